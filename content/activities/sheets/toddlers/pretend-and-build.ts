import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_PRETEND_AND_BUILD_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-bain-des-bebes',
    summary:
      'Les poupées sont toutes sales! Chacun lave la sienne, du nez aux orteils, l’essuie, l’emmaillote et la relave.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'eau-neige-et-glace'],
    materials: ['eau', 'tissus', 'contenants-et-cuilleres', 'chaudieres-et-pelles'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bébé',
      'poupée',
      'bain',
      'bain de poupée',
      'laver les poupées',
      'laver',
      'petit frère',
      'petite sœur',
      'couche',
      'nourrir',
      'savon',
      'maison',
      'prendre soin',
      'serviette',
      'corps',
      'eau',
      'habillage',
      'hygiène',
      'jeux d’eau',
      'parties du corps',
    ],
    seen: [
      'elle savonne les cheveux de sa catin et lui met la main devant les yeux',
      'il rince la poupée avec un gobelet au lavabo et inonde le plancher',
      'ils essuient leurs bébés, les roulent dans un linge et recommencent à laver',
      'elle gronde sa poupée parce qu’elle bouge trop dans l’eau',
      'son petit frère est né samedi et il veut donner le biberon à tout le monde',
      'il dit que ça pique les yeux et console son bébé de plastique',
      'depuis qu’elle a assisté au bain du nouveau-né, l’évier de la cuisinette est toujours plein',
      'au retour de la cour, ils ont frotté leurs poupées pleines de terre avec des lingettes',
    ],
    scenes: ['bebes-soins', 'eau', 'petit-frere'],
    picture:
      'Deux enfants lavent des poupées dans de petits bacs d’eau; un autre enveloppe la sienne, et l’éducatrice apporte la chaudière.',
    sheet: {
      titre: 'Des bébés tout barbouillés',
      observationDepart:
        'Un petit frère vient de naître chez l’un d’eux. Depuis, la poupée passe du four à l’évier, et l’évier est toujours occupé.',
      intentionEducative: 'Permettre à l’enfant d’enchaîner les gestes du soin sur un corps plus petit que le sien.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'secondaire' },
      ],
      objectifs: [
        'Laver, rincer, essuyer, emmailloter dans l’ordre de son choix.',
        'Toucher avec douceur un corps fragile.',
        'Montrer et nommer des parties du corps.',
      ],
      materiel: [
        item(
          'Poupées lavables, de plusieurs teintes de peau',
          'une par enfant et une pour vous',
          'Figurines d’animaux plus longues que la main',
        ),
        item('Bacs larges', 'un pour deux enfants', 'Lèchefrites profondes'),
        item('Eau tiède', 'deux doigts par bac', null),
        item('Terre, pour salir les poupées', 'une cuillerée', null),
        item('Débarbouillettes', 'une par enfant et une pour vous', 'Vieux bas'),
        item('Gobelets', 'un par enfant et un pour vous', 'Contenants de yogourt'),
        item('Chaudière', 'une, pour vider', 'Grand bac à anses'),
        item(
          'Serviettes et carrés de tissu',
          'deux par enfant, une sous chaque bac et deux pour les flaques',
          'Linges à vaisselle',
        ),
        item('Chandails de rechange', 'un par enfant', null),
        optional('{si-couvertures|Couverture, gardée au sec}', '{si-couvertures|une}', null),
        optional('{si-éponges|Éponges neuves, plus grosses que le poing}', '{si-éponges|une pour deux enfants}', null),
        optional('{si-livres|Livre cartonné}', '{si-livres|un}', null),
        optional(
          '{si-pinces-à-linge|Pinces à linge solides}',
          '{si-pinces-à-linge|une par débarbouillette, comptées}',
          null,
        ),
      ],
      preparation: [
        'Placez les bacs au sol, sur des serviettes, à un bras de distance les uns des autres.',
        'Salissez un peu les poupées : une trace de terre sur un genou, une autre sur une joue.',
        'Remontez les manches, posez une chaudière vide derrière vous et gardez les chandails de rechange au sec.',
        '{avec-contenant|Ajoutez @materiel pour rincer les cheveux.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Bercez une poupée barbouillée, sentez-lui les pieds. « Ouh là. » Trempez une débarbouillette, essorez-la et commencez par un seul orteil. Un bébé sale va à chaque main qui s’avance.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'L’eau du gobelet coule sur un ventre, une oreille, un derrière. {si-éponges|Une éponge pressée fait pleuvoir sur un dos.} « Bobo yeux! » : le savon invisible pique, et il faut consoler. Un enfant lave sans fin le même pied; un autre lave le bac; un troisième essuie, puis emmaillote son bébé dans une serviette. Les poupées s’échappent, tombent, se font gronder ou bercer. {30min 45min|À celui qui regarde, tendez un talon de poupée : « Il reste ce bout-là. » Quand les gobelets font oublier les bébés, annoncez l’heure des cheveux : une main sur les yeux de votre poupée, versez un filet d’eau; on vous imite. Puis serrez-la contre vous : « Brrr! Le mien a froid. » C’est la fin du bain.}',
        ),
        play(
          { 45: 13 },
          'Videz d’abord tous les bacs au gobelet, dans la chaudière, et allez aussitôt, avec le groupe, la verser au lavabo. Il reste les serviettes. Les bébés s’emmaillotent, mangent, refusent, font leurs nuits en trois secondes. Demandez conseil : « Le mien pleure. Qu’est-ce que je fais? » Puis : « Il a trop chaud. » On défait la serviette, on la refait.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chaque poupée s’assoit contre le mur dans sa serviette. {20min 30min|Videz l’eau au gobelet dans une chaudière, et emportez-la aussitôt, les enfants avec vous. }Chacun se lave ensuite les mains au lavabo, entre les doigts et derrière, comme un bébé au bain; qui attend frotte à sec. {si-pinces-à-linge|Mains propres, on pince les débarbouillettes tordues au bord d’un bac vide.} {si-couvertures|Au sec, une couverture fait le grand lit : on y couche les bébés, on les borde, on chante tout bas.} {si-livres|Un livre s’ouvre devant les bébés : chacun tourne le sien vers l’image.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Agenouillez-vous entre les bacs et videz-les avant de vous relever.',
          'Suivez le lavage avec des mots du corps : « Le coude… derrière l’oreille… le talon. »',
          'Recevez dans vos bras le bébé lancé et bercez-le, sans sermon.',
        ],
        questionsOuvertes: ['Où est-il sale?', 'Qu’est-ce qu’il dit, ton bébé?', 'De quoi a-t-il besoin après?'],
      },
      vocabulaire: ['le bain', 'laver', 'essuyer', 'le coude', 'le talon', 'rincer', 'la serviette', 'doucement'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Aux plus pressés, une débarbouillette mouillée, sans bac; aux plus habiles, un carré de tissu à enrouler pour habiller le bébé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui secoue ses doigts mouillés devient sécheur : une poupée, une serviette sèche, à côté du bac d’un autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le bain se donne dehors, à l’ombre.} {!hiver|L’hiver, chauffez d’abord les serviettes sur une chaise au soleil.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Plancher et manches mouillés.', 'Bébé disputé.', 'Poupée grondée durement.'],
        dangersAEliminer: [
          'Enfant penché tête première dans un bac : assoyez-le à côté, fesses au sol.',
          'Eau bue à la débarbouillette : tendez son verre à l’enfant qui a soif.',
          'Flaque sur le plancher : une serviette dessus à l’instant.',
          'Poupée à cheveux qui s’arrachent, souliers ou suces détachables : elle reste hors du jeu.',
          '{si-éponges|Éponge mordue : elle quitte le bac, et vous cherchez le bout arraché.} {si-pinces-à-linge|Doigt pincé, ressort sorti : la pince brisée va dans votre poche, et vous comptez les autres.}',
        ],
        supervision: 'palier1',
        allergies: ['L’eau suffit; pour l’eczéma, séchez les mains en tamponnant et suivez le plan.'],
      },
      observation: [
        'Fonction symbolique : quels gestes du bain enchaîne-t-il?',
        'Compétences émotionnelles : comment console-t-il ou gronde-t-il son bébé?',
        'Hygiène : que transporte-t-il du jeu à son propre lavage de mains?',
      ],
      prolongements: [
        'Étendez les serviettes sur un séchoir bas : le linge des bébés est un jeu du lendemain.',
        'Le vrai bain a ses mots et sa chanson : le parent vous les apprend, le bac les reprend.',
      ],
      reflexionRetroaction: [
        'Quels gestes de soin ai-je reconnus, les miens ou ceux de la maison?',
        'Y avait-il assez de bébés pour que personne n’attende?',
      ],
    },
  },
  {
    key: 'le-camion-des-vidanges',
    summary: 'Bip, bip, bip! Le camion recule, avale boîtes et papiers, compacte, vide le tout plus loin et repart.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, par temps sec, le trajet fait le tour du carré de sable; lestez les boîtes si ça vente.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camion',
      'vidanges',
      'poubelle',
      'recyclage',
      'éboueur',
      'camion de vidanges',
      'bip bip',
      'reculer',
      'vider',
      'remplir',
      'pousser',
      'métier',
      'auto',
      'boîtes de carton',
      'vider et remplir',
    ],
    seen: [
      'il lève le bras tout raide et vire le bac de blocs à l’envers',
      'elle pousse une grosse boîte à reculons en faisant bip bip',
      'ils pitchent du papier bouchonné dans le carton et pilent dessus pour l’écraser',
      'bébé sort les débarbouillettes une à une et les échappe dans la boîte',
      'il ramasse tout ce qui traîne, même le dîner des autres, et le jette',
      'elle veut savoir où s’en vont nos déchets après',
      'le mardi matin, ils sont cordés à la fenêtre et plus moyen de déjeuner',
      'en marchant, on a croisé les gars sur la benne et depuis ils se font des bye bye',
    ],
    scenes: ['remplir-vider', 'vehicules', 'pousser', 'magasin-metiers'],
    picture:
      'Un enfant pousse un camion de carton; une autre y vide sa poubelle de papiers sur un passager qui lève les bras en riant.',
    sheet: {
      titre: 'Le camion des vidanges',
      observationDepart:
        'Le mardi, toutes les têtes sont {dedans|à la fenêtre}{dehors|à la clôture}. Quand le bras du camion se lève, un enfant lève le sien, lentement, avec le bruit.',
      intentionEducative:
        'Permettre aux enfants de devenir la machine qu’ils admirent : remplir, pousser, vider et recommencer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser et tirer une charge en marche avant et arrière.',
        'Rejouer une suite de gestes vus dans la rue.',
        '{0-18m|À moins de dix-huit mois, suivre le camion des yeux et répondre à son « bip ».}',
        '{!2-3a !3-4a !4-5a|Remplir, vider et remplir encore.}',
        '{3-4a 4-5a|Séparer le papier du carton, ou inventer un autre tri.}',
      ],
      materiel: [
        item(
          'Grandes boîtes de carton de grosseurs différentes, un côté coupé',
          '{!18-24m !2-3a|une pour deux enfants}{18-24m 2-3a|une par enfant}{0-18m|, sans compter les poupons, et deux basses pour border la couverture}',
          'Bacs à lessive',
        ),
        item(
          'Petites boîtes et cartons vides, plus gros que votre poing',
          'une trentaine',
          'Rouleaux larges et contenants lavés',
        ),
        item(
          '{2-3a 3-4a 4-5a|Papier à froisser, en boules plus grosses que votre poing}',
          '{2-3a 3-4a 4-5a|quatre feuilles par enfant}',
          '{2-3a 3-4a 4-5a|Vieux journaux}',
        ),
        item(
          '{0-18m 18-24m|Débarbouillettes propres, les déchets mous des petits}',
          '{0-18m 18-24m|une douzaine}',
          '{0-18m 18-24m|Linges à vaisselle}',
        ),
        item(
          '{0-18m|Couverture épaisse, le bord de la rue}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{4-5a|Grande feuille et gros crayons de cire, pour la tournée}',
          '{4-5a|une feuille, deux crayons}{0-18m 18-24m 2-3a|, rendus à l’adulte ensuite}',
          null,
        ),
        item('Chaudières ou petits bacs, les poubelles', 'six', 'Paniers'),
        optional(
          '{!0-18m !18-24m !2-3a si-bouchons|Bouchons de plastique lavés}',
          '{!0-18m !18-24m !2-3a|cinq par poubelle, comptés}',
          null,
        ),
        optional('{si-livres|Livres de camions, à pages cartonnées}', 'un ou deux, avec vous', null),
        optional(
          '{!0-18m si-gros-camions|Camions, sans petite pièce, plus gros que votre poing}',
          '{!0-18m si-gros-camions|un par enfant}',
          null,
        ),
        optional(
          '{!0-18m 2-3a 3-4a 4-5a si-gros-blocs|Blocs, plus gros que votre poing}',
          '{!0-18m 2-3a 3-4a 4-5a si-gros-blocs|vingt}',
          null,
        ),
        optional(
          '{dedans si-ruban-adhésif|Ruban-cache de couleur}',
          '{dedans si-ruban-adhésif|un rouleau, gardé par vous}',
          null,
        ),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt lavés, sans bord fendu}',
          '{si-contenants-de-yogourt|trois par poubelle}',
          null,
        ),
        optional('{si-sacs|Sacs de tissu, à anses courtes}', '{si-sacs|trois}', null),
      ],
      preparation: [
        'Ôtez agrafes, ruban et pellicule de plastique des boîtes.',
        'Déposez les poubelles pleines contre les murs {cour|et la clôture}, loin l’une de l’autre. {18-24m|Celles des trottineurs ne contiennent que de petites boîtes et des débarbouillettes, et leurs camions leur arrivent au ventre : plus bas, ils tombent dedans; plus haut, ils ne voient plus la rue.}',
        'Laissez au milieu un espace large pour les camions et un coin libre pour l’écocentre{0-18m|, à trois pas de la couverture}.',
        '{0-18m|Étendez la couverture dans un coin, une poubelle sans papier à un pas. Du côté de la rue, bordez-la de deux grandes boîtes coupées basses, entre lesquelles vous vous assoirez : le poupon assis voit venir les camions par-dessus; le plus jeune les voit de vos genoux. Posez sur la couverture la poubelle des poupons, un bac bas et quatre débarbouillettes, que vous changez quand elles sont mouillées.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {cour !hiver 0-18m|La couverture va à l’ombre.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{avec-roulant 0-18m|Garez @materiel parmi les camions.} {avec-roulant !0-18m !si-gros-camions|Garez @materiel parmi les camions.}',
        '{si-sacs|Dans trois des poubelles, posez un sac de tissu bourré de petites boîtes : on le porte à deux bras jusqu’au camion.} {dedans si-ruban-adhésif|Collez au plancher deux longs rubans, de poubelle en poubelle : le camion recule entre les deux.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{si-livres|Avec des livres de camions, cherchez d’abord celui des vidanges : un doigt montre son bras, et tous les bras se lèvent.} Poussez une grande boîte à reculons. « Bip… bip… bip. » Arrêtez devant une poubelle{0-18m|, la plus proche de la couverture}, levez votre bras tout raide, videz-la. « Cronch! » {0-18m|Repassez au ralenti devant les poupons, assis ou couchés, et levez votre bras une deuxième fois, pour eux.} Laissez le camion là, le moteur tourne. {18-24m|Une main de trottineur se pose sur le carton : il pousse, et c’est vous qui faites « bip ».} {4-5a|Demandez par quelle poubelle commence la tournée : elle se dessine sur une feuille, un rond par poubelle, pendant que les autres moteurs se réchauffent.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 19 },
          'Le camion recule, un bras se lève, la poubelle se vide. {!0-18m|On tasse des deux mains.} {!0-18m si-gros-camions|Avec de petits camions, chacun recule le sien, un déchet dessus, jusqu’à la grande boîte : « Cronch! »} {!0-18m 2-3a 3-4a 4-5a si-gros-blocs|Avec des blocs, on borde une ruelle plus large que la grande boîte, qui y recule sans rien toucher.} {20min 30min !0-18m|Plein? Le camion va basculer sa charge à l’écocentre, dans son coin, et repart; les poubelles vides se remplissent pour le prochain passage.} {0-18m|Assise entre les boîtes basses, jetez au camion la débarbouillette que le poupon sort et lâche : « Cronch! » Sur vos genoux, le plus jeune frappe une boîte du pied, et le camion repart.} {18-24m|Le trottineur pousse jusqu’au bout de la rue, sort tout, remet tout, repousse.} {2-3a|Une poubelle vidée se remplit en cachette, pour que le camion repasse.} {3-4a 4-5a|Un chauffeur, un éboueur à l’arrière, une voisine qui a oublié son sac : les rôles tournent.} {3-4a !multiage|Un camion ne prend que le papier, un autre que le carton.} {4-5a|On raye chaque poubelle vidée sur la tournée; celle où tout est mêlé est refusée.} {!0-18m !18-24m !2-3a si-bouchons|Avec des bouchons, chaque poubelle en cache cinq : l’éboueur les trie dans une poubelle déjà vidée.} {2-3a 3-4a 4-5a !si-gros-blocs|Un enfant devient lui-même la charge et se fait pousser d’un pas.} {2-3a 3-4a 4-5a !si-gros-camions|Froissez du papier quand la rue est trop propre.} {!2-3a !3-4a !4-5a|Remettez des débarbouillettes en boule quand la rue est trop propre.}',
        ),
        play(
          { 45: 14 },
          'L’écocentre ouvre. Les camions y basculent leur chargement : une montagne. Les pieds l’écrasent, des mains y retrouvent une boîte encore bonne pour bâtir. {2-3a 3-4a 4-5a|Laissez naître une tour ou une maison du tas.} {0-18m|Un camion livre trois petites boîtes à la couverture : empilez-les devant le poupon. Sa main passe, la tour tombe, « cronch », et vous la relevez.} {18-24m|Le trottineur s’assoit dans le tas, en sort une boîte, vous la donne, en sort une autre.} {4-5a|On bâtit un pont avec les grandes boîtes : le camion passera-t-il dessous? On le mesure du bras avant d’essayer.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dernier tour de rue : tout ce qui traîne entre dans un camion. {si-contenants-de-yogourt|Les contenants s’emboîtent l’un dans l’autre : toute une rangée tient dans une main.} {0-18m|Dernier arrêt, la couverture : tenez une boîte sous la main du poupon et dites « Donne? ». Attendez que ses doigts lâchent la débarbouillette; si elle est déjà tombée, ramassez-la pour lui.} {18-24m|Le trottineur jette une boîte dans son camion, la reprend, la rejette : comptez-la chaque fois.} {4-5a|On parie avant d’essayer : quel camion entre dans lequel?} Les camions se vident à l’écocentre, puis rentrent au garage l’un dans l’autre, moteur éteint d’un long « pchhh ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez la poubelle : {!0-18m|accroupie}{0-18m|assise au bord de la couverture}, les bras en rond, vous débordez.',
          'Guidez la marche arrière par le son : plus vite, plus lent, stop.',
          '{0-18m|Un poupon se lève, appuyé à une boîte? Tenez-la du genou : vide, elle glisse sous ses mains.}',
          'Ouvrez une deuxième rue quand deux camions se foncent dedans.',
        ],
        questionsOuvertes: [
          'Où passe le camion?',
          'Qu’est-ce que tu ramasses?',
          '{2-3a 3-4a 4-5a|Comment faire de la place?}',
          '{4-5a|Quelle poubelle passe en premier, et pourquoi?}',
          '{!2-3a !3-4a !4-5a|Qu’y a-t-il dans ton camion?}',
        ],
      },
      vocabulaire: [
        'le camion',
        'la poubelle',
        'reculer',
        'vider',
        '{45min|écraser}{!45min|lever}',
        'le bac',
        'plein',
        '{3-4a 4-5a|le chauffeur}{!3-4a !4-5a|pousser}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Approchez une boîte vide de lui, « bip… bip… », puis taisez-vous, immobile. Un regard, un pied qui bat, un « baba » : c’est le signal, elle avance d’une main.',
        },
        {
          pour: '18-24m',
          texte:
            '{!0-18m|Tenez le devant de sa boîte et reculez face à lui, à son pas : elle n’ira pas plus vite que ses pieds. Dites « Stop », arrêtez-la, et laissez-le crier « Bip ».}{0-18m|Quand sa boîte arrive devant vous, dites « Stop » et retenez-la d’une main. Il crie « Bip »? Lâchez : il repart.}',
        },
        { pour: '2-3a', texte: 'Un camion par enfant vaut mieux qu’un grand à deux : coupez de plus petites boîtes.' },
        {
          pour: '3-4a',
          texte:
            'Posez une boule de papier devant un bac, une petite boîte devant un autre, et voyez si le tri entre dans le jeu.',
        },
        {
          pour: '4-5a',
          texte:
            'Faites grève : « Le camion est plein, je ne lève plus rien. » Ils trouvent comment gagner de la place, ce qui s’aplatit, ce qui s’emboîte, et comparent deux chargements.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Glissez une boîte basse sur les genoux de l’enfant en fauteuil ou devant sa marchette : son camion est le plus haut de la rue.',
        },
        { pour: 'interieur', texte: 'Tracez la rue avec deux rangées de chaises pour ralentir les moteurs.' },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 2-3a 3-4a 4-5a|L’hiver, le camion devient charrue et pousse du papier froissé.} {!hiver !2-3a !3-4a !4-5a|L’hiver, le camion devient charrue et pousse des débarbouillettes en boule.} {!automne|L’automne, le camion ramasse les feuilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Orteils frôlés par une boîte.', 'Collision de camions.', '{2-3a 3-4a 4-5a|Papier partout.}'],
        dangersAEliminer: [
          'Vrai bac ou vraie poubelle de la garderie : aucun enfant n’y fouille.',
          'Enfant assis dans une boîte poussée vite : un pas à la fois, mains à l’intérieur.',
          '{0-18m|Camion qui fonce vers la couverture : il s’arrête devant vous, jamais contre les boîtes basses, qui glissent; le poupon qui sort de la couverture revient dans vos bras.}',
          '{0-18m 18-24m|Carton ou papier mâché : ôtez aussitôt le morceau mouillé, offrez une débarbouillette propre.} {18-24m|Trottineur debout dans une boîte, ou penché dedans tête première : sa boîte reste devant vous, et il s’y assoit.}',
          'Bord de carton rigide, agrafe, pellicule de plastique.',
          '{!0-18m si-gros-camions|Petit camion laissé dans la rue, où l’on recule sans le voir : il se gare contre le mur.}',
          '{cour 0-18m 18-24m|Caillou ou vrai déchet ramassé dans la rue du jeu : faites-en le tour avant de sortir les camions.}',
          '{cour|Vraie tournée en cours : le jeu se fait loin de la barrière.}',
          '{dedans si-ruban-adhésif|Bout de ruban décollé, bon à mâcher : ramassez-le; le rouleau reste sur vous.} {si-sacs|Anse au cou, sac sur une tête : du tissu, des anses courtes, jamais de plastique.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes d’aliments : écartez celles qui ont contenu noix, lait, œufs ou ce qu’un enfant ne tolère pas.',
        ],
      },
      observation: [
        'Fonction symbolique : quels gestes et quels bruits du camion reproduit-il?',
        'Motricité globale : comment pousse-t-il à reculons?',
        'Éveil aux mathématiques : que dit-il de plein, de vide, de trop?',
      ],
      prolongements: [
        'Le jour de la collecte, allez saluer le vrai camion derrière la clôture.',
        'Le soir du recyclage, l’enfant porte un vrai carton jusqu’au bac bleu, l’autre main dans celle d’un parent.',
      ],
      reflexionRetroaction: [
        'Quelle règle de la rue ont-ils inventée sans moi?',
        'Qui a trouvé une place loin du bruit?',
      ],
    },
  },
  {
    key: 'toc-toc-la-boite',
    summary:
      'Entrer, fermer le rabat, attendre un « toc toc » : une grande boîte devient la cachette où c’est l’enfant qui ouvre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Par temps sec et sans vent, les boîtes passent la matinée dans la cour.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîte',
      'carton',
      'cabane',
      'maison',
      'se cacher',
      'cachette',
      'porte',
      'toc toc',
      'entrer',
      'tunnel',
      'fenêtre',
      'boîtes de carton',
      'cache-cache',
    ],
    seen: [
      'il rentre dans la grosse boîte, ferme les battants et crie non quand on cogne',
      'elle sort juste son bras par le trou et attend qu’on le pogne',
      'ils sont trois tassés dans le même carton et ça rit fort',
      'elle regarde par la petite fenêtre et nous laisse pas entrer',
      'il a besoin d’être tout seul une minute, il se cache sous les tables',
      'il apporte sa doudou et son toutou dans une boîte et s’installe pour la journée',
      'depuis la livraison du réfrigérateur, ils passent la matinée à rentrer et à sortir du carton',
      'ce matin, la caisse couchée est devenue un autobus puis un lit puis une grotte',
    ],
    scenes: ['se-cacher', 'ouvrir-fermer'],
    picture:
      'Une enfant cogne sur une très grande boîte de carton; caché dedans, un autre entrouvre le rabat pour voir qui est là.',
    sheet: {
      titre: 'Toc toc, qui est dedans?',
      observationDepart:
        'La boîte du nouveau frigo attendait près de la porte. Un enfant y est entré et n’en est ressorti que pour aller chercher son toutou.',
      intentionEducative:
        'Permettre à l’enfant d’avoir un dedans à lui et de décider qui entre, qui attend et qui repart.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Entrer, sortir, ouvrir, fermer, passer à travers.',
        'Dire oui ou non à une visite.',
        'Faire de la boîte ce que l’on veut : un tunnel, un lit, une maison.',
      ],
      materiel: [
        item('Très grandes boîtes de carton', 'trois ou quatre', 'Tables couvertes d’un drap court'),
        item('{45min|Gros crayons}', 'un par enfant', 'Craies grasses'),
        item('{45min|Carrés de tissu}', 'une dizaine', 'Serviettes'),
        optional(
          '{si-clés si-trousseaux-de-clés|Grosses clés ou trousseau de vieilles clés}',
          '{si-clés si-trousseaux-de-clés|trois au moins, sur un anneau qui ne s’ouvre pas}',
          null,
        ),
        optional('{si-toutous|Toutous}', '{si-toutous|un par enfant}', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche à piles vissées}',
          '{dedans si-lampes-de-poche|une ou deux}',
          null,
        ),
      ],
      preparation: [
        'Taillez une porte à rabat et une fenêtre dans chaque boîte; percez des trous larges comme une main dans le dessus et dans un côté.',
        'Passez la main sur chaque arête : ni agrafe, ni ruban décollé, ni poignée coupante.',
        'Espacez les boîtes : assez pour qu’un enfant fasse le tour. {si-tunnel|Appuyez un bout du tunnel contre une porte : on y rampe avant de cogner.}',
        '{avec-coussin|Calez @materiel au fond d’une boîte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Cognez à une boîte vide. « Toc, toc. Y a-t-il quelqu’un? » Écoutez, l’oreille au carton. Regardez par la fenêtre. Allez cogner à la suivante : les petits poings cognent avec vous. {si-toutous|Un toutou, au bout d’un bras, cogne de la patte : lui aussi attend la réponse.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 18 },
          'Les corps entrent à quatre pattes, un bras sort par un trou, un œil par la fenêtre. « Toc toc! — Non! » Repartez avec un grand au revoir; revenez. Un oui? Votre main entre, ou l’ami qui a cogné. {si-clés si-trousseaux-de-clés|Une clé tourne contre le carton, « clic », « bip bip » : celui qui est dedans décide quand même.} Une boîte se couche et devient tunnel, une autre devient lit, autobus, maison. {dedans si-lampes-de-poche|Prêtée à qui est dedans, une lampe de poche lance un rayon par chaque trou.} Deux enfants serrés dans la même boîte se regardent et rient.',
        ),
        play(
          { 45: 15 },
          'Déposez les crayons et les tissus au pied des boîtes. Couché sur le dos, on gribouille les murs par-dedans. Un carré de tissu pend à une fenêtre, en rideau; un autre sert de tapis. Qui demande un trou de plus en gribouille la place : vous le percerez ce soir.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Passez de porte en porte avec un dernier « toc toc » : chacun sort par où il veut, par la porte ou par le toit soulevé. Fermez les rabats des maisons vides et dites-leur à tantôt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cognez toujours avant d’ouvrir, et respectez la réponse.',
          'Tenez la paroi qui penche, de l’extérieur, un œil sur les autres boîtes.',
          'Gardez une boîte libre pour celui qui se fait dire non.',
        ],
        questionsOuvertes: ['Qui habite ici?', 'Par où tu sors?', 'Qu’est-ce qu’il y a dedans?'],
      },
      vocabulaire: ['dedans', 'dehors', 'la porte', 'la fenêtre', 'ouvrir', 'fermer', 'à travers', 'cogner'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Préparez une boîte dont tout un côté est coupé, pour celui qui craint le noir; à celui qui veut disparaître, laissez celle dont le rabat ferme le mieux, sans accrocher.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une boîte couchée, sans fond ni porte, laisse passer une marchette ou un enfant sur le ventre; tenez-en la paroi pendant qu’il passe.',
        },
        {
          pour: 'interieur',
          texte: 'Quand il pleut plusieurs jours, poussez deux boîtes porte contre porte : cela fait un corridor.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la boîte devient tanière.} {!ete|L’été, la boîte devient comptoir de crème glacée, avec une fenêtre plus grande.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte qui bascule avec son habitant.', '« Non! » crié à la porte.', 'Mur défoncé.'],
        dangersAEliminer: [
          'Rabat qui se coince ou loquet : un rabat cède toujours à une poussée.',
          'Boîte sans trous d’air au-dessus et sur le côté : personne n’y entre.',
          'Enfant debout sur une boîte fermée : descendez-le, puis couchez la boîte.',
          'Couteau à carton : les ouvertures se taillent hors de la présence du groupe, ruban et agrafes ôtés.',
          '{si-clés si-trousseaux-de-clés|Clé à la bouche, dans un trou où un œil regarde, dans une prise ou une vraie serrure : le trousseau ne quitte pas les boîtes, et les mains se lavent après.} {si-tunnel|Deux têtes dans le tunnel : un seul à la fois, et la porte reste libre au bout.} {dedans si-lampes-de-poche|Faisceau dans des yeux : la lampe éclaire les murs de la boîte, ou elle vous revient.}',
        ],
        supervision: 'palier2',
        allergies: ['Cartons d’aliments : relisez l’étiquette et écartez-les en cas de doute.'],
      },
      observation: [
        'Catégories et concepts : comment explore-t-il dedans, dehors, à travers?',
        'Concept de soi : que fait-il du pouvoir d’ouvrir ou de fermer?',
        'Fonction symbolique : que devient la boîte, et quels mots s’échangent à la porte?',
      ],
      prolongements: [
        'Laissez vieillir les boîtes une semaine, au sec : chaque bris donne un nouveau passage.',
        'Prêtez l’idée aux parents : une boîte de livraison, un rabat, et toc toc pendant le souper.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je entendu un vrai « non » et l’ai-je respecté?',
        'Qui a eu besoin de rester seul, et l’a-t-il pu?',
      ],
    },
  },
  {
    key: 'une-assiette-pour-chacun',
    summary:
      'Les toutous ont faim : un pour lui, un pour lui… Les enfants mettent la nappe, distribuent, servent et recommencent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'cuisine-et-saveurs'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'La nappe se pose au sol, sur un coin sec; la cour fournit le repas : {!hiver|de grandes feuilles}{hiver|de la neige propre}.',
      PARK: 'Un sac de toutous, d’assiettes et de nappes suffit; le repas se ramasse {!hiver|au pied des arbres}{hiver|dans la neige propre}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pique-nique',
      'compter',
      'un deux',
      'assiette',
      'toutou',
      'repas',
      'servir',
      'nourrir',
      'distribuer',
      'nombre',
      'encore',
      'table',
      'dînette',
      'toutous',
      'mettre la table',
    ],
    seen: [
      'elle donne une tasse à chaque ours et se rend compte qu’il en manque',
      'il met tous les bols devant le même toutou et les autres ont rien',
      'ils brassent de la soupe invisible et font manger leurs peluches',
      'elle veut mettre la table avec moi et place deux fourchettes à la même place',
      'il demande encore une pour le lapin, il a été oublié',
      'il veut pas que sa voisine ait plus de craquelins que lui',
      'au dîner, elle a fait le tour de la table en donnant un verre à chacun',
      'au coin maison, leurs toutous font des rots et redemandent du spaghetti',
    ],
    scenes: ['cuisine', 'compter'],
    picture:
      'Autour d’une nappe à carreaux, des enfants donnent des assiettes aux toutous; l’un d’eux nourrit un ourson à la cuillère.',
    sheet: {
      titre: 'Une assiette pour chacun',
      observationDepart:
        'En mettant la table, un enfant pose une cuillère dans chaque verre. Il en manque une. Il fait le tour, regarde, recommence.',
      intentionEducative: 'Éveiller l’idée d’« un pour chacun » dans un repas qu’il faut bien servir à tout le monde.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Donner une assiette à un toutou, puis une à un autre.',
        'Remarquer qu’il en manque ou qu’il en reste.',
        'Parler aux invités pendant le service.',
      ],
      materiel: [
        item('Toutous', '{!parc|deux}{parc|un} par enfant{30min|, et un de plus, le visiteur}', 'Poupées'),
        item('Nappe', 'une pour trois enfants', 'Serviette de plage'),
        item('Assiettes incassables', 'autant que de toutous, et une de plus', 'Grands couvercles'),
        item('Grosses cuillères et tasses', 'une de chaque par enfant', 'Contenants de yogourt'),
        item('{dedans|Gros blocs ou balles de tissu, le repas}', 'un bac', 'Bas roulés'),
        item('{!hiver dehors|Grandes feuilles, le repas}', 'ce qui est au sol', 'Carrés de tissu vert'),
        item('{dehors hiver|Neige propre, le repas}', 'une chaudière', null),
        optional('Plateau à rebord et ruban-cache, pour que rien ne glisse', 'un plateau, un rouleau', null),
      ],
      preparation: [
        'Préparez plusieurs petites nappes plutôt qu’une grande.',
        'Cachez trois assiettes derrière vous : il en manquera, puis il y en aura. Empilez les autres à portée des enfants.',
        'Assoyez un seul toutou sur chaque nappe; les autres attendent en tas, près de vous. {30min|Le visiteur se cache avec les assiettes.}',
        '{avec-contenant|Joignez @materiel à la vaisselle.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Faites parler un toutou, sa bouche de peluche près de votre joue : « J’ai faim, moi. » Donnez-lui une assiette. Amenez le deuxième. « Moi aussi! » Retournez vos mains : elles sont vides.',
        ),
        play(
          { 20: 13, 30: 14 },
          'Les enfants distribuent les assiettes : deux pour l’ours, aucune pour le lapin, une sur la tête. « Encore une! » Touchez du doigt chaque assiette servie : une… une… une… Un enfant en cherche une pour un toutou oublié? Sortez-en une de derrière votre dos. {30min|Gardez-y la dernière.} Les repas se brassent, se versent, se renversent. Un ours mange sans arrêt; son voisin a l’assiette vide.',
        ),
        play(
          { 30: 7 },
          'Quand tout est en place, un dernier toutou cogne : « Toc, toc, j’ai faim! » Où va-t-il s’asseoir, dans quoi va-t-il manger? Sortez la dernière assiette si un enfant la réclame. Les nappes se visitent, les convives changent de place.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tout le monde a bien mangé. Les assiettes s’empilent, une, une, une, jusqu’à faire une tour; les toutous rotent et se laissent porter à leur place.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Touchez une assiette en disant « une » : le mot et le doigt arrivent ensemble.',
          'Plaignez-vous par la voix du toutou oublié, jamais par une correction.',
          'Mangez pour de faux ce qu’on vous sert, cuillère loin des lèvres.',
        ],
        questionsOuvertes: ['Qui n’a pas d’assiette?', 'Qu’est-ce qu’il mange?', 'Qui en veut encore?'],
      },
      vocabulaire: ['un', 'deux', 'encore', 'assez', 'il en manque', 'l’assiette', 'servir', 'la nappe'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux toutous et deux assiettes pour commencer; jusqu’à quatre, avec une assiette de trop, pour qui veut vérifier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez une assiette devant chaque toutou sur un plateau à rebord : l’enfant dont la main tremble y verse sans que rien ne glisse.',
        },
        { pour: 'interieur', texte: 'Sous une table, la nappe devient un restaurant de deux places.' },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la neige se sert à la grosse cuillère.} {!automne|L’automne, dehors, les feuilles font des crêpes.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Assiette convoitée.', 'Repas renversé sur la nappe et les genoux.'],
        dangersAEliminer: [
          '{dedans|Faux repas porté à la bouche : blocs et balles plus gros qu’un poing, rien d’autre au menu.}',
          '{dehors !hiver|Feuille portée à la bouche : avancez la main et jouez le semblant, cuillère au menton.} {dehors hiver|Neige portée à la bouche : avancez la main et jouez le semblant, cuillère au menton.}',
          '{!hiver dehors|Gazon traité, crottes ou champignons : choisissez vous-même le coin où se ramasse le repas.}',
          '{hiver dehors|Neige jaune ou salée : choisissez vous-même le coin où se ramasse le repas.}',
          'Assiette ébréchée ou vaisselle de verre.',
        ],
        supervision: 'palier2',
        allergies: ['Aucun vrai aliment; lavez la vaisselle de récupération qui a contenu lait, œuf ou noix.'],
      },
      observation: [
        'Éveil aux mathématiques : comment distribue-t-il, et que fait-il quand il en manque?',
        'Langage oral : que dit-il à ses invités?',
        'Fonction symbolique : que devient {dedans|un bloc ou une balle}{dehors !hiver|une feuille}{dehors hiver|la neige} dans l’assiette?',
      ],
      prolongements: [
        'À la vraie collation, un enfant distribue les napperons avec vous.',
        'Soufflez aux parents : l’enfant peut poser une fourchette par personne, au souper.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je donné l’assiette avant qu’elle manque?',
        'Quel « il en manque » est venu sans moi?',
      ],
    },
  },
  {
    key: 'trois-paniers-pour-une-idee',
    summary:
      'Un panier pour regarder, un pour remuer, un pour faire semblant : ce qui les passionne entre dans le local par trois chemins.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: [],
    materials: ['livres', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    followsInterest: true,
    calls: [
      'intérêt',
      'passion',
      'projet',
      'sujet',
      'thème',
      'ils en parlent tout le temps',
      'curiosité',
      'idée',
      'suivre les enfants',
      'panier',
    ],
    seen: [
      'ils parlent juste des volcans depuis une semaine et je sais plus quoi sortir',
      'elle cherche dans tous les livres la même image de requin',
      'il y en a un qui veut regarder, un qui manipule, l’autre qui fait semblant',
      'il aligne des roches et dit que ce sont des planètes',
      'j’ai besoin d’idées pour installer le local autour de ce qu’ils aiment',
      'elle veut que son projet d’hier soit encore là demain matin',
      'à la collation, ça revient toujours sur le même sujet, ils se posent plein de questions',
      'depuis la fin de semaine, tout le groupe est pogné sur les squelettes et les os',
    ],
    scenes: [],
    picture:
      'Sur trois tapis, trois paniers : un enfant regarde un livre, une autre empile des blocs, un troisième rame dans une boîte.',
    sheet: {
      titre: 'Trois paniers pour une idée',
      observationDepart:
        'Ces jours-ci, un sujet revient : @interet. On le nomme à la collation, on le cherche dans les livres, on y joue dans un coin.',
      intentionEducative:
        'Permettre à chaque enfant de rejoindre ce qui le passionne par les yeux, par les mains ou par le jeu.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir sa façon d’approcher un sujet.',
        'Y rester le temps qu’il veut, et y revenir.',
        'Entendre un ou deux mots justes sur ce qu’il aime.',
      ],
      materiel: [
        item('Images ou photos du sujet, collées sur carton', 'six', 'Pages d’un catalogue sur carton'),
        item('Livres où le sujet se voit', 'deux ou trois', 'Album de photos prises par vous'),
        item('Objets à remuer, plus gros qu’un poing', 'une douzaine', 'Boîtes, rouleaux, gros blocs'),
        item(
          'Objets ouverts pour faire semblant : boîtes, tissus courts, rouleaux',
          'une douzaine',
          'Ce que le local offre déjà',
        ),
        item('Paniers et petits tapis', 'trois de chaque', 'Boîtes basses et carrés de tissu'),
        item('{45min|Grande feuille et gros crayons}', 'une feuille, un crayon par enfant', 'Carton ouvert'),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, plus grosses que le poing}',
          '{si-figurines-d’animaux|trois ou quatre}',
          null,
        ),
        optional(
          '{si-autos|Autos trop grosses pour un rouleau de papier hygiénique}',
          '{si-autos|deux ou trois}',
          null,
        ),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|deux}', null),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une, à votre main}', null),
        optional(
          '{45min si-pâte-à-modeler|Pâte à modeler, sur un plateau}',
          '{45min si-pâte-à-modeler|une galette par enfant}',
          null,
        ),
      ],
      preparation: [
        'Deux jours durant, notez tels quels les mots et les gestes qui reviennent.',
        'Dans le premier panier, les images et les livres; dans le deuxième, les objets à remuer; dans le troisième, les objets pour faire semblant. Choisissez-les d’après ces notes, non d’après ce que vous savez du sujet.',
        'Vérifiez chaque objet : trop gros pour un rouleau de papier hygiénique, sans corde ni coin pointu.',
        'Posez les trois paniers loin l’un de l’autre, sur trois tapis.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous près du premier panier et sortez une seule image. Regardez-la sans rien dire. Redites un mot qu’un enfant a dit hier. Puis glissez l’image devant celui qui la regarde. {si-marionnettes|Une marionnette vient la voir et n’y comprend rien : on lui explique, d’un doigt ou d’un mot.} Les deux autres paniers sont ouverts : on y va quand on veut.',
        ),
        play(
          { 20: 13, 30: 20, 45: 18 },
          'Au premier tapis, un enfant tourne les pages et pointe. Au deuxième, une autre aligne, empile, vide. Au troisième, une boîte est déjà devenue autre chose. Les objets voyagent d’un panier à l’autre : laissez-les voyager. {si-figurines-d’animaux|Une figurine passe par les trois : elle regarde, elle grimpe, elle habite.} {si-autos|Une auto fait la livraison : elle pousse une chose d’un tapis à l’autre.} {si-loupes|Une loupe se penche sur une image : un détail y grossit, et il lui faut un nom.} Allez vous asseoir là où il n’y a personne, un moment, puis là où l’on vous tire par la manche. Dites-y un seul mot juste : le nom de ce que l’enfant tient.',
        ),
        play(
          { 45: 14 },
          'Prenez sur les tablettes l’objet que vous avez vu un enfant chercher, et ajoutez-le à son panier. Étendez la grande feuille et les gros crayons au milieu, pour ceux qui veulent laisser une trace du sujet. {si-pâte-à-modeler|À côté, la pâte à modeler prend l’empreinte d’un objet : on appuie, on ôte, on le reconnaît.} Au bas de la feuille, écrivez leurs mots sans les arranger.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Chacun choisit une chose et va la poser sur la tablette, bien en vue. Nommez-la à mesure, et laissez la suite ouverte : « Demain, encore? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez ce que vous savez jusqu’à ce qu’une question vienne.',
          'Redites le mot de l’enfant en l’allongeant d’un seul mot.',
          'Notez le panier choisi : il dit comment préparer le prochain.',
        ],
        questionsOuvertes: ['De quel panier vient cet objet?', 'Comment ça fait?', 'Où il va, celui-là?'],
      },
      vocabulaire: ['regarder', 'chercher', 'montrer', 'pareil', 'encore', 'devenir', 'le panier'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Votre groupe parle encore peu? Montez deux paniers seulement, remuer et faire semblant, et commencez par un objet plutôt que par une image.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Chaque image a son double à toucher, un objet du deuxième panier qui a la même forme : l’enfant qui voit peu la suit du doigt.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Cherchez chaque saison où le sujet se trouve dehors, et rapportez-en une photo pour le premier panier.',
        },
      ],
      securite: {
        risquesAcceptes: ['Objet disputé.', 'Intérêt qui s’éteint d’un coup.'],
        dangersAEliminer: [
          'Vrai objet apporté d’une maison : examinez piles, petites parties et coins avant de le prêter.',
          'Image agrafée ou au coin coupant : collée à plat, coins ronds.',
          'Panier laissé dans un passage.',
          '{si-loupes|Loupe au soleil : elle brûle; le premier tapis reste loin de la fenêtre.} {si-autos|Auto sous un pied : elle roule d’un tapis à l’autre, pas dans le passage.} {45min si-pâte-à-modeler|Pâte à la bouche : ôtez-la; plusieurs contiennent du blé, lisez l’étiquette.}',
        ],
        supervision: 'palier3',
        allergies: ['Vérifiez chaque matière ajoutée, surtout plumes, laine, foin et contenants d’aliments.'],
      },
      observation: [
        'Attention : à quel panier reste-t-il, à quel moment y revient-il?',
        'Langage oral : quels mots du sujet emploie-t-il ou demande-t-il?',
        'Fonction symbolique : que transforme-t-il pour le faire entrer dans son jeu?',
      ],
      prolongements: [
        'Remplacez chaque jour un seul objet, d’après ce qui a été cherché.',
        'Glissez dans le premier panier une image prêtée par la famille, ou la chose dont l’enfant a parlé au souper.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce qui les attire là-dedans : le bruit, la taille, le mouvement, la peur?',
        'Quel objet personne n’a touché, et que me dit ce choix?',
      ],
    },
  },
  {
    key: 'si-nous-l-etions',
    summary:
      'Sans aucun matériel, les corps deviennent ce qui les passionne : ça bouge, ça se cache, ça fait du bruit, ça dort.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'La galerie, la glissade et le carré de sable deviennent trois décors différents.',
      WOODS: 'Les arbres offrent des cachettes; choisissez une clairière d’où tous se voient.',
      INDOORS: 'Repoussez les meubles : un coin par décor, et les bruits se font en chuchotant.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    followsInterest: true,
    calls: [
      'intérêt',
      'passion',
      'faire semblant',
      'imiter',
      'se déguiser sans costume',
      'jouer à être',
      'projet',
      'sujet',
      'thème',
      'bouger',
      'personnage',
    ],
    seen: [
      'il est une tortue, puis une machine, puis un volcan, juste avec son corps',
      'elle se roule par terre en disant qu’elle est une vague',
      'ils ont vu une pelle mécanique et leur bras creuse tout seul',
      'elle raconte en bougeant, j’arrive, je tombe, je me sauve',
      'ils sont fous d’un personnage et veulent toujours l’être, même dehors',
      'j’ai rien apporté au parc et ils commencent à tourner en rond',
      'depuis le film, ils arrivent au parc en robots et changent tout de façon de marcher',
      'en sortie, un enfant a fait le train et les autres ont suivi en arrière',
    ],
    scenes: [],
    picture:
      'Au parc, une adulte imite le geste d’un enfant, bras tendu comme une pelle mécanique; un autre vole, un dernier dort en boule.',
    sheet: {
      titre: 'Si nous l’étions?',
      observationDepart:
        'Un sujet occupe le groupe : @interet. Plusieurs le jouent déjà avec leurs mains, leur voix ou leur façon de courir.',
      intentionEducative: 'Permettre aux enfants de comprendre avec tout leur corps ce qui les intrigue.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher une forme, une vitesse, un bruit avec son corps.',
        '{2-3a|Reprendre le geste d’un autre, juste à côté.}',
        '{3-4a|Proposer un geste et voir les autres l’essayer.}',
        'Changer d’idée quand il veut.',
      ],
      materiel: [],
      preparation: [
        'Relisez vos notes : de ce qui les attire, que font-ils déjà avec leur corps?',
        'Repérez un coin haut, un coin bas et un coin pour dormir{dehors|, tous visibles de votre place}.',
        '{hiver dehors|L’hiver, habillez le groupe pour se coucher dans la neige.}',
        '{bois|Faites le tour de la clairière et ôtez les branches à hauteur d’yeux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Restez debout, immobile. Puis bougez une seule partie de vous comme vous l’avez vu faire à un enfant : un coude, un genou, la bouche. « Comme ça? » Attendez qu’un enfant vous montre mieux.',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'C’est gros? Les bras s’ouvrent. Ça va vite? Les pieds partent. Ça fait du bruit? Tous à la fois. Suivez un enfant vers le coin haut, un autre vers le coin bas. L’un d’eux s’arrête et devient autre chose? Faites comme lui. {2-3a|Un même geste se répète longtemps, de la tête aux talons.} {3-4a|Un enfant raconte en bougeant : « J’arrive, je tombe, je me sauve! »}',
        ),
        play(
          { 30: 8 },
          'Essayez ce que personne n’a encore fait : où est-ce que ça dort, comment ça commence, qu’est-ce que ça fait quand il pleut? {dehors|Allez l’essayer sous un arbre, dans un creux, en haut d’une butte.} {dedans|Allez l’essayer sous une table, dans un coin, au pied d’un mur.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Le jeu ralentit, se fatigue, rapetisse et se couche dans le coin pour dormir. Un souffle. « Qui es-tu, maintenant? » Chacun se relève quand il est prêt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez le miroir d’un seul enfant, face à lui, jusqu’à ce qu’il change de geste pour voir.',
          'Posez vos questions sans mots : accroupissez-vous, levez un bras, et attendez la réponse d’un corps.',
          'Laissez regarder celui qui ne bouge pas : ses yeux apprennent le geste.',
        ],
        questionsOuvertes: ['Comment ça bouge?', 'Où ça se cache?', 'Qu’est-ce que ça fait après?'],
      },
      vocabulaire: ['gros', 'petit', 'vite', 'lentement', 'devenir', 'comme', 'le bruit', 'le geste'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Posez une question à la fois et répondez-y d’abord avec votre corps; commencez par le bruit, le plus facile.',
        },
        {
          pour: '3-4a',
          texte: 'Formez une seule chose à plusieurs corps : l’un fait le devant, un autre le derrière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui bouge peu choisit la partie qui joue, un doigt ou les sourcils, et tout le groupe répond avec cette partie-là.',
        },
        {
          pour: 'interieur',
          texte: 'Éteignez une lumière sur deux : un coin jour, un coin nuit, deux façons de bouger.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la neige garde l’empreinte de ce qu’ils ont été.} {!ete|L’été, dehors, leur ombre montre au sol ce qu’ils sont.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bousculade joyeuse.', 'Chute en tournant.', 'Refus de jouer.'],
        dangersAEliminer: [
          'Jeu qui devient poursuite vers une limite : changez de vitesse et ramenez le groupe couché au sol.',
          'Rôle qui frappe, griffe ou fait peur à un autre : il se joue contre {dehors|un arbre}{dedans|le plancher} ou le vide.',
          'Imitation d’un peuple ou moquerie d’une personne : ramenez le jeu aux choses, aux bêtes, aux gestes.',
        ],
        supervision: 'palier2',
        allergies: ['{dedans|Le jeu quitte le local? Emportez} {dehors|Gardez avec vous} le sac d’urgence.'],
      },
      observation: [
        'Schéma corporel : quelles parties de son corps met-il au service de l’idée?',
        'Compétences sociales : comment reprend-il ou propose-t-il un geste?',
        'Fonction symbolique : que comprend-il déjà du sujet, d’après son jeu?',
      ],
      prolongements: [
        'Photographiez trois postures et laissez-les à la hauteur des enfants.',
        'Au souper, la famille montre sa version sans parler, et l’enfant corrige.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je appris de leur idée en la bougeant?',
        'Quel geste est venu d’un enfant qui parle peu?',
      ],
    },
  },
]
