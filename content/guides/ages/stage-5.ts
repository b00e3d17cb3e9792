import type { AgeStage } from './types.ts'

export const STAGE_5: AgeStage = {
  tag: '4-5-ans',
  ageGroup: 'AGE_4_YEARS_5_YEARS',
  title: '4-5 ans',
  subtitle: 'Les grands projets',
  description:
    'Il planifie, compte, argumente et revient le lendemain à ce qu’il a commencé. Il devine ce que l’autre pense et juge mieux de ce qu’il peut tenter. Il a besoin de vraies responsabilités.',
  contents: [
    {
      domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
      title: 'Physique et moteur',
      items: [
        {
          title: 'Des mouvements combinés',
          description:
            'Sauter à cloche-pied, galoper, grimper, se suspendre, freiner : il enchaîne et ajuste sa force. Il aime se mesurer à lui-même. Demandez « Comment pourrais-tu le faire autrement? » plutôt que « Qui est le plus rapide? » : chacun y trouve son défi.',
        },
        {
          title: 'Viser, lancer, attraper',
          description:
            'Ses lancers gagnent en précision, il attrape le ballon avec les mains et dirige ses coups de pied. Une cible qui tombe ou qui sonne donne sa propre réponse. Déplacez la ligne d’un pas, vers l’avant ou vers l’arrière : la même cible convient alors à tout le groupe.',
        },
        {
          title: 'Geste fin et tracé',
          description:
            'Plusieurs enfants tiennent le crayon à trois doigts, découpent des formes, dessinent un bonhomme détaillé et tracent des lettres de leur prénom. D’autres y viendront par la boue, le marteau ou le tissage. La main se prépare partout où elle serre, tourne et dose.',
        },
        {
          title: 'Juger ses capacités',
          description:
            'Il évalue mieux ce qu’il peut tenter, écoute ses signaux, fatigue, froid, faim, et participe aux règles de sécurité. Faites-lui dire ce qu’il voit avant de vous prononcer : « Qu’est-ce qui pourrait arriver ici? » Une règle qu’il a trouvée lui-même, il la rappellera aux autres.',
        },
      ],
      outdoors:
        'Des défis à paliers, comme des troncs de hauteurs variées, et des outils simples accompagnés. L’enfant choisit la hauteur; l’adulte vérifie le tronc.',
    },
    {
      domain: 'DEVELOPMENT_COGNITIVE',
      title: 'Cognitif',
      items: [
        {
          title: 'Planifier à plusieurs étapes',
          description:
            'Il annonce un projet, choisit le matériel, modifie son plan et revient le lendemain. Gardez une trace du plan, un dessin, trois photos, et un endroit où laisser l’ouvrage en cours. Le matin, une question suffit : « Vous en étiez où? »',
        },
        {
          title: 'Le sens du nombre',
          description:
            'Il dénombre de petites collections, souvent jusqu’à 10, compare et partage également. Confiez-lui de vrais comptes : les présences au camp, les tuques à retrouver, les semis qui ont levé. L’erreur se voit d’elle-même quand il reste une tuque et aucun enfant.',
        },
        {
          title: 'Des catégories qui s’emboîtent',
          description:
            'Un merle est un oiseau, un oiseau est un animal. Les fonctions exécutives progressent nettement : se retenir, garder en tête, changer d’idée. Les jeux où la règle s’inverse en cours de route les exercent très bien, et font rire tout le monde.',
        },
        {
          title: 'Comprendre la pensée d’autrui',
          description:
            'Entre 4 et 5 ans, plusieurs enfants saisissent que l’autre peut croire ou savoir autre chose qu’eux. C’est l’âge des surprises gardées, des blagues et des petites ruses. Dans un conflit, faites-leur deviner : « À ton avis, qu’est-ce qu’elle pensait que tu allais faire? »',
        },
      ],
      outdoors:
        'Des projets de longue durée : un potager, ou le même arbre dessiné et mesuré avec les bras pendant toute une année.',
    },
    {
      domain: 'DEVELOPMENT_LANGUAGE',
      title: 'Langagier',
      items: [
        {
          title: 'Expliquer et argumenter',
          description:
            'Ses phrases portent des causes et des conditions : il justifie, négocie et plaisante. Prenez ses arguments au sérieux et répondez-y par les vôtres. Quand il a raison, changez d’idée devant lui : c’est la meilleure leçon d’argumentation qui soit.',
        },
        {
          title: 'Un récit qui se tient',
          description:
            'Début, problème, fin : il raconte et invente des histoires de plus en plus ordonnées. Écrivez sous sa dictée, sans corriger, et relisez-lui ses mots. Le lendemain, proposez de jouer l’histoire : l’auteur choisit les rôles, et le texte grandit.',
        },
        {
          title: 'Jouer avec les sons',
          description:
            'Rimes, syllabes frappées, sons du début d’un mot : la conscience phonologique s’éveille par le jeu. Trois minutes en marchant, en attendant les bottes, en pelant la clémentine. Les mots inventés comptent : « bouton, mouton, pouton ».',
        },
        {
          title: 'Écrire à sa manière',
          description:
            'Il laisse des messages, écrit son prénom, demande « comment ça s’écrit ». Valorisez la tentative : c’est l’idée d’écrire qui se construit. Répondez à sa demande par un modèle à côté de lui, et laissez ses lettres à l’envers repartir comme elles sont.',
        },
      ],
      outdoors:
        'Un carnet de terrain dessiné, avec des légendes dictées à l’adulte. La page d’octobre, relue en mai, étonne son auteur.',
    },
    {
      domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
      title: 'Social et affectif',
      items: [
        {
          title: 'Coopérer et suivre des règles',
          description:
            'Jeux à règles simples, rôles négociés, projet de groupe : il aime les règles, surtout celles qu’il a faites. Laissez le groupe en inventer une et l’essayer pour vrai. Si le jeu devient injuste, arrêtez-vous ensemble : qu’est-ce qu’on change?',
        },
        {
          title: 'Régler un conflit avec des mots',
          description:
            'Avec un adulte médiateur, puis de plus en plus seul, il nomme le problème et propose une solution. Votre place est entre les deux, à leur hauteur : chacun parle, vous redites, ils cherchent. Résistez à l’envie de juger : leur solution, même étrange, tiendra mieux que la vôtre.',
        },
        {
          title: 'Se mettre à la place de l’autre',
          description:
            'Il ajuste son geste aux besoins d’un plus petit et devine l’effet de ses paroles. Un groupe multiâge lui en donne l’occasion chaque jour. Décrivez l’effet plutôt que de juger le geste : « Quand tu as ralenti, il a pu te suivre. »',
        },
        {
          title: 'Se connaître et être fier',
          description:
            'Il se décrit par ses goûts, sa famille, sa langue et ses capacités, et apprécie qu’on souligne ses efforts plus que le résultat. « Tu as essayé trois façons » l’accompagnera plus longtemps que « Tu es bon ». Faites entrer sa langue et sa famille dans les histoires du groupe.',
        },
      ],
      outdoors:
        'Confiez de vraies responsabilités : la personne qui tient le sifflet, celle qui guide la file, celle qui lit le thermomètre. Elles changent chaque semaine.',
    },
  ],
}
