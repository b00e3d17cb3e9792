import type { Facet } from './types.ts'

/**
 * Sentences for a theme or a material typed by the educator. {nom} is her word, always inside guillemets, so that no
 * article or agreement has to be guessed.
 */
export const CUSTOM_THEME = {
  facets: {
    remplir: 'le coin « {nom} »',
    tresor: 'une grande image cartonnée du thème',
    leTresor: 'l’image',
    geste: 'bouger comme le thème « {nom} » les inspire',
    son: 'les bruits que le thème « {nom} » leur inspire',
    batir: 'un lieu pour jouer à « {nom} »',
    semblant: 'vivre une aventure sur le thème « {nom} »',
    mission: 'apporter tout ce qu’il faut au coin « {nom} »',
    trace: 'des signes inventés pour « {nom} »',
    ombre: 'une forme tirée de « {nom} »',
    histoire: 'un personnage venu du thème « {nom} »',
    abri: 'un refuge sur le thème « {nom} »',
    recette: 'une potion pour « {nom} »',
    soin: 'prendre soin d’un personnage de « {nom} »',
    dehors: 'tout ce qui fait penser à « {nom} »',
    dedans: 'tout ce qui fait penser à « {nom} »',
    tri: 'ce qui va avec « {nom} » et ce qui n’y va pas',
    mesure: 'une petite et une grande chose, comme dans « {nom} »',
    cible: 'un but pour « {nom} »',
  } satisfies Record<Facet, string>,
  seen: [
    '« {nom} » revient souvent dans les jeux et allume les regards.',
    'Quand « {nom} » revient dans les jeux, c’est une invitation à suivre les enfants.',
  ],
  questions: [
    'Qu’est-ce que tu sais déjà sur « {nom} »?',
    'Qu’est-ce qui te plaît le plus dans « {nom} »?',
    'Que pourrait-on ajouter pour jouer à « {nom} »?',
  ],
  next: [
    'Notez ce que les enfants veulent encore savoir sur « {nom} » : leurs questions font la suite.',
    'Laissez le matériel deux jours : le jeu sur « {nom} » prendra de l’ampleur.',
  ],
  family: [
    'Demandez aux familles ce que « {nom} » évoque à la maison.',
    'Invitez les parents à prêter un livre ou une image sur « {nom} ».',
  ],
}

export const CUSTOM_MATERIAL = {
  un: 'votre matériel (« {nom} »)',
  le: 'votre matériel (« {nom} »)',
  quantity: 'selon le nombre d’enfants',
  smallReplacement: 'Objet semblable, solide et plus gros qu’un rouleau de papier hygiénique',
  bigReplacement: 'Objet semblable déjà sur place',
  invite: {
    poupon: 'Montrez-leur aussi « {nom} », dans votre main, et suivez leur regard.',
    trottineur: 'Offrez aussi « {nom} », sans mode d’emploi, et regardez ce qu’ils en font.',
    grand: 'Ajoutez « {nom} » à portée de main : les enfants lui trouveront un rôle.',
  },
  question: 'Qu’est-ce que tu pourrais faire avec ce matériel?',
  prep: 'Inspectez « {nom} » pièce par pièce avant de l’offrir.',
  risk: 'Partager un matériel très attendu.',
  danger: 'Pièce de « {nom} » coupante, démontable ou assez petite pour la bouche.',
}
