import type { Pose } from './figure.ts'
import { pair } from './geometry.ts'

/** Body units of `figure.ts`. Ankles stand at y = -4. */
const STAND: Pose = {
  hip: [0, -38],
  lean: 0,
  hands: pair(3, -34, 6, -35),
  feet: pair(-3, -4, 4, -4),
}

/** A pose is another one with some joints moved. */
export function vary(pose: Pose, changes: Partial<Pose>): Pose {
  return { ...pose, ...changes }
}

export const POSES = {
  stand: STAND,
  walk: vary(STAND, { hip: [0, -37], lean: 4, hands: pair(-10, -38, 12, -40), feet: pair(10, -5, -9, -6) }),
  run: vary(STAND, { hip: [0, -40], lean: 16, nod: -8, hands: pair(-13, -52, 21, -58), feet: pair(16, -12, -19, -20) }),
  rush: vary(STAND, {
    hip: [0, -40],
    lean: 8,
    nod: -8,
    hands: pair(-18, -74, 26, -76),
    elbows: [-1, 1],
    feet: pair(17, -9, -18, -19),
  }),
  jump: vary(STAND, {
    hip: [0, -42],
    lean: 6,
    nod: -6,
    hands: pair(-34, -84, 38, -88),
    elbows: [-1, -1],
    feet: pair(-10, -18, 12, -16),
  }),
  balance: vary(STAND, {
    hip: [0, -38],
    lean: 2,
    hands: pair(-36, -66, 38, -68),
    elbows: [-1, -1],
    feet: pair(-5, -4, 8, -4),
  }),
  sit: vary(STAND, { hip: [0, -24], lean: 2, hands: pair(12, -32, 15, -32), feet: pair(18, -4, 21, -4), lap: true }),
  floor: vary(STAND, { hip: [0, -9], lean: -2, hands: pair(14, -18, 16, -20), feet: pair(30, -4, 34, -4), lap: true }),
  crouch: vary(STAND, {
    hip: [-4, -15],
    lean: 22,
    nod: 8,
    hands: pair(22, -12, 24, -16),
    feet: pair(3, -4, 8, -4),
    lap: true,
  }),
  kneel: vary(STAND, {
    hip: [-2, -22],
    lean: 12,
    nod: 8,
    hands: pair(20, -26, 24, -28),
    feet: pair(-17, -3, 10, -4),
    knees: [-1, -1],
  }),
  climb: vary(STAND, {
    stretch: 1.08,
    hip: [0, -40],
    lean: 8,
    nod: -14,
    hands: pair(14, -92, 18, -72),
    feet: pair(12, -22, 4, -4),
    elbows: [1, 1],
  }),
  hang: vary(STAND, {
    stretch: 1.2,
    hip: [0, -42],
    lean: -3,
    nod: -6,
    hands: pair(-5, -102, 7, -102),
    elbows: [-1, 1],
    feet: pair(-3, -9, 7, -11),
  }),
  pull: vary(STAND, { hip: [-4, -33], lean: -16, nod: 8, hands: pair(22, -46, 27, -48), feet: pair(10, -4, -8, -4) }),
  push: vary(STAND, {
    hip: [-8, -32],
    lean: 38,
    nod: -22,
    hands: pair(30, -42, 33, -46),
    feet: pair(-20, -4, 2, -4),
    elbows: [-1, -1],
  }),
  carry: vary(STAND, { hip: [0, -37], lean: -6, hands: pair(16, -42, 18, -44), feet: pair(8, -4, -8, -5) }),
  reach: vary(STAND, { hip: [0, -38], lean: 4, nod: -10, hands: pair(20, -76, 24, -70), feet: pair(-5, -4, 6, -4) }),
  lower: vary(STAND, { hip: [-6, -34], lean: 48, nod: -6, hands: pair(24, -22, 27, -22), feet: pair(-6, -4, 6, -4) }),
  crawl: vary(STAND, {
    hip: [-14, -26],
    lean: 72,
    nod: -48,
    hands: pair(20, -4, 26, -6),
    feet: pair(-26, -4, -8, -4),
    elbows: [-1, -1],
  }),
  lie: vary(STAND, { hip: [0, -9], lean: -90, nod: 50, hands: pair(-14, -18, -6, -22), feet: pair(33, -6, 34, -8) }),
  /** On the tummy, chest up on the elbows. */
  prone: vary(STAND, {
    hip: [-6, -9],
    lean: 72,
    nod: -46,
    hands: pair(40, -4, 44, -6),
    elbows: [-1, -1],
    feet: pair(-42, -6, -40, -8),
    soles: [170, 170],
  }),
  /** Cross-legged on the floor. */
  tailor: vary(STAND, {
    hip: [0, -9],
    lean: 2,
    nod: 6,
    hands: pair(16, -16, 18, -18),
    feet: pair(4, -2, 8, -2),
    lap: true,
  }),
  /** Sitting on one's heels. */
  heels: vary(STAND, {
    hip: [-4, -14],
    lean: 10,
    nod: 8,
    hands: pair(16, -16, 20, -18),
    feet: pair(-6.5, -4, -3, -4),
    soles: [172, 172],
    lap: true,
  }),
  /** Legs apart on the floor, turned to us. */
  floorFront: vary(STAND, {
    front: true,
    hip: [0, -10],
    lean: 0,
    hands: pair(-13, -16, 13, -16),
    elbows: [1, -1],
    feet: pair(-29, -5, 29, -5),
    knees: [1, -1],
    lap: true,
  }),
  /** Cross-legged, turned to us. */
  tailorFront: vary(STAND, {
    front: true,
    hip: [0, -9],
    lean: 0,
    hands: pair(-12, -18, 12, -18),
    elbows: [1, -1],
    feet: pair(-1, -2, 2, -2),
    knees: [1, -1],
    lap: true,
  }),
  /** Standing, turned to us or away. */
  standFront: vary(STAND, {
    front: true,
    hip: [0, -40.5],
    hands: pair(-12, -33, 12, -33),
    elbows: [1, -1],
    feet: pair(-6, -4, 6, -4),
    knees: [1, -1],
  }),
} satisfies Record<string, Pose>

const SEATED: Pose = {
  own: true,
  hip: [0, -12],
  lean: 4,
  nod: 2,
  hands: pair(14, -17, 17, -19),
  feet: pair(21, -6, 24, -7),
  soles: [-72, -72],
  lap: true,
}

/** What a baby does, in a baby's own units: for `build: 'baby'` only. */
export const BABY_POSES = {
  sit: SEATED,
  sitFront: vary(SEATED, {
    front: true,
    lean: 0,
    hands: pair(-13, -20, 13, -20),
    elbows: [1, -1],
    feet: pair(-19, -7, 19, -7),
    knees: [1, -1],
  }),
  /** On the tummy, chest lifted on the hands. */
  tummy: vary(SEATED, {
    hip: [-12, -11],
    lean: 64,
    nod: -40,
    hands: pair(16, -4, 21, -5),
    elbows: [-1, -1],
    feet: pair(-34, -6, -32, -8),
    soles: [165, 165],
    lap: false,
  }),
  crawl: vary(SEATED, {
    hip: [-13, -21],
    lean: 84,
    nod: -60,
    hands: pair(18, -4, 26, -5),
    elbows: [-1, -1],
    feet: pair(-26, -6, -19, -6),
    soles: [165, 165],
    lap: false,
  }),
  /** Standing with both hands on something. */
  pullUp: vary(SEATED, {
    hip: [-3, -27],
    lean: 10,
    nod: -8,
    hands: pair(17, -44, 20, -46),
    feet: pair(-6, -4, 4, -4),
    soles: [0, 0],
    lap: false,
  }),
  /** One knee still on the floor, hands up on something. */
  rise: vary(SEATED, {
    hip: [-5, -20],
    lean: 6,
    nod: -12,
    hands: pair(16, -42, 19, -44),
    feet: pair(-20, -6, 8, -4),
    soles: [165, 0],
    lap: true,
  }),
  /** First steps, arms up. */
  toddle: vary(SEATED, {
    hip: [0, -27],
    lean: 6,
    nod: -4,
    hands: pair(-12, -52, 22, -56),
    elbows: [-1, -1],
    feet: pair(8, -4, -8, -5),
    soles: [0, 10],
    lap: false,
  }),
  /** On a lap or an arm: the ground is what carries the seat. */
  held: vary(SEATED, { lean: 0, hands: pair(12, -22, 14, -26), feet: pair(14, -1, 17, -3), soles: [30, 30] }),
  /** On the back, feet in the air. */
  onBack: vary(SEATED, {
    hip: [10, -12],
    lean: -76,
    nod: -40,
    hands: pair(2, -34, 8, -33),
    elbows: [1, 1],
    feet: pair(14, -34, 20, -32),
    knees: [1, 1],
    soles: [-70, -70],
  }),
  /** Asleep on the back. */
  sleep: vary(SEATED, {
    hip: [10, -12],
    lean: -76,
    nod: -40,
    hands: pair(-26, -28, -20, -24),
    elbows: [1, 1],
    feet: pair(33, -8, 34, -10),
    soles: [-80, -80],
    lap: false,
  }),
} satisfies Record<string, Pose>
