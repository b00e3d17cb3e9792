import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A spoon that tells where the pumpkin is bare, leaves glued against the wind, pompoms asleep in tweezers, a line read aloud as a love note, and the last word of a page. */
export const TODDLERS_PUMPKIN_AND_BOOK_SHEETS: readonly BankSheet[] = [
  {
    key: 'flouche-flouche-gratte',
    summary:
      'Dans la citrouille ouverte, la cuillère parle : « flouche » dans les fils, « gratte » quand c’est vide. On tire, on transvide dans le chapeau retourné.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'couleurs-et-textures', 'saisons-et-fetes'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les citrouilles ouvertes se posent sur l’herbe, et l’on s’accroupit autour.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la citrouille',
      'citrouille',
      'citrouilles',
      'citrouille ouverte',
      'citrouille et cuillères',
      'citrouille, cuillères',
      'vider la citrouille',
      'vider une citrouille',
      'gratter la citrouille',
      'gratter avec une cuillère',
      'fils de citrouille',
      'tirer les fils',
      'pulpe de citrouille',
      'dedans de la citrouille',
      'transvider la citrouille',
      'transvider à la cuillère',
      'mains dans la citrouille',
      'citrouille gluante',
      'explorer la citrouille',
      'citrouille d’Halloween',
    ],
    seen: [
      'ils veulent tous mettre leurs mains dans la citrouille pour tirer les fils',
      'on a ouvert une citrouille, ils trouvaient ça gluant mais en redemandaient',
      'la citrouille de l’entrée est ouverte et ils fouillent dedans avec des bâtons',
      'elle touche les fils de la citrouille du bout du doigt et fait une grimace',
      'il gratte le fond de son bol de yogourt même vide, pour entendre la cuillère',
      'il a vidé sa citrouille avec son papa et en parle depuis ce matin',
      'il nous reste des citrouilles d’Halloween et ils demandent ce qu’il y a dans leur ventre',
      'au dîner ils passent leur compote de courge d’un bol à l’autre à la cuillère',
    ],
    picture:
      'Trois enfants entourent une grosse citrouille ouverte : l’un gratte, l’une étire un fil orange vers le chapeau retourné, une autre y colle l’oreille.',
    scenes: ['remplir-vider', 'textures'],
    sheet: {
      titre: 'Flouche, flouche, fait la citrouille!',
      observationDepart:
        '« Y a des cheveux dans la citrouille! » Une enfant pince un fil, tire, tire encore. Il s’étire et lui retombe sur le poignet.',
      intentionEducative:
        'Permettre aux enfants de gratter, de tirer et de transvider le dedans d’une citrouille, et d’entendre à la cuillère s’il reste des fils.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Gratter avec la cuillère et tirer les fils avec les doigts.',
        'Entendre que le son change quand la paroi est nue.',
        'Transvider du ventre de la citrouille au chapeau, puis dans l’autre sens.',
        '{30min|Passer un fil d’une cuillère à l’autre.}',
      ],
      materiel: [
        item(
          'Citrouilles ouvertes par vous, avec leur chapeau',
          'une grosse pour trois ou quatre enfants',
          'Grosses courges',
        ),
        item('Cuillères solides, à manche court', 'une par enfant et une pour vous', null),
        item('Débarbouillettes', 'une humide par enfant, une pour vous, et une par citrouille', 'Linges à vaisselle'),
        optional('Bols larges', 'un par citrouille', null),
        optional('{!2-3a si-marteaux-en-bois si-tees-de-golf|Marteaux en bois, légers}', 'un par citrouille', null),
        optional('{!2-3a !20min si-tees-de-golf|Tees de golf, en bois}', 'trois par citrouille, comptés', null),
        optional('{si-feuilles-mortes|Feuilles mortes, sans moisissure}', '{si-feuilles-mortes|deux brassées}', null),
        optional(
          '{si-pinces si-pinces-à-linge|Pinces de cuisine ou à linge}',
          '{si-pinces si-pinces-à-linge|une par citrouille}',
          null,
        ),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|une par citrouille}', null),
        optional(
          '{si-lampes-de-poche|Lampe de poche à piles vissées}',
          '{si-lampes-de-poche|une, dans votre poche}',
          null,
        ),
      ],
      preparation: [
        'La veille ou tôt le matin, loin des enfants, coupez à chaque citrouille un chapeau large comme une grande assiette : quatre cuillères y entrent ensemble. Passez le doigt sur le bord : frottez du dos d’une cuillère ce qui pique. Une citrouille molle ou qui sent l’aigre va au compost.',
        '{2-3a|Ôtez toutes les graines, du ventre et du chapeau, en laissant les fils. Repassez la main partout, deux fois, jusqu’à ce qu’elle n’en trouve plus. Les graines restent à la cuisine.} {!2-3a|Laissez les graines dedans : elles voyageront avec les fils.}',
        'Dans chaque citrouille, grattez la paroi jusqu’au dur, sur un coin grand comme votre paume.',
        'Roulez une débarbouillette en beigne à côté de chaque citrouille et assoyez-y le chapeau retourné, la queue dans le trou : c’est le plat. Avez-vous des bols? Posez-en un à côté.',
        '{dedans|Posez les citrouilles sur une table basse facile à laver, assez proches pour rejoindre chaque enfant d’un pas.}{cour|Posez les citrouilles sur l’herbe, à plat, assez proches pour rejoindre chaque enfant d’un pas.} Trois ou quatre enfants se mettent autour de chacune, manches relevées, chacun sa débarbouillette devant lui.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Devant une citrouille ouverte, mettez un doigt sur vos lèvres. Frottez la cuillère dans les fils : « Flouche, flouche. » Frottez-la ensuite là où c’est dur : « Gratte, gratte! » Dites-le bien bas : « Flouche, il y a des fils. Gratte, il n’y en a plus. » Levez la cuillère : un fil pend, s’étire et tombe dans le chapeau retourné. Donnez une cuillère à chacun : « Que dit votre cuillère, dans la citrouille? »',
        ),
        play(
          { 20: 8, 30: 9 },
          'On gratte, on tire les fils, on écoute : est-ce « flouche » ou « gratte »? Ce qui se détache va dans le chapeau, à la cuillère ou à pleine main. {si-pinces si-pinces-à-linge|Qui n’aime pas le gluant tire son fil à la pince.} {!2-3a si-marteaux-en-bois si-tees-de-golf|Avec un marteau en bois, l’un cogne la peau à petits coups, les autres un pas plus loin : sonne-t-elle pareil, là où c’est gratté? Puis le marteau vous revient.} {!2-3a|Une graine glisse entre les doigts? Dans le chapeau, elle aussi.} {2-3a|À deux ans, la main entre, ressort vite, y retourne : dites ce qui colle aux doigts.} {2-3a !multiage|Tenez un bout de fil, offrez l’autre bout à un enfant, et tirez tous les deux : long, long… cassé! Puis grattez votre coin et laissez-le dire : « flouche » ou « gratte »? À son tour de gratter, et vous répondez.} {3-4a|À trois ans, on choisit un coin et l’on gratte jusqu’à ce que le son change.} {3-4a !multiage|Un ami colle l’oreille à la peau de la citrouille, en dehors, et dit « gratte! » dès qu’il l’entend. Puis c’est à lui de gratter.} {4-5a|À quatre ans, on gage : combien de coups de cuillère avant « gratte »? On les compte.} {4-5a !multiage|On essaie le bout, puis le côté, puis le dos de la cuillère. De quelle façon décolle-t-on le plus de fils? Un ami essaie la même et dit s’il trouve pareil.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Regardez tout ce qu’il y a dans le chapeau! La citrouille a le ventre creux : on la remplit? » {si-lampes-de-poche|Une lampe de poche éclaire d’abord le fond : qu’y reste-t-il?} {si-loupes|À la loupe, le coin gratté est plein de raies : qui les a faites?} Plongez la cuillère dans le chapeau, traversez, renversez : « Ploc! » Chacun transvide du chapeau au ventre, puis du ventre au chapeau. Avez-vous un bol? La cuillerée s’y arrête en route. {2-3a|À deux ans, l’autre main retient les fils, ou les porte toute seule.} {2-3a !multiage|Tendez votre cuillère vide à un enfant : il y vide la sienne, et vous videz la vôtre dans le ventre. « Ploc! Encore? » Au dernier fil, montrez le chapeau : « Vide! » On le remplit à nouveau.} {3-4a|À trois ans, un fil pend de la cuillère et se balance : on traverse tout doucement.} {3-4a !multiage|On essaie de l’autre main. Puis deux cuillères, celle d’un ami et la sienne, portent ensemble un gros paquet.} {4-5a|À quatre ans, on compte ensemble les cuillerées dans un sens, puis dans l’autre : est-ce pareil?} {4-5a !multiage|Sinon, pourquoi? On cherche ce qui a changé : des cuillerées plus grosses, des fils restés au fond. On recommence, la cuillère bien pleine chaque fois.}',
        ),
        play(
          { 30: 6 },
          'Prenez un fil dans votre cuillère et tendez-la à un enfant : « Le prends-tu sans les doigts? » Le fil glisse d’une cuillère à l’autre, d’un ami au suivant, et finit dans le ventre de la citrouille. Tombé? On le repêche et il continue. Plusieurs fils voyagent à la fois. {!2-3a !20min si-tees-de-golf|Avec des tees de golf, piquez-en un dans la peau et ôtez vos doigts; l’enfant l’enfonce au marteau. Le fil qui arrive s’y accroche, et la citrouille a ses cheveux dehors.} {2-3a|À deux ans, un doigt pousse le fil, et c’est réussi.} {2-3a !multiage|Penchez votre cuillère très lentement au-dessus de celle d’un enfant : « Il glisse, il glisse… flouche! » À lui de pencher. Le fil tombe à côté? Riez et tendez la cuillère plus près.} {3-4a|À trois ans, on attend que l’ami dise « prêt » pour pencher.} {3-4a !multiage|On cherche le plus long fil du chapeau. Passe-t-il d’une cuillère à l’autre sans casser? On essaie lentement, puis vite.} {4-5a|À quatre ans, on se passe le fil les bras allongés, cuillères loin du corps.} {4-5a !multiage|On compte combien de fois il passe avant de tomber. Un gros paquet tient-il mieux qu’un seul fil? On essaie les deux.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          '« La citrouille ravale ses cheveux! » Tout retourne dans le ventre, à pleines poignées. Chacun donne un dernier coup de cuillère au bord : « Gratte! » Remettez le chapeau sur sa tête. Du dos de la cuillère, on cogne à la peau : « Toc, toc, bonne nuit, citrouille. » {si-feuilles-mortes|On la borde de feuilles mortes, jusqu’au chapeau.} Les cuillères se rangent devant vous. Cherchez avec eux les fils tombés {dedans|sous la table}{cour|dans l’herbe}. On frotte chaque doigt à la débarbouillette, puis on va se laver les mains au savon. Après le jeu, vous viderez tout au compost.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Grattez aussi, et taisez-vous un moment : c’est la cuillère qu’on écoute.',
          'Dites le mot de ce que l’enfant touche : froid, gluant, mou, dur.',
          'Un enfant ne veut pas mettre les doigts dans la citrouille? Il y met sa cuillère, ou il écoute.',
        ],
        questionsOuvertes: [
          'Que dit ta cuillère?',
          'Où reste-t-il des fils?',
          '{2-3a !3-4a !4-5a|Qu’est-ce qui colle à tes doigts?} {3-4a 4-5a|Comment sais-tu que ce coin est vide?}',
        ],
      },
      vocabulaire: [
        'la citrouille',
        'les fils',
        'la peau',
        'le chapeau',
        'gratter',
        'gluant',
        'vide',
        '{3-4a 4-5a|transvider}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            '{dedans|Il gratte debout, la citrouille à la hauteur de son ventre.}{cour|Il gratte à genoux, le ventre contre la citrouille.} La cuillère glisse? Votre main tient la citrouille, et la sienne pousse.',
        },
        {
          pour: '3-4a',
          texte: 'Il nettoie un coin à lui, marqué de son doigt, et fait écouter à un ami le moment où ça change.',
        },
        {
          pour: '4-5a',
          texte:
            'Il gratte les yeux fermés et dit ce que sa cuillère touche, des fils ou du dur; il ouvre les yeux et vérifie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il entend mal? Sa paume, à plat sur la peau de la citrouille, sent la cuillère gratter. Le gluant le dérange? Il enroule sa débarbouillette autour du manche. En fauteuil? Le chapeau, plein de fils, se pose sur ses genoux, et il y gratte à son aise.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans la cour, la cuillère parle dans le sable sec, puis dans le sable mouillé.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manche mouillée, doigts orange.', 'Fils tombés sur le genou d’un ami.'],
        dangersAEliminer: [
          '{2-3a|Graine oubliée : elle passe dans un rouleau de papier hygiénique; elle va dans votre poche dès qu’on la voit, et vous repassez la main dans la citrouille.}',
          '{!2-3a|Graines : jamais dans une bouche, un nez, une oreille ou une poche; un plus jeune n’entre pas dans le jeu.}',
          'Morceau de citrouille crue à la bouche : rien ne se mange ici; ôtez-le et offrez la cuillère à gratter.',
          'Couteau : vous ouvrez seule, avant le jeu, et il est rangé hors de portée quand les enfants arrivent.',
          'Cuillère près d’un œil ou dans la bouche : elle travaille dans la citrouille, et se pose quand on se déplace.',
          '{!2-3a si-marteaux-en-bois si-tees-de-golf|Marteau : un seul par citrouille, devant vous; aucune main d’enfant, oreille ou figure n’est près quand il frappe.}',
          '{!2-3a !20min si-tees-de-golf|Tee pointu : il va de votre main à la citrouille, jamais dans une bouche; vous les arrachez et les comptez.}',
          'Fil ou jus par terre : il glisse; essuyez-le aussitôt.',
          'Citrouille qui roule : prenez-en qui tiennent à plat{dedans|, et posez-les loin du bord de la table}.',
          '{cour|Guêpes attirées par le jus : remettez les chapeaux et rentrez.}',
          '{si-pinces si-pinces-à-linge|Pince sur un doigt ou un nez : elle n’attrape que des fils, et se pose quand on se déplace.} {si-lampes-de-poche|Faisceau dans des yeux : la lampe n’éclaire que le ventre.} {si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Courge : vérifiez la liste du groupe. Peau qui rougit au jus : lavez-la, et l’enfant joue à la cuillère seulement.',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait ou que dit l’enfant quand le son change?',
        'Motricité fine : comment tient-il la cuillère quand ça résiste?',
        'Développement sensoriel : par où entre-t-il, le doigt, la main ou la cuillère seulement?',
      ],
      prolongements: [
        'À la collation, la cuillère parle dans la compote, puis au fond du bol vide.',
        'Dites « flouche » et « gratte » au parent : à la maison, l’enfant l’aide à vider sa citrouille, déjà ouverte.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence pour entendre les cuillères?',
        'Qui n’a pas touché aux fils, et comment a-t-il joué quand même?',
      ],
    },
  },
  {
    key: 'tiens-bon-petite-feuille',
    summary:
      'On étale la colle, on pose la feuille d’automne, on presse en comptant. « Vent! » On secoue : laquelle est tombée, et où manquait-il de la colle?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes', 'couleurs-et-textures'],
    materials: ['feuilles'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les feuilles d’automne',
      'feuilles d’automne',
      'feuilles mortes',
      'feuilles mortes et colle',
      'feuilles mortes, colle',
      'coller des feuilles',
      'coller les feuilles mortes',
      'collage de feuilles',
      'collage d’automne',
      'bricolage de feuilles',
      'bricolage d’automne',
      'colle blanche',
      'colle',
      'étaler la colle',
      'mettre de la colle',
      'feuilles collées',
      'arbre d’automne',
      'feuille qui tombe',
      'secouer les feuilles',
      'presser la feuille',
    ],
    seen: [
      'ils rapportent plein de feuilles mortes du parc et veulent les coller sur un papier',
      'une feuille mouillée est restée prise à sa botte et il la secoue en riant',
      'ils vident la bouteille de colle sur leur bricolage et ça tombe pareil',
      'elle étale la colle avec son doigt et oublie de mettre quelque chose dessus',
      'ses feuilles se sont décollées dans le casier et il pleurait au départ',
      'les feuilles tombent des arbres et ils demandent si on peut les recoller',
      'ils soufflent sur les feuilles d’automne de la table pour voir lesquelles s’envolent',
      'il a dédain de la colle sur ses doigts mais regarde les amis faire leur arbre d’automne',
    ],
    picture:
      'Deux enfants secouent leur carton debout au-dessus de la table : une feuille tombe, les autres tiennent; une troisième presse la sienne à deux mains.',
    scenes: ['attacher', 'vent-pluie'],
    sheet: {
      titre: 'Tiens bon, petite feuille!',
      observationDepart:
        'Au retour de la cour, une feuille d’automne mouillée est restée collée à une botte. L’enfant secoue le pied : elle tient! {2-3a !3-4a !4-5a|« Encore là! »} {3-4a 4-5a|« Elle veut pas tomber! »}',
      intentionEducative:
        'Offrir de la colle, des feuilles d’automne et du vent, pour que chacun voie de ses yeux ce qui tient, ce qui tombe et ce qu’il faut recoller.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Étaler la colle du doigt, poser une feuille et la presser.',
        'Secouer, voir ce qui tient et ce qui tombe.',
        'Recoller une feuille tombée{3-4a 4-5a| là où il manquait de la colle}.',
        '{30min|Coller une feuille par-dessus une autre.}',
      ],
      materiel: [
        item('Feuilles mortes sèches, plus larges que votre paume', 'huit par enfant et quatre pour vous', null),
        item(
          'Colle blanche lavable, non toxique, dont l’étiquette convient à leur âge',
          'un rond gros comme un deux dollars par enfant, et de quoi en remettre',
          'Colle en bâton',
        ),
        item('Débarbouillettes', 'une mouillée par enfant et une pour vous', 'Mains lavées au lavabo'),
        optional('Cartons ou papiers épais, grands comme une feuille à dessin', 'un par enfant et un pour vous', null),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|une pour deux enfants}', null),
        optional('{si-pinceaux|Gros pinceaux}', '{si-pinceaux|un par enfant}', null),
        optional('{si-ruban-adhésif|Ruban-cache}', '{si-ruban-adhésif|un bout par enfant, déchiré par vous}', null),
        optional('{si-vaporisateurs|Vaporisateur d’eau claire}', '{si-vaporisateurs|un, dans votre main}', null),
        optional(
          '{30min si-cocottes|Cocottes entières, plus grosses que le poing}',
          '{30min si-cocottes|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'Ramassez les feuilles par temps sec, à la sortie de la veille : des plates, des frisées, une très grande pour chacun. Secouez-les; jetez les moisies, cassez les queues dures, ôtez les glands.',
        'À table, chacun a devant lui son arbre. C’est un carton ou un papier épais; si vous n’en avez pas, c’est sa plus grande feuille, couchée à plat. Les autres feuilles sont au milieu.',
        'À côté de chaque arbre, versez sur la table un rond de colle gros comme un deux dollars. La bouteille reste avec vous. Colle en bâton? Prenez-en un par enfant, et on la frotte au lieu de l’étaler.',
        'Roulez les manches. Chaque enfant a sa débarbouillette pour les doigts qui collent trop.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« L’automne, les feuilles tombent. Voici mon arbre. » Posez-y une feuille, sans colle. Levez l’arbre : elle glisse. « Tombée! » Étalez de la colle au dos de la feuille, du bout du doigt : « Je tourne, je tourne. » Posez, pressez la paume : « Un, deux, trois, tiens bon! » Levez l’arbre, secouez-le un peu : elle tient! « On recolle toutes les feuilles d’automne? » Chacun en choisit une et trempe son doigt.',
        ),
        play(
          { 20: 8, 30: 9 },
          'On étale, on pose, on presse, on compte trois. Nommez le geste : « Tu tournes. Tu presses. » La feuille craque sous la main? On pèse plus doucement. {si-pinceaux|Une feuille se colle au pinceau, sa voisine au doigt : laquelle tiendra mieux?} {si-ruban-adhésif|Une feuille ne tient que par un bout de ruban : on verra au vent.} {2-3a|À deux ans, la colle va sur la feuille, sur l’arbre et sur le pouce : une feuille restée au doigt, ça colle aussi.} {2-3a !multiage|Posez votre main sur celle d’un enfant et pressez : « Dodo, feuille. » Levez les mains : elle dort, ou elle remonte? À côté, posez une feuille sans colle : laquelle reste quand il souffle? Puis il tape toutes ses feuilles, du plat de la main.} {3-4a|À trois ans, on cherche où mettre la colle : au milieu, au bord, à la pointe?} {3-4a !multiage|Côte à côte, on colle une feuille d’une seule goutte, et une autre avec de la colle partout. Un ami dit laquelle il croit la plus solide; on le saura tantôt, au vent.} {4-5a|À quatre ans, on choisit une frisée : comment la faire toucher partout?} {4-5a !multiage|On l’aplatit, on la presse longtemps, on colle ses deux bords. On compte jusqu’à dix au lieu de trois : est-ce mieux?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Vent d’automne! » On tient son arbre debout, juste au-dessus de la table, on le secoue et l’on souffle : « Fffou! » Stop! On regarde : quelle feuille est tombée, laquelle tient? On retourne celle qui est tombée : y a-t-il de la colle? {si-loupes|La loupe cherche, au dos, les coins où il n’y en avait pas.} On en remet, on presse, et un autre vent se lève. {si-vaporisateurs|Puis il pleut, un seul « pchit » : qu’est-ce qui se décolle?} {2-3a|À deux ans, on secoue de tout le corps, et la feuille tombée se relance un peu avant d’être recollée.} {2-3a !multiage|Soufflez tout doux sur les cheveux d’un enfant, puis sur son arbre. Il fait le vent sur le vôtre : « Oh! Tombée! » Recollez-la à deux : il met la colle, vous pressez.} {3-4a|À trois ans, on dit « tiens bon! » à une feuille avant le vent, et l’on voit si elle écoute.} {3-4a !multiage|Puis un vent de souris, un vent de géant. Laquelle est tombée au vent de souris? Un ami aide à chercher ce qui manquait à cette feuille.} {4-5a|À quatre ans, on gage laquelle tombera la première, et l’on dit pourquoi.} {4-5a !multiage|On secoue l’arbre à l’envers, puis sur le côté. La gageure est perdue? On touche la colle, on change une seule chose et l’on recommence.}',
        ),
        play(
          { 30: 6 },
          '« Y a-t-il de la place par-dessus? » Collez une feuille sur une feuille déjà prise, en dépassant un peu, comme les tuiles d’un toit. Pressez : « Tiens bon, celle d’en haut! » Chacun fait sa pile. Puis un petit vent. {si-cocottes|Une cocotte monte sur la pile : combien de colle lui faut-il pour tenir?} {2-3a|À deux ans, une grande feuille couvre une petite : « Cachée! » On presse, et l’on soulève pour voir.} {2-3a !multiage|Un enfant en met trois, quatre au même endroit. Touchez le tas ensemble : épais! Où est la première? On la cherche du doigt, par un coin qui dépasse.} {3-4a|À trois ans, on alterne une rouge et une jaune, ou une grande et une petite.} {3-4a !multiage|Deux amis bâtissent la même pile : l’un met la colle, l’autre presse et compte trois. On change de métier.} {4-5a|À quatre ans, on compte les étages avant que la pile glisse.} {4-5a !multiage|Si elle glisse, est-ce trop de colle, ou trop de poids? On en fait une deuxième, avec moins de colle, et l’on compare les deux piles au même vent.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          '« Le vent s’endort. » Un dernier souffle, tout petit, puis on couche les arbres à plat : la colle doit dormir aussi. Chacun pose la paume sur sa feuille la plus solide : « Tiens bon jusqu’à demain! » Les feuilles libres reviennent au milieu, on souffle ensemble sur le tas, « Fffou! », et on les ramasse. On frotte ses doigts à la débarbouillette, on essuie sa place, puis on se lave les mains. Demain, on lèvera les arbres : quelles feuilles auront tenu toute la nuit?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Collez une feuille mal, exprès : quand elle tombe, regardez son dos avec étonnement.',
          'Ne recollez pas à la place d’un enfant : rapprochez la colle et attendez.',
          'Comptez trois avec qui presse, la main à plat à côté de la sienne.',
        ],
        questionsOuvertes: [
          '{2-3a !3-4a !4-5a|Où est-elle tombée?} {3-4a 4-5a|Pourquoi celle-là est-elle tombée?}',
          'Où mets-tu la colle?',
          '{2-3a !3-4a !4-5a|Quelles feuilles tiennent encore?} {3-4a 4-5a|Que pourrais-tu changer pour qu’elle tienne?}',
        ],
      },
      vocabulaire: ['la feuille', 'la colle', 'étaler', 'presser', 'tenir', 'tomber', 'secouer', '{30min|par-dessus}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il veut seulement étaler? Laissez-le tourner son doigt dans la colle; posez une feuille tout près, qu’il y couchera s’il veut.',
        },
        {
          pour: '3-4a',
          texte:
            'Il met une montagne de colle? Laissez glisser la feuille : il verra, et il en étalera moins à la suivante.',
        },
        {
          pour: '4-5a',
          texte: 'Il colle une feuille qui dépasse de son arbre et cherche comment elle résistera au vent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts collants le dérangent? Il étale avec un bout de feuille plié, sa débarbouillette dans l’autre main. Il secoue difficilement? Il souffle, ou il dit « vent! » et vous secouez. Il voit peu? Il touche chaque feuille pour savoir laquelle tient.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, des bouts de papier de soie remplacent les feuilles; l’été, des feuilles vertes tombées après le vent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Colle aux coudes, feuille en miettes.', 'Feuille qui tombe quand on la voulait solide.'],
        dangersAEliminer: [
          'Colle ou feuille à la bouche : essuyez, offrez une feuille à presser, et restez à portée de bras de qui goûte.',
          'Bouteille et bouchon de colle : vous seule versez, et ils restent hors de portée.',
          'Queue dure, gland, miette au sol : ôtez-les avant de jouer et à mesure.',
          'Doigt collant à l’œil : la débarbouillette d’abord; s’il y a de la colle dans l’œil, rincez à l’eau claire.',
          'Arbre secoué dans le visage d’un voisin : on secoue bas, au-dessus de la table.',
          'Feuille ou colle par terre : ça glisse; ramassez tout de suite.',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à table, loin de la fenêtre.} {si-ruban-adhésif|Bout de ruban à la bouche : il est long comme votre doigt, et vous les reprenez tous.} {si-vaporisateurs|Jet au visage, flaque par terre : vous seule pesez, bas, au-dessus de la table.} {30min si-cocottes|Écaille qui pique ou qui casse : la cocotte reste entière, et le bout tombé va dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Moisissures, asthme : prenez des feuilles bien sèches et gardez la pompe de l’enfant sur vous. Peau sensible : lisez l’étiquette de la colle.',
        ],
      },
      observation: [
        'Raisonnement : que fait l’enfant d’une feuille qui vient de tomber?',
        'Motricité fine : comment étale-t-il, d’un doigt, de la paume, et jusqu’où presse-t-il?',
        'Éveil aux sciences : que dit-il ou que montre-t-il de ce qui tient?',
      ],
      prolongements: [
        'Le lendemain matin, levez les arbres ensemble : quelles feuilles ont tenu?',
        'Une fois sec, l’arbre part à la maison : l’enfant fait le vent devant son parent, et l’on compte les feuilles qui tiennent bon.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé tomber les feuilles qui devaient tomber?',
        'Qui a recollé, et qui a préféré faire le vent?',
      ],
    },
  },
  {
    key: 'couic-pas-si-fort',
    summary:
      'Un pompon dort dans la pince : trop serré, il fait « couic! »; pas assez, boum, il tombe. Juste assez, il ronfle jusqu’à son lit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les pinces',
      'pinces',
      'pince',
      'pinces et pompons',
      'pinces, gros pompons',
      'pinces et bacs à glaçons',
      'bacs à glaçons',
      'bac à glaçons',
      'gros pompons',
      'pompons',
      'motricité fine',
      'la motricité fine',
      'prendre avec des pinces',
      'attraper avec une pince',
      'serrer la pince',
      'ouvrir et fermer la pince',
      'transporter des pompons',
      'transvider des pompons',
      'un pompon par trou',
      'serrer trop fort',
      'force des doigts',
    ],
    seen: [
      'à la dînette ils attrapent toutes sortes d’affaires avec les pinces à salade',
      'ils serrent la pince tellement fort que les pompons revolent en dessous de la table',
      'elle essaie de prendre ses petits pois entre deux doigts sans les écraser',
      'à la collation il veut se servir tout seul avec la pince et échappe ses fruits',
      'ils ont de la misère à tenir leur crayon, leurs doigts sont vite fatigués',
      'ils mettent un pompon par trou dans le bac à glaçons et recommencent',
      'elle s’est fâchée parce que le pompon tombait toujours de sa pince',
      'il joue à la grue avec la pince de cuisine et ramasse des toutous avec',
    ],
    picture:
      'Deux enfants se passent un gros pompon de pince à pince au-dessus des lits; l’éducateur, un doigt sur les lèvres; d’une troisième pince, un pompon tombe.',
    scenes: ['transporter', 'remplir-vider'],
    sheet: {
      titre: 'Couic! Pas si fort!',
      observationDepart:
        'À la dînette, une enfant attrape un pompon avec la pince à salade. Elle serre fort, fort : il saute et roule sous la table. {2-3a !3-4a !4-5a|« Parti! »} {3-4a 4-5a|« Y s’est sauvé! »}',
      intentionEducative:
        'Permettre aux enfants de manier des pinces et de chercher la force qu’il faut : assez pour tenir un pompon, pas assez pour l’écraser.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la pince, la fermer sur un pompon et le porter jusqu’à son lit.',
        'Serrer plus ou moins, et sentir ce que fait le pompon.',
        '{20min 30min|Passer un pompon d’une pince à une autre.}',
        '{30min|Poser un pompon sur deux autres.}',
      ],
      materiel: [
        item('Pinces de cuisine courtes, à bouts ronds', 'une par enfant et une pour vous', 'Pinces à salade'),
        item(
          '{2-3a|Gros pompons très serrés, plus gros qu’un rouleau de papier hygiénique}{!2-3a|Gros pompons très serrés, larges de trois ou quatre centimètres}',
          'quatre par enfant et quatre pour vous',
          'Petits bas roulés{2-3a|, plus gros qu’un rouleau de papier hygiénique}',
        ),
        item('Débarbouillettes', 'une sèche par enfant et une pour vous : les lits', 'Tuques'),
        optional('Bacs à glaçons', 'un pour deux enfants', null),
        optional(
          '{si-boîtes-d’œufs|Boîtes d’œufs en carton, neuves}',
          '{si-boîtes-d’œufs|une pour deux enfants}',
          null,
        ),
        optional('{20min 30min si-toutous|Toutous}', '{20min 30min si-toutous|un pour deux enfants}', null),
        optional(
          '{20min 30min si-cuillères|Grosses cuillères à bout rond}',
          '{20min 30min si-cuillères|une pour deux enfants}',
          null,
        ),
        optional('{30min si-blocs|Blocs plus gros que votre poing}', '{30min si-blocs|deux par enfant}', null),
      ],
      preparation: [
        '{2-3a|Essayez chaque pompon, bien serré entre vos doigts : il ne passe pas dans un rouleau de papier hygiénique.} Tirez sur les brins de chaque pompon : s’ils lâchent, il ne joue pas. Ouvrez et fermez chaque pince : elle revient toute seule et ne coince pas le doigt.',
        'Mettez les pompons en tas au milieu d’une table basse, ou par terre, à portée de chaque bras. Plus de six enfants? Faites deux tas. Devant chacun, pliez une débarbouillette en deux : c’est un lit.',
        '{!2-3a|Avez-vous des bacs à glaçons? Ce sont des lits à plusieurs places : glissez-en un entre deux enfants, sur les débarbouillettes.} {2-3a|Avez-vous des bacs à glaçons? Glissez-en un entre deux enfants, sur les débarbouillettes. Un gros pompon n’entre pas dans un trou : il s’assoit dessus.} {si-boîtes-d’œufs|Ouvrez une boîte d’œufs entre deux enfants : c’est un dortoir.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Ouvrez et fermez la pince dans l’air : clac, clac. « Chut… les pompons dorment. » Prenez-en un tout doucement et ronflez : « Rrr… pchhh. » Serrez trop : « Couic! Pas si fort! » Ouvrez trop : « Boum! Ouin! » Reprenez-le, juste assez : « Rrr… pchhh… » Portez-le jusqu’à votre débarbouillette et ouvrez la pince : « Bonne nuit. » Donnez une pince à chacun : « Qui couche les autres? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Chacun prend un pompon au tas et le porte dans son lit. Tant qu’il est bien tenu, on ronfle pour lui, tout bas. S’il s’écrase, on dit « couic! »; s’il tombe, « boum! », et on le reprend. Avez-vous un bac à glaçons? Chaque trou est un lit : un pompon {2-3a|s’assoit dessus}{!2-3a|se couche dedans}. {si-boîtes-d’œufs|Au dortoir, un pompon par creux, puis l’on ferme le toit sans un « couic ».} {2-3a|À deux ans, on serre la pince à deux mains, ou l’on prend le pompon à deux doigts.} {2-3a !multiage|Offrez à un enfant un pompon dans votre paume ouverte : sa pince mord, tire… Ronflez aussi longtemps qu’elle tient. « Encore un? » La main se fatigue? Le pouce et l’index font la pince, clac, clac.} {3-4a|À trois ans, on ronfle soi-même du tas jusqu’au lit, sans arrêter.} {3-4a !multiage|Puis on essaie de l’autre main. Le lit est plein? Un pompon se lève, va boire une gorgée près du tas et revient se coucher sans « couic ».} {4-5a|À quatre ans, on le porte le plus lentement possible, sans qu’un brin bouge.} {4-5a !multiage|Un ami guette le pompon et dit « couic » s’il le voit s’écraser. Par où le prendre : le milieu, le côté, le dessus? On compare, puis on change de rôle.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Il veut dormir chez toi! » Tendez à un enfant le pompon au bout de votre pince. Il l’attrape de la sienne. « Tu l’as? » « Je l’ai! » Vous ouvrez : il ronfle encore. Deux par deux, ou trois en rond, on se passe les pompons de pince à pince, du lit de l’un au lit de l’autre. {si-toutous|Un toutou couché prête son ventre : on y pose un pompon sans le réveiller.} {si-cuillères|Une cuillère fait le hamac : la pince y couche le pompon, un ami le berce jusqu’au lit.} {2-3a|À deux ans, la paume d’un ami, bien ouverte, sert de lit.} {2-3a !multiage|Un enfant pose son pompon sur votre genou, votre soulier, votre main : où dort-il le mieux? Rendez-le de pince à pince, en ronflant tout bas. Tombé? « Boum! » Riez, et l’enfant le reprend.} {3-4a|À trois ans, on attend le « je l’ai! » avant d’ouvrir.} {3-4a !multiage|Puis sans un mot : on se regarde, on fait oui de la tête. Le pompon a-t-il dormi jusqu’au bout?} {4-5a|À quatre ans, on compte : combien de passages sans « couic » ni « boum »?} {4-5a !multiage|On s’éloigne, bras tendus, coudes levés. Est-ce plus dur de donner ou de recevoir? On en parle, on recommence de l’autre main.}',
        ),
        play(
          { 30: 6 },
          '« Il n’y a plus de place? On fait un étage! » Serrez deux pompons côte à côte sur la débarbouillette, prenez-en un troisième à la pince, posez-le sur les deux et ouvrez tout doucement. « Chut… il tient. » Chacun bâtit un étage, dans son lit ou dans un coin du lit d’un ami. Tout s’écroule? « Boum! Ouin! » On les recouche. {si-blocs|Un bloc debout de chaque côté fait la barrière du lit : les deux d’en bas ne roulent plus.} {2-3a|À deux ans, deux côte à côte, qui se touchent, c’est déjà réussi.} {2-3a !multiage|Posez le troisième vous-même : un enfant souffle, et « boum! ». Puis on cache tous les pompons sous la débarbouillette. Lequel dépasse? La pince le tire de son lit.} {3-4a|À trois ans, on choisit les deux plus gros pour le dessous.} {3-4a !multiage|Un ami tient les deux d’en bas, une main de chaque côté, puis ôte ses mains : l’étage tient-il tout seul?} {4-5a|À quatre ans, on en met trois en dessous, et le quatrième dans le creux.} {4-5a !multiage|On ouvre la pince d’un coup, puis tout doucement : quand l’étage tient-il le mieux? Deux amis mettent leurs pompons ensemble : combien d’étages font-ils?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« Cocorico! C’est le matin! » Chacun réveille ses pompons : un petit « couic » bien doux de la pince, et ils retournent au tas. Le dernier attend au bout de la pince, au-dessus du tas. « Un, deux, trois… couic! » Toutes les pinces s’ouvrent, il pleut des pompons. Les pinces se couchent ensemble devant vous : clac, plus un bruit. On secoue les doigts, on les ouvre, on les ferme : ils ont travaillé. Comptez les pompons, quatre par personne. S’il en manque un, cherchez-le ensemble : il s’est levé la nuit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ronflez pour un enfant tant que sa pince tient bien; taisez-vous net quand le pompon tombe.',
          'Placez votre pince à côté de celle d’un enfant et faites le même essai, lentement.',
          'Dites ce que font les doigts : « Tu serres. Tu ouvres un petit peu. »',
        ],
        questionsOuvertes: [
          'Comment le tiens-tu pour qu’il dorme?',
          'Qu’est-ce qui l’a réveillé?',
          '{10min|Où est son lit?} {20min 30min|À qui veux-tu le donner?}',
        ],
      },
      vocabulaire: [
        'la pince',
        'le pompon',
        'serrer',
        'ouvrir',
        'doucement',
        'juste assez',
        '{20min 30min|donner}',
        '{30min|l’étage}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La pince est trop raide? Il la tient à deux mains, l’autre bout appuyé sur la table, et vous lui approchez le pompon.',
        },
        {
          pour: '3-4a',
          texte:
            'Il y arrive sans peine? Il couche ses pompons dans un lit placé derrière lui, en se tournant lentement.',
        },
        {
          pour: '4-5a',
          texte:
            'Il ferme les yeux : un ami le guide, « plus haut », « serre », « ouvre », jusqu’au lit. Puis il guide l’ami.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ses doigts se fatiguent? Il prend le pompon entre les deux paumes, qui font une grande pince. Il voit peu? Mettez ses pompons près de lui, d’une couleur qu’il distingue bien. Il entend peu? Votre main s’ouvre et se ferme au lieu du « couic ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les mitaines font la pince, et les boules de neige dorment.} {hiver|L’été, dans la cour, la pince porte une éponge mouillée : trop serrée, elle coule.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pompon échappé, doigts fatigués.', 'Deux pinces sur le même pompon.'],
        dangersAEliminer: [
          'Pompon à la bouche : ôtez-le du jeu, offrez la pince seule, et restez à portée de bras de qui goûte.',
          '{2-3a|Pompon qui s’écrase assez pour passer dans un rouleau de papier hygiénique, ou qui perd ses brins : hors du jeu.}{!2-3a|Pompon qui perd ses brins : hors du jeu; aucun pompon ne quitte le jeu, et un plus jeune n’y entre pas.}',
          'Pince près d’un visage, d’un doigt, d’une oreille : elle ne pince que des pompons, et se pose quand on se lève.',
          'Pompon sous un pied : on le ramasse tout de suite.',
          'Bac à glaçons fendu ou coupant : retirez-le.',
          '{20min 30min si-cuillères|Cuillère en bouche, ou portée debout : le hamac se berce assis, puis se pose.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible à la laine : prenez des pompons de coton ou d’acrylique.',
          '{si-boîtes-d’œufs|Œufs : la boîte est neuve; si un enfant y est allergique, elle ne sort pas.}',
        ],
      },
      observation: [
        'Motricité fine : comment tient-il la pince, et change-t-il de force en chemin?',
        'Attention : combien de temps suit-il son pompon des yeux?',
        'Fonction symbolique : que fait-il dire ou faire à son pompon endormi?',
      ],
      prolongements: [
        'À la collation, une pince sert les morceaux de fruit dans les assiettes, sans « couic ».',
        'À la maison, l’enfant couche une paire de bas roulés avec la pince à salade de son parent.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé tomber les pompons sans tendre la main?',
        'Qui a trouvé la bonne force, et comment l’a-t-il montré?',
      ],
    },
  },
  {
    key: 'mon-trait-dit-je-t-aime',
    summary:
      'Un gribouillis plié en mot doux : « En veux-tu? » On l’ouvre, le doigt suit le trait, et la voix dure autant que lui : « je t’aaaime bien! »',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    feast: 'saint-valentin',
    calls: [
      'la Saint-Valentin',
      'Saint-Valentin',
      'St-Valentin',
      'valentin',
      'l’amitié',
      'amitié',
      'les amis',
      'mot doux',
      'mots doux',
      'mot d’amour',
      'lettre d’amour',
      'carte de Saint-Valentin',
      'papier et crayons',
      'papier, crayons de cire',
      'crayons de cire',
      'gribouiller',
      'gribouillis',
      'plier une feuille',
      'plier le papier',
      'dire je t’aime',
      'dire merci',
      'donner son dessin',
      'offrir un dessin',
    ],
    seen: [
      'ils gribouillent une feuille, la plient et viennent nous la mettre dans les mains',
      'les plus grands ont donné des cœurs et les petits en veulent aussi',
      'elle a pleuré parce que son ami n’a pas voulu de son dessin',
      'il plie ses papiers en tout petit et dit que c’est une lettre pour maman',
      'ils se donnent des becs sans demander si l’autre en veut',
      'elle fait des vagues sur une feuille et nous lit ce qui est écrit',
      'la Saint-Valentin s’en vient et ils se disent je t’aime toute la journée',
      'au coin dessin, ils font des cadeaux en papier et les glissent dans les casiers',
    ],
    picture:
      'Penchés sur un papier déplié, deux enfants suivent du doigt le même long trait, bouche ouverte; à côté, une petite tend un papier plié sur sa paume.',
    scenes: ['politesse', 'tracer-ecrire', 'fete'],
    sheet: {
      titre: 'Mon trait dit : je t’aaaime',
      observationDepart:
        '{2-3a !3-4a|Saint-Valentin : un cœur est collé à la porte. Un enfant gribouille et vous met sa feuille sur les genoux : « Pour toi! »} {3-4a|Saint-Valentin : une enfant plie son gribouillis en tout petit et le glisse à un ami. Il l’ouvre : « Ça dit quoi? »}',
      intentionEducative:
        'Offrir à chacun de fêter l’amitié : faire un mot doux, demander à un ami s’il en veut et entendre sa réponse.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Gribouiller un mot doux et le plier à sa façon.',
        'Demander « en veux-tu? » et attendre la réponse.',
        'Ouvrir, écouter ce que dit le trait, remercier d’un mot, d’un signe ou d’un sourire.',
        '{30min|Répondre sur le mot reçu.}',
      ],
      materiel: [
        item(
          'Papier, en demi-feuilles',
          'quatre par enfant, et pour vous autant qu’il y a d’enfants, plus deux',
          'Revers de vieux dessins',
        ),
        item('Crayons de cire, gros et entiers', 'deux par enfant et deux pour vous', 'Gros crayons de bois'),
        optional('{!20min 3-4a si-colle|Colle en bâton}', 'une pour deux enfants{multiage|, dès trois ans}', null),
        optional(
          '{si-papier-de-construction|Papier de construction, en demi-feuilles}',
          '{si-papier-de-construction|une par enfant}',
          null,
        ),
        optional('{si-enveloppes|Enveloppes plus grandes que la main}', '{si-enveloppes|une par enfant}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|un pour deux enfants}', null),
        optional('{si-boîtes-de-carton|Boîte de carton à couvercle}', '{si-boîtes-de-carton|une}', null),
        optional('{si-boîtes-à-chaussures|Boîte à chaussures}', '{si-boîtes-à-chaussures|une}', null),
      ],
      preparation: [
        'Coupez les feuilles en deux. Posez devant chaque chaise deux demi-feuilles et deux crayons; gardez le reste. Assoyez-vous à la même table. {si-boîtes-de-carton si-boîtes-à-chaussures|Fendez d’avance le dessus de la boîte, sur une largeur de main : elle fera la poste.}',
        'Gribouillez d’avance un mot doux à chaque enfant, plié et glissé dans votre poche : qui n’en reçoit pas d’un ami en pigera un.',
        'Laissez un passage libre autour de la table : les mots doux voyagent à pied, les crayons restent à table.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Saint-Valentin! C’est la fête de l’amitié, le jour des mots doux. J’écris le mien. » Tirez lentement un long trait qui tourne, et que votre voix dure autant que lui : « Je t’aaaaaime bien. » Un point : « Toc! » Pliez, passez le poing sur le pli. Approchez-vous d’un enfant, le mot sur la paume : « En veux-tu? » Oui? Il l’ouvre, vous suivez le trait du doigt avec lui et relisez : « Je t’aaaaaime bien. Toc! » Non? « D’accord. » Gardez le mot contre votre cœur et demandez à un autre. « Et vous, à qui écrivez-vous? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun gribouille son mot doux, à voix haute ou tout bas. Un trait long, une voix longue; des points, « toc, toc ». Puis on plie : un bord rejoint l’autre, le poing repasse. {si-papier-de-construction|Plié, le papier épais se rouvre tout seul : un poing dessus, on attend qu’il s’endorme.} Un mot fini, on en fait un autre. {si-enveloppes|Une enveloppe avale le mot plié, le rabat rentré : l’ami l’y cherchera du bout des doigts.} {2-3a|À deux ans, on froisse, on roule, on plie de travers : c’est un mot doux.} {2-3a !multiage|Suivez de la voix le crayon d’un enfant : il va vite, « iiii! »; il s’arrête, silence. L’enfant vous fait taire et chanter du bout de son crayon. Puis ses deux poings tapent sur le pli : « Boum, fermé! »} {3-4a|À trois ans, on décide ce que dit le trait : « viens jouer », « j’aime ton chandail ».} {3-4a !multiage|Redites à un enfant sa phrase en suivant son trait : est-il assez long? Sinon, il l’allonge. On plie une fois, deux fois, et l’on met sur le dessus un signe pour reconnaître son mot.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'On laisse le crayon, on prend son mot et l’on va trouver quelqu’un, à table ou debout. On le montre sur la paume : « En veux-tu? » On attend. Oui : l’ami l’ouvre, celui qui l’a fait suit le trait du doigt et le lit. « Merci! » Non : on garde le mot contre son cœur, et l’on demande à quelqu’un d’autre, ou à vous, qui en voulez toujours. {si-toutous|On s’exerce devant un toutou : un ami lui fait dire oui ou non de la tête.} Qui n’a rien reçu pige un mot dans votre poche. {2-3a|À deux ans, on donne et l’on reprend, et le « merci » peut être un sourire.} {2-3a !multiage|Marchez avec qui hésite, et posez la question à sa place. L’ami ouvre : votre doigt suit le trait, et leurs deux voix lisent.} {3-4a|À trois ans, l’ami demande : « Ça dit quoi? »} {3-4a !multiage|Puis il relit à son tour, le doigt sur le trait : y a-t-il des « toc »? Où la voix s’allonge-t-elle?}',
        ),
        play(
          { 30: 6 },
          '« Et si le mot doux répondait? » On revient s’asseoir, on ouvre un mot reçu et l’on ajoute un trait, un rond ou un point à côté de l’autre. On replie, on rapporte : « J’ai répondu. Veux-tu le voir? » Les deux lisent, chacun son trait. Personne de libre? On vous répond à vous. {2-3a|À deux ans, on gribouille par-dessus, et l’on rit des deux voix ensemble.} {2-3a !multiage|Faites un trait sur le mot d’un enfant; il en fait un à son tour et vous le rend. À chaque tour, relisez tout : « Aaaa… toc… iiii! » La page est pleine? On la plie et l’on prend une autre demi-feuille.} {3-4a|À trois ans, on répond quelque chose : « oui, je viens », « moi aussi ».} {3-4a si-colle|Avec de la colle, une demi-feuille s’ajoute au bord du mot reçu : le trait y continue, et la voix dure deux fois plus.} {3-4a !multiage|À deux, on ajoute un trait qui part du premier et rejoint le second : que dit-il, celui-là? On le lit ensemble, deux doigts côte à côte.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Chacun choisit le mot doux qu’il garde, reçu ou fait par lui, et s’assoit avec vous sur le tapis. On l’ouvre une dernière fois sur ses genoux. Tous les doigts suivent leur trait en même temps, et toutes les voix durent : « Je t’aaaaaime bien… toc! » Puis on replie, on le pose sur son cœur : « Merci, les amis! » Chaque mot va au casier, pour la maison, et ceux qui restent servent demain. {si-boîtes-de-carton si-boîtes-à-chaussures|Ceux-là tombent un à un par la fente de la boîte, « toc » : c’est la poste de demain.} On ramasse les crayons en les comptant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lisez chaque gribouillis pour vrai : le doigt sur le trait, la voix aussi longue que lui.',
          'Accueillez le non sans insister : « Il n’en veut pas maintenant. Garde-le contre toi. »',
          'Regardez qui n’ose pas demander : offrez-lui un mot de votre poche, puis allez avec lui.',
        ],
        questionsOuvertes: ['Que dit ton trait?', 'À qui veux-tu le donner?', 'Qu’a-t-il répondu?'],
      },
      vocabulaire: [
        'Saint-Valentin',
        'le mot doux',
        'le trait',
        'plier',
        'ouvrir',
        'en veux-tu',
        'merci',
        '{30min|répondre}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il garde tout pour lui? C’est son mot doux : relisez-le avec lui. Il le tendra peut-être à vous d’abord, ou demain.',
        },
        {
          pour: '3-4a',
          texte: 'Il veut écrire pour vrai? Il fait la première lettre de son prénom, ou vous l’écrivez sous ses yeux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas? Son doigt lit, et vous prêtez la voix; il tend la paume pour demander. Sa main peine? Il frotte le côté du crayon et presse le pli de l’avant-bras. S’approcher le gêne? Un ami porte son mot et lui rapporte la réponse.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans la cour, le trait se fait à l’eau, au doigt, et l’on se dépêche de le lire.',
        },
      ],
      securite: {
        risquesAcceptes: ['Un « non » qui fait de la peine.', 'Mot doux déchiré, repris ou oublié.'],
        dangersAEliminer: [
          'Crayon à la bouche ou cassé : reprenez le bout et donnez un crayon entier.',
          'Crayon en main debout : il reste à table; seuls les mots se promènent.',
          'Boulette de papier mâchée : ôtez-la, et offrez une autre demi-feuille.',
          '{!20min 3-4a si-colle|Colle en bouche : bâton refermé dès que les feuilles tiennent.}',
          'Papier par terre : il glisse; on le ramasse avant de livrer.',
          'Bec ou câlin exigé avec le mot : on demande « veux-tu? », et non, c’est non.',
          '{si-enveloppes|Rabat léché : la colle reste sèche, on le rentre à l’intérieur.}',
        ],
        supervision: 'palier2',
        allergies: ['Crayons non toxiques, lisez l’étiquette; aucun bonbon avec les mots doux.'],
      },
      observation: [
        'Compétences sociales : comment attend-il la réponse, et que fait-il d’un non?',
        'Éveil à la lecture et à l’écriture : que fait-il dire à son trait?',
        'Développement graphique : que trace-t-il, des points, des ronds, de longs traits?',
      ],
      prolongements: [
        'Les jours suivants, laissez des demi-feuilles au coin dessin : on écrit un mot doux quand on s’ennuie.',
        'Au départ, l’enfant lit son mot doux à son parent, le doigt sur le trait, puis le met sur le frigo de la maison.',
      ],
      reflexionRetroaction: [
        'Chacun a-t-il reçu au moins un mot, et de qui?',
        'Ai-je laissé le temps de répondre non?',
      ],
    },
  },
  {
    key: 'le-dernier-mot-est-a-toi',
    summary:
      'Vous lisez le livre qu’ils savent par cœur, et vous vous taisez au bout de la phrase. Puis vous vous trompez : « Nooon! » Ils la disent, et ils la jouent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['livres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, on lit assis à l’ombre, et la page se joue sur l’herbe.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les livres',
      'livres',
      'livre',
      'livre préféré',
      'toujours le même livre',
      'apporter le même livre',
      'encore le même livre',
      'relire le même livre',
      'finir les phrases',
      'finir mes phrases',
      'finir la phrase',
      'savoir le livre par cœur',
      'dernier mot',
      'lire une histoire',
      'l’heure du conte',
      'coin lecture',
      'raconter le livre',
      'jouer l’histoire',
      'se tromper en lisant',
      'faire semblant de lire',
      'lire à son toutou',
      'lecture',
    ],
    seen: [
      'ils apportent toujours le même livre et finissent les phrases à ma place',
      'quand je saute un mot dans l’histoire, ils me reprennent tout de suite',
      'elle tient son livre à l’envers et le raconte à son toutou',
      'il répète la fin des phrases du livre toute la journée, même au dîner',
      'ils crient non et se tordent de rire quand je dis le mauvais mot en lisant',
      'avant la sieste ils redemandent l’histoire d’hier, trois fois de suite',
      'il connaît son livre par cœur et tourne la page avant que j’aie fini',
      'après l’histoire ils se couchent et ronflent comme l’ours du livre',
    ],
    picture:
      'L’éducatrice, bouche ouverte, le doigt sur la page, attend le mot : un enfant pointe l’ours, une amie crie « non » en riant, un autre fait semblant de dormir.',
    scenes: ['livres-histoires', 'mots', 'blagues'],
    sheet: {
      titre: 'Le dernier mot est à toi',
      observationDepart:
        '« Encore lui! » Un enfant vous apporte le même livre qu’hier. Vous commencez la phrase, et il la finit avant vous.',
      intentionEducative:
        'Éveiller le plaisir de dire un livre qu’on connaît : finir la phrase, reprendre l’adulte qui se trompe{20min 30min|, faire vivre la page avec son corps}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Finir une phrase du livre, d’un mot, d’un bruit ou d’un geste.',
        'Entendre l’erreur de l’adulte et la corriger.',
        '{20min 30min|Jouer une page avec son corps}{20min 30min 3-4a| et la faire deviner}{20min 30min|.}',
        '{30min|Lire à sa façon, à quelqu’un ou tout seul.}',
      ],
      materiel: [
        item(
          'Livres à grandes images',
          '{10min 20min|leur préféré, et deux autres qu’ils connaissent}{30min|leur préféré, et un par enfant}',
          'Imagiers',
        ),
        optional('Toutous, pour écouter', 'un par enfant', null),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une}', null),
        optional('{dedans si-lampe-de-poche|Lampe de poche}', '{dedans si-lampe-de-poche|une}', null),
        optional('{si-coussins|Coussins mous, qui se plient}', '{si-coussins|un par enfant}', null),
        optional('{20min 30min si-marionnettes|Marionnette}', '{20min 30min si-marionnettes|une}', null),
        optional(
          '{30min si-figurines-d’animaux|Figurines d’animaux, longues comme une main d’adulte}',
          '{30min si-figurines-d’animaux|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'Prenez le livre qu’ils apportent toujours. Repérez-y trois phrases dont l’image donne le dernier mot : le lit, la soupe, le chien. Ce sont vos phrases à trous.',
        'Choisissez d’avance trois mots de travers, très loin du vrai : « camion » pour « chien », « soulier » pour « lit ».',
        '{dedans|Assoyez-vous au tapis, le dos au mur.}{cour|Assoyez-vous dans l’herbe, à l’ombre, le dos à la clôture.} Les enfants sont devant vous en demi-rond, tout près : chacun voit la page et peut la toucher. {si-coussins|Chacun a son coussin sous les fesses.} Avez-vous des toutous? Chacun en assoit un sur ses genoux : il écoute aussi. {20min 30min|Gardez derrière eux un espace libre, de trois pas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{si-couvertures|Le livre dort sous une couverture : soulevez-en un coin, laissez-les le reconnaître.} Prenez le livre. « Encore lui? Tant mieux, vous le savez mieux que moi. » Ouvrez à la première page et lisez jusqu’à l’avant-dernier mot. Arrêtez net : la bouche ouverte, le doigt sur l’image, les yeux sur eux. Comptez cinq dans votre tête. Un mot arrive, ou un bruit, ou un doigt. {dedans si-lampe-de-poche|Un enfant tient la lampe de poche : son rond sur l’image est aussi une réponse.} « Oui, c’est ça! Le dernier mot est à toi. » Relisez la phrase entière, son mot au bout, et tournez la page.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Lisez, taisez-vous au bout de chaque phrase, attendez : le mot est à eux. On le dit ensemble, fort, tout bas, ou l’un après l’autre, et les toutous le soufflent aussi s’il y en a. Puis trompez-vous, très sérieuse : « Il dort dans son… soulier! » « Nooon! » « Ah non? Dans quoi, alors? » Montrez l’image; ils vous corrigent. Le livre finit? Reprenez-le, ou passez à un autre. {2-3a|À deux ans, un mot, un « non! », un doigt sur l’image finit très bien la phrase.} {2-3a !multiage|Un enfant aime une page? Lisez-la trois fois, et chaque fois taisez-vous un mot plus tôt. S’il ne dit rien, faites le bruit de l’image, puis attendez encore. Il ferme, il rouvre : « Encore! » Reprenez la même phrase.} {3-4a|À trois ans, un enfant se trompe exprès à votre place : le doigt sur l’image, il dit un mot de travers, et l’on crie « non! ».} {3-4a !multiage|Puis cachez l’image de la main : peut-on finir la phrase sans la voir? Avant de tourner la page, demandez : « Qu’est-ce qui s’en vient? » On tourne, on vérifie.}',
        ),
        play(
          { 20: 7, 30: 7 },
          'Appuyez le livre debout, ouvert, contre vos genoux. « Cette page-là, on la joue! » Lisez la phrase, moins le dernier mot : tous se lèvent et le font avec leur corps. Il dort? On ronfle couché. Il court? On court sur place. Refermez le livre, clac : tout s’arrête, assis. {si-marionnettes|Un enfant enfile la marionnette : la fois d’après, c’est elle qui ferme le livre.} Rouvrez ailleurs. {2-3a|À deux ans, on vient montrer la page à jouer, et c’est souvent la même.} {2-3a !multiage|Jouez-la avec eux, tout près. Trompez-vous encore : le personnage dort, et vous dansez! « Non, dodo! » On vous corrige, on vous couche. Puis un enfant claque le livre, à deux mains.} {3-4a|À trois ans, un ou deux enfants vous montrent une page en cachette et la jouent; les autres la retrouvent dans le livre.} {3-4a !multiage|On donne aussi des paroles au personnage : que dit-il, à cet endroit? Puis tous jouent deux pages de suite, sans s’arrêter : un ami tient le livre et tourne.}',
        ),
        play(
          { 30: 6 },
          'Chacun choisit un livre et s’installe où il veut : contre {dedans|le mur}{cour|la clôture}, sur le ventre, dos à dos. Avez-vous des toutous? On leur lit. Sinon, on lit à un voisin, à son genou, à vous. {si-figurines-d’animaux|Une figurine cherche son image : on tourne les pages jusqu’à elle, on l’y couche.} Passez de l’un à l’autre et finissez leurs phrases, à votre tour : « Il mange une grosse… » {2-3a|À deux ans, on tourne les pages à l’envers, on nomme ce qu’on voit, et c’est lire.} {2-3a !multiage|Assoyez-vous à côté d’un enfant et faites comme si vous ne connaissiez pas son livre : « Et lui, c’est qui? » Il répond d’un mot et tourne la page. « Encore! » dites-vous à la fin, et il recommence. Puis allez voir un autre lecteur.} {3-4a|À trois ans, on laisse un trou au bout de la phrase, et c’est l’ami qui le bouche.} {3-4a !multiage|Deux amis échangent leurs livres et racontent celui de l’autre : ont-ils mis les mêmes mots? On écoute les deux façons.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          'Revenez au livre préféré, à sa dernière page, tous ensemble. Lisez-la en chuchotant et taisez-vous une dernière fois : le dernier mot se souffle, d’une seule voix. « C’est vous qui l’avez fini. » Chacun pose une main sur la couverture et l’on ferme ensemble, sans bruit. {si-coussins|Chacun plie aussi son coussin en deux, comme un livre, et le range à côté de vous.} Debout, on s’étire comme une page qui s’ouvre, et l’on se replie. {dedans|Un enfant va porter le livre à sa place, bien en vue : demain, on le retrouvera.}{cour|Un enfant rentre le livre contre lui, bien au sec : demain, on le retrouvera.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous pour vrai, jusqu’à cinq, la bouche ouverte : leur mot vient dans ce silence.',
          'Prenez le mot qui arrive, même autre que celui du livre : « Il dort dans le bateau? Ça se peut. » Puis relisez.',
          'Trompez-vous deux ou trois fois, pas à chaque page : on vous guette.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui vient après?',
          'Où me suis-je trompée?',
          '{20min 30min|Comment joue-t-on cette page?}',
        ],
      },
      vocabulaire: [
        'le livre',
        'la page',
        'le mot',
        'la fin',
        'encore',
        'se tromper',
        '{20min 30min|jouer}',
        '{30min|raconter}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Il colle au livre et cache la page? Il devient celui qui tourne la page, dès que le mot est trouvé.',
        },
        {
          pour: '3-4a',
          texte:
            'Il dit tout avant les autres? Il devient la grande personne : il lit, se tait, et c’est lui qui attend.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu ou signe? Son doigt ou son signe finit la phrase, et vous dites le mot pour lui. Il entend mal? Il voit votre bouche et l’image en même temps. Il voit peu? Donnez le bruit de la page avant le mot. {20min 30min|Assis ou en fauteuil, on joue des bras et du visage.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, on lit assis à l’ombre, et la page se joue sur l’herbe.} {!hiver|L’hiver, on lit près de la porte, déjà en pantalon de neige : la dernière page nomme la sortie.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Page plissée, deux mains sur le même livre.', 'Un « non! » crié très fort.'],
        dangersAEliminer: [
          'Livre par terre sous un pied : il glisse; les autres livres restent contre vous tant qu’on ne lit pas.',
          'Agrafe, coin arraché ou page mâchée : ce livre sort du jeu.',
          '{20min 30min|Corps qui se cognent en jouant la page : un bras de distance, et au « clac » on s’assoit sur place.}',
          '{cour|Roche, branche ou guêpe : regardez l’herbe avant d’asseoir le groupe.}',
          '{dedans si-lampe-de-poche|Lumière dans les yeux : la lampe n’éclaire que la page, et se range avant qu’on se lève.}',
          '{20min 30min si-coussins si-couvertures|Coussin ou couverture sous un pied : tout se range à côté de vous pendant qu’on joue la page.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : essuyez les couvertures des livres; lavez les toutous, s’il y en a.'],
      },
      observation: [
        'Langage oral : par quel mot, quel bruit ou quel geste finit-il la phrase?',
        'Éveil à la lecture et à l’écriture : que fait-il de la page, la montrer, la tourner, la chercher?',
        'Mémoire : quelle page attend-il, et à quoi le voyez-vous?',
      ],
      prolongements: [
        'À la collation, trompez-vous encore : « Voici votre… soulier! »',
        'Dites au parent la phrase que son enfant finit : à la maison, il se taira lui aussi au bout.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps après m’être tue?',
        'Qui a répondu sans parler, et l’ai-je entendu?',
      ],
    },
  },
]
