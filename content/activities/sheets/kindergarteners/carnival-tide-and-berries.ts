import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_CARNIVAL_TIDE_AND_BERRY_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-carnaval-des-geants',
    summary:
      'Trois tas de neige deviennent des géants. On les teint, on leur invente un salut, et la parade des casseroles passe les voir tous.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['neige', 'chaudieres-et-pelles', 'contenants-et-cuilleres', 'tissus', 'cocottes'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Les géants poussent loin des glisseurs; casseroles et couleurs voyagent en traîneau, et les passants reçoivent le salut.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'carnaval',
      'carnaval de Québec',
      'bonhomme carnaval',
      'bonhomme de neige',
      'sculpture de neige',
      'géant',
      'parade',
      'défilé',
      'casserole',
      'cuillère de bois',
      'faire du bruit',
      'vaporisateur',
      'colorer la neige',
      'travailler en équipe',
      'ceinture fléchée',
      'fête d’hiver',
      'jeux de neige',
    ],
    seen: [
      'ils empilent la neige à la pelle pour monter un bonhomme plus haut qu’eux',
      'elle vaporise de l’eau rouge sur le banc de neige pour faire des joues',
      'il tape avec une cuillère sur un vieux chaudron en marchant dans la cour',
      'il est déçu, son bonhomme s’est cassé en deux quand il l’a mis debout',
      'trois amis pellettent ensemble et veulent que le leur soit le plus gros',
      'ils donnent un nom au bonhomme et disent qu’il a peur des oiseaux',
      'depuis la fin de semaine au Bonhomme, ils veulent une parade dans la cour',
      'dans la cour, ils défilent en rang en faisant un vacarme de casseroles',
    ],
    scenes: ['neige-glace', 'taper-bruit', 'fete'],
    picture:
      'Un géant de neige est assis, le ventre ceint d’un tissu; une enfant lui teint la joue au vaporisateur, deux amis passent en frappant casserole et couvercle.',
    sheet: {
      titre: 'Le carnaval des géants',
      observationDepart:
        'Trois pelles montent le même tas. « Le nôtre, il va être plus gros que la garderie! » À côté, un enfant tape sur une chaudière vide, parce que c’est le carnaval.',
      intentionEducative:
        'Permettre aux enfants de s’entendre, à trois ou quatre, sur quelqu’un de plus gros qu’eux : son corps, ses couleurs, la façon de le saluer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, porter et taper la neige avec tout son corps.',
        'Faire tenir ensemble son idée et celle de son équipe.',
        'Inventer un rythme que les autres peuvent refaire.',
      ],
      materiel: [
        item('Neige pelletée en tas', 'trois tas, hauts comme leurs genoux', null),
        item(
          'Pelles et chaudières',
          'une ou l’autre par enfant, et une chaudière pour les couleurs',
          'Gros bols de plastique',
        ),
        item(
          'Vaporisateurs d’eau teinte au colorant alimentaire, neufs ou réservés à ce jeu',
          'six, deux par géant, de deux couleurs',
          'Gros pinceaux et pots de la même couleur',
        ),
        item('Casseroles et couvercles de métal', 'un par personne', 'Chaudières de plastique retournées'),
        item('Cuillères de bois', 'une par personne', 'Bâtons courts, gros comme un pouce'),
        item('Bandes de tissu, larges comme deux mains', 'une ou deux par géant', 'Serviettes'),
        item(
          'Grosses cocottes, écorces et bouts de branche tombés',
          'de quoi emplir une chaudière',
          'Couvercles de plastique',
        ),
        item('Mitaines de rechange', 'une paire par enfant', 'Gros bas de laine'),
        item(
          '{cour|Couverture, pour garder les couleurs au tiède}{parc|Traîneau et couverture}',
          '{cour|une}{parc|un de chaque}',
          '{cour|Vieux manteau}{parc|Bac et vieux manteau}',
        ),
      ],
      preparation: [
        '{cour|La veille, avec les enfants, pelletez les tas loin de la clôture et du bord du toit, à six pas l’un de l’autre : une nuit les raffermit.} {parc|En arrivant, pelletez les tas avec les enfants, loin de la butte, à six pas l’un de l’autre. Écorces et bouts de branche se ramassent entre les tas.} Neige poudreuse? Faites-les larges et bas : les géants seront couchés.',
        'Emplissez les vaporisateurs d’eau tiède au toucher, ajoutez une cuillerée à thé de colorant et pompez jusqu’à ce que ça sorte. Ils attendent dans une chaudière, sous la couverture : un bec gèle vite. Le colorant tache : les familles le savent la veille.',
        '{cour|Laissez casseroles et cuillères près de la porte, au chaud, sauf les vôtres. Choisissez une heure où aucun groupe ne dort derrière les fenêtres.} {parc|Gardez casseroles et cuillères au fond du traîneau, enroulées dans les tissus, sauf les vôtres.}',
        '{1adulte|Seule, restez au milieu des tas, les couleurs à vos pieds : on vient les chercher et on les rapporte.} {2adultes|À deux, l’une pellette d’un tas à l’autre, l’autre tient les couleurs et regarde les becs.}',
        '{avec-tissu|Ajoutez @materiel aux habits des géants.} {avec-outil|Prêtez @materiel pour dégager une jambe, à un enfant à la fois, près de vous.}',
      ],
      deroulement: [
        opening(
          { 30: 3, 45: 5, 60: 6 },
          'Parmi les enfants, faites une parade à vous seule, casserole et cuillère en main : toc, toc, toc. Arrêtez-vous devant un tas, saluez bien bas, attendez une réponse. Rien. « Un carnaval, et personne à saluer! » Posez la casserole et prenez une pelle.',
        ),
        play(
          { 30: 15, 45: 15, 60: 20 },
          'Les enfants vont d’un tas à l’autre avant d’en adopter un. On verse, on tape du plat de la mitaine, on allonge deux jambes, on ajoute un genou pour s’y asseoir. {3-4a|Une chaudière après l’autre au même endroit : voilà un ventre.} {4-5a|Debout, le géant casse à la taille; son équipe l’assoit, l’équipe d’à côté couche le sien.} Un tissu fait la ceinture, une écorce le sourcil. On lui donne un nom et un gros défaut : il ronfle, il a peur des mésanges. {30min|Un géant qui tient mérite ses couleurs : remettez deux vaporisateurs à son équipe.}',
        ),
        play(
          { 45: 9, 60: 12 },
          'Sortez les couleurs, deux vaporisateurs par géant. Une joue rosit, une tuque bleue descend trop bas, du rouge coule dans le jaune. Les mains libres tassent la neige que l’eau a creusée, ou pointent la prochaine tache : « Encore là! » La couleur passe d’un enfant à l’autre quand le géant a eu ses dix jets.',
        ),
        guided(
          { 30: 7, 45: 9, 60: 12 },
          'Reprenez les vaporisateurs{cour|, menez tout le groupe à la porte} et distribuez les casseroles. Devant son géant, chaque équipe invente un salut : deux coups lents, trois vite, ou un grand roulement. La parade s’ébranle, s’arrête à chaque géant, écoute son salut, le refait. On tourne autour; chantez, et les enfants tapent, puis reprennent ce qu’ils ont attrapé : « Tape, tape la casserole, le géant a le nez tout rond! Tourne, tourne, la farandole, et l’hiver rit dans son menton! » L’équipe saluée prend la tête jusqu’au suivant.',
        ),
        closing(
          { 30: 5, 45: 7, 60: 10 },
          'Au dernier géant, toutes les cuillères s’arrêtent. Écoutez ensemble : il ne reste que la neige. Chaque équipe va souffler quelque chose à l’oreille de son géant, pour la nuit. Comptez casseroles et vaporisateurs {cour|à la porte} {parc|dans le traîneau, avec les tissus}; les géants, eux, veillent dehors.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pelletez pour une équipe et demandez où verser : « Au genou ou au ventre? »',
          'Portez la chicane devant le géant : « Vous lui voulez deux chapeaux. Qu’est-ce qu’il en dirait? »',
          'Refaites le salut d’une équipe tel que vous l’avez entendu, erreur comprise, et laissez-la vous corriger.',
          'Dégelez un bec dans votre mitaine, et touchez les doigts de l’enfant qui s’en servait : mouillés, ils changent de mitaine.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il n’aime pas, ce géant-là?',
          'Où lui faut-il plus de neige pour qu’il ne penche pas?',
          'Comment le saluer pour qu’il sache que c’est nous?',
        ],
      },
      vocabulaire: [
        'le carnaval',
        'le géant',
        'la parade',
        'le salut',
        'le roulement',
        'tasser',
        'pelleter',
        's’écrouler',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un géant couché, au ventre déjà commencé, se termine vite : on y verse et on y plante des yeux où l’on veut. Deux coups de cuillère font un salut.',
        },
        {
          pour: '4-5a',
          texte:
            'L’équipe trace d’abord le géant dans la neige, de la tête aux bottes, et le monte sur son dessin. Le salut se fait à deux voix, l’une frappe, l’autre répond.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le bruit des casseroles bouscule ouvre la parade avec vous, quelques pas devant les autres; sa mitaine levée fait taire tout le monde. L’enfant qui se fatigue travaille assis au pied du géant, une chaudière de neige contre sa cuisse.',
        },
        {
          pour: 'interieur',
          texte:
            'Au grand froid, trois montagnes de coussins et de manteaux s’assoient dans le local; on les habille de tissus, et la parade frappe sur des boîtes de carton.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, les géants sont des tas de feuilles coiffés d’une chaudière; le salut ne change pas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bras de neige qui s’écroule sur une botte.',
          'Mitaines mouillées et tachées.',
          'Dispute pour un nez.',
        ],
        dangersAEliminer: [
          'Géant trop haut, creusé ou piquant : la neige s’arrête aux épaules des enfants, personne n’y fait de trou où entrer, et aucune branche ne dépasse à hauteur d’yeux.',
          'Jet au visage : le bec vise la neige, de tout près, et l’adulte reprend chaque vaporisateur avant la parade.',
          'Neige colorée qui a l’air d’une sloche : elle ne se goûte pas, vous le dites en sortant les couleurs.',
          'Métal gelé : casseroles sorties à la dernière minute, tenues à la mitaine, loin des lèvres et de la langue.',
          'Cuillère et bruit : on frappe devant soi, à la hauteur du ventre, loin des oreilles, un bras d’écart entre deux marcheurs.',
        ],
        supervision: 'palier2',
        allergies: ['Colorant alimentaire : lisez l’étiquette et la liste du groupe; les mitaines restent aux mains.'],
      },
      observation: [
        'Compétences sociales : à qui fait-il une place autour du géant, et par quel geste?',
        'Motricité globale : regardez ses pieds et son dos quand il soulève une pelletée pleine.',
        'Fonction symbolique : à quel moment le tas de neige devient-il quelqu’un à ses yeux?',
      ],
      prolongements: [
        'Le matin où un géant s’affaisse, son équipe raconte où il est parti et vous l’écrivez.',
        '{cour|Une casserole et une cuillère restent à la barrière : au départ, l’enfant apprend à son parent le salut de son géant.} {parc|Une photo des géants part à la maison; l’enfant y joue leur salut pour sa famille, sur le couvercle de son choix.}',
      ],
      reflexionRetroaction: [
        'Quelle équipe s’est entendue sans moi, et grâce à quoi?',
        'Mes tas ont-ils servi de départ, ou ont-ils décidé de la forme?',
      ],
    },
  },
  {
    key: 'ce-que-le-fleuve-a-oublie',
    summary:
      'Quand la marée descend sur une grève du fleuve ou de la mer, les enfants suivent le varech, regardent sous une roche et exposent ses oublis sur un drap.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'animaux-et-traces'],
    materials: ['roches', 'tissus', 'batons', 'loupes'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING:
        'Au printemps, allez-y une fois les glaces parties : l’eau est encore glaciale, et tout le monde est en bottes.',
      AUTUMN: 'L’automne, le vent apporte plus de varech; après une tempête, la visite attend une journée.',
    },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'marée',
      'marée basse',
      'fleuve',
      'bord du fleuve',
      'grève',
      'batture',
      'varech',
      'algue',
      'crabe',
      'coquillage',
      'carapace',
      'bois flotté',
      'retourner une roche',
      'bord de la mer',
      'plage',
      'trésor',
      'nature',
    ],
    seen: [
      'elle traîne une longue algue sur la plage comme une corde',
      'ils soulèvent une roche pour voir s’il y a un crabe en dessous',
      'il pète les bulles d’algues avec un bâton et en cherche d’autres',
      'elle demande où l’eau s’est sauvée et si elle va revenir',
      'il veut rapporter tous les coquillages dans ses poches',
      'elle fait la grimace devant les algues, ça pue et ça colle',
      'depuis ses vacances à la mer, il parle juste de crabes et de coquilles',
      'sur la grève, ils étalent leurs trouvailles et les montrent à qui passe',
    ],
    scenes: ['ramasser', 'bestioles', 'trier'],
    picture:
      'À marée basse, une éducatrice tient une roche basculée où deux enfants voient un petit crabe; un ami suit la ligne de varech vers un drap.',
    sheet: {
      titre: 'Ce que le fleuve a oublié',
      observationDepart:
        '« Elle est partie où, l’eau? » Un enfant pointe le large, un autre les algues à ses pieds. « Regarde, elle est venue jusqu’ici, c’est encore mouillé. »',
      intentionEducative:
        'Éveiller la curiosité pour ce que l’eau apporte et remporte, et pour les bêtes que l’on dérange un instant.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre la trace de l’eau et dire jusqu’où elle est montée.',
        'Ouvrir et refermer une roche en pensant à qui vit dessous.',
        'Raconter d’où vient une trouvaille et lui choisir une place.',
      ],
      materiel: [
        item(
          'Bâtons à carré de tissu, hauts comme un enfant, pour la limite',
          'dix, liés en fagot pour la route',
          'Branches échouées, plantées debout',
        ),
        item(
          'Bâtons plus courts que l’avant-bras, pour tracer et soulever',
          'un par enfant, et quatre pour marquer les roches',
          'Bouts de bois flotté',
        ),
        item('Drap pâle', 'un, tenu par quatre grosses roches', 'Nappe'),
        optional('{si-chaudières|Chaudières}', 'une pour deux enfants, sans eau', null),
        item('Loupes à large poignée', 'quatre', 'Deux mains en lunette'),
        item('{ete|Souliers fermés qui vont au mouillé}{!ete|Bottes de pluie}', 'une paire par personne', null),
        item(
          'Savon, bidon d’eau propre et serviettes, pour les mains',
          'un savon, un bidon, une serviette par enfant',
          'Débarbouillettes mouillées et savonnées',
        ),
        item('{automne|Dossards voyants}', 'un par personne', null),
      ],
      preparation: [
        'Il faut une grève salée, où la marée laisse du varech. Lisez la table du jour à la station la plus proche, et vérifiez que ses heures sont celles de votre montre. Arrivez quand l’eau descend depuis deux heures; écrivez sur votre main l’heure du départ, une demi-heure avant la basse mer.',
        'Le jour même, marchez le haut de la grève. Gardez le bout où le pied ne cale pas, où rien ne glisse, où ne traîne ni verre ni métal. Entre le jeu et le chemin, ni creux ni ruisseau que la marée emplirait derrière vous : sinon, changez de bout.',
        'Plantez les tissus avant que finisse le sol ferme, à vingt pas de l’eau ou plus. Une adulte s’y tient du début à la fin, entre les enfants et l’eau, et ne fait que cela; l’autre suit le jeu.',
        'Un peu plus bas que le varech, au mouillé et bien plus haut que les tissus, choisissez quatre roches pas plus grosses qu’un pain. Couchez un bâton à côté de chacune : ce sont les seules que vous ouvrirez.',
        'Étendez le drap à cinq pas du varech, du côté de la terre.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Accroupissez-vous au bout de la ligne de varech, prenez-en une poignée, sentez-la. « Le fleuve est monté jusqu’ici. Il est reparti vite : il a oublié des affaires. » Faites trois pas le long de la ligne, puis laissez quelqu’un d’autre passer en tête.',
        ),
        play(
          { 30: 15, 45: 15, 60: 18 },
          'La ligne tourne, s’amincit, repart; on la suit comme une rue. {3-4a|Un ruban d’algue long comme un lit se traîne, se perd, se retrouve.} {4-5a|Une deuxième ligne, toute sèche, court plus haut : le fleuve est donc allé plus loin, un autre jour?} Un bâton fait crever les bulles du varech. Algue, écorce ou bois flotté plus gros qu’un poing peut monter jusqu’au drap{si-chaudières|; avec des chaudières, on l’y porte à deux sur l’anse, sans eau ni bête}. Coquillages et carapaces vides restent à leur place : on trace un rond autour et on les visite à la loupe.',
        ),
        guided(
          { 30: 5, 45: 8, 60: 9 },
          'Appelez le groupe autour d’une roche marquée : deux enfants devant, les autres fouillent le varech à trois pas de vous, puis deux autres prennent la place. Basculez la roche comme un couvercle et tenez-la penchée, à deux mains. Ça saute, ça recule, ça rentre dans le sable; parfois il n’y a qu’un rond noir. On regarde sans prendre. Quand la dernière bête s’est tassée, la roche se recouche tout doucement. « Bonne marée, là-dessous. »',
        ),
        play(
          { 45: 9, 60: 18 },
          'Le drap devient musée, et les pièces y changent dix fois de place : du plus mouillé au plus sec, ou ce qui vient du fond d’un côté et ce qui vient de la terre de l’autre. Une enfant fait la guide : « Ça, c’est la jambe d’un bateau. » Visitez aussi : sentez chaque pièce. Puis les visiteurs vont voir les ronds, au bord du varech.',
        ),
        closing(
          { 30: 6, 45: 8, 60: 9 },
          '{30min|Autour du drap, les enfants donnent un nom à chaque oubli.} « Le fleuve revient tantôt chercher ses affaires. » Les enfants reprennent leurs pièces, disent où elles étaient et vont les rendre à la ligne. Secouez le drap vide, dos au vent. On monte sur le chemin; l’adulte de la limite reprend ses tissus et monte la dernière. On se compte, on savonne les mains. De là-haut, où est rendue l’eau?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la roche tant que des yeux regardent dessous; vous seule la recouchez.',
          'Donnez le mot quand la chose est dans leurs mains : « C’est une laminaire. Elle poussait au fond. »',
          'Menez vers un rond l’enfant qui voudrait empocher : « Celui-là reste chez lui. On le visite. »',
          'Comptez le groupe à voix haute avec l’adulte qui garde la limite, avant et après chaque roche.',
        ],
        questionsOuvertes: [
          'Jusqu’où l’eau s’est-elle rendue?',
          'Qui peut bien vivre là-dessous?',
          'D’où arrive ce bout de bois?',
          'Pourquoi lui remet-on son toit?',
        ],
      },
      vocabulaire: [
        'la marée',
        'le large',
        'la grève',
        'le varech',
        'échoué',
        'la carapace',
        'le bois flotté',
        'se retirer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Dix pas de varech et une seule roche font une sortie. Donnez une chose à chercher : du long, du mou ou du troué.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils alignent trois roches, portées à deux mains, là où l’eau s’arrêtera à la prochaine marée, selon eux; une autre visite répondra.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le gluant rebute promène son algue au bout du bâton. L’enfant qui marche peu sur la grève reste près du drap : on lui apporte les pièces, il dit où les poser.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, personne ne descend : depuis le chemin, les enfants cherchent des yeux la ligne que la glace a laissée.',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux mouillés, mains gluantes.', 'Sursaut devant une puce de mer.'],
        dangersAEliminer: [
          'Marée : sur le plat, elle remonte vite. À l’heure écrite sur votre main, le groupe est sur le chemin; gros vent du large ou orage annoncé, la sortie est remise.',
          'Vase et varech glissant : un pied qui cale fait demi-tour, personne ne dépasse les tissus, et les bâtons se portent au pas, pointe vers le sol.',
          'Roche sur des doigts : pas plus grosse qu’un pain, tenue par l’adulte, mains des enfants sur leurs genoux.',
          'Coquillage, carapace ou moule coupante : ils se regardent à leur place; rien ne va à la bouche ni dans une poche.',
          'Bête morte, méduse, plume ou déchet : on passe à côté, les mains derrière le dos.',
          '{automne|Chasse aux canards et aux oies sur la batture : une grève où elle est interdite, un dossard sur chaque dos.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Crustacés et mollusques : l’enfant qui y est allergique ne touche ni carapace ni moule; mains au savon pour tous.',
        ],
      },
      observation: [
        'Éveil aux sciences : quelle explication donne-t-il au départ de l’eau?',
        'Langage oral : relevez un mot entendu le long du varech qu’il reprend devant le drap.',
        'Attention : quand la roche se soulève, qu’est-ce que ses yeux suivent jusqu’au bout?',
      ],
      prolongements: [
        'Retournez-y une semaine plus tard, la table des marées relue : les ronds ont-ils tenu, la ligne est-elle au même endroit?',
        'Un parent pêche, navigue ou vient d’un pays de mer? Notez ses mots pour le varech et la grève : ils serviront à la prochaine visite.',
      ],
      reflexionRetroaction: [
        'Quel oubli du fleuve serais-je passée sans voir?',
        'Le drap a-t-il pris trop de place à côté de la grève?',
      ],
    },
  },
  {
    key: 'la-chaudiere-qui-se-tait',
    summary:
      'Ploc, ploc, puis plus rien : le fond est bleu. On lève les feuilles, on cueille, on partage entre aujourd’hui et l’hiver; on goûtera plus tard.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'nombres-et-formes'],
    materials: ['chaudieres-et-pelles', 'contenants-et-cuilleres', 'tissus'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Les bleuetiers du jardin portent peu à la fois : on y cueille par trois, et la récolte revient de jour en jour.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'bleuet',
      'bleuets',
      'bluet',
      'aller aux bleuets',
      'bleuetière',
      'cueillir',
      'cueillette',
      'talle',
      'petits fruits',
      'fruits sauvages',
      'récolte',
      'chaudière',
      'mûr',
      'on peut-tu en manger',
      'partager',
      'combien',
      'été',
    ],
    seen: [
      'elle laisse tomber ses bleuets un par un pour entendre le son au fond',
      'il soulève les feuilles pour voir les petites billes bleues cachées en dessous',
      'il verse sa récolte dans le gros bol et repart avec son seau vide',
      'elle se fourre les bleuets dans la bouche avant même d’avoir demandé',
      'ils comparent leurs chaudières et l’un pleure d’en avoir moins',
      'il a renversé son petit seau et tout a roulé par terre',
      'depuis sa visite à la ferme de bleuets, elle cueille tout ce qui est rond',
      'au bord du sentier, ils demandent si ces petits fruits-là se mangent',
    ],
    scenes: ['plantes', 'remplir-vider', 'compter'],
    picture:
      'Dans une talle entourée de tissus rouges, une enfant accroupie lève une feuille sur des bleuets; un ami écoute le fond de sa chaudière.',
    sheet: {
      titre: 'La chaudière qui se tait',
      observationDepart:
        '« Le tien fait ploc, le mien fait plus rien! » Deux chaudières se comparent, l’oreille au bord. La troisième est pleine de feuilles.',
      intentionEducative:
        'Soutenir le plaisir de chercher, de doser ses doigts et de partager une récolte entre tout de suite et bien plus tard.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver le bleuet mûr et le détacher sans l’écraser.',
        'Répartir une récolte et comparer les parts.',
        'Demander à une adulte avant de goûter ce qui pousse.',
      ],
      materiel: [
        food(
          '{bois|Talle de bleuets, reconnue par une adulte}{cour|Bleuetiers du jardin, reconnus par une adulte}',
          '{bois|une, large de six pas}{cour|deux ou trois plants chargés}',
          null,
        ),
        item('Petites chaudières de métal ou de plastique dur', 'une par cueilleur', 'Pots de yogourt à anse, lavés'),
        item('Grands bols marqués, un soleil, un flocon', 'deux', 'Casseroles et deux dessins'),
        item(
          '{bois|Carrés de tissu rouge, pour le tour}{cour|Carrés de tissu rouge, pour les plants vérifiés}',
          '{bois|huit}{cour|un par plant}',
          '{bois|Serviettes posées au sol}{cour|Roche posée au pied}',
        ),
        item('Débarbouillettes mouillées', 'une par enfant{30min 45min|, et deux propres pour aligner}', null),
      ],
      preparation: [
        'La veille, une adulte qui connaît le bleuetier regarde {bois|la talle de près} {cour|chaque plant de près}. Un autre petit fruit pousse là aussi, bleu, noir, rouge ou blanc? {bois|On change de talle, comme au moindre doute.} {cour|Ce plant-là ne se cueille pas, ni celui dont elle doute.}',
        '{bois|Choisissez un lieu où la cueillette est permise, loin de la route, des fils électriques et des champs traités.} {cour|Assurez-vous que rien n’a été vaporisé sur les plants.}',
        '{bois|Le matin, la même adulte refait le tour : ni guêpes, ni herbe à puce, ni trace d’ours. Entourez la talle des tissus rouges : en dedans, il n’y a que des bleuets; dehors, on ne cueille pas.} {cour|Nouez le tissu rouge aux plants vérifiés. Là où il n’y en a pas, on ne cueille pas.}',
        'Posez les deux bols à l’ombre, à portée de votre bras : le soleil est pour aujourd’hui, le flocon pour cet hiver.',
        '{bois|À deux, l’une cueille accroupie parmi les enfants et regarde les bouches; l’autre tient les bols, reçoit les chaudières et compte les têtes. Qui a fini joue près d’elle.} {cour|À deux, l’une cueille avec trois enfants; l’autre reste au jeu du reste du groupe et lui envoie les trois suivants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Debout {bois|au bord de la talle} {cour|devant un plant}, cherchez en vain : « C’est tout vert, ici. » Puis un genou au sol, la tête penchée sous les feuilles : « Oh. Ils étaient par en dessous. » Cueillez-en un, lâchez-le dans une chaudière vide : ploc. « On cueille, on écoute. Le bol au soleil est pour aujourd’hui, le bol au flocon pour cet hiver. On goûtera à la collation, quand je les aurai vus et lavés. »',
        ),
        play(
          { 20: 12, 30: 14, 45: 19 },
          'Les cueilleurs se plient, s’accroupissent, soulèvent les feuilles. Le mûr roule dans la main dès qu’on le pousse du pouce; le vert s’accroche, on le laisse grandir. {3-4a|Trois plocs, on renverse tout dans un des bols, et la chaudière reparle.} {4-5a|Le fond est caché : la chaudière se tait. Combien de bleuets a-t-il fallu?} Une chaudière bascule, la moitié roule sous les branches, deux amis viennent aider. Laissez quelqu’un ne chercher que les plus gros, et un autre ne faire qu’écouter.',
        ),
        play(
          { 30: 6, 45: 13 },
          'Les chaudières viennent aux bols. Ce qui va au soleil se mange à la collation; ce qui va au flocon attend l’hiver au congélateur. On verse tout d’un côté, ou un par un, soleil, flocon, soleil, flocon. « Y en a plus là! » Pour le savoir, on soulève, on penche, on aligne dix bleuets de chaque bol sur une débarbouillette propre. Une part peut toujours changer de bol.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          '{20min|Avant de s’asseoir, chacun vide sa chaudière dans le bol au soleil ou dans le bol au flocon.} Assis autour des bols, mains essuyées, les enfants retirent feuilles, tiges et bleuets verts. Passez ensuite les doigts jusqu’au fond : ce qui n’a pas sa petite couronne de bleuet sort du bol. « Je les ai tous vus, ce sont tous des bleuets. À la collation, je les laverai, je les préparerai, et là on y goûtera. » Les bols passent de bras en bras : lequel est le plus lourd, le soleil ou le flocon?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soulevez une branche et tenez-la, le temps que l’enfant trouve lui-même le bleu.',
          'Une main monte vers la bouche? Tendez votre chaudière : « Celui-là ira dans le bol au soleil. On le lave d’abord, tu l’auras à table. »',
          'Comptez vos propres plocs à mi-voix, sans demander à personne d’en faire autant.',
        ],
        questionsOuvertes: [
          'Où se cachent-ils quand on est debout?',
          'Comment sais-tu que celui-là est prêt?',
          'Pourquoi ta chaudière ne dit-elle plus rien?',
          'Combien pour aujourd’hui, combien pour cet hiver?',
        ],
      },
      vocabulaire: [
        'le bleuet',
        '{bois|la talle}{cour|le plant}',
        'mûr',
        'cueillir',
        'se détacher',
        'le fond',
        'la moitié',
        'autant',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un plant pour deux, et le droit de vider sa chaudière autant de fois qu’on veut. À la collation, les bleuets lavés s’écrasent à la fourchette.',
        },
        {
          pour: '4-5a',
          texte:
            'Chaque cueilleur parie sur le nombre qui fera taire sa chaudière, puis compte en cueillant. Le partage se note dans la terre, un trait par dizaine.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant dont la main file à la bouche cueille collé à l’adulte, dans une chaudière tenue à deux. L’enfant qui ne peut pas s’accroupir tient les deux bols sur ses genoux : les cueilleurs lui demandent lequel est en avance.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, sortez le bol au flocon : on cherche combien d’été il reste, puis il dégèle, s’écrase et se sert à la collation.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chaudière renversée, grosse peine.', 'Égratignures et genoux tachés.'],
        dangersAEliminer: [
          'Fruit inconnu : on cueille seulement {bois|en dedans des tissus}{cour|aux plants marqués}; tout autre fruit ou champignon se pointe du doigt et ne se goûte pas. Un fruit inconnu avalé? Gardez-en un rameau et appelez le centre antipoison.',
          'Bleuet mangé en cueillant : personne ne goûte avant la collation; triés par vous et lavés, les bleuets se servent à table, écrasés avant quatre ans, ensuite selon la consigne de votre milieu.',
          'Guêpes attirées par le fruit : gestes lents, chaudières couvertes d’une main, et l’on change de plant.',
          '{bois|Ours, là où il en vit : on arrive en chantant; une piste ou une crotte fraîche, et le groupe repart.}',
          '{bois|Cueilleur qui suit le bleu hors des tissus : comptez les têtes à chaque chaudière vidée.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Bleuets : vérifiez la liste du groupe avant la collation. Piqûres : l’auto-injecteur reste sur vous, pas au pied d’un arbre.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment s’assure-t-il qu’un bol en contient plus que l’autre?',
        'Motricité fine : regardez son pouce à l’instant où le fruit cède ou s’écrase.',
        'Santé et sécurité : que se dit-il, ou que dit-il à un ami, devant le plus beau bleuet?',
      ],
      prolongements: [
        'À la collation du lendemain, écrasez côte à côte un bleuet d’ici et un bleuet de l’épicerie, bien lavés : lequel tache le plus?',
        'Tarte, confiture ou grands-pères : une famille dit ce que deviennent les bleuets chez elle. Le bol au flocon attend sa recette, que la cuisine relit avec la liste des allergies.',
      ],
      reflexionRetroaction: [
        'La règle de ne pas goûter est-elle devenue la leur, et à quel moment?',
        'Qui ne remplissait rien, et qu’avait-il trouvé de mieux à faire?',
      ],
    },
  },
  {
    key: 'chut-le-loup-ecoute',
    summary:
      'Cachés derrière une roche ou un tronc, les enfants chuchotent la suite et le loup la joue. Au refuge, on n’a pas peur et l’histoire se change.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'emotions-et-amitie', 'sons-et-silence'],
    materials: ['roches', 'tissus', 'bache'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Gros arbres et tables cachent le groupe; le refuge s’adosse à un banc, loin de la rue.',
      YARD: 'Bancs, bacs retournés et buttes servent de roches; on avertit les autres groupes qu’un loup circule.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      SPRING: 'Au printemps, le sol mou garde les pas du loup; la couverture se double d’une bâche.',
      SUMMER: 'L’été, le feuillage cache trop bien : les cachettes se rapprochent du refuge.',
      WINTER:
        'L’hiver, une bâche double la couverture; la neige trahit les cachés, et l’histoire se relit dans les pas.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'loup',
      'histoire de loup',
      'faire peur',
      'se faire peur pour le fun',
      'avoir peur pour rire',
      'se cacher',
      'cachette',
      'cache-cache',
      'derrière les roches',
      'chuchoter',
      'inventer une histoire',
      'raconter',
      'forêt',
      'chasse',
      'refuge',
      'grand méchant loup',
      'la peur',
    ],
    seen: [
      'ils se tapissent derrière un arbre et se retiennent de rire',
      'elle fait le loup qui boite et renifle, une mitaine sur la main',
      'il chuchote et puis là, le loup a perdu son dentier',
      'elle veut avoir peur mais court se coller sur moi dès qu’on grogne',
      'il ne veut pas de méchant loup et demande qu’il soit gentil',
      'ils crient il arrive et se sauvent tous vers la couverture',
      'depuis l’histoire du petit chaperon, ils voient des loups dans le boisé',
      'dans la cour, derrière le cabanon, ils se racontent des peurs à voix basse',
    ],
    scenes: ['monstres', 'se-cacher', 'livres-histoires', 'voix'],
    picture:
      'Derrière une grosse roche, deux enfants chuchotent; un petit loup à mitaine grise renifle un tronc, l’éducatrice veille d’une couverture.',
    sheet: {
      titre: 'Chut, le loup écoute',
      observationDepart:
        '{bois|Derrière la grosse roche}{parc|Derrière le gros arbre}{cour|Derrière le banc}, trois enfants se tiennent par la manche. « On dirait qu’il nous a sentis. » Ils retiennent leur rire. « On a-tu assez peur? »',
      intentionEducative:
        'Soutenir l’invention d’une histoire à voix basse, où l’enfant choisit combien il a peur et sait comment tout arrêter.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Chuchoter pour être compris de tout près, et pas de plus loin.',
        'Ajouter à l’histoire un événement que le loup peut jouer.',
        'Approcher sa peur, s’en éloigner, y revenir quand il veut.',
      ],
      materiel: [
        item('Couverture, pour le refuge', 'une, où tout le groupe s’assoit', 'Vieux rideau épais'),
        optional('Bâche, sous la couverture quand le sol est mouillé{hiver| ou enneigé}', 'une', null),
        item(
          '{bois|Grosses roches et troncs déjà là} {parc|Gros arbres et tables déjà là} {cour|Bancs, bacs retournés ou buttes}',
          'quatre cachettes',
          null,
        ),
        item('Grande mitaine grise, la patte du loup', 'une', 'Bas de laine'),
        item('Carrés de tissu voyant, pour le bord du jeu', 'six', 'Arbres ou poteaux nommés ensemble'),
        item('{bois printemps automne|Dossards voyants}', 'un par personne', null),
        optional('Planchette, papier et crayon', 'un ensemble', null),
      ],
      preparation: [
        'Trouvez quatre cachettes en éventail devant l’endroit du refuge, à huit pas de lui au plus. De la couverture, sans tourner le dos à aucune, un bout de tuque ou de chapeau se voit derrière chacune.',
        '{bois parc !hiver|Faites le tour des cachettes : rien qui bouge, rien de cassé au-dessus, ni guêpes ni trou. Posez les tissus au bord.} {bois parc hiver|Faites le tour des cachettes : rien qui bouge, ni trou, ni branche cassée ou chargée de neige au-dessus. Posez les tissus au bord.} {cour|Faites le tour des cachettes : rien qui bascule, ni clôture ni escalier derrière. Posez les tissus au bord.}',
        'Étendez la couverture face aux cachettes et dites sa loi : le loup s’arrête au bord, on n’y a pas peur, et c’est là que l’histoire se change.',
        'Essayez avec eux le cri du hibou : au premier « hou », tout le monde revient s’asseoir.',
        '{1adulte|Seule, restez sur la couverture, tournée vers les cachettes, et confiez le loup aux enfants.} {2adultes|À deux, l’une tient la couverture, l’autre marche trois pas derrière le loup.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Serrez le groupe sur la couverture, les têtes presque collées. À peine plus fort qu’un souffle : « Il y a un loup, par là. Il n’a pas faim. Il cherche quelque chose qu’il a perdu. » Couchez la mitaine grise au bord et taisez-vous. L’enfant qui murmure en premier invente la suite.',
        ),
        play(
          { 20: 12, 30: 19, 45: 20 },
          'Qui enfile la mitaine devient le loup. Les autres se tapissent, deux ou trois par cachette, et inventent tout bas la suite. Qui en a trouvé une vient la dire au refuge; le loup s’approche du bord, on la lui souffle à l’oreille et il la joue : il renifle, il boite, il parle à sa patte. {3-4a|« Il arrive! » et l’on court au refuge rire très fort, puis on repart.} {4-5a|Une nouvelle passe de cachette en cachette : le loup a une sœur, et elle sait compter.} Trop peur, ou pas assez? De la couverture, une phrase change tout : « Là, le loup s’endort. » La mitaine se pose, une autre main la prend.',
        ),
        play(
          { 45: 12 },
          'Et si c’était au loup d’avoir peur? Derrière leurs {bois|roches}{parc|arbres}{cour|bancs}, les cachés préparent un pas lourd, une ombre, un bruit de {hiver|neige écrasée}{!hiver|feuilles froissées}. Le loup sursaute, se sauve à pas comptés, appelle quelqu’un. On peut le recevoir sur la couverture, lui tracer une tanière, lui rendre ce qu’il cherchait.',
        ),
        closing(
          { 20: 5, 30: 7, 45: 8 },
          'Hululez. Tous reviennent, loup compris; la mitaine se couche au milieu. À voix basse, l’histoire se redit, une phrase par enfant qui veut, et vous l’écrivez si on vous le demande. « À quel moment c’était juste assez épeurant? » Puis les voix de plein jour reviennent : un grand « salut, loup! » et l’on plie le refuge à plusieurs mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chuchotez vous aussi, même pour compter, même pour moucher un nez.',
          'Guettez le rire qui se coince et la manche qu’on serre; ouvrez un coin de couverture de ce côté.',
          'Soufflez au loup trop rude une phrase qui l’adoucit : « Il a mal à la patte, il avance lentement. »',
          'Répondez vrai à qui demande s’il y a des loups : « Un vrai loup se sauve quand il nous entend. Le nôtre est une mitaine. »',
        ],
        questionsOuvertes: [
          'Qu’a-t-il perdu, ce loup?',
          'Comment marche-t-il quand il se croit seul?',
          'Qu’est-ce qui ferait juste assez peur?',
          'Où l’histoire pourrait-elle s’arrêter?',
        ],
      },
      vocabulaire: [
        'chuchoter',
        'le refuge',
        'se tapir',
        'renifler',
        '{45min|la tanière}',
        '{45min|sursauter}',
        'soudain',
        'épeurant',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le loup éternue et s’endort debout, à quelques pas du refuge. Dites la phrase tout bas; les enfants font le bruit et le geste.',
        },
        {
          pour: '4-5a',
          texte:
            'Chaque cachette prépare un chapitre en secret, avec un danger et une façon d’en sortir, puis appelle le loup pour le lui souffler.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui prend l’histoire pour vraie garde la patte avec vous : il voit qu’elle est vide, la met lui-même au loup et la lui retire. À l’enfant qui entend mal le murmure, la suite se mime de près, visage bien visible.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, les meubles bas servent de roches et le tapis de refuge; les lumières restent allumées et le loup va à quatre pattes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson, cri, course de quelques pas jusqu’à la couverture.', 'Genou sale, chute de côté.'],
        dangersAEliminer: [
          'Enfant trop bien caché : quatre cachettes nommées, deux ou trois enfants par cachette, et vous comptez les têtes à chaque « hou » et à chaque nouveau loup.',
          'Poursuite qui s’emballe : le loup marche, ne touche personne et n’attrape pas.',
          '{bois printemps automne|Chasse : un boisé où elle est interdite, un dossard sur chaque dos.}',
          'Peur qui n’est plus un jeu : ni masque ni surprise dans le dos; un enfant qui pleure arrête l’histoire, assis contre vous.',
          '{bois parc|Grand vent : le jeu attend un autre jour.} {bois|Grosse roche ou tronc : on se cache derrière, on n’y monte pas.} {parc|Arbre ou table : on se cache derrière, on n’y monte pas; la couverture s’étend entre le jeu et la rue.} {cour|Balançoires, clôture et porte : elles restent hors du pays du loup.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Guêpes logées dans une souche ou sous un banc : l’auto-injecteur reste avec vous, au refuge.} {hiver|L’auto-injecteur se garde au chaud, sous votre manteau.}',
        ],
      },
      observation: [
        'Langage oral : pour qui baisse-t-il la voix, et pour qui la remonte-t-il?',
        'Compétences émotionnelles : notez ce que fait son corps entre la cachette et le refuge.',
        'Fonction symbolique : une fois la mitaine enfilée, qu’est-ce qui change dans son dos et dans sa voix?',
      ],
      prolongements: [
        'La mitaine grise va au coin lecture, avec l’histoire si vous l’avez écrite; le loup y reprend la parole quand on enfile sa patte.',
        'Loup, sorcière ou bonhomme sept-heures : un parent vient raconter ce qui lui faisait peur pour rire, à cet âge.',
      ],
      reflexionRetroaction: [
        'Quelle peur ai-je adoucie trop vite, et laquelle trop tard?',
        'De qui venait la phrase que tout le monde a jouée?',
      ],
    },
  },
]
