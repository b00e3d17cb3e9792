import type { PortraitExample } from './types.ts'

export const OLDEST_EXAMPLES: readonly PortraitExample[] = [
  {
    id: 'enfant-c',
    child: 'L’enfant C, 3 ans et demi',
    domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
    setting: 'C est dans le même groupe depuis l’automne. Une nouvelle petite sœur est née il y a un mois.',
    notes: [
      {
        when: 'Lundi, 8 h 30, accueil',
        text: 'Reste collée à ma jambe. Je lui montre les cocottes. Regarde les autres jouer huit minutes, puis va s’asseoir à côté.',
      },
      {
        when: 'Mardi, 10 h 20, boisé',
        text: 'Endort le bébé cocotte. « Chut, elle a mangé tout le lait. » Le pose dans un trou, ajoute une feuille.',
      },
      {
        when: 'Mercredi, 9 h 50, local',
        text: 'Un ami prend son bloc. C lève la main, la baisse. Vient me chercher : « Il a pas demandé. »',
      },
      {
        when: 'Mercredi, 12 h 45, sieste',
        text: 'Demande la suce de sa sœur. Pleure. Ma main sur son dos : s’endort après dix minutes.',
      },
      {
        when: 'Vendredi, 10 h 40, boisé',
        text: 'Donne sa deuxième cocotte à l’enfant assis seul. « Tiens, c’est le papa. » Ils jouent jusqu’au rappel.',
      },
    ],
    rewritten: {
      judged: 'C régresse depuis la naissance de sa sœur : elle est redevenue bébé et très dépendante.',
      seen: 'Lundi, C reste près de moi huit minutes avant d’aller jouer. Mercredi, elle demande une suce à la sieste.',
      why: 'La première phrase explique tout avec une seule cause. Les faits montrent aussi la main qu’elle a retenue et la cocotte qu’elle a donnée.',
    },
    sorted: {
      DEVELOPMENT_PHYSICAL_AND_MOTOR: ['S’endort après dix minutes, avec une main sur le dos.'],
      DEVELOPMENT_COGNITIVE: ['Fait d’une cocotte un bébé, puis un papa.'],
      DEVELOPMENT_LANGUAGE: ['Raconte en jouant, et dit à l’adulte ce qui s’est passé.'],
      DEVELOPMENT_SOCIAL_AND_EMOTIONAL: [
        'Observe avant d’entrer dans le jeu.',
        'Retient un geste et va chercher de l’aide.',
        'Rejoue ce qu’elle vit à la maison.',
        'Offre un objet et un rôle à un autre enfant.',
        'Demande du réconfort, et s’apaise avec.',
      ],
    },
    question: 'Je n’ai presque rien sur ses grands mouvements. Au boisé, vendredi, je regarde où elle grimpe.',
    portrait: [
      'C prend le temps de regarder avant d’entrer dans un jeu. Une fois décidée, elle y reste, et sait inviter : cette semaine, elle a offert une cocotte et un rôle à un enfant assis seul.',
      'Quand un ami prend son bloc, elle retient son geste et vient expliquer ce qui s’est passé. C’est une grande conquête.',
      'Cette semaine, dans son jeu, il y avait un bébé à nourrir et à endormir. Elle y raconte, à sa manière, ce qui change dans sa vie. Les moments de passage, l’arrivée et la sieste, lui demandent plus de nous : une présence, une main, et la voilà repartie.',
      'Ce qui l’aide : un accueil sans hâte, une tâche à elle, un adulte tout près au moment de dormir.',
    ],
    talk: [
      '« Vendredi, elle a donné sa cocotte à un ami qui était seul. “C’est le papa”, a-t-elle dit. »',
      '« Mercredi, à la sieste, elle a demandé du réconfort, et elle s’est apaisée. Comment se passent les soirs, chez vous? »',
      '« Elle berce beaucoup de bébés, ici. Aimeriez-vous qu’on lui fasse une petite place de grande sœur, ou qu’on la laisse être petite un moment? »',
    ],
    next: 'Chaque matin, cinq minutes à deux avec elle, avant les autres. Au boisé, on laisse le panier de cocottes au même endroit.',
  },
  {
    id: 'enfant-d',
    child: 'L’enfant D, 4 ans et demi',
    domain: 'DEVELOPMENT_COGNITIVE',
    setting:
      'D entrera à l’école l’an prochain. Le groupe bâtit depuis deux semaines un barrage dans la rigole de la cour.',
    notes: [
      {
        when: 'Lundi, 9 h 40, cour',
        text: '« L’eau passe par en dessous. » Enlève les branches, met de la boue, remet les branches.',
      },
      {
        when: 'Mardi, 9 h 55, cour',
        text: 'Compte les pierres : une à neuf, sans en oublier. « Il en faut plus que toi. »',
      },
      {
        when: 'Mercredi, 10 h 30, local',
        text: 'Dessine le barrage vu d’en haut. Me dicte : « Là, c’est le trou. Là, c’est la porte. »',
      },
      {
        when: 'Jeudi, 9 h 45, cour',
        text: 'Le barrage est cassé. Frappe le sol du pied, s’éloigne. Revient avec une planche : « J’ai une autre idée. »',
      },
      { when: 'Vendredi, 10 h, cour', text: '« Toi, tu tiens. Moi, je bouche. On change après. » Ils changent.' },
    ],
    rewritten: {
      judged: 'D est très intelligent mais il abandonne quand ça ne marche pas.',
      seen: 'Jeudi, le barrage est cassé : D frappe du pied, s’éloigne, revient avec une planche et une autre idée.',
      why: 'La même scène, trente secondes plus longue. Qui cesse de regarder trop tôt écrit « abandonne ».',
    },
    sorted: {
      DEVELOPMENT_PHYSICAL_AND_MOTOR: [
        'Porte, pousse et ajuste branches, pierres et planche.',
        'Trace un plan du barrage, vu d’en haut.',
      ],
      DEVELOPMENT_COGNITIVE: [
        'Trouve la cause : l’eau passe en dessous.',
        'Change de matériau et d’ordre pour la vérifier.',
        'Dénombre neuf pierres et compare.',
        'Représente le barrage vu d’en haut.',
        'Invente une autre solution après un échec.',
      ],
      DEVELOPMENT_LANGUAGE: ['Explique ce qu’il voit; dicte une légende.', 'Donne une règle claire à un ami.'],
      DEVELOPMENT_SOCIAL_AND_EMOTIONAL: [
        'S’éloigne quand la colère monte, puis revient.',
        'Partage les rôles et tient parole.',
      ],
    },
    question: 'Toutes mes notes sont au barrage. Qui est D à table, à la sieste, dans un jeu qu’il n’a pas choisi?',
    portrait: [
      'D cherche pourquoi. Devant l’eau qui fuit, il regarde par où elle passe, change un matériau, essaie de nouveau. Il dessine son idée vue d’en haut et en dicte la légende.',
      'Il dénombre de petites collections, compare, et s’en sert pour bâtir : « Il en faut plus que toi. »',
      'Un échec le fâche, et il a trouvé quoi faire de sa colère : s’éloigner un moment, puis revenir avec une autre idée. À deux, il répartit les rôles et accepte d’en changer.',
      'Ce qui l’aide : des projets qui durent plusieurs jours, du vrai matériel, et le droit de laisser son ouvrage en plan jusqu’au lendemain.',
    ],
    talk: [
      '« Il a dessiné son barrage vu d’en haut, et il m’a dicté la légende. Je vous l’ai gardé. »',
      '« Jeudi, tout s’est écroulé. Il s’est éloigné, puis il est revenu avec une planche. Que fait-il, à la maison, quand quelque chose casse? »',
      '« Pour l’école, l’an prochain, qu’aimeriez-vous que nous regardions ensemble d’ici là? »',
    ],
    next: 'Le barrage reste. On ajoute un seau gradué et un tuyau court, et on l’observe ailleurs : à table, au rangement, dans un jeu des autres.',
  },
]
