import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const INCLUSION_QUESTIONS = inTopic('PETITE_ENFANCE', 'inclusion', [
  {
    key: 'poussette-adaptee-au-boise',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Le sentier du boisé est trop étroit pour la poussette adaptée d’un enfant de votre groupe. Quelle solution retenez-vous?',
    choices: [
      wrong('a', 'Le garder au local avec une collègue et un bon jeu'),
      right('b', 'Choisir un autre chemin vers le même arbre'),
      wrong('c', 'Le faire attendre à l’entrée, avec une vue sur le jeu'),
      wrong('d', 'Le porter dans vos bras pendant tout le trajet'),
    ],
    explanationRight:
      'C’est l’activité qui s’ajuste : un autre chemin, et personne ne reste au bord à regarder. L’ajustement sert souvent à d’autres, aux plus petits ou à qui marche lentement.',
    explanationWrong:
      'Attendre, regarder ou rester au local, c’est ne pas participer; le porter ne tiendrait qu’une fois. Ajuster le lieu, le matériel ou le temps rend la sortie possible pour tous.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'besoins-particuliers' },
  },
  {
    key: 'nommer-l-enfant-d-abord',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Vous écrivez à l’équipe au sujet d’un garçon qu’il faudra soutenir au repas. Quelle formulation choisissez-vous?',
    choices: [
      wrong('a', '« Un cas particulier à surveiller »'),
      wrong('b', '« Un enfant différent des autres »'),
      right('c', '« Un enfant ayant un besoin particulier »'),
      wrong('d', '« Un trouble alimentaire à gérer »'),
    ],
    explanationRight:
      'L’enfant vient d’abord, le besoin ensuite. La formulation guide ce que l’équipe fera : on cherche ce qui l’aide à participer, plutôt que ce qui cloche.',
    explanationWrong:
      'Un cas, une différence, un trouble : ces mots parlent de tout sauf de lui, et le dernier pose un diagnostic. On nomme l’enfant, puis ce dont il a besoin pour participer.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'besoins-particuliers' },
  },
  {
    key: 'picto-pour-un-seul',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Offrir à un seul enfant cinq minutes d’avance pour s’habiller, c’est manquer d’équité envers les autres.',
    choices: trueFalse('faux'),
    explanationRight:
      'L’équité donne à chacun ce qu’il lui faut pour participer. Les enfants l’acceptent bien quand on le dit simplement : « Lui, ça l’aide. Toi, qu’est-ce qui t’aide? »',
    explanationWrong:
      'Donner pareil à tous paraît juste. L’équité demande autre chose : que chacun ait ce dont il a besoin pour participer. Parti plus tôt, cet enfant arrive dehors en même temps que ses amis.',
    source: SOURCES.program,
    link: { to: 'definitions', anchor: 'equite' },
  },
  {
    key: 'trois-semaines-sans-un-mot',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Depuis son arrivée, il y a trois semaines, un enfant de 3 ans joue beaucoup et ne dit rien. Comment l’invitez-vous à échanger?',
    choices: [
      wrong('a', 'En lui posant chaque jour les mêmes questions faciles'),
      right('b', 'En acceptant un doigt ou un regard comme réponse'),
      wrong('c', 'En lui gardant son jouet jusqu’au premier mot dit'),
      wrong('d', 'En demandant aux amis de parler pour lui un temps'),
    ],
    explanationRight:
      'Regarder et pointer, c’est déjà répondre. Quand on joue côte à côte, sans rafale de questions, l’échange s’installe; les mots arrivent quand ils ne sont plus attendus.',
    explanationWrong:
      'Questions répétées, jouet retenu ou porte-parole : chacun met le mot au centre. Accepter les réponses qui ne s’entendent pas garde la conversation ouverte, à son rythme.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'silence' },
  },
  {
    key: 'premier-mot-applaudi',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Quand un enfant longtemps silencieux dit enfin un mot, applaudir en groupe l’encourage à continuer.',
    choices: trueFalse('faux'),
    explanationRight:
      'Les applaudissements mettent sur scène un enfant qui se tenait justement à l’écart. Répondez à ce qu’il a dit, comme à n’importe qui : la suite a plus de chances de venir.',
    explanationWrong:
      'On applaudit par joie, et lui se retrouve sur une scène. Le premier mot risque d’être le dernier. Répondre simplement à ce qu’il vient de dire l’invite bien mieux à poursuivre.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'silence' },
  },
  {
    key: 'debut-de-phrase-repete',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Un enfant de 3 ans bute : « Je, je, je veux… » Quelles réactions l’aident?',
    choices: [
      right('a', 'Le laisser arriver au bout de sa phrase'),
      wrong('b', 'Lui rappeler de respirer et de recommencer'),
      right('c', 'Parler vous-même un peu plus lentement'),
      wrong('d', 'Lui souffler le mot qu’il est en train de chercher'),
    ],
    explanationRight:
      'C’est à l’adulte de ralentir. Vous regardez ses yeux plutôt que sa bouche et vous répondez à ce qu’il dit : il retient que son idée compte plus que sa façon de la dire.',
    explanationWrong:
      '« Respire », « recommence », un mot soufflé : trois façons de lui dire qu’il parle mal. On le laisse finir, puis on lui répond, un peu plus lentement que d’habitude.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'begaiement' },
  },
  {
    key: 'seche-mains-qui-hurle',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Le sèche-mains démarre; une enfant de 2 ans plaque ses mains sur ses oreilles et crie. Que faites-vous d’abord?',
    choices: [
      wrong('a', 'L’approcher de l’appareil pour la rassurer'),
      wrong('b', 'Le remettre en marche, en riant, plusieurs fois'),
      wrong('c', 'La féliciter si elle réussit à ne pas pleurer'),
      right('d', 'La garder contre vous et nommer ce bruit'),
    ],
    explanationRight:
      'Un bruit sans visage ni fin fait peur. Contre vous, elle emprunte votre calme; nommé, puis cherché d’aussi loin qu’elle le veut, il devient une chose parmi d’autres.',
    explanationWrong:
      'S’approcher ou recommencer « pour l’habituer » augmente la peur; la féliciter de se taire la laisse seule avec elle. Contenir d’abord, nommer le bruit, puis le chercher ensemble, de loin.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'bruit' },
  },
  {
    key: 'serveuse-sans-mots',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Trois enfants de 4 ans tiennent un restaurant. « Tu joues pas avec nous! » lancent-ils à une fille qui parle peu. Comment l’aidez-vous à entrer dans le jeu?',
    choices: [
      wrong('a', 'En rappelant qu’ici tout le monde est ami'),
      wrong('b', 'En fermant le restaurant jusqu’à leur accord'),
      wrong('c', 'En l’invitant à un autre jeu, seule avec vous'),
      right('d', 'En commandant une soupe qu’elle pourra livrer'),
    ],
    explanationRight:
      'Un rôle de plus ouvre mieux la porte qu’un règlement, et livrer ne demande presque aucun mot. Ouvert de cette façon, le jeu garde ses joueurs et en gagne une.',
    explanationWrong:
      '« Tous amis » n’est vrai de personne, et forcer l’entrée vide le jeu. Une soupe à livrer lui donne une place utile, sans discours, au milieu des autres.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'exclusion' },
  },
  {
    key: 'doigt-vers-l-armoire',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un enfant de 17 mois pointe l’armoire et grogne. Il veut la balle. Que faites-vous?',
    choices: [
      wrong('a', 'Garder la balle tant qu’il n’a pas dit un mot'),
      right('b', 'Lui donner la balle, en disant son nom'),
      wrong('c', 'Lui faire répéter le mot, deux ou trois fois'),
      wrong('d', 'Lui offrir tout le bac, pour qu’il se serve'),
    ],
    explanationRight:
      'Son doigt parle déjà. Montrer deux choses, attendre, puis donner l’objet avec son nom : le mot arrive au moment précis où il l’intéresse.',
    explanationWrong:
      'Retenir l’objet ou faire répéter change l’échange en examen; offrir tout le bac passe à côté de ce qu’il dit. Donnez l’objet, son nom, et un mot de plus.',
    source: SOURCES.developmentPractice,
    link: { to: 'what-to-do', anchor: 'premiers-mots' },
  },
  {
    key: 'phrase-a-deux-langues',
    difficulty: 2,
    kind: 'single',
    prompt:
      '« Donne agua! » dit un enfant de 2 ans et demi qui parle espagnol à la maison. Que vous apprend ce mélange?',
    choices: [
      wrong('a', 'Il confond les deux langues et s’embrouille'),
      wrong('b', 'Il faudrait s’en tenir à une seule langue'),
      wrong('c', 'Il parle moins bien que ceux de son âge'),
      right('d', 'Il prend dans une langue ce qui manque à l’autre'),
    ],
    explanationRight:
      'Ses mots sont rangés dans deux armoires, et il puise où il trouve. Répondez à sa demande en français, l’eau à la main : le mot s’ajoute sans en chasser un autre.',
    explanationWrong:
      'Le mélange ressemble à une confusion et n’en est pas une : il emprunte à une langue ce qui manque à l’autre. Répondre au sens, le mot français joint au geste, lui suffit.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'langues' },
  },
  {
    key: 'francais-a-la-maison',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Pour qu’un enfant apprenne le français plus vite, on conseille à sa famille de le parler à la maison.',
    choices: trueFalse('faux'),
    explanationRight:
      'La langue de la maison porte les berceuses, les récits et le lien. L’enfant bâtit le français sur elle; la lui retirer l’appauvrit sans rien hâter.',
    explanationWrong:
      'Le conseil part d’un bon souhait. On invite plutôt la famille à chanter et à raconter dans sa langue, qui lui est précieuse; en français, c’est vous qui joignez le geste au mot.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'langues' },
  },
  {
    key: 'la-grande-soeur-traduit',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Vous devez parler d’une question de santé avec un parent qui comprend peu le français. La grande sœur de 9 ans offre de traduire. Que faites-vous?',
    choices: [
      wrong('a', 'Accepter, en choisissant des mots très simples'),
      wrong('b', 'Remettre un feuillet en français à lire le soir'),
      right('c', 'Demander avec lui la présence d’un interprète'),
      wrong('d', 'Parler plus lentement, avec beaucoup de gestes'),
    ],
    explanationRight:
      'Une enfant n’a pas à porter une question de santé, ni à choisir ce qu’elle traduit. Avec un interprète, le parent peut tout demander, et vous savez ce qui a été compris.',
    explanationWrong:
      'Mots simples, gestes et feuillets aident au quotidien. Pour une question de santé, la grande sœur n’a pas à traduire : on demande avec le parent la présence d’un interprète.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'langues' },
  },
])
