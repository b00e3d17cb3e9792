/** Hands a text, or what was read, to the browser as a file to save. Nothing leaves the device. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later: some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
