import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#app/lib/local-storage.ts'

const THEME_STORAGE_KEY = 'brindille-theme'
const TEXT_SIZE_STORAGE_KEY = 'brindille-text-size'
const MOTION_STORAGE_KEY = 'brindille-motion'
const CHANGE_EVENT = 'brindille:display'

/** A preference in `localStorage`, applied by `themeScript` in every tab. Without access to the storage, the default. */
function useStoredPreference<const Value extends string>(key: string, values: readonly Value[], fallback: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => {
      const stored = readLocal(key)
      return values.find((known) => known === stored) ?? fallback
    },
    () => fallback,
  )
  const setValue = (next: Value) => {
    writeLocal(key, next === fallback ? null : next)
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

export const useTheme = () => useStoredPreference(THEME_STORAGE_KEY, ['light', 'dark', 'system'], 'system')
export const useTextSize = () => useStoredPreference(TEXT_SIZE_STORAGE_KEY, ['normal', 'large', 'larger'], 'normal')
export const useMotion = () => useStoredPreference(MOTION_STORAGE_KEY, ['system', 'none'], 'system')

/** Whether the shortcuts of one character are on, as they are at first: WCAG 2.1.4 requires that they can be turned off. */
export const useShortcutSetting = () => useStoredPreference('brindille-shortcuts', ['on', 'off'], 'on')

/**
 * Inline script that runs before the first paint, with the nonce of the page: sets `data-theme`, `data-text-size` and
 * `data-motion` on `<html>` from the stored preferences, or follows the system. Empty in the browser, since only the server renders it.
 */
export const themeScript = !import.meta.env.SSR
  ? ''
  : `(function(){var r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),n=matchMedia('(prefers-reduced-motion: reduce)');function g(k){try{return localStorage.getItem(k)}catch(e){return null}}function a(){var c=g('${THEME_STORAGE_KEY}');r.dataset.theme=c==='dark'||(c!=='light'&&m.matches)?'dark':'light';var s=g('${TEXT_SIZE_STORAGE_KEY}');if(s==='large'||s==='larger')r.dataset.textSize=s;else delete r.dataset.textSize;if(n.matches||g('${MOTION_STORAGE_KEY}')==='none')r.dataset.motion='none';else delete r.dataset.motion}a();m.addEventListener('change',a);n.addEventListener('change',a);addEventListener('storage',a);addEventListener('${CHANGE_EVENT}',a)})()`
