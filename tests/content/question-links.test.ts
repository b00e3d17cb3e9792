import { describe, expect, it } from 'vitest'
import { passageId } from '#app/features/guides/ages/ages-view.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT } from '#content/guides/continuum.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { KNOWLEDGE_CARDS } from '#content/guides/self-assessment.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import type { BankQuestion } from '#content/questions/types.ts'
import { textsOf } from './guide-text.ts'

/** What « Relire » opens, page by page. */
const PASSAGES: Record<BankQuestion['link']['to'], Map<string, unknown>> = {
  definitions: new Map(DEFINITIONS.map((one) => [one.slug, one])),
  backpack: new Map(BACKPACK_SECTIONS.map((one) => [one.id, one])),
  'what-to-do': new Map(SITUATIONS.map((one) => [one.id, one])),
  'self-assessment': new Map(KNOWLEDGE_CARDS.map((one) => [one.id, one])),
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
  'influence-indirecte': ['L’horaire de travail d’un parent'],
  'rythme-de-la-pouponniere': ['des routines individualisées chez les poupons'],
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
  'deux-ans-douze-enfants': ['De 18 mois à moins de 4 ans, au plus 8'],
  'six-poupons-ce-matin': ['au plus 5 enfants de moins de 18 mois par adulte'],
  'dix-enfants-de-quatre-ans': ['à partir de 4 ans, au plus 10'],
  'qui-est-seule-avec-eux': [
    'au plus 5 enfants de moins de 18 mois',
    'De 18 mois à moins de 4 ans, au plus 8',
    'à partir de 4 ans, au plus 10',
  ],
  'une-adulte-doit-repartir': ['doit repartir avec un enfant : qui reste, avec combien'],
  'remplacante-de-neuf-heures': ['remplaçante comprise'],
  'elle-refuse-de-rentrer': ['Ce non parle du train, il ne parle pas de vous'],
  'message-a-l-autre-parent': ['Porter les messages'],
  'il-est-mort-ou-il-dort': ['répondez à la question posée, avec le mot juste'],
  'qui-a-mordu-ma-fille': ['Aucun nom ne voyage'],
  'picto-pour-un-seul': ['Traiter tous les enfants de la même façon n’est pas toujours les traiter équitablement'],
  'trois-semaines-sans-un-mot': ['Acceptez toutes les réponses qui ne s’entendent pas'],
  'premier-mot-applaudi': ['Les applaudissements au premier mot'],
  'debut-de-phrase-repete': ['Laissez-le arriver au bout', 'C’est à vous de ralentir'],
  'serveuse-sans-mots': ['Un rôle de plus ouvre mieux la porte qu’un règlement'],
  'doigt-vers-l-armoire': ['donnez l’objet avec son nom'],
  'francais-a-la-maison': ['Chantez et racontez dans votre langue'],
  'vestiaire-d-hiver': ['deux enfants prêts sortent avec une adulte, puis deux autres'],
  'rangement-et-tempete': ['Demain, je le préviens avant les autres'],
  'dis-excuse': ['montrez le geste qui la dit'],
  'morsure-premier-geste': ['Allez d’abord à celle qui a mal'],
  'quatre-non-a-la-toilette': ['L’invitation revient à des moments fixes'],
  'culotte-mouillee-en-plein-jeu': ['parlez bas', 'en faisant seul ce qu’il sait faire'],
  'gros-mot-au-diner': ['Gardez le visage que vous aviez. Dites la règle une fois'],
  'vaporisateur-a-monstres': ['Croyez la peur sans croire au monstre'],
  'qui-decide-a-table': ['elle choisit si elle en prend, et combien'],
  'dessert-contre-trois-bouchees': ['Le dessert contre trois bouchées'],
  'brocoli-encore-refuse': ['vue, sentie et touchée bien des fois avant d’être goûtée', 'sans commenter son assiette'],
  'brocoli-par-terre': ['elle vérifie ce que fait un brocoli'],
  'pou-dans-la-couette': ['À l’écart du groupe, avisez la direction'],
  'raconter-le-diner': ['du pain, du riz et un quartier d’orange, de bonne humeur'],
  'carottes-du-potager': ['râpés ou cuits'],
  'saucisse-sur-la-longueur': ['les saucisses sur la longueur'],
  'salade-de-poulet-tiede': ['jamais plus de deux heures'],
  'remplacante-et-allergies': ['Relisez la liste à voix haute avec la remplaçante'],
  'quand-laver-les-mains': ['laissez la boue tranquille', 'après la toilette ou la couche'],
  'doudou-dans-le-lit-du-poupon': ['dans vos bras, jamais dans le lit'],
  'yeux-ouverts-a-la-sieste': ['un livre fait le reste'],
  'inviter-le-sommeil': ['Les mêmes gestes dans le même ordre', 'ralentissez votre propre souffle'],
  'coin-calme-retire': ['surtout à l’enfant qui a eu une matinée difficile'],
  'front-brulant': ['offrez-lui à boire', 'écrivez le chiffre et l’heure'],
  'accord-au-telephone': ['sans l’autorisation écrite du parent'],
  'tombe-du-deuxieme-barreau': [
    'perd connaissance, respire mal, vomit plus d’une fois',
    'n’est plus l’enfant que vous connaissez',
  ],
  'bosse-quand-prevenir': ['le parent sans attendre'],
  'levre-qui-gonfle': ['on donne l’épinéphrine prescrite sans attendre, puis on compose le 911'],
  'quel-produit-contre-les-poux': ['le parent demande à la pharmacie, au CLSC ou à Info-Santé'],
  'joues-rondes-et-rouge': ['Accroupissez-vous sans crier, ouvrez la main sous son menton'],
  'on-ne-le-voit-plus': ['sans attendre d’avoir fouillé partout'],
  'combien-d-heures-dehors': ['on part de ce que le milieu vit déjà et on choisit le pas suivant'],
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

describe('« Relire »', () => {
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
