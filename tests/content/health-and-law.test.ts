import { describe, expect, it } from 'vitest'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { SIGNS_BY_AGE, TALK, WHEN_TO_ASK, WHOM_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { WEATHER_POLICY, WEATHER_SHEETS } from '#content/guides/backpack/weather.ts'
import { LEGAL_BANNER, LEGAL_TOPICS } from '#content/guides/legal.ts'
import { textsOf, wordCount } from './guide-text.ts'

describe('« Quand s’informer »', () => {
  it('has signs for each age, which the parents are told of, and names no disorder', () => {
    expect(Object.keys(SIGNS_BY_AGE)).toEqual([...AGE_TAGS])
    for (const signs of Object.values(SIGNS_BY_AGE)) expect(signs.length).toBeGreaterThanOrEqual(5)
    expect(WHEN_TO_ASK.intro).toContain('on en parle aux parents')
    const named = /autis|TDA|dysphasie|dyspraxie|trouble (?:du|de la|de l’)|déficien|hyperactif|syndrome/iu
    const texts = textsOf([WHEN_TO_ASK, SIGNS_BY_AGE, WHOM_TO_ASK, TALK])
    expect(texts.filter((text) => named.test(text))).toEqual([])
  })

  it('gives in its signs no age before the late end of what the guide describes', () => {
    // Sitting: 6 to 9 months; walking: 9 to 18; two words: 18 to 24.
    const agesOf = (subject: RegExp) =>
      textsOf(SIGNS_BY_AGE).flatMap((sign) =>
        subject.test(sign) ? (/\d+\u00A0(?:mois|ans)/u.exec(sign)?.[0] ?? []) : [],
      )
    expect(agesOf(/tient pas encore assis/u)).toEqual(['9\u00A0mois'])
    expect(agesOf(/marche pas encore/u)).toEqual(['18\u00A0mois'])
    expect(agesOf(/deux mots/u)).toEqual(['2\u00A0ans'])
  })

  it('says whom to turn to, and prepares the talk in three steps with sentences to say', () => {
    const people = textsOf(WHOM_TO_ASK).join(' ')
    for (const name of ['CLSC', 'Agir tôt', '811', '911', 'bureau coordonnateur']) expect(people).toContain(name)
    expect(TALK.steps).toHaveLength(3)
    for (const { say } of TALK.steps)
      expect(say.filter((sentence) => !/^«\u00A0.*\u00A0»$/u.test(sentence))).toEqual([])
    expect(TALK.protection).toContain('sans délai')
  })
})

describe('the legal framework', () => {
  it('names no article but those that were read', () => {
    const articles = LEGAL_TOPICS.flatMap(({ law, articles: own }) => own.map((article) => `${law} ${article}`))
    const read = ['act 5.2', 'regulation 21', 'regulation 39', 'regulation 98', 'regulation 116', 'regulation 118']
    expect(articles.toSorted()).toEqual([...read, 'regulation 120', 'youthProtection 39'].toSorted())
    // Read in an older version, or not at all: the page says so.
    const doubtful = LEGAL_TOPICS.filter(({ caution = '' }) => /version de 20\d\d|pas lu/u.test(caution))
    expect(doubtful.map(({ id }) => id)).toEqual(['milieu-familial', 'medicaments', 'dehors'])
    expect(LEGAL_BANNER).toContain('le texte en vigueur')
  })

  it('gives the ratios of the Ministère, and none of those it has left', () => {
    const figures = LEGAL_TOPICS.flatMap(({ id, figures: own }) => (id === 'ratios' && own ? own.rows : []))
    expect(figures.map(([, most]) => most)).toEqual(['5\u00A0enfants', '8\u00A0enfants', '10\u00A0enfants'])
  })

  it('says that a report is one’s own, without delay, and that danger is for the 911', () => {
    const report = textsOf(LEGAL_TOPICS.filter(({ id }) => id === 'signalement')).join(' ')
    for (const words of ['sans délai', 'L’obligation est la vôtre', '911', 'n’est pas une preuve'])
      expect(report).toContain(words)
  })

  it('says of each topic what to do, in lines that can be read aloud', () => {
    for (const { id, rule, practice } of LEGAL_TOPICS) {
      expect([id, rule.length > 0, practice.length >= 3]).toEqual([id, true, true])
      expect([id, practice.filter((line) => wordCount(line) > 45)]).toEqual([id, []])
    }
  })
})

describe('sun, heat, cold, smoke, insects and ticks', () => {
  it('have a sheet each, and the policy of the service comes first', () => {
    expect(WEATHER_SHEETS.map(({ id }) => id)).toEqual(['soleil', 'chaleur', 'froid', 'fumee', 'insectes', 'tiques'])
    expect(WEATHER_POLICY).toBe('La politique de votre milieu prime.')
    for (const { before, outside } of WEATHER_SHEETS) {
      expect(before.length).toBeGreaterThanOrEqual(2)
      expect(outside.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('give no figure but those that were published', () => {
    const published = {
      soleil: ['11\u00A0h', '15\u00A0h', '85\u00A0%', '6\u00A0mois', '30\u00A0minutes'],
      chaleur: ['30\u00A0°C', '40', '5\u00A0ans', '811', '911'],
      froid: ['-27\u00A0°C', '811'],
      fumee: ['5\u00A0ans', '911'],
      insectes: ['6\u00A0mois', '911'],
      tiques: ['4\u00A0°C', '811'],
    }
    for (const { id, published: said, before, outside, goIn } of WEATHER_SHEETS) {
      const texts = [said, ...before, ...outside, goIn].join(' ')
      const figures = texts.match(/-?\d+(?:\u00A0(?:°C|%|h|mois|ans|minutes))?/gu) ?? []
      expect([id, [...new Set(figures)]]).toEqual([id, published[id as keyof typeof published]])
    }
  })
})
