import { productName } from '#app.config.ts'
import { offlineWords } from '#content/pages/offline.ts'

export type KeptPage = { path: string; title: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const STYLE = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}
h1{font-size:1.75rem;margin:0 0 .75rem}
h2{font-size:1.1rem;margin:2.5rem 0 .5rem}
a{display:inline-block;padding:.65rem 0;color:LinkText}
ul{list-style:none;margin:0;padding:0}`

/**
 * A whole page in itself, because no file of the application may be at hand.
 * @param kept pages that can be read now, titles as plain text.
 */
export function offlinePage(kept: KeptPage[]): string {
  const links = kept.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`)
  const list = links.length > 0 ? `<h2>${offlineWords.kept}</h2><ul>${links.join('')}</ul>` : ''
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${offlineWords.title} · ${productName}</title><style>${STYLE}</style></head><body><main><h1>${offlineWords.title}</h1><p>${offlineWords.lead}</p><p><a href="">${offlineWords.retry}</a></p>${list}</main></body></html>`
}
