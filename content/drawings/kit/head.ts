import type { Point } from './geometry.ts'
import { glow, MOUTH, mix, ROSE, shade } from './palette.ts'
import { disc, fill, line, oval, place } from './svg.ts'

export type HairStyle =
  | 'short'
  | 'bob'
  | 'pony'
  | 'buns'
  | 'curly'
  | 'braid'
  | 'long'
  | 'fringe'
  | 'bald'
  | 'wisp'
  | 'afro'
  | 'locs'
  | 'cornrows'
export type Hat =
  | { kind: 'tuque'; color: string; trim: string }
  | { kind: 'sunhat'; color: string; trim: string }
  | { kind: 'cap'; color: string; trim: string }
  | { kind: 'helmet'; color: string; trim: string }
  | { kind: 'rainhat'; color: string; trim: string }
  | { kind: 'hood'; color: string; trim: string }
  | { kind: 'headscarf'; color: string; trim: string }
  | { kind: 'bonnet'; color: string; trim: string }
  | { kind: 'patka'; color: string; trim: string }
  | { kind: 'leaves'; color: string; trim: string }

/** Against the sun. */
export const sunhat = (color: string, trim: string): Hat => ({ kind: 'sunhat', color, trim })
export const cap = (color: string, trim: string): Hat => ({ kind: 'cap', color, trim })

/** What is drawn on a face of radius 15 at the origin, once the head is placed, turned and scaled. */
export const face = (marks: string, at: Point, radius: number, turn = 0, mirrored = false) =>
  place(marks, at, { turn, scale: radius / 15, mirror: mirrored })

export type Head = {
  skin: string
  hair: { style: HairStyle; color: string }
  hat?: Hat
  /** Safety glasses. */
  goggles?: boolean
  /** Frame of the glasses. */
  glasses?: string
  /** Colour of what is worn behind the ear. */
  hearingAid?: string
  freckles?: boolean
  beard?: boolean
  /** `side` looks to where the figure faces; `back` shows the hair; `front` looks at us. */
  view?: 'side' | 'back' | 'front'
}

/** Everything is drawn around (0, 0) for a head of radius 15 that looks to the right. */
const SIDE_HAIR = 'M12 -10.5C5 -9 -2 -6 -4 2 -4.5 7 -6.5 11 -9.8 12.6A16.6 16.6 0 1 1 12 -10.5Z'
const SIDE_BOB = 'M13 -9.5C6 -9 -.5 -5 -1 2 -1 8 1 12 -2 16.5 -10 20 -20 15 -17.6 1A17 17 0 0 1 13 -9.5Z'
const FRONT_HAIR = 'M-15 5C-13 -3 -10 -7 -4 -8 2 -9 9 -7 12.5 -4 14 -1 14.6 2 15 5A16.6 16.6 0 1 0 -15 5Z'
const FRONT_BOB =
  'M-12 14C-14 5 -12 -4 -5 -7 1 -9 8 -7 11.5 -4 13.5 2 13 9 12 14 15 15 17 12 17 2A17 17 0 0 0 -17 2C-17 12 -15 15 -12 14Z'

function hairBehind({ style, color }: Head['hair'], view: Head['view']): string {
  const dark = shade(color, 0.12)
  if (style === 'pony')
    return view === 'side' ? oval([-20, 3], 6, 12, dark, 24) : view === 'back' ? '' : oval([11, -15], 6, 8, dark, 30)
  if (style === 'afro') return view === 'side' ? disc([-4, -4], 20, dark) : disc([0, -4], 21, dark)
  if (style === 'locs')
    return view === 'side'
      ? line('M-15 -2L-17 17M-11 4L-12 20M-6 4L-8 17', dark, 5)
      : line('M-15 -2L-18 16M-12 4L-13 19M15 -2L18 16M12 4L13 19', dark, 5)
  if (style === 'buns')
    return view === 'side' ? disc([-12, -13], 7, dark) : disc([-12, -13], 7, dark) + disc([12, -13], 7, dark)
  if (style === 'long') {
    return view === 'side'
      ? fill('M10 -12C-6 -22 -20 -10 -18 4 -17 14 -19 20 -17 26 -10 29 -4 26 -2 20Z', dark)
      : fill('M-16 -2C-18 12 -18 20 -16 27 -8 30 8 30 16 27 18 20 18 12 16 -2Z', dark)
  }
  return ''
}

function hairOver({ style, color }: Head['hair'], view: Head['view']): string {
  if (style === 'bald') return ''
  if (style === 'wisp')
    return view === 'back'
      ? disc([0, -2], 15.4, color, 0.75)
      : fill(
          view === 'side'
            ? 'M9 -12.4C2 -12 -6 -8 -8 0 -9 5 -11 7 -13.4 7.4A15.6 15.6 0 0 1 9 -12.4Z'
            : 'M-14.6 -3C-10 -9 10 -9 14.6 -3A15.6 15.6 0 0 0 -14.6 -3Z',
          color,
        ) + fill('M-4 -14Q-3 -22 6 -20.5 1 -19 4 -14Z', color)
  if (style === 'cornrows') {
    const rows =
      view === 'side'
        ? 'M9 -12Q-4 -16 -15 -5M12 -9Q-3 -12 -15 2M3 -5Q-6 -6 -13 8'
        : view === 'front'
          ? 'M-10 -7L-7 -13M-4 -9L-3 -15M3 -9L3 -15M10 -7L7 -13'
          : 'M-9 -12Q-11 0 -7 12M0 -15V14M9 -12Q11 0 7 12'
    const ends =
      view === 'front' ? '' : line(view === 'side' ? 'M-14 6L-15 15M-10 10V18' : 'M-7 12V20M0 14V22M7 12V20', color, 4)
    return (
      fill(
        view === 'side' ? SIDE_HAIR : view === 'front' ? FRONT_HAIR : 'M-16 0A16 16 0 0 1 16 0 16 16 0 0 1 -16 0Z',
        color,
      ) +
      line(rows, glow(color, 0.3), 1.3) +
      ends
    )
  }
  if (style === 'curly') {
    const dots: [number, number, number][] =
      view === 'side'
        ? [
            [-12, 7, 7],
            [-15, -2, 7.5],
            [-11, -10, 8],
            [-3, -14, 8],
            [6, -13, 6.5],
            [-7, 0, 6],
          ]
        : view === 'front'
          ? [
              [-14, 0, 6.5],
              [-12, -9, 7.5],
              [-4, -14, 8],
              [5, -14, 8],
              [12, -9, 7.5],
              [14, 0, 6.5],
            ]
          : [
              [-13, 4, 7],
              [-13, -6, 8],
              [-5, -13, 8],
              [6, -13, 8],
              [13, -5, 8],
              [12, 5, 7],
              [0, 2, 14],
            ]
    return fill(
      dots.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`).join(''),
      color,
    )
  }
  if (view === 'back') {
    const cap = disc([0, -1], 16.4, color)
    const parting = line('M0 -16L0 2', glow(color, 0.18), 1.4)
    if (style === 'bob') return cap + fill('M-16.4 -1C-17 8 -16 13 -13 16 -5 19 5 19 13 16 16 13 17 8 16.4 -1Z', color)
    if (style === 'long') return cap + fill('M-16.4 -1L-15 24C-6 29 6 29 15 24L16.4 -1Z', color)
    if (style === 'pony') return cap + oval([0, 9], 5.5, 13, shade(color, 0.15))
    if (style === 'braid') return cap + parting + line('M-10 10L-13 24M10 10L13 24', color, 5.5)
    return cap
  }
  const base =
    style === 'bob' || style === 'long'
      ? view === 'front'
        ? FRONT_BOB
        : SIDE_BOB
      : view === 'front'
        ? FRONT_HAIR
        : SIDE_HAIR
  let drawn = fill(base, color)
  if (style === 'fringe') drawn += view === 'front' ? '' : fill('M13 -10C11 -4 4 -2 -3 -1L-5 -12Z', color)
  if (style === 'braid') {
    const braid = view === 'front' ? 'M-13 8L-15 25M13 8L15 25' : 'M-9 10C-11 16 -10 20 -13 27'
    drawn += line(braid, color, 6)
  }
  if (style === 'pony' && view === 'side') drawn += disc([-15, -3], 3.2, mix(color, '#ffffff', 0.35))
  return drawn
}

export function hatOver({ kind, color, trim }: Hat, view: Head['view']): string {
  const front = view !== 'side'
  switch (kind) {
    case 'tuque': {
      const tilt = front ? 0 : -10
      const dome = fill('M-16.4 -2.5C-17.5 -23 17.5 -23 16.4 -2.5Z', color) + line('M-14 -4.5L14 -4.5', trim, 7.5)
      const rib = line('M-7 -16L-8 -9M0 -17.5L0 -9M7 -16L8 -9', shade(color, 0.16), 1.6)
      return place(dome + rib + disc([0, -20.5], 5.8, trim), [0, 0], { turn: tilt })
    }
    case 'sunhat':
      return place(
        fill('M-14 -6C-13 -24 13 -24 14 -6Z', color) +
          line('M-14 -8.5L14 -8.5', trim, 4.5) +
          line('M-23 -4.5Q0 -9 23 -4.5', color, 5.5),
        [0, 0],
        { turn: front ? 0 : -8 },
      )
    case 'cap':
      return view === 'back'
        ? fill('M-16.2 -2C-17 -22 17 -22 16.2 -2Z', color)
        : fill('M-16.2 -3C-17 -22 16 -22 15 -5Z', color) +
            line(front ? 'M-11 -4Q0 -8 11 -4' : 'M8 -5L22 -3.5', trim, 4.5)
    case 'helmet':
      return (
        fill('M-18 0C-20 -26 18 -26 18 -4 12 -7 -2 -6 -6 1Z', color) +
        line('M-9 -14Q0 -20 9 -15M-11 -8Q-2 -13 8 -10', trim, 2.6) +
        line(front ? 'M-13 0L0 15L13 0' : 'M-3 1L3 14.5', shade(color, 0.4), 1.8)
      )
    case 'rainhat':
      return place(
        fill('M-14.5 -4C-13 -24 13 -24 14.5 -4Z', color) +
          fill(
            front ? 'M-22 0C-12 -10 12 -10 22 0 12 -3 -12 -3 -22 0Z' : 'M-25 7C-20 -9 8 -11 22 -4 10 -4 -10 -3 -25 7Z',
            trim,
          ),
        [0, 0],
      )
    case 'hood':
      return ''
    case 'headscarf':
      return ''
    case 'bonnet':
      if (view === 'back') return disc([0, 0], 17, color) + line('M-8 13Q0 16 8 13', trim, 3)
      return (
        fill(
          front
            ? 'M-16.6 6C-20 -24 20 -24 16.6 6 14 9 12 6 12 2 10 -9 -10 -9 -12 2 -12 6 -14 9 -16.6 6Z'
            : 'M-16.6 3C-19 -23 15 -24 13.6 -7 7 -8 2 -5 1.4 0 1 5 2 10 -2 11 -9 13 -15.6 9 -16.6 3Z',
          color,
        ) + line(front ? 'M-12.5 1C-9 -10 9 -10 12.5 1' : 'M13 -7.6C7 -8 1.6 -5 1 0', trim, 3)
      )
    case 'patka':
      if (view === 'back') return disc([0, -18], 5.2, color) + disc([0, -2], 16, color)
      return (
        disc([front ? 0 : 1, -18], 5.2, color) +
        fill(
          front
            ? 'M-15.6 -2C-16 -22 16 -22 15.6 -2 9 -9 -9 -9 -15.6 -2Z'
            : 'M-15.8 5C-19 -22 14 -23 13 -8 5 -9 -2 -5 -4 2 -6 8 -12 9 -15.8 5Z',
          color,
        ) +
        line(front ? 'M-14 -4C-8 -10 8 -10 14 -4' : 'M12 -8.6C5 -9 -2 -5 -4 2', trim, 2)
      )
    case 'leaves':
      return (
        line('M-14 -7Q0 -15 14 -8', trim, 2.5) +
        [-11, -4, 3, 10]
          .map((x, i) => oval([x, -12 - (i % 2) * 2], 3, 5.5, i % 2 ? color : trim, -25 + 17 * i))
          .join('')
      )
  }
}

/** A hood or a scarf frames the face: the head becomes a ring of cloth with the face inside. */
function wrapped(head: Head, cloth: Hat): string {
  const { view = 'side' } = head
  const outer = disc([-1, -1], 17.4, cloth.color)
  if (view === 'back') return outer + line('M-1 -18L-1 12', shade(cloth.color), 1.6)
  const shift = view === 'front' ? 0 : 3.6
  const rim = disc([shift * 0.8, 1], 13.6, cloth.trim)
  const face = disc([shift, 1.4], 11.8, head.skin)
  const fringe =
    cloth.kind === 'hood'
      ? fill(`M${shift - 10} -4.5A11.8 11.8 0 0 1 ${shift + 10} -5Q${shift} -7 ${shift - 10} -4.5Z`, head.hair.color)
      : ''
  return outer + rim + face + fringe + disc([shift + 4, 4.5], 2.6, '#d9644f', 0.28)
}

function faceOf(head: Head): string {
  const { view = 'side', skin } = head
  if (view === 'back') return disc([0, 0], 15, skin)
  const cheeks =
    view === 'front'
      ? disc([-8, 5], 3, '#d9644f', 0.28) + disc([8, 5], 3, '#d9644f', 0.28)
      : disc([8, 4.5], 3.2, '#d9644f', 0.28)
  const nose = view === 'side' ? disc([14.4, 1.8], 2.1, skin) : ''
  // A tuque comes down over the ears.
  const ear =
    head.hat?.kind === 'tuque'
      ? ''
      : view === 'side'
        ? disc([-3.4, 3.2], 3.4, shade(skin, 0.08))
        : disc([-15, 2], 3, skin) + disc([15, 2], 3, skin)
  return nose + disc([0, 0], 15, skin) + cheeks + ear
}

/** What is worn on the face or grows on it, over the hair. */
function details({ view = 'side', glasses, hearingAid, freckles, beard, hair, skin }: Head): string {
  if (view === 'back') return hearingAid ? line('M-16 -1Q-19 3 -16 7M16 -1Q19 3 16 7', hearingAid, 2.6) : ''
  const side = view === 'side'
  const chin = side
    ? 'M-3 6C-3 16 8 18 13 11 14 8 13 6 11 6 9 10 2 9 -3 6Z'
    : 'M-14 4C-14 20 14 20 14 4 11 10 6 8 0 8 -6 8 -11 10 -14 4Z'
  const dots = side ? 'M6 3h.1M9 5.4h.1M5.4 6.6h.1M10.4 2.4h.1' : 'M-9 3h.1M-6 5h.1M-10 6h.1M9 3h.1M6 5h.1M10 6h.1'
  const rings = side
    ? 'M5.6 -.4a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0 -8.6 0M5.6 -.6L-3 1'
    : 'M-11 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M1.8 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M-1.8 -1h3.6'
  const aid = side ? 'M-4 -1Q-8.4 1 -6.6 7' : 'M-16 -2Q-19 2 -16 6M16 -2Q19 2 16 6'
  return [
    beard ? fill(chin, hair.color) : '',
    freckles ? line(dots, shade(mix(skin, '#b5522a', 0.6), 0), 1.7) : '',
    glasses ? line(rings, glasses, 1.7) : '',
    hearingAid ? line(aid, hearingAid, 3) : '',
  ].join('')
}

/** One head, already turned, mirrored and scaled to its figure. */
export function drawHead(head: Head, centre: Point, radius: number, turn: number, mirror: boolean): string {
  const { view = 'side', hat } = head
  const cloth = hat && (hat.kind === 'hood' || hat.kind === 'headscarf') ? hat : undefined
  const parts = cloth
    ? wrapped(head, cloth)
    : hairBehind(head.hair, view) +
      faceOf(head) +
      hairOver(head.hair, view) +
      (hat ? hatOver(hat, view) : '') +
      details(head)
  const goggles = head.goggles
    ? line('M-14 -1L4 -2', '#3d5a5e', 2) +
      fill('M4 -6Q12 -7 15 -3L14 3Q8 5 4 2Z', '#c3e0e8', 0.92) +
      line('M4 -6Q12 -7 15 -3L14 3Q8 5 4 2Z', '#3d5a5e', 1.6)
    : ''
  return place(parts + goggles, centre, { turn: mirror ? -turn : turn, scale: radius / 15, mirror })
}

/** A mouth wide open, drawn over a head: `rx` and `ry` are half its width and height, `turn` is in degrees. */
export const mouth = (at: Point, rx: number, ry: number, turn = 0): string =>
  place(oval([0, 0], rx, ry, MOUTH) + oval([0, ry * 0.5], rx * 0.66, ry * 0.42, ROSE.base), at, { turn })
