import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** How high a splash climbs, a rain of leaves that is ordered by the arms, a chain of pails, nests built with a beak of two fingers, and puppets that quarrel over a truck. */
export const THREE_TO_FIVES_PUDDLE_AND_NEST_SHEETS: readonly BankSheet[] = [
  {
    key: 'l-eclaboussure-monte-a-la-bedaine',
    summary:
      'On saute à pieds joints dans la flaque, puis on cherche sur soi la plus haute goutte : botte, genou ou bedaine? Et le saut d’après, jusqu’où monte-t-il?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, prenez une flaque de sentier ou de gazon, loin de la rue, du stationnement et des vélos.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les flaques',
      'flaques',
      'flaque',
      'flaque d’eau',
      'flaques d’eau',
      'sauter dans les flaques',
      'sauter dans une flaque',
      'sauter à pieds joints',
      'à pieds joints',
      'sauter',
      'éclaboussure',
      'la plus grosse éclaboussure',
      'éclabousser',
      'ils s’éclaboussent',
      'après la pluie',
      'la pluie',
      'jour de pluie',
      'bottes de pluie',
      'qui saute le plus fort',
      'comparer les éclaboussures',
      'sans matériel',
    ],
    seen: [
      'ils sautent à pieds joints dans chaque trou d’eau et comparent qui fait le plus gros splash',
      'elle prend son élan de loin pour arroser tout le monde en retombant',
      'il regarde ses culottes mouillées et me montre fièrement jusqu’où ça a revolé',
      'ils s’obstinent à savoir qui a fait revoler l’eau le plus haut',
      'elle a hâte de retourner dehors, il a mouillé toute la nuit',
      'un petit piétine le bord pendant que les grands atterrissent les deux pieds ensemble',
      'dans la cour après l’averse, on pouvait plus les sortir de l’eau',
      'depuis qu’ils ont leurs bottes neuves, ils cherchent partout où sauter',
    ],
    scenes: ['flaques-boue', 'sauter'],
    picture:
      'Une enfant saute à pieds joints dans la flaque; un ami pose le doigt sur la goutte de sa bedaine, et l’éducatrice touche son genou mouillé.',
    sheet: {
      titre: 'L’éclaboussure monte à la bedaine',
      observationDepart:
        'Après la pluie, un enfant saute à pieds joints dans la flaque : « La mienne est plus grosse! » Son ami recule de trois pas et prend son élan.',
      intentionEducative:
        'Soutenir le plaisir de sauter dans la flaque, et celui de mesurer son éclaboussure sur son propre corps.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Sauter dans l’eau et retrouver son équilibre sur un sol mouillé.',
        'Trouver sur soi la plus haute goutte, la montrer ou la nommer.',
        '{20min 30min|Régler la force de son saut : toute petite éclaboussure, ou très grosse.}',
      ],
      materiel: [
        item('Flaque', 'une, large de deux grands pas au plus, deux doigts d’eau au plus creux', null),
        item('Bottes de pluie', 'celles que chacun porte, les vôtres aussi', 'Vieux souliers'),
        optional('{si-pelles|Pelles de plastique, à manche court}', '{si-pelles|une pour deux enfants}', null),
        item('Habits de pluie', 'ceux que chacun porte', 'Vêtements qui craignent peu'),
        item('Vêtements de rechange', 'de quoi changer chacun, bas compris', null),
        optional('{si-feuilles|Feuilles d’arbre tombées}', '{si-feuilles|une par enfant}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|un ou deux}', null),
        optional(
          '{20min 30min si-figurines-d’animaux|Figurines d’animaux, plus grosses que le poing d’un enfant}',
          '{20min 30min si-figurines-d’animaux|deux, dans vos poches}',
          null,
        ),
        optional('{si-chaudières|Chaudière}', '{si-chaudières|une}', null),
      ],
      preparation: [
        '{cour|Prenez une flaque de la cour, jamais celle de l’entrée d’auto.} {parc|Prenez une flaque de sentier ou de gazon, loin de la rue, du stationnement et des vélos.} Elle a deux grands pas de large au plus. Restez debout au bord : de là, votre bras rejoint chaque enfant qui saute.',
        'Couchez deux doigts l’un sur l’autre au plus creux : l’eau les couvre à peine. Passez votre botte partout au fond : ni verre, ni trou, ni boue qui avale le pied.',
        'Chacun a son bout de flaque, au bord, un bras d’espace de chaque côté. {3-4a 4-5a|La flaque est trop petite? À deux ou à trois, l’un saute, les autres cherchent ses gouttes; on change après deux sauts.} {2-3a|À deux ans, deux ou trois enfants sautent tout près de vous; les autres tapent du pied dans l’eau du bord.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout au bord de la flaque, dites : « Regardez bien mon pantalon! » Faites un tout petit saut dans l’eau. Touchez la goutte la plus haute : « Botte! » Sautez plus fort : « Oh! Genou! » Plus fort encore, à pieds joints, les genoux pliés pour atterrir : « Elle est montée à ma bedaine! » Ou pas : cherchez-la ensemble, devant, derrière. « Et la vôtre, jusqu’où monte-t-elle? » {si-feuilles|Posez une feuille sur l’eau : à chaque saut, jusqu’où se sauve-t-elle?} {si-cônes|Un cône à trois pas marque où rester sec : de là, on crie où montent les gouttes.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun saute dans son bout de flaque, puis ne bouge plus. Il cherche sa plus haute goutte et met le doigt dessus : « Botte! » « Genou! » « Bedaine! » {3-4a 4-5a|Il tourne le dos à un ami, qui cherche aussi : « T’en as une, là! »} Puis on essuie ses gouttes de la main, et l’on saute encore. Pas de goutte? Un peu plus fort! {si-pelles|À la pelle, les pieds arrêtés, on tape l’eau du plat : jusqu’où monte la goutte?} {2-3a|À deux ans, l’enfant piétine, ou saute en vous tenant la main. Touchez sa goutte, « genou! », et il recommence.} {3-4a|À trois ans, on essaie sur place, puis avec un pas d’élan : quel saut monte le plus haut?} {4-5a|À quatre ans, on gage : la main se pose d’avance là où la goutte arrivera. On saute, on vérifie.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'On commande l’éclaboussure. « Une souris! » Les bottes entrent si doucement que l’eau bouge à peine. « Un chien! » Ça monte aux genoux. « Une baleine! » Les deux pieds frappent à plat, et ça monte à la bedaine. Une souris mouille un genou? « Quelle grosse souris! » On recommence. {si-figurines-d’animaux|Une figurine sort de votre poche : cette bête-là, comment éclabousse-t-elle?} {2-3a|À deux ans, deux bêtes suffisent : la souris, tout doux; la baleine, très fort. Faites-les avec lui.} {3-4a|À trois ans, chacun crie à son tour la prochaine bête, et vous sautez aussi.} {4-5a|À quatre ans, on cherche comment atterrir : sur les orteils, sur les talons, à plat. Lequel fait la plus petite souris, la plus grosse baleine?}',
        ),
        play(
          { 30: 6 },
          '« Est-ce que ça se rend à ma botte? » Avancez le bout d’une botte près de l’eau, sans quitter le bord. Chacun saute de sa place, tourné vers elle. De nouvelles gouttes dessus? Reculez-la de sa longueur, un pas en tout, jamais plus. Rien? Ramenez-la. {2-3a|À deux ans, l’enfant saute, marche jusqu’à votre botte, la touche, « mouillée! », et revient.} {3-4a 4-5a|Puis, à deux ou à trois, l’un saute, les autres avancent le bout de leur botte là où ils gagent que l’eau s’arrêtera. On change.} {3-4a|À trois ans, on essuie du doigt le bout de sa botte avant le saut de l’ami : a-t-il reçu une goutte neuve?} {4-5a|À quatre ans, on mesure du bord jusqu’à la botte touchée la plus loin, un pied collé devant l’autre : combien de pieds?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La dernière, la plus grosse! » Chacun reprend sa place au bord. Le groupe est trop grand? On saute en deux fois. « Un, deux, trois! » On saute ensemble, puis plus personne ne bouge. Regardez la flaque : elle tremble, elle ralentit, elle redevient lisse. Chacun touche sa plus haute goutte : « Bedaine! » Qui n’en a aucune le crie aussi : « Tout sec! » On secoue une jambe, puis l’autre, et l’on se compte. {cour|À la porte, on vide les bottes, et} {parc|Avant de repartir, on vide les bottes, et} les bas mouillés se changent tout de suite. {si-chaudières|Une chaudière reçoit l’eau des bottes : combien la flaque en avait-elle caché?} Les mains se lavent au retour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Touchez la plus haute goutte avec l’enfant et nommez la place : « Là, sur ton genou. »',
          '« La mienne est plus grosse! » Demandez : « Où est montée ta goutte, cette fois? Et au saut d’avant? »',
          'Sautez pour vrai, deux ou trois fois, et laissez-les chercher vos gouttes.',
          'Restez au bord, mains libres; comptez les enfants entre deux sauts.',
        ],
        questionsOuvertes: [
          'Jusqu’où est montée ta goutte?',
          'Comment fais-tu pour qu’elle monte plus haut?',
          '{3-4a 4-5a|Que font tes genoux quand tu atterris?}',
        ],
      },
      vocabulaire: [
        'la flaque',
        'l’éclaboussure',
        'la goutte',
        'à pieds joints',
        'le genou',
        'la bedaine',
        'plus haut',
        '{20min 30min|tout doux}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il regarde sans entrer? Sa botte touche l’eau du bout et ressort. Cherchez la goutte dessus : « Botte! » C’est déjà une éclaboussure.',
        },
        {
          pour: '3-4a',
          texte:
            'Ses pieds partent l’un après l’autre? Il colle ses bottes et dit : « Colle, plie, saute! » Il part au dernier mot.',
        },
        {
          pour: '4-5a',
          texte:
            'Il veut toujours gagner? Proposez le contraire : le plus grand saut, avec la plus petite éclaboussure.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant traverse l’eau, on pousse ou il roule, et il cherche la plus haute goutte sur la roue, puis sur lui. L’eau au visage dérange? Il se place à trois pas, bien au sec, et crie où sont montées les gouttes des amis.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, à pieds joints dans la neige folle : jusqu’où saute-t-elle sur les jambes?',
        },
      ],
      securite: {
        risquesAcceptes: ['Pantalon trempé, eau dans les bottes.', 'Chute assise, goutte sur le nez.'],
        dangersAEliminer: [
          'Deux sauteurs qui se cognent : chacun saute au bord, dans son bout de flaque, un bras d’espace de chaque côté; personne ne court vers le milieu.',
          'Trou, verre ou boue profonde sous l’eau brune : votre botte passe partout avant les leurs.',
          'Noyade : quelques centimètres d’eau suffisent; deux doigts au plus creux, un adulte dédié debout au bord, mains libres, à portée de bras. Vous vous éloignez? Tout le monde sort de la flaque.',
          'Froid : suivez le seuil de votre milieu, touchez souvent nuques et mains; on rentre au premier frisson, ou dès que les bas sont trempés.',
          '{si-pelles|Pelle levée plus haut que le genou, ou sautée à la main : on la dépose au bord avant de sauter.}',
          'Ami arrosé sans l’avoir voulu : on regarde autour de soi avant de sauter; qui veut rester sec se place à trois pas.',
          '{parc|Rue, stationnement, vélos, chien inconnu : la flaque est choisie loin de tout cela.} {cour|Entrée d’auto : on n’y saute pas, même si sa flaque est la plus belle.}',
          'Eau de la flaque à la bouche : elle ne se boit pas; le visage s’essuie, les mains se lavent au retour.',
          '{si-chaudières|Chaudière où il reste de l’eau : vous la videz avant de rentrer.}',
          '{20min 30min si-figurines-d’animaux|Figurine sous une botte : elle se montre, puis retourne dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: ['Eczéma, urticaire au froid ou asthme : suivez le plan de l’enfant; pompe sur vous.'],
      },
      observation: [
        'Motricité globale : comment l’enfant plie-t-il les genoux, saute-t-il, se rattrape-t-il?',
        'Schéma corporel : où cherche-t-il sa goutte, et comment montre-t-il ou dit-il l’endroit?',
        'Éveil aux mathématiques : comment compare-t-il deux éclaboussures?',
      ],
      prolongements: [
        'Au lavabo, une goutte monte-t-elle sur le bras quand on frappe l’eau d’un doigt? De toute la main?',
        'Au départ, l’enfant montre à son parent jusqu’où est montée sa goutte, et lui demande de sauter dans une flaque à son tour.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chacun refaire le même saut autant de fois qu’il le voulait?',
        'Qui est resté au bord, et qu’y a-t-il trouvé à faire?',
      ],
    },
  },
  {
    key: 'bras-ouverts-il-pleut-des-feuilles',
    summary:
      'Bras ouverts, les nuages font pleuvoir des feuilles d’automne. Bras croisés, le nuage passe et pleut sur ses bottes. On regarde les bras avant de lancer.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'emotions-et-amitie'],
    materials: ['feuilles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on joue sous un gros arbre, loin de la rue et des vélos; un banc ou un autre arbre sert d’auvent.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les feuilles d’automne',
      'feuilles d’automne',
      'feuilles mortes',
      'les feuilles',
      'feuilles par terre',
      'l’automne',
      'lancer des feuilles',
      'ils se lancent des feuilles',
      'garrocher des feuilles',
      'feuilles dans la face',
      'feuilles au visage',
      'pluie de feuilles',
      'bataille de feuilles',
      'un ami n’aime pas ça',
      'il n’aime pas ça',
      'dire non',
      'écouter le non',
      'demander avant',
      'arrêter quand l’ami dit non',
      'tas de feuilles',
      'sans matériel',
    ],
    seen: [
      'ils se lancent des feuilles en pleine face, et un ami n’aime pas ça du tout',
      'elle dit non mais les autres continuent à lui en garrocher sur la tête',
      'il pitche tout ce qu’il ramasse sous l’érable dans le cou des amis',
      'il pleure, il en a eu dans les yeux, les autres pensaient que c’était drôle',
      'ils rient aux éclats sous une averse de feuilles sauf une qui se sauve',
      'il sait pas comment dire d’arrêter, il fige et il boude après',
      'au parc, ils ramassent de grosses brassées et visent la tête du voisin',
      'depuis que les arbres se vident, chaque sortie finit en bataille de feuilles',
    ],
    scenes: ['lancer', 'corps-non'],
    picture:
      'Sous un érable, une enfant ouvre grand les bras sous une pluie de feuilles; un ami croise les siens, et le nuage garde sa brassée.',
    sheet: {
      titre: 'Bras ouverts, il pleut des feuilles!',
      observationDepart:
        'Une brassée de feuilles d’automne vole dans la face d’un ami. Un enfant rit; l’autre s’essuie les yeux et se sauve : « J’aime pas ça! »',
      intentionEducative:
        'Permettre de lancer des feuilles d’automne à pleines brassées, en regardant d’abord si l’ami en veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder les bras de l’ami avant de lancer.',
        'Dire oui ou non avec ses bras, et changer d’idée.',
        'Ramasser une brassée, se relever, lancer vers le ciel.',
      ],
      materiel: [
        item('Feuilles d’automne', 'celles qui sont par terre, une brassée par enfant au moins', null),
        optional('{si-râteaux|Râteaux de plastique, à manche court}', '{si-râteaux|un pour deux enfants}', null),
        optional('{si-draps|Drap}', '{si-draps|un}', null),
        optional('{si-chaudières|Chaudières}', '{si-chaudières|une pour deux enfants}', null),
        optional('{30min !2-3a si-parapluies|Parapluie}', '{30min !2-3a si-parapluies|un, pour vous}', null),
      ],
      preparation: [
        'Choisissez le coin où les feuilles d’automne s’amassent : il en faut une brassée par enfant, au moins. Brassez-les du soulier : verre, crottes, guêpes, branches, champignons. {2-3a|Ôtez aussi les glands, les marrons et les petits fruits.}',
        'Montrez jusqu’où va le jeu : {cour|la clôture, la glissade}{parc|deux arbres, un banc}. Choisissez un abri tout près, {cour|un bout de clôture ou la galerie}{parc|un banc ou un arbre} : ce sera l’auvent, où il ne pleut jamais.',
        'Soulevez une brassée : des feuilles trempées collent et tombent d’un bloc. Prenez celles du dessus, plus sèches, ou remettez le jeu au lendemain.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '{si-râteaux|Au râteau, dents en bas, on amasse d’abord les feuilles : le ciel s’emplit de pluie.} Lancez une brassée de feuilles vers le ciel, au-dessus de vous : « Il pleut! » Puis montrez : bras grands ouverts et menton baissé, « j’en veux! »; bras croisés sur le ventre, « pas chez moi! ». Du doigt, montrez l’auvent : « Là, il ne pleut jamais. On y va quand on veut. » Reprenez une brassée : vous voilà un nuage. Marchez vers un enfant, arrêtez-vous à un pas, regardez ses bras. Ouverts? Lancez en l’air : « Il pleut chez toi! » Croisés? « Le nuage passe… » Et il va pleuvoir sur ses propres bottes. {si-draps|Un drap chargé de feuilles, un enfant à chaque coin, fait un gros nuage : bras ouverts? Hop, il pleut!}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Les nuages, c’est eux. Chacun ramasse sa brassée et s’arrête à un pas de vous. Ouvrez les bras : « Il pleut! » Toutes les feuilles volent vers le ciel. Croisez-les tout d’un coup : chacun garde sa pluie, ou la verse sur ses bottes. Qui veut de la pluie prend votre place, un, deux ou trois à la fois, bien écartés; les autres restent nuages. {2-3a|À deux ans, l’enfant fait pleuvoir sur vous tant qu’il veut. Faites non des bras et de la tête, attendez, puis rouvrez tout grand.} {3-4a|À trois ans, le nuage demande : « Pluie ou pas pluie? » Il attend les bras.} {4-5a|À quatre ans, l’ami change d’idée quand il veut, même au dernier moment : le nuage ne quitte pas ses bras des yeux.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Et une petite pluie? » Tendez une seule main ouverte : un enfant y pose trois feuilles, une à une, ploc, ploc, ploc. Les autres font de même dans leur propre main. {si-chaudières|On puise dans une chaudière de feuilles.} {3-4a 4-5a|Puis on joue à deux ou à trois. L’un commande : deux bras, une averse; une main, trois gouttes; bras croisés, rien. Après trois pluies, un autre commande.} {2-3a|À deux ans, montrez une feuille : « En veux-tu? » Il tend la main, ou la cache dans son dos : « Tu n’en veux pas. Je la garde. » Puis c’est lui qui en offre, à vous ou à un ami.} {3-4a|À trois ans, le nuage redit ce qu’il voit : « Une main. Trois gouttes! »} {4-5a|À quatre ans, on choisit aussi la place : « Sur mes bottes! » « Dans mon capuchon! »}',
        ),
        play(
          { 30: 6 },
          'Un orage arrive! Des bottes et des bras, on pousse toutes les feuilles en un gros tas. Demandez à chacun : « Dans l’orage, ou à l’auvent? » Autour du tas, on lance les feuilles au-dessus de sa propre tête, encore et encore. À l’auvent, on fait le tonnerre avec les pieds. {!2-3a si-parapluies|Votre parapluie ouvert est un auvent de plus : qui en a assez vient dessous.} Au mot « Soleil! », plus rien ne vole. {2-3a|À deux ans, l’enfant va et vient : un peu d’orage, un peu d’auvent. Vos bras aussi sont un auvent.} {3-4a|À trois ans, on crie « Soleil! » dès qu’on en a assez, de n’importe où.} {4-5a|À quatre ans, chacun fait la météo à son tour : il dit « Orage! », il regarde tous les visages, puis « Soleil! » quand il le faut.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chacun garde une seule feuille, la dernière goutte de pluie. On s’approche d’un ami, ou de vous : « Où la veux-tu? » Sur la main, sur la botte, nulle part. On attend la réponse. Nulle part? On la garde pour soi. Puis, en rond, serrez vos bras et remontez vos épaules : « Est-ce que j’en veux, de la pluie? À quoi le voyez-vous? » Quelqu’un montre un autre non : la tête, la main, un pas en arrière. Chacun dit avec ses bras s’il veut y rejouer demain. On secoue les cols et les capuchons, on se compte, et les mains se lavent au retour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Croisez les bras au plus beau du jeu, souvent : ils apprennent sur vous qu’un non arrête tout.',
          'Une brassée part vers une tête? Arrêtez la main : « Regarde ses bras. Que disent-ils? »',
          'Croisez vos bras à côté de celui qui n’ose pas dire non : il vous copiera.',
          'Dites ce que vous avez vu : « Tu as gardé ta pluie. Tu as lu ses bras. »',
        ],
        questionsOuvertes: [
          'Que disent ses bras?',
          'Où veux-tu ta pluie?',
          'Comment sais-tu qu’il n’en veut plus?',
          '{3-4a 4-5a|Que peux-tu faire si on ne voit pas que tu dis non?}',
        ],
      },
      vocabulaire: [
        'la feuille',
        'la brassée',
        'la pluie',
        'le nuage',
        'ouverts',
        'croisés',
        'je n’en veux pas',
        '{30min|l’orage}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il lance avant de regarder? Mettez-vous à genoux devant lui, bras croisés, puis ouvrez-les lentement : c’est le départ.',
        },
        {
          pour: '3-4a',
          texte:
            'Il vise le visage? Son nuage est tout en haut : « Lance au plafond du ciel! » Comptez jusqu’à ce que la dernière feuille touche le sol.',
        },
        {
          pour: '4-5a',
          texte: 'Il invente un signe pour « encore un peu », le montre au groupe, et les nuages l’essaient.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ses bras bougent peu? Un oui et un non bien à lui, des yeux, de la voix ou de la main, que vous montrez à tous avant de commencer. En fauteuil, les feuilles arrivent sur ses genoux, et il fait pleuvoir à son tour. Il voit peu? Le nuage dit « Pluie? » et attend sa voix.',
        },
        {
          pour: 'interieur',
          texte: 'S’il pleut pour vrai, des mouchoirs de papier font la pluie au local; les bras disent la même chose.',
        },
      ],
      securite: {
        risquesAcceptes: ['Feuilles dans le cou et le capuchon.', 'Pluie reçue en riant, puis refusée.'],
        dangersAEliminer: [
          'Feuilles au visage : on s’arrête à un pas de l’ami, on lance vers le ciel, jamais vers une tête; menton baissé sous la pluie. Un « non », des bras ou de la voix, arrête tout.',
          'Course, les bras pleins : les nuages marchent et restent dans le coin montré; vous les comptez souvent.',
          'Terre, brindille ou roche dans la brassée : on prend seulement des feuilles, sur le dessus.',
          'Verre, crottes, guêpes ou champignons : vous brassez d’avance, et l’on vous appelle.',
          '{2-3a|Feuille, gland ou petit fruit à la bouche : on vous le donne, et vous l’ôtez du coin.}',
          '{30min|Enfant couché sous le tas : on reste debout autour; personne n’y saute ni ne s’y cache.}',
          '{si-râteaux|Râteau levé, ou dents en l’air : il traîne par terre, à un grand pas d’un ami, puis se couche contre l’auvent, dents au sol.}',
          '{si-draps|Drap sur une tête, ou enfant dessous : il se tient par les coins, à hauteur de bedaine; qui veut la pluie reste à un pas.}',
          '{30min !2-3a si-parapluies|Pointes de parapluie à hauteur d’yeux : vous seule le tenez, sans bouger, plus haut que les têtes.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme, moisissures des feuilles : suivez le plan de l’enfant, feuilles sèches, pompe sur vous. Piqûres : auto-injecteur sur vous.',
        ],
      },
      observation: [
        'Compétences sociales : que regarde l’enfant avant de lancer, et que fait-il d’un non?',
        'Compétences émotionnelles : comment dit-il qu’il en veut, ou qu’il en a assez?',
        'Motricité globale : comment ramasse-t-il, se relève-t-il, lance-t-il vers le haut?',
      ],
      prolongements: [
        'Avant un câlin ou une chatouille, reprenez les bras ouverts et les bras croisés.',
        'À la maison, devant un tas de feuilles, l’enfant montre la règle des bras à son parent et lui demande : « Pluie ou pas pluie? »',
      ],
      reflexionRetroaction: [
        'Ai-je vu le non de celui qui ne parle pas fort?',
        'Qui lance encore sans regarder, et qu’est-ce qui l’aiderait?',
      ],
    },
  },
  {
    key: 'passe-la-chaudiere-ca-brule',
    summary:
      '« Tiens! » « Je l’ai! » La chaudière d’eau passe de pompier en pompier jusqu’au feu imaginaire : « Pchhh! » Au soleil, il sèche… et se rallume.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['chaudieres-et-pelles', 'eau'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les pompiers',
      'pompiers',
      'pompier',
      'pompière',
      'jouer aux pompiers',
      'visite des pompiers',
      'visite du camion de pompier',
      'camion de pompier',
      'éteindre un feu',
      'éteindre le feu',
      'ils éteignent des feux',
      'au feu',
      'feu imaginaire',
      'chaudières',
      'chaudière',
      'chaudières d’eau',
      'seaux d’eau',
      'transporter de l’eau',
      'chaîne de chaudières',
      'chaîne de seaux',
      'travailler ensemble',
      'en équipe',
    ],
    seen: [
      'depuis la visite du camion rouge, ils éteignent des feux tous ensemble dans la cour',
      'ils font pin-pon et arrosent la clôture avec des seaux vides en criant au feu',
      'elle transporte de l’eau à deux mains et en renverse la moitié en chemin',
      'ils se passent les seaux de main en main pour remplir le carré de sable',
      'il veut toujours être celui qui arrose et les autres attendent leur tour',
      'il demande comment on éteint un gros feu quand on est tout seul',
      'à la caserne hier, ils ont essayé le casque, ils en jasent encore',
      'au robinet de la cour, ils remplissent et courent vider sur l’asphalte',
    ],
    scenes: ['magasin-metiers', 'cooperer', 'transporter'],
    picture:
      'L’éducatrice puise à l’ombre; quatre enfants font la chaîne, deux tiennent la même chaudière, et la dernière arrose un feu de craie.',
    sheet: {
      titre: 'Passe la chaudière, ça brûle!',
      observationDepart:
        'Depuis la visite des pompiers, ils crient « Au feu! » et courent arroser la clôture, chacun avec sa chaudière. Ils arrivent trempés, et la chaudière est vide.',
      intentionEducative:
        'Offrir aux pompiers un feu imaginaire que l’on éteint ensemble : l’eau s’y rend si chacun la passe au suivant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Recevoir une chaudière à deux mains, pivoter, la donner sans renverser.',
        'Attendre le « Je l’ai! » de l’autre avant de lâcher.',
        'Prendre chaque place de la chaîne : recevoir, passer, verser.',
      ],
      materiel: [
        item(
          'Chaudières',
          '{4-5a|deux pour trois enfants}{3-4a !4-5a|une pour deux enfants}, et une plus grosse pour vous, remplie d’eau au robinet',
          'Seaux',
        ),
        optional('Chandails de rechange', 'un par enfant', null),
        optional('Grandes bouteilles fermées, pleines', 'deux par enfant, si le robinet est loin', null),
        optional('Grosse craie, pour dessiner le feu', 'une', null),
      ],
      preparation: [
        'Assoyez-vous à l’ombre, près du robinet ou des bouteilles, la grosse chaudière d’eau entre vos pieds. C’est la borne-fontaine : vous seule y puisez, et trois doigts d’eau vont dans chaque chaudière, pas plus.',
        'À trois grands pas de vous, choisissez deux ronds d’asphalte rude ou de terre, secs et au soleil, que vous voyez d’un même coup d’œil. Le feu sera dit, montré du doigt, ou dessiné à la craie si vous en avez.',
        'Un enfant a vécu un incendie ou en a peur? Demandez d’abord à ses parents si ce jeu lui convient. Les souliers sont fermés, et un chandail de rechange attend à la porte.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Pin-pon! Pin-pon! Pompiers, ça brûle là-bas! » Montrez le premier rond sec et dites ce que vous voyez : des flammes imaginaires, de la fumée. Versez trois doigts d’eau dans une chaudière. « L’eau est ici, le feu est là-bas. Si on court, on renverse tout. Comment l’eau va-t-elle s’y rendre? » Écoutez les idées. Puis tendez la chaudière à un enfant : « Tiens! » Il la prend à deux mains et dit : « Je l’ai! » Alors seulement, lâchez.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Placez des chaînes de {4-5a|deux, trois ou quatre}{3-4a !4-5a|deux ou trois} pompiers, de vous jusqu’au feu : chacun n’a qu’un pas à faire pour rejoindre le suivant. Les chaînes partent de vous comme les doigts d’une main. Un premier voyage à vide : « Tiens! » « Je l’ai! » Puis l’eau part. Au bout, le dernier verse au ras du feu : « Pchhh! » Toute la chaîne répond « Pchhh! ». Il revient en marchant, la chaudière vide, et devient le premier; les autres avancent d’une place. {3-4a|À trois ans, la bouche fait la sirène quand les mains sont vides.} {4-5a|À quatre ans, dans une chaîne de trois ou quatre, une deuxième chaudière part dès que la première a passé le milieu.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Regardez le rond : le mouillé est éteint, le sec brûle encore. « Où faut-il verser? » Il sèche au soleil? « Il se rallume! » On recommence. Puis : « Le feu a sauté! » Montrez le deuxième rond. Le premier de chaque chaîne reste près de vous; les autres tournent autour de lui, comme une porte. {3-4a|À trois ans, le dernier montre du doigt un bout sec, dit « là, ça brûle », et verse dessus.} {4-5a|À quatre ans, le dernier crie : « Encore trois chaudières! » La chaîne les compte une à une. Y en avait-il trop, ou pas assez?}',
        ),
        play(
          { 30: 6 },
          'C’est la nuit, les voisins dorment : la chaudière passe sans un mot. « Comment dire “je l’ai” sans voix? » Laissez-les chercher : un clin d’œil, un genou plié, un gros oui de la tête. Chaque chaîne garde son signe. {3-4a|À trois ans, on choisit le signe de tête, et l’on souffle « pchhh » sans bruit à la fin.} {4-5a|À quatre ans, l’anse dans une main, le premier trempe un doigt jusqu’au fond, le dernier aussi avant de verser : jusqu’où est-il mouillé? On cherche, sans parler, où l’eau s’est perdue.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Feu éteint! » Les chaudières se vident sur l’herbe, la grosse aussi, et se posent à l’envers. Touchez d’abord le sol : il n’est pas trop chaud? Accroupi au bord d’un rond, chacun y met la main : c’est mouillé, c’est frais. Demandez : « Qui te donnait la chaudière? À qui la passais-tu? » Dites ce qui est vrai : « Un vrai feu, on s’en éloigne avec l’adulte. Ce sont les pompiers qui l’éteignent. » Une dernière chaîne, sans chaudière : une tape dans la main part de vous et passe de main en main. Le dernier crie : « Je l’ai! » On boit, on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Puisez trois doigts d’eau, jamais plus : la chaîne va vite, et personne ne force.',
          'Attendez vous aussi « Je l’ai! » avant de lâcher.',
          'Un pompier quitte la chaîne pour courir au feu? « Regarde, il manque une main. L’eau est arrêtée ici. »',
          'Comptez les enfants chaque fois que vous remplissez une chaudière.',
        ],
        questionsOuvertes: [
          'Comment l’eau se rend-elle au feu?',
          'Que se passe-t-il quand quelqu’un lâche trop vite?',
          'Où est-ce que ça brûle encore?',
          '{4-5a|Qu’est-ce qui ferait aller la chaîne plus vite?}',
        ],
      },
      vocabulaire: [
        'le pompier',
        'la pompière',
        'la chaîne',
        'la chaudière',
        'passer',
        'verser',
        'éteindre',
        'la borne-fontaine',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Il lâche trop tôt? Prenez l’anse avec lui, et lâchez ensemble au « Je l’ai! » de l’ami.',
        },
        {
          pour: '4-5a',
          texte:
            'Une cheffe ou un chef par chaîne dit « Tiens! » pour tous, et la chaîne trouve la bonne vitesse. On change après deux voyages.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou assis, l’enfant est le premier de la chaîne, à côté de vous, ou le dernier, la chaudière sur les genoux avec un doigt d’eau. Sa main serre mal? Il porte à deux avec un ami. Les cris dérangent? La chaîne joue en chuchotant.',
        },
        {
          pour: 'autre_saison',
          texte: 'À l’automne, sans eau : des feuilles mortes voyagent dans les chaudières et couvrent le feu.',
        },
      ],
      securite: {
        risquesAcceptes: ['Souliers et chandail mouillés, chaudière échappée.', 'Chicane pour la place de qui verse.'],
        dangersAEliminer: [
          'Vraie flamme, allumette, chandelle : aucune; le feu est dit, montré ou dessiné.',
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras, la grosse chaudière entre les pieds, et la vide s’il se lève. Aucune autre ne se pose avec de l’eau : elle passe ou elle se verse. Tout est vidé dès la fin du jeu.',
          'Dos qui force : trois doigts d’eau, deux mains, la chaudière contre le ventre; on pivote avec les pieds.',
          'Sol qui glisse : on marche; les chaînes restent sur le sec, et seul le dernier s’approche du mouillé.',
          'Eau lancée vers quelqu’un : on verse vers le sol, la chaudière au ras du feu.',
          'Anse brisée, bord coupant, chaudière sur une tête : cette chaudière sort du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur vous; regardez dans les chaudières avant de les donner.'],
      },
      observation: [
        'Motricité globale : comment reçoit-il, pivote-t-il et donne-t-il sans renverser?',
        'Compétences sociales : comment attend-il l’autre, et que fait-il quand l’eau se perd?',
        'Schéma corporel : comment place-t-il ses pieds, ses mains et son ventre autour de la chaudière?',
      ],
      prolongements: [
        'Au rangement, refaites la chaîne : les jouets passent de main en main, « Tiens! », « Je l’ai! ».',
        'À la maison, l’enfant montre à sa famille la chaîne avec les sacs d’épicerie, de la porte à la table.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas encore versé, et comment lui faire cette place?',
        'Ai-je laissé la chaîne trouver pourquoi l’eau se perdait?',
      ],
    },
  },
  {
    key: 'deux-doigts-font-un-bec',
    summary:
      'Clac! Le pouce et l’index font un bec : un seul brin de paille par voyage. Le poing tourne au milieu, et le nid se creuse. Qu’est-ce qui le fait tenir?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['oiseaux', 'cabanes-et-constructions'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on bâtit par terre, à l’abri du vent, à dix pas de tout vrai nid.',
    },
    seasons: ['SPRING'],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'les nids',
      'nids',
      'nid',
      'nid d’oiseau',
      'faire un nid',
      'bâtir un nid',
      'construire un nid',
      'les oiseaux',
      'oiseaux',
      'oiseau',
      'oiseaux du printemps',
      'le printemps',
      'paille',
      'plumes',
      'paille et plumes',
      'brindilles',
      'herbe sèche',
      'bec',
      'œufs d’oiseau',
      'oisillon',
      'motricité fine',
      'deux doigts',
    ],
    seen: [
      'ils ont vu un merle passer avec un brin au bec et demandent où il va',
      'elle empile des brins d’herbe en rond et dit que c’est pour les œufs',
      'il ramasse de la paille une à une entre ses deux doigts',
      'ils se demandent comment l’oiseau fait sa maison sans bras ni mains',
      'ils voulaient toucher à celui sous la galerie, j’ai expliqué de loin',
      'son tas s’écroule, il recommence en croisant les brins autrement',
      'à la fenêtre, ils suivent le va-et-vient d’un oiseau toute la collation',
      'dans la cour, deux amies se couchent dans un rond d’herbe et font piou',
    ],
    scenes: ['empiler-construire', 'imiter-animaux'],
    picture:
      'Un bras en aile, une enfant serre un brin de paille entre deux doigts; un ami tourne le poing dans son nid, des plumes tout près.',
    sheet: {
      titre: 'Deux doigts font un bec',
      observationDepart:
        'Un oiseau passe, un brin dans le bec. « Il fait son nid! » dit un enfant. Puis il regarde ses doigts : « Mais il a pas de mains! »',
      intentionEducative:
        'Éveiller l’enfant à la façon dont l’oiseau bâtit son nid : un brin à la fois, sans mains, en cherchant ce qui tient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre, porter et poser un brin à la fois, entre deux doigts.',
        'Chercher ce qui fait tenir un nid, et changer quelque chose.',
        'Comparer ce que fait un bec et ce que font des mains.',
      ],
      materiel: [
        item('Paille', 'deux grosses poignées par enfant et une pour vous, propre et bien sèche', 'Herbe sèche'),
        item('Plumes', 'quatre par enfant et quatre pour vous, achetées, neuves et propres', 'Brindilles souples'),
      ],
      preparation: [
        'Mettez la paille en un gros tas, {dedans|au bord d’un tapis ou sur une table basse}{cour|sur l’herbe, à l’abri du vent} : c’est le champ. À cinq pas, chacun aura une place pour son nid, par terre, un bras d’espace autour.',
        'L’herbe sèche remplace la paille. {!si-brindilles|Gardez les plumes près de vous pour la fin : trop tôt, elles s’envolent. Sans plumes, prenez des brindilles souples, plus longues que la main.} {si-brindilles|Choisissez des brindilles souples, plus longues que la main, et cassez les bouts piquants. Gardez-les près de vous.}',
        'Vérifiez avec les parents si quelqu’un réagit à la paille, au foin ou aux plumes, avant d’en apporter.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Mettez vos mains derrière le dos. « L’oiseau bâtit son nid sans mains. Comment fait-il? » Écoutez leurs idées. Sortez le pouce et l’index : « Clac, clac! Un bec! » Montrez le tas de paille : « Voilà le champ. » Prenez un brin, un seul. Battez de l’autre bras jusqu’à votre place et ouvrez le bec : le brin tombe. Retournez en chercher un autre. « Deux brins. Est-ce que c’est un nid? Combien de voyages faudra-t-il encore? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun choisit la place de son nid, puis s’envole vers le champ : une main fait le bec, l’autre bras fait l’aile. On prend un seul brin, on revient, on le pose. Les brins se couchent en rond, là où l’oiseau dormira. Un bec en rapporte dix? Comptez avec lui : « Combien ton bec en tient-il sans en perdre? » {3-4a|À trois ans, on dit « clac » pour prendre et « pof » pour lâcher. Après dix voyages, on regarde : un tas, ou un rond?} {4-5a|À quatre ans, on croise : un brin par-dessus, le suivant par-dessous. On tire doucement sur un brin : tient-il mieux que les autres?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'L’oiseau tourne dans son nid pour le creuser. « Ton poing, c’est sa bedaine. » On l’appuie au milieu et l’on tourne, tourne : les brins montent tout autour, et le nid a un creux. Un côté est trop bas? On va chercher trois brins. {!si-brindilles|Puis vient le doux : l’oiseau prend près de vous une plume à la fois, bec bien serré, pour le fond du nid.} {si-brindilles|Puis vient le solide : l’oiseau prend près de vous une brindille à la fois, pour le tour du nid.} {3-4a|À trois ans, on remet son poing dans le nid : est-ce doux, est-ce que ça pique?} {4-5a|À quatre ans, on glisse une main à plat dessous et l’on soulève à peine : qu’est-ce qui tombe, qu’est-ce qui tient?}',
        ),
        play(
          { 30: 6 },
          'Le vent se lève : debout, chacun souffle sur son nid. « Fffff! » Un brin part? On le remet, mieux pris dans les autres. Puis le poing devient un œuf. Il bouge, il craque : deux doigts sortent, « Piou! », un bec d’oisillon! À deux ou à trois, l’un est le parent : il rapporte un brin du champ, c’est un ver, et le donne de bec à bec. On change. {3-4a|À trois ans, l’oisillon ouvre grand les doigts, fait « piou » et cache son ver dans le creux de sa main.} {4-5a|À quatre ans, le parent écoute : pour un petit piou, un seul ver; pour un gros piou, deux voyages.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chaque oiseau pose son poing dans son nid et ne bouge plus. Demandez à l’un, puis à l’autre : « Le tien, qu’est-ce qui le fait tenir? » On le montre du bec. Puis : « Maintenant, vous avez des mains! » À pleines mains, en un seul voyage, chacun rapporte à son nid une grosse poignée de ce qui reste au champ. « Qu’est-ce qui allait mieux avec le bec? Avec les mains? » Dites ce qui est vrai : « Un vrai nid, on le regarde de loin, sans y toucher. » {dedans|Les nids restent là jusqu’à l’arrivée des parents, ou chacun défait le sien et remet la paille au champ.} {cour !si-brindilles|Reprenez les plumes; la paille reste sur l’herbe, et l’on se compte.} {cour si-brindilles|Les nids restent sur l’herbe, et l’on se compte.} Les mains se lavent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bâtissez à côté d’eux, avec deux doigts seulement, et échappez-en pour vrai.',
          'Un nid s’écroule? Cherchez avec l’enfant par où ça a lâché, avant de recommencer.',
          'Comptez les voyages tout haut avec qui se décourage : « Onze voyages, et ton oiseau n’est pas fatigué! »',
          'Laissez prendre à pleine main celui qui y tient, puis demandez : « Comment ferait l’oiseau? »',
        ],
        questionsOuvertes: [
          'Comment l’oiseau fait-il, sans mains?',
          'Qu’est-ce qui tient ton nid?',
          'Où ton nid a-t-il lâché?',
          '{30min|Que changerais-tu pour que l’œuf ne roule pas dehors?}',
        ],
      },
      vocabulaire: [
        'le nid',
        'le bec',
        'le brin',
        'la paille',
        'le creux',
        '{4-5a|croiser}',
        '{!si-brindilles|la plume}{si-brindilles|la brindille}',
        '{30min|l’oisillon}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le brin glisse entre ses doigts? Il prend avec trois doigts : « Un gros bec! » Ou il va moins loin, son nid tout près du champ.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux oiseaux bâtissent le même nid, chacun un brin, sans un mot : ils se montrent du bec où poser le prochain.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, le nid est sur une table et un ami apporte le brin jusqu’à son bec : c’est lui qui le pose. La paille pique trop? Il creuse le nid du poing, la manche tirée par-dessus. Il voit peu? Il suit du doigt le bord du nid pour en trouver le creux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'À l’automne, quand les feuilles sont tombées, cherchez de loin un vieux nid dans un arbre, puis bâtissez au local avec de l’herbe sèche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Brin qui pique un doigt.', 'Nid qui s’écroule, voyage recommencé.'],
        dangersAEliminer: [
          'Brin près des yeux : on vole au pas, le bec vers le sol, un bras d’espace entre deux oiseaux.',
          'Paille{!si-brindilles|, plume}{si-brindilles|, brindille} ou herbe à la bouche : le bec, ce sont les doigts; rien ne va aux lèvres.',
          'Plume trouvée dehors : elle reste par terre.{!si-brindilles| Les vôtres sont achetées, neuves et propres.}',
          'Vrai nid, même vide : on le regarde de dix pas, sans y toucher.',
          '{dedans|Paille sur le plancher, qui glisse : le champ reste en tas, et l’on ramasse à la main les brins perdus avant un autre jeu.}',
          'Paille humide, moisie ou coupante : elle ne sert pas.',
        ],
        supervision: 'palier2',
        allergies: ['Asthme, rhume des foins, plumes : suivez le plan de l’enfant, pompe sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que change l’enfant quand son nid ne tient pas?',
        'Motricité fine : comment ses deux doigts prennent-ils, serrent-ils, lâchent-ils le brin?',
        'Fonction symbolique : que fait ou que dit l’oiseau qu’il joue?',
      ],
      prolongements: [
        'Demain, essayez de bâtir le nid avec des bandes de papier : tient-il mieux, ou moins bien?',
        'Sur le chemin de la maison, l’enfant et son parent cherchent de loin un oiseau qui porte quelque chose au bec.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le nid s’écrouler avant de donner un truc?',
        'Qui a préféré voler, qui a préféré bâtir?',
      ],
    },
  },
  {
    key: 'lache-mon-camion-soulier',
    summary:
      'Deux marionnettes se chicanent le même camion, un soulier, et tombent en larmes. Les enfants trouvent des idées; elles essaient même celles qui ratent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les chicanes',
      'chicanes',
      'chicane',
      'se chicaner',
      'ils se chicanent',
      'se chicaner pour un jouet',
      'même camion',
      'ils veulent le même camion',
      'ils se poussent pour le camion',
      'se pousser',
      'ça finit en larmes',
      's’arracher un jouet',
      'c’est à moi',
      'à moi',
      'prêter',
      'chacun son tour',
      'conflit',
      'régler une chicane',
      'trouver une solution',
      'marionnettes',
      'marionnette',
      'faire parler les marionnettes',
    ],
    seen: [
      'ils se poussent pour avoir le même camion et ça finit en larmes',
      'elles tirent chacune de leur bord sur la poussette et aucune veut lâcher',
      'il arrache le char des mains de son ami dès qu’il le voit rouler',
      'elle crie c’est à moi et pousse au lieu de demander',
      'il pleure, il a attendu son tour et personne lui a donné le tracteur',
      'ils viennent me chercher à chaque dispute pour que je décide à leur place',
      'au coin des blocs ce matin, deux se sont chicanés le seul camion à benne',
      'ils font parler leurs bas sur la main et les font se disputer pour rire',
    ],
    scenes: ['chicane', 'figurines'],
    picture:
      'Deux bas-marionnettes tirent le soulier de l’éducatrice; un enfant lève un pouce et baisse l’autre, une petite souffle sur un nez.',
    sheet: {
      titre: 'Lâche mon camion-soulier!',
      observationDepart:
        'Encore une chicane : deux enfants se poussent pour le même camion. Il roule sous la table, et les deux pleurent, assis par terre.',
      intentionEducative:
        'Soutenir les enfants qui cherchent eux-mêmes comment finit une chicane, en regardant deux marionnettes essayer leurs idées.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Proposer une idée aux marionnettes, d’un mot ou d’un geste.',
        'Regarder si les deux marionnettes sont contentes.',
        '{20min|Demander, répondre ou attendre avec sa marionnette, au lieu d’arracher.}',
      ],
      materiel: [
        item(
          'Marionnettes',
          '{10min|deux, pour vous}{20min|deux pour vous, une par enfant}',
          'Bas enfilés sur la main, ou mains nues',
        ),
        item(
          'Souliers, les camions',
          '{10min|un des vôtres, et ceux que les enfants portent}{20min|un des vôtres, un par enfant}',
          'Pantoufles',
        ),
        optional(
          '{si-blocs|Blocs, trop gros pour un rouleau de papier hygiénique}',
          '{si-blocs|trois, pour vous}',
          null,
        ),
        optional(
          '{si-petites-autos si-gros-camions|Auto ou camion, plus gros que le poing d’un enfant}',
          '{si-petites-autos si-gros-camions|un, à côté de vous}',
          null,
        ),
        optional(
          '{20min si-boîtes-de-carton|Boîtes de carton ouvertes, sans agrafe}',
          '{20min si-boîtes-de-carton|une pour trois enfants}',
          null,
        ),
        optional('{si-coussins|Coussin}', '{si-coussins|un}', null),
        optional('{si-toutous|Toutou lavable}', '{si-toutous|un}', null),
      ],
      preparation: [
        'Enfilez une marionnette sur chaque main. Vous n’en avez pas? Un bas ou votre main nue parle aussi bien : le pouce est le menton, et la bouche s’ouvre pour attraper le camion.',
        'Enlevez un de vos souliers, propre dessous : c’est le camion. Assoyez-vous par terre, tout le groupe devant vous, assez près pour toucher.',
        'Les marionnettes ne portent le nom de personne : c’est leur chicane à elles, pas celle d’hier. {2-3a|Pour les plus jeunes, elle est courte : on tire, on tombe, on pleure, sans crier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Poussez votre soulier par terre : « Vroum! Un camion. » {si-petites-autos si-gros-camions|Un vrai jouet à roues attend à côté de vous, bien en vue : qui pensera à lui?} Une marionnette l’attrape : « C’est moi qui conduis! » L’autre tire : « Non, moi! Lâche mon camion! » Elles tirent, elles poussent… et pouf! Tout tombe. Les deux marionnettes pleurent, le nez au plancher. Taisez-vous, regardez les enfants. Puis l’une relève la tête : « On s’est chicanées. On fait quoi, maintenant? »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Les enfants trouvent, les marionnettes essaient, même l’idée qui ne marche pas. On ne frappe jamais. « Prends-le! » L’une l’arrache : l’autre pleure plus fort. « Chacun son tour! » L’une roule jusqu’à un enfant et revient, l’autre attend. « Ensemble! » {!si-blocs|L’une pousse, l’autre klaxonne.} {si-blocs|L’une conduit, l’autre charge les blocs.} « Un autre camion! » Un enfant prête son soulier. Après chaque idée, demandez : « Sont-elles contentes, les deux? » {2-3a|À deux ans, tous soufflent sur les nez; l’un donne le soulier : « Tiens! »} {3-4a 4-5a|On répond des pouces, un par marionnette : en haut ou en bas?} {3-4a|À trois ans, l’enfant souffle des mots à l’oreille d’une marionnette : « Après toi, c’est à moi? »} {4-5a|À quatre ans, on devine les pouces d’avance.}',
        ),
        play(
          { 20: 6 },
          'Chacun enfile sa marionnette, ou ouvre sa main, et enlève un soulier. {si-boîtes-de-carton|Une boîte couchée est le garage : qui attend son tour en garde la porte et l’ouvre.} {3-4a 4-5a|Assis à deux ou à trois, on garde un seul soulier. Les marionnettes le veulent toutes : « À moi! » Elles tirent un peu, jusqu’à votre « Stop! », puis cherchent une fin qui fait lever tous les pouces.} {2-3a|À deux ans, chacun roule son soulier. Votre marionnette va de l’un à l’autre : « Je peux le prendre? » Non? « J’attends. » Oui? Elle roule un tour et le rapporte : « Tiens, merci! »} {3-4a|À trois ans, la même fin peut se jouer dix fois.} {4-5a|À quatre ans, on trouve une deuxième fin, et l’on choisit la meilleure.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Vos deux marionnettes reviennent avec le camion. L’une demande : « Je peux l’avoir après? » {si-coussins|Elle s’assoit sur un coussin et compte les tours.} L’autre roule encore un tour… et le donne. « Merci! J’ai attendu longtemps! » Demandez : « Laquelle de vos idées on garde pour la prochaine chicane? » On la dit, on la montre, ou l’on passe. {si-toutous|On la souffle à l’oreille d’un toutou, qui la gardera pour ce jour-là.} Les marionnettes la répètent ensemble. Puis le camion rentre au garage, sur le pied : {10min|remettez votre soulier, et chaque soulier prêté retourne à son pied.} {20min|chacun remet son soulier, et l’on s’aide. Les marionnettes se couchent sur les genoux.} Bonne nuit, les marionnettes!',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous cinq secondes quand elles pleurent : la première idée vient d’eux.',
          'Jouez jusqu’au bout l’idée qui ne marche pas : ils verront pourquoi sans que vous le disiez.',
          'Dites ce que chacune voulait, sans dire laquelle a tort : « Elle voulait conduire. L’autre aussi. »',
          'Une vraie chicane éclate? Tenez l’objet à deux mains avec eux et demandez : « On fait quoi, maintenant? »',
        ],
        questionsOuvertes: [
          'Que peuvent faire les marionnettes?',
          'Comment vois-tu qu’elle est encore fâchée?',
          'Que pourrait-elle dire au lieu de pousser?',
          '{3-4a 4-5a|Pourquoi cette idée n’a-t-elle pas marché?}',
        ],
      },
      vocabulaire: [
        'la chicane',
        'la marionnette',
        'à moi',
        'chacun son tour',
        'prêter',
        'attendre',
        'ensemble',
        'contente',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux mots suffisent : « À moi! » et « Tiens! » Il montre, il donne, et la marionnette dit le mot pour lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Il veut seulement les voir tomber? Qu’elles tombent deux fois encore, puis l’une soupire : « J’ai mal au nez. As-tu une idée? »',
        },
        {
          pour: '4-5a',
          texte:
            'Il prend vos deux marionnettes et invente une autre chicane, pour une place ou une couleur : les amis trouvent la fin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les cris dérangent? La chicane se joue sans un son, en tirant. Il ne parle pas? Trois gestes répondent : main tendue, donne; deux doigts collés, ensemble; doigt qui tourne, chacun son tour. En fauteuil, le camion roule sur une table.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, au vestiaire, deux mitaines se chicanent la même tuque.',
        },
      ],
      securite: {
        risquesAcceptes: ['Marionnette bousculée.', 'Larmes de celui qui s’y reconnaît.'],
        dangersAEliminer: [
          '« Tape-la! » Cette idée ne se joue pas : la marionnette recule, « J’ai peur! », et l’on en cherche une autre. Une marionnette que l’on tire tombe seulement par terre{20min 3-4a 4-5a|; à « Stop! », toutes les mains s’ouvrent}.',
          'Soulier lancé, ou semelle à la bouche : le camion roule par terre, et les mains se lavent ensuite.',
          'Chicane d’hier racontée devant tous : dites « elles », jamais le nom d’un enfant.',
          'Œil ou bouton qui s’arrache : cette marionnette ne sert pas.',
        ],
        supervision: 'palier2',
        allergies: ['Marionnettes et bas lavés sans parfum, sans plume ni vraie fourrure.'],
      },
      observation: [
        'Compétences sociales : quelles fins l’enfant propose-t-il, et tiennent-elles compte des deux?',
        'Langage oral : quels mots ou quels gestes prête-t-il aux marionnettes?',
        'Compétences émotionnelles : que remarque-t-il de la marionnette qui pleure?',
      ],
      prolongements: [
        'Demain, laissez le soulier et deux bas près du coin des camions : ils y reviendront d’eux-mêmes.',
        'À la maison, deux bas se chicanent une pantoufle : l’enfant dit au parent comment ça finit.',
      ],
      reflexionRetroaction: [
        'Quelle idée est venue d’eux, que je n’aurais pas proposée?',
        'Ai-je joué l’idée qui ne marche pas sans faire la leçon?',
      ],
    },
  },
]
