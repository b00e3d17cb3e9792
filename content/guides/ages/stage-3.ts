import type { AgeStage } from './types.ts'

export const STAGE_3: AgeStage = {
  tag: '2-3-ans',
  ageGroup: 'AGE_2_YEARS_3_YEARS',
  title: '2-3 ans',
  subtitle: 'Les trottineurs',
  description:
    '« Moi tout seul. » Il court pour vrai, parle en phrases, invente des histoires de deux minutes et défend son territoire. Il a besoin de peu de règles, toujours les mêmes.',
  contents: [
    {
      domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
      title: 'Physique et moteur',
      items: [
        {
          title: 'Courir et sauter pour vrai',
          description:
            'Entre 2 et 3 ans, la course comporte une vraie phase où les deux pieds quittent le sol, et le saut à pieds joints apparaît. S’arrêter est plus difficile que partir. Jouez à courir jusqu’à l’arbre et à le toucher : l’arbre freine mieux que vos « Pas trop vite! ».',
        },
        {
          title: 'L’équilibre en construction',
          description:
            'Il marche sur la pointe des pieds, tient un bref instant sur un pied, suit une bordure large. Vers 3 ans, il pédale souvent sur un tricycle. Marchez à côté de lui sans tendre la main tout de suite : une main tenue change l’équilibre et retarde la découverte.',
        },
        {
          title: 'Des mains qui fabriquent',
          description:
            'Il enfile de gros anneaux, dévisse, verse, colle, donne ses premiers coups de ciseaux. Vers 3 ans, il imite un trait, puis un cercle. Donnez-lui de vrais gestes à faire : dévisser le pot, verser l’eau dans les gobelets, éponger ce qui a débordé.',
        },
        {
          title: 'Prendre soin de soi',
          description:
            'Se laver les mains avec aide, enlever ses vêtements, collaborer à l’habillage : chaque geste est une conquête. L’apprentissage de la propreté survient généralement entre 2 et 4 ans, quand l’enfant est prêt. Un accident se nettoie sans commentaire, et l’on réessaie demain.',
        },
      ],
      outdoors:
        'Des troncs couchés, de petites buttes, une brouette à pousser. La brouette vide ne l’intéresse pas longtemps : ayez quelque chose d’utile à transporter.',
    },
    {
      domain: 'DEVELOPMENT_COGNITIVE',
      title: 'Cognitif',
      items: [
        {
          title: 'Le jeu symbolique s’enchaîne',
          description:
            'Il ne fait plus qu’un seul geste : il prépare le repas, sert, mange, lave. Les scénarios restent proches de son vécu. Laissez traîner de quoi les prolonger, une chaudière, un linge, des cuillères de bois, et ne jouez un rôle que s’il vous en donne un.',
        },
        {
          title: 'Trier et comparer',
          description:
            'Il regroupe selon une couleur, une forme ou une taille, et emploie « gros », « petit », « beaucoup », « encore ». Le rangement est un tri qui sert à quelque chose : les pelles ici, les chaudières là. Une photo sur le bac remplace dix consignes.',
        },
        {
          title: 'Une attention brève mais réelle',
          description:
            'Son attention s’allonge quand il a choisi son jeu et que les distractions sont réduites. S’il change souvent d’activité, regardez d’abord le milieu : trop d’objets, trop de passage, trop de bruit? Quand il est absorbé, même une félicitation l’interrompt : gardez-la pour plus tard.',
        },
        {
          title: 'Premiers repères de quantité et d’espace',
          description:
            'Il récite quelques nombres, distingue un et plusieurs, comprend « dedans », « sur », « sous ». Comptez ce qui compte pour lui : les marches, les mitaines, les bouchées de pomme cuite. Un doigt posé sur chaque chose, lentement : un nombre, une chose.',
        },
      ],
      outdoors:
        'Des collections de cocottes et de feuilles, des trous à remplir, des chemins à suivre. Un trou creusé le lundi se retrouve le mardi : il devient une piscine, puis un gâteau.',
    },
    {
      domain: 'DEVELOPMENT_LANGUAGE',
      title: 'Langagier',
      items: [
        {
          title: 'Les phrases s’allongent',
          description:
            'De deux mots, on passe à trois ou quatre, avec le « je » et les petits mots qui les relient. Il cherche, hésite, recommence sa phrase. Regardez-le et laissez-lui le temps d’arriver au bout : finir à sa place va plus vite, mais lui enlève la parole.',
        },
        {
          title: 'Le temps des questions',
          description:
            '« C’est quoi? », « Où? », puis « Pourquoi? » : chaque question est une invitation à la conversation. Répondez en une phrase, puis retournez-la : « Et toi, qu’est-ce que tu en penses? » Le dixième « pourquoi » cherche surtout à garder votre attention, et c’est une bonne raison.',
        },
        {
          title: 'Comprendre une consigne double',
          description:
            '« Prends ton chapeau et va au crochet. » Il y arrive mieux si les deux actions se suivent logiquement et si un geste les accompagne. Dites la consigne au moment où elle peut se faire, pas trois minutes avant, et commencez par ce qui se fait plutôt que par l’interdit.',
        },
        {
          title: 'Être compris',
          description:
            'Vers 3 ans, les proches comprennent l’essentiel de ses propos; plusieurs sons restent à acquérir. Redites le mot correctement dans une phrase naturelle, sans faire répéter. Si vous n’avez pas compris, dites-le simplement et demandez-lui de vous montrer.',
        },
      ],
      outdoors:
        'Décrivez ensemble ce qui bouge, sent ou craque, et accueillez les silences. Un enfant couché dans l’herbe qui ne dit rien n’est pas inoccupé.',
    },
    {
      domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
      title: 'Social et affectif',
      items: [
        {
          title: '« Moi tout seul »',
          description:
            'Le besoin d’autonomie est fort, et l’habileté n’a pas encore rattrapé l’envie. Prévoyez dix minutes de plus pour l’habillage : c’est un temps d’apprentissage à part entière. Proposez votre aide avec des mots précis : « Je tiens le bas, tu montes la fermeture. »',
        },
        {
          title: 'Vers le jeu à plusieurs',
          description:
            'Le jeu parallèle devient par moments associatif : on échange un objet, une idée, un rire. Le partage reste difficile et demande votre aide. Commentez ce qu’ils font ensemble sans le savoir : « Vous creusez le même trou. » Ils lèvent les yeux et se découvrent.',
        },
        {
          title: 'Des mots pour les émotions',
          description:
            'Il reconnaît la joie, la colère, la tristesse et la peur, et commence à les nommer. Nommez aussi les vôtres : « Je suis surprise, l’eau est glacée. » Après une crise, quelques mots suffisent : ce qui est arrivé, ce qu’il a ressenti, ce qu’on fait maintenant.',
        },
        {
          title: 'Les règles et les rituels',
          description:
            'Peu de règles, claires, dites de façon positive et appliquées avec constance le sécurisent. « Les bâtons restent plus bas que les épaules » se retient mieux que « Attention! ». Une règle que vous appliquez un jour sur deux n’est pas plus douce : elle est plus difficile à comprendre.',
        },
      ],
      outdoors:
        'Un rituel d’arrivée au site : on touche l’arbre repère, on écoute, on part jouer. Trente secondes, chaque fois, et le lieu devient le leur.',
    },
  ],
}
