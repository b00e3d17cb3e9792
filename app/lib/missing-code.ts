/** Beginnings of the error messages of Chrome, Firefox and Safari; the first two end with the URL of the file. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

/** Whether a module of the application could not be fetched: no connection, or a newer version has replaced it. */
export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message))
}

/**
 * Reloads the page when its code is missing, once per file to avoid an endless loop. TanStack Router does so for the
 * component of a route, but not for its loader, which is in the same file. The storage key is that of the router, or
 * both would reload the page.
 */
export function reloadForMissingCode(error: unknown): void {
  if (!isMissingCode(error)) return
  const reloadKey = `tanstack_router_reload:${error.message}`
  if (sessionStorage.getItem(reloadKey)) return
  sessionStorage.setItem(reloadKey, '1')
  location.reload()
}

/**
 * Imports a module again after a failure. Chrome caches the failure of a URL, so another URL of the same file is
 * imported; where the message does not contain the URL, `load` is called again.
 */
export async function retryImport<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const address = isMissingCode(error) ? /https?:.*/.exec(error.message)?.[0] : undefined
  if (!address) return load()
  const url = new URL(address)
  url.searchParams.set('again', `${Date.now()}`)
  return import(/* @vite-ignore */ url.href)
}
