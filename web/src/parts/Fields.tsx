/** Form parts: a row of radio buttons that looks like a ticket, a switch, a list to choose from. */
import type { VNode } from "preact"
import { useId } from "preact/hooks"

interface Choice<T> {
  value: T
  label: string
  note?: string
}

export function Radios<T extends string | number>(props: {
  legend: string
  value: T
  choices: Choice<T>[]
  onChange: (value: T) => void
}): VNode {
  const name = useId()
  return (
    <fieldset class="radios">
      <legend>{props.legend}</legend>
      <div class="radios-row">
        {props.choices.map((choice) => (
          <label key={String(choice.value)} class="radio">
            <input
              type="radio"
              name={name}
              value={String(choice.value)}
              checked={choice.value === props.value}
              onChange={() => props.onChange(choice.value)}
            />
            <span class="radio-label">
              {choice.label}
              {choice.note ? <small>{choice.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Switch(props: {
  label: string
  note?: string
  value: boolean
  onChange: (value: boolean) => void
}): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={props.value}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span>
        {props.label}
        {props.note ? <small>{props.note}</small> : null}
      </span>
    </label>
  )
}

export function Select(props: {
  label: string
  note?: string
  value: string
  choices: Choice<string>[]
  onChange: (value: string) => void
  class?: string
}): VNode {
  const id = useId()
  return (
    <div class={`field ${props.class ?? ""}`}>
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === props.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {props.note ? <small>{props.note}</small> : null}
    </div>
  )
}
