import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A pail that takes one more stone, what floats and sinks off a shore, buses to wave at, the steps of a robin, and baskets of leaves that are never full. */
export const TWO_TO_FIVES_STONE_AND_BUS_SHEETS: readonly BankSheet[] = [
  {
    key: 'une-roche-de-plus-ca-leve',
    summary:
      'Une roche dans la chaudière : ça lève. Deux, trois, quatre… ça ne lève plus! On en ôte une, on marche, on verse tout pour le bruit, et l’on recommence.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['roches', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, les roches du jardin ou celles que vous apportez s’éparpillent d’avance dans un coin plat.',
      PARK: 'Au parc, on joue sur l’herbe, loin de la rue, avec vos roches si le sol en a peu.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les roches',
      'roches',
      'roche',
      'cailloux',
      'grosses roches',
      'chaudières',
      'chaudières et roches',
      'remplir une chaudière',
      'remplir et vider',
      'vider la chaudière',
      'transporter des roches',
      'transporter',
      'charrier des roches',
      'ramasser des roches',
      'c’est lourd',
      'trop lourd',
      'peser les roches',
      'bruit des roches',
      'chemin de roches',
      'bord de l’eau',
      'grève',
      'lourd et léger',
    ],
    seen: [
      'elle emplit son seau de galets et tire sur l’anse, ça décolle pas du sol',
      'il en ôte un et essaie, il en remet un et essaie encore',
      'ils renversent leur seau d’un coup pour le vacarme, et recommencent',
      'il veut pas d’aide, il force, tout rouge, il dit qu’il est capable',
      'elle montre ses muscles chaque fois qu’elle réussit à décoller son seau du sol',
      'il se décourage, trop pesant, il tire sans penser à en enlever',
      'au bord de la rivière, ils transportent des seaux pleins jusqu’à moi en soufflant',
      'depuis le déménagement, ils veulent lever tout ce qui est lourd, même les bancs',
    ],
    scenes: ['transporter', 'remplir-vider', 'ramasser', 'mesurer'],
    picture:
      'Accroupie sur la grève, une enfant force à deux mains sur l’anse d’une chaudière trop pleine; un ami vide la sienne, et les roches roulent.',
    sheet: {
      titre: 'Une roche de plus, ça lève?',
      observationDepart:
        'Un enfant empile les roches dans sa chaudière et tire sur l’anse : elle ne bouge plus. Il ôte une roche, tire encore. « Ça lève! »',
      intentionEducative:
        'Permettre de sentir dans ses bras ce que pèse une roche, puis une autre, et de trouver soi-même combien on peut en porter.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir des roches, les mettre une à une, lever, en ôter.',
        'Sentir ce qui est lourd et ce qui est léger, et le dire.',
        '{3-4a 4-5a|Compter les roches que l’on porte, et comparer.}',
      ],
      materiel: [
        item(
          'Roches lisses, plus grosses que le poing d’un enfant, qui ne passent pas dans un rouleau de papier hygiénique',
          '{rive|cinq par enfant}{parc cour|trois par enfant}, quatre pour vous, quatre grosses pour les coins',
          null,
        ),
        item(
          'Chaudières à anse',
          'une par enfant, une pour vous',
          'Gros contenants de yogourt, portés à deux mains, ou mains',
        ),
        optional('{parc|Chariot, pour apporter des roches}', '{parc|un}', '{parc|Panier de poussette}'),
        optional('{3-4a 4-5a si-bâtons|Bâton sec, gros comme un manche de balai}', 'un', null),
        optional('{si-pelles|Pelles courtes, à bout rond}', 'une pour deux enfants', null),
        optional('{si-gros-camions|Gros camions à benne}', 'un pour trois enfants', null),
        optional('{parc cour si-brouettes|Brouette d’enfant}', '{parc cour si-brouettes|une}', null),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez un coin plat de grève sèche à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez au parc ou dans la cour avec des roches rapportées, ou venez à deux. Tenez-vous entre le groupe et cette barrière, face aux enfants.} {rive 2adultes|À deux, prenez un coin plat de grève sèche à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre ce coin et l’eau, face au groupe, et ne fait rien d’autre; l’autre mène le jeu.} {parc|Choisissez un coin plat, loin de la rue et des vélos.} {cour|Choisissez un coin plat, loin des tricycles et de la glissade.}',
        'Placez une grosse roche à chaque coin du jeu et faites-les toucher à tous : on ramasse, on porte et l’on vide entre les quatre coins.',
        'Retournez les autres roches avant eux : verre{rive|, hameçon}, arête coupante, guêpes. Celle qui passe dans un rouleau de papier hygiénique reste hors du jeu. Le sol a peu de roches? Éparpillez celles que vous apportez{parc| en chariot}. Gardez-en quelques-unes grosses comme votre poing : avec elles, la chaudière finit par ne plus lever. {ete|Une roche trop chaude pour votre main ne sert pas.}',
        'Un gros contenant de yogourt se lève à deux mains. Sans contenant, les mains le remplacent à chaque étape, les vôtres aussi : une roche, puis deux, serrées contre le ventre, jamais plus. On vide en les posant une à une.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Posez votre chaudière vide devant vous. « Ça lève? » D’un doigt, elle monte. Mettez une roche : toc! « Ça lève? » Mettez-en une deuxième, une troisième, une quatrième : chaque fois, tous demandent « Ça lève? », et vous levez en soufflant plus fort. « Hmmmf… Ça ne lève plus! » Ôtez une roche : « Ça lève! » Puis penchez la chaudière, le bord contre le sol, et laissez tout rouler. Quel vacarme! « Et la vôtre, elle en prend combien? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun choisit une roche, la met dans sa chaudière, la lève au ras du sol, la repose. « Ça lève? » {rive 3-4a 4-5a|Une de plus, et l’on essaie encore, jusqu’à cinq roches.} {parc cour 3-4a 4-5a|Une de plus, et l’on essaie encore, jusqu’à trois roches.} {3-4a 4-5a|Ça ne lève plus? On en ôte une. Ça lève toujours? Quels muscles!} On marche jusqu’à vous. « C’est lourd comme quoi? » Comme un chat, comme une auto. {si-pelles|On verse une pelletée de sable ou de terre entre les roches : il restait de la place! Ça lève encore?} {2-3a|À deux ans, l’enfant met une roche, deux au plus, les ôte, les remet : dites « toc » avec lui.} {2-3a !multiage|Il en veut une troisième? Il la pose à la place d’une autre, et l’on essaie : « Ça lève encore? »} {3-4a|À trois ans, on tient d’abord une roche dans chaque main : laquelle fait forcer? On la met en premier.} {4-5a|À quatre ans, on gage avant de lever : combien de roches avant que ça ne lève plus?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« On vide! » Chacun s’accroupit et penche sa chaudière, le bord contre le sol : les roches grondent en sortant. {si-gros-camions|De la benne d’un gros camion, une roche gronde-t-elle plus fort?} On remplit encore. Cette fois, on vide si lentement qu’une seule roche sort à la fois. {2-3a|À deux ans, l’enfant vide, regarde, remet tout : « Encore! » C’est lui qui donne le signal.} {3-4a|À trois ans, on ferme les yeux; un ami ou vous remettez les roches une à une : toc, toc, toc. Combien?} {4-5a|À quatre ans, à deux ou à trois, l’un verse une roche, et les yeux fermés on devine : une grosse ou une petite? Puis on range les siennes de celle qui fait le plus gros bruit à celle qui fait le plus petit.}',
        ),
        play(
          { 30: 6 },
          'On fait un chemin de roches. De votre place, montrez un des quatre coins{rive|, du côté de la terre}. « Est-ce que nos roches se rendront jusque-là? » {rive 3-4a 4-5a|Chacun trace un trait du talon là où il gage que le chemin finira : c’est sa marque.} {parc cour 3-4a 4-5a|Chacun pose une de ses roches là où il gage que le chemin finira : c’est sa marque.} On apporte ses roches dans sa chaudière et on les pose par terre, une qui touche l’autre, à partir de votre soulier. {2-3a|À deux ans, l’enfant pose la sienne là où vous montrez du doigt, la tapote et va en chercher une autre.} {3-4a|À trois ans, on regarde souvent le bout : est-ce qu’on approche de sa marque?} {4-5a|À quatre ans, on compte les pas qui restent.} Plus de roches? On marche le long du chemin, de la première à la dernière{3-4a 4-5a|, et l’on voit quelle marque est la plus proche}.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Accroupis autour de votre chaudière, chacun à son tour y dépose la roche qu’il aime le plus. À chaque « toc », tous demandent : « Ça lève? » Forcez de plus en plus. Même si elle lève, soufflez : « Hmmmf… Qui m’aide? » Ceux qui le veulent posent une main sur votre bras : « Ça lève! » {3-4a 4-5a si-bâtons|Un bâton passé sous l’anse, un ami à chaque bout, cinq roches au plus dedans : à deux, lève-t-elle au ras du sol?} {parc cour si-brouettes|Quatre roches au plus dans la brouette : est-ce plus lourd à rouler qu’à lever?} Sans chaudière, les roches font un tas, et l’on compte les « toc ». Puis on remet les roches là où on les a prises{parc|, ou dans le chariot}{cour|, ou dans leur contenant}. On se frotte les mains, on vide les poches, on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez « ça lève? » et attendez que l’enfant essaie : ses bras lui répondent mieux que vous.',
          'Forcez pour vrai, du visage et des genoux : montrez qu’on plie les jambes pour lever.',
          'Prêtez le mot au moment où il force : « Tes bras tremblent. C’est lourd. »',
          'Comptez les enfants chaque fois qu’une chaudière se vide.',
        ],
        questionsOuvertes: [
          'Que va-t-il arriver si tu en mets une de plus?',
          'Quelle roche fait forcer le plus?',
          '{3-4a 4-5a|Comment as-tu fait pour que ça lève encore?}',
          '{3-4a 4-5a|Combien de roches peux-tu porter?}',
        ],
      },
      vocabulaire: ['la roche', 'lourd', 'léger', 'lever', 'forcer', 'plein', 'vider', 'une de plus'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez une seule roche à la fois et tendez les bras deux pas plus loin : l’enfant porte, dépose, repart en chercher une autre.',
        },
        {
          pour: '3-4a',
          texte:
            'Il remplit toujours jusqu’en haut? Montrez le milieu de la chaudière du doigt : « Jusqu’ici, ça lève. Et une de plus? »',
        },
        {
          pour: '4-5a',
          texte:
            'À deux, ils cherchent deux chaudières qui pèsent pareil, une roche dans chacune : l’un les lève, une dans chaque main; l’autre change la roche la plus légère.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant a la chaudière sur les genoux, deux roches au plus : il dit « une de plus » ou « stop », et lève par l’anse. Le bruit dérange? On verse sur l’herbe ou sur le sable.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, des boules de neige remplacent les roches : combien avant que ça ne lève plus?',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt pincé entre deux roches, bras fatigués.', 'Chaudière renversée en chemin.'],
        dangersAEliminer: [
          '{rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          '{rive|Enfant qui sort des quatre coins : allez à lui, les autres s’assoient où ils sont, et l’on recompte.}',
          'Roche lancée : une roche se pose ou roule de la chaudière, jamais vers quelqu’un. L’une vole? Toutes se posent, et le jeu attend.',
          'Roche sur un pied : souliers fermés, chaudière portée au ras du sol, jamais plus haut que les genoux.',
          'Charge qui courbe le dos : on en ôte une. {2-3a|À deux ans, deux roches au plus.} {3-4a 4-5a|Dès trois ans, cinq au plus.}',
          'Deux roches frappées l’une sur l’autre : un éclat saute aux yeux; on les pose sans cogner.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu; les poches se vident avant de partir.',
          '{parc|Rue, vélos, chien inconnu : les quatre coins sont placés loin de tout cela.}',
          '{3-4a 4-5a si-bâtons|Bâton qui casse ou qui se relève : gros, sec, tenu à deux plus bas que les genoux; il ne se promène pas.}',
          '{si-pelles|Sable dans les yeux : la pelle verse plus bas que les genoux.}',
          '{parc cour si-brouettes|Brouette qui bascule sur un pied : quatre roches au plus, les pieds derrière.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : auto-injecteur sur vous. Peau sensible à la terre ou au sable : mains rincées à l’eau claire.',
        ],
      },
      observation: [
        'Catégories et concepts : par quel mot, quel souffle ou quel geste l’enfant dit-il que c’est lourd?',
        'Motricité globale : que font ses jambes et son dos quand la chaudière résiste?',
        'Éveil aux mathématiques : que change-t-il pour que ça lève, et de combien de roches?',
      ],
      prolongements: [
        'Au local, refaites « ça lève? » avec un sac et des livres, un à la fois.',
        'À la maison, l’enfant demande « ça lève? » pour chaque sac d’épicerie et choisit celui qu’il peut porter avec son parent.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’enfant essayer de lever avant de lui dire que c’était trop?',
        'Qui a préféré vider, et combien de fois l’ai-je laissé recommencer?',
      ],
    },
  },
  {
    key: 'coule-en-boule-flotte-les-bras-ouverts',
    summary:
      'Flotte ou coule? On gage du corps, en boule ou bras ouverts. La petite roche coule, le gros bout de bois flotte, et la feuille s’en va en promenade.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace'],
    materials: ['roches', 'batons', 'feuilles', 'eau'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, l’eau est dans un bac, et chaque enfant y dépose lui-même ce qu’il a choisi.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'flotte ou coule',
      'flotte',
      'coule',
      'ça flotte',
      'ça coule',
      'flotter',
      'couler',
      'roches',
      'bouts de bois',
      'bois flotté',
      'feuilles',
      'roches et bouts de bois',
      'lancer des roches dans l’eau',
      'lancer des bâtons dans l’eau',
      'bac d’eau',
      'au fond de l’eau',
      'bord de l’eau',
      'rivière',
      'expérience avec l’eau',
      'prédire',
      'lourd ou léger',
    ],
    seen: [
      'ils garrochent des cailloux dans le lac et attendent de voir qui remonte',
      'elle pose des feuilles sur le ruisseau et les regarde s’en aller',
      'il pitche un gros bout de bois à l’eau, il cale pas, il en revient pas',
      'il s’obstine que le gros morceau va caler parce qu’il est plus gros',
      'elle trouve qu’une petite roche devrait flotter, elle comprend pas',
      'il veut lancer encore pis encore, j’ai peur qu’il s’approche trop du bord',
      'au lac, ils m’ont montré chacun leur trouvaille avant de la pitcher, gageons',
      'à la marche au ruisseau, elle s’est accroupie en boule comme la roche au fond',
    ],
    scenes: ['pourquoi', 'eau'],
    picture:
      'L’éducateur lance une roche vers l’eau; derrière des troncs, deux enfants se mettent en boule, deux ouvrent les bras; un bout de bois flotte.',
    sheet: {
      titre: 'Coule en boule, flotte bras ouverts',
      observationDepart:
        '« Mon bâton est revenu! » Un bout de bois flotte, une roche a disparu. « Pourquoi elle coule, elle? Elle est plus petite! »',
      intentionEducative:
        'Permettre de gager ce qui flotte et ce qui coule, de regarder et de changer d’idée : ce n’est pas toujours le plus gros qui coule.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Gager du corps, flotte ou coule, avant de regarder.',
        'Comparer la grosseur d’une chose et ce qu’elle fait sur l’eau.',
        'Dire sa raison, et en changer quand l’eau répond autrement.',
      ],
      materiel: [
        item(
          'Roches plus grosses que le poing d’un enfant',
          '{rive|deux par enfant}{cour|une par enfant}, quatre pour vous',
          null,
        ),
        item(
          'Bouts de bois sans pointe, plus courts qu’un avant-bras d’enfant',
          'un par enfant, six pour vous, dont un plus gros que votre poing',
          null,
        ),
        item('Feuilles larges', 'deux par enfant, quatre pour vous', null),
        optional('Cocottes plus grosses que le poing d’un enfant', 'six, en un quatrième tas', null),
        optional('{cour si-bouchons|Bouchons creux, larges de 4 cm et plus}', 'un par enfant', null),
        item(
          '{cour|Bac d’eau bas et large}',
          '{cour|un seul, une main d’eau au fond}',
          '{cour|Seau d’eau bas et large}',
        ),
        item('{cour|Petites serviettes sèches}', '{cour|une par enfant}', null),
        optional('{si-chaudières|Chaudières vides}', 'deux', null),
        optional('{rive si-pelles|Pelle courte, à bout rond}', 'une, pour vous', null),
        optional('{rive si-ficelle|Ficelle}', '{rive si-ficelle|dix pas, pour vous seule}', null),
        optional(
          '{30min si-contenants-de-yogourt|Contenant de yogourt}',
          '{30min si-contenants-de-yogourt|un, dans vos mains}',
          null,
        ),
      ],
      preparation: [
        '{rive|Choisissez une eau calme, sans courant ni vague, devant une grève plate et ferme. La place du groupe est à dix pas de l’eau. Vous lancez à mi-chemin, de côté, pour voir l’eau et les enfants; n’allez au bord que pour poser une chose sur l’eau, sans leur tourner le dos.} {rive 1adulte|Seule, il faut à cet endroit une barrière qui arrête les pieds : clôture basse, talus ou rangée de gros troncs; tous les enfants restent derrière, du début à la fin. Rien de tel? Jouez dans la cour, avec un bac d’eau, ou venez à deux.} {rive 2adultes|À deux, l’une lance; l’autre reste avec le groupe, derrière une ligne tracée au sol, et ne fait rien d’autre.} {cour|Posez le bac par terre, à l’ombre, loin du passage. Le groupe est en demi-cercle, à deux pas. Versez l’eau quand tout le monde est en place.}',
        'Ramassez d’avance vos roches, vos bouts de bois et vos feuilles, et essayez-les : il vous faut, pour le duel, votre plus petite roche et un bout de bois plus gros qu’elle, qui flotte. Ni verre, ni clou, ni bois pourri.',
        '{rive|Les choses à essayer sont en trois tas derrière le groupe, du côté de la terre : roches, bois, feuilles. C’est vous qui les lancez ou les posez sur l’eau. Avant chaque lancer, regardez l’eau, puis comptez le groupe.} {cour|Les choses à essayer sont en trois tas derrière le groupe : roches, bois, feuilles. Un seul enfant à la fois est au bac; il passe vite, et les autres gagent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Montrez une roche : « Flotte ou coule? » Faites voir les deux façons de gager. Coule : on s’accroupit en boule. Flotte : on se tient debout, bras ouverts. Attendez que tous aient choisi. {rive|Avancez à mi-chemin et lancez la roche dans l’eau.}{cour|Lâchez la roche d’un doigt de haut.} Plouf! Plus de roche. Demandez : « Qu’a-t-elle fait? » Tout le monde se met en boule et dit : « Elle coule! » {rive|Passez ensuite devant eux avec une feuille, que chacun la touche : « Et elle? » On gage. Posez-la sur l’eau et dites ce que vous voyez : « Elle flotte! Elle part! »}{cour|Tendez ensuite une feuille, sans quitter le bac : « Et elle? » On gage. Posez-la dans un coin : « Elle flotte! » Elle y reste jusqu’à la fin.}',
        ),
        play(
          { 20: 8, 30: 8 },
          'Chacun choisit une chose dans un tas et la montre : « Flotte ou coule? » {rive|Prenez-en trois ou quatre à la fois, montrez-les de près, avancez à mi-chemin et lancez-les une à une. Une feuille? Vous allez la poser et criez ce qu’elle fait.}{cour|Il vient la déposer dans l’eau, puis la laisse faire.} Avant chaque essai, tous gagent, en boule ou bras ouverts. Le bout de bois nous joue un tour : il plonge, et remonte! On fait comme lui : en boule, puis debout, bras ouverts. Avec des cocottes, on gage aussi : l’ouverte, puis la fermée. {cour si-bouchons|Pour un bouchon, on gage deux fois : posé comme un bateau, puis plein d’eau. Change-t-il d’idée?} {3-4a|À trois ans, on dit ce qu’on voit : « Partie! », « Revenu! » Le même bout de bois peut resservir.} {4-5a|À quatre ans, on dit pourquoi avant de gager : « Elle est lourde », « il est en bois ».} Qui s’est trompé crie : « Ah ben! »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Le duel : montrez, dans une main, une petite roche et, dans l’autre, le gros bout de bois. « Qui coule? » On gage. {rive|Lancez la roche, puis le bois.}{cour|Lâchez les deux ensemble.} La petite coule, le gros flotte! « Ah ben! » {rive si-ficelle|Noué à votre ficelle, le gros bois revient : on regage, et vous le relancez.} Laissez-les s’obstiner. {3-4a|À trois ans, on cherche dans le tas un autre gros bois : coulera-t-il, lui?} {4-5a|À quatre ans, à deux ou à trois, on choisit une roche et un bois pour un autre duel, les amis disent leur raison, et vous l’essayez sur l’eau.} Avec ce qui reste, on fait deux rangées par terre : ce qui flotterait, ce qui coulerait. {si-chaudières|Deux chaudières vides font les deux camps : chaque chose tombe dans la sienne.}',
        ),
        play(
          { 30: 7 },
          '« Et si une roche se déguise? » À deux ou à trois, assis, on enveloppe une roche dans une feuille et on la tient fermée. {cour|Il manque de roches? Sortez-en du bac.} Flotte ou coule? On gage, puis vous {rive|lancez}{cour|lâchez} une roche déguisée, et une autre. {3-4a|À trois ans, on regarde qui remonte : la roche, ou la feuille toute seule?} Demandez : « Avec quoi pourrait-elle flotter? » Une feuille de plus, un bout de bois dessous? {si-contenants-de-yogourt|Assise dans un contenant de yogourt? On gage, et il revient avec vous.} {4-5a|À quatre ans, on dit pourquoi cela marcherait.} {rive|Essayez une idée à l’eau, tout au bord, et racontez-leur.}{cour|On essaie une idée, tout doucement, au milieu du bac.} La roche coule? Tous en boule, et l’on cherche autre chose.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Où est rendue la feuille du début? {rive|On la cherche sans avancer; si vous la voyez, montrez-la du bras : tout près, plus loin, disparue?}{cour|Flotte-t-elle encore? Est-elle mouillée dessus, ou seulement dessous?} Bras ouverts, sur place, on se balance comme elle le temps de trois souffles. {rive si-pelles|Dernière gageure : une pelletée de sable, que vous seule versez. Flotte ou coule?} « Qu’est-ce qui t’a surpris? » Chacun répond d’un mot, en boule ou bras ouverts. {rive|Ce qui n’a pas été lancé reste sur la grève. Partez vers la terre en comptant les enfants, vous la dernière.}{cour|Videz aussitôt le bac dans l’herbe. Roches et bois sèchent dans l’herbe, et l’on s’essuie les mains.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez que tous soient en boule ou bras ouverts avant de {rive|lancer}{cour|laisser déposer la chose}.',
          'Trompez-vous une fois : gagez bras ouverts pour une roche, et criez « Ah ben! ».',
          'Reprenez la raison de l’enfant sans la corriger : « Tu dis que c’est parce qu’elle est petite. Essayons une grosse. »',
        ],
        questionsOuvertes: [
          'Que va-t-elle faire sur l’eau?',
          'Pourquoi, d’après toi?',
          'Qu’est-ce qui t’a surpris?',
          '{30min|Comment pourrait-on faire flotter une roche?}',
        ],
      },
      vocabulaire: ['flotter', 'couler', 'le fond', 'remonter', 'gager', 'lourd', 'léger', 'se tromper'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux choses seulement à la fois : une roche, un bois. L’enfant gage, regarde, puis refait avec son corps ce que la chose a fait.',
        },
        {
          pour: '4-5a',
          texte: 'Il devine toujours? Il prévoit trois choses de suite, puis dit aux autres comment il fait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne s’accroupit pas gage de la main : paume ouverte, ça flotte; poing fermé, ça coule. {cour|En fauteuil, il a le bac à sa hauteur, sur une table solide.} Qui voit peu tient d’abord les deux choses, puis écoute : grand plouf, petit ploc, ou rien.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, la neige folle remplace l’eau : la roche s’y enfonce, la feuille reste dessus.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pari perdu, grosse déception.',
          '{cour|Manches mouillées, éclaboussure au visage.}{rive|Bois que l’eau ne rend pas.}',
        ],
        dangersAEliminer: [
          '{cour|Noyade : quelques centimètres d’eau suffisent, sans un bruit. Vous surveillez l’eau et rien d’autre : contre le bac, mains libres, chaque enfant qui joue à portée de bras, sans téléphone ni photo. Le bac se vide dès la fin du jeu, ou avant que vous vous leviez.}',
          '{rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait dans la cour, ce jour-là.}',
          '{rive|Enfant qui passe la barrière ou la ligne : on ne lance plus rien, on va à lui, les autres s’assoient, et l’on recompte. S’il recommence, le groupe remonte jouer ailleurs.}',
          '{rive|Pierres mouillées, vague, crue, courant, bord qui cède : au moindre doute, on s’éloigne.}',
          '{rive|Lancer : vous seule lancez, vers l’eau libre de canards, de baigneurs et de bateaux; les roches des enfants restent au sol.} {cour|Lancer : rien ne se lance dans le bac; on lâche d’un doigt de haut, loin des visages.}',
          '{cour si-bouchons|Bouchon à la bouche : seulement de larges bouchons, comptés avant et après.}',
          'Bois pointu ou roche coupante : vous les écartez avant le jeu, et l’on porte tout plus bas que le ventre.',
          '{rive si-ficelle|Ficelle : vous seule la tenez, loin des cous et des doigts; elle se roule dans votre poche après le duel.}',
          '{rive si-pelles|Sable dans les yeux : vous seule tenez la pelle, et vous versez au ras de l’eau.}',
          '{rive 30min si-contenants-de-yogourt|Contenant échappé sur l’eau : personne ne va le chercher.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur vous. {cour|Eczéma : mains épongées sans frotter.}'],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant quand l’eau ne répond pas ce qu’il avait gagé?',
        'Langage oral : par quels mots dit-il ce qui flotte et ce qui coule?',
        'Raisonnement : sur quoi s’appuie-t-il pour gager : la grosseur, le poids, l’essai d’avant?',
      ],
      prolongements: [
        'Un jour de pluie, cherchez dans une flaque ce qui flotte et ce qui coule, sans l’ôter.',
        'Au bain, un parent à portée de bras du début à la fin, l’enfant fait gager sa famille, en boule ou bras ouverts.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’eau répondre, ou ai-je expliqué trop tôt?',
        'Qui a attendu trop longtemps, et que lui confier entre deux essais?',
      ],
    },
  },
  {
    key: 'bye-bye-chauffeur',
    summary:
      'Assis loin de la rue, on guette l’autobus, on lève un doigt pour chacun, on salue le chauffeur; puis chacun devient l’autobus que les amis saluent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'nombres-et-formes'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, on guette les autobus derrière la clôture fermée, ou seulement à l’oreille si la rue ne se voit pas.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'l’autobus',
      'autobus',
      'les autobus',
      'bus',
      'autobus de ville',
      'autobus scolaire',
      'compter les autobus',
      'ils comptent les autobus',
      'bye-bye au chauffeur',
      'faire bye-bye',
      'saluer le chauffeur',
      'chauffeur d’autobus',
      'regarder passer les autobus',
      'regarder les autos passer',
      'arrêt d’autobus',
      'jouer à l’autobus',
      'transport en commun',
      'véhicules',
    ],
    seen: [
      'ils envoient la main à chaque conducteur qui passe et comptent sur leurs doigts',
      'il reconnaît le bruit du camion de vidanges avant de le voir tourner le coin',
      'elle lève un doigt à chaque bus qui passe devant la garderie',
      'il est déçu, le monsieur lui a pas renvoyé son allô',
      'on attend papa au parc, ils s’impatientent et guettent le chemin',
      'il rit fort quand le conducteur klaxonne, il veut en voir un autre',
      'sur le banc du parc, ils saluent les chars, les bus, les éboueurs',
      'depuis qu’on longe le boulevard, ils nomment chaque véhicule et devinent le prochain',
    ],
    scenes: ['vehicules', 'compter', 'politesse', 'voyage'],
    picture:
      'En rang au parc, quatre enfants lèvent deux doigts et saluent de l’autre main; derrière la clôture, le chauffeur d’un autobus leur répond.',
    sheet: {
      titre: 'Bye-bye, chauffeur!',
      observationDepart:
        '« Un autobus! » Ils se lèvent tous, comptent « un, deux », et font bye-bye au chauffeur jusqu’à ce que l’autobus tourne le coin.',
      intentionEducative:
        'Soutenir le plaisir de guetter l’autobus, de compter et de saluer le chauffeur{20min 30min|, puis de devenir à son tour l’autobus}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Guetter l’autobus avec les yeux et les oreilles, sans quitter sa place.',
        'Lever un doigt par autobus{3-4a 4-5a|, et dire combien}.',
        'Saluer le chauffeur, de la main ou d’un mot.',
        '{20min 30min|Conduire son autobus, s’arrêter, repartir.}',
      ],
      materiel: [],
      preparation: [
        '{parc|Choisissez une place, le guet, d’où l’on voit passer les autobus, à vingt pas de la rue au moins, derrière une clôture ou un rang d’arbres si possible.} {cour|Choisissez pour le guet le bout de la cour d’où l’on voit ou entend le mieux la rue, à trois pas de la clôture, barrière fermée.} {!hiver|Tous sont assis en rang, vous entre eux et la rue.} {hiver|Tous sont debout en rang, les talons collés, vous entre eux et la rue; on sautille entre deux autobus. Portez des gants : vos doigts comptent pour ceux que les mitaines cachent.}',
        'Regardez d’avance l’horaire, ou l’heure où les autobus passent souvent. Il n’en vient pas? Le jeu tient quand même : on gage sur ce qui vient, et l’on salue les camions.',
        '{20min 30min|Derrière le guet, du côté opposé à la rue, choisissez trois arrêts que tous connaissent : un arbre, un banc, un module. On y joue à l’autobus sans jamais aller vers la rue.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Mettez la main en visière et tendez l’oreille. « Écoutez… C’est un gros moteur. Une auto, un camion ou un autobus? » Chacun dit son idée, puis regarde passer le véhicule. C’est un autobus? Levez un doigt, bien haut : « Un! » De l’autre main, saluez : « Bye-bye, chauffeur! » Gardez votre doigt levé : « Celui-là est compté. Au prochain! » Ce n’en était pas un? Saluez-le quand même et gardez le poing fermé : « Zéro autobus. Au prochain! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On guette ensemble. À chaque autobus, un doigt de plus se lève sur une main, et l’autre salue. « Le chauffeur a-t-il répondu? » S’il a répondu, tout le monde rit et resalue. Rien ne vient? On gage sur le prochain : autobus, bras grands ouverts; camion, deux poings; auto, mains jointes. On essaie aussi des bye-bye : du petit doigt, du coude, du pied. Une main est pleine? L’autre continue le compte, et l’on salue du coude. {2-3a|À deux ans, l’enfant crie « bus! », salue longtemps, et vous levez son doigt avec lui.} {3-4a|À trois ans, chacun recompte ses doigts levés : combien d’autobus?} {4-5a|À quatre ans, chacun gage un nombre avant la fin, et dit d’où l’autobus venait et où il va, d’après lui.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Rangez le compte : « Combien d’autobus? Fermez la main, mettez-le dans votre poche. » Puis allez tous du côté des arrêts. « Maintenant, les autobus, c’est vous. » Les mains sur un volant d’air, chacun roule à son pas, freine à un arrêt, « psss », ouvre ses portes en écartant les bras, les ferme et repart. Postez-vous à l’arrêt le plus proche de la rue et saluez chacun : « Bye-bye, chauffeur! » Il vous répond de son volant. {2-3a|À deux ans, l’enfant vient à vous, repart, revient : c’est tout son trajet.} {3-4a|À trois ans, chacun annonce : « L’arbre! Prochain arrêt! »} {4-5a|À quatre ans, chacun suit un trajet : l’arbre, le banc, le module, et le dit dans l’ordre.} Tous ont fini un tour? On change d’arrêt.',
        ),
        play(
          { 30: 6 },
          'Les autobus prennent des passagers. {3-4a 4-5a|À deux ou à trois, l’un conduit, les autres suivent derrière, un pas entre chacun.} « Psss! Où allez-vous? » Le passager nomme son arrêt ou le montre; quand il approche, il fait « driiing », et l’on freine. {3-4a 4-5a|À chaque arrêt, un autre conduit.} {2-3a|À deux ans, l’enfant est passager de votre autobus : vous marchez lentement devant, en vous retournant, et son « driiing » vous arrête. Tous descendent, disent bye-bye, remontent.} {3-4a|À trois ans, le chauffeur dit « bonjour », puis « bonne journée », à chacun.} {4-5a|À quatre ans, le chauffeur compte : « Deux passagers, et moi. Combien de personnes en tout? »}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{20min 30min|Revenez au guet, « psss », moteurs éteints, vous du côté de la rue.} {10min|Le guet va fermer.} On guette un dernier véhicule, n’importe lequel : bye-bye du bout des doigts. {10min|Puis on regarde ses doigts levés : combien d’autobus sont passés?} {20min 30min|Puis on sort le compte de sa poche : combien de doigts lever?} Qui a perdu le compte le copie sur vos doigts : « Chez moi, ça fait trois. » Zéro? On fait un beau rond avec deux doigts. {!10min|Demandez où ils iraient, si l’autobus les emmenait.} Chacun dit bye-bye à la rue, et l’on s’en va du côté opposé, en se comptant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez pour vrai, à grand bras : les chauffeurs répondent plus souvent.',
          'Retenez le compte : qui l’a perdu le retrouve sur vos doigts.',
          'Dites ce que vous entendez avant de le voir : « Un gros moteur… il ralentit. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu entends venir?',
          'Combien d’autobus as-tu comptés?',
          'Où va-t-il, d’après toi?',
          'À quoi reconnais-tu un autobus?',
        ],
      },
      vocabulaire: [
        'l’autobus',
        'le chauffeur',
        'saluer',
        'guetter',
        'compter',
        'le moteur',
        '{20min 30min|l’arrêt}',
        '{30min|le passager}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Tout contre vous, il salue tout ce qui passe; pour l’autobus seulement, levez son doigt et dites « bus! ».',
        },
        {
          pour: '3-4a',
          texte: 'Il saute des nombres? Touchez un à un ses doigts levés : c’est eux qui comptent.',
        },
        {
          pour: '4-5a',
          texte:
            'Il compte deux choses à la fois : sur une main, les autobus; sur l’autre, les chauffeurs qui ont répondu. Où y en a-t-il plus?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Qui entend peu vous donne la main : vous la serrez deux fois quand un gros véhicule approche. {20min 30min|En fauteuil, l’enfant est un autobus pour vrai : quelqu’un pousse ou il roule, et son « psss » annonce l’arrêt.} Le bruit fait mal? Mains sur les oreilles, on salue du pied.',
        },
        {
          pour: 'interieur',
          texte:
            'De la fenêtre, on guette et l’on salue de la même façon; on peut compter toutes les autos d’une couleur.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Aucun chauffeur ne répond, déception.',
          '{20min 30min|Deux autobus qui se frôlent.}{10min|Chicane sur le nombre.}',
        ],
        dangersAEliminer: [
          'Rue et véhicules : le guet est loin de la chaussée, vous entre les enfants et elle; trajet repéré sans les enfants, dénombrement à chaque autobus.',
          'Enfant qui s’élance vers l’autobus : allez à lui, les autres restent en place; puis le groupe recule de dix pas avant de reprendre.',
          'Salut au chauffeur : de loin seulement; on ne traverse pas et l’on ne monte pas.',
          '{20min 30min|Autobus qui se foncent dedans : on roule au pas, et deux autobus face à face s’arrêtent avant de se croiser.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres ou asthme : auto-injecteur et pompe sur vous.'],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant garde-t-il le compte : ses doigts, sa voix, ceux d’un ami?',
        'Langage oral : que dit-il au chauffeur, et que raconte-t-il de ce qui passe?',
        'Attention : à quoi reconnaît-il l’autobus avant de le voir?',
      ],
      prolongements: [
        'Demain, à la même heure et à la même place, gagez : plus d’autobus, moins, ou pareil?',
        'Au retour à la maison, l’enfant compte les autobus avec son parent, un doigt par autobus, et le lui montre à l’arrivée.',
      ],
      reflexionRetroaction: [
        'Ma place entre le groupe et la rue m’a-t-elle laissée tout voir?',
        'Qu’ont-ils fait quand rien ne passait?',
      ],
    },
  },
  {
    key: 'trois-pas-et-le-merle-s-arrete',
    summary:
      'Les oiseaux du printemps sont là : on court trois pas et l’on s’arrête comme le merle, on hausse les épaules comme le carouge, on marche comme la corneille.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['oiseaux', 'mouvement-et-defis', 'saisons-et-fetes'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, on bouge sur le gazon et l’on regarde les oiseaux de la clôture, du toit et des fils.',
      WOODS: 'Au bois, on bouge dans une clairière ou dans un sentier large, à portée de voix.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, les merles nourrissent encore leurs petits : on joue le matin, à l’ombre.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les oiseaux',
      'oiseaux',
      'oiseau',
      'oiseaux du printemps',
      'le printemps',
      'printemps',
      'merle',
      'merle d’Amérique',
      'rouge-gorge',
      'carouge',
      'corneille',
      'outarde',
      'outardes',
      'bouger comme un oiseau',
      'imiter les oiseaux',
      'marcher comme un oiseau',
      'voler comme un oiseau',
      'chant d’oiseau',
      'nid',
      'comptine du merle',
      'retour des oiseaux',
      'sans matériel',
    ],
    seen: [
      'il court trois pas, fige sec, penche sa tête de côté et repart',
      'elle pince le gazon et tire, tire, en disant que c’est un ver',
      'ils écartent leurs bras et planent autour du module de jeu',
      'il s’approche pour flatter l’oiseau et il est triste qu’il s’envole',
      'elle chuchote pour pas le faire fuir, elle retient son souffle',
      'il demande pourquoi ils sont partis l’hiver et qui leur a dit de revenir',
      'au parc ce matin, un oiseau a couru devant nous sur le gazon, ils l’imitent',
      'depuis que les bernaches passent, ils lèvent le nez au ciel et jasent oiseaux',
    ],
    scenes: ['imiter-animaux', 'courir', 'bestioles', 'figer'],
    picture:
      'Sur la pelouse, trois enfants et l’éducatrice s’arrêtent, tête penchée, bras collés; une amie tire un ver d’air; un vrai merle penche la tête.',
    sheet: {
      titre: 'Trois pas, et le merle s’arrête',
      observationDepart:
        '« L’oiseau, il court! » Un merle {printemps|du printemps }file sur le gazon, s’arrête net, penche la tête. Un enfant penche la sienne.',
      intentionEducative:
        'Soutenir l’enfant qui règle son corps sur l’oiseau qu’il voit : partir, s’arrêter, se pencher, chanter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Courir trois pas et s’arrêter net, comme l’oiseau.',
        'Dire la comptine avec ses gestes, ou ses gestes seuls.',
        '{20min 30min|Changer de marche et de chant selon l’oiseau.}',
      ],
      materiel: [
        optional('{si-jumelles|Jumelles de jeu, sans cordon}', 'une paire pour deux enfants', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'un par enfant', null),
        optional('{si-livres|Livre d’oiseaux}', '{si-livres|un}', null),
        optional('{20min 30min si-foulards|Foulards légers}', 'deux par enfant', null),
        optional(
          '{30min !2-3a si-laine|Brins de laine, plus courts que la main}',
          'un par parent merle, comptés',
          null,
        ),
      ],
      preparation: [
        '{parc|Choisissez une pelouse plate où des oiseaux se posent, loin de la rue et des vélos.} {cour|Choisissez le bout de gazon le plus plat, loin des tricycles.} {bois|Choisissez une clairière ou un sentier large, sans racines ni branches basses.} Marchez-y d’abord : trous, verre, crottes, boue qui glisse.',
        'Montrez jusqu’où va le jeu : deux arbres{parc cour|, un banc, une clôture}. Un vrai oiseau est toujours à dix pas de nous : s’il s’approche, on s’arrête; s’il part, on le laisse partir.',
        'Apprenez la comptine, une ligne par geste : « Trois petits pas, je m’arrête. À droite, je penche la tête. Un ver de terre montre son bout : je tire, je tire… et me voilà debout! »',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Regardez au sol et en l’air : {printemps|« Le printemps est arrivé. Quels oiseaux sont revenus? »} {ete|« Quels oiseaux passent l’été avec nous? »} Un oiseau marche? Faites tout de suite comme lui. {si-jumelles|Aux jumelles, on cherche d’abord ses pattes : marche-t-il, saute-t-il?} Aucun en vue? C’est vous, le merle : trois petits pas rapides, bras le long du corps comme des ailes fermées, stop! Penchez la tête. « J’écoute… un ver! » Accroupissez-vous, pincez un ver d’air entre deux doigts, tirez, tirez, et levez-vous d’un coup. Dites la comptine en le refaisant, et regardez qui vous suit.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Tous sont des merles, chacun dans son coin. {si-cerceaux|Le coin est un cerceau couché : trois pas autour, et le ver sort du milieu.} Dites la comptine : « Trois petits pas, je m’arrête. À droite, je penche la tête. Un ver de terre montre son bout : je tire, je tire… et me voilà debout! » On la refait plus vite, puis tout bas, pour ne pas faire peur au ver. Un vrai oiseau se pose? Un bras le montre, et l’on fait ce qu’il fait, lui. {2-3a|À deux ans, on court, stop! On tire, hop! Les mots viennent après.} {3-4a|À trois ans, on compte ses trois pas, pas quatre, et l’on s’arrête sur deux pieds.} {4-5a|À quatre ans, on invente le ver : long, collé, élastique. Le corps le montre, les amis devinent.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'D’autres oiseaux arrivent. La corneille marche les pieds en dedans, se balance, saute de côté : « Croâ! » Le carouge, noir aux épaules rouges, se pose et les gonfle jusqu’aux oreilles : « O-ca-liiii! » Les outardes étirent le cou, battent lentement de leurs grandes ailes, l’une derrière l’autre : « Onk! Onk! » {si-foulards|Un foulard dans chaque main allonge leurs ailes.} Celui qui voit ou entend un oiseau lance son cri, et tous le deviennent. {2-3a|À deux ans, deux oiseaux suffisent : merle et outarde.} {3-4a|À trois ans, on va jusqu’à un arbre en corneille et l’on revient en outarde.} {4-5a|À quatre ans, on fait l’oiseau sans cri : les amis trouvent lequel à sa marche.}',
        ),
        play(
          { 30: 6 },
          'Au nid! La moitié des enfants, ou presque, s’accroupissent ou s’assoient : leurs bras en rond devant eux font le nid, et ils sont l’oisillon dedans. « Piou, piou! » Les autres sont des parents merles : trois pas, stop, ils tirent un ver d’air et le portent, pincé, à un oisillon, qui l’avale et dit merci à sa façon. {!2-3a si-laine|Un brin de laine fait le ver : pincé entre deux doigts, il va au nid, puis dans votre poche.} {2-3a|À deux ans, soyez le premier parent; qui le veut se lève et vous aide à nourrir.} {3-4a|À trois ans, le parent demande : « Encore faim? » Il visite un autre nid.} {4-5a|À quatre ans, chaque oisillon a son cri; son parent, arrêté, ferme les yeux, écoute, les rouvre et va vers lui.} Changez les rôles après deux comptines.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les oiseaux rentrent : ailes repliées, tout petits pas, jusqu’à vous. Chacun fait un nid de ses deux bras, y pose la tête et écoute. Quel chant entend-on encore? On le refait tout bas, à sa façon. Dites une dernière fois la comptine en chuchotant; à « me voilà debout », tous se lèvent. {2-3a|À deux ans, un « cui » suffit comme chant.} {3-4a 4-5a|Chacun refait le geste d’oiseau qu’il a préféré.} {si-livres|Dans un livre d’oiseaux, on retrouve ceux du jeu; chacun fait marcher le sien, de deux doigts, sur son bras.} On se compte, et l’on part en merles : trois pas, stop.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le geste de l’oiseau avant de dire son nom : le corps apprend d’abord.',
          'Arrêtez-vous vraiment, un pied bien planté, et attendez deux souffles.',
          'Dites ce que vous voyez de l’enfant : « Ta tête est penchée. Tu écoutes. »',
        ],
        questionsOuvertes: [
          'Que fait cet oiseau avec ses pattes?',
          'Comment fais-tu pour t’arrêter si vite?',
          'Qu’est-ce que tu entends?',
          '{20min 30min|Quel oiseau veux-tu être?}',
        ],
      },
      vocabulaire: [
        'le merle',
        '{20min 30min|la corneille}',
        '{20min 30min|l’outarde}',
        '{printemps|le printemps}',
        's’arrêter',
        'pencher',
        'l’aile',
        'le ver',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Faites trois pas avec lui, main dans la main, et arrêtez-vous ensemble : « Stop! » Il recommencera seul.',
        },
        {
          pour: '3-4a',
          texte:
            'Il dépasse l’arrêt? Tenez-vous trois pas devant lui, paume ouverte : le merle s’arrête juste avant de la toucher.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant ajoute une ligne à la comptine pour son oiseau à lui, avec le geste, et l’apprend aux autres.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant fait le merle des bras et de la tête : trois coups de main sur la roue ou le genou, stop, il penche la tête et tire le ver. Le cri dérange? On bouge sans voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la mésange et le geai restent : on sautille sur deux pieds, on tourne la tête, on fait « tchic-a-di-di ».',
        },
        {
          pour: 'interieur',
          texte: 'Sur le tapis, trois pas sur place suffisent; de la fenêtre, on guette le vrai merle.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute à l’arrêt, genoux verts.', 'Deux merles qui se frôlent.'],
        dangersAEliminer: [
          'Oiseau, nid ou plume : on regarde à distance, sans toucher ni nourrir; mains lavées au retour.',
          'Merles qui se foncent dedans : chacun a son coin, à deux bras du voisin; « stop » arrête tout le monde.',
          '{parc|Rue, vélos, chien inconnu : la limite du jeu est loin de tout cela.}',
          '{parc cour printemps|Trou, glace fondante ou boue qui glisse : on change de bout de gazon.} {parc cour ete|Trou ou boue qui glisse : on change de bout de gazon.}',
          '{bois|Racine, branche à la hauteur des yeux : on bouge seulement dans la clairière ou le sentier.}',
          '{si-jumelles|Jumelles aux yeux en marchant ou vers le soleil : on s’arrête, on regarde, on les baisse.}',
          '{si-cerceaux|Cerceau sous un pied : on tourne autour au pas; les cerceaux se ramassent avant de courir.}',
          '{20min 30min si-foulards|Foulard au cou ou sous un pied : il se tient par un bout, jamais noué.}',
          '{30min !2-3a si-laine|Brin de laine perdu : un oiseau s’y prend les pattes; comptez-les avant et après.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres, pollen ou asthme : auto-injecteur et pompe sur vous.'],
      },
      observation: [
        'Motricité globale : comment l’enfant freine-t-il : d’un pied, de deux, en tombant?',
        'Langage oral : quelle partie de la comptine redit-il, avec quels sons?',
        'Schéma corporel : quelle partie de son corps fait l’aile, le bec ou la tête qui écoute?',
      ],
      prolongements: [
        'Chaque matin, celui qui voit un oiseau en arrivant le montre avec son corps; le groupe devine.',
        'À la maison, l’enfant apprend les trois pas du merle à sa famille, dans la cour ou dans le corridor.',
      ],
      reflexionRetroaction: [
        'Quel vrai oiseau avons-nous suivi, et qu’en ont-ils tiré?',
        'Ai-je parlé moins que je n’ai bougé?',
      ],
    },
  },
  {
    key: 'mon-panier-n-est-jamais-plein',
    summary:
      'Le panier de feuilles mortes est plein? On tasse des deux mains, et il y a encore de la place! On renverse, on trie, on échange, puis il pleut des feuilles.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes'],
    materials: ['feuilles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, ne ramassez pas les feuilles tombées avant le jeu : c’est la récolte.',
      WOODS: 'Au bois, on cueille par terre, dans une clairière ou au bord d’un sentier large.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les feuilles d’automne',
      'feuilles d’automne',
      'feuilles mortes',
      'feuilles',
      'feuille',
      'paniers',
      'panier',
      'panier de feuilles',
      'feuilles mortes et paniers',
      'ramasser des feuilles',
      'cueillir des feuilles',
      'remplir un panier',
      'remplir et vider',
      'vider le panier',
      'renverser le panier',
      'tasser',
      'lancer des feuilles',
      'pluie de feuilles',
      'trier des feuilles',
      'échanger des feuilles',
      'l’automne',
    ],
    seen: [
      'elle pile dans son sac de feuilles pour en faire entrer encore',
      'il lance les feuilles dans les airs à deux mains, et rit dessous',
      'ils vident leurs seaux dans le tas, sautent dedans et recommencent',
      'il a pus de place pis il chiale, je lui dis de peser dessus',
      'elle écoute le crounche quand elle écrase son tas avec ses mains',
      'il s’obstine, son sac est plus plein que celui de son ami',
      'au parc, ils ramassent, tassent, revirent le seau, ça dure toute la matinée',
      'depuis les grands vents, la cour est jaune et ils se font des pluies de feuilles',
    ],
    scenes: ['ramasser', 'remplir-vider', 'transporter', 'trier'],
    picture:
      'Un enfant enfonce les paumes dans un panier débordant de feuilles; une amie démoule un gâteau de feuilles, une autre les fait pleuvoir.',
    sheet: {
      titre: 'Mon panier n’est jamais plein',
      observationDepart:
        '« J’ai plus de place! » Le panier déborde de feuilles mortes. L’enfant appuie dessus : elles craquent, descendent… et il en remet.',
      intentionEducative:
        'Éveiller l’enfant à ce que ses mains découvrent : des feuilles d’automne qui remplissent le panier, puis n’y prennent presque plus de place.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Cueillir, remplir, tasser, renverser, recommencer.',
        'Sentir que des feuilles tassées prennent moins de place.',
        '{30min|Trier ses feuilles et en échanger une.}',
      ],
      materiel: [
        item('Feuilles mortes', 'celles qui sont tombées, à pleines brassées', null),
        item('Paniers légers', 'un par enfant, un pour vous', 'Chaudières'),
        optional('{si-râteaux|Râteaux d’enfant, à dents de plastique}', 'un pour deux enfants', null),
        optional('{si-brouettes|Brouette d’enfant}', '{si-brouettes|une}', null),
        optional('{si-draps si-parachutes|Drap ou parachute}', '{si-draps si-parachutes|un}', null),
        optional(
          '{si-sacs-réutilisables si-sacs-de-papier|Sacs de papier ou sacs réutilisables}',
          'deux ou trois',
          null,
        ),
        optional('{30min si-loupes|Loupes de plastique}', 'une ou deux', null),
      ],
      preparation: [
        '{parc|Choisissez une pelouse couverte de feuilles, loin de la rue.} {cour|Choisissez le coin où les feuilles s’amassent.} {bois|Choisissez une clairière couverte de feuilles.} Brassez-les du soulier : verre, crottes, guêpes, branches piquantes, champignons.',
        'Montrez jusqu’où va la cueillette : deux arbres{parc cour|, un banc, une clôture}. Gardez une place vide au milieu, assez large pour que chacun y renverse son panier.',
        'Choisissez les feuilles sèches pour la première récolte : elles craquent sous les mains. {4-5a|Repérez aussi où sont les mouillées, pour comparer plus tard.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Remplissez votre panier de feuilles à pleins bras, jusqu’à ce qu’elles débordent. « Plein! » Posez les deux paumes dessus et poussez : crrrac! « Oh… Il y a encore de la place! » Remettez-en. « Plein! » Demandez à deux enfants de tasser à leur tour; les autres tassent l’air : crrrac! Regardez-les, étonnée : « Encore de la place? » {si-sacs-réutilisables si-sacs-de-papier|Un sac en prend-il plus? On le remplit, on tasse, il enfle : jamais plein, lui non plus!} Puis demandez à tous : « Et votre panier, combien de fois sera-t-il plein? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun cueille par terre, remplit, dit « Plein! », tasse des deux mains, « crrrac! », et repart en chercher. On revient vous montrer : « C’est plein, ou on tasse? » {si-râteaux|Au râteau, les dents au sol, on amène le tas près du panier.} {2-3a|À deux ans, une feuille à la fois ou une brassée : l’enfant met, tasse, renverse sans attendre, et recommence.} {3-4a|À trois ans, on compte les « Plein! » sur ses doigts. Un, deux, trois : reste-t-il de la place?} {4-5a|À quatre ans, on gage : sèches ou mouillées, lesquelles se tassent le plus? On essaie une sorte, puis l’autre, et l’on regarde jusqu’où arrivent les feuilles tassées.} Vraiment plein? On porte le panier à deux mains, jusqu’à la place vide.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Sur la place vide, chacun retourne son panier d’un coup, attend, puis le lève tout doucement. Le tas garde-t-il la forme du panier, comme un gâteau? Il s’écroule? « Pas assez tassé! » On remplit, on tasse plus fort, on renverse encore. {si-brouettes|La brouette, tassée puis basculée à deux, fait un gâteau géant.} {2-3a|À deux ans, le gâteau tombe, et c’est tant mieux : deux mains l’éparpillent, et l’on recommence.} {3-4a|À trois ans, on pose sur son gâteau une feuille choisie, la plus belle, et l’on dit pourquoi.} {4-5a|À quatre ans, on cherche le truc : feuilles mouillées au fond, petites ou grandes, un panier plus plein?} Le vent l’emporte? On crie : « Mon gâteau! », et l’on refait.',
        ),
        play(
          { 30: 6 },
          'Chacun s’accroupit près de son tas et trie : quelles feuilles vont ensemble? Les rouges, les trouées, les pointues : un petit tas de chaque. {si-loupes|La loupe passe : qui a mangé celle-ci?} Demandez : « Quelle feuille te manque? » {3-4a 4-5a|On met une ou deux feuilles dans son panier et l’on va voir un ami : « Je t’échange une jaune contre une rouge. » L’ami dit oui ou non.} {2-3a|À deux ans, l’enfant met une feuille dans son panier, vous l’apporte, et vous lui en donnez une autre : « Merci! Tiens! » Il la met avec ses pareilles, ou revient l’échanger encore.} {3-4a|À trois ans, on demande avec des mots : « J’ai ça, tu as quoi? »} {4-5a|À quatre ans, on s’entend sur le prix : une géante vaut combien de petites?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'On remplit les paniers une dernière fois, sans tasser. Chacun reste debout à deux bras d’un ami, son panier à deux mains. « On ferme les yeux. Un, deux, trois… il pleut des feuilles! » Chacun vide son panier par-dessus sa propre tête, ou devant soi. Écoutez : elles tombent en froufroutant. Qui en a une sur l’épaule, une dans le capuchon? Un ami l’ôte, s’il veut bien. {si-draps si-parachutes|Une toile tendue à plusieurs relance les feuilles, et il repleut.} {2-3a|À deux ans, on crie « Encore! », on remplit, et la pluie recommence une fois.} {3-4a 4-5a|Demandez : « À quel moment ton panier était-il vraiment plein? »} Chacun garde une seule feuille dans son panier pour le retour. Les autres restent par terre. On se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Étonnez-vous pour vrai, chaque fois : « Il était plein, et il en prend encore! »',
          'Tassez avec vos deux paumes, à côté de lui, pour qu’il entende craquer.',
          'Laissez renverser autant de fois qu’il le veut : remplir et vider, c’est le jeu.',
        ],
        questionsOuvertes: [
          'Qu’arrive-t-il quand tu appuies?',
          'Comment sais-tu que c’est vraiment plein?',
          'Où sont passées les feuilles?',
          '{30min|Que voudrais-tu en échange?}',
        ],
      },
      vocabulaire: [
        'la feuille morte',
        'le panier',
        'plein',
        'tasser',
        'renverser',
        'craquer',
        '{30min|échanger}',
        'déborder',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Remplissez avec lui, à quatre mains; il tasse, vous dites « crrrac! », et il renverse quand il veut.',
        },
        {
          pour: '3-4a',
          texte: 'Il dit « plein » trop vite? Montrez le bord du panier du doigt : « Les feuilles arrivent où? »',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants remplissent le même panier, l’un après l’autre, et gagent : combien de brassées en tout avant qu’on ne puisse plus tasser?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant a le panier sur les genoux, et un ami apporte les brassées : il tasse et dit « Plein! ». Les feuilles sur la tête dérangent? On les laisse tomber devant soi, sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige folle se tasse dans un seau; l’été, l’herbe coupée et sèche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Feuilles dans le cou, mains sales.', 'Gâteau de feuilles défait, chicane pour une feuille.'],
        dangersAEliminer: [
          'Verre, crottes, guêpes ou champignons dans les feuilles : vous brassez d’avance, et l’on vous appelle.',
          'Feuille à la bouche : on la rend; les mains se lavent au retour, avant de manger.',
          'Feuilles dans les yeux : yeux fermés avant de vider, pas de terre ni de brindilles dans le panier; rien ne se lance au visage.',
          'Panier enfilé sur la tête : on le vide par-dessus sans s’en coiffer; il se porte à deux mains, à la taille, et l’on voit où l’on marche.',
          '{parc|Rue, vélos, chien inconnu : la limite est loin de tout cela.}',
          '{bois|Branche cassée, racine : on cueille sans courir.}',
          '{si-sacs-réutilisables si-sacs-de-papier|Sac sur une tête, sac de plastique : papier ou tissu seulement, ouvert par terre.}',
          '{si-râteaux|Râteau levé : les dents restent au sol, tournées vers le bas même au repos, à deux bras d’un ami.}',
          '{si-draps si-parachutes|Toile sur une tête ou sous un pied : on la tient à la taille, sans marcher, puis vous la pliez.}',
          '{si-brouettes|Brouette qui bascule sur un pied : on la vide vers l’avant, personne devant.}',
          '{30min si-loupes|Loupe au soleil : elle brûle une feuille, un doigt; elle reste à l’ombre.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poussière de feuilles, moisissures ou asthme : pompe sur vous, feuilles sèches et propres. Piqûres : auto-injecteur sur vous.',
        ],
      },
      observation: [
        'Catégories et concepts : que dit l’enfant quand il reste de la place dans un panier plein?',
        'Motricité globale : comment tasse-t-il : des paumes, de tout son poids, d’un doigt?',
        'Raisonnement : que change-t-il pour que ça en prenne plus, ou que le gâteau tienne?',
      ],
      prolongements: [
        'Au local, tassez des bas ou du papier dans le même panier : combien de fois est-il plein?',
        'À la maison, l’enfant montre à sa famille le truc du panier plein avec un bac et des bas roulés.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé renverser aussi souvent qu’ils le voulaient?',
        'Qui a cherché pourquoi ça entrait encore, et qu’a-t-il dit?',
      ],
    },
  },
]
