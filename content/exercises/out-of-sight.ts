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
      'Disparaître un instant, se taire, être trouvé : l’enfant goûte l’autonomie et construit ses repères dans l’espace. Le risque est d’avoir peur d’être seul ou d’aller un peu trop loin, et le groupe l’apprivoise partie après partie. Le danger, c’est la limite invisible : l’eau, la route, le boisé sans fin. Vous posez des rubans, enseignez le signal de rappel avant de jouer et comptez les enfants à chaque manche. Placez-vous là où vous voyez toute la zone. Pour les plus jeunes, avant trois ans, se cacher avec un adulte derrière un seul arbre est un délice.',
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
      'Suivre une piste, c’est chercher, déduire et choisir son chemin : l’enfant devient enquêteur. Le risque est de s’écarter un peu ou de s’érafler aux branches, et il se règle par une distance convenue : « je te vois, tu me vois ». Le danger, c’est le trou d’eau, la falaise, la chasse en cours ou la plante irritante que l’enfant ne connaît pas. Vous reconnaissez les lieux avant, respectez les règles du site et montrez l’herbe à puce en saison. Marchez derrière et laissez le groupe décider. Pour les plus jeunes, des pistes tracées autour de la cour lancent la même enquête.',
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
      'Bâtir un abri, y entrer, chuchoter : les enfants coopèrent et vivent l’intimité dont ils ont besoin. Le risque est de se cogner à une branche ou de se disputer une place, et ils apprennent à bouger doucement. Le danger, c’est la structure qui s’effondre ou le poids au-dessus des têtes : vous éprouvez les branches maîtresses, calées, et gardez deux sorties. Surveillez par l’oreille et par une fenêtre plutôt que d’entrer. Invitez les enfants à vérifier l’abri avec vous chaque matin. Pour les plus jeunes, un drap sur une table, ouvert des deux côtés, fait une cabane d’où l’on voit sortir les pieds.',
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
