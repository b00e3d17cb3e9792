export const THEME_STORAGE_KEY = 'brindille-theme'
export const TEXT_SIZE_STORAGE_KEY = 'brindille-text-size'

/**
 * Runs before the first paint (inline, with the nonce of the page): sets `data-theme` and `data-text-size` on `<html>`
 * from the choices kept on this device, follows the system when there is none, and keeps following it.
 */
// The page brings it, the browser's bundle has no use for it.
export const themeScript = !import.meta.env.SSR
  ? ''
  : `(function(){var r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function g(k){try{return localStorage.getItem(k)}catch(e){return null}}function a(){var c=g('${THEME_STORAGE_KEY}');r.dataset.theme=c==='dark'||(c!=='light'&&m.matches)?'dark':'light';var s=g('${TEXT_SIZE_STORAGE_KEY}');if(s==='large'||s==='larger')r.dataset.textSize=s;else delete r.dataset.textSize}a();m.addEventListener('change',a);addEventListener('storage',a);addEventListener('brindille:display',a)})()`
