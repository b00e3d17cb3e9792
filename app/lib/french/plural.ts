const whole = new Intl.NumberFormat('fr-CA')

/** « 0 activité », « 1 activité », « 2 activités », « 1 024 activités »: in French, 0 and 1 are singular. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)}\u00A0${isSingular(count) ? singular : many}`
}

/** True for −1,99… to 1,99…: use it when the verb or the adjective agrees too. */
export function isSingular(count: number): boolean {
  return Math.abs(count) < 2
}

/** Thousands with a no-break space, decimal comma. */
export function formatNumber(value: number): string {
  return whole.format(value).replaceAll('\u202F', '\u00A0')
}
