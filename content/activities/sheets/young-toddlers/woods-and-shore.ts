import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_WOODS_AND_SHORE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-sentier-des-petits-pas',
    summary:
      'Vingt mètres en une demi-heure : une racine à enjamber, une bosse à descendre à reculons, un tronc où l’on s’installe.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'arbres-et-feuilles'],
    materials: ['batons', 'feuilles'],
    place: 'WOODS',
    alsoAt: { PARK: 'Au parc, la lisière des arbres et les racines d’un gros érable font un sentier de vingt pas.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, vos bottes tassent d’abord le sentier; les racines deviennent des bosses et la sortie raccourcit.',
    },
    durationMinutes: 30,
    adults: 2,
    calls: [
      'sentier',
      'boisé',
      'forêt',
      'racine',
      'marcher',
      'enjamber',
      'balade',
      'grimper',
      'tronc',
      'mousse',
      'bosse',
      'randonnée',
      'nature',
      'motricité globale',
    ],
    seen: [
      'il monte et redescend dix fois la même racine pendant que les autres avancent',
      'elle passe la jambe par-dessus la branche couchée en me tenant deux doigts',
      'il descend la petite côte du bois à reculons, sur les mains',
      'nos promenades s’étirent, un traîne en arrière et un autre file en avant',
      'elle ramasse un bâton à chaque pas et cogne les arbres avec',
      'ils sont pressés d’arriver mais les petits s’assoient par terre au milieu du chemin',
      'au boisé derrière le CPE, il s’est installé à cheval sur un tronc sans vouloir repartir',
      'en sortie, ils disent bonjour aux arbres et flattent l’écorce en passant',
    ],
    scenes: ['grimper', 'equilibre', 'ramasser', 'promenade'],
    picture:
      'Au boisé, un enfant enjambe une racine, un autre descend d’un tronc à reculons, une troisième s’est assise avec un bâton.',
    sheet: {
      titre: 'Le sentier des petits pas',
      observationDepart:
        'Le trottineur s’arrête à chaque racine. Il monte dessus, redescend, remonte; le reste du sentier peut attendre.',
      intentionEducative: 'Soutenir l’assurance du corps sur un sol inégal, sans destination ni presse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Ajuster son pas à une racine, une bosse, une pente.',
        'S’accroupir, se relever, repartir.',
        'Montrer et nommer ce qui l’arrête.',
      ],
      materiel: [
        item('Carrés de tissu rouge noués haut, par l’adulte', 'deux', 'Deux sacs à dos accrochés à une branche'),
        item('Gros bâtons courts trouvés sur place', 'un par enfant', 'Les mains suffisent'),
      ],
      preparation: [
        'Marchez le sentier avant eux : branche suspendue, trou{!hiver|, herbe à puce, nid de guêpes}{hiver|, glace sous la neige}.',
        'Nouez un tissu rouge au premier arbre et l’autre à {bois|vingt mètres}{parc|vingt pas} : de partout, on voit où le jeu s’arrête.',
        '{!hiver|Montez les bas par-dessus le pantalon et mettez une couche de rechange dans le sac.} {hiver|L’hiver, tassez une largeur de deux bottes et rebroussez chemin là où la neige dépasse les genoux.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez vos mains sur le premier arbre au tissu rouge. « Bonjour, les arbres, on arrive. » Cette phrase revient à chaque visite. Comptez les enfants à voix haute.',
        ),
        play(
          { 20: 14, 30: 21, 45: 21 },
          'L’un enjambe, l’autre contourne, le troisième s’assoit par terre et y reste. {18-24m !multiage|Il vous donne une brindille, la reprend, repart en sens inverse : suivez-le trois pas, puis tournez avec lui.} Un adulte suit le plus lent; l’autre reste devant le plus pressé, sans tirer personne. Un bâton se ramasse, se traîne, s’oublie. Le bâton frappe un tronc? Tapez de l’autre côté, attendez la réponse. Quand le groupe s’étire, l’adulte d’en avant s’assoit à dix pas et cogne doucement deux bâtons : ceux qui entendent viennent voir. {2-3a|Le deuxième tissu rouge se cherche des yeux.}',
        ),
        play(
          { 45: 13 },
          '{bois|Un tronc couché}{parc|Une grosse racine} arrête le groupe : restez-y. Le ventre s’y pose, une jambe passe, l’autre suit ou pas. Mettez-vous du côté où l’on descend. Pour redescendre, les fesses partent les premières.',
        ),
        closing(
          { 20: 3, 30: 5, 45: 6 },
          'Cognez deux bâtons : c’est l’heure. Revenez tous à l’arbre du début. Chacun montre une trouvaille, puis la rend au sol. « Au revoir, les arbres. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la main prête, sans la tendre, et parlez du pied qui cherche : « Pose-le ici, à plat. »',
          'Accroupissez-vous pour voir ce qu’il voit.',
          'Recomptez à voix basse chaque fois que le groupe s’étire.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu as trouvé?', 'Comment tu passes par-dessus?'],
      },
      vocabulaire: ['la racine', 'le tronc', 'enjamber', 'craquer', 'le sentier', 'la bosse', '{45min|reculer}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Deux racines et un tronc font toute la sortie. La poussette, vide, attend à l’arbre du début pour le retour.',
        },
        { pour: '2-3a', texte: 'Reculez le deuxième tissu de dix mètres et laissez-les choisir par où y aller.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui marche peu, apportez le sentier : bâton, écorce et {!hiver|feuille}{hiver|neige} sur ses genoux, puis un tour debout, appuyé au tronc.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, cachez la racine sous une brassée de feuilles : le pied la trouve avant l’œil.} {automne|L’hiver, c’est la neige qui cache la racine : le pied la trouve avant l’œil.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute de faible hauteur.', 'Éraflures aux paumes.', 'Petite écharde d’un bâton.'],
        dangersAEliminer: [
          'Branche morte accrochée, grand vent : changez d’endroit.',
          '{!hiver|Champignons et petits fruits au bord du sentier : passez entre eux et l’enfant, et regardez ensemble.}',
          '{!hiver|Tiques, du printemps à l’automne : centre du sentier, vêtements longs et clairs, peau inspectée au retour.}',
          'Enfant masqué par un arbre : l’adulte le plus proche se déplace aussitôt pour le voir.',
          'Bâton plus long que le bras, ou porté devant le visage d’un autre : cassez-le court.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûres : l’auto-injecteur voyage sur l’adulte qui reste près de l’enfant concerné.} {hiver|L’auto-injecteur voyage au chaud, sous le manteau de l’adulte qui reste près de l’enfant concerné.}',
        ],
      },
      observation: [
        'Motricité globale : devant un obstacle, contourne-t-il, monte-t-il, attend-il?',
        'Langage oral : comment vous fait-il venir à ce qu’il a trouvé?',
        'Attention : devant quoi s’arrête-t-il le plus longtemps?',
      ],
      prolongements: [
        'Revenez au même tronc chaque semaine : ils y retrouveront leur jeu.',
        'Envoyez aux parents le nom du {bois|sentier}{parc|parc}, pour qu’ils le parcourent à la vitesse de leur enfant.',
      ],
      reflexionRetroaction: ['Qui a fixé la vitesse aujourd’hui?', 'Quelle main tendue aurais-je pu retenir?'],
    },
  },
  {
    key: 'mes-pas-me-suivent',
    summary:
      'Un pied s’enfonce, un trou reste. L’enfant se retourne : le trou le suit, et il y en a d’autres, des gros et des petits.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['sable', 'neige'],
    place: 'WATERSIDE',
    alsoAt: {
      PARK: 'Au parc, {!hiver|le carré de sable ratissé}{hiver|la neige intacte du terrain de balle} prend les traces.',
      YARD: 'Dans la cour, {!hiver|le carré de sable arrosé la veille}{hiver|la neige fraîche} fait la page blanche.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'traces',
      'pas',
      'pieds',
      'sable',
      'plage',
      'neige fraîche',
      'empreinte',
      'marcher',
      'suivre',
      'goéland',
      'reculer',
      'botte',
    ],
    seen: [
      'il se retourne sans arrêt pour regarder les trous que ses bottes laissent',
      'elle saute à pieds joints dans le sable mou pour voir la marque en dessous',
      'il essaie de mettre son petit pied dans ma grosse trace de botte',
      'elle fige en voyant qu’il y a un trou là où elle vient de marcher',
      'ils veulent savoir quel animal est passé par là pendant la nuit',
      'elle efface ses marques avec la main puis repile à la même place',
      'ce matin dans la cour toute blanche, ils ont pas osé marcher puis ils se sont garrochés',
      'à la plage, il marchait à reculons pour voir ses orteils s’imprimer',
    ],
    scenes: ['neige-glace', 'traces'],
    picture:
      'Sur la grève, une enfant regarde les traces qui la suivent; la marchette d’un autre a laissé deux lignes dans le sable.',
    sheet: {
      titre: 'Mes pas me suivent',
      observationDepart:
        'Un enfant regarde derrière lui et fige. Il lève son pied, regarde dessous, regarde le trou, repose le pied à côté.',
      intentionEducative: 'Soutenir le lien qu’il est en train de faire entre son pied et la marque qu’il laisse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher, tourner et se relever sur un sol qui cède.',
        'Découvrir que la trace vient de lui.',
        'Comparer un grand trou et un petit.',
      ],
      materiel: [
        item('{!hiver|Sable lisse et humide}', 'la surface de deux tapis', 'Sable arrosé puis ratissé'),
        item('{hiver|Neige intacte}', 'la surface de deux tapis', 'Neige lissée au râteau'),
        item('Balai ou râteau de plastique à manche court', 'un', 'Une planche tirée à deux mains'),
      ],
      preparation: [
        '{rive|Choisissez une grève plate, à vingt pas de l’eau au moins, et placez un adulte entre l’eau et les enfants.} {cour parc|Lissez un rectangle et gardez-le libre jusqu’à l’arrivée du groupe.}',
        '{hiver|L’hiver, sondez la neige : elle couvre la botte, pas le genou.} {hiver rive|Restez sur la terre ferme : la neige cache le bord de la glace.} {!hiver rive|Du printemps à l’automne, ratissez le sable avant eux : hameçon, verre, branche.} {!hiver cour parc|Du printemps à l’automne, ratissez le sable avant eux : verre, branche, crotte de chat.}',
        '{2adultes rive|L’adulte côté eau ne fait que surveiller; l’autre joue.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Marchez sur le lisse, trois pas lents, puis montrez du menton ce qu’il y a derrière vous. Remettez votre pied dans le trou. « Là. »',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Les pas partent dans tous les sens. L’un fait des trous avec les mains, l’autre efface du derrière en s’assoyant. Celui qui vous suit essaie d’entrer son pied dans votre grand trou : attendez-le à chaque pas.',
        ),
        play(
          { 30: 8 },
          'Autour du lisse, cherchez qui d’autre a marché ici. Une patte d’oiseau, un chien, une roue? Posez votre doigt au bord, sans entrer dedans. Les doigts suivent; l’oiseau peut s’imiter, bras ouverts.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Passez le balai sur un coin : plus de pas. « Partis. » On s’en va à petits pas vers {rive parc|le chemin}{cour|la porte}, et on se retourne pour saluer ce qui reste.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez à petits pas courts pour que vos traces soient à sa portée.',
          'Relevez par le dessous des bras l’enfant que le sol a assis, puis reculez.',
          'Mettez le mot là où va son doigt : « Ton pied. Mon pied. »',
        ],
        questionsOuvertes: ['Où il va, ce pas-là?', 'À qui, le gros trou?', '{30min|Qui a marché ici?}'],
      },
      vocabulaire: ['la trace', 'le pied', 'le talon', 'mou', 's’enfoncer', 'derrière', 'gros', 'petit'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'L’enfant qui marche depuis peu commence à quatre pattes : les genoux font deux rails. Au plus solide, proposez de reculer en regardant ses pas apparaître.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil ou en marchette laisse des lignes : roulez lentement, arrêtez, tournez le fauteuil pour qu’il voie ses deux rails, puis repartez.',
        },
        {
          pour: 'interieur',
          texte: 'Une longue feuille brune au sol et des semelles humides : les pas paraissent, puis sèchent.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chutes molles, nombreuses.',
          '{!hiver|Sable dans les souliers.}',
          '{hiver|Neige dans le cou.}',
        ],
        dangersAEliminer: [
          '{!hiver rive|Course vers l’eau : l’adulte posté côté eau avance avant l’enfant, jamais après.}',
          '{rive hiver|Plan d’eau gelé : personne n’y pose le pied, même au bord.}',
          '{ete|L’été, sable brûlant l’après-midi : touchez-le du revers de la main et gardez les souliers.}',
          '{hiver|L’hiver, bottes pleines de neige : videz-les et changez les bas tout de suite.}',
          'Morceau coupant, tige sèche{rive|, coquille}{hiver|, glace} : retirez-les avant de lisser.',
          'Poignée ramassée et portée à la bouche : ouvrez la main, montrez la trace qu’elle peut faire.',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible au soleil ou au froid : seulement la crème que le parent a fournie et autorisée.'],
      },
      observation: [
        'Motricité globale : comment adapte-t-il son pas quand le sol cède?',
        'Raisonnement : refait-il exprès une trace, après l’avoir vue?',
        'Schéma corporel : essaie-t-il d’autres parties de son corps que le pied?',
      ],
      prolongements: [
        'Au retour, mouillez à peine les semelles et traversez le hall à petits pas, puis essuyez : les traces sont entrées avec vous.',
        'Au matin, le parent pose sa semelle à côté de la petite : deux pieds à comparer avant le bec.',
      ],
      reflexionRetroaction: [
        'S’est-il retourné vers ses pas avant que je les montre?',
        'Qu’a-t-il compris de la trace, d’après ses gestes?',
      ],
    },
  },
  {
    key: 'ma-voix-part-loin',
    summary:
      '« Ohé! » Une grande voix, puis une toute petite : les cris partent au loin, une réponse revient, et ça fait rire de s’entendre.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'vent-et-ciel'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      WATERSIDE:
        'Au bord de l’eau, restez à vingt pas de la rive; l’adulte éloigné répond le long de la plage, pas du côté de l’eau.',
      WOODS: 'Au boisé, la voix se perd entre les troncs; l’adulte éloigné reste en vue de tous.',
      YARD: 'Dans la cour, le coin du mur renvoie la voix et la clôture arrête les pieds.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 2,
    calls: [
      'crier',
      'cri',
      'voix',
      'écho',
      'chuchoter',
      'appeler',
      'bruit',
      'fort',
      'vent',
      'hurler',
      'silence',
      'ohé',
      'sons',
      'fort et doux',
    ],
    seen: [
      'un lance un grand hou et toute la gang hurle après lui',
      'elle s’est mise à japper dehors et attend que quelqu’un lui réponde au loin',
      'il pousse des cris de sirène à pleins poumons et rit de s’entendre',
      'j’ai mal à la tête, ils crient à tue-tête dans le local depuis lundi',
      'elle se bouche les oreilles quand les autres crient mais elle ouvre la bouche aussi',
      'elle appelle sa maman à travers la clôture du parc, la plus fort possible',
      'sous le viaduc en marchant, ils ont crié et leur voix est revenue',
      'au dîner, il crie un son, sa voisine le répète, et ça n’en finit plus',
    ],
    scenes: ['voix'],
    picture:
      'Les mains autour de la bouche, une enfant crie vers l’adulte debout au loin, qui lui répond; un autre se bouche les oreilles.',
    sheet: {
      titre: 'Ma voix part loin',
      observationDepart:
        'Depuis une semaine, un cri part et tout le groupe l’imite. Dedans, les oreilles fatiguent; dehors, il y a de la place.',
      intentionEducative: 'Offrir un lieu où crier est permis, et où chuchoter devient drôle.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer sa voix, forte{10min| ou longue}{20min|, longue ou minuscule}.',
        'Attendre un instant qu’une autre voix revienne.',
        'Prendre plaisir à faire la même chose que les autres.',
      ],
      materiel: [],
      preparation: [
        'Repérez un endroit dégagé où la voix ne dérange personne, loin {parc|d’un banc occupé}{cour|des fenêtres de la sieste}{bois !hiver|d’un nid}{bois hiver|d’une mangeoire}{rive|des pêcheurs}.',
        'Entendez-vous entre adultes : l’un s’éloigne de dix pas{rive|, le long de la plage,} et répond, l’autre reste avec les enfants{rive|, entre eux et l’eau}.',
        'Choisissez un moment sans moteur ni {!hiver|tondeuse}{hiver|souffleuse}.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Mettez vos mains autour de votre bouche et appelez l’adulte éloigné : « Ohé! » Il répond, pareil. Regardez les enfants, sans rien demander.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Des « o », des « a », des cris de sirène partent de partout. L’adulte là-bas répond à chacun, avec le même son. Un enfant crie en se bouchant les oreilles; un autre ouvre la bouche sans bruit. {2-3a|Certains appellent le chien, la lune, leur parent.}',
        ),
        play(
          { 20: 6 },
          'Accroupissez-vous dos au vent, serrés en boule. Soufflez un « ohé » si petit qu’il faut se coller pour l’entendre. Les grosses voix reviennent d’elles-mêmes; laissez-les crier un peu, puis rapetissez la vôtre encore.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'L’adulte éloigné se rapproche, d’appel en appel, et finit tout bas, près de chaque enfant : « ohé ». On écoute ce qui reste : des pas, un moteur, rien.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rendez le son exactement : même hauteur, même longueur.',
          'Touchez votre oreille, sourcils levés, quand une réponse arrive.',
          'Prenez contre vous celui que le bruit effraie et appelez tout bas avec lui.',
        ],
        questionsOuvertes: ['Qui a répondu?', 'Où est partie ta voix?'],
      },
      vocabulaire: ['fort', 'doux', 'loin', 'crier', 'chuchoter', 'la voix', 'écouter'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Ramenez l’autre adulte à cinq pas; le son peut n’être qu’une voyelle ou un souffle.',
        },
        { pour: '2-3a', texte: 'Ajoutez la distance : encore dix pas, et la voix doit-elle changer?' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose sa main sur votre poitrine quand vous appelez; les bras levés de l’autre adulte lui servent de réponse.',
        },
        {
          pour: 'interieur',
          texte: 'Dans le corridor vide, un long « ohé » sous une couverture, puis à découvert : il a changé.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bruit vif pendant quelques minutes.', 'Sursaut ou larmes d’un enfant surpris.'],
        dangersAEliminer: [
          'Cri lancé dans l’oreille d’un autre : tournez doucement ses épaules vers l’espace vide.',
          'Enfant qui part rejoindre l’adulte éloigné : cet adulte revient au milieu, il ne l’attend pas là-bas.',
          '{rive|Pas qui suivent la voix vers l’eau : l’adulte posté de ce côté-là ne quitte pas sa place.}',
          '{hiver|L’hiver, gorges ouvertes au grand froid : deux ou trois appels, puis les petites voix.}',
        ],
        supervision: 'palier1',
        allergies: ['Des deux adultes, celui qui reste avec les enfants garde la trousse du groupe.'],
      },
      observation: [
        'Langage prélinguistique : que fait-il varier, la hauteur, la durée ou la force?',
        'Compétences sociales : regarde-t-il les autres avant ou après son cri?',
        'Compétences émotionnelles : que fait-il quand le bruit devient trop grand?',
      ],
      prolongements: [
        'Gardez « ohé » comme appel de rassemblement : ils y répondent déjà.',
        'Un pont, un champ, le fond de la ruelle : dites aux familles où « ohé » peut se crier.',
      ],
      reflexionRetroaction: [
        'Combien de fois par jour est-ce que je demande le silence?',
        'Qui n’a pas crié, et que faisait-il à la place?',
      ],
    },
  },
  {
    key: 'le-tas-de-bois',
    summary:
      'Un bâton traîné, puis un autre : le bois change de place, fait un tas, se défait et repart de l’autre côté.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'arbres-et-feuilles'],
    materials: ['batons', 'buches-et-rondelles'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, les branches tombées sous les gros arbres suffisent; le tas se fait au pied d’un banc.',
      YARD: 'Dans la cour, videz au milieu une réserve de bouts de branches déjà sciés et sablés.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'bâton',
      'bois',
      'branche',
      'transporter',
      'traîner',
      'tas',
      'empiler',
      'construire',
      'cabane',
      'castor',
      'bûche',
      'lourd',
      'construction',
    ],
    seen: [
      'il traîne une branche deux fois plus grande que lui à travers le terrain',
      'ils empilent des bouts de bois contre l’érable puis les défont tout de suite',
      'elle roule la bûche avec ses deux mains et la pousse jusqu’au tas',
      'deux petits tirent sur le même bout de bois chacun de leur bord',
      'il bombe le torse quand il réussit à charrier le plus gros rondin tout seul',
      'elle rampe sous deux branches accotées et dit que c’est sa maison',
      'depuis la grosse tempête de vent, ils ramassent tout ce qui est tombé des arbres',
      'au boisé, ils ont vu un barrage de castor et ramassent du bois comme lui',
    ],
    scenes: ['transporter', 'ramasser', 'empiler-construire'],
    picture:
      'En automne, un enfant traîne une branche vers le tas, une autre roule une bûche, un troisième passe sous deux bâtons appuyés.',
    sheet: {
      titre: 'Le tas de bois',
      observationDepart:
        'La branche est deux fois longue comme lui. Il la tire à reculons sur toute la largeur du terrain, la laisse tomber et repart.',
      intentionEducative:
        'Permettre à chacun de déplacer du lourd et du long, pour le seul plaisir que ça change de place.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Soulever, tirer ou rouler selon le poids.',
        'Sentir long et court avec ses bras.',
        'Ajouter sa pièce à un tas, ou en retirer une.',
      ],
      materiel: [
        item(
          'Branches mortes sans pointe, grosses comme un manche de balai',
          'quinze courtes et cinq longues',
          'Rouleaux de carton solides',
        ),
        item('Bûchettes et rondelles de bois', 'cinq de chaque', 'Boîtes de carton fermées'),
        optional(
          '{!hiver si-sacs-de-papier|Grands sacs de papier}',
          '{!hiver si-sacs-de-papier|un pour deux enfants}',
          null,
        ),
        optional('{hiver si-traîneaux|Traîneau}', '{hiver si-traîneaux|un, à corde courte}', null),
        optional('{!hiver si-feuilles|Feuilles mortes}', '{!hiver si-feuilles|quelques brassées}', null),
        optional('{45min si-toutous|Toutou}', '{45min si-toutous|un}', null),
        optional('{45min si-draps|Drap léger}', '{45min si-draps|un}', null),
      ],
      preparation: [
        'Retirez ce qui pique ou s’effrite; gardez peu de branches plus longues qu’un enfant.',
        'Dispersez le bois sur dix pas et laissez au centre un espace vide, sans rien dessiner.',
        '{1adulte bois|Seule, restez à l’orée, là où vous voyez tout le groupe en tournant la tête.}',
        '{hiver|L’hiver, secouez la neige des branches et frappez-les au sol : celles qui cassent net restent hors du jeu.}',
        '{avec-roulant|Stationnez @materiel près du bois éparpillé : quelqu’un y chargera une bûche.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Traînez une branche à reculons jusqu’au centre. Écoutez le bruit qu’elle fait. « Ouf. » Époussetez vos mains et retournez en chercher une.',
        ),
        play(
          { 20: 13, 30: 21, 45: 21 },
          'Le bois arrive, et repart parfois dans les bras du suivant. Une bûche roule à coups de paumes. Un bâton sert de canne, de cuillère, de moteur. {!hiver si-sacs-de-papier|Un sac de papier se bourre de bâtons courts et se traîne à deux : écoutez-le gratter.} {hiver si-traîneaux|Le traîneau prend la charge : l’un tire, l’autre pousse, et la bûche du dessus tombe.} Libérez la voie derrière celui qui recule : il ne voit pas où il va. {18-24m !multiage !20min|Une branche est lâchée à vos pieds : « Merci! » Posez-la au tas sans la redresser; son porteur est déjà reparti. Une autre reste prise au sol : laissez l’enfant tirer deux fois avant d’aider. Assoyez-vous ensuite les jambes ouvertes et roulez-lui une rondelle; il l’arrête du pied et vous la repousse. Quand les bras restent vides, passez à la suite.} {2-3a !20min|Deux enfants tirent la même branche, un à chaque bout : tournez-les du même côté, « Oh hisse! »} {2-3a !multiage !20min|Un autre empile trois rondelles, les renverse, recommence. Puis passez commande : « Un long bâton! » puis « Un tout petit! » Ils cherchent, comparent, se trompent. Un enfant commande à son tour, et c’est vous qui traînez. Plus de commande : passez à la suite.}',
        ),
        play(
          { 45: 12 },
          'Le tas dépasse les genoux? Appuyez deux branches contre {bois parc|un tronc}{cour|la clôture}, secouez-les pour vérifier qu’elles tiennent, et glissez votre tête dessous. {si-draps|Un drap léger jeté par-dessus fait le toit : on y entre à quatre pattes.} {si-toutous|Un toutou y habite : on lui livre son bois, un bâton à la fois.} {2-3a|Une maison commence : d’autres branches s’y appuient.} {18-24m|Le trottineur}{!18-24m|Un enfant} passe sous les deux branches, ressort, repasse : il n’en veut pas plus.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Assoyez-vous à côté du tas. « Il est gros, notre bois. » {!hiver si-feuilles|Des brassées de feuilles le couvrent : « Où est-il passé? »} Chacun y pose une main ou un dernier bâton. {bois parc|Il reste là; la prochaine visite dira s’il a bougé.} {cour|Il reste au même endroit jusqu’à demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez l’autre bout d’une branche seulement si l’enfant vous regarde.',
          'Faites sentir le poids avec votre voix : « Lourd, lourd… léger! »',
          'Tournez vers le sol les bouts de bâton qui montent à hauteur de visage.',
        ],
        questionsOuvertes: ['Où tu l’apportes?', 'Qu’est-ce qui est lourd?', 'Comment on fait rouler la bûche?'],
      },
      vocabulaire: ['le bâton', 'la bûche', 'long', 'court', 'lourd', 'tirer', 'le tas', 'rouler'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Des bâtons de la longueur de son bras, et des rondelles à serrer contre son ventre.',
        },
        {
          pour: '2-3a',
          texte: 'Une bûche trop grosse pour un seul, laissée au milieu : ils trouveront à la pousser ensemble.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Nouez une bande de tissu large de 15 cm autour d’un bâton : une prise douce pour la main qui serre peu.',
        },
        {
          pour: 'interieur',
          texte: 'Les rouleaux de carton remplacent le bois; le tapis du milieu devient la cour à bois.',
        },
      ],
      securite: {
        risquesAcceptes: ['Éraflure, petite écharde.', 'Bûche échappée sur un pied chaussé.', 'Chute en reculant.'],
        dangersAEliminer: [
          'Bâton porté en courant ou pointé : arrêtez la course, gardez le bâton, marchez ensemble.',
          'Clou{!hiver|, nid de fourmis} ou mousse gluante sous une bûche : soulevez-la avant eux.',
          'Tas plus haut que la taille, d’où une bûche peut rouler : étalez-le.',
          'Écorce mâchée : échangez-la contre un bâton à porter.',
          '{bois parc|Branche morte accrochée au-dessus du tas : bâtissez-le ailleurs.}',
          '{!hiver bois|Tiques, du printemps à l’automne : bas par-dessus le pantalon, et peau inspectée au retour.}',
          '{!hiver si-sacs-de-papier|Sac sur une tête : il se remplit, il ne s’enfile pas.} {!hiver si-feuilles|Brassée de feuilles ramassée sans regarder : secouez-la; un champignon ou un petit fruit reste au sol.} {hiver si-traîneaux|Corde du traîneau à un cou ou sous un pied : elle est courte, on la tient à la main; aucun enfant sur la charge.} {45min si-draps|Drap qui cache un enfant ou fait bouger les branches : un côté reste ouvert vers vous, sinon ôtez-le.}',
        ],
        supervision: 'palier2',
        allergies: ['Résine collante : écartez le pin et le sapin pour l’enfant dont la peau y réagit.'],
      },
      observation: [
        'Motricité globale : tire-t-il, pousse-t-il, porte-t-il, selon le poids?',
        'Catégories et concepts : choisit-il ses bâtons par longueur, par grosseur?',
        'Compétences sociales : est-ce « mon » tas ou « notre » tas, et à quoi le voit-on?',
      ],
      prolongements: [
        'La fois suivante, faites deux tas éloignés : le bois voyagera de l’un à l’autre.',
        'À la maison, les parents peuvent confier une vraie charge : le sac de linge, un coussin du divan.',
      ],
      reflexionRetroaction: [
        'Ai-je voulu une cabane alors qu’ils voulaient un tas?',
        'Quels corps ont travaillé fort aujourd’hui?',
      ],
    },
  },
  {
    key: 'le-carre-de-tissu-s-envole',
    summary:
      'Lâché à deux pas de la clôture, un carré de tissu vole et s’y plaque sans les mains. L’arracher, reculer, le relâcher.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le grillage du terrain de balle tient lieu de clôture; choisissez le côté opposé à la rue.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'vent',
      'venteux',
      'souffler',
      'tissu',
      'foulard',
      's’envoler',
      'rafale',
      'clôture',
      'ciel',
      'coller',
      'arracher',
      'trous de la clôture',
    ],
    seen: [
      'sa débarbouillette est partie au vent et s’est aplatie dans la clôture',
      'ils décollent le foulard du grillage et le relâchent pour qu’il revole',
      'elle pousse un bout de guenille dans les trous de la clôture avec son doigt',
      'il serre son mouchoir et rit de le sentir tirer au bout de son bras',
      'elle regarde le tissu pogné dans la broche et cherche qui le tient',
      'elle est toute surprise quand le vent arrête et que tout tombe à terre',
      'dans la cour ce matin, les bavettes du lavage ont revolé jusqu’à la clôture',
      'à la collation dehors, les serviettes de papier s’envolent et ils courent après',
    ],
    scenes: ['vent-pluie', 'attacher'],
    picture:
      'Le vent colle des carrés de tissu de couleur au grillage; un enfant lâche le sien, un autre en décolle un.',
    sheet: {
      titre: 'Collé par le vent',
      observationDepart:
        'Une débarbouillette s’est envolée d’une main et s’est plaquée au grillage. Un enfant l’a décollée, l’a lâchée : elle s’est recollée.',
      intentionEducative:
        'Éveiller l’étonnement devant une force qu’on ne voit pas et qui tient les choses à notre place.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Lâcher, arracher, relâcher, et voir ce que le vent en fait.',
        '{30min|Pousser un coin de tissu dans un trou du grillage et le tirer.}',
        'Dire ou mimer : collé, parti, encore.',
      ],
      materiel: [
        item(
          'Carrés de tissu léger d’environ 30 cm',
          'trois par enfant',
          'Débarbouillettes minces, mouchoirs de coton',
        ),
        item('Panier à linge', 'un', 'Boîte de carton, une roche au fond'),
      ],
      preparation: [
        'Trouvez le bout de grillage que le vent frappe de face : lâchez un tissu, il doit s’y coller.',
        'Passez la main sur le grillage, à leur hauteur : ni fil de métal qui dépasse, ni trou où une tête entre.',
        'Passez les bords des tissus entre vos doigts : ni frange longue, ni ruban, ni fil qui pend.',
        '{avec-tissu|Coupez @materiel en carrés de la grandeur d’une débarbouillette, pour le panier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'À deux pas du grillage, le vent dans le dos, ouvrez les doigts. Le tissu file et s’aplatit. Montrez vos mains vides : « Qui le tient? »',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Un enfant arrache le tissu à pleine main et le rejette : encore collé! Un autre colle le sien avec les paumes, les enlève, vérifie. Le vent tombe : tout glisse au sol, et les visages se lèvent. Il reprend, on ramasse. Celui qui garde son carré serré le sent tirer au bout du bras.',
        ),
        play(
          { 30: 9 },
          'Poussez un coin de tissu dans un trou du grillage. De l’autre côté, il s’agite comme une langue. Des doigts poussent, d’autres tirent; bientôt, tout le grillage tire la langue. Laissez-les choisir entre remplir et tout enlever.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Décollez les tissus un à un, ou par brassées, jusqu’au panier. {!hiver|Appuyez ensuite votre dos au grillage, face au vent : « Moi aussi, il me colle. » Qui veut s’appuie à côté.} {hiver|Tournez ensuite le dos au vent, à un pas du grillage : « Moi aussi, il me pousse. » Qui veut se laisse pousser à côté.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez le vent avant le tissu : « Il pousse. Il tient. »',
          'Attendez la rafale avec eux, le carré à plat sur la paume, sans l’annoncer.',
          'Gardez quelques carrés en poche : ils remplacent ceux qui passent par-dessus.',
        ],
        questionsOuvertes: ['Qui le tient?', 'Qu’est-ce qui pousse?', 'Où il est tombé?'],
      },
      vocabulaire: ['le vent', 'souffler', 'collé', 'lâcher', 'arracher', 'la rafale', '{30min|le trou}', 'tomber'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Au premier essai, les tissus sont déjà collés : il n’a qu’à les arracher. Ensuite, il cherche d’où les lâcher pour qu’ils collent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu garde une main sur le grillage : le tissu y arrive avec un claquement, tout près de ses doigts.',
        },
        {
          pour: 'interieur',
          texte:
            'Devant un grand panier ajouré, un carton que vous agitez fait le vent; un mouchoir léger s’y plaque un instant.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute assise en arrachant.', 'Tissu sur la figure, une seconde.'],
        dangersAEliminer: [
          'Tissu noué, enroulé ou glissé dans un col : retirez-le aussitôt.',
          'Pied posé dans le grillage pour grimper : le tissu perché, c’est vous qui le décrochez.',
          'Vent qui fait plier les branches : rentrez, le jeu attendra un vent plus doux.',
          'Rue de l’autre côté : choisissez un autre bout de clôture, car un enfant court après le tissu qui s’échappe.',
          '{hiver|L’hiver, le vent refroidit vite le visage : tournez les enfants dos au vent et coupez le jeu de moitié.}',
          '{hiver|Langue ou lèvres sur le métal gelé : elles y collent. Gardez les visages loin du grillage.}',
        ],
        supervision: 'palier2',
        allergies: ['Lavez les tissus sans parfum ni assouplissant.'],
      },
      observation: [
        'Éveil aux sciences : refait-il exprès le lâcher qui colle, et que change-t-il?',
        'Langage oral : quel mot ou quel son accompagne le départ du tissu?',
        'Motricité fine : comment {!30min|décolle-t-il le tissu, à pleine main ou du bout des doigts?}{30min|pousse-t-il le tissu dans le trou?}',
      ],
      prolongements: [
        '{cour|Laissez deux carrés pris dans le grillage, du côté des fenêtres : ils diront le vent chaque matin.} {parc|À chaque visite, un enfant lâche un carré devant le grillage : il dit s’il y a du vent aujourd’hui.}',
        'Suggérez aux parents d’essayer un mouchoir sur une clôture du chemin, un jour de vent.',
      ],
      reflexionRetroaction: [
        'Ai-je expliqué le vent avant qu’il étonne?',
        'Qui a gardé son tissu, et qu’en a-t-il fait?',
      ],
    },
  },
  {
    key: 'plouf-encore',
    summary:
      'Une roche portée à deux mains jusqu’au grand lanceur : « Plouf! » L’enfant commande, l’adulte lance, l’eau répond.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'sons-et-silence'],
    materials: ['roches'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'plouf',
      'roche',
      'caillou',
      'lancer',
      'lac',
      'rivière',
      'plage',
      'encore',
      'bord de l’eau',
      'éclabousser',
      'grosse roche',
      'étang',
      'cailloux',
    ],
    seen: [
      'ils pitchent des garnottes dans la flaque et guettent le bruit',
      'elle m’apporte une pierre contre sa bedaine et veut que je la jette à l’eau',
      'il laisse tomber des blocs dans le bac d’eau juste pour le splash',
      'il pointe le lac et dit encore chaque fois que ça éclabousse',
      'ils sont trop proches du bord pour lancer eux-mêmes et ça me stresse',
      'elle n’a pas beaucoup de mots mais elle réclame le même geste à répétition',
      'depuis la sortie au quai, ils font plouf avec la bouche en échappant des objets',
      'au bord du ruisseau, ils ont rempli mes mains de cailloux à jeter',
    ],
    scenes: ['lancer', 'eau', 'transporter'],
    picture:
      'Un adulte vient de lancer une roche dans le lac; sur la couverture, des enfants empilent les leurs, une autre en apporte une.',
    sheet: {
      titre: 'Plouf! Encore!',
      observationDepart:
        'Au lac, une roche est tombée à l’eau. Le bruit a fait taire tout le monde; puis huit voix ont dit « encore ».',
      intentionEducative:
        'Offrir à chaque enfant un mot qui a de l’effet : il le dit, un adulte agit, l’eau fait du bruit.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Demander par un mot, un son ou un geste, et être compris.',
        'Choisir et porter une roche à deux mains.',
        'Attendre le bruit en regardant loin.',
      ],
      materiel: [
        item('Roches rondes, plus grosses qu’un poing d’adulte', 'une trentaine', 'Grosses mottes de sable mouillé'),
        item('Couverture de couleur vive', 'une', 'Nappe lestée de quatre roches'),
        item('Serviette de plage étendue au sol', 'une', 'Ligne de grosses branches'),
        optional('{si-cônes|Cônes}', '{si-cônes|deux}', null),
        optional('{si-chaudières|Petits seaux vides}', '{si-chaudières|un pour deux enfants}', null),
        optional('{si-pelles|Petites pelles}', '{si-pelles|une pour deux enfants}', null),
        optional('{si-bâtons|Bâtons courts, sans pointe}', '{si-bâtons|un par enfant}', null),
      ],
      preparation: [
        'Étendez la couverture à vingt pas de l’eau : c’est le camp des enfants.',
        'Étendez la serviette à dix pas de l’eau. Au-delà, seul le lanceur passe. {si-cônes|Un cône de chaque côté en fait une porte : c’est là que les roches se donnent.}',
        'Répartissez les rôles : un adulte lance, toujours de profil; l’autre se tient debout sur la serviette, dos à l’eau, et ne fait que garder.',
        'Rassemblez les roches autour de la couverture, loin du bord, et écartez toute pierre qui tient dans un poing d’enfant.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Le lanceur prend une roche, la montre, marche jusqu’à l’eau, la laisse tomber. Plouf. Il revient, mains vides, et attend un mot.',
        ),
        play(
          { 10: 6, 20: 13 },
          'Les enfants choisissent, soulèvent, échappent, portent contre leur ventre. {si-chaudières|Une roche voyage au fond d’un seau, à deux mains : toc, toc, jusqu’à la serviette.} {si-pelles|Sur la pelle arrive une motte de sable mouillé : elle fera « pouf ».} Ils remettent la roche à la serviette, dans les mains du lanceur. « Encore », un doigt tendu, un « ouf » : tout compte comme commande. {si-bâtons|Un bâton lancé ne coule pas : il flotte. On lui dit « bye-bye ».} D’autres restent sur la couverture à empiler ou à coucher les leurs en rang.',
        ),
        closing(
          { 10: 2, 20: 4 },
          '« La dernière. » La plus petite du tas : on tend l’oreille, un tout petit plouf. Saluez l’eau de la main, puis comptez les enfants en quittant la couverture.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez chaque roche comme la première, en nommant ce que l’enfant a choisi.',
          'Laissez un silence avant de lancer : le mot a le temps de venir.',
          'Variez la distance du lancer, jamais l’endroit où s’arrêtent les enfants.',
        ],
        questionsOuvertes: ['Qu’est-ce que ça a fait?', 'Quelle roche je lance?'],
      },
      vocabulaire: ['plouf', 'encore', 'la roche', 'lourd', 'lancer', 'tomber', 'loin', 'le rond'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'À celui qui marche depuis peu, posez une roche à un pas de vous : il la soulève et vous la donne. Le plus grand choisit « gros plouf » ou « petit plouf ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas commande en levant les bras; le lanceur les lève aussi avant de lancer, pour lui répondre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, restez dans la cour : la boule de neige que l’adulte laisse tomber sur une toile fait « pouf ».',
        },
      ],
      securite: {
        risquesAcceptes: ['Roche échappée près d’un orteil chaussé.', 'Impatience, cris.'],
        dangersAEliminer: [
          'Enfant qui passe la serviette : le gardien l’arrête du corps, le lanceur pose sa roche et ne lance plus.',
          'Roche lancée par un enfant : ici, on la donne; proposez une motte de sable mouillé à laisser tomber.',
          'Un des deux adultes appelé ailleurs, pour une couche ou des pleurs : plus rien ne se lance, et tous reviennent à la couverture.',
          'Berge glissante, quai, courant : choisissez une grève plate où l’eau est visible partout.',
          'Nid de guêpes ou verre sous une roche : l’adulte retourne les pierres avant l’arrivée du groupe.',
          '{si-chaudières|Eau dans un seau : il ne porte que des roches; le gardien le renverse aussitôt.} {si-pelles|Pelle levée vers un visage, sable dans un œil : la pelle reste au ras du sable; l’œil se rince à l’eau propre.} {si-bâtons|Bâton à la bouche ou porté en courant : prenez-le, il est pour le lanceur.}',
        ],
        supervision: 'palier1',
        allergies: ['Crème solaire de chaque enfant; trousse d’urgence sur l’adulte qui garde.'],
      },
      observation: [
        'Langage oral : demande-t-il par un mot, un son, un geste ou un regard?',
        'Concept de soi : que montre son visage quand son mot fait agir l’adulte?',
        'Attention : garde-t-il les yeux sur l’eau jusqu’au bruit?',
      ],
      prolongements: [
        'Au local, une bassine de sable et les mêmes roches : le bruit a changé.',
        'Prévenez le parent : le mot qui commande un plouf s’entendra peut-être dans le bain.',
      ],
      reflexionRetroaction: [
        'Ai-je compris toutes les façons de dire « encore »?',
        'Les deux adultes sont-ils restés à leur poste jusqu’à la fin?',
      ],
    },
  },
]
