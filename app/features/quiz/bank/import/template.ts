import { formatQuestionsCsv } from './question-csv.ts'

/** The columns of a file to import, with one question as an example. */
export const TEMPLATE = formatQuestionsCsv([
  {
    id: '',
    status: 'DRAFT',
    content: {
      program: 'ALEX',
      kind: 'SINGLE',
      topic: 'meteo-et-saisons',
      difficulty: 1,
      prompt: 'Que vérifier avant de sortir par temps froid?',
      choices: [
        { key: 'a', text: 'Les vêtements de chaque enfant', correct: true },
        { key: 'b', text: 'Le nombre de jouets dehors', correct: false },
        { key: 'c', text: 'La musique de la journée', correct: false },
      ],
      explanationRight: 'Des vêtements adaptés gardent les enfants au chaud et prolongent le jeu.',
      explanationWrong: 'Ce sont les vêtements adaptés qui permettent de rester dehors à l’aise.',
      source: 'Repère de pratique en plein air',
      link: { to: 'backpack', anchor: 'meteo' },
    },
  },
])
