import { add, angleOf, bend, between, distance, type Point, polar } from './geometry.ts'
import { drawHead, type Head } from './head.ts'
import { glow, shade } from './palette.ts'
import { at, dashes, disc, fill, line, num, oval, through } from './svg.ts'

/**
 * A person seen from a few steps away: a skeleton bent by where the hands and feet are, dressed with rounded strokes.
 * Body units: 100 is the standing height, the origin is the ground under the hips, x grows towards where it faces.
 */
export type Build = 'baby' | 'toddler' | 'child' | 'adult'

export type Pose = {
  hip: Point
  /** Degrees the trunk leans forward from upright; 90 lies face down. */
  lean: number
  /** Degrees the head nods forward, beyond the trunk. */
  nod?: number
  hands: [near: Point, far: Point]
  feet: [near: Point, far: Point]
  /** Which way elbows and knees go, when not the usual one. */
  elbows?: [near: number, far: number]
  knees?: [near: number, far: number]
  /** Angle of the shoes, in degrees, when they do not simply follow the shin. */
  soles?: [near: number, far: number]
  /** The near leg passes in front of the trunk (sitting, crouching). */
  lap?: boolean
  /** Longer arms for a body that hangs or reaches: the shoulders give. */
  stretch?: number
  /** Written in the units of the body that takes it, not in a child's. */
  own?: boolean
  /** The body turned to us, or away with the head's `view: 'back'`: shoulders and hips side by side. */
  front?: boolean
}

export type Wear = {
  top: string
  legs: string
  shoes: string
  trim?: string
  sleeves?: 'long' | 'short'
  shorts?: boolean
  /** Nothing on the legs: a baby's bodysuit, a bathing suit. */
  bareLegs?: boolean
  barefoot?: boolean
  boots?: boolean
  mitts?: string
  gloves?: string
  /** 0 light clothes, 1 coat, 2 snowsuit. */
  bulk?: 0 | 1 | 2
  cut?: 'plain' | 'stripes' | 'overalls' | 'dress' | 'coat' | 'vest' | 'apron' | 'bib'
  /** Neck warmer or scarf tucked in. */
  neck?: string
}

export type Person = Head & { wear: Wear }

export type Stance = {
  build?: Build
  /** 1 faces right, -1 faces left. */
  facing?: 1 | -1
  /** Hands or feet put on a point of the scene instead of the pose's. */
  grip?: { near?: Point; far?: Point }
  step?: { near?: Point; far?: Point }
  shadow?: boolean
  /** What is held against the trunk: drawn over body and head, under the near arm. */
  holding?: string
}

type Frame = {
  head: number
  trunk: number
  upper: number
  fore: number
  thigh: number
  shin: number
  arm: number
  leg: number
  chest: number
  seat: number
}

const FRAMES: Record<Build, Frame> = {
  baby: {
    head: 20,
    trunk: 29,
    upper: 11,
    fore: 10.5,
    thigh: 12,
    shin: 11.5,
    arm: 10.2,
    leg: 12.6,
    chest: 10.6,
    seat: 13.4,
  },
  toddler: {
    head: 18.5,
    trunk: 29,
    upper: 12.5,
    fore: 12.5,
    thigh: 14,
    shin: 14,
    arm: 9.6,
    leg: 11.8,
    chest: 9.4,
    seat: 12,
  },
  child: {
    head: 14.4,
    trunk: 29,
    upper: 16.5,
    fore: 16,
    thigh: 18.5,
    shin: 18.5,
    arm: 7.8,
    leg: 9.6,
    chest: 8.2,
    seat: 9.4,
  },
  adult: { head: 8.8, trunk: 31, upper: 17, fore: 16.5, thigh: 25, shin: 25, arm: 6, leg: 8, chest: 7.2, seat: 8 },
}

/** Two circles and the skin stretched over them. */
function capsule(a: Point, ra: number, b: Point, rb: number): string {
  const heading = angleOf(a, b)
  const spread = (Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.max(distance(a, b), 0.1)))) * 180) / Math.PI
  const side = (sign: number, centre: Point, r: number) => at(polar(centre, heading + sign * spread, r))
  return `M${side(1, a, ra)}L${side(1, b, rb)}A${num(rb)} ${num(rb)} 0 ${spread > 90 ? 1 : 0} 0 ${side(-1, b, rb)}L${side(-1, a, ra)}A${num(ra)} ${num(ra)} 0 ${spread < 90 ? 1 : 0} 0 ${side(1, a, ra)}Z`
}

/** Draws somebody whose hips are above `ground`; `height` is the standing height in scene units. */
export function figure(person: Person, pose: Pose, ground: Point, height: number, stance: Stance = {}): string {
  const { build = 'child', facing = 1, grip = {}, step = {}, shadow = false, holding = '' } = stance
  const s = height / 100
  const frame = FRAMES[build]
  const { wear } = person
  const bulk = wear.bulk ?? 0
  const toScene = ([x, y]: Point): Point => [ground[0] + facing * s * x, ground[1] + s * y]
  const dir = (degrees: number) => (facing === 1 ? degrees : 180 - degrees)

  // Poses are written for a child; longer or shorter limbs carry the same gesture.
  const model = pose.own ? frame : FRAMES.child
  const legs = (frame.thigh + frame.shin) / (model.thigh + model.shin)
  const arms = (frame.upper + frame.fore) / (model.upper + model.fore)
  const seat: Point = [pose.hip[0], pose.hip[1] * legs]
  const rise = frame.trunk / model.trunk
  const handAt = ([x, y]: Point): Point =>
    toScene([
      seat[0] + (x - pose.hip[0]) * arms,
      seat[1] + (y - pose.hip[1]) * (y < pose.hip[1] ? (arms + rise) / 2 : arms),
    ])
  const footAt = ([x, y]: Point): Point => toScene([x * legs, (y + 4) * legs - 4])
  const give = pose.stretch ?? 1

  const hip = toScene(seat)
  const spine = dir(pose.lean - 90)
  const neck = polar(hip, spine, frame.trunk * s)
  const shoulder = polar(hip, spine, (frame.trunk - 4) * s)
  const headTurn = pose.lean * 0.55 + (pose.nod ?? 0)
  const skull = polar(neck, dir(headTurn - 90), (frame.head * 0.9 + bulk * 0.6) * s)
  const nearShoulder = polar(shoulder, spine + facing * 90, (pose.front ? frame.chest * -0.75 : -1.5) * s)
  const farShoulder = polar(shoulder, spine + facing * 90, (pose.front ? frame.chest * 0.75 : 2.5) * s)
  const nearHip = add(hip, [pose.front ? facing * frame.seat * -0.45 * s : 0, 0])
  const farHip = add(hip, [facing * (pose.front ? frame.seat * 0.45 : 1.5) * s, 0])

  const [elbowNear, elbowFar] = pose.elbows ?? [1, 1]
  const [kneeNear, kneeFar] = pose.knees ?? [-1, -1]
  const limb = (root: Point, target: Point, first: number, second: number, side: number) =>
    bend(root, target, first * s, second * s, side * facing)
  const nearArm = limb(
    nearShoulder,
    grip.near ?? handAt(pose.hands[0]),
    frame.upper * give,
    frame.fore * give,
    elbowNear,
  )
  const farArm = limb(farShoulder, grip.far ?? handAt(pose.hands[1]), frame.upper * give, frame.fore * give, elbowFar)
  const nearLeg = limb(nearHip, step.near ?? footAt(pose.feet[0]), frame.thigh, frame.shin, kneeNear)
  const farLeg = limb(farHip, step.far ?? footAt(pose.feet[1]), frame.thigh, frame.shin, kneeFar)

  const armWidth = (frame.arm + bulk * 1.5) * s
  const legWidth = (frame.leg + bulk * 1.2) * s

  const drawArm = (root: Point, [elbow, hand]: [Point, Point], color: string, skin: string) => {
    const sleeve =
      wear.sleeves === 'short'
        ? line(through(root, elbow, hand), skin, armWidth * 0.82) +
          line(through(root, between(root, elbow, 0.72)), color, armWidth * 1.12)
        : line(through(root, elbow, hand), color, armWidth)
    const cover = wear.mitts ?? wear.gloves
    if (!cover) return sleeve + disc(hand, armWidth * 0.53, skin)
    const cuff =
      root === farShoulder && !pose.front
        ? ''
        : line(through(between(elbow, hand, 0.72), between(elbow, hand, 0.84)), shade(cover, 0.2), armWidth * 1.02)
    return sleeve + cuff + disc(hand, armWidth * (wear.mitts ? 0.72 : 0.6), cover)
  }
  const drawLeg = (root: Point, [knee, ankle]: [Point, Point], sole: number | undefined, dark: boolean) => {
    const tone = (color: string) => (dark ? shade(color, 0.2) : color)
    const skin = tone(person.skin)
    const lap =
      pose.front && pose.lap ? fill(`${through(root, knee, ankle)}Z`, wear.bareLegs ? skin : tone(wear.legs)) : ''
    const leg =
      lap +
      (wear.bareLegs
        ? line(through(root, knee, ankle), skin, legWidth * 0.86)
        : wear.shorts
          ? line(through(root, knee, ankle), skin, legWidth * 0.8) +
            line(through(root, between(root, knee, 0.85)), tone(wear.legs), legWidth * 1.12)
          : line(through(root, knee, ankle), tone(wear.legs), legWidth))
    const onGround = ankle[1] > ground[1] - 6 * s && ankle[1] < ground[1] - 2 * s
    const heading = sole === undefined ? (onGround ? dir(0) : angleOf(knee, ankle) - facing * 90) : dir(sole)
    const toe = polar(ankle, heading, (frame.leg * 0.72 + (wear.boots ? 1 : 0)) * s)
    const heel = polar(ankle, heading, -1.2 * s)
    if (pose.front)
      return leg + oval(ankle, legWidth * 0.56, legWidth * 0.64, wear.barefoot ? glow(skin, 0.12) : tone(wear.shoes))
    if (wear.barefoot) return leg + line(through(heel, toe), skin, legWidth * 0.74)
    const shaft = wear.boots ? line(through(between(knee, ankle, 0.5), ankle), tone(wear.shoes), legWidth * 1.08) : ''
    return leg + shaft + line(through(heel, toe), tone(wear.shoes), legWidth * (wear.boots ? 0.96 : 0.88))
  }

  const trunk = drawTrunk()
  const near = drawLeg(nearHip, nearLeg, pose.soles?.[0], false)
  const far = drawLeg(farHip, farLeg, pose.soles?.[1], !pose.front)
  // Crossed legs hide what is between them.
  const crossed =
    pose.front && distance(nearLeg[1], farLeg[1]) < frame.seat * s
      ? fill(`${through(nearHip, nearLeg[1], farLeg[1], farHip)}Z`, wear.legs)
      : ''
  const rear = pose.front
    ? drawArm(farShoulder, farArm, glow(wear.top, 0.12), person.skin)
    : drawArm(farShoulder, farArm, shade(wear.top, 0.2), shade(person.skin, 0.14))
  const back = pose.front && person.view === 'back'
  const parts = [
    shadow ? oval([ground[0], ground[1]], 22 * s, 5 * s, '#14281f', 0, 0.16) : '',
    back ? drawArm(nearShoulder, nearArm, wear.top, person.skin) : '',
    pose.front && !back ? '' : rear,
    pose.front && pose.lap ? '' : far,
    pose.lap ? '' : near,
    trunk,
    pose.lap ? near + (pose.front ? far : '') + crossed : '',
    line(through(neck, skull), shade(person.skin, 0.12), frame.arm * 0.9 * s),
    wear.neck ? line(through(polar(neck, spine + 90, 5 * s), polar(neck, spine - 90, 5 * s)), wear.neck, 7.5 * s) : '',
    drawHead(pose.front ? { view: 'front', ...person } : person, skull, frame.head * s, headTurn, facing === -1),
    holding,
    pose.front && !back ? rear : '',
    back
      ? ''
      : drawArm(
          nearShoulder,
          nearArm,
          wear.cut === 'vest' ? (wear.trim ?? wear.top) : glow(wear.top, 0.12),
          person.skin,
        ),
  ]
  return parts.join('')

  function drawTrunk(): string {
    const low = polar(hip, spine, 1 * s)
    const chestR = (frame.chest + bulk * 1.1) * s
    const seatR = (frame.seat + bulk * 1.5) * s
    const top = polar(hip, spine, (frame.trunk - frame.chest) * s)
    const trim = wear.trim ?? shade(wear.top, 0.25)
    const across = (along: number, width: number) => {
      const middle = polar(hip, spine, along * s)
      return through(polar(middle, spine + 90, width * s), polar(middle, spine - 90, width * s))
    }
    const pelvis = disc(hip, seatR, wear.bareLegs ? wear.top : wear.legs)
    switch (wear.cut ?? 'plain') {
      case 'coat': {
        const hem = polar(hip, spine, -4 * s)
        const zip = line(
          through(polar(top, dir(pose.lean), chestR * 0.45), polar(hem, dir(pose.lean), seatR * 0.5)),
          trim,
          1.3 * s,
        )
        return pelvis + fill(capsule(top, chestR, hem, seatR * 1.12), wear.top) + zip
      }
      case 'dress': {
        const hem = polar(hip, spine, -9 * s)
        const skirt = `${through(polar(top, spine + 90, chestR), polar(hem, spine + 90, seatR * 1.5), polar(hem, spine - 90, seatR * 1.5), polar(top, spine - 90, chestR))}Z`
        return (
          fill(skirt, wear.top) +
          fill(capsule(top, chestR, low, seatR * 0.9), wear.top) +
          line(through(polar(hem, spine + 90, seatR * 1.4), polar(hem, spine - 90, seatR * 1.4)), trim, 2.4 * s)
        )
      }
      case 'overalls': {
        const bib = polar(hip, spine, frame.trunk * 0.55 * s)
        return (
          fill(capsule(top, chestR, low, seatR * 0.95), wear.top) +
          fill(capsule(bib, chestR * 0.92, low, seatR), wear.legs) +
          line(
            through(polar(bib, dir(pose.lean), chestR * 0.3), polar(shoulder, dir(pose.lean), chestR * 0.25)),
            wear.legs,
            2.6 * s,
          )
        )
      }
      case 'stripes':
        return (
          pelvis +
          fill(capsule(top, chestR, polar(hip, spine, 3 * s), seatR * 0.95), wear.top) +
          [8, 13.5, 19].map((along) => line(across(along, frame.chest * 0.72), trim, 2 * s)).join('')
        )
      case 'apron': {
        const front = polar(hip, dir(pose.lean), seatR * 0.4)
        return (
          pelvis +
          fill(capsule(top, chestR, polar(hip, spine, 3 * s), seatR * 0.95), wear.top) +
          fill(
            capsule(polar(front, spine, frame.trunk * 0.5 * s), chestR * 0.7, polar(front, spine, -6 * s), seatR * 0.8),
            trim,
          )
        )
      }
      case 'bib': {
        const chest = polar(polar(hip, spine, frame.trunk * 0.68 * s), dir(pose.lean), pose.front ? 0 : chestR * 0.45)
        return (
          pelvis +
          fill(capsule(top, chestR, polar(hip, spine, 3 * s), seatR * 0.95), wear.top) +
          oval(chest, chestR * (pose.front ? 0.85 : 0.55), chestR, trim, facing * pose.lean)
        )
      }
      case 'vest':
        return (
          pelvis +
          fill(capsule(top, chestR, polar(hip, spine, 1 * s), seatR), wear.top) +
          dashes(across(11, frame.chest * 0.8), glow(wear.top, 0.5), 1.6 * s, '1 0')
        )
      default:
        return pelvis + fill(capsule(top, chestR, polar(hip, spine, 3 * s), seatR * 0.95), wear.top)
    }
  }
}

/** A figure with a toddler's proportions. */
export function toddler(person: Person, pose: Pose, ground: Point, height: number, stance: Stance = {}): string {
  return figure(person, pose, ground, height, { build: 'toddler', ...stance })
}

/** A figure with an adult's proportions. */
export function adult(person: Person, pose: Pose, ground: Point, height: number, stance: Stance = {}): string {
  return figure(person, pose, ground, height, { build: 'adult', ...stance })
}
