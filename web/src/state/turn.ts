/** "It is your turn": title, favicon, sound and notification. */
import { notify, sound } from "./settings"

let audio: AudioContext | undefined

/** Two short notes; a page nobody has touched yet may not be heard, and need not complain about it. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    audio ??= new AudioContext()
    void audio.resume()
    const start = audio.currentTime
    for (const [at, pitch] of [
      [0, 660],
      [0.13, 880],
    ] as const) {
      const tone = audio.createOscillator()
      const loud = audio.createGain()
      tone.type = "triangle"
      tone.frequency.value = pitch
      loud.gain.setValueAtTime(0.0001, start + at)
      loud.gain.exponentialRampToValueAtTime(0.18, start + at + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.22)
      tone.connect(loud).connect(audio.destination)
      tone.start(start + at)
      tone.stop(start + at + 0.25)
    }
  } catch {
    // A browser that plays no sound shows the turn all the same.
  }
}

let shown: Notification | undefined

/** Calls somebody back to the table. */
export function callToTable(title: string, sentence: string): void {
  if (sound.value) chime()
  if (!notify.value || !document.hidden || typeof Notification === "undefined") return
  if (Notification.permission !== "granted") return
  try {
    shown?.close()
    shown = new Notification(title, { body: sentence, tag: "homestretch-turn", icon: "/static/favicon.svg" })
    shown.onclick = () => {
      focus()
      shown?.close()
    }
  } catch {
    // Some phones allow notifications only to installed apps.
  }
}

/** Title and favicon of the page; `turn` marks both. */
export function markPage(title: string, turn = false): void {
  document.title = turn ? `● ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")
  const wanted = turn ? "/static/favicon-turn.svg" : "/static/favicon.svg"
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted)
}
