import { DD, FT, IE, IN, type KnowledgeCard, PB } from './types.ts'

export const PRINCIPLES_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pb-01',
    question: 'Combien de principes de base compte le programme éducatif, et quel est leur ordre d’importance?',
    answer:
      'Cinq, d’égale importance : le partenariat avec les parents, l’unicité de l’enfant, l’enfant acteur principal, l’apprentissage par le jeu, le développement global et intégré. Ils découlent des fondements théoriques et se concrétisent par le processus de l’intervention éducative.',
    tag: [PB, FT],
    see: 'principes-de-base',
  },
  {
    id: 'pb-02',
    question: 'Qu’est-ce qui distingue un partenariat d’une simple transmission d’information aux parents?',
    answer:
      'Des objectifs communs, des décisions partagées, de la confiance. Transmettre, c’est dire comment la journée s’est passée. Être partenaire, c’est aussi demander, écouter, et changer quelque chose parce que le parent l’a dit : chacun apporte ce qu’il sait de l’enfant.',
    tag: [PB, IN],
    see: 'partenariat',
  },
  {
    id: 'pb-03',
    question: 'Nommez trois gestes quotidiens qui font vivre le partenariat.',
    answer:
      'En voici quatre : un accueil où l’on nomme le parent et l’enfant, un échange à deux sens au départ, une question sur les habitudes de l’enfant, une invitation à participer. Aucun ne dure plus d’une minute; leur force vient de la régularité.',
    tag: [PB, IN],
    see: 'partenariat',
  },
  {
    id: 'pb-04',
    question: 'Que signifie « chaque enfant est unique » quand je planifie?',
    answer:
      'Je pars de ce que j’ai observé de chacun : ses besoins, ses champs d’intérêt, son rythme, sa culture, sa langue. J’offre des choix plutôt qu’une activité identique pour tous. Un même matériel ouvert permet dix façons différentes de participer.',
    tag: [PB, IE],
    see: 'planification-et-organisation',
  },
  {
    id: 'pb-05',
    question: 'Traiter chaque enfant équitablement, est-ce traiter tous les enfants de la même façon?',
    answer:
      'Non. L’équité consiste à donner à chacun ce dont il a besoin pour participer. L’un a besoin de cinq minutes d’avance, l’autre d’un mot de moins. Les enfants le comprennent très bien quand on le leur dit simplement : « Lui, ça l’aide. Toi, qu’est-ce qui t’aide? »',
    tag: [PB, IN],
    see: 'equite',
  },
  {
    id: 'pb-06',
    question: 'Pourquoi dit-on que l’enfant est l’acteur principal de son développement?',
    answer:
      'Parce qu’il apprend en agissant, en choisissant et en résolvant ses problèmes. L’adulte ne fabrique pas l’apprentissage : elle prépare le terrain, accompagne, ajuste. Ce qu’elle fait à la place de l’enfant, c’est elle qui l’apprend.',
    tag: [PB, FT],
    see: 'acteur-principal',
  },
  {
    id: 'pb-07',
    question: 'À quoi reconnaît-on que je prends trop de place dans le jeu?',
    answer:
      'L’enfant attend mes consignes, me regarde plus que son jeu, ou abandonne dès que je pars. Je recule alors d’un pas, je m’assois et j’observe deux minutes. Si le jeu continue sans moi, j’étais de trop; s’il s’éteint, je cherche ce qui lui manquait.',
    tag: [PB, IE],
    see: 'jeu-amorce-par-l-enfant',
  },
  {
    id: 'pb-08',
    question: 'Quels sont les signes d’un véritable jeu?',
    answer:
      'Le plaisir, le choix, l’imagination, l’engagement, l’absence de résultat imposé et la possibilité d’arrêter. Si l’enfant demande « Est-ce que je peux aller jouer, maintenant? », ce qu’il faisait n’en était pas un, même si c’était joli.',
    tag: [PB],
    see: 'jeu-amorce-par-l-enfant',
  },
  {
    id: 'pb-09',
    question: 'Le jeu amorcé par l’enfant dispense-t-il l’éducatrice d’intervenir?',
    answer:
      'Non. Elle observe, enrichit le matériel, reflète, pose parfois une question ouverte, protège le jeu de ce qui l’interrompt et veille à la sécurité. C’est un travail discret : de loin on croirait qu’elle ne fait rien.',
    tag: [PB, IE, IN],
    see: 'reflet',
  },
  {
    id: 'pb-10',
    question: 'Que veut dire « processus global et intégré »?',
    answer:
      'Les domaines se développent ensemble et s’influencent; une seule expérience en touche plusieurs à la fois. Un enfant qui grimpe planifie, s’encourage, demande de l’aide et se fait confiance. On peut observer un domaine, on n’en développe jamais un seul.',
    tag: [PB, DD],
    see: 'developpement-global',
  },
  {
    id: 'pb-11',
    question: 'Donnez un exemple d’une expérience dehors qui touche les quatre domaines.',
    answer:
      'Construire une cabane. On soulève et on équilibre; on planifie et on mesure de l’œil; on nomme et on négocie la porte; on coopère, on persévère quand le toit tombe. Une flaque, un trou ou un tas de feuilles conviennent aussi.',
    tag: [PB, DD],
    see: 'domaines-de-developpement',
  },
  {
    id: 'pb-12',
    question: 'Comment concilier le rythme de chacun et la vie de groupe?',
    answer:
      'Un horaire souple, de petits groupes, des transitions étalées, des routines individualisées chez les poupons. Le groupe n’a pas besoin de tout faire en même temps : il a besoin de savoir ce qui s’en vient.',
    tag: [PB, IE],
    see: 'transition',
  },
  {
    id: 'pb-13',
    question: 'Quelle place le programme donne-t-il au jeu extérieur?',
    answer:
      'Au moins une période chaque jour, où l’éducatrice accompagne les apprentissages comme à l’intérieur. Dehors n’est pas une récréation : c’est le local le plus grand, le plus changeant et le mieux pourvu en matériel.',
    tag: [PB, IE],
    see: 'education-par-la-nature',
  },
  {
    id: 'pb-14',
    question: 'Comment les principes m’aident-ils à répondre à « Qu’est-ce qu’il a appris aujourd’hui? »',
    answer:
      'Je décris une situation de jeu que j’ai vue, je nomme ce que l’enfant y a exercé, et je relie le tout à ce que le parent connaît de lui. « Il a joué » devient « Il a cherché trois façons de faire tenir sa planche ».',
    tag: [PB, IN],
    see: 'documentation-pedagogique',
  },
]
