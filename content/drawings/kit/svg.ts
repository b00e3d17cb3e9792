import type { Point } from './geometry.ts'

/**
 * The few marks a drawing is made of. Every function returns SVG text; the root element (`frame`) sets `fill="none"`
 * and round caps, so that a stroke costs one attribute less.
 */

/** A tenth of a unit for what is small, a whole unit for places in a 480-unit picture: enough, and short. */
export function num(value: number): string {
  const text = String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** For what needs no tenth: leaves, far trees, blades of grass. */
export function whole(value: number): number {
  return Math.round(value) || 0
}

export function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

/** `M a L b L c`: straight segments through the points. */
export function through(...points: Point[]): string {
  const [first, ...rest] = points.map(at)
  return `M${first ?? ''}L${rest.join(' ')}`
}

function opacityOf(opacity: number): string {
  return opacity < 1 ? ` opacity="${num2(opacity)}"` : ''
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.')
}

/** A filled shape. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacityOf(opacity)}/>`
}

/** A line with round ends. */
export function line(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${num(width)}"${opacityOf(opacity)}/>`
}

/** A line made of dashes, for traces, stitches, stripes and strings of dots. */
export function dashes(d: string, color: string, width: number, pattern: string, opacity = 1): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${num(width)}" stroke-dasharray="${pattern}"${opacityOf(opacity)}/>`
}

function centre(x: number, y: number): string {
  return `${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''}`
}

export function disc([x, y]: Point, r: number, color: string, opacity = 1): string {
  return `<circle${centre(x, y)} r="${num(r)}" fill="${color}"${opacityOf(opacity)}/>`
}

/** `turn` in degrees, clockwise. */
export function oval([x, y]: Point, rx: number, ry: number, color: string, turn = 0, opacity = 1): string {
  const rotated = turn ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : ''
  return `<ellipse${centre(x, y)} rx="${num(rx)}" ry="${num(ry)}" fill="${color}"${rotated}${opacityOf(opacity)}/>`
}

/** How a drawing stands where it is placed; `turn` in degrees. */
export type Options = { scale?: number; mirror?: boolean; turn?: number }

/** Moves, turns (degrees), mirrors and scales what was drawn around the origin. */
export function place(children: string, [x, y]: Point, { turn = 0, scale = 1, mirror = false }: Options = {}): string {
  const moves = [
    x || y ? `translate(${num(x)} ${num(y)})` : '',
    turn ? `rotate(${num(turn)})` : '',
    mirror ? `scale(${num2(-scale)} ${num2(scale)})` : scale === 1 ? '' : `scale(${num2(scale)})`,
  ].join('')
  return moves ? `<g transform="${moves}">${children}</g>` : children
}

/** A shape that a picture draws once and uses often ({@link again}); `currentColor` in it is the color of each use. */
export const once = (id: string, shape: string): string => `<defs><g id="${id}">${shape}</g></defs>`

/** Draws the shape that {@link once} has named, in its place and color. */
export const again = (id: string, at: Point, color: string, options: Parameters<typeof place>[2] = {}): string =>
  place(`<use href="#${id}" color="${color}"/>`, at, options)
