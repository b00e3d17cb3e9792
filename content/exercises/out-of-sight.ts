import { benefit, danger, itDepends, risk } from './tags.ts'
import type { ExerciseDraft } from './types.ts'

export const OUT_OF_SIGHT_EXERCISES: ExerciseDraft[] = [
  {
    id: 33,
    key: 'cachette-boise',
    description: 'Un enfant compte, les autres se glissent derrière des troncs.',
    image: '/images/exercises/cachette-boise.svg',
    alt: 'Dans un boisé balisé de rubans orangés, un enfant compte contre un gros arbre, les yeux cachés, pendant que trois autres se dissimulent.',
    kind: 'OUT_OF_SIGHT',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    explanation:
      'Posez les rubans, faites-en le tour avec eux, jouez le signal de rappel : ensuite seulement, on se cache. L’eau, la route, le boisé sans fin sont un danger quand la limite est invisible. Avoir peur d’être seul ou s’éloigner un peu trop est un risque, que le groupe apprivoise partie après partie. Se taire, disparaître, être trouvé : l’autonomie se goûte là. Avant trois ans, les plus jeunes se cachent avec un adulte, main dans la main, derrière un seul arbre. Placez-vous où vous voyez toute la zone, et comptez les têtes à chaque manche.',
    tags: [
      benefit(
        '33-1',
        'Repères dans l’espace',
        'Elle se rappelle le gros pin et choisit la cachette derrière.',
        'Se situer par rapport à des repères fixes s’apprend en jouant.',
      ),
      risk(
        '33-2',
        'Égarement',
        'Un enfant dépasse le ruban pour trouver une meilleure cachette.',
        'Emporté par le jeu, il ne voit plus la limite.',
        'Posez des rubans à hauteur d’enfant et comptez à chaque partie.',
      ),
      itDepends(
        risk(
          '33-3',
          'Peur',
          'Seul derrière son tronc, il n’entend plus personne.',
          'Ça dépend de l’âge et de l’enfant : quelques secondes ravissent l’un et inquiètent l’autre.',
          'Offrez de se cacher à deux et gardez des parties courtes.',
        ),
      ),
      benefit(
        '33-4',
        'Éveil aux mathématiques',
        'Il compte jusqu’à dix, les yeux fermés.',
        'Réciter la suite des nombres devient utile et amusant.',
      ),
      risk(
        '33-5',
        'Tiques',
        'Accroupie dans les hautes herbes, elle frôle le feuillage.',
        'La tique attend sur les herbes : on ne la sent pas s’accrocher.',
        'Bas par-dessus le pantalon, et examen de la peau au retour.',
      ),
      benefit(
        '33-6',
        'Autonomie',
        'Personne ne lui dit où aller : elle choisit seule sa cachette.',
        'Un moment sans regard adulte immédiat nourrit la confiance.',
      ),
    ],
  },
  {
    id: 34,
    key: 'hors-sentier',
    description: 'Des enfants suivent une piste de lièvre entre les sapins.',
    image: '/images/exercises/hors-sentier.svg',
    alt: 'Deux enfants quittent le sentier balisé et suivent, penchés, des pistes dans la neige; devant eux, un lièvre les regarde.',
    kind: 'OUT_OF_SIGHT',
    seasons: ['SPRING', 'AUTUMN', 'WINTER'],
    explanation:
      'Qui est passé ici, et vers où? Les yeux sur la piste, l’enfant cherche, déduit, choisit son chemin. S’écarter un peu ou s’érafler aux branches est un risque, réglé par une distance convenue : « je te vois, tu me vois ». Le trou d’eau, la falaise, la chasse en cours, la plante irritante sont un danger que l’enfant ne connaît pas : vous reconnaissez les lieux avant, respectez les règles du site et montrez l’herbe à puce en saison. Des pistes tracées autour de la cour conviennent aux plus jeunes. Marchez derrière, et laissez le groupe décider à la fourche.',
    tags: [
      benefit(
        '34-1',
        'Éveil aux sciences',
        '« Les grandes pattes sont devant : il a sauté! »',
        'Lire des traces, c’est observer et déduire.',
      ),
      risk(
        '34-2',
        'Égarement',
        'Les yeux sur la piste, il perd le groupe de vue.',
        'La curiosité fait oublier la distance parcourue.',
        'Convenez de « je te vois, tu me vois » et d’un signal de rappel.',
      ),
      risk(
        '34-3',
        'Éraflures',
        'Une branche basse érafle la joue au passage.',
        'Les branches se voient et s’écartent : l’enfant apprend à se protéger.',
        'Montrez à tenir la branche pour la personne qui suit.',
      ),
      benefit(
        '34-4',
        'Évaluation du risque',
        'Devant un tronc glacé, elle choisit de le contourner.',
        'Décider de son passage exerce le jugement.',
      ),
      danger(
        '34-5',
        'Irritation de la peau',
        'Trois folioles luisantes bordent la piste au printemps.',
        'L’enfant ne reconnaît pas l’herbe à puce sans l’avoir apprise.',
        'Repérez la plante avant la sortie et couvrez les jambes.',
      ),
      benefit(
        '34-6',
        'Autonomie',
        'À chaque embranchement, les enfants décident par où aller.',
        'Prendre des décisions réelles rend plus autonome.',
      ),
    ],
  },
  {
    id: 35,
    key: 'cabane-branches',
    description: 'Trois enfants se blottissent dans un abri de branches.',
    image: '/images/exercises/cabane-branches.svg',
    alt: 'Trois enfants sont blottis dans une cabane pointue faite de longues branches; une mésange est perchée au sommet.',
    kind: 'OUT_OF_SIGHT',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    explanation:
      'Éprouvez chaque branche maîtresse, calée, et gardez deux sorties : une structure qui s’effondre, un poids au-dessus des têtes, c’est un danger que nul enfant ne voit. Bâtir, entrer, chuchoter : le groupe coopère et vit l’intimité dont il a besoin. Se cogner à une branche ou se disputer une place est un risque; on apprend à bouger doucement. Surveillez par l’oreille et par une fenêtre. Pour les plus jeunes, mettez un drap sur une table, ouvert des deux côtés. Chaque matin, avant la première visite, secouez l’abri avec les enfants et écoutez s’il craque.',
    tags: [
      benefit(
        '35-1',
        'Coopération',
        'À trois, ils portent la longue branche et la posent au sommet.',
        'Le projet est trop lourd pour un seul enfant.',
      ),
      danger(
        '35-2',
        'Contusions',
        'Une branche mal appuyée tombe sur une épaule.',
        'La solidité ne se voit pas : l’adulte éprouve la structure.',
        'Secouez chaque branche maîtresse et gardez le toit léger.',
      ),
      risk(
        '35-3',
        'Blessure à l’œil',
        'Un bout de branche pointe à l’entrée de l’abri.',
        'À hauteur de visage, le bout pointu surprend dans la pénombre.',
        'Coupez les bouts pointus ou tournez-les vers l’extérieur.',
      ),
      benefit('35-4', 'Imagination', '« Ici, c’est la maison des ours. »', 'Un petit lieu clos devient mille mondes.'),
      itDepends(
        risk(
          '35-5',
          'Conflit',
          '« C’est notre cabane, tu n’entres pas! »',
          'Ça dépend de la façon de faire : protéger son jeu est légitime, exclure blesse.',
          'Aidez le groupe à nommer une règle d’accueil et à bâtir une deuxième cabane.',
        ),
      ),
      benefit(
        '35-6',
        'Résolution de problèmes',
        'La branche glisse : ils la calent dans une fourche.',
        'Trouver un appui stable est un vrai problème d’ingénierie.',
      ),
    ],
  },
]
