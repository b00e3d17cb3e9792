import type { SpokenLine } from './reader.ts'

const HEADINGS = 'h1, h2, h3, h4'
const BLOCKS = `${HEADINGS}, p, li, dt, dd, summary, td`
/** For the eyes or the hands only. */
const NOT_READ = '.no-print, .sr-only, [aria-hidden="true"], nav, footer, button, fieldset, figure'

/**
 * What a voice reads of a page: its titles and its texts, in the order in which they are seen, without its controls. What is
 * folded or hidden is not read.
 */
export function pageSpeech(page: Element): SpokenLine[] {
  let part = ''
  return [...page.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    // A block that holds others is read through them.
    if (block.closest(NOT_READ) || block.querySelector(BLOCKS) || !block.checkVisibility()) return []
    const text = block.innerText.replace(/\s+/g, ' ').trim()
    if (block.matches(HEADINGS)) part = text
    return text ? [{ part, text }] : []
  })
}
