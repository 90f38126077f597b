/** The signs of Outspeed, each in a square of 40 × 40 around the origin. */
import type { ComponentChildren, VNode } from "preact"

/** A route's light: green has a ring, red a bar, so that they differ without their colours. */
export function RouteSign({ route, lit = true }: { route: string; lit?: boolean }): VNode {
  const tone = lit ? `outspeed-${route}` : "outspeed-dark"
  if (route === "triangle") {
    return (
      <g class={tone}>
        <path class="outspeed-light" d="M0-17L18 14H-18Z" stroke-linejoin="round" />
        <path class="outspeed-mark" d="M0-5L7 8H-7Z" />
      </g>
    )
  }
  return (
    <g class={tone}>
      <circle class="outspeed-light" r="16.5" />
      {route === "green" ? (
        <circle class="outspeed-mark" r="7" />
      ) : (
        <rect class="outspeed-mark" x="-9" y="-3" width="18" height="6" rx="2" />
      )}
    </g>
  )
}

export const Fuel = (): VNode => (
  <g>
    <path d="M0-18C10-6 14 0 14 6A14 13 0 0 1-14 6C-14 0-10-6 0-18Z" class="outspeed-fuel" />
    <path d="M-7 6A7 7 0 0 0 0 12" class="outspeed-shine" />
  </g>
)

export const Zones = (): VNode => (
  <path d="M-17-13L-4 0L-17 13M-5-13L8 0L-5 13M7-13L20 0L7 13" class="outspeed-chevrons" />
)

export const Person = (): VNode => (
  <g class="outspeed-person">
    <circle cy="-9" r="7" />
    <path d="M-12 17C-12 3 12 3 12 17Z" />
  </g>
)

const TILES: Record<string, ComponentChildren> = {
  nitro: (
    <g>
      <path d="M-13 3L-2-14V-4H13L2 14V4Z" fill="#ffd24a" stroke="#2a1c3f" stroke-width="2" stroke-linejoin="round" />
    </g>
  ),
  fuel_tank: (
    <g stroke="#2a1c3f" stroke-width="2" stroke-linejoin="round">
      <path d="M-10-9H4L10-3V14H-10Z" fill="#4fd3e0" />
      <path d="M-6-9V-14H3V-9" fill="none" />
      <path d="M-5 0L5 9M5 0L-5 9" />
    </g>
  ),
  flamethrower: (
    <g stroke="#2a1c3f" stroke-width="2" stroke-linejoin="round">
      <path d="M0-15C9-6 12 0 10 7C8 14-8 15-10 6C-11 1-8-2-5-5C-4-1-2 0-1 0C1-4 1-10 0-15Z" fill="#f2672e" />
      <path d="M0 2C4 6 4 11 0 12C-4 12-5 7 0 2Z" fill="#ffd24a" stroke="none" />
    </g>
  ),
  ion_cannon: (
    <g fill="none" stroke="#2a1c3f" stroke-width="2.5" stroke-linecap="round">
      <circle r="4" fill="#b48cff" />
      <ellipse rx="15" ry="6" transform="rotate(30)" />
      <ellipse rx="15" ry="6" transform="rotate(-30)" />
      <ellipse rx="15" ry="6" transform="rotate(90)" />
    </g>
  ),
  electromagnet: (
    <g stroke="#2a1c3f" stroke-width="2" stroke-linejoin="round">
      <path d="M-13-13H-5V2A5 5 0 0 0 5 2V-13H13V2A13 13 0 0 1-13 2Z" fill="#e0455a" />
      <path d="M-13-13H-5V-7H-13ZM5-13H13V-7H5Z" fill="#fff" />
    </g>
  ),
  force_field: (
    <g stroke="#2a1c3f" stroke-width="2" stroke-linejoin="round">
      <path d="M0-15L13-10V1C13 9 6 13 0 16C-6 13-13 9-13 1V-10Z" fill="#37c9a0" />
      <path d="M-7 0A7 7 0 0 1 7 0" fill="none" stroke="#fff" stroke-width="2.5" />
    </g>
  ),
}

/** A bonus tile: its picture, or its back. */
export function Tile({ tile, size = 48 }: { tile: string | null; size?: number }): VNode {
  return (
    <svg class="outspeed-tile" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <path class="outspeed-tile-edge" d="M-11-18H11L22 2L11 22H-11L-22 2Z" />
      <path class={tile ? "outspeed-tile-face" : "outspeed-tile-back"} d="M-11-22H11L22-2L11 18H-11L-22-2Z" />
      {tile ? (
        <g transform="translate(0 -2) scale(.92)">{TILES[tile]}</g>
      ) : (
        <path class="outspeed-tile-sign" d="M-8-10L2-2L-8 6M2-10L12-2L2 6" />
      )}
    </svg>
  )
}

/** A sign within a line of text. */
export function Sign({ children, size = 20 }: { children: ComponentChildren; size?: number }): VNode {
  return (
    <svg class="outspeed-sign" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}
