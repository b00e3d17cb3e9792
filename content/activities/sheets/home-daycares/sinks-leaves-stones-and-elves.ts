import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A queue that is a pipe whose last child lets the water in, leaves that hide one another, a row of stones that makes room, and an elf with an excuse. */
export const HOME_SINKS_LEAVES_STONES_AND_ELVES_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-dernier-ouvre-l-eau',
    summary:
      'Dos au mur, la file devient un tuyau : tout au bout, le dernier fait un tour sur lui-même, et l’eau passe de genoux en genoux jusqu’au lavabo.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['eau', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'lavage des mains',
      'se laver les mains',
      'laver les mains',
      'lavabo',
      'file au lavabo',
      'faire la file',
      'ça se bouscule au lavabo',
      'se bousculent',
      'se poussent au lavabo',
      'attendre son tour',
      'pleure d’attendre son tour',
      'ne veut pas attendre',
      'passe en avant des autres',
      'veut être le premier',
      'toujours le dernier',
      'savon',
      'comptine du lavage des mains',
      'chanson du lavage des mains',
      'avant le dîner',
      'avant la collation',
      'attente',
      'hygiène',
      'transition',
      'transition avant le dîner',
    ],
    seen: [
      'elle ouvre et ferme la champlure pour voir l’eau couler pendant que les autres attendent',
      'il plie les genoux quand son voisin plie et passe le mouvement au suivant',
      'ils se donnent des coups de coude devant l’évier avant de manger',
      'il chiale qu’il est encore au bout du rang et que ce n’est jamais lui',
      'en attendant de se rincer, ils se tannent et se poussent contre le mur',
      'elle se frotte à moitié et se sauve sans savon',
      'avant le dîner, la file s’éternise et ça commence à se pousser',
      'à la salle de bain, un seul évier pour huit et tout le monde veut y être',
    ],
    scenes: ['attente', 'hygiene'],
    picture:
      'Le long du mur, quatre enfants plient les genoux l’un après l’autre; une petite tourne, tout au bout; au lavabo, un ami plein de mousse se retourne.',
    sheet: {
      titre: 'Le dernier ouvre l’eau',
      observationDepart:
        'Avant le dîner, trois ventres se collent au lavabo, et chacun pousse pour voir l’eau. Tout au bout, quelqu’un pleure : {3-4a 4-5a|« C’est toujours moi le dernier! »} {!3-4a !4-5a|il ne voit que des dos.}',
      intentionEducative:
        'Permettre à chacun d’être utile dans la file, surtout tout au bout, puis de se laver les mains en entier quand son tour arrive.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Garder sa place dans la file, près d’un ami, sans pousser.',
        '{2-3a|Plier les genoux quand l’eau passe, et se relever.}',
        '{3-4a 4-5a|Regarder venir l’eau et la passer juste après son voisin.}',
        'Se laver les mains en entier : paumes, dos, entre les doigts, pouces, bouts des doigts.',
      ],
      materiel: [
        item('Savon liquide doux, sans parfum, à pompe', 'un flacon, à portée de votre main', 'Savon moussant'),
        item('Petites serviettes à mains, propres', 'une par enfant, deux de plus', 'Essuie-mains de papier'),
        item('Panier pour les serviettes mouillées', 'un', 'Bac de plastique'),
        item('Marchepied large et stable', 'un; deux si deux enfants se lavent à la fois', 'Lavabo à leur hauteur'),
        item(
          'Ruban-cache de couleur, les places',
          'un bout long comme la main par enfant, un de plus',
          'Lignes du plancher',
        ),
      ],
      preparation: [
        'Collez les bouts de ruban au plancher, le long du mur : le premier à deux pas du lavabo, les autres à une largeur de hanches. On y met les talons, dos au mur. La salle de bain est petite? Les places longent le corridor; du lavabo, vous devez voir le dernier.',
        'Apprenez la ritournelle, lente, avec ses gestes : « L’eau s’en vient par le tuyau (on se mouille), le savon part en bateau (une pompe) : paume à paume, en rond, en rond, sur le dos, c’est tout du long (le dessus des mains), entre les doigts, sous les ponts (les doigts croisés), et le pouce fait un rond (un poing le serre, puis l’autre). Bouts des doigts, gratte, grattons! (les ongles au creux de la main) L’eau s’en va par le tuyau (sous le filet), bon voyage, le bateau! (on secoue) »',
        'Posez le marchepied, les serviettes propres hors de portée de la file, le panier à côté. Réglez un filet tiède sur votre poignet, bonde ouverte, puis fermez : vous seule touchez au robinet. Roulez les manches d’avance.',
        '{1adulte|Seule, gardez une hanche contre le lavabo : d’un côté vous voyez l’eau, de l’autre toute la file.} {2adultes|À deux, l’une reste au lavabo, l’autre marche devant la file.} Deux enfants se lavent à la fois. Le lavabo est étroit? Un seul, et le suivant monte pendant que le premier s’essuie.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'La file se place, dos au mur. « Le robinet est à sec. L’eau est loin, tout au bout. » Montrez le dernier : « C’est toi qui l’ouvres. Fais un tour! » Le dernier fait un tour sur lui-même, « couiiic », et l’eau entre : il plie les genoux, « glou », et se relève; son voisin plie, « glou », puis le suivant, jusqu’au premier, qui pointe le menton vers le lavabo : « Ploc! » Ouvrez alors un filet, et refermez. « Sans le dernier, pas une goutte. » Faites-en passer une autre.',
        ),
        play(
          { 20: 6 },
          'On joue d’abord à sec. Le dernier choisit ce qui passe dans le tuyau : de l’eau, une bulle, une botte. {3-4a 4-5a|Chacun l’attrape avec son corps et le donne à son voisin, sans toucher personne.} Annoncez ce qui sort : « Plouf! Une botte! » {2-3a !multiage|À deux ans, tous plient ensemble, « glou! », et l’eau arrive d’un coup : c’est un gros tuyau.} {2-3a multiage|À deux ans, on plie avant, pendant ou après le voisin, « glou! », et l’eau passe quand même.} {3-4a|À trois ans, on guette le voisin, on plie, on rit, on veut que ça repasse.} {4-5a|À quatre ans, on invente : une bulle qui monte sur la pointe des pieds, une goutte endormie, une botte qui saute; puis on la renvoie vers le bout.} Après trois envois, le dernier vient se placer en tête, tous se décalent d’une place vers le bout, et un nouveau dernier ouvre.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Les premiers montent au lavabo : « De l’eau! » Au bout, le dernier fait son tour, le « glou » descend, vous ouvrez. Ils se mouillent, vous fermez, une pompe de savon : ils frottent. Vous chantez; la file fait les gestes à sec et chante ce qu’elle attrape. À « grattons », ils crient : « Rinçage! » Le dernier rouvre, et l’on chante la fin. On s’essuie, la serviette tombe au panier. Qui est propre va tout au bout, mains ouvertes devant soi : à lui d’ouvrir. La file avance. {2-3a|À deux ans, montrez chaque geste sur vos mains.} {3-4a|À trois ans, on cherche sur sa main l’endroit chanté.} {4-5a|À quatre ans, on attend d’avoir frotté partout pour crier « rinçage ».}',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Reste une paire de mains : les vôtres. Criez « de l’eau! » à votre tour; tout le tuyau l’envoie, et l’on chante pour vous. Essuyez-vous devant eux. « Plus besoin d’eau. Qui ferme? » Le dernier fait un tour de l’autre côté, « couiiic », et l’eau s’endort : les têtes se penchent l’une après l’autre. Passez devant la file endormie : chacun montre le dessus de ses mains, puis le dedans. Une main a traîné par terre? Un coup de savon de plus. Puis le tuyau s’éveille et s’en va à table, ou au jeu, sans rien toucher, le bout d’abord : le dernier est devenu le premier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un enfant pleure d’attendre? Prenez-le contre votre jambe : il regarde venir l’eau et crie « ploc » pour toute la file.',
          'Ça pousse? « Bouchon dans le tuyau! » Montrez du doigt les deux places trop serrées; on se décolle, et l’eau repart.',
          'Chantez lentement : de « paume à paume » à « grattons », une vingtaine de secondes.',
          'Annoncez ce qui reste : « Encore deux amis, et c’est toi. »',
        ],
        questionsOuvertes: [
          'Où l’eau est-elle rendue?',
          'Qui ouvre, maintenant?',
          '{20min|Qu’est-ce qui passe dans le tuyau?}',
          '{3-4a 4-5a|Combien d’amis reste-t-il avant toi?}',
        ],
      },
      vocabulaire: ['le tuyau', 'le robinet', 'le bout', 'le dernier', 'la paume', 'rincer', 'couler', 'mon tour'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gardez un seul mot, « glou ». L’enfant qui s’assoit par terre joue assis : il se baisse, se redresse, et l’eau passe quand même. {multiage|Placez-le près du lavabo ou tout au bout, jamais au milieu.}',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants ouvrent ensemble : ils se regardent, partent en même temps et finissent leur tour sur le même « couiiic ».',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant compte les places qui le séparent de l’eau, puis les « glous » qu’il passera avant d’y être. Au lavabo, la file se tait : il chante dans sa tête et dit lui-même « rinçage ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant passe l’eau d’un signe de tête ou d’épaules, dans une place deux fois plus large. Le bruit de l’eau dérange? Il tient le bout, loin du lavabo, et se lave ensuite avec une serviette savonneuse, puis une serviette mouillée, sur la même ritournelle.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le tuyau gèle : la file souffle dessus, et les genoux dégèlent un à un avant que l’eau passe.} {hiver|L’été, les mains reviennent pleines de sable : on les secoue dehors, puis on prend sa place.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées, chandail éclaboussé.', 'Place perdue un instant, larmes d’attente.'],
        dangersAEliminer: [
          'Poussée contre le lavabo : son rebord est à la hauteur des dents. Le premier de la file attend à deux pas, talons sur son ruban, et part quand vous l’appelez.',
          'Chute du marchepied : les deux pieds à plat, personne d’autre dessus, votre main derrière le dos de qui monte ou descend.',
          'Eau trop chaude : sentez le filet sur votre poignet avant chaque paire de mains.',
          'Lavabo qui s’emplit : bonde ouverte, serviettes loin du trou.',
          'Plancher mouillé : on secoue ses mains dans le lavabo, essuyez à mesure, tout le monde marche.',
          'Savon dans l’œil ou à la bouche : le flacon reste près de vous; l’œil qui pique se rince à l’eau claire.',
          'Porte sur les doigts : bloquez-la ouverte avant de former la file.',
          'Serviette partagée : chacun prend la sienne, propre, de votre main.',
        ],
        supervision: 'palier1',
        allergies: ['Savon sans parfum; mains gercées ou eczéma : le savon de la maison, et l’on éponge sans frotter.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand la file avance, ou quand quelqu’un prend sa place?',
        'Hygiène : quels endroits frotte-t-il sans attendre la ritournelle?',
        'Attention : voyez s’il plie avant, avec ou après son voisin, et où vont ses yeux.',
      ],
      prolongements: [
        'Au vestiaire, la même file ouvre la porte de la cour : le dernier fait son tour, un frisson passe, et vous tournez la poignée.',
        'Donnez la ritournelle aux familles : à la maison, l’enfant crie « de l’eau! » et son parent fait le tour.',
      ],
      reflexionRetroaction: [
        'À quel moment la file s’est-elle défaite, et que faisais-je alors?',
        'Pour qui le bout est-il devenu une bonne place?',
      ],
    },
  },
  {
    key: 'ta-pointe-depasse-je-te-vois',
    summary:
      'Les feuilles jouent à la cachette : la grande couvre la petite, ou bien une pointe dépasse. En rang, elles font la queue d’une bête cachée.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'nombres-et-formes', 'saisons-et-fetes'],
    materials: ['feuilles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la queue sort de derrière un arbre, un banc ou le cabanon, et un sac de feuilles ramassées ailleurs complète les vôtres.',
      INDOORS:
        'Dedans, les feuilles sont ramassées la veille; la queue sort de sous un meuble et s’allonge sur un drap.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'feuilles d’automne',
      'feuilles mortes',
      'feuilles d’érable',
      'érable',
      'trier des feuilles',
      'trier',
      'classer',
      'classer les feuilles',
      'comparer les feuilles',
      'grande feuille',
      'petite feuille',
      'de la plus petite à la plus grande',
      'sortes de feuilles',
      'coller des feuilles',
      'collage de feuilles',
      'bricolage de feuilles',
      'image avec des feuilles',
      'animal en feuilles',
      'dessin de feuilles par terre',
      'cachette',
      'grand et petit',
      'couleurs d’automne',
    ],
    seen: [
      'elle dépose une feuille rouge sur sa botte et dit qu’elle est disparue',
      'il en met une géante sur son visage et me regarde par le trou',
      'ils comparent ce qu’ils ont ramassé pour savoir laquelle couvre l’autre',
      'elle refuse de jeter ses trésors du boisé et en remplit ses poches',
      'il rit parce qu’il voit encore le bout de ce que j’ai caché',
      'ils s’obstinent sur qui a trouvé la plus grosse sous l’arbre',
      'au parc, le sol est plein de couleurs et ils font un dragon avec la queue longue',
      'depuis qu’elles tombent de l’érable, ils les placent en ligne sur le trottoir',
    ],
    scenes: ['ramasser', 'cacher-trouver', 'trier', 'mesurer'],
    picture:
      'Au parc, une queue de feuilles grossit et passe derrière un érable; une enfant en couche une sur une autre, un petit se cache derrière la sienne.',
    sheet: {
      titre: 'Ta pointe dépasse, je te vois',
      observationDepart:
        'Une feuille d’érable se pose sur un soulier : le soulier n’est plus là. {3-4a 4-5a|« Non, je le vois, ton talon dépasse! »} {!3-4a !4-5a|L’enfant l’ôte, rit, et la remet.}',
      intentionEducative:
        'Éveiller le goût de comparer, de ranger et de trier des feuilles d’après ses propres raisons, une feuille couchée sur l’autre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Coucher une feuille sur une autre et voir si elle la cache.',
        '{2-3a|Distinguer une petite feuille d’une grande, à sa façon.}',
        '{3-4a 4-5a|Trouver où entre une feuille, de la plus petite à la plus grande.}',
        'Mettre ensemble celles qui vont ensemble, et dire ou montrer pourquoi.',
      ],
      materiel: [
        item(
          'Feuilles tombées, de plusieurs sortes et de toutes les grandeurs',
          '{dehors|ce que le sol offre}{dedans|une dizaine par enfant, sèches et plates}',
          null,
        ),
        item('{dedans|Drap uni}', '{dedans|un}', '{dedans|Nappe}'),
        item('{dedans|Gros livres, pour aplatir les feuilles la veille}', '{dedans|deux ou trois}', null),
        optional('{cour|Sac de feuilles ramassées ailleurs}', '{cour|un}', null),
        optional('{!2-3a si-loupes|Loupes de plastique}', '{!2-3a si-loupes|une pour deux enfants}', null),
        optional('{dedans|Grand papier brun}', '{dedans|un, long comme vous}', '{dedans|Cartons à plat}'),
        optional(
          '{dedans|Colle en bâton, pour garder la queue}',
          '{dedans|un bâton pour deux enfants}',
          '{dedans|Ruban-cache}',
        ),
      ],
      preparation: [
        '{parc|Choisissez un gros arbre, loin de la rue, là où plusieurs sortes de feuilles sont tombées. Une bête se cachera derrière : gardez libre, devant, une bande de quatre pas.} {cour|Choisissez un arbre, un banc ou le cabanon. Une bête se cachera derrière : gardez libre, devant, une bande de quatre pas. Une seule sorte de feuilles dans la cour? Videz-y un sac de feuilles que vous avez ramassées ailleurs.} {dedans|La veille, par temps sec, ramassez des feuilles de plusieurs arbres et couchez-les à plat dans de gros livres. Étendez le drap, un bout sous un meuble : une bête se cachera là. Éparpillez les feuilles autour. Si vous voulez garder la bête, couchez le grand papier sur le drap, la colle près de vous.}',
        '{dehors|Parcourez le sol avant le jeu : crottes, verre, champignons, guêpes engourdies. Faites toucher la limite : « Jusqu’à ce banc, jusqu’à cet arbre. »} {dehors 2-3a|Devant la cachette, triez un carré de deux pas : videz-le de la main, puis remettez-y de belles feuilles, sans gland ni samare. On y cherche à deux ans.} {dedans 2-3a|Secouez les feuilles au-dessus de la poubelle : glands, samares et tiges détachées n’entrent pas dans le jeu.}',
        'Gardez dans votre poche la plus petite feuille que vous trouvez, et sous votre bras la plus grande.',
        '{1adulte|Seule, restez à genoux près de la queue, face au groupe : les feuilles viennent à vous.} {2adultes|À deux, l’une reste près de la queue, l’autre accompagne les chercheurs.}',
        '{avec-papier|Étendez @materiel sous la queue : elle pourra y être collée.} {avec-contenant|Donnez @materiel aux chercheurs qui ont les mains pleines.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, sortez de votre poche la toute petite feuille. « Elle joue à la cachette. » Tirez la grande de sous votre bras et couchez-la dessus, lentement : plus rien. « Partie! » Levez un coin : « Coucou! » Puis la petite veut cacher la grande. « Je te vois! Ta pointe dépasse. Ton autre pointe aussi, et ta tige! » Laissez rire, puis tendez la grande : « Y en a-t-il une encore plus grande, pour la cacher, elle? »',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          'On cherche une feuille, on la couche sur celle d’un ami, par terre. Elle la cache? « Partie! » Une pointe dépasse? « Je te vois! » {2-3a|À deux ans, elle cache un soulier, un nez, votre main; on l’ôte, « coucou! », et l’on recommence.} {!3-4a !4-5a|Couvrez ensemble un genou, puis un pied entier, feuille par feuille : que voit-on encore? On secoue, tout revient.} {3-4a|À trois ans, on repart chercher une feuille qui cachera la sienne, et l’on en rapporte cinq.} {4-5a|À quatre ans, ça se discute : une longue toute mince, une large toute courte, et rien n’est caché. Laquelle est la plus grande? La tige compte-t-elle?} Faites tourner celle dont une pointe dépasse : parfois, elle disparaît toute. Deux feuilles se cachent l’une l’autre? Ce sont des jumelles, et on le crie. {!2-3a si-loupes|La loupe fait le tour du bord : reste-t-il une dent qui dépasse?} Qui a fini vous défie : « Cache la mienne! »',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          'Posez votre toute petite feuille à quatre pas {dehors|de la cachette}{dedans|du meuble}. « Une bête est là, {dehors|derrière}{dedans|dessous}. Voici le bout de sa queue! » La queue grossit jusqu’à la bête, où vous couchez votre plus grande feuille. {3-4a 4-5a|Chaque nouvelle se couche sur les autres, à partir du bout : « Je te cache. Toi, non! » Elle se pose juste avant celle qu’elle ne cache pas.} {2-3a|À deux ans, les petites vont au bout, les très grandes près de la bête, et l’on repart en chercher.} {!3-4a !4-5a|Tenez-en deux : « Laquelle cache l’autre? » Quand la queue touche la bête, suivez-la avec eux à quatre pattes, du bout jusqu’à elle, et cherchez ce qui manque.} {3-4a|À trois ans, on recule pour voir, on échange deux voisines.} {4-5a|À quatre ans, on ouvre la queue pour en faire entrer une.} {20min|Ensuite, l’oreille de la bête : des feuilles qui vont ensemble, d’après eux. Les rouges? Les trouées?}',
        ),
        play(
          { 30: 5, 45: 11 },
          '{dehors|Passez tous de l’autre côté de la cachette.} {dedans|Passez tous à l’autre bout du meuble.} « Et par ici, qu’est-ce qui dépasse? » Une oreille, une patte, un museau : les enfants décident. Chaque morceau est fait de feuilles qui vont ensemble, et c’est eux qui disent pourquoi : les rouges, les trouées, celles qui craquent. {!2-3a si-loupes|La loupe donne une raison de plus : les veines en éventail, en arêtes de poisson.} {2-3a|À deux ans, on met en tas, on défait, on emporte tout à l’autre oreille; nommez ce que vous voyez : « Une jaune. Encore une jaune. »} {3-4a|« Rien que des pointues, c’est ses griffes! » Une ronde s’y glisse : on la chasse, ou elle devient un ongle verni.} {4-5a|À quatre ans, on devine la raison d’un ami : on tend une feuille, il dit oui ou non.} Une feuille est rouge et trouée? Deux morceaux la veulent : où ira-t-elle?',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Reculez tous{dehors| de dix pas}{dedans| jusqu’à la porte} et devenez quelqu’un qui passe : « Tiens… une queue! » Tous passent, chacun à sa manière, surpris, pressé, pas peureux du tout. Puis l’enfant prend par terre une feuille assez grande pour cacher sa main : {dehors|c’est elle qui rentre avec lui.} {dedans|c’est elle qui partira ce soir avec lui.} {dehors|La bête reste là : le vent la fera déménager, morceau par morceau.} {dedans|La bête reste là jusqu’au départ, pour que les parents la voient. Sur le papier, s’il y en a un, chacun en colle un morceau, et elle y passe l’automne.} {dehors|On secoue manches et capuchons, on se compte.} {dedans|On secoue manches et genoux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Couchez la feuille lentement, et laissez l’enfant dire « cachée » ou « je te vois » avant vous.',
          'Redites la raison d’un tri telle quelle, même étrange : « Celles-là sont fâchées. »',
          'Une feuille est mal rangée dans la queue? Laissez-la; couchez-la plus tard sur sa voisine et attendez qu’un enfant réagisse.',
          'On se tasse autour de la queue? Une deuxième bête se cache {dehors|derrière l’arbre ou le banc d’à côté}{dedans|à l’autre bout du drap} : la moitié du groupe commence la sienne.',
        ],
        questionsOuvertes: [
          'Qui peut cacher celle-là?',
          'Qu’est-ce qui dépasse?',
          'Pourquoi vont-elles ensemble?',
          '{3-4a 4-5a|Où entre-t-elle dans la queue?}',
        ],
      },
      vocabulaire: [
        'la feuille',
        'la pointe',
        'la tige',
        'l’érable',
        'dépasser',
        'cacher',
        'plus grande',
        'les jumelles',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez-lui une très grande feuille à lui, qui cache tout : son genou, votre nez, une petite feuille. Deux grandeurs suffisent : celles qui cachent sa main, et celles qui n’y arrivent pas.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fait d’abord, à côté, une queue de trois feuilles pour une souris, puis une de quatre pour un chat. La grande queue se comprend ensuite toute seule.',
        },
        {
          pour: '4-5a',
          texte:
            'Pendant qu’un ami se retourne, l’enfant ôte une feuille de la queue et resserre les autres. L’ami la reçoit : où était-elle?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant reçoit les feuilles sur ses genoux : il dit « cachée » ou « je te vois » et montre où poser chacune. Qui voit peu suit le bord du doigt. Le toucher des feuilles lui déplaît? Il pointe, un ami pose.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, des feuilles gardées à plat dans un gros livre refont la queue sur une table.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors|Genoux mouillés, glissade sur les fesses.} {dedans|Feuille qui se brise en miettes.}',
          'Deux mains sur la même grande feuille.',
          'Queue défaite par un pied{dehors| ou par le vent}.',
        ],
        dangersAEliminer: [
          '{2-3a dehors|Gland, samare, tige ou miette à la bouche : à deux ans, on cherche dans le carré trié, sous vos yeux.} {2-3a dedans|Tige ou miette de feuille à la bouche : ôtez-la du doigt; ce qui se brise va aux rebuts.}',
          '{dehors|Tas fait par quelqu’un d’autre : on prend les feuilles éparses; un tas peut cacher verre, seringue ou guêpes.}',
          '{parc|Rue, stationnement, chien inconnu : la limite s’arrête loin avant, et l’on revient au premier appel.}',
          '{dehors|Guêpe engourdie, champignon, herbe à la puce au pied des clôtures : mains derrière le dos, on vous appelle.}',
          '{dehors|Tiques : bas par-dessus le pantalon, peau regardée au retour.}',
          '{dehors !2-3a si-loupes|Loupe au soleil : elle brûle une feuille ou un doigt; on regarde à l’ombre, jamais vers le soleil.}',
          '{dehors|Feuilles mouillées sous le pied : on marche, et l’on contourne la queue.}',
          '{dedans|Drap qui glisse : un bout est coincé sous le meuble, et l’on y vient à genoux.}',
          '{dedans|Meuble qui bascule ou qu’on voudrait visiter : il est fixé ou trop lourd, et personne ne va dessous.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Moisissures : des feuilles sèches, sans odeur, et la pompe de l’enfant asthmatique près de vous. {dehors|Piqûres : auto-injecteur sur l’adulte.}',
        ],
      },
      observation: [
        'Catégories et concepts : par quel mot ou quel geste l’enfant montre-t-il ce qui réunit ses feuilles?',
        '{3-4a 4-5a|Éveil aux mathématiques : une feuille n’entre pas où il la pose; racontez l’essai suivant.} {!3-4a !4-5a|Éveil aux mathématiques : devant deux feuilles, comment cherche-t-il la plus grande?}',
        'Langage oral : notez ses mots pour comparer : pareil, presque, trop, encore plus.',
      ],
      prolongements: [
        '{dehors|Repassez demain : que reste-t-il de la queue, et où est allé le reste?} {dedans|Demain, refaites une queue avec eux, puis déplacez une seule feuille pendant qu’ils ferment les yeux : qui le verra?}',
        'La feuille rapportée à la maison cherche avec un parent ce qu’elle peut cacher : une cuillère, un bas, un nez.',
      ],
      reflexionRetroaction: [
        'Quelle raison de mettre ensemble ai-je comprise trop tard?',
        'Ai-je redressé la queue, ou l’ai-je laissée à leur idée?',
      ],
    },
  },
  {
    key: 'tasse-toi-une-roche-arrive',
    summary:
      'De la plus petite à la plus grosse, les roches s’alignent. Une nouvelle se présente à chaque voisine, trouve sa place, et toutes les grosses se tassent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'couleurs-et-textures'],
    materials: ['roches', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, les roches du jardin, ou une chaudière de roches rapportées, s’alignent contre une planche ou une bordure.',
      PARK: 'Au parc, la rangée s’appuie contre un tronc couché ou une bordure, loin de la rue, avec vos roches si le sol en a peu.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'roches',
      'roche',
      'cailloux',
      'caillou',
      'collection de roches',
      'collection de cailloux',
      'ramasser des roches',
      'ramasser des cailloux',
      'ranger par ordre de grandeur',
      'ordre de grandeur',
      'du plus petit au plus gros',
      'du plus petit au plus grand',
      'petite moyenne grosse',
      'aligner',
      'aligner des roches',
      'rangée de roches',
      'empiler des roches',
      'quai',
      'grève',
      'trier des roches',
      'grand et petit',
    ],
    seen: [
      'il place ses galets en rang sur le tronc, du mini au géant',
      'elle pousse une grosse pierre à deux mains pour faire de la place à une autre',
      'ils mettent deux pierres côte à côte pour savoir laquelle gagne',
      'il remplit sa chaudière si pleine qu’il n’est plus capable de la lever',
      'elle s’entête à trouver où va celle qu’elle vient de ramasser',
      'il pleure parce qu’un ami a pris une pierre dans sa rangée',
      'au bord de l’eau, ils ramassent des pierres et les comparent sans se tanner',
      'depuis la plage, il rapporte ses pierres au CPE et les classe sur le banc',
    ],
    scenes: ['aligner', 'ramasser', 'mesurer', 'empiler-construire'],
    picture:
      'Contre un tronc échoué, les roches vont de la petite à la grosse : deux enfants poussent la dernière, une amie tient la nouvelle au-dessus du trou.',
    sheet: {
      titre: 'Tasse-toi, une roche arrive',
      observationDepart:
        '« Au chalet, je les mets en ligne sur le quai. » Une enfant aligne six roches, de la plus petite à la plus grosse, puis en trouve une septième. « Où tu vas, toi? »',
      intentionEducative:
        'Soutenir l’enfant qui compare, range et fait de la place, avec des roches assez lourdes pour que son corps sente la différence.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Ranger des roches de la plus petite à la plus grosse.',
        'Trouver où entre une nouvelle roche, et lui ouvrir la place.',
        '{30min 45min|Trouver celle du milieu, et mettre ensemble celles qui se ressemblent.}',
        'Dire sa raison : plus haute, plus lourde, plus large.',
      ],
      materiel: [
        item(
          'Roches lisses et sèches, du poing d’un bébé à vos deux poings',
          '{20min|quatre par enfant, et quatre}{!20min|six par enfant, et quatre} pour vous',
          'Bûchettes et blocs de toutes les grosseurs',
        ),
        item('Tronc couché, planche ou bordure, pour appuyer la rangée', 'un; deux dès cinq enfants', 'Trait du talon'),
        item('Chaudières', 'une pour deux enfants', 'Sacs de tissu solides'),
        item('{rive|Tissus vifs, pour marquer la limite}', '{rive|quatre}', '{rive|Dossards}'),
        item('Débarbouillettes humides', 'une par enfant', 'Eau et savon au retour'),
        item('{ete|Chapeaux et gourdes d’eau}', '{ete|un chapeau, une gourde par enfant}', '{ete|Pichet et verres}'),
        item('{!ete|Mitaines de rechange}', '{!ete|une paire par enfant}', '{!ete|Gros bas}'),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez un coin plat à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez au parc ou dans la cour avec des roches rapportées, ou venez à deux.} {rive 2adultes|À deux, prenez un coin plat à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre lui et l’eau, face au groupe, et ne fait rien d’autre.}',
        '{rive|Marquez les quatre coins avec les tissus et faites-les toucher : tout se joue dedans, récolte comprise. Le quai, les pierres mouillées et le bord restent hors du jeu.} {rive 1adulte|Seule, restez toujours du côté de l’eau, face au groupe, et comptez souvent.} {cour parc|Faites toucher la limite du jeu.} {cour parc 1adulte|Seule, à la grande rangée, tenez-vous au bout des grosses : vous voyez tout le monde.} {cour parc 2adultes|À deux, l’une suit les ramasseurs, l’autre tient la rangée.} Le sol a peu de roches? Éparpillez celles que vous apportez{parc|, trois par enfant, réparties dans les chaudières et portées à deux; des bouts de branche complètent les rangées}.',
        'Retournez les roches avant le jeu : verre, hameçon, arête coupante, guêpes. Les petites s’essaient aussi : celle qui passe dans le rond du pouce et de l’index d’un enfant reste par terre.',
        '{rive|Choisissez un tronc échoué, une planche ou un trait dans le haut de la grève, au milieu de la limite.} {cour parc|Choisissez un tronc couché, une planche ou une bordure, à l’écart des coureurs.} Appuyez-y trois roches serrées : petite, moyenne, grosse. Cachez derrière votre dos celle qui va entre la moyenne et la grosse.',
        '{avec-contenant|Prenez @materiel comme chaudière de plus.} {avec-naturel|Posez @materiel près de la rangée : y a-t-il là-dedans un ordre aussi?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Passez le doigt sur vos trois roches : « Petite. Moyenne. Grosse. Pas une place de libre. » Sortez la quatrième. Approchez-la de la petite, côte à côte : « Plus grosse que toi. » De la moyenne : « Plus grosse que toi. » De la grosse : « Plus grosse que… non! Tasse-toi! » Poussez la grosse à deux mains, en forçant pour vrai, et glissez la nouvelle dans le trou. « J’y suis! » Puis regardez autour : « Qui d’autre cherche sa place? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'À deux par chaudière, les enfants ramassent{rive| dans la limite}; la chaudière à moitié pleine se porte à deux. Chacun choisit {20min|quatre}{!20min|six} roches et fait sa rangée, par terre, où il veut. {3-4a|À trois ans, petite, grosse, petite encore : on échange deux voisines, on recule, on échange encore. Les trois premières suffisent, les autres viendront.} {4-5a|À quatre ans, l’une est plus haute, l’autre plus lourde : on soupèse, une dans chaque main, on se couche le nez au sol pour voir, et l’on choisit sa raison.} Passez d’une rangée à l’autre : « Montre-moi ta plus petite. Et juste après? » Rangée finie? Un ami ferme les yeux, on échange deux roches, il cherche lesquelles.',
        ),
        play(
          { 20: 6, 30: 7, 45: 9 },
          'Vos quatre roches commencent la grande rangée. Un enfant choisit une des siennes et la présente aux autres, à partir de la plus petite : « Plus grosse que toi. Plus grosse que toi. » Ses amis répondent pour elles : « Continue! », ou « Non! », et tous crient : « Tasse-toi! » Les grosses reculent alors, la dernière d’abord, et c’est à un autre. {3-4a|À trois ans, on vise un bout qu’on connaît, la toute petite ou l’énorme, et l’on pousse pour les autres.} {4-5a|À quatre ans, on montre d’abord sa place de loin, puis on vérifie.} Deux pareilles? Elles logent dos à dos. Dès cinq enfants, faites deux rangées, deux de vos roches dans chacune, et allez de l’une à l’autre.',
        ),
        play(
          { 30: 6, 45: 8 },
          'Qui est au milieu? Une main part de chaque bout de la rangée; à chaque « toc », les deux avancent d’une roche. Là où elles se rencontrent, c’est elle : tout le monde la tapote. Elles se croisent sans s’arrêter? Il y en a deux au milieu. {4-5a|Qu’arrive-t-il au milieu si l’on ôte la plus petite?} Avec les roches qui restent, les enfants font des familles : {3-4a|les grises, les rayées, celles qui brillent; chacune se range du bébé à la grosse.} {4-5a|« Rayées et plates, les deux! » Celle qui n’est que rayée reste à la porte.} Une roche toute seule de sa sorte? On repart lui chercher quelqu’un.',
        ),
        play(
          { 45: 7 },
          'Et si une famille se mettait debout? Assis ou à genoux, chacun couche devant soi sa roche la plus plate et y pose les suivantes, de la plus grosse à la plus petite. {3-4a|À trois ans, trois étages, puis un doigt qui pousse : tout descend, on rit, on recommence.} {4-5a|À quatre ans, on tourne la roche jusqu’à ce qu’elle ne branle plus. Et à l’envers, la grosse en haut? On devine combien tiendront, puis on essaie.} La tour ne monte pas plus haut que leur ventre, et les doigts du dessous sortent avant qu’on lâche.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Assoyez-vous le long de la rangée{rive 1adulte|, vous du côté de l’eau,} et lisez-la avec la voix : votre doigt passe sur la petite, tout le monde chuchote « toc »; la voix grossit de roche en roche, jusqu’au « TOC » de la dernière, crié ensemble. Puis à rebours, jusqu’à ne plus rien entendre. Chacun rapporte ses autres roches où il les a prises et les pose, à deux mains. {rive cour|La rangée reste là : quelqu’un qui passe y ajoutera peut-être la sienne.} {parc|Les roches apportées rentrent dans les chaudières, la plus grosse en dernier.} Poches retournées, mains essuyées, on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Approchez les deux roches côte à côte et attendez : le mot vient après le regard.',
          'Acceptez la raison choisie, haute, lourde ou large, et rappelez-la : « Ici, tu ranges par le poids. »',
          'Ne corrigez pas une rangée : demandez à la roche mal logée si elle est bien là.',
          'Comptez les enfants à chaque « tasse-toi »{rive|, le dos à l’eau}.',
        ],
        questionsOuvertes: [
          'Où va-t-elle, d’après toi?',
          'Qui doit se tasser?',
          'Comment sais-tu qu’elle est plus grosse?',
          '{30min 45min|Qu’est-ce qui fait d’elles une famille?}',
        ],
      },
      vocabulaire: [
        'la roche',
        'la rangée',
        'plus grosse que',
        'se tasser',
        '{4-5a|soupeser}',
        'entre les deux',
        '{30min 45min|le milieu}',
        '{45min|l’équilibre}',
        '{20min|la voisine}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Trois roches bien différentes, puis une quatrième à loger, comme la vôtre. Quand l’enfant l’a placée, c’est lui qui vous en tend une nouvelle.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants se font un problème : l’un range par le poids, l’autre par la hauteur, avec les mêmes roches. Quelles roches n’ont pas changé de place?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant a sa rangée sur un plateau ou une table de pique-nique : on lui tend deux roches, il soupèse et dit « tasse-toi ». Qui voit peu range avec les mains, trois roches à la fois. Le cri dérange? Tous se tapent plutôt deux coups sur les cuisses.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, dans la cour, des boules de neige de toutes les grosseurs font la rangée et se tassent.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt pincé entre deux roches.',
          'Rangée défaite, chicane pour la plus grosse.',
          '{45min|Tour qui tombe devant soi.}',
        ],
        dangersAEliminer: [
          '{rive|Noyade : tout se joue derrière la limite, récolte comprise; l’adulte est entre elle et l’eau, face au groupe. Un enfant en sort? On va à lui, les autres s’assoient où ils sont, on recompte.}',
          '{rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          'Roche lancée : une roche se porte bas, à deux mains, et se pose. L’une vole? Toutes se posent, et le jeu attend.',
          'Pied dessous : souliers fermés, et la roche qui ne se lève pas sans forcer du dos reste où elle est.',
          'Deux roches frappées l’une sur l’autre : un éclat saute aux yeux; on les approche sans cogner.',
          'Petit caillou à la bouche : le rond du pouce et de l’index l’écarte, les poches se vident avant de partir.',
          'Verre, hameçon, guêpes ou bête sous une roche : on recule et l’on vous appelle.',
          '{rive|Pierres mouillées, vague, crue, marée : au moindre doute, on s’éloigne.}',
          '{parc|Rue, sentier de vélos, chien inconnu : la limite s’arrête loin avant.}',
          '{cour parc|Roches oubliées dans un passage ou dans le gazon : on les ramasse avant de partir.}',
          '{45min|Tour au-dessus d’un pied ou d’une main : chacun bâtit devant soi, à un bras du voisin.}',
          '{ete|Soleil et chaleur : chapeaux, ombre, une gorgée entre deux rangées; une roche brûlante attend à l’ombre.}',
          '{!ete|Doigts rouges ou roches glacées : mitaines, et l’on abrège.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur vous. Peau sensible au sable ou à la terre : rincez à l’eau claire.'],
      },
      observation: [
        'Éveil aux mathématiques : avec combien de roches l’enfant compare-t-il la sienne avant de la poser?',
        'Raisonnement : une roche n’entre pas; que déplace-t-il, et dans quel ordre?',
        'Langage oral : notez les mots qui lui servent à comparer, et ce qu’il fait dire aux roches.',
      ],
      prolongements: [
        'Une autre fois, les bâtons ou les toutous font la rangée : le « tasse-toi » est le même.',
        'À la maison, la famille range ses souliers de la même façon; l’enfant arrive avec le sien et fait tasser les autres.',
      ],
      reflexionRetroaction: [
        'Quelle raison de ranger n’était pas la mienne, et qu’en ai-je fait?',
        '{rive|Ma distance à l’eau m’a-t-elle laissée toute au groupe?} {cour parc|Qui n’a pas eu sa roche dans la grande rangée?}',
      ],
    },
  },
  {
    key: 'c-est-pas-moi-c-est-ma-tuque',
    summary:
      'Un rouleau, deux yeux, une mitaine pour tuque : le lutin a fait un mauvais coup, trouve une excuse, raconte tout et va se cacher.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'saisons-et-fetes'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    feast: 'noel',
    calls: [
      'lutin',
      'lutins',
      'lutins de Noël',
      'lutin de Noël',
      'lutin farceur',
      'lutins farceurs',
      'Noël',
      'décembre',
      'temps des fêtes',
      'mauvais coup',
      'mauvais coups',
      'mauvais coups des lutins',
      'jouer des tours',
      'rouleau de papier de toilette',
      'rouleaux de papier de toilette',
      'ouate',
      'barbe en ouate',
      'marionnette',
      'marionnettes',
      'bricolage de lutin',
      'cachette du lutin',
      'inventer une histoire',
      'cache-cache',
      'rouleaux',
    ],
    seen: [
      'il cache les souliers de tout le monde et dit que ce n’est pas lui',
      'elle dessine des yeux sur un tube de carton et lui invente une voix',
      'il raconte une longue excuse pour expliquer la farine sur le plancher',
      'elle ment pour ne pas se faire disputer et accuse son toutou',
      'ils arrivent énervés le matin pour voir quelle niaiserie a été faite pendant la nuit',
      'un est inquiet et demande s’il va venir aussi dans sa maison',
      'au vestiaire, ils ont trouvé une mitaine dans le lavabo et inventent toute une histoire',
      'depuis le début de décembre, ils parlent tous avec une petite voix pointue',
    ],
    scenes: ['figurines', 'livres-histoires', 'cacher-trouver', 'blagues'],
    picture:
      'Des souliers entourent un toutou qui lit; une enfant parle dans son lutin de carton, la mitaine levée, un ami rit, une tuque dépasse d’un coussin.',
    sheet: {
      titre: 'C’est pas moi, c’est ma tuque',
      observationDepart:
        'Un soulier est dans le bac à blocs. « C’est le lutin! » Puis un enfant se met à parler pour lui, d’une toute petite voix, et ne s’arrête plus.',
      intentionEducative:
        'Offrir à chacun un personnage qui parle à sa place : il nie, s’explique, raconte, et l’histoire s’allonge à chaque question.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Donner à son lutin un visage et une voix.',
        'Inventer un mauvais coup qui fait rire celui qui le découvre.',
        'Répondre « c’est pas moi, c’est… » et raconter ce qui est arrivé.',
        '{4-5a|Allonger l’histoire à chaque « et après? ».}',
      ],
      materiel: [
        item(
          'Rouleaux de papier de toilette vides, propres',
          'un par enfant, un pour vous, deux de plus',
          'Moitiés de rouleaux d’essuie-tout',
        ),
        item('Gros crayons', 'un par enfant', 'Craies de cire'),
        item('Mitaines d’enfant, sèches, les tuques', 'une par enfant, la sienne; une pour votre lutin', 'Petits bas'),
        optional('Ouate, défaite en nuages grands comme la main, les barbes', 'un nuage par enfant', 'Papier déchiré'),
        optional('Colle en bâton, pour les barbes', 'un bâton pour deux enfants', 'Ruban-cache'),
        item(
          'Objets de la pièce qui ne brisent pas : souliers, toutous, gros blocs, livres',
          'ceux qui y sont déjà',
          null,
        ),
      ],
      preparation: [
        'Faites votre lutin : deux yeux et une bouche sur le rouleau, une mitaine pour tuque, le pouce de travers. De l’ouate collée sous la bouche fait la barbe, si vous en avez. Deux doigts dans le bas, et il salue.',
        'Sans témoin, commettez un mauvais coup qui se défait en une minute : les souliers en rond autour d’un toutou, un livre ouvert sur ses genoux. Cachez votre lutin tout près; un bout de tuque dépasse.',
        'Quelques jours avant, dites aux familles à quoi sert ce lutin : à raconter. Il n’apporte pas de cadeaux, ne surveille personne, ne rapporte rien à personne et n’a pas de patron à barbe blanche. Une famille ne fête pas, ou préfère autre chose? Le même rouleau devient un farceur de l’hiver.',
        'Posez rouleaux et crayons au milieu de la table; chacun va chercher sa mitaine. L’ouate et la colle restent près de vous. {1adulte|Seule, gardez les mauvais coups dans une pièce que vous voyez en entier.} {2adultes|À deux, l’une reste à la table, l’autre suit les premiers conteurs.}',
        '{avec-tissu|Posez @materiel près de la table : un lutin a froid aux épaules.} {avec-contenant|Laissez @materiel traîner : la maison d’un lutin, ou la preuve de son mauvais coup.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Arrêtez-vous devant le mauvais coup, les poings sur les hanches. « Qui a fait ça? » Cherchez, jusqu’à ce que quelqu’un voie la tuque. Tirez le lutin de sa cachette, ôtez-lui sa tuque et parlez dans le haut du rouleau; la voix bourdonne. « C’est pas moi! C’est ma tuque. » Reprenez votre voix : « Ta tuque? » « Elle m’est tombée sur les yeux. Je cherchais la porte, j’ai accroché un soulier, puis un autre… » « Et après? » « Après, j’ai entendu vos bottes, et je me suis sauvé! » Remettez-lui la tuque. « Il a des amis. Qui en fait un? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'Deux yeux, une bouche, une mitaine sur la tête : le lutin est prêt. La barbe d’ouate se colle si l’enfant en veut une. Pour qu’il parle, on lève la tuque et l’on parle dans le haut du rouleau : chacun lui cherche une voix, grave, pincée, ou la main qui bouche le bas. {3-4a|À trois ans, il salue, éternue, dit son nom; l’enfant le montre à un ami, à un autre, au toutou.} {4-5a|À quatre ans, il a un défaut : toujours faim, peur du noir, l’habitude de dormir debout. Sa voix lui ressemble.} Allez de lutin en lutin et parlez-lui, non à l’enfant : « Et vous, qu’avez-vous fait cette nuit? » Le lutin répond toujours : « C’est pas moi! » Qui n’a pas de mots fait hocher la tuque.',
        ),
        play(
          { 20: 6, 30: 8, 45: 10 },
          'Deux par deux, les lutins commettent un mauvais coup avec les objets de la pièce : rien ne se brise, et celui qui le trouve doit rire. Deux amis, ou vous, les surprennent : « Lutin, lutin, qu’as-tu fait là? » « C’est pas moi, c’est… » la tuque, la barbe, un pied gauche, le vent. « Et après? » {3-4a|À trois ans, l’excuse tient en trois mots; redites-la plus longue : « Ah! Ta barbe s’est prise dans le livre. »} {4-5a|À quatre ans, chaque « et après? » ajoute un bout : ce qu’il cherchait, ce qui est tombé, qui est arrivé trop tôt.} L’excuse finie, on crie « On te croit! » {20min|Les lutins filent se cacher, un bout de tuque dehors; les amis les retrouvent.} On remet tout à sa place ensemble, et l’on change de rôle.',
        ),
        play(
          { 30: 5, 45: 8 },
          'Le lutin a tout raconté : il court se cacher. Pendant qu’un ami ferme les yeux, l’enfant cache son rouleau dans la pièce, un bout de tuque dehors, revient s’asseoir et lui prête sa voix, de loin : « J’ai froid aux pieds. » « Ça sent le soulier. » « Tout est noir et mou. » L’ami cherche d’après ce qu’il entend. {3-4a|À trois ans, on montre soi-même l’endroit en riant : faites l’étonnée, et l’on recache.} {4-5a|À quatre ans, trois indices : un difficile, un moyen, un très facile.} Dès que le lutin est trouvé, il a une excuse pour sa cachette aussi. Puis c’est l’ami qui cache le sien.',
        ),
        play(
          { 45: 7 },
          'C’est la nuit : trois ou quatre lutins se rejoignent par terre pour un seul mauvais coup, le plus gros de tous. Ils l’installent à plusieurs, puis dorment comme des innocents. Vous arrivez : « Oh! » Chaque lutin accuse le suivant : « C’est pas moi, c’est sa tuque! » {3-4a|À trois ans, on accuse et l’on rit; le dernier accuse le toutou.} {4-5a|À quatre ans, chacun ajoute un bout à l’histoire de l’autre, jusqu’à celui qui avoue.} Les autres groupes préparent le leur; vous passez de l’un à l’autre.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 5 },
          'Les lutins s’assoient en rond, chacun sur le genou de son enfant. « La meilleure excuse de la journée! » Qui le veut la dit dans son rouleau, et tous répondent : « On te croit! » Personne n’a à parler : un lutin peut seulement saluer. Puis les tuques redeviennent mitaines et retournent au vestiaire. « Plus de tuque… plus d’excuse. » Les lutins se couchent sur une tablette, à la vue de tous. « Cette nuit, ils ne bougeront pas. Il leur faut votre main. » La pièce est-elle remise en place? Faites-en le tour ensemble.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au lutin, les yeux sur le rouleau; l’enfant répond mieux quand on ne le regarde pas.',
          'Deux mots suffisent pour allonger une histoire : « Et après? » Attendez ensuite, sans souffler la suite.',
          'Croyez l’excuse, si énorme soit-elle, et demandez-en la preuve : « Montrez-moi où elle s’est accrochée. »',
          'Le lutin d’un enfant se moque d’un ami? Le vôtre arrive : « Chez nous, les lutins, on fait rire celui à qui on joue le tour. »',
        ],
        questionsOuvertes: [
          'Qui a fait ça, d’après toi?',
          'Que cherchait ton lutin, cette nuit?',
          'Qu’est-ce qui est arrivé après?',
          '{30min 45min|Que voit-il, de sa cachette?}',
        ],
      },
      vocabulaire: [
        'le lutin',
        'le mauvais coup',
        'l’excuse',
        'la preuve',
        '{45min|avouer}{!45min|se sauver}',
        'croire',
        'la barbe',
        'et après',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un seul objet pour le mauvais coup, un soulier là où il ne va pas. Commencez l’excuse, et laissez la fin : « C’est pas moi, c’est ma… »',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant est l’enquêteur : il cherche une preuve, pose trois questions au lutin d’un ami et raconte ensuite l’affaire à quelqu’un qui n’y était pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant parle peu? Son lutin hoche la tuque pour oui, la secoue pour non, et vous racontez ce qu’il confirme. L’ouate fait grimacer? Le lutin n’a pas de barbe. En fauteuil, l’enfant a le mauvais coup sur sa tablette, et l’on vient l’interroger là.',
        },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, le farceur perd sa barbe : c’est le jardinier, et l’excuse est « c’est ma botte ».',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Rouleau écrasé, mitaine perdue un moment.',
          'Excuse qui ne vient pas, timidité devant les autres.',
          'Objet rangé ailleurs qu’à sa place.',
        ],
        dangersAEliminer: [
          'Rouleau à la bouche en marchant : on parle assis ou arrêté, les lèvres au bord; rien ne s’y enfonce.',
          'Rouleau passé d’une bouche à l’autre : chacun parle dans le sien; un rouleau échangé ou mouillé est remplacé.',
          'Ouate à la bouche ou au nez : vous la donnez par nuages; ce qui se détache va à la poubelle.',
          'Mauvais coup dans un passage, en hauteur, près d’une prise, d’un calorifère ou de la cuisine : il se fait par terre, hors du chemin.',
          'Cachette : c’est le lutin qui se cache, jamais l’enfant, et seulement là où sa main va sans grimper.',
          'Peur d’un lutin qui bouge la nuit : montrez vos deux doigts dans le rouleau; il dort à la vue de tous.',
          'Lutin qui menace ou surveille : personne n’est « sur une liste », ni sage ni pas sage.',
        ],
        supervision: 'palier2',
        allergies: ['Laine ou fibres : un petit bas de coton pour tuque, et pas d’ouate.'],
      },
      observation: [
        'Langage oral : écrivez mot pour mot une excuse, et ce qu’ajoute l’enfant au premier « et après? ».',
        'Fonction symbolique : à quel moment la voix, le dos ou les épaules changent-ils avec le lutin?',
        'Compétences sociales : comment reçoit-il le mauvais coup d’un ami, et que fait-il quand on découvre le sien?',
      ],
      prolongements: [
        'Chaque matin, un lutin différent a fait un mauvais coup; son enfant l’installe en arrivant, avec votre aide, et le raconte.',
        'Le lutin passe une soirée à la maison, si la famille le veut, et revient avec une excuse dictée à un parent.',
      ],
      reflexionRetroaction: [
        'Quel enfant a parlé par le rouleau plus qu’il ne parle d’habitude?',
        'Qui ne fête pas ce mois-ci, et comment était-ce pour lui?',
      ],
    },
  },
]
