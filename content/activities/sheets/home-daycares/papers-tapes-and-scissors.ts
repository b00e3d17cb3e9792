import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A dot that lives adventures on a travelling sheet, walls of newspaper to burst, plates that change trades, a fly of tape, a painted table, and halves that find each other. */
export const HOME_PAPER_AND_TAPE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-point-est-sorti-sans-sa-tuque',
    summary:
      'Un gros point part en voyage sur une feuille qui passe de main en main : un trait, un gribouillis ou un coin froissé, et l’histoire avance.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'papier et crayons',
      'papier crayons',
      'feuilles et crayons',
      'feuilles de papier',
      'gros crayons',
      'crayons de cire',
      'dessiner une histoire',
      'inventer une histoire',
      'raconter son dessin',
      'dessin à plusieurs',
      'gribouiller',
      'faire des points',
      'tracer un chemin',
      'il ne veut pas dessiner',
      'contes',
      'voyage',
    ],
    seen: [
      'elle tape son crayon partout et dit qu’il mouille sur le bonhomme',
      'il fait une longue ligne et raconte où le petit bonhomme s’en va',
      'ils dessinent à quatre sur le même papier et se le passent',
      'elle chiffonne le coin de sa feuille et dit que c’est une montagne',
      'il dit qu’il n’est pas bon en dessin et repousse sa feuille',
      'elle pleure parce que quelqu’un a gribouillé sur son dessin',
      'à la table de bricolage, une tache est devenue un monsieur qui se promène',
      'depuis que je lui demande c’est quoi, chaque gribouillis a toute une aventure',
    ],
    picture:
      'Trois enfants à plat ventre autour d’une feuille où un gros point a pris la route; près de l’éducatrice, un bébé touche le coin qu’il a froissé.',
    scenes: ['tracer-ecrire', 'livres-histoires'],
    sheet: {
      titre: 'Il était une fois un point',
      observationDepart:
        '{2-3a 3-4a 4-5a|Le crayon a fait un point, tout seul au milieu de la feuille. « C’est qui? » demande quelqu’un par-dessus l’épaule.} {!2-3a !3-4a !4-5a|Votre crayon tape un point sur la feuille. Une petite tête se penche dessus et attend la suite.}',
      intentionEducative:
        'Permettre à chacun d’ajouter un bout à une histoire commune, avec le trait, le mot, le son ou le pli qu’il sait faire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Laisser une marque sur une feuille que d’autres continueront.',
        '{2-3a 3-4a 4-5a|Dire ce qui arrive au point, d’un mot ou d’une phrase.} {!2-3a !3-4a !4-5a|Suivre des yeux le trait qui avance et attendre le bruit qui revient.}',
        '{4-5a|Reprendre l’histoire là où un ami l’a laissée.}',
      ],
      materiel: [
        item(
          'Papier, en grandes feuilles',
          '{18-24m 2-3a 3-4a 4-5a|une feuille pour deux enfants, et quelques-unes de plus}{0-18m !18-24m !2-3a !3-4a !4-5a|quatre par enfant}',
          'Sacs d’épicerie en papier, ouverts',
        ),
        item(
          'Gros crayons{0-18m 18-24m 2-3a| de cire, entiers, plus longs que votre doigt}',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant}{0-18m multiage|, sauf les poupons}{18-24m 2-3a 3-4a 4-5a|, un pour vous}{0-18m !multiage|un, pour vous}',
          '{0-18m 18-24m 2-3a|Grosses craies grasses, entières}{!0-18m !18-24m !2-3a|Gros crayons de bois}',
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Dégagez le plancher : on dessine à plat ventre ou à genoux, en rond, une feuille devant chaque paire d’enfants.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous par terre, la feuille à plat entre vous et les poupons; votre crayon ne quitte pas votre main.}',
        'Gardez une feuille vierge sous votre genou : elle remplacera celle qui se mouille ou se déchire. {18-24m 2-3a|Un crayon cassé va dans votre poche.}',
        '{multiage|Avec plusieurs âges, mettez un grand et un plus jeune à chaque feuille.} {0-18m multiage|Les poupons sont contre vous, couchés sur le ventre ou assis : la feuille s’arrête devant eux, les crayons restent chez les autres. Seule, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tapez un gros point au bord d’une feuille : ploc. « C’est lui. Ce matin, il est sorti {!ete|sans sa tuque}{ete|sans son chapeau}. » Faites-le avancer d’un long trait lent, en marchant de la voix : « tap, tap, tap… » Arrêtez net. « Oh! Il lui est arrivé quelque chose. » {18-24m 2-3a 3-4a 4-5a|Tournez la feuille vers un enfant, le bout du trait devant lui, et attendez.} {!18-24m !2-3a !3-4a !4-5a|Attendez un regard, puis repartez : « tap, tap, tap… »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Un point par feuille, et chacun lui fait arriver quelque chose.} {2-3a 3-4a 4-5a|À votre « Glisse! », la feuille passe au voisin, qui continue.} {0-18m|Devant le poupon, le trait marche jusqu’à sa main et fait « bip »; s’il froisse un coin, c’est une montagne, et on la garde.} {0-18m !multiage|Tapez des points autour de ses doigts, vite, puis lentement : « ploc, ploc… ploc. » Il frappe à son tour? Faites un point là où sa main est tombée. Déplacez ensuite la feuille : il rampe ou pivote pour retrouver la montagne.} {18-24m|Le trottineur gribouille : « Le vent! » Soufflez avec lui.} {18-24m !multiage|Son crayon tape? C’est la pluie : tapez du doigt avec lui. Il s’arrête? Le point dort : ronflez. Faites repartir un trait depuis sa dernière marque jusqu’à un autre enfant, « tap, tap, tap », et attendez ce que fera celui-là.} {2-3a|À deux ans, des coups de crayon : il pleut sur lui, « ploc, ploc ».} {2-3a !multiage|« Il est mouillé! Où est-ce qu’il se met? » Un rond devient parapluie, auto, bain. Au « Glisse! », on pousse sa feuille et l’on reçoit celle d’un ami : on regarde d’abord ce qui est arrivé, puis le crayon répond.} {3-4a|À trois ans, on lui met des bras, une maison, une mouffette.} {3-4a !multiage|On reçoit une feuille déjà commencée : « Qu’est-ce qu’il fait, lui? » Son auteur répond de sa place, et l’on ajoute le bruit, la porte ou l’ami qui manquait.} {4-5a|À quatre ans, on dessine le danger et l’on passe la feuille : au voisin de le tirer de là.} {4-5a !multiage|Le voisin dit sa solution avant de la tracer; elle amène un nouveau danger, et la feuille repart. À son retour, l’auteur regarde ce qu’on a fait de son point et raconte comment il s’en est tiré.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Retournez une feuille : le point est passé de l’autre côté. « Où est-il rendu? » {0-18m|Levez la feuille entre le poupon et vous : « Il est parti… » Baissez-la : « Le revoilà! »} {0-18m !multiage|Laissez-lui un bord : il tire, la feuille craque, votre visage sort. Couchez ensuite la feuille sur vos genoux; votre crayon y tourne en rond, de plus en plus vite, et s’arrête. Attendez son bruit pour repartir.} {18-24m|Le trottineur le cherche sous la feuille, puis en fait un autre, gros comme son poing.} {18-24m !multiage|Cachez la feuille sous votre chandail, un coin dehors : il tire, le point revient. Tracez une route qui sort de la feuille et s’arrête au bord : « Oh! » Glissez une feuille à côté, et c’est lui qui la continue.} {2-3a|À deux ans, on le cache : on gribouille dessus jusqu’à ce qu’on ne voie plus rien.} {2-3a !multiage|Plus rien? Frappez du doigt : « Toc, toc, es-tu là? » On lui fait une sortie, un trait jusqu’au bord de la feuille, et il recommence ailleurs.} {3-4a|À trois ans, on lui trace la route du retour, avec un arrêt pour manger.} {3-4a !multiage|Un ami la bloque d’un gribouillis? Le point passe à côté, dessous ou par la feuille d’en face, et l’on dit où.} {4-5a|À quatre ans, on lui invente un ami et l’on écrit son nom comme on le pense.} {4-5a !multiage|L’ami habite la feuille d’en face : on se dit par où passer, chacun trace son bout, et les deux bouts doivent arriver au même bord.} {18-24m 2-3a 3-4a 4-5a|Qui passe près d’une feuille a le droit d’y faire pleuvoir, du bout des doigts.}',
        ),
        play(
          { 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Mettez toutes les feuilles bord à bord, par terre : les routes se touchent presque. On trace les bouts qui manquent, et les points vont se visiter.} {0-18m|Froissez une feuille neuve en grosse boule : c’est le point, devenu énorme; il roule jusqu’aux genoux du poupon.} {0-18m !multiage|Il la tape, elle s’en va; il la serre, elle chuchote. Renvoyez-la en disant « ploc » à chaque arrivée, puis faites-la monter sur son pied, son genou, son ventre : « tap, tap, tap. » La boule mouillée se change.} {18-24m|Le trottineur marche le long des routes, à pas de point.} {18-24m !multiage|Suivez-le en disant « tap » à chaque pas; il s’arrête, vous aussi. Une feuille glisse? Recouchez-la. À un bout, dessinez un lit, un simple rond : chacun y couche son point, on ronfle, et l’on réveille tout le monde.} {2-3a|À deux ans, le doigt suit le trait d’une feuille à l’autre : « tap, tap. »} {2-3a !multiage|Il arrive à un bout sans route? Le crayon fait le pont, et le doigt passe. Chez qui est-il rendu? On frappe, l’ami dit : « Entre! »} {3-4a|À trois ans, deux points se rencontrent : que se disent-ils? Chacun prête sa voix au sien.} {4-5a|À quatre ans, on prévoit la route la plus longue pour rentrer, puis on la refait du doigt sans se tromper.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Il rentre chez lui. » {18-24m 2-3a 3-4a 4-5a|Les crayons reviennent dans votre main. Prenez une feuille et racontez-la du doigt, du premier point au dernier; chacun dit sa part, ou en refait le bruit, quand le doigt passe dessus.} {0-18m multiage|Le doigt passe aussi par le coin froissé du poupon : la montagne.} {!18-24m !2-3a !3-4a !4-5a|Suivez la route du doigt, avec la main du poupon qui veut bien, du point jusqu’au coin froissé, en redisant chaque bruit : « ploc… tap, tap… bip. »} Dessinez-lui enfin {!ete|sa tuque}{ete|son chapeau}. {18-24m 2-3a 3-4a 4-5a|La feuille attend les parents près de la porte, ou se glisse sous le bras de qui veut l’emporter.} {!18-24m !2-3a !3-4a !4-5a|La feuille s’en va, et chaque main ouverte reçoit un dernier « bip » de votre doigt.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Répétez ce que l’enfant a dit, puis « et là? » : la suite est à lui.} {!18-24m !2-3a !3-4a !4-5a|Arrêtez le trait au milieu d’un bruit, et attendez qu’un regard vous le redemande.}',
          'Prenez chaque marque pour un événement : un trou est une flaque, un pli est une montagne.',
          '{2-3a 3-4a 4-5a|« Je sais pas dessiner. » Tapez un point : « Moi non plus. Il sait marcher, ça suffit. »}',
          '{3-4a 4-5a multiage|Un gribouillis couvre le dessin d’un grand? Demandez-lui quel temps il fait, maintenant, chez le point.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui lui est arrivé?',
          'Où s’en va-t-il?',
          '{3-4a 4-5a|Comment va-t-il s’en sortir?}',
          '{4-5a|Que s’est-il passé juste avant?}',
        ],
      },
      vocabulaire: [
        'le point',
        'le trait',
        'la route',
        'arriver',
        'la montagne',
        '{!10min|caché}{10min|avancer}',
        '{3-4a 4-5a|le danger}',
        '{4-5a|le retour}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon couché sur le dos suit un trait que vous tracez sur une feuille tenue au-dessus de son ventre : assez lentement pour que ses yeux ne le perdent pas.',
        },
        {
          pour: '18-24m',
          texte:
            'Tenez la feuille d’une main. Son gribouillis a un bruit : faites-le avec lui, et arrêtez quand le crayon arrête.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez-lui de choisir entre deux malheurs : « Il tombe, ou il pleut? » Le crayon répond souvent avant la bouche.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant est celui qui dit « Glisse! » : il regarde si les voisins ont fini, puis il le crie.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant plie une feuille en quatre et dessine l’histoire case par case; un ami la lit sans aide, puis l’auteur corrige.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu donne l’événement d’un bruit ou d’un geste, et un ami le dessine. Celui dont la main fatigue dit « à gauche, plus loin, arrête » à votre crayon. La feuille monte à la hauteur du fauteuil, sur la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le point sort sans son chapeau, et il lui arrive une averse, un maringouin, une crème glacée.} {!hiver|L’hiver, la neige est déjà sur la feuille : c’est le blanc.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Trait qui déborde sur le plancher ou sur une main : ça se lave.',
          '{18-24m 2-3a 3-4a 4-5a|Dessin couvert par celui d’un ami.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a|Crayon à la bouche, ou bout cassé : prenez-le, regardez la bouche, donnez-en un entier.}',
          '{18-24m 2-3a 3-4a 4-5a|Courir ou se lever crayon au poing : le crayon se couche sur la feuille avant qu’on se lève.} {0-18m !multiage|Crayon saisi par un poupon : il reste dans votre main, et vous l’écartez en montrant le trait.}',
          '{0-18m|Papier mâché par un poupon : la feuille mouillée se change, le bout arraché se retire de la bouche du bout du doigt.}',
          '{0-18m multiage|Crayon d’un grand près d’un poupon : la feuille vient devant le poupon, le crayon reste de l’autre côté.}',
          '{18-24m 2-3a 3-4a 4-5a|Feuilles glissantes par terre : on marche autour, en souliers ou pieds nus.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucune par les crayons de cire du commerce; lisez l’étiquette de ceux qui sont faits maison.'],
      },
      observation: [
        'Langage oral : que dit l’enfant, ou quel bruit fait-il, quand la feuille arrive devant lui?',
        '{18-24m 2-3a 3-4a 4-5a|Développement graphique : racontez comment sa main fait un point, et comment elle fait une route.} {!18-24m !2-3a !3-4a !4-5a|Développement graphique : que fait sa main quand le trait s’arrête devant elle?}',
        'Fonction symbolique : à quel moment le point devient-il quelqu’un pour lui?',
      ],
      prolongements: [
        'Demain, le point attend sur une serviette de table ou dans la buée du miroir : où va-t-il, cette fois?',
        '{2-3a 3-4a 4-5a|Au départ, l’enfant raconte au parent un seul malheur du point} {!2-3a !3-4a !4-5a|Au départ, faites entendre au parent les bruits du point, « ploc… tap, tap »}; à la maison, un point sur une enveloppe relance l’histoire.',
      ],
      reflexionRetroaction: [
        'Quelle marque ai-je eu envie d’expliquer au lieu de l’attendre?',
        'Qui a écouté la part des autres, et qui n’attendait que son tour?',
      ],
    },
  },
  {
    key: 'qui-creve-le-mur-de-papier',
    summary:
      'Une grande feuille de papier tendue à deux : derrière, quelqu’un gratte, chuchote, pousse du doigt… et crac, il passe au travers!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'papier journal',
      'journaux',
      'vieux journaux',
      'feuilles de papier journal',
      'papier de soie',
      'feuilles de papier de soie',
      'déchirer du papier',
      'froisser du papier',
      'chiffonner',
      'boules de papier',
      'trou dans le papier',
      'passer au travers',
      'deviner qui est caché',
      'coucou à travers un trou',
      'mur de papier',
      'coucou caché',
      'se défouler',
    ],
    seen: [
      'il passe son doigt au travers du sac de papier et regarde par le trou',
      'elle déchire le papier d’emballage à grands coups et rit du bruit',
      'ils crèvent la nappe de papier avec leur tête pour surprendre les autres',
      'il gratte derrière le carton et attend qu’on lui demande qui est là',
      'mon bébé donne des coups de pied dans le papier qui craque',
      'il a un trop-plein et cherche à défoncer, briser, tout arracher',
      'depuis son party de fête, il déballe tout ce qui est en papier',
      'au coin arts, un trou dans la feuille et ils se font coucou par là',
    ],
    picture:
      'Une tête ravie, bouche ouverte, crève un journal que tiennent une enfant et l’éducatrice; un petit tend les bras, un bébé avance la main.',
    scenes: ['dechirer-couper', 'se-cacher'],
    sheet: {
      titre: 'Qui crève le mur?',
      observationDepart:
        'Derrière un journal ouvert, quelqu’un gratte avec l’ongle. Devant, {2-3a 3-4a 4-5a|un enfant arrête de jouer et pointe un doigt}{!2-3a !3-4a !4-5a|un petit arrête de bouger et avance la main} vers le bruit.',
      intentionEducative:
        'Permettre à l’enfant d’être attendu, reconnu et accueilli, et de tenir un rôle auprès des autres : celui qui arrive ou celui qui attend.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre quelqu’un qu’on entend sans le voir, et l’accueillir.',
        'Crever, déchirer ou froisser une grande feuille.',
        '{2-3a 3-4a 4-5a|Deviner qui est derrière à sa voix, à son doigt ou à ses pieds.}',
        '{4-5a|Tenir une feuille à deux, assez tendue pour qu’elle cède.}',
      ],
      materiel: [
        item(
          'Papier journal ou papier de soie, en grandes feuilles',
          'quatre feuilles par enfant, et quelques-unes de plus',
          'Papier d’emballage mou',
        ),
      ],
      preparation: [
        'Ôtez agrafes, encarts glacés et rubans. Essayez une feuille : tenez-la par les deux côtés et poussez-y l’index. Le journal résiste puis craque; la soie s’ouvre tout de suite et laisse voir l’ombre de qui est derrière.',
        '{18-24m 2-3a 3-4a 4-5a|Dégagez un coin de quatre pas, loin des tables. On joue pieds nus ou en souliers : les bas glissent sur le papier.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au plancher devant les poupons, les feuilles derrière votre dos : vous en sortez une à la fois.}',
        '{0-18m|Pour les poupons, c’est vous qui tenez la feuille; prenez-la de leurs mains dès qu’un bout se détache.} {1adulte 2-3a 3-4a 4-5a|Seule, tenez-vous sur le côté du mur, pour voir devant et derrière.} {1adulte 18-24m !2-3a !3-4a !4-5a|Seule, tenez la feuille plus bas que vos yeux, pour voir devant et derrière.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons : ils sont assis contre vous, du côté où l’on ne passe pas.} {2adultes|À deux, l’une tient le mur, l’autre ramasse les petits bouts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tenez une feuille ouverte devant votre visage, à bout de bras, un œil au bord. Grattez derrière avec un ongle : crr, crr. Silence. « Il y a quelqu’un? » Un doigt crève le papier et remue. Deux doigts. Puis tirez d’un coup, crac! et sortez la tête par le trou : « C’est moi! » Rendez le trou aux mains qui veulent l’agrandir. {2-3a 3-4a 4-5a|« Qui va derrière le mur? »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a|Vous et un enfant tendez la feuille; un autre passe derrière.} {4-5a !2-3a !3-4a|Deux enfants tendent la feuille; un autre passe derrière.} {2-3a 3-4a 4-5a|Il gratte, il chuchote, il pousse du doigt; devant, on devine qui c’est et l’on crie : « Crève le mur! » Il passe, les mains d’abord, la tête ensuite.} {18-24m !2-3a !3-4a !4-5a|Tendez une feuille percée d’un trou gros comme un doigt, un bord dans chaque main : un enfant d’un côté, les autres de l’autre. Une feuille crevée? Qui attend la froisse à côté de vous.} {0-18m multiage|Entre deux murs, tenez une feuille contre les pieds du poupon : il pousse, elle craque.} {0-18m !multiage|Tenez la feuille contre les pieds d’un poupon, puis d’un autre : il pousse, elle craque.} {0-18m !multiage|Percez-y un trou gros comme votre œil et regardez par là, sans parler. Il cherche, il frappe, la feuille s’ouvre : « Te voilà! » Changez de feuille et recommencez de l’autre côté, en l’appelant tout bas. Froissez la vieille à côté de lui : il se tourne vers le bruit.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|met le doigt dans le trou, regarde par là, puis pousse à deux mains.} {18-24m !multiage|De l’autre côté, votre nez arrive au trou : il le touche. Faites passer un doigt, puis deux, qui disent bonjour; c’est à son tour d’en passer un. La feuille cède? Traversez-la ensemble, à quatre pattes, et tendez-en une autre.} {2-3a|À deux ans, on dit « C’est moi! » avant d’être derrière.} {2-3a !multiage|Faites l’étonnée quand même : « Qui ça peut être? » On regarde par le trou, on touche le doigt qui sort, on dit un nom. Celui qui est passé tient le bord à son tour.} {3-4a|À trois ans, on se trompe de nom exprès, et ça rit derrière.} {3-4a !multiage|Puis on cherche pour vrai : la voix se grossit, un soulier dépasse, un doigt a un pansement. On dit ce qui l’a trahi. Celui qu’on ne trouve pas perce un petit trou et montre un œil.} {4-5a|À quatre ans, on ne montre qu’un bout : un coude, un orteil.} {4-5a !multiage|Deux passent derrière en même temps : il faut deux noms, et dire qui est de quel bord. Deux amis échangent un soulier, qui dépasse, pour mêler tout le monde.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Les murs crevés se chiffonnent. « Maintenant, il pleut des roches molles! » {18-24m 2-3a 3-4a 4-5a|Une feuille neuve est tendue; on y lance les boules, de deux pas : passent-elles au travers?} {0-18m|Posez sur les genoux du poupon une boule grosse comme sa tête : elle se serre, elle craque.} {0-18m !multiage|Prenez-la, levez-la, laissez-la tomber à côté de vous : « Boum. » Attendez qu’il la cherche. Roulez-la ensuite sous une feuille couchée; la feuille fait une bosse. Soulevez un coin, puis laissez-lui le bord : la boule était là.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|lance à bout de bras, ramasse, relance.} {18-24m !multiage|Cachez une boule derrière la feuille : elle fait une bosse, il la pousse, elle tombe de votre côté. Rendez-la-lui par-dessus. Il préfère chiffonner? Donnez-lui une feuille entière et froissez au même rythme que lui.} {2-3a|À deux ans, on s’approche jusqu’à toucher, et ça perce.} {2-3a !multiage|Un ami attend la boule derrière et la renvoie par le même trou. On se la passe de la main à la main, puis on bouche le trou avec.} {3-4a|À trois ans, on compte combien de boules il faut pour que le mur cède.} {4-5a|À quatre ans, on essaie deux feuilles l’une sur l’autre : qu’est-ce qu’il faut pour les percer?}',
        ),
        play(
          { 30: 7 },
          '« Ami, attends-moi, j’arrive! » {2-3a 3-4a 4-5a|Tendez deux murs, l’un derrière l’autre, à trois pas, ou un seul si les mains manquent : qui arrive les crève en marchant, et quelqu’un l’attend au bout, les bras ouverts ou la main levée. Il choisit qui; les autres l’appellent par son nom.} {0-18m|Couchez une feuille sur vos genoux et ceux du poupon : dessous, vos doigts cherchent les siens.} {0-18m !multiage|Un doigt crève le papier, celui du poupon le touche. Ouvrez le trou d’un petit coup sec, regardez dedans avec lui : « Ta main! » Refaites-le à l’autre bout de la feuille, puis sous son pied.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|arrive dans vos bras, à travers une feuille; il y retourne aussitôt.} {18-24m !multiage|Appelez chacun par son nom, d’une voix nouvelle : tout bas, chantée, de gros ours. Celui qui attend tient un bord avec vous. Pour finir, tenez la feuille au-dessus des têtes comme un toit, et crevez-la d’un doigt : bonjour, plafond!} {2-3a|À deux ans, on passe à deux, main dans la main.} {3-4a|À trois ans, on annonce comment on arrive : en ours, en train, sur la pointe des pieds.} {4-5a|À quatre ans, on invente le mot qu’il faut dire pour que les murs s’ouvrent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Il reste une feuille entière. {2-3a 3-4a 4-5a|On s’assoit autour, chacun en pince un bord, et l’on tire tous ensemble, si lentement qu’on l’entend céder : crrr… Chacun repart avec son morceau.} {!2-3a !3-4a !4-5a|Tendez-la à qui est devant vous, un bord dans sa main, l’autre dans la vôtre, et tirez doucement : crrr…} Faites une seule grosse boule de tout ce qui traîne : {18-24m 2-3a 3-4a 4-5a|les enfants y ajoutent leurs brassées, les petits bouts viennent dans votre main.} {!18-24m !2-3a !3-4a !4-5a|elle passe sur les genoux de chacun et chuchote une dernière fois.} Les mains se lavent : l’encre du journal noircit les doigts.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez durer le silence avant le crac : c’est là qu’on attend quelqu’un.',
          '{18-24m 2-3a 3-4a 4-5a|Dites le nom de qui arrive dès que sa tête sort, avec le même plaisir pour tous.} {!18-24m !2-3a !3-4a !4-5a|Dites le nom du poupon dès que votre tête sort, chaque fois avec le même plaisir.}',
          '{2-3a 3-4a 4-5a|Qui ne veut pas passer tient le mur, ou perce un trou pour un doigt seulement.}',
          '{18-24m 2-3a|Un bout plus petit que votre main? Ouvrez la paume : il est pour vous.}',
        ],
        questionsOuvertes: [
          'Qui est derrière?',
          'Qu’est-ce que tu entends?',
          '{2-3a 3-4a 4-5a|Comment l’as-tu reconnu?}',
          '{4-5a|Pourquoi celui-là ne perce-t-il pas?}',
        ],
      },
      vocabulaire: [
        'le mur',
        'derrière',
        'crever',
        'déchirer',
        'froisser',
        'le trou',
        '{2-3a 3-4a 4-5a|deviner}',
        '{4-5a|tendu}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un visage qui disparaît trop longtemps inquiète : commencez par une feuille déjà trouée, d’où l’on voit vos yeux, et parlez derrière.',
        },
        {
          pour: '18-24m',
          texte:
            'Percez d’avance un trou gros comme un doigt : il l’agrandit à sa façon. Vos bras l’attendent de l’autre côté.',
        },
        {
          pour: '2-3a',
          texte:
            'Une fente longue comme la main, au milieu de la feuille, lui permet de passer la tête avant les épaules, sans se cogner au papier.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant devient gardien du mur : il en tient un bord, demande « C’est qui? » et décide quand on peut passer.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant installe le mur sans vous, avec un ami : il choisit la hauteur d’après la taille de celui qui va passer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Le fauteuil crève le mur aussi : tenez la feuille à la hauteur des roues.} Le craquement est trop fort? Prenez une feuille de soie, ou une feuille froissée puis rouverte, qui se déchire tout bas. {18-24m 2-3a 3-4a 4-5a|Qui n’aime pas être regardé gratte, et l’on devine, sans plus.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, le mur se tend dans l’ombre d’une porte ouverte, et le vent le crève parfois avant vous; l’hiver, les boules molles font une tempête dedans, un jour de grand froid.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tomber sur les genoux en passant le mur.}',
          'Mains noircies par l’encre.',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Papier à la bouche : regardez les bouches, retirez du doigt le bout qui se voit; tout morceau plus petit que votre main est pour vous.}',
          '{18-24m 2-3a 3-4a 4-5a|Courir vers le mur, ou y entrer la tête la première : on passe en marchant, les mains devant, un à la fois ou deux qui se tiennent la main, et personne n’est assis de l’autre côté.}',
          'Feuille posée sur un visage : elle se tient devant, à bout de bras, jamais sur le nez.',
          '{18-24m 2-3a 3-4a 4-5a|Papier par terre qui glisse : poussez-le en tas avant chaque passage.}',
          '{0-18m multiage|Poupon sur le chemin d’un grand : il est contre vous, du côté où l’on ne passe pas.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible : l’encre du journal peut irriter; lavez les mains, ou prenez du papier sans encre.',
        ],
      },
      observation: [
        'Compétences sociales : racontez comment l’enfant attend celui qui est derrière, et ce qu’il fait quand il sort.',
        '{2-3a 3-4a 4-5a|Raisonnement : à quel indice reconnaît-il quelqu’un, la voix, le doigt, les pieds?} {!2-3a !3-4a !4-5a|Raisonnement : que fait-il pour retrouver qui est derrière la feuille?}',
        'Développement sensoriel : quel bruit du papier cherche-t-il à refaire?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Au réveil de la sieste, une feuille est tendue à la porte : qui la crève en premier?} {!18-24m !2-3a !3-4a !4-5a|Au réveil de la sieste, montrez vos yeux par le trou d’une feuille : « C’est moi! »}',
        '{18-24m 2-3a 3-4a 4-5a|Le soir, un enfant attend son parent derrière une feuille et sort quand il entend sa voix; à la maison, un vieux journal fait le même mur.} {!18-24m !2-3a !3-4a !4-5a|Le soir, le parent gratte derrière une feuille, dit le nom de son poupon, puis sort la tête par le trou.}',
      ],
      reflexionRetroaction: [
        'Qui est passé souvent, et qui ai-je oublié d’attendre?',
        'Quel enfant a mieux aimé tenir le mur que le crever?',
      ],
    },
  },
  {
    key: 'l-assiette-change-de-metier',
    summary:
      '« Assiette, change! » Une assiette de carton devient chapeau, volant, patin, lune… Chacun trouve la suivante, et à deux assiettes, c’est autre chose encore.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'assiettes de carton',
      'assiettes en carton',
      'assiettes de papier',
      'assiette de carton',
      'assiettes jetables',
      'assiette volant',
      'assiette sur la tête',
      'patiner sur des assiettes',
      'faire semblant avec une assiette',
      'ça devient un chapeau',
      'inventer à quoi ça sert',
      'trouver une autre idée',
      'deviner ce que c’est',
      'imaginer un objet',
    ],
    seen: [
      'il tient son couvercle à deux mains et conduit en faisant le bruit du moteur',
      'elle se met son bol vide sur la tête et dit que c’est un casque',
      'ils glissent au plancher avec un carton sous chaque pied',
      'elle trouve toujours une autre idée pour le même morceau de carton',
      'ils copient celui qui vient d’avoir une idée et veulent tous l’essayer',
      'un qui ne sait jamais à quoi jouer attend les idées des autres',
      'après la fête, il restait de la vaisselle jetable et ils en ont fait des roues',
      'à la collation, sa galette finie, il chauffe l’autobus avec son plat vide',
    ],
    picture:
      'Un enfant court, une assiette de carton pour volant; une amie, en fauteuil, salue de son assiette-chapeau; un bébé tape la sienne contre l’éducatrice.',
    scenes: ['vehicules', 'deguiser'],
    sheet: {
      titre: 'Assiette, change de métier!',
      observationDepart:
        '{2-3a 3-4a 4-5a|L’assiette est vide depuis longtemps. Un enfant la tient à deux mains, tourne à gauche, tourne à droite, et fait le moteur.} {!2-3a !3-4a !4-5a|Un petit pose son assiette vide sur sa tête. Elle tombe, il rit et la remet.}',
      intentionEducative:
        'Soutenir l’invention : une chose toute simple peut en devenir dix, si on la tourne, si on la porte, si quelqu’un d’autre y croit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer une assiette sur la tête, devant le visage ou entre les mains.',
        '{2-3a 3-4a 4-5a|Montrer, d’un geste ou d’un mot, ce qu’elle est devenue.} {!2-3a !3-4a !4-5a|Imiter un geste, ou en faire un qu’on imite.}',
        '{3-4a 4-5a|Deviner l’idée d’un autre à son geste.}',
      ],
      materiel: [
        item(
          'Assiettes de carton',
          '{20min 30min|deux par enfant, deux pour vous}{10min|une par enfant, une pour vous}{0-18m 18-24m|, et quelques-unes de plus}',
          'Assiettes de plastique souple',
        ),
      ],
      preparation: [
        'Pliez une assiette du pouce : si le bord fend ou se dédouble, mettez-la de côté. {18-24m 2-3a 3-4a 4-5a|Dégagez un carré de quatre pas, sur le tapis si c’est possible : par terre, une assiette glisse.}',
        '{18-24m 2-3a 3-4a 4-5a|Empilez les assiettes derrière vous. Chacun en reçoit une.} {!10min 18-24m 2-3a 3-4a 4-5a|Les secondes sortent plus tard.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au plancher devant les poupons, les assiettes sous votre genou : une pour chacun, les autres pour la remplacer dès qu’un bord est mouillé.}',
        '{multiage|Avec plusieurs âges, l’idée vient de n’importe qui, du plus petit aussi : si le plus jeune tape son assiette, c’est un tambour pour tous.} {0-18m multiage|Les poupons sont assis contre vous, hors du chemin des conducteurs; seule, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Posez une assiette sur votre tête, très sérieuse. « Bonjour. C’est mon chapeau. » Penchez-vous : elle tombe. Ramassez-la, tenez-la à deux mains, tournez : « Vroum! C’est mon volant. » Cachez votre visage derrière : « Assiette, change! » Descendez-la lentement, un seul œil dépasse. {2-3a 3-4a 4-5a|« Et la tienne, qu’est-ce qu’elle fait dans la vie? »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Une assiette par enfant. Quelqu’un en fait quelque chose; tout le monde l’essaie jusqu’à ce qu’on crie : « Assiette, change! »} {0-18m|Le poupon tape la sienne : tapez pareil, arrêtez quand il arrête.} {0-18m !multiage|Cachez votre visage derrière la vôtre, attendez, sortez d’un autre côté. Posez-la sur votre tête et penchez-vous vers lui : elle tombe sur ses genoux. Il la mord, la frotte, la lâche? Faites exactement la même chose, avec le même bruit : c’est lui qui mène.} {18-24m|Le trottineur coiffe la sienne, puis vous coiffe.} {18-24m !multiage|Chaque chapeau qui tombe a son bruit : « Hop… pouf! » Tournez ensuite votre volant et partez à genoux : il vous suit, vous dépasse, s’arrête. Stationnez-vous à côté de lui, et cachez votre visage derrière l’assiette jusqu’à ce qu’il la baisse.} {2-3a|À deux ans, on conduit : départ, feu rouge, stationnement.} {2-3a !multiage|Une auto s’arrête devant vous? « Vous allez où, madame? » Montez derrière elle, une main sur l’épaule, jusqu’où elle veut. Puis c’est la visite du chapeau : on salue chacun sans le faire tomber.} {3-4a|À trois ans, on cherche le métier suivant : roue, tarte, écran, aile.} {3-4a !multiage|Plus d’idée? Changez-la de place : sous le bras, derrière le dos, entre les genoux; l’idée arrive avec le geste. On la garde le temps que tous l’essaient, et l’on remercie l’inventeur d’un coup de chapeau.} {4-5a|À quatre ans, on ne dit pas le mot : le geste seul, et l’on devine.} {4-5a !multiage|Si personne ne trouve, l’inventeur ajoute un bruit, puis un ami qui s’en sert. Ensuite, deux enfants jouent deux métiers qui vont ensemble : le volant et l’arrêt, la tarte et la bouche.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Distribuez les secondes assiettes. « À deux, elles ont un autre métier. » {18-24m 2-3a 3-4a 4-5a|Tenez-les contre vos oreilles, contre vos yeux, bord à bord comme une bouche : « Clap, j’ai faim! »} {0-18m|Frappez deux assiettes devant le poupon : clap… clap. Sa main tape sur celle que vous tendez.} {0-18m !multiage|Mettez-en une sous chaque pied : il pousse, ça frotte, shh, shh. Faites « clap » avec les vôtres, fermez-les sur votre doigt : « Miam! » Ouvrez-les devant sa main et attendez qu’elle vienne d’elle-même; refermez sans serrer.} {18-24m|Le trottineur les fait claquer, puis les traîne au plancher à quatre pattes.} {18-24m !multiage|Fermez votre bouche d’assiettes sur son pied : « Miam! » Il tend l’autre, puis un genou. Prêtez-lui la bouche : c’est lui qui mange votre nez, votre main, et qui dit « miam ».} {2-3a|À deux ans, ce sont des patins : un sous chaque main, et l’on pousse.} {3-4a|À trois ans, la bouche mange tout, et dit ce que ça goûte.} {4-5a|À quatre ans, un ami prête les siennes : qu’est-ce qu’on fait avec quatre?}',
        ),
        play(
          { 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Couchez les assiettes au sol, en chemin. « Elles se reposent. Qu’est-ce que c’est, maintenant? » Crêpes à retourner, lumières d’une piste, canards endormis : on joue la réponse, les pieds toujours entre les assiettes.} {0-18m|Faites rouler une assiette sur la tranche, devant le poupon : elle part, tangue, tombe; il va la chercher ou vous la redemande des yeux.} {0-18m !multiage|Empilez-en quatre : il renverse la pile d’une main. Recouchez-les l’une sur l’autre devant lui, votre main cachée sous la dernière : il soulève la première, rien! La deuxième, rien! Sous la dernière, vos doigts remuent.} {18-24m|Le trottineur les ramasse toutes, puis les redonne une à une.} {18-24m !multiage|Chaque assiette reçue se pose sur un endroit différent de vous : la tête, l’épaule, le genou. Bougez à peine : tout tombe, et il recommence la distribution. Faites-en rouler une : il court la chercher.} {2-3a|À deux ans, on les retourne de l’autre côté : « Cuit! »} {2-3a !multiage|Qui a faim? On en porte une à un ami, il fait semblant d’y goûter, elle retourne cuire. Trop chaude? On souffle dessus ensemble.} {3-4a|À trois ans, on marche entre elles sans en réveiller une.} {3-4a !multiage|Un orteil en touche une : elle ronfle plus fort, et c’est celui qui a marché qui ronfle. On refait le chemin de côté, puis à quatre pattes.} {4-5a|À quatre ans, on raconte le trajet : d’abord la piste, ensuite l’étang, puis quoi?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les assiettes finissent leur journée. » {18-24m !2-3a !3-4a !4-5a|Une à une, elles rentrent sur la pile; à chacune, refaites le geste que l’enfant vient de faire avec elle.} {2-3a 3-4a 4-5a|Une à une, elles rentrent sur la pile; avant de la lâcher, chacun montre le métier qu’il a préféré, et tous le refont une seule fois.} {!18-24m !2-3a !3-4a !4-5a|Prenez les assiettes une à une, refaites tout bas le geste que le poupon a aimé, et posez-les en pile entre vous deux; il pose la main dessus.} Mettez la dernière sur votre tête. « Bonne nuit, chapeau. » {18-24m 2-3a 3-4a 4-5a !0-18m|Faites le tour du tapis sans l’échapper, la file devant vous, un chapeau invisible sur chaque tête.} {0-18m multiage|Penchez-vous vers les poupons : elle tombe sur leurs genoux. Les autres font le tour du tapis en file, un chapeau invisible sur la tête, et vont chercher celui qu’ils ont échappé.} {0-18m !multiage|Hochez la tête à droite, à gauche, jusqu’à ce qu’elle tombe sur ses genoux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Essayez l’idée de l’enfant avec votre corps avant de la nommer.',
          'Attendez que l’enfant tourne l’assiette deux ou trois fois dans ses mains : l’idée vient en la tournant.',
          '{2-3a 3-4a 4-5a|Il refait celle du voisin? Demandez si la sienne est plus grosse, plus lente, plus fâchée : c’en est déjà une autre.}',
          '{18-24m 2-3a|Il lance la sienne? Montrez-lui comment elle roule sur la tranche : c’est une roue.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que c’est, maintenant?',
          'À quoi sert-elle, là?',
          '{3-4a 4-5a|Comment as-tu su que c’était ça?}',
          '{4-5a !10min|Que peut-on faire avec deux qu’on ne peut pas faire avec une?}',
        ],
      },
      vocabulaire: [
        'l’assiette',
        'le chapeau',
        'le volant',
        '{18-24m 2-3a 3-4a|la roue}{0-18m 30min !18-24m !2-3a !3-4a|la roue}',
        'changer',
        '{!10min|à deux}{10min|tomber}',
        '{3-4a 4-5a|deviner}',
        '{4-5a !10min|le bord}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une assiette posée debout contre votre jambe cache le bout de votre pied : remuez les orteils, et laissez le poupon trouver d’où ça vient.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux métiers suffisent : le chapeau qui tombe et le volant. Changez quand il lâche l’assiette, pas avant.',
        },
        {
          pour: '2-3a',
          texte:
            'Ajoutez un endroit où aller : « On s’en va où? » Il conduit jusqu’à la fenêtre, se stationne, descend et vous fait monter.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant garde le cri : c’est lui qui dit « Assiette, change! », quand il voit que tous ont essayé.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente un métier qui n’existe pas, lui donne un nom et l’apprend aux autres, geste par geste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une assiette pliée en deux se tient mieux dans une main qui serre mal. L’enfant en fauteuil garde le volant pendant que vous poussez où il tourne. Trop d’idées à la fois? Il choisit entre deux que vous montrez.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, l’assiette devient gratte, raquette ou patinoire de souris; l’été, éventail et soleil. Jouez le métier de ce qu’on voit par la fenêtre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Assiette reçue sur les genoux, chapeau qui tombe.',
          '{18-24m 2-3a 3-4a 4-5a|Deux conducteurs qui se frôlent.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Debout sur une assiette : au plancher, elle part sous le pied. On patine avec les mains, à genoux; on marche entre elles.}',
          'Assiette lancée à plat : elle vise le visage. Elle roule au sol, sur la tranche.',
          '{0-18m 18-24m|Bord mâché qui s’effiloche : prenez l’assiette, regardez la bouche, donnez-en une sèche.}',
          '{0-18m multiage|Conducteur qui frôle un poupon : les poupons sont contre vous, vos jambes entre eux et la route.}',
          '{18-24m 2-3a 3-4a 4-5a|Les yeux cachés en marchant : le visage se découvre avant le premier pas.}',
        ],
        supervision: 'palier1',
        allergies: ['Prenez des assiettes neuves : elles n’ont touché aucun aliment.'],
      },
      observation: [
        'Fonction symbolique : racontez ce que l’enfant a fait de son assiette sans que personne le lui montre.',
        'Langage oral : quel mot, quel bruit donne-t-il à son idée?',
        'Schéma corporel : où pose-t-il l’assiette sur lui, et trouve-t-il cet endroit sans regarder?',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|À la collation, demandez quel métier a ce gobelet, cette serviette, cette chaise.} {!2-3a !3-4a !4-5a|À la collation, coiffez-vous d’un gobelet de plastique vide : « C’est mon chapeau. » Penchez-vous, attrapez-le.}',
        '{2-3a 3-4a 4-5a|Au départ, l’enfant coiffe son parent d’une assiette et attend qu’il devine} {!2-3a !3-4a !4-5a|Au départ, le parent se coiffe d’une assiette et la laisse tomber sur les genoux de son enfant}; à la maison, un couvercle en plastique prend la relève.',
      ],
      reflexionRetroaction: [
        'Quelle idée ai-je nommée trop vite, avant que l’enfant la dise?',
        'Qui a suivi le groupe, et qui l’a emmené ailleurs?',
      ],
    },
  },
  {
    key: 'la-mouche-qui-colle',
    summary:
      'Un bout de ruban à masquer est une mouche : elle se pose sur un genou, un dos, une chaise. On la cherche, on la décolle, elle repart.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ruban à masquer',
      'masking tape',
      'ruban-cache',
      'ruban de peintre',
      'bouts de ruban',
      'décoller du ruban',
      'ruban sur les vêtements',
      'autocollants',
      'collants',
      'gros autocollants',
      'coller et décoller',
      'chercher un collant sur soi',
      'collant dans le dos',
      'parties du corps',
      'insectes',
      'motricité fine',
      'demander la permission',
    ],
    seen: [
      'il colle un bout de tape sur ma cuisse et attend que je dise aïe',
      'elle se promène avec un diachylon dans le dos sans le savoir',
      'il secoue sa main pour se débarrasser d’un collant qui reste pris',
      'elle fait bzzz avec son doigt et se pose sur le nez de tout le monde',
      'ils se contorsionnent pour attraper ce qui est collé entre leurs épaules',
      'il n’aime pas que les autres lui posent des affaires dessus sans demander',
      'à la collation, une bibitte volait et ils la suivaient tous des yeux',
      'au bureau, il arrache les étiquettes et s’en met sur le ventre',
    ],
    picture:
      'Un enfant se tortille pour attraper un ruban collé dans son dos, une amie pointe; un petit tire celui du genou de l’éducatrice, un bébé en a un à la manche.',
    scenes: ['corps', 'attacher', 'cacher-trouver'],
    sheet: {
      titre: 'La mouche qui colle',
      observationDepart:
        'Un bout de ruban est resté pris sur une manche. {2-3a 3-4a 4-5a|L’enfant l’enlève : il colle à l’autre main. Il secoue, il souffle, il rit.} {!2-3a !3-4a !4-5a|Un petit doigt gratte, soulève un coin et tire; le bruit lui fait lever la tête.}',
      intentionEducative:
        'Soutenir l’attention à un petit rien qui se déplace : le sentir sur soi, le chercher sur les autres, se rappeler où il était.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver un bout qui colle, sur soi ou sur un autre.',
        'Soulever un coin et tirer jusqu’au bout.',
        '{2-3a 3-4a 4-5a|Nommer ou montrer l’endroit du corps où la mouche s’est posée.}',
        '{3-4a 4-5a 30min|Se rappeler où elle s’est posée, dans l’ordre.} {3-4a 4-5a !30min|Se rappeler où elle s’est déjà posée.}',
      ],
      materiel: [
        item(
          'Ruban à masquer',
          'un rouleau, dans votre poche',
          '{0-18m 18-24m 2-3a|Ruban de peintre}{!0-18m !18-24m !2-3a|Autocollants}',
        ),
      ],
      preparation: [
        'Déchirez une bande longue comme votre main et pliez un bout sur lui-même : c’est l’aile, par où l’on tire. {0-18m 18-24m 2-3a|Jamais plus petite : elle ne doit pas tenir dans une bouche fermée.} {!0-18m !18-24m !2-3a|Avec des autocollants, prenez les plus gros et laissez un coin soulevé.}',
        'Essayez-la sur une manche, une chaise, le mur : elle doit s’enlever sans rien abîmer. Elle va sur les vêtements et les meubles, jamais sur la peau, les cheveux ni les vitres de lunettes.',
        'Collez une rangée de bandes au bord de la table, l’aile pendante : une par enfant, et trois de plus. {multiage|Avec plusieurs âges, la mouche du plus jeune se pose toujours là où il la voit : genou, manche, ventre.} {0-18m multiage|Les poupons sont contre vous, et vous seule leur en posez une; prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tenez la bande par son aile et faites-la voler : « Bzzz… » Elle tourne, hésite, repart. Silence : elle s’est posée sur votre genou. Faites semblant de ne pas savoir. « Où est-elle? Pas sur mon coude. Pas sur mon ventre… » Une main la montre? Tirez l’aile lentement : scriiitch. « Bzzz! » Elle vole vers quelqu’un et attend : {18-24m 2-3a 3-4a 4-5a|« Je peux me poser? »}{!18-24m !2-3a !3-4a !4-5a|un sourire, et elle se pose sur un bas.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun prend sa mouche au bord de la table et la pose sur qui veut bien. L’autre la cherche, la décolle, la fait voler ailleurs.} {0-18m|Sur la manche du poupon, l’aile dépasse : il regarde, gratte, tire; prenez la bande de sa main dès qu’elle lâche.} {0-18m !multiage|Posez-la ensuite sur votre bras, à hauteur de ses yeux, puis sur votre genou : il avance pour l’avoir. Tirez-la vous-même tout près de son oreille, lentement, puis d’un coup : deux bruits. Il cherche la suivante? Attendez qu’il la trouve seul, même si c’est long.} {18-24m|Le trottineur vous la colle toujours au même genou : « Aïe, encore! »} {18-24m !multiage|Faites semblant de l’oublier, cherchez sur vos pieds, sous votre bras : il vous la montre, fier de savoir. Posez ensuite la sienne là où il pointe, ventre ou soulier, et suivez de la voix le coin qui lève : « Ça vient… ça vient… scriiitch! »} {2-3a|À deux ans, on dit : « Sur mon ventre! »} {2-3a !multiage|Qui reçoit choisit l’endroit, qui pose fait le bruit. Puis la mouche se trompe : « Sur ton genou? » et elle se pose sur le pied; on proteste, on la replace.} {3-4a|À trois ans, on en pose une dans un dos : comment l’attraper?} {3-4a !multiage|Le coude n’y va pas, la main non plus : on se tortille, on se frotte au mur, on demande à un ami. Chacun en a une dans le dos? On fait un train où chacun décolle celle d’en avant.} {4-5a|À quatre ans, on aide l’ami par des mots : « Plus haut, à gauche. »} {4-5a !multiage|Celui qui cherche garde les yeux fermés et ne bouge que la main. Trouvée, la mouche choisit un endroit qu’on n’a pas encore visité : le talon, le col du chandail, le creux du coude. On tient le compte.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« La mouche est fatiguée des gens. » {2-3a 3-4a 4-5a|Tous ferment les yeux ou se tournent, une personne pose la mouche sur un meuble, assez bas pour tous. « Bzzz… fini! » On la cherche.} {18-24m !2-3a !3-4a !4-5a|Devant tous, posez-la sur un meuble, assez bas pour chacun : « Bzzz… fini! »} {0-18m|Devant le poupon, collez-la sous le bord d’une chaise, l’aile pendante : il se penche, lève le bras, tire.} {0-18m !multiage|Collez-en trois en ligne sur le côté d’un meuble : il en décolle une, vous la rend, retourne à la deuxième. La dernière est un peu plus loin, là où il faut ramper, s’étirer ou se tenir debout. S’il préfère frotter le bord du doigt, laissez-le sentir où ça colle et où ça glisse.} {18-24m|Le trottineur la regarde se poser, va la chercher, la repose à la même place.} {18-24m !multiage|Posez la suivante un peu plus loin, puis sous le siège, où il faut se pencher. Deux petits veulent la même? Une deuxième mouche arrive en bourdonnant. Celui qui décolle la ramène sur votre manche, et elle repart.} {2-3a|À deux ans, on cherche en disant « bzzz ».} {2-3a !multiage|Qui la trouve la décolle et se tait : plus de « bzzz »! C’est à lui de la poser, pendant que les autres se cachent les yeux.} {3-4a|À trois ans, c’est le bourdonnement du groupe qui aide : fort quand on approche, tout bas quand on s’éloigne.} {4-5a|À quatre ans, on donne un seul indice : « Sous quelque chose qui a quatre pattes. »}',
        ),
        play(
          { 30: 7 },
          '« Où s’en va la mouche, aujourd’hui? » {18-24m 2-3a 3-4a 4-5a|La mouche se pose sur trois endroits, devant tous : une chaise, un soulier, une manche.} {2-3a 3-4a 4-5a|Elle disparaît dans votre main. Chacun refait son voyage, à pied ou du doigt.} {0-18m|Fermez la main sur la mouche, devant le poupon; ouvrez l’autre, vide. Il regarde celle qui est fermée.} {0-18m !multiage|Ouvrez-la : « La voilà! » Refaites-le, en changeant de main, puis laissez l’aile dépasser entre vos doigts : il tire, elle vient. Collez-la à la fin sur votre épaule et haussez-la : la mouche monte, descend, et il vient la chercher.} {18-24m|Le trottineur va taper chaque endroit en disant « là ».} {18-24m !multiage|Il va la poser lui-même, une fois sur chacun; bourdonnez tant qu’elle marche, taisez-vous quand elle se pose. Puis faites le voyage à quatre pattes avec lui, la mouche sur votre dos : il vérifie qu’elle y est encore.} {2-3a|À deux ans, on refait le dernier arrêt, et c’est le bon.} {2-3a !multiage|Puis on fait le voyage ensemble, à la queue leu leu, la main à plat sur chaque endroit : « La chaise! Le soulier! La manche! »} {3-4a|À trois ans, on refait les trois, dans l’ordre qu’on veut.} {3-4a !multiage|Un ami vérifie : il colle la vraie mouche là où on la dit. Le prochain voyage, c’est un enfant qui l’invente.} {4-5a|À quatre ans, on ajoute un arrêt à chaque tour : quatre, cinq, jusqu’où se rappelle-t-on?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les mouches vont dormir. » {18-24m 2-3a 3-4a 4-5a|On fait le tour des manches, des dos et des meubles; chaque bande trouvée se colle sur les autres, et la boule grossit dans votre main. Comptez-les avec le groupe : il n’en manque pas une.} {!18-24m !2-3a !3-4a !4-5a|Décollez les dernières avec le poupon, une à une, et roulez-les en boule dans votre main fermée; comptez-les tout haut, il n’en manque pas une.} La boule bourdonne, de plus en plus bas, et se tait. Frottez-vous les bras et le ventre du plat de la main : {18-24m 2-3a 3-4a 4-5a|« Plus rien ici. Et toi? »}{!18-24m !2-3a !3-4a !4-5a|« Plus rien ici, plus rien là », et de même sur les siens.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez avant de poser la mouche, d’un mot ou d’un regard : un bras qui recule, et elle s’envole ailleurs.',
          'Laissez les doigts chercher le coin, même longtemps; soulevez-le seulement si la main abandonne.',
          '{2-3a 3-4a 4-5a|Nommez l’endroit exact : l’épaule, la cheville, le creux du genou.}',
          '{18-24m 2-3a|Une bande qui ne colle plus passe dans votre main contre une neuve : comptez-les à mesure.}',
        ],
        questionsOuvertes: [
          'Où s’est-elle posée?',
          'Comment vas-tu l’enlever?',
          '{3-4a 4-5a|Où était-elle avant?}',
          '{4-5a|Quel indice l’aiderait sans tout lui dire?}',
        ],
      },
      vocabulaire: [
        'la mouche',
        'se poser',
        'coller',
        'décoller',
        'le coin',
        '{18-24m 2-3a 3-4a 4-5a|le dos}{!18-24m !2-3a !3-4a !4-5a|le genou}',
        '{4-5a|un indice}',
        '{2-3a 3-4a 4-5a|le coude}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Collez la bande à moitié seulement, l’aile bien haute : un seul petit coup suffit, et le bruit le récompense.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui un endroit à lui, un dossier de chaise, où il décolle et recolle la même bande autant de fois qu’il veut.',
        },
        {
          pour: '2-3a',
          texte:
            'Chantez-lui les endroits : « Sur le genou, bzzz, sur le bedon, bzzz »; au silence, il pose la sienne où il a choisi.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant décide où va la mouche de l’éducatrice et vous laisse chercher : il dit seulement oui ou non.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant dirige une mouche sans la toucher : « Deux pas, arrête, plus bas »; c’est un ami qui la porte, bras tendu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une aile plus longue se prend à pleine main. Qui n’aime pas que ça colle fait voler la mouche par son aile et dit où elle se pose. Qui voit peu la cherche du plat de la main, sur une seule manche, ou se guide sur le bourdonnement.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, la mouche se pose sur un chapeau ou une sandale; l’hiver, c’est un flocon qui ne fond pas, et il tombe sur les manteaux pendant l’habillage.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Mouche qu’un autre a décollée, et protestation.}',
          'Fibres de vêtement restées sur la colle.',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m 2-3a|Bande à la bouche ou mise en boule : prenez-la, elle va dans votre poche; aucune ne reste sur un enfant quand le jeu finit.}',
          'Ruban autour d’un doigt, d’un poignet ou d’un cou : une bande se pose à plat, le rouleau reste sur vous.',
          'Colle sur la peau, les sourcils, les cheveux : elle va sur le tissu; prise dans des cheveux, elle se décolle lentement, en tenant la mèche.',
          '{18-24m 2-3a 3-4a 4-5a|Meuble trop haut ou bancal : la mouche se pose sous la hauteur des épaules du plus petit, et l’on ne grimpe pas.}{!10min !18-24m !2-3a !3-4a !4-5a|Meuble trop haut ou bancal : la mouche se pose sous la hauteur des épaules du plus petit, et l’on ne grimpe pas.}',
          '{0-18m multiage|Mouche d’un grand tombée près d’un poupon : comptez-les à chaque tour.}',
        ],
        supervision: 'palier1',
        allergies: [
          'La colle contient parfois du caoutchouc naturel : allergie au latex déclarée, prenez un ruban à colle acrylique.',
        ],
      },
      observation: [
        'Attention : combien de temps l’enfant reste-t-il sur le coin qui ne veut pas lever?',
        'Schéma corporel : où cherche-t-il d’abord la mouche qu’il sent sans la voir?',
        '{30min 18-24m 2-3a 3-4a 4-5a|Mémoire : racontez un voyage qu’il a refait, et ce qui l’a aidé.} {30min !18-24m !2-3a !3-4a !4-5a|Mémoire : cherche-t-il la mouche dans la main qu’il a vue se fermer?} {!30min|Mémoire : retourne-t-il chercher la mouche là où il l’a déjà trouvée?}',
      ],
      prolongements: [
        'À l’habillage, une mouche attend sur la bonne manche ou au bout du soulier : c’est par là qu’on commence.',
        'Au départ, une dernière mouche demande au parent : « Je peux me poser? »; à la maison, c’est lui qui la posera.',
      ],
      reflexionRetroaction: [
        'Chez qui la mouche s’est-elle posée trop vite, sans que je demande?',
        'Qui préfère la cacher, qui préfère la chercher?',
      ],
    },
  },
  {
    key: 'la-table-a-froid',
    summary:
      'La table a froid : à coups de gros pinceaux, on la couvre de peinture. Puis on cherche la table dessous, du doigt, du manche, de la paume.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'pinceaux'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'peinture et pinceaux',
      'peinture pinceaux',
      'peinture au pinceau',
      'gros pinceaux',
      'gouache',
      'peinturer la table',
      'peindre sur la table',
      'peinture sans papier',
      'peindre et effacer',
      'mélanger les couleurs',
      'tout recouvrir de peinture',
      'dessiner dans la peinture',
      'il peinture la table',
      'dessin',
    ],
    seen: [
      'elle étend la couleur jusque sur le bord du meuble et me regarde',
      'il badigeonne toute la surface et ne laisse pas un seul coin vide',
      'ils tracent des chemins avec le doigt dans le barbouillage frais',
      'il étale son yogourt partout avec sa main à la collation',
      'ça le dérange de se salir, il préfère tenir un long manche',
      'ils sont surpris que leur jaune et leur bleu soient devenus verts au milieu',
      'au coin arts, sa feuille est trop petite et il continue à côté',
      'depuis qu’on a repeint la clôture, ils beurrent tout avec un pinceau',
    ],
    picture:
      'Sur une table peinte en bleu et jaune, une enfant ouvre une fenêtre de la paume entre deux amis; l’éducatrice chatouille un bébé d’un pinceau sec.',
    scenes: ['peindre'],
    sheet: {
      titre: 'La table a froid',
      observationDepart:
        '{2-3a 3-4a 4-5a|Le pinceau dépasse de la feuille et continue sur la table. L’enfant lève les yeux vers vous, le pinceau arrêté.} {!2-3a !3-4a !4-5a|Un pinceau passe sur la table et laisse du jaune. Un petit doigt s’approche, s’arrête tout près et regarde.}',
      intentionEducative:
        'Offrir une surface où rien ne se garde : la main ose, couvre, efface et recommence, et la trace peut naître de ce qu’on enlève.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Étaler la couleur à grands gestes et voir où elle s’arrête.} {!18-24m !2-3a !3-4a !4-5a|Suivre des yeux un pinceau qui laisse une trace, et le sentir passer, sec, sur sa peau.}',
        'Voir une trace paraître, puis disparaître.',
        '{2-3a 3-4a 4-5a !10min|Tracer en enlevant : du doigt, du manche, de la paume.} {2-3a 3-4a 4-5a 10min|Enlever la couleur du bord des mains pour revoir la table.}',
      ],
      materiel: [
        item(
          'Peinture lavable, non toxique, dont l’étiquette convient à leur âge',
          '{30min|du jaune et du bleu}{10min 20min|du jaune}, une cuillerée à la fois, versée par vous',
          'Peinture à doigts du commerce',
        ),
        item(
          'Gros pinceaux{0-18m 18-24m 2-3a| à manche court, dont les poils tiennent bien}',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, un pour vous}{0-18m multiage|, et un propre et sec par poupon}{0-18m !multiage|un pour vous, un propre et sec par poupon}',
          'Brosses larges',
        ),
        item('Débarbouillettes mouillées', 'deux par enfant, deux pour vous', 'Essuie-tout mouillé'),
        optional(
          '{!10min si-grand-rouleau-de-papier|Grand papier, ou rouleau de papier}',
          '{!10min si-grand-rouleau-de-papier|une feuille, large comme la place peinte}',
          null,
        ),
      ],
      preparation: [
        'Choisissez une table lavable. Essayez la peinture dans un coin : séchée cinq minutes, elle part à l’eau. Sinon, prenez une autre table, ou un plateau à rebord.',
        'Ôtez les chandails à manches longues ou roulez-les au-dessus du coude. Mettez à votre portée de quoi essuyer la table et les mains.',
        '{18-24m 2-3a|Lisez l’étiquette : si elle dit trois ans et plus, prenez une peinture à doigts marquée pour le plus jeune.} {18-24m 2-3a 3-4a 4-5a|On peint debout, un bras ouvert entre voisins, les chaises poussées ailleurs.} {1adulte 18-24m 2-3a 3-4a 4-5a|Seule, peignez au bout de la table, la peinture de votre côté.}',
        '{0-18m|Les poupons ne peignent pas : ils sont contre vous ou dans leur chaise haute, à un bras de la table, hors de portée de la peinture. Leur pinceau est propre, sec, et reste dans votre main.} {1adulte 0-18m multiage|Seule, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une verse et peint, l’autre lave les mains et tient les plus jeunes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Posez la paume à plat sur la table vide. « Brrr. Elle a froid. » Versez une cuillerée de peinture au milieu et tirez-la du pinceau, lentement, jusqu’au bord : « Ça, c’est sa couverture. » Un bout de table reste tout nu. {18-24m 2-3a 3-4a 4-5a|« Et là? Elle gèle encore. » Un pinceau par enfant, une cuillerée devant chacun.} {!18-24m !2-3a !3-4a !4-5a|Le pinceau sec passe ensuite sur le dos d’une petite main : « Et toi, as-tu froid? »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|On couvre la table : plus un seul coin froid! Les pinceaux tapent, tirent, se rencontrent au milieu, repartent vers le bord.} {0-18m|Le poupon suit votre pinceau jaune qui traverse la table et revient; son pinceau sec lui chatouille la paume, dans votre main.} {0-18m !multiage|Passez-le sur le pied, le genou, l’oreille, en disant où il va; arrêtez, attendez qu’il tende la main ou le pied. Puis retournez à la table : un trait lent, un trait vite, une pluie de points, « toc, toc, toc ». Il se penche? Attendez, puis refaites celui qu’il regardait.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tape au même endroit et regarde les poils s’ouvrir.} {18-24m !multiage|Faites le bruit de son pinceau, « toc, toc » quand il tape, « fiou » quand il tire. Montrez un coin nu : « Brrr! » Il y va, ou il borde encore le sien. Deux pinceaux se touchent au milieu : « Bonjour! », et chacun repart.} {2-3a|À deux ans, on borde un coin, on revient au milieu, on recommence.} {2-3a !multiage|La table parle par votre voix : « Mon coin gèle! Ah… ça va mieux. Et mon autre coin? » On change de bord en tenant son pinceau vers le bas, et l’on borde à deux un coin difficile.} {3-4a|À trois ans, on cherche qui a encore froid : le bord, le coin, dessous?} {3-4a !multiage|On invente la sorte de couverture : à gros points, rayée, toute mince ou bien épaisse. On va voir celle du voisin et l’on décide si elles se touchent. Là où la peinture manque, on l’étire le plus loin possible avant d’en demander.} {4-5a|À quatre ans, on se partage la table : où finit la tienne?} {4-5a !multiage|On trace la frontière ensemble, on l’efface, on la déplace. Combien de coups de pinceau pour un coin? On dit un nombre, on compte, on compare. Puis deux voisins couvrent une place commune, sans parler.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Mais… où est passée la table? » {18-24m 2-3a 3-4a 4-5a|Tournez un pinceau et tirez un trait du manche : la table reparaît, toute mince. Du doigt, plus large; de la paume, une fenêtre entière. On dessine en enlevant.} {18-24m 2-3a 3-4a 4-5a si-grand-rouleau-de-papier|Couchez le grand papier dessus : on tape à deux mains. Levez-le : les dessins y sont!} {0-18m|Devant le poupon, votre doigt ouvre un rond dans le jaune, le referme du pinceau, le rouvre : « Coucou, la table! »} {!18-24m !2-3a !3-4a !4-5a si-grand-rouleau-de-papier|Couchez le grand papier sur le jaune, tapez-le du plat de la main, et levez-le lentement devant le poupon : le jaune est collé dessous, et le papier bruisse.} {0-18m !multiage|Essuyez une grande place, posez sa main dessus : elle est lisse et fraîche. Ramenez le pinceau tout près, reculez-le : « Il vient… il s’en va. » Cachez ensuite son pinceau sec dans votre main fermée, le bout qui dépasse : il le cherche, il tire.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|frotte de la paume, trouve la table, et la repeint.} {18-24m !multiage|Posez votre main dans la peinture et levez-la : il reste une main nue. Il met la sienne dedans, la recouvre, cherche l’autre. Un doigt suffit aussi : tracez un chemin jusqu’à lui, et il le continue.} {2-3a|À deux ans, on fait des chemins du doigt, et on les referme.} {3-4a|À trois ans, on dessine quelqu’un, puis le pinceau l’endort sous la peinture.} {4-5a|À quatre ans, on laisse un message que l’ami d’en face lit à l’envers.}',
        ),
        play(
          { 30: 7 },
          'Versez une cuillerée de bleu. « La table change de couverture. » {18-24m 2-3a 3-4a 4-5a|On passe le pinceau bleu par-dessus l’ancienne : qu’est-ce qui reste dessous, qu’est-ce qui se mêle?} {0-18m|Le poupon regarde le bleu avancer vers le jaune, à petits coups.} {0-18m !multiage|Approchez, reculez, approchez; quand les couleurs se touchent, faites une voix surprise. Puis son pinceau sec lui peint une moustache invisible, et la vôtre. Il prend le pinceau? Tenez-le avec lui : c’est lui qui vous peint le nez.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|trempe, tape, regarde son pinceau qui a changé.} {18-24m !multiage|Montrez la place où le jaune et le bleu se sont rencontrés, sans la nommer. Il brasse là, longtemps? Brassez à côté, et comparez vos deux flaques. Ouvrez une fenêtre de la paume : la table est encore dessous.} {2-3a|À deux ans, on donne un nom à la couleur : « Boue! »} {2-3a !multiage|Encore du bleu? On tape du pinceau là où l’on en veut, et vous en mettez une goutte. Elle change? Un nom de plus.} {3-4a|À trois ans, on cherche comment garder un rond de l’ancienne.} {3-4a !multiage|On en fait le tour du doigt avant que le bleu arrive; mangé, on en garde un plus gros, et l’on demande au pinceau d’à côté de passer au large.} {4-5a|À quatre ans, on prévoit la couleur du mélange, on vérifie, on en refait une plus foncée.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Posez les pinceaux hors de portée. « Elle a trop chaud. On la découvre. » {18-24m 2-3a 3-4a 4-5a|Du bord des mains, on pousse la couleur vers le milieu; vous l’épongez, et chacun essuie sa place jusqu’à revoir la table. Regardez-vous : qui a de la couverture sur le nez?} {!18-24m !2-3a !3-4a !4-5a|Essuyez la table à grands gestes devant le poupon, une bande à la fois; il tape de la main là où la table est revenue.} Dites au revoir aux couleurs qui s’en vont : rien n’est gardé, tout peut se refaire. {18-24m 2-3a 3-4a 4-5a|Chacun frotte ses mains dans sa seconde débarbouillette et souffle sur la table pour la sécher; vous finissez les mains, une paire à la fois.} {!18-24m !2-3a !3-4a !4-5a|Lavez une paire de mains à la fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Décrivez le geste, pas le dessin : « Ton pinceau a fait le tour. Il est revenu par en dessous. »} {!18-24m !2-3a !3-4a !4-5a|Décrivez ce que le poupon regarde : « Le pinceau traverse la table. Il revient. »}',
          '{18-24m 2-3a 3-4a 4-5a|Peignez à votre place, sans modèle, et effacez vous-même un trait que vous aimiez.} {!18-24m !2-3a !3-4a !4-5a|Arrêtez le pinceau dès qu’il détourne la tête; repartez quand il le cherche des yeux.}',
          '{3-4a 4-5a !10min|« Il a effacé mon bonhomme! » Demandez où était le bonhomme : l’enfant le refait du doigt, et l’autre regarde.}',
          '{18-24m 2-3a|La peinture va à la bouche? Essuyez, puis remettez la main sur la table, avec une cuillerée neuve.}',
        ],
        questionsOuvertes: [
          'Où a-t-elle encore froid?',
          'Qu’est-ce qui paraît quand tu enlèves?',
          '{3-4a 4-5a 30min|Comment as-tu fait cette couleur-là?}',
          '{4-5a !10min|Que vois-tu, de l’autre bord de la table?}',
        ],
      },
      vocabulaire: [
        'le pinceau',
        'couvrir',
        'le coin',
        'étaler',
        'enlever',
        'dessous',
        '{2-3a 3-4a 4-5a !10min|le manche}',
        '{3-4a 4-5a 30min|mélanger}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Dans sa chaise haute, il frotte le plateau de sa paume mouillée : la trace brille, puis s’en va.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule couleur, une cuillerée à la fois, dans un coin de table à lui : remettez-en quand le pinceau glisse à sec.',
        },
        {
          pour: '2-3a',
          texte:
            'Faites la voix de la table : « J’ai froid au coin! » Il y va, pinceau vers le bas, elle soupire d’aise, et c’est l’autre coin qui gèle.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant ferme les yeux pendant qu’un ami ouvre un petit rond quelque part; il cherche où la table a un trou.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant trace la première lettre de son prénom en enlevant, la recouvre, et la refait de mémoire au même endroit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un gros manche court se tient à pleine main. La peinture sur les doigts dérange? Le manche dessine aussi. Le fauteuil prend le bout de la table, la cuillerée là où le bras se rend.} {!18-24m !2-3a !3-4a !4-5a|Les poils chatouillent trop? Votre doigt fait le même chemin sur sa main.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, c’est un plateau, posé par terre à l’ombre, qu’on couvre puis qu’on rince; l’hiver, la couverture est blanche, et c’est le doigt qui déneige les rues.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Peinture sur les bras, le nez, le chandail.} {!18-24m !2-3a !3-4a !4-5a|Pinceau sec attrapé et tiré.}',
          '{18-24m 2-3a 3-4a 4-5a|Trait effacé par un voisin.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a|Peinture ou pinceau à la bouche : essuyez, remettez la main au travail; la bouteille reste fermée, derrière vous.}',
          '{0-18m|Poils de pinceau : tirez dessus avant le jeu; un pinceau qui en perd n’approche pas d’un poupon.}',
          '{18-24m 2-3a 3-4a 4-5a|Manche de pinceau près d’un œil : on peint debout, sans courir, un bras ouvert entre voisins.} {0-18m !multiage|Peinture à portée d’une petite main : la couleur est au bout de votre bras, le poupon de l’autre côté de vous.}',
          'Peinture au sol : essuyez tout de suite, on y glisse.',
          '{0-18m multiage|Éclaboussure sur un poupon : il est de l’autre côté de vous; essuyez ses mains avant sa bouche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau sensible : essayez la peinture sur un poignet; certaines contiennent du blé ou du lait, lisez l’étiquette.',
        ],
      },
      observation: [
        '{18-24m 2-3a 3-4a 4-5a|Développement graphique : quels gestes l’enfant reprend-il, ceux qui couvrent ou ceux qui enlèvent?} {!18-24m !2-3a !3-4a !4-5a|Développement graphique : quel trait suit-il des yeux jusqu’au bout?}',
        '{30min|Éveil aux sciences : que fait-il quand deux couleurs se rencontrent?} {10min 20min|Éveil aux sciences : que fait-il quand la table reparaît sous la peinture?}',
        '{18-24m 2-3a 3-4a 4-5a|Compétences sociales : racontez ce qui se passe là où deux pinceaux arrivent ensemble.} {!18-24m !2-3a !3-4a !4-5a|Compétences sociales : comment demande-t-il que le pinceau revienne?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Au repas, la même table est lavée avec eux : qui retrouve le coin qui gelait?} {!18-24m !2-3a !3-4a !4-5a|Au change, un pinceau propre et sec, dans votre main, lui fait le tour du pied.}',
        '{18-24m 2-3a 3-4a 4-5a|Prévenez les familles que rien ne rentre à la maison; l’enfant leur montre plutôt le geste, dans la buée d’une vitre.} {!18-24m !2-3a !3-4a !4-5a|Au départ, le parent ouvre du doigt un rond dans la buée d’une vitre : « Coucou! »}',
      ],
      reflexionRetroaction: [
        'Ai-je eu envie de garder quelque chose, et pour qui?',
        'Qui a mieux aimé effacer, et qu’y cherchait-il?',
      ],
    },
  },
  {
    key: 'ma-moitie-cherche-la-tienne',
    summary:
      'Un coup de ciseaux en vagues, et la page devient deux : les moitiés se mêlent, se cherchent et se reconnaissent au bord, comme une clé.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ciseaux et papier',
      'papier et ciseaux',
      'ciseaux et catalogues',
      'vieux catalogues',
      'découper des catalogues',
      'catalogues à découper',
      'pages de catalogue',
      'apprendre à découper',
      'découper en vagues',
      'couper en deux',
      'faire un casse-tête',
      'trouver la moitié',
      'associer les moitiés',
      'motricité fine ciseaux',
      'motricité fine',
    ],
    seen: [
      'elle coupe des franges partout dans la circulaire de l’épicerie',
      'il taille sa feuille en zigzag et me montre ses dents de requin',
      'ils tournent deux bouts de papier jusqu’à ce que les bords rentrent ensemble',
      'elle tient ses ciseaux à l’envers et se décourage',
      'il cherche sous la table le morceau qui manque à son image',
      'deux amies découvrent que leurs retailles vont ensemble et sont aux anges',
      'au coin bricolage, il y a des petits bouts de papier jusque dans le corridor',
      'depuis qu’il a le droit aux ciseaux, il découpe même ses dessins',
    ],
    picture:
      'Deux enfants approchent des pages aux bords en zigzag : une botte se refait; l’éducatrice, assise, tient tous les ciseaux, un bébé froisse une page.',
    scenes: ['dechirer-couper', 'casse-tete'],
    sheet: {
      titre: 'Ma moitié cherche la tienne',
      observationDepart:
        'Deux enfants ramassent les retailles sous la table. Par hasard, deux bords se touchent et vont ensemble. « Regarde, ça rentre! »',
      intentionEducative:
        'Éveiller la curiosité pour la forme d’un bord, et faire de chaque coup de ciseaux une question posée à un ami.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Traverser une page d’un bord à l’autre, à petits coups de ciseaux.',
        'Comparer deux bords, les tourner, les glisser l’un contre l’autre.',
        'Chercher avec un ami ce qui va ensemble, et vérifier.',
      ],
      materiel: [
        item(
          'Vieux catalogues ou papier, sans agrafe',
          'trois feuilles par enfant, quelques-unes de plus',
          'Circulaires',
        ),
        item(
          'Ciseaux à bouts ronds',
          'une paire pour deux enfants{0-18m 18-24m 2-3a| de trois ans et plus}, dont une pour la main gauche',
          null,
        ),
      ],
      preparation: [
        'Détachez les pages et coupez-les en deux : une feuille grande comme une main d’adulte ouverte se tient bien d’une main d’enfant. Le papier uni se reconnaît au bord seulement; la page de catalogue, au bord et à l’image.',
        'Essayez chaque paire de ciseaux. Assoyez {0-18m 18-24m 2-3a|ceux de trois ans et plus}{!0-18m !18-24m !2-3a|les enfants} à table, par deux, côte à côte : l’un coupe, l’autre commande la forme, les mains à lui. Une feuille qui se couche entre les lames, c’est vous qui la tendez.',
        'Gardez une feuille pour vous, et une place libre au milieu de la table : c’est là que les moitiés se mêleront.{0-18m 18-24m 2-3a !10min| Si les enfants sont en nombre impair, gardez une moitié : vous ferez la dernière paire.}',
        '{0-18m 18-24m 2-3a|Les ciseaux sont pour les trois ans et plus, assis à table. Les plus jeunes sont par terre, du côté de votre chaise, à un bras de vous et hors de portée des lames : pour chacun, deux pages entières et une page déchirée par vous en deux, en vagues.} {0-18m|Prenez six enfants au plus, dont deux poupons.}',
        '{1adulte|Seule, assoyez-vous au bout de la table, tous les ciseaux sous vos yeux; avant qu’un enfant se lève, vous les posez hors de portée.} {2adultes|À deux, l’une ne quitte pas les ciseaux, l’autre suit les moitiés.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Prenez votre feuille et coupez-la en deux, lentement, en faisant une grosse vague : les ciseaux restent droits, c’est la feuille qui tourne. Séparez les moitiés, une dans chaque main. « Elles étaient ensemble tout à l’heure. » Approchez-les du mauvais côté : « Non. » Tournez : « Non plus. » Laissez une voix vous dire quoi faire. Les bords se touchent, la vague entre dans la vague : « C’est elle! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'À table, par deux : l’un commande, « Des vagues! Des dents! », l’autre coupe; à la feuille suivante, on change. On garde une moitié; l’autre va au milieu, à l’envers. Mêlez. « Où est ma moitié? » {0-18m|À côté de votre chaise, le poupon froisse une page entière en boule, grosse comme sa tête; vos yeux vont des ciseaux à sa bouche.} {18-24m|Le trottineur vous porte ses pages une à une et revient les chercher.} {2-3a|À deux ans, on sépare sa page déchirée, on la rapproche : « Entière! »} {3-4a|À trois ans, on coupe deux grosses dents, et l’on essaie sur tous les bords.} {4-5a|À quatre ans, on regarde avant de toucher : une bosse cherche un creux.} {3-4a !multiage|Un bord bloque? On tourne la moitié, puis la page, et l’on demande à l’ami ce qu’il voit. À deux, on en cherche deux à la fois.} {4-5a !multiage|On dit tout haut ce qu’on cherche : « Deux pointes, puis un rond. » L’ami vérifie avant qu’on touche. Qui trouve vite choisit un bord presque droit : c’est le plus difficile.} {!0-18m !18-24m !2-3a|Trouvé? On presse les deux bords, sans laisser de jour, et l’on recoupe une page plus difficile pour l’ami.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Comptez les ciseaux et posez-les hors de portée. Mêlez les moitiés d’une page pour deux enfants. Chacun en prend une et marche, le bord devant soi : « Es-tu mon autre bout? » On essaie, ça bloque, on se salue, on repart. {0-18m|Cachez un œil d’une page devant le poupon, baissez-la : « Te voilà! » Une moitié arrive? Posez-la contre la sienne.} {18-24m|Le trottineur tend la sienne à tout le monde, et tout le monde essaie.} {2-3a|À deux ans, on cherche avec un grand, main dans la main.} {3-4a|À trois ans, on crie ce qu’on voit sur sa page : « Une demi-botte! » ou « Toute blanche! »} {4-5a|À quatre ans, on ne cherche qu’au bord, du bout du doigt.} Deux bords s’emboîtent? Leurs porteurs s’assoient dos à dos : ils sont entiers. {!0-18m !18-24m !2-3a|Un enfant de trop? Sa moitié va avec la vôtre.}',
        ),
        play(
          { 30: 7 },
          'De retour à table, les ciseaux aussi, une moitié se recoupe : « Elle a deux moitiés, elle aussi. » {0-18m|Le poupon froisse sa page, et la boule passe de sa main à la vôtre; vos yeux vont de lui aux ciseaux.} {18-24m|Le trottineur cache une page sous une autre et la retrouve.} {2-3a|À deux ans, on reçoit des grands une page en trois gros morceaux, et l’on cherche par où commencer.} {3-4a|À trois ans, on fait trois morceaux, on les mêle, on refait la page avec l’ami d’à côté.} {4-5a|À quatre ans, on fait quatre morceaux et on les donne à une autre équipe : trop facile, on coupe plus tordu; trop difficile, on leur montre deux morceaux qui vont ensemble.} Les retailles restent au milieu de la table, pour la poubelle.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les ciseaux se comptent tout haut et rentrent dans l’armoire. Étalez toutes les moitiés par terre{0-18m|, devant les poupons}. Sans parler, tous en même temps, on en place une contre celle qui va avec. Il en reste une toute seule? On la cherche sous la table, sur les chaises, dans une poche. Quand la dernière page est refaite, soulevez une moitié à deux mains : l’autre reste par terre. « Elles se reconnaîtront encore demain. » Chaque enfant garde une moitié et donne l’autre à qui il veut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez la main qui tourne la feuille : les ciseaux avancent tout droit, devant le ventre, et c’est le papier qui fait les vagues.',
          'Essayez tout haut : « Ça bloque ici. Je tourne. » L’essai raté se montre autant que l’autre.',
          'Regardez la paire entière, pas la vitesse : deux qui cherchent longtemps ensemble ont beaucoup à se dire.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui te dit que c’est elle?',
          'Où est-ce que ça bloque?',
          'Comment couperais-tu pour que ce soit difficile?',
        ],
      },
      vocabulaire: [
        'la moitié',
        'le bord',
        'la bosse',
        'le creux',
        'la vague',
        'emboîter',
        'entier',
        '{4-5a|le zigzag}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Donnez-lui une page à la fois, changée dès qu’elle est mouillée. Les ciseaux rangés, votre visage, caché puis retrouvé, est sa moitié à lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Il est le facteur : il va porter une moitié à celui que vous nommez, quand les ciseaux sont rangés, et revient en chercher une autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Sa page porte une grande image coupée par le milieu, ou un pli bien marqué : deux morceaux seulement, qu’il refait dix fois.',
        },
        {
          pour: '3-4a',
          texte:
            'Un seul coup, une feuille étroite comme deux doigts : elle tombe en deux. Si les lames plient le papier, montrez le pouce vers le plafond et tendez la feuille.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant coupe deux feuilles ensemble : deux pages ont le même bord. Comment savoir quelle moitié va avec laquelle?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pliez la feuille et rouvrez-la : le pli se déchire à deux mains, et le bord se reconnaît quand même. Qui voit peu suit le bord de l’ongle. Qui aime peu qu’on l’approche reste assis : les moitiés viennent à sa table, une à la fois.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, une feuille d’arbre sèche bien plate se coupe aussi en deux; en décembre, des catalogues de jouets donnent les images les plus faciles à reconnaître.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bord de papier qui pique un doigt.', 'Page coupée ailleurs que prévu.'],
        dangersAEliminer: [
          'Ciseaux promenés : ils servent assis, à portée d’un bras d’adulte; on se lève les mains vides. Ils sont comptés avant et après, puis rangés hors de portée.',
          'Doigts d’un ami devant les lames : personne ne tient la feuille d’un autre; tendre un papier mou reste votre travail.',
          '{0-18m 18-24m 2-3a|Ciseaux à portée d’un plus jeune : votre chaise est entre eux et la table; une paire qui tombe, c’est vous qui la ramassez.}',
          '{0-18m 18-24m 2-3a|Papier à la bouche, retaille au plancher : tout bout plus petit que votre main est pour vous.}',
          'Lames ouvertes laissées sur une chaise : quand la table se vide, toutes les paires sont déjà dans votre main.',
          'Cheveux ou chandail entre les lames : on coupe du papier, assis.',
          'Papier glacé par terre : ramassez-le avant de marcher, on y glisse.',
        ],
        supervision: 'palier1',
        allergies: ['Aucune par le papier; ciseaux sans nickel si une allergie au métal est déclarée.'],
      },
      observation: [
        'Raisonnement : essaie-t-il chaque bord, ou regarde-t-il avant de choisir?',
        'Motricité fine : que fait la main qui ne coupe pas?',
        'Compétences sociales : {10min|comment commande-t-il la forme, et comment reçoit-il la commande de l’autre?}{20min 30min|racontez comment il aborde un ami dont la moitié ne va pas.}',
      ],
      prolongements: [
        'Demain, une moitié est dans le casier, l’autre sur une chaise : c’est la place de chacun à la collation.',
        'L’enfant donne une moitié à son parent le matin et garde l’autre dans sa poche; le soir, à la maison, elles se retrouvent.',
      ],
      reflexionRetroaction: [
        'Qui ai-je aidé à trouver alors qu’il cherchait encore?',
        'Quelles paires se sont formées que je n’avais pas prévues?',
      ],
    },
  },
  {
    key: 'un-pont-pour-deux-doigts',
    summary:
      'Une bande de papier collée par les deux bouts se lève toute seule : c’est un pont. Deux doigts passent dessous, puis une main, et la ville pousse.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'papier et colle',
      'papier colle',
      'colle en bâton',
      'bâton de colle',
      'coller du papier',
      'collage de papier',
      'bandes de papier',
      'anneaux de papier',
      'ponts de papier',
      'papier qui tient debout',
      'sculpture de papier',
      'bricolage en papier',
      'coller par les deux bouts',
      'il met trop de colle',
      'motricité fine',
    ],
    seen: [
      'il beurre les deux bouts de sa languette et passe son doigt en dessous',
      'elle fait marcher ses doigts comme un petit bonhomme sur la feuille',
      'ils plient du papier pour qu’il reste debout au lieu d’être à plat',
      'il pèse fort avec sa paume et compte pour que ça colle',
      'elle est découragée parce que son bricolage se décolle dès qu’elle lâche',
      'fier de son arche, il veut que tout le monde y passe',
      'au coin bricolage, ils mettent de la colle d’un bout à l’autre et ça tache',
      'depuis la balade au-dessus de la rivière, ils font des ponts et des tunnels',
    ],
    picture:
      'Couché par terre, un enfant fait marcher deux doigts sous un pont de papier; une petite presse le pied d’un autre, un bébé pousse un anneau.',
    scenes: ['empiler-construire', 'dechirer-couper'],
    sheet: {
      titre: 'Un pont pour deux doigts',
      observationDepart:
        '{2-3a 3-4a 4-5a|Sa bande de papier ne colle que par les bouts. L’enfant glisse un doigt dessous : « Il passe! »} {!2-3a !3-4a !4-5a|Une feuille roulée tient debout toute seule. Une petite main entre dedans, ressort, y retourne.}',
      intentionEducative:
        'Permettre aux doigts de faire lever le papier : tenir, plier, presser, attendre que ça prenne, et voir ce qui passe dessous.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Presser un bout de papier assez longtemps pour qu’il tienne.} {!18-24m !2-3a !3-4a !4-5a|Pousser, écraser, retrouver un anneau de papier.}',
        'Passer le doigt, la main ou le pied dans un creux de papier.',
        '{3-4a 4-5a|Chercher pourquoi un pont se lève, s’aplatit ou se décolle.}',
      ],
      materiel: [
        item('Papier, en feuilles', 'quatre feuilles par enfant, et quelques-unes de plus', 'Circulaires'),
        item(
          'Colle en bâton lavable, non toxique',
          '{18-24m 2-3a 3-4a 4-5a|un bâton pour deux enfants}{0-18m multiage|, aucun pour les poupons}{0-18m !18-24m !2-3a !3-4a !4-5a|un bâton, pour vous}',
          'Colle blanche lavable, du bout du doigt',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a|Débarbouillettes mouillées}',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant}{0-18m multiage|, sauf les poupons}',
          '{18-24m 2-3a 3-4a 4-5a|Linges humides}',
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Déchirez la moitié des feuilles en bandes, sur la longueur, larges comme trois de vos doigts : pliez, pincez, tirez. Gardez l’autre moitié entière, pour servir de sol.} {0-18m !18-24m !2-3a !3-4a !4-5a|Déchirez une seule bande sur la longueur d’une feuille, large comme trois de vos doigts : ce sera votre pont.} {18-24m|Levez d’avance un pont par trottineur : ses doigts y passent pendant que vous en levez un avec le voisin.}',
        '{0-18m|Pour chaque poupon, roulez une feuille entière en un gros anneau, large comme votre poing, et une autre un peu plus serrée. Collez le bord, pressez en comptant jusqu’à vingt : la colle est sèche avant qu’il y touche.} {0-18m multiage|Les poupons sont contre vous, leurs anneaux sur le plancher. Seule, prenez six enfants au plus, dont deux poupons.}',
        '{18-24m 2-3a 3-4a 4-5a|Travaillez par terre ou à une table basse, une feuille de sol pour deux. Les bouchons de colle vont dans votre poche.} {multiage|Avec plusieurs âges, un plus vieux met la colle et un plus jeune presse : le pont est à eux deux.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au plancher, la colle derrière vous, bouchée.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Posez une bande à plat sur une feuille. « Une route. » Mettez de la colle à un bout, pressez : « Pèse, pèse, pèse… » Poussez l’autre bout vers le premier : le ventre du papier se lève. Collez-le là. « Oh! La route a fait le dos rond. » Faites marcher deux doigts jusqu’au pont, penchez-les, passez dessous. Ils ressortent de l’autre côté : « Bonjour! » {18-24m 2-3a 3-4a 4-5a|Une place s’offre à la main d’à côté.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun lève son pont : colle, presse, pousse, presse. On compte jusqu’à dix sur chaque pied avant de lâcher, puis les doigts passent.} {0-18m|Devant le poupon, l’anneau roule jusqu’à ses genoux; il l’écrase, il se relève à moitié.} {0-18m !multiage|Passez votre main dans l’anneau et remuez les doigts de l’autre bord : il les attrape. Mettez l’anneau debout sur votre genou, puis sur le sien; soufflez, il tremble et tombe. Poussez-le de côté : le poupon rampe ou s’étire pour le ravoir. Un anneau mouillé se change.} {18-24m|Mettez la colle et levez le pont du trottineur : il pèse de toute la paume, « Pèse! »} {18-24m !multiage|Comptez jusqu’à cinq, lâchez ensemble : ça tient! Faites passer deux doigts dessous, et frappez à la porte : « Toc, toc. » Il met sa main au bout du pont pour les attraper. Levez-en un deuxième, plus gros, pour son poing.} {2-3a|À deux ans, on aplatit le pont, on le regarde se relever.} {2-3a !multiage|Puis on choisit qui passe : le pouce, tout seul; toute la main, trop grosse; un ami, qui prête deux doigts. Le pied du pont se décolle? On pèse dessus en chantant jusqu’à dix.} {3-4a|À trois ans, on en fait trois de suite : c’est un tunnel.} {3-4a !multiage|Une entrée, une sortie : un ami regarde d’un bout pendant que le doigt arrive de l’autre. On en colle un de travers pour voir où il mène, et l’on avertit les doigts qui arrivent.} {4-5a|À quatre ans, on cherche la grandeur qu’il faut pour toute une main.} {4-5a !multiage|Plus la bande est longue, plus le dos monte, mais plus il penche. On rapproche les pieds, on les écarte, on plie la bande en deux; avant de coller, on fait passer la main pour vérifier.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Qui veut passer? » {18-24m 2-3a 3-4a 4-5a|Deux doigts sont un monsieur, la main est un camion, une grosse boule de papier est une roche qui roule. Le pont est trop bas? On le décolle, on rapproche les pieds.} {0-18m|Couchez l’anneau : le pied du poupon passe dedans, votre main l’attend de l’autre côté.} {0-18m !multiage|Faites marcher deux doigts sur sa jambe jusqu’à l’anneau : « tap, tap… dessous! » Ils disparaissent, ils reviennent de l’autre bord. Refaites-le, et arrêtez juste avant : il attend, il regarde la sortie. Mettez ensuite les deux anneaux bout à bout.} {18-24m|Le trottineur écrase, « boum », et cherche vos doigts dessous.} {18-24m !multiage|Relevez le pont du bout de l’ongle : « Encore debout! » Roulez vers l’entrée une boule de papier grosse comme votre poing : elle bloque, et il pousse. Ses doigts à lui marchent? Suivez-les avec les vôtres.} {2-3a|À deux ans, on chante le passage : « Dessous, dessous, dehors! »} {3-4a|À trois ans, le pont a un gardien : il faut dire son mot secret pour passer.} {4-5a|À quatre ans, on en bâtit un par-dessus l’autre, en croix.}',
        ),
        play(
          { 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Mettez les feuilles bord à bord : voilà une ville, mais ses routes ne se rejoignent pas. Une bande collée à cheval sur deux feuilles les attache; on circule chez le voisin.} {0-18m|Glissez l’anneau serré dans le gros, devant le poupon : sa main va chercher celui du milieu.} {0-18m !multiage|Roulez-les ensemble vers lui : un seul s’arrête. Cachez votre main dans le gros, montrez un doigt, rentrez-le; il se penche pour voir dedans. À la fin, déchirez l’anneau lentement, d’un bout à l’autre : il redevient une feuille, que le poupon froisse avec vous.} {18-24m|Le trottineur promène sa main d’une feuille à l’autre en faisant le moteur.} {18-24m !multiage|Collez-lui une longue route entre deux feuilles; il pèse, elle tient. Stationnez votre main à côté de la sienne, puis bloquez le pont du poing : « Bip, bip! » Attendez son bruit pour ouvrir.} {2-3a|À deux ans, on bouche un pont d’une grosse boule : « Bloqué! »} {2-3a !multiage|Qui le débloque? Un doigt pousse d’un bord, un ami tire de l’autre, et la boule s’en va boucher celui du voisin.} {3-4a|À trois ans, on invente un toit, une porte, un stationnement.} {3-4a !multiage|Deux doigts cherchent où dormir : on frappe, on demande, on les loge sous une feuille pliée, et l’on va réveiller ceux d’en face.} {4-5a|À quatre ans, on plie une bande en accordéon : c’est l’escalier qui monte au pont.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Les bâtons se bouchent et reviennent à vous. Deux doigts de chaque enfant se mettent en file et passent sous tous les ponts; chacun dit « dessous » sous le sien.} {0-18m multiage|Le dernier passage finit dans la main du poupon.} {!18-24m !2-3a !3-4a !4-5a|Gardez un anneau entier et faites-y passer, une dernière fois, deux doigts, puis sa main, puis votre nez : « Bonjour! » Posez-le debout là où il le voit.} {18-24m 2-3a 3-4a 4-5a|Soufflez ensemble, très doucement : qui tremble, qui tient? Les ponts sèchent sur une tablette; pour en emporter un, on déchire la feuille autour.} {18-24m 2-3a 3-4a 4-5a|Essuyez les doigts collants : on les ouvre, on les ferme, ça tire encore un peu.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Pressez avec votre doigt à côté du sien et comptez tout haut : la colle demande du temps, pas de la force.} {!18-24m !2-3a !3-4a !4-5a|Écrasez l’anneau, puis redressez-le lentement devant lui : il voit le papier reprendre sa forme.}',
          '{18-24m 2-3a 3-4a 4-5a|Un pont se décolle? Regardez avec lui le pied qui a lâché avant de remettre de la colle.}',
          '{2-3a 3-4a|Il met de la colle partout? Donnez un nom à l’endroit : « Juste les pieds du pont. »}',
          'Prêtez une voix aux doigts qui passent, et laissez l’enfant répondre.',
        ],
        questionsOuvertes: [
          'Qui passe dessous?',
          '{2-3a 3-4a 4-5a|Comment l’as-tu fait lever?}',
          '{4-5a|Pourquoi celui-là s’est-il aplati?}',
          'Où s’en vont-ils, les doigts?',
        ],
      },
      vocabulaire: [
        'le pont',
        'dessous',
        'presser',
        'coller',
        'la bande',
        'passer',
        '{3-4a 4-5a|le pied du pont}',
        '{4-5a 30min|l’accordéon}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Pour celui qui est couché, tenez l’anneau au-dessus de ses mains : il y accroche les doigts, le papier craque, vous le remettez rond.',
        },
        {
          pour: '18-24m',
          texte:
            'Tenez le pied du pont pendant qu’il pèse. Un pont haut comme sa main, où passer le poing, lui sert plus que trois petits.',
        },
        {
          pour: '2-3a',
          texte:
            'Pliez les deux pieds de la bande d’avance, vers l’extérieur : il voit où va la colle, et le pont se tient du premier coup.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant bâtit un pont pour le doigt le plus gros du groupe : il va mesurer les doigts des amis avant de coller.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant cherche le pont le plus long qui tient sans toucher le milieu : bande simple, double, pliée? Il essaie et compare.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Une bande plus large, pliée en deux, se tient mieux. Qui n’aime pas la colle sur les doigts presse à travers une feuille, ou fait passer les doigts. Qui voit peu suit la route de l’index jusqu’au pont.} {!18-24m !2-3a !3-4a !4-5a|La main serre peu? Glissez l’anneau à son poignet : il le fait tomber d’un mouvement du bras. Qui voit peu entend l’anneau : froissez-le doucement avant de l’approcher.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, une grosse boule de papier est la charrue, et l’on dégage les routes.} {hiver 18-24m 2-3a 3-4a 4-5a|L’été, un train de doigts part pour la plage.} {!hiver !18-24m !2-3a !3-4a !4-5a|L’hiver, l’anneau se glisse sur une mitaine, puis sur un gros bas.} {hiver !18-24m !2-3a !3-4a !4-5a|L’été, à l’ombre, l’anneau roule sur une couverture étendue dans l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Doigts collants.}',
          '{18-24m 2-3a 3-4a 4-5a|Pont écrasé par un autre.}{0-18m !multiage|Anneau qui s’écrase sous son poids.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a|Colle ou bouchon à la bouche : les bouchons sont dans votre poche; essuyez la bouche et redonnez une bande.}',
          '{0-18m 18-24m 2-3a|Papier mâché : retirez-le du bout du doigt; tout bout plus petit que votre main est pour vous.}',
          '{0-18m|Papier roulé autour d’un cou : l’anneau n’a que la largeur d’un poing, pour une main ou un pied.}',
          '{0-18m multiage|Bâton de colle tombé près d’un poupon : les bâtisseurs sont de l’autre côté de vous.}',
          '{18-24m 2-3a 3-4a 4-5a|Feuille là où l’on marche : elle glisse sous le pied; on bâtit loin du passage.}',
          '{18-24m 2-3a 3-4a 4-5a|Mains collantes dans les yeux : essuyez-les avant la suite.} {!18-24m !2-3a !3-4a !4-5a|Bâton de colle à portée du poupon : il reste bouché, derrière vous.}',
        ],
        supervision: 'palier1',
        allergies: ['Lisez l’étiquette de la colle; une colle maison à la farine contient du blé.'],
      },
      observation: [
        '{18-24m 2-3a 3-4a 4-5a|Motricité fine : que font ses deux mains pendant que la colle prend?} {!18-24m !2-3a !3-4a !4-5a|Motricité fine : comment sa main prend-elle l’anneau, et comment le lâche-t-elle?}',
        '{18-24m 2-3a 3-4a 4-5a|Raisonnement : racontez ce qu’il change quand un pont s’aplatit.} {!18-24m !2-3a !3-4a !4-5a|Raisonnement : racontez ce qu’il fait quand l’anneau s’écrase ou roule plus loin.}',
        '{18-24m 2-3a 3-4a 4-5a|Fonction symbolique : qui sont les doigts qui passent, et que disent-ils?} {!18-24m !2-3a !3-4a !4-5a|Fonction symbolique : que cherche son regard quand vos doigts disparaissent dans l’anneau?}',
      ],
      prolongements: [
        'À la collation, une serviette fait le dos rond au-dessus d’un doigt : qui passe?',
        '{18-24m 2-3a 3-4a 4-5a|L’enfant emporte un pont; à la maison, il cherche avec son parent ce qui peut passer dessous.} {!18-24m !2-3a !3-4a !4-5a|Montrez l’anneau au parent : deux doigts y passent, « Bonjour! », et le jeu reprend à la maison.}',
      ],
      reflexionRetroaction: [
        'Quand ai-je recollé à sa place au lieu de compter avec lui?',
        'Qui bâtit, qui fait passer, et qui est allé de l’un à l’autre?',
      ],
    },
  },
]
