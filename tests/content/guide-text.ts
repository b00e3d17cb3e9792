/** Words as a reader counts them: signs alone do not count. */
export const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length

export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…][\u00A0»)]*)\s+(?=[\p{Lu}\d«])|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Values that occur again. */
export const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

/** All texts inside a value, at any depth: strings with a space, so neither ids, codes nor addresses. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/u.test(value) ? [value] : []
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return []
}

/** Banned in every guide: outdated terms, norms about a child, doses, unchecked facts, working marks. */
export const BANNED: Record<string, RegExp> = {
  'working mark in brackets': /\[[^\]]*\]/u,
  'outdated term': /AÉPQ|premier agent|(?<!\p{L})RSG(?!\p{L})|programme Alex|annexe II/iu,
  'norm about a child': /(?<!\p{L})a?norma(?:l|le|ux|les)(?!\p{L})|(?<!\p{L})en retard(?!\p{L})/iu,
  dose: /\d\s*(?:mg|milligrammes?)(?!\p{L})/iu,
  'unchecked rule': /acétaminophène|DEET|icaridine|15 décembre|15 juin|\d\/20|article (?!39$)\d/iu,
  promise: /risque zéro|aucune blessure|sans aucun danger|en toute sécurité/iu,
  'emphatic praise': /!!|(?<!\p{L})génial/iu,
}
