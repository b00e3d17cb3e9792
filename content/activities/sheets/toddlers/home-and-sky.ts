import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_HOME_AND_SKY_SHEETS: readonly BankSheet[] = [
  {
    key: 'miaou-derriere-la-porte',
    summary:
      'Un chat gratte, un chien jappe, un lapin attend sous la table : on les fait entrer, on les nourrit, on les flatte.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, la niche est une boîte à l’ombre et les bols se posent au sec.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chat',
      'chien',
      'lapin',
      'souris',
      'chaton',
      'chiot',
      'minou',
      'pitou',
      'animal de compagnie',
      'hamster',
      'vétérinaire',
      'miauler',
      'japper',
      'niche',
    ],
    seen: [
      'elle gratte à la porte du local avec ses ongles et miaule',
      'il boit dans un bol à terre et ronronne quand on le flatte',
      'ils se promènent à quatre pattes et veulent une maîtresse ou un maître',
      'elle parle juste en miaou depuis hier et ne répond plus à son nom',
      'il refuse de manger dans son bol et boude sous la table',
      'bébé suit les grands à quatre pattes et entre dans leur boîte',
      'depuis que sa famille a adopté un minou, tout le groupe se roule par terre en boule',
      'à la collation, deux chiots mangeaient leur craquelin sans les mains, le nez dans l’assiette',
    ],
    scenes: ['imiter-animaux'],
    picture:
      'Une enfant à quatre pattes miaule devant l’éducatrice; une autre dort en boule dans une boîte de carton, un ami apporte un bol.',
    sheet: {
      titre: 'Miaou derrière la porte',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|À quatre pattes, une enfant gratte le bas de la porte. « Miaou. » Un ami lui apporte un soulier. Elle le renifle et ronronne.} {0-18m !18-24m !2-3a !3-4a !4-5a|« Miaou », faites-vous dans son dos. Le poupon se fige, tourne la tête, rampe vers le bruit.}',
      intentionEducative:
        'Permettre à l’enfant {18-24m 2-3a 3-4a 4-5a|de demander et de donner des soins, tour à tour celui qui flatte et celui qu’on flatte}{0-18m !18-24m !2-3a !3-4a !4-5a|d’appeler l’animal, de le toucher, et d’être flatté quand il le veut bien}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire l’animal avec sa voix et tout son corps.',
        '{18-24m 2-3a 3-4a 4-5a|Toucher doucement et s’arrêter quand l’autre s’éloigne.} {0-18m !18-24m !2-3a !3-4a !4-5a|Chercher d’où vient le miaou.}',
        '{18-24m 2-3a 3-4a 4-5a|Comprendre une demande faite sans mots.} {0-18m !18-24m !2-3a !3-4a !4-5a|Rappeler le chat parti, de la voix, du pied ou de la main.}',
        '{4-5a|Tenir le rôle de qui garde ou soigne les animaux.}',
      ],
      materiel: [
        item(
          'Boîtes de carton ouvertes, pour les niches',
          '{18-24m 2-3a 3-4a 4-5a|une pour deux enfants, une de plus}{0-18m !18-24m !2-3a !3-4a !4-5a|deux}{0-18m| pour les poupons}',
          'Dessous de tables',
        ),
        item('Bols', 'un par enfant, un de plus', 'Contenants de plastique'),
        item(
          'Bas roulés plus gros qu’un poing, pour la nourriture',
          'trois par enfant',
          'Balles de tissu de la même taille',
        ),
        item('{18-24m 2-3a 3-4a 4-5a|Petites couvertures}', 'une par niche', 'Serviettes'),
        item(
          '{0-18m|Couverture épaisse, la place des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{4-5a|Feuilles et gros crayons, pour les affiches de la pension}',
          '{4-5a|une feuille et un crayon par niche}',
          '{4-5a|Cartons plats et gros crayons de cire}',
        ),
        optional(
          '{!0-18m|Brosse souple}{0-18m|Débarbouillette sèche, la brosse}',
          'une',
          '{!0-18m|Débarbouillette}{0-18m|Gant de toilette}',
        ),
      ],
      preparation: [
        'Couchez les boîtes sur le côté{18-24m 2-3a 3-4a 4-5a|, une couverture dans chacune}{0-18m multiage|, sauf dans celle des poupons}; retirez agrafes et rabats.',
        '{18-24m 2-3a 3-4a 4-5a|Posez les bols vides en vue, la nourriture plus loin.} {0-18m !18-24m !2-3a !3-4a !4-5a|Une niche est au bout de la couverture, là où rampe celui qui se déplace. Gardez un bol et un bas pour vous : c’est vous, l’animal.} {4-5a|Feuilles et crayons attendent près de la dernière niche, celle de la pension.}',
        '{0-18m|Étendez la couverture des poupons sous vous. Une niche vide touche votre hanche droite; devant, un bol et deux bas propres par poupon. Le plus jeune est couché à votre gauche}{0-18m multiage|, et les animaux passent devant vos pieds}{0-18m|.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, restez au sol : c’est la hauteur des chats.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une est un animal, l’autre habite la maison.} {2adultes 0-18m|À deux, l’une est un animal, l’autre reste sur la couverture.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Grattez {dedans|le plancher}{cour|le sol} du bout des ongles, assise par terre, la tête penchée. « Miaou? » Attendez qu’une main vienne. Frottez votre joue contre elle, puis ronronnez. {0-18m|Le plus jeune, dos contre votre poitrine, sent le ronron; un autre pose sa main sur votre menton pour le chercher.} {4-5a|« Tu es le chat de qui? », demande quelqu’un. Répondez en miaulant seulement : à l’enfant de traduire.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          '{18-24m 2-3a 3-4a 4-5a|Les animaux arrivent.} {0-18m !18-24m !2-3a !3-4a !4-5a|L’animal, c’est vous.} {0-18m|Le poupon à quatre pattes est un vrai chaton : il entre dans la niche, en ressort, vide son bol de bas. Le plus jeune tourne la tête vers chaque miaou; un animal vient ronronner à côté de lui.} {0-18m !18-24m !2-3a !3-4a !4-5a|Passez au chien : « Ouaf! » Il renifle un pied, un ventre, attend; une main s’avance, il se laisse flatter, puis recule d’un pas. Une voix, un genou qui bat? Il revient. Tendez votre bol : assis, l’enfant y met un bas ou vous le prend; mangez, « miam, miam », et montrez le bol vide. Frottez doucement un dos, de la main ou de la débarbouillette, puis arrêtez : qui en veut encore se tourne vers vous.} {18-24m|On marche à quatre pattes, on donne à manger, on prend le bol, on le rapporte.} {18-24m !multiage !10min|Assise devant une niche, la joue sur les mains, un œil ouvert, ronflez : une main vous touche, vous jappez, tous reculent et reviennent. Deux chats au même bol? Poussez-en un autre du museau. Le jeu se défait? Alignez trois bas jusqu’à une niche : on les suit, on les mange.} {2-3a|On jappe, on se roule, on refuse son bol, on dort en boule.} {2-3a !multiage !10min|Cognez à chaque niche : « Qui dort ici? » On vous répond « meuh! », et vous repartez, surprise. Le jeu se défait? Le tonnerre gronde : frappez le sol des deux mains, chacun file à quatre pattes dans une niche. « C’est fini… » Un museau sort, puis un autre.} {3-4a|On devient maîtresse, visiteur, vétérinaire; on demande avant de flatter ou de brosser.} {3-4a !multiage !10min|Arrivez en boitant : le vétérinaire tâte, enroule une petite couverture, prescrit deux bas. Un chiot désobéit? Sa maîtresse cherche d’abord ce qu’il voulait. Le jeu se défait? Annoncez : « Le chat du voisin s’est perdu. » On l’appelle, l’oreille collée à chaque niche.} {4-5a|La pension pour animaux ouvre : l’animal montre sans un mot ce qu’il mange et ce qui l’effraie, la gardienne devine et le dessine sur l’affiche de sa niche.} {4-5a !0-18m !18-24m !2-3a|Un animal arrive en boitant : on cherche la patte qui fait mal, on la soigne; à son tour, il devient le gardien.} {18-24m 2-3a 3-4a 4-5a|Un animal se cache dans sa niche : on pose un bol devant et on recule.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La maison s’endort. {18-24m 2-3a 3-4a 4-5a|Qui veut borde un animal ou se laisse border.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le chien ronfle, le chat ronronne, de plus en plus bas; la niche reste ouverte à qui y retourne.} {4-5a|Le gardien de nuit fait sa ronde et dit tout bas, devant chaque niche, ce que l’animal a aimé aujourd’hui.} {0-18m|Pour le poupon, vos doigts font les animaux, de son cou à ses genoux, puis se cachent dans sa main.} Dites tout bas : « Minou au creux du cou, pitou sur les genoux, lapin dans un p’tit coin… on ferme les yeux, tout doux. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Tendez la main ouverte, à plat, et laissez l’animal venir.} {0-18m !18-24m !2-3a !3-4a !4-5a|Avancez la patte, à plat, et laissez le poupon venir la toucher.}',
          'Dites tout haut ce que le corps demande : « Il recule; il en a assez. »',
          'Acceptez d’être flattée, puis éloignez-vous : voyez {18-24m 2-3a 3-4a 4-5a|qui s’arrête}{0-18m !18-24m !2-3a !3-4a !4-5a|qui vous rappelle}.',
          '{0-18m|Une main veut flatter le poupon? La vôtre d’abord, sur son dos ou son pied; l’autre main se pose à côté.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il veut?',
          'Où est-ce qu’il dort?',
          'Comment sais-tu qu’il est content?',
          '{4-5a|De quoi a-t-il besoin, sans savoir le demander?}',
        ],
      },
      vocabulaire: ['flatter', 'ronronner', 'japper', 'la niche', 'la patte', 'le museau', 'doucement', 'se cacher'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Cachez une main derrière la niche, grattez le carton, miaulez, sortez les doigts, puis cachez-les. Attendez qu’il regarde l’endroit où ils étaient avant de gratter de nouveau.',
        },
        { pour: '18-24m', texte: 'L’enfant garde son bol du début à la fin; c’est vous, l’animal qui a faim.' },
        { pour: '2-3a', texte: 'Donnez à chacun le choix de sa voix; on peut être un chat qui jappe.' },
        { pour: '3-4a', texte: 'Ouvrez une clinique ou une école pour chiots, avec des règles qu’ils inventent.' },
        {
          pour: '4-5a',
          texte:
            'Proposez une affiche par niche : un dessin dit où flatter, un autre ce que l’animal n’aime pas. Le visiteur la lit à voix haute avant de tendre la main, et l’animal approuve ou proteste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui n’aime pas être touché, {18-24m 2-3a 3-4a 4-5a|le jeu se fait avec un toutou : il le flatte et montre sur lui où c’est permis.} {0-18m !18-24m !2-3a !3-4a !4-5a|le chat reste à un bras et ronronne : c’est l’enfant qui vient, ou non.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, suivez dehors des traces de vraies pattes, sans approcher l’animal.} {hiver|L’été, les animaux cherchent l’ombre et s’y couchent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Caresse trop vive.', 'Genoux rougis.'],
        dangersAEliminer: [
          'Laisse, corde ou collier : aucun lien au cou ni au corps; on suit par la voix.',
          '{18-24m 2-3a 3-4a 4-5a|Animal qui mord pour vrai : arrêtez, consolez, puis donnez-lui un bas à porter dans la main, d’une niche à l’autre.}',
          '{0-18m multiage|Poupon sur le chemin d’un animal qui avance : vos jambes allongées ferment la couverture, et l’on passe au pas.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Poupon qui s’endort dans la niche : il}{0-18m multiage|Poupon qu’on veut border, ou qui s’endort dans la niche : bordez un autre animal; le dormeur}{0-18m| va dans son lit, sur le dos.}',
          '{0-18m|Bas, bol ou débarbouillette mouillés de salive : changez-les avant une autre bouche. Carton mâché : retirez le morceau et la niche.}',
          '{cour ete 0-18m|Soleil et chaleur : couverture à l’ombre, chapeaux, nuques touchées souvent.}',
          '{cour hiver 0-18m|Froid : le poupon bouge peu; touchez souvent sa nuque et ses mains, et dès qu’il refroidit, tout le groupe rentre.}',
          'Vrai animal inconnu : on ne le touche pas sans son maître et un adulte.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!0-18m|Brosse neuve, jamais passée sur un vrai animal; rien de ce qui est dans les bols ne se mange.} {0-18m|Rien de ce qui est dans les bols ne se mange.}',
        ],
      },
      observation: [
        'Compétences sociales : comment s’ajuste-t-il quand l’autre s’éloigne?',
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|quels gestes emprunte-t-il à l’animal?}{0-18m !18-24m !2-3a !3-4a !4-5a|que fait-il du bas et du bol quand l’animal a faim?}',
        'Langage oral : comment se fait-il comprendre sans mots, ou avec?',
      ],
      prolongements: [
        'Affichez au-dessus d’une niche la photo d’un animal connu de la famille : quel bruit fait-il quand il est content?',
        'Laissez une niche au coin calme : elle servira à qui veut être seul.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui donnait des soins, qui en demandait?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui a rappelé le chat, et comment?}',
        'Ai-je nommé les signes de refus avant que ça tourne mal?',
      ],
    },
  },
  {
    key: 'la-lune-sur-le-mur',
    summary:
      'Une lune de lumière se promène sur le mur et au plafond; on la cherche, on la touche, on lui dit bonne nuit.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'vent-et-ciel'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'lune',
      'étoile',
      'nuit',
      'noir',
      'dodo',
      'lampe de poche',
      'lumière',
      'espace',
      'planète',
      'fusée',
      'ciel',
      'bonne nuit',
      'peur du noir',
    ],
    seen: [
      'il court après le rond de clarté que fait ma montre sur le mur',
      'elle cache la lampe avec sa main et regarde tout s’éteindre',
      'ils pointent le plafond et crient qu’elle est revenue',
      'elle tape sur la tache lumineuse et voit ses doigts devenir noirs',
      'il n’aime pas qu’on baisse les stores, le noir l’inquiète',
      'il dit bonne nuit à son pied, à son genou, à son nombril',
      'ce matin en arrivant, ils ont vu un croissant dans le ciel au-dessus des autos',
      'avant la sieste, une tache de soleil bouge au plafond et ça les tient réveillés',
    ],
    scenes: ['ombre-lumiere', 'peurs', 'cacher-trouver'],
    picture:
      'Dans la pénombre, l’éducateur et un enfant tiennent la lampe de poche; une enfant pose les mains sur la lune de lumière, au mur.',
    sheet: {
      titre: 'La lune sur le mur',
      observationDepart:
        'Ce matin, la lune était encore là, au-dessus du stationnement. Un doigt, puis cinq : « Là! Là! »',
      intentionEducative: 'Éveiller le plaisir de suivre des yeux ce qui bouge, disparaît et revient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre la lumière et deviner où elle reviendra.',
        'S’étirer vers la lumière et toucher le rond.',
        'Dire « là », « partie », « encore », « bonne nuit ».',
      ],
      materiel: [
        item('Lampe de poche à boîtier vissé', 'une, dans votre main', 'Lampe frontale tenue à la main'),
        item(
          '{2-3a|Cartons ronds, l’un percé d’un croissant, l’autre de trois trous}',
          '{2-3a|deux}',
          '{2-3a|Doigts devant la lampe}',
        ),
        item('Drap clair, tendu au mur avec du ruban-cache', 'un, et un rouleau gardé par vous', 'Mur pâle et nu'),
        item('Coussins', 'un par enfant', 'Tapis'),
      ],
      preparation: [
        'Baissez les stores à demi : on doit encore se voir.',
        'Essayez la lampe{2-3a|; pour le croissant, un enfant tiendra le carton percé devant}.',
        'Tendez le drap au mur, à la hauteur des enfants. Disposez les coussins devant, sans rien à renverser.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Assise, la lampe couverte de votre main, laissez passer un filet de lumière entre deux doigts. « Oh… » Ouvrez lentement : la lune se lève, en bas du mur.',
        ),
        play(
          { 10: 6, 20: 12, 30: 19 },
          'La lune monte, s’arrête, disparaît au coin de l’armoire. « Partie! » Elle revient au plafond, sur un ventre, dans une main. {18-24m|On la tape à deux mains, on regarde ses doigts devenir noirs.} {2-3a|On l’appelle, on la cache d’une main devant la lampe, on en fait un croissant, on lui dit où aller.} Qui veut pose sa main sur la vôtre et la conduit. {20min 30min|On ne la poursuit plus? La lune se couche sur un coussin : des mains la couvrent, elle passe au coussin d’à côté.} {30min|Puis cachez-la, le temps de trois souffles : « Où va-t-elle revenir? » On pointe, on va s’y placer, et la lune se lève là.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La lune descend, descend. Elle dit bonne nuit à un pied, à un genou, à un ventre. Tous disent bonne nuit avec elle, à chacun; puis éteignez et laissez le jour remonter par le store.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bougez la lune plus lentement que vous ne le croyez nécessaire.',
          'Attendez un mot, un doigt, un regard avant de la faire revenir.',
          'Rouvrez le store dès qu’un visage s’inquiète.',
        ],
        questionsOuvertes: ['Où est-elle?', 'Qui la voit?', 'À qui dit-elle bonne nuit?'],
      },
      vocabulaire: [
        'la lune',
        '{2-3a|le croissant}{!2-3a|le rond}',
        'partie',
        'là-haut',
        'le plafond',
        'la nuit',
        'briller',
        'encore',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Gardez la lune à la hauteur des mains, large et immobile, jusqu’à ce qu’on l’ait touchée.',
        },
        {
          pour: '2-3a',
          texte: 'Un enfant tient le carton à trois trous devant la lampe : des étoiles, à compter du doigt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui voit peu, faites la lune sur le mur, tout près de ses mains, et dites où elle va. Un store reste ouvert pour celui qui n’aime pas le noir; il tient la lampe avec vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, cherchez la vraie lune à l’arrivée ou au départ; elle est souvent là quand il fait encore sombre.} {hiver|L’été, cherchez la vraie lune le matin, toute pâle dans le bleu.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bousculade pour toucher le rond.', 'Petite inquiétude dans la pénombre.'],
        dangersAEliminer: [
          'Lumière dans les yeux : elle va au mur, au plafond, sur un ventre, jamais sur un visage de près.',
          'Boîtier qui s’ouvre : piles vissées, lampe dans votre main, rangée hors de portée après le jeu.',
          'Meuble où grimper pour la toucher : la lune redescend avant.',
        ],
        supervision: 'palier2',
        allergies: ['Le drap est lavé sans parfum; rien ne se mange ni ne se porte au visage.'],
      },
      observation: [
        'Attention : où attend-il la lune quand elle est cachée?',
        'Langage oral : quels mots ou gestes lui servent à la rappeler?',
        'Développement sensoriel : comment explore-t-il le clair et le sombre?',
      ],
      prolongements: [
        'Reprenez la lune avant la sieste, une seule fois, lentement.',
        'Avant le lit, l’enfant et son parent souhaitent bonne nuit à la vraie lune, qu’on la voie ou non.',
      ],
      reflexionRetroaction: [
        'Entre « partie » et « la voilà », ai-je attendu qu’un enfant l’appelle?',
        'Qui voulait conduire, et qui préférait attendre?',
      ],
    },
  },
  {
    key: 'allo-qui-est-la',
    summary:
      'Dring! On décroche un bloc, un soulier, un rouleau de carton : qui appelle, et qu’est-ce qu’on lui raconte?',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, on s’appelle d’un banc à l’autre, un rouleau ou les mains devant la bouche.' },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'téléphone',
      'appeler',
      'allô',
      'cellulaire',
      'jouer au téléphone',
      'faire semblant de téléphoner',
      'rouleau de carton',
      'maman au travail',
      'papa au travail',
      'grand-maman',
      'message',
      'facteur',
      'courrier',
      'raconter',
      'ennui',
      'rouleaux',
    ],
    seen: [
      'il colle une banane sur son oreille et jase à sa grand-mère',
      'elle marche de long en large avec un bloc et dit oui, oui, OK, bye',
      'ils se tendent un soulier en disant c’est pour toi, réponds',
      'elle veut appeler sa mère au bureau parce qu’elle s’ennuie',
      'il parle dans un tube et rit d’entendre sa voix changée',
      'il chiale pour avoir mon cell dès que ça sonne',
      'depuis que mamie est repartie en Gaspésie, elle lui raconte sa journée dans une tasse',
      'à l’heure de la pouponnière, bébé lâche deux sons et attend qu’on lui réponde',
    ],
    scenes: ['voix', 'separation', 'telephone'],
    picture:
      'L’éducatrice tend un bloc qui sonne comme un téléphone; un enfant parle dans le sien, un autre murmure dans un rouleau de carton.',
    sheet: {
      titre: 'Allô, qui est là?',
      observationDepart:
        'Un bloc contre l’oreille, un enfant marche de long en large, dit oui, dit non, dit bye. Puis il tend le bloc à son amie.',
      intentionEducative:
        'Permettre à l’enfant de tenir une conversation, avec ses mots, ses silences et ses intonations.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Parler, se taire, répondre.',
        'Faire d’un objet un téléphone.',
        'Parler de quelqu’un qui n’est pas là.',
        '{4-5a|Retenir un message et le livrer à quelqu’un.}',
      ],
      materiel: [
        item(
          'Blocs {0-18m|légers, }longs comme la main',
          'un par enfant{0-18m| qui marche}, et un pour vous',
          'Rouleaux de carton ou petites boîtes fermées',
        ),
        item('Rouleaux de carton', 'un pour deux enfants, un pour vous', 'Mains en cornet devant la bouche'),
        item(
          '{0-18m|Blocs de tissu lavable, longs comme votre main, les téléphones des poupons}',
          '{0-18m|deux par poupon}',
          '{0-18m|Petits coussins lavables de cette longueur}',
        ),
        item(
          '{0-18m|Couverture épaisse, la place des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{3-4a 4-5a|Feuilles et gros crayons, pour les messages}',
          '{3-4a 4-5a multiage|une feuille et un crayon par enfant de trois ans et plus}{3-4a 4-5a !multiage|une feuille et un crayon par enfant}',
          '{3-4a 4-5a|Cartons plats}',
        ),
        optional('Photos plastifiées des familles', 'une par enfant', 'Dessins'),
        optional('{dedans si-livres|Livres cartonnés}', '{dedans si-livres|un pour deux enfants}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux lavables, longues comme une main d’adulte}',
          '{si-figurines-d’animaux|deux ou trois}',
          null,
        ),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une, à votre main}', null),
        optional('{si-boîtes-de-carton|Grande boîte de carton, sans agrafes}', '{si-boîtes-de-carton|une}', null),
        optional(
          '{si-sacs si-sacoches|Sacs de tissu ou sacoches, sans longue courroie}',
          '{si-sacs si-sacoches|un ou deux}',
          null,
        ),
      ],
      preparation: [
        'Semez les blocs à plusieurs endroits : {dedans|sur la tablette, sous un coussin, dans une botte}{cour|sur le banc, au pied de l’arbre, au coin de la clôture}. {si-sacs si-sacoches|Glissez-en un au fond d’un sac : il sonnera étouffé, et l’on y fouillera.}',
        'Mettez un bloc dans votre poche. {si-boîtes-de-carton|Couchez une grande boîte, ouverte d’un côté : c’est la cabine, où la voix grossit.}',
        '{0-18m|Les poupons sont sur la couverture, contre vous, leurs blocs de tissu devant eux; les rouleaux et les autres blocs restent aux marcheurs, qui parlent de l’autre côté de vos jambes. Gardez un rouleau pour vous.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, assoyez-vous au centre : vous répondez à tous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, appelez-vous d’un bout à l’autre de l’espace.} {2adultes 0-18m|L’une des deux reste sur la couverture.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« Dring, dring! » Cherchez, étonnée, d’où ça vient. Sortez le bloc de votre poche, décrochez. « Allô?… Oui, il est ici. C’est pour toi. » Tendez-le. {si-figurines-d’animaux|Puis une figurine appelle, par votre voix : on lui répond dans sa langue.} {si-marionnettes|Une marionnette décroche, écoute, hoche la tête et raccroche : qui la rappelle?} {0-18m|Le plus jeune, face à vous, cesse de bouger au « dring » : dites-lui « allô », à lui aussi, et taisez-vous.} {4-5a|Deux enfants tendent la main? « Ne quittez pas, je vous le passe. »}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Faites « dring » vers un bloc caché : qui le trouve décroche. Un rouleau, ou deux mains en rond, fait le cornet : la voix change. {0-18m|Le poupon met le bloc de tissu à sa joue, à sa bouche, lance deux sons; répondez, il recommence. Au plus jeune, murmurez dans votre cornet : ses yeux cherchent cette drôle de voix.} {18-24m|Le trottineur dit « allô », écoute, dit « bye », raccroche, recommence.} {2-3a|Un enfant appelle le chat : demandez ce qu’il fait. Une autre conte son bobo à papa.} {3-4a|Un enfant commande une pizza : répétez-la de travers, il vous reprend.} {4-5a|Une amie est occupée : on prend son message, on le répète ou on le dessine si les feuilles sont sorties, on va le lui livrer.} {4-5a !0-18m !18-24m !2-3a|Un coin devient la centrale. Faites-la sonner trois fois de suite : un appel passe, deux patientent, et la téléphoniste retient qui attend et pourquoi.} {18-24m !multiage !10min|Un enfant vous tend son bloc : écoutez longuement, hochez la tête, « C’est pour toi », et rendez-le. Deux veulent le même? Votre soulier sonne à son tour. Plus tard, dites un prénom dans le cornet, de tout près, puis de loin : une main décroche.} {2-3a !multiage !10min|On rappelle six fois le même chat : « Il dort encore. » Quand ça ne sonne plus, cachez votre bloc dans votre dos et faites « dring » tout bas : on le cherche, on le trouve, on cache le sien.} {3-4a !multiage !10min|Deux enfants crient dans leur bloc? « La ligne est mauvaise, rappelez avec un cornet. » Quand tout se tait, décrochez : « Quelqu’un m’appelle et ne dit rien… » Les enfants devinent qui c’est et vous soufflent quoi répondre.} {multiage !10min|On recache, on recommence.} {!0-18m|Un enfant marche en parlant, un bras qui brasse l’air? Ne l’interrompez pas : il est en ligne.} {2-3a 3-4a 4-5a !0-18m|Une autre murmure dans un coin? Faites signe aux autres de baisser la voix.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Un dernier « dring » sonne pour tous à la fois : à l’autre bout, quelqu’un qu’on aime veut dire un mot. {dedans si-livres|Il veut une histoire aussi : devant un livre ouvert, on lui dit ce qu’on y voit.} « Bye. À tantôt. » {0-18m|Pour le poupon, le mot est son prénom, dit deux fois; votre main fait « bye » et attend la sienne.} {4-5a !0-18m !18-24m !2-3a !3-4a|En rangeant son téléphone, l’enfant annonce qui il rappellera demain et la première chose qu’il lui dira.} {4-5a multiage|Les plus vieux annoncent qui ils rappelleront demain et la première chose qu’ils lui diront.} Les téléphones se rechargent, alignés sur {dedans|la tablette}{cour|le banc}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez de vrais silences : l’autre parle, à l’autre bout.',
          'Répondez à ce qu’il vous raconte, même si vous n’en comprenez que l’air.',
          '{0-18m|Redites le son du poupon, puis comptez trois dans votre tête : c’est à lui.}',
          'Si vous avez les photos des familles, offrez la sienne à qui s’ennuie, sans dire à qui parler.',
        ],
        questionsOuvertes: [
          'Qui est-ce?',
          'Qu’est-ce qu’il te dit?',
          'Que veux-tu lui raconter?',
          '{4-5a|Comment lui décris-tu ce qu’il ne voit pas d’ici?}',
        ],
      },
      vocabulaire: [
        'allô',
        'sonner',
        'décrocher',
        'raccrocher',
        'écouter',
        'répondre',
        '{3-4a 4-5a|le message}{!3-4a !4-5a|le téléphone}',
        'à tantôt',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un bloc de tissu à l’oreille, en face de lui, refaites son dernier son, puis tendez-lui ce téléphone. Il le mord? C’est son tour de parler : attendez qu’il vous regarde pour répondre.',
        },
        { pour: '18-24m', texte: '« Allô » fait tout l’appel; gardez votre bloc à l’oreille, face à lui.' },
        { pour: '2-3a', texte: 'Donnez deux téléphones à deux amis assis dos à dos.' },
        {
          pour: '3-4a',
          texte:
            'Ouvrez une centrale : quelqu’un relie les appels et retient les messages, ou les dessine si vous avez sorti des feuilles.',
        },
        {
          pour: '4-5a',
          texte:
            'Chaque enfant choisit son numéro, deux chiffres. Qui veut lui parler le compose en le disant tout haut; l’ami décroche s’il a reconnu le sien, ou laisse sonner.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas appelle en vidéo : on se fait face, les mains en cadre autour du visage, puis on se parle avec des gestes, des images et des grimaces.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les appels se font dehors, d’un arbre à l’autre.} {!hiver|L’hiver, une mitaine fait le téléphone.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coup de bloc en se retournant.', 'Ennui d’un parent, qui monte et se console.'],
        dangersAEliminer: [
          'Vrai téléphone ou télécommande : piles et écran; un bloc fait mieux.',
          'Corde entre deux gobelets : les téléphones sont sans fil.',
          '{0-18m|Parleur qui marche sans regarder, bloc qui tombe : le chemin des appels passe de l’autre côté de vos jambes.}',
          '{0-18m|Rouleau crié à une oreille : au poupon, on murmure, à un avant-bras de sa tête.} {!0-18m|Rouleau crié à une oreille : on parle devant l’ami, jamais contre son oreille.}',
          '{0-18m|Bloc de tissu mouillé : donnez le deuxième.} {0-18m 18-24m|Rouleau mâché : retirez le morceau de la bouche, le rouleau du jeu.}',
          '{cour ete 0-18m|Soleil et chaleur : couverture à l’ombre, chapeaux, nuques touchées souvent.}',
          '{cour hiver 0-18m|Froid : le poupon bouge peu; touchez souvent sa nuque et ses mains, et dès qu’il refroidit, tout le groupe rentre.}',
          '{si-boîtes-de-carton|Boîte sur une tête, deux enfants dedans : elle est couchée, ouverte, pour un seul parleur.} {si-sacs si-sacoches|Courroie au cou, sac de plastique : anses courtes, tissu seulement.}',
          '{0-18m si-figurines-d’animaux|Figurine mâchée par un poupon : essuyez-la avant une autre bouche.} {0-18m dedans si-livres|Livre mâché par un poupon : retirez le morceau de la bouche, le livre du jeu.}',
        ],
        supervision: 'palier2',
        allergies: ['Cartons propres, sans résidu d’aliment.'],
      },
      observation: [
        'Langage oral : quelles intonations, quels mots, quels silences dans sa conversation?',
        'Fonction symbolique : quels objets deviennent un téléphone?',
        'Attachement : qui l’enfant appelle-t-il, et comment est-il une fois l’appel fini?',
      ],
      prolongements: [
        'Gardez un téléphone près de la porte pour l’ennui du matin.',
        'Le matin, recueillez une phrase d’un parent; l’après-midi, le téléphone sonne et elle est pour son enfant.',
      ],
      reflexionRetroaction: ['Qui a parlé ici comme il ne parle pas avec nous?', 'Ai-je répondu, ou questionné?'],
    },
  },
]
