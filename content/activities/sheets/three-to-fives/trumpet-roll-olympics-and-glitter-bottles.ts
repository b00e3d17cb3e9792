import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Small olympics whose every event is the idea of a child with a roll and a ball, and sealed bottles of glitter to shake and to look at until it has all come down. */
export const THREE_TO_FIVES_OLYMPIC_AND_BOTTLE_SHEETS: readonly BankSheet[] = [
  {
    key: 'ta-dam-la-balle-bedaine',
    summary:
      '« Touuut! » Le rouleau annonce l’idée d’un enfant : la balle-bedaine! Tous la font en même temps, et finissent ensemble, bras en l’air : « Ta-dam! »',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, par temps sec et sans vent, le rond se fait loin des balançoires; le sol mouillé ramollit le carton.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'petits olympiques',
      'mini-olympiques',
      'olympiques',
      'jeux olympiques',
      'olympiades',
      'mini-olympiades',
      'épreuve',
      'épreuves',
      'inventer des épreuves',
      'inventer des défis',
      'personne ne perd',
      'sans gagnant',
      'podium',
      'rouleaux de papier et balles',
      'rouleaux et balles',
      'rouleaux de papier',
      'rouleaux de papier hygiénique',
      'rouleaux de papier de toilette',
      'rouleaux d’essuie-tout',
      'balle entre les genoux',
      'balle sous le chandail',
      'trompette',
      'trompette de carton',
      'regarde ce que je fais',
    ],
    seen: [
      'il a mis la balle sous son chandail et danse pour la faire tomber',
      'elle marche en pingouin, une balle entre les genoux, et veut que tout le monde la regarde',
      'ils crient dans les rouleaux de papier comme des annonceurs de hockey',
      'il pousse sa balle avec un rouleau, puis avec son nez, puis avec son coude',
      'elle pleure parce que son ami a fini avant elle et a dit qu’il avait gagné',
      'ils veulent tous montrer leur tour en même temps et personne ne regarde',
      'depuis les Jeux à la télé, ils montent sur le banc et se donnent des médailles',
      'il invente un défi avec deux balles mais les autres veulent faire le leur',
      'dans la cour, ils se font des épreuves et le plus petit arrive toujours dernier',
    ],
    scenes: ['inventer-regles', 'gagner-perdre', 'fierte'],
    picture:
      'Une enfant joue de la trompette dans un rouleau; bras en l’air, l’éducatrice et deux amis ont une balle sous le chandail, une autre l’échappe.',
    sheet: {
      titre: 'Ta-dam! Les petits olympiques de la balle-bedaine',
      observationDepart:
        '« Regardez mon tour! » Une balle entre les genoux, un enfant avance en pingouin. Une amie crie dans un rouleau : « Moi, j’ai gagné! » Le pingouin s’arrête.',
      intentionEducative:
        'Permettre à chaque enfant de voir son idée devenir une épreuve, que tous essaient, ratent et refont sans arriver premiers ni derniers.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un mouvement avec une balle et un rouleau, et le refaire devant les autres.',
        'Essayer avec son corps l’idée d’un ami.',
        'Donner un nom à son épreuve, la lancer et l’arrêter.',
        '{30min 45min|Mettre ensemble son idée et celle d’un ami.}',
      ],
      materiel: [
        item(
          'Rouleaux de carton vides, de papier hygiénique ou d’essuie-tout, de la même hauteur',
          'un par enfant, un pour vous',
          'Feuilles de carton mince, roulées et collées',
        ),
        item(
          'Balles molles, grosses comme votre poing',
          'une par enfant, une pour vous',
          'Paires de bas roulées en boule',
        ),
        item('Bac à rebord bas', 'un, pour le plongeon des balles', 'Boîte de carton'),
      ],
      preparation: [
        'Coupez les rouleaux d’essuie-tout à la hauteur des autres : trop long, un rouleau devient une épée. Tracez sur chacun la marque de son enfant, une couleur ou un signe : la bouche s’en approche, il ne se prête pas.',
        'Assoyez chaque balle sur un rouleau debout, puis pressez : elle n’y entre pas. Celle qui y entre, ou qui perd des miettes, ne sert pas.',
        '{dedans|Repoussez les meubles et videz le milieu. On joue en souliers ou pieds nus, pas en bas.} {cour|Choisissez un coin plat, sec et à l’ombre. Ôtez cailloux et branches.}',
        'Faites un grand rond de rouleaux debout, une balle assise sur chacun, à deux grands pas les uns des autres : chaque enfant a sa place. La vôtre ferme le rond, là où vous voyez tout le monde.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Immobile, le rouleau à un doigt des lèvres, annoncez : « Touuut! Première épreuve des petits olympiques… la balle-bedaine! » Glissez la balle sous votre chandail et dansez du ventre, les mains en l’air, jusqu’à ce qu’elle tombe. « À vous! » Tous l’essaient, chacun à sa place. Rejouez du rouleau : « Touuut! » On fige, balle tombée ou pas, les bras en l’air, et l’on crie ensemble : « Ta-dam! » Regardez tout le rond : « On a fini en même temps! Pas de premier, pas de dernier. Mais il me manque des épreuves. Qui a une idée? »',
        ),
        play(
          { 20: 5, 30: 5, 45: 6 },
          'Chacun cherche la sienne, à sa place, avec sa balle et son rouleau. La balle se serre entre les genoux, sous le menton, sous le bras; elle se pousse du nez, du coude, du bout du rouleau. Le rouleau debout, on tourne autour, on l’enjambe sans le coucher. Allez de l’un à l’autre et faites ce que vous voyez. Rien ne vient? On regarde un voisin et l’on change une chose : la main, le pied, la vitesse. {3-4a|À trois ans, le premier geste est le bon : on le refait, et c’est une épreuve.} {4-5a|À quatre ans, on lui colle un nom : balle-pingouin, nez-de-phoque, rouleau-bouée. Puis on cherche comment l’expliquer en un seul conseil.}',
        ),
        play(
          { 20: 8, 30: 9, 45: 10 },
          'Un enfant lève son rouleau : c’est l’inventeur. « Touuut! » Il nomme son épreuve, la montre une fois, et tous la font avec lui, chacun à sa place. Une balle se sauve? On va la chercher en marchant, on reprend. Quand il le veut, « touuut! » : tous figent, bras en l’air, ratée ou réussie : « Ta-dam! » On salue l’inventeur, et le voisin lève son rouleau. Gardez chaque épreuve courte : dix secondes. {3-4a|À trois ans, il montre, et le groupe trouve le nom avec lui.} {4-5a|À quatre ans, il donne son conseil avant : « Serrez les genoux! » Après, un ami dit ce qui était difficile.} Qui ne veut pas montrer dit : « Je passe », et joue.',
        ),
        play(
          { 30: 7, 45: 9 },
          '« Touuut! Épreuves mariées! » À deux voisins, ou à trois, on cherche ce qu’un seul ne peut pas faire. Bout contre bout, deux rouleaux serrent une balle, et l’on fait trois pas sans l’échapper. Une balle voyage au sol, poussée d’un rouleau à l’autre. Dos à dos, la balle entre les deux, on descend s’asseoir. {3-4a|À trois ans, l’un fait son épreuve pendant que l’autre fait la sienne, face à face : c’est un mariage aussi.} {4-5a|À quatre ans, on colle les deux idées, puis les deux noms : « La balle-pingouin-bedaine! »} Toutes les paires jouent en même temps. Quand l’une joue du rouleau, le rond la regarde, crie « ta-dam! » avec elle, et la copie une fois.',
        ),
        play(
          { 45: 8 },
          'C’est le défilé. La balle sous un bras, le rouleau dans l’autre main, on marche en file autour du rond, deux pas derrière l’ami. Le premier s’arrête; toute la file s’arrête. Il annonce une épreuve d’un autre : « Touuut! Le nez-de-phoque de mon ami! » Chacun pose son rouleau debout et la fait sur place. Son inventeur décide de la fin : « Touuut! Ta-dam! » Puis le premier passe à la queue, et l’on repart. {3-4a|À trois ans, on fait le geste; les autres trouvent le nom.} {4-5a|À quatre ans, on dit seulement le nom : qui s’en souvient? Puis on la joue au ralenti, ou toute petite, avec deux doigts.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '« Le podium! » Chacun dresse son rouleau, côte à côte sur une même ligne, et y assoit sa balle. On recule d’un pas et l’on se penche. « Laquelle est la plus haute? » Aucune. Longez la ligne, un doigt au-dessus de chaque balle, et dites son épreuve, ou laissez l’enfant la dire. On applaudit de deux doigts dans la main, de plus en plus bas. Passez ensuite avec le bac : chacun penche son rouleau, la balle plonge, et tous chuchotent : « Plouf. » {45min|Assis devant la ligne vide, on refait des mains, sans un son, l’épreuve que l’on veut garder pour demain.} À la dernière, un « touuut » tout doux : les jeux sont fermés, et le rouleau dort au casier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Annoncez la plus petite idée aussi fièrement que la plus folle : tenir la balle sur son pied est une épreuve.',
          'Jouez chaque épreuve pour vrai, et ratez-la de bon cœur, en saluant.',
          'Un enfant n’ose pas? Faites son geste sans dire que c’est le sien. S’il sourit, offrez-lui le « touuut ».',
          '« J’ai gagné! » Répondez : « Tu as trouvé le truc! Montre-le-nous au ralenti. » Puis attendez, comme tous, le « touuut » de l’inventeur.',
        ],
        questionsOuvertes: [
          'Comment s’appelle ton épreuve?',
          'Que fait ton corps pour garder la balle?',
          '{4-5a|Quel conseil nous donnes-tu?}{!4-5a|Où va la balle, maintenant?}',
          '{30min 45min|Que peut-on faire à deux qu’on ne pouvait pas seul?}',
        ],
      },
      vocabulaire: [
        'l’épreuve',
        'les olympiques',
        'inventer',
        'annoncer',
        'serrer',
        'le podium',
        '{4-5a|un conseil}{!4-5a|le rouleau}',
        '{30min 45min|à deux}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il fait la même épreuve que son ami? Annoncez-la à son nom : avec ses genoux à lui, elle est neuve. Il garde la balle dans ses bras? C’est la balle-bébé : tous la bercent.',
        },
        {
          pour: '4-5a',
          texte:
            'À quatre et cinq ans, il ajoute une règle à son épreuve, « sans les mains » ou « les yeux en l’air », puis la retire si le rond la trouve trop dure.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le « touuut » et le « ta-dam » sont trop forts? On les fait des bras seulement. En fauteuil, la balle se serre sous le menton, entre les coudes, ou roule sur la tablette : le rond s’assoit pour essayer. Il ne parle pas? Son rouleau levé annonce, son rouleau baissé arrête.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au local, on joue en mitaines une épreuve sur deux : la balle glisse, et l’on cherche un autre truc.} {hiver|L’été, dans la cour, on mouille une balle de tissu : froide et lourde, elle change toutes les épreuves.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Balle qui se sauve, fesses au plancher.', 'Idée que personne ne réussit.'],
        dangersAEliminer: [
          'Chute, le rouleau à la bouche : qui annonce est arrêté, le rouleau à un doigt des lèvres; on le baisse avant de bouger.',
          'Cri dans une oreille : le rouleau pointe vers le milieu du rond, jamais vers un visage.',
          'Rouleau-épée, balle au visage : le rouleau touche la balle, jamais quelqu’un; la balle se porte, se pousse ou roule.',
          'Balle ou rouleau sous un pied : deux grands pas entre les places, on marche, et l’on ramasse avant la suivante.',
          'Idée qui grimpe, qui court ou qui tourne vite : on la garde, les pieds au sol et au ralenti.',
          'Balle mordue ou émiettée : elle sort du jeu. {3-4a|Rien qui entre dans un rouleau ne sert, même apporté par un enfant.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : balles de tissu ou bas roulés si un enfant y réagit.'],
      },
      observation: [
        'Motricité globale : comment l’enfant serre-t-il, plie-t-il, se rattrape-t-il pour garder sa balle?',
        'Concept de soi : que fait-il quand le groupe joue son idée?',
        'Langage oral : quels mots trouve-t-il pour nommer ou expliquer son épreuve?',
      ],
      prolongements: [
        'Demain, une épreuve du podium revient dans la file, avant de sortir : son inventeur en joue le « touuut ».',
        'Dites aux familles le nom de l’épreuve de leur enfant : à la maison, il la leur montre avec un rouleau et une paire de bas, et tous finissent par « ta-dam! ».',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je trouvée trop petite, et qui l’a aimée?',
        'Quand « j’ai gagné » a-t-il cessé de se dire?',
      ],
    },
  },
  {
    key: 'un-oeil-un-nez-le-revoila',
    summary:
      'On secoue la bouteille de brillants : la tempête cache un visage. Puis on ne fait plus rien. Ça retombe : un œil, un nez… le revoilà!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bouteille sensorielle',
      'bouteilles sensorielles',
      'bouteilles à regarder',
      'bouteille de calme',
      'bouteille du calme',
      'bouteille de retour au calme',
      'bouteille calmante',
      'bouteille apaisante',
      'bouteille à brillants',
      'bouteilles de brillants',
      'bouteille de paillettes',
      'paillettes',
      'brillants',
      'pot de calme',
      'boule à neige',
      'regarder tomber',
      'se calmer',
      'retour au calme',
      'retrouver son calme',
      'coin calme',
      'coin doux',
      'coin de retour au calme',
      'attendre que ça retombe',
    ],
    seen: [
      'il brasse sa gourde et regarde les bulles remonter sans bouger',
      'elle couche sa joue sur la table pour voir tourner l’eau dans son verre',
      'ils se chicanent la boule à neige du bureau pour voir retomber les flocons',
      'quand il pète sa coche, il lui faut quelque chose à fixer',
      'au coin calme, ils sautent sur les coussins, il n’y a rien à regarder',
      'elle m’a dit que ça brasse trop dans son ventre',
      'après le parc, ils sont montés sur le top et ne redescendent pas',
      'il suit des yeux la poussière qui descend dans le rayon de soleil',
      'dans le local d’à côté, il y a des bouteilles de brillants, ils veulent toujours y retourner',
    ],
    scenes: ['repos', 'colere'],
    picture:
      'À plat ventre, deux enfants guettent un lapin dessiné qui reparaît dans une bouteille de brillants; un ami secoue la sienne, l’éducateur attend.',
    sheet: {
      titre: 'Chut… un œil, un nez, le revoilà!',
      observationDepart:
        'Une gourde brassée, les bulles montent, puis s’en vont. L’enfant n’a pas bougé, les yeux au ras de la table : « Encore. »',
      intentionEducative:
        'Offrir à l’enfant une tempête à faire, à regarder et à laisser retomber, et un coin où la retrouver quand ça brasse en lui.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Secouer, poser, ôter ses mains, et attendre que tout retombe.',
        'Montrer ou dire ce qui tourbillonne, ce qui ralentit, ce qui revient.',
        '{20min 30min|Ralentir son corps avec les brillants, jusqu’à ne plus bouger.}',
        'Prendre une bouteille au coin, et l’y remettre.',
      ],
      materiel: [
        item(
          'Petites bouteilles vides, de plastique transparent et épais, à bouchon qui visse',
          '{2-3a|une par enfant}{!2-3a|une pour deux enfants}, et une pour vous',
          null,
        ),
        item('Brillants fins, pour l’adulte', 'une cuillère à table par bouteille', null),
        item(
          'Savon à vaisselle, colorant alimentaire et eau tiède, pour l’adulte',
          'une goutte de savon et une de colorant par bouteille',
          null,
        ),
        item('Colle transparente lavable, pour l’adulte', 'trois doigts dans une bouteille sur deux', null),
        item('Colle forte et ruban adhésif large, pour l’adulte', 'de quoi sceller chaque bouchon', null),
        item(
          'Cartons blancs, grands comme votre main une fois pliés',
          '{30min|un par enfant, un pour vous}{!30min 2-3a|un par enfant, un pour vous}{!30min !2-3a|un par bouteille}',
          'Cartons de boîtes de céréales, à l’envers',
        ),
        item(
          '{!30min|Gros crayon-feutre, pour l’adulte}{30min|Gros crayons-feutres lavables}',
          '{!30min|un}{30min|un par enfant, un pour vous}',
          null,
        ),
        item('Coussins et panier bas, pour le coin', 'trois coussins, un panier', 'Couverture pliée et bac bas'),
      ],
      preparation: [
        'Deux jours avant, demandez aux enfants la couleur de leur tempête. Puis, loin d’eux, décollez les étiquettes. Pour une bouteille rapide, versez les brillants, la goutte de savon, la goutte de colorant, puis de l’eau tiède jusqu’à deux doigts du bord. Pour une lente, mettez d’abord trois doigts de colle transparente. Bouchez, secouez, posez devant votre doigt : les brillants le cachent-ils? Sinon, ajoutez-en. Le revoit-on après? Sinon, ôtez-en.',
        'Asséchez le goulot, enduisez de colle forte le dedans du bouchon, vissez à fond. Le lendemain, entourez bouchon et goulot de ruban adhésif. Tête en bas au-dessus d’un évier, pressez et secouez fort : une seule goutte, et la bouteille ne sert pas. Refaites cet essai chaque matin.',
        'Pliez les cartons en deux : ils tiennent debout. {!30min|Sur chacun, dessinez une grosse tête : deux yeux ronds, un nez, de longues oreilles.} {30min|Sur le vôtre, dessinez une grosse tête : deux yeux ronds, un nez, de longues oreilles. Les autres restent blancs.}',
        'Choisissez un coin que vous voyez de partout, loin du soleil de la fenêtre. Mettez-y les coussins et le panier, encore vide. Jouez un jour tranquille : on apprend la bouteille avant la crise, pas pendant.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, dressez votre carton, le dessin vers les enfants, et appuyez contre lui une bouteille rapide. « Quelqu’un habite là. Voyez-vous ses yeux? » Serrez la bouteille à deux mains et secouez fort : « Oh! La tempête! » Reposez-la contre le carton, ôtez vos mains. Où est-il? Ne dites plus rien. Ça tourbillonne, ça ralentit, ça descend. Chuchotez ce qui reparaît : « Une oreille… un œil… un nez… le revoilà! » Montrez vos mains, restées sur vos genoux : « Elles n’ont rien fait. Elles ont attendu. »',
        ),
        play(
          { 30: 7 },
          '« Et derrière ta bouteille, qui habite? » Chacun reçoit un carton plié et un crayon, et dessine quelqu’un d’un seul côté, en gros : ce qui est petit se perd dans les brillants. {2-3a|À deux ans, on trace en rond, longtemps; vous ajoutez deux yeux là où le doigt les montre.} {3-4a|À trois ans, on dit qui c’est : un chat, papa, un monstre doux.} {4-5a|À quatre ans, on choisit sa mine : surprise, endormie, fâchée noire.} Donnez les bouteilles. Avant de secouer, on dresse le carton, la bouteille contre lui, et l’on se penche : quelle grosse tête! On la glisse un peu de côté : le nez s’étire. On va voir qui habite chez le voisin.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a|Chacun a sa bouteille, un carton debout derrière.} {!2-3a|À deux ou à trois, on a une bouteille, un carton debout derrière.} Assis, on la serre à deux mains, on secoue, on la repose contre le carton et l’on ôte ses mains. Le reste se fait tout seul. À plat ventre, le nez tout près, on chuchote ce qui revient. {2-3a|À deux ans, on lui parle : « Coucou? » Pas encore. « Coucou? » Le voilà! Plus tard, offrez une lente : « Il dort encore. »} {3-4a|À trois ans, on souffle bas, les mains sous le menton : « Descends… descends… »} {4-5a|À quatre ans, on choisit un brillant, tout en haut, et on le suit des yeux jusqu’à son lit.} {!2-3a|Quand toute la tête est là, c’est à l’autre.} {3-4a 4-5a|Puis on échange une rapide contre une lente : attend-on pareil?}',
        ),
        play(
          { 20: 5, 30: 6 },
          '« La tempête, maintenant, c’est nous. » Debout autour de votre carton, à deux bras les uns des autres, chacun est un brillant. Un enfant secoue une lente, la pose contre le carton, et se lève avec les autres. Ça tourbillonne? On brasse aussi, les pieds plantés : les bras, la tête, le ventre. Ça ralentit? On ralentit. Ça se couche? Les doigts tombent, puis les bras, les genoux, tout le corps. Quand le visage est là, plus rien ne bouge. {2-3a|À deux ans, on brasse, puis on fond avec vous jusqu’aux fesses.} {3-4a|À trois ans, on le dit en tombant : « Mes mains dorment. »} {4-5a|À quatre ans, on descend sans que personne nous entende arriver.} Un autre enfant secoue.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 5 },
          'Secouez votre bouteille : on la regarde sans un mot, jusqu’au visage. {20min 30min|« Et dans toi, où est-ce que ça brasse, des fois? » On touche son ventre, sa gorge, ses poings. « Là aussi, ça retombe. »} Portez-la à deux mains au coin, dressez-y votre carton, et couchez-la dans le panier; les autres suivent, un enfant à la fois. « Elles restent ici. Si ça brasse dans toi, ou pour le plaisir, {2-3a|viens me chercher : on en prend une, on attend le visage, on la remet. »} {!2-3a|viens. Prends-en une, attends le visage, remets-la. »} {20min 30min|Un enfant montre, du début à la fin, pendant que tous chuchotent ce qui revient.} Le dernier mot se souffle : « Calme… »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez pour vrai, à plat ventre à côté d’eux : vos yeux qui suivent montrent le calme mieux que « calme-toi ».',
          'Chuchotez un mot à la fois, puis laissez le silence : « Ça tourne. » « Ça descend. » « C’est clair. »',
          'Il la secoue encore avant la fin? C’est sa tempête. Demandez tout bas qui il a vu passer.',
          'Un enfant explose? Vous d’abord, tout près; la bouteille quand ses mains s’ouvrent. On invite au coin, on n’y envoie personne.',
        ],
        questionsOuvertes: [
          'Qui est revenu en premier?',
          '{3-4a 4-5a|À quoi vois-tu que la tempête est finie?}{!3-4a !4-5a|Où est-il, maintenant?}',
          'Que font tes mains pendant que ça retombe?',
          '{20min 30min|Où est-ce que ça brasse, dans toi?}',
        ],
      },
      vocabulaire: [
        'la tempête',
        'ça brasse',
        '{3-4a 4-5a|tourbillonner}',
        'ralentir',
        'retomber',
        'attendre',
        'calme',
        'clair',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il soulève la bouteille pour voir dessous, et la tempête repart? Posez votre main à plat près de la sienne, au sol, et regardez avec lui : « Chut… une oreille. »',
        },
        {
          pour: '3-4a',
          texte:
            'L’attente est longue? Il choisit une rapide, et compte les bouts du visage sur ses doigts à mesure qu’ils reviennent.',
        },
        {
          pour: '4-5a',
          texte:
            'Noircissez une des oreilles. Il éloigne le carton de la bouteille, une main, deux mains : l’oreille noire change de bord! Où le poser pour qu’elle revienne?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Serrer ou secouer est difficile? La bouteille se couche sur la tablette et se roule sous la paume. Tant de brillants dérangent? Une rapide presque claire, avec une pincée. Il voit peu? Deux yeux et un nez énormes, au gros trait noir, et le visage tout contre la bouteille.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, des brillants blancs, sans colorant : il neige dans la bouteille, et un lièvre blanc s’y cache.} {hiver|L’été, des brillants verts et dorés : c’est l’étang brassé, et une grenouille y attend.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bouteille échappée sur un orteil.', 'Impatience pendant que ça retombe.'],
        dangersAEliminer: [
          'Bouchon qui s’ouvre, brillants avalés : vous seule remplissez, fermez et collez, hors de leur vue; colle sèche, ruban, essai tête en bas chaque matin.',
          'Fente, fuite, contenu trouble : la bouteille sort aussitôt. Les enfants reculés, ramassez les brillants au linge humide, puis lavez les mains avant qu’elles touchent les yeux.',
          'Bouteille lancée ou cognée : pleine, elle pèse comme une roche. On la secoue assis, à deux mains, et on la pose; une main fâchée ne la reçoit pas.',
          'Verre, ou plastique mince qui craque : ni l’un ni l’autre ne sert.',
          'Soleil : ronde et pleine, la bouteille concentre ses rayons comme une loupe; le panier reste à l’ombre.',
          '{2-3a|À deux ans, la bouteille se prend avec vous, à portée de bras; entre-temps, le panier est sur une tablette haute.}{!2-3a|Plus petits de passage, ou local vide : le panier monte sur une tablette haute.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Colorant, savon, colle : enfermés dans la bouteille; si elle fuit, lavez la peau à l’eau et au savon.',
        ],
      },
      observation: [
        'Compétences émotionnelles : que change-t-il, dans son corps ou sa voix, pendant que ça retombe?',
        'Attention : que suit-il des yeux, et combien de tempêtes regarde-t-il jusqu’au visage?',
        'Langage oral : quels mots prend-il pour ce qui brasse et pour ce qui se calme?',
      ],
      prolongements: [
        'Chaque semaine, un autre carton attend au coin : dessin d’un enfant, photo du groupe, animal du mois.',
        'Apprenez aux familles les mots du jeu, « ça brasse, ça retombe, c’est clair » : au bain, parent et enfant les disent à la mousse qui s’éteint.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu jusqu’au visage, moi aussi?',
        'Qui est allé au coin de lui-même, et qu’y a-t-il trouvé?',
      ],
    },
  },
]
