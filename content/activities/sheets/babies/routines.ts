import { closing, food, guided, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_ROUTINE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-main-a-la-fenetre',
    summary:
      'Le parent part pour vrai, sans se sauver : une main sur une main, un bec, un salut à la fenêtre, puis les bras.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'arrivee',
    subject: 'separation',
    calls: [
      'séparation',
      'arrivée',
      'pleurs du matin',
      'départ du parent',
      'au revoir',
      'bye-bye',
      'il s’accroche au parent',
      'angoisse',
      'accueil',
      'fenêtre',
      'consoler',
      'la tristesse',
    ],
    seen: [
      'il hurle quand sa mère s’en va et reste accroché à son manteau',
      'elle envoie la main par la vitre tant que l’auto de papa n’est pas partie',
      'il a donné un bec dans la main de sa maman avant de venir dans mes bras',
      'son père s’est sauvé sans rien dire et elle l’a cherché tout l’avant-midi',
      'elle demande quand maman revient et surveille la porte jusqu’à la collation',
      'le parent revient deux fois pour un câlin et l’enfant pleure de plus en plus',
      'dans le vestiaire, un petit s’agrippe au cou de son parent et refuse de lâcher',
      'depuis le retour des vacances, les lundis matin sont pleins de larmes à la porte',
    ],
    scenes: ['separation'],
    picture:
      'Dans les bras de l’éducatrice, un poupon tend la main vers la fenêtre; dehors, dans la neige, son parent le salue.',
    sheet: {
      titre: 'La main à la fenêtre',
      observationDepart:
        'Depuis une semaine, un petit s’agrippe au cou dès la porte. Son parent hésite, revient deux fois, et les pleurs montent.',
      intentionEducative:
        'Soutenir le petit dans une séparation claire et prévisible, où sa peine est accueillie et le retour annoncé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Voir partir son parent et savoir qu’il est parti.',
        'Pleurer, regarder ou se taire, dans des bras connus.',
        'Reconnaître peu à peu les mots qui annoncent le retour.',
      ],
      materiel: [],
      preparation: [
        'Convenez avec le parent, hors de la présence de l’enfant, d’un seul au revoir, court et vrai, sans départ en cachette.',
        'Libérez la fenêtre d’où se voit le trottoir; attachez le cordon du store hors d’atteinte.',
        'Apprenez la formule du matin par cœur, vous et le parent, dans sa langue s’il préfère.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Accueillez d’abord le parent, puis mettez-vous à la hauteur de l’enfant, qui reste dans ses bras. Le parent dit la formule : « Ma main dit bonjour à ta main » : paume contre paume. « Un bec ici, un bec plus loin » : la joue, le front. « La porte fait clac, je m’en vais là-bas… » : le parent vous passe l’enfant. « Et plus tard, je reviens dans tes bras. »',
        ),
        guided(
          { 10: 2, 20: 3 },
          'Portez l’enfant à la fenêtre, de côté : vous voyez aussi les autres. Le parent se retourne une fois, salue, disparaît. Levez la main si l’enfant ne la lève pas. « Parti. Tu as de la peine. Ton parent revient après la collation », ou après le moment du jour qui précède son vrai retour.',
        ),
        play(
          { 10: 5, 20: 11 },
          'Restez à la fenêtre tant que l’enfant regarde. {0-18m|S’il s’agrippe à votre chandail, marchez, la joue contre la sienne.} {18-24m|Cherche-t-il le parent derrière la porte? Ouvrez-la avec lui, du seuil, le groupe sous vos yeux : le parent n’y est plus.} Quand son corps se détend, qu’un pied balance ou que la tête se tourne vers les jeux, approchez-vous de ceux qui jouent, sans le déposer. Il descendra quand il voudra. {1adulte|Si d’autres arrivent, assoyez-vous au sol avec lui : vous êtes à tout le monde sans le lâcher.}',
        ),
        closing(
          { 10: 1, 20: 3 },
          'Une fois que l’enfant joue, repassez près de lui et redites seulement la fin : « Et plus tard, dans ses bras. » Envoyez deux mots au parent s’il vous l’a demandé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez les bras et attendez : le parent vous donne l’enfant, vous ne le prenez pas.',
          'Nommez la peine avant d’offrir un jouet.',
          'Nommez le retour par un moment du jour, toujours le même.',
        ],
        questionsOuvertes: ['Où est-ce que tu veux aller, avec moi?', 'Qui est-ce qui revient plus tard?'],
      },
      vocabulaire: ['au revoir', 'parti', 'revenir', 'la peine', 'la fenêtre', 'un bec', 'plus tard'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune vous reconnaît à la voix et à la façon de le tenir : la même adulte le reçoit chaque matin.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant choisit comment saluer : la main, le nez contre la vitre, ou le dos tourné, qui se respecte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit ou comprend mal le départ touche la poignée de la porte avec son parent, entend le clac, puis vient dans vos bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait noir à l’arrivée : le parent allume la lampe de son téléphone et salue du trottoir.} {hiver|L’été, l’au revoir peut se faire dans la cour : le parent passe la clôture, se retourne une fois et salue.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurer fort plusieurs minutes, porté et entendu.', 'Repousser les bras, puis y revenir.'],
        dangersAEliminer: [
          'Enfant debout sur un rebord ou un meuble pour voir dehors : il regarde de vos bras.',
          'Enfant inconsolable au-delà de l’habitude : appelez le parent, selon l’entente.',
          'Groupe perdu de vue pendant que vous consolez : assoyez-vous face à tous.',
        ],
        supervision: 'palier1',
        allergies: ['Demandez au parent, à la porte, si une collation de la maison a été donnée ce matin.'],
      },
      observation: [
        'Attachement : vers qui se tourne-t-il une fois le parent parti?',
        'Compétences émotionnelles : qu’est-ce qui l’apaise, et après combien de temps?',
        'Tempérament : regarde-t-il partir, ou préfère-t-il ne pas voir?',
      ],
      prolongements: [
        'La formule se redit à l’envers au retour du parent : « La porte fait clac, te revoilà… »',
        'Le soir, dites au parent ce que son enfant a fait en premier, une fois les pleurs passés.',
      ],
      reflexionRetroaction: [
        'Ai-je voulu arrêter les pleurs ou les accompagner?',
        'De quoi ce parent-là a-t-il besoin pour partir en confiance?',
      ],
    },
  },
  {
    key: 'un-pied-monte-l-autre-aussi',
    summary:
      'La couche se change avec le bébé, pas sur lui : un pied monte, l’autre aussi, et chaque mot annonce un geste.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: [],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'couche',
      'change de couche',
      'changement de couche',
      'babille pendant le changement de couche',
      'table à langer',
      'hygiène',
      'il se tortille',
      'parties du corps',
      'comptine',
      'soin',
      'transition',
      'bedon',
      'bébés',
      'comptines à doigts',
    ],
    seen: [
      'elle se vire de bord et se sauve dès que je la couche pour la changer',
      'il lève ses fesses tout seul quand je détache sa couche',
      'il tient sa couche propre et me regarde, prêt à participer',
      'elle hurle quand je la prends par en arrière pour aller la changer',
      'les autres chignent par terre pendant que je change un bébé',
      'il jase et gigote des jambes sur la table, content d’être seul avec moi',
      'au changement de couche de dix heures, mon plus vieux s’est raidi comme une barre',
      'ce matin, elle m’a tendu ses deux pieds avant même que j’ouvre les tabs',
    ],
    scenes: ['hygiene', 'corps'],
    picture:
      'Sur la table à langer, un poupon lève un pied, la main de l’adulte sur son ventre; deux autres jouent en bas.',
    sheet: {
      titre: 'Un pied monte, l’autre aussi',
      observationDepart:
        'Sur la table à langer, un poupon se tord pour se retourner. Quand vous avez attendu, hier, il a levé lui-même les jambes.',
      intentionEducative:
        'Soutenir la participation du bébé à un soin qui revient plusieurs fois par jour, et en faire un tête-à-tête.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir le geste annoncé par les mots.',
        'Lever un pied, pousser des hanches, tenir la couche propre.',
        'Échanger des regards et des sons pendant le soin.',
      ],
      materiel: [
        item(
          'Nécessaire de change de chaque bébé, débarbouillettes mouillées comprises, à portée d’une seule main',
          'un par bébé à changer',
          null,
        ),
        item('Carrés de tissu léger, 20 cm de côté', 'trois', 'Débarbouillettes sèches'),
        item('Panier d’anneaux et de balles de tissu, au sol', 'un', 'Bols de plastique'),
      ],
      preparation: [
        'Posez le panier au sol devant la table à langer, là où vous voyez les autres par-dessus le bébé.',
        'Rassemblez tout avant d’aller chercher le premier : votre main ne quittera pas son ventre.',
        '{10min|En dix minutes, changez un seul bébé; les autres auront leur tour, chacun à son heure.} {20min|En vingt minutes, changez deux bébés; les autres auront leur tour, chacun à son heure.} Choisissez d’après ce qu’ils font : jamais au milieu d’une découverte.',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2 },
          'Allez au sol, devant celui que vous changez. Montrez la couche propre, tendez les bras : « Je viens te chercher. » Attendez qu’il lâche son jouet, ou laissez-le l’emporter.',
        ),
        play(
          { 10: 5, 20: 10 },
          'Les autres vident le panier au sol, à vos pieds, pendant que vous faites le soin. {20min|Le soin entier, comptine et mains lavées, se fait deux fois : ramenez le premier au panier, puis invitez le second.} Un poupon couché serre un anneau, un autre couvre une balle d’un carré de tissu et la découvre, celui qui se tient debout s’appuie à la table et cherche à voir. Parlez-leur, un coup d’œil entre deux gestes, la main toujours sur le bébé en haut. {2adultes|À deux, l’une change, l’autre s’assoit au panier et apporte le suivant quand il est prêt.}',
        ),
        guided(
          { 10: 3, 20: 6 },
          'La comptine suit vos gestes. « Un pied monte » : attendez le pied. « L’autre aussi » : l’autre. « Le bedon dit bonjour » : la paume au ventre. « Le derrière dit merci » : soulevez les hanches. « Où est la main? Où est le nez? » : touchez-les. « Tout le poupon est bien séché! » Taisez-vous une ligne sur deux : il la remplit d’un son.',
        ),
        closing(
          { 10: 1, 20: 2 },
          'Redressez-le en le roulant sur le côté, une main derrière la nuque. Lavez ses mains, reposez-le là où il jouait : la suite l’attendait. Puis lavez les vôtres.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez une main à plat sur le bébé, même pour attraper la débarbouillette.',
          'Annoncez le froid : « C’est mouillé », puis touchez.',
          'Laissez-lui la couche propre dans les mains pendant que vous nettoyez.',
        ],
        questionsOuvertes: ['Où il est, ton pied?', 'Qu’est-ce qu’on fait après?'],
      },
      vocabulaire: ['le pied', 'le bedon', 'le derrière', 'la couche', 'mouillé', 'propre', 'lever'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au tout-petit, dites seulement « un pied monte, l’autre aussi », votre visage tout près du sien. Celui qui marche se fait changer debout, appuyé au mur, si le soin s’y prête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour le bébé aux hanches raides, attendez après « un pied monte » et glissez votre main sous le genou, sans tirer la cheville.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, passez vos mains et la débarbouillette à l’eau tiède.} {!ete|L’été, laissez deux minutes de jambes à l’air.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Protester et se tortiller.', 'Attendre un peu au sol, près de vous.'],
        dangersAEliminer: [
          'Bébé laissé une seconde sur la table : tout se prend d’une main, ou le bébé descend avec vous.',
          'Crème, lingette ou couche souillée à portée d’un petit debout : tout reste du côté du mur.',
          'Carré de tissu sur le visage d’un poupon couché, à vos pieds : couchez le poupon à deux pas du panier, un anneau à la main; les carrés sont pour ceux qui s’assoient.',
        ],
        supervision: 'palier1',
        allergies: ['Chaque bébé a sa crème, avec l’autorisation écrite du parent; jamais celle d’un autre.'],
      },
      observation: [
        'Schéma corporel : quelle partie du corps offre-t-il avant le mot?',
        'Langage prélinguistique : remplit-il le silence d’un son ou d’un geste?',
        'Hygiène : comment participe-t-il au lavage des mains?',
      ],
      prolongements: [
        'Collez une image au mur, du côté de sa tête : il se tourne pour la voir, et vous lui en parlez.',
        'Donnez la comptine aux parents : le bébé la terminera pour eux.',
      ],
      reflexionRetroaction: ['À quel moment me suis-je dépêchée, et pourquoi?', 'Qui ai-je dérangé en plein jeu?'],
    },
  },
  {
    key: 'la-banane-change',
    summary:
      'Presser, étaler, lécher : à la collation, la banane très mûre passe de la pelure à la purée entre les doigts.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'collation',
    calls: [
      'banane',
      'collation',
      'manger avec les doigts',
      'écraser',
      'purée',
      'goûter',
      'fruit',
      'chaise haute',
      'il joue avec sa nourriture',
      'avocat',
      'cuillère',
      'cinq sens',
      'textures',
      'toucher',
      'manger seul',
      'l’heure de la collation',
    ],
    seen: [
      'elle écrabouille son fruit dans sa main et regarde la bouette sortir',
      'il étend son yogourt sur sa tablette et se lèche les doigts',
      'elle pile son avocat avec le dos de la cuillère au lieu de le manger',
      'il ferme la bouche et tourne la tête, mais joue avec la nourriture molle',
      'il veut manger tout seul avec ses mains et s’en met jusqu’aux oreilles',
      'elle sent le fruit, fait la grimace, puis y goûte du bout de la langue',
      'à la collation, un bébé a serré son morceau si fort que c’est devenu de la purée',
      'chez nous, celui qui commence les solides presse tout ce qu’on lui donne entre ses doigts',
    ],
    scenes: ['repas', 'petrir', 'bouche'],
    picture:
      'Dans leurs chaises basses, deux petits écrasent de la banane à pleines mains; entre eux, l’éducatrice en ouvre une autre.',
    sheet: {
      titre: 'La banane change',
      observationDepart:
        'À la collation, un petit presse sa banane jusqu’à ce qu’elle sorte entre ses doigts. Il mange ensuite ses doigts, un par un.',
      intentionEducative:
        'Permettre au petit de connaître un aliment de toutes les façons, avant et pendant qu’il le mange.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Voir, sentir, presser, puis goûter s’il le veut.',
        'Sentir que la même banane est ferme, puis molle, puis lisse.',
        'Décider de la quantité et du moment d’arrêter.',
      ],
      materiel: [
        food('Bananes très mûres', 'une pour deux enfants et une pour vous', 'Avocat bien mûr'),
        item('Chaises basses avec tablette, pieds appuyés', 'une par enfant', 'Chaises d’enfant et table basse'),
        item('Petites cuillères souples', 'une par enfant et une de réserve', 'Les doigts'),
        item('Débarbouillettes mouillées', 'deux par enfant', null),
        item('À boire, selon l’âge de chacun', 'à volonté', null),
      ],
      preparation: [
        'Vérifiez qui a déjà mangé de la banane à la maison; les autres la sentent dans sa pelure et reçoivent un fruit mou qu’ils mangent déjà.',
        'Lavez les mains et les tablettes : l’assiette, ce sera la tablette.',
        'Gardez une banane entière, avec sa pelure, pour le début.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise à leur hauteur, faites passer la banane fermée d’un nez à l’autre. Ouvrez-la devant eux : la pelure craque, l’odeur sort. « Oh! elle est là. »',
        ),
        play(
          { 10: 6, 20: 13 },
          'Déposez devant chacun une cuillère et un long morceau mou, large comme votre pouce. {0-18m|Le plus jeune mangeur le presse, le perd, suce son poing; écrasez-en une part, il la ramassera de la paume.} {18-24m|Qui tient bien sa cuillère écrase le morceau avec le dos, étale, mange, recommence; un autre le casse en deux et regarde ses mains pleines.} Une bouche qui se ferme, une tête qui se tourne : c’est fini pour lui. Mangez le vôtre en même temps, lentement. {20min|Quand les mains ralentissent, écrasez une part bien lisse à côté du morceau qui reste : un doigt va de l’un à l’autre.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Donnez une débarbouillette à chacun : il se frotte les mains, vous terminez avec l’autre. Frottez la tablette avec lui : « La banane est partie… dans le bedon. » Offrez à boire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise devant eux, d’où vous voyez toutes les bouches.',
          'Nommez ce que fait l’aliment : « Elle s’écrase. Elle colle. »',
          'Laissez la cuillère dans sa main, même à l’envers; ayez-en une autre.',
        ],
        questionsOuvertes: ['Qu’est-ce que ça sent?', 'Comment elle est, dans ta main?'],
      },
      vocabulaire: ['la banane', 'la pelure', 'mou', 'écraser', 'coller', 'sentir', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Pour qui ne mange que des purées, écrasez tout très lisse et mettez-en une cuillerée sur la tablette, à étaler.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez-le finir d’ouvrir une pelure que vous avez fendue, puis casser la banane en deux avec ses mains.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant dont les doigts s’écartent dès que ça colle, offrez d’abord la cuillère seule, ou un morceau que vous lui tendez, votre main sur la pelure.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, écrasez à la cuillère une poire très mûre, pelée et sans cœur.} {!ete|L’été, écrasez une pêche pelée, sans noyau ni bout ferme.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Grimace ou morceau repoussé de la langue.', 'Banane dans les cheveux et sur le mur.'],
        dangersAEliminer: [
          'Morceau dur, fibreux ou rond, ou bouchée trop grosse : tout doit s’écraser entre deux doigts; regardez la bouche avant d’en redonner.',
          'Enfant qui mange en marchant, à demi couché, en pleurant ou en riant aux éclats.',
          'Enfant laissé seul à sa tablette pendant que vous en lavez un autre : lavez chacun à sa place, sans quitter la table.',
        ],
        supervision: 'palier1',
        allergies: ['Servez seulement ce que le parent a déjà donné; chacun sa tablette, aucun partage de morceaux.'],
      },
      observation: [
        'Alimentation : comment montre-t-il qu’il en veut encore, ou qu’il a fini?',
        'Motricité fine : prend-il à pleine main ou entre deux doigts?',
        'Développement sensoriel : que fait-il avant de goûter?',
      ],
      prolongements: [
        'La semaine suivante, offrez de l’avocat à ceux qui en mangent déjà : il s’écrase autant et ne colle pas pareil.',
        'Demandez aux parents quels fruits mous se mangent à la maison, et sous quel nom.',
      ],
      reflexionRetroaction: [
        'Ai-je essuyé une bouche qui n’avait pas fini?',
        'Qui a mangé sans jouer, qui a joué sans manger, et les deux étaient-ils à l’aise?',
      ],
    },
  },
  {
    key: 'l-heure-ou-tout-ralentit',
    summary:
      'Avant la sieste, la lumière baisse, les gestes aussi : tissus, livres, genoux, puis une berceuse qui va des pieds aux doigts.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'lumiere-et-ombre'],
    materials: ['tissus', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'dodo',
      's’endormir',
      'berceuse',
      'fatigué',
      'il se frotte les yeux',
      'repos',
      'baisser la lumière',
      'doudou',
      'retour au calme',
      'chansons',
      'livres',
      'relaxation',
      'avant la sieste',
    ],
    seen: [
      'plus il est fatigué, plus il court partout avant le dodo',
      'elle frotte l’étiquette de sa doudou contre sa joue en cognant des clous',
      'il tourne les pages de son livre tout seul, collé sur ma cuisse',
      'elle se relève dès que je la couche et grimpe encore sur moi',
      'il se débat contre le sommeil et chigne quand on ferme les lumières',
      'un bébé se calme quand je lui flatte les pieds puis le ventre en chantant',
      'après le dîner, mes bébés sont sur le gros nerf et personne ne veut dormir',
      'au moment de baisser les toiles, ils s’excitent au lieu de se tranquilliser',
    ],
    scenes: ['sieste', 'repos'],
    picture:
      'Local dans la pénombre : l’adulte lit, jambes allongées, un poupon frotte un tissu contre sa joue, le lit attend.',
    sheet: {
      titre: 'L’heure où tout ralentit',
      observationDepart:
        'Après le dîner, les petits se frottent les yeux et s’excitent en même temps. Ceux que l’on couche trop vite se relèvent.',
      intentionEducative:
        'Soutenir le passage du jeu au sommeil par des gestes lents, toujours les mêmes, à la vitesse de chacun.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître les signes qui annoncent la sieste.',
        'Choisir sa façon de se déposer : livre, tissu, genoux, silence.',
        '{30min|Recevoir un moment seul avec une adulte connue.} {10min 20min|Recevoir une caresse lente d’une adulte connue.}',
      ],
      materiel: [
        item('Lampe basse à lumière douce, hors d’atteinte', 'une', 'Store à demi fermé'),
        item('Livres de tissu et livres cartonnés', 'six', 'Grandes photos sous ruban clair'),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('Carrés de tissu doux, 20 cm de côté', 'un par poupon', 'Débarbouillettes sèches'),
      ],
      preparation: [
        'Préparez chaque lit avant le jeu : surface ferme, rien dedans pour les plus jeunes.',
        'Allumez la lampe basse; le plafonnier reste allumé jusqu’au jeu. Posez livres et tissus sur le tapis, près du mur, et rangez ce qui roule ou sonne.',
        'Repérez qui bâille le premier : {30min|la berceuse commence par lui}{10min 20min|il ira au lit le premier}.',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 3, 30: 3 },
          'Fermez le plafonnier devant les poupons, en baissant la voix : il ne reste que la lampe. Assoyez-vous sur le tapis, jambes allongées, un livre ouvert sur les cuisses, et tournez une page pour vous.',
        ),
        play(
          { 10: 5, 20: 11, 30: 17 },
          'Un poupon frotte un tissu contre sa joue, assis contre votre hanche. Un autre tourne des pages tout seul. Celui qui veut encore grimper grimpe sur vos jambes, au ralenti. Chaque geste vif reçoit de vous un geste deux fois plus lent. {20min 30min|À mi-chemin, faites glisser un tissu sur votre bras, puis sur un pied qui se tend; à la page suivante, baissez encore la voix.}',
        ),
        guided(
          { 10: 3, 20: 4, 30: 7 },
          '{10min 20min|Rassemblez-les contre vos jambes. La berceuse se dit pour tous; à chaque ligne, votre main passe lentement de l’un à l’autre.} {30min|Un enfant à la fois, sur vos genoux, reçoit la berceuse; les autres gardent leur tissu ou leur livre contre vos jambes.} « Dodo, les pieds qui ont couru » : une main sur les pieds. « Dodo, les genoux du matin » : les genoux. « Dodo, le bedon bien repu » : le ventre. « Dodo, les doigts dans ma main » : fermez votre main {30min|sur la sienne}{10min 20min|sur celle de chacun, l’un après l’autre}. {10min 20min|Recommencez en soufflant les mots.}',
        ),
        closing(
          { 10: 1, 20: 2, 30: 3 },
          '{10min 20min|Chuchotez la dernière ligne : le jeu finit là, sur le tapis. Ensuite, portez-les à leur lit un par un, en fredonnant pour ceux qui attendent.} {30min|Portez chacun à son lit dès sa berceuse finie.} L’enfant encore éveillé est couché sur le dos, votre main sur son ventre; redites la dernière ligne et retirez la main doigt par doigt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Respirez de façon audible : ils finissent par respirer avec vous.',
          'Gardez le dos au mur pour voir à la fois le tapis et les lits.',
          'Reprenez au tapis celui qui se relève, sans parler.',
        ],
        questionsOuvertes: ['Où est-ce que tu veux te déposer?', 'Quelle main je garde dans la mienne?'],
      },
      vocabulaire: ['doucement', 'fatigué', 'la berceuse', 'l’ombre', 'le lit', 'dormir', 'se réveiller'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune a son propre horaire : suivez ses signes, même en plein jeu des autres, et gardez-lui deux lignes de la berceuse.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Un poupon se raidit sous la caresse? Posez plutôt votre paume sur lui, à plat, sans bouger.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le store et l’air frais comptent plus que la lampe.} {!hiver|L’hiver, laissez voir la neige un moment avant de fermer le store.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Protester avant de dormir.', 'Dormir peu, ou plus tard que les autres.'],
        dangersAEliminer: [
          'Poupon endormi sur le tapis ou contre vous : déposez-le dans son lit, sur le dos.',
          'Tissu, livre ou couverture glissé dans le lit d’un bébé : ôtez-le avant de le coucher.',
          'Lampe, fil ou cordon de store à portée d’un enfant debout dans son lit : éloignez le lit.',
        ],
        supervision: 'palier1',
        allergies: [
          'Lavez les tissus sans parfum; le tissu d’un poupon à la peau sensible porte une marque et ne se prête pas.',
        ],
      },
      observation: [
        'Compétences émotionnelles : qu’est-ce qui le ralentit, la voix, la main posée ou la pénombre?',
        'Sommeil : quel signe de fatigue vient en premier chez lui?',
        'Attachement : comment accepte-t-il que votre main s’en aille?',
      ],
      prolongements: [
        'Au réveil, remontez la berceuse à l’envers : les doigts, le bedon, les genoux, les pieds.',
        'Apprenez d’un parent une ligne de la berceuse du soir, même fredonnée au téléphone.',
      ],
      reflexionRetroaction: [
        'Étais-je plus lente qu’eux, ou plus pressée?',
        'Qui aurait dû dormir vingt minutes plus tôt?',
      ],
    },
  },
  {
    key: 'qui-arrive',
    summary: 'Fin de journée : un pas, un clac, une voix. Tout le monde tend l’oreille et devine qui vient.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'depart',
    calls: [
      'départ',
      'fin de journée',
      'retour du parent',
      'attendre son parent',
      'retrouvailles',
      'porte',
      'bruit de pas',
      'écouter',
      'heure grise',
      'qui vient te chercher',
      'attente',
      'sons',
    ],
    seen: [
      'elle tourne la tête chaque fois que la poignée grince et rampe jusqu’au seuil',
      'il reconnaît les bottes de son papa dans l’escalier avant même qu’il entre',
      'un petit cogne sur le mur en cachette pour nous faire croire que quelqu’un vient',
      'il fond en larmes parce que c’est la mère d’un autre qui entre',
      'elle voit son parent et se sauve en riant au lieu d’aller vers lui',
      'il reste le dernier et surveille la porte sans vouloir jouer',
      'vers cinq heures, à la sonnette, tous mes bébés arrêtent net et regardent l’entrée',
      'depuis le changement d’heure, il fait noir et ils guettent les pas dans le corridor',
    ],
    scenes: ['separation', 'attente', 'depart', 'ecouter'],
    picture:
      'L’adulte lève un doigt, un poupon sur les genoux : derrière la vitre de la porte, un parent arrive et les petits écoutent.',
    sheet: {
      titre: 'Qui arrive?',
      observationDepart:
        'Vers la fin de l’après-midi, chaque clac de porte fait tourner les têtes. Un petit file jusqu’au seuil; un autre pleure quand ce n’est pas pour lui.',
      intentionEducative:
        'Soutenir l’attente du retour en donnant au petit quelque chose à écouter, à prévoir et à partager.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître un bruit qui annonce quelqu’un.',
        'Vivre la déception et l’attente dans des bras disponibles.',
        'Retrouver son parent à sa manière, vite ou lentement.',
      ],
      materiel: [],
      preparation: [
        'Éteignez la musique; assoyez-vous à deux pas de la porte, dos au mur, d’où vous voyez le local.',
        'Gardez en tête une seule chose à raconter sur chaque enfant, précise et vécue.',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2 },
          'Au premier bruit, levez le doigt, les yeux grands : « Chut… qui arrive? » Ne regardez pas la porte, regardez-les.',
        ),
        play(
          { 10: 6, 20: 14 },
          'Entre deux bruits, rien ne presse : un petit se berce sur votre genou, un autre fouille dans votre poche, un troisième tire le tapis. {18-24m|Un autre encore tape trois coups sur le mur, loin de la porte, pour rire.} Un pas vient? Écoutez ensemble : il est lourd, il est léger, il court. {20min|Le corridor se tait longtemps? Refaites sur vos cuisses le dernier pas entendu : des paumes tapent avec vous, puis tout se tait pour écouter encore.} La porte s’ouvre, et un petit voit que ce n’est pas son parent? « Pas encore le tien. Tu l’attends. » Gardez-le contre vous jusqu’au bruit suivant.',
        ),
        closing(
          { 10: 3, 20: 4 },
          'Le parent entre : taisez-vous. L’enfant {0-18m|tend les bras}{18-24m|court}, se cache, continue de jouer ou fond en larmes; tout cela dit « tu m’as manqué ». Attendez qu’ils se soient touchés, puis racontez la chose du jour, à la hauteur de l’enfant. « Au revoir, à demain. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise aux retrouvailles : elles sont à eux deux.',
          'Imitez le pas avec vos paumes sur vos cuisses, lourd ou léger.',
          'Gardez un genou libre pour le dernier qui attend.',
        ],
        questionsOuvertes: ['Qui arrive?', 'Qu’est-ce que tu as entendu?'],
      },
      vocabulaire: ['écouter', 'la porte', 'le pas', 'arriver', 'attendre', 'parti', 'à demain'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Le plus jeune reconnaît d’abord la voix : laissez le parent parler du corridor avant de paraître.',
        },
        {
          pour: '18-24m',
          texte:
            'Il va chercher lui-même {ete|ses souliers}{!ete|ses bottes} ou son sac au crochet, dès qu’il reconnaît le pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu garde la main à plat sur le plancher, loin de la porte : il sent les pas venir; montrez-lui la fenêtre ensuite.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait noir tôt : les phares au plafond annoncent les arrivées.} {!ete|L’été, on entend les voix par la fenêtre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Déception quand la porte s’ouvre pour un autre.', 'Pleurer dans les bras de son parent.'],
        dangersAEliminer: [
          'Doigts dans la porte qui s’ouvre : tenez les petits hors de son arc, ou posez un arrêt.',
          'Enfant remis à une personne qui n’est pas autorisée, même connue de lui.',
          'Groupe oublié pendant la conversation avec un parent : parlez tournée vers les enfants.',
        ],
        supervision: 'palier1',
        allergies: ['Dites au parent ce que l’enfant a mangé de nouveau aujourd’hui.'],
      },
      observation: [
        'Mémoire : à quel bruit réagit-il avant de voir la personne?',
        'Attachement : comment retrouve-t-il son parent, et comment vous quitte-t-il?',
        'Compétences émotionnelles : que fait-il quand ce n’est pas pour lui?',
      ],
      prolongements: [
        'Le matin, le même doigt levé annonce les arrivées des amis.',
        'Proposez aux familles de toujours frapper du même nombre de coups avant d’ouvrir : leur enfant s’en souviendra.',
      ],
      reflexionRetroaction: [
        'Qui attend toujours le dernier, et que lui ai-je offert?',
        'Ai-je raconté un moment vrai, ou « une belle journée »?',
      ],
    },
  },
  {
    key: 'la-premiere-heure-du-nouveau',
    summary:
      'Un nouveau bébé arrive : des objets en double, une place au bord, du temps. Chacun regarde, s’approche, repart.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    occasion: 'nouvel-enfant',
    calls: [
      'nouveau',
      'nouvel enfant',
      'première journée',
      'intégration',
      'accueil d’un bébé',
      'il observe les autres',
      'nouvelle amie',
      'adaptation',
      'parent dans le local',
      'gêné',
    ],
    seen: [
      'le bébé qui commence regarde les autres par-dessus l’épaule de sa maman',
      'mes poupons arrêtent de jouer pour fixer le petit qui vient d’entrer',
      'elle glisse des genoux de son père, fait un pas vers nous et y retourne',
      'un ancien tire les cheveux de la nouvelle, il voulait juste lui toucher',
      'il est jaloux de me voir prendre un autre bébé dans mes bras',
      'elle ne lâche pas le chandail de son parent devant tout ce monde inconnu',
      'lundi, une famille vient passer une heure au local avant le vrai début',
      'une place s’est libérée à la pouponnière et un six mois arrive la semaine prochaine',
    ],
    scenes: ['nouveau'],
    picture:
      'Au bord du tapis, un bébé regarde des bras de son parent; un ancien rampe vers lui et tape un bol pareil au sien.',
    sheet: {
      titre: 'La première heure du nouveau',
      observationDepart:
        'Une famille vient pour sa première heure. Le bébé regarde les autres par-dessus l’épaule de son parent; les autres ont cessé de jouer.',
      intentionEducative:
        'Permettre au nouveau bébé de connaître le groupe depuis les bras de son parent, et au groupe de l’approcher sans l’envahir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder longtemps avant d’agir.',
        'S’approcher, toucher un même objet, repartir.',
        'Retrouver un adulte connu quand c’est trop.',
      ],
      materiel: [
        item(
          'Objets du local en double : bols, cuillères de bois, balles de tissu',
          'cinq paires',
          'Contenants et débarbouillettes',
        ),
        item('Chandail porté par le parent', 'un', 'Tissu de la maison, plié'),
        item('Tapis bien délimité', 'un', 'Couverture épaisse'),
        item('Chaise basse, pour le parent', 'une', 'Gros coussin'),
        item('{45min|Biberon d’un ancien, à son heure}', 'un', null),
      ],
      preparation: [
        'Demandez au parent comment le bébé aime être tenu, ce qui l’apaise, et quand il a bu.',
        'Placez la chaise du parent au bord du tapis, dos au mur.',
        'Reportez à un autre jour tout ce qui est nouveau : aujourd’hui, la nouveauté, c’est lui.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Le parent s’assoit au bord du tapis, le bébé dans ses bras. Assoyez-vous à un mètre, de côté, et parlez d’abord au parent. Présentez ensuite le bébé au groupe par son prénom, sans le montrer du doigt : un bonjour de la main suffit.',
        ),
        play(
          { 20: 14, 30: 21, 45: 21 },
          'Posez une paire d’objets, l’un près du nouveau, l’autre près d’un ancien, un bébé du groupe; les autres anciens reçoivent aussi un bol ou une balle. Un ancien rampe, s’arrête à un bras du nouveau, tape son bol. Le nouveau regarde le bol, regarde son parent. C’est déjà une rencontre. {avec-tissu|Pliez @materiel en deux piles semblables, une de chaque côté.} Une main part vers les cheveux du nouveau? Prenez-la dans la vôtre et menez-la vers la jambe : « Doucement. » Les regards s’en vont? Changez de paire. {30min 45min|Plus un bruit? Tapez deux petits coups sur un bol et attendez : de quel côté la réponse vient-elle?}',
        ),
        play(
          { 45: 12 },
          'Le bébé glisse au sol de lui-même, ou non. S’il y va, le parent reste assis où il est, les mains visibles. Quand il est dans les bras de son parent, donnez le biberon d’un ancien dans les vôtres, au bord du tapis, comme d’habitude : le nouveau voit comment vous faites.',
        ),
        closing(
          { 20: 3, 30: 5, 45: 6 },
          'Terminez pendant que tout va bien. Le bébé choisit un objet qui restera dans sa case; le chandail du parent y reste aussi. Saluez chacun de la main : « À bientôt. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez ce que le bébé regarde, et laissez son visage tranquille.',
          'Tenez un ancien jaloux sur vos genoux pendant que vous parlez au parent.',
          'Offrez vos mains au bébé au troisième sourire plutôt qu’au premier.',
        ],
        questionsOuvertes: ['Qui est-ce que tu regardes?', 'Qu’est-ce que tu lui apportes?'],
      },
      vocabulaire: ['bonjour', 'nouveau', 'regarder', 'doucement', 'l’ami', 'pareil', 'à bientôt'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Vers 8 à 10 mois, plusieurs se méfient d’un visage nouveau : gardez le parent proche et prévoyez d’autres visites. Un plus jeune accepte souvent vos bras plus tôt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le bruit du groupe submerge le bébé, commencez dans un coin tranquille du local, avec un seul ancien et une paire de balles.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la première rencontre se fait souvent mieux dehors, sur une couverture.} {!hiver|L’hiver, prévoyez du temps pour ôter les épaisseurs.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs de l’un qui gagnent les autres.', 'Main curieuse dans les cheveux.'],
        dangersAEliminer: [
          'Suce, biberon ou doudou du nouveau pris par un autre : rangez-les hors du tapis.',
          'Plusieurs enfants penchés sur un bébé couché : soulevez-le ou assoyez-vous entre eux.',
          'Chandail du parent dans le lit ou sur le visage du bébé : il reste sur vos genoux ou dans sa case.',
        ],
        supervision: 'palier1',
        allergies: [
          'Lisez le plan d’allergie du nouveau bébé avant sa première visite, et dites au parent ce qui se mange près de lui.',
        ],
      },
      observation: [
        'Tempérament : combien de temps regarde-t-il avant de bouger?',
        'Compétences sociales : comment les anciens l’approchent-ils?',
        'Attachement : vers qui revient-il quand c’est trop?',
      ],
      prolongements: [
        'À la deuxième visite, la même paire d’objets l’attend au même endroit.',
        'Remettez aux parents le prénom des autres bébés et une habitude du groupe à commencer à la maison.',
      ],
      reflexionRetroaction: [
        'Qui a fait le premier pas, le parent ou moi?',
        'Qui, parmi les anciens, a eu besoin de plus de bras aujourd’hui?',
      ],
    },
  },
]
