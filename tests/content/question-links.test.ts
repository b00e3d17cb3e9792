import { describe, expect, it } from 'vitest'
import { passageId } from '#app/features/guides/ages/ages-view.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT } from '#content/guides/continuum.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { SELF_ASSESSMENT_CARDS } from '#content/guides/self-assessment.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import type { BankQuestion } from '#content/questions/types.ts'
import { textsOf } from './guide-text.ts'

/** What « Relire » opens, page by page. */
const PASSAGES: Record<BankQuestion['link']['to'], Map<string, unknown>> = {
  definitions: new Map(DEFINITIONS.map((one) => [one.slug, one])),
  backpack: new Map(BACKPACK_SECTIONS.map((one) => [one.id, one])),
  'self-assessment': new Map(SELF_ASSESSMENT_CARDS.map((one) => [one.id, one])),
  'risks-vs-benefits': new Map(EXERCISES.map((one) => [one.key, one])),
  'zero-to-five-years': new Map(
    AGE_STAGES.flatMap((stage) => stage.contents.map((one) => [passageId(stage, one.domain), one] as const)),
  ),
  continuum: new Map<string, unknown>([
    ...CONTINUUM_STEPS_CONTENT.map((one) => [`etape-${one.step}`, one] as const),
    ...SUPERVISION_LEVELS_CONTENT.map((one) => [`palier-${one.level}`, one] as const),
  ]),
}

/** What the passage says instead, where the answer is a scene, a sentence to a child, or a statement to judge. */
const IN_OTHER_WORDS: Record<string, string[]> = {
  'acteur-principal-pelle': ['en résolvant ses propres problèmes', 'demandez ce qui pourrait'],
  'humanisme-bac-renverse': ['il a une raison', 'curieuse'],
  'zone-proximale-casse-tete': ['avec un peu d’aide'],
  'etayage-meme-aide': ['puis retire à mesure'],
  'pensee-en-vagues': ['vagues qui se superposent', 'plusieurs stratégies'],
  'processus-par-ou-commencer': ['souvent à la réflexion-rétroaction'],
  'note-factuelle-brouette': ['ce que je vois et j’entends'],
  'hypothese-timidite': ['après plusieurs observations', 'hypothèse'],
  'note-utile-plus-tard': ['La date, le lieu, le contexte', 'les paroles'],
  'formuler-une-intention': ['sans imposer un résultat'],
  'soutenir-le-restaurant': ['refléter, ajouter un matériel', 'jouer un rôle secondaire'],
  'grimper-sur-l-etagere': ['intervient à la place de l’adulte'],
  'style-democratique-habillage': ['La limite est ferme, le choix est vrai'],
  'choix-sans-cadre': ['tient le cadre'],
  'commentaire-sur-la-planche': ['ce qu’il a réussi'],
  'pendant-la-crise': ['rester proche, parler peu, nommer l’émotion'],
  'un-tato-de-boue': ['redire correctement dans une phrase naturelle'],
  'faire-parler-entre-eux': ['reformulation des idées', 'matériel à plusieurs'],
  'regle-positive-corridor': ['dites de façon positive'],
  'composantes-sans-mouvement': ['l’alimentation, le sommeil, l’hygiène'],
  'jouer-a-la-statue': ['reliées à tous les domaines'],
  'revenir-en-arriere-en-hiver': ['revenir en arrière n’est pas un échec'],
  'deux-soeurs-une-nouveaute': ['réaction à la nouveauté'],
  'comparer-avec-la-cousine': ['le rythme varie'],
  'se-calmer-a-deux': ['ne se calme pas seul'],
  'un-seul-camion-rouge': ['plusieurs exemplaires'],
  'un-foulard-pour-l-arbre': ['centrée sur son point de vue', 'avoir froid'],
  'age-corrige': ['âge corrigé', '37e semaine'],
  'signes-d-un-vrai-jeu': ['la possibilité d’arrêter', 'l’absence de résultat imposé'],
  'trop-de-place-dans-le-jeu': ['pars'],
  'jeu-amorce-par-l-enfant-role': ['L’adulte observe, enrichit'],
  'construction-avant-le-diner': ['de petits groupes, des transitions étalées', 'savoir ce qui s’en vient'],
  'au-dela-de-l-information': ['des décisions partagées'],
  'qu-est-ce-qu-il-a-appris': ['je nomme ce que l’enfant y a exercé'],
  'd-ou-vient-alex': ['« à l’extérieur »'],
  'cour-du-centre-ville': ['la cour telle qu’elle est'],
  'alex-et-les-poupons': ['des poupons aux plus grands'],
  'regarder-la-grande-traverser': ['par procuration'],
  'meme-poutre-deux-enfants': ['sa capacité de le voir ou de le gérer'],
  'avant-de-decider': ['mesures'],
  'zero-eraflure': ['s’érafler parfois'],
  'quand-interrompre': ['un geste non consenti', 'un danger apparaît'],
  'a-portee-de-main': ['Les poupons, l’eau, un outil tranchant', 'une hauteur nouvelle'],
  'mets-moi-sur-la-branche': ['sans la hisser'],
  'une-main-sur-le-tronc': ['ouvre les bras', 'Tendre la main déplace l’équilibre'],
  'ciel-couvert-et-uv': ['jusqu’à 85 % traversent les nuages'],
  'lever-les-yeux': ['Levez les yeux avant de poser les sacs'],
  'paupieres-lourdes-au-hamac': ['ce n’est pas un lieu de sommeil régulier'],
  'enfant-qui-s-ennuie': ['Avant de proposer, attendez'],
  'test-du-rouleau': ['rouleau de papier hygiénique', 'glands'],
}

const passageOf = ({ link }: BankQuestion) => textsOf(PASSAGES[link.to].get(link.anchor)).join(' ')
const answerOf = ({ kind, prompt, choices }: BankQuestion) =>
  kind === 'true-false' ? prompt : choices.flatMap(({ correct, text }) => (correct ? [text] : [])).join(' ')

/** The words of a text, without their endings; small words do not count. */
const stems = (text: string) => new Set((foldText(text).match(/\p{L}{4,}|\d+/gu) ?? []).map((word) => word.slice(0, 5)))

/** How much of the answer is found in the passage, from 0 to 1. */
function shareSaid(question: BankQuestion): number {
  const passage = stems(passageOf(question))
  const answer = [...stems(answerOf(question))]
  return answer.filter((stem) => passage.has(stem)).length / answer.length
}

describe('« Relire »', () => {
  const described = QUESTION_BANK.filter(({ key }) => key in IN_OTHER_WORDS)

  it('opens a passage with the words of the answer', () => {
    const others = QUESTION_BANK.filter(({ key }) => !(key in IN_OTHER_WORDS))
    expect(
      others.filter((question) => shareSaid(question) < 0.5).map(({ key, link }) => `${key} → ${link.anchor}`),
    ).toEqual([])
  })

  it('opens a passage that says it in other words, where the answer is a scene', () => {
    expect(described.map(({ key }) => key).toSorted()).toEqual(Object.keys(IN_OTHER_WORDS).toSorted())
    const unsaid = described.flatMap((question) => {
      const passage = foldText(passageOf(question))
      return (IN_OTHER_WORDS[question.key] ?? [])
        .filter((words) => !passage.includes(foldText(words)))
        .map((words) => `${question.key} → ${question.link.anchor}: ${words}`)
    })
    expect(unsaid).toEqual([])
  })
})
