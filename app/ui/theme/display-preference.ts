import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'
export type TextSize = 'normal' | 'large' | 'larger'

const CHANGED = 'brindille:display'

/** A choice kept on this device; the inline script applies it, also in the other tabs. Refused storage means the default. */
function useStored<Value extends string>(key: string, values: readonly Value[], fallback: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => values.find((known) => known === read(key)) ?? fallback,
    () => fallback,
  )
  const choose = (next: Value) => {
    try {
      if (next === fallback) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Private windows may refuse: the page keeps its default.
    }
    dispatchEvent(new Event(CHANGED))
  }
  return [value, choose] as const
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const THEMES = ['light', 'dark', 'system'] as const
const TEXT_SIZES = ['normal', 'large', 'larger'] as const

export const useTheme = () => useStored<Theme>(THEME_STORAGE_KEY, THEMES, 'system')
export const useTextSize = () => useStored<TextSize>(TEXT_SIZE_STORAGE_KEY, TEXT_SIZES, 'normal')

const THEME_STORAGE_KEY = 'brindille-theme'
const TEXT_SIZE_STORAGE_KEY = 'brindille-text-size'

/**
 * Runs before the first paint (inline, with the nonce of the page): sets `data-theme` and `data-text-size` on `<html>`
 * from the choices kept on this device, follows the system when there is none, and keeps following it.
 */
// The page brings it, the browser's bundle has no use for it.
export const themeScript = !import.meta.env.SSR
  ? ''
  : `(function(){var r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function g(k){try{return localStorage.getItem(k)}catch(e){return null}}function a(){var c=g('${THEME_STORAGE_KEY}');r.dataset.theme=c==='dark'||(c!=='light'&&m.matches)?'dark':'light';var s=g('${TEXT_SIZE_STORAGE_KEY}');if(s==='large'||s==='larger')r.dataset.textSize=s;else delete r.dataset.textSize}a();m.addEventListener('change',a);addEventListener('storage',a);addEventListener('brindille:display',a)})()`
