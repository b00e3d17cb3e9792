import { DD, FT, IE, IN, type KnowledgeCard, PB } from './types.ts'

export const FOUNDATIONS_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'ft-01',
    question: 'Quels sont les quatre fondements théoriques du programme?',
    answer:
      'L’humanisme, l’approche écologique, l’attachement, l’apprentissage actif et accompagné. Ensemble, ils répondent à quatre questions : qui est l’enfant, dans quel monde il vit, de qui il part, comment il apprend.',
    tag: [PB, FT],
    see: 'fondements-theoriques',
  },
  {
    id: 'ft-02',
    question: 'Quel regard l’humanisme porte-t-il sur l’enfant?',
    answer:
      'Celui d’une personne à part entière, curieuse, portée à apprendre et digne de confiance. Devant un comportement difficile, ce regard change la question : non plus « Comment l’arrêter? », mais « Qu’est-ce qu’il cherche à dire? »',
    tag: [PB, FT],
    see: 'humanisme',
  },
  {
    id: 'ft-03',
    question: 'Que dit l’approche écologique?',
    answer:
      'Le développement dépend de l’enfant et de ses milieux : la famille, le service de garde, le quartier, la société, et les liens entre eux. Deux milieux qui se parlent portent mieux un enfant que deux milieux parfaits qui s’ignorent.',
    tag: [PB, FT],
    see: 'approche-ecologique',
  },
  {
    id: 'ft-04',
    question: 'Donnez un exemple d’influence indirecte du milieu sur l’enfant.',
    answer:
      'L’horaire de travail d’un parent, un déménagement, une politique de congé, la présence d’un boisé près du service de garde. L’enfant n’y a aucune part, et pourtant ses journées en sont faites.',
    tag: [PB, FT],
    see: 'approche-ecologique',
  },
  {
    id: 'ft-05',
    question: 'À quoi sert une figure d’attachement au service de garde?',
    answer:
      'De base pour explorer et de refuge pour se consoler. L’enfant qui revient sans cesse vers vous n’est pas trop collé : il fait le plein. Plus le refuge est sûr, plus loin il ira.',
    tag: [DD, FT, IN],
    see: 'figure-d-attachement',
  },
  {
    id: 'ft-06',
    question: 'Comment la stabilité du personnel soutient-elle l’attachement?',
    answer:
      'Elle permet des réponses cohérentes et prévisibles : l’enfant sait d’avance comment on va le consoler. D’où l’intérêt de limiter les changements, surtout chez les poupons, et de préparer une remplaçante avec les mots et les gestes de la maison.',
    tag: [DD, FT, IN],
    see: 'attachement',
  },
  {
    id: 'ft-07',
    question: 'Qu’est-ce que l’apprentissage actif?',
    answer:
      'Apprendre par l’action directe sur le réel : manipuler, essayer, choisir, parler de ce que l’on fait. Regarder l’éducatrice faire une expérience n’en est pas; renverser l’eau soi-même, oui.',
    tag: [PB, FT],
    see: 'apprentissage-actif-et-accompagne',
  },
  {
    id: 'ft-08',
    question: 'Pourquoi ajoute-t-on « et accompagné »?',
    answer:
      'Parce que l’enfant progresse davantage quand un adulte ou un pair ajuste son aide à ce qu’il est presque capable de faire. Laisser essayer ne veut pas dire laisser seul : une présence attentive fait partie de l’apprentissage.',
    tag: [PB, FT, IE],
    see: 'etayage',
  },
  {
    id: 'ft-09',
    question: 'Définissez la zone proximale de développement.',
    answer:
      'L’écart entre ce que l’enfant fait seul et ce qu’il réussit avec un peu d’aide. On la trouve en observant où il bute. En deçà, il s’ennuie; au-delà, il décroche.',
    tag: [DD, FT, IE],
    see: 'zone-proximale-de-developpement',
  },
  {
    id: 'ft-10',
    question: 'Qu’est-ce que l’étayage?',
    answer:
      'Une aide temporaire et dosée, que l’on retire à mesure que l’enfant prend le relais. Le plus difficile n’est pas d’aider, c’est de cesser d’aider au bon moment, sans attendre qu’il le demande.',
    tag: [DD, FT, IE],
    see: 'etayage',
  },
  {
    id: 'ft-11',
    question: 'Les stades de Piaget sont-ils un escalier?',
    answer:
      'On parle plutôt aujourd’hui de vagues qui se superposent : l’enfant utilise plusieurs stratégies à la fois. Il peut raisonner très finement sur les camions et tout confondre avec les nuages. L’expérience compte autant que l’âge.',
    tag: [DD, FT],
    see: 'fonction-symbolique',
  },
  {
    id: 'ft-12',
    question: 'En quoi l’éducation par la nature s’accorde-t-elle avec ces fondements?',
    answer:
      'Elle voit un enfant capable, lui offre un milieu riche, s’appuie sur un lien sécurisant et laisse place à l’exploration libre, accompagnée. Un boisé sans adulte disponible, en revanche, n’est pas de l’éducation par la nature : c’est un boisé.',
    tag: [PB, FT],
    see: 'education-par-la-nature',
  },
]
