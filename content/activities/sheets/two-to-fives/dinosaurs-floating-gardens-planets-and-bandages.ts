import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A foot that leaves its mark in a palm, bets lost with joy, a hand planted in a pot, a small ball that hides the sun, and a finger that looks for the pain. */
export const TWO_TO_FIVES_DINOSAUR_AND_WATER_TUB_SHEETS: readonly BankSheet[] = [
  {
    key: 'qui-a-marche-sur-ma-main',
    summary:
      'Un dinosaure a laissé sa trace au creux d’une paume. Qui est passé par là? On compare les pieds, on le nourrit, et on l’endort avant qu’elle s’efface.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, {!hiver|la terre mouillée garde aussi les traces}{hiver|une galette de neige tapée, sur la mitaine, remplace la paume}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dinosaures',
      'dinosaure',
      'les dinosaures',
      'dinos',
      'figurines de dinosaures',
      'figurines',
      'petits dinosaures',
      'dinosaures et pâte à modeler',
      'pâte à modeler',
      'empreintes de dinosaures',
      'empreinte',
      'traces de pas',
      'pistes de dinosaures',
      'tyrannosaure',
      'que mangent les dinosaures',
      'herbivore et carnivore',
      'faire marcher les dinosaures',
      'où dorment les dinosaures',
    ],
    seen: [
      'il pèse les pattes de son T-rex dans la plasticine et regarde les trous',
      'elle imprime son stégosaure sur son bras pour voir les marques rester',
      'ils comparent les pieds des bonshommes pour trouver lequel est passé dans la boue',
      'il est fâché, la marque sur sa peau est déjà partie, il en veut une autre',
      'elle se demande qui a mangé les plantes et qui mange les autres',
      'il fait rugir sa figurine dans la face des amis pour leur faire peur',
      'depuis la visite au musée, ils cherchent des pistes de grosses bêtes partout',
      'avant la sieste, ils couchent leurs tricératops un par un et leur disent bonne nuit',
    ],
    picture:
      'L’éducatrice montre sa paume marquée de trois griffes; un enfant en approche le pied d’un dinosaure, une amie tient un long cou, un ami en a un sur le bras.',
    scenes: ['figurines', 'traces', 'monstres'],
    sheet: {
      titre: 'Qui a marché sur ma main?',
      observationDepart:
        '« Poum, poum! » Le dinosaure monte sur un bras. L’enfant le lève, se regarde la peau : il est resté des petits trous.',
      intentionEducative:
        'Éveiller le goût de chercher un indice et de le dire : une trace, le pied qui y entre tout juste{!10min|, des dents, un long cou}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Laisser une trace, la regarder, chercher le pied qui l’a faite.',
        'Faire parler son dinosaure, d’un cri ou d’une phrase.',
        '{20min 30min 3-4a 4-5a|Offrir à un dinosaure ce qu’il mange, d’après sa bouche ou son cou.} {20min 30min !3-4a !4-5a|Offrir à manger à un dinosaure, et attendre sa réponse.}',
        '{3-4a 4-5a|Dire à quel indice on l’a reconnu.}',
      ],
      materiel: [
        item(
          'Figurines de dinosaures{2-3a|, d’une seule pièce, plus grosses que le poing}',
          'une par enfant, une pour vous et deux de plus',
          null,
        ),
        optional(
          '{dedans|Pâte à modeler}{cour !hiver|Pâte à modeler}',
          '{dedans|une boule grosse comme le poing, pour deux}{cour !hiver|une boule grosse comme le poing, pour deux}',
          null,
        ),
        optional(
          '{dedans si-sable|Sable mouillé, dans un bac bas}{cour !hiver si-sable|Sable mouillé}',
          '{dedans|deux doigts d’épaisseur}{cour !hiver|un coin du carré de sable}',
          null,
        ),
        item(
          '{cour hiver|Neige}',
          '{cour hiver|une poignée par enfant, qui se tape}',
          '{cour hiver|Neige au sol, tapée du pied}',
        ),
        optional(
          '{dedans si-peinture|Peinture lavable, non toxique, en mince couche dans une assiette}',
          'une assiette pour quatre enfants',
          null,
        ),
        optional('{dedans si-peinture|Débarbouillettes mouillées}', 'une par enfant', null),
        optional('{!10min si-feuilles-d’arbre|Feuilles d’arbre que vous connaissez}', 'deux par enfant', null),
        optional('{30min si-roches|Roches plus grosses que le poing}', 'trois par enfant', null),
        optional('{30min si-blocs|Blocs plus gros que le poing}', 'quatre par enfant', null),
        optional('{si-tissus|Carrés de tissu}', 'un par enfant', null),
        optional('{si-pinceaux|Pinceaux secs}', 'un pour deux enfants', null),
      ],
      preparation: [
        'Choisissez des dinosaures aux pieds différents : à trois griffes, tout ronds, à deux ou à quatre pattes. Essayez-les sur votre {dedans|paume}{cour !hiver|paume}{cour hiver|mitaine couverte de neige tapée} : lesquels marquent le mieux? {dedans|Le gras de la paume garde le creux le temps de compter jusqu’à dix.} {cour !hiver|Le gras de la paume garde le creux le temps de compter jusqu’à dix.}',
        '{dedans|Sans pâte à modeler, la paume suffit pour tout le jeu. S’il y en a, aplatissez-en une galette grande comme la main, pour deux enfants.} {cour !hiver|Sans pâte à modeler, la paume suffit pour tout le jeu. S’il y en a, aplatissez-en une galette grande comme la main, pour deux enfants.} {cour hiver|Trouvez un coin de neige propre qui colle. Trop sèche? Le dinosaure marche par terre, là où les bottes l’ont tapée.}',
        '{multiage 2-3a|Les plus jeunes ont les gros pieds, qui marquent bien; les plus vieux comparent deux pieds qui se ressemblent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise, posez deux dinosaures derrière votre dos et plissez les yeux. « Quelqu’un marche sur moi… » Sans les montrer, appuyez fort les pieds de l’un sur {dedans|votre paume}{cour !hiver|votre paume}{cour hiver|une galette de neige tapée dans votre mitaine} et comptez jusqu’à trois. Ouvrez grand les yeux; montrez la marque, rien d’autre. « Qui a marché sur ma main? » Sortez les deux dinosaures, l’un après l’autre, et posez un pied de chacun à côté de la marque. « Lui? Ou lui? {dedans|Vite, elle s’efface! »} {cour !hiver|Vite, elle s’efface! »} {cour hiver|Regarde bien les griffes! »} On vous répond? Le coupable rugit : « C’est moi! » Tendez un dinosaure à chacun.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun appuie les pieds du sien sur {dedans|sa paume}{cour !hiver|sa paume}{cour hiver|sa galette de neige}, lève, et regarde les trous. {dedans|S’il y a de la pâte, c’est la boue : la trace y reste.} {cour !hiver|S’il y a de la pâte, c’est la boue : la trace y reste.} {dedans si-sable|Avec du sable mouillé, chacun y fait faire cinq pas au sien : la piste reste.} {cour !hiver|Elle reste aussi dans la terre mouillée.} {cour !hiver si-sable|Avec du sable mouillé, chacun y fait faire cinq pas au sien : la piste reste.} {dedans si-peinture|Avec de la peinture, le dinosaure s’y trempe les pieds et marche sur la paume seulement : la trace reste jusqu’à la débarbouillette.} {2-3a|À deux ans, on piétine tout, poum, poum : le sol, un genou, votre main.} {2-3a !multiage|Tendez votre main : il appuie, lève le pied, cherche le trou, souffle dessus. Prêtez-lui un gros pied et un petit. « Lequel est passé? » Il essaie les deux dans la marque, puis vous demandez votre tour sur sa main.} {3-4a|À trois ans, un ami ferme les yeux pendant qu’on se fait une trace. Il les ouvre : lequel de deux pieds entre dans la marque?} {3-4a !multiage|Il l’a trouvé? Le coupable dit ce qu’il faisait là : « J’allais boire! » Puis c’est l’ami qui laisse une trace en cachette.} {4-5a|À quatre ans, on fait trois traces de suite : de quel bord s’en allait-il? Sur deux ou quatre pattes?} {4-5a !multiage|Deux dinosaures passent l’un après l’autre. Lequel est passé le dernier? L’ami cherche la trace la plus fraîche, et raconte ce qui s’est passé : une course, une chicane, une visite.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« J’ai faim! » dit votre dinosaure. Les enfants lui tendent à manger, de leur main vide : grande ouverte, elle offre des feuilles; fermée en poing, de la viande. {si-feuilles-d’arbre|Avec de vraies feuilles, la main ouverte en tient une : le long cou s’étire pour la prendre.} Il flaire, il choisit : « Miam! », ou « Beurk! » Ensuite, chacun nourrit le dinosaure d’un ami. {2-3a|À deux ans, tout se mange, et le « beurk » fait rire.} {2-3a !multiage|Refusez trois fois, la bouche pincée : « Non merci! » À la quatrième, croquez dans le vide au-dessus de sa main : « Encore! » Puis c’est son dinosaure qui vient manger dans la vôtre.} {3-4a|À trois ans, on regarde la bouche : des dents pointues, c’est pour la viande; un long cou, c’est pour les feuilles d’en haut.} {3-4a !multiage|Levez la main au plus haut : qui se rend jusqu’à ces feuilles-là? On la baisse pour les bas sur pattes. Puis un mangeur de viande goûte à la salade : que dit-il?} {4-5a|À quatre ans, on pose une question avant d’offrir : « As-tu des dents pointues? Cours-tu vite? »} {4-5a !multiage|Sa bouche est fermée? On cherche un autre indice : ses griffes, son cou, ses pattes. Deux amis ne sont pas d’accord : chacun dit pourquoi, chacun offre, et le dinosaure goûte aux deux.}',
        ),
        play(
          { 30: 6 },
          '« Où est-ce que je dors? » Personne n’a jamais vu dormir un vrai dinosaure : toutes les idées s’essaient. {dedans|Sous une chaise, dans un soulier, au creux d’un coude?} {cour !hiver|Dans l’herbe, contre un soulier, au creux d’un coude?} {cour hiver|Dans un creux de neige, contre une botte, sous un bras?} On le couche, on recule d’un pas : qu’est-ce qui dépasse? {si-roches|Avec des roches posées en rond, on lui fait une caverne : la queue y entre-t-elle?} {si-blocs|Avec des blocs, on lui monte une chambre à sa taille, puis on la rapetisse d’un bloc.} {2-3a|À deux ans, on le couche, on le réveille, « debout! », et on le recouche ailleurs.} {2-3a !multiage|Prêtez votre coude pour lit, puis ronflez. Le dinosaure se réveille : « Qui ronfle? »} {3-4a|À trois ans, il essaie trois lits : trop petit, trop dur, juste bien.} {3-4a !multiage|L’enfant dit tout bas à un ami où il dort; l’ami le cherche d’après ses mots : dessous, derrière, dedans.} {4-5a|À quatre ans, on choisit ses voisins : le mangeur de viande dort-il près du mangeur de feuilles?} {4-5a !multiage|Il faut un gardien pour la nuit. Lequel, et que crie-t-il s’il entend « poum »? On l’essaie.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« La nuit tombe. » Chacun fait marcher son dinosaure sur son bras, de l’épaule jusqu’à la main, de moins en moins fort : poum… poum… pou… Il se couche dans une main, l’autre fait la couverture. {si-tissus|Avec un carré de tissu, on le borde, le museau dehors.} Comptez trois souffles. {dedans|On le lève doucement : a-t-il laissé une trace? On la regarde s’effacer.} {cour !hiver|On le lève doucement : a-t-il laissé une trace? On la regarde s’effacer.} {cour hiver|On le couche sur la neige, on le lève : la trace de tout son corps est restée.} {si-pinceaux|Avec un pinceau, on balaie doucement chaque trace laissée : ni vu ni connu!} « Demain, qui passera le premier? » Les dinosaures vont se ranger, sur la pointe des griffes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez votre main avant de nommer qui que ce soit : c’est la trace qui pose la question.',
          'Essayez pour vrai le pied qu’on vous propose, même un mauvais : « Non… il est trop rond. »',
          '{2-3a|Dites le geste au moment où il le fait : « Poum, il monte. Il a laissé un trou. »}',
          '{3-4a 4-5a|Vous ne savez pas le nom du dinosaure? Dites-le, et cherchez avec eux ce qu’on voit : griffes, queue, pieds.}',
        ],
        questionsOuvertes: [
          'Qui a marché ici?',
          '{10min|De quel pied vient ce trou-là?} {20min 30min|Que mange-t-il, ton dinosaure?}',
          '{3-4a 4-5a|À quoi l’as-tu reconnu?}',
        ],
      },
      vocabulaire: [
        'le dinosaure',
        'la trace',
        'la griffe',
        'le pied',
        'lourd',
        '{!10min|la viande}',
        '{!10min|les feuilles}',
        '{3-4a 4-5a|l’empreinte}{!3-4a !4-5a|le trou}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un seul dinosaure à gros pieds, et votre main à piétiner. Il regarde le trou, puis vous : dites « c’est lui! », et recommencez.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux dinosaures très différents d’abord, un gros et un petit. Quand c’est facile, deux de la même grosseur.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait le détective : il n’a qu’une question à poser à l’ami avant de nommer le coupable. Laquelle aide le plus?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il n’aime pas qu’on lui appuie sur la main? Les traces se font dans la vôtre, et il mène l’enquête. Il voit peu? Il passe un doigt sur les pieds de chaque dinosaure. En fauteuil, une table ou ses genoux font la plaine.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la neige tapée dans une mitaine garde la trace jusqu’à ce qu’on la brosse.} {hiver|L’été, dans la cour, la terre mouillée garde la trace jusqu’au lendemain.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Dinosaure le plus gros disputé par deux enfants.', 'Rugissement qui surprend.'],
        dangersAEliminer: [
          'Pied, corne ou queue enfoncés dans la main d’un ami : chacun n’appuie que les pieds, sur sa main à lui ou sur la vôtre.',
          'Figurine pointue ou mordillée, morceau qui branle : elle sort du jeu.',
          '{2-3a|Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.}',
          'Dinosaure lancé, ou qui fonce sur un visage : il marche, les pieds par terre ou sur un bras.',
          '{dedans si-peinture|Peinture à la bouche ou aux yeux : elle reste dans l’assiette; mains et dinosaures s’essuient avant l’étape suivante.}',
          '{2-3a !10min si-feuilles-d’arbre|Feuille à la bouche : seul le dinosaure y goûte.}',
          '{30min si-roches|Roche lancée ou échappée sur un pied : on la porte à deux mains et on la pose, sans empiler.}',
          '{dedans si-sable|Sable lancé ou porté à la bouche : il reste au fond du bac, et les mains se lavent après.} {cour !hiver si-sable|Sable lancé ou porté à la bouche : il reste par terre, et les mains se lavent après.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Pâte à modeler : souvent faite de blé; lisez l’étiquette, ou gardez la paume.} {cour !hiver|Pâte à modeler : souvent faite de blé; lisez l’étiquette, ou gardez la paume.} {cour hiver|Asthme au grand froid : le jeu se fait au local.}',
        ],
      },
      observation: [
        'Raisonnement : que fait l’enfant pour trouver qui a laissé la trace?',
        'Langage oral : que dit son dinosaure, et à qui?',
        'Fonction symbolique : à quel moment sa main devient-elle un chemin{10min| ou un lit}{20min 30min|, un lit ou des feuilles}?',
      ],
      prolongements: [
        'Au lavage des mains, regardez les plis de vos paumes : qui a marché là?',
        'Le soir, l’enfant montre à un parent comment un jouet de la maison laisse sa trace dans une main.',
      ],
      reflexionRetroaction: [
        'Ai-je donné la réponse avant que la trace s’efface?',
        'Quelle idée d’enfant sur les dinosaures ai-je envie de vérifier avec eux?',
      ],
    },
  },
  {
    key: 'je-gage-qu-il-coule',
    summary:
      'Flotte ou coule? Chacun gage de la main, on lâche, et qui s’est trompé crie « Ah ben! » Puis on veut faire couler ce qui flotte : il remonte toujours.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, le bac est sur l’herbe, à l’ombre.} {hiver|L’hiver, dans la cour, de la neige folle remplace l’eau du bac.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'flotte ou coule',
      'flotte',
      'coule',
      'flotter',
      'couler',
      'ça flotte',
      'ça coule',
      'flottaison',
      'objets qui flottent',
      'bac d’eau',
      'bac à eau',
      'jeu d’eau',
      'bouchons',
      'cailloux',
      'bouchons et cailloux dans l’eau',
      'expérience avec l’eau',
      'expérience de science',
      'parier',
      'prédire',
      'lourd ou léger',
    ],
    seen: [
      'elle lâche des roches, des bouchons pis une cuillère dans l’évier pour voir qui descend',
      'il pousse la balle au fond du bain, elle remonte toujours dans sa face',
      'ils jettent tout ce qu’ils trouvent dans la flaque, des bâtons, des cailloux, des mitaines',
      'il s’obstine que la roche va rester en haut, elle gage le contraire',
      'elle déteste se tromper, elle braille quand sa réponse est pas la bonne',
      'il demande pourquoi le gros bateau va pas au fond pis que le sou oui',
      'au lavabo, elle a mis son bouchon sur l’eau et guettait s’il allait caler',
      'depuis la baignade en camping, ils me demandent pour chaque objet si ça cale',
    ],
    picture:
      'Au fond du bac, une cuillère; un gobelet flotte; quatre enfants gagent, main à plat ou à terre; à genoux, l’éducatrice se tape le front, bouche bée.',
    scenes: ['eau', 'pourquoi'],
    sheet: {
      titre: 'Je gage qu’il coule!',
      observationDepart:
        '{dedans|Au lavabo, un gobelet tourne sur l’eau, une cuillère est au fond. « Pourquoi il descend pas, lui? »} {cour !hiver|Dans la cour, un gobelet tourne sur l’eau, un caillou est au fond. « Pourquoi il descend pas, lui? »} {cour hiver|Un bloc s’est enfoncé dans la neige; le gobelet, lui, est resté dessus. « Pourquoi il descend pas? »}',
      intentionEducative:
        'Permettre de prédire, d’essayer et de se tromper avec plaisir, jusqu’à changer d’idée sur ce qui {dedans|flotte ou coule}{cour !hiver|flotte ou coule}{cour hiver|cale ou reste dessus}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Gager, de la main ou d’un mot, avant de lâcher.',
        'Regarder ce qui arrive, et le dire même quand on s’est trompé.',
        '{20min 30min|Chercher comment changer ce qu’un objet a fait la première fois.}',
        '{3-4a 4-5a|Donner une raison, puis l’essayer sur un autre objet.}',
      ],
      materiel: [
        item(
          '{dedans|Bac d’eau tiède, bas et large}{cour !hiver|Bac d’eau tiède, bas et large}{cour hiver|Bac de neige folle, bas et large}',
          'un seul, {dedans|quatre doigts d’eau au fond; vous le soulevez seule une fois plein}{cour !hiver|quatre doigts d’eau au fond; vous le soulevez seule une fois plein}{cour hiver|rempli d’une neige qui ne colle pas}',
          null,
        ),
        optional('{!2-3a|Bouchons}', '{!2-3a|deux par enfant, comptés}', null),
        optional('{!2-3a|Cailloux lavés}', '{!2-3a|deux par enfant, comptés}', null),
        optional(
          '{!2-3a dedans si-aluminium|Papier d’aluminium}{!2-3a cour !hiver si-aluminium|Papier d’aluminium}',
          '{!2-3a dedans si-aluminium|une feuille par enfant, grande comme deux mains}{!2-3a cour !hiver si-aluminium|une feuille par enfant, grande comme deux mains}',
          null,
        ),
        item(
          '{2-3a|Gros objets lavables du local : louche, gobelet, bloc, balle, assiette de plastique}{!2-3a|Objets lavables du local : cuillère, gobelet, bloc, balle, assiette de plastique}',
          'un par enfant et quatre de plus',
          'Gourdes et débarbouillettes',
        ),
        item('Débarbouillettes', 'une par enfant et quatre de plus', 'Essuie-tout'),
        optional('{si-entonnoirs|Entonnoirs}', '{si-entonnoirs|un ou deux}', null),
        optional(
          '{!10min dedans si-éponges|Éponges}{!10min cour !hiver si-éponges|Éponges}',
          '{!10min si-éponges|deux}',
          null,
        ),
        optional(
          '{30min si-figurines-d’animaux|Figurines d’animaux lavables, plus grosses que le poing}',
          'quatre ou cinq',
          null,
        ),
        optional(
          '{30min !2-3a dedans si-papier|Papier}{30min !2-3a cour !hiver si-papier|Papier}',
          'une feuille par enfant',
          null,
        ),
      ],
      preparation: [
        'Essayez tout, seule : il faut au moins trois choses qui {dedans|coulent et trois qui flottent, dont une large et plate}{cour !hiver|coulent et trois qui flottent, dont une large et plate}{cour hiver|calent et trois qui restent dessus, dont une large et plate}. {2-3a|Tout est plus gros qu’un rouleau de papier hygiénique.} Rien ne s’émiette, rien n’est en verre, rien n’a de pile. Une gourde vide et une gourde pleine, bien fermées, font déjà un bon début.',
        '{dedans|Posez le bac par terre, tout près de l’évier, une débarbouillette ouverte de chaque côté. Versez l’eau quand tout le monde est en place : quatre doigts de haut, pas plus. Roulez les manches.} {cour !hiver|Posez le bac dans l’herbe, à l’ombre, loin du passage. Versez l’eau quand tout le monde est en place : quatre doigts de haut, pas plus. Roulez les manches.} {cour hiver|Emplissez le bac de neige légère et propre, sans la tasser. On la lisse de la mitaine après chaque essai. Elle colle? Gardez le jeu pour un jour plus sec, ou jouez au local.}',
        'Placez tout le monde à genoux autour du bac, à un bras de vous. Ils sont plus de six? Faites deux rangs : devant, on lâche; derrière, assis, on gage aussi. Les rangs changent de place quand chacun, devant, a lâché sa chose. {multiage|Le plus jeune lâche, le plus vieux dit pourquoi : la même chose sert aux deux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À genoux contre le bac, tenez au-dessus {dedans|de l’eau}{cour !hiver|de l’eau}{cour hiver|de la neige} une chose lourde{cour hiver| et étroite}, que vous avez essayée. « {dedans|Flotte ou coule}{cour !hiver|Flotte ou coule}{cour hiver|Reste dessus ou cale}? » Montrez les deux façons de gager : main à plat, {dedans|elle flotte}{cour !hiver|elle flotte}{cour hiver|elle reste dessus}; main qui descend jusqu’à terre, {dedans|elle coule}{cour !hiver|elle coule}{cour hiver|elle cale}. Trompez-vous exprès, la main bien à plat : « Moi, je gage qu’{dedans|elle flotte}{cour !hiver|elle flotte}{cour hiver|elle reste dessus}! » Attendez toutes les mains, et lâchez. {dedans|Plouf, au fond}{cour !hiver|Plouf, au fond}{cour hiver|Pouf, dans son trou}! Tapez-vous le front : « Ah ben! Je me suis trompée. » Faites-le redire à tous : c’est le cri de ceux qui viennent d’apprendre quelque chose.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Tour à tour{2-3a !multiage|, deux à la fois}, chacun choisit une chose, la montre, attend les mains, la lâche d’un doigt de haut. {!2-3a|Les bouchons et les cailloux, s’il y en a, passent en premier.} « Ah ben! » ou « Je le savais! » On la reprend et on la pose d’un bord du bac ou de l’autre, avec celles qui ont fait pareil. {!2-3a dedans si-aluminium|Avec du papier d’aluminium, chacun relève les bords de sa feuille en bateau, la pose sur l’eau, gage et appuie du doigt sur un coin.} {!2-3a cour !hiver si-aluminium|Avec du papier d’aluminium, chacun relève les bords de sa feuille en bateau, la pose sur l’eau, gage et appuie du doigt sur un coin.} {2-3a|À deux ans, on lâche, on repêche, on relâche la même : encore!} {2-3a !multiage|Gagez avec lui, main à plat ou main qui descend. Il se trompe? « Ah ben! », la main sur le front. Couvrez ensuite l’objet de votre main : « Le même… que va-t-il faire? » Il vous le dit d’un doigt, en haut ou en bas.} {3-4a|À trois ans, on gage sur un gros et un petit : est-ce toujours le gros qui descend?} {3-4a !multiage|On tient d’abord la chose dans sa main, les yeux fermés : lourde ou légère? On gage, on lâche. Une lourde qui ne descend pas? Tout le monde l’essaie.} {4-5a|À quatre ans, on dit pourquoi avant de lâcher : « Il est plein d’air », « il est lourd ».} {4-5a !multiage|Puis on met sa raison à l’épreuve : si c’est vrai pour celui-là, quel autre fera pareil? On le cherche parmi ceux qui attendent. « Ah ben! » La raison ne marche plus? On en trouve une autre.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '{dedans|« Et si on faisait couler ce qui flotte? » Un doigt l’enfonce jusqu’au fond, puis le lâche : pop, il remonte! On l’emplit d’eau s’il est creux, on le charge d’une chose qui coule. Restera-t-il au fond?} {cour !hiver|« Et si on faisait couler ce qui flotte? » Un doigt l’enfonce jusqu’au fond, puis le lâche : pop, il remonte! On l’emplit d’eau s’il est creux, on le charge d’une chose qui coule. Restera-t-il au fond?} {cour hiver|« Et si on faisait caler ce qui reste dessus? » Un doigt l’enfonce, puis le lâche : il reste dans son trou. On lisse la neige, on le charge d’une chose lourde. Descendra-t-il plus creux?} {2-3a|À deux ans, on pousse, on lâche, on rit.} {2-3a !multiage|Poussez le vôtre en même temps : « Dodo, au fond… » et lâchez tous ensemble. Puis chacun pose une chose sur le vôtre, une à la fois. Laquelle le gardera au fond?} {3-4a|À trois ans, on charge un objet de plus à la fois, et l’on compte jusqu’à ce qu’il descende.} {3-4a !multiage|La charge glisse? On la pose au milieu, puis au bord : qu’est-ce qui penche? Gagez trop peu, pour qu’ils vous corrigent.} {4-5a|À quatre ans, on gage sur le nombre : combien en faudra-t-il?} {4-5a !multiage dedans|On pousse d’une main un petit objet vide, de l’autre un gros : lequel pousse le plus fort contre la main? Puis une débarbouillette sèche, couchée sur l’eau, qui boit : combien de temps tiendra-t-elle?} {4-5a !multiage cour !hiver|On pousse d’une main un petit objet vide, de l’autre un gros : lequel pousse le plus fort contre la main? Puis une débarbouillette sèche, couchée sur l’eau, qui boit : combien de temps tiendra-t-elle?} {4-5a !multiage cour hiver|On pousse à la même force un objet étroit et un objet large : lequel fait le trou le plus creux? Puis on le tourne sur le côté : cale-t-il davantage?} {dedans si-entonnoirs|Avec un entonnoir, l’un le tient, l’autre verse : à quel moment le gobelet qui flotte descend-il?} {cour !hiver si-entonnoirs|Avec un entonnoir, l’un le tient, l’autre verse : à quel moment le gobelet qui flotte descend-il?} {dedans si-éponges|Avec une éponge, on gage deux fois : toute sèche, puis gorgée d’eau.} {cour !hiver si-éponges|Avec une éponge, on gage deux fois : toute sèche, puis gorgée d’eau.}',
        ),
        play(
          { 30: 6 },
          'À l’envers, maintenant : « Ce qui {dedans|coule}{cour !hiver|coule}{cour hiver|cale}, qui peut le garder {dedans|sur l’eau}{cour !hiver|sur l’eau}{cour hiver|dessus}? » On lui trouve {dedans|un bateau : une chose large qui flotte}{cour !hiver|un bateau : une chose large qui flotte}{cour hiver|une raquette : une chose large qui reste dessus}. On l’y couche du bout des doigts. {2-3a|À deux ans, on le pose, il tombe, on recommence : encore!} {2-3a !multiage|Faites parler le passager : « Doucement, j’ai peur de tomber! » L’enfant pose, retire sa main, souffle.} {3-4a|À trois ans, on donne un nom au passager, et un enfant fait le capitaine.} {3-4a !multiage|Le capitaine crie : « Un autre peut monter! » Combien de passagers avant la débarque? On recommence avec le même, placé ailleurs.} {4-5a|À quatre ans, on gage : combien de passagers?} {4-5a !multiage|Avec les mêmes passagers, quel bateau en porte le plus, la plus grosse ou la plus plate? On compare deux à deux, et l’on refait l’essai pour être bien certain.} {si-figurines-d’animaux|Avec des figurines, les passagers sont des bêtes : laquelle fait tout pencher?} {!2-3a dedans si-papier|Avec du papier, on plie un radeau : combien de temps porte-t-il son passager avant de boire?} {!2-3a cour !hiver si-papier|Avec du papier, on plie un radeau : combien de temps porte-t-il son passager avant de boire?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Gardez pour la fin une chose que personne n’a essayée. {si-entonnoirs|Avec un entonnoir, ce sera deux paris : pointe en bas, puis pointe en haut.} Chacun la touche, gage de la main et ne bouge plus. Un enfant lâche… « Ah ben! » ou « Je le savais! » Demandez : « Qu’est-ce qui t’a surpris, aujourd’hui? » On montre la chose ou on la nomme. {dedans|Emportez aussitôt le bac à l’évier; une débarbouillette essuie le plancher, une autre les mains.} {cour !hiver|Versez aussitôt l’eau dans l’herbe; une débarbouillette essuie les mains.} {cour hiver|Renversez la neige; chacun secoue ses mitaines, et une débarbouillette essuie les mains mouillées.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez que toutes les mains aient gagé avant qu’on lâche.',
          'Trompez-vous une fois sur deux, et fêtez-le : « Ah ben! Je pensais que c’était le plus gros. »',
          '{3-4a 4-5a|Répondez à « pourquoi? » par un essai : « Qu’est-ce qu’on pourrait lâcher pour le savoir? »}',
          '{2-3a|Laissez-lui le même objet dix fois : il vérifie.}',
        ],
        questionsOuvertes: [
          'Que va-t-il faire, celui-là?',
          'Qu’est-ce qui t’a surpris?',
          '{20min 30min|Comment changer ce qu’il a fait?}',
          '{3-4a 4-5a|Pourquoi, d’après toi?}',
        ],
      },
      vocabulaire: [
        '{dedans|flotter}{cour !hiver|flotter}{cour hiver|rester dessus}',
        '{dedans|couler}{cour !hiver|couler}{cour hiver|caler}',
        'lourd',
        'léger',
        'gager',
        'se tromper',
        '{20min 30min|enfoncer}{10min|au fond}',
        '{4-5a|la raison}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux choses seulement, une qui {dedans|flotte et une qui coule}{cour !hiver|flotte et une qui coule}{cour hiver|reste dessus et une qui cale}. Il les lâche à tour de rôle; dites « en haut! » ou « au fond! » avec la main.',
        },
        {
          pour: '3-4a',
          texte:
            'Il change son pari quand il voit celui des autres? Faites gager dans le dos : on montre sa main tous ensemble.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cherche autour de lui une chose qui trompera tout le monde, vous la montre d’abord, puis compte les « Ah ben! » du groupe.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant en fauteuil, posez le bac sur une table solide, à la hauteur de ses mains; les autres s’assoient autour, sur des chaises. Il ne veut pas toucher {dedans|l’eau}{cour !hiver|l’eau}{cour hiver|la neige}? Il lâche, un ami repêche. Il entend peu? Le pari se voit déjà dans les mains; ajoutez le front qu’on se tape.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un bac de neige folle remplace l’eau : la chose large reste dessus, l’étroite cale.} {hiver|L’été, dans la cour, le bac d’eau va sur l’herbe, à l’ombre, et l’on joue pieds nus.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dedans|Manches mouillées, éclaboussure au visage.} {cour !hiver|Manches mouillées, éclaboussure au visage.} {cour hiver|Neige dans une manche.}',
          'Pari perdu, grosse déception.',
        ],
        dangersAEliminer: [
          '{dedans|Noyade : quelques centimètres d’eau suffisent, sans un bruit. Vous surveillez l’eau et rien d’autre : contre le bac, mains libres, chaque enfant qui joue à portée de bras, sans téléphone ni photo. Le bac et tout ce qui tient de l’eau se vident dès la fin du jeu, ou avant que vous vous leviez.} {cour !hiver|Noyade : quelques centimètres d’eau suffisent, sans un bruit. Vous surveillez l’eau et rien d’autre : contre le bac, mains libres, chaque enfant qui joue à portée de bras, sans téléphone ni photo. Le bac et tout ce qui tient de l’eau se vident dès la fin du jeu, ou avant que vous vous leviez.}',
          '{dedans|Plancher mouillé : on reste assis ou à genoux; l’eau s’éponge dès qu’elle tombe.}',
          'Chose lancée dans le bac : elle se lâche d’un doigt de haut, loin des visages.',
          '{2-3a !10min dedans si-éponges|Éponge mordue : elle sort du jeu, et vous cherchez le morceau.} {2-3a !10min cour !hiver si-éponges|Éponge mordue : elle sort du jeu, et vous cherchez le morceau.}',
          '{2-3a|Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.} {!2-3a|Bouchon ou caillou à la bouche, au nez ou à l’oreille : vous les comptez avant et après; qui en porte un à son visage joue avec de gros objets.}',
          '{!2-3a dedans si-aluminium|Morceau d’aluminium arraché : ramassez-le avant qu’il aille à une bouche.} {!2-3a cour !hiver si-aluminium|Morceau d’aluminium arraché : ramassez-le avant qu’il aille à une bouche.}',
          '{dedans|Eau bue : elle est propre, versée juste avant le jeu; une gourde qui y a trempé se lave avant qu’on y boive.} {cour !hiver|Eau bue : elle est propre, versée juste avant le jeu; une gourde qui y a trempé se lave avant qu’on y boive.} {cour hiver|Neige sale ou salée : prenez-la loin de la rue et du bord du toit.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Contenants d’aliments : lavés au savon avant le jeu. {dedans|Eczéma : mains épongées sans frotter.} {cour !hiver|Eczéma : mains épongées sans frotter.} {cour hiver|Eczéma : mitaines sèches de rechange.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant après s’être trompé : il recommence, il change d’idée?',
        'Langage oral : par quels mots ou quels gestes dit-il ce qui va arriver?',
        'Raisonnement : {3-4a 4-5a|sur quoi s’appuie-t-il pour gager, le poids, la grosseur, l’essai d’avant?} {!3-4a !4-5a|gage-t-il autrement la deuxième fois, pour le même objet?}',
      ],
      prolongements: [
        'Au lavabo, avant de se laver les mains, on gage : {dedans|la débarbouillette sèche, flotte ou coule?} {cour !hiver|la débarbouillette sèche, flotte ou coule?} {cour hiver|et dans l’eau, la débarbouillette flotte-t-elle ou coule-t-elle?}',
        'Au bain, un parent à portée de bras du début à la fin, l’enfant fait gager sa famille sur trois gros jouets.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé dire une raison fausse jusqu’à l’essai?',
        'Qui n’ose pas gager, et pourquoi?',
      ],
    },
  },
  {
    key: 'plante-ta-main-elle-pousse',
    summary:
      'Un poing planté dans un pot, de la terre tassée tout autour, trois gouttes : un doigt sort, puis deux. Ça pousse! Et quand le pot est trop petit, on rempote.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'terre-et-boue'],
    materials: ['terre', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, tout se passe par terre, loin des tapis, autour du bac de terre; un balai attend la fin.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jardinage',
      'jardiner',
      'le jardinage',
      'jardin',
      'terre',
      'terreau',
      'terre, pots et pelles',
      'pots',
      'pots de fleurs',
      'pots de terre',
      'pelles',
      'rempoter',
      'rempotage',
      'empotage',
      'remplir un pot de terre',
      'tasser la terre',
      'planter',
      'arroser',
      'mains dans la terre',
      'se salir les mains',
    ],
    seen: [
      'il enterre son bras jusqu’au coude dans la terre noire et attend sans bouger',
      'elle remplit un seau de bouette à pleines mains, pis tape dessus avec la pelle',
      'ils vident le pot, le remplissent, le revirent à l’envers pour faire un gâteau',
      'elle arrose sa graine vingt fois par jour, elle est tannée d’attendre que ça sorte',
      'il a hâte de voir la tige, il déterre tout pour aller vérifier',
      'elle veut pas salir ses doigts, mais regarde faire les autres de près',
      'depuis que la serre est installée, ils veulent mettre des semis partout dans la cour',
      'au parc, il a ramassé un gland et il veut l’enterrer pour faire un arbre',
    ],
    picture:
      'Le poignet de l’éducatrice sort d’un pot, un doigt perce la terre; une amie presse une débarbouillette, un petit verse, un enfant en fauteuil tasse son pot.',
    scenes: ['plantes', 'creuser', 'remplir-vider'],
    sheet: {
      titre: 'Plante ta main, elle pousse!',
      observationDepart:
        'Un enfant enfonce son poing dans un pot de terre et ne bouge plus. « J’attends que ça pousse. »',
      intentionEducative:
        'Offrir aux mains tout l’ouvrage du jardinier : emplir, tasser, arroser{30min 45min|, rempoter}, avec la juste force, et se salir pour vrai.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Emplir un pot à la pelle ou à la main, et tasser la terre.',
        'Presser une débarbouillette pour qu’il tombe quelques gouttes.',
        'Tasser fort autour d’un pot, doucement autour d’une main.',
        '{30min 45min|Passer la terre d’un petit pot à un plus grand sans la défaire.}',
      ],
      materiel: [
        item(
          'Terre de jardin, ou terreau sans engrais, à peine mouillée',
          'de quoi emplir deux fois chaque pot, dans un bac bas pour quatre ou cinq enfants',
          null,
        ),
        item(
          'Pots de plastique, assez larges pour deux poings d’enfant',
          'un par enfant, deux pour vous{30min 45min|, et un plus grand pour deux}',
          null,
        ),
        item('Pelles courtes', 'une par enfant', 'Mains'),
        item(
          'Débarbouillettes bien mouillées',
          'une pour deux, et une par enfant pour la fin',
          'Mains mouillées, qui s’égouttent',
        ),
        optional('{dedans|Balai}', '{dedans|un, pour vous}', null),
        optional(
          '{30min 45min|Grosses graines non traitées, de citrouille ou de courge, gardées par l’adulte}',
          '{30min 45min|une par enfant, comptées}',
          null,
        ),
        optional(
          '{!2-3a 30min 45min si-graines-de-tomates|Graines de tomates non traitées, gardées par l’adulte}',
          'une par enfant, comptées',
          null,
        ),
        optional('{cour si-brouettes|Brouette}', '{cour si-brouettes|une, de terre}', null),
        optional('{si-cuillères|Cuillères}', 'une pour deux enfants', null),
        optional('{si-vaporisateurs|Vaporisateurs d’eau claire}', 'un pour deux enfants', null),
        optional('{cour si-arrosoirs|Petit arrosoir}', '{cour si-arrosoirs|un, pour vous}', null),
      ],
      preparation: [
        'Passez la main dans la terre : ni verre, ni crotte, ni caillou, ni bout d’écorce, ni billes d’engrais. Mouillez-la juste assez pour qu’elle tienne en boule : elle ne fait pas de poussière. Passez le doigt sur le bord des pots : rien ne coupe.',
        '{cour|Posez le bac par terre, ou les deux côte à côte, à l’ombre, à l’abri du vent. Un coin de terre qu’on peut creuser fait aussi l’affaire.} {dedans|Posez le bac, ou les deux côte à côte, sur un plancher nu. Le dégât fait partie du jeu : un balai et des débarbouillettes attendent la fin.}',
        'Trempez les débarbouillettes et gardez-les dans un pot vide, près de vous. Roulez les manches, ôtez bagues et bracelets. Une coupure à une main? Cette main-là reste hors de la terre; l’autre se plante.',
        '{30min 45min|S’il y a des graines, comptez-les dans votre poche fermée; elles n’en sortent qu’une à la fois.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez votre poing au fond d’un pot vide. « Je suis une graine. Il me faudrait une couverture. » Laissez une pelle d’enfant verser la terre, puis une autre, jusqu’au poignet. « Tassez doucement, c’est vivant! » Des paumes tapent. « J’ai soif. » Quelqu’un presse une débarbouillette : une goutte, deux, trois. Plus un mot. Sous la terre, ouvrez lentement la main. La terre se fend, un doigt sort, un autre… « Je pousse! » Sortez la main, pleine de terre, et montrez-la. « Qui veut pousser? D’abord, il faut de la bonne terre. »',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          'Chacun emplit son pot : à la pelle, à pleines mains. {cour si-brouettes|Avec une brouette de terre, calée près du bac, on puise debout, un de chaque bord.} On tasse du poing, le niveau baisse, on en remet. {2-3a|À deux ans, on emplit, on vide, on emplit : c’est l’ouvrage.} {2-3a !multiage|Écrasez une motte entre vos paumes, laissez-la tomber en pluie dans son pot, et tendez-lui la suivante. Il vide tout? Criez « oh! », et emplissez ensemble, une pelle lui, une pelle vous. Puis cachez le bout d’une pelle dans la terre : où est-elle?} {3-4a|À trois ans, on retourne le pot, on tape dessus, on lève : le gâteau tient-il?} {3-4a !multiage|S’il s’effoire, que lui manquait-il? Une goutte, un coup de poing? On essaie l’un, puis l’autre. Puis on en fait deux, l’un tassé de deux coups de poing, l’autre de dix : lequel tient debout?} {4-5a|À quatre ans, on compare un pot tassé dur et un pot tout mou : dans lequel un doigt entre-t-il d’un coup?} {4-5a !multiage|On le demande à la graine : quel lit choisirait-elle? Chacun en prépare un juste bien, ni dur ni mou, et le fait essayer du doigt à un ami. Combien de pelles y sont entrées, avant et après le poing?}',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          '« C’est le temps de planter! » Deux par deux, l’un vide son pot et pose un poing au fond; l’autre verse la terre, tasse, presse trois gouttes. {si-cuillères|Avec une cuillère, on verse petit à petit : à quelle cuillerée le poing disparaît-il?} {si-vaporisateurs|Avec un vaporisateur, la pluie est une bruine : trois coups, pas plus.} On se tait, on attend : un doigt sort. Puis on change. {2-3a|À deux ans, la main sort tout de suite : « Coucou! » On la replante.} {2-3a !multiage|Plantez une main à la fois, la vôtre ou la sienne, et chuchotez en versant : « Dodo, petite graine. » Il arrose, il guette le bout du doigt, il l’attrape. Changez : c’est lui la graine, et vous demandez : « As-tu soif? »} {3-4a|À trois ans, la plante décide : un doigt, deux doigts, ou rien aujourd’hui.} {3-4a !multiage|« Elle ne pousse pas! » Le jardinier cherche pourquoi : pas assez d’eau, trop de terre? Il demande à sa plante, qui répond d’un doigt : un pour oui, deux pour non.} {4-5a|À quatre ans, on pousse comme une plante en particulier : la carotte, qui tient bien; la citrouille, qui s’étale.} {4-5a !multiage|Le jardinier devine laquelle avant de récolter. La main ressort : elle a laissé un trou. On regarde sa forme. La même main y entre-t-elle encore?}',
        ),
        play(
          { 30: 6, 45: 11 },
          '« Mon pot est trop petit! » Deux par deux, on rempote, chacun son tour : une poignée de terre au fond du grand pot, le petit pot se renverse sur deux mains ouvertes, et le gâteau de terre descend dedans, d’un bloc. On emplit autour, on tasse, on arrose. {2-3a|À deux ans, tout tombe en miettes : c’est rempoté quand même.} {2-3a !multiage|Comptez « un, deux, trois, hop! » avant de renverser; il tape le fond, vous tenez, et les autres tassent le leur. Puis il emplit le tour à pleines poignées.} {3-4a|À trois ans, on le fait à deux : l’un tient, l’autre pousse le fond.} {3-4a !multiage|« Doucement, elle a mal aux racines! » On recommence avec un gâteau plus mouillé : se défait-il moins?} {4-5a|À quatre ans, on essaie que le dessus du gâteau arrive juste au bord.} {4-5a !multiage|Trop haut, trop bas? Il faut plus ou moins de terre au fond : on corrige, et l’on remet le gâteau.} S’il y a des graines, sortez-les une à une : {2-3a 3-4a|l’enfant fait un trou du doigt, vous y couchez la graine de votre main, il la couvre.} {!2-3a !3-4a|l’enfant fait un trou du doigt, prend la graine dans votre paume, l’y couche et la couvre.} {!2-3a si-graines-de-tomates|Avec des graines de tomates, le trou n’a que la profondeur d’un ongle.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 6 },
          '« Montrez vos mains de jardiniers! » Toutes les mains pleines de terre se posent au bord du bac. Qui en a jusqu’au poignet? Sous les ongles? Les pots se vident dans le bac{30min 45min|, sauf ceux qui ont reçu une graine}; les pelles tapent une dernière fois. Chacun se frotte les doigts au-dessus de la terre, un par un : « Bonne nuit, petite graine », dit-on au pouce, puis aux autres. {cour si-arrosoirs|Avec un arrosoir, arrosez d’un mince filet les mains tendues : poussent-elles encore?} Une débarbouillette ôte le plus gros; {cour|en rentrant, }l’eau et le savon font le reste, jusque sous les ongles.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Salissez-vous la première, et jusqu’au poignet : cela donne la permission.',
          'Dites la force que vous voyez : « Ton poing tasse dur. Autour de sa main, ta paume est douce. »',
          'Comptez trois secondes de silence avant que la main pousse : c’est la meilleure partie.',
          'Un enfant ne veut pas toucher? Donnez-lui la pelle ou la débarbouillette; sa main se plantera un autre jour.',
        ],
        questionsOuvertes: [
          'De quoi ta graine a-t-elle besoin?',
          'Que fait la terre quand tu la tasses?',
          '{3-4a 4-5a 20min|Pourquoi ne pousse-t-elle pas encore?} {3-4a 4-5a 30min 45min|Comment la changer de pot sans la défaire?}',
        ],
      },
      vocabulaire: [
        'la terre',
        'le pot',
        'tasser',
        'arroser',
        'planter',
        'la graine',
        '{30min 45min|rempoter}{20min|la pelle}',
        '{3-4a 4-5a|le jardinier}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'C’est votre main qu’il plante. Tenez le pot d’une main pendant qu’il verse à côté, dessus et dedans; poussez dès la première goutte.',
        },
        {
          pour: '3-4a',
          texte: 'Deux enfants, un seul pot : il faut se parler. « Encore? », « assez! » : c’est la plante qui décide.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant montre le métier à un plus jeune, ou à vous, en trois gestes dits dans l’ordre : j’emplis, je tasse, j’arrose.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La terre dégoûte? La main se plante dans son bas, ou l’enfant est le nuage qui arrose. En fauteuil, le pot est sur ses genoux, une débarbouillette dessous. Un poing qui s’ouvre mal pousse d’un pouce : c’est une petite pousse.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, on retourne les pots du jardin : chaque motte sort d’un bloc, et l’on regarde les racines. L’hiver, dans la cour, la neige qui colle remplace la terre, et une mitaine pousse.',
        },
      ],
      securite: {
        risquesAcceptes: ['Terre dans les souliers, sur le nez, partout.', 'Gâteau de terre écrasé par un ami.'],
        dangersAEliminer: [
          'Terre à la bouche ou aux yeux : on verse vers le bas, au-dessus du bac; la main redescend, on rince à l’eau claire.',
          'Pelle levée : elle ne monte pas plus haut que le ventre et reste près du bac.',
          'Main coincée ou tapée : la pelle verse, seules les paumes tassent autour d’une main; elle sort quand elle veut.',
          'Engrais, terreau qui sent le produit, fumier : rien de cela n’entre au jeu.',
          '{cour si-brouettes|Brouette qui bascule : pieds calés, personne ne monte dedans ni ne lève les manches.}',
          '{si-cuillères|Cuillère à la bouche : elle a touché la terre; reprenez-la et lavez-la.}',
          '{si-vaporisateurs|Jet au visage : le bec vise la terre; un vaporisateur qui a tenu un nettoyant ne sert pas.}',
          '{cour si-arrosoirs|Arrosoir plein : noyade possible dans peu d’eau; il reste dans votre main, et se vide aussitôt après.}',
          '{30min 45min|Graine, s’il y en a : une à la fois, à un bras de vous; le compte se refait à la fin, et les pots semés restent sous vos yeux.}',
          '{dedans|Terre au plancher qui fait glisser : on reste assis jusqu’à ce que vous ayez balayé.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Asthme ou eczéma : terre bien humide, et la pelle plutôt que la main.{30min 45min| Graines de citrouille ou de courge : relisez les plans d’allergie avant d’en apporter.}',
        ],
      },
      observation: [
        'Motricité fine : comment sa main change-t-elle de force, du pot qu’on tasse à la main qu’on couvre?',
        'Développement sensoriel : que fait l’enfant de la terre qui lui colle aux doigts?',
        'Fonction symbolique : que devient sa main quand elle est plantée?',
      ],
      prolongements: [
        'À la sieste, les mains se couchent sous la couverture comme des graines; au réveil, elles poussent.{30min 45min| S’il y a des pots semés, deux enfants les arrosent avec vous chaque matin.}',
        'À la maison, l’enfant montre à sa famille comment on emplit et on tasse un pot; un parent lui prête une plante à arroser.',
      ],
      reflexionRetroaction: [
        'Combien de dégâts ai-je ramassés avant la fin, et pourquoi?',
        'Qui a commencé du bout du doigt et fini jusqu’au poignet?',
      ],
    },
  },
  {
    key: 'la-petite-balle-a-cache-le-soleil',
    summary:
      'Un ballon est le soleil, et chacun en fait le tour : près, c’est vite fini; loin, c’est long. Puis une petite balle, devant l’œil, le cache en entier.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les chemins sont plus longs; le soleil du jeu est un ballon, le vrai ne se regarde jamais.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'planètes',
      'planète',
      'les planètes',
      'système solaire',
      'balles',
      'ballons',
      'balles et ballons',
      'ballons mous',
      'l’espace',
      'espace',
      'la lune',
      'lune',
      'la lune nous suit',
      'le soleil',
      'tourner autour',
      'tourner autour du soleil',
      'éclipse',
      'près et loin',
      'vite et lentement',
    ],
    seen: [
      'ils courent en rond autour d’un ballon et crient qu’ils ont un an de plus',
      'elle ferme un œil et cache la lampe avec son pouce, toute la lampe',
      'il tourne autour du poteau, collé ça va vite, plus loin c’est long',
      'il demande pourquoi la lune est aussi grosse que la maison quand on la regarde',
      'elle a hâte à sa fête, elle calcule combien de tours il reste encore',
      'ils se bousculent, l’un veut le chemin d’en dedans parce qu’on y gagne',
      'depuis l’éclipse, avec les lunettes en carton, ils parlent d’astres et de soleil caché',
      'au cercle, une amie a dit que la Terre tournait, ça a lancé tout le groupe',
    ],
    picture:
      'Un œil couvert, une enfant tend une petite balle devant le gros ballon jaune que tient l’éducatrice; trois amis, l’un en fauteuil, tournent autour.',
    scenes: ['tourner', 'pourquoi'],
    sheet: {
      titre: 'La petite balle a caché le soleil',
      observationDepart:
        'Un enfant court autour d’un ballon, les bras ouverts. « Je suis une planète! » L’autre marche, plus loin : « Attends-moi! »',
      intentionEducative:
        'Permettre de vivre avec son corps ce qui est près et ce qui est loin, ce qui tourne vite et ce qui prend son temps.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Tourner autour du soleil en gardant son chemin, près ou loin.',
        'Régler sa vitesse sur sa distance : vite tout près, lentement au loin.',
        '{20min 30min|Suivre sa planète sans lui tourner le dos, comme la lune.}',
        'Découvrir qu’une petite chose proche en cache une grosse qui est loin.',
      ],
      materiel: [
        item('Balles molles', 'une par enfant, plus grosses que le poing', 'Ballons mous'),
        item('Ballon mou, le soleil', 'un, le plus gros ou le plus jaune', 'Balle molle'),
        optional(
          '{si-papier-d’aluminium|Papier d’aluminium}',
          'une feuille par enfant, longue comme son avant-bras',
          null,
        ),
        optional(
          '{si-boîtes-de-carton|Boîtes de carton sans fond ni rabats, un peu plus larges qu’un enfant, les fusées}',
          '{si-boîtes-de-carton|deux}',
          null,
        ),
        optional('{si-cônes|Cônes}', 'un par chemin', null),
        optional('{cour !hiver si-craies|Craie}', '{cour !hiver si-craies|une, pour vous}', null),
        optional('{dedans si-ruban-adhésif|Ruban-cache}', 'quelques bouts par chemin', null),
        optional('{dedans si-papier|Papier, noir de préférence}', 'une feuille par enfant', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche au couvercle vissé}',
          '{dedans si-lampes-de-poche|une}',
          null,
        ),
      ],
      preparation: [
        'Choisissez des balles qu’un enfant tient d’une main, et la plus grosse pour le soleil. Vous n’avez que des ballons, ou que des balles pareilles? Le jeu marche aussi : le soleil reste au milieu, et une balle trop grosse se lève à deux mains, un œil fermé.',
        '{dedans|Poussez les meubles : il faut huit pas d’un mur à l’autre. Une chaise au milieu portera le soleil.} {cour !hiver|Choisissez un terrain plat, à l’ombre, de dix pas de large. Un enfant assis au milieu tiendra le soleil.} {cour hiver|Choisissez de la neige tapée, sans glace, de dix pas de large. Un enfant à genoux au milieu tiendra le soleil.}',
        'Marchez les chemins d’avance : le premier à un grand pas du soleil, le dernier à trois pas ou plus, un autre entre les deux si l’espace le permet. Tous tournent du même bord. {cour !hiver si-craies|Avec une craie, tracez chaque chemin en rond : la planète y garde ses pieds.} {dedans si-ruban-adhésif|Avec du ruban-cache, marquez chaque chemin de quelques traits : la planète les suit.} {si-cônes|Avec des cônes, posez-en un au bord de chaque chemin : c’est en le passant qu’on crie son âge.}',
        '{1adulte|Seule, tenez-vous sur le plus grand chemin ou en dehors : vous voyez tout le monde.} {2adultes|À deux, l’une tourne sur le chemin le plus loin, l’autre regarde l’ensemble.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez le ballon au milieu, {dedans|sur la chaise}{cour|dans les bras d’un enfant}. « Voici le soleil. Il est très gros, il éclaire. » Levez une balle à deux mains et faites-en le tour, à un pas : « Et moi, je suis une planète. Je tourne autour de lui, toujours du même bord, sans jamais m’arrêter. Un tour, et j’ai un an de plus! » Reculez le plus loin possible et recommencez, bien lentement. « Ici, c’est long… Quand est-ce, ma fête? » Demandez-leur laquelle des deux planètes aura le plus de fêtes. {si-boîtes-de-carton|Avec deux boîtes de carton, deux enfants répondent en fusée, la boîte tenue à la taille : « Cinq, quatre, trois, deux, un! » Chacun part du bord et se pose sur le chemin qu’il a choisi.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun prend une balle et choisit son chemin. {si-papier-d’aluminium|Avec du papier d’aluminium, chacun emballe d’abord la sienne : elle luit comme une planète.} Tout le monde part du même bord : près du soleil, on marche vite; au loin, tout doucement. À chaque tour, on crie son âge : « Un an! Deux ans! » Au signal « on échange », ceux du bord vont au milieu{cour|, et le soleil change de bras}. {3-4a|À trois ans, on change de vitesse en changeant de chemin.} {3-4a !multiage|Faites la planète la plus loin et plaignez-vous : « J’attends encore mon gâteau! » Ils vous dépassent, vous saluent, ont déjà quatre ans. Puis ils viennent essayer votre chemin : est-ce long?} {4-5a|À quatre ans, on gage : quand la plus loin finira un tour, combien en aura fait la plus proche?} {4-5a !multiage|On compte tout haut pour vérifier. Puis dites un vrai secret du ciel : la planète la plus proche du soleil fait son tour en trois mois environ; la plus loin, en plus de cent soixante ans. Qui serait encore là pour sa fête?}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« La lune nous suit partout! » Deux par deux, l’un est notre planète, l’autre, sa lune, une balle sur le cœur. La lune tourne autour de son ami sans jamais lui montrer le dos : elle marche de côté. La planète avance à petits pas : la lune la suit en tournant encore. Après trois tours, on échange. Il reste un enfant? Il devient une deuxième lune; une vraie planète en a deux. {3-4a|À trois ans, la planète reste d’abord sur place et vérifie : « Je vois ta balle! Je la vois encore! »} {3-4a !multiage|La lune s’est retournée? « Coucou, ton dos! » On rit, on recommence. Puis la planète ferme les yeux : « Es-tu devant? Derrière? » La lune répond oui ou non; on ouvre les yeux pour vérifier.} {4-5a|À quatre ans, la planète fait aussi le tour du soleil, et sa lune vient avec elle.} {4-5a !multiage|C’est difficile : qui ralentit, qui se dépêche? Les deux s’entendent sur un pas. La vraie lune aussi nous montre toujours le même côté; qu’y a-t-il derrière? Ils l’inventent; dites ensuite : « Des cratères, encore plus que devant. »}',
        ),
        play(
          { 30: 6 },
          'Allez au bout {dedans|du local}{cour|du terrain, là où les enfants tournés vers vous ont le vrai soleil dans le dos}, le gros ballon contre le ventre. « Personne ne peut cacher le soleil! » Chacun reste sur place, se couvre un œil d’une main et, de l’autre, lève une balle à bout de bras devant le ballon : plus de soleil! Venez vers eux, un pas à la fois : il a l’air de grossir. On crie « stop » dès qu’il dépasse de la balle. {3-4a|À trois ans, on le cache, on le découvre : « Coucou! »} {3-4a !multiage|Repartez au loin. Qui le cache avec son pouce? On essaie à bout de bras, puis plus près, sans toucher l’œil. Le pouce a-t-il grossi? Non : il est plus proche.} {4-5a|À quatre ans, on gage : à quel pas dépassera-t-il?} {4-5a !multiage|La lune, bien plus petite que le soleil, le cache ainsi parfois en entier, parce qu’elle est bien plus proche de nous : c’est une éclipse de soleil. On la joue à trois : le soleil loin, la lune entre les deux, et celui qui regarde.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« Les vraies planètes ne s’arrêtent jamais. Nous, oui! » Un dernier tour, de plus en plus lentement, {10min 20min|puis tous s’arrêtent du même bord du ballon, au plus loin}{10min 20min cour|, le vrai soleil dans le dos}{10min 20min|. On se couvre un œil d’une main; de l’autre, on lève sa balle à bout de bras devant le ballon. La petite balle a caché le soleil! Chacun la dépose par terre et s’assoit derrière.} {30min|puis chacun dépose sa balle par terre et s’assoit derrière.} {dedans si-papier|Avec du papier, on lui froisse un nid : elle ne roule plus.} {dedans si-lampes-de-poche|Avec une lampe à côté du ballon, on pivote, assis : de face, le jour; de dos, la nuit.} {30min|Qui est le plus près du soleil? Le plus loin? On le montre du doigt. }Demandez : « Quel chemin as-tu aimé, le proche ou le loin? » On le dit ou on le montre du doigt. Les balles rentrent une à une, et le soleil se couche en dernier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez vous-même sur le grand chemin : votre pas dit mieux « loin » que le mot.',
          'Une question vous dépasse? « Je ne le sais pas, on le cherchera ensemble. » Le ciel en est plein.',
          'Répondez vrai et court : c’est nous qui tournons autour du soleil, et la lune tourne autour de nous.{20min 30min| Quand on marche, elle a seulement l’air de nous suivre : elle est très loin.}',
        ],
        questionsOuvertes: [
          'Qui aura le plus de fêtes?',
          'Qu’est-ce qui change quand tu es plus loin?',
          '{20min 30min|Comment suivre sa planète sans lui tourner le dos?}',
          'Pourquoi une si petite balle cache-t-elle le soleil?',
        ],
      },
      vocabulaire: [
        'la planète',
        'le soleil',
        'faire le tour',
        'proche',
        'loin',
        'lentement',
        '{20min 30min|la lune}',
        '{30min 4-5a|l’éclipse}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux chemins seulement, un proche et un loin. S’il quitte le sien, mettez-vous devant lui, une balle en mains, et tournez : il vous suit.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant règle le ciel : il dit « plus vite » ou « plus lentement » à chaque chemin, jusqu’à ce que la plus proche dépasse toutes les autres.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tourner étourdit? L’enfant tient le soleil au milieu et compte les tours. En fauteuil, il prend le chemin le plus lisse, une balle sur les genoux; sa vitesse règle celle des autres. Il voit peu? Il suit la voix du soleil, qui dit « ici, ici ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, chaque planète laisse son chemin dans la neige, et l’on voit lequel est le plus long.} {hiver|L’été, dans la cour, à l’ombre, chaque planète tourne pieds nus dans l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Planètes qui se frôlent, tête qui tourne un peu.',
          'Place la plus proche du soleil disputée.',
        ],
        dangersAEliminer: [
          'Vrai soleil regardé, même une seconde, même derrière une balle : jamais.{cour| On cache le ballon le dos tourné au vrai soleil.}',
          'Collision : tous tournent du même bord; on change de chemin au signal seulement.',
          'Étourdissement : qui vacille s’assoit et regarde le soleil du jeu, le temps que la tête se pose.',
          'Balle lancée ou échappée sous les pieds : elle reste dans les mains; tombée, on crie « stop » et on la ramasse.',
          '{dedans si-lampes-de-poche|Lumière dans les yeux, piles : la lampe, debout, éclaire le plafond, et vous seule la touchez.}',
          '{si-boîtes-de-carton|Fusée qui cache les pieds : boîte basse, tenue à deux mains, et l’on marche; elle se range au bord avant que les planètes tournent.}',
          'Balle ou doigt dans l’œil : la main couvre l’œil sans appuyer, la balle est à bout de bras, et l’on reste sur place tant qu’un œil est couvert.',
          '{dedans|Bas aux pieds sur un plancher lisse : souliers ou pieds nus.}',
          '{cour ete|Coup de chaleur, coup de soleil, surface brûlante, piqûres : ombre, eau et pauses.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : balles et ballons de mousse ou de tissu, jamais un ballon gonflé de fête.'],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant en passant du petit chemin au grand?',
        'Motricité globale : comment règle-t-il son pas pour garder sa distance?',
        'Raisonnement : que fait-il pour vérifier une idée : compter, approcher, recommencer?',
      ],
      prolongements: [
        'Aux anniversaires, l’enfant fêté fait autant de tours du ballon qu’il a d’années.',
        'Un soir de lune, la famille marche et s’arrête : nous suit-elle? Elle est si loin qu’elle a l’air de suivre tout le monde.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je expliqué, qu’un tour de plus aurait montré?',
        'Quelle question d’enfant sur le ciel ai-je notée pour la chercher avec eux?',
      ],
    },
  },
  {
    key: 'pas-la-plus-haut-la',
    summary:
      'Le docteur promène un doigt sur le toutou : « Pas là… plus haut… là! » Le patient choisit son soin, et parfois le bobo ne se voit nulle part.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'docteur',
      'le docteur',
      'jouer au docteur',
      'médecin',
      'infirmière',
      'hôpital',
      'vétérinaire',
      'toutous',
      'toutou malade',
      'soigner les toutous',
      'docteur des toutous',
      'pansements',
      'pansement',
      'pansements et toutous',
      'plasteur',
      'bobo',
      'où as-tu mal',
      'ça fait mal',
      'malade',
      'soigner',
      'consoler',
      'les parties du corps',
      'prendre soin',
    ],
    seen: [
      'elle met des plasters sur la patte du lapin en peluche et lui demande si ça chauffe',
      'il promène son doigt sur la poupée en demandant c’est ici, c’est là',
      'ils se couchent par terre et jouent au patient, l’autre écoute le cœur avec un gobelet',
      'elle dit qu’elle a mal, mais elle sait pas montrer où sur son corps',
      'il refuse qu’on lui touche quand il s’est cogné, il veut choisir lui-même',
      'il a peur de sa piqûre demain, il examine son ourson depuis ce matin',
      'depuis son rendez-vous chez le médecin, il veut ausculter tous les amis',
      'au coin poupées, elle berce un bébé qui braille et cherche où est son bobo',
    ],
    picture:
      'Une enfant touche du doigt l’oreille d’un ours; l’ami qui le tient fait oui de la tête; un lapin a une bande à la patte, un toutou parle à l’éducatrice.',
    scenes: ['magasin-metiers', 'consoler', 'figurines'],
    sheet: {
      titre: 'Pas là… plus haut… là!',
      observationDepart:
        '« Il a mal. » L’ours est tendu à bout de bras. Où? L’enfant hausse les épaules, puis colle l’ours contre sa joue pour l’entendre.',
      intentionEducative:
        'Soutenir l’enfant qui apprend à demander où ça fait mal, à écouter la réponse, et à soigner comme l’autre le veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher où le patient a mal, en le lui demandant.',
        'Offrir un soin, et attendre le oui ou le non.',
        '{30min|Prendre soin d’un mal qui ne se voit pas.}',
        '{3-4a 4-5a|Nommer une partie du corps et dire ce que le patient ressent.}',
      ],
      materiel: [
        item('Toutous', 'un par enfant, un pour vous', 'Poupées'),
        item(
          'Pansements : bandes de ruban-cache ou de tissu, longues comme votre main',
          'deux par enfant, déchirées ou coupées par vous',
          'Mains, posées à plat',
        ),
        optional(
          '{si-trousse-de-médecin|Trousse de médecin}{si-trousse-de-docteur|Trousse de docteur}',
          'une, de jeu, pour quatre enfants',
          null,
        ),
        optional('{si-plasters|Plasters, ou pansements collants}', 'un par enfant, et c’est vous qui les ouvrez', null),
        optional('{30min si-couvertures|Petites couvertures}', 'une pour deux patients', null),
        optional('{3-4a 4-5a si-papier si-crayons|Papier et crayons}', 'un carré et un crayon pour deux enfants', null),
        optional('{si-téléphones|Vieux téléphone sans pile ni fil}', '{si-téléphones|un}', null),
      ],
      preparation: [
        'Collez les bandes de ruban-cache par un bout au bord d’une table, à portée de votre main seulement, ou empilez près de vous les bandes de tissu : vous les donnez une à une, et elles se posent, sans nœud. Pas de bande? La paume, posée à plat et chaude, est le pansement.',
        'Votre toutou a mal à l’oreille, et rien ne le montre : ni marque, ni pansement.',
        '{multiage|Deux par deux, mêlez les âges : le plus jeune tient le patient et hoche la tête, le plus vieux cherche.} {!multiage 2-3a|Tenez le patient vous-même : un docteur à la fois, les autres examinent leur toutou ou soufflent avec lui.} {!multiage !2-3a|Deux par deux : l’un tient le patient et parle pour lui, l’autre cherche. On échangera. Un enfant reste seul? Votre toutou est son patient.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Votre toutou, la tête basse, dans les bras : « Il a mal, et il ne sait pas le dire. Qui est docteur? » Un doigt s’approche? « Promène-le, et il te répondra. » Une patte : « Pas là. » L’autre : « Pas là… plus haut… » Le ventre : « Plus haut… » L’oreille : « Là! » Demandez-lui : « Veux-tu un souffle, une caresse, ou un pansement? » Le toutou vous parle à l’oreille. « Un pansement, mais sur la patte. » Sur la patte? C’est lui qui décide. Posez-le là où il le veut, et tendez un toutou à chacun. {si-plasters|Avec de vrais pansements collants, vous ôtez le papier; le docteur colle le sien sur la peluche, là où le patient le veut.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Le docteur demande « je peux? », attend, puis promène un seul doigt. Celui qui tient le patient répond : « Pas là… plus bas… là! » Alors le docteur offre un souffle, une caresse ou un pansement, et le patient choisit. {si-trousse-de-médecin si-trousse-de-docteur|Avec la trousse, le docteur montre chaque instrument et attend un oui avant de le poser.} Guéri? On échange. {2-3a|À deux ans, il a mal partout : « Bobo, bobo! » Chaque bobo reçoit son souffle.} {2-3a !multiage|Parlez pour son toutou, d’une toute petite voix : « Pas là… là! » Touchez ensuite le même endroit sur vous : « Mon genou à moi. Où est le tien? » Puis il parle, et c’est votre doigt qui cherche.} {3-4a|À trois ans, on nomme en touchant : coude, menton, talon. Le patient aide : « Tu brûles! »} {3-4a !multiage|Une fois, le patient dit « non » à tout : ni souffle, ni pansement. Le docteur recule d’un pas et demande : « Qu’est-ce que tu veux? » Rester tranquille, c’est un soin aussi.} {4-5a|À quatre ans, le docteur pose trois questions avant de toucher : « Depuis quand? Ça pique? Ça chatouille? »} {4-5a !multiage|Il dit d’avance ce qu’il va faire : « Je vais lever ta patte, doucement. » Le patient répond « vas-y » ou « attends ». S’il dit « attends », on compte ensemble jusqu’à ce qu’il soit prêt.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Comment sait-on qu’il a mal, s’il ne dit rien? » Faites marcher votre toutou : il boite. Tous le regardent, puis montrent : quelle patte? À leur tour, les patients bougent sans parler, et les docteurs observent avant de toucher. {2-3a|À deux ans, on fait « ayoye » pour lui, et l’on souffle.} {2-3a !multiage|Votre toutou se cache le ventre, puis l’œil, puis l’oreille, de ses deux pattes : « Ayoye! » Il devine, pose sa main dessus, et la laisse. « Encore un peu… c’est mieux. » Puis son toutou à lui cache un bobo, et vous cherchez.} {3-4a|À trois ans, le patient joue son mal : il boite, se tient la joue, refuse de s’asseoir.} {3-4a !multiage|Essayez de marcher comme lui, tous ensemble : où cela tire-t-il? On le dit au patient : « Moi aussi, une fois, j’ai eu mal là. » Il répond ce qui lui avait fait du bien.} {4-5a|À quatre ans, deux docteurs en discutent à voix basse, puis demandent au patient qui a raison.} {4-5a !multiage|Le patient fait le brave : « Même pas mal! », mais il boite. Que lui dit-on? On cherche une phrase qui ne le gêne pas, et on l’essaie sur lui.}',
        ),
        play(
          { 30: 6 },
          'Votre toutou revient. Le doigt cherche : pas la patte, pas l’oreille, pas le ventre… « J’ai mal, et ce n’est nulle part. » Attendez les idées. Il a eu peur? Il s’ennuie de quelqu’un? Où met-on un pansement là-dessus? Le patient choisit l’endroit. {si-couvertures|Avec une couverture, on le borde, le nez dehors, et l’on reste à côté.} {2-3a|À deux ans, on le serre fort, on le berce : voilà le remède.} {2-3a !multiage|Demandez-lui : « On le berce, ou on lui chante quelque chose? » Puis le toutou le remercie, la tête contre son bras.} {3-4a|À trois ans, on cherche pour le sien : gros chagrin, colère qui serre, ennui.} {3-4a !multiage|Le docteur reste assis à côté, sans rien faire, le temps de cinq souffles. Va-t-il mieux? Parfois un peu, et c’est déjà bien.} {4-5a|À quatre ans, on invente le remède : une phrase, un ami, un câlin remis à plus tard.} {4-5a !multiage|On l’essaie, on demande : « Est-ce que ça a aidé? » Sinon, on en cherche un autre, ou l’on reste là.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« La clinique ferme. » Chaque docteur demande à son patient : « Veux-tu garder ton pansement, ou que je l’enlève? » On l’ôte doucement, en le disant avant; la paume, elle, se lève tout lentement. Puis on lui donne une ordonnance à l’oreille : trois caresses, un dodo, une chanson. {3-4a 4-5a si-papier si-crayons|Avec papier et crayon, on la dessine : trois traits, trois caresses.} {si-téléphones|Au téléphone, un docteur appelle chez son patient : « Il va mieux, venez le chercher. »} Votre toutou chuchote : « Mon docteur m’a demandé, et il a attendu ma réponse. » Les bandes de tissu retournent en pile, le ruban va à la poubelle, et chacun ramène son patient chez lui, dans ses bras.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites répondre le toutou à voix basse : le docteur s’approche, et il écoute.',
          'Attendez la réponse après « je peux? », même quand le patient est en peluche.',
          '{2-3a|Prêtez le mot au moment où son doigt se pose : « Le coude. Pas là. »}',
          'Un enfant parle d’un vrai mal? Laissez le jeu, écoutez-le sans questionner; si ce qu’il dit vous inquiète, suivez la procédure de votre milieu.',
        ],
        questionsOuvertes: [
          'Où est-ce que ça fait mal?',
          'Que veut ton patient?',
          '{3-4a 4-5a 20min 30min|Comment sais-tu qu’il a mal?} {3-4a 4-5a 10min|Que lui demandes-tu avant de toucher?}',
        ],
      },
      vocabulaire: [
        'le docteur',
        'le bobo',
        'plus haut',
        'plus bas',
        'le pansement',
        'soigner',
        '{3-4a 4-5a|le patient}',
        '{4-5a|l’ordonnance}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Restez sa partenaire : un toutou, un doigt, deux endroits à essayer. « Pas là! » est déjà tout un dialogue.',
        },
        {
          pour: '3-4a',
          texte:
            'Il donne le soin avant de demander? Faites reculer le toutou : « Attends! Demande-moi d’abord. » Il recommence, et le toutou dit oui.',
        },
        {
          pour: '4-5a',
          texte: 'Le docteur cherche les yeux fermés, guidé par les mots seulement : plus haut, plus bas, à côté.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas? Le patient répond d’une patte levée ou d’une tête qui hoche. La clinique rappelle un mauvais souvenir? Il peut rester le patient, ou seulement tenir la pile. Un toutou peut porter des lunettes ou un plâtre comme les siens, faits d’une bande, si l’enfant le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les patients ont le bout des pattes gelé : on les réchauffe entre deux paumes.} {hiver|L’été, les patients ont des piqûres de moustique : on souffle dessus, sans gratter.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Refus du patient, docteur déçu.', 'Mauvais souvenir qui revient, quelques larmes.'],
        dangersAEliminer: [
          'Soin sur un enfant : le docteur soigne les toutous; aucun vêtement ne se soulève.',
          'Bande autour d’un cou, d’un visage ou d’un poignet : elle se pose sur la peluche, sans nœud, et n’est pas plus longue que votre main.',
          '{2-3a|Bande mordue ou mise en boule dans la bouche : reprenez-la, et la paume devient le pansement.}',
          'Remède, seringue, crème, même vides : rien de la vraie pharmacie n’entre au jeu.',
          '{si-trousse-de-médecin si-trousse-de-docteur|Instrument jouet dans une oreille, un nez ou une bouche : il se pose sur la peluche; ce qui s’en détache reste dans votre poche.}',
          '{2-3a si-plasters|Pansement ou papier à la bouche : vous les donnez un à un et gardez les papiers.}',
          '{si-téléphones|Téléphone qui s’ouvre sur une pile : il sort du jeu.}',
          '{2-3a|Œil, bouton ou ruban qui branle sur un toutou : il reste sur la tablette.}',
        ],
        supervision: 'palier2',
        allergies: ['Ruban et vrais pansements collent à la peluche, pas à la peau : colle et latex irritent.'],
      },
      observation: [
        'Compétences sociales : attend-il la réponse avant de toucher?',
        'Langage oral : avec quels mots ou quels gestes cherche-t-il l’endroit?',
        'Compétences émotionnelles : que propose-t-il {10min 20min|pour que son patient aille mieux}{30min|quand le bobo ne se voit pas}?',
      ],
      prolongements: [
        'Devant un vrai bobo, gardez les questions du jeu : « Où? Que veux-tu : un souffle, de l’eau, ou que je reste là? »',
        'Le soir, un toutou de la maison consulte : l’enfant promène son doigt, et un parent répond pour le patient.',
      ],
      reflexionRetroaction: [
        'Ai-je demandé « je peux? » avant de moucher, d’essuyer, de prendre?',
        'De quel {30min|mal qui ne se voit pas}{10min 20min|bobo} parlent-ils le plus?',
      ],
    },
  },
]
