import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_PLOUGHS_BONES_STONES_AND_SHELTERS_SHEETS: readonly BankSheet[] = [
  {
    key: 'tassez-vous-la-charrue-passe',
    summary:
      'Dans une ville de ruban, les enfants font neiger du papier, poussent la neige à la gratte, inventent le signal et cherchent où tout mettre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'eau-neige-et-glace'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'déneigeuse',
      'charrue',
      'charue',
      'souffleuse',
      'souffleuse à neige',
      'camion à neige',
      'camion de déneigement',
      'déneiger la rue',
      'gratter la rue',
      'remorqueuse',
      'auto ensevelie',
      'tasser les autos',
      'opération déneigement',
      'où va la neige',
      'dépôt à neige',
      'hiver',
      'routes',
      'tempête de neige',
      'camions et blocs',
      'gratte',
      'pousser la neige',
    ],
    seen: [
      'ils poussent des boules de papier avec un carton comme une pelle',
      'elle enterre les autos sous le papier chiffonné et les cherche après',
      'il fait bip bip en reculant son gros truck et tout le monde se tasse',
      'ils s’obstinent : où c’est qu’on met toute cette neige-là',
      'il passe la matinée le nez collé à la vitre à guetter la grosse machine orange',
      'elle attend son tour de camion et trouve ça ben long',
      'depuis la tempête, ils jasent de l’auto de papa prise dans le banc de neige',
      'la déneigeuse est passée devant la garderie, ils étaient tous collés à la fenêtre',
      'au coin des camions, ils tracent des rues avec du tape et veulent tout nettoyer',
    ],
    scenes: ['vehicules', 'pousser', 'neige-glace'],
    picture:
      'Sur des rues de ruban collées au sol, une enfant pousse du papier chiffonné avec un camion à gratte; un ami déplace une petite auto.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Tassez-vous, la charrue passe!',
      observationDepart:
        'Nez à la vitre, un enfant suit le feu orange qui tourne. « La charrue est passée, pis l’auto de la voisine est plus là! » Derrière lui, une amie a son idée : « Elle est en dessous. »',
      intentionEducative:
        'Permettre aux enfants de chercher où va la neige d’une ville, et de se parler assez bien pour que personne n’y perde son auto.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Constater ce que fait une gratte droite, puis une gratte de biais.} {2-3a !3-4a !4-5a|Pousser la neige jusqu’au bout de la rue, et recommencer.}',
        'Trouver une place à la neige, et une autre quand la première est pleine.',
        '{3-4a 4-5a|Avertir, annoncer, réclamer, en mots que les autres comprennent.} {2-3a !3-4a !4-5a|Avertir d’un bruit ou d’un mot : « bip bip », « tasse-toi ».}',
      ],
      materiel: [
        item('Ruban-cache', 'trois rouleaux', 'Ruban de peintre'),
        item(
          'Feuilles usagées, blanches d’un côté, coupées en deux',
          '{20min|six moitiés par enfant}{!20min|une douzaine de moitiés par enfant}',
          'Ouate de rembourrage, en touffes grosses comme le poing',
        ),
        item(
          'Camions plus gros que deux poings',
          '{2-3a !multiage|un par enfant}{2-3a multiage|un par enfant de deux ans, un pour deux plus grands}{!2-3a|six}',
          'Briques de carton poussées à la main',
        ),
        item(
          'Grattes de carton fort, longues comme une main et demie',
          '{2-3a|une par camion}{!2-3a|six}',
          'Couvercles de boîtes à souliers',
        ),
        item(
          '{2-3a|Grosses autos d’une seule pièce, plus grosses que votre poing}{!2-3a|Petites autos, longues comme la main d’un enfant}',
          '{2-3a|deux par rue}{!2-3a|une quinzaine}',
          '{2-3a|Gros blocs}{!2-3a|Blocs de bois}',
        ),
        optional('{si-blocs !20min|Blocs, plus gros que votre poing}', 'une vingtaine', null),
        item('{!20min|Boîtes à souliers sans couvercle, pour charger la neige}', 'trois', 'Petits bacs'),
        item('{!20min|Gros gobelets incassables, pour la souffleuse}', 'trois', 'Pots de yogourt'),
        item('{!20min|Cartons orange pliés en deux, qui tiennent debout}', 'six', 'Feuilles coloriées en orange'),
        item(
          '{4-5a !20min|Feuille et gros crayon, au dépôt}{4-5a 20min|Gros crayon, pour le plan de la ville}',
          '{!20min|un de chaque}{20min|un}',
          '{!20min|Ruban-cache, un bout par voyage}{20min|Feutre}',
        ),
        optional('{si-lampes-de-poche|Lampe de poche, boîtier vissé}', '{si-lampes-de-poche|une}', null),
        optional('{si-tambourins|Tambourin ou maraca}', '{si-tambourins|un seul, près de vous}', null),
        optional('{si-pelles|Petites pelles de plastique}', '{si-pelles|une par enfant}', null),
        optional(
          '{si-figurines|Figurines d’une seule pièce, longues comme votre main}',
          '{si-figurines|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'La veille, collez la ville au sol : une longue rue de quatre pas, deux courtes qui la croisent{!20min|, un cul-de-sac}. Chaque rue est large comme vos deux mains ouvertes, bout à bout. Entre elles, gardez de quoi s’agenouiller sans toucher au ruban.',
        'Collez une gratte debout devant chaque camion : {2-3a|la moitié bien droites, les autres de biais.}{!2-3a|trois bien droites, trois de biais.} Gardez la différence pour vous.',
        'Stationnez les autos d’un seul bord de chaque rue, comme elles dorment le soir. {45min 60min|Deux d’entre elles seront l’ambulance et l’autobus.}',
        'Dans le coin le plus éloigné de la porte, collez un carré d’un grand pas de côté : ce sera le dépôt à neige. {!20min|Les boîtes, les gobelets et les cartons orange s’y rangent.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Éteignez la moitié des lumières. « La ville dort. » {si-lampes-de-poche|Promenez au plafond le faisceau d’une lampe de poche : une charrue passe, très loin. Posez la lampe face au mur.} Chiffonnez une demi-feuille en boule lâche et laissez-la tomber sur une auto. Une autre. Encore une. « Il neige. » Passez la pile : à genoux autour des rues, tous chiffonnent, et la tempête descend. Quand la pile est finie et que les rues ont blanchi, rallumez. {si-tambourins|Deux coups de tambourin ou de maraca : le réveil sonne.} « C’est le matin. Je voulais justement sortir mon auto. »',
        ),
        play(
          { 20: 11, 30: 9, 45: 11, 60: 14 },
          '{3-4a 4-5a|Les camions à gratte sortent, deux enfants pour chacun : l’un conduit, l’autre l’attend au coin de la rue et guide; au bout, ils échangent.} {2-3a !3-4a !4-5a|Les camions à gratte sortent, un par enfant, à genoux dans la rue.} {2-3a|À deux ans, on a le sien : on pousse, on recule, bip bip.} Droite, la gratte pousse tout devant elle et finit par caler. De biais, elle range la neige sur le bord, et les autos disparaissent dessous. On change de camion, on refait la même rue. {2-3a !3-4a !4-5a|Où est l’auto? Deux mains fouillent le banc de neige : « Elle est là! » On l’enterre encore. Faites la citoyenne devant une gratte : « Attendez, mon auto! » On crie « Tasse-toi! », et vous vous tassez.} {si-blocs !20min|Avec des blocs, on bâtit une maison au bord de la rue : la gratte passe sans la toucher.} {3-4a|On pousse, on recule, on repousse : une rue blanche redevient une rue.} {4-5a|« Tu as bouché mon entrée! » De quel bord la neige ira-t-elle, et qui le dit?} À chaque coin, le même problème : où la mettre? {20min|Montrez le dépôt : de rue en rue, on y pousse tout. Il déborde? Le groupe tasse, ou en choisit un deuxième.}',
        ),
        play(
          { 30: 11, 45: 12, 60: 16 },
          'Une auto ensevelie, cela fâche. Le groupe invente donc son signal : un bruit, une phrase, deux coups sur le plancher{si-tambourins|, trois sur le tambourin}. Un carton orange se dresse dans la rue, le signal retentit, on compte jusqu’à {2-3a !3-4a|trois}{3-4a|cinq}{!2-3a !3-4a|dix}. {2-3a|À deux ans, on crie « Tassez-vous! » et l’on emporte son auto à deux mains.} Les autos filent au cul-de-sac. Celle qui reste est remorquée du bout des doigts; son propriétaire demande où elle est rendue. Puis passe la souffleuse : un gobelet ramasse le banc de neige et le verse dans la boîte qui avance à côté. Pleine, la boîte est poussée jusqu’au dépôt. {4-5a|Chaque voyage y laisse un trait sur la feuille.}',
        ),
        play(
          { 45: 9, 60: 14 },
          'Deuxième bordée : la neige du dépôt revient dans les boîtes, poussées à genoux, remonte dans les nuages et retombe, plus drue. {2-3a|À deux ans, on la lance à pleins bras et l’on enterre l’ambulance : « Encore! »} L’ambulance attend, l’autobus aussi. Quelle rue passe la première? {3-4a 4-5a|Les enfants lui donnent un nom, et une voix l’annonce à la radio : « Ce soir, stationnement interdit. »} {2-3a !3-4a !4-5a|Faites l’autobus, à genoux au bord du ruban : « Je veux passer! » On vous ouvre la rue, vous passez en klaxonnant, et la neige retombe derrière vous.} {60min|Au dépôt, le tas passe par-dessus le ruban. Faut-il tasser, agrandir, en ouvrir un deuxième?} {60min 3-4a 4-5a|Les chauffeurs essaient, les voisins du nouveau dépôt protestent.} {60min 2-3a !3-4a !4-5a|On s’assoit dessus, on le pousse du ventre : le tas baisse, et tout un côté déboule.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8, 60: 10 },
          '{!20min|Un signal encore, pour toute la ville : les}{20min|« La ville est déneigée. » Les} camions se garent, gratte au mur. {si-pelles|À genoux, on pousse à la pelle ce que la gratte a laissé sur le bord.} Les dernières boules montent au dépôt. {si-figurines|Une figurine marche d’un bout à l’autre de sa rue : touche-t-elle encore de la neige?} Debout autour, on mesure : à la cheville, au genou? « La vraie neige, au printemps, où s’en va-t-elle? » Prenez toutes les réponses. La neige s’entasse {!20min|dans les boîtes et }sous une table, prête pour la prochaine nuit; les rues restent au sol.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!20min|Faites la citoyenne distraite : votre auto nuit, vous n’avez rien entendu. Qu’on vous explique.}{20min|Faites la citoyenne pressée : « Mon auto est quelque part là-dessous. » Qu’on vous la retrouve.}',
          'Devant une rue bouchée, penchez-vous sur la gratte : « Par où voudrait-elle sortir, cette neige? »',
          'Reprenez leurs annonces avec le mot juste : le dépôt, {!20min|la souffleuse, }le banc de neige.',
          'Dites la vérité sur la vraie charrue : de si haut, la personne au volant ne voit pas un enfant. On recule près de l’adulte.',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Où irait la neige si la rue était deux fois plus longue?}',
          '{2-3a !3-4a !4-5a|Où est passée l’auto?}',
          '{2-3a !3-4a !4-5a|Où la mets-tu, ta neige?}',
          '{!20min|Comment avertir quelqu’un qui dort?}',
          '{3-4a 4-5a|Que change une gratte placée de biais?}',
          '{3-4a 4-5a|Pourquoi cette rue-là avant l’autre?}',
        ],
      },
      vocabulaire: [
        'la déneigeuse',
        'la charrue',
        '{!20min|la souffleuse}',
        'la gratte',
        'le banc de neige',
        'le dépôt à neige',
        'stationner',
        '{!20min|remorquer}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez-lui la longue rue et un mur au bout : il pousse jusqu’à ce que ça bute. Soyez son guide, à genoux en face : « Pousse, pousse… stop! », les mains ouvertes en feu rouge.',
        },
        {
          pour: '3-4a',
          texte:
            'À trois ans, une rue droite et une montagne à pousser jusqu’au bout font une belle tempête. {20min|Au coin, guidez avec l’enfant : « Pousse, pousse… stop! »} {!20min|Le signal est un bruit qu’on adore faire; tassez vous-même l’auto oubliée, en vous excusant.}',
        },
        {
          pour: '4-5a',
          texte:
            'Tracez la ville au dos d’une demi-feuille. Du doigt, les enfants y cherchent un trajet qui gratte toutes les rues en repassant le moins souvent au même endroit, puis l’essaient au sol.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez une rue sur une table : en fauteuil, ou loin du brouhaha, un enfant y déneige à hauteur de bras, et ses voyages vont au même dépôt. {!20min|Un enfant qui entend mal reçoit le signal par les yeux : le carton orange s’agite d’abord.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, chiffonnez du papier brun : c’est le sable de l’hiver, et le balai de rue passe derrière{!20min| le même carton orange}.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Auto {!20min|remorquée}{20min|ensevelie}, propriétaire fâché.',
          'Camions qui se frôlent, genoux fatigués.',
        ],
        dangersAEliminer: [
          'Pied qui roule sur une boule de papier : à genoux dans la ville, debout seulement le long du mur et, à la fin, autour du dépôt.',
          'Camion lancé ou chevauché : il se pousse, une main dessus, au pas.',
          '{3-4a 4-5a|Doigts devant une gratte : l’ami du coin arrête le camion tant qu’une main traîne dans la rue.} {2-3a !3-4a !4-5a|Doigts devant une gratte : votre main arrête le camion, « une main dans la rue! », et tous regardent où sont les leurs.}',
          'Roue branlante, auto ébréchée ou gratte au coin pointu : retirez ou arrondissez-les la veille.',
          '{2-3a|Papier mâché ou arraché : regardez dans la bouche, ôtez le morceau, et donnez une boule à pousser.} {2-3a|Auto ou roue qui passe dans un rouleau de papier hygiénique : elle reste dans l’armoire. Ruban décollé : vous l’ôtez.}',
          'Sortie encombrée : aucune rue ne passe devant la porte, et la neige non plus.',
          'Vrai banc de neige au bord d’une rue : on ne s’y cache ni n’y creuse; dites-le pendant le jeu, avec la raison.',
          '{si-lampes-de-poche|Lampe dans des yeux : vous seule la tenez, et elle vise le plafond ou le mur.} {si-pelles|Pelle levée : elle reste au ras du plancher, et l’on pousse à genoux.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poussière de papier ou d’ouate : si un enfant du groupe est asthmatique, la neige de la semaine dernière va au recyclage et l’on en chiffonne de la neuve.',
        ],
      },
      observation: [
        'Raisonnement : la rue se rebouche; change-t-il la gratte, le trajet ou l’endroit où il pousse?',
        'Langage oral : notez mot à mot une annonce, ou la plainte d’un propriétaire, et ce qu’on lui a répondu.',
        'Fonction symbolique : ce qu’il ajoute à la ville sans objet pour le faire, un bruit de moteur, une nuit, un client pressé.',
      ],
      prolongements: [
        'Un matin de bordée, guettez la charrue de la fenêtre : de quel côté pousse-t-elle, et qui passe derrière?',
        'Au vestiaire, une affiche demande « Où met-on la neige, chez vous? » Le parent dessine sa galerie, sa ruelle ou son balcon, et l’enfant raconte.',
      ],
      reflexionRetroaction: [
        'Ai-je réglé la circulation avant qu’ils s’en plaignent?',
        'Quelle règle est venue d’eux, et tient-elle encore le lendemain?',
      ],
    },
  },
  {
    key: 'la-photo-de-mes-os',
    summary:
      'Les enfants cherchent du doigt les os de leur main, les couchent en blanc sur noir, puis bâtissent en cotons-tiges le squelette d’une bête.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'nombres-et-formes'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'squelette',
      'squelettes',
      'squellette',
      'os',
      'os de la main',
      'os des doigts',
      'compter les os',
      'sous la peau',
      'squelette en cotons-tiges',
      'cotons-tiges sur carton noir',
      'squelette en q-tips',
      'rayons X',
      'radiographie',
      'squelette d’animal',
      'bricolage',
      'corps humain',
    ],
    seen: [
      'il plie ses doigts un par un et compte les bouts durs',
      'elle aligne des cure-oreilles sur du noir pour faire une main',
      'il tâte les bosses de sa main et demande comment ça tient ensemble',
      'elle veut savoir pourquoi son pouce plie moins que ses autres doigts',
      'il est fasciné par la radiographie de sa jambe et la montre à tous',
      'il a un peu peur des squelettes d’Halloween et demande si on en a un',
      'depuis que son frère s’est cassé le poignet, elle veut voir ses os',
      'au dîner, il a trouvé un os de poulet et veut savoir c’était où',
    ],
    scenes: ['corps', 'compter'],
    picture:
      'Sur un carton noir, une enfant couche des cotons-tiges en squelette de bête à six pattes; un ami presse les os de son doigt plié.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La photo de mes os',
      observationDepart:
        'Un enfant plie et déplie son pouce au-dessus de la table. « Y’en a deux là-dedans. » Sa voisine presse le sien, puis son index, et fronce les sourcils : « Moi, ici, trois! »',
      intentionEducative:
        'Éveiller la curiosité pour les os qu’on porte sous la peau, à partir de ce que les doigts trouvent en pressant.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Repérer au toucher où finit un os et où commence le suivant.',
        'Compter des choses qui ne se voient pas, et défendre son nombre.',
        '{!20min|Inventer un squelette dont les plis permettent de bouger}{45min 60min|, et le présenter}{20min|Laisser, entre deux os, le pli que le doigt a senti}.',
      ],
      materiel: [
        item(
          'Feuilles de carton noir',
          '{20min|une}{!20min|deux} par enfant, et {60min|deux}{!60min|une} pour vous',
          'Feuilles peintes en noir la veille',
        ),
        item(
          'Cotons-tiges à tige de papier',
          '{20min|dix}{!20min|vingt} par enfant, huit pour vous',
          'Bandes de papier blanc longues comme un doigt, bouts repliés',
        ),
        item(
          'Colle blanche d’école, un fond dans des couvercles',
          'un couvercle pour deux enfants',
          'Bâtons de colle, avec les bandes de papier',
        ),
        optional('{!20min|Papier blanc à déchirer, pour les crânes}', 'une demi-feuille par enfant', 'Filtres à café'),
        optional('Débarbouillettes mouillées', 'quatre', 'Essuie-tout mouillé'),
        optional(
          '{45min 60min|Bandes de papier et feutre, pour les écriteaux}',
          'une bande par enfant, un feutre pour vous',
          'Feuilles pliées',
        ),
        optional('Os de carton blanc, larges de deux doigts, pour une prise faible', 'une dizaine', null),
        optional('Lampe de poche', 'une', null),
      ],
      preparation: [
        'Fabriquez une photo ratée : sur un carton noir, cinq cotons-tiges collés en éventail, un seul par doigt.',
        'Pressez votre pouce, puis votre index, de l’ongle à la paume : deux os ici, trois là. Les livres en donnent vingt-sept à une main d’adulte : quatorze dans les doigts, cinq dans la paume, huit au poignet. Ceux du poignet sont trop serrés pour se compter au toucher.',
        'Installez deux tables, un carton à chaque place. Les cotons-tiges, comptés, {!20min|la colle et les autres cartons}{20min|et la colle} attendent avec vous.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5, 60: 6 },
          'Levez la photo ratée à côté de votre main, le pouce du même bord. « On a photographié mes os. C’est réussi? » Les regards vont de l’une à l’autre. Pliez alors un doigt, d’un cran, de deux. « Elle, elle ne plie pas. Qu’est-ce qui cloche? » Les doigts du groupe se plient tout seuls : c’est là qu’on va chercher.',
        ),
        play(
          { 20: 11, 30: 10, 45: 12, 60: 15 },
          'Chacun presse son pouce de l’ongle à la paume : dur, pli, dur. Autant de bouts durs, autant d’os. Donnez les cotons-tiges : à côté de la main, sur le carton noir, on en couche un par os, bout à bout, un pli entre deux. C’est un pouce de géant; qui veut continue par l’index{!20min|, ou fait toute la main sur deux cartons}. « Mon index en a trois, mon pouce juste deux! » Tous les pouces de la table se font vérifier. Le dos de la main en cache d’autres : poing fermé, des bosses montent; de chacune, un os file vers le poignet. {!20min|On compte, on s’embrouille, on reprend.} Deux amis n’arrivent pas au même nombre? Après un « Je peux? », ils se pressent la main l’un de l’autre et cherchent l’os oublié. {20min|À mi-jeu, apportez la colle : un bout trempé, puis l’autre, on couche, on presse.}',
        ),
        play(
          { 30: 10, 45: 12, 60: 17 },
          'Les os se ramassent, à moins qu’on y tienne : cette main-là se collera et tiendra lieu de bête. Leurs deux bouts sont renflés, comme ceux d’un vrai. « Quelle bête n’a jamais été photographiée? » Chacun invente la sienne et pose ses os sans colle : le dos d’abord, ou six pattes, ou une queue sans fin. Une seule loi : un os ne plie pas; là où la bête plie, deux bouts se rencontrent. Le crâne? Quatre os en boîte, ou un papier déchiré. Les mains vides, chacun fait marcher sa bête de ses propres jambes. Ça coince? Il manque un pli quelque part. Quand la bête marche, apportez la colle : un bout trempé, puis l’autre, on couche, on presse.',
        ),
        play(
          { 45: 8, 60: 12 },
          'Les tables deviennent un musée; la colle est fraîche, les bêtes restent à plat. Pour chacune, on vous dit un nom et une seule chose à savoir, son repas ou sa cachette; annoncez-les, ou écrivez-les. Commencez par qui a fini de coller. Un visiteur choisit un squelette qui n’est pas le sien, l’étudie et lui prête son corps. Combien de pattes, quels plis? L’auteur hoche la tête, ou proteste : « Elle a pas de genoux, elle! » {60min|Quelqu’un finit par penser au ver de terre. À quoi ressemblerait sa photo? Votre deuxième carton noir entre au musée, tout vide, et reçoit un nom.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8, 60: 10 },
          'Les cartons sèchent à plat, les mains se lavent au lavabo ou à la débarbouillette. En rond, on pianote, on ferme le poing, on l’ouvre. « Alors, combien dans une main? » Tous les nombres trouvés se disent. Donnez ensuite celui des livres, vingt-sept, et cherchez ensemble où se cachent les manquants. Qui veut pose sur la photo ratée un doigt qui plie.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Renvoyez la question à la peau : « Presse. Dur ou mou? » L’os répond avant vous.',
          'Si un enfant compte les cordons qui bougent sur le dos de sa main, faites-les rouler sous son doigt : des tendons, qui tirent les os.',
          'À qui demande si les squelettes sont morts : « Le tien est vivant. Il grandit avec toi, et cassé, il se répare. »',
          '{45min 60min|Redites chaque annonce mot à mot, même « elle mange des divans ».}',
        ],
        questionsOuvertes: [
          'Comment sais-tu qu’il y en a deux, et non un seul long?',
          'Que ne ferait plus une main sans pli?',
          '{!20min|Où plie ta bête quand elle s’assoit?}{20min|Jusqu’où cet os-là descend-il dans ta main?}',
          '{!20min|À quoi lui sert une queue pleine d’os?}',
        ],
      },
      vocabulaire: [
        'l’os',
        'le squelette',
        'l’articulation',
        'la jointure',
        'le poignet',
        'le tendon',
        '{!20min|le crâne}',
        'la radiographie',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Un doigt bien cherché vaut toute une main. Les curieux continuent par le pied, soulier ôté : le gros orteil ressemble-t-il au pouce?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un plâtre, un doigt de moins, une main qui reste fermée : les os se cherchent sur l’autre main ou sur la vôtre, et la photo reste la sienne. La colle dégoûte? {!20min|La bête reste posée sur le carton jusqu’à ce que le parent l’ait vue.}{20min|Les os restent posés sur le carton jusqu’à ce que le parent les ait vus.} Une prise faible préfère des os de carton larges de deux doigts.',
        },
        {
          pour: 'interieur',
          texte:
            'Dans un coin sombre, une lampe de poche brille derrière une main : la peau rougit, les os ne paraissent pas. On cherche alors ce que l’appareil de l’hôpital a de plus.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Colle jusqu’aux coudes.',
          '{!20min|Bête décollée, à refaire.}{20min|Os décollé, à recoucher.}',
        ],
        dangersAEliminer: [
          'Coton-tige dans une oreille, un nez ou une bouche : il ne touche que le carton. Comptez-les en les donnant, reprenez ceux qui restent.',
          'Coton-tige à la main debout : {!20min|la bête se mime les mains vides}{20min|il reste à table, et l’on se lève les mains vides}.',
          'Ouate arrachée ou tige cassée : elle va dans votre poche, un os neuf la remplace.',
          'Doigt tiré ou pressé trop fort : on presse sur soi d’abord, et un « non » arrête la main de l’ami.',
          'Lampe de poche dans les yeux : l’adulte la tient, tournée vers la paume.',
        ],
        supervision: 'palier2',
        allergies: [
          'Blé dans la colle : lisez l’étiquette de la vôtre, et gardez la colle de farine loin de la table d’un enfant allergique.',
        ],
      },
      observation: [
        'Éveil aux sciences : sur quoi se fie-t-il pour placer un pli, sa peau, la photo d’un ami ou une idée?',
        'Éveil aux mathématiques : regardez comment il évite de compter deux fois le même os.',
        'Langage oral : relevez ses mots pour {!20min|faire comprendre comment marche une bête que personne n’a vue}{20min|défendre son nombre devant un ami}.',
      ],
      prolongements: [
        'La photo ratée reste au mur : une découverte faite à la sieste ou au repas s’y ajoute, collée par vous.',
        'Une vieille radiographie dort peut-être dans un tiroir de la maison : avec l’accord du parent, le nom caché, collée à la fenêtre, elle se lit du doigt.',
      ],
      reflexionRetroaction: [
        'Ai-je donné vingt-sept trop tôt?',
        '{!20min|Quel squelette m’a appris quelque chose sur la façon dont son auteur bouge?}{20min|Quel os un enfant m’a-t-il fait sentir, que je ne cherchais pas?}',
      ],
    },
  },
  {
    key: 'six-galets-dans-la-meme-maison',
    summary:
      'Les galets reçoivent un nom, un visage de craie, une famille et une maison de sable où l’on se visite, jusqu’à ce que l’eau reprenne les visages.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['roches', 'sable', 'craies', 'batons'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'famille de roches',
      'familles de roches',
      'bébé roche',
      'papa roche',
      'roche maman',
      'bonhomme de roche',
      'famille de galets',
      'donner un nom aux roches',
      'dessiner sur des roches',
      'visage sur une roche',
      'craie sur les roches',
      'parler à une roche',
      'maison de sable',
      'maison dans le sable',
      'qui habite avec qui',
      'roches qui parlent',
      'cailloux',
      'dessin',
      'eau',
      'la famille',
      'jeux de sable',
    ],
    seen: [
      'elle couche ses cailloux dans un creux de sable et leur fait une doudou',
      'il dessine des yeux et une bouche à la craie sur sa roche plate',
      'ils font parler les pierres et se visitent de maison en maison',
      'elle dit que le petit caillou reste une semaine chez papa, une semaine chez maman',
      'il explique que dans sa famille à lui, il y a deux mamans',
      'elle est inquiète parce que la roche grise est toute seule, sans famille',
      'depuis que sa grand-mère habite chez elle, elle loge toutes ses roches ensemble',
      'à la plage, une vague efface les faces des roches et ils rient ou pleurent',
    ],
    scenes: ['figurines', 'ramasser', 'empiler-construire', 'naissances-familles'],
    picture:
      'Loin de l’eau, derrière des fanions, deux enfants posent des galets à visage de craie dans une maison de sable; une adulte veille près de l’eau.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Six galets dans la même maison',
      observationDepart:
        'Une enfant range trois galets dans un creux de sable, du plus gros au plus petit. « Chut, le bébé dort. » Un ami en apporte un quatrième : « C’est mon mononcle. Il peut rester chez vous? »',
      intentionEducative:
        'Offrir aux enfants des personnages à inventer, à faire parler et à loger ensemble, puis à laisser partir.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Donner à un galet un nom, une voix, quelqu’un avec qui vivre.',
        'Frapper chez un ami, répondre, refuser, faire une place.',
        'Reconnaître son galet quand le visage n’y est plus.',
      ],
      materiel: [
        item(
          'Galets lisses et secs, plus gros qu’un poing d’enfant',
          'six par enfant',
          'Roches du jardin, apportées en chariot, deux par enfant',
        ),
        item('Grosses craies', 'une par enfant, deux couleurs', 'Terre mouillée, mise au doigt'),
        item('Fanions de tissu sur piquets à bout rond, pour la limite', 'seize', 'Branches plantées, un bas au bout'),
        optional('Bois flotté lisse, sans clou, pour les meubles', 'une brassée', 'Écorces tombées'),
        optional(
          '{45min 60min|Petit arrosoir que vous tenez, un fond d’eau du bidon}',
          'un',
          'Bouteille d’eau et gobelet',
        ),
        item('Bidon d’eau', 'un, de quatre litres', 'Bouteilles remplies au local'),
        optional('Débarbouillettes sèches', 'une par enfant', 'Essuie-tout'),
        optional('Plateau à rebord, pour une maison à hauteur de bras', 'un', null),
        item(
          '{ete|Souliers fermés, chapeaux et gourdes}{!ete|Bottes, tuques et mitaines de rechange}',
          'de quoi équiper tout le groupe',
          null,
        ),
      ],
      preparation: [
        'Avec les fanions, fermez un carré de huit pas de côté, à quinze pas de l’eau{printemps|, au double si elle est haute}. Une adulte reste debout entre lui et l’eau, face aux enfants, et ne fait rien d’autre; la deuxième suit le jeu. À deux, prenez huit enfants au plus.',
        'Avant le groupe, marchez le carré les yeux au sol : verre, hameçons, mégots. Ce n’est que du gravier ou des roches mouillées? Changez de coin.',
        'Étalez dans le carré une bonne cinquantaine de galets secs : sur une roche mouillée, la craie ne prend pas. Au fleuve, notez l’heure à laquelle l’eau remonte et partez bien avant.',
        'Dessinez un visage sur un seul galet et glissez-le dans votre poche.',
        'Passez en pensée les familles du groupe : un seul parent, deux maisons, une grand-mère, une famille d’accueil. Toutes auront leur place dans vos phrases.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Assoyez le groupe au milieu du carré et comptez-le tout haut. Tirez de votre poche le galet au visage de craie, portez-le à votre oreille. « Il reste dans ma poche. Il dit qu’il y fait noir. » Écoutez encore. « Il demande avec qui vous restez, vous autres. » Promenez-le devant ceux qui veulent lui répondre. « Et lui, avec qui voudrait-il rester? »',
        ),
        play(
          { 30: 8, 45: 10, 60: 14 },
          'Parmi les galets étalés, chacun cherche les siens et les porte à deux mains. Un plat, tout gris, fait la grand-mère; un rayé, le cousin qui parle fort. Le nom vient avant le visage, ou bien après. La craie met des yeux, une moustache, une bouche qui boude. « Qui reste avec qui? » Deux papas et un chien, une tante et ses cinq enfants, personne : tout se peut. Le galet de votre poche circule : une famille le prend, ou il loue une chambre, ou il aime vivre seul et recevoir.',
        ),
        play(
          { 30: 10, 45: 12, 60: 16 },
          'Il faut les loger, au milieu du carré, en voisins. Le sable se tasse en murets hauts comme la main; on perce une porte, on creuse des lits; le bois flotté, s’il y en a, fait les meubles. « Toc toc! » Qui ouvre? Que dit-on à de la visite qui arrive pendant le bain? Un galet fait sa valise : il a deux maisons. Un autre ne parle plus à son frère. Les voix changent, les rues se tracent d’une porte à l’autre, une maison s’agrandit chez la voisine avec sa permission. Prêtez votre voix aux galets qu’on vous tend, pas aux autres.',
        ),
        play(
          { 45: 9, 60: 13 },
          'L’averse! De vos doigts mouillés au bidon, ou d’un petit arrosoir, faites pleuvoir chez les familles qui le demandent. Les moustaches coulent, les yeux partent. « Qui est-ce, maintenant? » On tâte, on soupèse, on cherche la rayure. Un galet sans visage se promène de maison en maison : quelqu’un le reconnaîtra-t-il? Le galet se retourne : de l’autre bord, resté sec, la craie lui refait un visage. Celui qui était fâché l’est-il encore?',
        ),
        closing(
          { 30: 7, 45: 8, 60: 10 },
          'Assoyez le groupe, recomptez-le. Chacun couche un galet devant lui en disant son nom, et ce qu’il lui souhaite; tous lui disent « Au revoir! ». Versez-y un filet d’eau du bidon; le pouce frotte. Plus un visage! « Qu’est-ce qu’il en reste? » Une forme, un nom, une histoire. Les galets restent ici, et la prochaine pluie débarbouillera les autres. Les trous se bouchent, les mains se rincent et s’essuient.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au galet, non à l’enfant : « Et vous, monsieur, bien dormi? » La réponse vient souvent d’une drôle de voix.',
          'Quand une maison laisse quelqu’un dehors, frappez le sable de votre galet : « On m’a dit que c’était plein. Où vont ceux qui n’ont pas de place? »',
          'Recevez une histoire de départ, de chicane ou de mort comme les autres. Répétez-la au complet; si elle vous inquiète, notez-la mot à mot.',
        ],
        questionsOuvertes: [
          'Qui se lève le premier, dans cette maison?',
          'Que font-ils quand la visite ne veut plus partir?',
          'À quoi le reconnais-tu, sans ses yeux?',
          'Pourquoi ces deux-là ne restent-ils pas ensemble?',
        ],
      },
      vocabulaire: [
        'le galet',
        'la famille',
        'rester chez',
        'le voisin',
        'la visite',
        'accueillir',
        's’effacer',
        'reconnaître',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Deux galets et une porte font déjà une histoire. Aux grands bavards, proposez la rue au complet : une nouvelle y circule de maison en maison, et l’on écoute ce qu’elle est devenue au bout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui parle peu cogne son galet sur le sable tapé : un coup pour oui, deux pour non. Un autre, en fauteuil ou gêné par le sable, tient maison sur un plateau à sa hauteur, et l’on vient chez lui.',
        },
        {
          pour: 'interieur',
          texte:
            'S’il vente trop, les mêmes familles logent dans un bac de sable au local, avec des roches apportées; une débarbouillette mouillée y efface les visages.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt pincé entre deux galets.',
          'Peine de voir partir un visage ou de laisser son galet.',
          'Chicane pour le plus beau.',
        ],
        dangersAEliminer: [
          'Noyade : l’adulte de l’eau ne quitte pas sa place entre l’eau et le carré; aucun enfant n’en sort, même pour un galet.',
          'Enfant qui passe les fanions : l’adulte de l’eau va à lui; vous assoyez les autres et recomptez.',
          'Eau du bidon : vous seule la versez, un filet à la fois, et le bouchon se remet aussitôt.',
          'Galet lancé ou échappé sur un pied : il se porte bas, à deux mains, et se couche. On ne vise rien, pas même l’eau; celui qui vole finit à vos pieds.',
          'Galets frappés l’un sur l’autre : un éclat saute aux yeux; on cogne sur le sable ou le bois.',
          'Galet trop lourd : celui qui ne se lève pas à deux mains reste où il est.',
          'Roche mouillée ou moussue sous le pied : on marche, sur le sable sec; les grosses roches ne se grimpent pas.',
          'Petit caillou à la bouche, craie mâchée : écartez le gravier, reprenez les bouts plus courts que le pouce.',
          'Verre, hameçon, bête échouée, écume verte : on recule et l’on appelle l’adulte.',
          'Trou : pas plus profond que la cheville, et bouché avant de partir.',
          '{ete|Soleil : chapeaux, pauses à l’ombre pour boire, ni sable ni galet brûlant; jouez tôt, la plage se quitte avant l’heure chaude.} {!ete|Doigts rouges ou vent dans le cou : mitaines, et l’on rentre.} Au premier grondement, tous partent.',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : l’auto-injecteur est sur vous, l’adulte du jeu. Peau sensible à la craie ou au sable : rincez les mains à l’eau du bidon.',
        ],
      },
      observation: [
        'Langage oral : quelle voix, quels mots prête-t-il à un galet, qu’on n’entend pas d’ordinaire?',
        'Compétences sociales : racontez une visite à la porte, depuis le « toc toc » jusqu’au départ.',
        'Fonction symbolique : le visage parti, le galet est-il encore quelqu’un pour lui?',
      ],
      prolongements: [
        'Au local, une enveloppe attend au coin des livres : on y glisse les histoires de galets que vous avez notées, et l’on en relit une par jour.',
        'Le parent qui vient au départ apprend le nom d’un galet et avec qui il vivait; à la maison, l’enfant lui raconte la suite.',
      ],
      reflexionRetroaction: [
        'Quelle sorte de famille a manqué dans mes propres phrases?',
        'Qui jouait près des autres, et qui jouait avec eux?',
      ],
    },
  },
  {
    key: 'le-coussin-entre-le-premier',
    summary:
      'La cabane tombe dès qu’on y entre? Les enfants cherchent comment trois branches se tiennent, et un coussin l’essaie avant eux.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions'],
    materials: ['batons', 'bache', 'buches-et-rondelles'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Les branches viennent d’ailleurs, et les pieds du trépied se calent dans l’herbe ou la terre, jamais sur l’asphalte.',
      PARK: 'On prend ce que le vent a fait tomber, loin du sentier, et tout se démonte avant de partir.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'la cabane tombe',
      'cabane qui tombe',
      'cabane tombe toujours',
      'cabanne de branches',
      'cabane de branches',
      'cabane pas solide',
      'faire tenir une cabane',
      'tombe quand on entre',
      'tipi qui tombe',
      'tipi de branches',
      'trépied',
      'trois bâtons',
      'branche fourchue',
      'faire tenir des branches',
      'cabane s’écroule',
      'cabane avec une bâche',
      'construction',
      'travail d’équipe',
    ],
    seen: [
      'ils accotent des branches ensemble et tout s’écroule au premier coup de vent',
      'elle plante ses bâtons dans la terre pour qu’ils restent debout',
      'il attache ses branches en fourche et met une doudou par-dessus',
      'il se fait chicaner par les autres, c’est lui qui a accroché le toit',
      'elle est découragée, ça fait trois fois que son abri se couche',
      'il ne veut pas entrer dans la cabane, il a peur qu’elle lui tombe dessus',
      'depuis la fin de semaine en camping, ils veulent monter une tente en bois',
      'dans le boisé, un tient le haut pendant que l’autre ajoute une branche',
    ],
    scenes: ['empiler-construire', 'se-cacher', 'cooperer'],
    picture:
      'Trois longues branches croisées dans une fourche se tiennent debout; un enfant y pousse un gros coussin avec une longue perche, deux amis reculent.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le coussin entre le premier',
      observationDepart:
        'Deux enfants appuient branche sur branche. Un troisième se glisse dessous, son dos frôle le toit, et tout se couche par terre. « C’est toi qui l’as brisée! »',
      intentionEducative:
        'Permettre aux enfants de comprendre, en essayant, pourquoi une cabane tombe et ce qui la fait tenir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher la cause d’une chute, puis changer une seule chose.',
        'Faire tenir trois bâtons ensemble, sans aucun lien.',
        'Traîner, coucher et caler une branche avec quelqu’un.',
      ],
      materiel: [
        item(
          'Bâtons longs comme un bras d’enfant, quelques-uns fourchus',
          'quatre par enfant',
          'Tuteurs de jardin aux bouts arrondis',
        ),
        item(
          '{bois parc|Branches tombées, hautes jusqu’à votre épaule, dont deux fourchues}{cour|Branches apportées, hautes jusqu’à votre épaule, dont deux fourchues}',
          'cinq, pas plus grosses qu’un manche de râteau',
          'Tiges de bambou et une branche fourchue',
        ),
        item('Perche légère, plus longue que vous, pour pousser le coussin', 'une', 'Long tube de carton'),
        item('Coussin lavable, gros comme un enfant accroupi', 'un', 'Sac de tissu bourré de linge'),
        item('Bas roulés, pour habiter les petites cabanes', 'quatre', 'Grosses cocottes'),
        item('Bûches courtes, pour caler les pieds', 'trois', 'Roches plates, portées à deux mains'),
        item('{45min 60min|Bâche légère, longue comme vous, sans œillet brisé ni corde}', 'une', 'Vieux drap'),
        item('{60min|Écorces, pour les murs}', 'une brassée', 'Bouts de carton'),
        item('Débarbouillette mouillée, dans un sac', 'une', 'Essuie-tout mouillé'),
        optional('Bac de terre, pour bâtir à hauteur de bras', 'un', null),
        optional('{si-cordes|Corde, couchée au sol}', '{si-cordes|une}', null),
        optional('{si-figurines|Figurines}', '{si-figurines|une pour deux enfants}', null),
        optional(
          '{30min si-couvertures si-vieilles-couvertes|Vieilles couvertes ou couverture}',
          '{30min si-couvertures si-vieilles-couvertes|une suffit}',
          null,
        ),
        optional('{bois cour si-pelles|Petites pelles}', '{bois cour si-pelles|deux}', null),
      ],
      preparation: [
        '{bois parc|Levez la tête : rien de mort ni de suspendu au-dessus du chantier. Puis baissez-la : sol plat, ni nid, ni guêpes, ni herbe à puce.} {cour|Choisissez un bout de terre plat, loin des balançoires, de la barrière et des branches mortes d’un arbre.}',
        'Essayez seule le grand trépied : une branche fourchue debout, deux autres couchées dans sa fourche, les pieds à un pas et demi l’un de l’autre. Poussez de la main, en haut, de trois bords; s’il branle, écartez encore. Défaites-le : ils ne l’auront pas vu.',
        'Cassez les bouts pointus. Une branche qu’un enfant ne soulève pas d’une main, par un bout, sort du chantier. {bois parc|Bâtons, bûches et perche se trouvent sur place : n’apportez que le reste.}',
        'Semez les bâtons fourchus parmi les autres. Il n’y aura qu’une grande cabane, et vous y serez; les petites se font autour, à vue. {si-cordes|Couchez la corde par terre, à deux longueurs de branche de la grande : c’est là que le groupe recule.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Assoyez le groupe à trois pas de vous, et le coussin par terre, tout seul. Au-dessus de lui, appuyez l’une contre l’autre deux longues branches à peine piquées dans la terre. « Voilà ta maison. Bouge pas. » Bien sûr, il bouge : poussez-le du pied, tout lui tombe dessus. Époussetez-le, plaignez-le. « Une chance que c’était toi. » Puis, vers le groupe : « Pourquoi elle tombe dès qu’il y a quelqu’un? »',
        ),
        play(
          { 30: 9, 45: 11, 60: 14 },
          'Par deux ou trois, à genoux : trois bâtons debout que personne ne tient, pour loger un bas roulé. Ça glisse, ça tourne, ça s’assoit. {3-4a|Une main tient le haut, une autre pose, une troisième serait bienvenue.} {4-5a|On écarte les pieds, on les rapproche, on les pique dans la terre : une seule chose à la fois, pour savoir laquelle a compté.} Un bâton fourchu traîne : quelqu’un y couchera les autres. {si-figurines|Une figurine emménage : passe-t-elle entre deux bâtons sans les toucher?} Quand ça tient, le doigt pousse, d’un bord, puis de l’autre. De quel côté la maison tombe-t-elle le plus vite? {30min si-couvertures si-vieilles-couvertes|Puis un coin de couverture se pose dessus, comme un toit : tient-elle encore?}',
        ),
        play(
          { 30: 10, 45: 12, 60: 16 },
          'À présent, une vraie. Les longues branches arrivent traînées, deux enfants pour chacune. Penchez la fourche à hauteur de leur poitrine : deux porteurs y couchent leur branche, puis deux autres; le groupe attend à deux longueurs de branche. Relevez le tout, seule. Du dehors, on tire les pieds, une bûche cale chacun. Tous reculent{si-cordes| derrière la corde}, vous lâchez. Vient l’examen : le coussin, poussé dedans à la perche, bouscule chaque pied; votre main appuie en haut, de trois bords; un enfant entre, accroupi, et vous tenez la fourche. Il sort, un autre entre; leurs amis rebâtissent les petites cabanes, à vue. Le coussin enseveli? On cherche quel pied est parti, et l’on corrige celui-là.',
        ),
        play(
          { 45: 9, 60: 14 },
          'Un toit! Mais la bâche pèse, et le vent la pousse. Personne dans la grande : jetez un coin de la toile sur la petite cabane la plus proche, si ses bâtisseurs le veulent. D’un seul bord, ce poids la couche. Qui a une idée pour la grande? Vous tenez la fourche, quatre enfants étendent la bâche par les bords : moitié d’un côté, moitié de l’autre, l’entrée libre. Le coussin repasse l’examen. Qui veut y loge ensuite, un à la fois, votre main sur la fourche; les autres agrandissent leur petite cabane. {60min|Les petites cabanes prennent des murs d’écorce, une deuxième chambre, un quatrième pied. Aide-t-il, celui-là, ou nuit-il?}',
        ),
        closing(
          { 30: 6, 45: 7, 60: 9 },
          '{45min 60min|Repliez la bâche.} Couchez d’abord la grande vous-même, tous à deux longueurs de branche; deux porteurs par branche les rangent à plat. Puis, autour d’une petite cabane encore debout, on parie : lequel des trois bâtons peut partir sans que le reste tombe? Un enfant l’ôte. On la rebâtit, on en ôte un autre. Tout tombe? Les trois se tenaient l’un l’autre. Il en reste un debout? C’est la terre qui le tenait. {bois cour si-pelles|À la pelle, on creuse : jusqu’où faut-il enfoncer un bâton pour qu’il tienne seul?} Le coussin rentre dans les bras de qui l’a le plus souvent déterré.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À chaque chute, accroupissez-vous près du pied qui a bougé et regardez-le longtemps. Les yeux suivent les vôtres.',
          'Remplacez « c’est sa faute » par ce que vous avez vu : « Le pied de droite a glissé. »',
          'Tenez la fourche tant qu’un enfant est dedans ou touche une branche; annoncez « Je lâche » avant d’ouvrir la main.',
          'Retenez la réponse de la fourche : tendez un bâton droit, puis un fourchu, et taisez-vous.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui a bougé en premier?',
          'Que changerais-tu, une seule chose?',
          'Comment tient-elle, si personne n’y touche?',
          'De quel côté tomberait-elle si le vent se levait?',
        ],
      },
      vocabulaire: [
        'la fourche',
        'le trépied',
        'écarter',
        'caler',
        'solide',
        'basculer',
        's’appuyer',
        '{45min 60min|la bâche}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Piquez d’avance le bâton fourchu dans la terre : l’enfant y couche les deux autres. Faire tomber la maison du bas roulé et recommencer fait partie du métier.',
        },
        {
          pour: '4-5a',
          texte:
            'Une question d’ingénieur : quelle est la cabane la plus haute que tiennent trois bâtons courts? Et la plus large? On garde les essais en dessin, dans la terre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une petite cabane se bâtit aussi dans un bac de terre posé à hauteur de bras. Celui que la chute fait sursauter tient le rôle d’examinateur : il crie « Reculez! », puis pousse le coussin, et sait ainsi quand ça tombera.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, trois longs tubes de carton, dont un entaillé en fourche par vous, les pieds sur un tapis, et un drap léger : le coussin passe le même examen.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les pieds se calent dans la neige tapée, et le trépied reste nu : ni toit de neige, ni bâche qui se charge.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Petite cabane écroulée dix fois.',
          'Échardes, jointures éraflées.',
          'Coup de bâton léger, sans le vouloir.',
        ],
        dangersAEliminer: [
          'Entrée sans examen : coussin, main d’adulte, puis un enfant seul, accroupi, entre deux pieds bien écartés; une branche de plus, et tout recommence.',
          'Branche qui tombe sur une tête : vous seule levez et couchez la grande, le groupe à deux longueurs de branche. Quelqu’un dedans? Personne ne touche aux pieds, et votre main tient la fourche.',
          'Trépied qui sert d’échelle ou d’appui : il ne porte que des branches{45min 60min| et la bâche}.',
          'Bout de bâton près des yeux : il se porte bas et s’emploie à genoux; la longue branche se traîne.',
          '{45min 60min|Bâche sur un visage : on la tient par les bords, personne dessous pendant qu’on l’étend.}',
          'Grand vent : pas de grande cabane{45min 60min|, pas de bâche}{bois parc|, et l’on ne s’installe pas sous les arbres}.',
          'Grande cabane sans vous : pour aller consoler quelqu’un, faites sortir et couchez-la. Rien ne reste dressé après le départ.',
          '{si-cordes|Corde nouée aux branches, tendue ou passée au cou : elle reste couchée à plat, hors du chemin des branches traînées, et vous la reprenez à la fin.} {30min si-couvertures si-vieilles-couvertes|Couverture sur une tête : elle se pose sur une petite cabane, personne dessous.} {bois cour si-pelles|Trou où un pied se tord : on le rebouche avant de partir.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres de guêpes et sève collante : l’auto-injecteur est sur vous; la débarbouillette mouillée pour la peau qui réagit.',
        ],
      },
      observation: [
        'Raisonnement : après une chute, que regarde-t-il, et que change-t-il ensuite?',
        'Motricité globale : voyez comment il règle sa force pour coucher une branche sans bousculer les autres.',
        'Éveil aux sciences : son explication du trépied, en mots, en gestes ou avec trois doigts.',
      ],
      prolongements: [
        'Au retour, trois crayons et une boule d’argile : qu’est-ce qui tient debout avec trois pieds, mais tombe avec deux?',
        'Chez lui, l’enfant cherche avec un parent ce qui tient sur trois pieds : un tabouret, un support, un trépied; il le dessine ou le raconte.',
      ],
      reflexionRetroaction: [
        'Combien de chutes ai-je empêchées qui auraient appris quelque chose?',
        'Le coussin a-t-il vraiment passé le premier, à chaque fois?',
      ],
    },
  },
]
