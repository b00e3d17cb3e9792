/** What a reader of a guide sees: how its sentences are counted, and what must never be left in one. */
export const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length

export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…][\u00A0»)]*)\s+(?=[\p{Lu}\d«])|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

export const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

/** Every text below a value: strings that are read, not ids, codes or addresses. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/u.test(value) ? [value] : []
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return []
}

/** What no guide may say: outdated terms, norms about a child, doses, facts that nobody has checked, marks left in. */
export const BANNED: Record<string, RegExp> = {
  'working mark in brackets': /\[[^\]]*\]/u,
  'outdated term': /AÉPQ|premier agent|(?<!\p{L})RSG(?!\p{L})|programme Alex|annexe II/iu,
  'norm about a child': /(?<!\p{L})a?norma(?:l|le|ux|les)(?!\p{L})|(?<!\p{L})en retard(?!\p{L})/iu,
  dose: /\d\s*(?:mg|milligrammes?)(?!\p{L})/iu,
  'unchecked rule': /acétaminophène|DEET|icaridine|15 décembre|15 juin|\d\/20|article \d/iu,
  promise: /risque zéro|aucune blessure|sans aucun danger|en toute sécurité/iu,
  'emphatic praise': /!!|(?<!\p{L})génial/iu,
}
