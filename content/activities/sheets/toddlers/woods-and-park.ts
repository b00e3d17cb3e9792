import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_WOODS_AND_PARK_SHEETS: readonly BankSheet[] = [
  {
    key: 'l-arbre-repere',
    summary:
      'Chaque visite au boisé commence par le même arbre : une main sur l’écorce, une comptine, puis le jeu tout autour.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles'],
    materials: ['roches'],
    place: 'WOODS',
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'boisé',
      'forêt',
      'sortie',
      'arbre',
      'limite',
      'repère',
      'rituel',
      'écorce',
      'se perdre',
      'retour',
      'premier jour au boisé',
      'nature',
      'comptines',
      'comptines à doigts',
    ],
    seen: [
      'il file droit devant dans le bois sans regarder s’il y a quelqu’un',
      'elle reste collée à ma jambe et veut pas marcher dans les feuilles',
      'ils flattent le gros érable et lui disent allô en arrivant',
      'elle demande jusqu’où on a le droit d’aller',
      'il s’éloigne de trois pas, revient toucher l’écorce et repart plus loin',
      'quand je les appelle pour revenir, c’est l’anarchie, chacun de son bord',
      'depuis qu’on va dans le bois le jeudi, ils courent au même tronc en descendant',
      'à notre première sortie en nature, deux pleuraient et un autre avait disparu derrière une butte',
    ],
    scenes: [],
    picture:
      'Dans le boisé enneigé, trois enfants et l’éducatrice posent la main sur un gros arbre; des roches de couleur marquent la limite.',
    sheet: {
      titre: 'L’arbre repère',
      observationDepart:
        'Aux premières visites du boisé, certains restent accrochés à une jambe et d’autres filent droit devant. Le même gros tronc attire les deux.',
      intentionEducative:
        'Permettre au groupe de se sentir chez lui dans un bois, grâce à un point fixe où partir et revenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître l’arbre et le geste d’arrivée.',
        'S’éloigner de quelques pas, puis revenir se rassurer.',
        'Rejoindre le tronc quand l’appel se fait entendre.',
      ],
      materiel: [
        item(
          'Grosses roches peintes d’une couleur vive',
          'quatre, un peu plus grosses que votre poing, pour la limite',
          'Chaudières renversées',
        ),
        optional('Tapis isolants', 'un pour deux enfants', 'Vieille toile pliée'),
        optional('{hiver|Mitaines sèches}', 'quelques paires', 'Bas de laine'),
        optional('Photo de l’arbre, pour l’enfant que la nouveauté inquiète', 'une', null),
      ],
      preparation: [
        'Visitez le site sans les enfants : branches suspendues, eau{!hiver|, herbe à puce}.',
        'Choisissez un gros arbre sain, photographiez-le et repérez, à dix grands pas, la place de chaque roche peinte; elles voyagent dans votre sac à dos.',
        'Décidez d’un appel que vous ferez toujours de la même voix : « Hou-hou, l’arbre! »',
        '{2adultes|À deux, une adulte demeure au tronc, l’autre suit ceux qui s’éloignent.}',
        '{1adulte|Seule, rapprochez les roches : de l’arbre, chaque visage se voit.}',
        '{hiver|L’hiver, gardez des mitaines sèches dans votre manteau.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'À l’arrivée, faites le tour avec les enfants, posez chaque roche peinte et touchez-la : « Ici, c’est le bout. »',
        ),
        opening(
          { 30: 3, 45: 4, 60: 5 },
          'Collez une main à plat sur l’écorce et dites la comptine. « Gros arbre, bonjour! » Caressez. « Nous venons pour faire un tour. » Tournez autour du tronc. « Reste debout, reste ici. » Tapez du pied. « Touche encore… c’est parti! » Levez la main.',
        ),
        play(
          { 30: 18, 45: 23, 60: 26 },
          'Le groupe s’éparpille à sa mesure. Un bâton, un creux, une racine ou un tapis où s’asseoir : chacun trouve son affaire. Un enfant reste collé à vous? Faites trois pas ensemble, revenez toucher l’écorce, puis quatre pas. Le jeu tourne en rond? Posez un bâton au pied du tronc : « L’arbre en voudrait d’autres. » Chacun lui en rapporte un en marchant, plus court que le bras, et le tas grandit. {2-3a|Une tape à l’arbre, et l’on repart; une autre tape, trois découvertes plus tard.} {2-3a !multiage|Un enfant gratte longtemps une racine : grattez l’écorce avec lui. Un autre court jusqu’à la roche peinte : il la touche et vous crie « Ici! ».} {3-4a|Une maison s’établit entre deux racines, et l’on court le dire à l’arbre.} {3-4a !multiage|Cognez avant d’entrer, demandez où est le lit. Un voisin veut la même racine? L’arbre en a de l’autre côté, et l’on se visite.}',
        ),
        play(
          { 45: 6, 60: 15 },
          'Au milieu de la sortie, lancez l’appel sans que ce soit l’heure de partir. Qui vient se colle au tronc, reçoit un câlin d’écorce et repart. Ceux qui n’ont pas entendu jouent encore : refaites l’appel, les bras ouverts. {60min|Recommencez plus tard, tout bas d’abord, puis plus fort.}',
        ),
        closing(
          { 30: 5, 45: 7, 60: 8 },
          '« Hou-hou, l’arbre! » Comptez les mains posées sur le tronc, puis les têtes. Chaque enfant souffle un mot à l’écorce, ou rien. Refaites le tour ensemble et ramassez les roches peintes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Après chaque pas fait avec un enfant, revenez vous adosser à l’arbre : c’est là que les autres vous cherchent.',
          'Faites de la place contre l’écorce à chaque retour; l’enfant repart quand il veut.',
          'Comptez à mi-voix à l’arrivée, à l’appel et au départ.',
        ],
        questionsOuvertes: [
          'Où est notre arbre?',
          'Que rapportes-tu à l’arbre?',
          '{3-4a|Comment le reconnais-tu parmi les autres?}',
        ],
      },
      vocabulaire: ['l’arbre', 'l’écorce', 'le tronc', 'loin', 'près', 'revenir', 'la limite', 'le boisé'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gardez les deux premières lignes de la comptine et un cercle de cinq pas, que la troisième visite agrandit.',
        },
        { pour: '3-4a', texte: 'Un enfant lance l’appel avec vous et vérifie que toutes les mains sont sur le tronc.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Montrez la photo de l’arbre avant le départ et donnez-la à tenir : l’enfant que la nouveauté inquiète compare en arrivant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, écourtez et bougez davantage.} {!ete|L’été, cherchez l’ombre de l’arbre et sa fraîcheur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Éraflures et chutes sur les racines.', 'Quelques pas loin de l’adulte, bien en vue.'],
        dangersAEliminer: [
          'Branche morte suspendue ou grand vent : la sortie est remise.',
          'Visage caché par un tronc : resserrez les roches jusqu’à tous les voir.',
          '{!hiver|Champignon ou petit fruit à l’intérieur des roches : ôtez-le d’un bout de bâton avant que le jeu commence.}',
          '{printemps ete automne|Tiques, de mars à novembre : vêtements longs, examen de toute la peau au retour.}',
          '{automne|Période de chasse : un bois où elle est interdite, un dossard voyant sur chaque dos.}',
          '{hiver|Froid : au seuil de votre milieu, la visite se change en tour de cour.}',
        ],
        supervision: 'palier2',
        allergies: [
          'L’auto-injecteur voyage sur l’adulte qui suit l’enfant visé{hiver|, près du corps pour éviter le gel}.',
        ],
      },
      observation: [
        'Attachement : à quelle distance va-t-il, et à quel moment revient-il?',
        'Mémoire : que reconnaît-il du lieu avant que vous le disiez?',
        'Compétences sociales : comment répond-il à l’appel du groupe?',
      ],
      prolongements: [
        'Touchez le même arbre à chaque saison et rapportez-en une photo.',
        'Invitez un parent à une sortie : les enfants lui apprennent la comptine et les limites.',
      ],
      reflexionRetroaction: [
        'De qui l’arbre est-il devenu le repère : des enfants ou de moi?',
        'Qui s’est éloigné plus qu’à la dernière visite?',
      ],
    },
  },
  {
    key: 'le-tronc-couche',
    summary: 'À plat ventre, à cheval, debout une seconde : un tronc couché se monte et se descend de vingt façons.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'arbres-et-feuilles'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Un tronc posé sur le gazon du parc fait l’affaire, ou une longue poutre basse du terrain de jeu.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'grimper',
      'monter',
      'tronc',
      'équilibre',
      'descendre',
      'moi tout seul',
      'arbre tombé',
      'à cheval',
      'peur de tomber',
      'escalader',
      'motricité globale',
    ],
    seen: [
      'elle passe une patte par-dessus la bûche et reste pognée au milieu',
      'il galope à califourchon sur le banc et crie hue',
      'ils rampent à plat ventre sur l’arbre tombé comme des chenilles',
      'il se tient debout deux secondes puis se rassoit, les genoux mous',
      'elle repousse ma main quand je veux l’aider à descendre',
      'il n’ose pas monter, il fait le tour en gardant une main dessus',
      'dans le module, elle est montée toute seule mais savait plus comment revenir à terre',
      'au boisé, un gros bouleau s’est couché et tout le groupe veut embarquer',
    ],
    scenes: ['grimper', 'fierte', 'equilibre'],
    picture:
      'Sur un gros tronc couché, un enfant repose sa joue, une autre est à califourchon, un troisième se tient debout près de l’éducatrice.',
    sheet: {
      titre: 'Le tronc couché',
      observationDepart:
        'Une enfant a mis dix minutes à passer une jambe par-dessus une bûche. « Moi toute seule », répétait-elle en repoussant la main offerte.',
      intentionEducative: 'Soutenir l’enfant qui cherche lui-même comment monter, tenir et redescendre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver où poser ses mains et ses pieds.',
        'Redescendre sans aide, à reculons ou sur les fesses.',
        'Choisir jusqu’où aller aujourd’hui.',
      ],
      materiel: [item('Tronc couché', 'un', '{parc|Longue poutre basse du terrain de jeu}{bois|Grosse bûche longue}')],
      preparation: [
        'Choisissez un tronc qui ne roule pas, pas plus haut que la hanche des enfants, et assez court pour que vous alliez d’un bout à l’autre en trois pas.',
        'Cassez les chicots, ôtez les roches et les branches du côté où ils descendent.',
        '{!hiver|Tâtez le dessus : mouillé, il glisse, et le jeu reste assis.}',
        '{hiver|L’hiver, balayez de la mitaine la neige du dessus : le bois glacé se monte à plat ventre ou à califourchon.}',
        'Ôtez casques et foulards avant la grimpe.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Couchez votre joue et vos deux bras sur le tronc, comme sur le dos d’un cheval, les yeux vers le groupe. « Il est tranquille, mon cheval. » Restez là jusqu’à ce qu’un corps se couche aussi.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Les ventres glissent par-dessus, les jambes cherchent le sol. À califourchon, l’un galope; {!hiver|debout, l’autre tient une seconde et se rassoit}{hiver|à plat ventre, l’autre avance comme une chenille}. Quelqu’un fait le tour sans monter, une main sur l’écorce. Vous êtes plus de quatre? Quatre grimpent, les autres galopent autour comme des poulains; un cavalier descend, sa place est libre. L’élan tombe? « Comment ton cheval te dépose-t-il : sur le ventre ou sur les fesses? » On descend, et l’on remonte plus loin. Accroupissez-vous à l’endroit le plus haut, mains prêtes, sans soulever personne.',
        ),
        play(
          { 45: 14 },
          'Le cheval mange, se couche, devient dinosaure ou lit. Une main lui tend une poignée {!hiver|d’herbe ou de feuilles}{hiver|de neige}, un ventre dort dessus. Demandez : « Où va-t-il, ton cheval? » Restez accroupie du côté haut, une oreille à l’histoire.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chaque enfant descend de sa manière préférée; nommez-la : « Toi, sur les fesses. Toi, à reculons. » Flattez le tronc d’un bout à l’autre, puis une tape sur la croupe : « Bonne bête. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez votre main près du dos, ouverte, à la distance d’une paume.',
          'Guidez avec des mots courts : « Ton pied cherche… plus bas… là. »',
          'Baissez votre main quand un enfant réussit deux fois de suite, et restez à côté.',
        ],
        questionsOuvertes: ['Où va ton pied?', 'Comment tu vas descendre?', 'Qu’est-ce que tu veux essayer?'],
      },
      vocabulaire: ['le tronc', 'grimper', 'descendre', 'à cheval', 'à reculons', 'tenir', 'haut', 'bas'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le plus prudent garde le bout mince, à hauteur de genou; le plus sûr {!hiver|se lève là où vous êtes accroupie}{hiver|rampe d’un bout à l’autre, vous à côté}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Au bout mince, à hauteur de genou, l’enfant qui marche peu passe de vos cuisses au tronc et s’y couche; votre bras l’entoure et berce le galop. Les autres, pendant ce temps, galopent au sol.',
        },
        { pour: 'interieur', texte: 'Un long traversin ou des matelas roulés se chevauchent au milieu d’un tapis.' },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la neige autour amortit les descentes et invite à se laisser tomber.} {!ete|L’été, l’écorce gratte les genoux nus : un pantalon léger les protège.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute de la hauteur des fesses.',
          'Écorchure de genou ou de paume.',
          'Frustration d’une jambe qui ne passe pas.',
        ],
        dangersAEliminer: [
          'Tronc pourri ou qui bouge sous votre poids : un autre, ailleurs.',
          'Enfant soulevé sur le tronc par un adulte : il monte seul ou joue en bas.',
          '{!hiver|Sol dur du côté de la descente : ramenez-y des feuilles ou changez de côté.}',
          '{hiver|Croûte glacée du côté de la descente : brisez-la du talon, ramenez-y de la neige molle.}',
          '{bois automne|Chasse : dossards voyants, ou un boisé où elle est interdite.}',
          '{bois !hiver|Guêpes ou fourmis qui entrent dans le bois creux : regardez-le une minute avant le groupe et changez de tronc.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres possibles : auto-injecteur sur vous pour l’enfant visé.} {hiver|Urticaire au froid signalée par le parent : suivez sa consigne avant de sortir.}',
        ],
      },
      observation: [
        'Motricité globale : quelle suite de gestes trouve-t-il pour passer par-dessus?',
        'Concept de soi : comment accepte-t-il, refuse-t-il ou demande-t-il de l’aide?',
        'Compétences émotionnelles : coincé à califourchon, que tente-t-il avant d’appeler?',
      ],
      prolongements: [
        'Revenez au même tronc la semaine prochaine : le corps s’en souvient.',
        'Montrez au parent la descente du jour, sur les fesses ou à reculons : le divan du salon s’y prête.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je tendu la main avant qu’on la demande?',
        'Quel enfant a choisi un défi plus petit, et pourquoi était-ce juste?',
      ],
    },
  },
  {
    key: 'coucou-gros-arbre',
    summary:
      'Derrière un arbre, un bout de tuque dépasse : l’adulte cherche partout, l’enfant éclate de rire et recommence.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['arbres-et-feuilles', 'mouvement-et-defis'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Les arbres espacés du parc se prêtent bien au jeu : tout le monde s’y voit de partout.',
      YARD: 'L’arbre de la cour, la glissade et la galerie font trois cachettes.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'cachette',
      'se cacher',
      'cache-cache',
      'coucou',
      'arbre',
      'trouver',
      'peur de se perdre',
      'courir',
      'rire',
      'derrière',
      'me voilà',
      'coucou caché',
    ],
    seen: [
      'il se pense invisible derrière un poteau, mais son capuchon dépasse',
      'elle ferme les yeux en plein milieu et crie je suis pas là',
      'ils sont quatre derrière le même tronc et se poussent pour être en arrière',
      'il sort en criant me voilà avant qu’on l’ait trouvé',
      'elle panique un peu quand elle me voit plus entre les arbres',
      'il veut se recacher exactement à la place où je viens de le trouver',
      'au dîner, elle s’est mis les mains dans la face et toute la table la cherchait',
      'en forêt, ils jouent à disparaître et moi je veux les garder à l’œil',
    ],
    scenes: ['se-cacher'],
    picture:
      'Dans le boisé d’automne, l’éducateur cherche, la main au front; des tuques dépassent des troncs, une enfant se cache les yeux.',
    sheet: {
      titre: 'Coucou, gros arbre!',
      observationDepart:
        'Au milieu du repas, un enfant met ses mains sur ses yeux : « Pas là, moi! » Toute la table le cherche.',
      intentionEducative: 'Offrir le plaisir de disparaître un instant, avec la certitude d’être cherché et retrouvé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Se cacher tout près et supporter l’attente d’être trouvé.',
        'Trouver ou appeler quelqu’un.',
        'Placer son corps derrière {bois parc|un tronc}{cour|une cachette}.',
      ],
      materiel: [],
      preparation: [
        'Choisissez {bois parc|quatre ou cinq gros arbres}{cour|trois ou quatre cachettes} à moins de dix pas l’{bois parc|un}{cour|une} de l’autre : en quelques pas de côté, vous voyez derrière {bois parc|chacun}{cour|chacune}.',
        'Évitez les branches basses à la hauteur des yeux et tâtez le sol du pied.',
        'Dites la seule règle en la montrant : « Une main sur la cachette, toujours. »',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Glissez-vous à demi derrière {bois parc|un arbre}{cour|une cachette}, un coude et une fesse bien visibles, un œil sur le groupe. « Je ne suis plus là! » Attendez, puis sortez la tête de l’autre côté.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Les enfants vous imitent : trois derrière {bois parc|le même tronc}{cour|la même cachette}, un autre debout en plein milieu, les yeux fermés. Cherchez à voix haute, lentement : « Pas sous la roche… pas dans ma poche… » Un coude dépasse? Ne le corrigez pas. Appelez : « Y a-t-il quelqu’un? » Toutes les cachettes répondent. Trouvez les enfants un à un : « Coucou! » Celui qui est trouvé court jusqu’à vous, puis se cache encore. L’élan tombe? Un enfant cherche avec vous, main dans la main.',
        ),
        play(
          { 30: 8 },
          'À vous de vous cacher, debout contre {bois parc|un arbre}{cour|une cachette}, la manche à la vue, un œil sur le groupe. Les enfants cherchent, trouvent, se jettent sur vos jambes. Puis chacun cache seulement sa main derrière {bois parc|un tronc}{cour|une cachette} : « Où est ta main? » Coucou, la voilà!',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Tout le monde se cache derrière {bois parc|le même gros arbre}{cour|la même grosse cachette}, vous aussi. « Un, deux, trois : coucou, nous voilà! » Sortez ensemble et comptez les nez d’un doigt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez chaque enfant dans votre regard pendant que vous faites semblant de chercher.',
          'Abrégez l’attente de celui dont le sourire se fige : trouvez-le tout de suite.',
          'Annoncez votre approche par le bruit de vos pas, sans surgir.',
        ],
        questionsOuvertes: [
          'Où es-tu?',
          'Qui est derrière {bois parc|l’arbre}{cour|la cachette}?',
          'Comment je t’ai trouvé?',
        ],
      },
      vocabulaire: ['se cacher', 'derrière', 'trouver', 'coucou', 'disparaître', 'chercher', 'dépasser', 'me voilà'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il n’ose pas se cacher seul? Cachez-vous ensemble, main dans la main, et laissez les autres vous trouver. Celui qui ose choisit sa cachette et s’y colle seul.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu se cache face à vous, de l’autre côté {bois parc|d’un tronc mince}{cour|d’une cachette étroite} : il voit vos mains arriver avant votre visage.',
        },
        {
          pour: 'interieur',
          texte: 'Rideaux, table et dos de fauteuil remplacent les arbres; une main touche toujours la cachette.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, suivez les traces de bottes qui mènent à la cachette.} {!automne|L’automne, écoutez les feuilles qui craquent sous les pieds cachés.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Petit vertige de ne plus voir l’adulte.', 'Course et chute{bois parc| sur une racine}.'],
        dangersAEliminer: [
          'Cachette plus loin que celles choisies : le jeu s’arrête et la règle de la main se remontre.',
          'Tronc à épines, écorce arrachée ou branche sèche à la hauteur d’un visage.',
          'Adulte trop bien caché : votre manche reste visible pour tous, et vous voyez chaque enfant.',
          '{bois automne|Période de chasse : seulement là où elle est interdite, dossards sur le dos.}',
          '{bois printemps ete automne|Tiques : vêtements longs et examen de la peau au retour.}',
        ],
        supervision: 'palier2',
        allergies: ['Emportez les auto-injecteurs du groupe; ils restent sur vous, même quand vous vous cachez.'],
      },
      observation: [
        'Attachement : comment vit-il les secondes où il ne vous voit plus?',
        'Schéma corporel : quelle partie de lui croit-il cachée?',
        'Compétences sociales : se cache-t-il seul, avec un autre, au même endroit?',
      ],
      prolongements: [
        'Reprenez le jeu derrière un rideau, un matin où une séparation a été difficile.',
        'Suggérez aux parents de chercher longtemps, à voix haute, l’enfant caché sous la couverture.',
      ],
      reflexionRetroaction: [
        'Mon délai de recherche convenait-il à chacun?',
        'Qui a voulu chercher plutôt que se cacher?',
      ],
    },
  },
  {
    key: 'ma-botte-fait-crac',
    summary:
      'Crac, frou, splach : en chemin, les pieds cherchent des sols qui parlent, et les voix répètent leurs bruits.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'mouvement-et-defis'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Passez du gazon au sentier de gravelle, puis au dur : chaque sol change de voix.',
      YARD: 'Le tour de la cour suffit : galerie de bois, sable, gazon, asphalte.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bruit',
      'son',
      'écouter',
      'marcher',
      'botte',
      'pieds',
      'sentier',
      'crac',
      'branche',
      'silence',
      'comptine',
      'promenade',
      'sons',
      'comptines à doigts',
    ],
    seen: [
      'en marchant, ils pilent exprès sur les brindilles pour les entendre casser',
      'il saute dans la bouette juste pour le bruit de succion de son pied',
      'elle traîne ses pieds dans les feuilles mortes et imite le froufrou avec sa bouche',
      'il s’arrête aux deux pas en marchant parce qu’un bruit sous son soulier l’intrigue',
      'ils sont tannés de marcher au bois, plus personne n’avance et ça se lamente',
      'tout fier, il repasse sur la même branche pour nous montrer que ça pète fort',
      'au parc, ils sont passés du gravier à la neige dure et ont comparé leurs pas',
      'depuis qu’on a mis les bottes de pluie, la marche est devenue un concert de splouch',
    ],
    scenes: ['taper-bruit', 'voix', 'ecouter', 'promenade'],
    picture:
      'Sur un sentier, l’éducatrice lève haut le genou; un enfant fait craquer une branche, une autre saute dans une flaque.',
    sheet: {
      titre: 'Ma botte fait crac',
      observationDepart:
        'Une branche casse sous une botte. L’enfant s’arrête, recule, remet le pied dessus : « Crac! » dit-il, avant la branche.',
      intentionEducative:
        'Soutenir le jeu avec les bruits de la bouche, ces premiers mots qui font rire et que tous savent dire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher avec ses pieds des sols qui sonnent différemment.',
        'Répéter ou inventer le bruit entendu.',
        'Arrêter son corps pour entendre le silence.',
      ],
      materiel: [],
      preparation: [
        'Parcourez le trajet et notez trois sols qui n’ont pas la même voix.',
        'Choisissez un bout de chemin où ne passent ni autos ni vélos.',
        'Prévoyez un seul sens de marche, sans file : chacun avance à son pas, tout près de vous.',
        '{hiver|Repérez les plaques de glace : le trajet passe à côté, dans la neige molle.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Levez un genou très haut, gardez le pied en l’air… posez-le. {!hiver|« Crac! »} {hiver|« Crounch! »} Faites l’étonnée et regardez votre botte. Recommencez jusqu’à ce qu’un pied vous réponde.',
        ),
        play(
          { 10: 6, 20: 10, 30: 12, 45: 15 },
          'Les pieds partent en chasse. {automne|Les feuilles font frou.} {printemps|La boue fait schlouc.} {ete|Les brindilles sèches craquent.} {hiver|La neige tassée grince, la neige molle se tait.} Au bord d’un nouveau sol, posez un pied dessus, l’autre sur le chemin : « toc… crac ». L’un saute, l’autre frotte, un troisième recule pour l’entendre encore. Répétez chaque bruit trouvé, puis laissez votre bouche fermée : le prochain viendra d’eux. Quand les pieds se taisent, tournez-vous à demi, une main sur les yeux, les doigts écartés : « Qui marche? » Devinez au bruit et trompez-vous une fois. Ce sol n’intéresse plus personne? Menez-les au suivant.',
        ),
        play(
          { 20: 4, 30: 9, 45: 11 },
          'Dites la comptine en marchant, un pas par bruit. « Crac, crac, ma botte parle. » Pas lourds. « Splach, splach, ma botte boit. » Sauts sur place. « Frou, frou, ma botte frotte. » Pieds traînés. « Chut… ma botte dort. » Tous s’arrêtent. Recommencez tant que des pieds vous suivent.',
        ),
        play(
          { 45: 9 },
          'Assoyez-vous au bord du chemin, près {bois parc|d’un arbre}{cour|de la clôture}. Les mains prennent la suite : elles frottent {bois parc|l’écorce}{cour|la clôture}, tapent la cuisse, froissent une manche. La bouche cherche à faire pareil.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5, 45: 5 },
          'Tout le monde lève un pied et le garde en l’air, une main sur vous ou sur un ami. Écoutez. « Plus de bruit. » Repartez sur la pointe des pieds, le plus longtemps possible.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez jusqu’à la vitesse du dernier, à côté de lui : les autres marchent devant vous, tout près.',
          'Attrapez au vol le bruit inventé et faites-le marcher dans vos propres pieds.',
          'Levez un doigt près de l’oreille pour faire naître le silence, sans rien demander à personne.',
        ],
        questionsOuvertes: ['Que dit ta botte?', 'Où ça fait du bruit?', 'Qu’est-ce que tu entends?'],
      },
      vocabulaire: ['le bruit', 'craquer', 'doucement', 'fort', 'le silence', 'la botte', 'écouter', 'frotter'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Celui qui parle peu commande le silence, un doigt sur la bouche; à qui parle beaucoup, demandez un nouveau bruit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant sourd ou malentendant, posez sa main à plat sur votre botte pendant qu’elle écrase ou frotte : le bruit se sent dans sa paume et se voit sur votre bouche.',
        },
        {
          pour: 'interieur',
          texte: 'Tapis, carton plié et feuille de papier froissée, en trois stations au sol, remplacent le chemin.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Refaites le même trajet quand la neige vient, quand elle part : les pieds s’en souviennent, les bruits changent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute en tapant fort du pied.', 'Bas mouillés au fond des bottes.'],
        dangersAEliminer: [
          'Branche qui se redresse sous le pied d’un autre : gardez deux pas entre les bottes.',
          'Bâton ramassé pour taper près des visages : il tape le sol ou le tronc.',
          '{hiver|Plaque de glace vive sur le trajet : contournez par la neige molle.}',
          '{bois automne|Chasse à l’automne : dossards voyants et bois où elle est interdite.}',
        ],
        supervision: 'palier2',
        allergies: ['Gardez sur vous l’auto-injecteur de l’enfant allergique{!hiver| aux piqûres}.'],
      },
      observation: [
        'Langage oral : quels bruits imite-t-il ou invente-t-il?',
        'Motricité globale : comment lève-t-il, pose-t-il et retient-il son pied?',
        'Attention : que fait son corps quand le silence arrive?',
      ],
      prolongements: [
        'Enregistrez deux bruits trouvés par les pieds; faites-les entendre à la collation.',
        'Suggérez aux familles de chercher un bruit de botte, le matin, du stationnement à la porte.',
      ],
      reflexionRetroaction: ['Qui a parlé avec ses pieds plus qu’avec des mots?', 'Ai-je su me taire assez longtemps?'],
    },
  },
  {
    key: 'a-deux-ca-leve',
    summary:
      'Une couverture chargée, quatre mains, « ho hisse! » : ce qui est trop lourd pour un seul traverse à deux.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['tissus', 'feuilles', 'neige', 'sable'],
    place: 'YARD',
    alsoAt: {
      PARK: 'La couverture voyage d’un arbre à l’autre, sur le gazon, avec ce que le parc a laissé tomber.',
      WOODS: 'Chargez des feuilles et des bouts de bois légers; un chemin sans racines facilite les premiers voyages.',
      INDOORS: 'Des coussins et des toutous font la charge; le trajet va du coin lecture au tapis.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ami',
      'aider',
      'ensemble',
      'coopérer',
      'porter',
      'lourd',
      'partager',
      'à moi',
      'couverture',
      'tirer',
      'amitié',
      'chicane',
      'transporter',
      'entraide',
      'travail d’équipe',
      'coopération',
    ],
    seen: [
      'ils s’acharnent chacun de leur bord sur la même poche de feuilles, aucun ne lâche',
      'il essaie de traîner tout seul le gros bac plein de neige et il est à bout',
      'elle en a trop mis dans la toile, elle force et ça ne lève pas',
      'deux copains se sont chicanés pour le traîneau puis ont découvert qu’ensemble ça avançait',
      'il appelle un ami parce que sa charge est trop pesante pour ses deux bras',
      'il dit moi tout seul et refuse la main de l’autre même si ça traîne par terre',
      'au ménage de la cour, ils ont charrié les feuilles à deux dans une vieille doudou',
      'en rentrant du dehors, ils se sont mis à quatre pour plier la grosse couverte',
    ],
    scenes: ['cooperer', 'transporter', 'chicane'],
    picture:
      'L’hiver, deux enfants tirent chacun un bout d’une couverture chargée de neige et la soulèvent; l’éducateur les encourage.',
    sheet: {
      titre: 'À deux, ça lève!',
      observationDepart:
        'Deux enfants tiraient le même sac, chacun de son côté, en criant « à moi ». Le sac s’est levé. Ils ont arrêté de crier.',
      intentionEducative: 'Permettre à deux enfants de découvrir par leurs bras ce que l’autre rend possible.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir un bout pendant qu’un autre tient le sien.',
        'Sentir la traction de l’autre et y répondre.',
        'Montrer qu’on veut ou ne veut pas continuer.',
      ],
      materiel: [
        item(
          'Petites couvertures solides, de la longueur d’un bras d’adulte',
          'une pour deux enfants, et une de plus',
          'Grandes serviettes',
        ),
        item('{cour parc printemps ete automne|Feuilles, herbe coupée ou sable}', 'ce qu’il y a sur place', null),
        item('{bois printemps ete automne|Feuilles et bouts de bois légers}', 'ce qu’il y a sur place', null),
        item('{cour parc bois hiver|Neige molle}', 'ce qu’il y a sur place', null),
        item('{dedans|Coussins et toutous}', 'une vingtaine', 'Sacs de vêtements'),
      ],
      preparation: [
        'Roulez un gros bourrelet à chaque bout des couvertures : les petites mains le serrent mieux.',
        'Placez un tas au départ, une place vide à l’arrivée, huit pas entre les deux.',
        '{avec-coussin|Mettez @materiel sur le dessus du tas.}',
        '{avec-contenant|Placez @materiel à l’arrivée : c’est là que tout se vide.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Chargez une couverture, tirez un seul bout : tout retombe. Essayez l’autre bout. Regardez vos mains, puis les leurs. « Il me manque des mains. »',
        ),
        play(
          { 20: 13, 30: 14 },
          'Toutes les mains chargent les couvertures. Prenez un bout, un enfant prend l’autre. « Ho… hisse! » À l’arrivée, tout se vide, et l’on revient. Puis un autre veut votre place, et vous la cédez. Des charges tombent, une couverture part sans rien dedans, un seul tire et l’autre s’assoit dessus. Les voyages ralentissent? « Plus lourd ou plus léger? » Chargez comme ils le disent. Une couverture reste libre pour celui qui préfère travailler seul.',
        ),
        play(
          { 30: 7 },
          'Les porteurs s’arrêtent en chemin : la couverture se secoue, fait des vagues, couvre le tas. Suivez l’idée; redites « ho hisse » quand les bras le réclament.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Le dernier voyage ramène les couvertures vides au départ. Pliez-les à quatre mains : bout contre bout, nez contre nez, « merci, toi ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le bout libre tant qu’aucun enfant ne le veut : personne n’attend un partenaire.',
          'Traduisez ce que fait l’autre : « Tu tires, elle tire aussi. Ça vole. »',
          'Laissez partir celui qui lâche, et remerciez ses bras.',
        ],
        questionsOuvertes: ['Qui tient l’autre bout?', 'Où on va?', 'Comment c’est, à deux?'],
      },
      vocabulaire: ['ensemble', 'lourd', 'tirer', 'porter', 'le bout', 'ho hisse', 'attends', 'merci'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Avec le plus jeune, vous êtes toujours l’autre bout; deux plus vieux partent sans vous, pour trois pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Roulez un bout de la couverture en bourrelet plus gros : l’enfant qui serre peu le porte au creux des coudes.',
        },
        { pour: 'interieur', texte: 'Les coussins pèsent peu : empilez-en jusqu’à ce que la couverture traîne.' },
        {
          pour: 'autre_saison',
          texte: 'La charge suit le temps : feuilles en octobre, neige en janvier, herbe coupée en juin.',
        },
      ],
      securite: {
        risquesAcceptes: ['Fesses au sol quand l’autre lâche.', 'Chacun tire de son côté, cris compris.'],
        dangersAEliminer: [
          'Enfant porté dans la couverture au-dessus du sol : assis, il se laisse tirer au ras du sol, d’un pas.',
          'Couverture sur une tête ou enroulée autour du corps : rendez-la au sol tout de suite.',
          '{cour parc printemps ete automne|Sable dans les yeux : la couverture qui a porté du sable se vide au sol et ne se secoue pas.}',
          'Trajet qui croise {cour parc|des roues, une marche ou une bordure}{dedans|un autre jeu ou une marche}{bois|une racine ou une pente} : déplacez l’arrivée.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Poussière des coussins : secouez-les dehors}{dehors !hiver|Moisissures du tas : remuez-le avant le jeu}{dehors hiver|Air froid et gros efforts : faites des pauses}, selon le plan de l’enfant asthmatique.',
        ],
      },
      observation: [
        'Compétences sociales : comment regarde-t-il ou attend-il l’autre bout?',
        'Motricité globale : comment place-t-il ses pieds pour tirer?',
        'Compétences émotionnelles : que se passe-t-il quand l’autre lâche?',
      ],
      prolongements: [
        'Gardez une couverture au rangement : les gros coussins se ramassent à deux.',
        'À la maison, le panier de linge se porte aussi à quatre mains : dites-le aux parents.',
      ],
      reflexionRetroaction: [
        'Quelles rencontres n’aurais-je pas prévues?',
        'Ai-je demandé de partager, ou la charge l’a-t-elle fait?',
      ],
    },
  },
  {
    key: 'l-autobus-du-banc',
    summary:
      '« Psss », les portes s’ouvrent! Un banc devient autobus : ça penche, ça saute, ça freine, et chacun descend où il veut.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, un banc sert d’autobus, ou bien deux marches basses.',
      WOODS: 'Un tronc couché, bas et stable, sert de banc et prend la route entre les arbres.',
      INDOORS: 'Le petit banc du vestiaire, ou une rangée de coussins qui en tient lieu, part pour le parc.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'autobus',
      'bus',
      'autobus scolaire',
      'banc',
      'chauffeur',
      'camion',
      'transporter',
      'chanson',
      'voyage',
      'parc',
      'métro',
      'arrêt',
    ],
    seen: [
      'ils mettent leurs chaises en rang et font semblant de conduire, un rond dans les mains',
      'assis de travers, ils penchent tous du même bord comme dans une courbe',
      'il fait le bruit des portes qui s’ouvrent et demande aux amis d’embarquer',
      'il pleure le matin en voyant partir le gros bus jaune de son grand frère',
      'deux petits s’obstinent pour être celui qui mène le char, personne ne veut être passager',
      'elle raconte que sa grande sœur a commencé l’école et qu’elle prend le transport toute seule',
      'au parc, ils s’assoient sur le bord de la table et crient prochain arrêt',
      'depuis la sortie en transport en commun, ils freinent sec et sautent sur leurs fesses',
    ],
    scenes: ['voyage', 'chanter'],
    picture:
      'Sur un banc de parc, l’éducatrice tient un volant imaginaire et trois enfants penchent ensemble vers l’arrière.',
    sheet: {
      titre: 'L’autobus du banc',
      observationDepart:
        'Chaque matin, l’autobus passe et les têtes se tournent ensemble. Hier, un enfant assis sur le banc du parc tournait un volant d’air.',
      intentionEducative:
        'Soutenir les débuts du faire semblant à plusieurs, avec rien d’autre que des corps et des mots.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire comme si un banc roulait.',
        'Suivre une chanson avec son corps.',
        'Dire où l’on va, ou que l’on descend, avec un mot ou un doigt.',
      ],
      materiel: [],
      preparation: [
        'Secouez le banc et passez-y la main : vis, clous, échardes.',
        'Choisissez un côté pour monter et pour descendre. Plus d’enfants que de places? L’autobus s’allonge par terre, au bout du banc.',
        '{hiver dehors|L’hiver, balayez la neige du siège; le pantalon de neige garde les cuisses au chaud.}',
        '{ete cour parc|L’été, touchez le banc : au soleil, il brûle les cuisses.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Assoyez-vous au bout du banc, les mains sur un grand volant. « Psss! » Écartez les bras : les portes sont ouvertes. Attendez les passagers, sans en appeler.',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          'Chantez pendant que l’autobus roule. « Ça penche, ça penche. » Les corps vont à gauche, à droite. « Une bosse : hop! » Les fesses sautent. « Feu rouge, on freine! » Toutes les mains en avant. « Driiing! C’est ici. » Qui veut descend, court, revient. D’autres conduisent du fond, chacun son volant. L’élan tombe? L’autobus ralentit : « Qu’est-ce que tu vois par la fenêtre? » Toutes les mains saluent.',
        ),
        play(
          { 30: 8 },
          'L’autobus arrive quelque part, et c’est un passager qui le sait : « Grand-maman! » « Dodo! » Tous descendent y faire deux gestes, puis remontent; vous vous levez la dernière et vous rassoyez la première. {hiver|Il neige sur l’autobus : les mains essuient la vitre.} {ete|Il fait chaud dans l’autobus : les fenêtres s’ouvrent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Terminus! Tout le monde descend. » Refermez les portes d’un long « psss ». Chaque passager flatte le banc et salue le chauffeur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise au bout, de tout votre poids; si le banc n’a pas de dossier, une jambe de chaque côté l’empêche de basculer.',
          'Freinez assez lentement pour que chacun ait le temps d’avancer ses mains.',
          'Laissez quatre chauffeurs conduire : un volant d’air ne se partage pas, il se multiplie.',
        ],
        questionsOuvertes: ['Où on va?', 'Qui monte?', 'Qu’est-ce que tu vois par la fenêtre?'],
      },
      vocabulaire: ['l’autobus', 'le chauffeur', 'freiner', 'pencher', 'l’arrêt', 'monter', 'descendre', 'la bosse'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Les plus jeunes montent et descendent sans arrêt, et c’est leur voyage; offrez aux autres un passager de plus : un toutou invisible.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Placez le fauteuil roulant ou la poussette au bout du banc, devant vous : il devient l’avant de l’autobus, et la voix de cet enfant ouvre les portes.',
        },
        {
          pour: 'interieur',
          texte: 'Baissez la chanson d’un ton et gardez la bosse assise : le plancher renvoie les bruits.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les vitres sont givrées et l’autobus patine.} {!ete|L’été, l’autobus s’arrête au marché.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Glissade du banc sur les fesses.', 'Têtes qui se cognent en penchant.'],
        dangersAEliminer: [
          'Debout sur le siège : l’autobus s’arrête, et les fesses le font repartir.',
          '{cour parc|Rue ou stationnement du côté où l’on descend : changez de banc.} {dedans|Meuble du côté où l’on descend : tournez l’autobus.}',
          '{bois|Tronc qui roule ou écorce mouillée : les passagers s’assoient ailleurs.}',
        ],
        supervision: 'palier2',
        allergies: ['Les plans individuels voyagent aussi dans l’autobus, sur le dessus de votre sac.'],
      },
      observation: [
        'Fonction symbolique : que devient-il dans l’autobus?',
        'Langage oral : quels mots ou quels bruits du voyage reprend-il?',
        'Mémoire : quel geste fait-il avant que la chanson le dise?',
      ],
      prolongements: [
        'Allez voir passer le vrai autobus, à bonne distance de la rue, et faites-lui signe.',
        'La famille qui prend le vrai autobus chante l’arrêt avant le chauffeur : « Driiing! C’est ici. »',
      ],
      reflexionRetroaction: ['Qui a pris le volant, et qui décidait des arrêts?', 'Où ai-je conduit à leur place?'],
    },
  },
]
