import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A caterpillar that grows too fat for the door, a web that trembles, snails that lose their house, and ants under big crumbs. */
export const MIXED_AGES_CATERPILLARS_SPIDERS_SNAILS_AND_ANTS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-chenille-ne-passe-plus',
    summary:
      'Un linge vert dans le chandail, puis un autre : la chenille grossit, se coince dans la porte, fait son cocon et repart avec deux ailes.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['insectes-et-vers', 'nombres-et-formes'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la porte est faite de deux bacs légers, et les feuilles se cherchent dans l’herbe.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'chenille',
      'chenilles',
      'chenile',
      'papillon',
      'papillons',
      'papion',
      'monarque',
      'cocon',
      'chrysalide',
      'métamorphose',
      'de la chenille au papillon',
      'chenille qui mange',
      'ramper comme une chenille',
      'ailes de papillon',
      'insectes',
    ],
    seen: [
      'elle bourre son chandail de débarbouillettes et se tâte le gros ventre',
      'il essaie de passer entre deux coussins mais sa bedaine bloque',
      'ils s’enroulent dans une serviette comme un burrito puis sortent en battant des bras',
      'bébé tire le coin de tissu qui dépasse de mon collet et rit',
      'elle répète qu’elle a trop mangé et montre son ventre à tout le monde',
      'ils demandent comment une petite bibitte rampante finit par s’envoler',
      'dehors, ils ont trouvé une bibitte verte sur la feuille d’asclépiade et l’ont regardée manger',
      'dans le vestiaire, il a rentré sa tuque et ses mitaines dans son chandail pour être gros',
    ],
    scenes: ['imiter-animaux', 'envelopper', 'remplir-vider', 'aligner'],
    picture:
      'À quatre pattes, une enfant au chandail tout rond reste prise entre deux piles de coussins; un petit lui tend un linge vert, un ami ouvre deux ailes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La chenille ne passe plus',
      observationDepart:
        'Une chenille verte a grimpé {dedans|sur une tige, de l’autre côté de la vitre}{cour|sur un plant du jardin}, et elle mange. {2-3a 3-4a 4-5a|« Elle va avoir un gros ventre. » Deux chandails se lèvent aussitôt, pour comparer.} {!2-3a !3-4a !4-5a|Un doigt la montre, puis une main soulève le chandail et tapote le ventre dessous.}',
      intentionEducative:
        'Éveiller l’enfant à la place que prend son corps : mince, plein, trop gros pour la porte, puis léger de nouveau.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Emplir un ventre, le vider, recommencer.',
        '{2-3a 3-4a 4-5a|Sentir que son ventre touche les deux bords de la porte.}',
        '{3-4a 4-5a|Prévoir combien de feuilles passent encore, puis vérifier.}',
        'Entrer dans son cocon et en sortir quand on veut.',
      ],
      materiel: [
        item(
          'Débarbouillettes et linges à vaisselle, verts autant que possible, les feuilles',
          'cinq par enfant, cinq pour vous{0-18m|, et deux à changer entre deux bouches}',
          'Carrés de vieux drap grands comme deux mains',
        ),
        item(
          'Chandails à col large, rentrés dans le pantalon, les ventres',
          '{2-3a 3-4a 4-5a !multiage|un par enfant, }{2-3a 3-4a 4-5a multiage|un par enfant de plus de deux ans, }un pour vous, par-dessus le vôtre',
          'Hauts de pyjama',
        ),
        item(
          '{dedans|Gros coussins, la porte}{cour|Bacs de plastique vides et légers, la porte}',
          '{dedans|six}{cour|deux}',
          '{dedans|Couvertures pliées en piles}{cour|Grosses boîtes de carton vides}',
        ),
        item(
          'Serviettes de plage, les cocons',
          '{2-3a 3-4a 4-5a|une pour deux enfants}{18-24m !2-3a !3-4a !4-5a|une par trottineur}',
          'Petites couvertures',
        ),
        item('Panier à linge', 'un', 'Grande boîte de carton'),
        item('{cour ete|Gourdes d’eau}', '{cour ete|une par enfant}', '{cour ete|Pichet et verres}'),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|trois}', null),
        optional('{2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu en tissu}', '{2-3a 3-4a 4-5a si-tunnel|un}', null),
        optional(
          '{2-3a 3-4a 4-5a si-gros-blocs-de-mousse|Gros blocs légers, de mousse ou de carton}',
          '{2-3a 3-4a 4-5a si-gros-blocs-de-mousse|deux}',
          null,
        ),
        optional('{si-livres|Livre où une chenille mange}', '{si-livres|un}', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-laine si-ruban-à-mesurer|Laine ou ruban à mesurer souple}',
          '{3-4a 4-5a !0-18m !18-24m si-laine si-ruban-à-mesurer|un brin long de deux pas, gardé par vous}',
          null,
        ),
        optional(
          '{dedans si-musique|Musique douce, sans paroles}',
          '{dedans si-musique|une pièce, prête à jouer}',
          null,
        ),
      ],
      preparation: [
        'Éparpillez les feuilles à la hauteur d’une chenille : {dedans|sous la table, derrière le fauteuil, au pied des chaises}{cour|dans l’herbe courte, au pied de la clôture, derrière un banc}. {si-cerceaux|Couchez des cerceaux, une feuille au milieu de chacun : ce sont des fruits; la chenille y entre d’un bord, sort de l’autre.}',
        'Montez la porte au milieu, rien de dur autour : deux {dedans|piles de trois coussins}{cour|bacs retournés}. L’espace laisse passer un enfant à quatre pattes, avec une main de jeu de chaque côté. {2-3a 3-4a 4-5a si-tunnel|À deux pas, le tunnel est une tige creuse : mince, on y file; le ventre plein, on sent le tissu partout.} {2-3a 3-4a 4-5a si-gros-blocs-de-mousse|Un gros bloc léger, poussé contre un bord, resserre la porte; ôté, il la rouvre.}',
        '{2-3a 3-4a 4-5a|Rentrez chaque chandail dans le pantalon. La bouche de la chenille, c’est le col : essayez une feuille avec chacun, et élargissez ou changez le chandail qui serre.} {!2-3a !3-4a !4-5a|Rentrez votre chandail dans le pantalon. La bouche de la chenille, c’est le col.} {0-18m|Le poupon garde son ventre à lui : il mange au vôtre.}',
        'Étendez les serviettes à plat à trois pas de la porte, une chenille à la fois sur chacune.',
        '{1adulte|Seule, tenez-vous entre la porte et les cocons.} {1adulte 18-24m|La chenille qui trotte mange à votre col, à portée de vos bras.} {0-18m|La couverture des poupons est à un bras de vous, à deux pas de la porte, sur le côté : on va de la porte aux cocons sans la croiser.} {cour 0-18m|Elle est à l’ombre.} {2adultes|À deux, l’une reste à la porte, l’autre mange avec les plus affamés.}',
        '{avec-tissu|Mêlez @materiel aux feuilles : une bouchée de plus, un ventre plus rond.} {avec-coussin|Ajoutez @materiel à la porte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À quatre pattes, attrapez une feuille : « Croque, croque », et poussez-la par votre col, jusqu’au fond du ventre. Présentez-vous à la porte : vous touchez déjà. Mangez encore deux feuilles, tapotez la bosse, essayez de nouveau : la porte s’écarte, bouge, résiste. « Je ne passe plus! » Reculez, fesses en l’air,{0-18m| dites « prise! » au poupon, nez à nez,} et demandez où l’on trouve de bonnes feuilles, par ici. {si-livres|Ouvrez par terre un livre où une chenille mange : quel linge sera cette bouchée-là?}',
        ),
        play(
          { 20: 8, 30: 11, 45: 13 },
          'Les chenilles partent, le nez au sol. {0-18m|Un coin de linge dépasse de votre col : le poupon l’agrippe, tire, et votre ventre baisse. Une chenille vient lui faire « croque, croque » aux orteils.} {18-24m|Le trottineur tire une feuille de votre col, regarde votre ventre baisser, vous la redonne à manger.} {18-24m !2-3a !3-4a !4-5a|Laissez dépasser un coin par enfant, et l’on tire ensemble. Plus rien? On rampe chercher chacun une feuille, on passe la porte grande ouverte, et on vous l’apporte : « Croque! »} {2-3a|Deux feuilles font une bosse : on la tapote, on va la frotter à la porte, on sort le chandail du pantalon, et tout tombe.} {3-4a|« J’ai encore faim! » La chenille mange, passe, mange, repasse, et ça frotte des deux bords.} {4-5a|« À quatre, je bloque. » On compte ses feuilles, on essaie; une amie resserre la porte d’une largeur de main, et le pari change.} Une chenille prise pousse, recule ou rend une feuille.',
        ),
        play(
          { 20: 5, 30: 10, 45: 11 },
          'Une chenille trop grosse se couche en boule sur une serviette, le visage à l’air; qui le demande en reçoit un bord sur les jambes. Dites tout bas : « Dors, chenille, au creux du lit, ton gros ventre est bien rempli. Quand tes ailes vont pousser, sors les bras pour t’envoler. » Le papillon sort, deux feuilles pour ailes. {0-18m|Posez un linge sur les pieds du poupon : un orteil en sort. « Né! »} {18-24m|Le trottineur se couche, se lève, se recouche : son papillon naît trois fois.} {2-3a|Les feuilles sortent du ventre et pleuvent sur la serviette.} {3-4a|Le papillon traverse la porte debout, ailes serrées.} {4-5a|On guette le cocon d’un ami : quelle épaule bouge en premier?} Une chenille ira manger les feuilles laissées là.',
        ),
        play(
          { 45: 10 },
          'Les feuilles se couchent bout à bout : une seule chenille, qui s’allonge depuis la porte. {0-18m|Le dernier anneau arrive sous la main du poupon : il le claque, l’attire à lui, et la chenille perd sa queue.} {18-24m|Le trottineur ôte un anneau du milieu et le porte à l’autre bout.} {2-3a|On marche à côté d’elle, de la tête à la queue, puis l’on revient en rampant comme elle.} {3-4a|Une petite feuille, une grande, une petite; le trou se bouche avec celle d’un ami.} {4-5a|Combien d’enfants couchés fait-elle de long? On s’étend auprès, et l’on compte.} On lui mange ensuite un anneau, puis deux : elle raccourcit, et les ventres grossissent.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{3-4a 4-5a !0-18m !18-24m si-laine si-ruban-à-mesurer|Un brin de laine ou un ruban fait le tour d’un ventre plein; on le repassera, une fois ce ventre vidé.} Promenez le panier : « Plus faim? » Chaque ventre s’y vide, chaque aile s’y pose, et l’on regarde monter tout ce qui a été mangé. Ouvrez la porte toute grande. Les papillons la passent debout, bras étendus, sans toucher les bords. {dedans si-musique|Une musique douce les porte; quand elle se tait, chaque papillon se pose.} {0-18m|Le poupon la passe à quatre pattes, ou sur votre hanche.} {cour ete|Puis on boit à l’ombre.} {cour|Comptez les enfants, puis les feuilles.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites la place que le corps prend : « Ton dos passe, ton ventre touche. »',
          'Mangez lentement devant la plus jeune chenille; le col reste à la hauteur de ses mains. {0-18m|Attendez que le poupon lâche le linge avant de croquer de nouveau.}',
          'Quand deux chenilles se présentent face à face, reculez d’un pas de genou : l’une des deux fera pareil.',
          'Parlez tout bas tant qu’une chenille dort encore dans son cocon.',
        ],
        questionsOuvertes: [
          'Où ça touche?',
          '{3-4a 4-5a|Combien de feuilles peux-tu manger avant de bloquer?}',
          'Comment vas-tu sortir de là?',
          '{3-4a 4-5a|Qu’est-ce qui a changé, dans ton cocon?}',
        ],
      },
      vocabulaire: ['la chenille', 'le papillon', 'le cocon', 'l’aile', 'gros', 'mince', 'coincé', 'croquer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis contre vous, il tire la feuille de votre col, et vous dégonflez avec un « pfff » lent. S’il rampe, ouvrez la porte large comme votre bras : il la passe, mince, et vous l’attendez de l’autre côté, une feuille au col.',
        },
        {
          pour: '18-24m',
          texte:
            'Le ventre à remplir est le vôtre, assise au sol. Une feuille entre, un coin dépasse : l’enfant tire, et l’on recommence. Sa porte à lui reste grande ouverte.',
        },
        {
          pour: '2-3a',
          texte:
            'Réglez la porte à sa bosse : elle touche, sans coincer. Tenez le col ouvert de deux doigts à qui le demande. L’enfant mange debout ou à quatre pattes; deux feuilles font déjà un beau ventre.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant règle la porte pour un ami : plus serrée, plus large, juste à sa grosseur du moment.',
        },
        {
          pour: '4-5a',
          texte: 'Avant de manger, l’enfant lève autant de doigts qu’il prévoit de feuilles; à la porte, il compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant mange à son col et passe une porte ouverte à la largeur des roues, qu’un ami resserre. Un tissu contre la peau dérange? Le ventre est un panier poussé devant soi, et l’on regarde s’il déborde.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, dedans, la chenille porte son gros chandail de laine et le bourre de mitaines et de tuques.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Porte qui s’écroule sur une chenille.',
          'Deux fronts qui se cognent doucement.',
          'Feuille convoitée par deux bouches.',
        ],
        dangersAEliminer: [
          '{0-18m|Linge près du visage d’un poupon couché : la feuille lui est mise dans la main, sous vos yeux; rien ne se pose plus haut que ses pieds, et aucun coussin n’entre sur sa couverture.}',
          '{0-18m|Porte qui tombe sur un poupon, ou chenille qui lui rampe dessus : il ne passe que seul, la porte ouverte, votre main sur le bord.} {cour 0-18m|Bestiole sur la couverture : prenez le poupon, secouez, changez de coin.}',
          'Serviette sur un visage : le cocon couvre les jambes seulement, bords libres, et personne ne s’assoit dessus.',
          'Linge enroulé ou noué au cou : une feuille est dans un ventre, par terre ou dans une main.',
          '{0-18m 18-24m 2-3a|Linge enfoncé dans une bouche pour vrai : ôtez-le, montrez le col, et gardez l’enfant à votre bras.}',
          'Ventre plein dans un escalier ou sur un {dedans|meuble}{cour|banc} : barrière fermée, et la chenille reste au sol.',
          '{dedans|Bas qui glissent sur les feuilles : pieds nus, et le papillon marche.}',
          '{cour|Roches, guêpes, crottes : regardez l’herbe avant d’y poser les feuilles.}',
          '{cour|Vraie chenille poilue : ses poils piquent la peau; on la suit des yeux, mains derrière le dos.}',
          '{cour ete|Chaleur : jeu à l’ombre, tôt le matin, ventres vidés dès qu’un visage rougit.} {cour ete 0-18m|Avant six mois, ni crème ni eau : l’ombre et un chapeau.}',
          '{si-cerceaux|Cerceau qui glisse : on y passe à quatre pattes, et aucun n’est sur le chemin du papillon.}',
          '{2-3a 3-4a 4-5a si-tunnel|Deux chenilles dans le tunnel : une à la fois, toutes par le même bout; qui y reste prise recule, votre voix au bout.}',
          '{3-4a 4-5a !0-18m !18-24m si-laine si-ruban-à-mesurer|Laine ou ruban près d’un cou : vous seule le tenez, autour du ventre, et il revient dans votre poche.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Eczéma : linges lavés sans parfum, une camisole entre la peau et les feuilles. {cour|Piqûres : auto-injecteur sur vous.}',
        ],
      },
      observation: [
        'Éveil aux mathématiques : quels mots ou quels gestes disent que le ventre est plus gros qu’avant?',
        'Schéma corporel : coincé entre les deux bords, quelle partie du corps l’enfant déplace-t-il d’abord?',
        'Fonction symbolique : relevez ce que devient le même linge, de la bouchée à l’aile.',
      ],
      prolongements: [
        'Laissez la porte montée jusqu’au dîner : un sac sur le dos, un toutou dans les bras, qui passe encore?',
        'Au pliage du linge, un parent glisse une débarbouillette dans le haut de pyjama : la chenille de la maison a faim elle aussi.',
      ],
      reflexionRetroaction: [
        'Qui est resté longtemps au cocon, et de quoi ce temps avait-il l’air?',
        'Quels paris ai-je laissés se perdre sans les vérifier avec l’enfant?',
      ],
    },
  },
  {
    key: 'la-toile-a-tremble',
    summary:
      'Une toile au sol, des mouches de bas roulés : l’araignée ferme les yeux, écoute d’où ça tremble et court au bout du bon fil.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['insectes-et-vers', 'sons-et-silence', 'mouvement-et-defis'],
    materials: ['tissus', 'craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la toile se trace à la craie sur le ciment{hiver|; l’hiver, elle se tape du pied dans la neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'araignée',
      'araignées',
      'arraignée',
      'areignée',
      'toile d’araignée',
      'toile d’arraignée',
      'tisser une toile',
      'fil d’araignée',
      'peur des araignées',
      'araignée dans le coin',
      'attraper des mouches',
      'mouche',
      'ruban par terre',
      'tisser comme une araignée',
      'insectes',
      'lancer',
    ],
    seen: [
      'ils collent du ruban au plancher en étoile et marchent sur les lignes',
      'il lance ses bas roulés par-dessus son épaule et court les chercher',
      'elle emballe ses petites affaires dans des bouts de tissu et les range en réserve',
      'il panique dès qu’il voit une bibitte à huit pattes dans le coin du mur',
      'ils ferment les yeux et devinent d’où vient le bruit',
      'elle demande comment la bibitte attrape son dîner sans sortir de sa maison',
      'à la sieste, ils ont remarqué un fil au plafond et n’arrêtent pas d’en parler',
      'depuis le film du superhéros, ils se lancent des fils avec les poignets',
    ],
    scenes: ['bestioles', 'peurs', 'lancer', 'envelopper', 'ecouter'],
    picture:
      'Au cœur d’une grande toile de ruban collée au plancher, une enfant ferme les yeux; un petit lâche un bas roulé au bout d’un fil, un ami tape le sol.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La toile a tremblé',
      observationDepart:
        '{dedans|Un doigt pointe le coin du plafond : une araignée y attend.} {cour !hiver|Un doigt pointe le coin de la galerie : une araignée y attend.} {cour hiver|Une mitaine pointe le coin de la galerie : une vieille toile y pend, toute givrée.} {2-3a 3-4a 4-5a|« Comment elle le sait, l’araignée, quand y a une mouche? »} {!2-3a !3-4a !4-5a|On souffle, la toile tremble, et le doigt en redemande.}',
      intentionEducative:
        'Soutenir une écoute du corps entier : se taire, sentir d’où vient un tout petit bruit, et y aller par son fil.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Lâcher ou lancer une mouche et voir où elle se pose.',
        '{2-3a 3-4a 4-5a|Suivre un fil des pieds, des mains ou des genoux.}',
        '{3-4a 4-5a|Pointer, les yeux fermés, le fil d’où vient le bruit.}',
        'Faire trembler la toile pour appeler quelqu’un.',
      ],
      materiel: [
        item(
          '{dedans|Ruban à masquer large, qui se décolle sans marque}{cour !hiver|Grosses craies de trottoir, dans votre poche}{cour hiver|Neige neuve, à la cheville}',
          '{dedans|deux rouleaux, gardés par vous}{cour !hiver|quatre}{cour hiver|un carré de six pas}',
          '{dedans|Longues bandes de papier, collées aux deux bouts}{cour !hiver|Gros pinceau et eau, un ciment sec}{cour hiver|Neige tapée, grattée du talon}',
        ),
        item(
          'Paires de gros bas roulées serré, les mouches',
          'quatre par enfant{0-18m|, dont deux à changer pour chaque poupon}',
          'Boules de tissu grosses comme un poing d’adulte',
        ),
        item('Carrés de tissu, pour emballer les mouches', 'deux par enfant', 'Linges à vaisselle'),
        item('Panier, le garde-manger', 'un', 'Boîte basse'),
        item(
          '{dedans 45min|Lampe de poche, gardée par vous, compartiment des piles vissé}',
          '{dedans 45min|une}',
          '{dedans 45min|Lanterne à piles, compartiment vissé}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{dedans|Avant l’arrivée, collez six fils en étoile, longs de deux pas, et deux ronds qui les relient; pressez les bouts.} {cour !hiver|Tracez six fils en étoile, longs de trois pas, et deux ronds qui les relient, loin de la barrière.} {cour hiver|Piétinez six fils en étoile, longs de trois pas, et deux ronds qui les relient, loin du bord du toit.} Au cœur, deux enfants s’assoient à l’aise.',
        '{dedans|Choisissez un plancher de bois ou de tuile : l’oreille et la paume y entendent mieux que sur un tapis.} {cour|Choisissez un moment calme de la rue : un souffle entre les lèvres doit s’entendre à trois pas.} {cour !hiver|Sur le ciment, les genoux sont couverts, ou l’araignée marche accroupie.}',
        'Aucun fil ne se tend en l’air : la toile reste toute au sol. Éparpillez les mouches autour, le garde-manger et les carrés au bord. {0-18m|Un fil s’arrête à un bras de la couverture des poupons, près du garde-manger : c’est le leur, et l’on y vient à quatre pattes.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans. Leurs mouches attendent au sec, dans votre manteau.}',
        '{1adulte|Seule, après l’amorce, tenez-vous sur le rond du dehors : vous voyez le cœur et tous les bouts.} {1adulte 0-18m|Avec des poupons, restez sur ce rond au bout de leur fil, à un bras d’eux.} {1adulte 18-24m multiage|Le fil des trottineurs finit à vos pieds.} {2adultes 2-3a 3-4a 4-5a|À deux, l’une au cœur, l’autre au garde-manger.} {2adultes !2-3a !3-4a !4-5a|À deux, l’une au bout d’un fil, l’autre au garde-manger.}',
        '{avec-tissu|Pliez @materiel près du panier : de quoi emballer une très grosse mouche.} {avec-contenant|Posez @materiel au bord : un deuxième garde-manger.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise au cœur, {dedans|les paumes au plancher, }fermez les yeux à demi. Lancez un bas roulé par-dessus votre épaule. « Ça a tremblé… par là! » Suivez un fil à quatre pattes, trouvez la mouche, couchez-la dans un carré, roulez, portez le paquet au garde-manger. {0-18m|En passant, touchez du doigt un pied du poupon : lui aussi, il tremble.} « L’araignée voit mal. C’est son fil qui lui dit tout. Qui la fait trembler? »',
        ),
        play(
          { 20: 8, 30: 9, 45: 11 },
          'Chacun lâche ou lance sa mouche. Sur un fil, elle est collée : on l’emballe et on la porte au garde-manger. À côté, on la relance. {0-18m|Une mouche roule jusqu’au poupon : il la presse, la mordille, la lâche; l’araignée la lui rapporte.} {18-24m|Le trottineur lâche la sienne, la ramasse, la relâche au même endroit : « Bzz! »} {2-3a|Assis sur un fil, l’enfant est la mouche : ses pieds gigotent, et l’araignée vient toucher un pied.} {3-4a|« Pas à côté! » On avance sur le fil seulement, un pied devant l’autre, jusqu’à la mouche.} {dedans 4-5a|Là où les mouches passent, il manque un fil : on colle celui que vous tendez.} {cour !hiver 4-5a|Là où les mouches passent, il manque un fil : vous le tracez, s’il est tout près.} {cour hiver 4-5a|Là où les mouches passent, il manque un fil : on le tape du pied.} {2-3a 3-4a 4-5a|Deux araignées se croisent sur le même fil; quelqu’un recule, ou l’on passe ventre contre ventre.} {!2-3a !3-4a !4-5a|Si deux petits se rencontrent, attendez : l’un contourne, ou ils s’assoient là.}',
        ),
        play(
          { 20: 5, 30: 11, 45: 13 },
          '{2-3a 3-4a 4-5a|Qui le veut s’assoit au cœur et ferme les yeux, dos à dos si l’on est deux.} {!0-18m !2-3a !3-4a !4-5a|Assise au bout d’un fil, baissez les paupières, une fente ouverte.} {0-18m !2-3a !3-4a !4-5a|Assise au bout du fil des poupons, baissez les paupières, une fente ouverte.} {2-3a 3-4a 4-5a|Au bout d’un fil,} {!2-3a !3-4a !4-5a|À l’autre bout,} un enfant fait la mouche : il {dedans|tape le plancher du bout des doigts}{cour|souffle « bzz » entre ses lèvres}. {0-18m|Les pieds du poupon battent : l’araignée s’en vient par son fil et touche un pied. Il se fige, rit ou bat plus fort.} {18-24m|Le trottineur appelle, voit venir l’araignée à quatre pattes, et recommence plus fort.} {2-3a|Les yeux s’ouvrent trop tôt, on court : la mouche est contente d’être trouvée.} {3-4a|Un bras se tend vers le bruit, puis on regarde : presque!} {4-5a|Petit bruit ou gros bruit : est-ce un moustique ou un bourdon?} {2-3a 3-4a 4-5a|Les autres mouches se taisent, le temps que l’araignée choisisse son fil. La mouche trouvée va au cœur, si elle le veut.}',
        ),
        play(
          { 45: 9 },
          '{dedans|Fermez les rideaux et posez la lampe au sol, contre vous, tournée vers le mur; restez de biais, le groupe sous les yeux. Devant la lampe, votre main ouverte devient une araignée énorme.} {cour|Placez-vous dos au soleil : l’ombre de votre main ouverte marche sur un fil. Sans soleil, la main y court pour vrai.} {dedans 0-18m|Du mur, l’araignée d’ombre descend vers le poupon, s’arrête, repart : ses yeux la suivent, son bras se tend.} {cour 0-18m|Votre main quitte le fil, grimpe sur le pied du poupon, s’arrête, attend qu’il bouge et repart.} {18-24m|Le trottineur pose sa main sur l’ombre, et l’ombre s’en va.} {2-3a|Deux mains gigotent : l’araignée a des pattes partout.} {dedans 3-4a|Petite, puis immense : la main s’approche de la lampe, et l’on comprend.} {cour 3-4a|L’ombre grimpe sur un pied, sur un dos, et revient à son fil.} {dedans 4-5a|Pouces croisés, on compte huit pattes.} {cour !hiver 4-5a|Pouces croisés, on compte huit pattes.} {cour hiver 4-5a|Quatre mitaines ensemble : il manque encore la moitié des pattes.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Déroulez le premier paquet du garde-manger : « Va, mouche. » {0-18m|Le suivant se déroule à un bras du poupon : le bas sort du tissu, ses mains s’avancent.} Chacun libère les siennes et les ramène au panier. {dedans|Puis on soulève un bout de ruban, on tire tout le long du plancher, et l’on vous l’apporte : la boule grossit dans votre main. Comptez les fils, jetez la boule vous-même.} {cour !hiver|Chacun choisit un fil et le suit jusqu’au bout en frottant les semelles. La pluie effacera le reste.} {cour hiver|Chacun suit un fil vers le bord et quitte la toile. La prochaine neige la recouvrira.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites entendre le silence avant le bruit : levez la paume, relâchez les épaules, baissez les yeux. {0-18m|Faites « bzz » au poupon, puis taisez-vous : son pied ou sa voix répond.}',
          'Dites le trajet pendant qu’il se fait : « Le fil tourne, le genou tourne. »',
          'Une vraie araignée passe? Ôtez vos mains, suivez-la des yeux et dites où elle s’en va.',
          '{dedans|Chaque bout de ruban décollé vient tout de suite dans votre main.}',
        ],
        questionsOuvertes: [
          'D’où ça vient?',
          'Par où l’araignée va-t-elle passer?',
          '{3-4a 4-5a|Comment as-tu su que c’était ce fil-là?}',
          '{4-5a|Qu’est-ce que tu entends quand personne ne bouge?}',
        ],
      },
      vocabulaire: [
        'l’araignée',
        'la toile',
        'le fil',
        'la mouche',
        'trembler',
        'collé',
        'emballer',
        'le garde-manger',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Posez deux doigts au bout de son fil. Un pied bouge : « Ça tremble! », et votre main marche jusqu’à ses orteils. Elle s’y arrête et ne repart que si un pied la rappelle.',
        },
        {
          pour: '18-24m',
          texte:
            'Un seul fil, de l’enfant à vous : d’une main ou d’un son, le fil tremble, et vous arrivez à quatre pattes, à tout coup.',
        },
        {
          pour: '2-3a',
          texte:
            'Les yeux restent ouverts : l’enfant tourne le dos au bruit, puis se retourne. Il suit le fil debout ou assis, ou coupe tout droit vers la mouche.',
        },
        {
          pour: '3-4a',
          texte: 'Offrez un choix de deux fils voisins : de ces deux-là, lequel a tremblé?',
        },
        {
          pour: '4-5a',
          texte:
            'Deux mouches tremblent ensemble, à deux bouts : l’araignée pointe des deux bras, ou choisit la plus grosse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant craint les araignées? Il garde le bord et libère les mouches quand il veut, sans entrer dans la toile. Un enfant entend peu? Un ami lui touche doucement le pied : ce fil-là vient de trembler.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Un matin d’été, sous la rosée, allez voir une vraie toile sur la clôture : qui attend au milieu?} {!hiver|L’hiver, une toile se tape du pied dans la neige neuve, et les bottes suivent les fils.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bas roulé reçu sur la tête.',
          '{2-3a 3-4a 4-5a|Deux araignées qui se cognent sur un fil.} {!2-3a !3-4a !4-5a|Deux petits qui se cognent au-dessus d’une mouche.}',
          'Mouche gardée par quelqu’un qui ne veut plus la rendre.',
        ],
        dangersAEliminer: [
          '{0-18m|Mouche lancée ou araignée pressée vers un poupon : la mouche roule au sol, l’araignée arrive à quatre pattes, s’arrête à ses pieds, et votre bras est entre les deux. Bas mouillé de salive : changez-le.}',
          'Corde, laine ou élastique pour « faire une vraie toile » : aucun; le fil est au sol, et rien ne s’enroule autour de quelqu’un.',
          '{dedans 0-18m 18-24m 2-3a|Bout de ruban à la bouche : les fils sont plus longs que le bras, et ceux qui se décollent vont dans votre main.} {dedans 0-18m|Au décollage, gardez la boule hors de portée des poupons.}',
          '{cour !hiver 0-18m 18-24m 2-3a|Craie à la bouche : c’est vous qui tracez, et les craies restent dans votre poche.}',
          'Carré de tissu sur un visage : on emballe les bas roulés, jamais un ami. {0-18m|Aucun carré ne reste sur la couverture des poupons.}',
          '{2-3a 3-4a 4-5a|Enfant debout, les yeux fermés : on cherche assis, on ouvre les yeux, puis on part.}',
          '{dedans 45min|Noir complet, lampe dans les yeux : une lumière reste allumée à côté, la lampe vise le mur.}',
          '{cour !hiver|Vraie araignée, guêpes : on regarde de loin, et l’on change de coin s’il y a un nid.}',
          '{cour ete|Ciment brûlant : touchez-le de la main; trop chaud, la toile passe à l’ombre.}',
          '{cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre; mains et nuques touchées souvent, cache-cou au lieu du foulard.} {cour hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; mains et nuques touchées, cache-cou au lieu du foulard.} {cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; mains et nuques touchées, cache-cou au lieu du foulard.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Peau sensible à la colle : ruban de papier, mains lavées après.} {cour !hiver|Asthme : pollen, poussière de craie; pompe sur vous. Piqûres : auto-injecteur aussi.} {cour hiver|Asthme ou urticaire au froid : pompe et consigne du parent sur vous.}',
        ],
      },
      observation: [
        'Attention : que fait le corps de l’enfant pendant le silence, juste avant le bruit?',
        'Motricité globale : {2-3a 3-4a 4-5a|au croisement de deux fils, regardez le pied, le genou ou la main qui tourne le premier.} {!2-3a !3-4a !4-5a|comment se penche-t-il pour ramasser la mouche, et comment se relève-t-il?}',
        'Éveil aux sciences : notez une idée, dite ou essayée, sur ce qui fait trembler la toile.',
      ],
      prolongements: [
        '{dedans|Refaites la toile demain, avec un fil de plus qui mène à l’entrée : qui le suit en premier?} {cour|La prochaine fois, ouvrez une deuxième toile, reliée par un long fil.}',
        '{3-4a 4-5a|À la maison, un parent tape à une porte : l’enfant, les yeux fermés, dit laquelle.} {!3-4a !4-5a|À la maison, un parent tape doucement derrière une porte : l’enfant cherche d’où vient le bruit.}',
      ],
      reflexionRetroaction: [
        'Combien de temps le groupe a-t-il tenu le silence, et qui l’a voulu?',
        'Qu’ai-je dit des araignées, avec ma voix et avec mon visage?',
      ],
    },
  },
  {
    key: 'escargot-limace-escargot',
    summary:
      'Une serviette pliée pour maison, un linge qui laisse sa trace : la maison tombe, nous voilà limaces, et l’on repart aussi lentement.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers', 'animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus', 'eau'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, la trace mouillée se lit sur de longues bandes de papier brun collées au plancher.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'escargot',
      'escargots',
      'escargo',
      'escargau',
      'limace',
      'limaces',
      'colimaçon',
      'coquille d’escargot',
      'trace d’escargot',
      'bave d’escargot',
      'cornes d’escargot',
      'maison sur le dos',
      'ramper comme un escargot',
    ],
    seen: [
      'il avance au ralenti à quatre pattes avec sa doudou pliée sur les reins',
      'elle traîne sa guenille mouillée dans l’herbe et regarde le chemin qu’elle laisse',
      'le coussin leur tombe du dos, ils le remettent et repartent',
      'il est toujours le dernier et se fait dire de se dépêcher',
      'elle s’inquiète que la petite bête gluante n’ait pas de maison',
      'il veut prendre la bibitte molle dans ses mains et la peser',
      'après l’orage, ils ont trouvé des bêtes à cornes molles collées après la chaudière',
      'au potager, ils observent à plat ventre une bête qui bave sur la laitue',
    ],
    scenes: ['bestioles', 'imiter-animaux'],
    picture:
      'Dans l’herbe mouillée, une enfant avance à quatre pattes, une serviette pliée sur le dos; un petit rit près de la sienne, tombée, et traîne un linge.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Escargot, limace, escargot',
      observationDepart:
        '{cour|Après la pluie, un escargot monte le long de la chaudière.} {dedans|Après la pluie, un escargot monte de l’autre côté de la vitre.} {2-3a 3-4a 4-5a|« Y a une maison, lui! » À côté, une limace n’en a pas, et l’on s’inquiète pour elle.} {!2-3a !3-4a !4-5a|Un enfant se met à quatre pattes pour le voir, et y reste.}',
      intentionEducative:
        'Offrir aux enfants de porter, de perdre et de reprendre leur maison sans presser le pas, et de lire le chemin qu’ils laissent.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer à quatre pattes ou sur le ventre et regarder sa trace.',
        '{2-3a 3-4a 4-5a|Garder la maison sur son dos, ou s’en passer.}',
        '{45min 3-4a 4-5a|Suivre la trace d’un ami et dire d’où elle vient.}',
        'Rentrer ses cornes, et les ressortir quand on est prêt.',
      ],
      materiel: [
        item(
          'Serviettes de bain pliées en carré épais, les maisons',
          'une par enfant{0-18m|, sauf les poupons}, une pour vous',
          'Petits coussins plats',
        ),
        item(
          'Débarbouillettes, le pied de l’escargot',
          'deux par enfant, une pour vous{0-18m|, et deux à changer entre deux bouches}',
          'Bouts de serviette grands comme la main',
        ),
        item(
          '{dedans|Papier brun d’emballage, en bandes longues de deux pas}',
          '{dedans|six}',
          '{dedans|Sacs d’épicerie de papier, ouverts et collés}',
        ),
        item('{dedans|Ruban à masquer, pour les bouts du papier}', '{dedans|un rouleau, gardé par vous}', null),
        item(
          '{dedans|Bol de plastique, un doigt d’eau au fond, hors de portée}',
          '{dedans|un}',
          '{dedans|Pot de plastique}',
        ),
        item(
          '{cour|Couvercle de plastique transparent, plus large que la main}',
          '{cour|un}',
          '{cour|Assiette de plastique transparente}',
        ),
        item(
          '{cour|Pantalons de pluie et bottes}',
          '{cour|un habit par enfant}',
          '{cour|Vêtements de rechange, tout prêts}',
        ),
        item('{cour|Boyau d’arrosage, si l’herbe est sèche}', '{cour|un, rangé avant le jeu}', '{cour|Arrosoir}'),
        item('{cour|Savon et bidon d’eau}', '{cour|un de chaque}', '{cour|Débarbouillettes savonneuses}'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour|, sur une toile imperméable}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{cour|Choisissez l’heure qui suit la pluie, l’herbe encore pleine de gouttes; un matin de rosée va aussi. Sans pluie, arrosez-la en pluie fine, puis rangez le boyau.} {dedans|Collez les bandes bout à bout, deux par deux, sur un plancher sec : trois chemins de quatre pas, côte à côte, aucun bord relevé.}',
        '{cour|Faites le tour du terrain : roches, crottes, champignons, guêpes. Cherchez sous les feuilles une limace ou un escargot, et laissez la bête là. Aucune? On commence sans elle.} {cour 1adulte 0-18m|Si la bête loge à plus de trois pas de la couverture des poupons, commencez sans elle aussi.} {dedans|Mouillez les linges, tordez-les fort : une trace, pas de flaque. Le bol reste sur un comptoir; le deuxième linge de chacun, mouillé lui aussi, attend près de vous.}',
        'Essayez une maison sur votre dos : assez plate pour tenir trois pas, assez molle pour tomber. {0-18m|Le poupon n’en porte pas : la sienne est sur votre dos, et c’est lui qui la tire.}',
        '{1adulte|Seule, rampez à côté du groupe, à mi-chemin : tout se voit.} {0-18m|La couverture des poupons est à mi-chemin, à un bras de vous et à un pas des escargots, qui défilent devant eux. Gardez pour eux, à côté de vous, un linge propre, mouillé et tordu.} {1adulte 18-24m multiage|L’escargot qui trotte est à portée de votre bras.} {2adultes !0-18m|À deux, l’une rampe devant, l’autre derrière le plus lent.} {2adultes 0-18m|À deux, l’une reste à un bras des poupons, l’autre rampe derrière le plus lent.}',
        '{avec-coussin|Ajoutez @materiel aux maisons.} {avec-papier !18-24m !2-3a|Collez @materiel au bout du chemin : un jardin à traverser.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          '{cour|Si vous avez trouvé une bête, glissez le couvercle sous elle et levez-le : par-dessous, le pied ondule. Personne n’y touche; vous la remettez sous sa feuille.} À quatre pattes, la maison sur le dos, un linge sous une main, avancez de trois pas et dites : « Petit toit, petit toit rond, j’ai ma porte et mon plafond. Petit toit, tu es tombé? Me voilà limace au pré. » Penchez-vous : la maison glisse. {0-18m|Remettez-la et perdez-la encore, sous les yeux du poupon.} Repartez sans elle, aussi lente, aussi contente.',
        ),
        play(
          { 20: 8, 30: 10, 45: 12 },
          '{!0-18m|Une maison chacun, un linge chacun.} {0-18m|Une maison et un linge à chaque escargot.} {cour|Traîné dans l’herbe, le linge boit les gouttes et laisse un chemin mat derrière soi.} {dedans|Poussé sur le papier, le linge laisse une bande foncée.} {0-18m|Le linge mouillé dans la paume du poupon : il serre, sent le froid, lâche, regarde sa main. S’il rampe, il tire votre maison : « Limace! »} {18-24m|Le trottineur traîne la serviette par un coin, s’assoit dessus, repart avec le linge seul.} {2-3a|La maison tient un pas, tombe, et l’enfant l’annonce à tous : « Limace! »} {3-4a|Le dos plat comme une table, on tourne sans rien perdre, puis une fesse se lève trop.} {4-5a|Un escargot dessine en rampant : un rond, un colimaçon, le premier trait d’une lettre.} On est escargot, on est limace, on change quand on veut.',
        ),
        play(
          { 20: 4, 30: 9, 45: 10 },
          'Arrêtez-vous, assise sur vos talons, deux index dressés sur le front : les cornes. Un doigt d’enfant approche, s’arrête à une main : elles rentrent, la tête descend entre les bras. On ne bouge pas. Une corne ressort, puis l’autre. {0-18m|Au premier son du poupon, vos cornes rentrent; il attend, elles lui reviennent.} {18-24m|Le trottineur approche le doigt, les voit disparaître, rit et retire sa main pour qu’elles reviennent.} {2-3a|Toutes les têtes rentrent vite et ressortent : « Encore! »} {3-4a|À deux, on approche si doucement que les cornes restent dehors.} {4-5a|Deux escargots se rencontrent, corne à corne sans se toucher, et décident lequel fait le tour.} Quand les cornes rentrent, le doigt recule : c’est la seule loi.',
        ),
        play(
          { 45: 9 },
          'Qui est passé par ici? On regarde les chemins : un droit, un qui tourne, deux qui se croisent. {0-18m|D’un doigt, suivez une trace jusqu’au poupon, puis le long de son bras : le chemin continue sur lui.} {18-24m|Le trottineur repasse sur le sien, de la main, du genou.} {2-3a|Une main suit une trace et en change au croisement, sans le savoir.} {3-4a|On ferme les yeux pendant qu’un ami rampe, puis on le rejoint par sa trace.} {4-5a|On devine qui portait sa maison, et où elle est tombée.} {cour|L’herbe se relève déjà.} {dedans|Le papier pâlit par les bords : quel chemin s’efface le premier?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Les bêtes se retirent {0-18m|à un pas de la couverture des poupons}{!0-18m cour|au pied d’un arbre ou de la clôture}{!0-18m dedans|contre le mur}, chacune près de sa maison. Redites la comptine en rentrant les cornes; au dernier vers, les maisons s’empilent : un immeuble d’escargots. {0-18m|Assis contre vous, le poupon tape l’étage du bas.} Regardez ensemble {cour|l’herbe qui se redresse}{dedans|le papier qui sèche} : qu’en reste-t-il? {cour|Mains lavées au savon.} {dedans|Videz le bol.} Comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez d’un cran de plus que le plus lent; votre voix aussi. {0-18m|Le poupon couché sur le ventre donne l’allure : rampez à côté de lui, le nez à sa hauteur.}',
          'La maison tombe? Dites « limace » du même ton que « escargot », sans la ramasser.',
          'Arrêtez votre doigt loin d’une corne : la distance s’apprend en vous regardant.',
          'Nommez l’eau : « Ton linge a bu. Ton linge a laissé un trait. »',
        ],
        questionsOuvertes: [
          'Qui est passé par ici?',
          'Où va ta maison quand tu tournes?',
          '{3-4a 4-5a|Qu’est-ce qui efface la trace?}',
          '{2-3a 3-4a 4-5a|Comment sais-tu que tes cornes peuvent sortir?}',
        ],
      },
      vocabulaire: ['l’escargot', 'la limace', 'la maison', 'la corne', 'la trace', 'ramper', 'mouillé', 'lentement'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couchée face à lui, dressez deux index sur votre front. Il les regarde : rentrez-les. Attendez un son, un pied, un regard, et faites-les ressortir une à la fois; c’est lui qui commande.',
        },
        {
          pour: '18-24m',
          texte:
            'La maison se traîne par un coin, ou l’enfant la pose sur votre dos et la fait tomber. Le linge mouillé se tape, se presse, se traîne à côté de vous.',
        },
        {
          pour: '2-3a',
          texte: 'Courbez-vous en pont : l’enfant glisse la maison sur votre dos, et vous reprenez la comptine.',
        },
        {
          pour: '3-4a',
          texte:
            'Roulez votre maison en travers du chemin : l’enfant la contourne sans perdre la sienne, ou la perd exprès.',
        },
        {
          pour: '4-5a',
          texte:
            'Flanc contre flanc, deux escargots portent une seule serviette, étendue sur les deux dos : un coup de hanche, et voilà deux limaces.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, la maison se porte sur les genoux, et le linge traîne de la main{cour| sur le bord d’un banc ou de la clôture}{dedans| sur du papier collé au plateau}. Être touché inquiète un enfant? Le doigt s’arrête à une longueur de bras, et l’enfant l’appelle d’un signe.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, au local, le linge mouillé laisse ses chemins bruns, et les escargots du jardin dorment.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Sans papier brun, de grands cartons aplatis gardent aussi la trace mouillée.} {cour|Au local, le linge mouillé laisse sa trace sur du papier brun ou de grands cartons aplatis.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux mouillés, mains froides.',
          'Maison tombée sur le nez.',
          'Refus de se faire approcher.',
        ],
        dangersAEliminer: [
          '{0-18m|Serviette ou linge près d’un poupon couché : aucune maison ne se perd au-dessus de lui, aucun tissu ne touche son visage, et le linge traîné par terre ne va pas dans sa main.} {cour 0-18m|Herbe, terre ou limace à la bouche : regardez le bord de sa couverture avant de l’y poser.}',
          'Serviette sur la tête : la maison tient sur le dos, visage à l’air, et l’on ne se cache pas dessous.',
          '{dedans|Eau : un doigt au fond du bol, sur un comptoir hors de portée, vidé avant de passer à autre chose.}',
          '{dedans|Flaque sur le plancher : linge tordu, pieds nus, une serviette essuie aussitôt.}',
          '{cour|Escargot, limace, champignon : c’est vous qui prenez la bête, personne ne la goûte, et toutes les mains se lavent.}',
          '{cour|Granules contre les limaces : demandez ce qui a été mis dans le jardin; au moindre doute, pas de jeu là.}',
          '{cour|Froid et mouillé : nuque et mains tièdes, vêtements changés, on rentre si quelqu’un frissonne.} {cour 0-18m|Poupon mouillé, ou nuque fraîche : tout le groupe rentre, et vous le changez.}',
          '{0-18m 18-24m 2-3a|Linge sucé et mordu : ôtez-le, offrez-en un sec, et gardez l’enfant à votre bras.} {dedans 0-18m 18-24m 2-3a|Papier mouillé arraché : le bout va dans votre main, et cette bande sort du jeu.}',
          'Doigt vers un visage : il s’arrête à une main du front. S’il avance encore, couchez votre main entre les deux.',
          '{cour ete|Soleil et chaleur : jeu du matin, à l’ombre, chapeaux.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Eczéma : linges lavés sans parfum, mains séchées à fond. {cour|Herbe, pollen, piqûres : pompe et auto-injecteur sur vous.}',
        ],
      },
      observation: [
        '{2-3a 3-4a 4-5a|Motricité globale : quelle partie du corps l’enfant règle-t-il pour garder la maison à plat?} {!2-3a !3-4a !4-5a|Motricité globale : comment avance-t-il avec la serviette, à quatre pattes, debout, assis dessus?}',
        'Éveil aux sciences : relevez ce que la trace lui fait dire ou essayer.',
        'Compétences sociales : racontez ce que fait le doigt, quand les cornes rentrent.',
      ],
      prolongements: [
        '{cour|Après une autre pluie, retournez sous les mêmes feuilles : y a-t-il quelqu’un?} {dedans|Laissez le chemin brun au coin, et un linge humide : qui y retourne le lendemain?}',
        'Le soir, sur le chemin de la maison, le parent et l’enfant cherchent une trace qui brille, sans presser le pas.',
      ],
      reflexionRetroaction: [
        'Où ai-je accéléré le jeu des enfants, et pour qui?',
        'Qui a gardé ses cornes rentrées longtemps, et qui l’a respecté?',
      ],
    },
  },
  {
    key: 'plus-gros-que-la-fourmi',
    summary:
      'Miettes géantes, piste et nid : on porte seul, à deux, à quatre; on se croise du bout des doigts, et une autre fourmi y va.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['insectes-et-vers', 'mouvement-et-defis', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la piste s’allonge{!hiver|, et l’on regarde d’abord de vraies fourmis}.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'L’automne, les vraies fourmis font leurs dernières provisions : le nid se remplit plus haut.',
      WINTER: 'L’hiver, les vraies fourmis dorment{dehors|, et la piste se tape du pied dans la neige}.',
    },
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'fourmi',
      'fourmis',
      'fourmie',
      'fourmilière',
      'fourmillière',
      'nid de fourmis',
      'reine des fourmis',
      'piste de fourmis',
      'file de fourmis',
      'fourmis dans la cour',
      'miette de fourmi',
      'porter à deux',
      'transporter des coussins',
      'antenne de fourmi',
      'fourmi ouvrière',
      'coopération',
      'insectes',
      'travail d’équipe',
      's’entraider',
    ],
    seen: [
      'il transporte un coussin plus gros que lui et ne voit plus où il va',
      'à quatre, ils soulèvent le rouleau d’édredon et l’amènent dans leur coin',
      'ils circulent à la file, les mains pleines à l’aller et vides au retour',
      'elle refuse l’aide, elle dit qu’elle est assez forte pour le porter seule',
      'ils se rentrent dedans quand ils courent chacun de leur bord avec leurs affaires',
      'il est tout fier de montrer ses muscles en levant la grosse boîte',
      'sur le trottoir, ils ont suivi des bibittes qui charriaient une miette de biscuit',
      'à l’heure du rangement, ils charrient les coussins à la chaîne jusqu’au coin doux',
    ],
    scenes: ['transporter', 'bestioles', 'cooperer'],
    picture:
      'Deux enfants portent une grosse boîte sur une piste; un petit suit, un bas roulé dans les bras; une amie touche du doigt celui de l’éducatrice, au nid.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Plus gros que la fourmi',
      observationDepart:
        '{cour !hiver|Sur le ciment, une fourmi traîne une miette deux fois plus longue qu’elle.} {dedans !hiver|Sur le plancher de la cuisine, une fourmi traîne une miette deux fois plus longue qu’elle.} {hiver|Dans le livre, une fourmi traîne une feuille deux fois plus longue qu’elle.} Un enfant soulève {dedans|un coussin}{cour|une boîte}{2-3a 3-4a 4-5a| : « Moi aussi! »}{!2-3a !3-4a !4-5a| à deux bras et part avec.}',
      intentionEducative:
        '{3-4a 4-5a|Soutenir l’entente de ceux qui portent ensemble : se placer, partir en même temps, et trouver où poser.} {!3-4a !4-5a|Soutenir l’entente de ceux qui portent au même nid : se croiser, se faire signe, et trouver où poser.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Porter une miette jusqu’au nid et repartir{0-18m|, ou la recevoir au nid}.',
        'Se croiser sur la piste sans se bousculer.',
        '{3-4a 4-5a|Porter à deux ou à quatre un objet trop grand.}',
        '{4-5a|Décider avec d’autres où loge chaque miette.}',
      ],
      materiel: [
        item(
          'Boîtes de carton vides et légères, larges comme les bras ouverts d’un enfant',
          'une pour deux enfants',
          'Bacs de plastique vides et légers',
        ),
        item('Coussins{cour|, dans une housse lavable}', 'un par enfant, deux de plus', 'Oreillers'),
        item(
          'Paires de gros bas roulées serré, les petites miettes',
          'trois par enfant{0-18m|, et deux à changer entre deux bouches}',
          'Boules de tissu grosses comme un poing d’adulte',
        ),
        item(
          '{30min 45min|Long édredon roulé dans une housse, le ver}',
          '{30min 45min|un, de deux pas}',
          '{30min 45min|Couverture roulée serré, sans attache}',
        ),
        item('Draps étendus à plat, les chambres du nid', 'trois', 'Toiles de sol'),
        item(
          '{dedans|Grand tapis, sous les draps}',
          '{dedans|un, ou un petit par drap}',
          '{dedans|Ruban à masquer aux coins des draps}',
        ),
        item(
          '{dedans|Ruban à masquer, pour la piste}{cour !hiver|Grosse craie de trottoir, dans votre poche}',
          '{dedans|un rouleau, gardé par vous}{cour !hiver|une}',
          '{dedans|Bande de tapis antidérapant}{cour !hiver|Herbe foulée du pied}',
        ),
        item('{cour ete|Gourdes d’eau}', '{cour ete|une par enfant}', '{cour ete|Pichet et verres}'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional('{si-paniers si-chaudières|Panier ou chaudière}', '{si-paniers si-chaudières|un}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux}', null),
        optional('{si-tunnel|Tunnel de jeu}', '{si-tunnel|un}', null),
        optional(
          '{cour !hiver 3-4a 4-5a !0-18m si-loupes|Loupe incassable}',
          '{cour !hiver 3-4a 4-5a !0-18m si-loupes|une}',
          null,
        ),
        optional(
          '{cour !hiver 2-3a 3-4a 4-5a si-brouettes|Brouette d’enfant}',
          '{cour !hiver 2-3a 3-4a 4-5a si-brouettes|une}',
          null,
        ),
        optional(
          '{cour hiver 2-3a 3-4a 4-5a si-traîneaux|Traîneau}',
          '{cour hiver 2-3a 3-4a 4-5a si-traîneaux|un}',
          null,
        ),
      ],
      preparation: [
        'Étendez les trois chambres à un bout{dedans|, sur un tapis où elles ne glissent pas}, à un pas l’une de l’autre : c’est le nid. À l’autre bout, {dedans|six}{cour|huit} pas plus loin, éparpillez boîtes, coussins et bas roulés{30min 45min|, et couchez le ver}.{18-24m multiage| Gardez un tas de bas roulés à deux pas du nid, de votre côté : les miettes des plus jeunes.}{18-24m !multiage| Gardez un tas de bas roulés à deux pas du nid : les premières miettes.}{0-18m| La couverture des poupons est contre vous, au bord du nid où la piste n’arrive pas : tout ce qui entre passe sous leurs yeux.}{cour hiver 0-18m| Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {si-paniers si-chaudières|Dans la première chambre, un panier ou une chaudière est le garde-manger des bas roulés.}',
        '{dedans|Collez une longue ligne du nid aux miettes : on va d’un côté, on revient de l’autre.} {cour !hiver|Tracez une longue ligne du nid aux miettes, ou foulez-la dans l’herbe : on va d’un côté, on revient de l’autre.} {cour hiver|Du nid aux miettes, tapez du pied deux chemins : un pour aller, un pour revenir.} {si-cônes|Deux cônes souples, entre les deux sens, gardent chaque fourmi de son bord.} {si-tunnel|Sur le chemin des mains pleines, le tunnel est la galerie : on y pousse sa petite miette devant soi; les grosses le contournent.}',
        '{cour !hiver !0-18m|Repérez une fissure où passent de vraies fourmis, à dix pas du jeu : ni nid, ni fourmis rouges. S’il n’en sort aucune, commencez au coussin.} {cour !hiver 0-18m|Cherchez une vraie fourmi seule, à trois pas de la couverture des poupons : ni nid, ni fourmis rouges. S’il n’en passe aucune, commencez au coussin.}',
        'Soulevez chaque boîte : aucune ne pèse plus qu’un oreiller, aucune agrafe. {cour hiver|Neige mouillée? Prenez les bacs.}',
        '{1adulte|Seule, assoyez-vous au nid, du côté du retour : vous êtes la reine, et tous reviennent à vous.} {1adulte 0-18m|Gardez un coussin à deux pas du nid : vous le portez sans vous éloigner des poupons.} {30min 45min 1adulte 0-18m !3-4a !4-5a|Couchez-y plutôt le ver, pour la même raison.} {30min 45min 1adulte !0-18m !3-4a !4-5a|Couchez plutôt le ver à deux pas du nid : vous le tirez de votre place.} {1adulte 18-24m multiage|Les plus jeunes vont et viennent à portée de vos bras.} {2adultes|À deux, l’une est assise au nid, et c’est la reine; l’autre est au bout des miettes.}',
        '{avec-coussin|Ajoutez @materiel aux miettes.} {avec-tissu|Étendez @materiel : une chambre de plus.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{cour !hiver !0-18m|À genoux, sans toucher, suivez une vraie fourmi d’un doigt en l’air : elle en croise une autre, elles se tâtent, elles repartent.} {cour !hiver 3-4a 4-5a !0-18m si-loupes|À la loupe, à l’ombre, on cherche ce qu’elle tient.} {cour !hiver 0-18m|À genoux entre les poupons et la vraie fourmi, sans toucher, suivez-la d’un doigt en l’air, puis faites-lui marcher le même chemin sur la jambe du poupon.} « Moi, je suis une fourmi. » Prenez un coussin, votre miette, marchez à petits pas pressés jusqu’au nid, posez-le. Revenez, bras tendus devant, plus bas que le menton, et touchez le bout des doigts d’un enfant : « Il en reste. Un gros. » L’enfant devient fourmi et part à son tour. Assoyez-vous au nid : « Ici, je suis la reine. » {0-18m|Puis le bout de vos doigts touche ceux du poupon : « Toi, tu gardes le nid. »}',
        ),
        play(
          { 20: 12, 30: 11, 45: 12 },
          'La piste s’emplit : mains pleines d’un côté, mains vides de l’autre. {0-18m|Chaque fourmi montre sa miette au poupon et dépose les bas roulés dans ses mains : il en presse un, le lâche, tend le bras vers le suivant.} {18-24m|Le trottineur apporte un bas roulé, le pose, le reprend et repart avec.} {2-3a|Un coussin serré au ventre, on trotte jusqu’au drap, on s’y laisse tomber avec sa miette.} {3-4a|« Prends l’autre bord! » La boîte penche, descend, se relève; l’amie marche à reculons trois pas.} {4-5a|Une boîte se porte à deux. On range : les bas ici, les coussins là, et les boîtes au fond; la reine demande où va chaque miette.} {!3-4a !4-5a|Une grosse boîte se pousse au sol jusqu’au bord du nid.} {!multiage|Plus une miette au bout de la piste? On en rapporte : le nid est trop plein.} Quand deux fourmis se croisent, les bouts des doigts se touchent et disent ce qu’il reste à prendre.',
        ),
        play(
          { 30: 10, 45: 12 },
          'Il reste le ver. {3-4a 4-5a|Un bout se soulève, l’autre traîne.} {!3-4a !4-5a|Tirez un bout vers le nid, lentement; qui veut tire ou pousse avec vous.} {0-18m|Le ver s’arrête au bord de la couverture : assis contre vous, le poupon le pousse du pied, le tape ou s’y appuie.} {18-24m|Le trottineur voit le ver arriver au nid, le tapote et se laisse tomber dessus.} {2-3a|Une main sur la housse, on marche à côté : le ver avance avec soi.} {3-4a|Au « hop », tous lèvent; qui lâche en premier le dit, et l’on pose.} {4-5a|Chacun a sa place, tête, milieu, queue; au virage, celui du dehors marche plus vite.} Un coussin posé en travers de la piste est une brindille : on passe à côté, ou on l’emporte aussi. Rendu au nid, le ver se sauve de deux pas : on le ramène.',
        ),
        play(
          { 45: 9 },
          '« Il pleut dans le nid! » Les chambres se vident vers la place sèche, trois pas plus loin. {0-18m|Le poupon regarde défiler tout son nid; à chaque voyage, une fourmi s’arrête lui toucher le bout des doigts.} {18-24m|Le trottineur rapporte le même bas de l’ancien nid au nouveau, puis l’inverse.} {2-3a|Un coussin sauvé, et l’on se couche dessus : c’est l’œuf.} {3-4a|À deux, on tire le drap, personne dessus, avec les miettes qui restent.} {4-5a|On distribue : qui porte, qui range, qui garde les coussins, les œufs du nid? Puis on change de métier.} La pluie cesse? Qui préfère l’ancien nid y retourne.',
        ),
        closing(
          { 20: 5, 30: 5, 45: 7 },
          'La reine tend les deux mains : chaque fourmi les touche des doigts et {dedans|se couche}{cour|s’assoit} dans la chambre de son choix, une miette contre le ventre. {0-18m|Un doigt au creux de la main du poupon : elle se referme, il est compté.} Touchez chaque dos et comptez tout bas : « Une… deux… » {cour ete|On boit à l’ombre.} {cour hiver|On se serre, dos au vent.} Les bas roulés rentrent dans une boîte{3-4a 4-5a|, portée à plusieurs}{!3-4a !4-5a|, poussée à plusieurs}. {cour !hiver 2-3a 3-4a 4-5a si-brouettes|La brouette prend les dernières miettes : une fourmi la mène, une autre tient le chargement.} {cour hiver 2-3a 3-4a 4-5a si-traîneaux|Le traîneau ramène les dernières miettes : deux fourmis tirent, une autre pousse.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{3-4a 4-5a|Faites entendre le départ : « Prêts? On lève. » Puis gardez le silence pendant la marche.} {!3-4a !4-5a|Ouvrez les bras à qui arrive chargé, sans tendre la main vers sa miette.}',
          '{3-4a 4-5a|Deux porteurs tirent chacun de son bord? Posez la main au milieu de la boîte : « Par où part-elle? »} {!3-4a !4-5a|Deux mains tirent la même miette? Posez-en une pareille juste à côté.}',
          'Apportez le message d’une fourmi à une autre : {20min|« Il reste une grosse boîte, et personne ne l’a prise. »}{30min 45min|« Il reste un ver, et personne ne l’a pris. »} {multiage|Plus une miette là-bas? « Le nid est trop plein! » On en rapporte.}',
          'Laissez au plus jeune sa miette entière, même au milieu du nid rangé. {0-18m|Dites au poupon ce qui arrive : « Un gros. Un mou. Un petit! »}',
        ],
        questionsOuvertes: [
          'Comment porter cette miette?',
          'Par où passes-tu pour ne pas te cogner?',
          '{3-4a 4-5a|Qui marche devant, et qui regarde?}',
          '{4-5a|Où loge ce qui est trop gros pour la chambre?}',
        ],
      },
      vocabulaire: ['la fourmi', 'la piste', 'le nid', 'la miette', 'porter', 'lourd', 'ensemble', 'la reine'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Tendez un doigt à la hauteur de son ventre et attendez : il l’agrippe, c’est le message. Dites « encore! », et une fourmi part lui chercher une autre miette.',
        },
        {
          pour: '18-24m',
          texte:
            'Une miette de la grosseur de ses deux mains, à deux pas du nid. Ouvrez les bras : l’enfant y pose, reprend, revient; son aller-retour à lui compte.',
        },
        {
          pour: '2-3a',
          texte: 'Un coussin à la fois, tenu à deux bras; le message est un seul mot : « Encore! »',
        },
        {
          pour: '3-4a',
          texte:
            'À deux sous la même boîte, l’enfant choisit de marcher devant ou derrière et donne le signal du départ.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant guide les porteurs de la voix, sans porter : « un pas, à droite, descends », puis change de place.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant porte une miette sur les genoux ou tient la chambre, où les autres déposent. Le toucher des doigts dérange? Un salut de la tête porte le message.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, une vraie fourmi traverse le ciment : où va-t-elle avec ça?} {!hiver|L’hiver, les fourmis dorment sous la neige : au local, le nid se ferme d’un drap, et l’on y porte les miettes sans bruit.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Deux fourmis qui se cognent.',
          'Boîte lâchée sur un pied.',
          'Miette désirée par deux fourmis.',
        ],
        dangersAEliminer: [
          '{0-18m|Grosse miette contre un poupon couché : rien de plus gros qu’un bas roulé sur sa couverture; le reste se dépose dans la chambre d’à côté, votre bras entre les deux.}',
          '{0-18m|Pieds chargés près d’un poupon : la fourmi s’arrête au bord, pose, puis s’accroupit pour lui donner sa miette. Bas mouillé de salive : changez-le.}',
          'Miette qui cache les yeux : elle se tient au ventre, et l’on marche. {3-4a 4-5a|Une boîte haute se porte à deux.} {!3-4a !4-5a|Une grosse boîte se pousse au sol.}',
          '{18-24m 2-3a multiage|Plus jeune renversé par une grosse miette : son aller-retour est au bord, à deux pas de vous.}',
          'Doigts vers un visage : les bras se tendent plus bas que le menton.',
          '{3-4a 4-5a|Marche à reculons plus de trois pas : on pose, on se tourne, on repart.}',
          'Enfant assis dans une boîte portée : la boîte se pose. {30min 45min|Ver roulé autour de quelqu’un : il se déroule à plat.}',
          '{dedans|Bas qui glissent, escalier, coin de table : pieds nus, barrière fermée, table poussée.}',
          '{cour !hiver|Fourmis, guêpes : jeu loin des nids; jamais de doigt dans une fourmilière; peau piquée rincée, et l’on change de coin.}',
          '{cour ete|Chaleur : jeu à l’ombre, gourdes et chapeaux, on arrête dès qu’un visage rougit.} {cour ete 0-18m|Avant six mois, ni crème ni eau : l’ombre et un chapeau.}',
          '{cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre; mains et nuques touchées souvent, cache-cou au lieu du foulard.} {cour hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; mains et nuques touchées, cache-cou au lieu du foulard.} {cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; mains et nuques touchées, cache-cou au lieu du foulard.}',
          '{si-tunnel|Deux têtes dans le tunnel : une fourmi à la fois, toutes par le même bout.}',
          '{cour !hiver 3-4a 4-5a !0-18m si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre, sous votre main.}',
          '{cour !hiver 2-3a 3-4a 4-5a si-brouettes|Passager dans la brouette : on n’y met que des miettes, et elle roule au pas.} {cour hiver 2-3a 3-4a 4-5a si-traîneaux|Passager, ou corde du traîneau autour d’une taille : on n’y met que des miettes, et la corde se tient à la main.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poussière de carton et de tissus : secouez-les dehors, avant le jeu. {cour !hiver|Piqûres : auto-injecteur sur vous.}',
        ],
      },
      observation: [
        '{3-4a 4-5a|Compétences sociales : comment l’enfant fait-il savoir qu’il est prêt à lever, ou qu’il va lâcher?} {!3-4a !4-5a|Compétences sociales : que fait l’enfant quand une autre fourmi arrive en face, ou veut la même miette?}',
        'Motricité globale : une miette grosse comme soi, où vont les bras, le dos et le regard?',
        'Raisonnement : une miette n’entre pas dans la chambre; notez ce que l’enfant change.',
      ],
      prolongements: [
        'Demain, la table du dîner se prépare en file : une nappe portée à deux, les assiettes une à une.',
        'Au retour de l’épicerie, le parent et l’enfant portent à deux un sac léger, et l’un des deux mène.',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Quand ai-je soulevé à la place de ceux qui se cherchaient encore un bord?} {!3-4a !4-5a|Quand ai-je porté la miette à la place de l’enfant qui cherchait encore comment la tenir?}',
        'Qui a porté souvent pour la reine, et qui n’a fait que croiser?',
      ],
    },
  },
]
