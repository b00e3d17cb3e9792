import { productName } from '#app.config.ts'

/** `head` of a page: its own title, then the product's (« Activités · Brindille »). */
export function pageTitle(title: string) {
  return { meta: [{ title: `${title} · ${productName}` }] }
}
