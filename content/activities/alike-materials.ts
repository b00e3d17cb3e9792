import type { Season } from '#app/domain/enums.ts'
import type { MaterialKey } from '../reference.ts'

/** Names of one thing, singular. */
const ONE_THING: readonly (readonly string[])[] = [
  ['pince à linge', 'épingle à linge'],
  ['chaudron', 'casserole', 'marmite'],
  ['vaporisateur', 'bouteille à vaporiser', 'bouteille vaporisateur', 'pouche-pouche', 'push-push'],
  ['carton à œufs', 'carton d’œufs', 'boîte à œufs', 'boîte d’œufs', 'contenant d’œufs'],
  ['courge', 'citrouille', 'potiron'],
  ['bicarbonate', 'bicarbonate de soude', 'soda à pâte', 'petite vache'],
  ['pansement', 'diachylon', 'plasteur', 'bandage'],
  ['figurine de dinosaure', 'dinosaure', 'dinosaure en plastique', 'dinosaure de plastique'],
  ['cocotte', 'cône de pin', 'cocotte de pin'],
  ['loupe', 'verre grossissant'],
]

/**
 * Things that serve the same play, singular as educators type them: who has foulards may lead a sheet whose list says
 * « carrés de tissu ». A large one does not stand for a small one, nor a tool for what it fills.
 */
export const ALIKE_MATERIALS: readonly (readonly string[])[] = [
  ...ONE_THING,
  [
    'boîte de mouchoirs',
    'boîte à chaussures',
    'boîte à souliers',
    'boîte de céréales',
    'boîte de nourriture',
    'boîte d’aliments',
    'boîte vide d’aliments',
    'petite boîte',
    'carton de lait',
  ],
  [
    'tunnel',
    'boîte ouverte aux deux bouts',
    'grande boîte ouverte aux deux bouts',
    'grande boîte de carton ouverte des deux bouts',
    'boîte ouverte des deux bouts',
    'boîte de carton ouverte des deux bouts',
    'boîte longue ouverte aux deux bouts',
  ],
  ['bâche', 'toile'],
  ['sable', 'carré de sable'],
  ['gruau', 'flocons d’avoine', 'avoine'],
  ['nouille de piscine', 'frite de piscine', 'boudin de mousse', 'boudin flottant', 'pool noodle'],
  // Each begins as another thing, and is none.
  ['pot de fleurs', 'pot à fleurs', 'jardinière'],
  ['bâton de hockey', 'hockey', 'bâton de hokey', 'hokey'],
  ['bâton de colle', 'colle en bâton'],
  ['bâton de pluie'],
  ['bâton lumineux'],
  ['sac de couchage'],
  ['balle de tennis', 'balle de ping-pong', 'balle rebondissante', 'petite balle'],
  ['sac à dos'],
  ['boîte à lunch'],
  ['caisse enregistreuse'],
  ['argent de jouet', 'argent de jeu', 'faux argent', 'argent'],
  ['pomme de terre', 'patate'],
  ['balle de foin'],
  ['balle de neige'],
  ['rouleau à pâte', 'rouleau à pâtisserie'],
  ['papier sablé', 'papier de verre'],
  ['papier mouchoir', 'papier essuie-tout'],
  ['livre à colorier', 'cahier'],
  ['jeu de cartes', 'carte à jouer'],
  ['bouteille d’eau'],
  ['savon à bulles', 'liquide à bulles', 'solution à bulles', 'bulle', 'bulle de savon'],
  ['imperméable', 'habit de pluie', 'manteau de pluie', 'pantalon de pluie'],
  ['botte', 'botte de pluie'],
  [
    'habit de neige',
    'suit de neige',
    'habit d’hiver',
    'vêtement d’hiver',
    'vêtement d’extérieur',
    'pantalon de neige',
    'salopette',
  ],
  [
    'foulard',
    'tissu',
    'carré de tissu',
    'débarbouillette',
    'linge',
    'serviette',
    'écharpe',
    'bout de tissu',
    'retaille',
  ],
  ['drap', 'couverture', 'couverte', 'nappe', 'rideau', 'grand tissu', 'grand drap', 'grande couverture'],
  ['boîte', 'carton', 'boîte de carton', 'grande boîte', 'caisse'],
  ['rouleau', 'rouleau papier', 'rouleau de papier', 'rouleau de carton', 'tube', 'tube de carton'],
  ['bol', 'gobelet', 'tasse', 'contenant', 'plat', 'pot', 'pot de yogourt', 'verre de plastique'],
  ['plat bas', 'plat large', 'grand plat', 'plat peu profond'],
  ['bac transparent', 'bac clair', 'contenant transparent'],
  ['bac', 'bassine', 'grand bac', 'cuve'],
  // What is in it is played with.
  ['bac sensoriel', 'bac de riz', 'bac à riz', 'bac de sable', 'bac de semoule', 'bac de haricots', 'bac d’avoine'],
  ['cuillère', 'cuillère de bois', 'grosse cuillère', 'louche', 'spatule'],
  ['passoire', 'tamis'],
  ['chaudière', 'seau', 'petit seau', 'canisse'],
  ['pelle', 'petite pelle', 'truelle'],
  ['pelle à neige', 'grande pelle'],
  ['panier', 'corbeille', 'caisse de plastique'],
  [
    'papier',
    'grand papier',
    'feuille de papier',
    'feuille blanche',
    'papier journal',
    'journal',
    'circulaire',
    'papier kraft',
  ],
  // None of them is what « papier » or « carton » alone means.
  ['papier de soie', 'papier crépon'],
  ['papier bulle'],
  ['papier aluminium', 'papier d’aluminium', 'aluminium'],
  [
    'papier de construction',
    'papier construction',
    'carton de bricolage',
    'papier fort',
    'papier épais',
    'carton mince',
    'papier rouge',
    'carton rouge',
    'carton rose',
    'carton blanc',
    'carton noir',
  ],
  ['crayon', 'crayon de cire', 'marqueur', 'pastel', 'craie de cire', 'gros crayon'],
  ['craie', 'craie de trottoir', 'grosse craie'],
  ['peinture', 'gouache', 'peinture lavable', 'peinture à doigts'],
  ['pinceau', 'gros pinceau', 'rouleau à peinture'],
  ['livre', 'album', 'imagier', 'livre cartonné'],
  ['tambour', 'tambourin', 'djembé', 'instrument', 'maraca', 'xylophone'],
  ['ballon', 'gros ballon', 'ballon mousse', 'ballon de plage'],
  ['balle', 'grosse balle', 'balle de tissu', 'boule de tissu', 'balle de mousse', 'balle molle'],
  ['bâton', 'branche', 'bout de bois'],
  ['bâton de popsicle', 'bâtonnet', 'bâton à café'],
  ['bûche', 'rondelle de bois', 'rondin'],
  ['planche', 'planche de bois'],
  ['feuille', 'feuille morte', 'feuille d’automne', 'feuille d’arbre'],
  ['roche', 'grosse roche', 'pierre', 'galet', 'caillou'],
  ['coussin', 'oreiller', 'gros coussin'],
  ['matelas', 'tapis', 'tapis ferme'],
  ['doudou', 'toutou', 'peluche', 'animal de peluche'],
  ['poupée', 'poupon', 'bébé', 'bébé de plastique'],
  ['duplo', 'lego', 'gros lego', 'gros bloc lego', 'bloc duplo', 'brique', 'grosse brique'],
  ['bloc', 'bloc de bois', 'gros bloc', 'bloc de mousse'],
  ['épi de maïs', 'épi', 'épi de blé d’Inde', 'blé d’Inde', 'maïs'],
  ['figurine', 'figurine d’animal', 'animal en plastique', 'animal de plastique', 'bête de ferme', 'animal de ferme'],
  [
    'ruban adhésif',
    'ruban-cache',
    'ruban de couleur',
    'ruban à masquer',
    'tape',
    'tape à peinture',
    'tape à masquer',
    'masking tape',
    'scotch tape',
  ],
  ['ruban à mesurer', 'galon à mesurer'],
  ['boîte de conserve', 'conserve', 'canne de conserve'],
  ['auto', 'petite auto', 'voiture', 'petite voiture', 'camion', 'petit camion'],
  ['gros camion', 'grosse auto', 'camion à benne'],
  ['glaçon', 'glace', 'bloc de glace'],
  ['poche de sable', 'sac de sable', 'poche de fèves', 'bas roulé', 'paire de bas'],
  ['gouttière', 'tuyau', 'boyau', 'tube de plastique'],
  [
    'aliment de jeu',
    'aliment jouet',
    'aliment en plastique',
    'aliment de plastique',
    'fruit de plastique',
    'fruit en plastique',
    'légume de plastique',
    'fausse nourriture',
    'nourriture de jeu',
    'nourriture de plastique',
    'nourriture en plastique',
  ],
  ['moule', 'moule à sable', 'moule de plage'],
  ['moule à muffin', 'moule à glaçon'],
  ['marionnette', 'marionnette à main', 'bas-marionnette'],
  ['pâte à modeler', 'pâte', 'argile'],
  ['traîneau', 'luge', 'soucoupe', 'tapis-luge', 'tapis à neige', 'crazy carpet'],
  ['miroir', 'miroir incassable'],
  ['lampe', 'lampe de poche', 'lampe frontale'],
]

/** The names that are of one thing only: who has masking tape has « ruban-cache », and nothing in its place. */
export const SAME_MATERIALS: readonly (readonly string[])[] = [
  ...ONE_THING,
  ['ruban-cache', 'ruban à masquer', 'masking tape', 'tape à peinture', 'tape à masquer'],
  ['chaudière', 'seau', 'canisse'],
  ['auto', 'voiture'],
  ['habit de neige', 'suit de neige', 'habit d’hiver', 'vêtement d’hiver', 'vêtement d’extérieur'],
  ['toutou', 'peluche', 'animal de peluche'],
  ['couverture', 'couverte'],
  ['savon à bulles', 'liquide à bulles', 'solution à bulles', 'bulle de savon'],
  ['bâton de popsicle', 'bâtonnet'],
  ['poupée', 'poupon'],
  ['argent de jouet', 'argent de jeu', 'faux argent', 'argent'],
]

/** What educators type for many things at once, as they type it, and the things. */
export const COLLECTIVE_NAMES: readonly { names: readonly string[]; things: readonly string[] }[] = [
  {
    names: [
      'éléments de la nature',
      'éléments naturels',
      'matériel naturel',
      'matériaux naturels',
      'objets de la nature',
      'trésors de la nature',
      'matériel de la nature',
      'choses de la nature',
    ],
    things: ['feuille', 'bâton', 'branche', 'roche', 'galet', 'écorce', 'cocotte'],
  },
  {
    names: [
      'matériel recyclé',
      'matériaux recyclés',
      'matériel de récupération',
      'matériaux de récupération',
      'objets recyclés',
      'objets récupérés',
      'recyclage',
      'bac de recyclage',
    ],
    things: ['boîte', 'carton', 'rouleau', 'carton à œufs', 'contenant', 'papier journal'],
  },
  {
    names: [
      'vaisselle',
      'dînette',
      'vaisselle de la dînette',
      'vaisselle de dînette',
      'vaisselle de plastique',
      'vaisselle en plastique',
      'vaisselle jouet',
    ],
    things: ['assiette', 'bol', 'tasse', 'plat', 'cuillère'],
  },
]

/** What stands in every room, and what its tap gives, singular. */
export const FOUND_INDOORS = ['table', 'chaise', 'mur', 'plancher', 'tapis', 'fenêtre', 'meuble', 'porte', 'eau']
/** What lies on the ground of a yard, singular, so that nobody has to bring it. */
export const FOUND_IN_YARD = ['terre', 'boue', 'sable', 'herbe', 'flaque']
/** The same in a park or a wood. */
export const FOUND_IN_NATURE = [
  ...FOUND_IN_YARD,
  'roche',
  'galet',
  'bâton',
  'branche',
  'écorce',
  'feuille',
  'cocotte',
  'arbre',
  'bûche',
]
/** The same on a shore, where the adult draws the water. */
export const FOUND_AT_WATER = [...FOUND_IN_NATURE, 'eau']

/** The same wherever one is outside, by season. */
export const FOUND_IN_SEASON: Readonly<Record<Season, readonly string[]>> = {
  SPRING: [],
  SUMMER: [],
  AUTUMN: ['feuille'],
  WINTER: ['neige'],
}

/** What every group has at hand to wash, dry and drink, indoors and out, singular. */
export const FOR_CARE = [
  'débarbouillette',
  'serviette',
  'guenille',
  'essuie-tout',
  'mouchoir',
  'savon',
  'gourde',
  'eau',
  'à boire',
  'dossard',
]

/** What one has by oneself: hands and feet, and what the children have on them or came with, singular. */
export const WORN = [
  'main',
  'paume',
  'doigt',
  'poing',
  'pouce',
  'bras',
  'genou',
  'pied',
  'chapeau',
  'tuque',
  'mitaine',
  'manteau',
  'botte',
  'soulier',
  'habit',
  'vêtement',
  'couche',
]

/** Names of the reference list that stand for more than they say. */
export const STANDS_FOR: Readonly<Partial<Record<MaterialKey, readonly string[]>>> = {
  tissus: ['drap', 'couverture'],
  'contenants-et-cuilleres': ['bol', 'chaudron', 'bac', 'entonnoir'],
  'cartons-et-boites': ['rouleau', 'boîte de mouchoirs'],
  'instruments-de-musique': ['tambour'],
  'peinture-lavable': ['peinture'],
}
