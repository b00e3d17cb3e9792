import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_DRAGONS_AND_SHADOWS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-dragon-eternue-jusqu-a-la-queue',
    summary:
      'Six mains tiennent un long drap, une boîte fait la tête : le dragon s’éveille au tambour, suit son nez et éternue d’un bout à l’autre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: ['tissus', 'cartons-et-boites', 'chaudieres-et-pelles', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le dragon contourne l’arbre et le carré de sable; un jour de grand vent, il reste couché.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dragon',
      'dragons',
      'jouer au dragon',
      'dragon de tissu',
      'dragon qui dort',
      'réveiller le dragon',
      'cracher du feu',
      'atchoum',
      'éternuer',
      'éternuement',
      'à la queue leu leu',
      'à la queue le le',
      'marcher au son du tambour',
      'porter un drap à plusieurs',
      'marcher au même pas',
      'suivre le meneur',
      'coopération',
      'jeux coopératifs',
    ],
    seen: [
      'ils traînent un drap à six en file et font un serpent autour des tables',
      'elle met une boîte sur sa tête et les autres suivent sous la couverture',
      'il tape sur une chaudière renversée et les amis avancent au rythme',
      'celle en arrière crie attendez-moi parce que la file tourne trop vite',
      'ils veulent tous être en avant et faire la face du monstre',
      'il s’arrête net quand la musique cesse, couché à terre comme un endormi',
      'depuis le défilé du Nouvel An chinois, ils se promènent à la queue avec une couverture',
      'à chaque fois qu’un ami éternue au dîner, toute la table imite en chaîne',
    ],
    scenes: ['monstres', 'cooperer'],
    picture:
      'Une enfant porte une boîte aux grands yeux; derrière elle, des amis tiennent les deux bords d’un long drap vert, un autre tape sur une chaudière.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le dragon éternue jusqu’à la queue',
      observationDepart:
        'Quatre enfants traînent une couverture autour {dedans|de la table}{cour|de l’arbre}. Le premier tourne trop vite, la dernière crie « Attends-nous! », et la couverture a l’air vivante.',
      intentionEducative:
        'Offrir à plusieurs enfants un seul grand corps à faire marcher, où le pas de l’un change celui de tous les autres.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Accorder ses pas au tambour et au porteur d’en avant.',
        'Garder sa prise dans un virage, un arrêt, un éternuement.',
        'Mener sans perdre personne, puis laisser mener.',
      ],
      materiel: [
        item('Drap de grand lit, plié en trois sur la longueur', 'un par dragon', 'Longue nappe de tissu'),
        item(
          'Boîte de carton légère, sans dessus, pas plus large qu’un enfant, la tête',
          'une par dragon',
          'Panier à linge léger',
        ),
        item('Gros crayons, pour les yeux du dragon', 'quatre', 'Grosses craies de cire'),
        item('Ruban-cache de couleur, gardé par l’adulte', 'un rouleau', 'Ronds tracés au feutre sur le drap'),
        item('Chaudières retournées, les tambours', 'trois par dragon', 'Boîtes de carton'),
        item(
          '{30min 45min|Paires de bas roulées, son repas}',
          '{30min 45min|une douzaine par dragon}',
          '{30min 45min|Débarbouillettes roulées}',
        ),
        item(
          '{dedans 45min|Gros coussins, les montagnes}{cour 45min|Bacs retournés, les montagnes}',
          '{45min|six}',
          '{45min|Chaises d’enfant}',
        ),
        item('{cour ete|Gourdes d’eau}', '{cour ete|une par enfant}', '{cour ete|Pichet et verres}'),
      ],
      preparation: [
        'La veille, laissez la boîte et les crayons sur une table : les enfants dessinent la face du dragon, deux yeux ou neuf, des dents ou pas. Après leur départ, découpez deux poignées dans les côtés et couvrez-en les bords de ruban-cache.',
        'Marquez six prises d’un carré de ruban-cache : sur chaque bord du drap plié, les deux coins et le milieu. Trois bandes du même ruban ferment le pli : rien ne traîne. La tête marche un pas devant le drap.',
        '{dedans|Poussez tables et chaises : il faut une piste en rond, large de trois pas d’adulte.} {cour !hiver|Cherchez trous, racines et guêpes sur une piste en rond, large de trois pas d’adulte.} {cour hiver|Tapez du pied une piste en rond, large de trois pas d’adulte, loin de la glace vive.}',
        'Un enfant porte la tête, quatre à six le drap; les autres ont les tambours{30min 45min| et le repas}. {1adulte|Seule, marchez au flanc du dragon, les tambours au centre du rond : rien ne se passe dans votre dos.} {2adultes|À deux, si la piste est grande, faites deux dragons, une adulte au flanc de chacun; ils tournent du même bord, à six pas l’un de l’autre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Le dragon dort : le drap est replié en accordéon, la boîte devant, le nez au sol. Accroupie, ronflez pour lui. Tapotez une chaudière du bout des doigts : « Une patte a bougé. » Des mains trouvent les carrés de ruban. Tapez à peine plus fort : les mains soulèvent le drap, le dragon s’étire et se met debout. Quelqu’un prend la boîte par les poignées. « De quel côté va son nez? »',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'La tête part où elle veut, le reste suit. Des paumes sur les chaudières donnent les pas, lourds ou menus. Les tambours se taisent? Le dragon dort debout. Une main lâche? On crie « Écaille! » et tout s’arrête le temps qu’elle revienne. {3-4a|Un porteur regarde ses pieds, et la tête part sans lui : arrêtez tout le dragon.} {4-5a|La queue crie à la tête : « Tu tournes trop serré! »} Le nez pique : « Ah… ah… » Le drap monte aux épaules. La tête plonge vers le sol : « Tchoum! » Les mains baissent le drap deux par deux, la queue en dernier. Puis un porteur prend la boîte, un tambour prend sa place, et l’ancienne tête va aux tambours. Cracher du feu? Ce sera un long souffle vers le sol.',
        ),
        play(
          { 30: 8, 45: 10 },
          'Le ventre gargouille. Ceux qui n’ont pas de prise laissent les tambours et deviennent les cuisiniers : ils apportent un bas à la fois et le déposent dans la boîte; la tête mâche et repart, au pas qu’elle veut. Au prochain « tchoum », elle verse la boîte : les bas roulent, le dragon se fige, on ramasse. {3-4a|Il en manque un; on regarde sous le ventre. « Il l’a avalé! »} {4-5a|Un cuisinier met du poivre inventé sur un bas, une autre un remède : on guette lequel fera éternuer.} Après chaque repas, les cuisiniers prennent une prise et des porteurs vont aux tambours, à leur gré.',
        ),
        play(
          { 45: 9 },
          'Le dragon se couche, et les enfants bâtissent son pays : {dedans|des coussins}{cour|des bacs} qu’il contourne, un défilé juste assez large, une caverne {dedans|dans un coin}{cour|contre la clôture}. Tout le corps passe, ou l’on déplace la montagne. {3-4a|La tête crie « C’est bon! », mais la queue est encore prise dans le virage.} {4-5a|On invente un mot qui court de prise en prise pour avertir les derniers.} Suivez leurs essais; tapez le pas seulement si l’on vous le demande.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Les tambours ralentissent. Le dragon cherche sa place, s’agenouille, s’assoit; la bande de drap se pose sur les genoux. {cour|Sol mouillé ou gelé? Il s’accroupit seulement.} Cette fois, c’est la queue qui commence : elle bâille, et le bâillement remonte de prise en prise jusqu’à la tête. « À quoi rêve-t-il? » Un mot, un ronflement, rien du tout. Pliez le drap à plusieurs et couchez-le dans la boîte, jusqu’à la prochaine fois.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez jusqu’à la queue, souvent, et demandez-lui comment ça va, là-bas.',
          'Nommez l’accord que vous voyez : « La tête a pris le tour large, tout le monde a gardé sa main. »',
          'La boîte est trop aimée? Rappelez la règle : après un « tchoum », elle passe à quelqu’un d’autre.',
          'Tenez-vous-en à leur dragon : ni costume, ni danse, ni musique empruntés à la fête d’un peuple. Un enfant parle de celui du nouvel an lunaire? Écoutez-le : c’est un autre dragon, et il le connaît mieux que vous.',
        ],
        questionsOuvertes: [
          'Que sent-il, ce nez-là?',
          'Comment la queue sait-elle qu’on tourne?',
          'Qu’est-ce qui pourrait le faire éternuer?',
        ],
      },
      vocabulaire: ['le dragon', 'l’écaille', 'la queue', 'éternuer', 'le virage', 'la prise', 'lourd', 'mener'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Repliez le drap plus court et partez à quatre porteurs. La tête garde un tour large, toujours du même bord, avant d’essayer l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Un tour muet : tambours couchés, départs et arrêts passent par le drap, d’une main à la suivante. Combien de temps met un arrêt pour aller jusqu’à la queue?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil mène bien : la boîte sur ses genoux, il roule, et la première prise suit à un pas des roues. Si le tambour blesse les oreilles d’un enfant, tapez sur vos cuisses, et il règle la force de la main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le dragon laisse une piste de bottes : ceux des tambours la suivent pour le retrouver.} {hiver|L’été, dans la cour, il fait la sieste à l’ombre entre deux éternuements.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Talon marché, file qui s’assoit d’un bloc.',
          'Prise échappée dans un virage.',
          'Tête convoitée, protestations.',
        ],
        dangersAEliminer: [
          'Drap sur un visage ou autour d’un cou : plié en bande, il se porte au ventre et ne dépasse pas les épaules; personne ne marche dessous.',
          'Main enroulée dans le tissu : la prise se tient à pleine main, et lâcher est permis.',
          'Boîte enfilée comme un casque : elle se porte devant soi, plus bas que le menton.',
          'Tête qui court, queue qui tombe : on marche; à « Écaille! », tous les pieds s’arrêtent et la tête regarde derrière.',
          '{30min 45min|Bas sous les pieds : après un « tchoum », le dragon ne repart qu’une fois tous les bas ramassés.}',
          '{dedans|Coin de meuble, porte qui s’ouvre : dégagez la piste et prévenez le local voisin; souliers aux pieds, aucun bas glissant.} {cour|Rafale dans le drap : on crie « Écaille! », on lâche tous, vous le rattrapez.}',
          '{cour hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; touchez nuques et mains à chaque sieste du dragon.}',
          '{cour ete|Soleil et chaleur : chapeaux, parcours à l’ombre, une gorgée à chaque changement de tête.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{20min|Allergie au latex : la colle du ruban-cache en contient parfois; tracez les prises au feutre et cousez le pli.} {30min 45min|Allergie au latex : l’élastique des bas et la colle du ruban-cache en contiennent parfois; prenez des débarbouillettes, tracez les prises au feutre et cousez le pli.}',
          '{cour !hiver|Piqûres : l’auto-injecteur suit le dragon, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : ses pieds au moment où le tambour change, et sa main dans le virage qui suit.',
        'Compétences sociales : en tête, à quoi voit-on qu’il pense à ceux de derrière?',
        'Fonction symbolique : relevez ce qu’il ajoute au dragon, un organe, une peur, un repas ou un nom.',
      ],
      prolongements: [
        'Gardez le dragon plié dans sa boîte, à portée : un matin, il mènera le groupe dans le corridor, jusqu’à la porte.',
        'Une famille qui célèbre le nouvel an lunaire raconte sa fête elle-même, si elle en a envie, avec ou sans dragon; celui du groupe reste plié ce jour-là.',
      ],
      reflexionRetroaction: [
        'Quand le dragon s’est-il mis à marcher comme une seule bête, et que faisais-je alors?',
        'Qui n’a jamais porté la tête, et l’aurait-il voulu?',
      ],
    },
  },
  {
    key: 'pas-sur-mon-ombre',
    summary:
      'Poser le pied sur la tête d’une ombre, se sauver avec la sienne, la faire disparaître sous l’arbre ou dans le dos d’un ami : une chasse au soleil.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, l’ombre d’un mur, d’un arbre ou d’une toile sert de maison.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'marcher sur son ombre',
      'piler sur son ombre',
      'piler sur les ombres',
      'marcher sur lombre',
      'sauter sur l’ombre d’un ami',
      'attraper son ombre',
      'attraper les ombres',
      'courir après son ombre',
      'se sauver de son ombre',
      'mon ombre me suit',
      'peur de son ombre',
      'cacher son ombre',
      'où est passée mon ombre',
      'tague des ombres',
      'jeux d’ombres dehors',
      'chasse aux ombres',
      'bouger',
      'soleil',
    ],
    seen: [
      'elle court après la tache noire de son ami et pile dessus',
      'il saute pour se débarrasser de son ombre et elle le suit',
      'ils s’accroupissent pour voir leur ombre devenir toute petite',
      'il est fâché : tu m’as écrasé la tête, qu’il crie en pointant le sol',
      'elle a peur de la forme noire qui la suit partout',
      'il veut jouer à la tag mais déteste être éliminé',
      'au parc, ils vont se coller sous le gros érable pour faire disparaître leur silhouette',
      'en marchant vers le parc, ils s’aperçoivent que le soleil les allonge comme des géants',
    ],
    scenes: ['ombre-lumiere', 'courir'],
    picture:
      'Au parc, un enfant étire la jambe pour piler sur la tête d’une longue ombre; son amie se sauve vers l’arbre, où l’éducatrice garde les gourdes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Pas sur mon ombre!',
      observationDepart:
        '« Tu piles sur ma tête! » Un enfant regarde ses pieds, recule, pile encore sur l’ombre de son amie. Elle court, l’ombre court, et les deux enfants crient.',
      intentionEducative:
        'Permettre à l’enfant de lancer, freiner et tourner son corps d’après une tache d’ombre, et de trouver comment la sauver.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Viser une ombre du pied, s’arrêter, repartir d’un autre bord.',
        'Changer son ombre en pliant, en tournant ou en rapetissant son corps.',
        '{30min 45min|Trouver où une ombre disparaît, dire pourquoi et vérifier son idée.}',
      ],
      materiel: [
        item(
          '{ete|Chapeaux et gourdes d’eau}{printemps automne|Chapeaux ou tuques, et gourdes d’eau}',
          'un de chaque par enfant, et les vôtres',
          null,
        ),
        optional('Crème solaire', 'celle que les parents autorisent', null),
        item('{cour|Grosse craie de trottoir}', '{cour|une}', '{cour|Ligne tracée du talon dans la terre}'),
        item(
          '{parc ete|Arbre à l’ombre large} {parc !ete|Sapin large, ou arbre en feuilles}{cour|Arbre, mur ou toile à l’ombre large}',
          'un',
          '{parc|Abri du parc}{cour|Parasol lesté}',
        ),
        item(
          '{45min|Tissus opaques, larges comme une serviette de bain}',
          '{45min|deux}',
          '{45min|Serviettes de bain}',
        ),
        optional('{parc si-craies|Craies de trottoir}', '{parc si-craies|une ou deux}', null),
        optional(
          '{30min 45min si-draps si-parachutes|Drap ou parachute}',
          '{30min 45min si-draps si-parachutes|un}',
          null,
        ),
        optional(
          '{si-foulards|Foulards, ou bouts de tissu longs comme l’avant-bras}',
          '{si-foulards|un par enfant}',
          null,
        ),
        optional('{si-tambourins|Tambourin, ou autre instrument}', '{si-tambourins|un, pour vous}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|quatre}', null),
      ],
      preparation: [
        'Choisissez l’heure avec votre propre ombre : quand elle est aussi longue que vous, ou plus, elle se chasse bien. {ete|L’été, à l’heure avancée, c’est avant 9 h 30 ou après 16 h 30; entre les deux, le soleil est trop haut et trop fort.} {printemps|En mars, c’est presque tout le jour; en avril, avant 10 h ou après 15 h 30; en mai et en juin, avant 9 h 30 ou après 16 h 30.} {automne|En septembre, c’est avant 10 h 30 ou après 15 h; ensuite, tout le jour, tant que le soleil éclaire le terrain.}',
        'Trouvez du plat au bord d’une grande ombre, {parc|trente pas sur vingt, loin de la rue et des balançoires.} {cour|dans le coin le plus dégagé. Moins de vingt pas sur quinze? Trois paires chassent, les autres guettent à l’ombre, et l’on change à chaque gorgée.} {cour|Tracez à la craie une ligne à trois pas de la clôture ou du mur.} {si-cônes|Mettez un cône à chaque coin.} Marchez le terrain : trous, racines, verre, {parc|chiens, bancs}{cour|jouets, carré de sable}. Au milieu, il n’y a rien à heurter quand on court les yeux baissés.',
        '{ete|Chapeaux, manches longues et légères.} Dès que l’indice UV est à 3, la crème solaire se met vingt minutes avant de sortir, selon l’autorisation des parents. Les gourdes attendent à l’ombre : ce sera la maison.',
        '{1adulte|Seule, tenez-vous de profil sur la ligne où l’ombre commence : vous voyez d’un bord le terrain, de l’autre la maison.} {2adultes|À deux, l’une garde la maison d’ombre, l’autre court avec les poursuivants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{parc si-craies|Sur du dur, loin des vélos, faites cerner à la craie vos souliers et votre ombre.} Marchez, le soleil de côté. Arrêtez-vous net, regardez par terre, soupçonneuse. « Elle me suit. » Un pas de côté, deux pas vite. « Encore! » Un pied d’enfant arrive sur l’ombre de votre tête : « Ouille! Pas sur mon ombre! » Secouez-la comme un tapis et sauvez-vous. Dites la loi en marchant : le pied vise la tête de l’ombre; il ne touche jamais une personne. {si-foulards|Un foulard tenu à bout de bras donne une plume à l’ombre : elle se pile aussi.} {si-cônes|Montrez les cônes : on tourne avant de les passer.} {si-tambourins|Essayez le signal : un coup d’instrument, c’est « nuage! », et tous figent.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 14 },
          'On choisit quelqu’un à poursuivre, et la chasse part, deux par deux. Qui s’est fait piler secoue son ombre et repart; personne n’est éliminé. {3-4a|Certains fuient leur propre ombre : on court, on se retourne, elle est là. Peut-on sauter par-dessus? La rapetisser en s’accroupissant?} {4-5a|On fuit dos au soleil : l’ombre file devant, et le chasseur doit faire le tour. On s’accroupit : il n’y a presque plus rien à piler.} Dans {parc|l’ombre de l’arbre}{cour|la grande ombre}, c’est la maison : plus d’ombre à prendre, et l’on boit une gorgée avant de ressortir; qui fuyait poursuit à son tour. Un nuage passe? « Nuage! » Tous figés, le temps que les ombres reviennent. Le nuage reste? On devient l’ombre d’un ami, pas pour pas.',
        ),
        play(
          { 30: 8, 45: 10 },
          'Mettez-vous au bord de la maison, le dos au soleil, les bras en branches. « Qui peut cacher son ombre dans la mienne? » On se range devant vous, un bras dépasse, un chapeau, un coude. {3-4a|On s’entasse dans votre ombre, on la suit quand vous faites un pas.} {4-5a|À trois, l’un derrière l’autre, une seule ombre avec six bras : jusqu’à combien?} Cachées, les ombres ne se pilent pas; le chasseur fait le tour et cherche ce qui dépasse. Puis l’ombre d’un ami, celle d’un banc, d’un poteau : chaque cachette s’essaie. {si-draps si-parachutes|Quatre porteurs immobiles tendent la grande toile à plat : où tombe son ombre? On va y cacher la sienne.}',
        ),
        play(
          { 45: 10 },
          'Deux porteurs tiennent un tissu par les coins, à plat, à hauteur d’épaules, et marchent : c’est un nuage. Son ombre avance au sol et avale celles qu’elle rencontre. {3-4a|On entre dans la tache, on en sort, on salue son ombre chaque fois.} {4-5a|Le tissu monte, descend, se penche : sa tache change de place, et il faut la deviner avant les pieds.} Deux nuages se rejoignent, un chasseur guette ce qui sort. Les porteurs changent quand les bras tombent.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{parc si-craies|Repassez tous par la trace de craie : vos souliers y rentrent, et votre ombre?} Rappelez-les à la ligne, un pied au soleil, un pied à l’ombre. « La moitié est rentrée. Où est l’autre? » On salue son ombre d’un geste qu’elle rend, puis on recule d’un pas dans l’ombre : s’en va-t-elle par la tête ou par les pieds? Tous à l’ombre, gourdes à la bouche, on raconte la plus belle fuite. Comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sans quitter le bord de l’ombre, faites-vous piler souvent, et secouez votre ombre en protestant très fort.',
          'Deux paires se croisent? Criez « nuage! » : tout fige, les yeux se lèvent vers les visages.',
          'Gardez votre explication pour plus tard. Redites celle de l’enfant : « Tu penses qu’elle est rentrée dans {parc|l’arbre}{cour|la grande ombre}. » Puis essayez-la avec lui.',
        ],
        questionsOuvertes: [
          'Comment sauver ton ombre si tu restes debout?',
          'Où était ton ombre, quand tu courais par là?',
          '{30min 45min|Qu’est-ce qui dépasse encore?}',
          'Que ferait ton ombre si tu rampais?',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'piler',
        'fuir',
        'disparaître',
        'devant',
        'derrière',
        's’accroupir',
        '{30min 45min|dépasser}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Faites-vous poursuivre par deux ou trois enfants, en marchant le long de la maison d’ombre. Votre grande ombre va lentement et s’arrête quand un pied l’a eue.',
        },
        {
          pour: '4-5a',
          texte:
            'Laissez-les voter une règle : les mains de l’ombre comptent aussi, la maison ferme après dix secondes, sauf pour qui boit, on chasse à cloche-pied. Ils l’essaient, ils la gardent ou non.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil a une grande ombre à défendre et des roues pour piler; qui le poursuit garde un bras d’écart. À l’enfant que la poursuite affole, offrez de dire « nuage! » : la chasse entière se fige à sa voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, le soleil reste bas : les ombres sont longues même à midi, sur la neige tapée, et l’on chasse en bottes.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute en freinant, genou vert ou éraflé.',
          'Épaule qui en frôle une autre.',
          'Dispute : piler ou pas piler?',
        ],
        dangersAEliminer: [
          'Collision, les yeux au sol : deux par deux, terrain vide, et « nuage! » au premier croisement serré.',
          'Pied qui vise les jambes : montrez la tête de l’ombre, l’endroit le plus loin du corps.',
          'Regard vers le soleil : les yeux suivent le sol; pour savoir où il est, on regarde de quel bord tombe l’ombre.',
          'Soleil fort : chapeaux, peau couverte, arrêt à la maison d’ombre toutes les cinq minutes, et l’on rentre quand l’ombre devient plus courte que l’enfant.',
          '{ete|Chaleur : si l’humidex passe le seuil de votre milieu, la chasse attend un autre jour; joues rouges, on reste à l’ombre et l’on boit.}',
          '{printemps automne|Glace du matin, boue, feuilles mouillées : cherchez un sol sec, ou chassez au pas.}',
          '{45min|Tissu rabattu sur un visage : il se porte à plat, par les coins, au pas, près de votre ligne.}',
          '{parc|Coureur qui quitte le terrain : la maison d’ombre marque un bout; montrez l’autre avant la chasse, un arbre ou un banc hors du terrain, et recomptez à chaque gorgée.} {cour|Clôture ou mur au bout de la course : la chasse s’arrête à trois pas, sur votre ligne de craie.}',
          '{si-foulards|Foulard au cou ou sous un pied : il se tient à la main; qui n’en veut plus le laisse à la maison d’ombre.}',
          '{30min 45min si-draps si-parachutes|Grande toile sur une tête : les porteurs restent en place, les mains à la poitrine; s’il vente, elle reste pliée.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Crème solaire : celle de la maison pour la peau qui réagit.',
          'Piqûres : l’auto-injecteur est sur vous, gourdes fermées entre deux gorgées, à cause des guêpes.',
        ],
      },
      observation: [
        'Motricité globale : observez l’instant où il freine : ses genoux, ses bras, le côté où il repart.',
        'Raisonnement : quelle ruse sauve son ombre, et la refait-il exprès?',
        'Schéma corporel : {30min 45min|quand quelque chose dépasse, trouve-t-il du premier coup la partie à rentrer?} {20min|que plie-t-il de son corps pour que son ombre rapetisse?}',
      ],
      prolongements: [
        'Un jour gris, sortez au même endroit : demandez-leur où chasser.',
        'Un jour de soleil, sur le trottoir, l’enfant apprend la chasse à son parent : à qui la plus grande ombre, et qui pile le premier?',
      ],
      reflexionRetroaction: [
        'Quelle explication ai-je écoutée jusqu’au bout, même drôle?',
        'Qui n’a fait que fuir, qui n’a fait que poursuivre, et y avait-il de la place pour changer?',
      ],
    },
  },
]
