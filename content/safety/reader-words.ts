import type { Family } from '#app/features/activities/safety/reader/verdicts.ts'

/** Why a passage is refused, after « : ». */
const reasons: Record<Family, string> = {
  none: 'ce passage pourrait mettre un enfant en danger',
  'hidden-danger': 'ce qu’il contient peut blesser s’il s’ouvre ou s’avale (pile, aimant, liquide)',
  product: 'ce produit n’a pas sa place entre les mains des enfants',
  'small-parts': 'un enfant de cet âge peut s’étouffer avec une petite pièce',
  water: 'quelques centimètres d’eau suffisent pour une noyade',
  ice: 'la glace d’un plan d’eau peut céder',
  food: 'cet aliment, servi ainsi, peut étouffer un enfant de cet âge',
  heat: 'un enfant peut se brûler',
  fire: 'la flamme reste loin des enfants',
  plants: 'rien de ce qui pousse dans la nature ne se goûte ni ne se cueille sans savoir',
  animals: 'un animal inconnu ou sauvage se regarde de loin',
  enclosure: 'un enfant peut y rester pris ou enseveli',
  suffocation: 'un enfant peut manquer d’air',
  height: 'la chute peut être grave',
  throwing: 'un enfant peut être blessé au visage ou à la tête',
  carrying: 'ce geste peut blesser l’enfant',
  weather: 'par ce temps, on reste à l’abri',
  cords: 'un lien peut se serrer autour d’un cou',
  glass: 'un enfant peut se couper ou se piquer',
  street: 'un véhicule ne voit pas un enfant',
  sleep: 'un enfant dort sur une surface ferme et plane, sous surveillance',
  allergen: 'un allergène déclaré dans le groupe s’y trouve',
  tools: 'cet outil blesse sans un adulte pour chaque enfant',
  electricity: 'un enfant peut s’électrocuter',
  supervision: 'un adulte voit les enfants en tout temps',
}

/** Why no age may have a thing; clauses, as {@link reasons}. */
const everDangerous = {
  'button-battery': 'une pile bouton avalée brûle de l’intérieur; il faut un boîtier qui se visse',
  magnet: 'des aimants avalés s’attirent à travers l’intestin',
  balloon: 'un ballon de latex qui éclate peut boucher la gorge',
  'water-beads': 'ces billes gonflent dans le ventre de qui en avale',
} as const

/** What to look at before a passage that nobody could judge is kept. */
const questions: Record<Family, string> = {
  none: 'De quoi s’agit-il exactement? Est-ce propre, solide et plus gros qu’un rouleau de papier hygiénique?',
  'hidden-danger': 'Y a-t-il une pile, un aimant ou un liquide dedans? Le boîtier est-il vissé?',
  product: 'Qu’y a-t-il dans ce produit? L’étiquette dit-elle qu’un enfant peut y toucher?',
  'small-parts': 'Est-ce que cela passe dans un rouleau de papier hygiénique?',
  water: 'Quelle est la profondeur, et qui reste à portée de bras?',
  ice: 'Est-ce de la glace formée au sol, loin de tout plan d’eau?',
  food: 'Qu’y a-t-il dedans? Est-ce rond, dur ou collant?',
  heat: 'Est-ce que cela chauffe, et qui y touche?',
  fire: 'Y a-t-il une flamme, et qui s’en occupe?',
  plants: 'Connaissez-vous cette plante avec certitude?',
  animals: 'Connaissez-vous cet animal, et qui le tient?',
  enclosure: 'L’enfant peut-il en sortir seul, et le voit-on?',
  suffocation: 'Est-ce que cela peut couvrir un visage?',
  height: 'Quelle est la hauteur, et qu’y a-t-il dessous?',
  throwing: 'Est-ce mou, et où vise-t-on?',
  carrying: 'Comment l’enfant est-il tenu?',
  weather: 'Quels sont les seuils de votre milieu?',
  cords: 'Quelle est la longueur, et est-ce que cela peut faire une boucle?',
  glass: 'Est-ce que cela se casse, coupe ou pique?',
  street: 'Y a-t-il des véhicules, et où sont les adultes?',
  sleep: 'Est-ce pour jouer ou pour dormir?',
  allergen: 'Avez-vous lu la liste des ingrédients?',
  tools: 'Est-ce un jouet ou un vrai outil?',
  electricity: 'Est-ce branché?',
  supervision: 'Qui est avec les enfants?',
}

const EXCERPT_MAX = 90

function excerpt(text: string): string {
  return text.length <= EXCERPT_MAX ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_MAX))}…`
}

/** What the safety reader says, in French. */
export const readerWords = {
  label: 'Textes lus phrase par phrase',
  reasons,
  /** Of a fruit or a vegetable that is hard when raw; a clause, as the reasons. Source: repères de sécurité, « légumes durs râpés ou cuits ». */
  hardFood:
    'dur et cru, cet aliment peut étouffer un enfant de cet âge; s’il est cuit ou râpé, écrivez-le («\u00A0compote de pommes\u00A0»)',
  /** Added to a reason, of a word that is also said of a harmless thing. */
  otherName: (word: string) => `; s’il s’agit d’autre chose, écrivez «\u00A0${word}\u00A0»`,
  /** Added to the reason against a small part, of a thing that is also sold bigger. */
  biggerName: (name: string) =>
    `; s’ils ne passent pas dans un rouleau de papier hygiénique, écrivez «\u00A0${name}\u00A0»`,
  everDangerous,
  questions,
  refused: (text: string, reason: string) => `«\u00A0${excerpt(text)}\u00A0»\u00A0: ${reason}.`,
} as const

/** What the second reading of a sheet that a language model wrote says, in French. */
export const reviewWords = {
  label: 'Fiche relue une seconde fois par le modèle',
  failed: 'Seconde lecture par le modèle\u00A0: elle n’a pas pu se faire',
} as const
