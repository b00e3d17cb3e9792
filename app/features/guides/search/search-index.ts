import { monthName } from '#app/lib/dates/dates.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT } from '#content/guides/continuum.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { SELF_ASSESSMENT_CARDS } from '#content/guides/self-assessment.ts'
import { MOMENTS } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { passageId } from '../ages/ages-view.ts'

/** A definition or a passage of a guide, with its address. */
export type IndexEntry = {
  group: 'definitions' | 'guides'
  title: string
  /** The guide and its part: « Sac à dos, Camp de base ». */
  place: string
  text: string
  to: string
  search?: Record<string, string>
  /** Empty for what is a page of its own: the focus then goes to its title. */
  hash: string
}

function makeIndex(): IndexEntry[] {
  const definitions = DEFINITIONS.map(({ slug, term, definition }) => ({
    group: 'definitions' as const,
    title: term,
    place: 'Définitions',
    text: definition,
    to: '/definitions',
    search: { scrollTo: slug },
    hash: slug,
  }))
  const guide = (
    place: string,
    to: string,
    hash: string,
    title: string,
    text: string,
    search?: Record<string, string>,
  ) => ({
    group: 'guides' as const,
    title,
    place,
    text,
    to,
    hash,
    ...(search && { search }),
  })
  const ages = AGE_STAGES.flatMap((stage) =>
    stage.contents.flatMap(({ domain, title: domainTitle, items }) =>
      items.map(({ title, description }) =>
        guide(
          `De 0 à 5 ans, ${stage.title}, ${domainTitle}`,
          '/zero-to-five-years',
          passageId(stage, domain),
          title,
          description,
          {
            selectedAge: stage.tag,
          },
        ),
      ),
    ),
  )
  const backpack = BACKPACK_SECTIONS.flatMap(({ id, title: section, questionsToAsk, goodToKnow }) =>
    [
      ...questionsToAsk.map(({ question, response }) => [question, response] as const),
      ...goodToKnow.map(({ tip, explanation }) => [tip, explanation] as const),
    ].map(([title, text]) =>
      guide(`Sac à dos, ${section}`, '/alex/backpack', id, title, text, { selectedCategory: section }),
    ),
  )
  const cards = SELF_ASSESSMENT_CARDS.map(({ id, question, answer, tag }) =>
    guide(`Autoévaluation, ${tag[0]}`, '/self-assessment', id, question, answer, { selectedCategory: tag[0] ?? '' }),
  )
  const months = CALENDAR_MONTHS.flatMap(({ month, ideas }) => {
    const name = monthName(month)
    return ideas.map(({ title, text }) =>
      guide(`Calendrier annuel, ${name}`, '/yearly-calendar', foldText(name), title, text),
    )
  })
  const steps = CONTINUUM_STEPS_CONTENT.map(({ step, title, description }) =>
    guide('Continuum', '/alex/continuum', `etape-${step}`, title, description),
  )
  const levels = SUPERVISION_LEVELS_CONTENT.map(({ level, title, posture }) =>
    guide('Continuum, supervision', '/alex/continuum', `palier-${level}`, title, posture),
  )
  const situations = SITUATIONS.map(({ id, title, moments, scene, now, toParent, help, keywords }) =>
    guide(
      `Que faire quand…, ${MOMENTS[moments[0]]}`,
      '/what-to-do',
      '',
      title,
      [scene, now, toParent, help, keywords].join(' '),
      { selectedSituation: id },
    ),
  )
  return [...situations, ...definitions, ...ages, ...backpack, ...cards, ...months, ...steps, ...levels]
}

/** The texts of an entry, folded; `all` is the title, the place and the text. */
type Folded = { entry: IndexEntry; title: string; all: string }

let foldedIndex: Folded[] | undefined

/** By a word that people type, the one that the guides use instead; both folded. */
const SYNONYMS: Record<string, string> = {
  cone: 'cocotte',
  cones: 'cocotte',
  gardienne: 'rsge',
  garderie: 'service de garde',
  repas: 'manger',
  pipi: 'toilette',
  mouffles: 'mitaine',
}

/**
 * At most `limit` entries of each group that hold every typed word, accents ignored; matches in the title come first.
 */
export function findPassages(typed: string, limit: number): Record<IndexEntry['group'], IndexEntry[]> {
  foldedIndex ??= makeIndex().map((entry) => ({
    entry,
    title: foldText(entry.title),
    all: foldText(`${entry.title} ${entry.place} ${entry.text}`),
  }))
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  if (words.length === 0) return { definitions: [], guides: [] }
  const matches = (text: string) =>
    words.every((word) => text.includes(word) || (SYNONYMS[word] !== undefined && text.includes(SYNONYMS[word])))
  const found = foldedIndex.filter(({ all }) => matches(all))
  const ranked = [...found.filter(({ title }) => matches(title)), ...found.filter(({ title }) => !matches(title))]
  const inGroup = (group: IndexEntry['group']) =>
    ranked.flatMap(({ entry }) => (entry.group === group ? entry : [])).slice(0, limit)
  return { definitions: inGroup('definitions'), guides: inGroup('guides') }
}
