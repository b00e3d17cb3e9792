/** Values of the placeholders of a template. */
export type Holes = Readonly<Record<string, string>>

/** « bâtir » → « Bâtir ». */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Guillemets inside guillemets become “ ”: a quoted name may be inserted in a quoted sentence. */
function nestQuotes(text: string): string {
  let depth = 0
  return text.replace(/«\u00A0?|\u00A0?»/gu, (mark) => {
    if (mark.startsWith('«')) return depth++ === 0 ? mark : '“'
    return --depth === 0 ? mark : '”'
  })
}

/**
 * Replaces {hole} and {Hole} (capitalised) by their values. Values are not scanned again, so that typed text is never a
 * template. @throws RangeError when a placeholder has no value, which is a mistake in the content.
 */
export function fill(template: string, holes: Holes): string {
  const text = template.replace(/\{([^{}]+)\}/gu, (_, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    const value = holes[key]
    if (value === undefined) throw new RangeError(`no value for {${name}} in « ${template} »`)
    return key === name ? value : capitalise(value)
  })
  return nestQuotes(text)
}
