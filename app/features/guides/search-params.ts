import { searchText } from '#app/lib/french/search-text.ts'

/*
 * `validateSearch` of the guides. They keep any text: whether it names something is known by the page, which alone has
 * the content; these run before any page is loaded. What names nothing falls back there, without another address.
 */

export type DefinitionsSearch = { scrollTo?: string }
export type AgesSearch = { selectedAge?: string; selectedDomain?: string }
export type CategorySearch = { selectedCategory?: string }

type Raw = Record<string, unknown>

const kept = <Key extends string>(key: Key, value: unknown): { [K in Key]?: string } => {
  const text = searchText(value)
  return text ? ({ [key]: text } as { [K in Key]?: string }) : {}
}

export const parseDefinitionsSearch = ({ scrollTo }: Raw): DefinitionsSearch => kept('scrollTo', scrollTo)

export const parseAgesSearch = ({ selectedAge, selectedDomain }: Raw): AgesSearch => ({
  ...kept('selectedAge', selectedAge),
  ...kept('selectedDomain', selectedDomain),
})

export const parseCategorySearch = ({ selectedCategory }: Raw): CategorySearch =>
  kept('selectedCategory', selectedCategory)
