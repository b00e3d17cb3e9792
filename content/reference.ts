/**
 * Reference lists that every daycare sees, whatever it adds of its own. Keys are stored in starter activities and
 * never change; names are what the educator reads and what `ActivityCriteria` carries.
 */
export const THEMES = [
  { key: 'arbres-et-feuilles', name: 'Arbres et feuilles' },
  { key: 'animaux-et-traces', name: 'Animaux et traces' },
  { key: 'insectes-et-vers', name: 'Insectes et vers' },
  { key: 'oiseaux', name: 'Oiseaux' },
  { key: 'eau-neige-et-glace', name: 'Eau, neige et glace' },
  { key: 'terre-et-boue', name: 'Terre et boue' },
  { key: 'vent-et-ciel', name: 'Vent et ciel' },
  { key: 'lumiere-et-ombre', name: 'Lumière et ombre' },
  { key: 'jardin-et-recolte', name: 'Jardin et récolte' },
  { key: 'cabanes-et-constructions', name: 'Cabanes et constructions' },
  { key: 'sons-et-silence', name: 'Sons et silence' },
  { key: 'couleurs-et-textures', name: 'Couleurs et textures' },
  { key: 'mouvement-et-defis', name: 'Mouvement et défis' },
  { key: 'emotions-et-amitie', name: 'Émotions et amitié' },
  { key: 'contes-et-lettres', name: 'Contes et lettres' },
  { key: 'nombres-et-formes', name: 'Nombres et formes' },
  { key: 'cuisine-et-saveurs', name: 'Cuisine et saveurs' },
  { key: 'saisons-et-fetes', name: 'Saisons et fêtes' },
  { key: 'quartier-et-metiers', name: 'Quartier et métiers' },
] as const
export type ThemeKey = (typeof THEMES)[number]['key']

export const MATERIALS = [
  { key: 'batons', name: 'Bâtons' },
  { key: 'buches-et-rondelles', name: 'Bûches et rondelles' },
  { key: 'cocottes', name: 'Cocottes' },
  { key: 'feuilles', name: 'Feuilles' },
  { key: 'roches', name: 'Roches (grosses)' },
  { key: 'eau', name: 'Eau' },
  { key: 'sable', name: 'Sable' },
  { key: 'terre', name: 'Terre' },
  { key: 'neige', name: 'Neige' },
  { key: 'tissus', name: 'Tissus' },
  { key: 'cordes-courtes', name: 'Cordes courtes' },
  { key: 'bache', name: 'Bâche' },
  { key: 'chaudieres-et-pelles', name: 'Chaudières et pelles' },
  { key: 'contenants-et-cuilleres', name: 'Contenants et cuillères' },
  { key: 'loupes', name: 'Loupes' },
  { key: 'papier-et-crayons', name: 'Papier et crayons' },
  { key: 'craies', name: 'Craies' },
  { key: 'peinture-lavable', name: 'Peinture lavable' },
  { key: 'pinceaux', name: 'Pinceaux' },
  { key: 'livres', name: 'Livres' },
  { key: 'instruments-de-musique', name: 'Instruments de musique' },
  { key: 'ballons', name: 'Ballons' },
  { key: 'cartons-et-boites', name: 'Cartons et boîtes' },
] as const
export type MaterialKey = (typeof MATERIALS)[number]['key']
