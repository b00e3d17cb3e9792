/**
 * Small things that someone has to bring: what a composed sheet may name only when its list of material shows one of
 * the same kind. Each line is one kind, singular forms, plurals in « s » or « x » understood. What belongs to the
 * place (floor, table, tree, snow), to the body or to clothing is not here.
 */
export const PROP_KINDS: readonly (readonly string[])[] = [
  ['toutou', 'peluche', 'poupée', 'doudou', 'marionnette'],
  ['tissu', 'foulard', 'drap', 'couverture', 'nappe', 'velours', 'serviette', 'linge', 'débarbouillette'],
  ['bâche'],
  ['panier', 'boîte', 'bac', 'seau', 'chaudière', 'bol', 'contenant', 'sac', 'valise', 'coffre', 'plateau', 'caisse'],
  ['assiette', 'tasse', 'gobelet', 'gamelle', 'casserole', 'marmite', 'chaudron', 'cuillère', 'louche', 'fouet'],
  ['carton'],
  ['papier', 'carnet', 'cahier', 'affiche', 'pancarte', 'enveloppe', 'étiquette'],
  ['crayon', 'craie', 'feutre', 'pastel'],
  ['pinceau', 'rouleau', 'éponge'],
  ['peinture', 'colle', 'pâte à modeler'],
  ['livre', 'album', 'imagier'],
  ['image', 'photo', 'appareil photo', 'caméra'],
  ['tambour', 'tambourin', 'maracas', 'hochet', 'cloche', 'clochette', 'grelot', 'instrument'],
  ['corde', 'ficelle', 'laine'],
  ['ballon', 'balle', 'pompon'],
  ['coussin', 'oreiller', 'matelas'],
  ['lampe'],
  ['miroir'],
  ['loupe', 'jumelles'],
  ['pelle', 'râteau', 'truelle'],
  ['arrosoir'],
  ['cerceau'],
  ['poussette', 'chariot', 'brouette', 'traîneau', 'remorque'],
  ['déguisement', 'costume', 'accessoire', 'cape', 'masque'],
  ['clé'],
  ['fanion', 'drapeau'],
  ['jouet'],
  ['sablier', 'minuterie', 'horloge'],
]
