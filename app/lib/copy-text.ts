/**
 * Copies a text. @returns whether it is on the clipboard, which does not exist where the page is not served over https.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
