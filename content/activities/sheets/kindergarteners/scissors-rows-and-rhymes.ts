import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_SCISSORS_ROW_AND_RHYME_SHEETS: readonly BankSheet[] = [
  {
    key: 'juste-les-bouts',
    summary:
      'Une tête de carton a les cheveux dans les yeux : le salon ouvre, les mèches de papier tombent, et les ciseaux s’apprivoisent coup par coup.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ciseaux',
      'couper',
      'découper',
      'découpage',
      'tenir ses ciseaux',
      'ciseaux à deux mains',
      'motricité fine',
      'frange',
      'toupet',
      'coiffeur',
      'coiffeuse',
      'salon de coiffure',
      'coupe de cheveux',
      'circulaires',
      'bandes de papier',
      's’est coupé les cheveux',
    ],
    seen: [
      'elle tient sa paire de ciseaux à l’envers et mâche son papier',
      'il taillade une bande de carton en mille petits bouts et recommence',
      'il prend ses deux mains pour ouvrir et fermer les lames',
      'elle a coupé son toupet dans le coin bricolage pendant que j’avais le dos tourné',
      'il se fâche parce que la feuille plie au lieu de se couper',
      'elle refuse qu’on l’aide à découper et veut y arriver toute seule',
      'depuis son rendez-vous chez le barbier, il joue à couper les cheveux des poupées',
      'au bricolage, il reste planté devant les ciseaux sans oser les prendre',
    ],
    scenes: ['dechirer-couper', 'magasin-metiers'],
    picture:
      'Autour d’une grosse tête de carton aux mèches de papier, deux enfants assis coupent; l’éducatrice, tout près, tient le bout d’une mèche.',
    sheet: {
      titre: 'Juste les bouts, s’il vous plaît',
      observationDepart:
        'Un enfant serre les ciseaux à deux mains. Sa feuille, que personne ne tient, se couche entre les lames; il tire, et elle se déchire.',
      intentionEducative:
        'Permettre à l’enfant de couper pour vrai dès le premier coup, jusqu’à ce qu’une de ses mains se libère pour tenir le papier.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Trancher une mèche étroite d’un seul coup de ciseaux.',
        'Trouver de l’ouvrage à la main qui ne coupe pas.',
        '{4-5a|Avancer dans le papier sans en sortir les lames.}',
        '{20min|Inventer une coupe à la grosse tête et la faire parler.}{30min 45min|Inventer une coupe à sa tête de papier et la faire parler.}',
      ],
      materiel: [
        item('Ciseaux à bouts ronds, à lames de métal', 'quatre paires, dont une pour la main gauche', null),
        optional('Ciseaux à ressort, qui se rouvrent seuls', 'une paire, parmi les quatre', null),
        item(
          'Boîte de carton carrée, moins haute sur la table qu’un menton d’enfant assis',
          'une',
          'Deux boîtes de mouchoirs collées ensemble',
        ),
        item(
          'Bandes de carton mince, larges comme votre pouce, longues comme votre main',
          'une soixantaine',
          'Chemises de classement taillées en bandes',
        ),
        item(
          '{30min 45min|Sacs à lunch en papier, neufs}',
          '{30min 45min|un par enfant}{45min|, et un pour vous}',
          'Feuilles fermes roulées en gros tubes et collées',
        ),
        item('Circulaires, sans agrafes', '{20min|deux}{30min 45min|quatre} par enfant', 'Journaux'),
        item('Gros crayons-feutres lavables', '{20min|deux, gardés par vous}{30min 45min|douze}', 'Crayons de cire'),
        item('Ruban de papier', 'deux rouleaux, dont un pour vous', 'Colle en bâton'),
        item('Petit balai et porte-poussière', 'un de chaque', 'Carton plié en pelle'),
        optional('Petit banc pour les pieds', 'un', 'Boîte bourrée de journal'),
        item('{30min 45min|Miroir incassable}', 'un', 'Reflet de la fenêtre'),
        optional('{si-poupées|Poupées}', '{si-poupées|une pour deux enfants}', null),
        optional(
          '{si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette, vides}',
          '{si-rouleaux-de-papier-de-toilette|une douzaine}',
          null,
        ),
        optional('{si-brosses-à-cheveux|Brosse à cheveux de poupée}', '{si-brosses-à-cheveux|une}', null),
        optional('{si-vaporisateurs|Vaporisateur neuf, vide}', '{si-vaporisateurs|un}', null),
      ],
      preparation: [
        'La veille, dessinez un visage sur chaque côté de la boîte. Collez les bandes par un bout sur le dessus, à plat : elles dépassent en visière et cachent les yeux. Gardez-en la moitié pour la repousse.',
        'Essayez chaque paire sur une bande : une lame qui plie le papier retourne dans l’armoire.',
        'Choisissez une petite table carrée : une chaise par côté, la tête collée au milieu, vous à un coin, dos au mur. Vérifiez, assise, que votre bras atteint les quatre places. Dessinez sur la table le lit de chaque paire. Sur une table plus longue, prenez-en un bout : trois chaises, trois paires.',
        '{30min 45min|Tracez une ligne de sourcils à mi-hauteur de chaque sac : visage dessous, cheveux dessus.} {20min|Ruban et circulaires}{30min 45min|Crayons, ruban, sacs et circulaires} vont sur une autre table, sans ciseaux, juste devant vous. {30min 45min|Le bord de cette table sera la salle d’attente des sacs.}',
        '{2adultes 20min|À deux, l’une ne quitte pas les ciseaux; l’autre tient l’autre table.} {2adultes 30min 45min|À deux, l’une ne quitte pas les ciseaux; l’autre tient l’autre table et la salle d’attente.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'La tête est sur la table, cheveux baissés. Prêtez-lui une grosse voix : « Il y a quelqu’un? Moi, je ne vois que du papier! » Prenez une des paires, le pouce vers le plafond, et venez par le côté de la mèche. Clac : elle tombe, un œil paraît. « Bonjour, vous! Coupez mes cheveux de papier, jamais les vôtres. Le salon est ouvert!{si-poupées| Les poupées attendent leur perruque à l’autre table : leurs vrais cheveux ne se coupent pas.} »',
        ),
        play(
          { 20: 12, 30: 14, 45: 16 },
          'Quatre coiffeurs s’assoient et coupent où ils veulent, à une main ou à deux : la boîte tient les mèches pour eux. {20min|À l’autre table, les mains déchirent les circulaires : une perruque, une barbe, une moustache se préparent pour la grosse tête. Toutes les quatre minutes, les ciseaux se couchent, d’autres coiffeurs prennent les chaises et vous collez des mèches neuves. Ainsi, chaque enfant a sa chaise avant la fin.} {30min 45min|À l’autre table, les sacs reçoivent un visage, et une boule de circulaire leur remplit la tête. Les sacs prêts sont les clients : ils s’alignent en salle d’attente, et leur coiffeur retourne jouer. Une chaise se libère? Appelez le premier client : son coiffeur le couche, l’ouverture vers lui, et le tient par le fond.} {3-4a|De petits coups mordent le bord : voilà une brosse bien drue.} {4-5a 20min|Des coups plus longs fendent la mèche en deux : c’est un toupet à deux pointes.} {4-5a 30min 45min|Des coups plus longs descendent jusqu’aux sourcils, et la mèche se couche sur la joue.} {avec-papier|Essayez aussi des mèches taillées dans @materiel.} {si-rouleaux-de-papier-de-toilette|À l’autre table, une bande de circulaire enroulée sur un tube en sort frisée : un boudin!}',
        ),
        guided(
          { 45: 4 },
          'Les ciseaux se couchent un instant. Couchez aussi votre sac et, avec une des paires, coupez jusqu’au sourcil : ouvrir, avancer, fermer presque, ouvrir encore. Les mains vides vous suivent dans l’air, pouces au plafond. Qui a une chaise l’essaie aussitôt, ou retourne à ses petits coups.',
        ),
        play(
          { 30: 7, 45: 13 },
          'Les clients ont leurs exigences : « Juste les bouts! » « Tout court, mais gardez mon toupet. » Les enfants parlent pour leur sac, discutent du prix, recollent une mèche regrettée. À la table sans ciseaux, les circulaires se déchirent en perruques. Une page pliée en deux se tient mieux : elle passe aux ciseaux à son tour.',
        ),
        closing(
          { 20: 5, 30: 5, 45: 7 },
          'Le salon ferme. Chaque paire revient sur son lit; vous les comptez tout haut et les rangez dans l’armoire. Puis le petit balai et les mains ramassent les cheveux tombés. {si-brosses-à-cheveux|Les ciseaux rangés, on brosse la grosse tête, un à la fois.} {si-vaporisateurs|Un « pschitt » du vaporisateur vide, et la coupe tient.} {20min|Posez à la grosse tête sa perruque et sa barbe. Décollez la boîte, tournez-la d’un visage à l’autre, et donnez un nom à chaque coupe : la vadrouille, le hérisson.} {30min 45min|Les têtes passent devant le miroir, trois à la fois, et chaque coupe reçoit un nom que tout le salon répète : la vadrouille, le hérisson, le lever de sieste.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Si l’enfant veut bien, marquez d’un point de crayon-feutre l’ongle de son pouce : tant que le point regarde le plafond, les lames ferment droit.',
          'Quand une mèche mollit, tenez-en le bout, vos doigts loin des lames.',
          'Laissez à deux mains l’enfant qui coupe ainsi, sans replacer ses doigts. {30min 45min|Quand son sac bougera, une main viendra le tenir.}',
          'Recollez des mèches à la boîte avant qu’elle soit chauve. {30min 45min|La salle d’attente déborde? Annoncez :} {20min|Une minute avant la relève, annoncez :} « Encore trois mèches, et la chaise est au suivant! »',
        ],
        questionsOuvertes: [
          '{20min|Comment la grosse tête veut-elle ses cheveux?}{30min 45min|Que demande ton client?}',
          'Que fait ta main qui ne coupe pas?',
          '{30min 45min|Jusqu’où peux-tu descendre avant l’oreille?}',
          '{20min|Où vas-tu couper d’abord?}{30min 45min|De tous ces papiers, lequel se coupe le mieux?}',
        ],
      },
      vocabulaire: [
        'la mèche',
        'le toupet',
        'les lames',
        'trancher',
        'ras',
        'la repousse',
        '{30min 45min|le client}',
        'dru',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'La grosse tête peut occuper toute la séance : un coup, et un bout de bande tombe. {30min 45min|Collez à la table, couché, le sac de celui dont les deux mains serrent les ciseaux.}',
        },
        {
          pour: '4-5a',
          texte:
            '{30min 45min|Dessinez au sac une mèche qui ondule, si on vous la demande. Pour suivre la vague, la main libre tourne le sac et les ciseaux restent devant le nombril.} {20min|Tracez sur une mèche deux traits, à un doigt du bout et à deux doigts : l’enfant choisit où la lame s’arrête.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les ciseaux à ressort soulagent une main vite fatiguée : elle ferme, ils se rouvrent seuls. Le petit banc sous les pieds, le dos appuyé, et les doigts travaillent mieux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la grosse tête réclame une barbe : pliez le bout des bandes et collez-le sous la bouche.} {hiver|L’été, la grosse tête a chaud dans le cou et veut tout très court.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Peau pincée entre deux lames à bouts ronds.',
          '{20min|Toupet coupé trop court.}{30min 45min|Oreille de papier coupée, client à consoler.}',
        ],
        dangersAEliminer: [
          'Ciseaux sans adulte : quatre paires comptées, vous à portée de bras des quatre chaises. On vous appelle ailleurs? Elles se couchent, et vous les emportez.',
          'Vrais cheveux et vêtements : dites-le avant d’ouvrir, ici seul le papier se coupe; les cheveux longs s’attachent.',
          'Ciseaux qui se promènent : ils servent assis et dorment sur leur lit dessiné; on se lève les mains vides.',
          'Doigts d’un ami devant les lames : nul ne tient le papier d’un autre; tenir un bout de mèche reste votre travail.',
          'Papier glacé sous les pieds : poussez les mèches sous la table avant chaque changement de chaise.',
          '{si-poupées|Vrais cheveux de poupée : les poupées restent loin des ciseaux.} {si-brosses-à-cheveux|Brosse passée d’une tête d’enfant à l’autre : elle ne coiffe que le papier.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Anneaux recouverts de caoutchouc : choisissez-les de plastique dur si une peau du groupe réagit au latex.',
          'Boîte d’épicerie : prenez-en une qui n’a porté ni noix ni arachides.',
        ],
      },
      observation: [
        'Motricité fine : à quel moment une main quitte-t-elle les ciseaux, et pour tenir quoi?',
        'Santé et sécurité : où vont ses lames pendant qu’il parle à son voisin?',
        'Fonction symbolique : quelle personne fait-il vivre dans {20min|la grosse tête}{30min 45min|son sac}?',
      ],
      prolongements: [
        'Semez du gazon dans des pots à visage : dans deux semaines, une vraie tignasse verte attend les coiffeurs.',
        '{20min|Une bande de mèches collées sur un carton part}{30min 45min|Une tête chevelue part} dans le sac à dos. Après le souper, un parent s’assoit contre l’enfant qui coupe et fait la voix du client pressé.',
      ],
      reflexionRetroaction: [
        'Combien de doigts ai-je replacés que personne ne m’avait tendus?',
        'Quel papier a donné la première coupe franche, et en reste-t-il?',
      ],
    },
  },
  {
    key: 'la-rangee-fait-oups',
    summary:
      'Couvercle, couvercle, boîte… Quelqu’un commence une rangée, une autre la continue, un troisième la brouille : où est-ce que ça cloche?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes'],
    materials: ['cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Les rangées s’allongent à l’abri du vent, des pas les suivent{hiver|; l’hiver, bottes et mitaines s’impriment dans la neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'suite logique',
      'suites logiques',
      'séquence',
      'motif',
      'pattern',
      'aligner',
      'rangée',
      'ce qui vient après',
      'couvercles',
      'boîte à œufs',
      'taper des mains',
      'trouver l’erreur',
      'l’intrus',
      'pareil, pas pareil',
      'règle',
    ],
    seen: [
      'il place ses autos une rouge, une bleue, une rouge, une bleue jusqu’au mur',
      'elle met ses verres debout, à l’envers, debout, à l’envers, sans se tromper',
      'ils tapent deux fois des mains et une fois du pied en boucle',
      'il pique une crise quand un ami déplace un bloc dans sa ligne',
      'elle rit en changeant un couvercle de place pour voir qui va s’en apercevoir',
      'il veut deviner ce que je vais poser après et me le crie',
      'à la collation, ils alignent raisin, craquelin, raisin, craquelin avant de manger',
      'au coin blocs, une termine la rangée que l’autre avait abandonnée',
    ],
    scenes: ['aligner', 'trier'],
    picture:
      'Deux enfants, dos tournés, ferment les yeux; derrière eux, un ami retourne un couvercle dans une longue rangée de couvercles et de boîtes à œufs.',
    sheet: {
      titre: 'La rangée fait oups!',
      observationDepart:
        'Un enfant aligne des gobelets : debout, couché, debout, couché. Sa voisine en retourne un, et le bâtisseur rugit : « Ça marche plus! »',
      intentionEducative:
        'Soutenir le plaisir de prévoir ce qui vient après, et de défendre une règle que personne n’a encore dite tout haut.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Saisir ce qui revient dans une rangée et la prolonger.',
        'Dire une même suite en objets, puis en coups de mains et de pieds.',
        'Trouver la place où la règle a changé, et le prouver.',
      ],
      materiel: [
        item('Grands couvercles de pots, larges d’au moins 7 cm', 'une quarantaine', 'Assiettes à pique-nique'),
        item(
          '{dedans|Boîtes à œufs fermées, neuves ou de plastique lavé}{cour|Boîtes à œufs fermées, de plastique lavé}',
          'une vingtaine',
          '{dedans|Boîtes de mouchoirs vides}{cour|Contenants de plastique à couvercle}',
        ),
        optional('{3-4a dedans|Soulier, pour l’intrus}{3-4a cour|Pelle, pour l’intrus}', '{dedans|un}{cour|une}', null),
      ],
      preparation: [
        'Lavez les couvercles et suivez-en le bord du doigt : ce qui accroche ou rouille sort du jeu.',
        '{dedans|Libérez le plancher le long de deux murs, hors du chemin de la porte.} {cour !hiver|Choisissez une bande d’asphalte ou d’herbe rase, à l’abri du vent, hors du chemin des tricycles.} {cour hiver|Tapez la neige du pied sur une longue bande, à l’abri du vent, hors du chemin des traîneaux.} Il y faut la place de vingt pièces.',
        'Faites deux gros tas, couvercles et boîtes, que l’on atteint de partout.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Alignez devant vous couvercle, couvercle, boîte; couvercle, couvercle, boîte. Suivez la rangée des yeux en tapant : « Clac, clac, boum! » Deux fois les mains, une fois le pied. {cour hiver|En mitaines, les mains font pouf au lieu de clac.} Au bout de la rangée, figez-vous, un couvercle dans une main et une boîte dans l’autre. Le cri du groupe vous dit quoi poser.',
        ),
        play(
          { 20: 7, 30: 12, 45: 15 },
          'Des rangées naissent {dedans|le long des murs}{cour|tout au long de la bande} : un enfant pose six pièces et s’en va, une autre devine sa règle et continue. Un couvercle a un dos et un ventre, une boîte s’ouvre : cela fait d’autres règles. {3-4a|Un de chaque, à tour de rôle, c’est déjà une suite.} {4-5a|Une rangée grossit même en avançant : un couvercle, boîte; deux couvercles, boîte; trois couvercles…} Les jambes en font une aussi, juste à côté : petit pas, petit pas, saut. {cour hiver|Dans la neige folle, tout à côté, elle s’imprime : botte, botte, mitaine.} {avec-contenant|Faites une place à @materiel dans la règle.} {avec-naturel|Alternez @materiel et un couvercle.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          'Voici le brouilleur : un volontaire, devant une rangée que ses bâtisseurs acceptent de prêter. Dos tournés, ils comptent avec vous jusqu’à dix, pendant que le brouilleur retourne, enlève ou échange une seule pièce. Puis la rangée se relit, mains et pieds compris. La première voix qui trébuche crie « Oups! » et dit pourquoi. On répare, ou l’on adopte l’erreur et la rangée continue avec elle. Un autre brouilleur s’avance.',
        ),
        guided(
          { 45: 6 },
          'La rangée se lève. Les enfants choisissent leur suite, debout, debout, accroupi, et se placent côte à côte. Une volontaire vient cacher ses yeux contre vous : dans la rangée, celui que vous pointez change de pose. Elle se retourne, marche le long en tapant ce qu’elle voit, et bute au bon endroit. Un autre enfant cherche ensuite.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Le rangement se lit, lui aussi : une équipe cueille les couvercles, l’autre les boîtes, dans l’ordre de la rangée. Gardez une courte rangée, que le groupe brouille d’une seule pièce. Elle reste {dedans|sur une tablette basse}{cour|contre le mur, près de la porte} : qui passe sans rien savoir y cherchera l’erreur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez la rangée du doigt en la disant, et taisez-vous juste avant la pièce prévue.',
          'Devant une règle qui vous échappe, demandez à son auteur de la taper : ses mains la diront.',
          'Confiez le rôle de brouilleur à celui qui démolit : une seule pièce, et tout un public pour la chercher.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui vient après, et comment le sais-tu?',
          'Où la rangée a-t-elle changé d’idée?',
          'Comment la taperais-tu, celle-là?',
          '{4-5a|Si on gardait l’erreur, que deviendrait la suite?}',
        ],
      },
      vocabulaire: ['la rangée', 'la suite', 'la règle', 'prévoir', 'brouiller', 'après', 'entre', 'à tour de rôle'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un couvercle, une boîte, un couvercle : lisez fort, l’enfant pose. Le brouilleur y glisse {dedans|un soulier}{cour|une pelle}, et l’intrus se trouve en riant.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux équipes, dos à dos, échangent leur rangée en coups de mains et de pieds; chacune rebâtit au sol ce qu’elle entend.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant que tout changement bouleverse garde une rangée bien à lui, à l’écart, où le brouilleur ne vient pas. Offrez-lui de réparer celles des autres : remettre en ordre peut lui plaire.',
        },
        {
          pour: 'interieur',
          texte:
            'Sur le banc du vestiaire, commencez une rangée : soulier, soulier, sac à dos. Elle s’allonge à mesure que les enfants arrivent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Rangée défaite par un pied distrait.', 'Dispute sur la vraie règle.'],
        dangersAEliminer: [
          'Couvercle sous le pied : les rangées restent au bord, on marche et on saute à côté.',
          'Couvercle qui vole : il se pose ou se pousse à ras du sol; lancé, il revient au tas.',
          'Bord qui coupe ou pièce plus petite que 7 cm : triez tout avant d’ouvrir les tas.',
          '{cour hiver|Bande tapée devenue glace : sablez-la ou changez d’endroit avant les sauts.}',
          '{cour ete|Couvercles trop chauds : gardez le tas à l’ombre et touchez-les d’abord.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Œufs : une allergie dans le groupe, et {dedans|les boîtes de mouchoirs}{cour|d’autres contenants} remplacent toutes les boîtes à œufs.',
          'Arachides et noix : écartez les couvercles de pots qui en ont contenu.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : à quoi se fie-t-il pour choisir la pièce suivante?',
        'Raisonnement : quelles preuves apporte-t-il quand il crie « oups »?',
        'Compétences sociales : à quelles conditions prête-t-il sa rangée au brouilleur?',
      ],
      prolongements: [
        'Cherchez les rangées que d’autres ont faites : les barreaux, les carreaux, les rayures d’un chandail.',
        'Au départ, la courte rangée brouillée arrête les parents : l’enfant la leur fait lire, clac et boum, jusqu’au « oups ».',
      ],
      reflexionRetroaction: [
        'Quelle règle d’enfant ai-je prise d’abord pour une erreur?',
        'Qui préfère bâtir, qui préfère brouiller, et que m’apprend ce choix?',
      ],
    },
  },
  {
    key: 'la-chaise-aime-les-fraises',
    summary:
      'Toc toc sur la chaise : « Elle aime les fraises! » Chaque chose trouve sa rime; un prénom aussi, si son propriétaire veut bien le prêter.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le banc, la pelle et le râteau répondent, et les rimes se jouent avec le corps.',
      PARK: 'Banc, glissade et sapin reçoivent leur rime, mimée, à l’intérieur des limites du jour.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'rime',
      'rimes',
      'rimer',
      'faire rimer son nom',
      'prénom',
      'ça finit pareil',
      'jouer avec les mots',
      'mots drôles',
      'inventer des mots',
      'rire des noms',
      'se moquer',
      'niaiser',
      'surnom',
      'comptine',
      'pipi caca',
      'conscience phonologique',
    ],
    seen: [
      'elle répète banane, cabane, banane et part à rire comme une folle',
      'il trouve un mot qui sonne comme chaque objet de la table',
      'ils cognent sur les meubles et leur inventent ce qu’ils aiment manger',
      'il a la face longue depuis qu’un copain a fait rimer son nom avec crotte',
      'elle lance caca boudin à chaque phrase et tout le monde part à rire',
      'il invente des mots qui n’existent pas et en est bien fier',
      'au dîner, ils font sonner les noms des amis avec les légumes',
      'depuis le livre de comptines, ils cherchent ce qui finit pareil partout dans le local',
    ],
    scenes: ['rimes-lettres', 'mots'],
    picture:
      'Une enfant colle l’oreille sur une chaise où pend un dessin de fraise; debout, une main sur le cœur, un ami jette une rime dans une boîte.',
    sheet: {
      titre: 'La chaise aime les fraises',
      observationDepart:
        '{!10min|Un enfant découvre que son nom finit comme « saucisson » et se tord de rire. Un autre, pour qui l’on a trouvé « crapaud », ne rit pas.}{10min|« Bouton, mouton, menton! » Un enfant s’arrête au milieu de sa manche, surpris : tous ces mots finissent pareil.}',
      intentionEducative:
        'Soutenir l’oreille qui s’amuse du bout des mots{!10min|, dans un jeu où le prénom appartient à celui qui le porte}{10min| et invente sa rime, vraie ou drôle}.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Entendre que deux mots finissent pareil.',
        'Fabriquer des rimes, avec de vrais mots ou des mots neufs.',
        '{!10min|Prêter son prénom ou le garder, et respecter celui qui le garde.}',
      ],
      materiel: [
        item('{!10min|Boîte vide, sans couvercle}', 'une', 'Chaudière'),
        item('{dedans !10min|Carrés de papier, grands comme la main}', 'deux par enfant', 'Envers de dessins'),
        item('{dedans !10min|Gros crayons}', 'un pot', 'Crayons de cire'),
        item('{dedans !10min|Ruban de papier}', 'un rouleau, déchiré d’avance en bouts', 'Pâte collante'),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
        optional(
          '{si-figurines si-toutous|Figurines d’animaux ou toutous lavables}',
          '{si-figurines si-toutous|un par enfant}',
          null,
        ),
        optional('{si-balles si-ballons|Balle ou ballon mou}', '{si-balles si-ballons|un seul}', null),
        optional('{si-tambourins|Tambourin ou maraca}', '{si-tambourins|un seul}', null),
      ],
      preparation: [
        '{!10min|Apprenez les deux couplets, à frapper sur les cuisses : un pour les choses, un pour les prénoms.}{10min|Apprenez le couplet de la première étape, à frapper sur les cuisses.}',
        '{!10min|Trouvez à votre propre prénom une rime qui vous plaît et une autre, bête mais douce, que vous jetterez.}',
        '{!10min|Pensez à ceux dont le nom est souvent écorché : redites-vous-le comme leur famille le dit.}',
        'Repérez une dizaine de choses {dedans|solides, à hauteur de nez}{dehors|immobiles, à hauteur de nez, dans les limites du jeu}.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dedans|Cognez deux fois sur une chaise et collez-y l’oreille. « Elle dit qu’elle aime… les fraises! » Puis frappez le couplet : « Une chaise, une fraise, ça se ressemble au bout. Un tapis, des radis, et moi, je dors debout! »} {dehors|« Au local, la chaise aime les fraises. Et ce banc-là? » Cognez deux fois et penchez l’oreille. « Il dit qu’il attend… un géant! » Puis frappez le couplet : « Un vieux banc, un géant, ça se ressemble au bout. Un sapin, un lapin, et moi, je dors debout! »} Recommencez, et laissez-leur le dernier mot. {si-marionnettes|Une marionnette se trompe : « La chaise aime les pommes? » On lui souffle le bon bout.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 12 },
          'Toc toc ailleurs : les enfants réveillent les choses et leur cherchent un ami qui finit pareil. {dedans|Le rideau boit de l’eau, la tablette perd ses lunettes.} {cour|La pelle attend l’hirondelle, le râteau prend le bateau.} {parc|La glissade veut de la salade, le sentier porte un panier.} Un mot qui n’existe pas rime très bien : « Bouton, zigouton! » {si-figurines si-toutous|Une figurine ou un toutou cherche aussi sa rime : on mène le lapin au coussin ou au sapin.} {dedans !10min|Les couples se dessinent et se collent sur la chose.} {dehors|Les couples se jouent : l’un fait la chose, l’autre fait sa rime.} {dedans 10min|Les couples se jouent : l’un fait la chose, l’autre fait sa rime.} {30min|Refaites ensuite la tournée : qu’aimait celle-là, déjà?} Pipi et caca viendront. Riez une fois, puis servez la rime suivante{!10min| : ces deux-là ne vont à aucun prénom}.',
        ),
        play(
          { 20: 6, 30: 8 },
          'Qui préfère les choses continue de les faire rimer. Installez-vous près de la boîte, face au groupe. Qui le veut prête son prénom, main sur le cœur, et vous frappez : « Mon prénom, si je veux, on le fera rimer. Si c’est beau, j’en prends deux; sinon, va donc chercher! » Prêtez d’abord le vôtre et dites ce qu’il veut : une bête, un dessert, un mot inventé? Chaque rime se souffle à votre oreille. Frappez avec le groupe celle que vous gardez; serrez l’autre dans votre poing et jetez-la, muette, dans la boîte. Un enfant se colle ensuite contre vous et prête le sien. Les rimes se soufflent à vous deux; l’enfant garde, jette sans s’expliquer, reprend son nom quand il en a assez.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 6 },
          '{!10min|Renversez la boîte d’un grand geste : les rimes refusées s’en vont, on n’en parle plus.} Endormez {!10min|ensuite }les choses d’un doigt, tout bas. {dedans|« Bonne nuit, chaise. » Le groupe répond : « Bonne nuit, fraise! »} {dehors|« Bonne nuit, banc. » Le groupe répond : « Bonne nuit, géant! »} {si-balles si-ballons|Une balle ou un ballon passe de l’un à l’autre : à chaque arrêt, un couple se redit, tout bas.} {si-tambourins|Un dernier couplet se bat au tambourin ou à la maraca, à peine.} La rime qui reste en bouche {dedans|va avec eux se laver les mains}{dehors|fait le chemin du retour}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Étirez la fin du mot comme un écho, la bouche bien en vue : « {dedans|chaise… aise… aise}{dehors|banc… an… an} ».',
          '{!10min|Faites rimer le nom, jamais la personne : « ça finit comme saucisson », et non « tu es un saucisson ».}',
          'Accueillez la rime boiteuse par ce qu’elle a de juste : « Bouton, bouteille? Ces deux-là se ressemblent au début! »',
          '{!10min|Au premier rire qui pique, arrêtez : « Ce nom-là rentre chez lui. » Consolez d’abord. Parlez ensuite tout bas à l’enfant qui a ri, et tendez-lui une chose à rimer.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu entends au bout de ce mot?',
          'Quelle chose n’a pas encore trouvé son ami?',
          '{!10min|Que veux-tu faire de cette rime-là?}',
        ],
      },
      vocabulaire: [
        'la rime',
        'rimer',
        'le bout du mot',
        'le couplet',
        'l’écho',
        '{!10min|prêter}',
        '{!10min|refuser}',
        'un mot inventé',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'L’enfant qui commence répète l’écho après vous, et cela compte. Celui qui trouve déjà ses rimes devine : « Ça rime avec {dedans|fraise, et on s’assoit dessus}{dehors|géant, et on s’assoit dessus}. »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu juge les rimes des choses : elles se disent devant lui, lentement. Son pouce levé en garde une, sa main ouverte en demande une autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le vestiaire change de rimes avec le temps : la mitaine et la baleine, la botte et la carotte, puis la sandale et la cigale.',
        },
      ],
      securite: {
        risquesAcceptes: ['Rimes de pipi, par vagues.', '{!10min|Prénom prêté, puis repris en boudant.}'],
        dangersAEliminer: [
          '{!10min|Moquerie : aucun prénom ne rime sans son propriétaire, d’accord et tout contre vous; une rime refusée ne se dit jamais tout haut.}{10min|Moquerie : seules les choses riment. Un enfant fait rimer le prénom d’un autre? Arrêtez, consolez d’abord, puis tendez-lui une chose à rimer.}',
          'Ruée vers la même chose : deux enfants à la fois, le troisième en réveille une autre.',
          '{dedans|Tiroir, porte ou vitre : on ne cogne que sur ce qui reste immobile.}',
          '{dehors|Balançoire occupée ou bas de la glissade : personne ne s’y arrête pour cogner.}',
          '{dehors hiver|Métal gelé : ni oreille, ni lèvre, ni langue; le bois parle aussi bien.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dedans|Fraises et radis restent des mots : aucun aliment n’entre dans le jeu.} {dehors|L’auto-injecteur vous suit pendant que le groupe va d’une chose à l’autre.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que retient-il d’un mot, ce qu’il veut dire ou comment il finit?',
        'Compétences sociales : {!10min|devant un ami qui garde son nom, vers quoi tourne-t-il son rire?}{10min|que fait-il de la rime d’un ami, la reprend-il, la change-t-il, la laisse-t-il finir?}',
        'Identité : {!10min|quelle mine a-t-il en entendant rimer son propre prénom?}{10min|de quelle rime est-il fier, et à qui va-t-il la redire?}',
      ],
      prolongements: [
        'Un couple dessiné par jour s’ajoute au cadre de la porte; bientôt, le local se récite en entrant.',
        '{!10min|Le premier couplet}{10min|Le couplet} voyage dans le cahier de communication : chaque famille le refait avec les choses de sa cuisine, dans la langue de la maison.',
      ],
      reflexionRetroaction: [
        '{!10min|Quel prénom n’est jamais prêté, et qui l’a respecté?}{10min|Qui a écouté sans souffler de rime, et comment l’inviter demain?}',
        'Ai-je corrigé une oreille qui jouait?',
      ],
    },
  },
  {
    key: 'ma-lettre-prend-toute-la-place',
    summary:
      'L’initiale de chacun se creuse au doigt dans le sable humide, se débusque dans le local, puis se couche par terre à deux ou trois enfants.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres'],
    materials: ['sable', 'papier-et-crayons', 'neige'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la lettre se creuse dans {!hiver|le carré de sable}{hiver|la neige tapée}; la clôture et les jeux en cachent d’autres.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lettre',
      'initiale',
      'première lettre',
      'lettre de son nom',
      'prénom',
      'alphabet',
      'écrire son nom',
      'tracer',
      'tracer dans le sable',
      'plateau de sable',
      'bac à sable',
      'doigt',
      'faire une lettre avec son corps',
      'se coucher par terre',
      'chercher des lettres',
      'jeux de sable',
      'motricité fine',
    ],
    seen: [
      'il trace une barre dans la purée avec son doigt et dit c’est ma lettre',
      'elle se couche à terre, les bras ouverts, pour faire un T',
      'il efface tout d’un coup de main dans le sable et recommence',
      'elle crie j’ai trouvé la tienne en pointant le panneau de sortie',
      'il se choque parce que son S vire toujours du mauvais bord',
      'ils s’obstinent : le O est à toi ou à moi, on a le même',
      'en promenade, elle voit la lettre de son nom sur toutes les pancartes',
      'dans la buée de la fenêtre du vestiaire, ils dessinent des traits avec le doigt',
    ],
    scenes: ['rimes-lettres', 'tracer-ecrire'],
    picture:
      'Trois enfants couchés au sol forment un grand A; debout à côté, une amie les dirige du doigt; près d’eux, un plateau de sable porte la même lettre.',
    sheet: {
      titre: 'Ma lettre prend toute la place',
      observationDepart:
        'Un enfant traîne son doigt sur {dedans|la vitre embuée}{cour !hiver|le banc mouillé}{cour hiver|la neige du banc} : une barre, puis une autre. « C’est la mienne! » annonce-t-il, et il se met à la chercher ailleurs.',
      intentionEducative:
        'Éveiller l’intérêt de l’enfant pour la lettre qui commence son prénom, sans jamais lui faire la leçon.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Creuser une lettre en grand, et l’effacer sans regret.',
        'Reconnaître sa forme loin de son carton, jusque dans les objets.',
        'Placer son corps parmi d’autres pour faire une barre ou un rond.',
      ],
      materiel: [
        item(
          '{dedans|Plateaux à rebord, longs comme votre avant-bras}{cour !hiver|Carré de sable}{cour hiver|Neige tapée}',
          '{dedans|quatre}{cour|de quoi en faire le tour à dix}',
          '{dedans|Couvercles de grands bacs}{cour !hiver|Bacs peu profonds pleins de sable}{cour hiver|Bacs peu profonds pleins de neige}',
        ),
        item('{dedans|Sable à jouer lavé, humide}', 'deux doigts d’épaisseur par plateau', 'Terre tamisée humide'),
        item('{dedans|Vieux drap, sous les plateaux}', 'un', 'Nappe de toile'),
        item('Cartons portant une grosse initiale', 'un par enfant, et le vôtre', 'Étiquettes des crochets'),
        item(
          '{dedans|Grand tapis}{cour !hiver|Grande couverture}{cour hiver|Bâche épaisse}',
          'un espace où trois enfants s’étendent',
          '{dedans|Plancher balayé}{cour|Tapis de sol}',
        ),
        item('{dedans|Débarbouillettes mouillées}', 'une par enfant', 'Lavabo tout proche'),
        item('{cour !hiver|Serviettes mouillées}', 'une par enfant', 'Débarbouillettes'),
        item('{dedans|Balai et porte-poussière}', 'un de chaque', null),
        item('{cour !hiver|Râteau}', 'un', 'Pelle'),
        item('{cour !hiver|Arrosoir plein}', 'un', 'Chaudière et gobelet'),
        item('{cour hiver|Pelle}', 'une', 'Bottes qui tapent'),
        optional('{3-4a|Petites autos}', 'trois', 'Blocs de bois'),
        optional('Cuillères de bois', 'deux', 'Bâtons courts et lisses'),
      ],
      preparation: [
        '{dedans|Mouillez le sable jusqu’à ce qu’un doigt y laisse un fossé net; posez les plateaux au sol, sur le drap.} {cour !hiver|Ratissez le carré, arrosez-le et lissez-le.} {cour hiver|Tapez à la pelle une grande galette de neige, lisse comme une page.}',
        'Tracez chaque initiale en noir, haute comme la main. Un mot aux parents, avant : à la maison, le prénom s’écrit peut-être dans un autre alphabet.',
        'Trouvez d’avance où le lieu cache votre propre initiale, et deux autres : un L au coin {dedans|d’un cadre}{cour|d’une planche}, un H dans {dedans|une chaise}{cour|la clôture}.',
        'Étendez {dedans|le tapis}{cour !hiver|la couverture}{cour hiver|la bâche} loin du {dedans|sable}{cour !hiver|sable}{cour hiver|passage}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Creusez votre propre initiale d’un bord à l’autre {dedans|d’un plateau}{cour !hiver|du carré}{cour hiver|de la galette de neige}, très lentement. « C’est le début de mon nom. Elle prend toute la place. » D’un coup de paume, elle disparaît. « Bon. Où est-elle allée? » Cherchez des yeux, loin, tout près, puis pointez la cachette trouvée d’avance.',
        ),
        play(
          { 20: 12, 30: 13, 45: 18 },
          'Les enfants creusent, lissent, recreusent : {dedans|du doigt, du poing, à deux mains.} {cour !hiver|du doigt, du poing, à deux mains.} {cour hiver|de la mitaine, du poing, d’un talon de botte.} Une lettre finit en soleil, et c’est très bien. {dedans|Les mains se secouent au-dessus du plateau et s’essuient.} Puis ils vont débusquer la leur, carton en main ou de mémoire : un O {dedans|dans l’horloge, un T sous la tablette, un R tout petit au dos d’un livre.} {cour|dans une chaudière, un T dans la barrière, un R tout petit sur une étiquette.} {3-4a|Une forme qui y ressemble un peu compte : c’est elle.} {4-5a|Une lettre d’ami trouvée en passant, ça se crie : « Viens, j’ai la tienne! »} {dedans|Les plateaux attendent}{cour !hiver|Le sable attend}{cour hiver|La neige attend} ceux qui reviennent. {avec-naturel|Bordez une lettre creusée avec @materiel.}',
        ),
        play(
          { 30: 8, 45: 14 },
          'À deux ou à trois, les lettres se couchent. Qui fait la barre? Un A veut deux longs corps et un bras au milieu; un O se ferme à deux, mains contre mains et pieds contre pieds. Debout au pied de la lettre, une amie lit d’en haut et commande : « Plie tes genoux! » Elle échange ensuite sa place avec un des couchés. Restez tout près d’eux; le {dedans|sable}{cour !hiver|sable}{cour hiver|creusage} et la chasse continuent, bien en vue. {45min|Un bras qui se déplace, et la lettre devient celle de quelqu’un d’autre.}',
        ),
        closing(
          { 20: 5, 30: 5, 45: 8 },
          '{20min|Un volontaire dirige de la voix deux amis couchés : leurs corps font sa lettre. Les autres la copient debout, des bras et des jambes, et la lisent.} Retour au bord {dedans|du sable, deux ou trois par plateau}{cour !hiver|du sable}{cour hiver|de la neige} : chacun creuse sa lettre, minuscule ou immense, et la lisse de la paume quand il est prêt. « Bonne nuit, ma lettre. » {dedans|Les doigts se secouent au-dessus du plateau, puis la débarbouillette.} {cour !hiver|Les doigts se frottent, puis la serviette mouillée.} {cour|Une seule lettre reste, que le vent effacera.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites le nom d’une lettre à l’enfant qui le demande; le reste du temps, dites « la tienne ».',
          'Creusez la vôtre à côté, à sa vitesse, et laissez son doigt partir d’où il veut.',
          'Suivez du doigt le contour d’une trouvaille, les yeux à la hauteur de l’enfant.',
        ],
        questionsOuvertes: [
          'Où ta lettre s’est-elle cachée?',
          'Par quel bout commences-tu?',
          'Que lui manque-t-il pour que ce soit elle?',
          'De quel côté se lit-elle?',
        ],
      },
      vocabulaire: ['l’initiale', 'creuser', 'lisser', 'débusquer', 'le fossé', 'arrondi', 'penché', 'le début'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Les points et les routes passent d’abord. À l’enfant qui réclame son initiale, creusez-la plus large qu’une petite auto, et l’auto y roule.',
        },
        {
          pour: '4-5a',
          texte:
            'Qui veut creuse les yeux fermés, ou guide de la voix le doigt d’un ami. Une lettre arabe, un caractère chinois ont leur place à côté des autres.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un manche de cuillère de bois creuse pour l’enfant à qui le {dedans|mouillé}{cour !hiver|mouillé}{cour hiver|froid} déplaît. De son fauteuil, l’enfant qui ne se couche pas voit la lettre entière : il la dirige.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la lettre se peint à l’eau sur l’asphalte et le soleil la boit.} {ete|L’hiver, un doigt la trace dans la buée d’une fenêtre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dedans|Grains de sable dans les bas.} {cour !hiver|Sable plein les souliers.} {cour hiver|Neige dans une manche.}',
          'Genou ou tête qui se cognent en se couchant.',
        ],
        dangersAEliminer: [
          'Enfant couché piétiné : les corps se touchent par les bouts, jamais l’un sur l’autre; on en fait le tour en marchant.',
          'Lettre vue trop haut : elle se montre du doigt, les pieds par terre.',
          '{dedans|Sable répandu, qui glisse : le drap le retient, le balai passe avant le jeu couché.}',
          '{dedans|Grains dans un œil : on lisse sans souffler ni lancer, débarbouillette à portée.}',
          '{cour !hiver|Sable dans les yeux : les mains restent sous le menton, une serviette mouillée près de vous.}',
          '{cour !hiver|Débris ou crottes d’animal dans le carré : ratissez-le avant d’y inviter les doigts.}',
          '{cour hiver|Corps étendus dans la neige : une lettre à la fois, sur la bâche, puis tout le monde saute.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dedans|Sable sec, poussière qui fait tousser : gardez-le humide, surtout près d’un enfant asthmatique.} {cour !hiver|Peau gercée ou eczéma : rincez le sable dès la fin.} {cour hiver|L’auto-injecteur se garde au chaud, sous votre manteau.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : à quels signes reconnaît-il sa lettre loin de son carton?',
        'Développement graphique : par où son doigt entre-t-il dans la lettre, et où s’arrête-t-il?',
        'Schéma corporel : quelle partie de lui offre-t-il pour faire une barre?',
      ],
      prolongements: [
        '{dedans|Un plateau reste sur la tablette basse toute la semaine, sable remouillé le matin, changé le vendredi.} {cour|Au prochain jour de mauvais temps, les lettres se dessinent dans un plateau, en dedans.}',
        'Le carton rentre à la maison : au dos, la famille dessine un endroit de chez elle où la lettre se cache.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je demandé « c’est quelle lettre? », et à quoi cela a-t-il servi?',
        'Qui a creusé sans faire de lettre, et s’y est reposé?',
      ],
    },
  },
]
