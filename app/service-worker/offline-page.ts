import { WEEK_PAGE } from '#app/lib/offline/offline-pages.ts'
import { logoMark, productName } from '#app.config.ts'
import { offlineWords } from '#content/pages/offline.ts'

export type CachedPage = { path: string; title: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** The text of a title in HTML; « &amp; » last, or what it hides would be read too. */
export const unescapeHtml = (html: string): string =>
  [["'", '&#x27;'] as const, ...Object.entries(ENTITIES).toReversed()].reduce(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  )

/** The colours of the style sheet, which may not be available offline. */
const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(oklch(.984 .008 95),oklch(.205 .016 160));--card:light-dark(oklch(1 0 0),oklch(.245 .018 160));--line:light-dark(oklch(.9 .014 95),oklch(.35 .018 160));--ink:light-dark(oklch(.27 .025 150),oklch(.95 .008 110));--ink-2:light-dark(oklch(.45 .022 150),oklch(.79 .015 130));--primary:light-dark(oklch(.45 .095 155),oklch(.8 .115 152));--on-primary:light-dark(oklch(1 0 0),oklch(.21 .04 155));--link:light-dark(oklch(.38 .085 155),oklch(.86 .095 152));--focus:light-dark(oklch(.5 .18 262),oklch(.8 .1 255));
font:1rem/1.55 system-ui,sans-serif;background:var(--bg);color:var(--ink)}
body{max-width:34rem;margin:10vh auto;padding:0 1rem}
main{border:1px solid var(--line);border-radius:1rem;background:var(--card);padding:clamp(1.25rem,5vw,2.25rem)}
.brand{display:flex;align-items:center;gap:.75rem;margin:0 0 1.5rem;font-weight:600}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.1rem;margin:2rem 0 .25rem}
p{margin:0 0 1.25rem}
a{display:inline-block;padding:.6rem 0;color:var(--link);text-underline-offset:.25em}
a.retry{border-radius:.6rem;background:var(--primary);padding:.6rem 1.25rem;color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
ul{list-style:none;margin:0;padding:0}
li+li{border-top:1px solid var(--line)}`

/** The theme of this device, and the page itself as soon as the connection is back, unless she has chosen a kept one. */
const SCRIPT = `const r=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)');function a(){let t;try{t=localStorage.getItem('brindille-theme')}catch{}r.dataset.theme=r.style.colorScheme=t==='dark'||t!=='light'&&m.matches?'dark':'light'}a();m.addEventListener('change',a);let l=false;addEventListener('click',e=>{l=Boolean(e.target.closest('a'))});addEventListener('pageshow',()=>{l=false});addEventListener('online',()=>{if(!l)location.reload()})`

/** The pages of the week first: they are what one looks for outside. The page of a sheet in the field opens from the sheet. */
function sections(pages: CachedPage[]): [title: string, pages: CachedPage[]][] {
  const isOfWeek = ({ path }: CachedPage) => path.startsWith('/activities/') && !path.endsWith('/terrain')
  // The plan, then its sheets.
  const week = pages.filter(isOfWeek).toSorted((a, b) => Number(b.path === WEEK_PAGE) - Number(a.path === WEEK_PAGE))
  return [
    [offlineWords.week, week],
    [offlineWords.kept, pages.filter(({ path }) => !path.startsWith('/activities/'))],
  ]
}

/**
 * A page without any other file, because none may be available offline. It comes back by itself with the connection.
 * @param pages that can be read now, titles as plain text
 */
export function offlinePage(pages: CachedPage[]): string {
  const lists = sections(pages).map(([title, kept]) => {
    const links = kept.map((page) => `<li><a href="${escapeHtml(page.path)}">${escapeHtml(page.title)}</a></li>`)
    return kept.length > 0 ? `<h2>${title}</h2><ul>${links.join('')}</ul>` : ''
  })
  const mark = `<svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#1e643d"/><path d="${logoMark}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${offlineWords.title} · ${productName}</title><style>${STYLE}</style><script>${SCRIPT}</script></head><body><main><p class="brand">${mark}${productName}</p><h1>${offlineWords.title}</h1><p>${offlineWords.lead}</p><a class="retry" href="">${offlineWords.retry}</a>${lists.join('')}</main></body></html>`
}
