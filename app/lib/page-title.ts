import { productName } from '#app.config.ts'

/**
 * `head` of a route: the title of the page, then the name of the product (« Activités · Brindille »). With the match of
 * a route that may be not found, the title is « Page introuvable » in that case.
 */
export function pageTitle(title: string, match?: { status: string }) {
  const ownTitle = match?.status === 'notFound' ? 'Page introuvable' : title
  return { meta: [{ title: `${ownTitle} · ${productName}` }] }
}
