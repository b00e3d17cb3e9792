/**
 * « Sous-bois »: the colours of the interface tokens and their neighbours, chosen to sit on a light or a dark page. The
 * drawings cannot read the tokens (an <img> has no access to them), so the values are written here once.
 */
export const INK = '#1e2a20'
export const PAPER = '#fbfaf4'
export const CREAM = '#f4ead2'
/** A bright red of toys and sleds; MAPLE is that of leaves. */
export const RED = '#d1404a'
/** Inside an open mouth. */
export const MOUTH = '#6b241f'

export const FIR = {
  deep: '#123f2b',
  dark: '#1e643d',
  base: '#3b7d4f',
  soft: '#6ea76c',
  pale: '#a9cb95',
  mist: '#cfe2bf',
}
export const MAPLE = { deep: '#883b1a', dark: '#ab502a', base: '#d0713c', soft: '#ef9e70', pale: '#fbd9bd' }
export const SUN = { dark: '#ab7225', base: '#edb345', soft: '#f6d586', pale: '#fcf2d3' }
export const WATER = { deep: '#1c5a7d', base: '#3f88ab', soft: '#75b5d0', pale: '#c3e0e8' }
export const PLUM = { dark: '#5a4180', base: '#7f63ad', soft: '#b9a2dd' }
export const ROSE = { dark: '#97304f', base: '#c75a78', soft: '#f0a3b0' }
export const SNOW = { light: '#f4f7f6', base: '#e3ebef', shade: '#c6d6e1', deep: '#9ab2c3' }
export const BARK = {
  deep: '#3d2c22',
  dark: '#5b4030',
  base: '#7d5a40',
  soft: '#a57f5c',
  pale: '#d9b98d',
  cut: '#f0d7aa',
}
/** Of boxes and tubes. */
export const CARDBOARD = '#c99f6c'
export const STONE = { dark: '#66706d', base: '#8f9893', soft: '#b6bcb4', pale: '#d6d8cd' }
export const EARTH = { dark: '#4d3526', base: '#73503a', soft: '#96704f' }

export const SKIN = { fair: '#f6d3b8', peach: '#edbb93', tan: '#cf9767', brown: '#9c6440', dark: '#6f452d' }
export const HAIR = {
  black: '#241a17',
  brown: '#523322',
  auburn: '#96451f',
  honey: '#c98f3f',
  blond: '#e6c374',
  grey: '#a9a8a0',
}

/** Between two `#rrggbb` colours; 0 is the first. */
export function mix(from: string, to: string, t: number): string {
  const channel = (color: string, i: number) => Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * t))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Cooler and darker, as in the shade of trees. */
export function shade(color: string, t = 0.18): string {
  return mix(color, '#14281f', t)
}

/** Warmer and lighter, as in the sun. */
export function glow(color: string, t = 0.25): string {
  return mix(color, '#fff6df', t)
}
