/** Beginnings of what Chrome, Firefox and Safari say; the first two end with the address of the file. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

/** Whether code of the application could not be fetched: no connection, or a newer version has replaced it. */
export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message))
}

/**
 * Loads the page again when its code is missing, once for each file so that it cannot turn in circles. The framework does
 * so for the component of a route, not for its loader, which comes in the same file: the mark is the framework's own, or
 * both would load the page again.
 */
export function reloadForMissingCode(error: unknown): void {
  if (!isMissingCode(error)) return
  const mark = `tanstack_router_reload:${error.message}`
  if (sessionStorage.getItem(mark)) return
  sessionStorage.setItem(mark, '1')
  location.reload()
}

/**
 * The module that could not be fetched, asked for once more. Chrome remembers for good that an address failed, so another
 * one of the same file is asked for; where the message does not say which file it was, the first one is.
 */
export async function importAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const address = isMissingCode(error) ? /https?:.*/.exec(error.message)?.[0] : undefined
  if (!address) return load()
  const url = new URL(address)
  url.searchParams.set('again', `${Date.now()}`)
  return import(/* @vite-ignore */ url.href)
}
