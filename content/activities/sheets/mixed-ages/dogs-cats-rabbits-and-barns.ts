import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Dogs that shake their mud off, cats that push, rabbits that thump, and a barn that calls for its breakfast. */
export const MIXED_AGES_DOGS_CATS_RABBITS_AND_BARNS_SHEETS: readonly BankSheet[] = [
  {
    key: 'secoue-toi-pitou',
    summary:
      'Des carrés de feutre brun font la boue : on en couvre les chiens de peluche ou son propre dos, on se secoue, tout vole, on recommence.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, jouez à l’abri du vent : la boue de feutre est légère, elle partirait chez le voisin.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'chien',
      'chiens',
      'chein',
      'chiot',
      'pitou',
      'chien en peluche',
      'faire le chien',
      'japper',
      'chien mouillé',
      'chien sale',
      'laver le chien',
      'bain du chien',
      'le chien se secoue',
      'se rouler comme un chien',
      'se rouler dans la boue',
      'animaux de compagnie',
      'toutous',
      'les parties du corps',
    ],
    seen: [
      'il se trémousse le derrière pour faire tomber ce qu’on lui met sur le dos',
      'elle couvre son toutou de petites guenilles puis le brasse jusqu’à ce que tout revole',
      'ils ramassent les morceaux de tissu partout et les remettent aussitôt sur la peluche',
      'elle se raidit quand on la lave et ne veut pas qu’on la touche avec la débarbouillette',
      'il s’ennuie de son gros chien resté à la maison et marche à quatre pattes',
      'il rit aux éclats quand on lui dit qu’il est encore tout sale',
      'par la fenêtre, ils ont vu un labrador trempé s’ébrouer et ils font tous pareil',
      'dans le vestiaire, ils brassent leur tête mouillée pour arroser les autres',
    ],
    scenes: ['imiter-animaux', 'envelopper', 'hygiene', 'bebes-soins'],
    picture:
      'À quatre pattes, une enfant se secoue et des carrés bruns volent; contre l’éducatrice, un bébé tire le carré posé sur un chien en peluche.',
    sheet: {
      titre: 'Secoue-toi, pitou!',
      observationDepart:
        'Un chien mouillé est passé {dedans|sous la fenêtre}{cour|le long de la clôture} et s’est secoué, des oreilles à la queue. {2-3a 3-4a 4-5a|« Y fait de la pluie! » Depuis, les têtes se secouent à la table et au vestiaire.} {!2-3a !3-4a !4-5a|Depuis, un enfant agite la tête, s’arrête, tout étourdi, et recommence.}',
      intentionEducative:
        'Offrir aux corps une boue qui se pose, pèse à peine et s’envole, pour sentir où elle touche et ce qui bouge quand on se secoue.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire partir la boue du chien ou de son propre corps, en tirant ou en secouant.',
        'Répondre au « brrrou! » par un mouvement, un cri ou un regard.',
        '{2-3a 3-4a 4-5a|Dire où l’on veut la boue, et où l’on n’en veut pas.}',
        '{3-4a 4-5a|Bouger une seule partie du corps pendant que le reste se tient tranquille.}',
      ],
      materiel: [
        item(
          'Carrés de feutre ou de polar brun, larges comme deux mains d’adulte, aux bords solides, la boue',
          'six par enfant, six pour vous',
          'Débarbouillettes foncées',
        ),
        item(
          'Chiens en peluche lavables, aux yeux brodés',
          'un par enfant, un pour vous',
          'Autres toutous lavables, sans yeux de plastique',
        ),
        item(
          'Tapis {cour|isolant, sec dessus et dessous}',
          'un, large comme quatre enfants couchés; deux, bord à bord, pour plus de six enfants',
          'Couverture épaisse',
        ),
        item('Petites serviettes', 'une par enfant', 'Débarbouillettes'),
        item('{cour hiver|Mitaines sèches de rechange}', 'une paire par enfant', 'Gros bas de laine'),
        item(
          '{30min 45min|Bacs bas et vides, les baignoires}',
          'un pour trois enfants',
          'Paniers à linge bas, sans cordon',
        ),
      ],
      preparation: [
        '{dedans|Étendez le tapis loin des coins de meubles, pieds nus pour tout le monde.} {cour|Étendez le tapis à l’abri du vent, sur un sol que vous avez tâté.} {cour ete|Il est à l’ombre, loin des guêpes.} {cour hiver|Il est sur de la neige tapée, et les mitaines de rechange attendent dans votre poche.}',
        'Passez les chiens en revue : coutures fermées, ni ruban, ni collier, ni grelot. Chiens et carrés sont lavés sans parfum.',
        'Étalez les carrés bruns en trois flaques de boue sur le tapis{18-24m 2-3a 3-4a 4-5a|, assez loin l’une de l’autre pour que trois enfants s’y roulent ensemble sans se cogner}. Les serviettes sont pliées en file au bout du tapis. {30min 45min|Les baignoires vont à côté.}',
        '{0-18m|Le poupon qui ne rampe pas joue contre votre hanche, deux carrés et un chien à lui. Vos jambes allongées le séparent de tout ce qui roule, rampe ou se secoue. Celui qui rampe a la flaque la plus proche de votre main, et on lui laisse l’espace d’un grand chien.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, restez assise au bord du tapis : la boue part de vous et y revient.} {2adultes|À deux, l’une garde sa place au tapis, l’autre fait un chien.}',
        '{avec-tissu|Ajoutez @materiel aux serviettes.} {avec-contenant|Servez une flaque dans @materiel.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise au tapis, couchez un carré sur le dos de votre chien, un autre entre ses oreilles. « Il s’est roulé dedans. Il en a partout! » Tenez-le par le ventre, à deux mains : « Brrrou! » La boue vole et retombe sur vos genoux, sur un pied. Cherchez des yeux où elle est allée. « Le voilà trop propre. Qui le resalit? »',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'On salit, on secoue, on ramasse. {0-18m|Le poupon tire le carré du museau, le serre, le lâche. Au « brrrou! », ses jambes répondent.} {18-24m|Le trottineur secoue si fort que le chien part avec la boue : il va les chercher tous les deux.} {2-3a|Un dos se présente à quatre pattes, on y couche deux carrés, il se trémousse jusqu’au dernier. « Encore sale! »} {3-4a|« Où tu la veux? » Sur le cou, la fesse, le creux du coude : la boue se pose là, et pas ailleurs.} {4-5a|Un seul carré, sur l’épaule : il tombera si l’épaule bouge, mais le dos, lui, ne bouge pas.} {0-18m !multiage|Posez un carré sur votre genou : il l’arrache, et le chien répond d’un « brrrou » tout bas. Son regard s’en va? Soufflez un long « pfff » de chien qui sèche, et attendez son pied.} {18-24m !multiage|Mettez un carré sur votre tête et tendez-la : au « brrrou » qu’il vous crie, faites-le tomber. Puis couvrez-lui un pied, l’autre : la boue vole sans les mains.} {2-3a !multiage|Quand tous les dos sont propres, présentez le vôtre, à quatre pattes au bord du tapis, le nez vers eux : c’est vous, le chien.} {3-4a !multiage|Puis deux enfants-chiens se partagent un seul tas et se secouent dos à dos : chez qui la boue est-elle tombée?} {4-5a !multiage|Un ami compte jusqu’à dix pendant que le chien se tortille. Réussi? Posez deux carrés, un par épaule : un seul doit tomber.} {2-3a 3-4a 4-5a|La flaque se refait où tombent les carrés.} {!2-3a !3-4a !4-5a|Rapprochez la boue tombée loin.}',
        ),
        play(
          { 30: 9, 45: 10 },
          '« Au bain! » {2-3a 3-4a 4-5a|Les chiens se sauvent à quatre pattes, on les rattrape, ils sont repartis.} Dans la baignoire vide, on ôte la boue, on frotte à la serviette. {0-18m|Le poupon sort le chien par une patte, le regarde pendre, le laisse retomber. Frottez la main ou le pied qu’il vous tend.} {18-24m|Le trottineur frotte un chien, le bord du bac, votre genou.} {2-3a|« Ferme tes yeux, pitou, ça pique pas. »} {3-4a|Chaque chien raconte d’où il revient : un fossé, le compost, la cour du voisin.} {4-5a|Derrière les oreilles, entre les orteils : on fait le tour du chien, et un ami cherche l’endroit oublié.} Propre? « Brrrou! » Il reste toujours une flaque où se rouler.',
        ),
        play(
          { 45: 9 },
          '{18-24m 2-3a 3-4a 4-5a|« Rentrons à la maison sans perdre notre boue. » La maison, ce sont les serviettes, au bout du tapis.} {0-18m|Un carré sur la cuisse du poupon, puis sur une cheville, puis dans une paume : il regarde, il remue, la boue glisse. Recommencez tant que ses yeux vous cherchent.} {18-24m|Le trottineur porte un carré sur ses deux paumes, le perd, revient sur ses pas.} {2-3a|À quatre pattes, on avance vite : tout est tombé, on recharge.} {3-4a|On ralentit, le dos plat comme une table.} {4-5a|Le ventre vers le plafond, la boue sur le nombril, on essaie de marcher comme un chien à l’envers.} {2-3a 3-4a 4-5a|Arrivés, les chiens sales se secouent tous ensemble dans la maison.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Chaque chien reçoit une serviette. On l’essuie pendant que vous dites, de moins en moins fort : « Frotte l’oreille et puis le dos, frotte la queue et le museau. Pitou tout sec, pitou tout beau s’en va dormir dans son manteau. » Passez près de qui tend son dos, et frottez-le en descendant. Roulez les chiens dans leur serviette, le nez dehors. La boue s’empile devant vous. Comptez les chiens, puis les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites l’endroit avant d’y poser la boue : « Sur ton épaule? » Une épaule qui recule a répondu.',
          'Tenez toujours votre chien par le ventre, jamais par l’oreille ou la queue : les mains des enfants copient les vôtres.',
          '{0-18m|Après un « brrrou! », tenez le chien immobile sous les yeux du poupon : un pied, une voix ou un regard commande le suivant.}',
          '{2-3a 3-4a 4-5a|Posez au chien une question de chien : « Sens-tu quelque chose, là, derrière? »}',
        ],
        questionsOuvertes: [
          'Où est-il encore sale?',
          'Qu’est-ce qui a volé jusqu’à toi?',
          '{2-3a 3-4a 4-5a|D’où revient-il, si sale?}',
          '{3-4a 4-5a|Comment faire tomber celui-là sans les mains?}',
        ],
      },
      vocabulaire: ['la boue', 'se secouer', 'le museau', 'la patte', 'la queue', 'frotter', 'sale', 'propre'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le dos, le poupon voit le chien à deux mains au-dessus de ses jambes : c’est là que la boue tombe. Un carré à la bouche, c’est permis; mouillé, il est échangé.',
        },
        {
          pour: '18-24m',
          texte: 'Un chien et trois carrés, toujours les mêmes. Un mot par geste : « sale », « brrrou », « propre ».',
        },
        {
          pour: '2-3a',
          texte: 'Deux carrés sur le dos, pas davantage, et le choix : être le chien, ou celui qui salit.',
        },
        {
          pour: '3-4a',
          texte:
            'Annoncez un ordre : « La tête, puis le dos, puis le derrière. » L’enfant en lance un autre, et les amis se secouent comme il le dit.',
        },
        {
          pour: '4-5a',
          texte:
            'Trois carrés sur un ami : l’enfant devine lequel tombera en dernier, regarde, puis cherche une place où un carré tiendrait plus longtemps.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou couché, l’enfant reçoit la boue sur ce qu’il bouge le mieux, main, genou ou épaule : un frisson la fait partir. Un « brrrou! » le fait sursauter? Faites-le des épaules, la bouche fermée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on roule les chiens dans la neige folle : secoués, ils font la poudrerie.} {!ete|L’été, dans la cour, les serviettes sont humides, et les chiens frottés sèchent au soleil.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Front contre front.', 'Carré reçu sur le nez.', 'Chien disputé, boue refusée.'],
        dangersAEliminer: [
          '{0-18m 18-24m|Carré sur un visage : ôtez-le aussitôt; avec les plus jeunes, la boue se pose sur les jambes, les bras ou la peluche.}',
          '{0-18m multiage|Enfant qui se secoue ou roule vers un poupon : vos jambes l’arrêtent, et le jeu se déplace de l’autre côté du tapis.}',
          'Peluche qui tournoie par la queue : elle se tient par le ventre, à genoux, une longueur de bras entre deux têtes.',
          'Carré sous un pied : on joue au ras du tapis, et la boue se ramasse avant que l’on se lève.',
          '{30min 45min|Enfant debout dans un bac : c’est le bain des peluches; un enfant-chien se lave à côté, assis sur le tapis.}',
          'Vrai chien dans la maison ou tout près : une porte ou une clôture entre lui et le jeu. On ne secoue ni ne poursuit une vraie bête.',
          '{cour hiver|Mains et nuques : touchez-les toutes les cinq minutes, et rentrez quand elles refroidissent.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Laine du feutre : du polar, si une peau y réagit. Poils : des peluches lavées, aucune couverture où dort un vrai chien.',
        ],
      },
      observation: [
        'Schéma corporel : un carré reste posé là où l’enfant ne le voit pas; que bouge-t-il pour le faire partir?',
        'Fonction symbolique : notez ce qui dit que le tissu est devenu de la boue, une grimace, un rire, un mot.',
        'Langage oral : relevez le son, le signe ou la phrase qui réclame la prochaine secousse.',
      ],
      prolongements: [
        'Laissez trois carrés près du panier des peluches : demain matin, l’un des chiens sera déjà sale.',
        'Le « brrrou! » suit l’enfant à la maison : le parent l’entendra sans doute au sortir du bain, dans la serviette.',
      ],
      reflexionRetroaction: [
        'Quel refus d’être touché ai-je vu tout de suite, et lequel trop tard?',
        'De qui venaient les « brrrou! », à la fin?',
      ],
    },
  },
  {
    key: 'du-bout-de-la-patte',
    summary:
      'Le chat pousse un bas roulé vers le bord, regarde son humain, pousse encore : poc! L’humain soupire, ramasse, replace, et le chat recommence.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les rebords sont des bacs retournés, bien d’aplomb, et chaque chute fait un autre bruit.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'chat',
      'chats',
      'minou',
      'minous',
      'chaton',
      'miaou',
      'faire le chat',
      'jouer au chat',
      'patte de chat',
      'le chat fait tomber',
      'pousser en bas de la table',
      'jette tout en bas de la table',
      'chat dans une boîte',
      's’asseoir dans une boîte',
      's’étirer comme un chat',
      'bas roulés',
      'ronronner',
      'animaux de compagnie',
      'dire non',
    ],
    seen: [
      'elle pousse son gobelet jusqu’au bord de la table en me regardant dans les yeux',
      'il garroche sa cuillère en bas de sa chaise haute et attend que je la ramasse',
      'ils font tomber les blocs du banc un par un, juste pour entendre poc',
      'il sait que c’est non, il s’arrête au bord et sourit en coin',
      'elle me fait ramasser sa suce dix fois de suite et trouve ça bien drôle',
      'il dit que c’est pas lui, c’est le minou qui a fait tomber le verre',
      'au dîner, ils ont envoyé leur verre par terre chacun leur tour pour voir ma face',
      'depuis que son amie a un nouveau chaton, elle se roule en boule dans les boîtes',
    ],
    scenes: ['laisser-tomber', 'imiter-animaux', 'se-cacher'],
    picture:
      'À genoux derrière un banc bas, une enfant pousse du poing un bas roulé; assise devant, l’éducatrice le regarde pencher; un petit est assis dans une boîte.',
    sheet: {
      titre: 'Du bout de la patte',
      observationDepart:
        'Un poing fermé pousse un gobelet vide vers le bord de la table. Il s’arrête, deux yeux cherchent l’adulte, et le poing pousse encore. {2-3a 3-4a 4-5a|« C’est pas moi, c’est le minou. »} {!2-3a !3-4a !4-5a|Poc, puis un grand « miaou ».}',
      intentionEducative:
        'Éveiller la curiosité pour ce qui tombe, où et comment, et le plaisir d’une farce que l’autre a vue venir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une chose peu à peu, jusqu’à ce qu’elle bascule.',
        'Chercher les yeux de l’humain et jouer avec ce qu’ils répondent.',
        '{30min 45min|Trouver la boîte où son corps entre, et s’y plier.}',
        '{3-4a 4-5a|Prévoir la chute, puis changer sa poussée ou la place de l’objet.}',
      ],
      materiel: [
        item(
          'Rebords : {dedans|bancs bas et lourds, à la hauteur du nombril d’un enfant à genoux}{cour|bacs solides retournés, à la hauteur du nombril d’un enfant à genoux}',
          '{dedans|deux, longs comme vos bras ouverts}{cour|quatre, deux côte à côte par rebord}',
          '{dedans|Table basse aux coins arrondis}{cour|Banc bas bien d’aplomb}',
        ),
        item(
          'Paires de bas roulées, plus grosses qu’un poing d’adulte, des molles et des serrées, les choses à pousser',
          'trois par enfant{0-18m|, et une de rechange par poupon}',
          'Balles de tissu, pots de plastique mou, vides',
        ),
        item(
          '{45min|Gobelets de plastique mou et boîtes de mouchoirs vides, sans pellicule}',
          '{45min|trois par enfant}',
          '{45min|Pots de plastique mou, vides}',
        ),
        optional(
          '{20min 30min|Gobelets de plastique mou et boîtes de mouchoirs vides, sans pellicule}',
          '{20min 30min|quelques-uns, pour d’autres bruits}',
          null,
        ),
        item('{dedans|Tapis}{cour|Petit tapis isolant}, la place de l’humain', 'un par rebord', 'Serviette pliée'),
        item(
          '{30min 45min|Boîtes de carton ouvertes, de toutes les tailles, sans agrafes ni rabats}',
          'une par enfant, et quatre de plus',
          'Paniers à linge bas, sans cordon',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Grand panier mou, sans cordon', 'un', 'Boîte de carton sans agrafes ou manteau étendu au sol'),
      ],
      preparation: [
        'Placez les rebords à trois pas l’un de l’autre. D’un côté, les chats, à genoux; de l’autre, le tapis de l’humain. {dedans|Rien de cassant ni de branché à deux pas à la ronde.} {cour !ete|Le sol est sec ou tapé, sans glace ni crotte, loin de la barrière.} {cour ete|Le sol est sec, sans crotte, loin de la barrière, et tout est à l’ombre.}',
        'Pesez de tout votre poids sur chaque rebord : il ne penche pas. {0-18m|Étendez la couverture des poupons à côté de votre tapis, à deux bras du rebord : ils voient la chute de face, et rien ne tombe sur eux. Si un enfant prend votre tapis, assoyez-vous sur la couverture.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Laissez tomber chaque chose sur le dos de votre main. Celle qui fait mal, même un peu, n’ira pas sur le rebord.',
        '{3-4a 4-5a|Convenez de la loi du chat : ce qui est sur le rebord peut tomber; ce qui est ailleurs reste où il est.} {!3-4a !4-5a|Ôtez de tout autre bord, à la portée des enfants, ce qui ne doit pas tomber.} {30min 45min cour !hiver|Sol mouillé? Des paniers remplacent les boîtes.} {30min 45min cour hiver|Sur la neige, des paniers remplacent les boîtes.}',
        '{1adulte multiage|Seule, soyez l’humaine du rebord des plus jeunes, tournée vers l’autre rebord.} {1adulte !multiage !18-24m|Seule, soyez l’humaine d’un rebord, tournée vers l’autre rebord.} {1adulte 18-24m !multiage|Seule, mettez plutôt les deux rebords en équerre, votre tapis au creux.} {1adulte 3-4a 4-5a|À l’autre, les humains se choisissent entre eux.} {2adultes|À deux, une humaine par rebord.} {18-24m multiage|Le trottineur pousse à votre rebord, en face de vous; il y a quatre choses molles.} {18-24m !multiage|Sur les rebords, deux choses molles par enfant.}',
        '{avec-tissu|Pliez @materiel en carré au sol : les chats s’y couchent comme dans une boîte.} {avec-coussin|Mettez @materiel au pied du rebord, du côté de l’humain}{avec-coussin 0-18m|, loin de la couverture}{avec-coussin| : là, la chute se tait.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Soyez le chat la première. Doigts repliés, une patte. À genoux derrière un rebord, poussez un bas roulé d’un tout petit coup. Levez les yeux vers les enfants. Un autre petit coup. Au bord, la patte s’arrête en l’air : « Miaou? » On rit, on crie non, on crie oui : poussez. « Poc. » {0-18m|Refaites-le pour le poupon, plus lentement, quand ses yeux sont sur le bas.} Penchez-vous, étonnée. Puis allez vous asseoir sur le tapis de l’humain, et laissez-leur le rebord.',
        ),
        play(
          { 20: 13, 30: 11, 45: 13 },
          'Bâillez, ramassez, replacez : « Ah ben, minou! » {0-18m|Sur votre cuisse, un bas roulé : le poupon couché le pousse du pied, le poupon assis, de la main. Poc!} {18-24m|Le trottineur pousse d’un bloc, se penche, rit de la chute et oublie votre visage.} {2-3a|La patte avance, les yeux vous guettent, la patte recule. Poc quand même.} {3-4a|Trois choses en file : on pousse la dernière, et c’est la première qui part.} {4-5a|« Laquelle va faire poc avant? » On pousse ensemble deux choses qui ne se ressemblent pas, l’oreille tendue.} {2-3a 3-4a 4-5a|Votre tapis est à prendre : le nouvel humain ramasse, gronde, fait semblant de dormir.} {cour hiver|Une motte de neige molle monte sur le rebord : elle tombe sans poc.} Une main lance? « Une patte, ça pousse. »',
        ),
        play(
          { 30: 10, 45: 11 },
          'Sortez les boîtes, éparpillez-les et grattez le fond de l’une d’elles. Un chat qui voit une boîte y entre. {0-18m|Cachez-vous derrière une boîte, devant le poupon, et miaulez; il tape dessus, et votre tête de chat en sort.} {18-24m|Le trottineur s’assoit dans la grande, en sort, y met un pied, puis son bas roulé.} {2-3a|Un genou ne rentre pas. On pousse dessus, il dépasse encore; la boîte d’à côté, peut-être?} {3-4a|En boule, le menton aux genoux : « Je rentre au complet! » Et ça ronronne.} {4-5a|On dit d’avance « assis », « en boule » ou « rien qu’une patte », puis on vérifie.} Un chat dehors regarde un chat dedans : il miaule, il tourne, il choisit ailleurs. Flattez le dos qui s’étire vers vous; s’il s’aplatit, ôtez la main.',
        ),
        play(
          { 45: 9 },
          '« La nuit, le chat passe partout, et rien ne tombe. » Debout au sol, les gobelets et les boîtes vides font une forêt. Faites la dormeuse sur le tapis, les cils entrouverts. {0-18m|Au bord de la forêt, le panier debout, un bas roulé dedans, est pour le poupon qui rampe : il le pousse, tout verse. Celui qui est couché près de vous voit votre œil s’ouvrir.} {18-24m|Le trottineur traverse, tout verse; il en relève deux et repasse dessus.} {2-3a|Le devant passe bien, le derrière accroche : on n’y pensait plus.} {3-4a|On se retourne pour voir passer sa patte d’en arrière.} {4-5a|On resserre la forêt, puis on la refait à reculons.} Un poc? Ouvrez grand un œil : « Qui va là? » Tous les chats dorment, innocents.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Étirez-vous : pattes loin devant, derrière en l’air; puis le dos rond, et un bâillement jusqu’aux oreilles. Glissez le panier au pied d’un rebord, et remettez sur ce rebord ce qui traîne. Chaque chat fait sa dernière poussée, la plus lente qu’il peut, et l’on écoute tomber. {dedans|Tous se couchent en boule.} {cour|Tous s’accroupissent en boule.} Ronronnez; quand votre main touche un dos, ce dos ronronne aussi. {0-18m|Collez la joue au dos du poupon : il sent vibrer, et son ronron compte.} Comptez les ronrons.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez de la figure : un sourcil levé, un soupir, un faux sommeil. C’est elle que le chat vient lire.',
          'Replacez l’objet à une largeur de main du bord : il reste du chemin à faire.',
          'Une patte vise autre chose? Tendez un bas roulé : « Celui-là, sur le rebord. »',
          'Nommez la poussée : « Un petit coup. Un autre. Elle penche… »{0-18m| Puis taisez-vous : le poupon entendra le poc.}',
        ],
        questionsOuvertes: [
          'Où va-t-il tomber?',
          'Qu’est-ce que ton humain va dire?',
          '{30min 45min|Comment as-tu plié tes pattes pour entrer?}',
          '{3-4a 4-5a|Comment le faire tomber dans le panier?}',
        ],
      },
      vocabulaire: ['la patte', 'le bord', 'pousser', 'pencher', 'tomber', 'en boule', 's’étirer', 'ronronner'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune pousse du pied : posez un bas roulé au bord de votre cuisse, contre sa plante. Celui qui se tient debout s’appuie au bout de votre rebord, où il n’y a que des bas roulés; il les balaie de la main et regarde par terre. Dites « poc » chaque fois, et replacez.',
        },
        {
          pour: '18-24m',
          texte:
            'Trois ou quatre choses, toujours replacées. Dites « poc » au moment où l’objet touche le sol, puis laissez à l’enfant le plaisir de le dire avant vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Répondez oui, puis non, puis d’un air qu’on ne peut pas lire : l’enfant apprend à regarder avant de pousser.',
        },
        {
          pour: '3-4a',
          texte: 'Placez un bas roulé sur un autre : il faut pousser celui du dessous sans perdre celui du dessus.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant déplace le panier là où il croit que ça tombera, pousse un bas serré, puis un tout mou, et corrige.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La tablette du fauteuil est un rebord : un pied, un coude ou une joue font la patte. Un enfant voit peu? Grattez le rebord du doigt, de plus en plus près du bord, pendant que la chose avance; l’enfant dit « là! » avant la chute.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on pousse aussi des mottes de neige molle : elles tombent sans bruit.} {!ete|L’été, dans la cour, les chats s’étirent à l’ombre entre deux poussées et ronflent les yeux ouverts.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bas roulé sur la tête de l’humain.',
          '{30min 45min|Boîte écrasée ou fendue.}',
          'Farce essayée plus tard, à la table du dîner.',
        ],
        dangersAEliminer: [
          'Chat grimpé sur le rebord : les genoux restent au sol; celui qui monte descend dans vos bras. {0-18m|Un poupon y est debout? Votre main reste derrière son dos.}',
          'Chose dure, lourde ou cassante ajoutée par un enfant : elle repart; rien n’est poussé qui n’ait d’abord été essayé sur votre main.',
          '{30min 45min|Boîte refermée sur un enfant, ou enfant debout dedans : l’ouverture reste en haut, sans rabat, un seul chat à la fois, assis ou en boule.}',
          '{0-18m 18-24m 2-3a|Carton mouillé ou gobelet fendu à la bouche : ôtez le morceau, jetez le reste.}',
          'Coup de griffe : les doigts restent repliés, et la patte ne touche que des choses.',
          '{0-18m|Chat qui rampe ou chose poussée vers un poupon couché : la couverture est à lui, on la contourne. Gobelets et boîtes de mouchoirs restent hors de sa portée.}',
          'Vrai chat : une porte fermée le sépare du jeu{30min 45min|, et on ne le met dans aucune boîte}.',
          '{cour hiver|Mottes dures ou glacées : du pied, écrasez-les; seule la neige molle monte sur le rebord. Touchez mains, genoux et nuques : on rentre dès qu’ils refroidissent.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre avec lui.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Une boîte d’aliments garde des miettes : prenez des boîtes de mouchoirs, de souliers ou de couches. Poils : aucun coussin où dort un vrai minou.',
        ],
      },
      observation: [
        'Raisonnement : après une chute surprenante, qu’est-ce que l’enfant refait autrement?',
        'Compétences sociales : racontez un échange d’yeux au bord, du premier regard jusqu’au poc.',
        'Schéma corporel : {30min 45min|notez la partie du corps oubliée hors de la boîte, et comment elle y entre.} {20min|notez ce que font les genoux et l’autre main quand la patte pousse au plus loin.}',
      ],
      prolongements: [
        'Laissez une grande boîte vide au milieu de la place toute la semaine : qui s’y couche, et à quel moment du jour?',
        'Prévenez le parent au départ, avec un sourire : le chat cherchera peut-être un rebord à la maison, et trois bas roulés lui suffisent.',
      ],
      reflexionRetroaction: [
        'À quel moment ma figure a-t-elle cessé de jouer pour se fâcher pour vrai?',
        '{3-4a 4-5a|Les plus grands ont-ils pris le tapis de l’humain, ou l’ai-je gardé?} {!3-4a !4-5a|Qui venait lire mes yeux, et qui ne voulait que la chute?}',
      ],
    },
  },
  {
    key: 'toum-fait-le-lapin',
    summary:
      'Les lapins tirent du jardin des carottes de tissu. « Toum! » Un pied ou une main frappe, et toutes les oreilles s’aplatissent au terrier.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le jardin et les terriers vont sur un sol plat, loin de la barrière, le carton sur une toile.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, {dehors|les lapins sortent tôt et à l’ombre}{dedans|le jardin a juste plus de carottes}.',
      AUTUMN: 'L’automne, le lapin au panier fait ses provisions, et les terriers se garnissent pour le froid.',
      WINTER:
        'L’hiver, les lapins blancs cherchent leurs carottes{dehors| et bondissent en mitaines dans la neige tapée}.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lapin',
      'lapins',
      'lapain',
      'lapine',
      'lapereau',
      'lapin de Pâques',
      'Pâques',
      'Pâques sans chocolat',
      'panier de Pâques',
      'carotte pour le lapin',
      'sauter comme un lapin',
      'faire le lapin',
      'oreilles de lapin',
      'terrier',
      'bondir',
      'jardin',
      'jardinage',
      'potager',
    ],
    seen: [
      'ils sautillent avec deux doigts sur la tête et plissent le nez',
      'il donne un coup sur la boîte et tout le monde se plaque au sol',
      'elle arrache les bas orange plantés entre les coussins et les rapporte dans sa cachette',
      'ils sursautent aux bruits forts et se cachent la tête sous leurs bras',
      'il se croit caché, la tête dans la boîte et les fesses à l’air',
      'elle garde toutes les carottes pour elle et ne veut rien prêter',
      'ce matin, un lièvre a traversé la cour et ils bondissent depuis ce temps-là',
      'à la collation, ils grugent avec les dents d’en avant et plissent le nez',
    ],
    scenes: ['imiter-animaux', 'sauter', 'taper-bruit', 'se-cacher', 'figer'],
    picture:
      'Deux enfants aux doigts dressés en oreilles bondissent vers une boîte couchée; un bébé tape sur un tambour de carton contre l’éducatrice aplatie.',
    sheet: {
      titre: 'Toum! fait le lapin',
      observationDepart:
        'Un pied frappe {dedans|le plancher}{cour|le sol}, et toutes les têtes se lèvent. {2-3a 3-4a 4-5a|« C’est de même que les lapins disent : attention! »} {!2-3a !3-4a !4-5a|Le pied se tait, tout étonné de son pouvoir, puis frappe encore.}',
      intentionEducative:
        'Permettre à chaque enfant d’avertir tout le terrier d’un seul coup, et de bondir, d’écouter et de se cacher selon ses forces.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer une carotte coincée, et la porter où l’on veut.',
        'Frapper pour avertir, ou répondre au coup d’un autre.',
        '{18-24m 2-3a 3-4a 4-5a|Bondir, freiner, s’aplatir.}',
        '{3-4a 4-5a|Écouter tout en jouant, et sortir le premier quand c’est calme.}',
      ],
      materiel: [
        item(
          'Carottes : bas orange d’adulte, bourrés d’un autre bas, noués serré au bout, longs comme l’avant-bras d’un enfant',
          'quatre par enfant',
          'Débarbouillettes orange roulées serré dans un bas noué',
        ),
        item(
          'Coussins longs et fermes{cour|, dans une housse}, les rangs du jardin',
          'quatre{0-18m|, et un pour votre tapis}',
          'Couvertures roulées serré',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Terriers : grandes boîtes de carton couchées, ouvertes aux deux bouts, sans agrafes}',
          'une pour deux enfants',
          '{18-24m 2-3a 3-4a 4-5a|Tapis minces où l’on s’aplatit}',
        ),
        item('Boîte de carton fermée et vide, le tambour', 'une', 'Chaudière retournée'),
        item('Tapis{cour| isolant}, votre place', 'un, large comme quatre enfants couchés', 'Couverture épaisse'),
        item('Paniers mous et larges, sans cordon ni anse', 'un pour deux enfants', 'Boîtes à souliers'),
        item('{cour 18-24m 2-3a 3-4a 4-5a|Toile, sous les boîtes}', 'une', 'Vieux drap doublé'),
        item(
          '{45min|Carrés de polar pâle, larges comme deux mains, le duvet}',
          'quatre par enfant',
          'Débarbouillettes pâles',
        ),
        optional(
          '{!0-18m !18-24m si-œufs-en-plastique !si-œufs-durs|Œufs en plastique, vides, plus gros qu’un rouleau de papier de toilette}',
          'deux par enfant, refermés au ruban',
          null,
        ),
        optional('{si-tambours|Tambour d’enfant ou autre instrument}', '{si-tambours|un, pour vous}', null),
        optional('{2-3a 3-4a 4-5a si-parapluies|Parapluie}', '{2-3a 3-4a 4-5a si-parapluies|un, pour vous}', null),
        optional(
          '{2-3a 3-4a 4-5a si-pelles|Petites pelles de plastique}',
          '{2-3a 3-4a 4-5a si-pelles|une par rang du jardin}',
          null,
        ),
        optional('{si-arrosoirs|Arrosoir vide}', '{si-arrosoirs|un}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|un}',
          null,
        ),
      ],
      preparation: [
        'Couchez les coussins deux par deux, bien serrés : deux rangs. Plantez les carottes dans la fente, la moitié dehors. Tirez-en une : ça résiste, puis ça vient. {cour !ete|Tâtez le sol autour : ni trou, ni glace, ni branche.} {cour ete|Tâtez le sol autour : ni trou, ni branche, ni guêpe.}',
        '{18-24m 2-3a 3-4a 4-5a|Éloignez les terriers l’un de l’autre, à quatre pas du jardin, chacun tourné vers votre tapis et au bout d’un chemin à lui. Terrier plein? On s’aplatit sur place, et c’est caché pareil.} {18-24m 2-3a 3-4a 4-5a si-tunnel|Un bout tourné vers votre tapis, le tunnel est un terrier de plus : on y entre par ce bout, l’un derrière l’autre.}',
        '{printemps 30min 45min|Pâques approche? Le lapin au panier est celui de la fête pour qui la célèbre, un bon livreur pour les autres.} Votre tapis et le tambour sont à un bout du jardin{18-24m 2-3a 3-4a 4-5a|, celui que les sauteurs ne prennent pas}. {0-18m multiage|Le poupon y est contre vous, couché ou assis. Quatre carottes sont plantées entre votre cuisse et le coussin du tapis, à sa portée.} {0-18m !multiage|Les plus jeunes y sont contre vous, couchés ou assis. Entre votre cuisse et le coussin du tapis, deux carottes sont plantées à la portée de chacun.}',
        '{18-24m 2-3a 3-4a 4-5a|Un bond demande deux longueurs de bras tout autour.} {dedans|Pieds nus sur le plancher.} {cour hiver|Neige tapée, mitaines et bottes bien enfilées.}',
        '{1adulte|Seule, gardez le tapis : de là, vous entendez et voyez tout.} {2adultes|À deux, l’une garde le tapis, l’autre est une lapine au jardin.}',
        '{avec-contenant|Mettez @materiel parmi les paniers.} {avec-tissu|Étendez @materiel au fond d’un terrier.} {avec-coussin|Ajoutez @materiel aux rangs du jardin.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, deux doigts dressés sur la tête : des oreilles. Plissez le nez, « nif, nif », tirez une carotte du rang et croquez l’air à côté. Figez. Une oreille tourne. Du plat de la main, frappez le tambour : « Toum! » Aplatissez-vous, oreilles couchées, les yeux sur eux. On écoute. Relevez une oreille, l’autre, le nez. « Nif, nif? C’était quoi? » {si-tambours|Puis trois petits sons de votre instrument : danger passé. Ils reviendront après chaque « toum! ».}',
        ),
        play(
          { 20: 13, 30: 11, 45: 12 },
          '{18-24m 2-3a 3-4a 4-5a|On bondit au jardin, on tire, on rapporte au terrier.} {0-18m|Le poupon empoigne une carotte, elle cède. Sa main tombe sur le tambour : « Toum! » Aplatissez-vous pour lui, puis revenez, le nez d’abord.} {18-24m|Un trottineur saute des genoux, pieds au sol, et part avec une carotte dans chaque main.} {2-3a|« Toum! » On se cache la tête; le derrière reste dehors, on est bien caché.} {3-4a|On va à pieds joints du terrier au rang, l’oreille tournée vers le tambour.} {4-5a|Un guetteur entend une porte ou une corneille, frappe du talon, « Toum! », et tous rentrent.} {18-24m !multiage|Au « toum! », il vous regarde : aplatissez-vous la première, il se couche contre vous. Puis ses mains trouvent le tambour, et c’est lui qui vous aplatit.} {2-3a !multiage|Une carotte résiste : on tire à deux, on tombe sur les fesses. Poussez ensuite le tambour vers un lapin : il frappe, et c’est vous qui vous aplatissez.} {3-4a !multiage|Frappez en plein bond : qui est trop loin du terrier s’aplatit sur place. Ensuite, un guetteur, dos au jardin, frappe le tambour deux fois, puis cède sa place.} {4-5a !multiage|Après trois alertes, le guetteur cède sa place. Trop facile? Au « toum! », on laisse tomber sa carotte; en sortant, il faut retrouver la sienne.} {18-24m 2-3a 3-4a 4-5a|Rang vide? On replante.} {2-3a 3-4a 4-5a si-pelles|Le plat d’une pelle ouvre la fente, la carotte s’y glisse.} {2-3a 3-4a 4-5a si-parapluies|À bout de bras, ouvrez un parapluie : la buse! Qui la voit s’aplatit.} {!0-18m !18-24m si-œufs-en-plastique !si-œufs-durs|Des œufs dorment parmi les carottes : on en rapporte un à deux mains, au pas. Au « toum! », on se met en boule autour de lui.} {!18-24m !2-3a !3-4a !4-5a|Celui qui rampe traverse le jardin, une carotte à la main; de votre place, replantez le bout du rang, et laissez-lui le temps de se retourner.}',
        ),
        play(
          { 30: 10, 45: 11 },
          '« Le lapin au panier cherche de l’aide! » Remplissez un panier de carottes. {0-18m|Le poupon le vide, une, deux, et met la tête au-dessus pour voir le fond.} {!18-24m !2-3a !3-4a !4-5a|Remplissez-le devant lui, carotte par carotte, et tendez-lui la dernière.} {18-24m|Un trottineur livre une carotte, la reprend, la livre à un autre.} {2-3a|« C’est moi, le lapin! » À deux ans, on dépose une carotte, on fait un bond, deux bonds, et l’on revient voir si elle y est.} {3-4a|On compte les nez d’un terrier pour y laisser autant de carottes.} {4-5a|On livre en bonds muets, le panier contre le ventre; ceux du terrier, les yeux fermés, devinent par où le lapin est passé.} {18-24m 2-3a 3-4a 4-5a|Un « toum! » peut toujours partir, et tout s’aplatit, même le livreur.}',
        ),
        play(
          { 45: 10 },
          'Ouvrez le tas de duvet devant votre tapis. « La lapine fait son nid. » {18-24m 2-3a 3-4a 4-5a|On gratte}{!18-24m !2-3a !3-4a !4-5a|Grattez} à deux pattes, le duvet passe entre les genoux. {0-18m|Une brassée va au poupon : il tire un carré, puis un autre, et trouve la carotte que vous y aviez mise.} {18-24m|Un trottineur s’assoit dans le nid, jette une poignée de duvet et la rattrape.} {2-3a|Deux carottes dorment : ce sont les bébés. « Chut! »} {3-4a|On bâtit un nid dans le terrier; le duvet manque, on en demande au voisin.} {4-5a|On pousse deux terriers bout à bout : un long couloir, et deux portes pour se sauver.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Les carottes s’entassent dans les paniers{30min 45min| : le lapin au panier passera cette nuit}{20min| : le jardin ferme pour la nuit}. {si-arrosoirs|On penche l’arrosoir vide sur les rangs : d’autres carottes y pousseront.} Couchez-vous à plat ventre sur le tapis, oreilles levées{18-24m 2-3a 3-4a 4-5a|; on vous rejoint, couché ou accroupi, un espace de lapin entre chacun}. Dites en baissant la voix : « Nif, nif, nif, le soir descend, les oreilles vont tombant. Une ici et l’autre là : toum, tout bas, il dort déjà. » Au « toum », une main tapote le sol, à peine. Écoutez avec eux le silence, et comptez les lapins.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Obéissez à chaque « toum! », même au dixième : celui qui avertit a été cru.',
          'Cherchez avec eux ce qu’on a entendu; nommez le vrai bruit, s’il y en a un.',
          '{0-18m|Rapprochez le tambour du pied ou de la main que le poupon bouge déjà.}',
          '{18-24m 2-3a 3-4a 4-5a|Un lapin reste dehors, ravi de braver le danger? Dites ce que vous voyez : « Celui-là écoute encore. »}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tes oreilles entendent?',
          'Où s’en va cette carotte?',
          '{2-3a 3-4a 4-5a|Qui faut-il avertir?}',
          '{3-4a 4-5a|Comment sais-tu qu’on peut sortir?}',
        ],
      },
      vocabulaire: [
        'le lapin',
        'l’oreille',
        'la carotte',
        '{18-24m 2-3a 3-4a 4-5a|le terrier}{!18-24m !2-3a !3-4a !4-5a|le tambour}',
        '{18-24m 2-3a 3-4a 4-5a|bondir}{!18-24m !2-3a !3-4a !4-5a|tirer}',
        's’aplatir',
        'écouter',
        'avertir',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant la position assise, le poupon est sur le dos, le tambour contre ses pieds : un talon suffit à aplatir la maisonnée. Deux « toum! » l’inquiètent? Répondez d’une oreille, sans disparaître.',
        },
        {
          pour: '18-24m',
          texte:
            'Une boîte courte, où l’on voit le jour au bout. Pliez les genoux devant l’enfant, montez les talons : le bond se prépare longtemps avant de quitter le sol.',
        },
        {
          pour: '2-3a',
          texte: 'Frappez deux coups lents avant de crier « toum! » : le temps de choisir un terrier et de freiner.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant annonce ses bonds avant de partir : trois très grands, ou dix tout petits. On les compte avec les genoux.',
        },
        {
          pour: '4-5a',
          texte:
            'Le guetteur invente un code : un coup, on écoute; deux coups, on rentre; trois tout petits, la voie est libre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Le danger se voit aussi : deux bras qui montent et se plient, comme des oreilles. {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant frappe sa tablette, et son terrier est un coin du jardin où l’on vient se blottir autour de lui.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le rang se creuse dans la neige : les carottes se voient de loin.} {!ete|L’été, dans la cour, le jardin s’installe tôt, à l’ombre d’un arbre}{!ete 18-24m 2-3a 3-4a 4-5a|, et l’on bondit dans l’herbe courte}{!ete|.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Chute en atterrissant, front contre front à la porte.}',
          'Sursaut au « toum! ».',
          'Carotte convoitée à deux.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Ruée vers la même boîte : entrée à quatre pattes, deux lapins au plus; les autres s’aplatissent où ils sont.}',
          '{0-18m multiage|Bond trop près d’un poupon : votre corps et le coussin du tapis font mur du côté des sauts. Un poupon rampe vers le jardin? Levez une main : tout s’aplatit, il passe.} {0-18m !multiage|Petit qui rampe vers un poupon couché : votre corps et le coussin du tapis font mur entre eux.}',
          '{0-18m 18-24m|Carotte dénouée ou trempée par une bouche : elle sort du jardin. Avant le jeu, tirez à deux mains sur chaque nœud.}',
          '{45min|Duvet ou tissu sur un visage : ôtez-le aussitôt; personne ne se couche dessous.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant debout sur une boîte ou sur un coussin du jardin : on bondit du sol, vers le sol.}',
          '{cour 18-24m 2-3a 3-4a 4-5a|Enfant hors de vue : tous les terriers s’ouvrent vers vous, et vous comptez à chaque « toum! ».}',
          '{cour hiver|Froid : le seuil de votre milieu; joues, mains et nuques touchées à chaque retour du jardin.}',
          'Vrai lapin : on le regarde de loin et sans bruit; un « toum! » lui ferait très peur.',
          '{!0-18m !18-24m si-œufs-en-plastique !si-œufs-durs|Œuf fendu, ou qui s’ouvre : il sort du jardin avant qu’une moitié aille en bouche.}',
          '{2-3a 3-4a 4-5a si-parapluies|Parapluie : vous seule l’ouvrez, lentement, pointe en l’air et loin des visages; fermé, il reste hors de portée.}',
          '{2-3a 3-4a 4-5a si-pelles|Bond avec une pelle à la main : elle reste couchée au jardin et sert à genoux.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Têtes qui se cognent dans le tunnel : deux lapins à la fois, dans le même sens.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Carottes de tissu seulement : rien ne se mange, et ce qui viendrait d’un vrai panier de fête attend hors du jeu. Asthme : la pompe est sur vous quand on bondit.',
        ],
      },
      observation: [
        'Motricité globale : suivez {18-24m 2-3a 3-4a 4-5a|les deux pieds d’un lapin, du pli des genoux jusqu’à l’arrivée.} {!18-24m !2-3a !3-4a !4-5a|une carotte, de la fente jusqu’où elle finit.} {0-18m|Chez un poupon, regardez la main qui tire et l’autre, qui s’appuie.}',
        'Attention : occupé par sa carotte, qu’est-ce que l’enfant fait d’un « toum! » venu d’ailleurs?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|qui avertit-il, qui attend-il, à qui fait-il une place?}{!18-24m !2-3a !3-4a !4-5a|qui regarde-t-il quand le tambour a sonné?}',
      ],
      prolongements: [
        'Laissez le tambour au coin calme : un « toum! » imprévu, dans la journée, mérite toujours une réponse.',
        'Une carotte de tissu part une nuit chez qui en a envie : où le parent et l’enfant la laisseront-ils, et pour quel lapin?',
      ],
      reflexionRetroaction: [
        'Le coup le plus faible a-t-il eu le même effet que le plus fort?',
        'Combien de temps ai-je laissé durer le silence d’après?',
      ],
    },
  },
  {
    key: 'qui-a-faim-a-l-etable',
    summary:
      '« Meuh! » Une bête a faim. On pousse le foin, on trait la vache de carton, on ramasse ce que la poule a pondu : chaque cri a sa réponse.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'quartier-et-metiers'],
    materials: ['cartons-et-boites', 'tissus', 'chaudieres-et-pelles'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, l’étable s’adosse à la clôture, sur une toile sèche, et le foin reste à l’abri du vent.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS', 'EGG', 'MILK', 'WATER'],
    calls: [
      'ferme',
      'ferme laitière',
      'fermme',
      'animaux de la ferme',
      'animaux de ferme',
      'vache',
      'traire la vache',
      'mouton',
      'cochon',
      'poule',
      'coq',
      'étable',
      'fermier',
      'fermière',
      'nourrir les animaux',
      'cris des animaux',
      'prendre soin',
    ],
    seen: [
      'ils bêlent et caquettent couchés par terre jusqu’à ce que quelqu’un les nourrisse',
      'elle pousse une boîte pleine de tissus jaunes et la vide devant chaque ami',
      'il tire sur les pis imaginaires d’une boîte et remplit sa chaudière',
      'il crache sa bouchée et dit non, il veut celle de l’autre assiette',
      'bébé lance des bababa et s’illumine quand quelqu’un lui répond pareil',
      'ils ont faim bien avant la collation et chignent autour de la table',
      'depuis la visite chez le fermier, ils passent la journée à faire la traite',
      'à la collation, ils demandent du foin au lieu des craquelins et meuglent',
    ],
    scenes: ['imiter-animaux', 'transporter', 'tirer', 'voix'],
    picture:
      'Un enfant pousse une boîte de foin jaune vers une amie qui meugle entre deux coussins; un bébé tire un bas qui pend d’une boîte tachetée, près de l’éducatrice.',
    sheet: {
      titre: 'Qui a faim à l’étable?',
      observationDepart:
        '{2-3a 3-4a 4-5a|Avant la collation, un « meuh! » sort de sous la table. « C’est la vache. Elle est tannée, elle a faim. » Une main lui tend une mitaine.} {!2-3a !3-4a !4-5a|Vous avez fait « meuh! » en attachant une bavette. Un petit s’est arrêté net, vous a fixée et a répondu « euh! »; un autre a battu des pieds.}',
      intentionEducative:
        'Permettre à chaque enfant d’appeler avec la voix qu’il a, d’être entendu, et d’aller à son tour vers une voix qui appelle.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Appeler d’un son, d’un cri, d’un mot, et guetter qui vient.',
        '{18-24m 2-3a 3-4a 4-5a|Porter du foin à une bête, et voir si elle en veut.}',
        '{3-4a 4-5a|Dire ce que la bête mange, donne ou refuse.}',
        '{!3-4a !4-5a|Prendre le foin, le donner ou le refuser.}',
      ],
      materiel: [
        item(
          'Foin : carrés de polar jaune, larges comme deux mains d’adulte',
          '{!45min|trois par enfant}{45min|quatre par enfant}',
          'Débarbouillettes jaunes ou pâles',
        ),
        item(
          'Coussins longs, les murs des stalles',
          'six{30min 45min|, et quatre pour caler les vaches}',
          'Couvertures roulées serré',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Brouettes : boîtes de carton basses, à pousser, sans agrafes}',
          'deux',
          '{18-24m 2-3a 3-4a 4-5a|Bacs bas}',
        ),
        optional(
          '{0-18m !multiage|Grosses figurines d’animaux de la ferme, plus longues que votre main}',
          '{0-18m !multiage|deux ou trois}',
          '{0-18m !multiage|Toutous d’animaux}',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-figurines-animaux|Figurines d’animaux de la ferme, plus longues que votre main}',
          'une par enfant{0-18m| qui marche}',
          '{18-24m 2-3a 3-4a 4-5a|Toutous d’animaux}',
        ),
        item('Bacs bas, les mangeoires', 'quatre', 'Boîtes de carton basses, sans agrafes'),
        item('{cour|Toile, sous les stalles}', 'une', 'Vieux drap doublé'),
        item('{cour hiver|Tapis isolants}', 'un par stalle', 'Couvertures épaisses'),
        item(
          '{30min 45min|Vaches à traire : grosses boîtes fermées, tachetées, percées de deux trous de côté; dans chaque trou, un gros bas bourré, court comme une main, cousu en boule aux deux bouts}',
          'deux',
          'Paniers à linge, une débarbouillette coincée dans chaque poignée',
        ),
        item(
          '{30min 45min|Petites chaudières vides}',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant}{!18-24m !2-3a !3-4a !4-5a|deux}',
          'Pots de plastique à large bord',
        ),
        item(
          '{45min|Œufs de tissu : paires de bas blancs roulées et cousues, plus grosses qu’un poing d’adulte}',
          'trois par enfant',
          'Grosses balles de tissu pâles',
        ),
        optional('{si-livres|Livres d’animaux, de carton}', '{si-livres|un ou deux}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-blocs|Blocs légers, plus gros que votre poing}',
          '{18-24m 2-3a 3-4a 4-5a si-blocs|deux par stalle}',
          null,
        ),
        optional('{si-tambours|Tambours d’enfant ou autres instruments}', '{si-tambours|un par stalle}', null),
        optional(
          '{2-3a 3-4a 4-5a si-chapeaux|Chapeaux de tissu, sans cordon}',
          '{2-3a 3-4a 4-5a si-chapeaux|deux}',
          null,
        ),
      ],
      preparation: [
        'Couchez les coussins pour ouvrir quatre stalles {dedans|le long d’un mur}{cour|le long de la clôture}, une mangeoire devant chacune. En face, à trois pas, le tas de foin{18-24m 2-3a 3-4a 4-5a| et les brouettes}. {18-24m 2-3a 3-4a 4-5a si-blocs|Deux blocs à plat ferment chaque stalle : la barrière s’ouvre pour le foin, puis se referme.} {cour|Tâtez le sol, mettez une toile sous les stalles.} {cour ete|Tout est à l’ombre.} {cour hiver|Un tapis isolant dans chaque stalle, et l’étable n’ouvre pas plus longtemps que les doigts restent chauds.}',
        '{30min 45min|Tirez fort sur chaque pis de la vache de carton : le bas s’allonge et ne vient pas. Calez les vaches de coussins pour qu’elles ne basculent pas.}',
        '{2-3a 3-4a 4-5a|Dans les rangs, la tournée de l’étable, matin et soir, s’appelle « faire le train » : dites-le ainsi.}',
        '{18-24m 2-3a 3-4a 4-5a|Votre place est dans la première stalle, assise, l’allée devant vous.} {0-18m multiage|Le poupon y est avec vous, deux carrés de foin sur les jambes; un coussin couché ferme la stalle du côté de l’allée.} {0-18m !multiage|Les plus jeunes, couchés ou assis, ont leur stalle, un ou deux par stalle, face à l’allée, deux carrés de foin sur les jambes. Ceux qui rampent ou marchent ont toute l’allée : rien n’y traîne, et les mangeoires sont à leur hauteur. Votre place est à genoux, entre eux et les plus jeunes.} {30min 45min|Une vache est à votre droite, l’autre au bout de l’allée.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, restez dans votre stalle à crier avec les bêtes : les enfants portent le foin par l’allée, sous vos yeux.} {1adulte 0-18m !multiage|Seule, portez le foin vous-même, à genoux : aucune stalle n’est dans votre dos.} {2adultes|À deux, l’une reste assise dans une stalle et crie avec les bêtes, l’autre porte le foin.}',
        '{avec-contenant|Prenez @materiel pour mangeoire.} {avec-tissu|Mêlez @materiel au foin.} {avec-coussin|Ouvrez une stalle de plus avec @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Tout le monde dort dans l’étable. Chantez le coq, bas, puis plus fort : « Cocorico! » Dressez l’oreille. Le premier son qui sort d’une bouche est une bête : reprenez-le, « meuh? bêê? bababa? », et livrez à cette bête une brassée de foin, à genoux. « Celle-là avait faim. » {18-24m 2-3a 3-4a 4-5a si-figurines-animaux|Avec des figurines d’animaux, chacun couche la sienne dans une stalle et crie pour elle.} {si-tambours|Un instrument qui sonne, c’est la cloche d’une vache : elle aussi reçoit son foin.} {2-3a 3-4a 4-5a si-chapeaux|Deux chapeaux attendent sur le foin : qui en met un fait le train; reposé là, il est à un autre.} {18-24m 2-3a 3-4a 4-5a|Revenez à votre stalle et meuglez}{0-18m !multiage|Revenez au milieu de l’allée et meuglez} à votre tour, la mangeoire vide dans les mains.',
        ),
        play(
          { 10: 6, 20: 13, 30: 11, 45: 12 },
          '{10min 18-24m 2-3a 3-4a 4-5a|Chaque cri reçoit sa brassée. Le tas est vide? Ramassez le foin des mangeoires, et la tournée recommence.} {2-3a 3-4a 4-5a|Les uns se couchent et crient, les autres font le train; on change quand on veut.} {0-18m|Un poupon lance un son : c’est le mouton. Redites-le et offrez-lui un carré de foin, que sa main prend ou repousse.} {18-24m|Un trottineur pousse la brouette, verse au pied d’une bête, reprend tout et repart.} {18-24m !multiage|Le foin arrive sur vos genoux : mâchez fort, remerciez du museau.} {18-24m !multiage !10min|Ouvrez vos bras vides : il dévalise une mangeoire pour vous. Changez ensuite de cri : il écoute, cherche quelle bête a parlé, revient à vous. La brouette est déjà prise? L’autre porte son foin à pleins bras.} {2-3a|« Meuh, non! » La vache a craché son foin; elle en veut dans l’autre mangeoire.} {2-3a !multiage !10min|Devenez ensuite une bête muette, la tête basse : on cherche ce qu’elle a, on lui apporte du foin, on meugle pour elle.} {3-4a|« Du foin ou de la moulée? » La fermière tend deux poings, la bête en choisit un du museau.} {3-4a !multiage|Aucun des deux? Elle montre où elle veut brouter, et l’on y porte une brassée.} {4-5a|Le fermier tourne le dos, écoute un seul cri et va tout droit à la bonne stalle. Était-ce la vache, ou le cochon qui l’imite?} {4-5a !multiage !10min|Toutes les bêtes crient ensuite à la fois : chaque fermier choisit un cri et ne nourrit que celui-là.} {!18-24m !2-3a !3-4a !4-5a|Meuglez du bout de l’allée, le nez dans une mangeoire : celui qui rampe y vient, en tire le foin et le laisse tomber. Changez de mangeoire et de cri; il lève la tête, vous cherche et repart. Une grosse figurine, si vous en avez, marche dans votre main jusqu’à la sienne et mange avec lui. Allez ensuite d’un poupon à l’autre, à genoux, avec un cri pour chacun : « Meuh! Bêê! Cot, cot! » Le carré se secoue, se tire, votre bout dans la main, et se retrouve sous une cuisse. Un pied bat? « Elle tape du sabot! » Faites battre le vôtre, et attendez la suite.}',
        ),
        play(
          { 30: 10, 45: 11 },
          'La vache de carton se plaint : son pis est plein. Mettez une chaudière dessous, tirez : « Psss, psss. » {0-18m|Un poupon tire un bas, le lâche, le tire; votre « psss » suit sa main.} {18-24m|Un trottineur tire à deux mains, regarde dans la chaudière, la vide sur son pied.} {2-3a|« C’est chaud! » On boit dans le vide, on en offre à la vache elle-même.} {3-4a|Deux trayeurs, un pis chacun : l’un tire, puis l’autre, et le lait coule sans arrêt.} {4-5a|Le camion du lait passe : combien de chaudières pleines, et qui en garde une pour le veau?} {18-24m 2-3a 3-4a 4-5a|Une chaudière renversée? Le chat de l’étable lèche, et l’on trait encore. Pas de pis libre? On nourrit la vache : elle en donne plus.}',
        ),
        play(
          { 45: 10 },
          'Creusez un nid de foin dans chaque stalle, les œufs de tissu au fond. Accroupissez-vous sur le vôtre, battez des coudes : « Cot, cot, cot… codek! » Sous vous, un œuf de tissu. {0-18m|Un poupon le prend à deux mains, le roule, le laisse filer : rapportez-le-lui.} {18-24m|Un trottineur remplit sa chaudière et la renverse dans le nid.} {2-3a|Une poule pond en secret, se lève, feint la surprise.} {3-4a|On ramasse de nid en nid et l’on compte ce que chacun a donné.} {4-5a|Une poule refuse qu’on prenne le sien. On négocie : du grain contre l’œuf?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          'Le soir tombe, {2-3a 3-4a 4-5a|le train}{!2-3a !3-4a !4-5a|la tournée} recommence, à pas lents. {!10min|On étend le foin dans les stalles : c’est la litière.} Dites bonsoir en chuchotant le cri de chaque bête, la vache, le mouton, le cochon; chaque enfant répond du cri ou du souffle qu’il veut, un peu moins fort que vous. {si-livres|À chaque page d’un livre d’animaux, on montre une bête et on lui souffle bonsoir.} {30min 45min|Les chaudières s’empilent.} Tournez un bouton invisible : l’étable est noire, les yeux se ferment. Les vôtres restent ouverts, et vous comptez les têtes à voix basse.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez aux sons dans l’ordre où ils viennent, le plus petit avant le plus fort s’ils tombent ensemble.',
          'Approchez le foin, arrêtez à une main de la bête : elle avance la tête ou se détourne.',
          '{0-18m|Redites le son d’un poupon avec sa hauteur à lui, puis laissez le silence assez long pour un autre.}',
          '{2-3a 3-4a 4-5a|Un enfant crie pour vrai? Quittez votre voix de bête : « Ça, c’est ta voix. Qu’est-ce qu’il y a? »}',
        ],
        questionsOuvertes: [
          'Qui a crié comme ça?',
          'Que veut-elle, ta bête?',
          '{3-4a 4-5a|À quoi reconnais-tu qu’elle en veut encore?}',
          '{4-5a|Par qui commence-t-on, ce matin?}',
        ],
      },
      vocabulaire: [
        'l’étable',
        'la stalle',
        'le foin',
        'la mangeoire',
        '{30min 45min|traire}',
        '{30min 45min|le pis}',
        '{45min|pondre}',
        '{2-3a 3-4a 4-5a|faire le train}',
        '{!2-3a !3-4a !4-5a|la vache}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché ou assis face à vous, le poupon est une bête entière : un souffle, un pied qui bat reçoivent leur foin. Posez-le dans sa main ou sur ses jambes.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux bêtes, deux cris, deux stalles. Poussez le foin jusqu’à mi-chemin : l’enfant finit la livraison.',
        },
        {
          pour: '2-3a',
          texte:
            'Soyez une bête capricieuse : oui, non, encore. L’enfant retrouve les trois mots quand il est la bête.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant invente ce que mange le cochon, ce que donne le mouton, et ce qu’il faut dire pour entrer dans sa stalle.',
        },
        {
          pour: '4-5a',
          texte:
            'Le fermier s’absente et laisse la tournée à quelqu’un : qui nourrir d’abord, qui laisser dormir, qui ne digère pas la moulée. L’aide répète, puis fait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sans voix ou avec peu de mots, l’enfant frappe sa mangeoire : ce coup-là aussi appelle, et quelqu’un vient. Tous ces cris fatiguent un enfant? La dernière stalle ferme d’un coussin; on y porte le foin en chuchotant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, l’étable se bâtit dans un coin sans vent, et l’on souffle sur le museau des bêtes.} {!ete|L’été, dans la cour, l’étable suit l’ombre, et les bêtes sortent brouter un pré qu’on invente.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Brouette sur un orteil.}',
          'Deux bêtes dans la même stalle.',
          'Cri trop près d’une oreille.',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m|Foin sur un visage, ou poignée de foin au-dessus d’une tête couchée : ôtez-le aussitôt; il se pose dans la main ou sur les jambes.}',
          '{0-18m multiage|Brouette poussée vers un poupon : votre coussin barre la stalle, et la brouette tourne avant.} {0-18m !multiage|Poupon qui rampe vers une tête couchée : votre main passe devant, et un carré de foin l’attire ailleurs.}',
          '{18-24m 2-3a 3-4a 4-5a|Passager dans une brouette ou enfant debout dessus : elle porte le foin, et rien d’autre.}',
          '{30min 45min|Bas décousu, bourre qui sort : cette vache est tarie, elle quitte le jeu.}',
          '{30min|Chaudière sur une tête ou anse autour d’un cou : reprenez-la; elle reste au sol, sous la vache.} {45min|Chaudière sur une tête ou anse autour d’un cou : reprenez-la; elle reste au sol, sous la vache ou au nid.}',
          '{0-18m 18-24m|Tissu trempé par une bouche : échangez-le contre un sec.}',
          '{18-24m 2-3a 3-4a 4-5a|Bête qui fonce tête baissée ou qui mord : elle rentre dans sa stalle, et l’on crie au lieu de foncer.}',
          '{cour|Barrière de la cour : fermée, et les têtes comptées à chaque tournée.}',
          '{18-24m 2-3a 3-4a 4-5a si-blocs|Bloc laissé dans l’allée : il reprend sa place contre le coussin avant la brouette suivante.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Ni vrai foin ni vraie paille, pour les nez et les bronches. Rien ne se mange ni ne se boit{30min| : le lait est pour rire}{45min| : le lait et les œufs sont pour rire}.',
        ],
      },
      observation: [
        'Langage oral : dans quel son, quel cri ou quelle phrase l’enfant met-il sa demande, et que change-t-il si personne ne vient?',
        'Fonction symbolique : notez ce que devient un carré jaune entre ses mains, en trois minutes.',
        'Compétences sociales : le foin est refusé, par l’enfant ou devant lui; racontez la suite.',
      ],
      prolongements: [
        'À la collation, « Qui a faim à l’étable? » appelle la tablée : chaque bête répond de sa place, avant d’avoir la bouche pleine.',
        'Un grand-parent, un parent a déjà nourri des vaches? Une photo ou un cri enregistré entre à l’étable le lendemain.',
      ],
      reflexionRetroaction: [
        'À quelle voix ai-je répondu en dernier, et pourquoi?',
        '{18-24m 2-3a 3-4a 4-5a|Qui n’a été que bête, qui n’a été que fermier, et l’avait-il choisi?} {!18-24m !2-3a !3-4a !4-5a|Quel son ai-je pris pour du bruit, alors qu’il appelait?}',
      ],
    },
  },
]
