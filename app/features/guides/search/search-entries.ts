import { monthName } from '#app/lib/dates/dates.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { PLAY_KIND_LABELS } from '#content/exercises/types.ts'
import { SIGNS_BY_AGE, TALK, WHEN_TO_ASK, WHOM_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { PACKING_GROUP_LABELS, PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import { WEATHER_SHEETS, WEATHER_TITLE } from '#content/guides/backpack/weather.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { USEFUL_DATES } from '#content/guides/calendar/dates.ts'
import { CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import {
  CONTINUUM_AXIS_LABELS,
  CONTINUUM_STEPS_CONTENT,
  SUPERVISION_LEVELS_CONTENT,
} from '#content/guides/continuum.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { LEGAL_GUIDE, LEGAL_TOPICS } from '#content/guides/legal.ts'
import { PORTRAIT_EXAMPLES, PORTRAIT_GUIDE } from '#content/guides/portrait.ts'
import { RHYME_KINDS, RHYME_MOMENTS } from '#content/guides/rhymes/types.ts'
import { RHYMES } from '#content/guides/rhymes.ts'
import { KNOWLEDGE_CARDS, PRACTICE_CARDS } from '#content/guides/self-assessment.ts'
import { TEMPLATES, TEMPLATES_TITLE } from '#content/guides/templates.ts'
import { MOMENTS } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'
import { passageId, signsId, WHEN_TO_ASK_ID } from '../ages/ages-view.ts'
import { dayOf } from '../calendar/useful-dates.ts'
import { wordsOfRhyme } from '../rhymes/rhymes.ts'

/** What is searched in the browser, by the heading under which the results stand. */
export const SEARCH_GROUPS = {
  pages: 'Aller à',
  situations: 'Que faire quand…',
  definitions: 'Définitions',
  guides: 'Guides',
  exercises: 'Risques et bénéfices',
  rhymes: 'Comptines et chansons',
} as const

export type SearchGroup = keyof typeof SEARCH_GROUPS

/** A page, an act or a passage of a guide, with its address. */
export type SearchEntry = {
  group: SearchGroup
  title: string
  /** Second line of the result: the guide and its part, « Sac à dos, Camp de base ». */
  place: string
  /** Names it as its title does, in a word. */
  subject?: string
  /** Words that people type for it and that its title does not say. */
  words?: string
  text?: string
  /** Its title is one thing among many: it yields to what is about that thing. */
  isDetail?: true
  to: string
  search?: Record<string, string>
  /** Absent for what is a page of its own: the focus then goes to its title. */
  hash?: string
}

const situations = (): SearchEntry[] =>
  SITUATIONS.map(({ id, title, moments, scene, now, toParent, help, keywords }) => ({
    group: 'situations',
    title,
    subject: id,
    place: MOMENTS[moments[0]],
    words: [keywords, ...moments.map((moment) => MOMENTS[moment])].join(' '),
    text: [scene, now, toParent, help].join(' '),
    to: '/what-to-do',
    search: { selectedSituation: id },
  }))

const definitions = (): SearchEntry[] =>
  DEFINITIONS.map(({ slug, term, definition, example }) => ({
    group: 'definitions',
    title: term,
    place: definition,
    text: `${definition} ${example}`,
    to: '/definitions',
    search: { scrollTo: slug },
    hash: slug,
  }))

const exercises = (): SearchEntry[] =>
  EXERCISES.map(({ id, key, title, description, kind, explanation, tags }) => ({
    group: 'exercises',
    title,
    place: description,
    subject: key,
    words: PLAY_KIND_LABELS[kind],
    text: [description, explanation, ...tags.map(({ text }) => text)].join(' '),
    to: `/alex/risks-vs-benefits/${id}`,
  }))

const rhymes = (): SearchEntry[] =>
  RHYMES.map((rhyme) => ({
    group: 'rhymes',
    title: rhyme.title,
    place: `${RHYME_KINDS[rhyme.kind].label}, ${RHYME_MOMENTS[rhyme.moments[0]]}`,
    text: wordsOfRhyme(rhyme),
    isDetail: true,
    to: '/rhymes',
    search: { selectedRhyme: rhyme.id },
  }))

const ages = (): SearchEntry[] =>
  AGE_STAGES.flatMap((stage) =>
    stage.contents.flatMap(({ domain, title: domainTitle, items }) =>
      items.map(({ title, description }) => ({
        group: 'guides' as const,
        title,
        place: `De 0 à 5\u00A0ans, ${stage.title}, ${domainTitle}`,
        text: description,
        to: '/zero-to-five-years',
        search: { selectedAge: stage.tag },
        hash: passageId(stage, domain),
      })),
    ),
  )

function whenToAsk(): SearchEntry[] {
  const entry = (hash: string, title: string, lines: readonly string[]): SearchEntry => ({
    group: 'guides',
    title,
    place: `De 0 à 5\u00A0ans, ${WHEN_TO_ASK.title}`,
    text: lines.join(' '),
    to: '/zero-to-five-years',
    hash,
  })
  return [
    {
      ...entry(WHEN_TO_ASK_ID, WHEN_TO_ASK.title, WHEN_TO_ASK.anyAge.signs),
      words: 'inquiétude retard signes dépistage',
    },
    ...AGE_STAGES.map((stage) => ({
      ...entry(signsId(stage), `Signes, ${stage.title}`, SIGNS_BY_AGE[stage.tag]),
      words: 'inquiétude retard quand s’informer',
      search: { selectedAge: stage.tag },
    })),
    { ...entry(WHOM_TO_ASK.id, WHOM_TO_ASK.title, textsOf(WHOM_TO_ASK.people)), words: 'CLSC Agir tôt consulter' },
    { ...entry(TALK.id, TALK.title, textsOf(TALK.steps)), words: 'rencontre parents annoncer inquiétude' },
  ]
}

/** The titles and texts of a list of things. */
const textsOf = (things: readonly { title?: string; name?: string; text: string }[]) =>
  things.flatMap(({ title = '', name = '', text }) => [title, name, text])

const legal = (): SearchEntry[] =>
  LEGAL_TOPICS.map(({ id, title, rule, practice, keywords }) => ({
    group: 'guides',
    title,
    place: LEGAL_GUIDE.title,
    words: keywords,
    text: [...rule, ...practice].join(' '),
    to: '/legal-framework',
    hash: id,
  }))

const portraits = (): SearchEntry[] =>
  PORTRAIT_EXAMPLES.map(({ id, child, domain, setting, portrait, question }) => ({
    group: 'guides',
    title: child,
    place: `${PORTRAIT_GUIDE.title}, ${DEVELOPMENT_LABELS[domain]}`,
    words: 'exemple notes observation dossier éducatif rédiger',
    text: [setting, ...portrait, question].join(' '),
    to: '/notes-to-portrait',
    hash: id,
  }))

const weather = (): SearchEntry[] =>
  WEATHER_SHEETS.map(({ id, title, published, before, outside, goIn, keywords }) => ({
    group: 'guides',
    title,
    place: `Sac à dos, ${WEATHER_TITLE.toLowerCase()}`,
    words: keywords,
    text: [published, ...before, ...outside, goIn].join(' '),
    to: '/alex/backpack',
    search: { selectedCategory: BACKPACK_SECTIONS.find((section) => section.id === 'meteo')?.title ?? '' },
    hash: id,
  }))

const templates = (): SearchEntry[] =>
  TEMPLATES.map(({ id, title, lead }) => ({
    group: 'guides',
    title,
    place: TEMPLATES_TITLE,
    words: 'modèle formulaire gabarit document imprimer',
    text: lead,
    to: '/alex/templates',
    search: { selectedTemplate: id },
  }))

function backpack(): SearchEntry[] {
  const passages = BACKPACK_SECTIONS.flatMap(({ id, title: section, questionsToAsk, goodToKnow }) =>
    [
      ...questionsToAsk.map(({ question, response }) => [question, response] as const),
      ...goodToKnow.map(({ tip, explanation }) => [tip, explanation] as const),
    ].map(([title, text]) => ({
      group: 'guides' as const,
      title,
      place: `Sac à dos, ${section}`,
      text,
      to: '/alex/backpack',
      search: { selectedCategory: section },
      hash: id,
    })),
  )
  const items = PACKING_ITEMS.map(({ group, label, hint = '' }) => ({
    group: 'guides' as const,
    title: label,
    place: `Sac à dos, liste du départ, ${PACKING_GROUP_LABELS[group]}`,
    text: hint,
    isDetail: true as const,
    to: '/alex/backpack',
    hash: 'liste',
  }))
  return [...passages, ...items]
}

function selfAssessment(): SearchEntry[] {
  const cards = [
    ...KNOWLEDGE_CARDS.map(({ id, question, answer, tag: [tab] }) => [id, question, answer, tab] as const),
    ...PRACTICE_CARDS.map(({ id, gesture, sign, tag: [tab] }) => [id, gesture, sign, tab] as const),
  ]
  return cards.map(([id, title, text, tab]) => ({
    group: 'guides',
    title,
    place: `Autoévaluation, ${tab}`,
    text,
    to: '/self-assessment',
    search: { selectedCategory: tab },
    hash: id,
  }))
}

function calendar(): SearchEntry[] {
  const inMonth = (month: number, title: string, text: string): SearchEntry => ({
    group: 'guides',
    title,
    place: `Calendrier annuel, ${monthName(month)}`,
    text,
    to: '/yearly-calendar',
    hash: foldText(monthName(month)),
  })
  const months = CALENDAR_MONTHS.flatMap(({ month, title, intro, ideas, gear, vigilance }) => [
    inMonth(month, capitalise(monthName(month)), [title, intro, ...gear, vigilance].join(' ')),
    ...ideas.map((idea) => inMonth(month, idea.title, idea.text)),
  ])
  // The month in which a date falls does not depend on the year, Easter aside.
  const dates = USEFUL_DATES.map(({ label, rule }) => inMonth(dayOf(rule, new Date().getFullYear()).month, label, ''))
  return [...months, ...dates]
}

function continuum(): SearchEntry[] {
  const passage = (place: string, hash: string, title: string, text: string): SearchEntry => ({
    group: 'guides',
    title,
    place,
    text,
    to: '/alex/continuum',
    hash,
  })
  return [
    ...CONTINUUM_STEPS_CONTENT.map(({ step, title, description }) =>
      passage('Continuum, étape', `etape-${step}`, title, description),
    ),
    ...SUPERVISION_LEVELS_CONTENT.map(({ level, title, posture }) =>
      passage('Continuum, supervision', `palier-${level}`, title, posture),
    ),
    ...Object.values(CONTINUUM_AXIS_LABELS).map(({ title, question }) =>
      passage('Continuum, axe', '', title, question),
    ),
  ]
}

/** One function for each content that the search knows; another guide joins with its own. */
const SOURCES = [
  situations,
  definitions,
  exercises,
  ages,
  whenToAsk,
  legal,
  portraits,
  weather,
  templates,
  backpack,
  selfAssessment,
  calendar,
  continuum,
  rhymes,
]

/** Everything that is written in the application and the same for all people. */
export const contentEntries = (): SearchEntry[] => SOURCES.flatMap((entriesOf) => entriesOf())
