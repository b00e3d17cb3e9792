import type { AgeStage } from './types.ts'

export const STAGE_1: AgeStage = {
  tag: '0-18-mois',
  ageGroup: 'AGE_0_18_MONTHS',
  title: '0-18 mois',
  subtitle: 'Les poupons',
  description:
    'En un an et demi, l’enfant passe des bras au sol, puis du sol à ses premiers pas. Il comprend le monde en le touchant, et vous comprend bien avant de parler.',
  contents: [
    {
      domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
      title: 'Physique et moteur',
      items: [
        {
          title: 'Du contrôle de la tête à la position assise',
          description:
            'Le poupon soutient d’abord sa tête, vers 3 à 4 mois. Il se retourne vers 4 à 6 mois, puis tient assis sans appui vers 6 à 9 mois. Offrez-lui du temps au sol, éveillé et accompagné. Mieux vaut ne pas l’installer dans une position qu’il ne sait pas encore prendre ni quitter.',
        },
        {
          title: 'Se déplacer à sa façon',
          description:
            'Ramper, rouler, glisser sur les fesses, marcher à quatre pattes : les chemins varient, et certains enfants en sautent un. Les premiers pas sans appui viennent souvent vers 12 mois, avec un écart courant de 9 à 18 mois. Placez un objet attirant un peu plus loin que sa main, puis attendez.',
        },
        {
          title: 'Des mains de plus en plus habiles',
          description:
            'La prise à pleine main devient une pince entre le pouce et l’index, vers 9 à 12 mois. Vers 15 à 18 mois, plusieurs enfants superposent deux ou trois blocs et gribouillent. Variez ce qui se saisit : large, léger, rugueux, jamais assez petit pour être avalé.',
        },
        {
          title: 'Connaître par les sens',
          description:
            'Le poupon regarde, touche, secoue et porte à la bouche : c’est sa façon de poser des questions. Des textures, des sons et des odeurs variés nourrissent son développement sensoriel. Vérifiez chaque objet, et laissez-lui le temps d’en faire le tour avant d’en proposer un autre.',
        },
      ],
      outdoors:
        'Une couverture à l’ombre, de l’herbe à effleurer, l’ombre des feuilles à suivre des yeux. Dix minutes suffisent, et demain au même endroit.',
    },
    {
      domain: 'DEVELOPMENT_COGNITIVE',
      title: 'Cognitif',
      items: [
        {
          title: 'L’attention partagée',
          description:
            'Entre 9 et 12 mois environ, il regarde ce que vous regardez ou montrez, puis pointe à son tour. Cette attention conjointe est le tremplin de bien des apprentissages. Suivez son doigt avant de montrer le vôtre : le mot qui tombe sur ce qu’il regarde déjà est le mieux retenu.',
        },
        {
          title: 'L’objet existe encore',
          description:
            'Vers 8 à 12 mois, il cherche un objet qu’on vient de cacher : il en garde une image en tête. Les jeux de coucou et de cachette l’y exercent. Ils l’aident aussi à apprivoiser les départs, puisqu’on y voit chaque fois revenir ce qui avait disparu.',
        },
        {
          title: 'J’agis, quelque chose se passe',
          description:
            'Secouer, laisser tomber, pousser, recommencer : il découvre le lien entre son geste et l’effet obtenu. La dixième cuillère par terre n’est pas un défi lancé à l’adulte, c’est une vérification. Donnez-lui un contenant à remplir et à vider, et gardez la cuillère pour le repas.',
        },
        {
          title: 'Imiter pour comprendre',
          description:
            'Il reproduit d’abord un geste vu à l’instant puis, vers 12 à 18 mois, un geste vu plus tôt. Il utilise la brosse, la tasse ou le téléphone selon leur fonction. Faites vos gestes devant lui, lentement, et laissez à sa portée une débarbouillette ou un petit balai.',
        },
      ],
      outdoors:
        'Une chaudière à remplir et à vider de neige, de sable ou de grosses cocottes, sous surveillance rapprochée. La plus belle découverte tient dans le mot « encore ».',
    },
    {
      domain: 'DEVELOPMENT_LANGUAGE',
      title: 'Langagier',
      items: [
        {
          title: 'Des pleurs au babillage',
          description:
            'Les pleurs se différencient, les gazouillis apparaissent vers 2 à 3 mois, puis des chaînes comme « bababa » vers 6 à 10 mois. Répondez à ses sons, et taisez-vous ensuite : ce silence lui laisse son tour. Le changement de couche est un excellent moment de conversation.',
        },
        {
          title: 'Les gestes qui parlent',
          description:
            'Tendre les bras, faire au revoir, pointer : vers 9 à 12 mois, le corps communique avant les mots. Nommez ce que son geste demande, puis répondez-y. Il apprend ainsi que se faire comprendre fonctionne, et qu’il vaut la peine de continuer.',
        },
        {
          title: 'Les premiers mots',
          description:
            'Ils apparaissent souvent autour de 12 mois. Vers 18 mois, leur nombre varie beaucoup d’un enfant à l’autre; plusieurs en disent une vingtaine. Un son constant qui désigne toujours la même chose est déjà un mot. Reprenez-le dans une phrase courte, sans faire répéter.',
        },
        {
          title: 'Comprendre avant de dire',
          description:
            'Il réagit à son prénom, reconnaît des mots familiers, puis suit une consigne simple, d’abord appuyée d’un geste. Annoncez ce que vous allez faire avant de le faire : « Je vais te prendre. » Attendez son mouvement. Il participe bien avant de pouvoir répondre.',
        },
      ],
      outdoors:
        'Nommez ce qu’il regarde, « l’oiseau », « le vent », attendez sa réponse et reprenez-la. Dehors, les sons viennent un à un et de loin : ils sont plus faciles à écouter.',
    },
    {
      domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
      title: 'Social et affectif',
      items: [
        {
          title: 'Le lien d’attachement',
          description:
            'Des réponses sensibles et prévisibles à ses signaux lui donnent une base de sécurité, auprès de ses parents comme de son éducatrice. Il part explorer, puis revient se rassurer. Gardez la même personne aux mêmes soins autant que possible : la constance compte plus que la nouveauté.',
        },
        {
          title: 'La séparation et l’inconnu',
          description:
            'Vers 8 à 10 mois, plusieurs poupons pleurent au départ du parent ou se méfient des visages nouveaux. Un rituel d’accueil stable, un objet réconfortant et une intégration progressive les aident. Invitez le parent à dire au revoir : partir en cachette rend le prochain matin plus difficile.',
        },
        {
          title: 'Un tempérament bien à lui',
          description:
            'Niveau d’activité, intensité, réaction à la nouveauté, adaptabilité : ces traits se voient très tôt. L’un rit du nouveau jouet, l’autre l’observe dix minutes de vos genoux. Ajustez votre façon de faire à l’enfant. Vous ne le gâtez pas : vous le comprenez.',
        },
        {
          title: 'Des émotions apaisées à deux',
          description:
            'La joie, la peur, la colère et la tristesse passent par le corps. Le poupon ne se calme pas seul : votre voix, vos bras et votre constance régulent avec lui. Parlez bas, ralentissez vos gestes, respirez. Il emprunte votre calme avant d’en avoir un à lui.',
        },
        {
          title: 'S’intéresser aux autres et à soi',
          description:
            'Il observe ses pairs, leur sourit, touche leur visage, joue à côté d’eux. Vers 18 mois, plusieurs enfants commencent à se reconnaître dans le miroir. Restez à portée de main pour guider le geste : « Doucement, sur sa joue. » La rencontre vaut mieux que l’interdiction.',
        },
      ],
      outdoors:
        'Sortez en petit groupe, toujours avec une figure connue, et gardez les mêmes rituels qu’à l’intérieur : la même chanson pour le chapeau, le même ordre pour partir.',
    },
  ],
}
