import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Ratios in figures are those of the Ministry's page: each explanation sends back to the text in force or to who knows it. */
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
  {
    key: 'deux-ans-douze-enfants',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Douze enfants de 2 et de 3 ans jouent dans la cour de l’installation. Combien de membres du personnel de garde faut-il, au moins?',
    choices: [
      wrong('a', 'Un, si la cour est bien clôturée'),
      right('b', 'Deux, affectés à ce groupe'),
      wrong('c', 'Trois, dont une personne qualifiée'),
      wrong('d', 'Deux, dont l’un reste au local'),
    ],
    explanationRight:
      'De 18 mois à moins de 4 ans, un adulte affecté au groupe accompagne au plus huit enfants. À douze, il en faut donc deux, dehors comme dedans. Vérifiez toujours le texte en vigueur.',
    explanationWrong:
      'Une clôture ne compte pas dans le ratio, et l’adulte resté au local non plus. De 18 mois à moins de 4 ans, c’est au plus huit enfants par adulte : pour douze, il en faut deux, auprès du groupe.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'six-poupons-ce-matin',
    difficulty: 2,
    kind: 'single',
    prompt: 'À la pouponnière, six enfants de 9 à 15 mois sont arrivés et vous êtes seule. Que faites-vous?',
    choices: [
      wrong('a', 'Former un seul groupe, assise au sol avec eux'),
      wrong('b', 'Coucher d’abord les deux qui sont fatigués'),
      right('c', 'Appeler un deuxième adulte auprès du groupe'),
      wrong('d', 'Attendre le départ d’un enfant, prévu à midi'),
    ],
    explanationRight:
      'Avant 18 mois, un adulte accompagne au plus cinq enfants. Le sixième demande une deuxième personne tout de suite, même s’il dort : un enfant couché compte comme un enfant qui joue.',
    explanationWrong:
      'Une sieste ou un départ prochain ne changent pas le compte du moment. Avant 18 mois, c’est au plus cinq enfants par adulte : on appelle quelqu’un avant d’aménager la matinée.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'dix-enfants-de-quatre-ans',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'En installation, une éducatrice peut être seule avec dix enfants si tous ont 4 ans ou plus.',
    choices: trueFalse('vrai'),
    explanationRight:
      'À partir de 4 ans, le ratio est d’au plus dix enfants par adulte, dehors comme dedans. Un plus jeune se joint au groupe? On demande à la direction combien d’adultes il faut alors.',
    explanationWrong:
      'Le chiffre paraît élevé quand on pense aux plus petits. À partir de 4 ans, c’est pourtant au plus dix enfants par adulte; votre milieu peut demander mieux pour une sortie ou un atelier.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'qui-est-seule-avec-eux',
    difficulty: 3,
    kind: 'multiple',
    prompt: 'Chacun de ces groupes, en installation, n’a qu’une éducatrice. Lesquels respectent le ratio?',
    choices: [
      right('a', 'Cinq poupons de 8 à 14 mois'),
      wrong('b', 'Neuf enfants, tous âgés de 3 ans'),
      right('c', 'Huit enfants de 18 mois à 3 ans'),
      right('d', 'Dix enfants de 4 ans et demi'),
    ],
    explanationRight:
      'Au plus cinq avant 18 mois, huit de 18 mois à moins de 4 ans, dix à partir de 4 ans. Les trois chiffres valent la peine d’être sus par cœur : on compte vite, à la porte.',
    explanationWrong:
      'Repérez d’abord l’âge, puis le nombre : cinq avant 18 mois, huit de 18 mois à moins de 4 ans, dix à partir de 4 ans. Neuf enfants de 3 ans dépassent donc d’un.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'une-adulte-doit-repartir',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Vous planifiez une sortie au parc à deux adultes. Un enfant pourrait devoir rentrer plus tôt. Que prévoyez-vous avant de partir?',
    choices: [
      right('a', 'Qui reste sur place, et avec combien d’enfants'),
      wrong('b', 'Qui attend au parc le parent de cet enfant'),
      wrong('c', 'Qui finit l’activité, pendant que l’autre compte'),
      wrong('d', 'Qui note l’incident, et dans quel cahier'),
    ],
    explanationRight:
      'Le ratio vaut aussi quand une adulte repart avec un enfant. Le prévoir avant, c’est parfois inviter une troisième personne, choisir un lieu plus proche ou rentrer tous ensemble.',
    explanationWrong:
      'Attendre, finir ou noter viendront après. Dès qu’une adulte repart, l’autre reste avec tout le groupe et le ratio vaut encore : on décide d’avance qui reste, avec combien d’enfants.',
    source: SOURCES.staffing,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'rsge-avec-assistante',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une RSGE engage une assistante adulte. En règle générale, combien d’enfants peut-elle alors recevoir au plus?',
    choices: [wrong('a', 'Sept'), wrong('b', 'Huit'), right('c', 'Neuf'), wrong('d', 'Douze')],
    explanationRight:
      'Avec une assistante adulte, c’est en règle générale neuf enfants au plus, au lieu de six. Le bureau coordonnateur confirme le nombre, selon l’âge des enfants et ceux de la maison.',
    explanationWrong:
      'Le nombre ne double pas avec l’assistante : il passe, en règle générale, de six à neuf au plus. Avant d’ouvrir une place, le bureau coordonnateur confirme ce qui s’applique.',
    source: SOURCES.homeCare,
    link: { to: 'definitions', anchor: 'rsge' },
  },
  {
    key: 'remplacante-de-neuf-heures',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'La remplaçante affectée à votre groupe pour l’avant-midi compte dans le ratio.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Le ratio compte les personnes affectées au groupe, remplaçante comprise. C’est une raison de plus pour lui dire, dès l’arrivée, les allergies, les sorties autorisées et qui ne mange pas quoi.',
    explanationWrong:
      'Elle connaît moins les enfants, d’où l’hésitation. Elle est pourtant affectée au groupe et compte dans le ratio : prenez deux minutes pour lui transmettre ce qui protège chacun.',
    source: SOURCES.staffing,
    link: { to: 'definitions', anchor: 'ratio' },
  },
  {
    key: 'depart-en-cachette',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un parent veut s’éclipser pendant que sa fille de 2 ans regarde le poisson, pour lui éviter des pleurs. Que lui proposez-vous?',
    choices: [
      wrong('a', 'De sortir vite, dès qu’elle rit'),
      wrong('b', 'De rester jusqu’à la collation'),
      right('c', 'De lui dire au revoir, puis de partir'),
      wrong('d', 'De promettre un cadeau ce soir'),
    ],
    explanationRight:
      'Un au revoir annoncé, toujours dans le même ordre, permet à l’enfant de prévoir. Elle pleurera peut-être; demain, elle n’aura pas à surveiller la porte au lieu de jouer.',
    explanationWrong:
      'L’intention est douce, mais un départ qu’elle découvre seule lui apprend à surveiller la porte. Un au revoir simple, puis un vrai départ, lui rendent la suite prévisible.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'separation' },
  },
  {
    key: 'elle-refuse-de-rentrer',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Le soir, une fille de 3 ans crie « Non! » à sa mère et se cache sous la table. Que dites-vous à cette mère?',
    choices: [
      wrong('a', '« Elle a été si sage toute la journée »'),
      right('b', '« Son refus parle du jeu, il ne parle pas de vous »'),
      wrong('c', '« Elle s’ennuiera moins avec un horaire plus court »'),
      wrong('d', '« Partez sans elle, vous allez voir, elle suivra »'),
    ],
    explanationRight:
      'La mère vient d’entendre « non » devant témoins. Lui dire ce que l’enfant ne voulait pas quitter la soulage, et donne une piste : offrir au jeu une fin qui se voit.',
    explanationWrong:
      'Vanter sa sagesse laisse croire qu’elle ne l’est pas avec sa mère; une menace ajoute de la peur. Dire ce que l’enfant avait du mal à quitter protège le lien.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'retrouvailles' },
  },
  {
    key: 'dix-huit-heures-vingt',
    difficulty: 1,
    kind: 'single',
    prompt: 'Il est 18 h 20 et un parent n’est pas arrivé. L’enfant joue près de vous. Qui appelez-vous d’abord?',
    choices: [
      wrong('a', 'La direction, pour qu’elle prévienne le parent'),
      wrong('b', 'La DPJ, puisque l’heure de fermeture est passée'),
      right('c', 'Le parent, puis les contacts d’urgence de sa fiche'),
      wrong('d', 'Un voisin connu, qui pourrait le ramener chez lui'),
    ],
    explanationRight:
      'Le parent d’abord, puis les contacts de la fiche, dans l’ordre. Vous restez avec l’enfant, qui compte ceux qui partent : un jeu gardé pour ces fins de journée aide tout le monde.',
    explanationWrong:
      'La direction et la politique du milieu viennent ensuite, si personne ne répond. On commence par le parent, puis par les contacts de la fiche; l’enfant ne part qu’avec une personne autorisée.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'parent-absent' },
  },
  {
    key: 'personne-chancelante',
    difficulty: 3,
    kind: 'single',
    prompt:
      'La personne autorisée arrive chercher l’enfant; elle tient à peine debout et ses clés tombent. Que faites-vous?',
    choices: [
      wrong('a', 'Lui remettre l’enfant, puisque son nom est sur la liste'),
      right('b', 'Garder l’enfant près de vous et appeler la direction'),
      wrong('c', 'La raisonner au vestiaire, devant les autres familles'),
      wrong('d', 'Les laisser partir et noter la scène dans le registre'),
    ],
    explanationRight:
      'L’autorisation ne suffit pas quand l’état de la personne vous fait craindre pour l’enfant. Vous le gardez près de vous, vous appelez la direction, et le 911 s’il y a danger.',
    explanationWrong:
      'Le nom sur la liste rassure, et une scène publique n’aide personne. Quand l’état de la personne vous fait craindre pour l’enfant, il reste avec vous, on appelle la direction, et le 911 au besoin.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'parent-absent' },
  },
  {
    key: 'message-a-l-autre-parent',
    difficulty: 2,
    kind: 'single',
    prompt:
      '« Dites donc à son père que c’est son tour d’acheter les bottes. » Les parents viennent de se séparer. Que faites-vous?',
    choices: [
      wrong('a', 'Glisser le message dans le sac de l’enfant'),
      wrong('b', 'Le dire au père, sans donner votre avis'),
      wrong('c', 'Demander à l’enfant de le dire lui-même'),
      right('d', 'Redire que vous ne portez pas les messages'),
    ],
    explanationRight:
      'Porter un message, même petit, place l’enfant ou vous entre les deux. Vous dites la même chose à l’un et à l’autre de la journée vécue; le reste se règle entre eux.',
    explanationWrong:
      'Un sac, une phrase neutre ou la bouche de l’enfant font le même chemin : ils mettent quelqu’un au milieu. Ne pas porter les messages protège surtout celui qui a deux maisons.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'deux-maisons' },
  },
  {
    key: 'il-est-mort-ou-il-dort',
    difficulty: 2,
    kind: 'single',
    prompt: 'Le chien d’un enfant de 3 ans est mort. « Il est où? » vous demande-t-il. Quelle réponse l’aide le plus?',
    choices: [
      right('a', '« Il est mort. Il ne reviendra pas »'),
      wrong('b', '« Il dort très fort, sans bouger »'),
      wrong('c', '« Il est parti loin, c’est mieux »'),
      wrong('d', '« On en reparlera quand tu seras grand »'),
    ],
    explanationRight:
      'Le mot juste se comprend peu à peu; il ne trompe pas. On se réveille d’un sommeil, on revient d’un voyage : avec ces mots, il attendrait son chien, ou craindrait la sieste.',
    explanationWrong:
      'Dormir, partir : ces mots veulent adoucir. Or on se réveille et l’on revient, et l’enfant attendrait. Le mot juste, dit simplement, laisse la place à sa peine et à la même question demain.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'animal-mort' },
  },
  {
    key: 'qui-a-mordu-ma-fille',
    difficulty: 1,
    kind: 'single',
    prompt: '« Qui a mordu ma fille? » demande un parent au vestiaire. Que lui dites-vous?',
    choices: [
      wrong('a', 'Le prénom, s’il promet de rester calme'),
      wrong('b', 'Que les deux se chicanaient, pour être juste'),
      wrong('c', 'Que sa fille vous le racontera sûrement'),
      right('d', 'Ce qui est arrivé, ce qu’on a fait, sans aucun nom'),
    ],
    explanationRight:
      'La marque, les soins, ce que vous changez : voilà ce dont il a besoin. Le nom d’un enfant ne se dit pas aux parents d’un autre, même quand tout le monde le devine.',
    explanationWrong:
      'Un prénom circule vite et reste longtemps. Le parent a droit aux faits, aux soins donnés et à ce qui change demain; l’autre enfant a droit au silence sur son nom.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'morsure' },
  },
  {
    key: 'un-secret-a-l-evier',
    difficulty: 3,
    kind: 'multiple',
    prompt:
      'En lavant ses pinceaux, une enfant de 4 ans vous confie un geste grave d’un adulte. Quels gestes posez-vous?',
    choices: [
      right('a', 'Écouter, sans lui poser de questions'),
      wrong('b', 'Lui promettre de n’en parler à personne'),
      right('c', 'Écrire ses mots exacts et l’heure'),
      wrong('d', 'La faire répéter devant une collègue'),
    ],
    explanationRight:
      'Écouter sans interroger, ne rien promettre, écrire les mots exacts : vérifier n’est pas votre travail. Un motif raisonnable suffit, et vous signalez vous-même à la DPJ, sans délai.',
    explanationWrong:
      'Promettre le secret ou faire répéter part d’un bon sentiment et nuit à l’enfant. On écoute, on écrit ses mots, l’heure et le contexte, puis on signale soi-même à la DPJ, sans délai.',
    source: SOURCES.youthProtection,
    link: { to: 'what-to-do', anchor: 'confidence' },
  },
  {
    key: 'biberon-de-poupee',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Depuis la naissance de son frère, une enfant de 3 ans redemande un biberon au jeu et s’accroche à vous. Qu’est-ce qui l’aide le plus?',
    choices: [
      wrong('a', 'Lui rappeler qu’elle est la grande, maintenant'),
      wrong('b', 'Retirer les poupées du local quelques semaines'),
      right('c', 'Lui garder chaque jour un petit moment à deux'),
      wrong('d', 'Attendre que cette envie passe, sans y répondre'),
    ],
    explanationRight:
      'Redemander un biberon, c’est vérifier que la place tient toujours. Un court moment à deux, chaque jour le même, lui répond mieux qu’un discours sur les grandes.',
    explanationWrong:
      'Le titre de grande, le coin vidé ou l’attente lui disent que sa place a changé. Un petit moment à deux, à la même heure chaque jour, lui montre qu’ici elle tient.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'bebe' },
  },
])
