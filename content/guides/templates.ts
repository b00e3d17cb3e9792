/** What a person fills in. Ids are kept with what she typed on her device: never renamed, unique in their template. */
export type TemplateField = {
  id: string
  label: string
  hint?: string
  /** Lines that it takes, on the screen and on an empty sheet. */
  lines: number
  /** Characters that fit, so that the template stays on one sheet. */
  limit: number
  /** Text to start from: printed as it stands until she changes it. */
  proposal?: string
}

export type TemplatePart = {
  title: string
  text?: string
  fields?: readonly TemplateField[]
  /** A table of empty rows; a cell is kept under « danger-2-who ». */
  table?: { id: string; row: string; columns: readonly { id: string; label: string; limit: number }[]; rows: number }
  /** Written by hand on the paper, never typed: names of children, signatures. */
  byHand?: readonly string[]
}

export type Template = {
  /** Value of `selectedTemplate` in the address, and beginning of what is kept: never renamed. */
  id: string
  title: string
  lead: string
  parts: readonly TemplatePart[]
}

export const TEMPLATES_TITLE = 'Modèles à remplir'
export const TEMPLATES_LEAD =
  'Trois documents pour sortir : à remplir ici et à imprimer sur une page, ou à imprimer vides pour les remplir à la main.'

/** Said beside the fields. */
export const TEMPLATES_KEPT =
  'Gardé sur cet appareil seulement, pour vous. Rien n’est envoyé : imprimez pour partager. Sans nom d’enfant.'

export const TEMPLATES: readonly Template[] = [
  {
    id: 'politique-de-sorties',
    title: 'Politique de sorties',
    lead: 'À remplir en équipe, à faire adopter, à relire chaque année.',
    parts: [
      {
        title: 'Notre milieu',
        fields: [
          { id: 'milieu', label: 'Nom du milieu', lines: 1, limit: 80 },
          { id: 'adoption', label: 'Adoptée le, par', lines: 1, limit: 80 },
          { id: 'relecture', label: 'À relire le', lines: 1, limit: 40 },
        ],
      },
      {
        title: 'Pourquoi et où',
        fields: [
          {
            id: 'pourquoi',
            label: 'Pourquoi nous sortons',
            lines: 2,
            limit: 260,
            proposal:
              'Dehors, les enfants bougent, jouent librement et apprennent à juger un risque. Nous sortons chaque jour, sauf quand un des seuils écrits ici nous retient.',
          },
          { id: 'lieux', label: 'Nos lieux', hint: 'Chacun a son évaluation écrite.', lines: 2, limit: 200 },
        ],
      },
      {
        title: 'Avec qui, avec quoi',
        fields: [
          {
            id: 'adultes',
            label: 'Adultes et dénombrement',
            lines: 3,
            limit: 300,
            proposal:
              'Les ratios sont les mêmes qu’à l’intérieur. Chaque enfant est confié à une adulte nommée. On compte à voix haute au départ, à l’arrivée, aux transitions et au retour.',
          },
          {
            id: 'sac',
            label: 'Ce que nous emportons',
            lines: 2,
            limit: 260,
            proposal:
              'Liste des présences et contacts d’urgence, téléphone chargé, trousse de premiers soins, médicaments prescrits et auto-injecteurs, eau, rechange.',
          },
        ],
      },
      {
        title: 'Nos seuils',
        fields: [
          {
            id: 'froid',
            label: 'Froid, poupons et plus grands',
            hint: 'Repère publié : -27 °C ou moins, Société canadienne de pédiatrie.',
            lines: 1,
            limit: 110,
          },
          { id: 'chaleur', label: 'Chaleur et soleil', hint: 'Température, humidex, heures.', lines: 1, limit: 110 },
          {
            id: 'air',
            label: 'Fumée et smog',
            hint: 'L’indice que vous consultez, et le seuil.',
            lines: 1,
            limit: 110,
          },
          {
            id: 'orage',
            label: 'Orage et vent',
            lines: 2,
            limit: 200,
            proposal:
              'Au premier coup de tonnerre, nous entrons dans un bâtiment. Nous ressortons 30 minutes après le dernier. Par grand vent, pas de forêt.',
          },
        ],
      },
      {
        title: 'Ce que nous permettons',
        fields: [
          {
            id: 'conditions',
            label: 'Hauteurs, bâtons, outils, eau, rue : à quelles conditions',
            lines: 3,
            limit: 320,
          },
        ],
      },
      {
        title: 'Si ça va mal, et les parents',
        fields: [
          {
            id: 'urgence',
            label: 'En cas d’urgence',
            lines: 2,
            limit: 260,
            proposal:
              '911 d’abord. Une adulte reste avec l’enfant, l’autre ou la personne jointe au téléphone s’occupe du groupe. Le parent est prévenu sans attendre.',
          },
          { id: 'contact', label: 'Qui joindre au milieu, à quel numéro', lines: 1, limit: 90 },
          {
            id: 'parents',
            label: 'Les parents',
            lines: 2,
            limit: 240,
            proposal:
              'Ils lisent cette politique à l’inscription, signent l’autorisation de sortie et reçoivent une lettre avant chaque lieu nouveau.',
          },
        ],
        byHand: ['Signature', 'Date'],
      },
    ],
  },
  {
    id: 'lettre-aux-parents',
    title: 'Lettre aux parents',
    lead: 'Pour annoncer un nouveau lieu, dire pourquoi on y retournera et comment s’habiller.',
    parts: [
      {
        title: 'Nous sortons!',
        text: 'Chers parents,',
        fields: [
          { id: 'lieu', label: 'Où', lines: 1, limit: 90 },
          { id: 'quand', label: 'Quand, à partir de quelle date', lines: 1, limit: 90 },
          { id: 'heures', label: 'Départ et retour', lines: 1, limit: 60 },
          { id: 'qui', label: 'Qui accompagne', lines: 1, limit: 90 },
        ],
      },
      {
        title: 'Pourquoi y retourner souvent',
        fields: [
          {
            id: 'pourquoi',
            label: 'Ce que les enfants y gagnent',
            lines: 3,
            limit: 340,
            proposal:
              'Le même lieu, semaine après semaine, se connaît par cœur. Les enfants y reprennent leurs jeux où ils les avaient laissés et voient passer les saisons.',
          },
          {
            id: 'risque',
            label: 'Le risque, dit simplement',
            lines: 3,
            limit: 380,
            proposal:
              'Ils y marcheront sur des troncs, porteront des bâtons et se saliront. Nous avons visité le lieu sans eux : ce qui est dangereux est écarté. Le reste, ils apprennent à le doser, avec nous tout près.',
          },
        ],
      },
      {
        title: 'Comment s’habiller',
        fields: [
          {
            id: 'vetements',
            label: 'Vêtements et rechange',
            lines: 3,
            limit: 340,
            proposal:
              'Des vêtements qui peuvent se salir, des bottes, un rechange complet, le nom à l’intérieur. Il manque quelque chose? Nous avons une caisse de prêt : dites-le-nous, tout simplement.',
          },
          {
            id: 'meteo',
            label: 'Et s’il fait froid, chaud ou gris?',
            lines: 2,
            limit: 280,
            proposal:
              'Nous sortons par presque tous les temps. Nos seuils de froid, de chaleur et de qualité de l’air sont dans notre politique de sorties, à l’accueil.',
          },
        ],
      },
      {
        title: 'Parlons-nous',
        fields: [
          {
            id: 'questions',
            label: 'Questions et invitation',
            lines: 2,
            limit: 260,
            proposal: 'Une question, une inquiétude, l’envie de nous accompagner un matin? Venez nous voir.',
          },
          { id: 'signature', label: 'L’équipe de', lines: 1, limit: 80 },
        ],
      },
      {
        title: 'À rapporter signé',
        text: 'J’autorise mon enfant à participer à ces sorties.',
        byHand: ['Nom de l’enfant', 'Signature du parent', 'Date'],
      },
    ],
  },
  {
    id: 'evaluation-d-un-lieu',
    title: 'Évaluation écrite d’un lieu',
    lead: 'À faire sur place, sans les enfants, puis à relire d’un œil neuf à chaque saison.',
    parts: [
      {
        title: 'Le lieu',
        fields: [
          { id: 'lieu', label: 'Lieu et saison', lines: 1, limit: 80 },
          { id: 'acces', label: 'Adresse ou coordonnées, accès de l’ambulance', lines: 1, limit: 110 },
          { id: 'permission', label: 'Permission de, reçue le', lines: 1, limit: 80 },
          { id: 'visite', label: 'Visité le, par', lines: 1, limit: 80 },
        ],
      },
      {
        title: 'Dangers à écarter',
        text: 'Ce que l’enfant ne peut ni voir ni gérer : branche morte, eau, verre, rue, herbe à puce, corde oubliée.',
        table: {
          id: 'danger',
          row: 'Danger',
          rows: 4,
          columns: [
            { id: 'quoi', label: 'Danger', limit: 70 },
            { id: 'mesure', label: 'Ce qu’on fait', limit: 90 },
            { id: 'qui', label: 'Qui', limit: 30 },
            { id: 'quand', label: 'Quand', limit: 30 },
          ],
        },
      },
      {
        title: 'Risques qui en valent la peine',
        text: 'Ce que l’enfant peut percevoir et doser : grimper, sauter, porter un bâton, s’éloigner un peu.',
        table: {
          id: 'risque',
          row: 'Risque',
          rows: 4,
          columns: [
            { id: 'quoi', label: 'Risque', limit: 60 },
            { id: 'gain', label: 'Ce que l’enfant y gagne', limit: 80 },
            { id: 'mesure', label: 'Nos mesures', limit: 80 },
            { id: 'qui', label: 'Qui', limit: 30 },
          ],
        },
      },
      {
        title: 'Sur place',
        fields: [
          { id: 'limites', label: 'Limites du territoire', lines: 1, limit: 110 },
          { id: 'signal', label: 'Signal de rassemblement', lines: 1, limit: 80 },
          { id: 'abri', label: 'Abri en cas d’orage, et en combien de minutes', lines: 1, limit: 110 },
          { id: 'reseau', label: 'Réseau cellulaire, et qui joindre', lines: 1, limit: 110 },
        ],
      },
      {
        title: 'Notre décision',
        fields: [
          { id: 'decision', label: 'Nous y allons, à ces conditions', lines: 2, limit: 220 },
          { id: 'suite', label: 'À réévaluer le', lines: 1, limit: 60 },
        ],
        byHand: ['Signature', 'Date'],
      },
    ],
  },
]
