import { describe, expect, test } from 'vitest'
import { readFoundText } from './read-found-text.ts'

const factsOf = (line: string) => {
  const { ages, minutes, place, seasons } = readFoundText(`Le grand jeu\n\n${line}\n\n1. Poser le bac.`)
  return { ages, minutes, place, seasons }
}

describe('ages', () => {
  test.each([
    ['Âge : 3-5 ans', ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS']],
    ['Âge : de 18 mois à 3 ans', ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS']],
    ['Pour les 4 ans et plus', ['AGE_4_YEARS_5_YEARS']],
    ['Groupe d’âge : 12-18 mois', ['AGE_0_18_MONTHS']],
    ['Je le fais avec mes deux ans.', ['AGE_2_YEARS_3_YEARS']],
    ['Avec les poupons.', ['AGE_0_18_MONTHS']],
    ['Éducatrice depuis 4 ans.', []],
    ['Public : tous', []],
    ['Ils passent un à la fois.', []],
    ['Pour les 3 et 4 ans', ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS']],
    ['Des enfants entre 2 et 3 ans', ['AGE_2_YEARS_3_YEARS']],
  ])('« %s »', (line, ages) => expect(factsOf(line).ages).toEqual(ages))
})

describe('duration, place and season', () => {
  test.each([
    ['Durée : 15 à 20 min', { minutes: 20 }],
    ['Durée : 1 h 30', { minutes: 90 }],
    ['Comptez une vingtaine de minutes.', { minutes: 20 }],
    ['Ça dure une demi-heure.', { minutes: 30 }],
    ['Temps de lecture : 4 min', { minutes: null }],
    ['Samedi, 10 h à 10 h 45', { minutes: null }],
    ['L’activité a duré quarante-cinq minutes.', { minutes: 45 }],
    ['Lieu : au parc', { place: 'PARK' }],
    ['On va au bord de l’eau.', { place: 'WATERSIDE' }],
    ['Une table en bois.', { place: null }],
    ['Saison : hiver', { seasons: ['WINTER'] }],
  ])('« %s »', (line, facts) => {
    const { minutes, place, seasons } = factsOf(line)
    expect({ minutes, place, seasons }).toMatchObject(facts)
  })
})

test('lines cut by a page are put together, and a list in a sentence is one material for each', () => {
  const { material, steps } = readFoundText(
    'LE BAC\nMatériel : farine, sel (fin, iodé) et eau tiède.\nDéroulement\n1 – Mélanger la farine et le\nsel dans un grand bol.\n2 – Verser.',
  )
  expect(material).toEqual(['farine', 'sel (fin, iodé)', 'eau tiède'])
  expect(steps).toEqual(['Mélanger la farine et le sel dans un grand bol.', 'Verser.'])
})

describe('what a page does to a text', () => {
  test('two columns are read one after the other', () => {
    const { material, ages, minutes } = readFoundText(
      `Le grand jeu

MATÉRIEL                 ÂGE
- un bac                 4 à 5 ans
- deux balles            DURÉE
- du ruban               20 minutes`,
    )
    expect(material).toEqual(['un bac', 'deux balles', 'ruban'])
    expect(ages).toEqual(['AGE_4_YEARS_5_YEARS'])
    expect(minutes).toBe(20)
  })

  test('a row of headings names the cells of the next one', () => {
    const { title, minutes, place } = readFoundText(
      'Nom\tÂge\tDurée\tLieu\nLe grand jeu\t3 ans\t15 min\tParc\nMatériel\tun bac, une balle',
    )
    expect({ title, minutes, place }).toEqual({ title: 'Le grand jeu', minutes: 15, place: 'PARK' })
  })

  test('what is said twice is kept in French, and the rest stays aside', () => {
    const { title, steps, left } = readFoundText(
      'Le grand jeu / The big game\n\n1. Poser le bac. / Put the bin down.\n2. Remplir le bac. / Fill the bin with water.',
    )
    expect([title, ...steps]).toEqual(['Le grand jeu', 'Poser le bac.', 'Remplir le bac.'])
    expect(left.join(' ')).toContain('Fill the bin')
  })

  test('the line that every page repeats is no part of the activity', () => {
    const page = (number: number) => `Guide des jeux                    ${number}`
    const { title, steps, left } = readFoundText(
      `${page(14)}\nLe grand jeu\n\nDéroulement\n1. Poser le bac.\n2. Remplir le bac.\n${page(15)}\n3. Ranger le bac.`,
    )
    expect([title, steps.length]).toEqual(['Le grand jeu', 3])
    expect(left.filter((it) => it.includes('Guide des jeux'))).toHaveLength(2)
  })

  test('a conversation is read without who speaks and when', () => {
    const { steps } = readFoundText(
      '[09:15] Kim : le bouquet de mains\n[09:16] Kim : on trace la main\n[09:17] Kim : on découpe la main',
    )
    expect(steps).toEqual(['on trace la main', 'on découpe la main'])
  })
})

test('no word of a text is lost but headings and labels', () => {
  const text = 'Bonjour!\n\nLe chemin de coussins\n\nOn place les coussins. Ils sautent dessus. À bientôt, Josée'
  const words = (it: string) => it.match(/\p{L}+/gu) ?? []
  const kept = readFoundText(text).pieces.flatMap((piece) => words(piece.text))
  expect(kept.toSorted()).toEqual(words(text).toSorted())
})

test.each(['', ' \n\t', '!!!', '🎈🎈', '- \n- \n', ':', 'a'.repeat(30_000), 'a,'.repeat(10_000), '1. '.repeat(6_000)])(
  'a text without any activity has none (%#)',
  (text) => {
    const { steps, ages, minutes } = readFoundText(text)
    expect([ages, minutes]).toEqual([[], null])
    expect(steps.every((step) => step.trim() !== '')).toBe(true)
  },
)
