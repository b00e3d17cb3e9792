import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** No ratio in figures here: the text in force is the only reference for them. */
export const FAMILIES_AND_FRAMEWORK_QUESTIONS = inTopic('PETITE_ENFANCE', 'familles-et-cadre', [
  {
    key: 'au-dela-de-l-information',
    difficulty: 1,
    kind: 'single',
    prompt: 'Laquelle de ces pratiques dépasse la simple transmission d’information et fait vivre le partenariat?',
    choices: [
      wrong('a', 'Résumer la journée par écrit, enfant par enfant'),
      wrong('b', 'Afficher l’horaire et le menu de la semaine'),
      right('c', 'Convenir à deux d’une façon d’aborder la sieste'),
      wrong('d', 'Publier chaque soir des photos de la sortie'),
    ],
    explanationRight:
      'Le partenariat suppose un but commun et une décision partagée. Le parent connaît son enfant à la maison, vous le connaissez en groupe : la solution trouvée à deux a plus de chances de tenir.',
    explanationWrong:
      'Résumer, afficher et publier sont de bonnes habitudes, mais l’information y va dans un seul sens. Le partenariat commence quand on se fixe un but ensemble et que l’on décide à deux.',
    source: SOURCES.program,
    link: { to: 'self-assessment', anchor: 'pb-02' },
  },
  {
    key: 'qu-est-ce-qu-il-a-appris',
    difficulty: 2,
    kind: 'single',
    prompt:
      '« Il dit qu’il a joué dans la boue. Qu’est-ce qu’il a appris? » Quelle réponse éclaire le mieux ce parent?',
    choices: [
      right('a', 'Raconter une scène et nommer ce qu’elle exerçait'),
      wrong('b', 'Énumérer les activités inscrites à l’horaire'),
      wrong('c', 'Expliquer que le jeu se passe de justification'),
      wrong('d', 'Promettre une activité plus structurée demain'),
    ],
    explanationRight:
      '« Il a transvidé, comparé, négocié la louche » : une scène précise rend l’apprentissage visible. Reliez-la à ce que le parent connaît de son enfant, et la boue devient une conversation.',
    explanationWrong:
      'Sa question est une invitation. Une liste, un principe ou une promesse n’y répondent pas. Une scène observée, avec les habiletés qu’elle exerçait, montre comment l’enfant apprend par le jeu.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'pb-14' },
  },
  {
    key: 'accueillir-une-autre-langue',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'Une famille arrive dans votre groupe; on parle surtout tamoul à la maison. Quels gestes l’accueillent bien?',
    choices: [
      right('a', 'Apprendre quelques mots-clés dans sa langue'),
      wrong('b', 'Conseiller le français seulement, à la maison'),
      right('c', 'Prévoir des images et un peu plus de temps'),
      wrong('d', 'Faire traduire les messages par l’enfant aîné'),
    ],
    explanationRight:
      'Quelques mots, des images, du temps, un interprète au besoin : la famille comprend et se sent attendue. Valoriser la langue de la maison soutient l’enfant, son identité et ses liens.',
    explanationWrong:
      'La langue de la maison est une richesse à valoriser, et un enfant n’a pas à porter les messages des adultes. Des mots-clés, des images, du temps et au besoin un interprète ouvrent la porte.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-12' },
  },
  {
    key: 'ratios-en-sortie',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Lors d’une sortie au parc, les ratios qui s’appliquent sont les mêmes qu’à l’installation.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Les mêmes ratios valent dedans et dehors. Votre milieu peut toutefois exiger davantage selon le lieu, l’eau ou le trajet. Vérifiez les chiffres dans le règlement en vigueur et dans votre politique de sortie.',
    explanationWrong:
      'Une sortie paraît demander d’autres règles. Les ratios restent pourtant les mêmes qu’à l’installation; c’est la politique du milieu qui peut en demander plus. Consultez le règlement en vigueur pour les chiffres.',
    source: SOURCES.staffing,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'rsge-sans-assistante',
    difficulty: 3,
    kind: 'single',
    prompt: 'Une RSGE travaille sans assistante. En règle générale, combien d’enfants peut-elle recevoir au plus?',
    choices: [
      wrong('a', 'Six, dont au plus quatre de moins de 18 mois'),
      right('b', 'Six, dont au plus deux de moins de 18 mois'),
      wrong('c', 'Neuf, dont au plus quatre de moins de 18 mois'),
      wrong('d', 'Huit, dont au plus deux de moins de 18 mois'),
    ],
    explanationRight:
      'En règle générale, c’est six, dont au plus deux de moins de 18 mois. Les enfants de la maison peuvent compter. Votre bureau coordonnateur confirme ce qui s’applique à votre situation.',
    explanationWrong:
      'Neuf enfants, dont au plus quatre de moins de 18 mois, suppose une assistante adulte. Seule, une RSGE en reçoit en règle générale six, dont au plus deux de moins de 18 mois. Le bureau coordonnateur précise le reste.',
    source: SOURCES.homeCare,
    link: { to: 'definitions', anchor: 'rsge' },
  },
  {
    key: 'qui-reconnait-les-rsge',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Une amie souhaite devenir responsable d’un service de garde éducatif en milieu familial. Vers quel organisme la dirigez-vous?',
    choices: [
      wrong('a', 'La municipalité où elle habite'),
      wrong('b', 'Le CLSC de son quartier, à l’accueil'),
      wrong('c', 'Le centre de services scolaire'),
      right('d', 'Le bureau coordonnateur du territoire'),
    ],
    explanationRight:
      'Le bureau coordonnateur de la garde éducative en milieu familial reconnaît, soutient et surveille les RSGE de son territoire. Il expliquera les étapes à votre amie et l’accompagnera ensuite.',
    explanationWrong:
      'La municipalité, le CLSC et le réseau scolaire croisent parfois les RSGE sans les reconnaître. Ce rôle revient au bureau coordonnateur de leur territoire, qui les soutient aussi au quotidien.',
    source: SOURCES.homeCareRecognition,
    link: { to: 'definitions', anchor: 'bureau-coordonnateur-bc' },
  },
  {
    key: 'qui-a-l-obligation-de-signaler',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Des faits vous donnent un motif raisonnable de croire que la sécurité d’un enfant est compromise. Qui doit le signaler?',
    choices: [
      wrong('a', 'La direction, une fois qu’elle aura vérifié les faits'),
      wrong('b', 'L’agente de soutien pédagogique, après une visite'),
      right('c', 'Vous-même, sans délai, comme toute l’équipe'),
      wrong('d', 'Le parent, dès que vous l’aurez rencontré'),
    ],
    explanationRight:
      'L’obligation est personnelle : vous signalez sans délai à la DPJ, sans attendre une preuve ni l’accord de la direction. Celle-ci, ou le bureau coordonnateur, peut vous soutenir. Si le danger est immédiat, composez le 911.',
    explanationWrong:
      'La direction, une visite ou une rencontre donneraient du soutien ou des réponses, mais elles retardent, et l’obligation ne se transfère pas. Un motif raisonnable suffit : vous signalez vous-même, sans délai, à la DPJ.',
    source: SOURCES.youthProtection,
    link: { to: 'definitions', anchor: 'signalement' },
  },
  {
    key: 'sirop-sans-etiquette',
    difficulty: 2,
    kind: 'single',
    prompt:
      'À l’arrivée, un parent vous confie un médicament prescrit dans un petit pot sans étiquette et vous autorise de vive voix. Que faites-vous?',
    choices: [
      right('a', 'Demander le contenant étiqueté et un accord écrit'),
      wrong('b', 'Inscrire vous-même la dose dictée sur le petit pot'),
      wrong('c', 'Faire confirmer la dose par une collègue témoin'),
      wrong('d', 'Noter l’accord verbal au registre, avec l’heure'),
    ],
    explanationRight:
      'Le contenant d’origine étiqueté et l’autorisation écrite du parent évitent les erreurs de produit et de dose. L’étiquette du pharmacien vaut aussi autorisation du professionnel de la santé. Dites-le simplement : c’est pour son enfant.',
    explanationWrong:
      'Le geste du parent est confiant, et l’erreur reste possible. Ni témoin ni note ne remplacent le contenant d’origine étiqueté et l’autorisation écrite. Vous pouvez proposer au parent de l’apporter ce soir ou demain.',
    source: SOURCES.regulation,
    link: { to: 'backpack', anchor: 'equipement' },
  },
  {
    key: 'acces-du-parent',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Un parent peut avoir accès aux locaux en tout temps lorsque son enfant s’y trouve.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Le règlement prévoit cet accès en tout temps quand l’enfant est présent. C’est aussi un geste de confiance : une porte ouverte dit aux familles que leur regard est bienvenu.',
    explanationWrong:
      'On voudrait parfois protéger la sieste ou l’adaptation. On peut en parler avec le parent, mais le règlement lui donne accès aux locaux en tout temps lorsque son enfant s’y trouve.',
    source: SOURCES.regulation,
    link: { to: 'definitions', anchor: 'partenariat' },
  },
  {
    key: 'membre-du-personnel-de-garde',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Ce matin, quatre adultes se trouvent près du groupe des 3 ans. Laquelle de ces personnes est un membre du personnel de garde, au sens retenu par le Ministère?',
    choices: [
      wrong('a', 'La cuisinière, qui dîne souvent avec le groupe'),
      right('b', 'La remplaçante, affectée au groupe aujourd’hui'),
      wrong('c', 'L’adjointe, qui répond aux familles à l’accueil'),
      wrong('d', 'La grand-mère bénévole, venue lire une histoire'),
    ],
    explanationRight:
      'Le membre du personnel de garde est la personne affectée à l’application du programme éducatif auprès des enfants, remplaçante comprise. Les autres adultes enrichissent la journée sans tenir ce rôle.',
    explanationWrong:
      'Être sur place, même tout près des enfants, ne suffit pas. Le terme désigne la personne affectée à l’application du programme éducatif auprès d’eux : ce matin, la remplaçante.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'triple-mission',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'À la visite d’accueil, vous résumez la mission des services de garde éducatifs à l’enfance. Quelles visées nommez-vous?',
    choices: [
      right('a', 'Voir au bien-être, à la santé et à la sécurité'),
      wrong('b', 'Vérifier les acquis avant l’entrée à l’école'),
      right('c', 'Offrir un milieu qui stimule le développement'),
      right('d', 'Prévenir les difficultés d’apprentissage'),
    ],
    explanationRight:
      'C’est la triple mission : bien-être, santé et sécurité; milieu de vie qui stimule le développement global; prévention des difficultés d’apprentissage, de comportement ou d’insertion sociale.',
    explanationWrong:
      'La mission tient en trois visées : le bien-être, la santé et la sécurité; un milieu de vie stimulant; la prévention des difficultés. On accompagne le développement, sans vérifier des acquis pour l’école.',
    source: SOURCES.programMission,
    link: { to: 'definitions', anchor: 'triple-mission' },
  },
])
