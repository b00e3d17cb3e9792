import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const EDUCATIONAL_PROCESS_QUESTIONS = inTopic('PETITE_ENFANCE', 'processus-educatif', [
  {
    key: 'quatre-etapes-du-processus',
    difficulty: 1,
    kind: 'single',
    prompt: 'Une stagiaire vous demande par où passe votre démarche éducative. Quelle suite lui décrivez-vous?',
    choices: [
      wrong('a', 'Accueil, planification et animation éducative, bilan des acquis, appel aux parents'),
      right('b', 'Observation, planification et organisation, action éducative, réflexion-rétroaction'),
      wrong('c', 'Observation, dépistage et consultation, intervention ciblée, suivi des résultats'),
    ],
    explanationRight:
      'Ces quatre étapes forment le processus de l’intervention éducative. La dernière prépare la suivante : ce que vous comprenez aujourd’hui en réfléchissant oriente ce que vous observerez et proposerez demain.',
    explanationWrong:
      'Plusieurs de ces mots appartiennent à votre quotidien. Le processus de l’intervention éducative, lui, se nomme ainsi : observation, planification et organisation, action éducative, réflexion-rétroaction. Il sert à accompagner l’enfant, non à le classer.',
    source: SOURCES.programProcess,
    link: { to: 'self-assessment', anchor: 'ie-01' },
  },
  {
    key: 'processus-par-ou-commencer',
    difficulty: 2,
    kind: 'true-false',
    prompt:
      'En repensant à une transition difficile, vous décidez de la modifier demain. Le processus de l’intervention éducative peut très bien s’amorcer ainsi, par la réflexion-rétroaction.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Le processus peut s’amorcer à n’importe quelle étape, et souvent à la réflexion-rétroaction. Une question qui vous reste en tête sur le chemin du retour est déjà un bon point de départ.',
    explanationWrong:
      'On présente l’observation en premier, ce qui donne l’impression d’un départ obligé. En pratique, les étapes forment un cycle : on peut y entrer par une réflexion, par une action ou par un changement d’organisation.',
    source: SOURCES.programProcess,
    link: { to: 'self-assessment', anchor: 'ie-02' },
  },
  {
    key: 'note-factuelle-brouette',
    difficulty: 1,
    kind: 'single',
    prompt: 'Vous relisez quatre notes prises dans la cour. Laquelle s’en tient aux faits?',
    choices: [
      wrong('a', '« Il était de mauvaise humeur et cherchait la chicane »'),
      wrong('b', '« Il a beaucoup aimé la brouette et s’est bien amusé »'),
      right('c', '« Il pousse la brouette jusqu’au bac, trois allers-retours »'),
      wrong('d', '« Il manque d’attention dès qu’une activité s’allonge »'),
    ],
    explanationRight:
      'Une note factuelle décrit ce qu’une autre personne aurait pu voir ou entendre : le geste, le lieu, le nombre. Relue dans un mois, elle garde sa valeur, car le sens reste à chercher.',
    explanationWrong:
      'L’humeur, le plaisir et l’attention sont des interprétations, parfois justes. Une note factuelle garde ce qui se voit et s’entend : un geste, un trajet, un nombre. Le sens vient après, avec d’autres observations.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ie-03' },
  },
  {
    key: 'hypothese-timidite',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Vous notez : « Elle regarde le groupe huit minutes, sans s’approcher. » Une collègue conclut qu’elle est timide. Que faites-vous de cette conclusion?',
    choices: [
      right('a', 'La garder en hypothèse et observer à d’autres moments'),
      wrong('b', 'L’ajouter à la note, pour que les faits aient un sens'),
      wrong('c', 'L’annoncer aux parents, pour qu’ils y voient à la maison'),
      wrong('d', 'L’écarter, puisqu’une observation ne s’interprète pas'),
    ],
    explanationRight:
      'Interpréter fait partie du métier, mais après plusieurs observations. Elle hésitait peut-être, ou planifiait son jeu. Une hypothèse laisse la porte ouverte; une étiquette la referme et finit par changer notre regard.',
    explanationWrong:
      'Une seule scène ne suffit ni à conclure ni à alerter. On sépare le fait de son interprétation, on garde l’hypothèse, puis on la vérifie à d’autres moments, ailleurs, avec d’autres enfants.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ie-03' },
  },
  {
    key: 'note-utile-plus-tard',
    difficulty: 1,
    kind: 'multiple',
    prompt:
      'Vous avez une minute pour noter une scène de jeu. Quels éléments rendront cette note utile dans trois mois?',
    choices: [
      right('a', 'La date, le lieu et le contexte'),
      wrong('b', 'Votre opinion sur son caractère'),
      wrong('c', 'La comparaison avec un autre enfant'),
      right('d', 'Les mots de l’enfant, tels quels'),
    ],
    explanationRight:
      'Date, lieu, contexte et paroles exactes permettent de retrouver la scène et de voir un parcours. Avec la durée et le matériel, votre note se relie facilement aux domaines de développement.',
    explanationWrong:
      'Gardez ce qui situe la scène et ce qui la rend vivante : date, lieu, contexte, paroles exactes. L’opinion et la comparaison vieillissent mal et ne décrivent pas le chemin de cet enfant-là.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ie-04' },
  },
  {
    key: 'formuler-une-intention',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Des enfants de 4 ans bâtissent des cabanes depuis une semaine. Laquelle de ces phrases est une intention éducative?',
    choices: [
      wrong('a', '« Terminer une cabane complète avant vendredi midi »'),
      wrong('b', '« Apporter la bâche, des cordes courtes et des branches »'),
      wrong('c', '« Faire nommer à chacun trois parties d’une cabane »'),
      right('d', '« Soutenir la coopération pendant la construction »'),
    ],
    explanationRight:
      'Une intention naît de vos observations et oriente vos choix : matériel, moment, soutien. Elle ouvre une possibilité aux enfants sans leur imposer de résultat. S’ils transforment la cabane en bateau, elle tient toujours.',
    explanationWrong:
      'Une échéance, une liste de matériel ou une consigne à réussir disent quoi faire ou quoi obtenir. L’intention dit ce que vous cherchez à soutenir chez les enfants, et elle reste vraie si le jeu change.',
    source: SOURCES.program,
    link: { to: 'definitions', anchor: 'intention-educative' },
  },
  {
    key: 'planifier-une-matinee-libre',
    difficulty: 2,
    kind: 'single',
    prompt: 'Vous planifiez une matinée au boisé où le jeu libre aura toute sa place. Que fixez-vous d’avance?',
    choices: [
      wrong('a', 'Le thème, les équipes et la trouvaille à rapporter'),
      right('b', 'Le lieu, la sécurité, le matériel et la durée'),
      wrong('c', 'Une proposition par quart d’heure, dans l’ordre'),
      wrong('d', 'Le moins possible, pour rester spontanée'),
    ],
    explanationRight:
      'On planifie le cadre, pas le scénario. Un lieu inspecté, du matériel ouvert et un temps long donnent aux enfants la sécurité et la latitude dont leur jeu a besoin.',
    explanationWrong:
      'Un programme serré laisse peu d’espace au jeu; l’absence de plan laisse peu de sécurité. La planification la plus utile prépare le cadre (lieu, sécurité, matériel ouvert, durée) et laisse l’histoire aux enfants.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ie-06' },
  },
  {
    key: 'soutenir-le-restaurant',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Trois enfants tiennent un restaurant de boue. Quelles interventions soutiennent leur jeu sans le diriger?',
    choices: [
      right('a', 'Déposer quelques contenants de plus à leur portée'),
      wrong('b', 'Attribuer les rôles pour que chacun participe'),
      right('c', 'Commander une soupe, comme une cliente parmi d’autres'),
      right('d', 'Refléter : « Tu brasses longtemps, c’est épais! »'),
    ],
    explanationRight:
      'Enrichir le matériel, jouer un rôle secondaire, refléter : chaque fois, l’histoire reste entre leurs mains. On peut aussi poser une question ouverte ou simplement protéger leur espace.',
    explanationWrong:
      'Distribuer les rôles part d’une bonne intention, mais c’est alors l’adulte qui écrit l’histoire. Ajouter du matériel, refléter et jouer un petit rôle nourrissent le jeu en laissant les enfants décider.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ie-07' },
  },
  {
    key: 'questions-de-fin-de-journee',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'La journée se termine. Quelles questions nourrissent votre réflexion-rétroaction?',
    choices: [
      wrong('a', '« Ai-je suivi mon plan jusqu’au bout? »'),
      right('b', '« Qui s’est engagé, qui s’est retiré? »'),
      right('c', '« Qu’est-ce que je modifie demain? »'),
      wrong('d', '« Qui a le mieux réussi l’activité? »'),
    ],
    explanationRight:
      'La réflexion-rétroaction revient sur votre action pour l’ajuster : a-t-elle servi l’intention, qu’ont vécu les enfants, que changer? Deux minutes et une question honnête suffisent souvent.',
    explanationWrong:
      'Avoir suivi le plan ne dit pas s’il convenait, et classer les enfants n’aide pas à les accompagner. Les questions utiles regardent leur engagement et ce que vous pourriez ajuster.',
    source: SOURCES.programProcess,
    link: { to: 'definitions', anchor: 'reflexion-retroaction' },
  },
  {
    key: 'grimper-sur-l-etagere',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Depuis lundi, des enfants de 2 ans grimpent sur l’étagère du local et vous les faites descendre. Quel changement agit à la source?',
    choices: [
      wrong('a', 'Coller une image d’interdiction à leur hauteur'),
      wrong('b', 'Revoir la règle chaque matin, au rassemblement'),
      right('c', 'Aménager un endroit où grimper est permis'),
      wrong('d', 'Rester près de l’étagère aux périodes de jeu'),
    ],
    explanationRight:
      'Un geste qui revient exprime souvent un besoin. En offrant un vrai défi pour grimper et en fixant l’étagère, l’aménagement répond à votre place : moins de consignes, plus d’initiative, plus de sécurité.',
    explanationWrong:
      'Rappeler la règle ou monter la garde demande de l’énergie tous les jours, et le besoin de grimper demeure. L’aménagement répond au besoin lui-même : un défi permis ailleurs, une étagère bien fixée.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'amenagement' },
  },
  {
    key: 'ou-vont-les-traces',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Vous revenez du parc avec trois notes et une photo autorisée d’un même enfant. Où ces traces soutiendront-elles le suivi de son développement?',
    choices: [
      wrong('a', 'Dans sa fiche d’inscription'),
      wrong('b', 'Dans le journal du groupe'),
      wrong('c', 'Sur le mur du vestiaire'),
      right('d', 'Dans son dossier éducatif'),
    ],
    explanationRight:
      'Le dossier éducatif rassemble les observations de chaque enfant et les portraits de son développement, transmis à ses parents. Reliez vos notes aux domaines : elles parleront d’elles-mêmes au moment du portrait.',
    explanationWrong:
      'Le journal du groupe et l’affichage racontent la vie collective; la fiche d’inscription sert à l’administration. Le suivi d’un enfant se construit dans son dossier éducatif, partagé avec ses parents.',
    source: SOURCES.fileGuide,
    link: { to: 'definitions', anchor: 'dossier-educatif' },
  },
  {
    key: 'inquietude-par-ou-commencer',
    difficulty: 2,
    kind: 'single',
    prompt: 'Depuis quelques semaines, le langage d’un enfant de 3 ans vous préoccupe. Par quoi commencez-vous?',
    choices: [
      right('a', 'Noter des faits à divers moments, puis consulter l’équipe'),
      wrong('b', 'Nommer aux parents le trouble auquel vous pensez'),
      wrong('c', 'Attendre le retour des vacances avant d’en parler'),
      wrong('d', 'Lui faire passer une grille de langage trouvée en ligne'),
    ],
    explanationRight:
      'Des faits observés à plusieurs moments donnent une base solide pour en parler à l’équipe ou au bureau coordonnateur, puis aux parents. Vous décrivez ce que vous voyez; le diagnostic appartient à d’autres.',
    explanationWrong:
      'Votre préoccupation mérite d’être prise au sérieux, sans étiqueter l’enfant et sans attendre. Observer et noter des faits, consulter, puis échanger avec les parents : cet ordre protège l’enfant et la confiance.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'dd-16' },
  },
])
