import type { SafetyChange } from '#app/domain/activity-sheet.ts'
import type { Allergen } from '#app/domain/enums.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'
import { phrase, phrases } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { affirms, belongsToAnimal, followedBy, isPictureOrPretence, sentenceContains } from '../mention-context.ts'
import { feminine, masculine, type Replacement } from '../replacement.ts'
import type { SafetyRule } from '../safety-rule.ts'

const FRUIT = masculine('morceau de banane bien mûre', 'morceaux de banane bien mûre')
const STEW = feminine('compote de pommes', 'compotes de pommes')
const RICE_FLOUR = feminine('farine de riz', 'farines de riz')
const CLAY = feminine('terre à modeler', 'terres à modeler')
const RICE_CAKE = feminine('galette de riz', 'galettes de riz')
const RICE_DRINK = feminine('boisson de riz', 'boissons de riz')
const TUBES = masculine('rouleau de carton', 'rouleaux de carton')
const TRAYS = masculine('plateau de carton', 'plateaux de carton')
const VINYL = masculine('gant de vinyle', 'gants de vinyle')
const SOFT_BALLS = feminine('balle de tissu', 'balles de tissu')

const TOY = phrases(
  'de|en|d bois|carton|papier|feutrine|tissu|plastique|sable|boue|neige|mousse',
  'vide|rince|rincee|lave|lavee',
)
const AS_FOOD = phrase(
  'mang~|gout~|cuire|cuis~|four|recette|collation|prepar~|offr~|serv~|degust~|bras~|partag~|vers~|ajout~|tartin~|tremp~|etal~|etend~|saupoudr~|batt~|roul~|coll~|petri~|mel~',
)
/** Named in a story, worn by an animal, empty, or a toy: it meets nobody. */
const isHarmless = (mention: Mention) =>
  isPictureOrPretence(mention) ||
  belongsToAnimal(mention) ||
  followedBy(mention, 1, ...TOY) ||
  sentenceContains(mention, phrase('devien~|deviendr~|couv~|pond|nid|champ')) ||
  (mention.passage.kind !== 'item' && !affirms(mention, AS_FOOD))

const hazard = (replacement: Replacement, ...patterns: string[]): Hazard => ({
  patterns,
  replacement,
  unless: isHarmless,
})

/** What carries each allergen, and what takes its place. What has no stand-in is taken out. */
const SOURCES: Record<Allergen, Hazard[]> = {
  PEANUT: [
    hazard(STEW, 'beurre d|de arachide|pinotte|cacahuete'),
    hazard(FRUIT, 'arachide|cacahuete|cacahouete|pinotte'),
  ],
  NUTS: [
    hazard(STEW, 'beurre d|de noix|amande|noisette|cajou'),
    {
      ...hazard(FRUIT, 'noix de|d grenoble|cajou|macadam|pecan', 'noix', 'noisette|amande|pacane|pistache|cajou'),
      exceptions: [
        'noix de|d coco|muscade',
        'casse noix|noisette',
        'yeux|oeil en amande',
        'noisette de|d savon|colle|creme',
      ],
    },
  ],
  SESAME: [hazard(STEW, 'tahini|tahin', 'houmous|hummus'), hazard(FRUIT, 'graine de sesame', 'sesame')],
  EGG: [
    { ...hazard(TRAYS, 'boite|carton a|d oeuf') },
    {
      ...hazard(STEW, 'blanc|jaune d oeuf', 'oeuf', 'omelette|mayonnaise|meringue'),
      exceptions: [
        'oeuf de|en|a|d paques|plastique|bois|carton|papier|tissu|argile|grenouille|dinosaure|oiseau',
        'chasse aux oeuf',
      ],
    },
  ],
  MILK: [
    {
      ...hazard(RICE_DRINK, 'lait de|d vache', 'lait', 'babeurre'),
      exceptions: [
        'lait de|d coco|avoine|riz|soya',
        'lait maternel',
        'dent de lait',
        'pot|contenant|pinte|carton|boite|bouchon de|d|a lait',
        'voie lactee',
      ],
    },
    {
      ...hazard(STEW, 'yogourt|yaourt', 'fromage a la creme', 'fromage', 'creme glacee|fouettee', 'beurre'),
      exceptions: [
        'pot|contenant de|d yogourt|margarine|fromage',
        'beurre d|de arachide|soya|amande|noix|pomme|cacao|tournesol|pinotte',
      ],
    },
  ],
  WHEAT: [
    hazard(CLAY, 'pate a modeler|sel'),
    {
      ...hazard(RICE_FLOUR, 'farine de ble|tout usage', 'farine', 'semoule|couscous|boulgour'),
      exceptions: ['farine de|d mais|riz|avoine|coco|sarrasin|tapioca', 'moulin a farine'],
    },
    hazard(
      TUBES,
      'macaroni|coquillette|nouille|spaghetti|rigatoni|fusilli|penne|lasagne|vermicelle',
      'pate alimentaire|seche|courte',
    ),
    {
      ...hazard(RICE_CAKE, 'pain|craquelin|tortilla|bagel|biscuit|muffin|crepe|gateau|galette'),
      exceptions: [
        'grille pain',
        'moule a muffin',
        'galette de riz',
        'pain de|d sable|neige|savon',
        'gateau|galette|biscuit de|d sable|boue|neige',
      ],
    },
  ],
  SOY: [hazard(RICE_DRINK, 'boisson de soya|soja'), hazard(FRUIT, 'tofu|edamame|tempeh', 'soya|soja')],
  KIWI: [hazard(FRUIT, 'kiwi')],
  LATEX: [
    hazard(VINYL, 'gant de|d|en latex|caoutchouc'),
    hazard(SOFT_BALLS, 'ballon de|d|en latex|caoutchouc', 'balle de|d|en caoutchouc', 'latex'),
  ],
  MUSTARD: [{ patterns: ['moutarde'], exceptions: ['couleur|jaune moutarde'], unless: isHarmless }],
  FISH: [{ patterns: ['thon|saumon|crevette|sardine', 'sauce de poisson'], unless: isHarmless }],
}

const ID = 'allergies-presentes'

/** One rule for each allergen: which of them holds depends on the group. */
const RULES = new Map<Allergen, SafetyRule>(
  (Object.keys(SOURCES) as Allergen[]).map((allergen) => [
    allergen,
    hazardRule({
      id: ID,
      label: ALLERGEN_LABELS[allergen],
      hazards: SOURCES[allergen],
      appliesTo: () => true,
      because: `allergie présente dans le groupe (${ALLERGEN_LABELS[allergen].toLowerCase()})`,
    }),
  ]),
)

/** What the group is allergic to is replaced or taken out; a sheet that turns around it is refused. */
export const presentAllergies: SafetyRule = {
  id: ID,
  label: 'Allergies présentes dans le groupe',
  check(sheet, context) {
    let current = sheet
    const changes: SafetyChange[] = []
    const blocked: SafetyChange[] = []
    for (const allergen of context.allergies ?? []) {
      const outcome = RULES.get(allergen)?.check(current, context)
      if (!outcome) continue
      current = outcome.sheet
      changes.push(...outcome.changes)
      blocked.push(...outcome.blocked)
    }
    return { sheet: blocked.length > 0 ? sheet : current, changes, blocked }
  },
}
