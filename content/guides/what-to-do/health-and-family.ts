import type { SituationContent } from './types.ts'

export const HEALTH_AND_FAMILY_SITUATIONS: readonly SituationContent[] = [
  {
    id: 'bosse',
    moments: ['sante', 'dehors', 'jeu'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    isUrgent: true,
    scene: 'Le bruit, mat. Une seconde de silence, beaucoup trop longue. Puis le cri, et vous recommencez à respirer.',
    age: 'Un petit ne dira pas qu’il a mal à la tête. Ce sont son regard, ses gestes et son humeur qui parlent, et vous les connaissez.',
    now: 'Accroupissez-vous près de lui, là où il est. Regardez, parlez : vous répond-il comme d’habitude? Faites ce que votre cours de secourisme prévoit, et notez l’heure.',
    toChild: '« Tu es tombé, ta tête a cogné. Je regarde, et je reste avec toi. »',
    toParent:
      '« Il est tombé du deuxième barreau à 10 h 20, sur le front. Il a pleuré tout de suite. J’ai appelé Info-Santé, voici ce qu’on m’a dit de surveiller. »',
    avoid: 'Le relever d’un coup. Dire « C’est rien » avant d’avoir regardé. Attendre le soir pour prévenir.',
    help: 'Il perd connaissance, respire mal, vomit plus d’une fois ou n’est plus l’enfant que vous connaissez : 911. Pour tout autre choc à la tête, le parent sans attendre, et Info-Santé (811), qui vous dira quoi surveiller et jusqu’à quand.',
    seeAlso: ['fievre', 'fuite'],
    keywords: 'tombe tomber commotion blessure accident front saigne',
  },
  {
    id: 'fievre',
    moments: ['sante'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Elle a laissé sa collation et s’est couchée sur le tapis, la joue contre le plancher frais. Sous votre main, le front est brûlant.',
    age: 'Un poupon ne peut rien expliquer. Sa façon de boire, de vous regarder et de se laisser consoler est un renseignement : notez-la avec le reste, et n’attendez pas pour appeler.',
    now: 'Installez-la au calme, sous vos yeux, et offrez-lui à boire. Prenez sa température comme la politique de votre milieu le prévoit, écrivez le chiffre et l’heure, puis appelez le parent.',
    toChild: '« Tu es toute chaude. Repose-toi ici près de moi, j’appelle chez toi. »',
    toParent:
      '« Elle est chaude depuis la collation et ne joue plus. J’ai écrit sa température et l’heure. Dans combien de temps pouvez-vous être ici? »',
    avoid:
      'Donner un médicament hors du protocole en vigueur du ministère de la Famille, ou sans l’autorisation écrite du parent.',
    help: 'Un poupon, un doute, une question : Info-Santé (811). Elle respire mal, réagit peu, fait un malaise ou une convulsion : 911. La politique de votre milieu dit quand elle doit repartir et quand elle peut revenir.',
    seeAlso: ['bosse', 'poux'],
    keywords: 'fièvre température malade thermomètre médicament tempra',
  },
  {
    id: 'allergie',
    moments: ['sante', 'repas', 'dehors'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    isUrgent: true,
    scene:
      'Une bouchée d’un biscuit qui n’était pas le sien. La lèvre gonfle. Elle se gratte le cou, tousse, et vous savez.',
    age: 'Les plus jeunes disent rarement ce qu’ils sentent : ils se frottent, pleurent ou se taisent. Le plan d’urgence de chaque enfant se relit avant le jour où l’on en a besoin.',
    now: 'Au moindre signe d’anaphylaxie, l’épinéphrine sans attendre, selon son plan d’urgence, puis le 911. Vous ne la quittez pas; une collègue téléphone et éloigne le groupe.',
    toChild: '« Je te donne ton médicament. Ça pique, et je reste avec toi. »',
    toParent:
      '« Elle a fait une réaction à la collation. Elle a reçu l’épinéphrine à 9 h 40 et l’ambulance arrive. Je vous dis où la rejoindre. »',
    avoid: 'Attendre d’être certaine. Garder l’auto-injecteur sous clé, ou dans le sac resté au local.',
    help: 'Visage qui enfle, respiration difficile, vomissements répétés, malaise : 911, même si elle va mieux après l’injection. Sans plan d’urgence ni auto-injecteur : 911 tout de suite.',
    seeAlso: ['plante', 'repas'],
    keywords: 'anaphylaxie épipen arachide noix guêpe piqûre enflé',
  },
  {
    id: 'poux',
    moments: ['sante'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Vous refaites une couette. Quelque chose bouge, minuscule, gris, pressé. Vous refermez la couette très doucement.',
    age: 'On joue tête contre tête : c’est même à cela que se reconnaît une bonne partie. Avoir des poux n’est la faute de personne.',
    now: 'Terminez la couette et continuez la matinée. À l’écart du groupe, avisez la direction ou le bureau coordonnateur, et sortez le protocole de votre milieu.',
    toChild: '« J’ai vu une petite bête dans tes cheveux. Ça arrive. Ta famille va t’aider à l’enlever. »',
    toParent:
      'En privé : « Nous avons vu un pou ce matin. Voici le protocole; la pharmacie et Info-Santé répondent aux questions. »',
    avoid: 'Inspecter les têtes en public, écrire un nom au babillard, conseiller un produit.',
    help: 'Le protocole de votre milieu dit qui vérifie, qui informe les autres familles et quand l’enfant revient. Pour le traitement, le parent demande à la pharmacie, au CLSC ou à Info-Santé (811).',
    seeAlso: ['fievre', 'corps'],
    keywords: 'poux lentes cheveux gratte tête contagion',
  },
  {
    id: 'bebe',
    moments: ['famille', 'jeu'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Au coin des poupées, elle couche le bébé dans le four et ferme la porte. « Il dort. » Puis elle vérifie que vous avez vu.',
    age: 'Vers 2 ou 3 ans, le jeu reste souvent tout près du vécu : le four est une phrase. Redemander une couche ou un biberon en est une autre, qui veut savoir si la place tient toujours.',
    now: 'Laissez le four tranquille. Assoyez-vous à côté, et dites ce que vous voyez, sans morale. Gardez-lui chaque jour le même petit moment à deux : à la maison, tout a changé d’heure.',
    toChild: '« Ton bébé est dans le four. Il pleurait beaucoup? Viens, j’ai deux bras et aucun bébé dedans. »',
    toParent:
      '« Elle joue au bébé tous les jours, et parfois elle le range loin. C’est sa façon d’y penser. Ici, ses routines ne bougent pas. »',
    avoid: '« Tu dois être contente! » « Tu es la grande, maintenant. » Elle n’a demandé ni l’un ni l’autre.',
    help: 'Elle tente de faire mal au vrai bébé, ou le parent est à bout devant vous : écoutez, puis nommez Info-Santé (811) et le CLSC, qui accompagnent aussi les parents. Un danger immédiat : 911.',
    seeAlso: ['accident', 'colere'],
    keywords: 'naissance petit frère petite sœur jalousie grossesse régression',
  },
  {
    id: 'deux-maisons',
    moments: ['famille', 'arrivee'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Dans son dessin, il y a deux portes. Il a donné à chacune une poignée, une serrure et un chat. Il n’y a qu’un chat.',
    age: 'Sa pensée part souvent de lui, vers 3 ou 4 ans : il peut croire que tout vient du lait renversé. Plus jeune, il suit les visages et les heures, et sent surtout qu’ils ont changé.',
    now: 'Demandez-lui de raconter son dessin et écrivez ses mots dessous. Montrez-lui, chaque matin, qui vient le chercher ce soir. Tout le reste demeure pareil : le crochet, la place, la chanson.',
    toChild: '« Tu as deux maisons, et ici une chaise qui ne bouge pas. Ce n’est pas à cause de toi. »',
    toParent:
      '« Je vous dis la même chose à tous les deux. Il parle de ses maisons en jouant : qu’aimeriez-vous que je réponde? »',
    avoid: 'Porter les messages. Le questionner sur la fin de semaine. Même un soupir choisit un camp.',
    help: 'Pour savoir qui vient le chercher, tenez-vous-en aux autorisations écrites et demandez à la direction. Une tristesse qui s’installe : le parent peut s’adresser à son CLSC ou à Info-Santé (811).',
    seeAlso: ['parent-absent', 'demenagement'],
    keywords: 'séparation divorce garde partagée rupture parents',
  },
  {
    id: 'demenagement',
    moments: ['famille'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« Mon lit est dans une boîte. » Elle l’annonce entre le jus et le biscuit, comme la nouvelle du jour. Puis : « Et moi, je vais dans quelle boîte? »',
    age: 'La question est bonne : vers 3 ou 4 ans, la pensée est souvent concrète, et le lit est bel et bien emballé. Vers 2 ans, ce sont les lieux et les routines qui servent de carte.',
    now: 'Sortez une grande boîte et jouez au camion. On emballe, on roule, on ouvre : tout est là. Elle y entre si elle veut, et en ressort quand elle veut.',
    toChild: '« Les choses vont dans les boîtes. Toi, tu y vas dans l’auto, avec ta famille et ton toutou. »',
    toParent:
      '« Elle se demandait dans quelle boîte elle irait! On a joué au camion. Une photo de la nouvelle chambre lui ferait plaisir. »',
    avoid: 'Promettre que ce sera plus beau. Elle ne compare pas deux maisons, elle en quitte une.',
    help: 'Si elle quitte aussi votre milieu, demandez la date au parent et préparez un vrai au revoir. Si le sommeil ou l’appétit restent bouleversés, il peut appeler Info-Santé (811).',
    seeAlso: ['deux-maisons', 'separation'],
    keywords: 'déménager nouvelle maison changement de garderie boîtes',
  },
  {
    id: 'animal-mort',
    moments: ['famille'],
    ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      '« Mon chien est mort. » Il le dit en enlevant sa botte gauche. Il enlève la droite. « Est-ce qu’il vient me chercher pareil? »',
    age: '« Hier » et « demain » se précisent à peine, vers 3 ou 4 ans; « plus jamais » demande bien davantage. La même question revient souvent, parfois en riant, parfois dans un enterrement de toutous.',
    now: 'Prenez place à côté des bottes et répondez à la question posée, avec le mot juste. Puis laissez venir un dessin, une roche posée dans un coin de la cour, ou rien du tout.',
    toChild: '« Non, il ne viendra pas. Il est mort, son corps ne marche plus. Tu l’aimais beaucoup. »',
    toParent:
      '« Il nous a annoncé la mort de son chien. J’ai dit “mort”, simplement. Quels mots avez-vous pris, chez vous? »',
    avoid: '« Il dort. » « Il est parti. » On se réveille, on revient : il attendrait. Offrir un autre chien.',
    help: 'Le chagrin va et vient, et c’est sa façon d’avancer. S’il prend toutes les journées ou en réveille un plus ancien, dites au parent ce que vous voyez; le CLSC peut les soutenir.',
    seeAlso: ['deuil', 'histoire'],
    keywords: 'mort décès animal chat poisson deuil',
  },
  {
    id: 'deuil',
    moments: ['famille'],
    ages: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Sa place est restée vide trois jours. Ce matin, elle entre avec sa tante, le chandail boutonné de travers, et va droit au sable, comme d’habitude.',
    age: 'Un enfant a de la peine par petites gorgées : un chagrin, un jeu, une question au milieu du lait.',
    byAge: [
      { age: 'Avant 2 ans, souvent', text: 'Il sent l’absence, et la peine de ceux qui le portent.' },
      { age: 'Vers 3 ou 4 ans', text: 'Il peut attendre un retour, ou croire qu’il y est pour quelque chose.' },
      { age: 'Vers 4 ou 5 ans', text: 'Plusieurs demandent comment, pourquoi, et si vous aussi allez mourir.' },
    ],
    now: 'Suivez-la au sable. Apprenez de la famille ce qui est arrivé et quels mots ont été dits : vous prendrez les mêmes. Gardez ses routines à la minute près.',
    toChild:
      '« Ta grand-maman est morte, ta tante me l’a dit. Tu peux m’en parler, ou jouer. Je suis là pour les deux. »',
    toParent: '« Je pense à vous. Dites-moi ce que vous lui avez expliqué, et ce qui la console ces jours-ci. »',
    avoid:
      'Changer de sujet quand elle en parle. Cacher à tout prix votre propre tristesse : une adulte triste qui reste là rassure.',
    help: 'Le CLSC soutient les familles endeuillées, et Info-Santé (811) peut les y diriger. Si un enfant dit vouloir mourir ou rejoindre la personne, ne portez pas cette phrase seule : parent, direction et 811 le jour même; 911 s’il y a danger.',
    seeAlso: ['animal-mort', 'confidence'],
    keywords: 'mort décès funérailles grand-parent perte',
  },
  {
    id: 'confidence',
    moments: ['famille', 'soins'],
    ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS'],
    scene:
      'Vous lavez des pinceaux côte à côte. Sans lever les yeux : « Il me fait mal, des fois. Faut pas le dire. » L’eau du gobelet continue de tourner.',
    age: 'Un jeune enfant raconte par morceaux, dans un jeu ou pendant un soin, et rarement deux fois de la même façon. Vérifier si c’est vrai n’est pas votre travail.',
    now: 'Gardez les mains dans l’eau et la voix égale. Écoutez sans interroger, ne promettez pas le secret. Dès que vous le pouvez, écrivez ses mots exacts, l’heure, et ce qui venait juste avant.',
    toChild:
      '« Tu as bien fait de me le dire. Ce n’est pas ta faute. Je vais en parler à des adultes dont le travail est d’aider les enfants. »',
    toParent:
      'Demandez d’abord à la DPJ ce qui peut être dit, et à qui. D’ici là, le bonsoir de tous les soirs : « Elle a peint tout l’après-midi. »',
    avoid: 'Questionner, faire répéter, mener l’enquête, en parler au vestiaire. Attendre d’être sûre.',
    help: 'Un motif raisonnable de croire que sa sécurité ou son développement est compromis suffit : vous signalez vous-même à la DPJ, sans délai ni preuve. La direction ou le bureau coordonnateur vous soutient; l’obligation reste la vôtre. Danger immédiat : 911.',
    seeAlso: ['corps', 'retrouvailles'],
    keywords: 'abus violence maltraitance négligence signalement secret DPJ battu',
  },
]
