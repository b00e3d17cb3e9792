/** Characters of a note on an attempt. */
export const NOTE_LIMIT = 1000

/** Words of the manager's review of quizzes that server and screens share. */
export const reviewSentences = {
  noteTooLong: 'La note compte au plus 1 000 caractères.',
  noteMissing: 'Écrivez la note, ou gardez seulement la marque « Revu ».',
  noteChanged: 'Cette note a été modifiée entre-temps. Rechargez la page pour la lire avant d’écrire la vôtre.',
  remindedLately: 'Un rappel est déjà parti il y a moins de sept jours. Laissez-lui le temps de s’y remettre.',
  filterUnknown: 'Ce filtre n’existe pas.',
} as const

/** Words of the screens. */
export const reviewWords = {
  title: 'Résultats des quiz',
  lead: 'De quoi parler en équipe. Personne n’est classé; une question sans réponse n’est pas une erreur.',
  noTeamTitle: 'Votre équipe est encore vide',
  noTeam:
    'Les résultats des quiz s’afficheront ici, une personne par ligne, dès qu’une éducatrice aura rejoint ce milieu.',
  noPlayTitle: 'Personne n’a encore commencé de quiz',
  noPlay:
    'Les réponses s’afficheront ici au fur et à mesure. Vous pouvez proposer un premier quiz à la prochaine rencontre.',
  noMatch: 'Aucune ligne ne correspond à ces filtres.',
  regularOnly:
    'Les totaux comptent les quiz complets. Les révisions d’erreurs se trouvent dans la fiche de chaque personne.',
  hardLead: 'D’après la dernière réponse de chaque personne de l’équipe. Rien ici ne dit qui a répondu quoi.',
  hardNone: 'Aucune question ne ressort pour le moment.',
  hardWhy: 'Une question s’affiche ici à partir de quatre personnes : en dessous, on reconnaîtrait qui a répondu.',
  seenTitle: 'Ce que ma gestionnaire voit',
  seenLead:
    'Cette page montre exactement ce que la gestionnaire de votre milieu voit de vos quiz. Vos exercices de risques et bénéfices et votre autoévaluation n’en font pas partie.',
  seenPrivate:
    'Elle peut aussi écrire une note de travail, qui se trouve seulement dans la copie de vos données. Les mots qu’elle vous adresse se trouvent ici.',
  noAttempt: 'Aucun quiz commencé pour le moment.',
  open: 'Quiz en cours : les questions sans réponse n’y figurent pas encore.',
  unanswered: 'Les questions sans réponse ne sont pas montrées.',
  yourReview: 'Votre revue',
  noteReaders: 'Qui peut lire cette note?',
  notePrivate: 'Pour les gestionnaires du milieu',
  notePrivateHint: 'Ses pages ne la montrent pas; la copie de ses données, si elle la demande, la contient.',
  noteHint: 'Sans nom d’enfant. Ce que vous retenez, ou un mot d’encouragement.',
  noteVisibleHint: 'La personne la lit dans « Ce que ma gestionnaire voit ».',
  pendingTitle: 'À revoir',
  pendingLead: 'Ce qui attend depuis le plus longtemps d’abord.',
  pendingNone: 'Tout est revu',
  pendingNoneWhy: 'Les prochains quiz terminés arriveront ici.',
  nothingToMark: 'Ce quiz est en cours : il n’y a rien à marquer pour l’instant.',
  reminder: 'Votre gestionnaire vous invite à prendre ou à reprendre ce quiz, quand vous aurez un moment.',
} as const

/** What one person has done in one program. */
export const REVIEW_STATES = {
  none: 'Pas commencé',
  open: 'À reprendre',
  done: 'Terminé',
} as const

/** How far back the page looks, in days. */
export const REVIEW_PERIODS = { 30: 'Depuis 30 jours', 90: 'Depuis 3 mois', 365: 'Depuis un an' } as const

/** The discussion sheet. */
export const discussionWords = {
  title: 'Feuille de discussion',
  lead: 'Quinze minutes en équipe, à partir des questions les plus difficiles du moment. Aucun nom n’y figure.',
  plan: [
    'Pour chaque question, la lire à voix haute et laisser chacune y penser (1 minute).',
    'En parler à deux, puis ensemble, à partir des deux questions ouvertes (3 minutes).',
    'À la fin, choisir un petit geste à essayer d’ici la prochaine rencontre (3 minutes).',
  ],
  why: 'Pourquoi',
  answer: 'À retenir',
  otherChoice: 'Autre réponse souvent choisie',
  toTry: 'Ce que nous essayons d’ici la prochaine rencontre',
  emptyTitle: 'Il n’y a pas encore de quoi préparer une feuille',
  empty:
    'Elle se remplit dès qu’au moins quatre personnes ont répondu à une même question et qu’une réponse manque sa cible.',
} as const

/** Two open questions per topic of the bank: no right answer, something to tell from one's own room. */
export const OPEN_QUESTIONS: Record<string, readonly [string, string]> = {
  'principes-et-fondements': [
    'Dans quel moment de la journée ce principe se voit-il déjà dans nos groupes?',
    'Quel moment nous demande encore un effort pour le respecter, et qu’est-ce qui aiderait?',
  ],
  'processus-educatif': [
    'Comment gardons-nous une trace de ce que nous observons, et à quoi nous sert-elle ensuite?',
    'Quelle étape sautons-nous quand le temps manque, et que pourrait-on simplifier?',
  ],
  interactions: [
    'Quels mots ou quels gestes employons-nous dans cette situation? Lesquels apaisent vraiment?',
    'Qu’est-ce qui nous aide à rester disponibles quand le groupe s’agite?',
  ],
  'domaines-de-developpement': [
    'Dans quelle activité de cette semaine ce domaine était-il présent sans qu’on l’ait prévu?',
    'Quel matériel déjà sur place pourrions-nous offrir autrement pour le soutenir?',
  ],
  'de-0-a-5-ans': [
    'Qu’observons-nous dans nos groupes qui ressemble à cette situation, ou qui en diffère?',
    'Comment en parlons-nous à un parent qui s’inquiète, sans poser de diagnostic?',
  ],
  'jeu-et-quotidien': [
    'À quel moment le jeu est-il interrompu chez nous sans nécessité?',
    'Quelle routine pourrait devenir plus calme ou plus agréable, et par quel changement?',
  ],
  'repas-et-repos': [
    'Que disons-nous à table sans y penser, et qu’est-ce qu’un enfant peut en comprendre?',
    'Chez nous, que fait l’enfant qui ne dort pas, et qui l’a décidé?',
  ],
  'sante-et-securite': [
    'Qui fait quoi chez nous dans les deux premières minutes d’une urgence?',
    'Où se trouve ce qu’il faut, et quand l’avons-nous vérifié la dernière fois?',
  ],
  inclusion: [
    'Quel moment de la journée laisse encore quelqu’un au bord, et qu’est-ce qui l’y ferait entrer?',
    'Quel ajustement fait pour un seul enfant a servi à tout le groupe?',
  ],
  'familles-et-cadre': [
    'Comment les familles savent-elles ce qui se vit ici durant la journée?',
    'Où chacune trouve-t-elle la règle écrite quand elle hésite?',
  ],
  'approche-et-continuum': [
    'Qu’est-ce qui nous retient le plus souvent de sortir, et qui peut y changer quelque chose?',
    'Quel petit pas dehors avons-nous réussi dernièrement, et comment le refaire?',
  ],
  'risque-et-danger': [
    'Dans notre cour, qu’est-ce qui est un défi pour les enfants, et qu’est-ce qui est un danger à retirer?',
    'Comment décidons-nous ensemble de ce que nous laissons essayer?',
  ],
  'jeu-risque-accompagne': [
    'Que disons-nous d’habitude à un enfant qui grimpe? Que pourrions-nous lui demander plutôt?',
    'À quel moment intervenons-nous, et à quel moment attendons-nous?',
  ],
  'meteo-et-saisons': [
    'Qu’est-ce qui nous a fait rentrer la dernière fois, et était-ce la météo ou l’équipement?',
    'Que faut-il avoir sous la main pour profiter d’une journée froide ou pluvieuse?',
  ],
  'sorties-et-detente': [
    'Que vérifions-nous avant de partir, et qui s’en charge?',
    'Quel coin de notre voisinage se prêterait à un moment calme dehors?',
  ],
  'sante-en-plein-air': [
    'Comment se passent chez nous l’eau, la collation et les toilettes pendant une longue sortie?',
    'Que faisons-nous quand un enfant a froid, chaud ou soif avant les autres?',
  ],
  'materiaux-et-outils': [
    'Quels matériaux libres avons-nous en ce moment, et lesquels les enfants réclament-ils?',
    'Quelles règles donnons-nous avec un outil, et comment les enfants y participent-ils?',
  ],
}
