import type { PortraitExample } from './types.ts'

export const YOUNGEST_EXAMPLES: readonly PortraitExample[] = [
  {
    id: 'enfant-a',
    child: 'L’enfant A, 14 mois',
    domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
    setting:
      'Elle fréquente la pouponnière depuis quatre mois. Son éducatrice la connaît bien; un matelas bas et une caisse renversée sont arrivés lundi.',
    notes: [
      {
        when: 'Lundi, 9 h 20, local',
        text: 'Se met debout à la caisse. La pousse, trois pas. Tombe assise, regarde vers moi, se relève. Quatre fois.',
      },
      {
        when: 'Mardi, 10 h 5, cour',
        text: 'À quatre pattes jusqu’à la butte. Monte. En haut, se tourne à reculons et descend sur le ventre.',
      },
      {
        when: 'Mardi, 11 h 40, dîner',
        text: 'Prend les petits pois un à un, entre le pouce et l’index. Repousse la cuillère que je tends.',
      },
      {
        when: 'Jeudi, 9 h 30, local',
        text: 'Une grande pleure. Cesse de pousser, la regarde, lui tend la couverture.',
      },
      {
        when: 'Vendredi, 15 h 50, départ',
        text: 'Montre le ballon, toujours avec le même son. Je dis : « Le ballon. » Rit, recommence.',
      },
    ],
    rewritten: {
      judged: 'Elle est très en avance en motricité et elle n’a peur de rien.',
      seen: 'Lundi, A pousse la caisse sur trois pas, tombe assise, se relève. Quatre fois.',
      why: '« En avance » compare, « n’a peur de rien » devine. La seconde note se relit dans six mois et dira encore quelque chose.',
    },
    sorted: {
      DEVELOPMENT_PHYSICAL_AND_MOTOR: [
        'Marche en poussant la caisse, trois pas.',
        'Monte la butte et la redescend à reculons.',
        'Saisit entre le pouce et l’index; mange seule avec les doigts.',
      ],
      DEVELOPMENT_COGNITIVE: ['Recommence la même action quatre fois, comme pour vérifier.'],
      DEVELOPMENT_LANGUAGE: ['Montre le ballon et le nomme à sa façon.'],
      DEVELOPMENT_SOCIAL_AND_EMOTIONAL: [
        'Cherche le regard de l’adulte après une chute.',
        'Remarque un pleur et tend la couverture.',
      ],
    },
    question: 'Je n’ai qu’une note en langage, prise au départ. La semaine prochaine, j’écoute pendant les soins.',
    portrait: [
      'Elle se déplace beaucoup et de plusieurs façons. Elle se met debout seule, pousse une caisse sur quelques pas et se relève quand elle tombe. Dehors, elle monte la butte à quatre pattes et a trouvé comment en redescendre : à reculons, sur le ventre.',
      'Ses doigts sont précis : elle prend un petit pois à la fois et préfère manger seule.',
      'Elle montre ce qui l’intéresse et commence à le nommer. Quand un enfant pleure, elle s’arrête et propose ce qui console.',
      'Ce qui l’aide : de l’espace au sol, des objets stables à pousser, et un adulte qui la regarde essayer.',
    ],
    talk: [
      '« Mardi, elle est montée sur la butte, et elle a cherché comment descendre. Regardez la photo : à reculons! »',
      '« À la maison, qu’est-ce qu’elle aime pousser, monter, vider? »',
      '« Ici, elle mange avec ses doigts et refuse la cuillère. Comment faites-vous, chez vous? »',
    ],
    next: 'On laisse la caisse à la même place, et on en ajoute une lourde. À table, une seconde cuillère, pour elle.',
  },
  {
    id: 'enfant-b',
    child: 'L’enfant B, 2 ans et demi',
    domain: 'DEVELOPMENT_LANGUAGE',
    setting:
      'B est arrivé il y a deux mois. À la maison, on parle surtout l’espagnol. Son éducatrice se demande comment il se fait comprendre.',
    notes: [
      {
        when: 'Lundi, 8 h 15, accueil',
        text: 'Tire ma main vers l’étagère. Montre le camion. Je dis : « Tu veux le camion rouge? » Hoche la tête : « Camion. »',
      },
      {
        when: 'Mercredi, 9 h 45, cour',
        text: 'Remplit la chaudière de sable, vide, remplit. Chante tout bas, en espagnol. S’arrête quand je m’approche.',
      },
      {
        when: 'Mercredi, 14 h 20, livres',
        text: 'Apporte l’album des animaux. Imite le chien avant que je tourne la page. Le nomme en espagnol, puis en français.',
      },
      {
        when: 'Jeudi, 10 h 10, cour',
        text: 'Une amie lui prend la pelle. Crie, pousse. Je m’accroupis : « Tu la voulais. » Dit : « À moi, pelle. »',
      },
      {
        when: 'Vendredi, 11 h 30, habillage',
        text: '« Va chercher tes bottes et viens au banc. » Il va, revient avec les bottes, s’assoit au banc.',
      },
    ],
    rewritten: {
      judged: 'B ne parle pas encore et il est agressif quand il ne peut pas s’exprimer.',
      seen: 'Jeudi, on lui prend sa pelle : il crie et pousse. Quand je nomme ce qu’il veut, il dit : « À moi, pelle. »',
      why: 'Le premier carnet efface cinq mots et une chanson. Le second montre ce qui l’aide : un adulte à sa hauteur, qui prête les mots.',
    },
    sorted: {
      DEVELOPMENT_PHYSICAL_AND_MOTOR: [
        'Remplit, vide et transporte la chaudière.',
        'Va chercher ses bottes et les rapporte au banc.',
      ],
      DEVELOPMENT_COGNITIVE: ['Anticipe la page suivante de l’album.', 'Recommence à remplir et à vider.'],
      DEVELOPMENT_LANGUAGE: [
        'Demande par le geste, puis par un mot.',
        'Dit le même mot dans ses deux langues.',
        'Assemble deux mots quand l’adulte nomme d’abord.',
        'Suit une consigne en deux temps, en français.',
        'Chante en espagnol.',
      ],
      DEVELOPMENT_SOCIAL_AND_EMOTIONAL: [
        'Défend sa pelle par un cri et une poussée, puis par des mots.',
        'Cesse de chanter quand l’adulte s’approche.',
      ],
    },
    question: 'Que dit-il en espagnol? Je ne le sais pas. Ce sont ses parents qui peuvent me l’apprendre.',
    portrait: [
      'B se fait comprendre de mieux en mieux. Il montre, il tire par la main, puis il dit le mot. Il commence à nommer dans ses deux langues : devant l’album, les deux noms du chien viennent ensemble.',
      'Il comprend une consigne en deux temps pendant l’habillage. Quand l’émotion monte, les mots se cachent; si l’adulte nomme d’abord ce qu’il veut, il les retrouve : « À moi, pelle. »',
      'Il aime remplir, vider et recommencer. Il chante en jouant, quand il se croit seul.',
      'Ce qui l’aide : un adulte à sa hauteur, du temps pour répondre, et des livres où reconnaître ce qu’il sait déjà.',
    ],
    talk: [
      '« Il connaît le chien dans vos deux langues, et il nous l’a appris. Quels mots dit-il le plus, chez vous? »',
      '« Continuez dans la langue où vous êtes le plus à l’aise. C’est avec elle qu’il apprend à parler. »',
      '« Il chante dans le sable. Nous apprendriez-vous cette chanson? »',
    ],
    next: 'La chanson apprise du parent ouvre le départ vers la cour. Pendant une semaine, on note ce qu’il dit dans chaque langue.',
  },
]
