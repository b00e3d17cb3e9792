import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A train that leaves its tunnel as a mouse, eggs of socks with a hand inside, stars out of a colander, and a garage where oil lowers the noise. */
export const HOME_TUNNELS_DUCKS_STARS_AND_BICYCLES_SHEETS: readonly BankSheet[] = [
  {
    key: 'j-entre-train-je-sors-souris',
    summary:
      'Une table drapée, une boîte sans fond : on y entre en train, on en sort en souris, et entre les deux tunnels la gare demande qui arrive.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'tunnel',
      'tunnels',
      'tunnel de boîtes',
      'tunnel de carton',
      'passer dans un tunnel',
      'ramper dans le tunnel',
      'ramper sous la table',
      'se glisser sous la table',
      'boîte ouverte des deux bouts',
      'drap sur la table',
      'train dans le tunnel',
      'sortir de l’autre côté',
      'se faufiler',
      'faire la souris',
      'lumière au bout du tunnel',
      'motricité globale',
    ],
    seen: [
      'elle entre sous la table par un bout et sort par l’autre en petite souris',
      'il fait tchou-tchou à quatre pattes et change de bruit en revenant',
      'bébé guette le rideau et attend que la tête sorte',
      'il reste bloqué au milieu, il a peur du noir sous le drap',
      'ils veulent tous passer en même temps et se cognent le nez',
      'elle se cache là-dessous quand il y a trop de monde',
      'dans le métro en fin de semaine, il a fait noir d’un coup et il le rejoue',
      'pendant les jeux libres, deux pieds dépassaient de la table et on riait',
    ],
    scenes: ['se-cacher', 'deplacer-bebe'],
    picture:
      'Entre une table drapée et une boîte, l’éducatrice et un bébé : une enfant sort à quatre pattes, deux doigts en oreilles; deux pieds entrent en face.',
    sheet: {
      titre: 'J’entre train, je sors souris',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Je suis dans le tunnel! » crie une voix sous la table. Deux pieds dépassent d’un bout, une tête sort de l’autre.} {!2-3a !3-4a !4-5a|Un trottineur passe sous la table à quatre pattes, ressort, se retourne et y retourne.}',
      intentionEducative:
        'Permettre à l’enfant de passer tout son corps par un chemin étroit et court, et de choisir qui en sortira.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Entrer dans un tunnel, avancer ou reculer, en sortir par le bout qu’on veut.',
        'Baisser la tête, plier le dos, ramener ses jambes pour passer.',
        '{0-18m|Attendre la tête qui va paraître à la bouche du tunnel.}',
        '{2-3a 3-4a 4-5a|Entrer en étant une chose, sortir en étant une autre, et le montrer.}',
      ],
      materiel: [
        item('Table solide, chaises retirées, le grand tunnel', 'une', 'Grande table basse de salon'),
        item('Drap assez large pour pendre des deux côtés de la table', 'un', 'Grande nappe'),
        item(
          'Grande boîte de carton sans agrafe, où un enfant à quatre pattes passe sans toucher les côtés, le petit tunnel',
          'une',
          'Petite table basse, sans drap',
        ),
        item('Ruban-cache', 'un rouleau, avec vous', null),
        item(
          '{20min 30min|Lampe de poche à pile vissée, lumière douce}',
          '{20min 30min|une, dans votre main}',
          '{20min 30min|Lumière du téléphone, dans votre main}',
        ),
        item(
          '{30min|Paires de gros bas d’adulte, roulées, de deux couleurs}',
          '{30min|une pour deux enfants, et deux de plus}',
          '{30min|Balles de tissu plus grosses qu’un poing}',
        ),
        item('{0-18m|Couverture épaisse, le quai des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        'Posez le drap sur la table : il pend sur les deux longs côtés, s’arrête à la hauteur d’un genou d’enfant et laisse les deux bouts grands ouverts. De partout, on voit les mains et les genoux de qui passe. Collez-le sous le bord de la table avec le ruban-cache.',
        'La veille, ôtez le fond et les rabats de la boîte : on voit le jour au travers. Elle n’est pas plus longue qu’un enfant couché. Couvrez de ruban-cache les bords coupés, puis collez la boîte au plancher.',
        'Placez la boîte dans la ligne de la table, à deux grands pas. Cet espace est la gare, et c’est votre place : d’ici, vous voyez une bouche de chaque tunnel et, en vous penchant, l’autre bout. Mettez-vous un peu de côté, pour laisser la voie libre.',
        'Regardez dans les deux tunnels à quatre pattes : ni fil, ni clou, ni coin de meuble à la sortie. {0-18m|Étendez le quai des poupons contre vous, du côté où personne ne passe.}',
        '{1adulte|Seule, restez assise à la gare : le jeu y repasse à chaque voyage.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une garde la gare, l’autre se tient au bout de la table.}',
        '{avec-tissu|Collez @materiel bien à plat sous la table : les mains et les genoux sentent la voie changer.} {avec-coussin|Posez @materiel à un grand pas de la sortie de la table : c’est le banc des voyageurs.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'De la gare, penchez-vous à la bouche de la table : « Allô, le tunnel? » Écoutez. Votre poing y entre : « Tchou, tchou, tchou… » Le bruit baisse, s’éteint. Plus rien. Puis deux doigts ressortent sous le bord du drap, sur le côté, et trottinent : « Scouic! » Regardez-les, étonnée. « Il est entré un train. Il sort une souris! » Montrez du doigt un bout, puis l’autre : « Ouvert ici, ouvert là. Qui arrive? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          'On entre par la bouche qu’on veut. À la gare, dites qui vous voyez arriver, et saluez-le. {0-18m|Contre vous, le poupon guette la bouche du tunnel : « Qui arrive? » Une tête! Celui qui rampe passe seul dans la boîte, vers votre main.} {18-24m|Le trottineur entre, change d’idée, ressort à reculons : ce bout-là aussi est une sortie.} {2-3a|« Tchou! » à l’aller, « tchou! » au retour : le train reste train, dix fois.} {3-4a|L’enfant arrive en géant, se plie pour entrer et ressort en ver de terre : devinez qui c’est à sa façon d’avancer.} {4-5a|L’enfant entre fusée et sort limace : demandez ce qui s’est passé là-dedans, et écoutez l’histoire.} {2-3a 3-4a 4-5a|Un train par tunnel : le suivant siffle et attend dehors.} {18-24m !2-3a !3-4a !4-5a|Mettez votre visage à un bout, puis à l’autre : où est-il passé? À sa sortie, faites « scouic » tout bas et attendez qu’il retourne chercher la souris. Deux se rencontrent? Appelez-en un vers la boîte libre.} {!0-18m !18-24m|À chaque passage, une autre question : d’où viens-tu, que transportes-tu, qui as-tu croisé? La traversée suivante y répond. Plus d’idée? On passe sur le ventre, à reculons, sans un bruit.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Baissez un peu la lumière de la pièce. De la gare, posez au sol, juste à la sortie de la table, un rond de lumière : tenez la lampe juste au-dessus, tournée vers le plancher. « Il y a une lumière au bout. » {0-18m|Le rond vient d’abord au pied du poupon; il bouge les orteils, la lumière recule d’un doigt et revient.} {18-24m|Le trottineur pose sa main à plat dessus, la retourne, la cherche sur lui.} {2-3a|On rampe jusqu’au rond et l’on tape : il s’éteint. « Encore! »} {3-4a|L’enfant avance tant que c’est allumé; éteint, il se fige comme une souris qui a vu le chat.} {4-5a|L’enfant vous commande de l’intérieur : « Plus loin! À gauche! Éteins! » Le rond obéit, ou fait semblant d’être sourd.} {18-24m !2-3a !3-4a !4-5a|Éclairez ensuite le plancher devant la table, puis devant la boîte : par où ira-t-il?} {!0-18m !18-24m|Qui attend dehors décide avec vous : allumé, éteint, tout près, très loin.}',
        ),
        play(
          { 30: 6 },
          'Roulez une paire de bas dans la boîte : elle ressort en face. {0-18m|Une deuxième roule de votre genou au ventre du poupon, qui l’attrape ou la laisse passer.} {18-24m|Le trottineur la pousse du bout des doigts, se penche, la voit partir, va la chercher.} {18-24m !2-3a !3-4a !4-5a|Deux paires partent ensemble : il en garde une, vous rend l’autre, ou disparaît avec les deux.} {2-3a|On la roule sous la table et l’on fait le tour à quatre pattes : qui arrive le premier, elle ou moi?} {3-4a|Deux enfants, chacun à un bout, se l’envoient en annonçant : « Un colis! »} {4-5a|Un complice s’assoit sous la table avec une paire de l’autre couleur. Une paire entre, il la garde et roule la sienne : le tunnel change les couleurs! On cherche comment, on échange les rôles.} {!0-18m !18-24m|Une paire s’arrête au milieu? Une souris va la chercher.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Dernier train! » Chacun choisit sa dernière traversée, ou regarde passer les autres depuis la gare, qui siffle chaque départ. À l’arrivée, nommez l’enfant, de son vrai prénom : « C’est une chenille qui est entrée, et c’est toi qui sors. Bonjour! » Comptez les voyageurs, puis penchez-vous : « Il reste quelqu’un? » {2-3a 3-4a 4-5a|On vérifie ensemble : une tête à chaque bout, et l’on se dit bonjour à travers le tunnel.} {!2-3a !3-4a !4-5a|Votre voix traverse : « Bonne nuit, tunnel! »} Décollez le drap d’un geste lent : dessous, c’était la table.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez dans le tunnel dès qu’un enfant y est : votre voix lui dit de quel côté est la gare.',
          'Un enfant s’arrête au milieu? Attendez, le visage à la bouche du tunnel, et dites ce qu’il voit : « Ma figure ici, le jour là. »',
          'Dites le corps qui passe : « Tu baisses la tête, tu ramènes ton pied. »',
          'Qui ne veut pas entrer est chef de gare : il lève le bras, le train part.',
        ],
        questionsOuvertes: [
          'Qui arrive?',
          'Par où vas-tu sortir?',
          '{2-3a 3-4a 4-5a|Qui es-tu devenu, là-dedans?}',
          '{30min 4-5a|Comment le tunnel a-t-il changé la couleur?}',
        ],
      },
      vocabulaire: ['le tunnel', 'la gare', 'entrer', 'sortir', 'ramper', 'reculer', 'le bout', 'la souris'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon qui ne rampe pas reste contre vous : votre main passe sous un coin du quai, du côté de ses pieds, et deux doigts ressortent près de sa main. Celui qui rampe traverse la boîte quand elle est vide, vers votre visage.',
        },
        {
          pour: '18-24m',
          texte:
            'Relevez le drap d’un côté : le trottineur voit dehors en passant et sort par où il veut. Laissez-le entrer et ressortir par la même bouche tant que cela lui plaît.',
        },
        {
          pour: '2-3a',
          texte:
            'À la gare, annoncez toujours par les mêmes mots : « Attention, attention, il arrive… » L’enfant crie la fin.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants font un seul train : le wagon suit les pieds de la locomotive sans y toucher et s’arrête quand elle s’arrête. À la sortie, le wagon devient la locomotive.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant allonge la ligne : une voie de ruban-cache au plancher, une deuxième gare au bout. Avant chaque départ, il annonce le trajet : par quel tunnel, jusqu’où, et qui descendra du train.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne rampe pas, ou qui craint d’être enfermé, a son tunnel debout : vous décollez un côté du drap et le levez bien haut, et il passe dessous en marchant ou en fauteuil. Il peut aussi envoyer votre main à sa place : elle entre train sous le drap et ressort en ce qu’il dit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le tunnel est à ciel ouvert : deux murets de neige à hauteur de genou, où le train passe à quatre pattes.} {hiver|L’été, dans la cour, le drap pend d’une table à pique-nique à l’ombre, les deux bouts ouverts.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête ou dos qui touche le dessous de la table.',
          'Deux enfants nez à nez, et l’un qui recule.',
        ],
        dangersAEliminer: [
          'Bout bouché : aucun coussin, aucune porte, aucun rabat ne ferme un tunnel; tout enfant peut sortir des deux côtés.',
          'Enfant qu’on ne voit plus : le drap reste relevé à hauteur de genou, et la gare n’est jamais vide.',
          'Drap qui tombe : rien de lourd ne le retient sur la table; s’il couvre un enfant, ôtez-le tout de suite.',
          'Poids sur la boîte : on y entre, personne ne s’y assoit ni n’y grimpe; un côté plié se redresse au ruban, ou la boîte sort du jeu.',
          'Pied dans une figure : un seul enfant par tunnel{3-4a|, sauf un train annoncé à deux}{30min 4-5a|; seul le complice assis s’y ajoute}.',
          '{0-18m|Poupon sur la voie : il voyage seul dans la boîte, votre main à la sortie, et les grands prennent la table.}',
          '{0-18m 18-24m|Carton ou ruban mâchés : le morceau se retire de la bouche et du jeu.}',
          '{20min 30min|Lumière dans les yeux : le rond reste au sol, et la lampe, dans votre main.}',
        ],
        supervision: 'palier1',
        allergies: ['Poussière : drap lavé, plancher balayé sous la table avant le jeu.'],
      },
      observation: [
        'Motricité globale : comment l’enfant avance-t-il dans l’étroit : à quatre pattes, sur le ventre, à reculons?',
        '{2-3a 3-4a 4-5a|Fonction symbolique : racontez qui est entré, qui est sorti, et à quel geste on l’a reconnu.} {!2-3a !3-4a !4-5a|Fonction symbolique : à votre « scouic », que fait-il, et où cherche-t-il la souris?}',
        'Schéma corporel : avant d’entrer, regardez s’il baisse la tête ou plie le dos sans toucher le bord.',
      ],
      prolongements: [
        'Gardez la boîte au coin des blocs : quelles autos y passent, lesquelles restent dehors?',
        'Au départ, le parent écarte les jambes à la porte : l’enfant passe dessous en train et sort, à la maison, en ce qu’il veut.',
      ],
      reflexionRetroaction: [
        'Qui est resté à la gare, et qu’y faisait-il de bon?',
        'Ai-je laissé le temps à un enfant arrêté au milieu de trouver seul sa sortie?',
      ],
    },
  },
  {
    key: 'mon-oeuf-a-dit-piou',
    summary:
      'Un bas roulé se couve, puis se déroule sur la main : un caneton! Il se dandine jusqu’à la mare de tissu, plonge, s’ébroue, se perd et se retrouve.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'canards',
      'la cane',
      'cane et canetons',
      'caneton',
      'canetons',
      'caneton perdu',
      'bébés canards',
      'maman canard',
      'mare aux canards',
      'couver un œuf',
      'œuf qui éclot',
      'éclosion',
      'nid de canard',
      's’ébrouer',
      'faire le canard',
      'marionnette de bas',
    ],
    seen: [
      'elle s’assoit sur son bas roulé et ne veut plus bouger, c’est son bébé',
      'il fait un bec avec ses doigts et les sort lentement du bas',
      'ils se dandinent en file jusqu’à la couverture bleue et font plouf',
      'elle s’inquiète que son bas ait froid et le garde sous son chandail',
      'il joue au petit perdu qui cherche sa maman et l’appelle d’une voix aiguë',
      'elle a hâte que ça casse et écoute contre son oreille',
      'au parc, une femelle traversait avec cinq petits en file et tout a arrêté',
      'depuis qu’on a l’incubateur au local, ils chuchotent devant les coquilles',
    ],
    scenes: ['imiter-animaux', 'cacher-trouver', 'figurines'],
    picture:
      'Dans un nid de couverture, l’éducatrice a un bébé sous chaque bras; une enfant montre un bas-caneton au bec ouvert, un petit plonge, queue en l’air.',
    sheet: {
      titre: 'Mon œuf a dit piou',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Chut, y a un bébé dedans! » Une enfant est assise sur un bas roulé et ne veut plus se lever.} {!2-3a !3-4a !4-5a|Un bas roulé passe du panier aux bras, des bras sous le menton. On ne veut plus le rendre.}',
      intentionEducative:
        '{10min 20min|Offrir à l’enfant de prendre soin de quelque chose de petit et de le voir naître au bout d’une main.} {30min|Offrir à l’enfant de prendre soin de quelque chose de petit, de le voir naître au bout d’une main, de le perdre de vue et de le ravoir.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Garder un œuf au chaud, ou le confier à quelqu’un.',
        'Guetter le bec qui paraît, et lui répondre à sa façon.',
        '{20min 2-3a 3-4a 4-5a|Bouger comme un canard : se dandiner, plonger du nez, se secouer.} {30min 2-3a 3-4a 4-5a|Se dandiner, plonger du nez, s’éloigner de la cane et revenir à sa voix.} {20min 30min !2-3a !3-4a !4-5a|Marcher dans la mare, s’y asseoir, se secouer et revenir à la voix de la cane.}',
        '{2-3a 3-4a 4-5a|Faire vivre un caneton au bout de sa main.}',
      ],
      materiel: [
        item(
          'Gros bas d’adulte propres, les œufs',
          'un par enfant, un pour vous, et deux de plus',
          'Grandes mitaines lavées, roulées',
        ),
        item('Couverture épaisse, le nid', 'une', 'Deux grandes serviettes de bain'),
        item(
          '{20min 30min|Tissu bleu uni, grand comme une nappe, la mare}',
          '{20min 30min|un}',
          '{20min 30min|Drap plié en deux}',
        ),
        item('{20min 30min|Ruban-cache}', '{20min 30min|un rouleau, avec vous}', null),
      ],
      preparation: [
        'Roulez chaque bas sans serrer, du bout du pied vers le haut, et rabattez le bord par-dessus : un œuf gros comme votre poing. Tirez le bord : il se déroule d’un coup et la main y entre.',
        'Roulez la couverture en boudin et courbez-la en croissant autour de votre place, sur le tapis : c’est le nid. Vous y restez assise, en cane, et tout le jeu vient à vous. {0-18m|Les poupons sont dedans, contre vos jambes, une aile de chaque côté.} Mettez les œufs dans un pli.',
        '{20min 30min|À deux pas du nid, étendez la mare bien à plat et collez-en les quatre bords au plancher : le tissu ne glisse plus. Reculez les meubles tout autour. On y nage pieds nus.}',
        '{30min 2-3a 3-4a 4-5a|Choisissez trois cachettes que vous voyez du nid : à côté d’un fauteuil tourné de biais, sous la table, au bout de l’étagère.}',
        '{1adulte|Seule, ne quittez pas le nid : la cane appelle, et les canetons reviennent.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une est la cane au nid, l’autre suit les canetons.}',
        '{avec-tissu|Donnez au nid un duvet de @materiel, où l’œuf s’enfonce.} {avec-coussin|Posez @materiel près du nid : une deuxième couveuse s’y installe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Dans le nid, sortez un œuf et tenez-le à deux mains, sous votre menton. « Il est froid. » Soufflez dessus, glissez-le sous votre bras, fermez l’aile. « Coin… coin… » Attendez. Portez-le à votre oreille : « Toc. Toc, toc. » Tirez le bord du bas tout doucement, entrez la main, cachez-la encore. Un bec de quatre doigts et d’un pouce se montre, s’ouvre : « Piou! » Il regarde le groupe{18-24m 2-3a 3-4a 4-5a|, un enfant après l’autre}. Puis roulez le bas : « Il y en a d’autres, et ils ont froid. »',
        ),
        play(
          { 10: 6, 20: 6, 30: 7 },
          'On vient prendre un œuf et l’on couve où l’on est bien : sous les fesses, sous le chandail, dans le nid avec vous. {0-18m|Roulez l’œuf sur le ventre du poupon, arrêtez, faites « toc, toc » contre sa paume; votre main en bec en sort et lui attrape un doigt.} {18-24m|Le trottineur serre, lâche, reprend; il tend l’œuf à votre oreille, et vous dites ce que vous entendez.} {2-3a|L’œuf éclot tout de suite; l’enfant vous rapporte le bas à rouler, et il éclot encore.} {3-4a|L’enfant marche à tout petits pas, l’œuf entre les genoux, pour ne pas l’échapper.} {4-5a|L’enfant décide quand : trois « toc », une fissure, un bec. Son caneton naît fâché, endormi ou bavard.} Une fois né, le caneton dit bonjour à un autre, bec à bec. {18-24m !2-3a !3-4a !4-5a|On veut l’œuf d’un autre? Sortez-en un de plus du pli. Déroulez ensuite le vôtre à sa hauteur, lentement : le trottineur tirera le bord à son tour.} {!0-18m !18-24m|De votre place, demandez des nouvelles : « Bouge-t-il? A-t-il trop chaud? » On confie son œuf le temps de dégourdir ses ailes. Le nouveau-né apprend une chose : saluer, chercher des graines, dormir debout.}',
        ),
        play(
          { 20: 7, 30: 7 },
          '« À la mare! » Les bas roulés attendent au nid; les canetons, ce sont les enfants, qui se dandinent jusqu’à l’eau. {0-18m|Dans le nid, le poupon a sa mare sur vos genoux : votre main-caneton y nage, plonge sous son pied, s’ébroue contre son bras.} {18-24m|Le trottineur marche dans la mare, tape des pieds, s’assoit : « Plouf! »} {18-24m !2-3a !3-4a !4-5a|Votre main-caneton entre dans l’eau du bout du bec, frissonne, se secoue de la tête à la queue; attendez : il se secouera aussi.} {!0-18m !18-24m|Montrez ce que font les vrais : le bec lisse une plume, la tête passe sous l’aile, tout le dos frissonne. On essaie, puis on invente sa nage.} {2-3a|Mains au sol, nez en bas, queue en l’air! Le canard se relève, se secoue et recommence.} {3-4a|On s’ébroue par morceaux : la tête, les ailes, et la queue pour finir.} {4-5a|Un plongeur rapporte de quoi manger : il dit quoi, et l’offre au bec d’un petit.} De temps en temps, la cane crie « coin! » : qui le veut vient se sécher sous l’aile, se fait lisser le dos et repart.',
        ),
        play(
          { 30: 6 },
          'Comptez les becs tout haut. « Il m’en manque un! » Un caneton s’est caché. « Coin? » Il répond « piou », rien de plus. {0-18m|Le caneton de votre main passe derrière votre épaule; le poupon le cherche des yeux, il ressort de l’autre côté.} {18-24m|Le trottineur se cache dans votre cou, bien en vue : cherchez-le partout ailleurs.} {18-24m !2-3a !3-4a !4-5a|Puis c’est votre caneton qui se perd, sous votre genou : « Piou? »} {2-3a|L’enfant prend toujours la même cachette et en sort avant l’appel : ouvrez l’aile.} {3-4a|Les autres ferment les yeux, écoutent le « piou » et pointent, puis on va voir.} {4-5a|Le perdu chuchote, ou imite une grenouille : est-ce bien le nôtre? On pose une question, il répond en canard.} {!0-18m !18-24m|S’il tarde, la cane rappelle, s’inquiète tout haut, et les autres canetons appellent avec elle.} Retrouvé, il choisit qui se perd, ou rentre au chaud.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          '{20min 30min|La nuit tombe sur la mare.} « Coin, coin, coin », tout bas : {18-24m 2-3a 3-4a 4-5a|les canetons rentrent au nid, contre vous ou tout près.} {20min 30min 2-3a 3-4a 4-5a|Chacun reprend son bas, le déroule et y glisse la main.} {20min 30min !2-3a !3-4a !4-5a|Déroulez un bas et glissez-y la main.} Chaque caneton baisse le bec, et le bas se roule : {2-3a 3-4a 4-5a|« Bonne nuit, toi. » L’enfant lui dit ce qu’il a aimé, à l’oreille.} {!2-3a !3-4a !4-5a|« Bonne nuit, toi. »} Passez votre aile sur chaque dos, en disant le prénom{20min 30min| et ce que ce canard-là a fait : « Toi, tu as éclaboussé »}. Les œufs retournent dormir dans le pli du nid, bien serrés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au caneton plutôt qu’à l’enfant qui n’ose pas : « As-tu froid, petit? » La main répondra.',
          'Un œuf par terre se ramasse à deux mains, sans reproche : « Il a eu peur. On le réchauffe. »',
          'Gardez le même « coin » pour appeler : c’est à lui qu’on revient.',
          '{3-4a 4-5a|On veut un autre œuf? Demandez à qui on confie le premier.}',
        ],
        questionsOuvertes: [
          'Qu’entends-tu dans ton œuf?',
          'De quoi a-t-il besoin?',
          '{20min 30min 2-3a 3-4a 4-5a|Qui garde ton œuf quand tu vas nager?}',
          '{3-4a 4-5a|Comment la cane sait-elle que c’est son petit?}',
        ],
      },
      vocabulaire: [
        'la cane',
        'le caneton',
        'couver',
        'éclore',
        'le nid',
        '{20min 30min|la mare}',
        '{20min 30min 2-3a 3-4a 4-5a|plonger}{20min 30min !2-3a !3-4a !4-5a|se secouer}',
        '{20min 30min|s’ébrouer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un bas à lui, déroulé, sur votre main : le bec s’approche, attend, touche la paume, recule. Attendez que sa main ou ses yeux le redemandent. Celui qui veut mâcher a son bas, que vous lavez ensuite.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant tire le bord, le bas se déroule; entrez-y votre main, et le bec le salue. Donnez-lui aussi un œuf à promener et à rapporter au nid.',
        },
        {
          pour: '2-3a',
          texte:
            'Ayez toujours un œuf roulé d’avance : l’enfant fait éclore le sien, le rend, en reprend un. Une main en bec lui suffit; les paroles viennent de vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez de rouler soi-même son œuf : le bout du pied d’abord, puis le bord rabattu. Raté, il fait un caneton sans œuf.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant devient la deuxième cane : il tient son coin, couve deux œufs, et les confie à quelqu’un pour aller chercher à manger.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne supporte pas un bas sur la main garde l’œuf roulé, ou vous laisse le faire éclore. {10min|En fauteuil, il couve sur ses genoux, et l’on vient écouter son œuf.} {20min 30min|En fauteuil, il est la cane de la mare : on vient s’ébrouer près de ses roues arrêtées.} Trop de « piou »? Les canards ouvrent le bec sans voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete 10min|L’été, le nid se pose dans la cour, à l’ombre.} {!ete 20min 30min|L’été, le nid et la mare de tissu se posent dans la cour, à l’ombre.} {ete|L’hiver, au retour du froid, le nid se garnit de tuques sèches : les œufs y sont bien au chaud.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{20min 30min 2-3a 3-4a 4-5a|Derrière qui bascule pendant le plongeon.} {20min 30min !2-3a !3-4a !4-5a|Derrière qui tombe assis dans la mare.}',
          'Deux becs pour le même œuf.',
        ],
        dangersAEliminer: [
          '{20min 30min|Tissu qui glisse : les quatre bords sont collés; un bord décollé se recolle avant qu’on nage encore.}',
          '{20min 30min 2-3a 3-4a 4-5a|Galipette : au plongeon, les deux mains sont au sol et les pieds ne le quittent pas; la tête ne porte pas le poids.}',
          '{20min 30min|Tissu sur la tête : on nage sur la mare, jamais dessous.}',
          '{30min 2-3a 3-4a 4-5a|Cachette où l’on ne voit pas : seulement les trois que vous avez choisies, jamais un coffre, une armoire ni l’arrière d’une porte.}',
          '{0-18m|Nid : le poupon y est avec vous, éveillé; s’il s’endort, il va dans son lit, et la couverture reste au jeu.}',
          '{0-18m 18-24m|Bas mouillé de salive : il est changé avant une autre main ou une autre bouche.}',
          '{0-18m|Pieds près du nid : les grands y arrivent à quatre pattes, votre bras du côté du poupon.}',
          'Pied sur un bas qui traîne : il glisse; tout bas déroulé est sur une main ou dans le nid.',
          'Trou ou fil qui pend : un doigt s’y prend; ce bas-là est remplacé avant le jeu.',
        ],
        supervision: 'palier2',
        allergies: ['Laine, duvet : bas de coton lavés, couverture sans plumes.'],
      },
      observation: [
        'Attachement : vers qui l’enfant revient-il, et après quel éloignement?',
        'Fonction symbolique : à quel geste le bas est-il devenu vivant? Racontez-le.',
        '{10min|Motricité globale : comment l’enfant porte-t-il son œuf : à deux mains, sous le menton, à petits pas?} {20min 30min 2-3a 3-4a 4-5a|Motricité globale : pendant le plongeon, où vont ses mains, son dos, sa tête, et comment se relève-t-il?} {20min 30min !2-3a !3-4a !4-5a|Motricité globale : dans la mare, comment s’assoit-il, et comment se relève-t-il?}',
      ],
      prolongements: [
        'Laissez deux œufs près des livres ou du coin de la sieste : qui les reprend quand le groupe est calme?',
        'Proposez à la famille de faire éclore à la maison un bas de la brassée, le soir, au moment des bas à ranger.',
      ],
      reflexionRetroaction: [
        'Qui a gardé son œuf bien longtemps sans le faire éclore? Qu’ai-je compris?',
        'Ma place dans le nid m’a-t-elle laissé voir tout le monde?',
      ],
    },
  },
  {
    key: 'la-passoire-fait-la-nuit',
    summary:
      'Une lampe dans une passoire, et le plafond s’étoile. On compte, on relie une constellation à soi, une filante traverse la pièce : vite, un vœu!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'vent-et-ciel'],
    materials: ['contenants-et-cuilleres', 'tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'étoile',
      'étoiles',
      'les étoiles',
      'ciel étoilé',
      'étoiles au plafond',
      'étoile filante',
      'étoiles filantes',
      'faire un vœu',
      'constellation',
      'constellations',
      'compter les étoiles',
      'passoire',
      'lampe de poche et passoire',
      'étoiles de carton',
      'planétarium',
      'voie lactée',
      'regarder le ciel le soir',
      'lumière',
    ],
    seen: [
      'ils braquent la lampe sur la passoire et cherchent les points au plafond',
      'elle couvre la lumière avec sa main et dit parti',
      'il relie les points avec son doigt et y voit un chien',
      'elle veut tout éteindre, puis se colle contre moi quand c’est fait',
      'il demande si celle-là le suit jusqu’à sa maison',
      'ils font chacun un souhait en secret et gardent le silence',
      'dans l’auto hier soir, elle suivait quelque chose de brillant par la fenêtre',
      'avant la sieste, on baisse les toiles et ils se couchent pour regarder en haut',
    ],
    scenes: ['ombre-lumiere'],
    picture:
      'Dans la pénombre, une passoire allumée sème des étoiles au plafond; deux enfants couchés pointent, un trottineur touche celle du mur.',
    sheet: {
      titre: 'La passoire fait la nuit',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Hier soir, dans l’auto, j’ai vu une étoile. Elle me suivait. » Deux enfants lèvent la tête : le plafond est tout blanc.} {!2-3a !3-4a !4-5a|Un reflet bouge au plafond. Un doigt se lève, la bouche s’ouvre, et l’on ne bouge plus.}',
      intentionEducative:
        'Éveiller l’envie de nommer ce qu’on voit ensemble dans un ciel à soi, et d’y dire tout bas ce qu’on souhaite.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux, du doigt ou de la voix une lumière qui bouge.',
        'Rester un moment dans la pénombre, tout près de quelqu’un ou plus loin.',
        '{2-3a 3-4a 4-5a|Dire ce qu’on voit dans le ciel, à sa façon.}',
        '{20min 30min|Poser des étoiles, les déplacer, les réunir.} {4-5a|Compter les étoiles qui restent.}',
      ],
      materiel: [
        item(
          'Lampe de poche DEL à un seul faisceau, compartiment à pile vissé',
          'une, dans votre main',
          'Lumière du téléphone, dans votre main',
        ),
        item('Passoire de métal à gros trous ronds, bords lisses', 'une', 'Panier de plastique à petits trous ronds'),
        item(
          'Couverture foncée{0-18m|, et une autre pour les poupons}',
          '{!0-18m|une}{0-18m|deux}',
          'Grand drap foncé',
        ),
        item(
          '{20min 30min|Étoiles de carton épais, larges comme votre main ouverte, pointes arrondies}',
          '{20min 30min|trois par enfant}{20min 30min 0-18m|, sauf les poupons}',
          '{20min 30min|Débarbouillettes pâles pliées en triangle}',
        ),
        item(
          '{20min 30min 3-4a 4-5a|Bandes de carton, longues comme un avant-bras, les traits}',
          '{20min 30min 3-4a 4-5a multiage|deux par enfant de trois ans et plus}{20min 30min 3-4a 4-5a !multiage|deux par enfant}',
          '{20min 30min 3-4a 4-5a|Cuillères de bois}',
        ),
        item(
          '{30min|Linge pâle et léger, la queue de la filante}',
          '{30min|un}',
          '{30min|Grande serviette de table blanche}',
        ),
      ],
      preparation: [
        'La veille, essayez le ciel : allumez la lampe dans le creux de la passoire, tournée vers le plafond. Les points sont flous? Éloignez la lampe des trous, d’une main de distance.',
        'Tirez les rideaux jusqu’à voir encore chaque visage; laissez une porte ouverte sur une pièce éclairée. Étendez la couverture foncée le long d’un mur, sans rien à enjamber autour.',
        'Assoyez-vous au bord de la couverture, dos au mur, un rideau à portée de main, la passoire calée entre vos cuisses, le creux vers vous, le dos bombé vers le plafond : une main tient la lampe dedans, l’autre est libre. {0-18m|Les poupons sont contre vous, du côté de cette main, couchés sur la deuxième couverture ou assis contre votre hanche.}',
        '{20min 30min|Découpez les étoiles dans du carton de boîte; elles attendent à vos pieds.} {20min 30min 3-4a 4-5a|Taillez les traits dans le même carton.} {30min|Au-delà de la couverture, gardez un couloir libre, d’un mur à l’autre, là où votre lampe éclaire le plancher.}',
        '{1adulte|Seule, restez assise avec la lampe : les enfants viennent au ciel, le ciel ne se lève pas.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une tient la lampe, l’autre se couche avec le groupe.}',
        '{avec-tissu|Étendez @materiel sous les têtes : c’est l’herbe d’où l’on regarde.} {avec-contenant|Essayez aussi la lampe sous @materiel : quel ciel fait-il?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Montrez la passoire vide, un doigt dans un trou : « Qu’est-ce qui passe par ici? » Baissez la voix. « L’eau des nouilles… et puis la nuit. » Allumez la lampe dans le creux. « Oh. » Ne dites rien d’autre; laissez les têtes se lever. Tournez la passoire d’un doigt : tout le ciel glisse. Quelqu’un parle, ou pointe? Répétez son mot, comme une nouvelle : « Une étoile… là! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 7 },
          'On s’étend sur la couverture foncée, on s’adosse, on reste debout. La passoire bouge peu, s’arrête, repart. {0-18m 18-24m|De temps en temps, couvrez les trous de la main, penchez la passoire vers le plancher et découvrez : le ciel est tombé!} {0-18m|Une étoile arrive au pied du poupon, passe sur ses orteils, attend qu’ils bougent et repart.} {18-24m|Le trottineur couvre une étoile de la paume, la retrouve sur sa main : « Là! »} {18-24m !2-3a !3-4a !4-5a|Couvrez les trous et remontez le ciel au plafond : « Trop haut! » Attendez qu’il rappelle l’étoile, du doigt ou de la voix, et redescendez-la de la même façon.} {2-3a|L’enfant choisit une étoile, lui donne un nom et le crie quand elle repasse.} {3-4a|Que font-elles, les étoiles? Elles dorment, courent, se chicanent : l’enfant le dit, la passoire obéit.} {4-5a|Couvrez des trous de la main : il ne reste que quelques étoiles. On compte, on recompte, et chacun a son nombre.} {!0-18m !18-24m|Ciel lent, ciel pressé, ciel qui tombe d’un côté : on commande la passoire chacun son tour. Puis tous se taisent le temps d’un tour complet.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Sortez la lampe de la passoire, éclairez la couverture : « Ici aussi, c’est le ciel. » Posez-y une étoile de carton. {0-18m|Le poupon la voit arriver à son pied, disparaître sous votre main, revenir.} {18-24m|Le trottineur en porte une à chacun, la reprend, la pose sur votre tête.} {18-24m !2-3a !3-4a !4-5a|Toutes sur la couverture, toutes dans la passoire, toutes dehors : il vide, vous remplissez.} {2-3a|On en met tant qu’on veut; serrées, elles se parlent; loin, elles s’ennuient.} {3-4a|L’enfant en pose trois, les relie de deux traits et annonce : un chien, un poisson, un papa. Les autres cherchent la tête.} {4-5a !3-4a|L’enfant relie ses étoiles avec les bandes de carton.} {4-5a|Sa constellation a un nom et une histoire : « C’est une bottine qui a perdu l’autre. » Demandez combien il y a d’étoiles, et ce que devient le dessin avec une de plus.} {3-4a 4-5a|On demande avant de prendre l’étoile d’un dessin.} {!0-18m !18-24m|On visite le ciel à pas de géant, entre les étoiles, et chacun dit ce qu’on voit de chez lui.}',
        ),
        play(
          { 30: 6 },
          '« Les étoiles filantes ne préviennent pas. » Votre faisceau, bas au plancher, file d’un mur à l’autre. « Vue! » {0-18m|À mi-chemin, il fait un détour, s’arrête un instant au pied du poupon et repart.} {18-24m|Le trottineur suit la lumière jusqu’au mur, tape dessus, revient à vous.} À un enfant : « La filante, c’est toi! » Le linge pâle au bout du bras, il traverse le couloir; votre lumière suit ses pieds. {18-24m !2-3a !3-4a !4-5a|Il s’arrête à mi-chemin? La lumière s’arrête avec lui, et repart quand il repart.} {2-3a|« Encore! » L’enfant repart dans l’autre sens, et sa queue vole derrière lui.} {3-4a|Qui regarde retient son souffle jusqu’au mur, puis fait un vœu, dit tout haut ou gardé.} {4-5a|Avant le départ, l’enfant dit où la lumière s’éteindra, et l’on vérifie.} Chacun choisit d’être filante ou de la voir.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          '{20min 30min|Remettez la lampe dans la passoire.} Une dernière fois, faites glisser tout le plafond. Puis ôtez la passoire et passez un seul trait de lumière au plafond, lentement, d’un mur à l’autre. « Une étoile filante! Fais un vœu. » {2-3a 3-4a 4-5a|L’enfant vient le souffler à votre oreille ou le garde dans sa main fermée.} {!2-3a !3-4a !4-5a|Dites le vôtre tout bas, à chaque oreille : « Un dodo doux pour toi. »} Rouvrez d’abord les rideaux, éteignez ensuite la lampe. {2-3a 3-4a 4-5a|« Où sont allées les étoiles? » Écoutez les réponses sans les corriger.} {20min 30min 3-4a 4-5a|Avant de défaire une constellation, on dit son nom une dernière fois.} {20min 30min|Chacun empile des étoiles de carton dans la passoire.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne prêtez pas la lampe : l’enfant commande le ciel de la voix ou du doigt, et c’est vous qui la tournez.',
          'Attendez trois respirations avant de nommer : dans le noir, les mots sortent lentement.',
          'Une main se crispe, une voix appelle? Rapprochez l’enfant de vous, ouvrez un peu le rideau et nommez le noir : « La pièce est pareille dans le noir. »',
          '{20min 30min 3-4a 4-5a|Répétez le nom d’une constellation tel qu’il est dit, et demandez où est sa tête.}',
        ],
        questionsOuvertes: [
          'Que vois-tu, là-haut?',
          'Où s’en va-t-elle?',
          '{20min 30min 3-4a 4-5a|À quoi ressemble ton dessin d’étoiles?}',
          '{4-5a|Combien en reste-t-il, à ton avis?}',
        ],
      },
      vocabulaire: [
        'l’étoile',
        'le ciel',
        'la nuit',
        'briller',
        'l’étoile filante',
        '{20min 30min 3-4a 4-5a|la constellation}{10min 3-4a 4-5a|la passoire}{!3-4a !4-5a|la passoire}',
        'le vœu',
        'loin',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le dos, la tête contre vous, le poupon suit une étoile qui avance d’une main, s’arrête, recule. Ses yeux s’en vont? Laissez le plafond : la passoire, tapée d’un doigt, tinte aussi.',
        },
        {
          pour: '18-24m',
          texte:
            '{20min 30min|Donnez-lui une étoile de carton à porter d’une personne à l’autre : « Voici ton étoile. »} Couvrez la passoire de la paume, découvrez-la : « Parties! Revenues! »',
        },
        {
          pour: '2-3a',
          texte:
            'Prêtez-lui la comptine « une étoile, deux étoiles, trois étoiles… et la mienne! ». À chaque « la mienne », la passoire s’arrête sur elle.',
        },
        {
          pour: '3-4a',
          texte:
            '{10min|L’enfant commande le ciel : « Dormez! Courez! » Demandez-lui ensuite pourquoi elles couraient.} {20min 30min|Avec un seul trait, l’enfant commence par deux étoiles. Il en ajoute une troisième ailleurs, un autre trait, et regarde si cela devient quelqu’un.}',
        },
        {
          pour: '4-5a',
          texte:
            '{10min|L’enfant dit combien d’étoiles il veut au plafond; vous couvrez des trous un à un, il dit quand arrêter et vérifie.} {20min 30min|Racontez au groupe son histoire de constellation, mot pour mot. Ensuite, l’enfant invente un ciel dont les autres cherchent la bête, en posant ses étoiles sans dire laquelle c’est.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le noir inquiète garde le rideau entrouvert derrière lui et sa place à votre genou. Qui est sensible aux lumières qui bougent voit le ciel arrêté. {20min 30min|En fauteuil, l’enfant a les étoiles sur une tablette et les place à sa hauteur.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait noir tôt : en attendant les parents, cherchez à la fenêtre la première vraie étoile.} {hiver|L’été, le jour entre partout : jouez dans la pièce la plus sombre, une couverture devant la fenêtre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Noir qui surprend, une main qui cherche la vôtre.',
          'Deux enfants pour la même étoile.',
          '{30min|Genou au plancher au bout du couloir.}',
        ],
        dangersAEliminer: [
          'Faisceau dans les yeux : la lampe reste dans votre main, vers le plafond ou le plancher; couvrez-la pour passer de l’un à l’autre; elle ne clignote pas.',
          'Lampe chaude ou pile mal fermée : lampe DEL, vis serrée; posée, elle va en hauteur, hors de portée.',
          'Bord coupant de la passoire : passez-y le doigt; un fil ou un trou déchiré, et elle sort du jeu.',
          '{30min|Course dans la pénombre : un seul enfant à la fois dans le couloir, au pas de marche rapide, pieds nus ou en souliers; les autres restent à l’écart.}',
          '{20min 30min|Carton sous un pied : il glisse; on marche entre les étoiles, et celles qui traînent reviennent à vos pieds.}',
          '{30min|Linge autour du cou : il est tenu à la main, jamais noué.}',
          '{0-18m 18-24m 20min 30min|Carton mâché : l’étoile molle se change, et le morceau se retire de la bouche.}',
          '{0-18m|Poupon sous la couverture : elle est sous lui, jamais dessus, et aucun pas ne passe par sa place.}',
        ],
        supervision: 'palier1',
        allergies: ['Poussière : couvertures lavées et secouées avant le jeu.'],
      },
      observation: [
        'Langage oral : quels mots l’enfant donne-t-il à ce qu’il voit? Écrivez-les tels quels.',
        'Éveil aux mathématiques : {2-3a 3-4a 4-5a|comment sait-il qu’il y en a plus ou moins : d’un regard, du doigt, en comptant?}{!2-3a !3-4a !4-5a|que fait-il quand il n’y a plus d’étoiles, puis quand il y en a encore?}',
        'Attention : combien de temps suit-il une étoile, et qu’est-ce qui l’en détourne?',
      ],
      prolongements: [
        'Avant la sieste, une seule étoile de la passoire fait le tour du plafond pendant que vous dites bonne nuit.',
        'Au départ, dites à la famille ce que l’enfant a vu au plafond : à la maison, par la fenêtre, ils chercheront ensemble si une vraie étoile se voit.',
      ],
      reflexionRetroaction: [
        'Qui a parlé dans le noir et parle peu à la lumière?',
        'Le ciel bougeait-il trop, ou trop peu{multiage|, pour les plus jeunes}?',
      ],
    },
  },
  {
    key: 'ca-fait-couic-quand-je-roule',
    summary:
      '« COUIC! » dit la cliente avec sa bouche. Le mécanicien huile au pinceau, et le bruit baisse : couic… cou… Puis on pédale en l’air, sur le dos.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'pinceaux', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, ce sont {!hiver|les vrais tricycles et trotteurs}{hiver|les traîneaux} qui entrent au garage.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'vélo',
      'vélos',
      'bicyclette',
      'garage',
      'jouer au garage',
      'garage de vélos',
      'mécanicien',
      'mécanicienne',
      'mécanique',
      'réparer le vélo',
      'réparer le tricycle',
      'pneu à plat',
      'gonfler les pneus',
      'pompe à vélo',
      'huiler la roue',
      'changer la roue',
      'pédaler sur le dos',
      'roues de carton',
      'métiers',
    ],
    seen: [
      'il fait grincer sa bouche chaque fois qu’il pousse son auto',
      'elle frotte les roues avec un pinceau jusqu’à ce que ça se taise',
      'ils pédalent dans le vide sur le dos en riant',
      'il se fâche parce que son engin ne roule plus comme il faut',
      'elle colle son oreille partout pour savoir d’où ça crie',
      'il veut réparer tout seul et refuse qu’on l’aide',
      'le papa mécano est venu montrer ses outils et ils ont ouvert un garage',
      'dans la cour, une roue de poussette criait et ils l’ont suivie',
    ],
    scenes: ['magasin-metiers', 'vehicules', 'voix', 'velos'],
    picture:
      'La bouche grande ouverte, une enfant grince derrière sa boîte à roues d’assiettes; une amie huile, l’oreille dessus; un petit pédale, couché sur le dos.',
    sheet: {
      titre: 'Ça fait couic quand je roule',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Y marche pus, mon bicycle, y crie! » Une joue au sol, un enfant cherche d’où vient le bruit.} {!2-3a !3-4a !4-5a|Un trottineur renverse son trotteur, tourne une roue de la main, écoute, tourne encore.}',
      intentionEducative:
        'Permettre à l’enfant de dire ou de faire entendre ce qui ne va pas, et d’écouter celui qui le dit.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un bruit, l’entendre baisser, le refaire.',
        'Pousser, essuyer, huiler{20min 30min|; pédaler les jambes en l’air}.',
        '{2-3a 3-4a 4-5a|Raconter une panne au mécanicien, par des mots ou par son bruit.}',
        '{3-4a 4-5a|Chercher la cause, essayer une réparation, écouter si c’est mieux.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes de carton sans agrafe, fermées au ruban, hautes comme le genou d’un enfant, les vélos}{cour !hiver|Tricycles et trotteurs, à roues pleines}{cour hiver|Traîneaux à fond plat, corde ôtée}',
          '{18-24m !2-3a !3-4a !4-5a|un véhicule par enfant}{2-3a 3-4a 4-5a|un véhicule pour deux enfants}{0-18m|, sans compter les poupons}',
          '{dedans|Paniers à linge vides}{cour !hiver|Camions à pousser}{cour hiver|Soucoupes de plastique}',
        ),
        item(
          '{dedans|Assiettes de carton, les roues}',
          '{dedans|deux par boîte, et deux de plus}',
          '{dedans|Ronds de carton grands comme une assiette}',
        ),
        item('{dedans|Ruban-cache}', '{dedans|un rouleau, avec vous}', null),
        item('{dedans|Gros crayon de cire}', '{dedans|un, pour dessiner les rayons}', '{dedans|Gros crayon de bois}'),
        item(
          'Gros pinceaux secs, à manche court, les huiliers',
          'un par enfant{0-18m|, sauf les poupons}, un pour vous',
          'Brosses à vaisselle neuves',
        ),
        item('{cour !hiver|Casques ajustés}', '{cour !hiver|un par enfant qui roule}', null),
        item('Débarbouillettes, les chiffons', 'une par enfant, une pour vous', 'Vieux bas propres'),
        item(
          '{20min 30min dedans|Couverture épaisse, le pont où l’on pédale}{20min 30min cour|Toile imperméable, le pont où l’on pédale}',
          '{20min 30min|une}',
          '{20min 30min|Tapis de mousse}',
        ),
        item(
          '{0-18m|Couverture épaisse, l’atelier des poupons}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|une}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{dedans|Dessinez des rayons sur les assiettes et collez-en une de chaque côté de chaque boîte, par un rouleau de ruban-cache plié, collant en dehors : elle s’enlève et se remet à la main. Les deux assiettes de plus attendent à vos pieds : elles remplacent une roue pliée.} {cour !hiver|Tournez chaque roue : ni vis qui dépasse, ni rayon, ni chaîne nue. Choisissez un coin plat, à l’ombre, barrière fermée.} {cour hiver|Passez la paume sous chaque traîneau : ni fente, ni bord coupant. Choisissez un coin plat, neige tapée, loin du bord du toit.}',
        '{dedans|Assoyez-vous par terre, dos au mur : c’est la réception du garage.} {cour|Assoyez-vous au bord du coin plat : c’est la réception du garage.} {20min 30min|Étendez le pont à deux pas devant vous.} Pinceaux et chiffons sont à vos pieds : chaque machine s’arrête là. {0-18m|La couverture des poupons est contre vous, du côté opposé à la route.}',
        'Essayez votre bruit : « COUIC », fort, puis moyen, puis presque rien. C’est l’huile qui le fait baisser : trois coups de pinceau, un par bruit.',
        '{cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte|Seule, restez à la réception : les véhicules viennent à vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une reçoit, l’autre suit ceux qui roulent.}',
        '{avec-roulant|Mettez @materiel en réparation : son bruit est-il le même?} {avec-outil|Tenez @materiel vous-même, et demandez quelle panne cela répare.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'De votre place, faites aller et venir un véhicule vide, en grinçant : « COUIC! COUIC! » Arrêtez, l’air navré. « Bonjour. Ça fait couic quand je roule. » Posez l’oreille dessus. Un coup de pinceau : « Couic. » Encore : « Cou… » Un dernier : plus rien. Poussez : silence. « Réparé! » {20min 30min|Levez les pieds et pédalez deux tours en l’air : « Le moteur tourne. »} {0-18m|Pliez doucement le genou du poupon : « couic! »; passez le pinceau sous le pied : « Ic. » Attendez qu’il tende l’autre.} Regardez le groupe : « Qui a une panne? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'On arrive en grinçant, on essuie, on huile. {2-3a 3-4a 4-5a|La cliente grince, le mécanicien passe le pinceau : à chaque coup, le bruit baisse.} {!2-3a !3-4a !4-5a|L’un fait le bruit, l’autre passe le pinceau : à chaque coup, le bruit baisse.} {0-18m|À l’atelier, le poupon tient un chiffon; son genou couine quand vous le pliez, se tait au pinceau.} {18-24m|Le trottineur passe le pinceau partout, sur vous aussi : votre coude grince, se tait, regrince.} {2-3a|« Couic! » La cliente crie avant qu’on la touche, repart et revient avec la même panne.} {3-4a|On cherche où : devant? derrière? L’oreille se promène; la cliente grince plus fort quand on brûle.} {4-5a|La cliente décide de la panne : ça tape, ça siffle, ça ronfle. À chaque bruit, on invente un outil.} {dedans|Pas de véhicule? Une épaule, un genou, un dos grincent très bien.} {cour !hiver|Un tricycle passe à l’envers, tenu par vous : on tourne la roue de la main, on écoute.} {18-24m !2-3a !3-4a !4-5a|Le trottineur vous tend une manche, un pied : chacun a son petit grincement. Arrêtez en plein bruit, la bouche ouverte, et attendez son pinceau.} {!0-18m !18-24m|On change de rôle à votre « ding! ». Mal réparé? Le bruit revient au premier tour, et la cliente rapporte sa machine.}',
        ),
        play(
          { 20: 5, 30: 6 },
          '« Essai de pédales! » Sur le pont, deux à la fois, couchés côte à côte, on pédale en l’air. {0-18m|Le poupon, sur le dos, a ses jambes à lui : tenez ses chevilles, tournez lentement; arrêtez, attendez qu’un pied pousse.} {18-24m|Le trottineur tape des talons au sol, lève les deux jambes, les regarde.} {18-24m !2-3a !3-4a !4-5a|Tapez des mains au rythme de ses talons, plus vite, puis arrêtez net.} {2-3a|Vite, puis au ralenti, puis « freine! » : les pieds gèlent en l’air.} {3-4a|On monte une côte, les genoux lourds; en haut, on se laisse descendre, les jambes molles.} {4-5a|Pieds contre pieds avec un ami, une roue à deux : si l’un pousse trop, elle cale.} Les autres continuent au garage; à votre « ding! », le pont passe aux suivants.',
        ),
        play(
          { 30: 6 },
          '{dedans|« Psss… » Décollez une assiette : elle tombe à plat. « Crevaison! »} {cour !hiver|« Psss… » fait votre bouche : une roue se dégonfle. « Crevaison! »} {cour hiver|« Psss… » fait votre bouche : le traîneau ne glisse plus. « Patin à plat! »} Deux poings montent et descendent : on pompe. {0-18m|Assis sur vos genoux, le poupon monte d’un rien à chaque « pff », puis redescend.} {18-24m|Le trottineur fait « pff, pff », et vos joues gonflent avec les siennes.} {dedans 2-3a|On décolle une roue, on la recolle de travers : ça roule carré, boum, boum.} {cour 2-3a|On pompe partout, dix fois, puis on va essayer.} {3-4a|La cliente compte les coups; trop gonflé, ça fait « pouf! », et l’on recommence.} {4-5a|On dit ce qu’on fait avant de le faire, et la cliente vérifie : « Tu as oublié l’autre côté. »} {18-24m !2-3a !3-4a !4-5a|Accroupissez-vous, laissez-le vous pomper : vous grandissez, grandissez, puis « psss », vous redescendez.} {!0-18m !18-24m|On gonfle aussi les amis : accroupis, à genoux, debout, sur la pointe des pieds. Une fuite, « psss », et l’on redescend.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Un long « ding » : le garage ferme. Chaque véhicule rentre à la file, sans grincer. Qui grince encore a droit à un dernier coup de pinceau. Essuyez-vous les mains au chiffon, puis dites à chacun ce que vous l’avez entendu réparer{2-3a 3-4a 4-5a|, et demandez à la cliente si c’était bien}. {0-18m|Le pied du poupon s’essuie en dernier : « Plus un bruit. »} {dedans|Les assiettes s’empilent, les boîtes se rangent, les pinceaux se comptent.} {cour|Les véhicules se garent, les pinceaux se comptent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites baisser votre bruit à mesure qu’on vous huile; c’est l’enfant qui règle la voix.',
          '{2-3a 3-4a 4-5a|Répétez la panne telle qu’elle est dite : « Ça ronfle derrière. » Demandez ensuite où regarder.} {!2-3a !3-4a !4-5a|Refaites le bruit tel que le trottineur l’a fait, puis cherchez du doigt d’où il vient.}',
          '{0-18m|Prenez votre temps devant une jambe de poupon : pliez, arrêtez, attendez la suivante.}',
          '{2-3a 3-4a 4-5a|Deux mécaniciens pour une panne? L’un écoute, l’autre huile, et ils échangent à votre « ding! ».}',
        ],
        questionsOuvertes: [
          'Quel bruit fait ta machine?',
          'Où l’entends-tu?',
          '{3-4a 4-5a|Pourquoi ça grince, à ton avis?}',
          '{4-5a|Comment saura-t-on que c’est réparé?}',
        ],
      },
      vocabulaire: [
        'le garage',
        '{dedans|la roue}{cour !hiver|la roue}{cour hiver|le traîneau}',
        'grincer',
        'huiler',
        '{20min 30min|pédaler}',
        '{30min|gonfler}',
        'la panne',
        'réparé',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sur le dos, contre vous{dedans|, pieds nus} : pliez un genou, « couic », puis rien. Le pinceau passe une fois sous le pied, et vous attendez que le pied revienne. Assis, il froisse un chiffon propre ou le porte à sa bouche.',
        },
        {
          pour: '18-24m',
          texte:
            'Le trottineur garde le même pinceau tout le jeu. Il huile, vous grincez; il fait « ic », vous vous taisez.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux phrases suffisent au garage : la cliente dit « ça fait couic », le mécanicien demande « où ça? ». Soufflez-les une fois, puis attendez.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux bruits seulement d’abord : le couic pour l’huile, {30min|le pfft pour la pompe}{10min 20min|le toc toc pour le chiffon}. Le mécanicien choisit l’outil à l’oreille.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient la réception avec vous : il écoute la cliente, répète la panne au mécanicien, puis appelle quand c’est prêt : « Le ronflement est réparé! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu grince, et c’est toute sa phrase. En fauteuil, il arrive avec sa vraie machine : on passe le pinceau sur ses roues arrêtées, on écoute, il dit quand rouler. Les bruits forts fatiguent? Le couic se fait avec la main qui se ferme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le garage reçoit les traîneaux : on brosse la neige du dessous, et la cliente dit si ça glisse.} {hiver|L’été, dans la cour, le garage s’installe à l’ombre, et les vrais tricycles font la file.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Voix qui montent toutes ensemble.',
          '{dedans|Roue arrachée par son mécanicien.}',
          'Dispute pour un véhicule.',
        ],
        dangersAEliminer: [
          '{20min 30min|Pieds en l’air sur le pont : deux enfants à la fois, les têtes loin des pieds du voisin; personne ne roule dessus.}',
          'Pinceau à la bouche ou dans l’œil : manche court, on huile assis ou à genoux, et l’on pose le pinceau avant de rouler.',
          '{dedans|Boîte comme siège : on la pousse, personne ne s’y assoit ni n’y grimpe; un côté mou se répare au ruban.}',
          '{dedans|Assiette par terre : elle glisse; elle est collée, dans la main, ou au tas du garage.}',
          '{cour !hiver|Tricycle à l’envers : vous seule le retournez et le tenez; on tourne la roue de la main, doigts loin de l’axe.}',
          '{cour !hiver|Roues et route : casque sur qui roule, ôté} {cour !hiver 20min 30min|pour pédaler sur le dos ou grimper ailleurs;} {cour !hiver 10min|pour grimper ailleurs;} {cour !hiver|jamais dans l’entrée d’auto; le garage reste hors du trajet.}',
          '{cour hiver|Traîneau sur une pente : on le pousse au plat, sans s’y tenir debout.}',
          '{0-18m|Véhicule près du poupon : il s’arrête à deux pas; votre corps est entre les deux.}',
          '{0-18m 18-24m|Carton, ruban ou chiffon mâchés : morceau retiré de la bouche, chiffon changé.}',
          '{cour ete|Soleil et chaleur : jeu à l’ombre, chapeaux, une gorgée entre deux clients.}',
          '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Nuques et mains touchées souvent; cache-cou, aucun foulard.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poils : pinceaux synthétiques, jamais ayant servi à la nourriture. {cour !hiver|Piqûres : auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Langage oral : par quel mot, quel bruit ou quel geste l’enfant dit-il la panne?',
        '{20min 30min|Motricité globale : sur le dos, ses jambes pédalent-elles ensemble, l’une après l’autre, très haut? Décrivez-les.} {10min|Motricité globale : pour pousser son véhicule, que font ses mains, son dos et ses pieds?}',
        '{2-3a 3-4a 4-5a|Compétences sociales : racontez un échange entre la cliente et le mécanicien, et qui attend la fin.} {!2-3a !3-4a !4-5a|Compétences sociales : racontez un échange avec vous, un bruit, un coup de pinceau, et qui attend l’autre.}',
      ],
      prolongements: [
        'À l’habillage, les coudes et les genoux grincent : un coup de doigt les huile, un bras entre dans la manche.',
        'Dites à la famille le bruit que l’enfant a réparé : à la maison, il cherchera qui grince encore, une porte, une chaise, un parent.',
      ],
      reflexionRetroaction: [
        'Qui a réparé longtemps sans parler, et que disaient ses gestes?',
        '{2-3a 3-4a 4-5a|Ai-je laissé la cliente finir de dire sa panne?} {!2-3a !3-4a !4-5a|Ai-je attendu son pinceau assez longtemps?}',
      ],
    },
  },
]
