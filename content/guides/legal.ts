import type { GuideFrame } from './types.ts'

export const LEGAL_GUIDE: GuideFrame = {
  title: 'Cadre légal pratique',
  lead: 'Ce que dit le texte, où il le dit, et ce que cela change dans votre journée.',
  essentials: [
    'Le texte en vigueur fait foi. Ce guide le résume et dit où le lire; les articles changent.',
    'Les mêmes ratios valent dedans et dehors, et votre milieu peut exiger davantage.',
    'Un motif raisonnable de croire que la sécurité ou le développement d’un enfant est compromis se signale à la DPJ, sans délai.',
    'Aucun médicament sans l’autorisation écrite du parent et d’un professionnel de la santé, sauf les exceptions prévues.',
    'On n’humilie pas un enfant, on ne lui fait pas peur, et on ne laisse pas faire.',
    'Une question, un doute : la direction, le bureau coordonnateur, ou le ministère de la Famille.',
  ],
  sources: [
    'Loi sur les services de garde éducatifs à l’enfance, RLRQ, c. S-4.1.1',
    'Règlement sur les services de garde éducatifs à l’enfance, RLRQ, c. S-4.1.1, r. 2 (versions lues : 2017 pour les médicaments, 2021 pour l’espace extérieur)',
    'Loi sur la protection de la jeunesse, RLRQ',
    'Site du ministère de la Famille : personnel en nombre suffisant et qualifié; garde en milieu familial; administration sécuritaire des médicaments',
    'Guide sur la prévention et le traitement des attitudes et des pratiques inappropriées, ministère de la Famille, 2018',
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019',
  ],
  reviewedOn: '2026-11-23',
}

/** Shown above the topics. */
export const LEGAL_BANNER =
  'Ce guide résume des textes qui changent, et n’est pas un avis juridique. Avant de décider, ouvrez le texte en vigueur : chaque sujet y mène. La politique de votre milieu peut exiger davantage.'

/** The texts that a topic is from. */
export const LAWS = {
  act: 'Loi sur les services de garde éducatifs à l’enfance',
  regulation: 'Règlement sur les services de garde éducatifs à l’enfance',
  youthProtection: 'Loi sur la protection de la jeunesse',
} as const

export type LegalTopic = {
  /** Anchor: never renamed. */
  id: string
  title: string
  /** Where it is said. Without articles: none was read, and the text says so. */
  law: keyof typeof LAWS
  articles: readonly number[]
  /** What the text says, shortened. */
  rule: readonly string[]
  /** Figures of the rule, as a table. */
  figures?: { columns: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  /** What to do with it in a day. */
  practice: readonly string[]
  /** What is doubtful or has changed. */
  caution?: string
  /** Words that people type for it and that it does not say, for the search. */
  keywords: string
}

export const LEGAL_TOPICS: readonly LegalTopic[] = [
  {
    id: 'ratios',
    title: 'Les ratios en installation',
    law: 'regulation',
    articles: [21],
    rule: [
      'Un nombre minimal de membres du personnel de garde est présent selon l’âge des enfants, à l’intérieur comme en sortie.',
      'En règle générale, au moins deux membres du personnel de garde sur trois sont qualifiés. Si l’équipe en compte moins de trois, au moins un l’est.',
    ],
    figures: {
      columns: ['Âge des enfants', 'Au plus, pour un membre du personnel de garde'],
      rows: [
        ['Moins de 18 mois', '5 enfants'],
        ['18 mois à moins de 4 ans', '8 enfants'],
        ['4 ans et plus', '10 enfants'],
      ],
    },
    practice: [
      'Comptez les enfants à voix haute à chaque changement d’adulte, et dites le nombre à celle qui prend le relais.',
      'Décidez le matin qui vous remplace pour la toilette, un appel ou un parent à la porte. Même pour deux minutes.',
      'Avant une sortie, convenez de ce qui arrive si une adulte repart avec un enfant : qui reste, avec combien?',
      'Près de l’eau, de la rue ou d’outils, la politique de votre milieu demande souvent davantage. Elle prime.',
      'Il manque quelqu’un : on le dit tout de suite à la direction. Ce n’est pas à vous de vous arranger.',
    ],
    caution:
      'Des assouplissements temporaires ont existé pour le personnel qualifié. Vérifiez les chiffres sur le site du Ministère.',
    keywords: 'ratio nombre enfants par éducatrice quota qualifiée sortie',
  },
  {
    id: 'milieu-familial',
    title: 'Le nombre d’enfants en milieu familial',
    law: 'act',
    articles: [],
    rule: [
      'Les enfants de la maison qui ont moins de 9 ans comptent aussi, sauf les exceptions prévues pour ceux qui fréquentent l’école.',
    ],
    figures: {
      columns: ['La RSGE est', 'Elle reçoit au plus'],
      rows: [
        ['seule', '6 enfants, dont au plus 2 de moins de 18 mois'],
        ['avec une assistante adulte', '9 enfants, dont au plus 4 de moins de 18 mois'],
      ],
    },
    practice: [
      'Écrivez chaque matin le nombre d’enfants présents et leur âge, les vôtres compris.',
      'Une journée pédagogique ramène un grand à la maison : comptez avant de dire oui à un enfant de plus.',
      'Votre assistante s’absente : le nombre redevient celui d’une RSGE seule, ce jour-là aussi.',
      'Un cas particulier se demande par écrit au bureau coordonnateur, et la réponse se garde.',
    ],
    caution:
      'Chiffres du site du Ministère; nous n’avons pas lu l’article qui les porte. Le bureau coordonnateur confirme.',
    keywords: 'RSGE garderie familiale assistante nombre maximum résidence BC',
  },
  {
    id: 'signalement',
    title: 'Signaler à la protection de la jeunesse',
    law: 'youthProtection',
    articles: [39],
    rule: [
      'Toute personne qui œuvre dans un milieu de garde est visée.',
      'Dès qu’elle a, dans son travail, un motif raisonnable de croire que la sécurité ou le développement d’un enfant est ou peut être compromis, elle doit le signaler sans délai.',
      'Le signalement se fait au directeur de la protection de la jeunesse (DPJ).',
    ],
    practice: [
      'Un motif raisonnable n’est pas une preuve. Vous n’avez ni à enquêter, ni à être certaine.',
      'L’obligation est la vôtre. En parler à la direction aide; cela ne remplace pas votre appel.',
      'Écrivez les faits et les mots exacts de l’enfant, avec la date et l’heure. Il parle : écoutez, sans le questionner.',
      'Demandez à la DPJ ce que vous pouvez dire aux parents, et à quel moment.',
      'Danger immédiat : 911 d’abord.',
      'Gardez le secret : les faits vont à la DPJ et à la personne désignée dans votre milieu, à personne d’autre.',
    ],
    caution: 'Chaque région a sa ligne de signalement, ouverte jour et nuit. Affichez son numéro près du téléphone.',
    keywords: 'LPJ abus négligence maltraitance dénoncer signaler violence confidentialité',
  },
  {
    id: 'medicaments',
    title: 'Donner un médicament',
    law: 'regulation',
    articles: [116, 118, 120],
    rule: [
      'Aucun médicament sans l’autorisation écrite du parent et d’un professionnel de la santé habilité à le prescrire. L’étiquette du pharmacien vaut l’autorisation de ce professionnel.',
      'Il reste dans son contenant d’origine, clairement étiqueté, identifié à l’enfant et hors de la portée des autres.',
      'Avec le seul écrit du parent : solutions nasales salines, solutions orales d’hydratation, crème pour érythème fessier, crème hydratante, baume à lèvres, lotion calamine et crème solaire.',
      'Contre la fièvre et contre les insectes : selon le protocole en vigueur transmis par le ministère de la Famille et l’autorisation du parent.',
    ],
    practice: [
      'Un petit pot sans étiquette et une permission de vive voix : remerciez, expliquez, et attendez le contenant d’origine et l’écrit.',
      'Avant de donner, relisez l’étiquette à voix haute, à deux si possible : l’enfant, le produit, la quantité, l’heure, la date d’expiration.',
      'Notez aussitôt ce qui a été donné, quand et par qui. Le parent le lit en venant chercher son enfant.',
      'Sachez qui est désigné, par écrit, pour donner les médicaments aujourd’hui.',
      'L’auto-injecteur d’épinéphrine suit l’enfant, accessible et jamais sous clé. Son plan d’urgence dit le reste.',
      'Une erreur se dit tout de suite : Centre antipoison, 1 800 463-5060, puis le parent et la direction. Malaise : 911.',
    ],
    caution:
      'Articles lus dans leur version de 2017; ces règles ont été modifiées depuis. La liste des exceptions et les protocoles se vérifient dans le texte en vigueur.',
    keywords: 'ordonnance sirop antibiotique crème solaire chasse-moustiques protocole',
  },
  {
    id: 'attitudes',
    title: 'Les attitudes et pratiques inappropriées',
    law: 'act',
    articles: [5.2],
    rule: [
      'Le prestataire assure la santé, la sécurité et le bien-être des enfants.',
      'Sont notamment interdits les mesures dégradantes ou abusives, les punitions exagérées, le dénigrement et les menaces.',
      'Est interdit aussi le langage abusif ou désobligeant qui peut humilier un enfant, lui faire peur, ou blesser sa dignité et son estime de soi.',
      'L’interdiction vaut pour qui le fait et pour qui le tolère.',
    ],
    practice: [
      'Parlez-en en équipe avant d’en avoir besoin : hausser le ton chaque jour, forcer à manger ou à dormir, isoler pour punir, se moquer, retirer le doudou. Que fait-on, ici, quand l’une de nous n’en peut plus?',
      'Convenez d’un mot de relais. « Prends ma place » ne se discute pas et ne se juge pas.',
      'Vous en êtes témoin : approchez-vous, protégez l’enfant, prenez le relais avec calme. Le jour même, dites les faits à la direction ou au bureau coordonnateur.',
      'Cela vous est arrivé : arrêtez, réparez avec l’enfant (« J’ai crié, tu as eu peur, ce n’était pas correct »), et dites-le. On demande de l’aide avant la deuxième fois.',
      'Rien ne change : une plainte peut être faite au ministère de la Famille. Si la sécurité ou le développement de l’enfant est compromis, c’est un signalement.',
    ],
    caution: 'Le guide du Ministère (2018) décrit chaque catégorie; l’article se lit dans la loi en vigueur.',
    keywords: 'crier punition humilier menace violence plainte témoin collègue gestes brusques inacceptable',
  },
  {
    id: 'acces-des-parents',
    title: 'L’accès des parents',
    law: 'regulation',
    articles: [98],
    rule: ['Le parent a accès aux locaux en tout temps lorsque son enfant s’y trouve.'],
    practice: [
      'Dites-le à l’accueil, avant qu’on le demande : « Notre porte vous est ouverte, à toute heure. »',
      'Une visite pendant la sieste se fait tout bas, et se fait. Montrez par où passer.',
      'Un doute sur la personne qui se présente : les autorisations écrites et la direction répondent, pas l’enfant.',
    ],
    keywords: 'visite porte ouverte entrer garde partagée autorisation',
  },
  {
    id: 'dehors',
    title: 'Sortir chaque jour, et l’espace extérieur',
    law: 'regulation',
    articles: [39],
    rule: [
      'Le programme éducatif demande au moins une période de jeu extérieur par jour. Aucun texte que nous avons lu ne chiffre le temps « inclément ».',
      'En installation : un espace clôturé d’au moins 1,20 m de hauteur, à moins de 500 m, d’au moins 4 m² par enfant. Il reçoit au moins le tiers des enfants du permis.',
      'L’aire de jeu clôturée d’un parc public, à moins de 500 m, peut en tenir lieu.',
    ],
    practice: [
      'Vos seuils de froid, de chaleur et de qualité de l’air sont dans la politique de votre milieu. Affichez-les près de la porte.',
      'Faites le tour de la clôture chaque matin, avant les enfants : planche, loquet, neige durcie au pied.',
      'Un groupe ne sort pas? Écrivez pourquoi. Trois fois la même raison en un mois, et c’est un sujet de réunion.',
    ],
    caution: 'Article lu dans sa version de 2021; il ne s’applique pas au milieu familial.',
    keywords: 'cour clôture parc 500 mètres temps inclément sortie quotidienne météo',
  },
]
