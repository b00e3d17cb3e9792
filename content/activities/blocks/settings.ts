import type { SheetDomain } from '#app/domain/activity-sheet.ts'
import type { Place, Season } from '#app/domain/enums.ts'
import type { Band } from './types.ts'

type Inspection = { checks: string[]; dangers: string[] }

/** Where: complements for the sentences, and what the adult checks there, under the snow too. */
export const PLACE_BLOCKS: Record<Place, Inspection & { lieu: string; coin: string; winter?: Inspection }> = {
  INDOORS: {
    lieu: 'dans le local',
    coin: 'un coin dégagé du local',
    checks: [
      'Dégagez le plancher et éloignez les meubles bas des fenêtres.',
      'Passez l’aire de jeu à hauteur d’enfant : prises, coins, petits objets.',
    ],
    dangers: ['Plancher mouillé, meuble instable, petit objet oublié.'],
  },
  YARD: {
    lieu: 'dans la cour',
    coin: 'un coin tranquille de la cour',
    checks: [
      'Faites le tour de la cour : clôture, débris, guêpes, excréments.',
      'Inspectez le coin choisi, du sol jusqu’aux branches.',
    ],
    dangers: ['Barrière mal fermée, débris, champignons ou fruits tombés.'],
    winter: {
      checks: [
        'Faites le tour de la cour : clôture, glace vive, bancs de neige, glaçons aux toits.',
        'Sondez la neige du coin choisi : roches, souches, objets cachés.',
      ],
      dangers: ['Barrière bloquée ouverte, glace vive, glaçons aux toits.'],
    },
  },
  PARK: {
    lieu: 'au parc ou dans la ruelle',
    coin: 'un coin à l’écart des balançoires',
    checks: [
      'Inspectez le sol avant leur arrivée : verre, seringues, mégots, excréments.',
      'Marchez la limite avec les enfants et choisissez un repère de rassemblement.',
    ],
    dangers: ['Circulation, chien en liberté, objet trouvé par terre.'],
    winter: {
      checks: [
        'Choisissez un coin loin de la rue et du déneigement, puis sondez la neige.',
        'Marchez la limite avec les enfants et plantez un repère bien visible.',
      ],
      dangers: ['Circulation, chien en liberté, banc de neige qui donne sur la rue.'],
    },
  },
  WOODS: {
    lieu: 'dans le boisé ou le champ',
    coin: 'un coin déjà connu du groupe',
    checks: [
      'Visitez le lieu avant eux : branches suspendues, herbe à puce, guêpiers, eau.',
      'Marchez la limite, rappelez le signal et comptez à voix haute.',
    ],
    dangers: ['Enfant hors de vue : la limite se resserre au besoin.'],
    winter: {
      checks: [
        'Visitez le lieu avant eux : branches chargées, plans d’eau cachés, traces de chasse.',
        'Marchez la limite dans la neige, rappelez le signal et comptez à voix haute.',
      ],
      dangers: ['Enfant hors de vue : la limite se resserre au besoin.'],
    },
  },
  WATERSIDE: {
    lieu: 'au bord de l’eau',
    coin: 'un coin sec, à dix pas de la rive',
    checks: [
      'Visitez la rive le jour même : débit, clarté, accès, débris.',
      'Tracez une ligne à dix pas de l’eau; personne ne la passe sans l’adulte désigné.',
    ],
    dangers: ['Rive abrupte, sol glissant, débit fort ou eau trouble : on renonce.'],
    winter: {
      checks: [
        'Restez sur la terre ferme : posez une ligne loin de la rive, visible dans la neige.',
        'Visitez la rive le jour même et choisissez un coin plat, loin de la glace.',
      ],
      dangers: ['Rive cachée sous la neige, sol glissant : on renonce au moindre doute.'],
    },
  },
}

/** When: what the senses meet, what to wear, what to watch. */
export const SEASON_BLOCKS: Record<
  Season,
  { outside: string[]; inside: string[]; wear: string; danger: string; words: string[] }
> = {
  SPRING: {
    outside: ['l’odeur de la terre qui dégèle', 'un bourgeon qui gonfle', 'le chant d’un oiseau revenu'],
    inside: ['un rayon de soleil plus haut qu’hier', 'les gouttes sur la vitre', 'un bourgeon derrière la fenêtre'],
    wear: 'Bottes, habits de pluie et rechange complet : le printemps mouille.',
    danger: 'Flaque profonde, glace mince, tiques dès que le temps s’adoucit.',
    words: ['le bourgeon', 'la fonte'],
  },
  SUMMER: {
    outside: ['la chaleur d’une pierre au soleil', 'une ombre bien fraîche', 'le bourdonnement d’un insecte'],
    inside: ['l’air du ventilateur', 'la lumière vive à la fenêtre', 'la fraîcheur du plancher'],
    wear: 'Chapeaux, gourdes et ombre; évitez le soleil de 11 h à 15 h.',
    danger: 'Coup de chaleur, coup de soleil, surface brûlante, piqûres : ombre, eau et pauses.',
    words: ['la chaleur', 'l’ombre'],
  },
  AUTUMN: {
    outside: ['l’odeur des feuilles mouillées', 'une feuille qui se détache', 'un vol d’outardes'],
    inside: ['la lumière plus basse', 'le vent contre la fenêtre', 'une feuille collée à la vitre'],
    wear: 'Couches légères, tuques minces et bottes : on ajuste en jouant.',
    danger: 'Sol glissant, noirceur hâtive, chasse à proximité : dossards voyants.',
    words: ['la bourrasque', 'l’outarde'],
  },
  WINTER: {
    outside: ['la buée du souffle', 'le craquement de la neige', 'la lumière basse du matin'],
    inside: ['le givre sur la vitre', 'la neige qui tombe derrière la fenêtre', 'le souffle du vent dehors'],
    wear: 'Trois couches, cache-cou sans cordon et mitaines de rechange.',
    danger: 'Froid : suivez le seuil de votre milieu, au plus bas -27 °C, et touchez souvent nuques et mains.',
    words: ['le givre', 'la buée'],
  },
}

/** {sens} is a detail of the season. One is said before the opening, when there is time for it. */
export const WELCOMES: Record<Band, string[]> = {
  poupon: [
    'Prenez d’abord le temps de remarquer avec eux {sens}.',
    'Avant de jouer, savourez avec eux {sens}, sans parler.',
  ],
  trottineur: ['En arrivant, remarquez ensemble {sens}.', 'Commencez par un arrêt : qui remarque {sens}?'],
  grand: ['Prenez un instant pour remarquer {sens}.', 'Avant de jouer, demandez qui a remarqué {sens}.'],
}

export const DOMAIN_GESTURES: Record<SheetDomain, Record<Band, string[]>> = {
  physique_moteur: {
    poupon: [
      'Placez-vous là où il veut aller, mains ouvertes, sans le soulever.',
      'Laissez le corps chercher : le temps est votre meilleure aide.',
    ],
    trottineur: [
      'Donnez un conseil au corps plutôt qu’une main : « Pose ton pied ici. »',
      'Décrivez l’effort au moment où il se produit.',
    ],
    grand: [
      'Offrez deux niveaux de défi et laissez chacun choisir le sien.',
      'Remplacez « attention » par une question : « Où va ton pied ensuite? »',
    ],
  },
  cognitif: {
    poupon: ['Suivez son regard avant de montrer autre chose.', 'Laissez-le répéter dix fois : il vérifie.'],
    trottineur: ['Laissez l’essai raté exister : il prépare le suivant.', 'Mettez un mot sur ce qu’il compare.'],
    grand: ['Demandez l’idée avant l’essai, puis taisez-vous.', 'Doutez à voix haute plutôt que de donner la réponse.'],
  },
  langagier: {
    poupon: ['Répondez à chaque son, puis attendez : c’est son tour.', 'Nommez ce qu’il regarde, un mot à la fois.'],
    trottineur: [
      'Reprenez ses mots en ajoutant le suivant, sans faire répéter.',
      'Laissez cinq secondes de silence après votre question.',
    ],
    grand: ['Notez leurs mots exacts et relisez-les à voix haute.', 'Relancez avec ce que l’enfant vient de dire.'],
  },
  social_affectif: {
    poupon: ['Restez visible : votre visage est son port d’attache.', 'Dites ce que vous ferez avant de le toucher.'],
    trottineur: [
      'Nommez l’émotion, restez proche, attendez.',
      'Montrez l’objet semblable plutôt que d’exiger le partage.',
    ],
    grand: [
      'Nommez le problème et laissez-leur la solution.',
      'Aidez l’enfant en retrait à entrer, par un rôle plutôt que par un ordre.',
    ],
  },
}

/** Long periods, by age: nobody under three plays forty-five minutes at one thing. */
export const LONG_PERIOD: Record<Band, string> = {
  poupon: 'Proposez ce jeu par vagues de dix minutes : chacun vient, repart, se repose, revient.',
  trottineur: 'Gardez un second coin ouvert : on quitte le jeu et on y revient librement.',
  grand: 'Prévoyez un coin calme et de l’eau à boire : la pause se prend quand on en a besoin.',
}

/** A long period outside in winter, at any age. */
export const COLD_PERIOD =
  'Prévoyez une pause au chaud à mi-chemin, des mitaines sèches et le droit de rentrer avant les autres.'

export const SHORT_PERIOD: Record<Band, string> = {
  poupon: 'Choisissez un moment d’éveil, entre deux soins.',
  trottineur: 'Sortez tout d’avance : dix minutes se perdent vite à chercher.',
  grand: 'Sortez tout d’avance et annoncez que le jeu pourra continuer plus tard.',
}

/** Reused in sheets, beside those of each play. */
export const REFLECTIONS = [
  'Quelle part de ce moment a vraiment appartenu aux enfants?',
  'Qu’ai-je appris d’un enfant que je ne savais pas hier?',
  'Qui est resté en retrait, et comment y participait-il?',
  'Quand ai-je parlé alors que le silence aurait suffi?',
  'Qu’est-ce que je retirerais, qu’est-ce que j’ajouterais demain?',
  'La durée convenait-elle à leur élan?',
]

/** What comes after, among babies: less an extension than the same again. */
export const BABY_NEXT = [
  'Reprenez le même jeu demain, à la même heure : la répétition l’enrichit.',
  'Laissez un élément du jeu au sol : certains y reviendront d’eux-mêmes.',
  'Refaites un bout de ce jeu à deux, pendant un soin.',
]

/** How to welcome a child whose needs are particular, whatever the play. */
export const NEEDS: Record<Band, string[]> = {
  poupon: [
    'Offrez un appui, coussin ferme ou vos jambes, au poupon qui ne tient pas encore assis.',
    'Baissez le bruit et la lumière pour le poupon vite débordé, et restez tout contre lui.',
    'Placez l’objet contre sa main ou sa joue quand il voit peu, et nommez-le avant de toucher.',
  ],
  trottineur: [
    'Annoncez le début et la fin par un geste stable pour l’enfant que les transitions inquiètent.',
    'Offrez une place calme, à la vue du jeu, à l’enfant que le bruit ou le nombre fatigue.',
    'Réduisez le choix à deux objets contrastés pour l’enfant que l’abondance disperse.',
    'Acceptez le geste, le regard ou l’image comme réponse de l’enfant qui parle peu.',
  ],
  grand: [
    'Annoncez le début et la fin avec une image pour l’enfant que les transitions inquiètent.',
    'Offrez une place calme, à la vue du jeu, à l’enfant que le bruit ou le nombre fatigue.',
    'Acceptez le geste, le dessin ou l’image comme réponse de l’enfant qui parle peu.',
    'Placez le matériel à la hauteur d’un fauteuil ou d’une chaise d’appui, avec un passage large.',
    'Formez un duo qui se complète : l’un décide, l’autre fait, puis on change.',
  ],
}

/** Open to every family; beside those of each theme. */
export const ALLERGY_LINES = {
  food: 'Aucun aliment n’est servi; on fait semblant de goûter.',
  none: 'Vérifiez la liste d’allergies du groupe avant de choisir le matériel.',
  stings: 'Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.',
  cold: 'Épinéphrine gardée près du corps : elle craint le gel.',
}
