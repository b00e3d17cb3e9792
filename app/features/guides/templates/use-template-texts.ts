import * as z from 'zod/mini'
import { keptStore, useKept } from '#app/lib/kept/kept-store.ts'
import type { Template } from '#content/guides/templates.ts'

// Field by field, so that two tabs that fill in the same template do not undo each other.
const templateTexts = keptStore('template', z.object({ text: z.string() }))

/** What was typed into a template, by field. */
export type TemplateTexts = Record<string, string>

/**
 * The texts of a template, kept on this device only.
 * @param owner the person, with her daycare when she has one
 */
export function useTemplateTexts(owner: string, template: Template) {
  const prefix = `${template.id}.`
  const texts: TemplateTexts = Object.fromEntries(
    useKept(templateTexts, owner).flatMap(({ id, value }) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), value.text]] : [],
    ),
  )
  return {
    texts,
    write: (field: string, text: string) => templateTexts.keep(owner, prefix + field, { text }),
    /** @returns puts everything back */
    clear: (): (() => void) => {
      for (const field of Object.keys(texts)) templateTexts.forget(owner, prefix + field)
      return () => {
        for (const [field, text] of Object.entries(texts)) templateTexts.keep(owner, prefix + field, { text })
      }
    },
  }
}
