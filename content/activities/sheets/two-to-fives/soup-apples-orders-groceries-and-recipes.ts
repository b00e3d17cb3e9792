import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A soup packed by floors, an apple that opens on a star, a kitchen where everyone is the chef, a till at the tip of each finger, and a dough that swallows its recipe. */
export const TWO_TO_FIVES_SOUP_AND_APPLE_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-durs-descendent-les-premiers',
    summary:
      'La carotte résiste au pouce, l’épinard plie : de vrais légumes se tâtent, se cassent, se déchirent et descendent par étages dans la soupe.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la soupe',
      'soupe',
      'faire de la soupe',
      'faire une soupe',
      'soupe aux légumes',
      'légumes',
      'vrais légumes',
      'légumes et chaudrons',
      'chaudrons',
      'chaudron',
      'louche',
      'carotte',
      'brocoli',
      'haricots',
      'épinards',
      'casser des haricots',
      'déchirer des feuilles',
      'laver les légumes',
      'brosser les légumes',
      'sentir les légumes',
      'préparer la soupe',
      'cuisiner',
      'il refuse les légumes',
    ],
    seen: [
      'elle casse ses haricots crac, et déchire la laitue en petits bouts',
      'il serre la carotte et l’épinard entre ses doigts pour voir qui est mou',
      'ils lavent les légumes avec une débarbouillette dans une bassine d’eau',
      'il lève le nez sur tout ce qui est vert dans son assiette au dîner',
      'elle veut cuisiner pour vrai, pas juste avec du plastique',
      'il sent chaque légume et dit beurk ou miam avant de le mettre dans le plat',
      'dans le coin cuisine, ils brassent du vide, alors on leur a mis du vrai',
      'depuis la récolte du jardin, ils veulent faire le souper avec les légumes',
    ],
    picture:
      'Un enfant descend une carotte dans un chaudron; une amie laisse tomber des feuilles déchirées, une autre défait un brocoli; l’éducatrice joue au téléphone.',
    scenes: ['cuisine', 'trier', 'sentir'],
    sheet: {
      titre: 'Dans la soupe, les durs descendent les premiers',
      observationDepart:
        '« De la soupe! » Un enfant brasse un chaudron vide. Son amie se penche : « Y a même pas de légumes dedans. »',
      intentionEducative:
        'Permettre aux enfants de préparer de leurs mains une vraie soupe, en tâtant chaque légume pour savoir quand il entre au chaudron.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître du pouce un légume dur, un légume qui casse et une feuille molle.',
        'Casser et déchirer à deux mains.',
        'Suivre une recette dite, et la redire dans l’ordre.',
      ],
      materiel: [
        food(
          'Légumes frais entiers : un dur (carotte ou patate), un qui casse (brocoli ou haricots), un en feuilles (épinards ou chou frisé)',
          'par enfant et pour vous : un dur, un morceau de brocoli gros comme le poing ou une poignée de haricots, une poignée de feuilles',
          null,
        ),
        item('Chaudrons', 'un pour deux ou trois enfants, froids et vides', 'Grands bols'),
        optional('Louche', 'une par chaudron', 'Poing fermé qui tourne dans l’air'),
        optional('Débarbouillettes neuves ou bien propres, mouillées', 'une par enfant', 'Bouts des doigts'),
        {
          ...food(
            '{si-bananes|Bananes mûres, en pelure}',
            '{si-bananes|une à passer; à la collation, une moitié par enfant}',
            null,
          ),
          facultatif: true,
        },
        { ...food('{si-avoine|Flocons d’avoine}', '{si-avoine|une pincée par enfant}', null), facultatif: true },
        optional(
          '{30min 45min si-papier si-crayons|Papier et crayon}',
          '{30min 45min si-papier si-crayons|une feuille et un crayon, pour vous}',
          null,
        ),
        optional('{si-paniers|Panier}', '{si-paniers|un, bien lavé}', null),
      ],
      preparation: [
        'Entendez-vous avec la cuisine : elle relavera les légumes, coupera ce qui est resté entier et cuira la soupe plus tard, loin des enfants. Rien ne cuit aujourd’hui? Les légumes attendent au réfrigérateur jusqu’à demain.',
        'Relisez les allergies : un légume exclu pour un enfant quitte la soupe de tous. Rincez les légumes à l’eau froide et laissez-les entiers, sauf le brocoli : défaites-le en gros morceaux, un par enfant.',
        'Lavez la table. Juste avant, on mouche les nez et on se lave les mains.',
        'Au milieu de la table, couchez les légumes, les trois sortes mêlées. {si-paniers|Un panier les passera ensuite de voisin en voisin, une sorte par tour.} Il vous manque une sorte? La soupe aura deux étages. Placez un chaudron pour deux enfants; un enfant reste seul? Il se joint à deux autres. Si vous avez des louches, gardez-les près de vous.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5 },
          'Assise avec les enfants, penchez le nez dans un chaudron vide : « Ma soupe ne sent rien. Que lui manque-t-il? » Attendez leurs réponses. Prenez dans le tas un légume dur et serrez-le entre deux doigts : « Dur! » Serrez une feuille : elle plie. « Molle! » Demandez : « Dans la soupe, lequel doit cuire le plus longtemps? » Écoutez les réponses, puis dites la recette, étage par étage, avec les mains : « Les durs descendent les premiers », et le poing descend. « Ceux qui cassent vont au milieu », et deux poings cassent un bâton invisible. « Les feuilles restent en haut », et les doigts volettent.',
        ),
        play(
          { 20: 5, 30: 7, 45: 10 },
          'Chacun prend dans le tas un légume de chaque sorte. On les frotte un par un, des doigts ou avec une débarbouillette mouillée, jusque dans les plis, et on les sent d’un bout à l’autre. Puis le pouce appuie : dur, cassant ou mou? On montre sa réponse avec les mains de la recette. {si-bananes|Une banane en pelure passe sous les pouces : molle, mais va-t-elle dans la soupe?} {3-4a|À trois ans, on frotte longtemps, et c’est très bien : un légume à la fois.} {3-4a !multiage|Frottez le vôtre à côté : « J’ai de la terre dans un pli. Et toi? » L’enfant cherche le bout pointu, le bout rond, la queue de la feuille. Tendez-lui votre légume, puis le sien : les deux sentent-ils pareil?} {4-5a|À quatre ans, on aligne ses légumes, du plus dur au plus mou, et l’on dit pourquoi.} {4-5a !multiage|Un voisin n’est pas d’accord? Deux pouces appuient sur le même légume, et chacun donne son avis. Ensuite, l’un ferme les yeux; un voisin lui met un légume dans la paume : il le nomme, puis dit s’il va en bas, au milieu ou en haut.}',
        ),
        play(
          { 20: 7, 30: 9, 45: 14 },
          'Descendez le poing : « Les durs! » Chacun couche le sien au fond de son chaudron, entier. Cassez votre bâton invisible : « Ceux qui cassent! » Le haricot se plie jusqu’au « clac »; le brocoli se défait, bouquet par bouquet. {45min|Encore gros? On recasse plus petit, l’oreille au « clac ».} Faites voleter vos doigts : « Les feuilles! » On les déchire et on les laisse tomber de haut. {3-4a|À trois ans, une main tient le légume, l’autre tire ou plie.} {3-4a !multiage|Il ne cède pas? Tenez un bout, l’enfant tire à deux mains. La feuille se déchire en long, puis en travers : de quel côté est-ce plus facile?} {4-5a|À quatre ans, à chaque étage, un autre enfant du chaudron l’annonce avec les mains.} {4-5a !multiage|Chacun dit combien de morceaux il fera, puis les compte. À la fin, on se penche sur le chaudron : quel étage voit-on? On soulève une feuille pour voir les autres.} Un légume est au mauvais étage? On le repêche et on le remet à sa place.',
        ),
        play(
          { 30: 5, 45: 9 },
          'Tous s’assoient autour des chaudrons. La main à l’oreille, jouez la cuisinière qui téléphone : « Allô! Pour la soupe, je mets les feuilles au fond, c’est ça? » Laissez-les protester. « Alors, dites-moi tout : qui descend en premier? Et après? » Répétez ce qu’ils disent, et trompez-vous encore : « Bon, je mets ma pantoufle au milieu. » {si-papier si-crayons|Sur une feuille à trois étages, dessinez ensuite ce qu’ils vous dictent.} {3-4a|À trois ans, on crie « Non! » et l’on montre la bonne place avec les mains.} {3-4a !multiage|Demandez ensuite un légume à la fois : « Et la carotte? Et l’épinard? » L’enfant répond en montrant le bas, le milieu ou le haut du chaudron. Puis il met la main à l’oreille et vous appelle.} {4-5a|À quatre ans, un enfant joue la cuisinière et glisse une erreur; les autres la trouvent.} {4-5a !multiage|Puis on s’appelle à deux ou à trois, dos à dos : l’un dicte toute la recette sans les mains, l’autre la redit. A-t-il oublié un étage? On échange.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Posez les mains sur un chaudron : « Elle est prête à cuire. » {si-avoine|Chacun laisse pleuvoir une pincée d’avoine dans son chaudron : en cuisant, elle épaissira la soupe.} Chacun brasse sa soupe un seul tour, sur le dessus, à la louche ou du poing dans l’air. Puis tous disent la recette avec les mains, trois fois, de plus en plus bas : « Les durs en bas, ceux qui cassent au milieu, les feuilles en haut, bonne nuit, ma soupe! » Posez les chaudrons hors de portée, prêts pour la cuisine. Les enfants ramassent les bouts tombés, essuient leur place et se lavent les mains. « Quand la soupe reviendra, cherche dans ton bol ce que tes mains ont cassé. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Appuyez votre pouce sur le même légume que l’enfant, et attendez son mot avant de dire le vôtre.',
          'Montrez le geste de casser, puis rendez-lui le légume : ses mains finissent.',
          'Un enfant ne veut pas toucher? Il annonce les étages, et vous cassez pour lui.',
        ],
        questionsOuvertes: [
          'Que sent ton pouce?',
          'Pourquoi les durs descendent-ils les premiers?',
          'Qu’est-ce qui vient après?',
          'Quel légume veux-tu sentir encore?',
        ],
      },
      vocabulaire: ['la soupe', 'le chaudron', 'dur', 'cassant', 'mou', 'un bouquet', 'déchirer', 'la recette'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez-lui deux sortes seulement, un légume dur en bas et une feuille en haut. Il ajoute ce qui casse quand il le réclame.',
        },
        {
          pour: '4-5a',
          texte:
            'Montrez-lui une queue de feuille ou un pied de brocoli : à quel étage irait ce morceau? Il le tâte, décide et l’explique.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main faible? Le chaudron se cale contre lui, et vous tenez l’autre bout du légume. Les doigts mouillés dérangent? Il touche avec la débarbouillette. Il ne parle pas? Les trois gestes des mains disent toute la recette.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les durs prennent toute la place : navet, carotte, patate, avec quelques feuilles de chou.} {hiver|L’été, haricots et épinards du jardin : presque toute la soupe se casse et se déchire.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Légume échappé, feuilles à côté du chaudron.', 'Grimace devant une odeur forte.'],
        dangersAEliminer: [
          'Étouffement : rien ne se goûte cru. Le morceau porté à la bouche se jette, et l’enfant se rince les mains.',
          'Brûlure : les chaudrons sont froids et vides, sur une table loin de la cuisinière; la soupe cuit sans les enfants et leur revient tiède.',
          'Eau du rinçage : vidée aussitôt, avant que les enfants arrivent à la table.',
          'Couteau ou épluche-légumes : aucun à la table, on casse et on déchire avec les mains.',
          'Microbes : mains lavées avant et après; ce qui tombe au plancher se met à part et se relave.',
          'Chaudron lourd sur les pieds : il reste au milieu de la table, vous seule le portez.',
          '{si-bananes|Banane ouverte pendant le jeu : elle se tâte en pelure; vous la pelez à la collation, mangée assis, à une table propre.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Légumes de la soupe : vérifiez chaque plan d’allergie avec la cuisine avant de les sortir, même pour toucher seulement.',
          '{si-avoine|Avoine : elle contient souvent du gluten; un enfant l’évite? Laissez-la de côté.}',
          '{si-bananes|Banane : un enfant y réagit? Laissez-la à la cuisine.}',
        ],
      },
      observation: [
        'Catégories et concepts : comment l’enfant décide-t-il qu’un légume va en bas, au milieu ou en haut?',
        'Langage oral : que redit-il de la recette, et dans quel ordre?',
        'Motricité fine : que fait l’autre main, quand une main casse?',
      ],
      prolongements: [
        'Quand la soupe est servie, on y cherche les durs, devenus mous : qu’est-ce qui les a changés?',
        'Envoyez aux familles la recette des trois étages : l’enfant la leur dit avec les mains.',
      ],
      reflexionRetroaction: [
        'Quel enfant a touché aujourd’hui un légume qu’il repousse dans son assiette?',
        'Ai-je laissé chaque enfant chercher comment casser le sien?',
      ],
    },
  },
  {
    key: 'l-etoile-etait-dedans',
    summary:
      'Toc, toc, pomme, que caches-tu? L’adulte l’ouvre en travers : une étoile, avec ses pépins! Chacun tourne sa pomme, la touche, la sent, puis goûte.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs', 'jardin-et-recolte'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une table suffit : on y ouvre la pomme, on la touche et on la goûte.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les pommes',
      'pommes',
      'pomme',
      'de vraies pommes',
      'couper une pomme',
      'l’étoile dans la pomme',
      'étoile de la pomme',
      'pépins',
      'les pépins',
      'la queue de la pomme',
      'goûter des pommes',
      'goûter une pomme',
      'la pomme brunit',
      'pomme brune',
      'comparer des pommes',
      'rouler une pomme',
      'sentir une pomme',
      'qu’est-ce qu’il y a dedans',
      'retour du verger',
      'collation de pommes',
    ],
    seen: [
      'il brasse son fruit à son oreille pour savoir s’il y a quelque chose dedans',
      'elle cogne sur la pelure et demande au ver de sortir de sa maison',
      'ils ouvrent tout en deux, une clémentine, un poivron, pour voir la forme en dedans',
      'il demande pourquoi son morceau est rendu brun depuis tantôt',
      'elle mange jamais ce fruit-là, mais elle l’a senti et léché du bout de la langue',
      'il me pose dix questions sur les petites graines, il veut les garder',
      'depuis la cueillette au verger, ils comparent leurs rouges et leurs vertes au dîner',
      'à la collation, un quartier avait un trou au milieu, tout le monde voulait voir',
    ],
    picture:
      'L’éducatrice ouvre une pomme comme un livre : une étoile; les enfants ont les mains à plat sur la leur, une amie regarde sous la sienne.',
    scenes: ['pourquoi', 'repas', 'sentir', 'rouler'],
    sheet: {
      titre: 'L’étoile était dans la pomme',
      observationDepart: '« Y a quoi, dedans? » Un enfant tourne une pomme, gratte la queue et la colle à son oreille.',
      intentionEducative:
        'Éveiller la curiosité pour ce qu’une pomme cache, en l’écoutant, en la touchant, en la voyant s’ouvrir, puis en goûtant.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher ce qu’il y a dans une pomme, avant de l’ouvrir et après.',
        'Trouver sur sa pomme la queue, les deux creux et la petite étoile sèche du dessous.',
        '{20min 30min|Essayer de faire rouler sa pomme, et voir où elle va.}',
        '{30min|Remarquer ce qui change quand une pomme reste ouverte.}',
      ],
      materiel: [
        food('Pommes', 'une par enfant, deux pour vous, et une à goûter pour quatre enfants', null),
        optional(
          'Couteau et planche de l’adulte',
          'un de chaque, tenus par vous seule',
          'Deux pommes ouvertes en travers à la cuisine, juste avant, et refermées',
        ),
        {
          ...food('{30min si-farine|Farine de blé}', '{30min si-farine|un fond d’assiette, devant vous}', null),
          facultatif: true,
        },
        optional('{si-bols|Bol}', '{si-bols|un, tenu par vous}', null),
        optional('{20min 30min si-paniers|Panier}', '{20min 30min si-paniers|un}', null),
        optional('{30min si-loupes|Loupes incassables}', '{30min si-loupes|une ou deux}', null),
      ],
      preparation: [
        'Vérifiez les allergies à la pomme. Lavez les pommes et ôtez celles qui sont meurtries. On se lave les mains.',
        'À la cuisine, pelez les pommes à goûter, ôtez le cœur et les pépins. {2-3a|À deux ans, la pomme se goûte râpée seulement : râpez-la fin.} {2-3a multiage|À partir de trois ans, des lamelles si minces qu’elles plient et laissent passer le jour.} {!2-3a|Tranchez des lamelles si minces qu’elles plient et laissent passer le jour.} Gardez le tout couvert, hors de portée.',
        'Le couteau et la planche attendent hors de portée des enfants, derrière vous. Vous ne voulez pas couper devant le groupe? Ouvrez vos deux pommes en travers à la cuisine, refermez-les, et faites comme si elles étaient entières.',
        'Mettez une pomme devant chaque place. {20min 30min dedans|Dégagez aussi un coin de plancher : c’est là que les pommes rouleront.} {20min 30min cour|Choisissez aussi un coin de sol plat, sec et propre : c’est là que les pommes rouleront.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tous sont assis à la table, une pomme entre les mains. Collez la vôtre à votre oreille et secouez-la : « Chut! Est-ce que ça bouge, là-dedans? » Chacun écoute la sienne. Cognez dessus, tout doucement : « Toc, toc, pomme! Que caches-tu? » Chacun cogne et demande. Du jus? Un ver? Une maison? Répétez chaque idée, sans dire si c’est la bonne. « On ouvre la mienne pour le savoir. »',
        ),
        guided(
          { 10: 1, 20: 2, 30: 2 },
          'Les mains des enfants se posent à plat sur leur pomme. Couchez la vôtre sur le côté et coupez-la en travers, lentement; ou tenez-la fermée, si la cuisine l’a déjà ouverte. « Un… deux… trois! » Ouvrez-la comme un livre : une étoile! « Ma deuxième pomme en a-t-elle une aussi? » On devine, et vous l’ouvrez. Le couteau repart aussitôt hors de portée.',
        ),
        play(
          { 10: 5, 20: 6, 30: 8 },
          'Tenez une moitié dans chaque main, devant deux enfants : du doigt, ils font le tour de l’étoile, sans prendre les pépins. Les autres trouvent la queue de leur pomme, puis la retournent : dans le creux du dessous, ils touchent une petite étoile sèche, ce qui reste de la fleur. Puis deux autres enfants viennent à vous. {2-3a|À deux ans, le doigt va dans un creux, puis dans l’autre : « En haut! En bas! »} {2-3a !multiage|Le nez sent la moitié ouverte, puis la pomme fermée. Refermez votre pomme : « Partie, l’étoile? » Ouvrez-la : « La voilà! » On recommence tant que ça fait rire.} {3-4a|À trois ans, on compte les pointes.} {3-4a !multiage|« Une, deux, trois, quatre, cinq! » Chacun ouvre ses cinq doigts devant l’étoile : une pointe, un doigt. Où dorment les pépins? L’enfant les montre, sans les prendre.} {4-5a|À quatre ans, on compte les pépins qui dorment dans chaque pointe.} {4-5a !multiage|On compare les deux pommes. Puis on cherche sur la sienne ce qui touchait l’arbre et ce qui était la fleur. Et le pépin, qu’attend-il de devenir?} À la fin, ôtez vous-même les pépins. {si-bols|Ils tombent dans votre bol : tic, tic, combien?} {30min|Refermez une des pommes; laissez l’autre ouverte.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Chacun apporte sa pomme entière au coin préparé, s’assoit et la pousse d’une petite tape. Elle ne va pas tout droit : elle tourne! On la couche, on la lève sur son étoile sèche, on la met la queue en bas : laquelle tient debout? {si-paniers|Un panier couché attend les pommes : laquelle tourne assez pour y entrer?} {2-3a|À deux ans, on la pousse, on va la chercher à quatre pattes et on recommence.} {2-3a !multiage|Ouvrez les jambes : c’est la maison de la pomme. L’enfant la pousse, elle vire à côté, et vous partez après elle à quatre pattes : « Reviens, coquine! » Puis c’est lui qui ouvre les jambes, et vous qui poussez.} {3-4a|À trois ans, on vise un ami assis en face, jambes ouvertes.} {3-4a !multiage|Elle passe à côté? On la tourne, la queue de l’autre bord, et l’on essaie encore. Puis on se rapproche d’un pas. Une grosse et une petite partent ensemble : laquelle va le plus loin?} {4-5a|À quatre ans, avant de pousser, on montre du doigt de quel côté elle va tourner.} {4-5a !multiage|Tourne-t-elle du côté de la queue ou du côté de l’étoile? On pousse trois fois, et l’on regarde si c’est toujours pareil. On échange sa pomme avec un ami : la plus ronde va-t-elle plus droit?}',
        ),
        play(
          { 30: 5 },
          'Retour à la table. Regardez la pomme laissée ouverte : a-t-elle changé de couleur? Soulevez le dessus de celle qui est restée fermée. Posez-les côte à côte, sans un mot. {si-loupes|À la loupe, on cherche où le brun commence : au bord ou au cœur?} {2-3a|À deux ans, on montre du doigt la blanche, puis la brune.} {2-3a !multiage|Nommez ce qu’il montre : « Blanche. Brune! » Ouvrez et refermez encore : « Coucou, l’étoile! »} {3-4a|À trois ans, on cherche les taches brunes et l’on dit laquelle des deux en a le plus.} {3-4a !multiage|Est-elle encore bonne? Sentez-la ensemble. On mime les deux pommes : les mains collées pour la fermée, les mains ouvertes pour l’autre.} {4-5a|À quatre ans, on cherche ce qui a touché la pomme ouverte, et pas l’autre. Aidez-les : « C’est l’air! »} {4-5a !multiage|Comment garder une pomme blanche jusqu’à tantôt? On essaie une idée : la refermer, la couvrir d’une main, la coucher face contre la planche ou la table.} Rien n’a encore bruni? Certaines pommes sont lentes : dites-le, et regardez-la de nouveau plus tard. {si-farine|Pressez ensuite une moitié dans une assiette de farine : l’étoile y reste-t-elle?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chacun cogne à sa pomme : « Toc, toc! Que caches-tu? » Tous ouvrent cinq doigts : « Une étoile! » Ramassez les pommes entières. {20min 30min|On se lave de nouveau les mains.} Tous sont assis pour goûter. {2-3a|À deux ans, déposez dans la paume une pincée de pomme râpée : on la sent, on la touche de la langue, puis on la mange.} {2-3a multiage|À partir de trois ans, donnez une lamelle mince, pelée.} {!2-3a|Donnez à chacun une lamelle mince, pelée.} {3-4a 4-5a|On la lève devant ses yeux : « Vois-tu le jour à travers? » Puis on la sent et on la croque.} La bouche est vide avant d’en reprendre. Dites ce que vous goûtez : « C’est frais. Ça pince un peu. » Qui n’en veut pas la sent et la dépose. Demandez : « Elle goûte quoi, ta pomme? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez trois respirations avant d’ouvrir la pomme : les idées viennent pendant ce temps.',
          'Tenez la moitié de pomme vous-même, à la hauteur des yeux; l’enfant avance son doigt.',
          'À une question, répondez : « Allons voir sur ta pomme. »',
        ],
        questionsOuvertes: [
          'Que caches-tu, pomme?',
          'À quoi cela te fait-il penser?',
          '{20min 30min|De quel côté va-t-elle tourner?}',
          '{30min|Qu’est-ce qui a changé?}',
        ],
      },
      vocabulaire: [
        'la pomme',
        'la queue',
        'le creux',
        'l’étoile',
        'le pépin',
        '{3-4a 4-5a|une lamelle}',
        '{20min 30min|rouler croche}',
        '{30min|brunir}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Assoyez-le tout près de vous. Ôtez les pépins : il ouvre et referme votre pomme coupée, sa main sous la vôtre, autant de fois qu’il veut.',
        },
        {
          pour: '3-4a',
          texte: 'Il croit que sa pomme à lui est vide? Gardez-la et ouvrez-la devant lui demain, à la collation.',
        },
        {
          pour: '4-5a',
          texte:
            'Que verrait-on si vous coupiez de haut en bas, de la queue au creux? Il le dit d’abord; à la prochaine pomme, coupez ainsi : où est l’étoile?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne voit pas bien l’étoile? Guidez son doigt dans le creux du dessous, puis sur la chair mouillée. Texture adaptée ou plan d’alimentation : suivez-le à la lettre; sentir suffit.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, les pommes gardées au froid se prêtent au même jeu, dedans : l’étoile y est encore.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts collants.', '{20min 30min|Pomme échappée qui file sous un meuble ou un banc.}'],
        dangersAEliminer: [
          'Couteau : vous seule le tenez, les mains des enfants à plat sur leur pomme; il se range aussitôt, hors de portée.',
          'Étouffement : la pomme entière ne se croque pas pendant le jeu; une pomme mordue se retire aussitôt, et l’on vérifie que la bouche est vide. {2-3a|À deux ans, pomme râpée seulement.} {2-3a multiage|À partir de trois ans, lamelles très minces, pelées, sans pépin.} {!2-3a|Lamelles très minces, pelées, sans pépin.} On goûte assis, une bouchée à la fois, vous à portée de bras.',
          'Pépins : ils ne se mangent pas; vous les ôtez de l’étoile et les jetez.',
          '{20min 30min|Pomme qui a roulé par terre : elle se relave avant d’être mangée. Elle roule, on ne la lance pas.}',
          '{cour|Guêpes attirées par le jus : pomme à goûter couverte, restes ramassés; s’il en vient, on finit dedans.}',
          '{30min si-farine|Farine crue : elle ne se goûte pas; l’assiette reste devant vous, et la moitié farinée se jette.}',
          '{30min si-loupes cour|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Pomme : vérifiez le plan de chaque enfant avant de sortir les pommes, pour toucher comme pour goûter.',
          '{30min si-farine|Blé : un enfant y est allergique? Laissez la farine de côté.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que dit l’enfant de l’intérieur, avant de l’ouvrir et après?',
        'Langage oral : quels mots trouve-t-il pour ce qu’il touche, sent ou goûte?',
        'Alimentation : que fait l’enfant avant de goûter, et à quel moment se décide-t-il?',
      ],
      prolongements: [
        'À la collation de demain, une poire s’ouvre en travers elle aussi : y a-t-il une étoile?',
        'À la maison, un parent coupe une pomme en travers, et l’enfant fait « toc, toc » avant.',
      ],
      reflexionRetroaction: ['Ai-je laissé deviner, ou ai-je annoncé l’étoile?', 'Qui a goûté sans que je le demande?'],
    },
  },
  {
    key: 'oui-chef-disent-tous-les-chefs',
    summary:
      'Ce restaurant n’a que des chefs : chef de la salle, des plats, des verres. Chacun touche à sa chose, et ding! les toques invisibles changent de tête.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'cuisine-et-saveurs'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le restaurant',
      'restaurant',
      'jouer au restaurant',
      'resto',
      'vaisselle de dînette',
      'vaisselle',
      'dînette',
      'papier et crayons',
      'papier, crayons',
      'plusieurs veulent être le chef',
      'tout le monde veut être le chef',
      'c’est moi le chef',
      'chef',
      'chef cuisinier',
      'prendre les commandes',
      'prendre la commande',
      'menu',
      'serveur',
      'serveuse',
      'servir',
      'changer de rôle',
      'chicane au restaurant',
      'mettre la table',
    ],
    seen: [
      'il note une commande sur un bout de papier et crie une poutine, une',
      'elle met les assiettes, lui les verres, chacun touche juste à son affaire',
      'ils sonnent la cloche et changent de tablier à toutes les deux minutes',
      'personne veut être le client, ils sont quatre à brasser le même chaudron',
      'elle donne des ordres à toute la gang, ça finit par bouder dans le coin',
      'il se vante de savoir faire les meilleures crêpes, il veut les servir à tout le monde',
      'depuis le souper chez St-Hubert, le coin cuisine a ses tables et son menu dessiné',
      'au coin maison, les repas sont prêts mais y a pas un chat assis à table',
    ],
    picture:
      'À table, devant les plats dessinés, une enfant pose une toque invisible sur un ami; l’éducatrice frappe un verre; un bol arrive, un autre tient les verres.',
    scenes: ['cuisine', 'chicane', 'cooperer', 'inventer-regles'],
    sheet: {
      titre: '« Oui, chef! » disent tous les chefs',
      observationDepart:
        '« C’est moi, le chef! » « Non, c’est moi! » Au restaurant, plusieurs veulent être le chef, et personne ne s’assoit pour manger.',
      intentionEducative:
        'Permettre à chacun d’être chef de quelque chose, de découvrir qu’un repas a besoin de tous, et de passer son poste à un ami.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir son poste et compter sur celui des autres.',
        'Dire une commande, l’écouter, la transmettre.',
        'Donner son poste à un ami, et en prendre un autre.',
      ],
      materiel: [
        item(
          'Vaisselle de dînette',
          'un bol ou une assiette, un verre et une cuillère par enfant, autant pour vous',
          'Vaisselle de plastique de la cuisine',
        ),
        optional('Carnets', 'un par chef de salle', 'Papier plié en quatre'),
        optional('Papier', 'deux feuilles par enfant', 'Doigts levés, un par chose demandée'),
        optional('Crayons', 'un par enfant, et un pour vous', 'Doigts levés, un par chose demandée'),
        optional('{si-nappes|Nappes, pliées à la grandeur de la table}', '{si-nappes|une par table}', null),
        optional('{si-chapeaux|Chapeau}', '{si-chapeaux|un, lavable}', null),
        optional('{si-aliments-de-jeu|Aliments de jeu}', '{si-aliments-de-jeu|deux par enfant}', null),
        optional(
          '{si-pâte-à-modeler|Pâte à modeler}',
          '{si-pâte-à-modeler|une boule grosse comme le poing par chef des plats}',
          null,
        ),
        optional(
          '{si-argent-de-jouet si-caisse-enregistreuse|Argent de jeu, en billets, ou caisse enregistreuse de jouet}',
          '{si-argent-de-jouet si-caisse-enregistreuse|une poignée de billets ou une caisse}',
          null,
        ),
      ],
      preparation: [
        'D’un côté, la salle à manger : une table et des chaises. À trois pas, la cuisine : une autre table ou le tapis. Mettez les bols, les assiettes et les cuillères à un bout de la cuisine; les verres, à l’autre bout. {si-aliments-de-jeu|Les aliments de jeu attendent près des assiettes : ils sont au chef des plats.} {si-pâte-à-modeler|La pâte à modeler est au chef des plats : il y façonne la commande.}',
        'La moitié des enfants seront des chefs debout; l’autre moitié, des chefs goûteurs, assis. Leur nombre est impair? Vous êtes la goûteuse qui manque.',
        'Donnez les postes debout dans cet ordre, puis recommencez : chef de salle, chef des plats, chef des verres. Sans chef des verres, le chef des plats sert aussi à boire. Un seul chef debout fait tout.',
        'La règle : chacun touche seulement à sa chose. Les plats sont au chef des plats, les verres au chef des verres; le chef de salle prend la commande et apporte ce qui est prêt. Au « ding », chaque chef debout donne son poste à un goûteur. {si-argent-de-jouet si-caisse-enregistreuse|La caisse est au chef de salle : qui a mangé le paie, de billets de jeu ou d’air.}',
        'Avec du papier et des crayons, mettez à la table à manger une feuille et un crayon par enfant, pour le menu. Pliez les autres feuilles en quatre : une commande par carré.',
      ],
      deroulement: [
        opening(
          { 20: 5, 30: 5, 45: 7 },
          'Tout le monde est assis dans la salle à manger. Frappez un verre d’une cuillère : « Ding! Bienvenue au restaurant! Qui est le chef? » Toutes les mains se lèvent. « Parfait : il n’y a que des chefs! Que sais-tu cuisiner? » Chacun dit son plat; s’il y a du papier, il le dessine, et les dessins sont le menu. Prenez dans l’air un chapeau de chef invisible, la toque, et posez-la sur une tête : « Toi, chef de salle : tu prends la commande, tu apportes. » Une autre : « Toi, chef des plats. » Une autre : « Toi, chef des verres. » Aux autres : « Vous, chefs goûteurs : sans vous, qui dira si c’est bon? » Chacun touche seulement à sa chose. À chaque demande, on répond : « Oui, chef! » Pratiquez.',
        ),
        play(
          { 20: 4, 30: 5, 45: 7 },
          'Les goûteurs restent à table, les chefs vont à leur poste. Un goûteur commande à manger et à boire. Le chef de salle redit : « Une soupe, un jus! » S’il y a du papier ou un carnet, il trace un rond pour le plat, un trait pour le verre, et l’emporte; sinon, il lève un doigt par chose. En cuisine : « Oui, chef! » On brasse, on verse, et le chef de salle apporte ce qui est prêt. En attendant leur tour, les goûteurs inventent un plat de plus pour le menu. {3-4a|À trois ans, on commande une seule chose, à manger ou à boire.} {4-5a|À quatre ans, on ajoute un détail : « Sans oignon! » Le détail se rend-il jusqu’à la cuisine?} Une main touche à la chose d’un autre? « C’est à quel chef, ça? »',
        ),
        play(
          { 20: 4, 30: 5, 45: 7 },
          '{si-nappes|Avec une nappe, les goûteurs vident d’abord la table; deux l’étendent, un coin dans chaque main : ce sont les chefs de la nappe, seuls à la déplacer.} Le plat arrive. Le goûteur goûte l’air, fait sa grimace ou son sourire, que ses voisins refont, et le dit : « Trop salé, chef! » « Oui, chef! » On recommence le plat, puis un autre goûteur commande. {45min|Tous ont mangé? On commande le dessert.} {3-4a|À trois ans, la grimace suffit : le plat repart et revient.} {3-4a !multiage|Le chef de salle a oublié en chemin? Il revient : « C’était quoi, chef? » Commandez une soupe pleine jusqu’au bord : il la porte à petits pas, sans en renverser.} {4-5a|À quatre ans, le chef des plats invente le plat du jour.} {4-5a !multiage|Le chef de salle vient le présenter à la table, sans le montrer. Le goûteur vérifie sa commande : il manque le détail? On cherche ensemble où il s’est perdu, sans fâcher personne, et l’on commande encore, plus clairement.}',
        ),
        play(
          { 20: 4, 30: 6, 45: 10 },
          'Frappez le verre : « Ding! Les toques! » Tous s’arrêtent. Chaque chef debout prend sa toque à deux mains, la pose sur la tête d’un goûteur et dit le poste : « Tu es le chef des verres. » Le goûteur se lève et travaille; l’ancien chef s’assoit et commande. {si-chapeaux|Un vrai chapeau, un seul, va au chef de salle : on le voit de loin.} La toque est sur vous? Au travail! Trois commandes servies, et c’est encore « ding ». {3-4a|À trois ans, la toque se pose avec un grand « ploc ».} {3-4a !multiage|Demandez au nouveau chef : « Tu touches à quoi, toi? » Il vous montre les bols ou les verres. L’ancien chef n’a pas envie de s’asseoir? Chuchotez-lui une commande : il s’assoit pour la dire.} {4-5a|À quatre ans, celui qui donne sa toque donne aussi un truc du métier : « La soupe déborde, va lentement. »} {4-5a !multiage|On choisit un ami qui n’a pas encore eu ce poste : il faut s’en souvenir, ou demander. Deux goûteurs veulent la même toque? L’autre l’aura au prochain « ding ».}',
        ),
        play(
          { 30: 5, 45: 9 },
          'Invitez les chefs des plats à s’asseoir avec les goûteurs, et cachez leurs toques invisibles sous votre chaise. « Oh non! Il n’y a plus de chef des plats! » Personne n’a le droit de toucher aux bols. Les goûteurs commandent quand même. Que fait-on? Laissez-les chercher : un chef porte deux toques, un goûteur vient aider. Essayez une idée, puis une autre. Faites ensuite lever tous les goûteurs : le repas est prêt, et la table est vide. Qui va le manger? {3-4a|À trois ans, on va chercher un ami par la main pour le faire manger.} {3-4a !multiage|Chacun reprend son poste. On ferme les yeux; touchez l’épaule d’un chef, qui va s’asseoir. « Qui nous manque? » On le nomme, on le rappelle, et il revient à petits pas.} {4-5a|À quatre ans, on trouve un poste que personne n’a encore nommé.} {4-5a !multiage|Chef de la vaisselle, chef des serviettes, chef des excuses : à quoi sert-il, à quoi touche-t-il? On l’ajoute pour une commande, puis on décide si le restaurant le garde.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 5 },
          'Frappez trois fois le verre : « Le restaurant ferme! » Les chefs des plats empilent les bols, les chefs des verres rangent les verres, les chefs de salle ramassent les cuillères, les goûteurs essuient la table de la paume. {si-nappes|Les chefs de la nappe la plient, coin sur coin.} Puis tous s’assoient en rond. On se tourne vers son voisin et on le remercie pour une chose exacte : « Merci, tu t’es souvenu de mon jus. » Pour finir, chacun attrape dans l’air une dernière toque, la plie en deux, en quatre, et la met dans sa poche. « À demain, chefs? » « Oui, chef! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous un moment à la table et soyez une goûteuse difficile : « Il me manque mon jus. Qui a le droit de toucher aux verres? »',
          'Nommez ce que chaque poste apporte aux autres : « C’est ta commande qui a fait partir la soupe. »',
          'Deux enfants veulent le même poste? Frappez le verre un peu plus tôt : la toque change de tête.',
        ],
        questionsOuvertes: [
          'À quoi touches-tu, toi, chef?',
          'De qui as-tu besoin, maintenant?',
          'Comment t’es-tu souvenu de la commande?',
          '{30min 45min|Que se passe-t-il quand un chef manque?}',
        ],
      },
      vocabulaire: [
        'le restaurant',
        'le chef',
        'la toque',
        'la commande',
        'le goûteur',
        'servir',
        'un poste',
        'la salle',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Commencez avec deux postes seulement, la salle et la cuisine. Les verres viennent quand l’aller-retour est facile.',
        },
        {
          pour: '4-5a',
          texte:
            'Il prend deux commandes avant d’aller en cuisine. Comment ne pas les mêler? Il invente sa façon, sur ses doigts ou sur le papier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Le goûteur montre le bol ou le verre du doigt, et la commande est faite. Donner sa toque est difficile? Prévenez-le une commande d’avance, et laissez-le choisir à qui la donner. En fauteuil, il sert sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le restaurant ouvre sa terrasse : une couverture dans la cour, et l’on n’y sert que du froid.} {ete|L’hiver, les goûteurs arrivent gelés, les mains dans les manches : que leur sert-on pour les réchauffer?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Attendre son plat, la bouche ouverte.', 'Vaisselle échappée, commande mêlée.'],
        dangersAEliminer: [
          'Vaisselle fendue, de verre ou de métal coupant : n’employez que du plastique ou du bois, en bon état.',
          'Cuillère ou crayon en marchant : la cuillère se porte à la main, jamais dans la bouche; les crayons restent à la table.',
          'Chefs qui se cognent entre la cuisine et la table : on marche; on va d’un côté, on revient de l’autre.',
          'Vaisselle portée à la bouche : on goûte l’air au-dessus; ce qui a touché une langue se lave.',
          '{si-nappes|Nappe tirée avec la vaisselle, ou sous les pieds : pliez-la pour que rien ne pende.}',
          '{si-aliments-de-jeu si-pâte-à-modeler|Aliment de jeu ou pâte à la bouche : on goûte l’air au-dessus; ce qui a touché une langue se lave ou se jette.}',
          '{si-caisse-enregistreuse|Caisse enregistreuse : ôtez ses jetons, et vérifiez que le couvercle des piles est vissé.}',
          '{si-chapeaux|Poux dans le groupe : le chapeau reste rangé, les toques invisibles suffisent.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Aucun aliment n’est servi : les bols restent vides, et rien ne se goûte pour de bon.',
          '{si-pâte-à-modeler|Pâte à modeler : souvent faite de blé; lisez l’étiquette, ou cuisinez sans elle.}',
        ],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand il donne sa toque, et à qui la donne-t-il?',
        'Langage oral : qu’a-t-il transmis de la commande, et comment?',
        'Fonction symbolique : qu’y a-t-il dans ses bols vides?',
      ],
      prolongements: [
        'Au vrai dîner, un chef des verres et un chef des cuillères mettent la table pour de bon.',
        'Demandez aux familles de quoi l’enfant pourrait être chef à la maison : les napperons, les verres, le dessert.',
      ],
      reflexionRetroaction: [
        'Quel poste personne n’a voulu, et comment montrer qu’on en a besoin?',
        'Qui a donné une toque à un enfant que l’on oublie souvent?',
      ],
    },
  },
  {
    key: 'chacun-sa-caisse-au-bout-du-doigt',
    summary:
      'À l’épicerie, la caisse est brisée : bip! chacun a la sienne au bout du doigt. On garnit les tablettes, on retient la liste, on emplit son sac.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’épicerie',
      'épicerie',
      'jouer à l’épicerie',
      'faire l’épicerie',
      'provisions',
      'provisions d’épicerie',
      'boîtes vides',
      'boîtes de nourriture vides',
      'sacs réutilisables',
      'sacs d’épicerie',
      'boîtes vides et sacs réutilisables',
      'tout le monde veut être à la caisse',
      'ils veulent tous être à la caisse',
      'caisse',
      'caisse libre-service',
      'remplir les tablettes',
      'remettre en tablette',
      'liste d’épicerie',
      'liste',
      'chercher dans les tablettes',
      'remplir son sac',
      'scanner les boîtes',
      'commis d’épicerie',
    ],
    seen: [
      'il pointe chaque cannage avec son index en faisant bip, comme à la caisse rapide',
      'elle classe les boîtes par sortes, déjeuner ici, souper là, jus en bas',
      'ils déchargent le camion, sac après sac, et montent tout sur les étagères',
      'ils sont quatre derrière le comptoir, y a pus personne pour magasiner',
      'elle oublie ce qu’il faut acheter, elle retourne demander à maman de lui redire',
      'il chiale que c’est toujours le même qui fait sonner les articles',
      'à la fin de la récré intérieure, ils vident le magasin en classant tout par tablette',
      'depuis qu’il a passé les articles avec son père, il scanne tous les jouets du local',
    ],
    picture:
      'Leur sac au bras ou sur les genoux, trois enfants touchent chacun une boîte du doigt; assise sur un tapis, yeux fermés, une amie compte sur ses doigts.',
    scenes: ['magasin-metiers', 'trier', 'transporter', 'rangement'],
    sheet: {
      titre: 'Chacun sa caisse au bout du doigt',
      observationDepart:
        'À l’épicerie du coin maison, tout le monde veut être à la caisse. « Bip! Bip! » Trois doigts touchent la même boîte, et personne ne fait l’épicerie.',
      intentionEducative:
        'Permettre aux enfants de classer, de retenir une liste et de la vérifier, dans une épicerie où la caisse appartient à chacun.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Décider quelles boîtes vont ensemble, et garnir une tablette.',
        'Retenir une liste dite, trouver les boîtes, les vérifier.',
        '{20min|Passer à la caisse en même temps que les autres, sans la disputer.} {30min 45min|Faire l’épicerie pour un ami, comme il l’a demandé.}',
      ],
      materiel: [
        item(
          'Boîtes vides et propres, les provisions d’épicerie',
          'trois par enfant, de toutes les grosseurs, et trois pour vous',
          'Contenants de nourriture lavés, sans couvercle',
        ),
        item('Sacs réutilisables', 'un par enfant et un pour vous, à poignées courtes', 'Bras grands ouverts'),
        optional('Argent de jeu, en billets', 'trois billets par enfant', 'Bouts de papier'),
      ],
      preparation: [
        'Videz et essuyez les boîtes; ôtez les sachets et les bouchons, puis refermez les rabats.',
        'Mettez toutes les boîtes en tas sur un tapis : c’est le camion de livraison. Autour, quatre tablettes sont vides : les deux bouts d’une table, deux chaises collées contre un mur, le plancher à côté.',
        'À quatre pas des tablettes, un coin libre est la maison. Les sacs attendent près du camion, un par enfant. N’installez pas de comptoir de caisse.',
        'Préparez vos listes dans votre tête, d’après les boîtes du tas : des choses que beaucoup de boîtes peuvent être, « pour le déjeuner », « plus haute que ta main ».',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise près du camion, votre sac au bras, une boîte à la main : « Bonjour, l’épicerie! Je cherche la caisse pour payer. » Cherchez-la du doigt, sur votre nez, votre genou, le mur : rien ne sonne. « La caisse est brisée! » Touchez enfin la boîte, du bout du doigt : « Bip! » Regardez votre doigt, étonnée. « Elle est ici! Et toi, as-tu une caisse au bout du doigt? » Donnez un sac et une boîte à chacun : « Bip! » Tout le monde est à la caisse, en même temps. « Mais les tablettes sont vides. Qui décharge le camion? »',
        ),
        play(
          { 20: 4, 30: 5, 45: 8 },
          'Chacun met deux ou trois boîtes dans son sac et les porte du camion aux tablettes. La première boîte déposée décide de ce qui va sur la tablette : « Ici, le déjeuner. » On place avec elle celles qui vont ensemble. {3-4a|À trois ans, on choisit entre deux tablettes : ce qui se mange le matin, ce qui se mange le soir.} {3-4a !multiage|Tenez une boîte devant vous : « Avec qui va-t-elle, celle-là? » L’enfant la place et nomme sa voisine. On met ensuite les hautes derrière et les plates devant : on voit toutes les images.} {4-5a|À quatre ans, on nomme sa tablette : « ce qui croque », « ce qui se verse ».} {4-5a !multiage|Une boîte pourrait aller à deux places? On en discute, on choisit, et on se rappelle où elle est. Puis on recule de trois pas : quelle tablette est la plus pleine? Combien de boîtes faut-il déménager pour qu’il y en ait autant partout?} Le camion se vide jusqu’à la dernière boîte.',
        ),
        play(
          { 20: 4, 30: 5, 45: 8 },
          'Tous s’assoient à la maison, un sac sur les genoux. Dites la liste une seule fois, un doigt levé par chose : « Il me faut quelque chose pour le déjeuner… et quelque chose pour le souper. » On la redit ensemble sur ses doigts, et l’on part, tous en même temps. À la tablette, le doigt touche la boîte : « Bip! » Elle va dans le sac. Il n’en reste plus? On prend ce qui ferait l’affaire. De retour, on vide son sac : un doigt par boîte, toute la liste y est-elle? {3-4a|À trois ans, on oublie en route? On revient demander.} {4-5a|À quatre ans, ajoutez une troisième chose : on ferme les yeux et l’on imagine la liste avant de partir.} On veut faire « bip » pour un ami? « Demande-lui : sa caisse est à lui. »',
        ),
        play(
          { 20: 5, 30: 6, 45: 9 },
          'Les boîtes retournent en tablette, et voici une autre liste : quelque chose de plat, quelque chose de plus haut que ta main. On la redit, on part, « bip! », et l’on vérifie à la maison. Avec de l’argent de jeu, chacun laisse un billet à la place de chaque boîte prise : y a-t-il autant de billets que de boîtes? {3-4a|À trois ans, on montre ses boîtes à un ami : « Moi, c’est des céréales. »} {3-4a !multiage|Deux boîtes différentes sont plates : les deux sont bonnes! Dites ensuite une liste sans mots : montrez, avec les mains, une boîte toute mince, puis une très grosse.} {4-5a|À quatre ans, ajoutez une devinette : « Ça se versait dans un bol. »} {4-5a !multiage|Au retour, on sort ses boîtes dans l’ordre où la liste a été dite, et l’on dit comment on a trouvé la réponse à la devinette. Puis c’est un enfant qui invente la liste suivante : il lève ses doigts, et tous la redisent.}',
        ),
        play(
          { 30: 5, 45: 9 },
          'On regarnit les tablettes, puis on se met deux par deux : l’un reste assis à la maison et dicte, l’autre fait l’épicerie pour lui. Une boîte, deux boîtes : il redit, il part, et chaque « bip » s’entend de loin. Il rapporte le sac; on vérifie, on échange les rôles. Un enfant reste seul? Il joue avec vous. {3-4a|À trois ans, on dicte une seule chose, en montrant avec les mains si elle est grosse ou petite.} {3-4a !multiage|Ce n’est pas la bonne? On dit « pas celle-là » et l’on montre mieux, plus haut, plus mince. Le livreur repart. Dictez aussi : « Une boîte légère comme une plume. » L’enfant les soulève une à une avant de choisir.} {4-5a|À quatre ans, celui qui est assis ferme les yeux et compte les « bip » : combien de boîtes y aura-t-il dans le sac?} {4-5a !multiage|On ouvre les yeux, on compte les boîtes : y en a-t-il autant? Le livreur essaie d’en passer une sans « bip »; l’autre s’en aperçoit-il? Puis on dicte pour quelqu’un : « C’est pour la fête d’un chien. » Le livreur choisit et dit pourquoi.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'D’une voix de haut-parleur : « L’épicerie ferme! Les caisses marchent à l’envers! » Toutes les boîtes retournent en tablette, et chaque doigt dit cette fois : « Pib! » On secoue son sac à l’envers : plus rien? On le plie en deux, en quatre. Assis devant les tablettes, chacun dit à son voisin où est une boîte, sans la montrer : « À côté de la bleue, sous la grosse. » Il la trouve des yeux. Pour finir, tous les doigts se touchent au milieu : un long « biiip », et les caisses s’éteignent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites la liste une fois, lentement, puis montrez vos doigts levés, sans la redire.',
          'À votre tour, faites l’épicerie et oubliez une chose : « J’avais levé deux doigts, j’ai une seule boîte! »',
          'Deux mains sur la même boîte? « Qui en trouve une autre qui fait l’affaire? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va avec celle-ci?',
          'Comment fais-tu pour te souvenir?',
          'Que prend-on quand il n’y en a plus?',
          '{30min 45min|Comment sais-tu que c’est bien ce qu’il voulait?}',
        ],
      },
      vocabulaire: [
        'l’épicerie',
        'la tablette',
        'la caisse',
        'la liste',
        'le camion de livraison',
        'garnir',
        'pareil',
        'vérifier',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Dites-lui une chose à la fois : il la rapporte, vous dites l’autre, il repart. La liste de deux viendra ensuite.',
        },
        {
          pour: '4-5a',
          texte:
            'Ajoutez une quantité à la liste : « deux choses plates, une haute ». Comment le montrer sur ses doigts?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Montrez-lui une boîte semblable à celle qu’il cherche. Trop de monde aux tablettes? Sa tablette est près de la maison. En fauteuil, il pose le sac sur ses genoux, et ses boîtes sont à hauteur de siège.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les tablettes sont le long de la clôture de la cour, et la liste se dit de loin.} {ete|L’hiver, on garnit une tablette de la tempête : que garde-t-on chez soi quand on ne peut pas sortir?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pile de boîtes qui s’écroule.', 'Oublier une chose et devoir y retourner.'],
        dangersAEliminer: [
          'Boîte : aucun verre, aucune conserve ouverte, aucun bord qui coupe, aucun sachet oublié au fond.',
          'Sac : à la main ou au bras, jamais sur la tête ni autour du cou; ceux de plastique mince restent au placard.',
          'Tablettes : rien n’est plus haut que les épaules des enfants, et l’on ne monte pas sur les chaises.',
          'Enfants qui se foncent dedans : on marche, le sac devant soi, et les quatre tablettes sont écartées.',
        ],
        supervision: 'palier2',
        allergies: [
          'Miettes et traces : aucune boîte d’arachides, de noix ni d’un aliment interdit à un enfant du groupe.',
        ],
      },
      observation: [
        'Mémoire : comment l’enfant garde-t-il la liste, sur ses doigts, à voix basse, en revenant demander?',
        'Catégories et concepts : selon quoi met-il ensemble ses boîtes?',
        'Compétences sociales : que fait-il quand un ami prend la boîte qu’il voulait?',
      ],
      prolongements: [
        'Au rangement du local, dites une liste de deux jouets, un doigt par jouet : on les trouve et on les range.',
        'Invitez les familles à confier à l’enfant deux choses de leur vraie liste, à retenir sur deux doigts.',
      ],
      reflexionRetroaction: [
        'Quand chacun a eu sa caisse, qu’est-ce qui a changé entre eux?',
        'Pour qui ma liste était-elle trop longue, ou trop courte?',
      ],
    },
  },
  {
    key: 'la-pate-avale-sa-recette',
    summary:
      'Six traits, deux ronds : la recette se dessine du doigt dans la farine. Un trait effacé par cuillerée, on brasse, on pétrit, et la pâte l’avale.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cuisine-et-saveurs', 'nombres-et-formes'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les recettes',
      'recette',
      'recettes',
      'suivre une recette',
      'cuisiner',
      'faire la cuisine',
      'farine',
      'farine et eau',
      'farine, eau, bols, cuillères',
      'bols',
      'cuillères',
      'mesurer',
      'mélanger',
      'brasser',
      'pétrir',
      'pâte maison',
      'pâte à modeler maison',
      'faire de la pâte à modeler',
      'faire une pâte',
      'compter les cuillerées',
      'dessiner dans la farine',
      'c’est collant',
    ],
    seen: [
      'il dessine des bâtonnets avec son doigt dans la poudre blanche répandue sur la table',
      'elle compte ses cuillerées tout haut, efface une ligne chaque fois',
      'ils pétrissent le mélange, ça colle aux doigts, ça s’étire et ça fait une boule',
      'il verse trop d’eau, ça déborde du bol, c’est de la soupe et il braille',
      'elle veut faire un gâteau comme mamie, sans que je le fasse à sa place',
      'il aime pas avoir les mains collantes, il les secoue et demande de l’eau',
      'après la cuisine avec sa grand-mère, elle suit une feuille et mesure tout',
      'à la table sensorielle, ils transvident la farine en nuages et en mettent partout',
    ],
    picture:
      'Un enfant efface du doigt un trait dans la farine, la cuillère à la main; une amie pétrit sa boule sur sa recette; l’éducatrice montre une pâte qui nage.',
    scenes: ['cuisine', 'petrir', 'compter', 'mesurer'],
    sheet: {
      titre: 'La pâte avale sa recette',
      observationDepart:
        '« On met combien? » Un enfant verse, verse encore, et son bol déborde. Une amie a vu sa grand-mère suivre une recette : « Faut compter. »',
      intentionEducative:
        'Permettre à chacun de suivre une recette dessinée, de compter ses cuillerées et de voir deux choses en devenir une troisième.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une recette dessinée, un trait par cuillerée.',
        'Remarquer ce qui change quand la farine boit l’eau, et corriger sa pâte.',
        '{30min 45min|Dessiner une recette pour un ami, et lire la sienne.}',
      ],
      materiel: [
        food('Farine de blé', '250 ml (une tasse) par enfant et pour vous', null),
        item('Eau', '60 ml (un quart de tasse) par enfant et pour vous', null),
        item(
          'Bols',
          'un par enfant et un pour vous; de plus, un de farine et un d’eau pour trois ou quatre enfants',
          'Contenants de plastique larges',
        ),
        item('Cuillères à soupe', 'une par enfant, une pour vous', 'Cuillères à mesurer de 15 ml'),
        optional('Débarbouillettes mouillées', 'une par enfant', 'Mains mouillées'),
        optional(
          '{si-papier si-crayons|Papier et crayons}',
          '{si-papier si-crayons|une feuille et un crayon, pour vous}',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateurs d’eau}', 'un pour trois ou quatre enfants', null),
        optional('{30min 45min si-rouleaux-à-pâte|Rouleaux à pâte}', 'un pour deux enfants', null),
      ],
      preparation: [
        'Vérifiez les allergies : si un enfant du groupe est allergique au blé ou doit éviter le gluten, choisissez une autre fiche.',
        'La recette est une pâte à modeler, qui ne se mange pas : six cuillerées rases de farine et deux d’eau donnent une boule grosse comme un œuf. Trop sèche ou trop collante, elle se corrige avec un peu d’eau ou de farine.',
        'Lavez une table basse, loin des assiettes, et prévoyez une place par enfant. Versez la farine et l’eau dans les bols à partager, un de chaque pour trois ou quatre voisins. Devant chacun : un bol vide et une cuillère. Roulez les manches, lavez les mains.',
        'Saupoudrez devant chaque place une bonne cuillerée de farine et lissez-la de la main, grande comme une assiette : c’est là que la recette se dessine. Gardez de la farine près de vous pour réparer les pâtes.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5 },
          'Tous sont assis. Du doigt, dessinez dans votre farine : six traits debout, puis deux ronds. « C’est une recette! Un trait, une cuillerée de farine. Un rond, une cuillerée d’eau. Qui peut me la lire? » On compte ensemble, le doigt en l’air : six de farine, deux d’eau. Chacun dessine la sienne devant lui. Versez une première cuillerée de farine dans votre bol et effacez un trait du doigt : « Un de fait! Combien en reste-t-il? » Dites-le clairement : « Cette pâte-là est pour les mains, pas pour la bouche. »',
        ),
        play(
          { 20: 5, 30: 6, 45: 8 },
          'Chacun suit sa recette. La cuillère s’emplit dans le bol de farine, le doigt la rase, on la vide dans son bol, et l’on efface un trait. Quand les six traits sont partis, c’est le tour des ronds : une cuillerée d’eau, un rond effacé. {si-papier si-crayons|Votre recette est aussi sur une feuille, au milieu : qui a brouillé ses traits vient la relire.} {3-4a|À trois ans, on dit « une! » à chaque cuillerée; un trait oublié ne gâche rien.} {3-4a !multiage|Comptez à voix basse à côté de lui, sans corriger. Il ne sait plus où il en est? Il regarde les traits qui restent : c’est la recette qui se souvient.} {4-5a|À quatre ans, on dit ce qui reste avant de verser : « Encore quatre. »} {4-5a !multiage|Deux voisins puisent au même bol : chacun annonce son trait avant de puiser. De temps en temps, on compare les recettes : à qui reste-t-il le plus de traits?}',
        ),
        play(
          { 20: 3, 30: 4, 45: 5 },
          'On brasse, une main tient le bol. Regardez avec eux : est-ce encore de la farine? Est-ce encore de l’eau? {3-4a|À trois ans, on brasse en disant ce qu’on voit : « Poudre… neige… miettes… pâte! »} {3-4a !multiage|Un coin reste blanc au fond? La cuillère va le chercher. Quand elle n’avance plus, les doigts finissent.} {4-5a|À quatre ans, on cherche à quel moment la poudre n’est plus de la poudre.} {4-5a !multiage|On penche les bols, l’un à côté de l’autre : dans lequel y a-t-il déjà une boule, dans lequel encore des miettes? Que reste-t-il à faire?} Trompez-vous : vos deux ronds sont effacés, et vous versez dans votre bol une troisième cuillerée d’eau. « Oh! Ma pâte nage! Que lui faut-il? » Suivez leurs conseils, une pincée à la fois.',
        ),
        play(
          { 20: 4, 30: 7, 45: 11 },
          'La pâte se tient? On la sort du bol et on la pose sur ce qui reste de la recette. On pousse de la paume, on plie, on tourne, on recommence. La farine de la table colle à la boule : la pâte avale sa recette! Elle colle encore aux doigts? Une pincée de farine. Elle s’émiette? Le bout des doigts mouillé. {si-vaporisateurs|Ou un seul coup de vaporisateur, puis on plie.} {3-4a|À trois ans, on pousse avec tout le corps, debout s’il le faut : « Pousse, plie, tourne! »} {3-4a !multiage|La vôtre nage encore? Il y met une pincée de farine, puis une autre, jusqu’à ce qu’elle se tienne. Puis on presse le pouce dans sa boule : le trou reste-t-il? On le bouche, et l’on recommence avec deux doigts.} {4-5a|À quatre ans, on dit ce que l’on ajoute, et pourquoi, avant de l’ajouter.} {4-5a !multiage|On compare deux boules : la mienne est plus molle, la tienne se fend. Qu’a-t-on fait de différent, avec la même recette? On étire sa pâte devant soi : se brise-t-elle, revient-elle? Puis on sauve votre pâte, en comptant les pincées.}',
        ),
        play(
          { 30: 4, 45: 9 },
          'Saupoudrez encore une petite cuillerée de farine entre deux voisins, ou entre l’enfant seul et vous. Cette fois, la recette dit quoi faire : un rond, c’est une boule; un trait, un boudin. L’un dessine, l’autre lit et le façonne. Puis ils échangent. {si-rouleaux-à-pâte|Avec un rouleau à pâte, un signe de plus : un carré, et la boule s’aplatit.} {3-4a|À trois ans, on dessine une seule chose à la fois.} {3-4a !multiage|Dessinez-lui un rond et un trait : il fait la boule, puis le boudin, et trouve ce que ça donne. Ensuite, il dessine, et c’est vous qui façonnez.} {4-5a|À quatre ans, on en dessine trois ou quatre, et l’on dit avant de façonner ce que ça pourrait être.} {4-5a !multiage|Un grand rond, un petit rond, deux traits : bonhomme, escargot ou auto? Le lecteur montre ce qu’il a compris. L’auteur ajoute un signe nouveau, une vague ou un point, et lui explique ce qu’il veut dire.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Chacun fait une dernière boule et la pose dans sa paume. « Où est passée la farine? Et l’eau? Peut-on les ravoir? » Écoutez les idées. Passez le doigt sur la table : la recette a disparu. « Qui s’en souvient? » Tous la redisent, en traçant dans l’air six traits, puis deux ronds. La boule garde la marque d’un pouce, puis retourne dans son bol; elle ne se conserve pas, et vous la jetterez ce soir. On frotte ses mains au-dessus de la table, on essuie sa place avec une débarbouillette ou la main mouillée, puis on se lave les mains au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez votre propre recette en même temps qu’eux, à voix basse, et laissez voir vos erreurs.',
          'Il s’est trompé dans son compte? Attendez : il le verra à sa pâte, trop sèche ou trop mouillée.',
          'Des doigts vont vers la bouche? « La pâte est pour les mains. » On se rince, et l’on reprend.',
        ],
        questionsOuvertes: [
          'Que dit la recette, maintenant?',
          'Combien en reste-t-il?',
          'Qu’est-ce que l’eau a fait à la farine?',
          'Que lui manque-t-il, à cette pâte?',
        ],
      },
      vocabulaire: ['la recette', 'la farine', 'une cuillerée', 'raser', 'brasser', 'pétrir', 'une pincée', 'collant'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Dessinez-lui ses six traits, bien espacés; il efface seulement. Trois cuillerées et une d’eau font déjà une petite pâte.',
        },
        {
          pour: '4-5a',
          texte:
            'Il en veut deux fois plus? Demandez-lui de dessiner la recette double avant de puiser : combien de traits, combien de ronds?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts collants dérangent? Il brasse à la cuillère et pétrit la boule roulée dans la farine, plus sèche. Une main faible? Une débarbouillette mouillée sous le bol le retient. Il met tout à la bouche? Il brasse avec vous, main sur main, et s’arrête avant de pétrir.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la table sort dans la cour, à l’ombre et à l’abri du vent.} {ete|L’hiver, la recette se dessine aussi dans la neige : un trait, une poignée de neige, et l’on en fait une boule.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Farine sur les manches.', 'Pâte ratée, trop molle ou trop sèche.'],
        dangersAEliminer: [
          'Farine crue : elle ne se goûte pas, et la pâte ne se mange pas; mains lavées au savon à la fin.',
          'Farine dans les yeux : on verse bas, on ne souffle pas dessus et on ne la lance pas.',
          'Plancher enfariné ou mouillé, on glisse : essuyez-le aussitôt.',
          'Eau : un fond de bol seulement, vous à portée de bras; les bols se vident dès la fin du jeu.',
          '{si-vaporisateurs|Jet vers un visage : le vaporisateur vise la pâte, au ras de la table.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé (gluten) : la farine vole et se touche. Un enfant est allergique au blé ou évite le gluten? Ne sortez pas la farine.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : l’enfant efface-t-il un trait par cuillerée, et que fait-il quand il perd le compte?',
        'Éveil aux sciences : que dit-il du moment où la poudre devient pâte?',
        'Motricité fine : comment vide-t-il une cuillère pleine sans l’échapper?',
      ],
      prolongements: [
        'Demandez à la cuisine de vous prêter une vraie recette : où sont les chiffres, où sont les cuillères?',
        'À la maison, l’enfant peut dessiner pour un parent la recette d’un plat qu’il aime, un trait par cuillerée.',
      ],
      reflexionRetroaction: ['Ai-je compté à leur place?', 'Quelle pâte ratée a fait parler le plus?'],
    },
  },
]
