import type { Person, Wear } from './figure.ts'
import type { Hat, Head } from './head.ts'
import { BARK, CREAM, FIR, HAIR, INK, MAPLE, PAPER, PLUM, ROSE, SKIN, SUN, WATER } from './palette.ts'

/** The children one meets again from page to page: their skin and hair never change, their clothes follow the season. */
export const CAST = {
  lea: { skin: SKIN.fair, hair: { style: 'bob', color: HAIR.auburn } },
  noah: { skin: SKIN.brown, hair: { style: 'curly', color: HAIR.black } },
  mei: { skin: SKIN.peach, hair: { style: 'fringe', color: HAIR.black } },
  awa: { skin: SKIN.dark, hair: { style: 'buns', color: HAIR.black } },
  zoe: { skin: SKIN.tan, hair: { style: 'pony', color: HAIR.brown } },
  emile: { skin: SKIN.fair, hair: { style: 'short', color: HAIR.honey } },
  maika: { skin: SKIN.tan, hair: { style: 'braid', color: HAIR.black } },
  sami: { skin: SKIN.tan, hair: { style: 'short', color: HAIR.brown } },
  idris: { skin: SKIN.dark, hair: { style: 'short', color: HAIR.black } },
  rose: { skin: SKIN.peach, hair: { style: 'long', color: HAIR.blond } },
  theo: { skin: SKIN.fair, hair: { style: 'short', color: HAIR.auburn }, freckles: true },
  lila: { skin: SKIN.brown, hair: { style: 'cornrows', color: HAIR.black }, hearingAid: ROSE.base },
  kofi: { skin: SKIN.dark, hair: { style: 'locs', color: HAIR.black } },
  anh: { skin: SKIN.peach, hair: { style: 'short', color: HAIR.black }, glasses: WATER.deep },
  fatou: { skin: SKIN.dark, hair: { style: 'afro', color: HAIR.black } },
  jasleen: {
    skin: SKIN.tan,
    hair: { style: 'short', color: HAIR.black },
    hat: { kind: 'patka', color: SUN.base, trim: SUN.dark },
  },
} satisfies Record<string, Head>

export const BABIES = {
  olivier: { skin: SKIN.fair, hair: { style: 'wisp', color: HAIR.blond } },
  binta: { skin: SKIN.dark, hair: { style: 'curly', color: HAIR.black } },
  tao: { skin: SKIN.peach, hair: { style: 'wisp', color: HAIR.black } },
  ines: { skin: SKIN.tan, hair: { style: 'short', color: HAIR.brown } },
  malik: { skin: SKIN.brown, hair: { style: 'wisp', color: HAIR.black } },
  jeanne: { skin: SKIN.peach, hair: { style: 'bald', color: HAIR.honey } },
  ambre: { skin: SKIN.fair, hair: { style: 'wisp', color: HAIR.auburn } },
} satisfies Record<string, Head>

export const ADULTS = {
  julie: { skin: SKIN.peach, hair: { style: 'pony', color: HAIR.brown } },
  nadia: {
    skin: SKIN.tan,
    hair: { style: 'short', color: HAIR.black },
    hat: { kind: 'headscarf', color: PLUM.base, trim: PLUM.dark },
  },
  marc: { skin: SKIN.brown, hair: { style: 'short', color: HAIR.black } },
  helene: { skin: SKIN.fair, hair: { style: 'bob', color: HAIR.grey } },
  pierre: { skin: SKIN.fair, hair: { style: 'short', color: HAIR.honey }, beard: true },
  lucie: { skin: SKIN.dark, hair: { style: 'locs', color: HAIR.black } },
  minh: { skin: SKIN.peach, hair: { style: 'bob', color: HAIR.black }, glasses: MAPLE.dark },
} satisfies Record<string, Head>

type Look = { top: string; legs: string; shoes?: string; trim?: string; cut?: Wear['cut']; hat?: Hat }

export function dress(head: Head, wear: Wear, hat?: Hat): Person {
  return hat ? { ...head, wear, hat } : { ...head, wear }
}

/** T-shirt and shorts. */
export function summer(head: Head, { top, legs, shoes = CREAM, trim, cut, hat }: Look): Person {
  return dress(
    head,
    { top, legs, shoes, sleeves: 'short', shorts: true, ...(trim && { trim }), ...(cut && { cut }) },
    hat,
  )
}

/** Long sleeves and trousers. */
export function mild(head: Head, { top, legs, shoes = MAPLE.deep, trim, cut, hat }: Look): Person {
  return dress(head, { top, legs, shoes, ...(trim && { trim }), ...(cut && { cut }) }, hat)
}

/** A footed sleeper, one piece from neck to toes. */
export function sleeper(head: Head, color: string, trim: string = PAPER, cut: Wear['cut'] = 'plain'): Person {
  return dress(head, { top: color, legs: color, shoes: color, trim, cut })
}

/** A baby's bodysuit: short sleeves, bare legs and feet. */
export function bodysuit(head: Head, color: string, trim: string = PAPER, hat?: Hat): Person {
  return dress(
    head,
    { top: color, legs: color, shoes: color, trim, cut: 'stripes', sleeves: 'short', bareLegs: true, barefoot: true },
    hat,
  )
}

/** Jacket and boots. */
export function autumn(head: Head, { top, legs, shoes = BARK.dark, trim, cut = 'coat', hat }: Look): Person {
  return dress(head, { top, legs, shoes, boots: true, bulk: 1, cut, ...(trim && { trim }) }, hat)
}

/** Raincoat with its hood, and rubber boots. */
export function rain(head: Head, { top, legs, shoes = FIR.dark, trim }: Look): Person {
  return dress(
    head,
    { top, legs, shoes, boots: true, bulk: 1, cut: 'coat', ...(trim && { trim }) },
    { kind: 'hood', color: top, trim: trim ?? top },
  )
}

/** Snowsuit, mittens, neck warmer and tuque. */
export function winter(head: Head, { top, legs, shoes = INK, trim = CREAM, hat }: Look & { mitts?: string }): Person {
  return dress(
    head,
    { top, legs, shoes, boots: true, bulk: 2, cut: 'coat', trim: PAPER, mitts: trim, neck: trim },
    hat ?? { kind: 'tuque', color: top, trim },
  )
}

export const TUQUES = {
  maple: { kind: 'tuque', color: MAPLE.dark, trim: CREAM },
  sun: { kind: 'tuque', color: SUN.base, trim: MAPLE.dark },
  water: { kind: 'tuque', color: WATER.base, trim: PAPER },
  rose: { kind: 'tuque', color: ROSE.base, trim: SUN.soft },
  fir: { kind: 'tuque', color: FIR.dark, trim: SUN.base },
  plum: { kind: 'tuque', color: PLUM.base, trim: CREAM },
} satisfies Record<string, Hat>

/** The same person without shoes. */
export const barefoot = (person: Person): Person => ({ ...person, wear: { ...person.wear, barefoot: true } })
