import type { AGE_TAGS } from './types.ts'

/** « Quand s’informer »: what invites to look closer, whom to turn to, how to tell the parents. Never a diagnosis. */
export const WHEN_TO_ASK = {
  title: 'Quand s’informer',
  intro:
    'Aucun de ces signes ne dit, à lui seul, ce qui se passe. Plusieurs ensemble, ou un seul qui dure, invitent à regarder de plus près : on note des faits, on en parle à l’équipe, puis on en parle aux parents. Nommer un trouble revient aux professionnels de la santé.',
  anyAge: {
    title: 'À tout âge',
    signs: [
      'Il perd un acquis : des mots, des gestes ou un jeu qu’il avait ne reviennent plus. On en parle aux parents le jour même.',
      'Il réagit peu aux voix, aux bruits ou à son prénom, même quand tout est calme.',
      'Il cherche rarement le regard, y compris celui de l’adulte qu’il connaît le mieux.',
      'Son parent s’inquiète, sans toujours pouvoir dire de quoi : cela compte autant que vos notes.',
    ],
  },
} as const

/** By stage, the youngest first. The ages are the late end of what the guide describes. */
export const SIGNS_BY_AGE: Record<(typeof AGE_TAGS)[number], readonly string[]> = {
  '0-18-mois': [
    'Vers la fin de sa première année, il babille peu, ou répond rarement aux sons que vous lui faites.',
    'Passé 9 mois environ, il ne tient pas encore assis sans appui.',
    'Vers 12 mois, aucun geste ne parle pour lui : il ne tend pas les bras, ne fait pas au revoir.',
    'Vers 18 mois, il ne montre pas du doigt ce qui l’intéresse et ne dit aucun mot, même à sa façon.',
    'Vers 18 mois, il ne marche pas encore sans appui.',
    'Il cherche rarement un objet qu’on vient de cacher devant lui, alors qu’il approche de 18 mois environ.',
  ],
  '18-mois-2-ans': [
    'Vers 2 ans, il n’assemble pas encore deux mots, comme « encore eau ».',
    'Il nomme peu d’objets, même à sa façon, et montre ou tire la main pour tout demander.',
    'Une demande simple et familière, « prends », « donne », le laisse souvent sans réponse.',
    'Il imite rarement : ni vos gestes, ni vos sons, ni vos petits jeux.',
    'Vers 2 ans, il marche peu, ou toujours avec un appui.',
    'Les autres, petits ou grands, semblent presque ne pas exister pour lui.',
  ],
  '2-3-ans': [
    'Vers 3 ans, il parle par mots isolés plutôt que par petites phrases.',
    'Vers 3 ans, même ses proches le comprennent rarement.',
    'Il répète ce qu’il vient d’entendre au lieu de répondre.',
    'Il ne fait pas encore semblant : ni boire, ni bercer, ni conduire.',
    'Vers 3 ans, il ne court pas encore.',
    'Presque rien ne l’apaise, même auprès de l’adulte qu’il connaît le mieux.',
  ],
  '3-4-ans': [
    'Vers 4 ans, les adultes qui le voient peu le comprennent rarement.',
    'Ses phrases restent très courtes, sans « et » ni « parce que » pour les relier.',
    'Même avec vos questions, il ne raconte pas ce qui vient d’arriver.',
    'Il joue seul presque tout le temps, sans s’approcher des autres ni les imiter.',
    'Il évite de courir, de grimper ou de sauter, ou tombe très souvent.',
    'Vers 4 ans, il ne trace pas encore de rond, et c’est vous qui l’habillez presque au complet.',
  ],
  '4-5-ans': [
    'Vers 5 ans, ceux qui le croisent ont souvent besoin qu’on traduise.',
    'Il a presque toujours besoin qu’on lui montre une consigne en deux temps.',
    'Ses récits restent difficiles à suivre, même pour vous qui étiez là.',
    'Il trouve rarement une place dans le jeu des autres, et il en souffre.',
    'Rester à un jeu qu’il a choisi lui demande un grand effort, jour après jour.',
    'Il contourne le dessin, les ciseaux et les boutons, ou s’y fâche presque chaque fois.',
  ],
}

/** Whom to turn to, in the order in which one does. */
export const WHOM_TO_ASK = {
  id: 'a-qui-parler',
  title: 'À qui parler',
  people: [
    {
      name: 'Votre équipe',
      text: 'La direction, la conseillère pédagogique ou le bureau coordonnateur lit vos notes avec vous, avant que vous en parliez aux parents.',
    },
    {
      name: 'Le CLSC',
      text: 'C’est la porte d’entrée du parent. Il y demande que l’on regarde le développement de son enfant, et le rendez-vous de vaccination est une bonne occasion d’y poser ses questions.',
    },
    {
      name: 'Agir tôt',
      text: 'Programme du réseau de la santé qui repère, dépiste au besoin et accompagne, généralement de 0 à 5 ans. Le parent y accède par son CLSC. Selon la région, votre milieu peut aussi faire une demande, toujours avec son accord.',
    },
    {
      name: 'Info-Santé, 811',
      text: 'Le parent peut y appeler, et vous aussi : une maladie, un malaise ou un changement soudain n’attendent pas un rendez-vous. Urgence : 911.',
    },
  ],
} as const

/** How to prepare the talk with the parents, in three steps, with sentences that can be said. */
export const TALK = {
  id: 'preparer-la-conversation',
  title: 'Préparer la conversation',
  steps: [
    {
      title: 'Observer et noter',
      text: 'Prenez le temps de plusieurs notes, à des moments différents : la date, le lieu, ce qu’il a fait et dit, ce qui l’a aidé. Notez aussi ce qui va bien.',
      say: ['« Mardi, à la collation, je l’ai appelé trois fois. Il s’est retourné quand j’ai touché son épaule. »'],
    },
    {
      title: 'Relire en équipe',
      text: 'Lisez vos notes à la direction, à la conseillère pédagogique ou au bureau coordonnateur. Décidez ensemble qui parle aux parents, où, et ce que vous leur proposerez.',
      say: ['« Voici ce que j’ai vu. À ma place, que regarderais-tu encore? »'],
    },
    {
      title: 'En parler aux parents',
      text: 'Un vrai rendez-vous, assis, sans l’enfant. Commencez par une force, demandez ce qu’ils voient à la maison, montrez vos faits, puis laissez un silence. Terminez par un petit pas et une date.',
      say: [
        '« J’aime le voir bâtir : quand ça tombe, il recommence. »',
        '« J’ai remarqué qu’il se retourne peu quand on l’appelle. Et vous, à la maison, que voyez-vous? »',
        '« Je ne sais pas ce que ça veut dire, et ce n’est pas mon rôle de le dire. Au CLSC, quelqu’un peut regarder avec vous. »',
        '« On continue de noter, chacun de notre côté, et on s’en reparle le 12? »',
      ],
    },
  ],
  avoid:
    'Sur le pas de la porte, devant l’enfant ou devant un autre parent. Nommer un trouble, comparer, ou rassurer trop vite : « Ça va se placer » ferme la conversation.',
  notReady:
    'Le parent n’est pas prêt? Il en a le droit. Remerciez-le d’avoir écouté, continuez de soutenir l’enfant, gardez vos notes et fixez un autre moment.',
  protection:
    'Si sa sécurité ou son développement vous semblent compromis, ce n’est plus la même conversation : le signalement à la DPJ se fait sans délai.',
} as const
