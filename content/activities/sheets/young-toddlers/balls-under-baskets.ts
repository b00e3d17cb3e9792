import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_BALLS_UNDER_BASKETS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-ballon-roule-sous-le-panier',
    summary:
      'Un panier à linge renversé sur un ballon se pousse à deux : le ballon roule dessous, tout le monde le voit, personne ne l’arrache.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les paniers se poussent sur {!hiver|le gazon ras}{hiver|la neige tapée}, loin de la barrière.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'partage',
      'partager',
      's’arrachent les jouets',
      'même jouet',
      'même ballon',
      'veulent le même ballon',
      'se poussent pour le ballon',
      'mord pour un ballon',
      'mordre pour un jouet',
      'se mordent',
      'morsures en fin de journée',
      'arrache le ballon',
      'se chicanent pour le ballon',
      'panier à linge',
      'paniers à linge',
      'pagnier à linge',
      'ballons et paniers',
      'pousser un panier',
      'fin de journée agitée',
      'seule en fin de journée',
      'chicane',
      'jeux de ballon',
      'chicane pour un jouet',
    ],
    seen: [
      'ils s’accrochent tous les deux au même ballon et aucun lâche',
      'il renverse la chaudière sur la balle, la lève et la laisse filer',
      'elle pousse le panier à l’envers partout dans le local, les fesses en l’air',
      'ils étaient face à face à se tirer un jouet et un allait mordre',
      'elle arrache toujours ce que l’autre tient, même s’il y en a dix pareils',
      'il regarde par les trous du panier pour voir si la balle bouge',
      'vers cinq heures, quand il reste quatre enfants fatigués, ça se saute dessus pour un ballon',
      'au gym, trois couraient après la même balle et finissaient empilés en braillant',
    ],
    scenes: ['chicane', 'mordre-frapper', 'pousser', 'cooperer'],
    picture:
      'Deux tout-petits face à face poussent un panier à linge renversé, un ballon rouge se voit par les trous; l’éducatrice, à genoux au milieu, veille.',
    sheet: {
      titre: 'Le ballon roule sous le panier',
      observationDepart:
        'Quatre mains serrent le même ballon. Une épaule pousse, une bouche s’ouvre et s’approche du bras. Les autres ballons dorment dans le coin.',
      intentionEducative:
        'Offrir à deux enfants qui veulent le même ballon une façon de l’avoir ensemble, et aux bras quelque chose de gros à pousser.',
      domaines: [
        {
          domaine: 'social_affectif',
          composante: 'Compétences sociales',
          role: 'principal',
        },
        {
          domaine: 'physique_moteur',
          composante: 'Motricité globale',
          role: 'secondaire',
        },
        {
          domaine: 'social_affectif',
          composante: 'Compétences émotionnelles',
          role: 'secondaire',
        },
      ],
      objectifs: [
        'Pousser un panier renversé et faire rouler ce qui est dessous.',
        'Se placer de l’autre bord du panier d’un ami.',
        'Vouloir, crier, et poser les mains sur le panier au lieu du bras.',
      ],
      materiel: [
        item(
          'Paniers à linge légers, ajourés, à bords lisses',
          'un pour deux enfants',
          'Bacs légers sans couvercle, boîtes de carton percées de fenêtres',
        ),
        item(
          'Ballons souples gros comme un melon, moins hauts que le panier, aussi pareils que possible',
          'un par enfant, et deux de plus',
          'Chandails roulés en boule dans une taie nouée, gros comme un melon',
        ),
        optional('{si-cônes|Cônes souples}', 'deux', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un, devant un panier}', null),
        optional(
          '{20min 30min si-sacs-réutilisables|Sacs réutilisables de tissu, à anses courtes}',
          'un pour deux enfants',
          null,
        ),
        optional('{20min 30min si-toutous|Toutous lavables}', 'un par panier', null),
      ],
      preparation: [
        '{dedans|Rangez chaises et jouets le long des murs : il reste un plancher nu de quatre pas de côté, cinq si le groupe est complet. Pieds nus ou souliers, pas de bas.} {cour|Choisissez un carré plat de quatre pas, cinq si le groupe est complet, loin de la barrière, des marches et des balançoires. Ôtez roches et branches.} {cour hiver|Neige tapée, sans plaque de glace.}',
        'Passez le doigt sur chaque panier : rien de fendu, et des trous où un petit doigt ne reste pas pris. Renversez-le et essayez : le ballon roule dessous sans coincer.',
        'Tous les ballons se ressemblent : le seul qui brille ou porte une image reste dans l’armoire.',
        '{1adulte dedans|Seule, restez à genoux au milieu, face à la porte.} {1adulte cour|Seule, restez à genoux au milieu, face à la barrière.} {1adulte|L’enfant qui pousse, tire ou mord pour un ballon joue à un bras de vous; quand il avance, avancez avec lui.} {2adultes|À deux, l’une reste au sol, à un bras de l’enfant qui pousse, tire ou mord; l’autre joue avec les paniers les plus loin.}',
        '{avec-tissu|Couvrez un panier de @materiel : où est passé le ballon?} {avec-coussin|Couchez @materiel en travers du chemin : le panier fait le tour.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Couvrez un ballon d’un panier, au milieu de la place. Penchez-vous, le nez aux trous : « Je te vois! » À genoux, poussez : le ballon roule, cogne, suit. Arrêtez. Votre paume tape l’autre bord du panier, vide : « Ici. » Des mains s’y posent. On pousse, on recule, puis vous levez le bord, et le ballon se sauve.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Les paniers tombent sur les ballons, se poussent, se lèvent. {18-24m|On couvre, on se penche, on regarde par un trou, on découvre : parti! Le ballon libre est à qui le veut, et il en roule toujours un autre.} {2-3a|Les fesses hautes, on traverse toute la place; le ballon cogne devant, et l’on tourne en tirant.} Deux mains arrivent en face? Le panier avance, recule, va de travers, et ça rit. {si-cônes|Deux cônes font une porte : le panier y passe, poussé à quatre mains.} Un panier rencontre un autre panier : boum, doucement. Qui ne pousse pas serre un ballon, s’assoit dessus ou le fait rouler jusqu’à vous.',
        ),
        play(
          { 20: 5, 30: 11 },
          'Retournez un panier à l’endroit et laissez-y tomber deux ballons. « Le panier a faim. » On le remplit, seul ou à trois. Plein, il est lourd : quelqu’un pousse, quelqu’un tire, un autre marche à côté, la main sur le bord. {si-toutous|Un toutou y voyage et descend chez l’ami qui tend les bras.} {si-sacs-réutilisables|Un ballon part au travail dans un sac, une anse pour chacun, « bye-bye! », puis revient au panier.} {18-24m|On verse tout et l’on regarde rouler.} {2-3a|On livre un ballon à l’ami assis, un autre à celui qui tend les bras, un dernier à vous.} Le panier déborde? Laissez tomber le ballon de trop entre vos genoux : on vient l’y chercher à deux.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les mains sur un panier renversé, chantez : « Roule, ballon, sous le panier, quatre mains pour te promener. Roule, ballon, tu peux sortir, on est deux pour te voir partir. » À « partir », levez le panier : le ballon se sauve. {si-tunnel|Devant le tunnel, il y roule : quelqu’un l’attend à l’autre bout.} Redites-le à chaque panier. Puis les ballons vont dans les paniers, qu’on pousse ensemble jusqu’à vous. Qui n’a pas fini en garde un dans ses bras, assis contre vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quatre mains sur un ballon : descendez-le au sol avec eux, votre paume dessus, et tendez le panier. « Vous le voulez tous les deux. On l’abrie, et vous poussez. »',
          'Une bouche approche d’un bras : votre main à plat entre les deux, voix basse. « Je ne te laisse pas mordre. Tes mains, ici », et le panier est sous ses paumes.',
          'Après une morsure, prenez d’abord l’enfant mordu contre vous; l’autre reste à votre côté, une main sur son dos.',
          'Faites rouler un ballon vers les mains vides avant qu’elles le réclament.',
        ],
        questionsOuvertes: ['Où est le ballon?', 'Qui pousse avec toi?', 'Où l’emmenez-vous?'],
      },
      vocabulaire: ['le ballon', 'le panier', 'pousser', 'dessous', 'ensemble', 'moi aussi', 'partir', 'les mains'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un enfant pousse, l’autre tape sur le panier, le suit ou regarde par les trous : c’est déjà jouer avec lui. Deux petits veulent chacun le leur? Donnez à l’un le bord à tenir, à l’autre un ballon à glisser dessous.',
        },
        {
          pour: '2-3a',
          texte:
            'Le panier à deux a besoin d’une destination : un ami assis, l’autre bout, vos genoux. « Arrête! » et « Va! » se crient d’un bord à l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant craint d’être entouré? Son panier roule au bord de la place, vous entre lui et les autres. Qui ne se tient pas debout pousse assis, le dos contre vous, le panier entre ses jambes ouvertes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, sur la neige tapée de la cour, les paniers partent d’une seule poussée.} {hiver|L’été, dans la cour, les paniers promènent leurs ballons à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Panier qui heurte un tibia, doigt sous un bord léger, chute sur les genoux.',
          'Cris pour le même ballon.',
          'Ballon reçu au ventre.',
        ],
        dangersAEliminer: [
          'Morsure : votre main est là avant la bouche. S’il y en a une, les paniers s’arrêtent; lavez la peau à l’eau et au savon{cour|, tout le groupe rentré}, les autres sous vos yeux. Si elle est percée, suivez votre protocole. Chaque parent l’apprend, sans le nom de l’autre enfant.',
          'Panier qui file plus vite que les pieds, le menton au-dessus du bord : votre main le freine, et l’on pousse à genoux.',
          'Enfant sous un panier : personne ne s’y appuie, vous le levez aussitôt.',
          'Panier où l’on grimpe ou se tient debout : il bascule; on en sort, et il redevient un panier à pousser.',
          'Panier poussé vers un enfant assis ou couché : votre bras l’arrête, on change de bord.',
          '{dedans|Porte}{cour|Barrière} : rien ne roule devant, elle reste fermée, et vous comptez les têtes entre deux tours.',
          'Panier fendu ou ballon mordillé, qui perd un morceau : il quitte le jeu.',
          '{cour hiver 18-24m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; mitaines mouillées, on rentre.} {cour hiver !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; mitaines mouillées, on rentre.}',
          '{20min 30min si-sacs-réutilisables|Anse autour d’un cou, sac sur une tête : le sac est de tissu, il se porte à la main et se range après le voyage.}',
          '{si-tunnel|Deux têtes dans le tunnel : un enfant à la fois, tous par le même bout.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Latex : prenez des ballons de vinyle ou de tissu; ni ballons à gonfler à la bouche, ni caoutchouc.',
        ],
      },
      observation: [
        'Compétences sociales : devant un panier poussé à deux, qui s’est placé, qui a laissé faire, qui est parti?',
        'Motricité globale : d’où vient la poussée, des bras, du dos, des pieds?',
        'Compétences émotionnelles : juste avant de pousser ou de mordre, qu’est-ce qui change dans le visage, le souffle, les mains?',
      ],
      prolongements: [
        'À l’heure où l’on s’arrache tout, sortez un panier et son ballon : l’enfant le pousse jusqu’à vous, ou jusqu’au parent qui arrive.',
        'Dites au parent qui s’inquiète ce que vous avez vu réussir : deux mains sur un panier. À la maison, le panier du lavage, renversé sur un toutou, se pousse à deux aussi, le parent d’un côté, l’enfant de l’autre.',
      ],
      reflexionRetroaction: [
        'Où étais-je quand deux enfants ont voulu le même ballon, et d’où l’aurais-je vu venir?',
        'Qui a poussé à deux aujourd’hui, que je n’aurais pas mis ensemble?',
      ],
    },
  },
]
