import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_SURPRISE_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-lutins-passent',
    summary:
      'Sur la pointe des pieds, les lutins préparent une surprise pour quelqu’un d’autre, la livrent et se sauvent sans être vus.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons', 'tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la surprise se cache près de la porte d’un autre groupe, sous un caillou ou un pot.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    feast: 'noel',
    calls: [
      'Noël',
      'lutin',
      'cadeau',
      'surprise',
      'père Noël',
      'sapin',
      'temps des fêtes',
      'surprise de Noël',
      'secret',
      'carte de Noël',
      'offrir',
      'emballer',
    ],
    seen: [
      'il y a toujours un petit mot caché dans ma boîte à lunch et ça pouffe plus loin',
      'elle cache son bricolage sous son chandail chaque fois que la cuisinière entre dans le local',
      'ils enroulent un bloc dans du papier, mettent du tape partout et disent que c’est pour quelqu’un',
      'ils n’arrêtent pas de se chuchoter dans l’oreille et de dire chut, faut pas le dire',
      'ils veulent remercier la stagiaire qui s’en va sans qu’elle s’en aperçoive',
      'elle est toute fière d’avoir donné un dessin à la dame de l’entretien et veut recommencer',
      'depuis que le lutin est arrivé à la maison, ils marchent sur le bout des pieds partout',
      'dans le vestiaire, deux amis ont glissé un papier dans la botte d’un autre et se sont sauvés',
    ],
    scenes: ['fete', 'envelopper'],
    picture:
      'À la file, sur la pointe des pieds, trois enfants en tuque et leur éducatrice portent un paquet enrubanné au cuisinier, qui tourne le dos.',
    sheet: {
      titre: 'Les lutins passent',
      observationDepart:
        'Une enfant glisse un dessin dans la poche d’un ami et s’éloigne en pouffant. Elle surveille toute la matinée.',
      intentionEducative:
        'Permettre aux enfants de penser à quelqu’un d’autre et de goûter au plaisir d’un secret gardé à plusieurs.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qui ferait plaisir à une personne précise.',
        'Plier, envelopper, coller à sa façon.',
        'Se déplacer sans bruit et garder le secret un moment.',
      ],
      materiel: [
        item('Tuques de lutin', 'une par enfant et une pour vous', 'Chapeaux de papier'),
        item('Feuilles de papier, de toutes sortes', 'quatre par enfant', 'Journaux et sacs de papier'),
        item('Gros crayons', 'trois par enfant', 'Tampons et encre lavable'),
        item('Ruban-cache', 'quatre rouleaux', 'Colle en bâton'),
        item('Petites boîtes et carrés de tissu, pour envelopper', 'un de chaque par enfant', 'Enveloppes usagées'),
        optional(
          '{dedans si-lumières|Lumières de Noël, pendues et branchées par vous}',
          'une guirlande, et son interrupteur près de vous',
          null,
        ),
        optional('{si-paniers|Panier à anse}', '{si-paniers|un}', null),
        optional('{si-toutous|Toutou}', '{si-toutous|un, et une tuque pour lui}', null),
        optional(
          '{si-clochettes si-grelots|Clochette à poignée ou gros grelot cousu}',
          '{si-clochettes si-grelots|une, dans votre poche}',
          null,
        ),
        optional('{cour hiver si-traîneaux|Traîneau}', '{cour hiver si-traîneaux|un}', null),
      ],
      preparation: [
        'Entendez-vous avec une collègue, la cuisinière, le concierge ou un parent : cette personne recevra une surprise et fera l’étonnée.',
        'Repérez le trajet, l’endroit où la surprise attendra et une cachette où vous tenez tous. {cour !hiver|Installez l’atelier à l’abri du vent, les papiers dans les boîtes.} {cour hiver|Dessins et paquets se font au local, avant l’habillage; dehors, on livre.}',
        '{1adulte|Seule, faites la livraison avec tout le groupe, en chenille silencieuse.} {2adultes|À deux, l’une ouvre la marche pendant la livraison, l’autre la ferme.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Enfilez une tuque et chuchotez, si bas qu’il faut s’approcher : « Les lutins passent quand personne ne regarde. Et je connais quelqu’un qui ne se doute de rien. » Qui met une tuque devient lutin : voix de souris, pieds de plume. Dites ce que cette personne fait pour eux. Que pourrait-elle trouver en arrivant?',
        ),
        play(
          { 20: 12, 30: 19, 45: 23 },
          'Les lutins travaillent tous pour la même personne. Chacun choisit sa surprise : le portrait de cette personne, un mot dicté à votre oreille, un bonbon de papier tordu aux deux bouts, une boîte où l’on a dessiné ce qu’elle aime. Puis on emballe : la feuille se plie, le tissu se referme, le ruban-cache fait trois fois le tour. De temps en temps, cognez trois coups : « Quelqu’un vient! » Le paquet disparaît sous le chandail, et les lutins figent. {dedans si-lumières|Avec des lumières, éteignez-les d’un coup au lieu de cogner; rallumées, elles disent que le danger est passé.} « Parti. » Le travail reprend. Un lutin a fini? Il va, sur la pointe des pieds, glisser un dessin dans la poche d’un ami sans être vu.',
        ),
        play(
          { 45: 8 },
          'Les lutins en veulent encore? Ils préparent un tour gentil pour une deuxième personne{dedans| : un papier collé à sa chaise, son soulier rempli de papier chiffonné ou un mot sous son assiette}{cour| : un papier collé à une pelle, une chaudière remplie de papier chiffonné ou un mot sous une roche}. Le tour se pose en chemin, pendant la livraison.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Les lutins partent livrer, sur la pointe des pieds, la main sur l’épaule de l’ami devant. {si-paniers|Un panier porte les paquets; à mi-chemin, il change de bras sans un bruit.} {cour hiver si-traîneaux|Un traîneau porte les plus gros paquets; deux lutins le tirent, au pas.} On dépose, on recule, on se cache tous ensemble, contre vous. {si-toutous|Un toutou coiffé d’une tuque reste assis près du paquet : ce sera lui, le coupable.} {si-clochettes si-grelots|De la cachette, un lutin fait tinter la clochette, un seul coup : la personne sait qu’il faut venir.} La personne arrive et s’étonne? Les lutins cachent leur tuque derrière leur dos, sortent de leur cachette et ne savent rien : « Des lutins? Quels lutins? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez sous la dictée, mot pour mot, même « Je t’aime gros comme un camion ».',
          'Prêtez un doigt pour tenir le pli et laissez l’enfant coller le ruban-cache où il veut.',
          'Protégez le secret : répondez aux curieux par un doigt sur la bouche.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui la ferait sourire, elle?',
          'Comment livrer sans être vus?',
          'Que feras-tu si elle te demande qui est venu?',
        ],
      },
      vocabulaire: [
        'le secret',
        'la surprise',
        'envelopper',
        'chuchoter',
        'offrir',
        'livrer',
        'deviner',
        'la pointe des pieds',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un secret est long à garder : un seul paquet par enfant, si petit soit-il, et l’on part livrer dès que tous sont prêts.',
        },
        {
          pour: '4-5a',
          texte:
            'La surprise livrée, l’équipe dresse la liste des prochaines personnes, une surprise en face de chacune, et raye au fur et à mesure.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a de la peine à attendre fait le guet : il lève le doigt quand la voie est libre. Celui qui roule porte le plus gros paquet sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|En décembre, les lutins livrent à la porte des autres groupes.} {hiver|En mai, chaque lutin prépare une surprise pour quelqu’un de chez lui et l’emporte le soir, cachée sous son chandail.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Secret éventé.', 'Paquet défait avant l’heure.'],
        dangersAEliminer: [
          'Sac de plastique ou ruban long dans l’emballage : papier, tissu et ruban-cache suffisent.',
          '{dedans si-lumières|Guirlande : accrochée au mur, au-dessus des têtes, le fil et les piles hors de portée; vous seule l’allumez.}',
          'Livreur seul dans un corridor ou une cour : un adulte voit chaque lutin, même caché.',
          '{si-clochettes si-grelots|Grelot décousu, gros comme une bouchée : il sort du jeu.} {cour hiver si-traîneaux|Corde du traîneau : dans les mitaines, jamais à un cou; personne n’y monte.}',
        ],
        supervision: 'palier3',
        allergies: ['La surprise ne se mange pas : même le bonbon est de papier.'],
      },
      observation: [
        'Compétences sociales : à quoi pense-t-il pour faire plaisir à quelqu’un?',
        'Motricité fine : comment plie-t-il, enveloppe-t-il, colle-t-il?',
        'Éveil à la lecture et à l’écriture : que veut-il faire écrire, et le relit-il?',
      ],
      prolongements: [
        'La famille peut surprendre un voisin sans rien acheter; l’enfant revient raconter sa réaction.',
        'Affichez un calendrier des surprises : une case, une personne.',
      ],
      reflexionRetroaction: [
        'Qui n’est jamais choisi, et comment lui ouvrir une place?',
        'De qui venait l’idée de la surprise, et de qui l’emballage?',
      ],
    },
  },
  {
    key: 'disparu-sous-le-foulard',
    summary: 'Un foulard, une formule, et la balle n’est plus là; chaque magicien invente son tour et garde son truc.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'ballons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, un muret ou une bûche fait la table du magicien, dos au vent.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'magie',
      'magicien',
      'magicienne',
      'abracadabra',
      'baguette magique',
      'disparaître',
      'tour de magie',
      'spectacle',
      'formule magique',
      'apparaître',
      'chapeau',
      'lapin dans le chapeau',
      'cacher une balle',
      'coucou',
      'cache-cache',
      'coucou caché',
    ],
    seen: [
      'elle met une débarbouillette sur son verre, l’enlève et fait ta-dam devant toute la table',
      'il fait disparaître mes clés dans sa manche et me demande où elles sont rendues',
      'mon bébé tire sur la couverture pour retrouver le hochet que j’ai mis dessous',
      'ils ont inventé un mot magique et soufflent sur leurs mains fermées avant de les ouvrir',
      'il ne veut dire à personne où il a mis la petite balle, c’est son truc à lui',
      'elle se fâche quand un ami dit qu’il a vu où était caché le bloc',
      'depuis la fête avec un prestidigitateur, ils font des spectacles avec une boîte et une guenille',
      'à la collation, une petite pose son bol à l’envers sur un raisin et dit parti, plus là',
    ],
    scenes: ['cacher-trouver'],
    picture:
      'Vue de dos, une magicienne soulève un foulard et cache une balle derrière elle; le public, assis par terre, cherche où elle est passée.',
    sheet: {
      titre: 'Disparu sous le foulard',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un enfant ferme les yeux, cache une auto dans son dos et annonce : « Elle est plus là. » Son amie fait le tour de lui.} {!2-3a !3-4a !4-5a|Une débarbouillette est tombée sur un jouet. Un petit la tire, le voit, pousse un cri, et la remet dessus.}',
      intentionEducative:
        'Permettre aux enfants {3-4a 4-5a|de chercher comment une chose disparaît aux yeux d’un autre, et de l’annoncer avec des mots à eux}{18-24m 2-3a !3-4a !4-5a|de faire partir une chose, de la faire revenir, et de l’annoncer avec des mots à eux}{0-18m !18-24m !2-3a !3-4a !4-5a|de voir partir une chose, de la faire revenir, et de l’annoncer d’un geste ou d’un cri}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m 18-24m 2-3a|Chercher ce qu’on ne voit plus, et se réjouir de le retrouver.}',
        '{3-4a 4-5a|Prévoir ce que l’autre voit de sa place.}',
        '{3-4a 4-5a|Inventer une formule qui fait rire ou frémir.} {18-24m 2-3a !3-4a !4-5a|Dire un mot magique et guetter ce qu’il fait.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tirer un tissu pour voir dessous.}',
        '{18-24m 2-3a 3-4a 4-5a|Oser se montrer}{3-4a 4-5a|, ou aider dans l’ombre}{18-24m 2-3a 3-4a 4-5a|.}',
      ],
      materiel: [
        item(
          'Foulards ou carrés de tissu{0-18m 18-24m 2-3a|, ceux des enfants pas plus grands qu’une serviette de table}',
          'un par enfant, et un grand pour vous',
          'Serviettes de table, et une nappe pour vous',
        ),
        item(
          'Balles molles de la grosseur de votre poing{0-18m 18-24m|, en tissu ou en caoutchouc, pas en mousse}',
          'une par enfant, et une pour vous{0-18m|; deux de plus, à changer quand elles ont été en bouche}',
          'Gros bas{0-18m 18-24m| d’adulte} roulés{0-18m 18-24m| par paires}',
        ),
        item(
          'Boîtes et contenants opaques',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, et un plus gros pour toutes les balles}{0-18m !18-24m !2-3a !3-4a !4-5a|un petit et un plus gros, pour toutes les balles}',
          'Chapeaux',
        ),
        item(
          '{2-3a 3-4a 4-5a|Rouleaux de carton, pour les baguettes}',
          'un par enfant{0-18m 18-24m 2-3a| de deux ans et plus}',
          'Cuillères de bois',
        ),
        item('{dedans 2-3a 3-4a 4-5a|Petite table basse, celle du magicien}', 'une', 'Banc ou coffre plat'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{45min 0-18m 18-24m 2-3a|Grande boîte sans couvercle, un trou un peu plus large que la balle sur un côté}{45min !0-18m !18-24m !2-3a|Grande boîte trouée d’un côté}',
          'une{18-24m 2-3a 3-4a 4-5a| pour trois enfants}',
          '{0-18m 18-24m 2-3a|Grand bac couché, un foulard devant}{!0-18m !18-24m !2-3a|Banc couvert d’une nappe}',
        ),
        optional(
          '{dedans si-doudous si-toutous|Doudous ou toutous}',
          '{dedans si-doudous si-toutous|à chacun le sien}',
          null,
        ),
        optional('{dedans si-miroirs|Miroir incassable}', '{dedans si-miroirs|un}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel ouvert aux deux bouts}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|un}',
          null,
        ),
      ],
      preparation: [
        'La veille, essayez votre tour devant le miroir de la salle de bain : la balle glisse dans votre dos pendant que l’autre main s’agite.',
        '{dedans 2-3a 3-4a 4-5a|Disposez une petite table, celle du magicien}{cour 2-3a 3-4a 4-5a|Choisissez un muret ou une bûche, la table du magicien}{3-4a 4-5a|, avec le public d’un seul côté; derrière, c’est la coulisse, où l’on prépare son tour}{2-3a !3-4a !4-5a|, à la hauteur d’un enfant assis}{2-3a 3-4a 4-5a|.} {18-24m !2-3a !3-4a !4-5a|Dégagez un coin plat, à l’abri des passages : tout se joue assis par terre.}',
        '{2-3a|Posez par terre, contre vous, une balle, un foulard, une boîte et une baguette par enfant de deux ans : son tour n’attend pas.} {18-24m|Le trottineur a devant lui une balle, un foulard, une boîte.}',
        '{0-18m|Étendez la couverture des poupons contre vous, une balle pour chacun. Leurs foulards restent sous votre genou; rien d’autre ne traîne sur la couverture.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {cour ete 0-18m|La couverture est à l’ombre; déplacez-la avec l’ombre.}',
        '{1adulte 2-3a 3-4a 4-5a|Seule, assoyez-vous dans le public : c’est de là que vous voyez tout le monde.} {1adulte !2-3a !3-4a !4-5a|Seule, assoyez-vous par terre, les enfants en demi-cercle devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 3-4a 4-5a|À deux, l’une reste au public, l’autre accompagne les magiciens en coulisse.} {2adultes !3-4a !4-5a|À deux, l’une cache, l’autre cherche, assise parmi les enfants.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5, 45: 6 },
          'Couvrez une balle, dites votre formule, soulevez : elle est encore là. Recommencez, un peu déçue. La troisième fois, elle n’y est plus. Regardez sous votre pied. {3-4a 4-5a|Attendez leurs explications.} {2-3a|L’enfant de deux ans fait le tour de vous et la trouve dans votre dos : « Est là! » Vous n’en revenez pas.} {18-24m|Le trottineur regarde sous l’autre pied, puis sous le sien.} {18-24m !0-18m !2-3a|Ramenez la balle de votre dos : « Ah! »} {0-18m|Devant le poupon, faites remonter la balle par-dessus votre épaule, lentement : « Ah! »} {dedans si-doudous si-toutous|Un doudou disparaît aussi, une patte hors du foulard : une main la tire, et le voilà.} {dedans 0-18m 18-24m 2-3a si-miroirs|Un miroir couché par terre, sous le foulard : une petite main tire. « Coucou! » Qui est là?} {dedans !0-18m !18-24m !2-3a si-miroirs|Devant un miroir, chacun cherche ensuite d’où sa balle se voit.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 22 },
          '{2-3a 3-4a 4-5a !multiage|Chacun prend foulard, balle, boîte et baguette.} {2-3a 3-4a 4-5a multiage|Les magiciens ont foulard, balle et boîte.} {2-3a 3-4a 4-5a|On cache, on souffle, on dit sa formule, on soulève.} {18-24m !2-3a !3-4a !4-5a|Couvrez la balle de l’un, puis de l’autre, deux tapes dessus : « Abra! » Le trottineur tire : « Est là! » Bientôt l’un couvre lui-même, un autre s’assoit sur son foulard, un troisième couvre votre main. Puis la boîte : la balle y tombe, « poc! »; on la retourne, la balle roule, on va la chercher. Plus tard, mettez la balle dans la boîte et le foulard sur la boîte : il faut tout ôter pour la trouver.} {2-3a|L’enfant de deux ans couvre la balle, tape dessus de sa baguette, dit « abra! » et tire le foulard : « Est là! » Il le refait dix fois, puis la boîte remplace le foulard.} {2-3a !multiage 30min 45min|À chaque formule, faites celle qui n’a rien vu, puis cherchez longtemps. Une balle échappée roule au loin : on la rappelle, elle ne vient pas, on la rejoint à quatre pattes. Puis étendez le grand foulard sur vos genoux repliés, une balle entre les deux : trois bosses, et une seule est la balle.} {18-24m multiage|Le trottineur tire le foulard que vous venez de poser, crie, et vous remet la balle dans la main : cachez-la encore.} {0-18m|Couvrez une balle devant le poupon, un coin du foulard dans votre main : il tire avant la formule, et voilà la balle.} {0-18m !18-24m !2-3a !3-4a !4-5a|Allez de l’un à l’autre, avec le même « abra! ». Couvrez ensuite votre main et remuez les doigts : « Qui est là? » Laissez tomber la balle dans la petite boîte, « poc! »; secouez : elle est dedans, on l’entend. Penchez la boîte : la balle roule jusqu’aux genoux de celui qui est assis. Roulez-la ensuite derrière votre dos : celui qui va à quatre pattes la suit et revient avec elle.} {3-4a 4-5a|En coulisse, une magicienne montre son tour à un seul ami; plus loin, un autre change la balle en baguette. « Où l’as-tu mise? » Celui qui a vu le truc garde le secret, ou le vole et l’améliore.} {3-4a !multiage 30min 45min|Une balle dépasse et tous la montrent du doigt : le public recule d’un pas, on recommence. Proposez ensuite un tour à deux : l’un agite son foulard et souffle, l’autre cache la balle.} {4-5a !multiage 30min 45min|Le magicien démasqué s’assoit à votre place et vous refaites son tour : il découvre d’où la balle se voit. Puis imposez un tour muet, où seules les mains parlent.}',
        ),
        play(
          { 45: 10 },
          '{!18-24m !2-3a !3-4a !4-5a|Une grande boîte trouée arrive. Gardez-la contre vous.} {18-24m 2-3a 3-4a 4-5a|Les grandes boîtes trouées arrivent.} {18-24m 2-3a|L’une reste contre vous.} {0-18m multiage !18-24m !2-3a|L’une reste contre vous.} {!2-3a !3-4a !4-5a|Glissez-y la main, sortez deux doigts par le trou : on les touche, ils rentrent, ils ressortent.} {2-3a|L’enfant de deux ans y lâche sa balle, la cherche du bras par le trou, la sort, la relâche.} {2-3a !multiage|À trois par boîte, l’un lâche, l’autre pêche, le dernier crie « abra! ». Bouchez ensuite le trou de votre paume : rien ne sort plus sans la formule.} {18-24m|Le trottineur lâche sa balle dans la boîte et attend, la main ouverte, que vous la lui rendiez par le trou.} {0-18m|Lâchez une balle dans la boîte et penchez le trou vers le poupon : elle roule dans le noir, il écoute, et elle ressort entre ses pieds.} {3-4a 4-5a|Un assistant passe la main par le trou, à l’arrière, et échange les objets. À deux, le tour devient impossible à deviner. Le troisième fait le public, puis on échange les places.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          '{2-3a 3-4a 4-5a|Qui veut salue derrière la table et montre son tour; tous disent la formule avec lui.} {18-24m !2-3a !3-4a !4-5a|Saluez bien bas, la main sur le ventre : l’un salue aussi, les autres rient.} Les balles disparaissent toutes à la fois sous un grand foulard, puis dans la plus grosse boîte. {0-18m|Avant la boîte, mettez un coin du grand foulard dans la main du poupon et tenez l’autre bout : il tire, et elles reviennent, une dernière fois.} {18-24m|Le trottineur jette la sienne dans la boîte, la reprend, la rejette.} {2-3a|L’enfant de deux ans porte la sienne, lève un coin du tissu pour voir si elle y est, et lui fait bye bye.} {18-24m 2-3a 3-4a 4-5a si-tunnel|Au tunnel, un enfant disparaît par un bout; à la formule, il sort par l’autre.} La dernière formule se dit tout bas et fait disparaître les bruits : on écoute.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{3-4a 4-5a|Regardez franchement la mauvaise main : le magicien a besoin d’un public qu’on trompe.} {!3-4a !4-5a|Cherchez la balle du mauvais côté, et laissez l’enfant vous montrer le bon.}',
          '{3-4a 4-5a|Placez-vous derrière un enfant et décrivez ce que le public voit de là-bas.}',
          '{2-3a|Dites « partie » quand le tissu couvre, « revenue » quand il se lève, et laissez l’enfant de deux ans dire le mot avant vous.} {0-18m 18-24m|Pour qui perd vite la balle des yeux, cachez-la lentement, au même endroit, le temps d’un souffle.}',
          'Ratez un tour exprès{3-4a 4-5a| et cherchez pourquoi avec eux}{!3-4a !4-5a| : « Oh! Encore là! », et recommencez}.',
        ],
        questionsOuvertes: [
          '{0-18m 18-24m 2-3a|Où est passée la balle?}',
          '{!3-4a !4-5a|Que dit-on pour qu’elle revienne?}',
          '{!2-3a !3-4a !4-5a|Qu’est-ce qui fait une bosse, là-dessous?}',
          '{3-4a 4-5a|Où regardait ton public?}',
          '{3-4a 4-5a|Comment faire pour qu’on ne voie pas la balle?}',
          '{3-4a 4-5a|Quelle formule convient à ce tour-là?}',
        ],
      },
      vocabulaire: [
        'disparaître',
        'apparaître',
        'la formule',
        '{2-3a 3-4a 4-5a|le public}{!2-3a !3-4a !4-5a|le foulard}',
        '{3-4a 4-5a|la coulisse}',
        '{!3-4a !4-5a|la balle}',
        '{3-4a 4-5a|le truc}{!3-4a !4-5a|cacher}',
        '{3-4a 4-5a|abracadabra}{!3-4a !4-5a|abra}',
        '{18-24m 2-3a 3-4a 4-5a|saluer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Laissez dépasser la moitié de la balle : il tend la main, l’attrape. La fois suivante, elle dépasse un peu moins. Couché, il la regarde passer derrière un foulard que vous tenez debout, et sortir de l’autre côté.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux cachettes, pas trois : le foulard ou la boîte. Cachez sous ses yeux, attendez son doigt. Il lève le mauvais? « Pas là! », et il essaie l’autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Prêtez-lui un tissu mince : la balle y fait une bosse, et l’enfant la voit avant de tirer. Quand la bosse ne le fait plus rire, aplatissez le tissu et glissez la balle à côté.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant couvre, puis soulève : retenez votre souffle avec lui, et applaudissez chaque foulard levé.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils décident d’un ordre de passage, s’annoncent l’un l’autre au public et répètent avec un assistant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant dont une main travaille seule, calez la boîte contre votre genou; une formule en gestes vaut une formule en mots.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les choses disparaissent dans la neige et les mitaines servent de cachettes.} {hiver !0-18m|L’été, dans la cour, les choses disparaissent dans le sable et les chapeaux de soleil deviennent magiques.} {hiver 0-18m|L’été, dans la cour, les balles disparaissent sous les chapeaux de soleil.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{2-3a 3-4a 4-5a|Tour raté devant public.} {!2-3a !3-4a !4-5a|Balle perdue de vue, un cri de colère.}',
          '{3-4a 4-5a|Dispute pour un secret.} {!3-4a !4-5a|Foulard tiré à deux.}',
        ],
        dangersAEliminer: [
          'Foulard noué au cou ou tenu sur un visage : il couvre la balle, jamais une tête. {2-3a|L’enfant de deux ans s’en coiffe? Ôtez-le et tendez-lui une balle à couvrir.} {18-24m !2-3a|Le trottineur s’en coiffe? Ôtez-le et tendez-lui une balle à couvrir.} {0-18m|Sur la couverture des poupons, votre main tient toujours un coin du foulard.}',
          'Objet trop petit caché dans une bouche : tout ce qui disparaît est gros comme votre poing.',
          '{2-3a 3-4a 4-5a|Baguette en bouche ou emportée en courant : on s’en sert assis, et le carton mâché est remplacé.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel : un seul disparu à la fois, entré du même côté que les autres.}',
          '{0-18m|Enfant qui se lève ou recule près d’un poupon couché : on joue assis, et l’on contourne la couverture.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
        ],
        supervision: 'palier2',
        allergies: ['Tissus lavés sans parfum.'],
      },
      observation: [
        'Raisonnement : {3-4a 4-5a|que change-t-il pour tromper le regard de l’autre?}{!3-4a !4-5a|où cherche-t-il d’abord la balle qu’il ne voit plus?}',
        'Langage oral : {2-3a 3-4a 4-5a|quelle formule invente-t-il, et sur quel ton?}{!2-3a !3-4a !4-5a|quel mot ou quel son appelle la balle?}',
        'Concept de soi : {3-4a 4-5a|choisit-il la scène, la coulisse ou le public?}{18-24m 2-3a !3-4a !4-5a|montre-t-il son tour, ou regarde-t-il celui d’un ami?}{0-18m !18-24m !2-3a !3-4a !4-5a|montre-t-il la balle retrouvée, la goûte-t-il, la lâche-t-il?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Confiez à chaque enfant un tour à montrer à sa famille, avec la consigne de ne jamais dire le truc.} {!3-4a !4-5a|Dites aux familles le mot ou le son de leur enfant : à la maison, un bas roulé part et revient sous une débarbouillette.}',
        '{2-3a 3-4a 4-5a|Gardez une valise du magicien ouverte à la période de jeux libres.} {!2-3a !3-4a !4-5a|Gardez près de vous un foulard et une balle : cinq minutes avant le repas, la balle disparaît de nouveau.}',
      ],
      reflexionRetroaction: [
        '{3-4a 4-5a|Qui a compris ce que l’autre voyait de sa place?} {!3-4a !4-5a|Qui a cherché, et qui attendait que la balle revienne?}',
        '{2-3a 3-4a 4-5a|Ai-je ri du tour, ou avec le magicien?} {!2-3a !3-4a !4-5a|Ai-je attendu que la main vienne, ou soulevé avant elle?}',
      ],
    },
  },
  {
    key: 'la-patinoire-des-bas',
    summary:
      'En bas sur le plancher, ou en bottes dans la cour, une équipe pousse un bas roulé vers deux chaises, sans compter les points.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on garde ses souliers ou ses bottes, et la rondelle est un gros bas rempli de bas.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'hockey',
      'hokey',
      'patin',
      'patinage',
      'patinoire',
      'rondelle',
      'but',
      'gardien de but',
      'match',
      'équipe',
      'sport',
      'joute',
      'ringuette',
      'jeux olympiques',
      'olympiques',
      'médaille',
      'arbitre',
      'zamboni',
    ],
    seen: [
      'ils enlèvent leurs souliers et se laissent glisser en bas d’un bout à l’autre du corridor',
      'il shoote une paire de chaussettes en boule entre les pattes de la chaise',
      'ils passent des guenilles sur le plancher à genoux comme la grosse machine de l’aréna',
      'ils se pètent la fiole en fonçant tous en même temps sur la même petite boule',
      'il décrit tout ce que font ses amis avec son poing comme micro, comme à la télé',
      'ils pleurent quand l’autre équipe a plus de points, personne ne veut perdre',
      'depuis la game des Canadiens hier soir, ils crient il lance et compte partout dans le local',
      'il pleut encore, ils ont besoin de se dépenser et ils bottent tout ce qui traîne à terre',
    ],
    scenes: ['pousser', 'gagner-perdre', 'ballon-pied'],
    picture:
      'Sur un plancher couleur de glace, un enfant pousse un bas roulé vers deux chaises; une gardienne guette, une autre enfant fait briller la patinoire.',
    sheet: {
      titre: 'La patinoire des bas',
      observationDepart:
        'Lundi matin, trois enfants poussent un bas du bout du pied. « Et le but! » crie celui qui garde la chaudière.',
      intentionEducative:
        'Permettre aux enfants de jouer en équipe à leur mesure, où tous poussent, gardent, arbitrent et réparent {cour !hiver|le terrain}{dedans|la glace}{cour hiver|la glace}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Doser un élan et s’arrêter avant l’autre.',
        'Passer la rondelle à quelqu’un qui l’attend.',
        'Essayer plusieurs postes, dont un où l’on ne court pas.',
      ],
      materiel: [
        item(
          'Bas roulés, pour les rondelles',
          '{3-4a|une par enfant, six au moins}{!3-4a|six}',
          '{dedans|Balles de papier bien serrées}{cour|Éponges sèches}',
        ),
        item('{dedans|Chaises} {cour|Chaudières}, pour les buts', 'quatre par patinoire', 'Boîtes de carton'),
        item('Carrés de tissu, pour la surfaceuse', 'un par enfant', 'Débarbouillettes'),
        item('Rouleaux de carton longs, pour pousser au ras du sol', 'un par enfant', 'Le pied, tout simplement'),
        item('{45min|Grand carton et gros crayons, pour l’affiche}', 'un carton, quatre crayons', 'Ardoise'),
        optional('{si-ruban-adhésif|Ruban adhésif}', 'un rouleau, déchiré par vous', null),
        optional('{si-balles|Balles de mousse, grosses comme un pamplemousse}', 'deux', null),
        optional('{si-tambourins|Tambourin ou autre instrument}', '{si-tambourins|un par patinoire}', null),
        optional('{si-paniers|Paniers}', '{si-paniers|deux par patinoire}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux par patinoire}', null),
        optional('{si-musique|Musique d’aréna}', '{si-musique|un appareil, près de vous}', null),
        optional('{cour hiver si-pelles|Pelles}', '{cour hiver si-pelles|deux ou trois}', null),
        optional(
          '{4-5a !3-4a !2-3a si-bâtons-de-hockey|Bâtons de hockey d’enfant, courts, en plastique}',
          'un par enfant, sauf les gardiens',
          null,
        ),
      ],
      preparation: [
        '{dedans|Dégagez un grand rectangle sans coin de meuble, sur un plancher propre et sec.} {cour|Choisissez un coin plat, loin des balançoires.} {cour hiver|Tapez la neige.}',
        '{dedans|Essayez vous-même en bas : si c’est trop glissant, on joue pieds nus.} {cour|Vérifiez qu’aucune roche ne dépasse.}',
        'À chaque bout, {dedans|deux chaises}{cour|deux chaudières retournées} à trois pas d’enfant l’une de l’autre font un but. {si-paniers|Un panier couché derrière la ligne en fait le filet : la rondelle y reste.} {si-cônes|Un cône de chaque côté marque le milieu : la rondelle sortie du jeu repart de là.}',
        '{1adulte|Seule avec plus de six enfants, ouvrez deux petites patinoires côte à côte plutôt qu’une grande, et tenez-vous entre les deux.} {2adultes|À deux, l’une est sur le jeu, l’autre s’occupe de la surfaceuse, au bord, avec ceux qui se reposent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          '{dedans|Passez la surfaceuse la première : à genoux, un tissu sous les mains, en longues lignes. Ceux qui vous suivent font briller la glace.} {cour hiver|Passez la surfaceuse la première : un tissu sous les mitaines, en longues lignes. Ceux qui vous suivent lissent la neige.} {cour !hiver|Passez la surfaceuse la première : un tissu sous le pied, en longues lignes. Ceux qui vous suivent chassent brindilles et cailloux jusqu’au bord.} {si-ruban-adhésif|Avec du ruban adhésif, chaque joueur en colle ensuite un tour au bout qui pousse la rondelle, comme au vrai hockey.} {si-musique|La surfaceuse roule tant que la musique joue; au silence, chacun est à son poste.} {cour hiver si-pelles|À la pelle, on pousse la neige folle le long du jeu : voilà les bandes.} {si-tambourins|D’un coup sur son instrument, l’arbitre fait partir la rondelle; d’un roulement, il arrête tout.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 22 },
          'Deux équipes se font face, un but chacune, et la rondelle part. On pousse du pied ou du rouleau, on garde le but, on arbitre au bord, on décrit le match tout haut, un poing en micro. Lancez plusieurs rondelles à la fois : personne n’attend son tour. {4-5a !3-4a !2-3a si-bâtons-de-hockey|Avec des bâtons, la palette glisse par terre, et l’on fait une passe avant de tirer au but.} {si-balles|Avec des balles de mousse, lancez-en deux parmi les bas : qui les arrête avant de les passer?} {3-4a !multiage !20min|Un gardien serre la rondelle dans ses bras? Dites : « Arrêt! Relance-la. »} {3-4a !20min|Au premier répit, rassemblez six rondelles et lancez-les d’un coup : chaque camp vide son côté chez l’autre. Vous levez le bras, tous figent.} {4-5a !multiage !20min|Un but contesté? L’arbitre dit ce qu’il a vu, on le croit, puis il cède son poste. Les mêmes marquent toujours? Le but devient bon quand deux coéquipiers ont touché la rondelle.} Quand ça se bouscule, l’arbitre lève un bras et la surfaceuse repasse.',
        ),
        play(
          { 45: 10 },
          '{3-4a !4-5a|Annoncez une nouvelle règle : deux gardiens dans chaque but. Quand on rit moins, en voilà une autre : le match au ralenti, ou les buts qui reculent d’un pas. Un enfant choisit laquelle revient pour finir. D’autres dessinent l’affiche du match, avec le nom des équipes.} {4-5a|Rassemblez tout le monde : qui changerait une règle? Deux gardiens, un but qui recule, un match au ralenti. Dessinez trois propositions sur l’affiche, pas plus. Chacun pose son tissu devant celle qu’il préfère, et l’on compte les tissus. La règle gagnante se joue cinq minutes, pareille pour les deux camps. Au signal, on se rassemble : faut-il garder la règle, la changer ou l’enlever? Quand une chicane éclate, la règle se montre du doigt sur l’affiche. Elle n’y est pas? La rondelle repart du milieu.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Fin du match : on se serre la main en file, tous avec tous. {dedans|Puis couchés sur la glace, bras ouverts, jusqu’à ce que les joues refroidissent.} {cour hiver|Puis couchés dans la neige, bras ouverts, le temps de trois respirations.} {cour ete|Puis couchés à l’ombre, bras ouverts, jusqu’à ce que les joues refroidissent.} {cour printemps automne|Puis plantés debout, bras ouverts, jusqu’à ce que les joues refroidissent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Commentez les passes autant que les buts : « Elle l’a vu, elle lui envoie! »',
          'S’il n’y a qu’une patinoire, gardez un but à votre tour : arrêtez les tirs de loin, laissez passer ceux de près.',
          'Offrez un poste à qui reste au bord : décrire le match, arbitrer, passer la surfaceuse.',
          '{4-5a|Deux enfants jouent deux règles différentes? Redites celle de chacun, puis : « Laquelle essaie-t-on d’abord? »}',
        ],
        questionsOuvertes: [
          'À qui peux-tu l’envoyer?',
          'Qu’est-ce qui rendrait le match plus juste?',
          'Comment t’arrêtes-tu sans tomber?',
        ],
      },
      vocabulaire: [
        'la rondelle',
        'la passe',
        'le gardien',
        'l’arbitre',
        'la surfaceuse',
        'glisser',
        'l’élan',
        'l’équipe',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une rondelle par enfant : chacun pousse la sienne d’un bout à l’autre, et crie son but.',
        },
        {
          pour: '4-5a',
          texte: 'Les équipes se refont toutes les cinq minutes; ce sont les enfants qui choisissent comment.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui roule ou qui marche avec appui, la rondelle est un grand bas bourré de bas, gros comme un ballon, et tous jouent à genoux : le jeu devient à sa hauteur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, prenez des bas de couleur vive : ils se voient sur la neige tapée.} {hiver|L’été, dans la cour, on joue à l’ombre et l’on boit à la mi-temps.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Collision à petite vitesse.'],
        dangersAEliminer: [
          '{dedans|Coin de meuble, calorifère ou mur au bout de la glissade : trois grands pas libres autour.} {cour !hiver|Roche qui dépasse : la patinoire change de place.} {cour hiver|Glace vive ou roche qui dépasse : la patinoire change de place.}',
          'Rouleau levé plus haut que le genou : il pousse au sol, sinon le pied le remplace.',
          '{si-paniers|Panier sous le pied du gardien : il reste couché derrière la ligne.} {cour hiver si-pelles|Pelles oubliées dans le jeu : toutes sont contre la clôture avant la mise au jeu.}',
          '{4-5a !3-4a !2-3a si-bâtons-de-hockey|Bâton levé plus haut que le genou, ou lancé : il sort du jeu, et le pied le remplace.}',
          '{dedans|Glissade}{cour|Plongeon} à plat ventre vers un ami : arrêtez le jeu et faites repartir l’enfant debout.',
        ],
        supervision: 'palier3',
        allergies: ['Bas propres, lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment prend-il son élan, et comment s’arrête-t-il?',
        'Compétences sociales : vers qui regarde-t-il avant de passer?',
        'Schéma corporel : que fait-il de ses bras et de ses genoux quand il s’élance?',
      ],
      prolongements: [
        'Quel parent viendrait montrer à quoi il jouait, petit, dans la rue ou dans le corridor? Posez la question à l’arrivée.',
        'Un autre jour, mélangez les équipes : chacun joue avec ceux d’en face.',
      ],
      reflexionRetroaction: [
        'Qui n’a jamais touché la rondelle, et qu’en a-t-il fait?',
        'Le jeu avait-il besoin d’un gagnant?',
      ],
    },
  },
]
