import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, phrases } from '../french-text.ts'
import type { Mention } from '../mention.ts'
import { followedBy, precededBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'

const BEFORE = phrases(
  'attrap~|captur~|caress~|flatt~|nourri~|touch~|ramass~|deplac~|poursui~',
  'prend|prennent|prenez|prendre',
  'offr~|donn~|lanc~ @de? pain|graine|noix|nourriture|arachide|fruit|carotte|herbe|foin',
  'donn~ a manger',
  'approch~ *? du|de|des',
)
const AFTER = phrases('pour|et le|la|les|l? caress~|flatt~|nourri~|touch~|prendre|tenir')
const TOY = phrases(
  'de|en|d bois|peluche|plastique|tissu|carton|papier|caoutchouc|laine|pierre',
  'jouet|imaginaire|dessine',
)
const REACH = 5

/** Touched, caught or fed, rather than watched, imitated or told of. */
const isLeftAlone = (mention: Mention) =>
  followedBy(mention, 2, ...TOY) ||
  sentenceContains(mention, phrase('ne|n touch~|nourri~|caress~|approch~|derang~ pas|jamais')) ||
  sentenceContains(mention, phrase('comme|peluche|toutou|marionnette|jeu|comptine|ombre')) ||
  !(precededBy(mention, REACH, ...BEFORE) || followedBy(mention, 4, ...AFTER))

/** Animals that nobody answers for are watched, not touched or fed. */
export const animals = safeguardRule('animaux', 'Animaux\u00A0: observer sans toucher ni nourrir', {
  family: 'animals',
  mayBeNamed: 'ANIMALS',
  situations: [
    {
      patterns: [
        'grenouille|crapaud|tetard|salamandre|triton|couleuvre|serpent|tortue|lezard',
        'ecureuil|tamia|suisse|raton|mouffette|lievre|marmotte|souris|mulot|rat|chauve|renard|chevreuil',
        'chien|chiot|chat|chaton|cheval|poney|chevre|lama|vache|poule',
        'canard|caneton|oie|outarde|goeland|pigeon|oiseau|oisillon|moineau|mesange|corneille',
        'guepe|guepier|abeille|ruche|frelon',
        'nid de|d|du|des oiseau|guepe|merle|corneille|mesange',
        'animal|animaux|bete',
      ],
      exceptions: [
        'queue de|du chat|cheval',
        'oeil|yeux de|du chat|lynx',
        'plume d|de oiseau',
        'trace|piste|empreinte d|de|du *',
      ],
      unless: isLeftAlone,
    },
  ],
  lines: FIXED_LINES.animals,
  coveringPatterns: [['animal|animaux|chien|oiseau|bete', 'toucher|touche|distance|nourrir|laisse']],
  because: 'contact avec un animal',
})
