import { useSyncExternalStore } from 'react'
import { TEXT_SIZE_STORAGE_KEY, THEME_STORAGE_KEY } from './theme-script.ts'

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
