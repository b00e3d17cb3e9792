import { productName } from '#app.config.ts'

/**
 * `head` of a page: its own title, then the product's (« Activités · Brindille »). A page that may find nothing passes its
 * match too: the title then says so, and not what would have been there.
 */
export function pageTitle(title: string, match?: { status: string }) {
  const own = match?.status === 'notFound' ? 'Page introuvable' : title
  return { meta: [{ title: `${own} · ${productName}` }] }
}
