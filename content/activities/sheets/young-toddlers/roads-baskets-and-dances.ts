import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_ROADS_BASKETS_AND_DANCES_SHEETS: readonly BankSheet[] = [
  {
    key: 'par-ici-la-route',
    summary:
      'Un doigt pointe, le ruban-cache suit : les autos roulent au sol, klaxonnent, s’arrêtent, tombent en panne et rentrent au garage.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'auto',
      'autos',
      'petites autos',
      'petites voitures',
      'camion',
      'camions',
      'véhicules',
      'route',
      'routes',
      'route en ruban',
      'ruban-cache',
      'masking tape',
      'tapis de route',
      'garage',
      'klaxonner',
      'panne',
      'transports',
      'feu de circulation',
      'feu rouge',
      'pont',
      'panneaux',
      'tunnel',
      'rouler en bas',
      'ça va vite',
    ],
    seen: [
      'il fait rouler son char sur la craque du plancher, la joue à terre',
      'elle colle du ruban par terre et avance son camion dessus',
      'ils pitchent leurs autos sous la bibliothèque et disent que c’est le garage',
      'il veut que la rue tourne et passe sous le pont de blocs',
      'elle se fâche parce que son ami est stationné dans son chemin',
      'il dit que son auto est brisée et appelle la remorque',
      'sur le chemin du parc, ils ont jasé du feu rouge et arrêtent maintenant pour tout',
      'au coin des blocs, ils alignent les chars en embouteillage et font pout-pout',
    ],
    scenes: ['vehicules', 'rouler'],
    picture:
      'À genoux, l’éducatrice colle un ruban vers le doigt d’une enfant; un autre pousse une auto sur la route, un camion dort dans une boîte-garage.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Par ici, la route!',
      observationDepart:
        'À plat ventre, un enfant pousse une auto le long d’une fente du plancher. La fente disparaît sous la bibliothèque. L’auto s’arrête, le nez au bord; l’enfant lève les yeux vers vous.',
      intentionEducative:
        'Soutenir l’idée qui vient quand la route finit : montrer par où elle continue, puis y rouler{!10min|, s’y arrêter}{30min 45min|, y tomber en panne}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer du doigt, du regard ou d’un mot par où la route s’en va.',
        'Suivre une ligne avec l’auto{0-18m|, ou des yeux quand elle passe}, jusqu’au coin, jusqu’au bout{3-4a 4-5a|, et lui bâtir un pont}.',
        '{!10min|Freiner devant une paume levée}{!10min 4-5a| ou un feu rouge}{!10min|, puis repartir.}',
        '{30min 45min|Jouer une panne et mener l’auto au garage}{45min|, ou un colis à quelqu’un}{30min 45min|.}',
      ],
      materiel: [
        item(
          '{0-18m 18-24m 2-3a|Autos et camions plus gros qu’un poing d’adulte}{0-18m|, lavables, aux roues solides}{!0-18m !18-24m !2-3a|Petites autos et camions}',
          'un par enfant et quatre de plus{0-18m|, dont deux à changer entre deux bouches}, presque tous pareils',
          'Blocs longs, avec un bruit de moteur',
        ),
        item('Ruban-cache large, dans la poche de l’adulte', 'deux rouleaux', 'Ruban de peintre'),
        item('Boîtes de carton couchées, où trois autos entrent de front', 'deux', 'Bacs de plastique couchés'),
        item(
          '{3-4a 4-5a|Gros blocs et cartons plats, pour les ponts}',
          '{!0-18m !18-24m !2-3a|quatre blocs et un carton par enfant}{0-18m 18-24m 2-3a|quatre blocs et un carton par enfant de trois ans et plus}',
          'Boîtes à chaussures',
        ),
        item(
          '{!10min 4-5a|Cartons grands comme une assiette, pour le feu et les panneaux}',
          'un rouge, un vert, quatre blancs',
          'Assiettes de carton coloriées',
        ),
        item(
          '{!10min 4-5a|Gros crayons de cire, pour les panneaux, rendus à l’adulte ensuite}',
          'quatre',
          'Craies grasses',
        ),
        item(
          '{45min 0-18m 18-24m 2-3a|Bas d’adulte propres, roulés en boule, les colis}{45min !0-18m !18-24m !2-3a|Bas d’enfant propres, roulés serré, les colis}',
          '{45min|un par enfant et deux de plus}',
          '{45min 0-18m 18-24m 2-3a|Débarbouillettes roulées}{45min !0-18m !18-24m !2-3a|Petits carrés de tissu roulés}',
        ),
        item('{30min 45min|Grand carton plat et raide, pour la côte}', 'un', 'Planche légère, poncée'),
        optional('{!0-18m !18-24m !2-3a|Rouleaux de carton, pour les tunnels}', 'un par enfant', 'Boîtes sans fond'),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux d’une seule pièce, plus grosses qu’un poing d’adulte}',
          '{si-figurines-d’animaux|trois ou quatre}',
          null,
        ),
        optional('{si-cônes|Cônes}', '{si-cônes|un ou deux}', null),
        optional(
          '{si-débarbouillettes|Débarbouillettes sèches, les lave-autos}',
          '{si-débarbouillettes|une par garage}',
          null,
        ),
      ],
      preparation: [
        'La veille, collez un bout de ruban dans un coin; au matin, voyez s’il s’enlève sans laisser de colle.',
        'Choisissez un carré de cinq pas, loin de la porte, les chaises rangées. Collez déjà deux longues routes qui se croisent, bien à plat, frottées de la paume : tout le monde pourra rouler tout de suite. {0-18m|Posez la couverture des poupons au bord du carré : une route la longe, à un bras; le croisement est à portée de votre main. Collez d’avance deux routes de plus, là où votre bras ne se rendra pas.}',
        'Coupez les rabats des boîtes, ôtez les agrafes, et couchez un garage à un bout de chaque {0-18m|longue }route{0-18m|, l’un à côté de vous}. {3-4a 4-5a|Empilez les blocs et les cartons plats au bord du carré.} {0-18m|Du côté des poupons, ne laissez que des autos.}',
        'Exercez-vous : une bande longue comme votre bras se déchire d’un coup sec, à la main, sans ciseaux. Le ruban reste dans votre poche. {3-4a 4-5a multiage|Posez quelques bandes, par un bout, le long de votre manche : dès trois ans, on les prend et on les colle soi-même.} {3-4a 4-5a !multiage|Posez quelques bandes, par un bout, le long de votre manche : on les prend et on les colle soi-même.}',
        '{1adulte !0-18m|Seule, collez à genoux, tournée vers le groupe, et levez la tête entre deux bandes.} {1adulte 0-18m|Seule, restez à genoux contre la couverture, tout le carré devant vous, et ne collez plus que là où vos bras se rendent.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une colle les routes, l’autre roule avec les enfants.} {2adultes 0-18m|À deux, l’une colle les routes, l’autre reste contre la couverture et fait rouler les autos jusqu’aux poupons.}',
        '{avec-roulant 0-18m 18-24m 2-3a|Stationnez @materiel parmi les autos, si c’est plus gros qu’un poing d’adulte.} {avec-roulant !0-18m !18-24m !2-3a|Stationnez @materiel parmi les autos.} {avec-contenant|Couchez @materiel au bord d’une route : un garage de plus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3, 45: 4 },
          'À genoux, sortez une auto du garage et suivez le ruban : « Vrrr… » Au bout, elle freine. « Oh. Plus de route. » Regardez d’un côté, de l’autre, une bande de ruban au bout des doigts. Un index se tend, un pied avance : collez là. L’auto y passe. {si-figurines-d’animaux|Une bête attend plus loin que le ruban : « Venez me chercher! » Collez jusqu’à elle.} {3-4a|« Je veux que ça tourne! » Courbez la bande suivante.} {4-5a|« Ici, le train passe », dit quelqu’un : montrez-lui les blocs et les cartons, pour le pont.} {0-18m|Ramenez l’auto le long de la couverture : « Vrrr… » Les yeux des poupons la suivent jusqu’au coin.} Faites rouler les autres autos jusqu’aux mains des enfants.',
        ),
        play(
          { 10: 6, 20: 8, 30: 8, 45: 10 },
          'Les autos partent; on les suit à genoux, une joue au sol. « Par ici! » {!0-18m|Un doigt veut la bibliothèque : une bande y va. Un autre veut la fenêtre : « Ta route est la prochaine. »} {0-18m|Un doigt pointe : collez une bande là. Poussez une auto jusqu’au poupon : couché, il la suit des yeux; assis, il la cogne, et vous la renvoyez sur la route.} {!3-4a !4-5a|Les routes tournent, se rejoignent, finissent au milieu du plancher.} {18-24m|Une auto roule à côté du ruban, dessus, à côté : la promenade est la même.} {2-3a|« Pas là, là! » La bande se décolle et va où la main le dit.} {3-4a|Deux blocs debout et un carton font un pont : on roule dessus, dessous.} {!0-18m !18-24m !2-3a|Un rouleau, s’il y en a, se colle en travers du ruban : la petite auto entre dans le tunnel, un œil l’attend à l’autre bout.} {4-5a|Un pont s’allonge : combien de cartons jusqu’à l’autre bord? On dit un nombre, on essaie, on compte.} {si-cônes|Un cône barre la route? On freine, on le contourne.} Deux autos se trouvent nez à nez. Prêtez-leur le klaxon : « Tut-tut! Fais-moi une place. » {!0-18m|L’une recule, ou les deux restent là, à klaxonner pour le plaisir.}',
        ),
        play(
          { 20: 5, 30: 5, 45: 7 },
          'Assise au bord d’une route, mettez votre main en travers, debout. « Arrêt! » Une auto freine, une autre vous grimpe sur le poignet. Couchez la main : « Passe. » {0-18m|Tenez un poupon, puis l’autre, entre vos jambes, un pied nu au bord de la route : l’auto freine devant ses orteils et repart quand il gigote.} {18-24m|Une petite paume se lève à son tour : freinez votre auto, avec le bruit.} {2-3a|Une enfant fait l’agente, bloque la route et crie « Passe! » quand elle est prête.} {3-4a|Un agent s’informe : « Tu vas où? — Chez mamie. — Passe! »} {4-5a|Le feu s’installe : un carton rouge, un carton vert, une main qui les lève. Un panneau dessiné dit sa règle : « Ici, on recule. »} Les garages se remplissent, on en sort à reculons. {!0-18m|« Plein! » L’auto de trop se stationne contre la boîte, ou sous votre genou.} {!0-18m|Entre deux arrêts, collez une bande là où un doigt pointe.}',
        ),
        play(
          { 30: 5, 45: 7 },
          'Appuyez un bord du grand carton sur votre genou, l’autre sur la route : une côte! Lâchez une auto d’en haut, sans la pousser. « Oh! Elle descend toute seule. » Levez le genou : la côte monte, l’auto file. {0-18m|Assis de côté, à un bras, le poupon la suit des yeux jusqu’en bas.} {18-24m|Le trottineur la rattrape et vous la tend : encore!} {2-3a|« Plus haut! » Deux mains poussent sous votre genou.} {3-4a|On lâche deux autos ensemble, et l’on crie laquelle est passée devant.} {4-5a|Chacun colle un bout de ruban là où il croit qu’elle s’arrêtera; on lève la côte, on déplace son ruban.} Trois autos descendent de front; ailleurs, on roule. Couchez une boîte au bout de la route d’en bas : une auto qui arrive vite a besoin d’un garage.',
        ),
        play(
          { 45: 7 },
          '« Un colis! » Posez un bas roulé sur le toit d’un camion, poussez-le lentement jusqu’à un enfant assis au bout d’une route : « C’est pour toi. » Faites rouler les autres colis au milieu du carré; chacun charge le sien. Un colis tombe en chemin? « Tut-tut », on s’arrête, on le remet. {0-18m|Un camion s’arrête à la couverture : le livreur tend le bas au poupon, qui le secoue ou le mâche.} {18-24m|Le colis se donne, se reprend, se redonne : dites « Merci » chaque fois, en tendant les deux mains.} {2-3a|« C’est pour papa. » Devenez papa, ouvrez de grands yeux : « Un chandail! »} {3-4a|On cogne à la boîte-garage avant d’entrer : « Toc toc, livraison! »} {4-5a|Deux colis, deux adresses : on choisit la route la plus courte.} {!0-18m|La route s’arrête trop loin de celui qui attend? Collez la bande qui manque.}',
        ),
        play(
          { 30: 5, 45: 5 },
          'Couchez votre auto sur le toit. « Pouf. En panne. » On la retourne, on souffle sur le moteur, on colle l’oreille au capot. Une amie la pousse avec son camion, pare-chocs contre pare-chocs, jusqu’au garage. Deux doigts y vissent, une paume frotte. Tournez la clé : « Teuf… teuf… » Laissez quelqu’un faire le bruit qui démarre. {0-18m|Renversez un camion devant le poupon : sa main, ou la vôtre, tourne une roue.} {18-24m|Toutes les autos se retrouvent les roues en l’air, et l’on fait tourner les roues.} {2-3a|« J’ai plus de gaz! » Glou glou, un index fait le plein.} {3-4a|« La remorqueuse! » Les autos se rangent au bord pour la laisser passer.} {4-5a|« Route fermée, détour! » Une équipe colle les bandes qui contournent la panne.} {!0-18m|Les autres roulent encore, klaxonnent, demandent une route.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4, 45: 5 },
          '« La route se roule. » Soulevez le coin d’une bande et offrez-le : l’enfant tire, scritch, l’autre bout dans votre main; les autres roulent encore sur la route qui reste. {0-18m|Le poupon a tourné la tête vers le bruit? Refaites-le pour lui, la bande loin de ses doigts.} Tout s’enroule en une grosse boule, qui reste avec vous. {3-4a 4-5a|Un camion pousse les blocs jusqu’à leur tablette, deux par voyage.} {4-5a|On choisit ensemble une seule bande à laisser : la route de demain partira de là.} {si-débarbouillettes|Au lave-auto, un linge sec frotte chaque toit.} Les autos rentrent au garage, une à une, le nez au fond{0-18m|, et saluent chaque poupon en passant}. Un dernier tut-tut sort de la boîte, tout petit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Collez là où pointe le doigt{!0-18m|, même au milieu du plancher} : la bande suivante prolongera cette route. {1adulte 0-18m|Il pointe trop loin? Collez-en le début devant vous : « Ta route part d’ici. »}',
          'Devant une route finie, gardez la bande à la main et les yeux sur l’enfant : son doigt ou son auto montrera un côté.',
          'Dites le coin, le bout, le croisement à l’instant où les roues y passent. {0-18m|Klaxonnez avant que l’auto arrive au poupon : il la cherchera.}',
          'Deux doigts pointent en même temps? « Toi, puis toi. » Donnez vraiment la bande suivante au deuxième. {4-5a|Chicane au croisement? « Quelle règle, pour passer? » Suivez à la lettre celle qu’ils trouvent.}',
        ],
        questionsOuvertes: [
          'Où s’en va ta route?',
          '{!45min|Qu’est-ce qu’il y a, au bout?}{45min|Qu’y a-t-il dans ton colis, et pour qui?}',
          '{3-4a 4-5a|Comment une route passe-t-elle par-dessus l’autre?}',
          '{30min 45min|Qu’est-ce qu’elle a, ton auto?}',
        ],
      },
      vocabulaire: [
        'la route',
        'le bout',
        '{!45min|le coin}{45min|le colis}',
        '{!4-5a|tourner}{4-5a 10min|tourner}{4-5a !10min|le feu de circulation}',
        '{!3-4a !4-5a|klaxonner}{3-4a 4-5a|le pont}',
        'le garage',
        '{!10min|l’arrêt}',
        '{30min 45min|la panne}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le ventre, il a la route sous les yeux : passez l’auto d’un côté à l’autre, à la vitesse de son regard. À quatre pattes, il traverse? « Tut-tut! » Votre main arrête les autos, il passe, et vous le ramenez à la couverture par l’autre bord.',
        },
        {
          pour: '18-24m',
          texte:
            'Élargissez les deux premières routes : deux rubans côte à côte, larges comme une auto. La bande suivante se colle là où les roues viennent de sortir du chemin.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez un choix avant de coller : « Tout droit, ou ça tourne? » Puis l’enfant frotte la bande de la paume, et la route est ouverte.',
        },
        {
          pour: '3-4a',
          texte:
            'Roulez vers un pont qui n’est pas fini et freinez au bord : « Oh. Mon auto est trop large. » L’enfant écarte les blocs, change de carton, et votre auto vérifie.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant sa première bande, l’enfant place trois blocs sur le plancher et les nomme : sa maison, la caserne, le magasin. La route doit passer par les trois. Il cherche s’il peut faire la tournée sans repasser au même endroit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant montre avec ses yeux? Posez une auto au bout de la route, suivez son regard, collez; son visage dit si c’est là. Un autre joue assis plus haut : sa route traverse la tablette de sa chaise, et vous tenez le garage au bout.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on montre du doigt, vos bottes tapent la route dans la neige et les camions y roulent.} {!ete|L’été, dans la cour, votre index trace la route dans le sable mouillé.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Auto qui roule sur des doigts{0-18m| de grand}.',
          'Front contre front à un croisement.',
          'Vouloir la même auto, très fort.',
        ],
        dangersAEliminer: [
          '{0-18m|Auto qui fonce vers la couverture : votre avant-bras borde la route. On s’y arrête, puis on tend l’auto de la main à la main.}',
          '{0-18m|Auto ou bas mouillé de salive : il est lavé ou changé avant une autre bouche.}',
          '{0-18m 18-24m 2-3a|Bande décollée dans une main ou une bouche : prenez-la, roulez-la en boule, gardez la boule sur vous.}',
          '{3-4a 4-5a|Pont qui tombe sur une main ou une joue au sol : il ne dépasse pas la longueur d’une main, et l’on n’y pose que des autos.}',
          '{30min 45min|Auto lâchée vers un visage ou des doigts : le bas de la côte reste libre, on attend sur le côté, et votre main tient le carton.}',
          'Roue qui cède : tirez sur chacune avant le jeu. L’auto qui branle ne sort pas.',
          'Souliers parmi les mains : dans le carré, on avance à genoux; debout, on passe par le bord.',
          'Auto lancée : votre main la ramène au sol, elle repart du garage.',
          '{si-figurines-d’animaux|Figurine pointue, fendue ou mouillée de salive : elle quitte la route.}',
        ],
        supervision: 'palier2',
        allergies: [
          'La colle du ruban-cache contient parfois du caoutchouc naturel : si une allergie au latex est déclarée, choisissez un ruban à colle acrylique.',
        ],
      },
      observation: [
        'Fonction symbolique : notez ce que l’auto vit dans sa main, un départ, {!10min|un arrêt, }{30min 45min|une panne, }une visite.',
        'Catégories et concepts : quel geste ou quel mot lui sert pour le coin, le bout, l’autre côté?',
        'Langage oral : si un « tut-tut » s’adresse à un enfant ou à vous, qu’est-ce que l’auto d’en face lui répond?',
      ],
      prolongements: [
        'La semaine suivante, ne collez que les coins : des autos rouleront sur la route qui manque.',
        'Dites au parent jusqu’où allait la route de son enfant; à la maison, le bord d’un tapis en fait une autre.',
      ],
      reflexionRetroaction: [
        'Quelle route ai-je collée sans qu’un doigt la demande?',
        'Qui a roulé loin du ruban, et qu’y avait-il de bon par là?',
      ],
    },
  },
  {
    key: 'lance-le-panier-s-en-vient',
    summary:
      'Un panier se rapproche, recule, monte sur un bac : les balles molles partent à une main, à deux, et le plus loin possible.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, quatre cônes marquent la place des lanceurs, devant six pas libres {!hiver|de gazon}{hiver|de neige tapée}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'lancer',
      'ils lancent tout',
      'lance les jouets',
      'lancer des balles',
      'lancer loin',
      'garrocher',
      'pitcher',
      'lance des objets',
      'balle',
      'balles molles',
      'ballon',
      'panier',
      'lancer dans un panier',
      'viser',
      'lancer ses jouets',
      'basketball',
      'motricité globale',
    ],
    seen: [
      'il pogne tout ce qui traîne et le garroche à bout de bras',
      'elle lance sa cuillère, son verre, puis regarde où ça atterrit',
      'ils pitchent des bas roulés dans le panier à linge',
      'il est frustré de manquer son coup et s’en va bouder',
      'elle ne lance pas, elle va déposer la balle dans le bac et la reprend',
      'elle a lancé un bloc sur un ami et riait, je cherche où mettre ça',
      'pendant le rangement, les toutous volent vers le bac plutôt que d’être placés',
      'au vestiaire, il a tiré ses deux bottes au bout du corridor en criant boum',
    ],
    scenes: ['lancer'],
    picture:
      'Sur un tapis, des enfants lancent des balles molles : l’éducatrice assise incline un panier vers eux, un autre panier attend sur un bac renversé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Lance! Le panier s’en vient',
      observationDepart:
        '{dedans|Un bloc vole, puis une cuillère, puis un soulier.} {cour|Une pelle vole, puis un camion, puis une chaudière.} Après chaque « boum », l’enfant regarde la chose par terre, et sa main vide.',
      intentionEducative:
        'Offrir au bras qui lance une place, des balles faites pour ça et un panier qui se laisse atteindre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la main pendant que le bras part vers l’avant.',
        'Faire venir ou reculer le panier, d’un mot ou d’un signe.',
        '{20min 30min|Changer de geste quand le panier monte.}',
        '{30min|Lancer loin, suivre la balle des yeux et aller la chercher.}',
      ],
      materiel: [
        item(
          '{dedans|Balles de tissu plus grosses qu’un poing d’adulte}{cour|Balles de plastique souple plus grosses qu’un poing d’adulte}',
          'trois par enfant',
          '{dedans|Gros bas d’adulte, roulés en boule}{cour !hiver|Gros bas d’adulte, roulés en boule}{cour hiver|Poignées de neige molle}',
        ),
        item(
          'Paniers à linge larges, sans couvercle',
          '{10min|deux}{20min 30min|trois}',
          '{dedans|Grandes boîtes de carton}{cour|Grands bacs de plastique}',
        ),
        item(
          '{dedans|Grand tapis, la place d’où l’on lance}{cour|Cônes souples, aux coins de la place d’où l’on lance}',
          '{dedans|un}{cour|quatre}',
          '{dedans|Carré de ruban-cache au sol}{cour|Chaudières renversées}',
        ),
        optional('{si-ballons-de-plage|Ballons de plage, bouchon bien rentré}', 'deux', null),
        item('{20min 30min|Bac solide renversé, haut comme leurs genoux}', 'un', 'Petit banc large, stable'),
      ],
      preparation: [
        '{dedans|Étendez le tapis face à un mur nu, à quatre pas : ni fenêtre, ni cadre, ni lampe, ni table entre les deux.} {cour !hiver|Placez les cônes en carré, le soleil dans le dos, devant six pas de gazon libre. Marchez ce gazon : branche, guêpe, crotte.} {cour hiver|Placez les cônes en carré et tapez la neige six pas devant. Cherchez la glace dessous.}',
        '{dedans|Éloignez les blocs, les livres et tout ce qui est dur.} {cour|Éloignez les pelles, les camions et tout ce qui est dur.} Toutes les balles attendent dans un panier, {dedans|sur le tapis}{cour|entre les cônes}. Un panier vide lui fait face, à deux pas.',
        'Lancez trois balles de la main qui n’écrit pas : leur bras vise à peu près ainsi, et c’est pourquoi le panier se rapproche.',
        '{1adulte|Seule, tenez-vous à genoux près du panier vide, tournée vers les lanceurs : tous les bras sont devant vous.} {2adultes|À deux, l’une tient le panier, l’autre se tient parmi les lanceurs.}',
        '{avec-contenant|Posez @materiel entre les paniers : une cible de plus.} {avec-coussin|Alignez @materiel de chaque côté, pour arrêter les balles perdues.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Prenez une balle, visez le panier vide et manquez-le exprès. « À côté! » Une autre. « À côté! » Allez chercher ce panier, tirez-le jusqu’à vos pieds : « Panier, viens! » Floc. « Dedans! » Renversez le panier plein au milieu des enfants, mettez-vous à genoux face à eux, à deux pas, l’autre panier penché vers leurs mains.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Les balles partent par-dessus, par-dessous, par en arrière. Votre panier court au-devant d’elles : il glisse à gauche, avance, se penche. « Dedans! » « À côté! » Le même entrain pour les deux. {si-ballons-de-plage|Avec des ballons de plage, on lance à deux bras : trop gros, le ballon s’assoit sur le panier, et une tape l’en fait tomber.} {18-24m|Une balle se lâche droit dans le panier, à bras tendus, et se reprend aussitôt : c’est lancé aussi.} {18-24m !2-3a|Une main s’ouvre et se ferme? « Viens! » Approchez le panier.} {2-3a|« Viens! » Le panier s’approche. « Recule! » Le panier s’en va d’un pas, et le bras recommence plus fort.} On ramasse à quatre pattes, une balle molle rebondit sur un dos. Le panier plein? On le renverse ensemble, boudoudoum, et tout repart.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Le panier monte. À genoux contre le bac renversé, posez-y un panier, un bras autour; un deuxième reste au sol, le troisième va sur vos cuisses. On lance dans celui qu’on veut. Celui du bas se remplit, celui du haut laisse ressauter des balles. {18-24m|On marche jusqu’au bac, on étire le bras, la balle tombe dedans toute seule.} {2-3a|À deux mains, de sous le menton ou d’entre les genoux, la balle monte.} Un doigt montre plus haut, plus bas, plus proche : déplacez le panier. Une enfant pose les balles une par une dans le panier du bas : c’est son jeu, on ne le vide pas sans elle.',
        ),
        play(
          { 30: 7 },
          '« Loin, loin, loin! » Poussez les paniers sur le côté et restez-y : de là, vous voyez les bras et les balles. {dedans|Du tapis, les enfants ont tout le mur nu devant eux : la balle s’y écrase, pouf, et retombe.} {cour|D’entre les cônes, les enfants ont tout l’espace devant eux.} On lance ce qu’on a, et il n’en reste plus. « On va les chercher! » Chaque balle se rapporte dans une main, ou dans un panier que l’on traîne à plusieurs. Et ça repart. {18-24m|La balle part par-dessus l’épaule et tombe derrière : c’est loin aussi.} {2-3a|Un bras recule jusqu’à l’oreille, un pied avance. On court poser le pied où la balle s’est arrêtée.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Une balle à la main, dites : « Le bloc se pose (la paume descend), le camion aussi (elle descend encore), la balle s’envole (le bras s’ouvre), elle tombe par ici (on montre le panier). » Redites-le; à « par ici », les balles tombent, lâchées de tout près. À deux, à quatre, on pousse le panier plein contre {dedans|le mur nu}{cour|la clôture}. Il y reste : la prochaine envie de lancer saura où aller.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un jouet dur va partir? Arrêtez le poignet en douceur, dites « le bloc se pose », posez-le à deux et mettez une balle dans la même main.',
          'Annoncez où la balle est tombée, « dedans », « à côté », « derrière », et gardez les bravos pour vous.',
          'Rapprochez le panier après deux balles à côté; reculez-le quand l’enfant vous fait signe.',
        ],
        questionsOuvertes: [
          'Où veux-tu le panier?',
          'Où est-elle tombée?',
          '{20min 30min|Comment l’envoies-tu là-haut?}',
        ],
      },
      vocabulaire: ['lancer', 'la balle', 'le panier', 'dedans', 'à côté', 'proche', 'loin', '{20min 30min|plus haut}'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Collez le panier aux orteils et laissez les deux mains s’ouvrir. Remplir et vider compte autant que lancer.',
        },
        {
          pour: '2-3a',
          texte:
            'Un enfant installe le panier, revient à sa place et lance; pendant ce temps, les autres gardent leur balle. Trop loin, trop proche : la balle le dit, et il retourne le déplacer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu le panier? Tapez-en le fond : il lance vers le bruit. Un autre joue assis : inclinez le panier devant ses genoux, à la hauteur de sa main, et chargez ses cuisses de balles.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la neige molle se lance à poignées, et le panier se remplit de blanc.} {!ete|L’été, dans la cour, le panier voyage d’une ombre à l’autre, et les bras le suivent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balle molle reçue en plein visage.',
          'Deux têtes penchées sur la même balle.',
          'Colère après dix balles à côté.',
        ],
        dangersAEliminer: [
          'Visages devant les bras : tous lancent {dedans|du tapis}{cour|d’entre les cônes}, devant eux. Un enfant tout près d’un bras? « Stop! », la paume levée, et l’on repart quand il s’est écarté.',
          'Main prête à lancer du dur, {dedans|bloc ou livre}{cour !hiver|pelle ou roche}{cour hiver|pelle ou motte gelée} : arrêtez le bras, posez la chose, tendez une balle.',
          'Balle mordue, fendue ou décousue : elle quitte le jeu avant qu’un morceau se détache. {si-ballons-de-plage|Ballon de plage percé ou sans bouchon : il quitte le jeu aussi.}',
          'Enfant entré dans un panier : les balles visent ailleurs, inclinez le panier pour l’en sortir.',
          '{20min 30min|Bac renversé où l’on grimpe : votre bras l’entoure, les pieds redescendent.}',
          '{cour|Balle roulée vers la barrière ou les balançoires : vous seule allez la chercher.}',
          '{cour hiver|Froid : le seuil de votre milieu, au plus bas -27 °C. La mitaine mouillée se change, même en plein jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Certaines balles de mousse ou de caoutchouc contiennent du latex : lisez l’étiquette de celles qu’on vous prête.',
        ],
      },
      observation: [
        'Motricité globale : d’où part son lancer, des doigts, de l’épaule ou de tout le corps?',
        'Catégories et concepts : écrivez les mots et les signes qui lui servent pour proche, loin, dedans, à côté.',
        'Compétences émotionnelles : une balle manquée le fait rire, repartir ou pleurer; regardez ce que devient le lancer suivant.',
      ],
      prolongements: [
        'Au local, un panier et quatre balles restent toute la semaine contre un mur nu : on y conduit le bras qui vient de lancer un jouet.',
        'Le parent qui soupire « Il lance tout! » repart avec la phrase du bloc et de la balle; un panier à linge au bout du corridor fera le reste.',
      ],
      reflexionRetroaction: [
        'Quel bras ai-je arrêté aujourd’hui faute d’une place à lui offrir?',
        'Vers quelles balles mon panier est-il allé le plus souvent?',
      ],
    },
  },
  {
    key: 'mes-pieds-dansent-je-me-tiens',
    summary:
      'Une chanson lente, vive, coupée net : les pieds dansent, les mains tournent; au silence, on se serre dans ses bras, puis « encore! ».',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on danse {!hiver|dans l’herbe}{hiver|en bottes sur la neige tapée}; la voix se fait plus forte.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'danser',
      'danse',
      'musique',
      'musique et danse',
      'musique qui s’arrête',
      'stop',
      'statue',
      'danse gelée',
      'chanter',
      'chanson',
      'foulards',
      'chanson à gestes',
      'se trémousser',
      'lent et vite',
      'bouger',
      'il pleut dehors',
      'se calmer',
    ],
    seen: [
      'ils plient les genoux en cadence dès que je fredonne quelque chose',
      'elle tourne les mains et tape des pieds quand la chanson part vite',
      'il fige au milieu de la danse et attend que ça reparte',
      'elle se serre elle-même dans ses bras quand il y a trop de monde',
      'ils sont survoltés après la musique et j’arrive plus à les calmer',
      'il veut être celui qui fait repartir la chanson, moi, moi, encore',
      'au rangement de la table, je chantonnais et trois se sont mis à se dandiner',
      'depuis le party de Noël, ils veulent danser tous les matins en arrivant',
    ],
    scenes: ['danser', 'chanter', 'figer'],
    picture:
      'Un bras autour d’elle, l’éducatrice ouvre l’autre paume et un enfant la touche; une enfant se tient dans ses bras, un autre lève un carré de tissu.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Mes pieds dansent, je me tiens',
      observationDepart:
        'Vous fredonnez en {dedans|essuyant la table}{cour|ramassant les pelles}. Derrière vous, trois enfants plient les genoux en mesure. Vous vous taisez : ils restent pliés, et vous regardent.',
      intentionEducative:
        'Offrir une chanson qui {20min 30min|change de vitesse et }se coupe, pour danser, s’arrêter ensemble et la faire repartir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire danser ses pieds, ses mains, ses épaules quand la chanson les appelle.',
        'Arrêter son corps quand la voix se coupe, puis repartir.',
        '{20min 30min|Danser lent, danser vite, et donner la vitesse aux autres.}',
        'Redemander la chanson d’un mot, d’un geste ou d’un regard.',
      ],
      materiel: [
        item(
          '{30min|Carrés de tissu léger, grands comme deux mains}',
          'un par enfant et quatre de plus',
          'Mouchoirs de tissu',
        ),
        optional('{si-musique|Musique}', '{si-musique|une chanson entraînante, que vous coupez du doigt}', null),
        optional('{si-chaudrons|Chaudron retourné}', '{si-chaudrons|un}', null),
        optional('{si-cuillères-de-bois|Cuillère de bois}', '{si-cuillères-de-bois|une, à manche court}', null),
        optional(
          '{si-sacoches si-sacs|Sacoches ou sacs}',
          '{si-sacoches si-sacs|en tissu, vides : un par enfant qui en veut}',
          null,
        ),
        optional(
          '{si-foulards 10min 20min|Carrés de tissu léger, grands comme deux mains}',
          '{si-foulards 10min 20min|un par enfant}',
          null,
        ),
        optional(
          '{dedans si-balles|Balles molles, plus grosses que le poing}',
          '{dedans si-balles|une par enfant, sorties à la fin}',
          null,
        ),
      ],
      preparation: [
        'Apprenez la chanson. Son air n’a que deux notes, une haute et une basse : « mes pieds » ou « mes épaules » en haut, « dansent » ou « dorment » en bas; « et mes » en haut, « mains » en bas; « je me » en haut, « tiens » en bas, et de même pour « à » et « demain ». Chaque bout se chante deux fois. {20min 30min|Essayez-la lente, puis vive, puis coupée au milieu d’un mot.}{10min|Essayez-la coupée au milieu d’un mot.}',
        '{dedans|Libérez un plancher de cinq pas : ni jouet, ni tapis roulé. Ôtez les bas; pieds nus ou souliers.} {cour ete|Choisissez cinq pas d’herbe plate, à l’ombre.} {cour printemps automne|Choisissez cinq pas d’herbe plate.} {cour !hiver|Marchez-les : trou, branche, guêpe.} {cour hiver|Tapez la neige sur cinq pas et cherchez la glace dessous.}',
        '{1adulte dedans|Seule, dansez près du mur, face à la pièce : personne ne se trouve dans votre dos.} {1adulte cour|Seule, dansez près de la clôture, face à la cour : personne ne se trouve dans votre dos.} {2adultes|À deux, l’une chante, l’autre danse parmi les enfants; on échange au tour suivant.}',
        '{30min|Pliez les carrés de tissu dans votre poche.} {30min avec-tissu|Ajoutez-y @materiel, si rien n’en fait le tour d’un cou.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout, pliez les genoux et chantez : « Mes pieds dansent, mes pieds dansent (on piétine), et mes mains, et mes mains (elles tournent). Mes épaules dansent, mes épaules dansent (elles montent, elles tombent), je me tiens, je me tiens! (les bras autour de soi) » Restez serrée là, muette, le temps d’un souffle. Puis ouvrez une paume devant vous. Une main la touche? La chanson repart. {si-musique|Au tour suivant, l’appareil chante à votre place : votre doigt le coupe, et tous se tiennent.} {si-sacoches si-sacs|Qui porte un sac le fait danser au bout du bras; à « je me tiens », il le serre contre lui.} {si-cuillères-de-bois|Au bord, un enfant mène à la cuillère de bois : il la couche par terre, et la chanson se tait.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Ça piétine, ça tourne, ça danse adossé {dedans|au mur}{cour|à la clôture}. Coupez n’importe où : « Mes épau… » Des bras se referment. Un enfant continue tout seul; une autre vient se coller à votre jambe : elle se tient, elle aussi. La paume ouverte, écoutez. Une tape, un « encore », un menton levé font repartir le chant. {si-chaudrons|Au chaudron, un enfant à genoux bat la mesure : il arrête, et tous se tiennent.} {si-foulards 10min 20min|Un carré danse au bout des doigts; au silence, il tombe.} {18-24m|Le même petit doigt touche, retouche : chaque fois, tous se remettent à danser.} {2-3a|« Chut! » C’est un enfant qui coupe la chanson, cette fois : taisez-vous net, serrez vos bras.} {3-4a|La paume change de personne : une enfant ouvre la sienne, on vient la toucher.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chantez comme si vos pieds collaient à la mélasse : « Meees… pieeeds… » Un genou monte et n’en finit plus de redescendre. Puis une chanson à toute allure, les pieds sur place, et net : je me tiens! Cherchez ensuite une main d’enfant pour mener : au ras du sol, c’est lent; en l’air, c’est vite; fermée, silence. Obéissez-lui, puis à une autre. {18-24m|Accroupi, debout, accroupi : c’est déjà toute une danse.} {2-3a|On avance lentement de trois pas, puis les pieds s’emballent et l’on pouffe.} {3-4a|Le premier vers appelle autre chose : mes coudes dansent, mes fesses dansent, mes yeux dansent.} Qui s’assoit garde la mesure sur ses cuisses.',
        ),
        play(
          { 30: 7 },
          'Un carré sort de votre poche et danse au bout de deux doigts. Posez les autres en tas au bord de la danse : on en prend un, deux, aucun. Les tissus suivent la voix; au silence, ils tombent, ou se serrent contre un ventre. {18-24m|Ouvrir les doigts, regarder descendre, ramasser : le carré danse, l’enfant aussi.} {2-3a|Un carré se fait tenir à deux, un coin chacun; au silence, on se regarde.} {3-4a|« Je me tiens » devient « je te tiens » : on pose une paume sur celle qu’un ami tend.} La chanson se redemande comme avant, de la paume ou de la voix.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          '{dedans|Assoyez-vous.} {cour !hiver|Assoyez-vous dans l’herbe.} {cour hiver|Debout, collez vos bottes.} Chantez tout bas : « Mes pieds dorment, mes pieds dorment, et mes mains, et mes mains. Mes épaules dorment, mes épaules dorment, à demain, à demain. » Les pieds ne bougent plus, les mains se couchent sur les cuisses, les épaules tombent. {dedans si-balles|Une balle molle, roulée lentement du ventre à l’épaule, endort ce qu’elle touche.} Écoutez ensemble le silence, trois souffles. {30min|Les carrés, eux, sont revenus dormir dans votre main.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez votre arrêt tout entier, bouche comprise : les yeux des enfants s’y accrochent.',
          'Nommez ce qui danse déjà, « tes épaules! », et dansez-le un moment avec l’enfant.',
          'Ça crie, ça court? Chantez plus bas et plus lent; les corps viennent chercher la voix.',
          'Un enfant regarde du bord? Chantez un vers vers lui, de loin. Ses pieds répondront peut-être.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui danse, chez toi?',
          'Comment la fait-on repartir, la chanson?',
          '{20min 30min|À quelle vitesse la veux-tu?}',
        ],
      },
      vocabulaire: [
        'danser',
        'les pieds',
        'les mains',
        'les épaules',
        'se tenir',
        'encore',
        '{20min 30min|lent}',
        '{20min 30min|vite}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Chantez accroupie, à hauteur de visage, toujours à la même vitesse, avec un silence très court. Les pieds et les mains font assez de chanson.',
        },
        {
          pour: '2-3a',
          texte:
            'Annoncez d’abord l’arrêt en ouvrant grand les yeux. Au troisième tour, gardez un visage tranquille : l’oreille travaille seule.',
        },
        {
          pour: '3-4a',
          texte:
            'La chanson est sue? Une moitié du groupe la chante avec vous, l’autre danse. Au silence, les rôles s’échangent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant n’entend pas la coupure? Ses mains se posent sur votre dos : la voix y vibre, puis plus rien. Un autre danse en fauteuil : « mes roues dansent » se chante sur les mêmes notes, et tous les bras tournent avec elles.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, « mes bottes dansent », et la neige craque en mesure.} {!ete|L’été, dans l’herbe, à l’ombre, les pieds nus dansent lentement.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tourner jusqu’à tomber assis.',
          'Deux danseurs qui se rentrent dedans au silence.',
          'Cri de joie dans l’oreille du voisin.',
        ],
        dangersAEliminer: [
          '{dedans|Bas sur un plancher lisse, jouet sous un pied : pieds nus ou souliers, plancher vide.} {cour !hiver|Branche, trou, herbe mouillée : dansez deux pas plus loin.} {cour hiver|Glace sous la neige : le jeu change de place, ou se danse sur place.}',
          'Bras tiré pour faire tourner un plus petit : les mains s’offrent à plat, paume contre paume, personne ne tire.',
          '{20min 30min|Course au tour vif : il ne dure qu’une chanson et se piétine sur place; ça court quand même, revenez à la mélasse.}',
          '{30min|Carré sur un visage ou sous un pied : ramassez-le; grand comme deux mains, il ne fait le tour d’aucun cou.}',
          '{cour hiver|Froid : le seuil de votre milieu, au plus bas -27 °C. Qui a dansé a chaud; ouvrez un col avant qu’il soit mouillé.}',
          '{si-sacoches si-sacs|Courroie au cou, sac de plastique : le sac est de tissu et se tient à la main.} {si-cuillères-de-bois|Cuillère brandie parmi les danseurs : qui la tient reste au bord, sans danser.} {si-foulards 10min 20min|Carré sous un pied : ramassez-le.} {dedans si-balles|Balle au sol : elle roule sous le pied; elle ne sort que la danse finie.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’effort : la pompe est dans votre poche, et le souffle court se repose assis, les mains seules à danser.',
          '{30min|Carrés lavés sans parfum.}',
        ],
      },
      observation: [
        '{10min|Motricité globale : quand la voix se coupe, qu’est-ce qui s’arrête d’abord, et qu’est-ce qui continue?}{20min 30min|Motricité globale : entre le tour vif et la mélasse, que deviennent ses pas?}',
        'Schéma corporel : repérez ce qui danse en premier chez lui, et ce que la chanson réveille ensuite.',
        'Compétences sociales : s’il redemande la chanson, est-ce à vous seule, à la paume d’un ami, ou à tout le monde?',
      ],
      prolongements: [
        'En route vers le vestiaire, coupez la chanson à chaque porte : on se tient, la porte s’ouvre, on repart.',
        'Écrivez les deux couplets sur un carton, près de la porte : le soir, un parent chantera « mes pieds dorment » à un pyjama.',
      ],
      reflexionRetroaction: [
        'Quel signe ai-je manqué, d’un enfant qui voulait la chanson?',
        'Qu’est-ce qui dansait chez l’enfant que je croyais immobile?',
      ],
    },
  },
  {
    key: 'la-vache-a-cale-dans-la-pate',
    summary:
      'Tup, tup, floup! La vache s’enfonce dans la pâte, broute, se couche; la main en cornet, la fermière appelle, et les bêtes répondent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pâte à modeler',
      'play-doh',
      'plasticine',
      'pâte',
      'figurine',
      'figurines',
      'figurines d’animaux',
      'petits animaux',
      'animaux de la ferme',
      'ferme',
      'vache',
      'cochon',
      'cris d’animaux',
      'appeler les animaux',
      'traces de pattes',
      'boue',
      'moutons',
      'poules',
      'modelage',
      'motricité fine',
    ],
    seen: [
      'il plante son cheval debout dans la motte et tire pour l’arracher',
      'elle fait marcher son cochon sur la galette molle et regarde les petits trous',
      'ils enterrent leurs bonshommes dans la plasticine jusqu’au cou',
      'elle met son doigt dans les marques de pattes et en refait d’autres',
      'il crie au secours, ma bête est prise, et l’ami arrive pour l’aider',
      'elle se tanne vite de rouler des serpents, il lui faut une histoire avec',
      'à la table de pâte, ils amènent tous leurs animaux et leur font faire un dodo dedans',
      'depuis qu’un camion est resté embourbé dans la cour, tous leurs jouets calent',
    ],
    scenes: ['petrir', 'figurines', 'imiter-animaux', 'traces'],
    picture:
      'À la table, une enfant tire une vache prise dans une galette de pâte; à côté, un cochon y est couché, et l’éducatrice appelle, une main en cornet.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La vache a calé dans la pâte',
      observationDepart:
        'Une vache traverse la table, bute sur la boule de pâte et y plante ses quatre pattes. Une enfant la retire, se penche sur les trous, puis la replante.',
      intentionEducative:
        'Soutenir les cris, les appels et les petits mots qui viennent quand une bête marche, cale, mange et se couche sous la main.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Appeler une bête, lui répondre ou crier à sa place.',
        'Dire ce qui lui arrive, d’un son, d’un mot ou d’un geste.',
        'Enfoncer, retirer et coucher une figurine dans une matière qui résiste.',
      ],
      materiel: [
        item(
          'Pâte à modeler souple',
          'une boule grosse comme une orange par enfant, une pour vous',
          'Pâte à la fécule de maïs',
        ),
        item(
          'Bêtes de ferme d’une seule pièce, longues et hautes de plus de 6 cm, pattes écartées',
          '{10min|une par enfant et une vache pour vous}{20min 30min|deux par enfant et deux pour vous, dont trois vaches ou plus, des cochons et des moutons}',
          'Animaux de bois plein, de la même taille',
        ),
        item(
          '{10min|Petits plateaux}{20min 30min|Plateaux} à rebord',
          'un par enfant et un pour vous',
          'Larges couvercles de bacs',
        ),
        item(
          'Débarbouillettes humides',
          '{10min 20min|une par enfant}{30min|deux par enfant}',
          'Guenilles mouillées et tordues',
        ),
        item('Panier bas, l’étable', 'un', 'Boîte à souliers'),
        optional('{si-bac-de-sable|Bac de sable humide, bas}', 'un, deux doigts de sable au fond', null),
        item('Tapis vide, à un pas de la table', 'un', 'Coin de plancher dégagé'),
        item('Gobelets d’eau, sur le comptoir', 'un par enfant', 'Gourdes des enfants'),
        optional(
          '{si-camions si-gros-camions|Camions lavables, plus gros que le poing}',
          '{si-camions si-gros-camions|un pour deux enfants}',
          null,
        ),
        optional('{si-rouleaux-à-pâte|Rouleau à pâte, court}', '{si-rouleaux-à-pâte|un}', null),
        optional('{20min 30min si-blocs|Blocs plus gros que le poing}', '{20min 30min si-blocs|deux}', null),
        optional(
          '{30min si-vaporisateurs|Vaporisateur d’eau, neuf ou qui n’a contenu que de l’eau}',
          '{30min si-vaporisateurs|un, dans votre main}',
          null,
        ),
      ],
      preparation: [
        'Mesurez chaque bête : plus de 6 cm, une seule pièce, ni corne pointue ni patte qui cède. La poule trop petite reste dans l’armoire.',
        'Pétrissez la pâte, puis pressez-la au fond de chaque plateau : une galette épaisse de deux doigts, bien collée.',
        'Rapprochez deux tables, un plateau par place. Les bêtes sont dans le panier, les débarbouillettes à portée de votre main. Un tapis vide attend à un pas de la table, bien en vue du lavabo.',
        '{1adulte|Seule, assoyez-vous au milieu d’un long côté, ceux qui goûtent à tout contre vous : vous voyez toutes les bouches.} {2adultes|À deux, chacune à un long côté, quatre enfants à portée de bras.}',
        '{avec-contenant|Posez @materiel au milieu de la table, vide : c’est la mangeoire.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Devant votre plateau, faites marcher une vache : tup, tup, tup. Au milieu, poussez. Les pattes disparaissent. « Oh! Elle a calé. » {si-camions si-gros-camions|Un camion vient l’aider, pousse et cale aussi.} Tirez, ça résiste, tirez encore : floup! Penchez-vous sur les quatre trous. Puis une main en cornet : « Viens, ma vache, viens! » Elle répond « meuh » et marche jusqu’à votre autre main. {si-rouleaux-à-pâte|Passez le rouleau à pâte sur les trous : voilà un champ neuf. Le rouleau ira à qui le demande.} {si-camions si-gros-camions|Laissez un camion entre deux enfants : il viendra tirer les bêtes prises.} {10min|Posez une bête devant chaque enfant.} {20min 30min|Posez deux bêtes devant chaque enfant.}',
        ),
        play(
          { 10: 5, 20: 8, 30: 9 },
          'Ça marche, ça saute, ça cale jusqu’au ventre, et des trous suivent à la file. Un doigt entre dans l’un d’eux; une patte essaie d’y retourner. « Tup » quand ça marche, « floup » quand ça sort : reprenez chaque son comme l’enfant le dit. « Elle est prise! Tire, tire! » Un cheval vient aider et cale aussi. Une bête se couche sur le flanc, un doigt l’enfonce un peu; soulevée, elle laisse son lit. {si-bac-de-sable|Dans le bac de sable, au milieu de la table, la vache court, et ses traces la suivent. On essaie les deux : « Ici, elle cale; là, elle court! »} D’autres broutent, le museau planté : « Miam. » Un bout de pâte s’arrache : « C’est son champ. On le recolle », et le pouce l’écrase à sa place.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Glissez votre plateau au milieu de la table{si-bac-de-sable|, à la place du bac de sable,} et faites la fermière, la main en cornet : « Cochons, cochons, venez manger! » {si-blocs|Deux blocs font la barrière : la bête y cogne, on ouvre, on referme.} Un cochon lève le nez, traverse, plonge dans votre champ, groin, groin. Une vache arrive sans être appelée : « Toi? Bon, viens donc. » Une bête saute dans votre paume, puis repart : rappelez-la. Un enfant appelle à votre place : « Viens, mon mouton! » On accourt, on répond non, on fait le sourd. Appelez fort, appelez tout bas. Puis taisez-vous, les deux mains sur la table : le prochain appel revient aux enfants.',
        ),
        play(
          { 30: 6 },
          '« Regarde ses pattes! » Posez une débarbouillette devant chaque enfant : la bête se fait laver, un sabot, l’autre, le ventre. On frotte, on souffle dessus, et elle retourne caler aussitôt propre. La même patte se lave longtemps, puis le museau, puis le plateau. {si-vaporisateurs|Il pleut de votre vaporisateur : deux coups sur les sabots, et l’on frotte encore.} « Bouge pas! » On gronde, on rassure, on console la bête qui n’aime pas ça. Qui a fini essuie ses mains à une autre débarbouillette et emmène sa bête propre sur le tapis, devant vous. La pâte, elle, ne quitte pas la table.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5 },
          'Le panier au milieu, appelez {20min 30min|une sorte après l’autre,} {10min|toutes les bêtes,} la voix basse : « Viens, ma vache, viens te coucher (elle saute au panier), tes quatre pattes ont bien marché (deux doigts marchent sur la table). » {20min 30min|Puis : « Viens, mon cochon… », « Viens, mon mouton… »} {10min|Les autres sautent à leur tour.} Quand l’étable est pleine, on dit bonsoir dans le cri qu’on veut. Empilez les plateaux hors de portée. {10min|Les mains s’essuient à la débarbouillette, un doigt après l’autre. Qui a fini galope au tapis, devant vous; le lavabo suit, deux par deux : « Venez, mes veaux! »} {20min|Les mains s’essuient à la débarbouillette,} {30min|Les mains s’essuient à la deuxième débarbouillette,} {20min 30min|puis on va au lavabo, deux par deux. Au tapis, devant vous, les autres galopent à quatre pattes jusqu’à leur appel : « Venez, mes veaux! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez d’abord dans la langue de la bête : « Meuh? Ah. Elle a faim. »',
          'Allongez d’un cran ce qui vient d’être dit : « Calé! » devient « Ta vache a calé, elle est prise. »',
          'Après un appel, comptez trois souffles dans votre tête, la main encore en cornet.',
          'Suivez des yeux la main sans bête : c’est elle qui porte la pâte à la bouche.',
        ],
        questionsOuvertes: ['Qu’est-ce qui lui arrive?', 'Qui l’appelle, ta bête?', 'Où veut-elle se coucher?'],
      },
      vocabulaire: ['la vache', 'le cochon', 'le mouton', 'caler', 'tirer', 'brouter', 'viens', 'se coucher'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux ans tout juste? Une bête et deux sons font l’histoire : « tup », « floup ». Presque trois ans? Deux bêtes calent dans le même champ : la vôtre appelle au secours, la sienne trouve quoi répondre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant refuse de toucher la pâte? La vache y met les pattes pour lui; il tient le dos, les doigts au sec. Un autre ne parle pas encore : sa main en cornet appelle, et vous prêtez la voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les bêtes calent dans un plateau de neige tapée.} {!ete|L’été, dans la cour, un plateau de boue épaisse remplace la pâte.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Goûter la pâte et grimacer.', 'Vouloir la vache du voisin.', 'Manche pleine de pâte.'],
        dangersAEliminer: [
          'Pâte en bouche : elle est très salée et colle au palais. Faites-la cracher dans votre main et donnez une gorgée d’eau. Un gros morceau avalé : appelez le centre antipoison.',
          '{si-bac-de-sable|Sable à la bouche ou à l’œil : gardez-le humide, il ne vole pas; on le crache, et l’œil se rince à l’eau.}',
          'Boulette roulée ou bout arraché : on le recolle à la galette aussitôt, avant qu’il traîne.',
          'Bête mâchée, patte fendue, peinture qui s’écaille : elle quitte la table.',
          'Enfant debout, de la pâte à la main : la pâte reste sur la table; mains essuyées, on joue au tapis, devant vous.',
          '{si-camions si-gros-camions|Roue qui branle : le camion ne vient pas à la table.} {si-rouleaux-à-pâte|Rouleau levé : il est dur; il se pousse à deux mains, couché sur le plateau.} {30min si-vaporisateurs|Jet vers un visage : le vaporisateur reste dans votre main; plancher mouillé, essuyez-le.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé : presque toute pâte à modeler en contient. Si une allergie ou une maladie cœliaque est déclarée, la pâte à la fécule de maïs est pour toute la table, sur des plateaux bien lavés.',
          'Peau gercée ou eczéma : le sel de la pâte brûle; les doigts restent sur le dos de la bête.',
        ],
      },
      observation: [
        'Langage oral : relevez les cris, les appels et les mots qui accompagnent sa bête, et celui qui revient.',
        'Fonction symbolique : qui parle dans son jeu, la bête, la fermière, ou l’enfant qui raconte?',
        'Motricité fine : quand la bête résiste, une main tient le plateau et l’autre tire, ou les deux tirent ensemble; notez son idée pour la dégager.',
      ],
      prolongements: [
        'Au vestiaire, les bottes s’appellent comme des bêtes : « Viens, ma botte, viens! »',
        'Confiez au parent l’appel de son enfant, tel quel : ce soir, il fera venir un toutou, ou tout le monde à table.',
      ],
      reflexionRetroaction: [
        'Combien de temps ma vache a-t-elle parlé pendant que les leurs se taisaient?',
        'Qui appelait tout bas, au bout de la table, sans recevoir de réponse?',
      ],
    },
  },
]
