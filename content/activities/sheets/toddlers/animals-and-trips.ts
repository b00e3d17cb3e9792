import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_ANIMAL_AND_TRIP_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-train-des-boites',
    summary:
      'Tchou! Les boîtes se suivent en file; on monte, on descend, on charge des toutous, et la gare change de place.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les wagons glissent sur {!hiver|le plat}{hiver|la neige tapée}, loin de la pente et de la barrière.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: '{dehors|Des mottes de neige remplacent les toutous, qui restent au chaud.}',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'train',
      'locomotive',
      'wagon',
      'gare',
      'rail',
      'tchou tchou',
      'chemin de fer',
      'métro',
      'voyage',
      'passager',
      'pousser une boîte',
      'monter dans la boîte',
      'boîtes de carton',
      'toutous',
    ],
    seen: [
      'il s’assoit dans la caisse de couches et un ami le pousse en soufflant fort',
      'elle met les chaises en file et dit à tout le monde d’embarquer',
      'ils bourrent leurs boîtes de peluches et traversent le local avec',
      'il entre et sort de son carton vingt fois sans aller nulle part',
      'elle pleure, le wagon est parti sans elle et elle voulait monter',
      'ils se chicanent pour savoir qui pousse et qui se fait promener',
      'depuis que la voie ferrée passe près du CPE, ça fait tchou toute la journée',
      'au coin lecture, ils ont débarqué leurs toutous d’un carton et sont repartis en chercher',
    ],
    scenes: ['voyage', 'pousser', 'vehicules'],
    picture:
      'Un enfant pousse une boîte remplie de toutous, un autre conduit devant avec une assiette pour volant; un passager attend à la gare.',
    sheet: {
      titre: 'Le train des boîtes',
      observationDepart:
        'Un enfant s’assoit dans la boîte des couches. Un autre la pousse de tout son corps : « Tchou! » La boîte avance d’un pied.',
      intentionEducative:
        'Permettre à l’enfant de pousser, d’embarquer et de débarquer à son rythme, derrière ou devant les autres.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une boîte plus grosse que soi.',
        'Entrer et sortir en enjambant.',
        'Faire le bruit, dire « encore », « débarque », « bye ».',
      ],
      materiel: [
        item('Boîtes de carton basses, où un enfant s’assoit', 'une par enfant', 'Bacs de plastique peu profonds'),
        item('{dedans|Toutous}{!hiver dehors|Toutous}{hiver dehors|Mottes de neige}', 'deux par enfant', 'Coussins'),
        item('Carrés de tissu, pour les gares', 'trois, et deux à rouler au besoin', 'Tapis'),
        optional('{2-3a|Assiettes de carton, pour le volant}', 'une par enfant', 'Couvercles'),
      ],
      preparation: [
        'Coupez les rabats des boîtes et retirez agrafes et ruban décollé : les bords arrivent aux genoux.',
        'Étendez les tissus à trois endroits : ce sont les gares. {dedans|Les toutous}{!hiver dehors|Les toutous}{hiver dehors|Les mottes de neige} y attendent : ce sont les passagers.',
        '{1adulte|Seule, marchez à côté du train, du côté d’où l’on descend.} {2adultes|À deux, l’une suit le train, l’autre reste à la gare.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Poussez une boîte vide jusqu’à un tissu. « Tchou… tchou… tchhhh. La gare! » Prenez-y un passager dans votre boîte et repartez. Regardez qui suit.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Les boîtes se collent, se décollent. On pousse avec les mains, avec le ventre, avec les fesses. {18-24m|Une jambe monte, l’autre suit, les deux redescendent : la boîte n’a pas bougé, on est arrivé.} {2-3a|Un chauffeur tourne son volant, un passager pleure parce qu’il a raté sa gare.} {18-24m !multiage 20min 30min|Un enfant assis vous regarde : poussez-le de la longueur d’un pied, « tchhhh, la gare! », et attendez son « encore ».} {20min 30min|Quand les boîtes ne bougent plus, portez un tissu à l’autre bout : la gare est partie, il faut lui amener ses passagers.} {2-3a !multiage 20min 30min|Deux boîtes se cognent de face : on pousse, on rit, l’une recule. Tout roule trop bien : posez la main sur la première boîte, « Panne! » On frotte les roues, on ajoute un passager, et tous crient « tchou » pour que ça reparte.} Les passagers s’empilent, tombent, remontent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Le train ralentit : « Tchou…… tchou… » Dernière gare, {dedans|le coin des livres}{dehors|le coin tranquille}. Étendez-y les tissus : chacun apporte un passager et le couche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Annoncez ce qui vient : « Ça part… ça s’arrête! », pour que le corps se prépare.',
          'Tenez la boîte pendant qu’une jambe cherche le sol; laissez la jambe trouver.',
          'Poussez du bout des doigts seulement si l’enfant vous le demande du regard.',
        ],
        questionsOuvertes: ['Où va ton train?', 'Qui monte?', 'Que faire, si c’est plein?'],
      },
      vocabulaire: ['le train', 'la gare', 'le wagon', 'pousser', 'monter', 'descendre', 'plein', 'vide'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une boîte par enfant, sans file : le train se forme tout seul quand deux se touchent.',
        },
        { pour: '2-3a', texte: 'Ajoutez un billet à donner à la gare : un bout de rabat, grand comme la main.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui s’assoit avec appui, calez la boîte de deux tissus roulés et collez-la contre vous : vous êtes la locomotive.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, tracez les rails à la craie, à l’ombre.} {!automne|L’automne, les feuilles mortes sont des voyageuses.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte qui verse sur le côté.', 'Doigts frôlés entre deux boîtes.'],
        dangersAEliminer: [
          'Boîte haute ou refermée sur un enfant : bords aux genoux, rabats coupés.',
          'Agrafe, attache de plastique, ruban décollé : retirés avant le jeu.',
          'Corde pour tirer : on pousse seulement.',
          'Enfant debout dans la boîte qu’on pousse : il s’assoit d’abord, « Ça part! » vient ensuite.',
          '{dedans|Boîte poussée vers une marche, une porte ou un coin de meuble : placez les gares loin d’eux.} {dehors|Boîte poussée vers la pente ou la barrière : placez les gares loin d’elles.}',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes propres, qui n’ont contenu ni noix ni arachides.'],
      },
      observation: [
        'Motricité globale : comment enjambe-t-il le bord, et de quel appui a-t-il besoin?',
        'Langage oral : quels sons et quels mots accompagnent son geste?',
        'Fonction symbolique : à quoi voit-on que la boîte est devenue un train?',
      ],
      prolongements: [
        'Laissez deux boîtes au local toute la semaine : elles deviendront autre chose.',
        'Un panier à linge, un toutou, un parent qui fait « tchou » : le train du soir est prêt.',
      ],
      reflexionRetroaction: ['Ai-je poussé quand on ne me le demandait pas?', 'Qui a préféré la gare au voyage?'],
    },
  },
  {
    key: 'papillon-pose-toi',
    summary: 'Un carré de tissu vole, tourne, se pose sur une tête, un genou, un nez; on souffle, et il repart.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le vent aide : les papillons se lancent face à lui et se posent où ils veulent.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'papillon',
      'chenille',
      'cocon',
      'chrysalide',
      'aile',
      'voler',
      'monarque',
      'butiner',
      'insecte',
      'bibitte',
      'foulards',
    ],
    seen: [
      'elle lance son foulard en l’air et le laisse retomber sur sa face',
      'il souffle sur un mouchoir de papier pour le faire repartir',
      'ils agitent les bras et se posent sur les coussins comme des bibittes à ailes',
      'elle s’enroule dans la doudou et dit qu’elle va sortir avec des ailes',
      'elle reste sans bouger pour que la petite bête vienne sur son bras',
      'ils courent partout pour attraper ce qui vole, je voudrais les amener à se déposer',
      'à la fenêtre, une mite s’est collée à la vitre et tout le monde veut la toucher',
      'depuis qu’on a relâché nos monarques, ils volent de fleur en fleur dans le local',
    ],
    scenes: ['bestioles', 'laisser-tomber', 'imiter-animaux', 'bulles'],
    picture:
      'Des carrés de tissu volent comme des papillons : l’un s’est posé sur la tête de l’éducatrice, un autre sur un pied; un enfant souffle.',
    sheet: {
      titre: 'Papillon, pose-toi',
      observationDepart:
        '{!hiver dedans|Un papillon blanc est entré par la porte.} {!hiver dehors|Un papillon blanc a traversé la cour.} {hiver|Un mouchoir blanc s’est envolé.} Les têtes se sont levées d’un coup, les mains aussi. « Viens, viens! »',
      intentionEducative:
        'Permettre à l’enfant de lancer, suivre des yeux et attendre sans bouger, comme on attend un vrai papillon.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer un tissu haut et le suivre du regard.',
        'Nommer ou montrer la partie du corps où le papillon se pose.',
        'Rester immobile un court moment, puis repartir.',
      ],
      materiel: [
        item('Carrés de tissu léger, grands comme deux mains', 'deux par enfant', 'Mouchoirs de tissu'),
        item(
          'Foulards ou tissus colorés, étendus au sol, pour les fleurs',
          'un pour deux enfants et un pour vous',
          'Coussins',
        ),
        item('Panier couvert d’un tissu', 'un', 'Boîte à souliers'),
        optional('Couverture légère, pour le cocon', 'une par trois enfants', 'Drap'),
      ],
      preparation: [
        'Étendez les fleurs de tissu à trois pas les unes des autres, {dedans|sur un tapis, jamais sur un plancher qui glisse}{dehors !hiver|sur l’herbe}{dehors hiver|sur la neige tapée}.',
        'Pliez un à un dans le panier les carrés de tissu, qui sont les papillons, et couvrez-le. Un foulard plus grand que deux mains n’y va pas : étendu par terre, il fait une fleur. {avec-tissu|Parmi @materiel, ce qui ne dépasse pas deux mains vole; le reste fait des fleurs.}',
        '{1adulte|Seule, assoyez-vous sur une fleur du bord : tout vole devant vous.} {2adultes|À deux, l’une lance, l’autre s’assoit avec les plus tranquilles.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Entrouvrez le panier : un coin de tissu dépasse, frémit, s’envole de vos doigts. « Un papillon! » Il se pose sur votre tête. Ne bougez plus, seulement les yeux.',
        ),
        play(
          { 10: 6, 20: 12, 30: 19 },
          'Chacun a le sien. Il monte, il tombe, il se pose : sur une fleur de tissu, sur un pied, sur un ami qui veut bien. « Fffff », il repart. {18-24m|Il tombe, on le ramasse, on ouvre les doigts pour qu’il tombe.} {2-3a|Les papillons boivent aux fleurs, une après l’autre.} {3-4a|« Sur ta tête! » On annonce où il se posera, puis on lance.} {20min 30min|Quand les vols ralentissent, dites : « Papillons, sur un genou! » Chacun y pose le sien, se fige, souffle; puis c’est un coude, un pied, l’épaule.} Vous avez une couverture? Elle sert de cocon : qui le veut s’y enroule les bras, le visage libre, attend… et sort ses ailes.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 7 },
          'Une comptine ramène les papillons : « Papillon du matin, pose-toi sur ma main. Papillon de midi, pose-toi, c’est ici. Papillon de la nuit… fais dodo, c’est fini. » Ils se couchent un à un dans le panier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites où le papillon s’est posé, tout bas, avant de souffler.',
          'Figez aussi longtemps que votre papillon; vos yeux parlent.',
          'Offrez votre dos, votre coude, votre pied à qui cherche une place.',
        ],
        questionsOuvertes: [
          'Où s’est-il posé?',
          'Qu’est-ce qu’il cherche, ton papillon?',
          'Comment le faire repartir?',
        ],
      },
      vocabulaire: ['le papillon', 'l’aile', 'voler', 'se poser', 'souffler', 'le cocon', 'la fleur', 'immobile'],
      adaptations: [
        { pour: '18-24m', texte: 'Posez vous-même le papillon sur un genou et attendez le souffle, ou la main.' },
        { pour: '2-3a', texte: 'Un papillon dans chaque main, les bras deviennent des ailes.' },
        { pour: '3-4a', texte: 'Le vol se complique : faire un tour sur soi et l’attraper avant la fleur.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui voit peu, choisissez un tissu qui froufroute et dites de quel côté il tombe; pour celui qui lance peu, soufflez ensemble.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, cherchez d’abord un vrai papillon du regard, sans le toucher.} {!hiver|L’hiver, le papillon habite le local.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux chasseurs de papillons qui se cognent.', 'Chute en regardant en l’air.'],
        dangersAEliminer: [
          'Couverture sur un visage ou serrée autour d’un enfant : les bras seulement, tête dehors, relâchée au premier signe.',
          'Tissu passé au cou : seuls volent des carrés grands comme deux mains, sans nœud. Un foulard plus grand reste étendu en fleur; ramassé, il se recouche par terre.',
          'Fleur de tissu qui glisse sous un pied : replacez-la à l’écart, là où personne ne court.',
        ],
        supervision: 'palier2',
        allergies: ['Tissus lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment ajuste-t-il son élan à la hauteur?',
        'Langage oral : que dit-il ou montre-t-il quand le papillon se pose?',
        'Schéma corporel : où attend-il le papillon, sur la main, le coude, le genou, le dos?',
      ],
      prolongements: [
        'Gardez un papillon pour le début de la sieste : vous le posez sur une main de chacun, jamais sur un visage, et il repart avec vous.',
        'Remettez la comptine aux familles : le soir, un mouchoir de tissu fait le papillon, puis on le range.',
      ],
      reflexionRetroaction: [
        'Qui est resté immobile plus longtemps que je ne l’aurais cru?',
        'Ai-je trop parlé pendant les vols?',
      ],
    },
  },
  {
    key: 'le-petit-panier',
    summary:
      'Le panier au bras, on choisit, on empile, on pèse dans ses mains, on paie d’une tape et on vide tout chez soi.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'cuisine-et-saveurs'],
    materials: ['cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, les tablettes sont une bordure ou un banc, et la maison, un tissu à l’ombre.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'épicerie',
      'magasin',
      'marché',
      'panier',
      'commissions',
      'acheter',
      'payer',
      'caisse',
      'boulangerie',
      'fruits',
      'légumes',
      'pomme',
      'vider le sac',
      'remplir',
      'restaurant',
      'jouer au magasin',
    ],
    seen: [
      'elle remplit une sacoche de vaisselle et va la vider dans l’autre coin',
      'il dépose ses achats sur la table et tape dessus en faisant ding',
      'ils vident la tablette de la cuisinette et transportent tout dans leurs bras',
      'elle compte de l’argent qui existe pas et dit qu’il lui en reste pu',
      'il pousse le panier plein en disant que c’est trop lourd pour moi',
      'elle garde tout pour elle, elle veut pas que les autres prennent dans son magasin',
      'depuis que sa mère l’emmène au IGA, elle fait sa liste et choisit ses boîtes de céréales',
      'au coin cuisine, ils se font des brassées de nourriture et me servent une soupe',
    ],
    scenes: ['remplir-vider', 'magasin-metiers', 'transporter'],
    picture:
      'Le panier au bras, un enfant paie d’une tape sur une boîte retournée; un autre choisit à la tablette, un troisième vide ses commissions.',
    sheet: {
      titre: 'Le petit panier',
      observationDepart:
        'Une enfant passe le bras dans l’anse d’un panier, le remplit {dedans|de souliers et va les porter à la cuisinette}{dehors|de pelles et va les porter sous la glissade}. Elle revient en chercher.',
      intentionEducative: 'Permettre à l’enfant de remplir, transporter et vider pour une raison qu’il invente.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir parmi plusieurs choses et tenir à son choix.',
        'Porter sans renverser, ou renverser et ramasser.',
        'Demander, donner, dire « merci » ou « encore » à sa façon.',
      ],
      materiel: [
        item(
          'Boîtes et contenants d’aliments vides et lavés',
          'une trentaine',
          'Blocs de bois et bouteilles vides sans bouchon',
        ),
        optional('{si-balles|Balles plus grosses que votre poing, les oranges}', 'deux par enfant', null),
        item('Paniers à anse courte', 'un par enfant', 'Boîtes à souliers'),
        item('Boîte retournée, pour la caisse', 'une', 'Tabouret'),
        item('Grand tissu, pour la maison', 'un', 'Tapis'),
      ],
      preparation: [
        'Lavez et séchez les contenants; ôtez bouchons, languettes et bords coupants.',
        'Étendez le tissu au sol : c’est la maison. Rangez les contenants sur deux tablettes basses, à dix pas d’enfant de la maison, et posez la boîte retournée à mi-chemin : c’est la caisse.',
        '{1adulte|Seule, tenez la caisse, même quand vous jouez la cliente : tous passent devant vous.} {2adultes|À deux, l’une vend, l’autre habite la maison et reçoit les commissions.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Passez l’anse à votre bras et allez aux tablettes. « Hum… celle-là. Non. Celle-là! » Payez d’une tape sur la boîte : « Ding! » Portez le panier à la maison et videz-le.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Les paniers se remplissent. {18-24m|On prend, on porte, on renverse, on reprend : la tablette se vide et se remplit.} {18-24m !multiage|Quand un enfant tend sa boîte sans la lâcher, touchez-la, « ding », et laissez-le repartir avec.} {2-3a|On veut du lait, des pommes, du pain; on paie trois fois; on n’a plus d’argent, et on fait semblant d’en trouver dans sa poche.} {2-3a !multiage|Plus de fromage? On cherche quelle boîte fera semblant.} {si-balles|Avec des balles, on vend des oranges : l’une saute du panier, on la rattrape et on la paie encore.} « C’est lourd! » On porte le panier à deux mains. {20min 30min|Quand les voyages ralentissent, devenez cliente : « Chez moi, l’armoire est vide. » On vous charge les bras jusqu’au menton; une boîte tombe, « Oups! », on court la ramasser.} À la maison, on brasse une soupe avec les mains et on en offre. {20min 30min|Quand plus personne ne s’arrête à la caisse, c’est l’heure de fermer.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Le magasin ferme : la voix baisse{dedans|, les lumières aussi, si vous le pouvez}. Chaque panier rapporte une chose à la tablette, puis une autre. Le dernier « ding » est pour dire bonne nuit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez chaque achat avec son poids : « Ouf, c’est lourd. » « Celle-là est légère. »',
          '{2-3a|Attendez la main tendue avant de prendre l’argent invisible.} {!2-3a|Attendez que la main tape la caisse avant de dire « ding ».}',
          'Mettez en double ce qui se dispute.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu cherches?', 'Pour qui est-ce?', 'Où est-ce qu’on le met?'],
      },
      vocabulaire: ['le panier', 'acheter', 'payer', 'lourd', 'léger', 'plein', 'la tablette', 'les commissions'],
      adaptations: [
        { pour: '18-24m', texte: 'Un panier, six contenants tout près, et votre main pour caisse.' },
        { pour: '2-3a', texte: 'Passez une commande de trois choses, une par doigt : du lait, du pain, des pommes.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui se déplace à quatre pattes ou roule, accrochez le panier bas et posez les tablettes au sol : il est client et camion de livraison.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, de vraies courges se portent à deux bras.} {!hiver|L’hiver, on livre en traîneau de carton.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Panier renversé sur un pied.', 'Dispute pour la boîte de céréales.'],
        dangersAEliminer: [
          'Bouchon, anneau, morceau détaché : rien qui passe dans un rouleau de papier hygiénique.',
          'Sac de plastique : panier ou boîte seulement.',
          'Boîte de conserve ouverte ou pot de verre : retirez-les du magasin.',
        ],
        supervision: 'palier2',
        allergies: ['Aucun emballage de noix, d’arachides ou de lait, même lavé.'],
      },
      observation: [
        'Fonction symbolique : que fait-il semblant d’acheter, de payer, de cuisiner?',
        'Langage oral : comment demande-t-il ce qu’il veut?',
        'Motricité globale : comment s’ajuste-t-il au poids du panier?',
      ],
      prolongements: [
        'Une commission pour le parent : une boîte vide et lavée de ce que l’enfant aime manger, sans noix, arachides ni lait.',
        'À la prochaine marche, regardez ensemble la vitrine d’un commerce.',
      ],
      reflexionRetroaction: [
        'Quel panier ai-je rangé avant que l’enfant ait fini de le vider?',
        'Quel enfant a joué pour offrir, et quel enfant pour garder?',
      ],
    },
  },
  {
    key: 'gros-pas-de-dinosaure',
    summary:
      'Boum. Boum. Les pas se font énormes, puis minuscules; un œuf se cache sous le drap, et quelqu’un en sort.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les gros pas laissent de vraies traces dans {!hiver|le sable ou la boue}{hiver|la neige}.',
      PARK: 'Au parc, la plaine est un carré {!hiver|d’herbe}{hiver|de neige tapée} entre des cônes, et le pied des arbres sert de caverne.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'dinosaure',
      'tyrannosaure',
      't-rex',
      'œuf',
      'monstre',
      'géant',
      'gros pas',
      'rugir',
      'traces',
      'crier',
      'éléphant',
      'ours',
      'gros animaux',
      'lourd et léger',
      'dinosaures au parc',
      'foncer dans les amis',
      'marcher à gros pas',
    ],
    seen: [
      'il marche les pattes écartées en faisant trembler le plancher',
      'elle fait des griffes avec ses mains et rugit dans la face des autres',
      'ils passent de géants à minuscules, sur la pointe des pieds',
      'elle couve un ballon sous son ventre et attend qu’il éclose',
      'il fige et se colle contre moi quand son ami fait le monstre',
      'il adore faire peur mais vérifie toujours si on a vraiment eu peur',
      'depuis l’exposition au musée, ils grognent à table et mangent leur salade comme des herbivores',
      'dans le corridor, ils tapent du pied tellement fort que le groupe d’en bas se plaint',
      'ils rugissent et foncent dans les amis qui ont peur',
    ],
    scenes: ['monstres', 'imiter-animaux', 'cacher-trouver'],
    picture:
      'L’éducateur et deux enfants avancent à gros pas, les mains en griffes; un autre sort de sous un drap, près de deux œufs de papier.',
    sheet: {
      titre: 'Gros pas de dinosaure',
      observationDepart:
        'Il tape du pied à chaque pas, les mains en griffes. « Rrrah! » Puis il se retourne pour voir si quelqu’un a peur.',
      intentionEducative:
        'Permettre à l’enfant d’essayer sa force et son bruit, puis de les faire tout petits, quand il le veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher fort, doucement, vite, au ralenti.',
        'Faire peur pour rire et s’arrêter quand l’autre ne rit plus.',
        '{!10min|Se blottir, puis sortir.}{10min|Passer du grand bruit au silence.}',
      ],
      materiel: [
        item('Draps légers', 'deux', 'Couvertures'),
        item(
          '{!parc|Grosses boîtes ouvertes de deux côtés, pour les cavernes}',
          'une pour deux enfants',
          'Tables basses',
        ),
        item('{parc|Cônes voyants}', 'six', 'Sacs à dos'),
        item(
          'Boules de papier brun froissé, grosses comme une tête, pour les œufs',
          'une par enfant',
          'Coussins ronds',
        ),
        optional('Tambour', 'un', 'Chaudière retournée'),
        optional(
          '{si-dinosaures-en-plastique|Dinosaures en plastique, longs comme une main d’adulte, sans pointe}',
          'un par enfant',
          null,
        ),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'un par enfant', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un, devant le nid}', null),
        optional('{si-blocs|Blocs légers, plus gros que votre poing}', '{si-blocs|deux}', null),
        optional('{si-tapis|Tapis ou matelas mince}', '{si-tapis|un}', null),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, hors de portée}', null),
        optional('{si-feuilles|Grandes feuilles d’arbre, sèches et propres}', '{si-feuilles|une par enfant}', null),
      ],
      preparation: [
        '{!parc|Dégagez une longue plaine où l’on marche à plusieurs sans se heurter.} {parc|Faites la ronde d’un carré de dix pas avec un ou deux arbres, loin de la rue et des balançoires : ni verre, ni crotte, ni racine qui fait trébucher. Posez-y les cônes. Le pied de chaque arbre est une caverne.} {parc 1adulte|Seule, n’y allez que si le parc est clôturé.}',
        'Dans un coin calme, étendez un drap, posez-y les œufs et couvrez-les de l’autre drap : c’est le nid.',
        '{1adulte|Seule, soyez le plus lent des dinosaures : vous les voyez tous.} {2adultes|À deux, l’une marche, l’autre garde le nid.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Un pas : « Boum. » Un silence. Un pas : « Boum. » Cherchez autour de vous qui a pu faire ce bruit. Montrez votre pied, étonnée. {si-cerceaux|Des cerceaux couchés sont les traces du géant : posez-y les deux pieds, « boum ». Chacun essaie la sienne, puis la suivante.} {si-blocs|Votre gros pied renverse deux blocs empilés, « boum »; rempilés, le petit pied les frôle sans les faire tomber. Qui essaie?} {si-tapis|Sur le tapis ou le matelas, le marais, votre pied fait « flouc ».} Levez ensuite la main : « Petit! » Votre pied se repose sans aucun bruit. La main levée servira à qui a peur.',
        ),
        play(
          { 10: 6, 20: 7, 30: 10 },
          'Partez d’un pas lourd, les mains en griffes : « Boum! » Les dinosaures marchent avec vous, mangent des feuilles qu’on ne voit pas, rugissent, puis s’endorment d’un coup dans une caverne, jusqu’au prochain « boum ». {si-dinosaures-en-plastique|Avec des dinosaures en plastique, chacun, à genoux, fait marcher le sien par terre : « boum », puis sans aucun bruit.} {18-24m|Face à face, deux paires de pieds tapent sur place, et ça rit.} {2-3a|« Boum », trois pas; puis « tic, tic », sur le bout des orteils : on devient une souris, et l’on rit d’avoir été si gros.} {3-4a|Un gros protège un petit, un petit fait fuir un gros.} Une main se lève, ou un visage se ferme : « Petit! » Tous les dinosaures rapetissent, et le rugissement devient un ronron.',
        ),
        play(
          { 20: 5, 30: 10 },
          'Au nid, levez un bord du drap : chacun prend un œuf, le porte dans ses bras, le cache sous son ventre. « Crac! » Le papier se froisse, un bébé dinosaure en sort, à tout petits pas, avec un tout petit cri. {18-24m|L’œuf disparaît sous le drap : « Coucou! » On le retrouve.} {2-3a|En boule sous le drap, la tête dehors, un enfant est un œuf aussi : il gratte, s’étire et naît.} {3-4a|Un bébé se cache dans une caverne; sa mère le cherche en rugissant, il répond du plus petit cri qu’il a.} {30min|Puis les bébés grandissent : un pas moyen, un pas plus gros, « boum ». Ils refont le tour de la plaine et reviennent pondre.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'Les pas rapetissent : gros, moyens, petits, sur le bout des orteils. {si-musique|Mettez la musique, puis baissez-la avec eux, jusqu’au silence.} {si-tunnel|Au tunnel, le gros dinosaure rapetisse, passe à quatre pattes et sort tout petit.} Tous rentrent au nid, {dedans|couchés}{dehors !hiver|couchés}{dehors hiver|accroupis} sur le drap étendu, un œuf contre le ventre. {si-feuilles|On couvre l’œuf d’une grande feuille, pour qu’il ait chaud.} On écoute respirer les dinosaures.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez la force : « Ton pas a fait trembler {dedans|le plancher}{dehors|la terre}. »',
          'Quand un enfant a peur, rapetissez-vous la première.',
          'Un dinosaure fonce sur un ami? Mettez-vous entre les deux, bras ouverts : « Les gros s’arrêtent ici. Rugis-lui de loin. »',
          'Donnez un nid à qui en a assez du bruit.',
        ],
        questionsOuvertes: ['Comment marche un très gros?', 'Qu’est-ce qu’il mange, le tien?', 'Qui dort dans l’œuf?'],
      },
      vocabulaire: [
        'le dinosaure',
        'l’œuf',
        'la griffe',
        'rugir',
        'énorme',
        'minuscule',
        'le nid',
        '{dehors|la trace}{dedans|la caverne}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Baissez-vous à sa hauteur et tapez sur place, sans rugir{!10min|; le drap ne sert qu’à faire coucou}.',
        },
        {
          pour: '2-3a',
          texte:
            'Laissez-lui son œuf dans les bras pendant qu’il marche : le porter l’oblige à de petits pas, le poser lui rend les gros.',
        },
        { pour: '3-4a', texte: 'Ils inventent le nom, la nourriture et le cri de leur espèce.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le tambour va à l’enfant qui se bouche les oreilles : gros pas, petits pas, arrêt, tout part de sa main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, comparez les traces de bottes.} {!ete|L’été, un pied mouillé laisse sa trace sur le béton.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux dinosaures qui se heurtent.', 'Petite frayeur, vite consolée.'],
        dangersAEliminer: [
          'Drap qui couvre un visage ou s’enroule : il se tient par un bord, têtes dehors.',
          '{!parc|Boîte refermée ou empilée : ouverte de deux côtés, une seule de haut.}',
          '{18-24m 2-3a|Papier d’un œuf arraché ou mâché : regardez dans la bouche, ôtez le morceau, changez l’œuf.}',
          'Dinosaure lancé sur un ami : les gros pas se marchent, ils ne se courent pas, et s’arrêtent à un bras de l’autre.',
          '{parc|Dinosaure qui passe les cônes : vous marchez du côté de la rue, le troupeau de l’autre.} {ete dehors|Soleil et chaleur : la plaine est à l’ombre, chapeaux sur les têtes.}',
          'Dinosaure qui mord pour vrai : consolez d’abord l’enfant mordu, puis montrez à mordre l’air.',
          '{si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, jamais en courant.} {si-tunnel|Deux têtes dans le tunnel : un seul dinosaure à la fois, tous par le même bout.}',
          '{si-blocs|Bloc sous un pied : les deux restent contre vous, et se rangent avant la marche.} {si-tapis|Bord de tapis qui lève : posez-le à plat, hors du chemin.}',
          '{si-feuilles|Feuille mâchée : regardez dans la bouche, ôtez le morceau.}',
        ],
        supervision: 'palier2',
        allergies: ['Papier propre, sans résidu d’aliment.'],
      },
      observation: [
        'Motricité globale : comment passe-t-il du pas lourd au pas léger?',
        'Compétences émotionnelles : à quoi voit-il que l’autre n’a plus envie?',
        'Langage oral : quels cris et quels mots invente-t-il?',
      ],
      prolongements: [
        'Gardez un œuf au local : chaque matin, on le trouve ailleurs.',
        'À la maison, de la porte au bain, le dinosaure marche; du bain au lit, c’est une souris.',
      ],
      reflexionRetroaction: [
        'Qui avait besoin de faire grand bruit, et qui de s’en protéger?',
        'Le retour au calme est-il venu d’eux ou de moi?',
      ],
    },
  },
]
