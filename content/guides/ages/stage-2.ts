import type { AgeStage } from './types.ts'

export const STAGE_2: AgeStage = {
  tag: '18-mois-2-ans',
  ageGroup: 'AGE_18_MONTHS_2_YEARS',
  title: '18 mois - 2 ans',
  subtitle: 'Les jeunes trottineurs',
  description:
    'Debout, il part voir. Il veut choisir, porter, grimper, et il n’a pas encore les mots pour le dire. La même adulte, le même sentier et beaucoup de temps lui suffisent.',
  contents: [
    {
      domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
      title: 'Physique et moteur',
      items: [
        {
          title: 'Une marche assurée, des débuts de course',
          description:
            'Il marche, s’accroupit, se relève, recule. Sa première « course » ressemble à une marche rapide, et ses chutes sont fréquentes : elles font partie de l’apprentissage. Avant de le relever, attendez un instant. S’il se relève seul, dites ce que vous avez vu : « Tu es tombé, tu t’es remis debout. »',
        },
        {
          title: 'Monter, grimper, redescendre',
          description:
            'Il monte l’escalier en tenant une main ou une rampe, un pied rejoignant l’autre, et grimpe sur ce qui est à sa portée. Redescendre s’apprend : montrez-lui à se retourner et à chercher le sol du pied. Offrez-lui quelque chose de bas et de solide à grimper, sinon il le trouvera.',
        },
        {
          title: 'Lancer et botter',
          description:
            'Il lance sans viser, pousse un ballon du pied, tire et pousse des objets volumineux. Offrez-lui une boîte lourde à pousser plutôt que dix jouets à regarder. Quand il lance ce qui ne se lance pas, montrez-lui ce qui se lance et où : le besoin de lancer, lui, est bien réel.',
        },
        {
          title: 'Des doigts plus précis',
          description:
            'Vers 2 ans, plusieurs enfants montent une tour de quatre à six blocs, tournent des pages, gribouillent et mangent de mieux en mieux à la cuillère. Il tente aussi d’enlever ses vêtements. Commencez par ce qui s’enlève, les bas et la tuque : défaire vient avant faire.',
        },
      ],
      outdoors:
        'Un sentier court et inégal, parcouru à son rythme, sans destination obligée. S’il s’arrête six fois, c’est qu’il y avait six choses à voir.',
    },
    {
      domain: 'DEVELOPMENT_COGNITIVE',
      title: 'Cognitif',
      items: [
        {
          title: 'Les débuts du faire semblant',
          description:
            'Un bâton devient cuillère, une roche devient pomme. La fonction symbolique s’installe par des gestes simples, tirés du quotidien : nourrir, bercer, téléphoner. Acceptez la soupe qu’il vous tend et goûtez-la. Il vient d’inventer, et vous venez de le croire.',
        },
        {
          title: 'Essayer, se tromper, recommencer',
          description:
            'Il résout de petits problèmes par essais et erreurs, puis commence à imaginer une solution avant d’agir. Devant la chaudière coincée, comptez jusqu’à dix avant d’aider. Offrez ensuite le plus petit coup de pouce possible : tenir, montrer du doigt, nommer.',
        },
        {
          title: 'Pareil, pas pareil',
          description:
            'Il associe des objets semblables et commence à les regrouper : les grandes feuilles ici, les petites là. Nommez son idée plutôt que d’imposer la vôtre. S’il met ensemble une roche et une feuille, demandez-vous ce qu’il a vu : elles sont peut-être toutes les deux mouillées.',
        },
        {
          title: 'La mémoire des lieux et des routines',
          description:
            'Il sait où sont rangés les objets, reconnaît le chemin du parc et anticipe la suite d’une routine stable. Gardez le même ordre chaque jour, et laissez-le vous annoncer la suite. Le jour où tout change, prévenez-le juste avant, avec un objet dans la main : le chapeau veut dire dehors.',
        },
      ],
      outdoors:
        'Offrez plusieurs exemplaires d’un même matériau naturel, assez gros pour être manipulé sans danger : vingt grosses cocottes valent mieux que vingt objets différents.',
    },
    {
      domain: 'DEVELOPMENT_LANGUAGE',
      title: 'Langagier',
      items: [
        {
          title: 'Le vocabulaire s’accélère',
          description:
            'Vers 2 ans, plusieurs enfants disent une cinquantaine de mots ou davantage, et en comprennent beaucoup plus. Les mots viennent surtout de ce qui se vit. Employez le mot juste, « merle » plutôt que « petit oiseau », et retrouvez-le le lendemain au même endroit.',
        },
        {
          title: 'Deux mots ensemble',
          description:
            '« Encore eau », « papa parti » : les premières combinaisons apparaissent généralement entre 18 et 24 mois. Reprenez l’idée en l’allongeant d’un mot ou deux : « Oui, encore de l’eau froide. » Inutile de demander qu’il redise la phrase : il l’a entendue au bon moment.',
        },
        {
          title: 'Comprendre des consignes simples',
          description:
            'Il montre des parties de son corps, va chercher un objet nommé et, vers 2 ans, suit une consigne familière en deux temps. Placez-vous à sa hauteur, dites d’abord son nom, puis une seule chose. S’il ne bouge pas, montrez avant de répéter plus fort.',
        },
        {
          title: 'Le plaisir des livres et des comptines',
          description:
            'Il pointe les images, complète un mot connu, mime une chanson à gestes. Relisez le même livre aussi souvent qu’il le demande : c’est la dixième fois qu’il peut le raconter. Arrêtez-vous avant le dernier mot, et attendez qu’il le lance.',
        },
      ],
      outdoors:
        'Une comptine de marche toujours pareille pour chaque départ. Au bout de deux semaines, ce sont eux qui la commencent en voyant les bottes.',
    },
    {
      domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
      title: 'Social et affectif',
      items: [
        {
          title: '« Non! » et « à moi! »',
          description:
            'L’opposition exprime la découverte de soi : dire non, c’est vérifier qu’on est quelqu’un. Deux choix réels et acceptables valent mieux qu’un bras de fer : « La mitaine rouge ou la bleue? » Gardez le non de l’adulte pour ce qui compte vraiment.',
        },
        {
          title: 'Jouer côte à côte',
          description:
            'Le jeu parallèle domine : il joue près des autres, les imite, mais partage difficilement. Du matériel en plusieurs exemplaires évite bien des conflits. Plutôt que d’exiger le partage, protégez le temps de chacun : « Elle a la pelle. Après, ce sera toi. »',
        },
        {
          title: 'De grandes émotions, peu de freins',
          description:
            'Les crises sont courantes : l’envie est immense et le frein tout neuf. Restez proche, assurez la sécurité, nommez l’émotion en peu de mots et attendez. Le raisonnement vient après, ou pas du tout. Ce qu’il retient, c’est que vous n’êtes pas partie.',
        },
        {
          title: 'Les premiers gestes d’empathie',
          description:
            'Il s’inquiète d’un pair qui pleure, tend un doudou, imite vos gestes de réconfort. Son remède est parfois maladroit : il offre ce qui le consolerait, lui. Nommez ce que vous voyez : « Tu lui apportes son lapin. » Les autres regardent, et apprennent aussi.',
        },
      ],
      outdoors:
        'Plus d’espace et moins d’objets uniques : plusieurs enfants y vivent moins de tensions. Une butte et de la boue se partagent toutes seules.',
    },
  ],
}
