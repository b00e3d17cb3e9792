import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import { DOMAINS, passageId } from '#app/features/guides/ages/ages-view.ts'
import { CONTINUUM_AXES, SMALL_STEP_MAX } from '#app/features/guides/schema.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { SIGNS_BY_AGE, TALK, WHEN_TO_ASK, WHOM_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { AGE_STAGES, AGES_GUIDE } from '#content/guides/ages.ts'
import { PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import { WEATHER_SHEETS } from '#content/guides/backpack/weather.ts'
import { BACKPACK_GUIDE, BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { USEFUL_DATES } from '#content/guides/calendar/dates.ts'
import { CALENDAR_GUIDE, CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import {
  CONTINUUM_CREDIT,
  CONTINUUM_GUIDE,
  CONTINUUM_STEPS_CONTENT,
  SUPERVISION_LEVELS_CONTENT,
  SUPERVISION_RULE,
} from '#content/guides/continuum.ts'
import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { DEFINITIONS, DEFINITIONS_GUIDE } from '#content/guides/definitions.ts'
import { LEGAL_GUIDE, LEGAL_TOPICS } from '#content/guides/legal.ts'
import { PORTRAIT_EXAMPLES, PORTRAIT_GUIDE } from '#content/guides/portrait.ts'
import { RHYMES, RHYMES_GUIDE } from '#content/guides/rhymes.ts'
import { CATEGORIES, TABS } from '#content/guides/self-assessment/types.ts'
import { KNOWLEDGE_CARDS, PRACTICE_CARDS, SELF_ASSESSMENT_GUIDE } from '#content/guides/self-assessment.ts'
import type { GuideFrame } from '#content/guides/types.ts'
import { MOMENTS } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS, WHAT_TO_DO_GUIDE } from '#content/guides/what-to-do.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { THEMES } from '#content/reference.ts'
import { BANNED, repeated, sentencesOf, textsOf, wordCount } from './guide-text.ts'

/** Each guide with all its texts. */
const GUIDES: Record<
  string,
  { frame: GuideFrame; content: unknown; anchors: readonly string[]; linked: readonly string[] }
> = {
  definitions: {
    frame: DEFINITIONS_GUIDE,
    content: DEFINITIONS,
    anchors: DEFINITIONS.map(({ slug }) => slug),
    linked: LINK_ANCHORS.definitions,
  },
  ages: {
    frame: AGES_GUIDE,
    content: [AGE_STAGES, WHEN_TO_ASK, SIGNS_BY_AGE, WHOM_TO_ASK, TALK],
    anchors: AGE_STAGES.flatMap((stage) => stage.contents.map(({ domain }) => passageId(stage, domain))),
    linked: LINK_ANCHORS['zero-to-five-years'],
  },
  backpack: {
    frame: BACKPACK_GUIDE,
    content: BACKPACK_SECTIONS,
    anchors: [...BACKPACK_SECTIONS, ...WEATHER_SHEETS].map(({ id }) => id),
    linked: LINK_ANCHORS.backpack,
  },
  'self-assessment': {
    frame: SELF_ASSESSMENT_GUIDE,
    content: [KNOWLEDGE_CARDS, PRACTICE_CARDS],
    anchors: [...KNOWLEDGE_CARDS, ...PRACTICE_CARDS].map(({ id }) => id),
    linked: LINK_ANCHORS['self-assessment'],
  },
  continuum: {
    frame: CONTINUUM_GUIDE,
    content: [CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT, SUPERVISION_RULE],
    anchors: [
      ...CONTINUUM_STEPS_CONTENT.map(({ step }) => `etape-${step}`),
      ...SUPERVISION_LEVELS_CONTENT.map(({ level }) => `palier-${level}`),
    ],
    linked: LINK_ANCHORS.continuum,
  },
  'what-to-do': {
    frame: WHAT_TO_DO_GUIDE,
    content: SITUATIONS,
    anchors: SITUATIONS.map(({ id }) => id),
    linked: LINK_ANCHORS['what-to-do'],
  },
  rhymes: { frame: RHYMES_GUIDE, content: RHYMES, anchors: RHYMES.map(({ id }) => id), linked: [] },
  legal: { frame: LEGAL_GUIDE, content: LEGAL_TOPICS, anchors: LEGAL_TOPICS.map(({ id }) => id), linked: [] },
  portrait: {
    frame: PORTRAIT_GUIDE,
    content: PORTRAIT_EXAMPLES,
    anchors: PORTRAIT_EXAMPLES.map(({ id }) => id),
    linked: [],
  },
  calendar: { frame: CALENDAR_GUIDE, content: CALENDAR_MONTHS, anchors: [], linked: [] },
}

describe.each(Object.entries(GUIDES))('%s', (_, { frame, content, anchors, linked }) => {
  const texts = textsOf(content)

  it('says the essential in at most 120 words, with its sources and the day it was read again', () => {
    expect(wordCount(frame.essentials.join(' '))).toBeLessThanOrEqual(120)
    expect(frame.essentials.length).toBeGreaterThanOrEqual(3)
    expect(frame.sources.length).toBeGreaterThan(0)
    expect(frame.reviewedOn).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-[0-3]\d$/)
    expect(wordCount(frame.lead)).toBeLessThanOrEqual(40)
  })

  it('has a passage for every link of the quizzes', () => {
    expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([])
    expect(repeated(anchors)).toEqual([])
  })

  it('is written in short sentences', () => {
    const lengths = texts.flatMap(sentencesOf).map((sentence) => [wordCount(sentence), sentence] as const)
    expect(lengths.filter(([length]) => length > 30).map(([length, sentence]) => `${length}: ${sentence}`)).toEqual([])
    const mean = lengths.reduce((sum, [length]) => sum + length, 0) / lengths.length
    expect(mean).toBeLessThanOrEqual(20)
  })

  it.each(Object.entries(BANNED))('holds no %s', (__, pattern) => {
    expect([...texts, ...textsOf(frame)].filter((text) => pattern.test(text))).toEqual([])
  })

  it('ends every text with punctuation, and repeats none', () => {
    const long = texts.filter((text) => wordCount(text) > 12)
    expect(long.filter((text) => !/[.!?…]\u00A0?»?$/u.test(text))).toEqual([])
    expect(repeated(long)).toEqual([])
  })
})

describe('the definitions', () => {
  it('are at least 80, in the order of the alphabet, each with its own words', () => {
    expect(DEFINITIONS.length).toBeGreaterThanOrEqual(80)
    const terms = DEFINITIONS.map(({ term }) => foldText(term))
    expect(terms).toEqual(terms.toSorted())
    expect(repeated(terms)).toEqual([])
  })

  it('know every term that a text may open, and the other way round', () => {
    expect(DEFINITIONS.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(TERM_FORMS).toSorted())
    const forms = Object.values(TERM_FORMS).flat()
    expect(repeated(forms)).toEqual([])
    expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([])
  })

  it('lead to other terms, never to themselves', () => {
    const slugs = new Set<string>(DEFINITIONS.map(({ slug }) => slug))
    for (const { slug, related } of DEFINITIONS) {
      expect([slug, related.length >= 1 && related.length <= 4]).toEqual([slug, true])
      expect([slug, related.filter((other) => !slugs.has(other) || other === slug)]).toEqual([slug, []])
    }
  })

  it('define in 12 to 60 words, and show in 15 to 60', () => {
    const wrong = DEFINITIONS.filter(
      ({ definition, example }) =>
        wordCount(definition) < 12 || wordCount(definition) > 60 || wordCount(example) < 15 || wordCount(example) > 60,
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the ages', () => {
  it('are five, each with its four domains in the order of the programme', () => {
    expect(AGE_STAGES.map(({ ageGroup }) => ageGroup)).toEqual([...AGE_GROUPS])
    expect(AGE_STAGES.map(({ title }) => title)).toEqual(AGE_GROUPS.map((age) => AGE_GROUP_LABELS[age]))
    for (const { contents } of AGE_STAGES) {
      expect(contents.map(({ domain }) => domain)).toEqual(DOMAINS)
      expect(contents.map(({ title }) => title)).toEqual(DOMAINS.map((domain) => DEVELOPMENT_LABELS[domain]))
    }
    expect(DOMAINS.toSorted()).toEqual([...DEVELOPMENTS].toSorted())
  })

  it('hold 81 observations: five on the bonds of the youngest, four elsewhere, and an idea outside', () => {
    const counts = AGE_STAGES.map(({ contents }) => contents.map(({ items }) => items.length))
    expect(counts).toEqual([[4, 4, 4, 5], ...Array.from({ length: 4 }, () => [4, 4, 4, 4])])
    for (const { contents } of AGE_STAGES)
      for (const { items, outdoors } of contents) {
        expect(wordCount(outdoors)).toBeGreaterThanOrEqual(10)
        expect(items.filter(({ description }) => wordCount(description) < 30).map(({ title }) => title)).toEqual([])
      }
    expect(
      repeated(AGE_STAGES.flatMap(({ contents }) => contents.flatMap(({ items }) => items.map((i) => i.title)))),
    ).toEqual([])
  })

  it('give ages as tendencies, never as a duty', () => {
    const texts = textsOf([AGE_STAGES, WHEN_TO_ASK, SIGNS_BY_AGE, WHOM_TO_ASK, TALK])
    expect(texts.filter((text) => /l’enfant doit|il doit|devrait (?:savoir|pouvoir)/u.test(text))).toEqual([])
    const bare = texts
      .flatMap(sentencesOf)
      .filter((sentence) => wordCount(sentence) > 5 && /\d+\u00A0(?:mois|ans)/u.test(sentence))
      .filter((sentence) => !/vers|entre|généralement|souvent|plusieurs|environ|apparaissent/iu.test(sentence))
    expect(bare).toEqual([])
  })
})

describe('the backpack', () => {
  it('has the eight sections, with at least five questions and six tips each', () => {
    expect(BACKPACK_SECTIONS.map(({ title }) => title)).toEqual([
      'Vive les matériaux',
      'Camp de base',
      'Pas de mauvais temps!',
      'Équipement de départ',
      'Alimentation en plein air',
      'L’hygiène en milieu naturel',
      'Détente en plein air',
      'Outils en milieu naturel',
    ])
    for (const { questionsToAsk, goodToKnow } of BACKPACK_SECTIONS) {
      expect(questionsToAsk.length).toBeGreaterThanOrEqual(5)
      expect(goodToKnow.length).toBeGreaterThanOrEqual(6)
      expect(questionsToAsk.filter(({ question }) => !question.endsWith('?'))).toEqual([])
      expect(goodToKnow.filter(({ tip }) => !tip.endsWith('.'))).toEqual([])
    }
  })

  it('says what must be said', () => {
    const texts = textsOf(BACKPACK_SECTIONS).join('\n')
    expect(texts).toContain('Un hamac n’est pas un lieu de sommeil régulier.')
    expect(texts).toMatch(/environ 1 à 2\sheures/)
    const cold = BACKPACK_SECTIONS.flatMap(({ questionsToAsk }) => questionsToAsk).find(({ response }) =>
      response.includes('-27'),
    )
    expect(cold?.response).toMatch(/politique|seuil plus prudent/)
  })

  it('has a packing list without doubles, where what saves depends on nothing', () => {
    const ids = PACKING_ITEMS.map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
    const vital = PACKING_ITEMS.filter(({ group }) => group === 'vital')
    expect(vital.length).toBeGreaterThanOrEqual(6)
    expect(vital.filter(({ seasons, fromHours, ages }) => seasons || fromHours || ages)).toEqual([])
  })
})

describe('the self-assessment', () => {
  it('has two tabs, and at least forty gestures: enough of each tag for a curve, in both tabs', () => {
    expect(TABS).toEqual(['Les principes de base', 'Domaines de développement'])
    expect(PRACTICE_CARDS.length).toBeGreaterThanOrEqual(40)
    for (const category of CATEGORIES) {
      for (const cards of [PRACTICE_CARDS, KNOWLEDGE_CARDS])
        expect(cards.filter(({ tag }) => tag.includes(category)).length, category).toBeGreaterThanOrEqual(10)
      for (const tab of TABS.filter((one) => one !== category && !TABS.some((other) => other === category)))
        expect(
          PRACTICE_CARDS.filter(({ tag }) => tag[0] === tab && tag.includes(category)).length,
          `${tab}, ${category}`,
        ).toBeGreaterThanOrEqual(3)
    }
    const cards = [...PRACTICE_CARDS, ...KNOWLEDGE_CARDS]
    expect(cards.filter(({ tag }) => repeated(tag).length > 0).map(({ id }) => id)).toEqual([])
  })

  it('asks, and answers in 25 to 70 words', () => {
    const wrong = KNOWLEDGE_CARDS.filter(
      ({ question, answer }) => !/[?.]\u00A0?»?$/u.test(question) || wordCount(answer) < 25 || wordCount(answer) > 70,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('names one gesture at a time, in the first person, with what is seen of it and a step that fits in a line', () => {
    const wrong = PRACTICE_CARDS.filter(
      ({ gesture, sign, step }) =>
        !/^J(?:e |’)\p{Ll}/u.test(gesture) ||
        sentencesOf(gesture).length > 1 ||
        wordCount(gesture) > 16 ||
        // A second verb in the first person is a second gesture; a frequency is what the scale asks.
        /(?:, | et | puis )(?:je |j’)|\b(?:toujours|souvent|parfois|régulièrement|essaie)\b/iu.test(gesture) ||
        wordCount(sign) < 8 ||
        wordCount(sign) > 25 ||
        wordCount(step) > 25 ||
        step.length > SMALL_STEP_MAX,
    )
    expect(wrong.map(({ id, gesture }) => [id, gesture])).toEqual([])
    expect(repeated(PRACTICE_CARDS.map(({ step }) => step))).toEqual([])
    // What nobody can see: an attitude, a knowledge, a feeling.
    const inner = /^J(?:e |’)(?:connais|sais|comprends|crois|pense|respecte|valorise|suis|me sens|favorise|soutiens)\b/u
    expect(PRACTICE_CARDS.filter(({ gesture }) => inner.test(gesture)).map(({ gesture }) => gesture)).toEqual([])
  })
})

describe('the calendar', () => {
  it('has twelve months, with four ideas, the gear and what to watch', () => {
    expect(CALENDAR_MONTHS.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { ideas, gear, vigilance } of CALENDAR_MONTHS) {
      expect(ideas).toHaveLength(4)
      expect(gear.length).toBeGreaterThanOrEqual(3)
      expect(wordCount(vigilance)).toBeGreaterThanOrEqual(25)
    }
  })

  it('leads each idea to themes of the reference list', () => {
    const keys = new Set<string>(THEMES.map(({ key }) => key))
    const ideas = CALENDAR_MONTHS.flatMap((month) => month.ideas)
    expect(ideas.filter(({ themes }) => themes.length === 0 || themes.some((key) => !keys.has(key)))).toEqual([])
  })

  it('gives no degree of cold or heat without the policy of the service, and no date fixed to a year', () => {
    const thresholds = CALENDAR_MONTHS.filter(({ vigilance }) => /seuils?|humidex|refroidissement/iu.test(vigilance))
    expect(thresholds.filter(({ vigilance }) => !vigilance.includes('politique')).map(({ month }) => month)).toEqual([])
    expect(textsOf([CALENDAR_MONTHS, USEFUL_DATES]).filter((text) => /(?<!\d)20\d\d(?!\d)/u.test(text))).toEqual([])
    expect(repeated(USEFUL_DATES.map(({ label }) => label))).toEqual([])
  })
})

describe('the continuum', () => {
  it('is the application’s own path, in order, and says so', () => {
    expect(CONTINUUM_STEPS_CONTENT.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6])
    expect(SUPERVISION_LEVELS_CONTENT.map(({ level }) => level)).toEqual([1, 2, 3, 4])
    expect(CONTINUUM_CREDIT).toMatch(/celles de l’application, et non celles d’Alex/)
    expect(SUPERVISION_RULE).toMatch(/pas de palier sans surveillance/)
    for (const { axes, gestures } of CONTINUUM_STEPS_CONTENT) {
      expect(Object.keys(axes)).toEqual([...CONTINUUM_AXES])
      expect(gestures.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the situations', () => {
  const ids = SITUATIONS.map(({ id }) => id)

  it('are at least 24, at all moments, in their order, each with other ones to read', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(24)
    const moments = SITUATIONS.map((one) => one.moments[0])
    expect([...new Set(moments)]).toEqual(Object.keys(MOMENTS))
    expect(moments).toEqual(Object.keys(MOMENTS).flatMap((key) => moments.filter((moment) => moment === key)))
    for (const { id, moments: own, seeAlso } of SITUATIONS) {
      expect([id, repeated(own), seeAlso.filter((other) => !ids.includes(other) || other === id)]).toEqual([id, [], []])
      expect([id, seeAlso.length]).toEqual([id, 2])
    }
  })

  it('have an address, and are about ages in their order', () => {
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
    const backwards = SITUATIONS.filter(({ ages: [from, to] }) => AGE_GROUPS.indexOf(from) > AGE_GROUPS.indexOf(to))
    expect(backwards.map(({ id }) => id)).toEqual([])
  })

  it('fit on a sheet: a scene, a gesture, and sentences that somebody can say', () => {
    const wordsOf: [keyof (typeof SITUATIONS)[number], least: number, most: number][] = [
      ['scene', 15, 45],
      ['age', 15, 50],
      ['now', 25, 60],
      ['toChild', 7, 30],
      ['toParent', 15, 40],
      ['avoid', 8, 35],
      ['help', 20, 70],
    ]
    const wrong = SITUATIONS.flatMap((one) =>
      wordsOf.flatMap(([part, least, most]) => {
        const count = wordCount(String(one[part]))
        return count < least || count > most ? `${one.id} ${part}: ${count}` : []
      }),
    )
    expect(wrong).toEqual([])
    expect(SITUATIONS.filter(({ toChild }) => !/^«\u00A0.*\u00A0»$/u.test(toChild)).map(({ id }) => id)).toEqual([])
    expect(SITUATIONS.filter(({ toParent }) => !/«\u00A0.*\u00A0»/u.test(toParent)).map(({ id }) => id)).toEqual([])
  })

  it('do not begin alike', () => {
    const beginning = (text: string) => (foldText(text).match(/[a-z0-9']+/g) ?? []).slice(0, 3).join(' ')
    for (const part of ['scene', 'age', 'now', 'toChild', 'toParent', 'avoid'] as const)
      expect(repeated(SITUATIONS.map((one) => beginning(one[part])))).toEqual([])
  })

  it('give ages as tendencies', () => {
    const sentences = SITUATIONS.flatMap(({ age, byAge = [] }) => [
      ...sentencesOf(age),
      ...byAge.map((one) => `${one.age} : ${one.text}`),
    ])
    const aged = sentences.filter((sentence) => /\d+\u00A0(?:mois|ans)/u.test(sentence))
    expect(aged.length).toBeGreaterThan(30)
    expect(aged.filter((sentence) => !/vers|entre|généralement|souvent|plusieurs/iu.test(sentence))).toEqual([])
  })

  it('name somebody to turn to, and an emergency names the 911', () => {
    const somebody = /911|811|CLSC|DPJ|direction|équipe|parent|conseillère/u
    expect(SITUATIONS.filter(({ help }) => !somebody.test(help)).map(({ id }) => id)).toEqual([])
    const urgent = SITUATIONS.filter(({ isUrgent }) => isUrgent)
    expect(urgent.map(({ id }) => id)).toEqual(['a-la-bouche', 'fuite', 'plante', 'bosse', 'allergie'])
    expect(urgent.filter(({ help }) => !help.includes('911')).map(({ id }) => id)).toEqual([])
  })

  it('hold no number but those of the services, the age of small parts and the hours of the scenes', () => {
    const texts = textsOf(SITUATIONS.map(({ now, toParent, avoid, help }) => [now, toParent, avoid, help]))
    const numbers = texts.flatMap((text) => text.match(/\d[\d\u00A0-]*(?:h|ans)?/gu) ?? [])
    const known = /^(?:911|811|1\u00A0800\u00A0463-5060|3\u00A0ans|\d{1,2}\u00A0h|[24]0)\u00A0?$/u
    expect(numbers.filter((number) => !known.test(number))).toEqual([])
  })
})
