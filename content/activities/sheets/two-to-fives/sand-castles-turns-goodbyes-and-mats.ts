import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Sand castles that the night visits, a file that is a tunnel, sheets that ask for an edge, the hand of a friend who leaves, and a flamingo that lost a sock. */
export const TWO_TO_FIVES_SAND_CASTLE_AND_TURN_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-nuit-passe-sur-le-chateau',
    summary:
      'Le sable pâle coule, le foncé tient : la douve se creuse, la tour monte. « La nuit tombe! » On ferme les yeux. Qui a laissé cette trace?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'terre-et-boue'],
    materials: ['sable', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on bâtit dans le carré de sable, loin de la glissade, et l’on comble la douve avant de partir.',
      WATERSIDE: 'Sur la rive, on bâtit là où le sable est sec dessus, à plus de dix pas de l’eau.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'château de sable',
      'châteaux de sable',
      'faire un château de sable',
      'seaux et pelles',
      'seaux',
      'pelles',
      'chaudières et pelles',
      'carré de sable',
      'bac à sable',
      'jouer dans le sable',
      'sable sec',
      'sable mouillé',
      'tour de sable',
      'pâté de sable',
      'pourquoi le château tombe',
      'la douve du château',
      'creuser dans le sable',
      'tasser le sable',
      'leur château a disparu pendant la nuit',
      'jeux de sable',
    ],
    seen: [
      'elle renverse son seau, tape le fond et démoule une bosse bien ronde',
      'il creuse un fossé tout le tour de sa montagne',
      'ils serrent une poignée de terre et regardent si la boule tient',
      'il chiale parce que sa tour s’écoule dès qu’il enlève ses mains',
      'elle est triste, ce qu’elle avait bâti hier n’est plus qu’un tas',
      'il veut savoir qui a marché sur sa construction pendant qu’il ne regardait pas',
      'depuis la plage, ils réclament de l’eau pour que ça colle mieux',
      'dans la cour, des traces de chat dans le sable et ils mènent l’enquête',
    ],
    scenes: ['empiler-construire', 'creuser', 'pourquoi', 'traces'],
    picture:
      'Autour d’un château à douve, deux enfants cachent leur visage dans leur bras, une petite triche; les doigts de l’éducatrice marchent dans le sable.',
    sheet: {
      titre: 'La nuit passe sur le château de sable',
      observationDepart:
        'Une tour de sable coule entre deux mains. « Pourquoi elle reste pas? » Plus loin, celle d’hier n’est plus qu’une bosse.',
      intentionEducative:
        'Permettre à l’enfant de chercher ce qui fait tenir un château de sable, et de lire une trace pour comprendre ce qui est arrivé.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver le sable qui tient : ni trop sec ni trop mouillé.',
        'Creuser une douve et monter une tour avec ce qu’on en sort.',
        'Lire une trace et dire ou montrer qui est passé.',
        '{3-4a 4-5a|Prévoir ce qui restera du château demain.}',
      ],
      materiel: [
        item('Seaux et pelles', 'un seau pour deux enfants, une pelle par enfant', 'Mains, en griffes et en moules'),
        item('Sable propre', '{cour parc|celui du carré}{rive|celui de la plage}', null),
        optional('Votre gourde d’eau', 'une, tenue par vous', 'Petite bouteille d’eau'),
        optional('{si-filets|Filets à manche court}', '{si-filets|un pour trois enfants}', null),
        optional(
          '{si-contenants si-moules|Petits contenants ou moules, sans bord coupant}',
          '{si-contenants si-moules|un par enfant}',
          null,
        ),
        optional(
          '{si-autos si-gros-camions|Autos ou gros camions}',
          '{si-autos si-gros-camions|un pour deux enfants}',
          null,
        ),
        optional(
          '{30min 45min si-figurines|Figurines d’animaux}',
          '{30min 45min si-figurines|une pour deux enfants}',
          null,
        ),
        optional(
          '{30min 45min si-vaporisateurs si-arrosoirs|Vaporisateurs ou arrosoirs}',
          '{30min 45min si-vaporisateurs si-arrosoirs|un pour trois enfants, remplis d’avance}',
          null,
        ),
      ],
      preparation: [
        'Fouillez à la pelle tout le coin où l’on creusera : verre, mégot, crotte? On joue ailleurs. {rive|Tracez une ligne du talon, à dix pas de l’eau : tous les châteaux sont du côté sec.}',
        'Creusez un trou d’essai profond comme votre main et serrez une poignée du fond. Elle reste en boule? C’est prêt. Elle s’émiette? Creusez ailleurs, à l’ombre{cour|, ou versez des seaux d’eau sur le coin avant l’arrivée des enfants}.',
        'Sans pelle, les doigts en griffe creusent. Sans seau, les deux mains tassent la tour. Un seau fendu reste au rangement : son bord coupe.',
        'Gardez-vous une place d’où tous voient vos mains : votre petit château recevra les visites de la nuit. {multiage|Les plus jeunes bâtissent à côté de vous, les plus vieux tout autour.} {1adulte !rive|Seule, assoyez-vous dans le sable, au milieu.} {1adulte rive|Seule, assoyez-vous entre les châteaux et l’eau, face aux enfants; vos visites de nuit se font de ce côté-là.} {2adultes !rive|À deux, l’une bâtit avec les enfants, l’autre surveille les pelles.} {2adultes rive|À deux, l’une bâtit avec les enfants, l’autre se tient entre les châteaux et l’eau et ne fait que les compter.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, prenez une poignée de sable du dessus et ouvrez la main : tout coule. « Trop sec. Il se sauve! » Creusez jusqu’au sable foncé, serrez-en une poignée, ouvrez : la boule reste. « Celui-là tient. » Chacun serre et ouvre sa poignée. {si-filets|Dans un filet, le sec passe par les mailles; le foncé y reste en boule.} Vous avez votre gourde? Versez-en un filet sur la boule, qui s’étale. « Trop mouillé. Il se couche! » Montrez votre trou, puis la bosse à côté : « Un trou, une bosse… Mon château commence. Et le vôtre? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Le trou devient une douve : à la pelle, on creuse en rond jusqu’au sable foncé. On en remplit le seau, on le tasse, on le retourne au milieu, on tape le fond, on lève : une tour! Sans seau, les deux mains tassent ce sable en bosse. {si-contenants si-moules|Un petit contenant ou un moule fait une tourelle : qui tombera en premier, elle ou la tour?} {si-autos si-gros-camions|Une auto ou un camion pousse du sable vers la tour.} {2-3a|À deux ans, on serre une poignée, on ouvre, on regarde si elle reste, et on la pose sur le tas.} {2-3a !multiage|Elle coule? « Trop sec! » Creusez plus bas, à côté de sa main, et tendez-lui du foncé. L’enfant tape sa bosse, l’écrase, en refait une. Le seau plein est lourd : vous le retournez à deux, il cogne dessus, et c’est lui qui lève.} {3-4a|À trois ans, on fait deux bosses, une de sable pâle, une de foncé : laquelle tombe la première?} {3-4a !multiage|Puis le château prend forme : une tour à chaque coin, un mur de l’une à l’autre, lissé du côté de la main. Faites galoper deux doigts jusqu’à la douve : « Par où je passe? » On la comble à un seul endroit, et c’est le pont.} {4-5a|À quatre ans, on annonce : « Ma tour ira jusqu’à mon genou. » Elle tombe? On cherche d’où c’est parti.} {4-5a !multiage|Le bas était-il trop mince, le sable trop pâle? On ne change qu’une chose, on rebâtit, on mesure contre le même genou. Deux voisins creusent un passage d’une douve à l’autre et s’entendent sur le mot à dire pour passer.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Montrez les visiteurs de la nuit sur votre château : des petits trous, c’est la pluie; deux doigts qui marchent, c’est le chat; un mur frôlé du revers de la main, c’est le vent. Lissez tout. « La nuit tombe! » Les pelles se couchent, on s’accroupit, le visage au creux du bras. Un seul visiteur passe, sans bruit. « Cocorico! » Qui est venu? La nuit d’après passe chez un enfant qui la veut. {2-3a|À deux ans, on triche par-dessus son bras, et c’est permis. On montre le trou : « Chat! »} {2-3a !multiage|Refaites la même nuit trois fois, avec le même miaou tout bas. Puis ronflez à votre tour, les yeux ouverts : l’enfant fait marcher ses doigts dans votre sable. Étonnez-vous trop tôt : il vous renverra dormir.} {3-4a|À trois ans, on suit la trace avec un doigt : par où le visiteur est-il reparti?} {3-4a !multiage|Ensuite, un enfant fait la nuit chez un ami qui a dit oui : une seule trace, et rien d’écrasé. L’ami devine, et c’est à lui de faire la nuit suivante. Qui ne veut pas de visite s’assoit devant son château : « Pas chez moi. »} {4-5a|À quatre ans, on donne sa preuve : « Ça commence au mur, donc il a sauté. »} {4-5a !multiage|Faites passer deux visiteurs la même nuit. Lequel est venu le premier? On regarde quelle trace est par-dessus l’autre. Puis un enfant invente un visiteur : les autres le décrivent d’après ses pas, sa grosseur, ce qu’il cherchait.}',
        ),
        play(
          { 30: 6, 45: 10 },
          '« Cette nuit, la vraie, qui viendra? » Chacun nomme son visiteur et prépare son château. On l’essaie tout de suite, sur un petit bout de mur : les doigts font la pluie ou le chat, le revers de la main fait le vent. {si-figurines|Une figurine marche sur le mur : quelle trace laisse-t-elle?} {si-vaporisateurs si-arrosoirs|Un coup de vaporisateur ou d’arrosoir : le mur tient-il à la vraie pluie?} {2-3a|À deux ans, on tape un mur tout le tour, pan, pan, du plat de la main.} {2-3a !multiage|« Pluie! » Vos doigts font des trous dans son mur, et il le retape. « Chat! » Vos doigts s’avancent, et sa main les arrête. Puis c’est lui qui crie le nom du visiteur. Cognez aussi au mur, tout doucement : « Je peux entrer? »} {3-4a|À trois ans, on creuse la douve du côté d’où vient le chat.} {3-4a !multiage|Deux doigts font le chat : sautent-ils par-dessus? On élargit la douve d’une main et on essaie encore. Un trésor, une poignée de sable pâle, se cache sous le mur le plus épais : après la pluie des doigts, est-il encore couvert?} {4-5a|À quatre ans, on bâtit deux murs, un mince et un large, et la même pluie de doigts tombe sur les deux.} {4-5a !multiage|On compte jusqu’à dix pour chacun, pas plus : lequel reste? Puis on pense à demain midi, quand tout aura séché. On gratte un vieux bout de sable, déjà pâle, pour savoir. Un château peut-il tomber sans que personne y touche?}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Tous autour d’un château. « Qu’est-ce qui le fait tenir? » On le dit ou on le montre : le sable foncé, le bas large, les mains. « Et demain, que restera-t-il? » La main le dit : haut comme ça, plat comme ça. {cour|Vous reviendrez comparer avant que quelqu’un y marche.} {parc rive|On ne sait pas qui le trouvera : du bout du doigt, chacun perce une porte dans le sien.} Les trous où un pied peut se prendre se comblent. « Bonne nuit, château », tout bas; les mains se frottent, et le sable retombe chez lui.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avant de répondre à « ça tombe », serrez une poignée vous aussi : « La mienne coule. D’où vient la tienne? »',
          'Dites ce que vous voyez : « Foncé en bas, pâle en haut. C’est le haut qui a coulé. »',
          'Un château a été écrasé sans permission? « Il n’était pas fini. » Restez près de son auteur; l’autre apporte du sable foncé.',
          'Pendant la nuit, prenez votre temps : plus c’est long, plus ils tendent l’oreille.',
        ],
        questionsOuvertes: [
          'Où est le sable qui tient?',
          'Par où la tour a-t-elle commencé à tomber?',
          'Qui est passé, et comment le sais-tu?',
          'Que restera-t-il demain?',
        ],
      },
      vocabulaire: ['le château', 'la tour', 'la douve', 'sec', 'mouillé', 'tenir', 's’écrouler', 'la trace'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gardez contre vous un tas de sable pâle et un tas de foncé : l’enfant prend dans l’un, prend dans l’autre, et voit lequel reste dans sa main.',
        },
        {
          pour: '3-4a',
          texte:
            'Les deux mains autour de sa tour, l’enfant annonce « Elle tient » ou « Elle tombe ». Il ôte une main, puis l’autre, et vérifie.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant mène l’enquête d’un ami : où ça commence, où ça finit, ce qui a bougé. Il ne nomme le visiteur qu’après ces trois réponses.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le sable dérange la peau? L’enfant tape le fond du seau ou fait le coq qui réveille tout le monde. En fauteuil, il dit où poser chaque poignée, ou tasse le sable dans un seau, sur ses genoux; la nuit y passe aussi. Fermer les yeux inquiète? Il surveille la nuit avec vous.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige collante tient et la poudreuse coule : on cherche laquelle fait un château.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sable dans les cheveux et les souliers.', 'Tour tombée, grosse déception.'],
        dangersAEliminer: [
          'Sable lancé ou soufflé : le vent se fait du revers de la main, au ras du sol, jamais de la bouche.',
          'Sable dans un œil : on se cache au creux du bras, jamais derrière des mains pleines de sable; un œil atteint se rince, sans frotter.',
          'Trou plus creux que le genou : comblez-le; personne ne s’y couche, et l’on n’y enterre pas un ami.',
          'Pelle levée près d’une tête : elle reste plus bas que le genou et se couche au mot « nuit ».',
          '{2-3a|Sable ou roche à la bouche : restez à portée de bras, faites cracher et tendez du sable foncé à serrer.}',
          'Verre ou crotte trouvés en creusant : tous reculent, et le jeu change de place.',
          '{si-filets|Manche de filet près d’un visage : il se couche avec les pelles, au mot « nuit ».} {si-filets rive|Filet qui tire vers l’eau : il reste du côté sec, à vos pieds.}',
          '{30min 45min si-vaporisateurs si-arrosoirs|Jet dans un œil : l’eau vise le mur, au ras du sol; rien ne se remplit pendant le jeu.}',
          '{2-3a si-autos si-gros-camions|Auto qui passe dans un rouleau de papier de toilette : hors du jeu.} {2-3a 30min 45min si-figurines|Figurine qui passe dans un rouleau de papier de toilette : hors du jeu.}',
        ],
        supervision: 'palier2',
        allergies: ['Peau qui s’irrite au sable : la pelle plutôt que les mains, et un lavage à la fin.'],
      },
      observation: [
        'Raisonnement : que change l’enfant, d’une tour tombée à la suivante?',
        'Éveil aux sciences : comment choisit-il son sable, à la couleur, au toucher, au hasard?',
        'Motricité fine : quelle force ses mains mettent-elles pour serrer, tasser, lisser?',
      ],
      prolongements: [
        '{cour|Demain, avant de jouer, retrouvez le château : bosse, trous, traces? Chacun dit qui est passé.} {parc rive|Au retour, dessinez le château tel que chacun pense qu’il sera demain.}',
        'Au départ, l’enfant montre une poignée serrée à son parent : « Coule ou tient? »',
      ],
      reflexionRetroaction: [
        'Ai-je laissé tomber une tour que je savais mal partie?',
        'Qui a surtout creusé, et que cherchait-il dans son trou?',
      ],
    },
  },
  {
    key: 'le-tunnel-n-est-pas-pret',
    summary:
      '« Tunnel, es-tu prêt? » « Pas encore! » Les jambes de la file font le tunnel, le lanceur attend leur oui, et le tour arrive par le fond.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le tunnel se fait sur {hiver|la neige tapée}{!hiver|l’herbe ou l’asphalte}, loin de la barrière.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'attendre son tour',
      'chacun son tour',
      'tour de rôle',
      'ballon',
      'balle',
      'rouler le ballon',
      'la file',
      'faire la file',
      'en file',
      'dans la file ils se dépassent',
      'se dépasser dans la file',
      'dépasser',
      'passer en avant',
      'poussaille',
      'ça pousse dans la file',
      'la file finit en poussaille',
      'les enfants se dépassent',
      'tunnel de jambes',
      'ballon entre les jambes',
      'c’est mon tour',
      'patience',
      'jeux de ballon',
    ],
    seen: [
      'il fait rouler le ballon entre les jambes écartées de ses amis',
      'elle crie pas prêt et fait attendre celui qui veut lancer',
      'ils se mettent en rang les pieds écartés et ramassent ce qui passe en dessous',
      'il coupe la place à tout le monde pour être en avant',
      'elle trépigne et n’est pas capable de patienter jusqu’à son tour',
      'ils se collent, se poussent du coude et un finit à terre',
      'au gymnase, pour lancer chacun son tour, ça vire en bousculade',
      'avant la glissade, celui du fond se plaint que ce n’est jamais à lui',
    ],
    scenes: ['attente', 'cooperer'],
    picture:
      'Accroupie, une enfant attend, le ballon entre les mains : les quatre amis du tunnel, jambes ouvertes, bâillent et se grattent; au fond, une attrapeuse.',
    sheet: {
      titre: 'Le tunnel n’est pas prêt!',
      observationDepart:
        'Dans la file, un coude passe devant, puis un autre. « J’étais là! » Ça se dépasse, ça se colle, et ça finit en poussaille.',
      intentionEducative:
        'Offrir à l’enfant qui attend un vrai rôle dans la file, et lui permettre de voir son tour s’en venir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Garder sa place dans la file et y faire sa part.',
        'Demander « es-tu prêt? » et attendre la réponse.',
        'Viser entre les jambes et faire rouler le ballon doucement.',
        '{4-5a|Compter les places qui restent avant son tour.}',
      ],
      materiel: [
        item(
          'Ballon mou, qui passe entre les jambes ouvertes d’un enfant',
          'un; un deuxième si le groupe dépasse huit enfants',
          'Balle ou gros bas roulé',
        ),
      ],
      preparation: [
        '{dedans|Dégagez une bande de plancher, sans tapis qui plisse ni coin de meuble.} {cour !hiver|Choisissez un bout plat, loin des balançoires et de la barrière.} {cour hiver|Tapez une bande de neige du pied : ni glace ni trou.}',
        'Les places, d’un bout à l’autre : le lanceur, le tunnel, l’attrapeur. Après chaque ballon, l’attrapeur devient le lanceur, le lanceur devient la première paire de jambes, et tous les autres reculent d’une place, ceux du fond d’abord. Retenez ceci : le tour arrive par le fond.',
        'Dans le tunnel, un bras tendu sépare deux enfants. Vous n’avez que deux ou trois enfants? Vous êtes le tunnel. Ils sont plus de huit? Faites deux tunnels côte à côte, un ballon dans chacun. Un seul ballon? Un seul tunnel, plus long.',
        '{multiage|Mêlez les âges dans le tunnel : un plus vieux à côté d’un plus jeune.} {1adulte|Seule, restez à côté du milieu du tunnel, ou entre les deux tunnels : vous voyez tous les bouts.} {2adultes|À deux, chacune est près d’un bout.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout, ouvrez les jambes : « Je suis un tunnel. » Deux ou trois enfants se placent derrière vous, jambes ouvertes; un autre s’accroupit tout au fond, pour attraper. Devant vous, le lanceur tient le ballon et demande : « Tunnel, es-tu prêt? » Bâillez. « Pas encore… mes genoux dorment. » Secouez-les. « Prêt! » Il roule; à chaque paire de jambes, les autres, assis le long du tunnel, crient « Passé! » L’attrapeur rapporte le ballon en avant : c’est lui le lanceur. Sortez du tunnel; l’ancien lanceur y entre par en avant, et chacun recule d’un pas, celui du fond d’abord. « Le tour arrive par le fond! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Toute la file y est : un lanceur, un attrapeur, et les autres en tunnel. Le lanceur attend, le tunnel décide. « Pas encore! » On éternue, on se gratte, on remonte ses bas. Trois fois au plus, puis : « Prêt! » Le ballon s’arrête en chemin? L’enfant qui est au-dessus le pousse de la main. {3-4a|À trois ans, on se penche pour le voir venir et l’on crie « Passé! » au bon moment.} {3-4a !multiage|Marchez à côté d’eux quand ils reculent : « Un pas, et vous êtes plus près du fond. » Un enfant se faufile en avant? Montrez-lui le fond : « Ton tour est là-bas, tu t’en éloignes! » On lui rouvre sa place.} {4-5a|À quatre ans, on compte les « Passé! » qui restent avant d’attraper.} {4-5a !multiage|Le lanceur tourne le dos. Le tunnel choisit tout bas pourquoi il n’est pas prêt, et tous le miment : des lacets, un moustique, une sieste. Le lanceur se retourne et devine; alors le tunnel s’ouvre. Il ne trouve pas? Au troisième essai, on le lui dit.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Travaux! » crie l’attrapeur. Chacun garde sa place dans la file, et la route change : un virage, un passage étroit, ou un enfant à quatre pattes, en travers, qui fait un pont. Le lanceur regarde, choisit où viser, demande : « Prêt? » {3-4a|À trois ans, l’attrapeur choisit d’un mot : « Serré! » ou « Quatre pattes! »} {3-4a !multiage|Faites un seul changement à la fois. Le ballon sort par le côté? On le ramène à l’endroit d’où il est sorti, et le tunnel se resserre là. Demandez : « Par où s’est-il sauvé? » Une jambe se rapproche, et l’on roule encore.} {4-5a|À quatre ans, ceux du virage renvoient le ballon de la main, vers les jambes suivantes.} {4-5a !multiage|Chacun dit d’avance ce qu’il fera : « Moi, je le tourne. Moi, je le ralentis. » Le lanceur essaie : la route a-t-elle marché? Une seule personne change de geste, et l’on recommence. Puis c’est la route du suivant.}',
        ),
        play(
          { 30: 6 },
          '« Le tunnel part en voyage. » Plus de lanceur : tous sont dans la file, un bras entre deux. Poussez le ballon entre les premières jambes, tout doucement. Dès qu’on a dit « Passé! », on marche le long de la file jusqu’au fond, et l’on rouvre les jambes. Le tunnel avance et ne finit jamais. Ira-t-il jusqu’{dedans|au mur}{cour|à la clôture}? {3-4a|À trois ans, menez le ballon du bout des doigts : il attend que les jambes soient ouvertes.} {3-4a !multiage|« Il arrive, il arrive… ouvre! » Deux enfants se retrouvent au fond en même temps? L’un derrière l’autre, peu importe lequel : le tunnel a besoin des deux. Arrivé au bout, il repart dans l’autre sens.} {4-5a|À quatre ans, on le pousse soi-même, d’une paume à la suivante.} {4-5a !multiage|On cherche le bon pas : trop vite, le tunnel n’est pas bâti; trop lent, le ballon dort. Quelqu’un donne le rythme à voix basse. Puis on essaie sans un mot, rien qu’en regardant le ballon.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Il reste un tour, le vôtre. Tout le groupe fait le tunnel. « Es-tu prêt? » Laissez-vous faire attendre, tapez du pied : « C’est long! J’ai hâte! » Puis roulez. {!10min|Tous s’assoient où ils sont, et le ballon revient de main en main : en le tenant, chacun dit ou montre ce qu’il faisait en attendant. Le dernier le range, et tous se lèvent.} {10min|Le dernier du tunnel attrape le ballon et le range.} On referme les jambes : c’est la vraie file, un bras entre deux. « File, es-tu prête? » « Prête! » On part.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez le rôle, jamais l’attente : « Tu tiens le tunnel. Sans tes jambes, il se sauvait. »',
          'Ça pousse? « Le tunnel est bouché. » Tendez un bras entre les deux; on se replace, et le ballon repart.',
          'Dites où en est le tour : « Encore une place, et tu attrapes. »',
          'Quand le « pas encore » fait fâcher le lanceur, restez près de lui : « C’est long, pour toi. Ils ouvrent au troisième. »',
        ],
        questionsOuvertes: [
          'Par quel bout ton tour arrive-t-il?',
          'Que fais-tu pendant que tu attends?',
          '{20min 30min|Par où le ballon s’est-il sauvé?}',
          '{4-5a|Combien de places avant d’attraper?}',
        ],
      },
      vocabulaire: [
        'mon tour',
        'le tunnel',
        'le lanceur',
        'l’attrapeur',
        'prêt',
        'pas encore',
        'reculer',
        '{20min 30min|le virage}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'La file est longue, l’enfant regarde ailleurs? Quand le ballon passe sous l’ami d’avant, touchez son épaule : « Le prochain “Passé!”, c’est toi. »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant peut céder son tour de lanceur à un ami et prendre la place de cet ami dans le tunnel. Personne ne le lui demande : il l’offre, ou non.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est une arche : le ballon passe sous ses pieds ou entre ses roues, freins mis, et il donne le « Prêt! ». Être proche des autres dérange? Sa place est un grand pas plus loin, et le ballon y va aussi. Sans mots, une main levée dit « pas encore », baissée, « prêt ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le ballon laisse sa trace dans la neige : on voit par où il a passé.} {hiver|L’été, dans la cour, le tunnel se fait à l’ombre, et la trace du ballon se dessine à la craie.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ballon reçu sur une cheville.', 'Colère d’attendre, qui passe.'],
        dangersAEliminer: [
          'Poussée dans le dos : un bras tendu entre deux enfants; quand ça se colle, le ballon s’arrête.',
          'Ballon botté ou lancé : il roule, poussé à deux mains, au ras du sol.',
          'Pied qui recule sur un autre : un seul pas, ceux du fond d’abord, jamais en courant.',
          'Tête penchée longtemps entre les jambes : un coup d’œil, puis on se relève.',
          'Enfant qui rampe dans le tunnel : les jambes se ferment et le font tomber; seul le ballon y passe.',
          '{cour|Ballon qui passe la barrière : il reste de l’autre côté jusqu’à la fin du jeu, et un gros bas roulé le remplace.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : un ballon de tissu, de mousse ou de plastique, jamais une balloune.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant de sa place quand un autre s’y glisse?',
        'Motricité globale : comment règle-t-il sa poussée selon la longueur du tunnel?',
        'Attention : que regarde-t-il entre deux passages du ballon?',
      ],
      prolongements: [
        'Au lavabo ou au vestiaire, la file rejoue : le premier vous demande « Es-tu prête? ». Deux fois, vous répondez « Pas encore! »; à la troisième, il y va.',
        'Au départ, l’enfant montre le tunnel à son parent : il ouvre les jambes, et dit « pas encore » autant de fois qu’il veut.',
      ],
      reflexionRetroaction: [
        'Dans nos vraies files, qui n’a rien à faire, et combien de temps?',
        'Ai-je aimé attendre, quand c’était mon tour?',
      ],
    },
  },
  {
    key: 'par-quel-bord-j-entre',
    summary:
      'Chaque feuille a un chemin qui va jusqu’au bord. Pour la coller aux autres, on regarde, on dit ce qu’on apporte, on demande : « Ici? »',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’amitié',
      'amitié',
      'les amis',
      'l’exclusion',
      'exclusion',
      'exclure un ami',
      'toi tu joues pas avec nous',
      'tu joues pas avec nous',
      'tu peux pas jouer',
      't’es pas mon ami',
      'enfant mis de côté',
      'personne ne veut jouer avec lui',
      'entrer dans un jeu',
      'demander pour jouer',
      'accepter un non',
      'papier et crayons',
      'papier',
      'crayons',
      'dessiner ensemble',
      'un chemin sur le papier',
    ],
    seen: [
      'elle se plante à côté des autres avec son jouet et n’ose pas demander',
      'il arrive en plein milieu de leur jeu et brise tout pour participer',
      'ils relient leurs dessins avec une route qui passe d’une feuille à l’autre',
      'elle dit à une copine qu’elle ne l’invitera pas à sa fête',
      'il pleure parce que ses deux amis ont dit non quand il a demandé',
      'trois filles jouent ensemble et il y en a toujours une de trop',
      'au coin maison, un nouveau reste debout à regarder sans savoir comment embarquer',
      'au parc, ils ont formé un club et ne veulent personne d’autre dedans',
    ],
    scenes: ['nouveau', 'inventer-regles', 'tracer-ecrire'],
    picture:
      'Vu d’en haut, un pays de feuilles et de chemins : un enfant y glisse la sienne, une amie lui montre un autre bord, un coin est plié, des doigts marchent.',
    sheet: {
      titre: 'Par quel bord j’entre dans ton jeu?',
      observationDepart:
        'Deux enfants jouent à plat ventre. Un troisième s’agenouille près d’eux. « Toi, tu joues pas avec nous. » Il reste là, les mains vides.',
      intentionEducative:
        'Offrir à l’enfant des façons d’entrer dans un jeu, de répondre à qui veut entrer, et de continuer à jouer quand c’est non.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder un jeu avant d’y entrer, et dire ce qu’on y apporte.',
        'Répondre oui, ou dire non à une place et à un moment.',
        'Trouver quoi faire quand c’est non.',
        '{!20min|Ouvrir sa feuille ou la fermer, selon son envie.}',
      ],
      materiel: [
        item(
          'Papier, en feuilles de la même grandeur',
          'une par enfant et quelques-unes de plus, quatre pour vous',
          'Carton mince coupé en feuilles, envers de circulaires',
        ),
        item('Crayons', 'un par enfant et quelques-uns de plus', null),
        optional('{si-laine|Laine, en brins longs comme votre avant-bras}', 'un par enfant, coupé par vous', null),
      ],
      preparation: [
        'Sur deux de vos feuilles, tracez un gros chemin qui sort par un bord; posez-les bout à bout, au plancher, pour qu’il continue. Gardez une troisième feuille derrière vous. La quatrième est la vôtre : dessinez-y un banc et un chemin qui va jusqu’au bord.',
        'Un enfant est souvent laissé de côté? Ne parlez pas de lui et ne lui demandez rien. Sa feuille sera celle du milieu : ce sont les autres qui lui demanderont un bord. S’il ne veut pas, ce sera la vôtre.',
        'Donnez à chacun sa place autour d’un grand carré de plancher vide : le pays y poussera. {multiage|Un plus vieux et un plus jeune se touchent du coude.} {1adulte|Seule, assoyez-vous au bord du pays, près de l’enfant qui hésite.} {2adultes|À deux, l’une suit ceux qui entrent, l’autre ceux qui répondent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Vos deux feuilles se touchent, et deux de vos doigts se promènent sur le chemin. De l’autre main, posez une troisième feuille en plein dessus : « Moi aussi! » Les doigts : « Hé! Notre chemin! Toi, tu joues pas avec nous. » Retirez-la. Restez un moment sans rien dire. « Elle veut entrer. Par où? » Un enfant montre, vous essayez : glissez-la contre un bord. « Ici? » Les doigts répondent : « Pas ici, on y court. Là, oui! » Tracez-y un bout de chemin. Les doigts passent d’une feuille à l’autre.',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chacun dessine sur sa feuille un endroit où l’on joue, comme une glissade, une cabane, un terrain, et un chemin qui va jusqu’au bord. {3-4a|À trois ans, un gros trait et un nom suffisent : « C’est ma cabane. »} {3-4a !multiage|Promenez deux doigts sur votre feuille : « Oups, le chemin s’arrête dans le vide. » L’enfant essaie sur la sienne, arrive au bord, regarde autour. Deux feuilles se touchent par hasard? « Ça continue! » Demandez ce qu’il y a chez lui, et écrivez son mot dans un coin.} {4-5a|À quatre ans, on laisse une place vide dans son dessin, et l’on dit qui il y manque : un ami qui pousse, un ami qui compte.} {4-5a !multiage|On dessine deux chemins vers deux bords : l’un pour entrer, l’autre pour partir. Puis on se lève, on fait le tour des feuilles sans parler, les mains dans le dos, et l’on choisit un dessin où l’on voudrait jouer. Qu’est-ce qu’on y apporterait?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Posez une première feuille au milieu. « Le pays commence ici. » Pour entrer, on regarde, on dit ce qu’on apporte, on demande un bord : « J’ai une glissade. Ici? » On vient à deux ou trois à la fois; les autres dessinent. Ceux qui y sont répondent : « Oui », « Pas ce bord, celui-là », ou « Pas tout de suite ». C’est encore non? On demande à un autre voisin, ou l’on pose sa feuille tout près, le chemin vers le pays. {3-4a|À trois ans, trois mots suffisent : « J’ai ça. Ici? »} {3-4a !multiage|Assoyez-vous à côté de qui hésite : regardez avec lui, touchez les bords libres, dites sa phrase à deux voix. Un « Non! » est crié? Demandez doucement : « Non à ce bord, ou non maintenant? » Attendez la réponse.} {4-5a|À quatre ans, celui qui dit non montre un autre bord ou dit quand.} {4-5a !multiage|Demandez aussi un bord pour votre feuille, jusqu’à un non. « Moi, là, je fais quoi? » Essayez leurs idées une à une : attendre, apporter autre chose, aller ailleurs, commencer à deux. Laquelle donne envie de jouer?}',
        ),
        play(
          { 30: 6, 45: 10 },
          'Deux doigts font un petit bonhomme, qui part en visite par les chemins. Un coin de feuille plié dit : « Fermé pour l’instant. » Déplié, il dit : « Entre! » On plie et on déplie quand on veut. Devant un coin plié, le visiteur dit « À tantôt » et va cogner ailleurs. {3-4a|À trois ans, on donne tout de suite quelque chose à faire : « Toi, tu glisses. »} {3-4a !multiage|Pliez votre coin et soupirez d’aise : « Je suis bien, toute seule. » Dépliez-le : « Là, j’ai envie de monde. » Les coins bougeront partout. Deux visiteurs arrivent ensemble? On leur trouve deux choses à faire, ou l’un attend au bord.} {4-5a|À quatre ans, l’hôte offre deux rôles; le visiteur en choisit un, ou en propose un troisième.} {4-5a !multiage|Puis chacun ferme son coin, à un moment, et dit ce qu’il y fait tout seul. Quand il rouvre, qui invite-t-il, et avec quels mots? On cherche aussi comment partir d’un jeu sans que l’autre croie qu’on est fâché.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Debout autour du pays, suivez du doigt, dans les airs, un chemin qui traverse plusieurs feuilles. {si-laine|Avec de la laine, chacun couche son brin au bout de celui d’un ami, au bord du pays : le fil en fait-il le tour?} « Qu’est-ce qu’on a dit pour entrer? » Répétez leurs phrases comme elles viennent. « Et quand on n’avait pas envie? » Répétez-les aussi, sans en choisir une. « Et quand c’était non? » On refait le geste : changer de bord, attendre, commencer à côté. Chacun pose sa feuille sur la pile. Le pays rouvrira demain, par d’autres bords.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant « tu joues pas », demandez ce qui est refusé : « Le bord? Le moment? » Puis cherchez l’autre bord avec eux.',
          'Acceptez le non de qui veut finir son idée : « Tu finis. Quand pourra-t-il revenir? »',
          'Un enfant reçoit deux non de suite? Glissez votre feuille contre la sienne : « Chez toi, il y a quoi? » Jouez là, bien en vue.',
          'Prêtez une phrase tout bas, et laissez-le la dire.',
        ],
        questionsOuvertes: [
          'Par quel bord veux-tu entrer?',
          'Qu’apportes-tu?',
          'Que peux-tu dire au lieu de « tu joues pas »?',
          'Qu’est-ce que tu fais quand c’est non?',
        ],
      },
      vocabulaire: [
        'le bord',
        'le chemin',
        'la place',
        'entrer',
        'apporter',
        'pas maintenant',
        '{!20min|ouvert}',
        '{!20min|fermé}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant pose sa feuille sans un mot? C’est une demande. Dites-la pour lui : « Il a un terrain. Y a-t-il un bord? »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant se charge d’un pont : une bande déchirée, tracée d’un chemin, qu’il pose entre deux feuilles éloignées quand les deux auteurs le veulent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Sans mots, l’enfant montre un bord du doigt; une main à plat répond oui, une main levée dit d’attendre. En fauteuil, le pays pousse sur une table. La réponse inquiète? Il sait d’avance à qui il demandera, et que ce sera oui.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans la cour, les chemins se tracent à la craie, et chacun demande un bord du dessin.',
        },
      ],
      securite: {
        risquesAcceptes: ['Un non entendu, une petite peine.', 'Feuille froissée ou mal placée.'],
        dangersAEliminer: [
          'Enfant désigné devant tous, ou sommé de raconter : parlez des feuilles et des bords, pas de ce qui s’est passé.',
          'Même enfant refusé partout : vous entrez chez lui avec votre feuille avant le troisième non.',
          'Pardon ou câlin forcé : on cherche une place ou une phrase, et cela suffit.',
          'Feuille arrachée ou gribouillée par un autre : votre main se pose dessus, et son auteur décide.',
          '{si-laine|Brin de laine autour d’un doigt ou d’un cou : il reste couché sur le papier, et vous les ramassez tous.}',
          'Papier qui glisse sous un pied : on fait le tour du pays, on n’y marche pas.',
        ],
        supervision: 'palier2',
        allergies: ['Crayons sans parfum, si quelqu’un réagit aux odeurs.'],
      },
      observation: [
        'Compétences sociales : comment l’enfant s’approche-t-il d’un jeu commencé?',
        'Langage oral : quels mots trouve-t-il pour demander, pour répondre, pour remettre à plus tard?',
        'Compétences émotionnelles : que fait son corps après un non, et qu’est-ce qui le remet en jeu?',
      ],
      prolongements: [
        'Au coin des blocs, un enfant s’approche et se fait refuser : demandez seulement « Par quel bord? ».',
        'Le soir, donnez aux parents une phrase d’entrée trouvée par leur enfant, telle qu’il l’a dite.',
      ],
      reflexionRetroaction: [
        'À qui ai-je trouvé une place trop vite, sans qu’il ait demandé?',
        'Quel jeu avait besoin de rester fermé un moment?',
      ],
    },
  },
  {
    key: 'la-main-qui-reste',
    summary:
      'Un ami s’en va. On met sur papier ce qu’on sait et ce qu’on ne sait pas; nos mains tracées partent avec lui, la sienne reste, et l’on tape dedans.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'départ d’un ami',
      'le départ d’un ami',
      'un ami déménage',
      'ami qui déménage',
      'une amie déménage',
      'son amie déménage',
      'déménagement',
      'déménager',
      'un ami s’en va',
      'un ami est parti',
      'un ami quitte la garderie',
      'changer de garderie',
      'où s’en va-t-il',
      'dernière journée d’un ami',
      'dire au revoir à un ami',
      'il s’ennuie de son ami',
      'papier et crayons',
      'papier',
      'crayons',
      'contour de la main',
      'tracer sa main',
      'la tristesse',
    ],
    seen: [
      'elle met sa paume à plat sur la feuille et suit ses doigts avec un crayon',
      'il veut envoyer un dessin à quelqu’un qui n’est plus dans le groupe',
      'ils tapent dans la main de papier collée au mur en passant',
      'il regarde le casier vide et demande pourquoi son nom est enlevé',
      'elle a peur que son copain ne revienne plus jamais',
      'il me pose plein de questions et je ne connais pas toutes les réponses',
      'sa meilleure amie change de CPE vendredi et elle ne veut plus jouer avec personne',
      'depuis qu’un copain a changé de groupe, ils le cherchent encore au vestiaire',
    ],
    scenes: ['tracer-ecrire'],
    picture:
      'Sous un crochet vide, une enfant tape dans la main tracée que l’éducatrice tient au mur; l’ami qui part serre des feuilles pleines de mains.',
    sheet: {
      titre: 'La main qui part, la main qui reste',
      observationDepart:
        '« Où s’en va-t-il? » Un enfant regarde le crochet de son ami. « Il va-tu revenir? » Les autres attendent votre réponse.',
      intentionEducative:
        'Soutenir les enfants devant le départ d’un ami : savoir ce qui est vrai, lui faire quelque chose, garder une trace de lui.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Poser ses questions sur le départ, et entendre une réponse vraie.',
        'Tracer sa main et y mettre quelque chose pour l’ami.',
        'Dire ou montrer ce qu’on garde de lui.',
        '{!20min|Aller voir sa place, et choisir où ira la main qui reste.}',
      ],
      materiel: [
        item('Papier', 'une feuille par enfant, quatre pour le groupe', 'Envers de circulaires'),
        item('Crayons', 'un par enfant et quelques-uns de plus', null),
      ],
      preparation: [
        'Demandez au parent ce qui peut être dit : où, quand, pourquoi. Ce qu’il préfère garder reste à lui; vous direz « ça, c’est à sa famille », sans rien inventer.',
        'L’ami est encore là? Demandez-lui, à part, s’il veut être au milieu du jeu ou à côté de vous. Il est déjà parti? La fiche se mène sans lui.',
        'Des quatre feuilles du groupe, l’une est pour le chemin du début, une autre pour la main qui reste; deux sont en réserve. {multiage|Jumelez un plus vieux et un plus jeune pour tracer les mains.} {1adulte|Seule, restez à la table avec tous.} {2adultes|À deux, l’une reste près de l’enfant qui a le cœur gros.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Dites le nom de l’ami et la nouvelle : il s’en va, ou il est parti. Sur votre feuille, dessinez un carré : « Ici, c’est nous. » Un chemin en sort. Au bout, un rond vide. « Où s’en va-t-il? » Écoutez tout. Dans le rond, dessinez seulement ce que vous savez : une maison, un autre groupe. À côté, un point d’interrogation : « Ça, je ne le sais pas. » Chaque question reçoit son dessin ou son point d’interrogation. « On ne sait pas tout. Mais on peut lui faire quelque chose. »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun couche une main sur sa feuille, doigts ouverts, et en fait le tour : c’est la main qui part. Dedans, on met un dessin pour l’ami. Sur une feuille du groupe, un voisin trace la main de l’ami : c’est la main qui reste. Il est déjà parti? On cherche ensemble une main grosse comme la sienne, et on la trace. {3-4a|À trois ans, on s’y met à deux : l’un tient sa main à plat, l’autre mène le crayon.} {3-4a !multiage|Ça chatouille entre les doigts, on rit, on dérape : un sixième doigt fait l’affaire. Demandez ce qu’il y a dedans et écrivez-le tel quel : « La fois du camion. » Puis la vraie main se pose sur le dessin : « Tape là! »} {4-5a|À quatre ans, on met dans chaque doigt une chose faite avec lui.} {4-5a !multiage|Comment dessine-t-on une blague, un bruit, une course? On essaie, on l’explique à son voisin, qui le redit. Qui veut signe de son nom, ou de sa première lettre. La paume est encore vide : on y met ce qu’on lui souhaite là-bas.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Et nous, qu’est-ce qu’on garde de lui? » On le fait d’abord avec le corps : son jeu préféré, son bonjour, sa façon de courir. Est-il là? C’est lui qui mène, s’il le veut. Puis chacun dessine ce qu’il garde, autour de la main qui reste ou sur vos deux autres feuilles, posées tout contre. {3-4a|À trois ans, on montre plus qu’on ne dit, et vous trouvez le mot.} {3-4a !multiage|Commencez : « Moi, je garde son coucou du matin. » Faites-le; il passe d’un enfant à l’autre, tout le tour. « Moi, je garde rien » est une vraie réponse : dites « D’accord », et laissez-lui le crayon. Un enfant dessine autre chose? C’est bien aussi.} {4-5a|À quatre ans, on se demande aussi ce qu’il garde de nous.} {4-5a !multiage|Chacun finit la phrase à sa manière : « Quand je verrai…, je vais penser à lui. » Une chose pareille revient chez deux enfants? On la dessine en plus gros. Est-il là? Il dit ce qu’il y reconnaît, et ce qu’on a oublié.}',
        ),
        play(
          { 30: 6 },
          'Allez voir sa place tous ensemble : son crochet, sa chaise, son coin de jeu. S’il est là, c’est lui qui y mène. « À qui sera-t-elle? » Dites ce qui est vrai : « D’abord, elle sera vide. Un jour, peut-être, un autre enfant s’y assoira. » Promenez la main qui reste : près de la porte, au coin des blocs, au-dessus du crochet. Où tapera-t-on dedans, le matin? {3-4a|À trois ans, on essaie une tape à chaque endroit.} {3-4a !multiage|« Bonjour! » Tape. On choisit celui où la main est juste à notre hauteur. Un enfant s’assoit sur la chaise de l’ami : « C’est moi, lui! » Saluez-le, et laissez-le se relever quand il veut.} {4-5a|À quatre ans, on décide : la place reste libre, ou elle sert à tous?} {4-5a !multiage|Et jusqu’à quand? Chacun donne sa raison, et le groupe tranche. Puis on pense au prochain enfant qui arrivera là : que voudra-t-il savoir, et que lui dira-t-on de celui d’avant?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Empilez les mains qui partent. L’ami est là? Il tape dans chacune, une à une, et les emporte. Déjà parti? Elles iront à son parent, si c’est possible; sinon, elles restent avec la main du groupe. Tenez la main qui reste à plat contre le mur, à leur hauteur. Tous passent : une tape et, si l’on veut, un mot : « Bye. » « Amuse-toi là-bas. » Revenez au chemin du début. Une question a-t-elle trouvé sa réponse? Les points d’interrogation restent là. « On peut s’ennuyer de lui, et jouer quand même. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez court et vrai : « Oui, il s’en va vendredi. Non, je ne sais pas s’il reviendra. »',
          'Ne pressez pas la peine : assoyez-vous tout contre l’enfant, une main ouverte à côté de la sienne.',
          '« Est-ce que je vais partir aussi? » Dites ce que vous savez, avec le jour : « Toi, lundi, tu reviens ici. »',
          'Celui qui rit ou qui s’en va jouer a fini : sa feuille l’attend, il y reviendra s’il veut.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu te demandes?',
          'Que mets-tu dans ta main pour lui?',
          'Qu’est-ce que tu gardes de lui?',
          '{!20min|Que fera-t-on de sa place?}',
        ],
      },
      vocabulaire: [
        'partir',
        'rester',
        'garder',
        's’ennuyer',
        'la main',
        'je ne sais pas',
        'au revoir',
        '{!20min|la place}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant demande dix fois s’il revient? Menez son doigt sur le chemin dessiné, jusqu’au rond, et redites la même phrase, avec les mêmes mots.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant vous dicte une phrase à glisser dans sa main, et la relit à l’ami, ou à vous, en suivant les mots du doigt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La main tracée dérange? L’enfant dessine un pied, un rond, ou donne une tape sans dessin. Sans mots, il vous mène à un endroit où ils jouaient : c’est ce qu’il garde. Le départ bouscule sa journée? Dites-lui d’avance les étapes, une par doigt.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dans la cour, on trace aussi une main de l’ami à la craie, et l’on regarde combien de jours elle reste.',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, silence, rire au mauvais moment.', 'Réponse qu’on n’a pas.'],
        dangersAEliminer: [
          'Promesse qu’on ne tient pas (« il reviendra », « on ira le voir ») : dites seulement ce qui est sûr.',
          'Vie privée de l’ami : ni adresse, ni nom du nouveau milieu, ni raison du départ sur les feuilles ou au babillard.',
          'Ami ou enfant forcé de parler, de donner un câlin ou de pleurer : un signe de la main suffit.',
          'Peine qui dure, sommeil ou repas changés : parlez-en au parent le jour même.',
          'Crayon levé près d’un visage : on trace assis, la pointe vers la feuille.',
        ],
        supervision: 'palier2',
        allergies: ['Crayons sans parfum, si quelqu’un réagit aux odeurs.'],
      },
      observation: [
        'Compétences émotionnelles : par quels gestes ou quels mots l’enfant montre-t-il ce que ce départ lui fait?',
        'Langage oral : quelles questions pose-t-il, et lesquelles reviennent?',
        'Développement graphique : comment suit-il le tour de la main, et que choisit-il de mettre dedans?',
      ],
      prolongements: [
        'Fixez la main qui reste à la hauteur des enfants : le matin, en arrivant, y tape qui veut.',
        'Dites aux parents de tous ce qui a été dit, mot pour mot : à la maison, les réponses seront les mêmes.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je voulu arranger, que j’aurais pu seulement écouter?',
        'Qui n’a rien dit, et comment le retrouver demain?',
      ],
    },
  },
  {
    key: 'le-flamant-a-perdu-son-bas',
    summary:
      'Un yoga en histoire : le flamant a perdu son bas! Flamant, chien, papillon, tortue : on tient le temps d’un souffle, on tombe, on rit, on cherche encore.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, {hiver|les bottes restent aux pieds et chacun tape son rond de neige}{!hiver|les souliers restent aux pieds et chacun choisit son rond d’herbe}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le yoga',
      'yoga',
      'yoga pour enfants',
      'faire du yoga',
      'tapis',
      'tapis de yoga',
      'postures de yoga',
      'posture',
      'pose de yoga',
      'histoire de yoga',
      'tenir en équilibre',
      'tenir sur une jambe',
      'tenir sur un pied',
      'flamant rose',
      'chien tête en bas',
      'papillon assis',
      'posture de la tortue',
      'respirer lentement',
      'exercice de respiration',
      's’étirer',
      'retour au calme',
      'avant la sieste',
      'l’équilibre',
    ],
    seen: [
      'il reste sur une patte les bras écartés puis tombe sur les fesses',
      'elle se met en boule le front sur ses mains et ne dit plus un mot',
      'ils regardent le monde à l’envers entre leurs jambes',
      'il colle ses deux plantes de pied et bat des genoux comme des ailes',
      'elle rit chaque fois qu’elle perd pied et recommence',
      'au retour du dîner, ils sont survoltés et personne ne s’étend',
      'depuis que sa mère fait ses exercices au salon, elle nous montre à tenir croche',
      'avant la sieste, ils soufflent fort et s’étirent comme des chats',
    ],
    scenes: ['equilibre', 'repos', 'imiter-animaux'],
    picture:
      'Sur des tapis, l’éducatrice en flamant, un bas dans la manche; une enfant en chien regarde entre ses jambes, un ami tombe et rit, une petite est en tortue.',
    sheet: {
      titre: 'Le flamant a perdu son bas',
      observationDepart:
        'Un enfant lève un pied, écarte les bras, penche, penche et tombe assis. Il rit. Ses voisins lèvent un pied à leur tour.',
      intentionEducative:
        'Permettre à l’enfant de tenir une posture de yoga, d’entendre son souffle, et de tomber sans que ce soit grave.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre quatre postures, et en changer au fil de l’histoire.',
        '{!4-5a|Tenir une posture le temps d’un souffle.} {4-5a|Tenir une posture un souffle, puis trois.}',
        'Perdre l’équilibre, tomber mou et recommencer.',
        '{!10min|Répondre d’un souffle plutôt que d’un mot.}',
      ],
      materiel: [
        item(
          'Tapis',
          'un par enfant, un pour vous',
          '{dedans|Place libre au plancher}{cour !hiver|Herbe rase}{cour hiver|Neige, en ronds tapés}',
        ),
        optional('{dedans|Bas d’adulte, à cacher dans votre manche}', 'un des vôtres', null),
        optional('{si-foulards dedans|Foulards légers}', '{si-foulards dedans|un par enfant}', null),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, sous votre main}', null),
        optional('{si-chaises dedans|Chaises}', '{si-chaises dedans|une pour trois enfants, dossier au mur}', null),
        optional('{si-toutous dedans|Toutous}', '{si-toutous dedans|un par enfant}', null),
        optional('{20min 30min si-cordes|Corde}', '{20min 30min si-cordes|une, couchée à plat}', null),
      ],
      preparation: [
        'Placez les tapis en rond, deux bras ouverts entre chacun : on y tombe sans toucher personne. {dedans|Essayez-les du pied : ceux qui glissent restent de côté, et l’on joue au plancher.} {cour !hiver|Sans tapis, chacun a son rond d’herbe; passez-y la main d’abord.} {cour hiver|Sans tapis, chacun tape son rond de neige, loin de la glace.}',
        '{dedans|Tous sont pieds nus. Ôtez vos bas, et cachez-en un dans votre manche; nu-pieds déjà, inventez le bas.} {cour !hiver|Gardez vos souliers : le bas perdu est inventé, et on le cherche quand même.} {cour hiver|Bottes et mitaines restent en place : le bas perdu est inventé, et on le cherche quand même.}',
        'Exercez-vous : flamant, un pied posé sur l’autre cheville; chien, mains et pieds au sol, fesses en l’air; papillon, assis, plantes de pieds collées; tortue, à genoux, assise sur les talons, le front sur les mains.',
        '{multiage|Les plus jeunes sont à côté de vous, à portée de main.} {1adulte|Seule, vous êtes dans le rond, comme les autres; après l’amorce, votre chien et votre tortue gardent la tête levée.} {2adultes|À deux, l’une raconte, l’autre donne la main aux flamants.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout, posez un pied sur l’autre cheville, ouvrez les ailes. « Je suis le flamant. J’ai froid à un pied : j’ai perdu mon bas! » Soufflez trois fois, lentement. Penchez, penchez… laissez-vous tomber assise, et riez. « Qui l’a vu? » Faites le chien, qui regarde entre ses jambes; le papillon, assis, qui colle ses deux pieds; la tortue, en boule, le front sur les mains, qui ne dit rien. Qui veut les essaie avec vous. « Venez, on le cherche. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On cherche en quatre postures, toujours dans le même ordre : flamant, chien, papillon, tortue. Chacune dure le temps d’un souffle qu’on entend. Demandez : « As-tu vu mon bas? » Tous répondent : « Pas ici! », et l’on passe à la suivante. Qui tombe rit et repart. {si-chaises dedans|Qui veut met les mains sur le siège d’une chaise, dossier au mur : le chien garde la tête haute.} {2-3a|À deux ans, le flamant tient votre main ou garde un bout de pied au sol.} {2-3a !multiage|Passez derrière les chiens : ils vous voient à l’envers entre leurs jambes. « Coucou! » Le papillon bat des genoux vite, vite, puis presque plus. Restez en tortue après lui, un œil sur tous : il viendra voir si vous dormez. Dépliez-vous d’un coup, et refaites le tour.} {3-4a|À trois ans, on essaie l’autre pied : lequel tombe le premier?} {3-4a !multiage|Collez votre regard sur un point devant vous : « Mon œil tient mon pied. » On essaie. Puis chaque posture dure trois souffles. Un enfant appelle la suivante; à son « Plouf! », tout le monde tombe mou, en même temps.} {4-5a|À quatre ans, on tient trois souffles et l’on passe à la suivante sans bruit.} {4-5a !multiage|On compte ses souffles dans sa tête : l’aile droite ouverte, puis les deux, puis les bras croisés. Qu’est-ce qui aide à tenir? On essaie aussi un souffle court, un souffle long, et l’on choisit le sien.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Un enfant est le flamant : il marche entre les tapis, les genoux hauts. {si-cordes|Une corde couchée entre les tapis est son fil d’eau : un pied, puis l’autre.} Les autres choisissent leur posture et ne parlent plus. « As-tu vu mon bas? » Un long souffle veut dire non; deux, « par là », et le nez pointe. Puis un autre enfant devient le flamant. Trop dur à tenir? On se couche, et l’on souffle quand même. {2-3a|À deux ans, on souffle bien fort quand le flamant passe, puis on le suit.} {2-3a !multiage|Soyez le flamant : arrêtez-vous devant chacun, attendez son souffle, mettez la main à votre oreille. Puis l’enfant marche à son tour, et vous êtes un chien qui n’en peut plus : « Ouf! » Tombez sur le côté.} {3-4a|À trois ans, on tient jusqu’à ce qu’il soit passé.} {3-4a !multiage|Le flamant passe lentement, exprès. Qui tombe le dit : « Tombé! », et tous tombent avec lui. Après, chacun change d’animal : est-il plus facile à tenir?} {4-5a|À quatre ans, d’un nez à l’autre, on mène le flamant à un endroit choisi sans lui.} {4-5a !multiage|D’abord, il ferme les yeux; les autres montrent l’endroit du doigt, sans un mot. Il les ouvre : souffles et nez le guident. Trouvé? Il dit quelle posture l’a le plus aidé.}',
        ),
        play(
          { 30: 6 },
          '« À deux, on voit plus loin. » Nombre impair? On se met à trois. Assis dos à dos, deux papillons sentent le dos de l’autre se gonfler. {cour hiver|Les habits sont épais : on souffle plus fort.} Debout, deux flamants se touchent du bout des ailes, un pied levé chacun. {2-3a|À deux ans, on s’assoit les pieds contre les pieds de quelqu’un, et l’on souffle chacun son tour.} {2-3a !multiage|Collez votre dos au sien et soufflez fort : « Tu m’as fait bouger! » Il souffle aussi. Deux tortues se mettent nez à nez, soulèvent la tête, disent « coucou », et rentrent. On recommence jusqu’à ce que l’une oublie de sortir.} {3-4a|À trois ans, on cherche à souffler en même temps.} {3-4a !multiage|Sans parler : quand son dos se gonfle, le mien se gonfle. Puis les deux flamants se lâchent le bout des ailes : tient-on mieux seul, ou à deux? On tombe chacun de son bord, et l’on change d’ami.} {4-5a|À quatre ans, l’un bouge lentement, l’autre est son miroir.} {4-5a !multiage|À deux, on raconte une fin avec les quatre postures : où était le bas, qui l’avait? Le groupe regarde, reconnaît chaque animal et devine la fin avant la dernière posture.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Toutes les tortues rentrent : à genoux, le front sur les mains, ou couchées sur le côté. La carapace monte, la carapace descend. {si-foulards dedans|Un foulard couché sur le dos bouge avec elle.} {si-toutous dedans|Blotti contre le ventre, le toutou monte et descend aussi.} Parlez de plus en plus bas. {si-musique|Une musique lente joue tout bas, puis se tait avec vous.} Mettez-vous en tortue, la tête levée. {dedans|Glissez le bas sous un genou, sans qu’on le voie, puis levez ce genou : « Oh! La tortue dormait dessus! » Enfilez-le lentement.} {cour|Levez un genou : « Oh! La tortue dormait dessus! » Enfilez le bas inventé, lentement.} « Aaah… » Un souffle chaud pour tout le monde. Murmurez un nom à la fois : cette tortue sort une main, l’autre, et s’assoit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tombez souvent, et mou : les genoux plient, les fesses touchent en premier, vous riez. Ils vous imiteront.',
          'Soufflez fort par la bouche, pour qu’on vous entende et qu’on vous suive.',
          'Prenez la posture comme l’enfant la fait; ne la redressez pas de vos mains.',
          'Qui n’a plus envie s’assoit sur son tapis : il souffle pour les autres.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui t’aide à tenir?',
          'Où sens-tu ton souffle?',
          'Que vois-tu, la tête à l’envers?',
          '{!10min|Comment dit-on non sans parler?}',
        ],
      },
      vocabulaire: [
        'le yoga',
        'le flamant',
        'le papillon',
        'la tortue',
        'la posture',
        'le souffle',
        'tenir',
        'l’équilibre',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez un bruit à chaque posture : « ouh » pour le flamant, « ouaf » pour le chien, « fff » pour le papillon, « zzz » pour la tortue. La posture dure le temps du bruit.',
        },
        {
          pour: '3-4a',
          texte:
            'Le pied levé peut garder le bout des orteils au sol. L’enfant l’en décolle quand il veut, et le repose avant de tomber, ou après.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte l’histoire à votre place et choisit l’ordre des animaux; il attend le souffle de tous avant de passer au suivant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis ou en fauteuil, l’enfant ouvre les ailes, se penche pour le chien, joint les mains en papillon, cache son visage en tortue. Être immobile agite? Il marche entre les tapis et compte les souffles. La tête en bas étourdit? Son chien regarde droit devant, à quatre pattes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, chacun tape son rond de neige, et l’on voit les souffles sortir.} {hiver|L’été, dans la cour, on s’installe sur l’herbe, à l’ombre, et la tortue écoute ce qui bouge dessous.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Fou rire au milieu du silence.'],
        dangersAEliminer: [
          'Poids sur la tête ou sur la nuque : aucune culbute; le chien garde la tête dans le vide et redescend par les genoux.',
          'Corps poussé, tiré ou étiré par un autre : chacun va jusqu’où il peut, tout seul.',
          'Chute sur un voisin ou un meuble : deux bras ouverts entre les tapis, {dedans|loin des étagères}{cour|loin des jeux et du muret}.',
          'Souffle forcé, tête qui tourne : on s’assoit, on respire comme d’habitude.',
          '{!10min|Flamant qui marche sur une main : il passe entre les tapis, jamais dessus.}',
          '{si-chaises dedans|Chaise qui glisse ou bascule : dossier au mur, les deux pieds de l’enfant au sol, un seul à la fois.}',
          '{si-foulards dedans|Foulard sur un visage ou noué : il se couche sur le dos, nulle part ailleurs.}',
          '{20min 30min si-cordes|Corde levée ou enroulée : elle reste à plat; au premier bout soulevé, vous la rangez.}',
        ],
        supervision: 'palier2',
        allergies: ['Tapis lavé d’un produit parfumé : faites-le aérer, ou jouez sans tapis.'],
      },
      observation: [
        'Motricité globale : que font les bras et le pied d’appui quand l’enfant penche?',
        'Schéma corporel : comment passe-t-il d’une posture à l’autre, et laquelle garde-t-il le plus longtemps?',
        'Attention : qu’est-ce qui l’aide à rester, le souffle, un point à regarder, un ami?',
      ],
      prolongements: [
        'Devant la porte, avant de sortir, le flamant revient : un pied, trois souffles, l’autre pied.',
        'Au départ, l’enfant demande à son parent, sur une patte : « As-tu vu mon bas? » Le parent répond d’un souffle.',
      ],
      reflexionRetroaction: [
        'Ai-je ri avec eux quand ça tombait?',
        'Quelle posture chacun a-t-il refaite sans qu’on la demande?',
      ],
    },
  },
]
