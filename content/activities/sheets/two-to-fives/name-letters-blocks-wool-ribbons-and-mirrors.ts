import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A letter of dough read through a cloth, a block without its like, two small pulls on a thread, a dance wrapped in paper, and a face that speaks first. */
export const TWO_TO_FIVES_NAME_LETTER_AND_BLOCK_SHEETS: readonly BankSheet[] = [
  {
    key: 'ma-lettre-dort-sous-la-debarbouillette',
    summary:
      'On roule en pâte la première lettre de son prénom et on la couche sous un tissu. Un doigt suit la bosse : « Je la sens, c’est un M! » Puis on la défait.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les lettres de mon prénom',
      'lettres du prénom',
      'lettres',
      'les lettres',
      'prénom',
      'première lettre',
      'première lettre de son prénom',
      'initiale',
      'alphabet',
      'pâte à modeler',
      'lettres en pâte à modeler',
      'faire des lettres avec de la pâte',
      'rouler des boudins',
      'reconnaître sa lettre',
      'lire avec le doigt',
      'écrire son prénom',
    ],
    seen: [
      'il fait des serpents de plasticine et les place pour écrire le début de son nom',
      'elle passe son doigt sur la couverture pour sentir la bosse et dire ce que c’est',
      'il plie un cure-pipe, crie que c’est sa lettre, pis la défait tout de suite',
      'elle reconnaît son S partout, sur les pancartes et dans les livres',
      'il veut écrire comme les grands de la maternelle, mais le crayon le décourage',
      'elle s’obstine que le M est juste à elle, pas à son amie',
      'au vestiaire, il suit avec son doigt la lettre collée sur son casier',
      'à la table de pâte, ils roulent des saucisses et demandent si ça fait leur nom',
    ],
    scenes: ['rimes-lettres', 'petrir'],
    picture:
      'Un doigt sur la bosse d’une débarbouillette, un enfant regarde au plafond et cherche la lettre; son amie se retient de sourire, un N de pâte à côté.',
    sheet: {
      titre: 'Ma lettre dort sous la débarbouillette',
      observationDepart:
        'Un boudin de pâte se plie en deux sur la table. « Hé! C’est ma lettre! » L’enfant l’écrase aussitôt de la main et recommence, pour la voir arriver encore.',
      intentionEducative:
        'Éveiller l’intérêt pour la première lettre de son prénom : la rouler, la reconnaître du bout du doigt et la défaire sans peine.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Rouler des boudins et les placer pour faire sa première lettre.',
        'Suivre du doigt une lettre cachée et dire ce que le doigt sent : une barre, une courbe.',
        '{30min 45min|Changer une lettre en une autre.}',
        '{3-4a|Montrer sa lettre et dire « c’est la mienne ».} {4-5a|Dire le nom ou le son d’une lettre de son prénom.}',
      ],
      materiel: [
        item(
          'Pâte à modeler souple',
          'une boule grosse comme deux clémentines par enfant, une pour vous',
          'Pâte à modeler sans blé du commerce',
        ),
        item('Débarbouillettes', 'une par enfant, une pour vous, sèches et minces', 'Vêtements de rechange minces'),
        optional('Étiquettes des prénoms, celles des crochets', 'celle de chaque enfant', null),
        optional(
          '{si-cartons|Cartons à plat, feuilles rigides ou côtés de boîte}',
          'un par enfant, grand comme une feuille',
          null,
        ),
        optional('{si-ciseaux|Ciseaux à bouts ronds}', 'une paire pour deux enfants', null),
        optional('{si-rouleaux si-rouleaux-à-pâte|Rouleaux}', 'un pour deux enfants, de carton ou à pâte', null),
        optional('{si-livres|Livres au titre en grosses lettres}', 'deux ou trois', null),
      ],
      preparation: [
        'Lisez l’étiquette de la pâte : presque toutes contiennent du blé. Une allergie ou une maladie cœliaque dans le groupe? Prenez pour toute la table une pâte du commerce « sans blé » (« sans gluten » pour la maladie cœliaque), en pots neufs.',
        'Pétrissez la pâte jusqu’à ce qu’elle plie sans se fendre, et posez une boule à chaque place d’une table sans nappe. Les débarbouillettes restent en pile à côté de vous. {si-ciseaux|Pour qui prend les ciseaux à deux mains, vous tenez le boudin par les bouts.}',
        'Repassez dans votre tête la première lettre de chacun, en majuscule. Dans une famille, le prénom s’écrit avec un autre alphabet? Demandez-lui la première lettre : elle se roule comme les autres.',
        '{1adulte|Seule, tournez autour de la table : vous tracez pour l’un, par-dessus son épaule, pendant que les autres roulent des boudins.} {2adultes|À deux, prenez chacune un bout de table.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Roulez un boudin gros comme votre pouce, puis un autre. « Je fais le début de mon nom. » Placez-les sans vous presser et suivez la lettre du doigt : « Je descends… je tourne… » Dites le nom de la lettre. Couchez-la sous une débarbouillette : « Bonne nuit. » Posez un doigt sur le tissu, sans le regarder. « Je ne la vois plus, mais mon doigt la sent. » Suivez la bosse jusqu’au bout. « Elle est toute là! Et ton nom à toi, par quelle lettre commence-t-il? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'Chacun roule des boudins gros comme son pouce. Passez de place en place : du doigt, tracez sur {!si-cartons|la table}{si-cartons|son carton} la première lettre de l’enfant, grande comme sa main et à l’endroit pour lui, un trait à la fois; il couche un boudin sur chaque trait. S’il y a des étiquettes, posez la sienne devant lui. Boudin trop court? On ajoute un bout et l’on frotte la couture. {si-ciseaux|Trop long? On coupe aux ciseaux.} {3-4a|À trois ans, un boudin plié ou courbé suffit parfois : dites le nom de la lettre quand elle est là.} {3-4a !multiage|Penchée ou à l’envers, c’est encore la sienne. Deux doigts marchent dessus d’un bout à l’autre; puis l’enfant tient votre doigt et le promène : « Là, ça tourne. »} {4-5a|À quatre ans, on compte avant de rouler : combien de barres, combien de courbes?} {4-5a !multiage|On la refait ensuite de mémoire, plus petite, et l’on vérifie sur la première. Deux amis ont la même? Ils les couchent côte à côte : que trouvent-ils de pareil? Qui a fini roule un boudin pour celui à qui il en manque.}',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chacun couche sa lettre sous une débarbouillette et appuie le tissu tout autour. {!45min si-cartons|Il la glisse, sur son carton, devant le voisin, sans la réveiller.} « Qui dort ici? » Le voisin ferme les yeux ou regarde au plafond, pose un doigt sur la bosse et la suit sans peser. Il dit ce qu’il sent, « une barre, un rond », puis son idée, et l’on soulève. {3-4a|À trois ans, deux voisins cachent leurs lettres côte à côte : « Sous quel tissu dort la mienne? »} {3-4a !multiage|L’un tourne la tête, l’autre change les lettres de place et les recouvre. Le doigt hésite? Demandez : « Est-ce que ça tourne, ou est-ce tout droit? » On soulève, on s’est trompé, on rit, et c’est à l’autre de chercher.} {4-5a|À quatre ans, qui a caché donne le son en indice : « Elle fait “sss”. »} {4-5a !multiage|Ensuite, les lettres restent cachées, et tout le monde change de chaise. « Qui dort devant moi? » On lit du doigt, puis on va toucher l’épaule d’un ami : « Je pense que c’est ta lettre. » On s’est trompé? On soulève, et l’on cherche ensemble à qui elle est.} {4-5a !multiage 45min|Le prochain tour se fait du pouce, ou de l’autre main.}',
        ),
        play(
          { 30: 6, 45: 11 },
          'Les lettres se réveillent et veulent changer. On plie un bout, on en ajoute un : un C qui se ferme devient O, un I coiffé d’un chapeau plat devient un T majuscule. Chacun défait un coin de sa lettre. Est-ce encore elle? {3-4a|À trois ans, elle devient escargot ou montagne. « Où est passée ma lettre? » On la refait.} {3-4a !multiage|Défaites la vôtre un petit bout à la fois : à quel moment n’est-ce plus votre lettre? On vous crie « stop ». Puis l’enfant défait la sienne de la même façon, et c’est vous qui criez.} {4-5a|À quatre ans, la deuxième lettre du prénom se couche à côté de la première.} {4-5a !multiage|Couvrez la première d’une débarbouillette et dites votre prénom sans son premier son, très sérieusement. Comment s’appelle-t-on maintenant? Chacun couvre la sienne et dit le drôle de nom qui reste. On soulève, et le vrai nom revient.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 7 },
          '« Dernier dodo. » Chacun {20min|retrouve}{30min 45min|refait} sa première lettre, pose le doigt là où elle commence et la parcourt une fois. Il dit son prénom, tout bas. {si-rouleaux si-rouleaux-à-pâte|Un rouleau passe une fois : la lettre s’étale, large et plate.} Puis la main se pose dessus, roule, serre : la lettre redevient boule. « Est-elle partie? » Laissez-les répondre. « Elle est dans la boule, et elle est dans ton doigt. » Tracez-la une dernière fois dans l’air, tous ensemble, chacun la sienne. Les boules retournent au pot, puis les mains se lavent. {si-livres|Mains sèches, chacun cherche sa lettre dans le titre d’un livre : son doigt la connaît.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « la tienne » avant de dire le nom de la lettre.',
          'Tracez par-dessus son épaule : la lettre arrive à l’endroit pour lui.',
          'Dites ce que fait son doigt sous le tissu : « Il descend… il s’arrête… il repart. »',
          'Une lettre à l’envers reste à l’envers, sauf si l’enfant veut la comparer à son étiquette.',
        ],
        questionsOuvertes: [
          'Que sent ton doigt, en ce moment?',
          'Par quel bout commence-t-elle?',
          'Qui d’autre a une lettre comme la tienne?',
          '{30min 45min|Qu’est-ce qui change si on plie ce bout-là?}',
        ],
      },
      vocabulaire: ['la lettre', 'le prénom', 'le début', 'la barre', 'la courbe', 'le boudin', 'la bosse', 'défaire'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Sa lettre a trop de morceaux? Roulez les barres avec lui et laissez-lui la dernière à poser : c’est celle-là qui fait apparaître la lettre.',
        },
        {
          pour: '4-5a',
          texte:
            'Il connaît déjà la sienne? Il roule en secret la lettre d’un ami et la cache; l’ami découvre du doigt que c’est la sienne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La pâte déplaît aux doigts? L’enfant la roule à travers la débarbouillette, ou dit où poser vos boudins. L’enfant qui voit peu est souvent le meilleur lecteur : donnez-lui le premier tour. Faites pour lui une lettre en gros boudins, d’une pâte bien ferme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, un boudin de neige roulé dans la cour fait la même lettre; la mitaine la lit, les yeux fermés.} {hiver|L’été, dehors, la lettre se fait en boudins de sable mouillé, à l’ombre, sous une serviette.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Lettre aplatie par un doigt trop pressé.', 'Pâte sous les ongles.'],
        dangersAEliminer: [
          'Pâte à la bouche : très salée, elle se recrache.',
          'Pâte au sol, qui fait glisser : on la ramasse avant de se lever{4-5a !multiage| et de changer de chaise}.',
          'Peau fendillée ou plaie à la main : le sel pique; l’enfant dirige, et vous roulez.',
          '{si-ciseaux|Ciseaux promenés : ils servent assis, restent au milieu de la table et se comptent avant qu’on se lève.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Blé : presque toute pâte à modeler en contient. Allergie ou maladie cœliaque déclarée : pâte du commerce sans blé pour tout le monde, en pots neufs, sur une table lavée.',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : à quoi l’enfant reconnaît-il sa lettre, à l’œil ou du doigt?',
        'Motricité fine : roule-t-il de la paume ou du bout des doigts, et que fait-il quand le boudin casse?',
        'Développement sensoriel : notez les mots ou les gestes par lesquels il dit ce que sent son doigt.',
      ],
      prolongements: [
        'Au lavabo, chacun trace sa lettre du doigt dans la mousse de savon avant de rincer.',
        'À la maison, l’enfant trace sa lettre dans le dos d’un parent, qui devine; puis le parent trace la sienne.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le doigt chercher, ou ai-je donné la réponse?',
        'Qui n’est pas attiré par sa lettre, et qu’a-t-il fait de sa pâte?',
      ],
    },
  },
  {
    key: 'la-tour-toute-rouge-et-le-bloc-tout-seul',
    summary:
      'On bâtit d’une seule couleur. Un bloc vert n’a pas de pareil : il cogne à chaque tour, « Es-tu pareille? », et finit portier du bac.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'cabanes-et-constructions'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'couleurs',
      'les couleurs',
      'apprendre les couleurs',
      'nommer les couleurs',
      'rouge, bleu, jaune, vert',
      'blocs',
      'blocs de couleur',
      'blocs de couleurs',
      'jouer aux blocs',
      'tour de blocs',
      'bâtir une tour d’une seule couleur',
      'trier les blocs par couleur',
      'trier par couleur',
      'même couleur',
      'pareil, pas pareil',
      'demander une couleur',
    ],
    seen: [
      'il ôte tous les Duplo jaunes de sa construction, il en veut juste des bleus',
      'elle fait le tour des amis en demandant s’ils ont du vert pour sa pile',
      'ils se font chacun une pile de verres d’une couleur, pas une de mélangée',
      'il refuse la cuillère bleue sur la pile des rouges, ça va pas là',
      'elle prend le morceau qui va avec rien et lui cherche un ami partout',
      'il pogne les cubes rouges de sa voisine sans demander, ça crie',
      'au ménage, ils remettent les morceaux au bac en nommant leur couleur',
      'au coin construction, un morceau était tout seul de sa sorte, ils l’ont plaint',
    ],
    scenes: ['trier', 'empiler-construire'],
    picture:
      'Une enfant fait cogner le bloc vert à une tour toute rouge; le bâtisseur, la main levée, répond pour elle, devant une tour bleue et une jaune.',
    sheet: {
      titre: 'La tour toute rouge et le bloc tout seul',
      observationDepart:
        '{3-4a 4-5a|« Non! Pas le bleu! » Un enfant ôte un bloc de sa tour et fouille dans le tas : il veut du rouge, rien que du rouge.} {!3-4a !4-5a|Un petit tient un bloc rouge dans chaque main. Il les cogne ensemble, les regarde, et vous les montre.}',
      intentionEducative:
        'Éveiller le regard aux couleurs : mettre ensemble celles qui sont pareilles, et remarquer celle qui ne l’est pas.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Choisir des blocs de la même couleur et les empiler.} {18-24m !multiage|Poser un bloc près d’un autre, et entendre « pareil » ou « pas pareil ».}',
        '{18-24m|Prendre, donner ou pousser un bloc dont on dit la couleur.} {2-3a 3-4a 4-5a|Dire une couleur ou la montrer, pour l’obtenir d’un ami.}',
        '{20min 30min|Trouver une place au bloc qui n’a pas de pareil.}',
        '{30min 2-3a 3-4a 4-5a|Écouter une couleur, et pousser celle-là seulement.}',
      ],
      materiel: [
        item(
          'Blocs de couleur',
          'huit par enfant, {2-3a 3-4a 4-5a|rouges, bleus et jaunes}{!2-3a !3-4a !4-5a|rouges et bleus}, et un seul vert',
          'Briques à emboîter de couleur',
        ),
        optional('{si-paniers|Paniers bas}', 'un par enfant', null),
        optional('{si-gros-camions|Gros camions}', '{si-gros-camions|un ou deux, sans petite pièce}', null),
        optional(
          '{!10min si-figurines si-toutous|Figurines ou toutous, plus gros que le poing}',
          '{!10min si-figurines si-toutous|un par tour}',
          null,
        ),
        optional('{!10min si-foulards|Foulard}', '{!10min si-foulards|un, pour le bloc vert}', null),
        optional('{30min si-balles|Balles molles, plus grosses que le poing}', 'une ou deux', null),
      ],
      preparation: [
        'Gardez {2-3a 3-4a 4-5a|trois couleurs, le rouge, le bleu et le jaune}{!2-3a !3-4a !4-5a|deux couleurs, le rouge et le bleu}, et un seul bloc vert : les autres verts restent dans l’armoire. {2-3a 3-4a 4-5a|Trop peu de blocs? Une quatrième couleur complète.} {18-24m 2-3a|Aucun bloc ne passe dans un rouleau de papier de toilette.}',
        'Videz le bac de blocs sur le tapis, toutes les couleurs mêlées, et gardez le bac à côté de vous. Cachez le bloc vert derrière vous.',
        '{18-24m !multiage|Assoyez-vous par terre, le tas entre les enfants et vous.} {18-24m multiage|Assoyez-vous dos à un mur : les grands bâtissent d’un côté de vous, le long du mur, les plus jeunes jouent de l’autre.}',
        '{1adulte|Seule, gardez le tas tout près de vous : on vient y chercher sa couleur, et vous voyez toutes les tours.} {2adultes|À deux, l’une est au tas, l’autre va de tour en tour.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez un bloc rouge devant vous. « Rouge. » Un autre dessus : « Rouge. » Au troisième, dites « Rou… », posez un bleu et taisez-vous. Quelqu’un rit, pointe ou proteste? « Oh! Pas pareil! » Ôtez-le et finissez la tour en rouge. Montrez alors le bloc vert au creux de votre main. « Lui, il est vert. Y a-t-il un autre vert? » Fouillez le tas avec eux. « Non. Il est tout seul de sa couleur. » Posez-le à côté de vous : « Il va nous regarder bâtir. {2-3a 3-4a 4-5a|Et toi, quelle couleur choisis-tu? »} {18-24m !multiage|À toi! »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun prend un bloc : c’est la couleur de sa tour. On fouille le tas.} {2-3a 3-4a 4-5a si-paniers|On remplit d’abord son panier de cette couleur seulement. Un intrus? « Pas pareil, sors! » Puis on bâtit à côté.} {2-3a 3-4a 4-5a|Il en manque? On va en demander à un ami : « As-tu du bleu? »} {18-24m !multiage|Chacun fouille le tas à deux mains et prend ce qu’il veut.} {si-gros-camions|Un gros camion livre les blocs : une seule couleur par voyage.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|apporte un bloc, le pose, le renverse : dites la couleur au moment où sa main le lâche.} {18-24m !multiage|Tendez-lui un rouge et un bleu devant votre tour rouge : lequel prend-il? Là où il le pose, c’est bien : « Rouge sur rouge, pareil! » ou « Bleu sur rouge, pas pareil! »} {18-24m !multiage si-paniers|Tendez-lui un panier : « Rouge… dedans! » Il le vide aussitôt, et l’on recommence.} {2-3a|À deux ans, un bleu reste dans la tour jaune : montrez-le du doigt, sans l’ôter.} {2-3a !multiage|Puis posez vous-même un bleu sur une tour jaune. « Non! » On vous l’enlève. Recommencez, de plus en plus lentement, jusqu’à ce qu’une main vous arrête.} {3-4a|À trois ans, on échange : un rouge contre un jaune, la couleur dite tout haut.} {3-4a !multiage|La tour est finie? L’enfant ferme les yeux; un ami y change un bloc pour un autre, d’une autre couleur. « Où est l’intrus? »} {4-5a|À quatre ans, on bâtit une maison d’une seule couleur, toit compris.} {4-5a !multiage|On compte d’abord ce qui manque : « Il me faut trois jaunes. » Deux bleus ne sont pas du même bleu? On les met côte à côte, et l’on décide s’ils habitent ensemble.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Le bloc vert fait ses visites : il saute jusqu’à une tour. « Toc, toc! Je suis vert. Es-tu pareille? » On répond pour la tour. {!10min si-figurines si-toutous|Une figurine ou un toutou, au pied de la tour, répond pour elle.} {2-3a 3-4a 4-5a|Chaque tour aura sa visite; en attendant, on bâtit.} {!10min si-foulards|Entre deux visites, le bloc vert dort sous un foulard : « Parti! » Qui le découvre?} {18-24m multiage|Avec le trottineur, le bloc touche son bas, sa manche, le tapis : « Pareil? »} {18-24m !multiage|Le bloc touche un bas, une manche, le tapis : « Pareil? »} {18-24m !multiage|Couvrez le bloc vert de vos deux mains : « Parti! » Qui les soulève? « Vert! » Recommencez devant un autre, de plus en plus lentement; le tas reste à tous. Puis donnez le bloc : où l’enfant va-t-il le poser?} {2-3a|À deux ans, on donne des amis au bloc vert : un rouge, un bleu, collés contre lui.} {2-3a !multiage|Le bloc cogne à chaque tour, et l’enfant prend la grosse voix de la tour : « Non, je suis bleue! Viens sur moi! » On l’y monte. Il tombe? Il va cogner chez le voisin.} {3-4a|À trois ans, on cherche du vert partout dans la pièce, puis une place pour le bloc : au pied d’une tour, tout en haut?} {3-4a !multiage|On recule de trois pas : le voit-on bien? On l’essaie sur une autre tour. Tout en haut de la rouge, il a l’air d’un drapeau. Puis tout le monde ferme les yeux; un enfant le pose ailleurs, et l’on cherche sans toucher.} {4-5a|À quatre ans, le bloc vert fait le pont entre deux maisons.} {4-5a !multiage|Entre quelles couleurs va-t-il le mieux? On l’essaie entre le jaune et le bleu, puis ailleurs, et l’on dit pourquoi. Puis tout le monde ferme les yeux; un enfant le glisse dans une maison, et l’on cherche sans toucher. Qui l’a vu l’y cache à son tour.}',
        ),
        play(
          { 30: 6 },
          '« Rouge… tombe! » D’un doigt, on fait tomber les tours rouges; les autres restent debout. {30min si-balles|De loin, assis, on roule une balle : la tour nommée tombe-t-elle sans les autres?} {2-3a 3-4a 4-5a|On rebâtit, et un enfant appelle une autre couleur.} {18-24m multiage|Pour le trottineur, tout tombe : dites la couleur qu’il vient de pousser.} {18-24m !multiage|Tout tombe? Dites la couleur que l’enfant vient de pousser.} {18-24m !multiage|Rebâtissez une tour rouge et une bleue, loin l’une de l’autre. « Rouge! » et montrez-la. Il pousse la bleue? « Bleu, boum! » On recommence.} {2-3a|À deux ans, le doigt attend tout près de la tour. Dites « rrr… » bien longtemps.} {2-3a !multiage|Dites ensuite « chocolat, tombe! » Rien ne bouge, ou tout tombe; ramassez en riant. Puis l’enfant crie sa couleur, et c’est votre tour qui tombe.} {3-4a|À trois ans, l’enfant qui appelle essaie de nous attraper : « Rrrr… rose! » Rien ne doit tomber.} {3-4a !multiage|Une main est partie trop vite? On rebâtit ensemble, et c’est elle qui appelle la prochaine couleur.} {4-5a|À quatre ans, on complique : « Tout ce qui n’est pas bleu! »} {4-5a !multiage|Puis on bâtit à deux une tour rouge, bleue, rouge, bleue. Quelle couleur vient après? L’un ferme les yeux, l’autre y change un bloc : où est l’erreur?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'On défait les tours. Posez le bloc vert au bord du bac : c’est le portier. « Les rouges, entrez! » On les apporte, un dans chaque main. Un bleu se glisse parmi eux? « Toi, tu n’es pas rouge : attends dehors. » Quand toutes les couleurs sont entrées, le portier reste seul. Passez-le de main en main; chacun lui dit bonne nuit. Posez-le sur le dessus : demain, c’est lui qu’on verra en premier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites la couleur au moment où le bloc se pose, plutôt que de demander « c’est quelle couleur? ».',
          'Trompez-vous exprès de temps en temps : on apprend bien en vous corrigeant.',
          '{18-24m|Suivez son regard : ce qu’il montre, nommez-le.} {3-4a 4-5a|Deux enfants veulent le même rouge? Comptez ensemble les rouges de chaque tour, et attendez leur idée.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Quelle couleur te manque?} {18-24m !multiage|Où vas-tu le poser?}',
          'Quel bloc est pareil au tien?',
          '{3-4a 4-5a 20min 30min|Où voit-on le mieux le bloc vert?}',
        ],
      },
      vocabulaire: [
        'rouge',
        'bleu',
        '{2-3a 3-4a 4-5a|jaune}',
        'vert',
        'pareil',
        'pas pareil',
        'la tour',
        '{3-4a !multiage|l’intrus}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Donnez-lui un bloc dans chaque main, de la même couleur, et cognez les vôtres contre les siens : « Rouge! Rouge! » Il en apportera un autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Il dit « bleu » pour tout, mais il prend le bon bloc? Il a compris. Redites la couleur en le lui donnant, sans faire répéter.',
        },
        {
          pour: '3-4a',
          texte:
            'Placez devant lui deux blocs pareils et un différent : lequel n’habite pas là? Il fait ensuite la même devinette à un ami.',
        },
        {
          pour: '4-5a',
          texte:
            'Il commande sans nommer : « Je veux celui de la couleur des citrons. » L’ami livre le bloc, et commande à son tour.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{3-4a 4-5a|L’enfant qui confond le rouge et le vert bâtit en jaune ou en bleu, et le bloc tout seul est blanc ou noir.} Les mains renversent tout? Ses blocs se couchent sur le tapis, en chemin, au lieu de monter. Il ne parle pas? Il montre un bloc, et l’on lui en apporte un pareil.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, le bloc tout seul cherche la tuque ou la botte de sa couleur.} {hiver|L’été, dans la cour, le bloc vert cherche tout ce qui est vert : l’herbe, une feuille, la barrière. Est-ce le même vert?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc tombé sur un orteil.', 'Tour renversée par un autre, et grosse peine.'],
        dangersAEliminer: [
          'Tour de blocs de bois plus haute que les épaules d’un enfant assis : on en bâtit une autre à côté.',
          'Bloc lancé : {30min|une tour se pousse d’un doigt; }la main qui lance va porter un bloc au tas.',
          '{si-paniers|Panier sur une tête ou sous un pied : il se pose à côté de sa tour.}',
          'Bloc oublié sous un pied : on ramasse autour de soi avant de se lever.',
          '{18-24m 2-3a|Bloc mordu : laissez-le, s’il est gros, lisse et sans éclat, puis lavez-le avant de le prêter.}',
          '{18-24m multiage|Tour qui tombe sur un plus petit : les grands bâtissent le long du mur, de l’autre côté de vous.}',
          '{si-gros-camions|Camion laissé où l’on marche : il se gare contre le tas.}',
          '{!10min si-foulards|Foulard autour d’un cou ou sur un visage : il couvre le bloc, rien d’autre.}',
          '{30min si-balles|Balle lancée : elle roule par terre, et l’on est assis; sinon, elle revient à vous.}',
        ],
        supervision: 'palier1',
        allergies: ['Peinture ou vernis qui s’écaille : ce bloc sort du jeu.'],
      },
      observation: [
        'Catégories et concepts : que fait l’enfant d’un bloc qui n’est pas de sa couleur?',
        'Langage oral : par quel mot, quel son ou quel geste demande-t-il une couleur?',
        'Motricité fine : comment pose-t-il le bloc du haut, et de quelle main?',
      ],
      prolongements: [
        'Demain, un bloc d’une autre couleur est tout seul : qui le remarquera?',
        'À la maison, avec la famille, deux bas pareils et un différent : lequel est tout seul?',
      ],
      reflexionRetroaction: [
        'Ai-je fait nommer les couleurs, ou les ai-je fait servir?',
        'Qui trie du regard sans rien dire, et l’ai-je vu?',
      ],
    },
  },
  {
    key: 'deux-petits-coups-sur-le-fil',
    summary:
      'Assis face à face, un fil de laine pour deux : deux petits coups, « je suis là ». Un bout tombe : « T’es pu mon ami! » Que voulait-il dire? Qui le reprend?',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'amitié',
      'l’amitié',
      'les amis',
      't’es pu mon ami',
      't’es plus mon ami',
      'tu n’es plus mon ami',
      't’es plus mon amie',
      'pu mon ami',
      'chicane d’amis',
      'faire la paix',
      'se réconcilier',
      'laine',
      'pelote de laine',
      'balle de laine',
      'fil de laine',
      'toile de laine',
      'rouler la pelote',
    ],
    seen: [
      'ils tiennent chacun un bout de ficelle et tirent un petit coup pour se répondre',
      'elle donne deux petites secousses à la corde et attend que l’autre fasse pareil',
      'ils reculent jusqu’à ce que la laine se tende, pis ils sentent l’autre bouger',
      'elle a dit qu’elle l’invitait plus à sa fête, maintenant elle rôde autour de lui',
      'il a de la peine, son meilleur copain veut jouer avec un autre à matin',
      'elle sait pas comment revenir vers son amie après lui avoir crié des bêtises',
      'à la table, ils se sont lancé t’es pas fin, je veux pus jouer avec toi',
      'dans le vestiaire, elle boude sa chum, deux minutes après elles s’assoient collées',
    ],
    scenes: ['nouveau'],
    picture:
      'Assis face à face, deux enfants pincent un fil de laine : l’un donne deux petits coups, l’autre sourit, les yeux fermés, une pelote près de l’éducatrice.',
    sheet: {
      titre: 'Deux petits coups sur le fil',
      observationDepart:
        '« T’es pu mon ami! » L’enfant l’a crié en se levant de la table. Cinq minutes plus tard, il revient s’asseoir tout à côté et ne dit rien.',
      intentionEducative:
        'Permettre de sentir qu’un lien se relâche et se reprend, et de chercher ce que « t’es pu mon ami » voulait dire.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Envoyer un signal à un ami, et attendre sa réponse.',
        'Dire ce que l’on voulait, au lieu de « t’es pu mon ami ».',
        'Demander si l’autre veut reprendre, et entendre sa réponse.',
      ],
      materiel: [
        item(
          'Laine',
          'un bout long d’un grand pas pour deux enfants, un pour vous{30min|, et le reste de la pelote}',
          'Ficelle de coton douce',
        ),
        item('Ciseaux de l’adulte, qui restent rangés pendant le jeu', 'une paire', null),
      ],
      preparation: [
        'Coupez les bouts vous-même, avant le jeu. Comptez-les, et rangez les ciseaux hors de portée.',
        'Formez les paires dans votre tête : personne n’est choisi en dernier. Deux enfants se sont chicanés ce matin? Ils jouent chacun avec un autre. Un enfant de trop fait la paire avec vous, et vous visitez les autres paires ensemble.',
        'Avant de donner les fils, dites les trois règles, le vôtre à la main : on reste assis; on pince le fil entre deux doigts, sans l’enrouler autour de rien; on le pose au plancher avant de se lever.',
        '{1adulte|Seule, placez les paires en demi-cercle autour de vous : vous voyez toutes les mains.} {2adultes|À deux, prenez chacune la moitié des paires.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assoyez-vous par terre devant un enfant qui le veut bien, un fil entre vous : chacun en pince un bout. Laissez le fil tout mou et donnez deux petits coups. « L’as-tu senti? » Non, rien. Reculez un peu, sur les fesses, jusqu’à ce que le fil se soulève à peine. Encore deux petits coups. Regardez son visage : il l’a senti! « Ça veut dire “je suis là”. » Attendez ses deux coups à lui. « Ah! Toi aussi, tu es là. »',
        ),
        play(
          { 20: 7, 30: 7 },
          'Deux par deux, assis face à face, un fil pour deux. On cherche la distance où le fil parle : trop mou, on ne sent rien; trop tiré, il glisse des doigts. L’un donne deux petits coups, « je suis là »; l’autre répond par deux coups, aussi doux. On essaie ensuite les yeux fermés : le coup arrive, on sourit, et l’ami le voit. Chaque paire invente enfin un message bien à elle, trois coups ou un tremblement, et décide de ce qu’il veut dire. Allez de paire en paire, posez un doigt sur le fil : « Faites-moi sentir le vôtre. » Pas envie de fermer les yeux? On regarde le plafond.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Tous les fils au plancher. Prenez le vôtre par les deux bouts. Une main dit : « Moi, je voulais être le chien! » L’autre : « Non, c’est moi! » La première lâche : « T’es pu mon ami! » L’autre donne deux petits coups. Rien ne répond. « Qu’est-ce qu’elle voulait dire, pour vrai? » La main redit chaque idée des enfants : « Je suis fâchée. » « Je voulais choisir. » Puis les paires reprennent leur fil et jouent une chicane inventée. L’un lâche et dit ce qu’il voulait. L’autre demande : « Veux-tu le reprendre? » C’est oui : deux petits coups. C’est non : on laisse le bout là, on compte ses dix doigts, et l’on redemande une seule fois. Encore non? On attend à côté. Puis on change de rôle.',
        ),
        play(
          { 30: 7 },
          'Les enfants vous rendent les fils, et tous s’assoient en rond. Pincez le bout de la pelote et roulez-la au plancher vers un enfant, en disant une chose à faire ensemble : « J’aimerais bâtir un garage avec toi. » L’enfant pince le fil au ras du plancher et roule la pelote vers un autre. Elle s’arrête en chemin? Poussez-la. Qui ne l’a pas encore eue donne deux petits coups au plancher : « Je suis là! » Voilà une toile! Donnez deux petits coups : qui les sent? Faites-les passer de doigt en doigt. Un enfant lâche : quel bout est devenu mou? Son voisin le tient pour lui; il revient quand il veut. Suivez un fil à voix haute : de qui vient-il, chez qui s’en va-t-il?',
        ),
        closing(
          { 20: 3, 30: 4 },
          '{20min|Passez reprendre les fils : chaque paire donne deux derniers petits coups, puis lâche.} {30min|Enroulez la pelote en suivant la toile, à genoux : chacun lâche quand vous arrivez à lui.} Montrez vos mains vides. « Sans fil, comment dit-on “je suis là”? » Chacun montre son idée à un ami : un clin d’œil, deux doigts sur la manche de qui veut bien, un « hé ». « On va encore se dire “t’es pu mon ami”. Ce jour-là, je demanderai : que voulais-tu dire, pour vrai? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez du fil et des mains : personne n’a à raconter sa chicane.',
          'Un « non, je veux pas le reprendre » se respecte : restez à côté de celui qui attend, et donnez-lui un bout de votre fil.',
          'Ne faites dire « excuse-moi » à personne : cherchez ce que chacun voulait.',
          'Une paire se tait? Posez un doigt sur son fil : ses petits coups parlent déjà.',
        ],
        questionsOuvertes: [
          'Que voulait-il dire, d’après toi?',
          'Comment sais-tu que ton ami est là?',
          'Que fait-on quand l’autre dit non?',
          'Que peut-on faire en attendant?',
        ],
      },
      vocabulaire: ['le fil', 'mou', 'lâcher', 'reprendre', 'répondre', 'attendre', 'un ami', 'vouloir dire'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La paire s’ennuie? L’un pense à un animal et le fait sentir par le fil : les pas de l’éléphant, ceux de la souris. L’autre devine.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts pincent mal? L’enfant pose sa paume sur le fil, au plancher : il sent le coup passer. L’enfant qui parle peu répond par les coups : deux pour oui, un pour non. Celui que les regards gênent joue dos à dos, le fil posé le long de sa cuisse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, on joue dehors, assis dans l’herbe à l’ombre : le fil passe-t-il les coups aussi bien?} {ete|L’hiver, au vestiaire, deux mitaines qui se touchent se donnent les deux petits coups.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fil qui casse ou qui échappe.', 'Une vraie peine qui remonte : elle a le droit d’être là.'],
        dangersAEliminer: [
          'Laine autour d’un cou, d’un poignet ou d’un doigt : elle se pince seulement, au-dessous des épaules; au premier tour, vous la reprenez.',
          'Enfant qui se lève dans les fils : d’abord, tous les bouts au plancher.',
          'Fil tiré d’un coup, qui brûle les doigts : on tire comme on tourne une page.',
          'Laine à la bouche, ou bout oublié : comptez les bouts avant et après, et rangez-les en hauteur.',
          '{30min|Pelote lancée au visage : elle roule au plancher.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : laine acrylique ou coton, sans parfum.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand son signal reste sans réponse?',
        'Compétences émotionnelles : que montre-t-il au moment où le bout tombe?',
        'Langage oral : notez ce qu’il dit à la place de « t’es pu mon ami ».',
      ],
      prolongements: [
        'Un vrai « t’es pu mon ami » dans la journée? Demandez tout bas : « Que voulais-tu dire, pour vrai? », et attendez.',
        'À la maison, main dans la main, l’enfant et son parent se donnent deux petits coups : « Je suis là. »',
      ],
      reflexionRetroaction: [
        'Ai-je laissé un « non » rester un non?',
        'Qui a lâché le premier, comme pour ne pas être celui qu’on lâche?',
      ],
    },
  },
  {
    key: 'il-y-a-une-danse-dans-mon-soulier',
    summary:
      'On emballe sa tuque ou son soulier dans le papier; un ami tâte, écoute, devine, déballe. Dedans, un cadeau qui ne s’achète pas : une danse.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'Dès que les tuques et les mitaines sont aux crochets, le jeu est le même.' },
    durationMinutes: 30,
    adults: 1,
    feast: 'noel',
    calls: [
      'Noël',
      'cadeaux de Noël',
      'cadeau de Noël',
      'cadeau',
      'cadeaux',
      'emballer',
      'emballer des cadeaux',
      'emballer un cadeau',
      'déballer',
      'papier d’emballage',
      'papier de Noël',
      'boîtes, papier, rubans',
      'deviner le cadeau',
      'cadeau qui ne s’achète pas',
      'temps des fêtes',
    ],
    seen: [
      'elle roule son camion dans une feuille de journal et la serre avec ses deux mains',
      'il tâte le paquet, le brasse à son oreille, puis dit que c’est une mitaine',
      'ils enveloppent tout ce qu’ils pognent, des blocs, des bas, un toutou',
      'il n’a rien à donner à son ami et voudrait lui faire un beau cadeau',
      'elle a hâte d’ouvrir, elle déchire déjà le coin du papier',
      'ils parlent juste des gros jouets qu’ils vont recevoir, ils s’en vantent',
      'depuis que le sapin est monté, ils s’échangent des paquets dans le coin maison',
      'pour la fête d’un ami, elle lui a offert une chanson au lieu d’un jouet',
    ],
    scenes: ['envelopper', 'fete'],
    picture:
      'Un enfant ouvre un papier d’où sort un soulier; une amie danse pieds nus, l’autre soulier sur la main; un petit serre un paquet d’où dépasse une mitaine.',
    sheet: {
      titre: 'Il y a une danse dans mon soulier',
      observationDepart:
        'Un enfant enveloppe sa mitaine dans une feuille, serre bien fort et la tend à un ami : « Noël, c’est maintenant! » L’ami presse le papier avant de l’ouvrir.',
      intentionEducative:
        'Offrir aux mains le plaisir d’emballer, de deviner et de déballer, et à chacun celui de donner une chose qui se fait.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Rabattre, froisser et serrer un papier pour qu’il tienne.',
        'Deviner ce qu’il y a dans un paquet à sa forme et à son bruit.',
        'Donner à quelqu’un une danse, une chanson ou un geste.',
      ],
      materiel: [
        item('Papier', 'deux grandes feuilles par enfant, trois de plus', 'Papier journal ou circulaires, sans agrafe'),
        item(
          'Tuques, mitaines ou souliers des enfants, propres et secs',
          'une chose par enfant, une de plus',
          'Vêtements de rechange',
        ),
        optional('Boîtes de carton à couvercle, sans agrafe', 'une pour deux enfants', null),
        optional('{!2-3a|Rubans de tissu, longs comme votre avant-bras}', '{!2-3a|un par enfant}', null),
      ],
      preparation: [
        'Froissez d’avance les feuilles raides, puis défroissez-les : un papier mou tient tout seul, sans ruban adhésif.',
        'Chacun prend une seule chose à lui : une tuque, une mitaine ou un soulier. Qui choisit un soulier enlève les deux, et ses bas : pieds nus, on ne glisse pas.',
        'Toutes les familles n’ont pas la même fête. Au besoin, commencez plutôt par « C’est le temps des surprises »; le reste ne change pas.',
        '{!2-3a|Des rubans? Mesurez-les sur votre avant-bras, comptez-les, et donnez-en un par paquet fini.} Des boîtes? Passez un doigt sur les bords : rien ne pique. Elles servent à écouter les paquets.',
        '{1adulte|Seule, assoyez-vous au milieu du tapis, les feuilles contre vous; vous en donnez une à la fois.} {2adultes|À deux, l’une aide à serrer, l’autre reste avec ceux qui devinent.} {multiage|Un plus vieux serre le paquet d’un plus jeune, qui le tient à deux mains.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Noël s’en vient. J’ai un cadeau, et je ne l’ai pas acheté. » Posez votre soulier au milieu d’une feuille. Rabattez les bords, serrez à deux mains, serrez encore : ça tient. Tendez le paquet à un enfant : il presse, il tape dessus. « C’est dur. Ça fait toc. » Il déballe. « Mon soulier! Et dans mon soulier, il y a une danse pour toi. » Le soulier sur la main, dansez juste pour cet enfant. Saluez. « Qui veut en emballer une? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun choisit sa chose et ce qu’elle donnera : une danse, une chanson, un tour de petit train, une caresse. On pose la chose sur le papier, on rabat, on froisse, on serre. Ça se rouvre? On serre plus fort, ou l’on ajoute une feuille. {2-3a|À deux ans, un pouce de mitaine dépasse, et c’est un beau paquet.} {2-3a !multiage|Tenez la feuille creuse comme un nid : l’enfant y pousse sa mitaine, et vous fermez ensemble, « serre, serre, serre! ». Il le rouvre aussitôt? Remballez : c’est le jeu. Demandez-lui : « Une danse ou une chanson? »} {3-4a|À trois ans, on souffle son cadeau dans le papier avant de fermer.} {3-4a !multiage|Puis on met le paquet dans une deuxième feuille, et l’on tourne chaque bout comme un gros bonbon. Tient-il debout, roule-t-il?} {4-5a|À quatre ans, on veut tromper : une tuque roulée a l’air d’une balle.} {4-5a !multiage|On plie les coins à plat, comme un livre, et l’on cherche comment les bloquer sans rien coller : un coin glissé dans l’autre, un pli bien marqué à l’ongle.} {3-4a 4-5a !2-3a|S’il y a des rubans, on en couche un dessus, sans nœud.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '{3-4a 4-5a|Deux par deux, l’un donne, l’autre devine; puis on échange.} {2-3a !multiage|Assis en rond, un enfant donne son paquet à son voisin; les autres pressent le leur, puis dansent aussi.} « Tiens, c’est pour toi. » Avant d’ouvrir, les mains pressent, un doigt tape, l’oreille écoute. Toc? Un soulier. Rien? C’est mou. S’il y a des boîtes, on y met le paquet et l’on brasse. On devine, on déballe. Celui qui a donné reprend sa chose et fait le vrai cadeau. {2-3a|À deux ans, on arrache le papier d’abord : « Oh! » Puis on danse.} {2-3a !multiage|Remballez la même mitaine. Cette fois, faites-la parler à travers le papier : « Psst! Je suis molle! » L’enfant presse, rit, ouvre. Qui l’aura ensuite? Il la porte lui-même, à deux mains.} {3-4a|À trois ans, on dit ce que la main sent : long, rond, dur.} {3-4a !multiage|On le tâte aussi derrière son dos : où est le bout, où est l’ouverture? La chanson du cadeau est trop gênante? On la chante à deux.} {4-5a|À quatre ans, on a trois questions, et l’ami répond par oui ou par non.} {4-5a !multiage|Ensuite, deux paquets côte à côte : lequel est la mitaine? On explique à quoi on le sait, on ouvre, et l’on remballe autrement pour le prochain.} On n’a pas envie du cadeau? « Non merci », et l’ami en offre un autre.',
        ),
        play(
          { 30: 6 },
          'Le paquet-oignon. Emballez votre soulier; tous froissent une feuille, et chacun vient ajouter la sienne par-dessus : le paquet est énorme! Il passe de main en main pendant que vous chantonnez. Vous vous taisez : qui le tient ôte une feuille et fait un petit cadeau à tous, une grimace ou un saut. {2-3a|À deux ans, on tire la feuille ensemble, et tout le monde fait pareil que l’enfant.} {2-3a !multiage|Il y a encore une feuille! « Encore? » Montrez de la main combien il rapetisse. Quand la chose sort, dansez tous, le soulier au milieu.} {3-4a|À trois ans, annoncez : « C’est la dernière! » Non, il y en a encore une.} {3-4a !multiage|Qui vient d’ôter sa feuille en fait une boule et la pose devant lui : on compte les boules à la fin. Combien de cadeaux a-t-on reçus?} {4-5a|À quatre ans, c’est un enfant qui chantonne, dos tourné, et qui arrête quand il veut.} {4-5a !multiage|On recommence avec une autre chose, choisie en secret par deux enfants, et une feuille de plus. Le cadeau du centre est pour tous : ils décident lequel.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Le papier est tout froissé. Chacun pose une feuille devant soi et la repasse de la paume, du bord jusqu’à l’autre bord. {3-4a 4-5a !2-3a|Les rubans reviennent dans votre main, comptés.} « Qu’as-tu reçu, aujourd’hui? » Une danse, une chanson, une caresse : on le montre encore un peu. « Et ce soir, à qui donneras-tu une danse? » On le dit à son voisin ou on le garde secret. Les feuilles font une pile, pour demain; chaque chose retourne à sa place.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez de ce que l’on fera, jamais de ce que l’on recevra à la maison.',
          'Tenez un bord du papier et laissez ses mains serrer.',
          'Qui n’a rien reçu reçoit de vous : gardez votre chose emballée tout près.',
          '{3-4a 4-5a|Recevez un paquet en le pressant longtemps : ils feront comme vous.}',
        ],
        questionsOuvertes: [
          'Que sens-tu à travers le papier?',
          'Que pourrais-tu donner sans l’acheter?',
          '{3-4a 4-5a|Comment faire tenir le papier?}',
        ],
      },
      vocabulaire: ['emballer', 'déballer', 'le paquet', 'froisser', 'serrer', 'mou', 'dur', 'deviner'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il ne veut pas donner sa mitaine? Il se la donne à lui-même : vous l’emballez, il la déballe, il danse. La fois d’après, il vous la prêtera peut-être.',
        },
        {
          pour: '3-4a',
          texte:
            'Il ne trouve pas quoi donner? Offrez-lui deux choix qui se voient : tourner comme une toupie, ou marcher comme un pingouin.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente un cadeau pour une personne précise : il la regarde jouer un moment, puis choisit ce qui lui plairait.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit du papier dérange? Un vêtement de rechange emballe en silence. Une seule main travaille? Il tient la feuille du coude, et l’ami rabat. Donner devant les autres est gênant? Le cadeau se fait à l’écart, pour une seule personne.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps ou l’été, pour l’anniversaire d’un ami, on emballe un chapeau ou une sandale : la danse est dedans.',
        },
      ],
      securite: {
        risquesAcceptes: ['Papier déchiré, paquet qui s’ouvre en chemin.', 'Coup de soulier léger, en dansant.'],
        dangersAEliminer: [
          'Papier sur un visage ou une tête : il emballe des choses, jamais quelqu’un.',
          '{2-3a|Bout de papier à la bouche : retirez-le, et gardez de grandes feuilles.}',
          'Feuille au plancher, qui glisse sous le pied : on danse hors des papiers.',
          '{!2-3a|Ruban autour d’un cou ou d’un poignet : il se couche sur le paquet, sans nœud; il vous revient aussitôt le paquet ouvert.}',
          'Agrafe, sac ou pellicule de plastique : rien de cela n’emballe.',
          'Poux : chaque tuque retourne sur la tête de son propriétaire seulement.',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes vides : aucune n’a contenu de noix, d’arachides ni d’autre aliment du groupe.'],
      },
      observation: [
        'Motricité fine : comment les deux mains s’y prennent-elles pour que le papier tienne?',
        'Compétences sociales : à qui donne-t-il, et que fait-il quand l’autre ouvre?',
        'Raisonnement : à quoi devine-t-il, de la main ou de l’oreille, et que fait-il quand il s’est trompé?',
      ],
      prolongements: [
        'Laissez les feuilles repassées au coin du faire semblant : des paquets y naîtront toute la semaine.',
        'À la maison, l’enfant emballe un bas dans une circulaire pour quelqu’un de sa famille : il y a une danse dedans.',
      ],
      reflexionRetroaction: ['Ai-je serré à la place des mains?', 'Qui a surtout donné, qui a surtout reçu?'],
    },
  },
  {
    key: 'mon-visage-a-parle-avant-moi',
    summary:
      'Chicane au coin des blocs? Au miroir ou face à un ami, on apprend à lire un visage : la bouche dit « oui, prends-le », les sourcils disent non.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'visage',
      'le visage',
      'lire les visages',
      'lire un visage',
      'expressions du visage',
      'mimiques',
      'les émotions au miroir',
      'miroir',
      'miroirs',
      'miroir incassable',
      'grimaces',
      'faire des grimaces dans le miroir',
      'fâché, triste, content',
      'regarder l’autre avant de parler',
      'dire non',
      'chicane pour un jouet',
    ],
    seen: [
      'ils se font des faces devant la glace pis regardent leurs sourcils bouger',
      'elle baisse les sourcils, serre la bouche, mais dit que ça la dérange pas',
      'il fait semblant de pleurer puis sourit d’un coup pour voir la face de l’autre',
      'ils tirent tous les deux sur le camion, un crie, l’autre a le menton qui tremble',
      'il arrache les jouets sans voir que l’ami est sur le bord de brailler',
      'elle dit oui tout bas quand on lui prend sa pelle, mais elle voulait pas',
      'au lavabo, ils se regardent dans le miroir et devinent qui est fâché',
      'à la collation, il m’a demandé pourquoi j’avais l’air triste, il lit ma face',
    ],
    scenes: ['chicane'],
    picture:
      'Un enfant, les sourcils tout bas, serre un bloc d’air; assise face à lui, son amie lui tend un miroir de plastique : son visage parle pour lui.',
    sheet: {
      titre: 'Mon visage a parlé avant moi',
      observationDepart:
        'Chicane au coin des blocs : deux mains tirent sur le même. L’un crie « à moi! »; l’autre ne dit rien, mais son menton tremble.',
      intentionEducative:
        'Soutenir l’enfant qui regarde le visage de l’autre{!10min|, et qui cherche quoi lui dire ensuite}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer ce qui bouge sur un visage : la bouche, le front, les sourcils.',
        '{2-3a|Montrer ou dire « fâché », « triste », « content ».} {3-4a 4-5a|Mettre un mot sur ce qu’un visage semble dire, et demander si c’est bien cela.}',
        '{20min 30min|S’arrêter au milieu d’une chicane jouée, et dire une phrase à l’autre.}',
      ],
      materiel: [
        item('Miroirs incassables', 'un pour deux enfants', 'Mains en cadre autour du visage, devant un ami'),
        optional(
          '{si-images|Images de visages fâché, triste, content}',
          '{3-4a 4-5a|trois par paire}{2-3a !3-4a !4-5a|trois}',
          null,
        ),
        optional(
          '{si-toutous si-poupées si-marionnettes|Toutou, poupée ou marionnette}',
          '{si-toutous si-poupées si-marionnettes|un seul, pour vous}',
          null,
        ),
        optional('{si-photos si-livres|Photos ou livre de visages}', 'quelques visages', null),
        optional(
          '{30min si-crayons si-papiers|Papier et crayon}',
          '{30min si-crayons si-papiers|une feuille, pour vous}',
          null,
        ),
        optional('{si-foulards|Foulards}', 'un par enfant, qui ne se prête pas', null),
      ],
      preparation: [
        'Essayez trois visages devant une vitre ou un miroir : fâché (sourcils bas, bouche serrée), triste (coins de la bouche qui tombent), content (joues qui montent). Changez lentement de l’un à l’autre.',
        '{3-4a 4-5a|Les enfants sont assis face à face, deux par deux, un miroir par paire : l’un fait le visage, l’autre lui tend le miroir, puis on échange.} {2-3a !multiage|Les enfants sont assis en demi-cercle devant vous, un miroir à plat entre deux voisins.} Pas de miroir? L’enfant encadre son visage de ses deux mains, et l’ami lui montre ce qu’il y voit.',
        'Choisissez un moment calme, loin de la vraie chicane. Aucun exemple ne copie celle de ce matin.',
        '{1adulte|Seule, placez-vous là où tous voient bien votre visage.} {2adultes !10min|À deux, jouez d’abord ensemble les deux personnes qui tirent sur le bloc d’air.} {2adultes 10min|À deux, faites-vous face : l’une annonce, l’autre montre son visage.} {multiage|Mettez un plus jeune avec un plus vieux : l’un montre, l’autre met le mot.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Serrez entre vos mains un bloc qui n’existe pas, un bloc d’air. « Tu le veux? » Dites « oui, prends-le », les sourcils tout bas, la bouche serrée, sans lâcher. Restez ainsi et attendez. On rit, on dit « tu veux pas! »? Étonnez-vous : « J’ai dit oui! Qui t’a dit non? » Regardez-vous dans un miroir, s’il y en a un, et cherchez du doigt, vous sur votre visage, eux sur le leur : le nez? les joues? les sourcils? « Ah! Mon visage a parlé avant moi. » {si-toutous si-poupées si-marionnettes|Tournez vers eux un toutou, une poupée ou une marionnette : « Et le sien, que dit-il? » Toujours pareil!}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Lancez une petite nouvelle : « Ta tour tombe! » « C’est ton tour! » « Ton bloc est parti! » Chacun laisse son visage répondre. « Stop! » On ne bouge plus. {3-4a 4-5a|L’ami tend le miroir, ou regarde dans le cadre des mains : qu’est-ce qui a bougé?} {2-3a !multiage|Chacun se penche sur le miroir, ou regarde son voisin.} {3-4a 4-5a si-images|Avec des images de visages, l’un en choisit une des yeux et la refait avec son visage; l’ami trouve laquelle.} {2-3a !3-4a !4-5a si-images|Montrez une image : tous font ce visage, puis le cherchent au miroir.} {si-photos si-livres|Sur une photo ou dans un livre, on choisit un visage, on le fait, on le nomme.} {2-3a|À deux ans, les mains cachent le visage, puis s’ouvrent : fâché? content? On fait pareil que l’ami.} {2-3a !multiage|Faites d’abord votre visage à vous, bien gros, et dites le mot. Touchez votre sourcil : « Où est le tien? » On redemande « fâché »? Faites-le tous ensemble, fort, puis petit; puis soufflez, c’est fini.} {3-4a|À trois ans, l’ami devient le miroir : il copie le visage qu’il voit.} {3-4a !multiage|Le premier bouge une seule chose, le front ou la bouche; le miroir la trouve et la refait. Quel mot va avec ce visage-là? Il dit le mot, et l’ami répond oui ou non.} {4-5a|À quatre ans, on cache le bas de son visage d’une main : les yeux suffisent-ils pour deviner?} {4-5a !multiage|Puis on cache le haut. Lequel en dit le plus? Deux visages se ressemblent, fâché et déçu : on cherche ce qui change de l’un à l’autre, et l’on se fait deviner.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« À moi! » « Non, à moi! » {3-4a 4-5a|Deux par deux, on}{2-3a !multiage|Vous d’un côté, les enfants de l’autre, on} tire sur un bloc d’air, sans se toucher. « Pause! » On ne bouge plus, ni les mains ni le visage. On regarde l’autre : que dit son visage? Le bloc d’air se pose, et chacun dit une phrase. {2-3a|À deux ans, faites le visage triste, le menton qui tremble, et prêtez les mots : « Encore moi. » « Après toi. »} {2-3a !multiage|On garde le bloc? « Vous n’avez pas fini. J’attends. » Comptez trois doigts : on vous le donne, ou vous attendez encore. Puis échangez : ce sont eux qui font le visage triste, et vous qui dites « après moi, c’est à vous ».} {3-4a|À trois ans, la phrase dit ce que l’on veut : « J’ai pas fini. » « J’en veux un aussi. »} {3-4a !multiage|À « Pause! », chacun dit aussi ce qu’il voit : « T’es fâché? » L’autre répond pour vrai. Que fait son visage après la phrase? On le vérifie, puis on échange les places.} {4-5a|À quatre ans, on ajoute une idée pour deux : bâtir ensemble, chacun son bout, chacun son tour.} {4-5a !multiage|L’idée est dite : le visage de l’autre dit-il oui? Sinon, on en cherche une autre. Une paire joue la scène devant tous; à « Pause! », les amis soufflent une phrase.}',
        ),
        play(
          { 30: 6 },
          'À l’envers! La bouche dit une chose, le visage en dit une autre. « Je suis PAS fâché! », les sourcils tout bas. Faut-il croire la bouche, ou les sourcils? {30min si-crayons si-papiers|Dessinez un rond, une bouche qui monte, des sourcils qui descendent : que veut dire ce visage-là?} On demande : « Es-tu fâché pour vrai? » Seul celui qui fait le visage le sait. {2-3a|À deux ans, dites « miam! » en faisant la grimace. On vous corrige, puis on essaie.} {2-3a !multiage|Puis faites un visage content en disant « bouh, j’ai de la peine ». On rit? Un enfant dit un mot, et c’est vous qui vous trompez de visage.} {3-4a|À trois ans, on essaie de dire « je suis fâché » avec les joues qui montent : combien de temps tient-on sans rire?} {3-4a !multiage|L’ami guette de tout près : à quel endroit le rire sort-il en premier? On change.} {4-5a|À quatre ans, on fait un visage difficile à lire : fatigué, gêné, fâché? L’ami pose une question avant de décider.} {4-5a !multiage|Chacun fait le visage qu’il a quand il réfléchit : a-t-il l’air fâché? Qui s’est déjà fait dire « pourquoi tu boudes? » sans bouder? On trouve quoi répondre.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'On frotte son front, on gonfle ses joues, on souffle : le visage se détend. {si-foulards|Chacun monte un foulard, comme un rideau, puis le baisse : voilà son visage.} « Que dit-il, quand il ne dit rien? » On regarde celui de l’ami. {20min 30min|« Au coin des blocs, quand j’entendrai “à moi! à moi!”, que dirai-je? » On le crie avec vous : « Pause! » « Et que regarde-t-on? » Le visage de l’autre. Essayez une fois : vous tirez sur le bloc d’air, et c’est le groupe qui vous arrête.} {10min|Faites à chacun le visage content que vous avez de le voir; il vous rend le sien.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que vous voyez avant de dire le mot : « Tes sourcils descendent. Es-tu fâché? »',
          'Acceptez d’avoir mal lu : « Ah! Tu réfléchissais. »',
          'Montrez votre vrai visage, et le mot qui va avec : « Là, je suis surprise. »',
          '{20min 30min|Après « Pause! », taisez-vous et comptez cinq : laissez venir leur phrase.}',
        ],
        questionsOuvertes: [
          'Que vois-tu sur son visage?',
          'Qu’est-ce qui a bougé en premier?',
          '{20min 30min|Que peux-tu lui dire?}',
          '{3-4a 4-5a|Comment savoir si c’est bien ça?}',
        ],
      },
      vocabulaire: [
        'fâché',
        'triste',
        'content',
        'les sourcils',
        'le visage',
        '{20min 30min|pause}',
        '{4-5a !multiage|déçu}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gardez deux visages, fâché et content. Passez de l’un à l’autre derrière vos mains, comme à coucou : il attend celui qui va sortir, et le fait avec vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Il ne trouve pas de mot? Offrez-en deux : « Fâché ou triste? » Il répond aussi en refaisant le visage.',
        },
        {
          pour: '4-5a',
          texte:
            'Il choisit une nouvelle à annoncer à l’ami et devine d’avance quel visage il fera. S’est-il trompé? L’ami lui dit pourquoi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Regarder un visage en face est difficile? L’enfant regarde la bouche seulement, ou le reflet de côté. L’enfant qui voit peu écoute la voix : fâchée, triste, contente? Celui qui bouge peu le visage montre son émotion des mains, poings serrés ou ouverts.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, le cache-cou couvre la bouche : que disent les yeux tout seuls?} {hiver|L’été, dehors à l’ombre, on devine le visage d’un ami qui arrive de loin : d’où commence-t-on à le voir?}',
        },
      ],
      securite: {
        risquesAcceptes: ['{!10min|Fausse chicane qui devient vraie.}', 'Rire nerveux, ou larme.'],
        dangersAEliminer: [
          'Mains qui s’agrippent ou qui poussent : {20min 30min|le bloc est d’air, on ne se touche pas; au premier contact, « Pause! » pour tous.} {10min|chacun garde les siennes sur ses genoux, sur son visage ou au miroir.}',
          'Miroir de verre, bord fendu ou miroir qui bascule : en plastique seulement, à plat ou tenu à deux mains.',
          'Chicane de ce matin rejouée devant tous : on invente des exemples, et l’on parle à l’enfant à part.',
          'Visage ou grimace dont on se moque : on copie pour comprendre, et celui qui ne veut pas être copié le dit.',
          '{si-foulards|Foulard noué, ou mis sur le visage d’un autre : chacun tient le sien, à deux mains.}',
        ],
        supervision: 'palier2',
        allergies: ['Miroirs lavés à l’eau, sans produit parfumé.'],
      },
      observation: [
        'Compétences émotionnelles : que remarque-t-il sur un visage, et quel mot ou quel geste y met-il?',
        '{!10min|Compétences sociales : que fait-il, après avoir regardé l’autre, qu’il ne faisait pas avant?} {10min|Compétences sociales : où regarde-t-il quand l’ami change de visage?}',
        'Langage oral : notez ses phrases à lui, telles qu’il les dit.',
      ],
      prolongements: [
        '{!10min|À la prochaine vraie chicane, dites « Pause! », et demandez à chacun de regarder l’autre avant de parler.} {10min|À la collation, devinez sur les visages qui aime ce qu’il mange.}',
        'À la maison, l’enfant attrape un visage de ses parents et demande : « Es-tu fatigué, ou fâché? »',
      ],
      reflexionRetroaction: [
        'Quel visage ai-je fait, moi, pendant la dernière chicane?',
        'Chez qui ai-je mal lu le visage, et l’ai-je laissé me le dire?',
      ],
    },
  },
]
