import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'
export type TextSize = 'normal' | 'large' | 'larger'

const CHANGE_EVENT = 'brindille:display'

/** A preference in `localStorage`, applied by `themeScript` in every tab. Without access to the storage, the default. */
function useStoredPreference<Value extends string>(key: string, values: readonly Value[], fallback: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => values.find((known) => known === read(key)) ?? fallback,
    () => fallback,
  )
  const setValue = (next: Value) => {
    try {
      if (next === fallback) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // A private window may refuse access: the page keeps its default.
    }
    dispatchEvent(new Event(CHANGE_EVENT))
  }
  return [value, setValue] as const
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGE_EVENT, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGE_EVENT, onChange)
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

export const useTheme = () => useStoredPreference<Theme>(THEME_STORAGE_KEY, THEMES, 'system')
export const useTextSize = () => useStoredPreference<TextSize>(TEXT_SIZE_STORAGE_KEY, TEXT_SIZES, 'normal')

const THEME_STORAGE_KEY = 'brindille-theme'
const TEXT_SIZE_STORAGE_KEY = 'brindille-text-size'

/**
 * Inline script that runs before the first paint, with the nonce of the page: sets `data-theme` and `data-text-size` on
 * `<html>` from the stored preferences, or follows the system. Empty in the browser, since only the server renders it.
 */
export const themeScript = !import.meta.env.SSR
  ? ''
  : `(function(){var r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function g(k){try{return localStorage.getItem(k)}catch(e){return null}}function a(){var c=g('${THEME_STORAGE_KEY}');r.dataset.theme=c==='dark'||(c!=='light'&&m.matches)?'dark':'light';var s=g('${TEXT_SIZE_STORAGE_KEY}');if(s==='large'||s==='larger')r.dataset.textSize=s;else delete r.dataset.textSize}a();m.addEventListener('change',a);addEventListener('storage',a);addEventListener('brindille:display',a)})()`
