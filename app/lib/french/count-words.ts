/** Words as a reader counts them: an apostrophe does not split, a lone sign (« : ») does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
