const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is not even an id is asked of nobody. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
