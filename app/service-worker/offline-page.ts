import { productName } from '#app.config.ts'
import { offlineWords } from '#content/pages/offline.ts'

export type CachedPage = { path: string; title: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** The colours of the style sheet, which may not be available offline. */
const STYLE = `
:root{color-scheme:light dark;--bg:oklch(.984 .008 95);--card:oklch(1 0 0);--line:oklch(.9 .014 95);--ink:oklch(.27 .025 150);--ink-2:oklch(.45 .022 150);--primary:oklch(.45 .095 155);--on-primary:oklch(1 0 0);--link:oklch(.38 .085 155);--focus:oklch(.5 .18 262);
font:1rem/1.55 system-ui,sans-serif;background:var(--bg);color:var(--ink)}
@media (prefers-color-scheme:dark){:root{--bg:oklch(.205 .016 160);--card:oklch(.245 .018 160);--line:oklch(.35 .018 160);--ink:oklch(.95 .008 110);--ink-2:oklch(.79 .015 130);--primary:oklch(.8 .115 152);--on-primary:oklch(.21 .04 155);--link:oklch(.86 .095 152);--focus:oklch(.8 .1 255)}}
body{max-width:34rem;margin:10vh auto;padding:0 1rem}
main{border:1px solid var(--line);border-radius:1rem;background:var(--card);padding:clamp(1.25rem,5vw,2.25rem)}
.brand{margin:0 0 1.5rem;color:var(--ink-2);font-weight:600}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.1rem;margin:2rem 0 .25rem}
p{margin:0 0 1.25rem}
a{display:inline-block;padding:.6rem 0;color:var(--link);text-underline-offset:.25em}
a.retry{border-radius:.6rem;background:var(--primary);padding:.6rem 1.25rem;color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
ul{list-style:none;margin:0;padding:0}
li+li{border-top:1px solid var(--line)}`

/**
 * A page without any other file, because none may be available offline.
 * @param pages that can be read now, titles as plain text
 */
export function offlinePage(pages: CachedPage[]): string {
  const links = pages.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`)
  const list = links.length > 0 ? `<h2>${offlineWords.kept}</h2><ul>${links.join('')}</ul>` : ''
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${offlineWords.title} · ${productName}</title><style>${STYLE}</style></head><body><main><p class="brand">${productName}</p><h1>${offlineWords.title}</h1><p>${offlineWords.lead}</p><a class="retry" href="">${offlineWords.retry}</a>${list}</main></body></html>`
}
