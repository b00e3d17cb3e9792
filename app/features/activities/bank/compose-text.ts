export type Holes = Readonly<Record<string, string>>

/** « bâtir » → « Bâtir ». */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Guillemets inside guillemets become “ ”: an educator’s own word may land in a sentence that is already quoted. */
function nestQuotes(text: string): string {
  let depth = 0
  return text.replace(/«\u00A0?|\u00A0?»/gu, (mark) => {
    if (mark.startsWith('«')) return depth++ === 0 ? mark : '“'
    return --depth === 0 ? mark : '”'
  })
}

/**
 * Fills {hole} and {Hole} (capitalised). Values are not scanned again, so a word typed by someone stays a word.
 * @throws RangeError when a hole has no value: a block is badly written.
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
