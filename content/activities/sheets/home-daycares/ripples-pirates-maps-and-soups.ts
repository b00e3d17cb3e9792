import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Ripples that come back to the shore, pirates who lie flat at a call, drawn treasures, a tent of air, and dishes for the other table. */
export const HOME_RIPPLE_AND_MAP_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-rond-revient-nous-voir',
    summary:
      'Ploc! Un enfant lance son caillou; assis loin derrière, les amis ouvrent les bras avec le rond qui grandit, jusqu’à ce qu’il touche la rive.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['roches'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'lancer des cailloux',
      'lancer des cailloux dans l’eau',
      'lancer des roches dans l’eau',
      'garrocher des roches dans l’eau',
      'pitcher des roches dans l’eau',
      'cailloux',
      'caillou',
      'ronds dans l’eau',
      'faire des ronds dans l’eau',
      'regarder les ronds',
      'cercles dans l’eau',
      'ploc',
      'plouf',
      'ricochets',
      'bord de l’eau',
      'rive',
      'lac',
      'rivière',
      'lancer',
    ],
    seen: [
      'elle pitche une pierre au large et reste à regarder la vague arriver',
      'il ouvre ses bras en même temps que l’eau s’élargit',
      'ils garrochent tout ce qu’ils trouvent dans le lac et crient au bruit',
      'il demande pourquoi l’eau fait des cercles qui viennent vers nous',
      'elle a du mal à rester assise pendant que son copain pitche',
      'il est fier de son gros plouf et veut que tout le monde l’applaudisse',
      'au bord de la rivière, ils vident la grève de ses cailloux',
      'depuis le chalet, il veut faire des ronds même dans les flaques de la cour',
    ],
    picture:
      'Un grand rond touche la rive devant une enfant qui vient de lancer, l’éducatrice au bord; derrière des branches, des amis assis ouvrent les bras.',
    scenes: ['lancer', 'eau'],
    sheet: {
      titre: 'Le rond revient nous voir',
      observationDepart:
        '« Ploc! » L’enfant cherche déjà un autre caillou, puis s’arrête : sur l’eau, un rond grandit et s’en vient toucher le sable devant lui.',
      intentionEducative:
        'Éveiller l’enfant à ce qui arrive après le lancer : un rond naît, grandit, voyage, et l’on prend le temps de l’attendre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer un caillou devant soi, les pieds à leur place.',
        'Suivre un rond des yeux et des bras, du « ploc » jusqu’à la rive.',
        '{3-4a 4-5a|Prévoir ce que fera un caillou plus gros, ou lancé plus loin.}',
      ],
      materiel: [
        item(
          'Cailloux gros comme le poing d’un enfant, qui ne passent pas dans un rouleau de papier hygiénique',
          'quatre par enfant, quatre pour vous',
          'Mottes de terre durcie',
        ),
        item('Grosses branches couchées, la ligne', 'de quoi asseoir tout le groupe derrière', 'Sacs à dos en rang'),
        item('{ete|Chapeaux et gourdes d’eau}', '{ete|un chapeau, une gourde par enfant}', '{ete|Pichet et verres}'),
        item('{!ete|Serviette, pour les mains mouillées}', '{!ete|une}', '{!ete|Débarbouillettes sèches}'),
      ],
      preparation: [
        'Choisissez une grève plate et ferme devant une eau calme, sans quai, sans vague et sans courant. Une adulte y va d’abord sans les enfants : à trois pas du bord, l’eau ne dépasse pas votre mollet. Vous n’en trouvez pas? Le jeu attend un autre endroit.',
        'Couchez les branches à dix pas de l’eau : c’est la ligne, et tout le groupe s’assoit derrière. À un grand pas du bord, creusez du talon deux empreintes : un seul enfant à la fois y met ses pieds.',
        'Il faut deux adultes, et chacune garde son poste. Vous tenez le bord, du premier caillou au dernier, et ne faites rien d’autre. L’autre adulte reste avec le groupe, derrière la ligne.',
        'Au bord, tenez-vous entre l’eau et le lanceur, du côté du bras qui ne lance pas, une main à la hauteur de sa taille. L’enfant marche droit vers votre main tendue; au retour, l’autre adulte l’attend à la ligne.',
        'Retournez les roches avant le jeu : verre, hameçon, guêpes. Puis l’autre adulte ramasse les cailloux avec les enfants, du côté de la terre. Chacun fait son tas devant lui, derrière la ligne.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Les enfants sont assis derrière la ligne, l’autre adulte au milieu d’eux. Du bord, tournez-vous de profil et lancez un caillou à trois pas. « Ploc! » Ne dites plus rien. Montrez le rond du doigt, puis ouvrez les bras avec lui, lentement. Quand il touche la rive, dites : « Arrivé! » Lancez-en un deuxième. Cette fois, tous ouvrent les bras, et c’est le groupe qui crie « Arrivé! ».',
        ),
        play(
          { 20: 13, 30: 13, 45: 15 },
          'Appelez un enfant : il vient à vous avec un caillou et met ses pieds dans les empreintes. « L’eau est libre. Lance! » Il lance, puis reste là : ses amis assis ouvrent les bras avec le rond et crient « Arrivé! ». Il retourne s’asseoir, un autre se lève. {2-3a|À deux ans, l’enfant quitte la main de l’autre adulte, à la ligne, et marche tout droit jusqu’à la vôtre. Il lance à deux mains, par-dessous : le caillou tombe tout près, et le rond lui arrive aux pieds.} {3-4a|À trois ans, l’enfant choisit un gros ou un petit caillou; les amis montrent avec leurs bras le rond qu’ils attendent.} {4-5a|À quatre ans, l’enfant lance plus loin, et le groupe compte sur ses doigts, sans un mot, du « ploc » à « Arrivé! ».} {!20min !multiage|Au deuxième tour, les bras s’ouvrent sans un bruit, et seul le lanceur crie « Arrivé! ».}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Le groupe remonte à vingt pas de l’eau avec l’autre adulte, un caillou chacun; vous restez entre l’eau et lui. Accroupi, chacun laisse tomber un caillou dans le sable : « Pouf! » Un creux, et aucun rond ne part. Alors on le dessine, du doigt ou du talon : un rond autour du caillou, puis un plus grand. {2-3a|À deux ans, l’enfant marche autour de son caillou en traînant le pied, et se retourne pour voir sa trace.} {3-4a|À trois ans, l’enfant saute du caillou au premier rond, puis au suivant, et dit « ploc » à chaque saut.} {4-5a|À quatre ans, l’enfant essaie d’en faire cinq, l’un dans l’autre, sans que deux se touchent.}',
        ),
        play(
          { 45: 9 },
          'Au même endroit, l’autre adulte trace un rond large de huit pas et pose un caillou au milieu. Tous s’accroupissent autour, serrés; vous êtes sur le trait, du côté de l’eau. « Ploc! » Cette fois, le rond, c’est le groupe : chacun tourne le dos au caillou, s’éloigne à petits pas, bras ouverts, et crie « Arrivé! » sur le trait. {2-3a|À deux ans, l’enfant frappe le sable à deux mains pour donner le départ, marche jusqu’au trait et revient au milieu.} {3-4a|À trois ans, l’enfant décide : petit caillou, on chuchote et l’on s’arrête tôt; gros caillou, on va au bout.} {4-5a|À quatre ans, l’enfant pose un deuxième caillou à trois pas du premier : deux groupes partent, et leurs ronds se croisent sans se toucher.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Tout le groupe est assis derrière la ligne. Le dernier caillou passe de main en main, et chacun le réchauffe un peu. Un enfant vous l’apporte au bord et retourne s’asseoir. Lancez-le pour tous. Les bras s’ouvrent une dernière fois. « Arrivé! » Attendez ensemble que l’eau redevienne lisse. {2-3a|À deux ans, l’enfant refait son rond avec les bras.} {3-4a 4-5a|Chacun dit le rond qu’il a trouvé le plus beau.} Les cailloux qui restent demeurent sur la grève. Comptez les enfants et partez vers la terre, vous la dernière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le silence entre « ploc » et « Arrivé! » : c’est là que l’enfant regarde.',
          'Avant chaque « Lance! », regardez l’eau, puis les enfants assis : ils y sont tous.',
          'Le rond s’efface en route? Dites ce que vous voyez : « Il est devenu si pâle que je l’ai perdu. »',
        ],
        questionsOuvertes: [
          'Où est rendu ton rond?',
          'Qu’est-ce que l’eau a fait?',
          '{3-4a 4-5a|Pourquoi celui-là est-il plus gros?}',
          '{4-5a|Comment ferais-tu pour qu’il arrive plus tard?}',
        ],
      },
      vocabulaire: ['lancer', 'le caillou', 'le rond', 'grandir', 'la rive', 'arrivé', 'lisse', 'attendre'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant qui ne tient plus assis devient livreur : entre deux lancers, il porte un caillou d’un ami à l’autre, le long de la ligne, du côté de la terre.',
        },
        {
          pour: '3-4a',
          texte:
            'Le caillou part de travers? L’enfant vise votre doigt, qui montre l’eau droit devant, et balance le bras deux fois avant de lâcher.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant assis devient gardien de l’eau : il lève la main quand elle est redevenue lisse, et vous appelez alors le suivant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu pose la main sur votre bras, qui s’ouvre à la vitesse du rond. En fauteuil, l’enfant reste à la ligne : un ami vous porte son caillou, il crie « Lance! », vous lancez. Si le cri dérange, on lève les mains à l’arrivée, sans un mot.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, une boule lâchée dans la neige neuve fait « pouf », et l’on trace ses ronds du talon.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Caillou tombé devant ses souliers, pantalon éclaboussé.',
          'Attente de son tour, désaccord sur l’arrivée du rond.',
        ],
        dangersAEliminer: [
          'Noyade : vous ne quittez jamais le bord, le lanceur à portée de bras; l’autre adulte ne quitte jamais le groupe, assis derrière la ligne, à dix pas de l’eau.',
          'Enfant qui passe la ligne sans être appelé : l’autre adulte l’arrête, le lanceur pose son caillou, on se rassoit et l’on compte. Il file encore? Il s’assoit contre elle, et vous lancez pour lui.',
          'Couche, bobo, pleurs : plus rien ne se lance, tout le groupe s’éloigne de l’eau avec les deux adultes.',
          'Lancer : un seul enfant, vers l’eau, au mot « Lance! »; les autres cailloux restent au sol. L’un vole? On ramasse tous les tas.',
          'Canard, baigneur ou bateau devant : on attend qu’il soit loin.',
          'Caillou plus petit qu’un poing : il reste par terre, et vous vérifiez les bouches et les poches.',
          'Bord qui cède, pierre mouillée : éprouvez le sol du pied et déplacez les empreintes.',
          '{printemps|Crue, eau brune ou rapide : ce jour-là, on ne lance pas.} {!ete|Mains mouillées et froides : on les essuie tout de suite.}',
          '{ete|Soleil et chaleur : chapeaux, ombre derrière la ligne, une gorgée entre deux tours.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres près de l’eau : l’auto-injecteur est sur l’adulte du groupe, jamais dans un sac posé plus loin.',
        ],
      },
      observation: [
        'Éveil aux sciences : que regarde l’enfant après le « ploc », et jusqu’à quel moment?',
        'Attention : qu’est-ce qui l’aide à attendre l’arrivée du rond?',
        'Motricité globale : comment place-t-il ses pieds et son bras pour lancer droit devant?',
      ],
      prolongements: [
        'Un jour de pluie, de la fenêtre, cherchez les ronds que font les gouttes dans une flaque.',
        'À la maison, l’enfant montre à sa famille comment ouvrir les bras avec le rond, après un coup de botte dans une flaque.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé ma place au bord, du premier caillou au dernier?',
        'Pour qui l’attente a-t-elle été trop longue, et que lui donner à faire?',
      ],
    },
  },
  {
    key: 'plus-un-pirate-sur-le-sable',
    summary:
      '« Navire en vue! » crie la vigie : les pirates lâchent leurs pelles, filent au bateau tracé dans le sable et s’y aplatissent. Puis on creuse encore.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'mouvement-et-defis'],
    materials: ['sable', 'roches', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'pirates',
      'pirate',
      'jouer aux pirates',
      'pirates au bord de l’eau',
      'bateau de pirates',
      'bateau dans le sable',
      'trésor',
      'trésor dans le sable',
      'enterrer un trésor',
      'vigie',
      'longue-vue',
      'capitaine',
      'à l’abordage',
      'bateaux',
      'plage',
    ],
    seen: [
      'ils se couchent à plat ventre dans le sable dès que quelqu’un crie',
      'elle regarde au loin dans ses mains roulées comme des jumelles',
      'il creuse à pleines mains et transporte son or une roche à la fois',
      'au signal, ils lâchent tout et courent se cacher dans leur embarcation',
      'il a peur des gros bateaux qui passent et se colle contre moi',
      'ils s’obstinent à savoir qui sera celui qui guette',
      'depuis le film du bateau, ils ont un bandeau sur l’œil et cherchent de l’or',
      'à la plage, ils ont tracé un bateau par terre et embarquent toute la gang',
    ],
    picture:
      'Trois pirates à plat ventre dans un bateau tracé au sable; l’éducatrice compte les dos, une vigie guette à la pointe, les pelles restent sur l’île.',
    scenes: ['heros', 'creuser', 'cacher-trouver'],
    sheet: {
      titre: 'Plus un pirate sur le sable!',
      observationDepart:
        'À plat ventre derrière un tas de sable, une enfant regarde la plage entre ses mains en rond : « Chut! Un bateau! » À côté, un ami creuse : « Y’a de l’or. »',
      intentionEducative:
        'Permettre à un équipage de tout âge de partager une même histoire : chercher de l’or, guetter, avertir les autres et se mettre à l’abri ensemble.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Faire d’un trait un bateau et d’une roche de l’or.',
        'Lâcher ce qu’on fait au cri de la vigie et rejoindre l’équipage.',
        '{3-4a 4-5a|Guetter pour les autres et leur dire ce qu’on voit.}',
      ],
      materiel: [
        item(
          'Roches plus grosses que le poing d’un enfant, l’or',
          'deux par enfant, et une de plus, prises sur la plage',
          'Grosses cocottes',
        ),
        item('Chaudières, les coffres', 'une pour deux enfants', 'Bols de plastique'),
        item('Pelles de plage', 'une par enfant', 'Grandes cuillères de bois'),
        item('Chapeaux et gourdes d’eau', 'un chapeau, une gourde par enfant', 'Pichet et verres'),
      ],
      preparation: [
        'Il faut deux adultes. L’une garde la rive : debout entre l’eau et le jeu, face au groupe, du début à la fin, elle ne fait rien d’autre. L’autre, vous, est capitaine : vous ne quittez pas l’équipage, et vous comptez les dos à chaque alerte.',
        'Choisissez un sable sec, à vingt pas de l’eau au moins, à l’ombre d’arbres si la plage en a.',
        'Du talon, tracez le bateau, long de six pas, large de trois. Sa pointe regarde la terre : ici, on navigue le dos à l’eau. À huit pas devant la pointe, tracez l’île, un rond large de quatre pas. Un dernier trait fait le tour du tout : c’est la fin du monde. Marchez dessus avec les enfants.',
        'Passez la pelle dans le sable de l’île : verre, hameçon, mégot. Pendant que le groupe boit une gorgée, assis dans le bateau, couchez l’or dans l’île, face à lui, sous un doigt de sable, une roche à moitié découverte. Si l’on vous voit, tant mieux pour les plus jeunes. Les coffres attendent au milieu du bateau.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6 },
          'Tout le monde monte dans le bateau. Debout à l’arrière, faites une lunette de vos mains. « Je vois… un goéland. Je vois… un parasol. » Puis, plus fort : « Navire en vue! » Couchez-vous à plat ventre, la tête haute; l’équipage aussi, le nez dans les bras. « Chut. Plus un pirate sur le sable. » Comptez les dos du doigt, tout bas. « Tous là. Le navire est passé! » Faites-le une deuxième fois, puis montrez l’île : « Il y a de l’or, là-bas. »',
        ),
        play(
          { 30: 12, 45: 13 },
          'Sur l’île, l’équipage creuse à la pelle et à pleines mains. L’or se porte au coffre, une roche à la fois. La vigie, à la pointe du bateau, crie quand elle veut{2-3a !multiage| (les premières fois, c’est vous)} : on lâche tout, on rentre, on s’aplatit. Après deux alertes, elle donne sa place. {2-3a|À deux ans, l’enfant trouve la roche, la recouvre, la retrouve. Au cri, tendez-lui la main et rentrez avec lui.} {3-4a|À trois ans, la vigie nomme ce qui passe : un chien, un vélo, un nuage. Chacun est un navire.} {4-5a|À quatre ans, la vigie choisit un deuxième cri, très grave, pour les faux dangers : on se fige où l’on est.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Le coffre est plein, on part. Assis l’un derrière l’autre dans le bateau, on rame vers la terre : « Ho! Hisse! » Penchez-vous : une vague! Tous penchent avec vous, puis de l’autre bord. {2-3a|À deux ans, l’enfant se laisse rouler sur le côté, se rassoit et attend la prochaine vague.} {3-4a|À trois ans, l’enfant commande le temps : la tempête, on rame très vite; le calme, on dort sur sa rame.} {4-5a|À quatre ans, l’enfant passe le coffre de main en main jusqu’à l’avant. Puis il partage l’or : « Une pour toi, une pour moi. » Et celle qui reste?}',
        ),
        play(
          { 45: 10 },
          'On débarque sur l’île : l’équipage y cache son or pour d’autres pirates. À deux par coffre, on creuse un trou pas plus profond que le coude, on y couche les roches et l’on aplatit le dessus. Puis on change de trou avec les voisins, et l’on déterre. {2-3a|À deux ans, l’enfant enterre une roche et s’assoit dessus. Cherchez-la partout, sauf là.} {3-4a|À trois ans, l’enfant trace une croix dessus, puis l’efface de la main : est-ce encore trop facile?} {4-5a|À quatre ans, l’enfant compte ses pas de la pointe du bateau jusqu’au trou, et donne seulement le nombre à celui qui cherche.}',
        ),
        closing(
          { 30: 5, 45: 6 },
          'Chuchotez la dernière alerte : « Navire en vue… c’est le nôtre. » L’équipage s’étend dans le bateau, sur le dos ou le ventre, et l’on n’entend plus que l’eau, au loin. Comptez les dos et les bedaines. Puis, à pleines mains, on rebouche tous les trous de l’île. Les roches restent sur la plage, les pelles rentrent dans les coffres. On efface le bateau du pied, de l’arrière vers la pointe, et l’on sort du côté de la terre. Une gorgée, et l’on se compte encore.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À chaque « Navire en vue! », couchez-vous la dernière, la tête haute : vous voyez ainsi tout l’équipage rentrer.',
          'Deux bras deviennent des épées? Appelez-les à la rame ou à la pelle : le capitaine manque de bras.',
          'La vigie n’ose pas crier? Chuchotez avec elle, puis un peu plus fort, jusqu’à ce que l’île entende.',
          '{2-3a|Un tout-petit reste debout pendant l’alerte? Il est le mât : l’équipage se couche autour de lui.}',
        ],
        questionsOuvertes: [
          'Que vois-tu, vigie?',
          'Où as-tu trouvé ton or?',
          '{3-4a 4-5a|De qui se cache-t-on?}',
          '{4-5a|Comment partager pour que tout l’équipage soit content?}',
        ],
      },
      vocabulaire: ['le pirate', 'la vigie', 'le bateau', 'le navire', 'l’île', 'l’or', 'le coffre', 'à plat ventre'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Découvrez une roche, recouvrez-la devant l’enfant, attendez. Quand les alertes reviennent trop vite, il garde les coffres, déjà à l’abri dans le bateau.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant creuse sans rien trouver? Tapotez le sable près de l’or : la vigie peut aussi lui crier « Par là! », le bras tendu.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant devient second : il compte les dos avec vous, puis annonce au capitaine combien de pirates sont rentrés et qui manque.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est la vigie en titre, au bord ferme du sable : le bateau se trace contre ses roues, et baisser la tête suffit à l’abri. Le cri fait sursauter? La vigie lève les deux bras, et l’alerte passe de main en main.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, dans la cour, le bateau se trace dans les feuilles mortes, et l’or dort sous un tas au lieu du sable.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sable dans les cheveux, chute dans le sable.', 'Roche convoitée par deux pirates.'],
        dangersAEliminer: [
          'Noyade : tout se joue à vingt pas de l’eau; l’adulte de la rive reste entre l’eau et le trait de la fin du monde. Un enfant le passe? Elle l’arrête, les autres se couchent dans le bateau, et vous recomptez.',
          'Une adulte appelée ailleurs, pour un bobo ou une couche : tout le groupe quitte la plage avec les deux.',
          'Pied ou saut sur un pirate couché : au trait du bateau, on marche, et l’on se couche à un bras des autres.',
          'Sable dans les yeux : on creuse à genoux, le sable tombe à côté de soi. L’œil se rince sans frotter.',
          'Trou trop profond : pas plus que le coude; aucun enfant n’y entre, et tout est rebouché avant de partir.',
          'Roche lancée ou pelle levée : l’or se porte à deux mains, la pelle reste au sol pendant l’alerte.',
          'Verre, hameçon ou objet inconnu dans le sable : on vous appelle, mains dans le dos.',
          'Caillou ou coquille à la bouche : l’or ne passe pas dans un rouleau de papier hygiénique; le reste va dans une chaudière, hors du jeu.',
          'Soleil et chaleur : chapeaux, ombre, une gorgée toutes les deux alertes; on garde ses souliers. Sable trop chaud à la paume? Le jeu attend un matin plus frais.',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : auto-injecteur sur la capitaine. Peau sensible au sable : rincez à l’eau claire au retour.',
        ],
      },
      observation: [
        'Fonction symbolique : que deviennent le trait, la roche et la pelle dans les mots ou les gestes de l’enfant?',
        'Compétences sociales : que fait-il pour les autres quand la vigie crie?',
        'Motricité globale : comment passe-t-il de creuser à courir, puis à se coucher?',
      ],
      prolongements: [
        'Au local, un tapis est le bateau, et la vigie guette par la fenêtre.',
        'À la maison, l’enfant montre à sa famille la lunette de ses mains et raconte ce qui a passé devant le bateau.',
      ],
      reflexionRetroaction: [
        'Mes yeux ont-ils pu voir tout l’équipage, à chaque alerte?',
        'Qui n’a pas eu le poste de vigie, et le voulait-il?',
      ],
    },
  },
  {
    key: 'le-tresor-grossit-quand-on-le-trouve',
    summary:
      'Un trésor dessiné se plie et se cache au pied d’un arbre; une carte du coin y mène. Qui le trouve y ajoute un dessin avant de le rendre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la carte reste au local et peut servir encore le lendemain.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, on dessine en mitaines avec de gros crayons, et le trésor se coince au sec, sous un banc ou contre un tronc.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'carte au trésor',
      'cartes au trésor',
      'dessiner une carte',
      'dessiner des cartes',
      'chasse au trésor',
      'chercher un trésor',
      'cacher un trésor',
      'trésor',
      'plan du parc',
      'faire un plan',
      'dessiner le parc',
      'croix rouge',
      'suivre une carte',
      'papier et crayons dehors',
      'dessiner dehors',
      'cache-cache',
      'dessin',
    ],
    seen: [
      'elle gribouille un chemin avec un X et nous dit de la suivre',
      'il plie son dessin en petit et le coince dans l’écorce',
      'ils se promènent un papier à la main en regardant les arbres et les bancs',
      'il tourne sa feuille dans tous les sens et ne sait pas par où aller',
      'ils sont tout excités de fouiller au pied des arbres pour trouver quelque chose',
      'elle a de la peine parce que personne n’a trouvé ce qu’elle avait caché',
      'depuis l’histoire des pirates, ils dessinent des X rouges partout',
      'au parc, ils font le plan des modules et se donnent des indices',
    ],
    picture:
      'Au pied d’un arbre, un enfant déplie un papier à couronne, sa carte à croix rouge dans l’autre main; l’auteure rit et pointe, deux amis regardent.',
    scenes: ['cacher-trouver', 'tracer-ecrire'],
    sheet: {
      titre: 'Le trésor grossit quand on le trouve',
      observationDepart:
        'Un enfant a fait un trait, un rond et une croix sur un papier. « C’est ma carte au trésor! » Il la suit, tourne deux fois sur lui-même. « Il est où, le trésor? »',
      intentionEducative:
        'Soutenir l’enfant qui met un vrai coin du monde sur une feuille, puis s’en sert pour mener quelqu’un quelque part.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dessiner une chose qu’on voit et marquer un endroit près d’elle.',
        'Suivre le dessin d’un ami jusqu’à un vrai endroit.',
        '{4-5a|Placer ce qui est près, ce qui est loin, ce qui est entre les deux.}',
        'Ajouter au dessin d’un autre quelque chose qui lui plaît.',
      ],
      materiel: [
        item(
          'Feuilles de papier',
          'trois par enfant, {!45min|trois}{45min|sept} pour vous',
          'Envers de feuilles déjà imprimées',
        ),
        optional('{si-boîtes|Boîtes de carton, petites, les coffres}', 'une par trésor, comptées au retour', null),
        item('Gros crayons de cire', 'deux par enfant, et des rouges à se prêter', 'Gros crayons de bois'),
      ],
      preparation: [
        'Choisissez un coin que vous voyez en entier, large de douze pas, avec au moins quatre choses qui ne bougent pas : un arbre, un banc, un poteau, le bas de la glissade. {parc|Il est loin de la rue, du stationnement et du sentier de vélos.} Faites-en le tour avec les enfants, une main sur chaque chose, en la nommant.',
        'Le départ est un banc, une marche ou une table : on y dessine, dos au vent. {hiver|Balayez-en la neige de la manche, et gardez les feuilles sous votre manteau.} {!hiver|Pliez une feuille en deux pour qu’elle se tienne mieux sur les genoux.}',
        'Dessinez une couronne sur une feuille et pliez-la deux fois. Pendant le tour du coin, sans rien dire, coincez-la au pied d’un arbre, un bout de papier visible.',
        '{1adulte|Seule, restez debout près du départ : tout le coin est devant vous.} {2adultes|À deux, l’une reste au départ avec ceux qui dessinent, l’autre marche dans le coin avec ceux qui cachent ou cherchent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au départ, une feuille sur les genoux, dites tout haut ce que vous faites : « Je vois l’arbre, je le mets là. Le banc, ici. » Puis, au pied de l’arbre dessiné, une croix rouge. Tendez la carte : « Allez voir. » Un enfant trouve le papier coincé, le rapporte et l’ouvre : une couronne, toute nue. « Qu’est-ce qui lui manque? » Il y dessine un bijou. « Regardez : le trésor vient de grossir! »',
        ),
        play(
          { 20: 8, 30: 12, 45: 13 },
          '{20min|Deux amis font un seul trésor et une seule carte.} {!20min|Chacun fait son trésor et sa carte.} On dessine d’abord le trésor, que l’on plie. {si-boîtes|Avec une petite boîte, on lui fait un coffre : il y dort, et il y retourne après chaque dessin.} La moitié du groupe va coincer le sien au pied d’une chose, un bout visible; l’autre, le dos au coin, finit de colorier. Puis on inverse. Ensuite vient la carte, les yeux sur le coin. {3-4a|À trois ans, l’enfant va toucher sa chose, revient et la dessine : un long trait pour le poteau, une boule pour l’arbre. Il pose sa croix dessus.} {4-5a|À quatre ans, l’enfant met en bas de la feuille ce qui est près, en haut ce qui est loin, puis des petits points, du départ à la croix.}',
        ),
        play(
          { 20: 6, 30: 10, 45: 11 },
          '{20min|Deux équipes échangent leurs cartes}{!20min|Deux amis échangent leurs cartes} : on cherche un trésor ensemble, puis l’autre. Au départ, le chercheur fait face au coin et tient la feuille devant lui, le bas contre son ventre. {3-4a|À trois ans, l’auteur marche à côté et montre du doigt : sa carte parle, et c’est permis.} {4-5a|À quatre ans, l’auteur suit à trois pas et dit seulement « près » ou « loin ». L’ami hésite? Au retour, l’auteur ajoute à sa carte ce qui manquait.} Perdus? Ils reviennent au départ, mettent le doigt sur l’arbre dessiné et cherchent le vrai. Le trésor trouvé, le chercheur y ajoute un dessin, au départ, et le montre à l’auteur : « Il a grossi! »',
        ),
        play(
          { 45: 10 },
          'Posez quatre feuilles bord à bord au départ, tenues par les genoux : la carte de tout le coin. La moitié du groupe recache ses trésors ailleurs; l’autre, le dos au coin, dessine de mémoire l’arbre et le banc. Puis on inverse. {3-4a|À trois ans, l’enfant ajoute à la grande carte la chose au pied de laquelle dort son trésor, et sa croix. Puis il choisit une croix qui n’est pas à lui et y va.} {4-5a|À quatre ans, l’enfant trace un chemin qui passe par toutes les croix sans revenir sur ses pas, le marche, et rapporte un trésor qui n’est pas le sien.} Le trésor trouvé reçoit encore un dessin, et on le rend.',
        ),
        closing(
          { 20: 3, 30: 4, 45: 6 },
          'Assis au départ, {20min|chaque équipe ouvre le trésor qui lui revient}{!20min|chacun ouvre le trésor qui lui revient}. Qu’était-il au début, qu’est-il devenu, qui y a dessiné? Un bateau a maintenant des oreilles? Riez-en avec son auteur. Comptez les papiers : il y a autant de trésors qu’au début, et aucun ne reste {parc|au parc}{cour|dans la cour}. Chaque carte retourne à son auteur. Pliée, elle tient dans une poche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez à l’enfant ce qu’il a dessiné, et ne redessinez rien à sa place.',
          'Faites tourner l’enfant avec sa feuille jusqu’à ce que l’arbre dessiné soit du côté du vrai.',
          'Un enfant reste sans ami? À trois, on cherche ensemble trois trésors, l’un après l’autre.',
          'Un chercheur ajoute trop, l’auteur fronce les sourcils? Demandez-lui où, sur son trésor, il veut bien qu’on dessine.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui ne bouge pas, ici?',
          'Par où commence ta carte?',
          'De quoi ton trésor a-t-il grossi?',
          '{4-5a|Qu’est-ce qui manquait pour que ton ami trouve?}',
        ],
      },
      vocabulaire: ['la carte', 'le trésor', 'la croix', 'le départ', 'près', 'loin', 'au pied de', 'ajouter'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant gribouille et dit « c’est la glissade »? Elle y est. Demandez-lui d’y poser le doigt, puis d’y mener son ami par la main.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux choses se ressemblent, deux arbres, deux bancs? L’enfant cherche ce qui distingue le sien, une branche basse, une planche brisée, et le met sur la carte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tenir le crayon est difficile? L’enfant fait la croix, un ami le reste, sous ses ordres. En fauteuil, les cachettes longent un chemin ferme et restent à hauteur de main. Qui voit peu suit une carte racontée : « De l’arbre, vers le bruit des balançoires. »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la neige a changé le coin : refaites la carte et comparez-la à celle-ci.} {hiver|L’été, les feuilles cachent ce qu’on voyait de loin : refaites la carte et comparez-la à celle-ci.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Carte impossible à lire, trésor introuvable un moment.', 'Dessin ajouté qui déplaît.'],
        dangersAEliminer: [
          'Coin dont on sort en cherchant : les quatre choses en sont les bords; passé l’une d’elles, vous appelez, et tous reviennent au départ.',
          '{parc|Rue, vélos, chien inconnu : on s’arrête et l’on vient vers vous.}',
          'Cachette en hauteur, dans un trou, une poubelle ou un buisson piquant : le trésor reste au sol, le papier se voit.',
          'Crayon en marchant : il attend au départ; on cherche avec la carte seulement dans les mains.',
          '{parc|Mégot, verre ou seringue au pied d’un banc : vous inspectez le coin d’abord; l’enfant qui en voit vous appelle sans toucher.}',
          'Papier emporté par le vent : on ne court pas après hors du coin.',
          '{ete|Soleil et chaleur : départ à l’ombre, chapeaux, glissade chaude hors du jeu.}',
          '{printemps ete automne|Guêpes ou herbes piquantes au pied d’un arbre : on change de cachette.}',
          '{hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent, et l’on marche entre deux dessins.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûres : auto-injecteur sur vous.} Gomme ou sève d’un tronc sur les doigts : lavez au retour.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : par quels mots ou gestes l’enfant dit-il où c’est?',
        'Développement graphique : que met-il sur sa feuille pour qu’on reconnaisse l’endroit?',
        'Compétences sociales : que fait-il quand l’ami se trompe, ou dessine sur son trésor?',
      ],
      prolongements: [
        'Au local, le même jeu se fait avec la table, la porte et la bibliothèque.',
        'À la maison, l’enfant cache son trésor, dessine sa cuisine ou son salon, et sa famille le fait grossir à son tour.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé une carte « fausse » mener là où elle voulait?',
        'Qui a cherché longtemps sans demander d’aide?',
      ],
    },
  },
  {
    key: 'zzzip-la-tente-est-fermee',
    summary:
      '« Zzzip! » Une porte de toile s’ouvre dans l’air, on entre, elle se referme. La nuit tombe, un ami rôde autour de la tente : « Qui est là? »',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cabanes-et-constructions', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la tente se dresse sous un arbre ou contre un mur à l’ombre, loin de la barrière.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camping',
      'faire du camping',
      'jouer au camping',
      'camping au parc',
      'camping dans la cour',
      'camper',
      'tente',
      'tente imaginaire',
      'monter la tente',
      'sac de couchage',
      'la nuit en camping',
      'bruits de la nuit',
      'hibou',
      'raton laveur',
      'maringouins',
      'faire semblant de dormir',
    ],
    seen: [
      'il monte et descend une fermeture éclair invisible en faisant le bruit',
      'elle se couche dans l’herbe et dit que c’est la nuit',
      'ils gonflent un matelas qui n’existe pas en sautant à pieds joints',
      'un tourne autour en grondant et les autres crient de peur et de plaisir',
      'il a eu peur des bruits dehors quand il a dormi dans le bois',
      'elle ne veut pas que personne entre chez elle par le mur',
      'depuis la fin de semaine en camping, ils font semblant d’allumer un feu au parc',
      'dans le vestiaire, il joue avec le zip de son manteau et dit que c’est sa porte',
    ],
    picture:
      'Sous un arbre, l’éducatrice monte un zip dans l’air; deux campeurs couchés, un trottineur se cache les yeux; dehors, une grande gratte l’herbe.',
    scenes: ['voyage', 'ecouter', 'se-cacher'],
    sheet: {
      titre: 'Zzzip! La tente est fermée',
      observationDepart:
        '{2-3a 3-4a 4-5a|« En fin de semaine, j’ai dormi dans une tente. Ça fait zzzip! » Le bras monte tout droit. Un ami se couche dans l’herbe : « C’est la nuit. »} {!2-3a !3-4a !4-5a|Couché dans l’herbe, la joue par terre, l’enfant ferme les yeux très fort, les rouvre et rit : « Dodo! »}',
      intentionEducative:
        'Permettre aux enfants de bâtir un camp avec leurs gestes, et d’y vivre ensemble la nuit, ses bruits et son matin.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir, fermer, se coucher, se lever, au gré du camp.',
        'Écouter un bruit et chercher d’où il vient.',
        '{2-3a 3-4a 4-5a|Faire exister par ses gestes une chose qui n’est pas là.}',
        '{3-4a 4-5a|Inventer un bruit de nuit que les amis devineront.}',
      ],
      materiel: [
        optional('Couverture, le plancher de la tente', 'une, au milieu de la tente', 'Manteaux étendus'),
        item('{ete|Chapeaux et gourdes d’eau}', '{ete|un chapeau, une gourde par enfant}', '{ete|Pichet et verres}'),
      ],
      preparation: [
        'Choisissez un arbre ou un coin d’ombre, sur une herbe sèche : c’est le terrain de camping. {parc|Tenez-vous loin de la rue, des vélos et des passants.} Marchez-le d’abord : verre, mégots, crottes, fourmis.',
        'La tente a quatre grands pas de côté; la couverture, si vous en avez une, s’étend au milieu. Faites le tour des quatre murs avec les enfants, une main dans l’air, et choisissez ensemble où est la porte.',
        '{1adulte|Seule, restez assise ou debout à la porte : vous voyez dedans et dehors.} {2adultes|À deux, l’une tient la porte, l’autre campe avec les plus jeunes.}',
        '{avec-tissu|Étendez @materiel sur le sol de la tente : c’est le matelas.} {avec-coussin|Posez @materiel dans la tente : ce sont les oreillers.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Arrivez courbée sous un énorme sac qu’on ne voit pas. « Ouf! » Posez-le. Sortez-en la toile, secouez-la, tirez un coin, puis l’autre. Attrapez ensuite le zip au ras de l’herbe et montez-le jusqu’au-dessus de votre tête : « Zzzip! » Entrez, pliée en deux, et refermez derrière vous. Quelqu’un arrive par le mur? « Aïe, ma toile! » Rouvrez-lui la porte : « Par ici. Zzzip! »',
        ),
        play(
          { 20: 6, 30: 8, 45: 10 },
          'On s’installe. On tape les piquets du poing, on gonfle le matelas du pied, on déroule son sac de couchage et l’on se glisse dedans. {18-24m|Le trottineur sort, entre, ressort. Chaque fois, montez le zip avec lui, sa main sur la vôtre, et faites le bruit ensemble.} {2-3a|À deux ans, l’enfant gonfle en sautant à pieds joints : « Pfff! » Le matelas est gros, il se laisse tomber assis dessus.} {3-4a|À trois ans, l’enfant décide où sont le lit, la cuisine et les souliers, et vous le fait visiter.} {4-5a|À quatre ans, l’enfant plante sa tente contre celle du groupe et vient en visite. Comment cogne-t-on à une porte de toile?}',
        ),
        play(
          { 20: 8, 30: 13, 45: 13 },
          '« La nuit tombe. Zzzip! » On se couche. Écoutez d’abord les vrais bruits : une auto, une corneille, le vent. {2-3a 3-4a 4-5a|Puis un enfant sort, fait le tour de la tente et fait un bruit. « Qui est là? » On devine, on lui ouvre : c’est un ami! À la nuit suivante, un autre sort.} {!2-3a !3-4a !4-5a|Puis sortez et grattez l’herbe, juste à côté de la porte. « Qui est là? » Montez le zip : c’est vous!} {30min 45min !2-3a !3-4a !4-5a|À chaque nuit, changez de bruit : une tape au sol, un souffle, un ronflement.} {18-24m|Le trottineur se cache les yeux, écoute, se lève et fait « hou! ». Répondez chaque fois : « Qui est là? »} {2-3a|À deux ans, l’enfant gratte l’herbe à deux mains, rit d’avance, et le camp crie son nom.} {3-4a|À trois ans, l’enfant choisit une bête et la souffle à votre oreille avant de rôder.} {4-5a|À quatre ans, l’enfant hulule d’un bord, puis passe de l’autre sans bruit; les campeurs, les yeux fermés, pointent où il est rendu.} {30min 45min 2-3a 3-4a 4-5a !multiage|Le camp refait ensuite le bruit, tout bas, puis choisit sa nuit : nuit de vent, de pluie, de grenouilles.}',
        ),
        play(
          { 45: 11 },
          '« C’est le matin! » Zzzip. On sort s’étirer, on se frotte le visage. « Bzzz… » Votre doigt tourne dans l’air et se pose sur votre bras : un maringouin! Une tape sur votre cuisse, une autre. Vite, à la tente, zzzip! Ouf. « Bzzz… » Il est entré avec vous. {18-24m|Le trottineur tape ses cuisses, puis les vôtres. Remettez le maringouin sur votre genou.} {2-3a|À deux ans, l’enfant est le maringouin : il tourne autour de la tente et bute sur le mur fermé.} {3-4a|À trois ans, l’enfant garde la porte : ouvrir aux amis, fermer avant le maringouin.} {4-5a|À quatre ans, l’enfant trouve comment le faire sortir sans taper : un chant, un souffle, un piège.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 6 },
          '« On lève le camp. » Couchés, on se dégonfle comme le matelas : un long « pffff », les bras mous, les jambes molles. {2-3a 3-4a 4-5a|Puis chacun attrape un bord de la toile, on la secoue, on marche l’un vers l’autre pour la plier, et on la pousse à plusieurs dans l’énorme sac.} {!2-3a !3-4a !4-5a|Puis secouez la toile avec les enfants, les bras en haut, les bras en bas, et poussez-la ensemble dans l’énorme sac.} On le porte tous, très lourd. Retournez-vous : il n’y a plus rien dans l’herbe. {3-4a 4-5a|Quel bruit rapporte-t-on?} Montez un dernier zip dans l’air : « Bonne nuit, le camping. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le zip chaque fois, même pressée : le bruit tient la tente debout.',
          'Quand un vrai bruit passe, levez le doigt et attendez avant de le nommer.',
          'Un enfant n’aime pas la nuit? Il garde la porte avec vous, ou décide quand le matin arrive.',
          '{2-3a 3-4a 4-5a|Un rôdeur fait trop peur? Demandez au camp de lui ouvrir tout de suite.}',
        ],
        questionsOuvertes: [
          'Qui est là?',
          'D’où vient ce bruit?',
          '{2-3a 3-4a 4-5a|Où dors-tu, toi?}',
          '{4-5a|Comment sais-tu que c’est un ami?}',
        ],
      },
      vocabulaire: ['la tente', 'zip', 'ouvrir', 'fermer', 'la nuit', 'le matin', 'le bruit', 'qui est là'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un pas hors de la tente, un « zip » dit avec vous : c’est déjà camper. Quand les autres dorment, assis sur votre cuisse, il annonce le matin.',
        },
        {
          pour: '2-3a',
          texte:
            'L’enfant rôde d’abord tout contre la porte, à portée de votre main, puis un mur plus loin. La nuit dure deux souffles, puis trois, s’il en redemande.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant traverse encore les murs? Confiez-lui la toile à réparer : il la recoud de la main et vérifie du plat de la paume où elle passe.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte la nuit depuis son sac : « Tout à coup… », et le camp fait les bruits à mesure. Un autre la continue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose la main sur le sol : on y tape du pied, et il montre d’où ça vient. Se coucher ne va pas? Assis ou en fauteuil, il est le veilleur, les yeux ouverts, et fait lever le jour.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, les murs se tracent du pied dans la neige, on dort accroupi, et les nuits durent cinq souffles.',
        },
      ],
      securite: {
        risquesAcceptes: ['Brin d’herbe dans le cou, pantalon vert.', 'Petit sursaut quand un bruit arrive.'],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Enfant qui rôde trop loin : il suit le mur, à trois pas au plus, et vous le voyez tout le tour, un seul rôdeur à la fois.} {!2-3a !3-4a !4-5a|Enfant qui s’éloigne du camp : il sort par la porte, où vous êtes, et reste à trois pas.}',
          'Pied ou saut sur un campeur couché : on marche autour des couchés, le matelas se gonfle près de la porte.',
          '{parc|Rue, vélos, chien inconnu : la nuit s’arrête, tout le monde revient à la porte.}',
          '{cour|Barrière : fermée et vérifiée avant que la nuit tombe.}',
          'Bruit crié dans une oreille : qui fait le bruit reste derrière le mur de toile.',
          '{45min|Tape de maringouin : sur soi seulement, ou sur la cuisse de l’adulte.}',
          '{18-24m 2-3a|Gland, caillou ou champignon à la bouche : l’herbe est inspectée avant de s’y coucher.}',
          'Guêpes, fourmis, tiques : vêtements longs dans l’herbe haute, peau inspectée au retour.',
          '{ete|Soleil et chaleur : camp à l’ombre, chapeaux, une gorgée après chaque nuit.}',
          '{!ete|Sol mouillé ou froid : on campe accroupi, ou sur les manteaux.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Piqûres : auto-injecteur sur vous. Herbe et pollen : l’enfant qui éternue campe assis sur une couverture ou un manteau.',
        ],
      },
      observation: [
        'Fonction symbolique : par quels gestes l’enfant fait-il exister la tente ou le matelas?',
        'Langage oral : quels bruits et quels mots lance-t-il pour raconter sa nuit?',
        'Développement sensoriel : vers quel bruit tourne-t-il la tête, et que cherche-t-il ensuite?',
      ],
      prolongements: [
        'Avant la sieste, montez le zip de chaque lit : « Zzzip, bonne nuit. »',
        'Demandez aux familles le bruit de leur dernière nuit dehors ou au chalet; l’enfant le refait au camp.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé durer l’écoute, ou ai-je nommé le bruit trop vite?',
        'Qui est resté à la porte, et qu’est-ce qui l’a fait entrer?',
      ],
    },
  },
  {
    key: 'oups-c-est-pour-l-autre-table',
    summary:
      'Soupe ou dessert? La commande se prend dans la paume, le plat arrive à la mauvaise table, et on le fait voyager jusqu’à celui qui l’attend.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs', 'quartier-et-metiers'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'restaurant',
      'jouer au restaurant',
      'restaurant de soupes',
      'soupe',
      'soupes',
      'faire de la soupe',
      'dessert',
      'desserts',
      'soupes et desserts',
      'coin cuisine',
      'cuisinette',
      'dînette',
      'prendre la commande',
      'servir à table',
      'serveur',
      'serveuse',
      'se tromper de commande',
      'cuisiner pour les amis',
      'carnet de commandes',
      'le repas',
    ],
    seen: [
      'elle brasse dans le chaudron et apporte un bol à chacun en disant attention c’est chaud',
      'il note dans sa main ce que tout le monde veut manger',
      'il refuse l’assiette qu’on lui sert et dit que ce n’est pas ça qu’il voulait',
      'elle fait semblant de lire le menu et demande une pointe de gâteau',
      'ils veulent tous être celui qui sert et personne ne reste assis',
      'ils rient aux larmes quand j’apporte le mauvais plat exprès',
      'depuis la sortie à la rôtisserie, ils m’apportent la facture au coin maison',
      'au coin maison, le client chiale et la cuisinière ne sait plus quoi faire',
    ],
    picture:
      'Un serveur tend un gâteau dans un bol; cuillère levée, l’éducatrice montre l’autre table, où une amie lève les bras; un petit brasse à la louche.',
    scenes: ['cuisine', 'magasin-metiers', 'blagues'],
    onlyNamed: ['EGG', 'WHEAT'],
    sheet: {
      titre: 'Oups, c’est pour l’autre table!',
      observationDepart:
        'Au coin cuisine, on brasse, on verse, on apporte. « Ta soupe! » Le client croise les bras : « J’ai pas demandé ça. » La cuisinière reste là, le bol dans les mains.',
      intentionEducative:
        'Offrir un restaurant où se tromper fait partie du service : on le dit, on en rit, et on cherche ensemble à qui est le plat.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Servir quelqu’un, et recevoir ce que quelqu’un nous sert.',
        'Dire qu’on s’est trompé, ou que le plat n’est pas pour soi, et continuer à jouer.',
        '{3-4a 4-5a|Se rappeler une commande, de la table à la cuisine.}',
      ],
      materiel: [
        item(
          'Bols et assiettes du coin cuisine',
          'un bol ou une assiette par enfant, et trois de plus',
          'Plats de plastique',
        ),
        item('Casserole et louche', 'une de chaque', 'Grand bol et grosse cuillère'),
        item('Cuillères', 'une par personne', 'Grosses cuillères de bois'),
        item(
          'Aliments de jeu, qui ne passent pas dans un rouleau de papier hygiénique',
          'trois par enfant, à soupe ou à dessert, dont un gâteau',
          'Bas roulés',
        ),
        item('Linge à vaisselle, la deuxième table', 'un, étendu par terre', 'Napperon'),
        optional(
          'Carnets ou feuilles, et gros crayons',
          'un carnet et deux crayons par table',
          'Dos de dessins et craies grasses',
        ),
      ],
      preparation: [
        'La table du coin cuisine est la première table. À quatre pas, étendez le linge par terre : c’est l’autre table. Le passage entre les deux et la cuisine est libre.',
        'Mettez vaisselle, cuillères, casserole, louche et aliments dans le coin cuisine, en désordre : trier fait partie du métier. Retirez ce qui est fendu ou trop petit.',
        'Vous serez cliente, assise au linge, dos au mur : de là, vous voyez la cuisine et les deux tables. {1adulte|Seule, revenez-y dès que vous n’avez plus rien à porter : commandez de là, et que le plat voyage.} {1adulte 2-3a multiage|Assoyez les plus jeunes à votre table.} {2adultes|L’autre adulte est cliente à la première table.}',
        '{avec-contenant|Ajoutez @materiel à la vaisselle.} {avec-papier|Partagez @materiel entre les deux tables : les commandes s’y tracent.} {avec-tissu|Faites de @materiel une troisième table, si vous êtes plus de six.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Les enfants s’assoient aux deux tables. Vous êtes serveuse : écrivez du doigt dans votre paume; chacun écrit dans la sienne. « Pour vous, une soupe ou un dessert? » Répétez : « Une soupe! » Allez à la cuisine et rapportez… un gâteau dans un bol. « Voilà! » Qu’on proteste ou non, regardez votre paume, puis le gâteau. « Oups! C’est pour l’autre table! » Portez-le là-bas : « C’est à vous? » Quelqu’un le prend. « Ouf! » Vous avez des carnets? Posez-en un par table : assis, le client y trace un rond de soupe ou un gribouillis de dessert, et le serveur emporte la feuille. Puis assoyez-vous au linge, cliente à votre tour : « Qui sert, maintenant? »',
        ),
        play(
          { 20: 13, 30: 13, 45: 14 },
          'On cuisine, on sert, on mange; les places changent quand on veut. Commandez souvent : « Une soupe, s’il vous plaît. » Un dessert arrive? « Oups! C’est pour l’autre table », et il repart jusqu’à quelqu’un qui le veut. {2-3a|À deux ans, l’enfant sert dix fois le même bol, attend votre « mmm » et le reprend. Commandez une soupe, puis cherchez votre cuillère : il vous la trouve.} {3-4a|À trois ans, l’enfant dit la commande tout le long du chemin : « Soupe, soupe, soupe. » Perdue? Il retourne la demander.} {4-5a|À quatre ans, l’enfant prend deux commandes dans sa paume et dit à qui va chacune avant de servir.}',
        ),
        play(
          { 30: 8, 45: 10 },
          'Vous voilà cliente difficile. Approchez la cuillère de vos lèvres, grimacez : « Hum. Il manque quelque chose. » Et attendez. {2-3a|À deux ans, l’enfant met un aliment de plus, puis tout le reste. Goûtez à chaque ajout, plus contente, jusqu’au dernier.} {3-4a|À trois ans, l’enfant vous demande ce qui manque, brasse, rapporte. Une autre fois, c’est lui, le client qui grimace.} {4-5a|À quatre ans, l’enfant offre un choix : « Je vous le change, ou vous y goûtez encore? » Le client répond, et la cuisine fait ce qu’il a dit.} Un plat refusé se promène : quelqu’un, ici, en a peut-être envie.',
        ),
        play(
          { 45: 10 },
          '« La spécialité de la maison : la soupe au dessert! » Apportez la casserole au milieu du linge. Deux à la fois, les enfants vont choisir un aliment dans la cuisine, un seul, l’y déposent en le nommant et brassent trois tours; les autres, cuillère en main, brassent leur bol à la même vitesse. Puis on sert à la louche. {2-3a|À deux ans, l’enfant dépose, reprend, redépose, et brasse à deux mains. Chantez ses trois tours.} {3-4a|À trois ans, l’enfant sert son voisin avant lui : « Gros bol ou petit bol? » Puis le voisin le sert.} {4-5a|À quatre ans, l’enfant trouve un nom à cette soupe et va l’annoncer à l’autre table, comme un chef.} La casserole vide, on la remplit d’autre chose.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '« On ferme! » Les derniers plats trouvent un client. Chaque client paie d’une tape dans la main de quelqu’un qui l’a servi{3-4a 4-5a|, et lui dit ce qu’il a aimé : « Tu m’as retrouvé mon gâteau »}. {2-3a|À deux ans, la tape suffit, et l’on en donne à tout le monde.} Puis on range : les petits bols dans les grands, les soupes d’un bord, les desserts de l’autre. {3-4a 4-5a|Racontez l’erreur qui a fait le plus rire.} {!3-4a !4-5a|Posez une assiette sur la pile de bols : « Oups! » Quelqu’un vous montre la bonne pile.} Secouez le linge, le restaurant est fermé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « Oups! » du même ton léger pour vos erreurs et pour les leurs.',
          'Une serveuse rougit ou cache le plat? Cherchez avec elle, à voix haute : « Qui attend un gâteau? »',
          'On rit de l’erreur, jamais de quelqu’un : si un client se moque, trompez-vous, vous, au prochain plat.',
          '{3-4a 4-5a|Tous veulent cuisiner? Plaignez-vous d’avoir faim à une table vide, et attendez qu’on vienne.}',
        ],
        questionsOuvertes: [
          'Qui attend ce plat?',
          'Qu’est-ce que vous servez aujourd’hui?',
          '{3-4a 4-5a|Que dit-on quand ce n’est pas ce qu’on voulait?}',
          '{4-5a|Comment te rappelles-tu à qui va chaque plat?}',
        ],
      },
      vocabulaire: ['la soupe', 'le dessert', 'la commande', 'servir', 'oups', 's’il vous plaît', 'merci', 'la table'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux choses au menu, la casserole et le gâteau, bien en vue : l’enfant montre du doigt ce qu’il veut. Un bol vide est déjà plein de soupe.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant a oublié la commande en arrivant à la cuisine? Le client lui confie sa cuillère pour une soupe, son assiette pour un dessert : l’objet la lui rappelle.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant devient maître d’hôtel : il accueille, choisit la place de chacun et veille à ce que tout le monde ait mangé sa soupe avant son dessert.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu commande en tendant un bol ou une assiette. En fauteuil, il porte le plat sur ses genoux, et l’on étend le linge sur une vraie table. Se tromper lui pèse? C’est vous qui servez mal, et lui qui vous aide à trouver la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le restaurant ouvre une terrasse dans la cour, et la soupe du jour est froide.} {ete|L’hiver, on vient au restaurant se réchauffer : chacun souffle longtemps sur sa soupe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bol renversé, commande oubliée.', 'Plat voulu par deux clients.'],
        dangersAEliminer: [
          'Aliment de jeu fendu, petit ou détachable : il sort du coin; rien ne passe dans un rouleau de papier hygiénique.',
          'Cuillère ou jouet léché : on goûte l’air au-dessus du bol; ce qui va en bouche va à laver.',
          'Marcher une cuillère ou un crayon dans la bouche : on mange et l’on trace assis, on sert les mains sur le bol.',
          'Bousculade à la cuisine : deux cuisiniers à la fois par comptoir, les autres sont au service ou à table.',
          'Linge au milieu du passage : il reste à quatre pas, à plat, et l’on en fait le tour.',
          'Porte du petit four ou de l’armoire qui pince : une main sur la poignée, l’autre loin de la fente.',
        ],
        supervision: 'palier2',
        allergies: ['Aucun vrai aliment n’est servi; une vraie boîte vide venue de la maison reste hors du coin.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand le plat n’est pas le bon, comme serveur, puis comme client?',
        'Langage oral : quels mots prend-il pour commander, refuser, offrir?',
        'Fonction symbolique : que deviennent le bol vide, la paume et la cuillère?',
      ],
      prolongements: [
        'Au dîner, un enfant demande à chacun « soupe ou dessert? » avant que vous serviez.',
        'À la maison, l’enfant prend la commande de sa famille dans sa paume, et se trompe exprès une fois.',
      ],
      reflexionRetroaction: [
        'Comment ai-je accueilli une erreur qui n’était pas un jeu?',
        'Qui a servi sans être servi, et l’inverse?',
      ],
    },
  },
]
