import type { AgeStage } from './types.ts'

export const STAGE_4: AgeStage = {
  tag: '3-4-ans',
  ageGroup: 'AGE_3_YEARS_4_YEARS',
  title: '3-4 ans',
  subtitle: 'Les inventeurs d’histoires',
  description:
    'Il joue un rôle, choisit ses amis, raconte sa fin de semaine et demande comment ça marche. Il peut attendre un peu, négocier un peu, et a parfois peur de ce qu’il imagine.',
  contents: [
    {
      domain: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
      title: 'Physique et moteur',
      items: [
        {
          title: 'Bouger avec aisance',
          description:
            'Il court en changeant de direction, saute un petit obstacle, grimpe, monte l’escalier en alternant les pieds; la descente alternée vient un peu plus tard. Variez le sol plutôt que les consignes : pente, neige, racines, sable. Son corps fera les exercices que vous n’aurez pas inventés.',
        },
        {
          title: 'Équilibre et coordination',
          description:
            'Il tient quelques secondes sur un pied et attrape un gros ballon avec les bras. Lancez de près, doucement, en annonçant. Les jeux d’arrêt, statue, feu rouge, renard qui dort, exercent l’équilibre autant que la volonté de se retenir.',
        },
        {
          title: 'Crayon, ciseaux et compagnie',
          description:
            'Il trace un cercle puis une croix, découpe le long d’une ligne, dessine un bonhomme fait surtout d’une tête et de jambes. Ne demandez pas ce que c’est : demandez-lui de vous en parler. Un bâton dans la boue vaut un crayon, et la page est plus grande.',
        },
        {
          title: 'Autonomie dans les routines',
          description:
            'L’habillage est presque complet, la toilette se fait avec des rappels, les mains se lavent, et il participe à la collation. Affichez la suite des vêtements en images, à sa hauteur. Votre rôle change : vous attendez à côté, les mains dans les poches.',
        },
      ],
      outdoors:
        'Des parcours inventés par les enfants, avec des hauteurs qu’ils choisissent. Demandez : « Par où veux-tu redescendre? » avant qu’ils montent.',
    },
    {
      domain: 'DEVELOPMENT_COGNITIVE',
      title: 'Cognitif',
      items: [
        {
          title: 'Des rôles et des scénarios',
          description:
            'Il prend un rôle au sérieux, adopte les gestes qui vont avec et détourne les objets avec imagination. Si vous entrez dans le jeu, prenez un petit rôle et suivez les ordres : la cliente, le passager, le patient. Et sortez-en avant qu’on ait besoin de vous pour continuer.',
        },
        {
          title: 'Classer, ordonner, compter',
          description:
            'Il classe selon l’usage, range du plus petit au plus grand, compte jusqu’à 5, parfois 10. Les vraies questions de quantité sont les meilleures : assez d’assiettes? combien de pas jusqu’au pin? Laissez-le se tromper et vérifier : deux enfants sans assiette, voilà la correction.',
        },
        {
          title: 'Le temps qui passe',
          description:
            'La suite de la journée est connue; « hier », « demain » et « tantôt » se précisent peu à peu. Servez-vous de repères qui se voient : après la collation, avant la sieste, trois dodos. Un arbre photographié chaque mois rend le temps visible à hauteur d’enfant.',
        },
        {
          title: 'Pourquoi et comment',
          description:
            'Il observe, propose des explications, teste. Sa pensée reste concrète et centrée sur son point de vue : un arbre peut « avoir froid ». Ne corrigez pas trop vite. « À quoi tu vois ça? » lui fait regarder mieux, et votre réponse pourra venir ensuite.',
        },
      ],
      outdoors:
        'Des questions ouvertes avant d’essayer : « Qu’est-ce qui va arriver si on met la neige dans l’eau? » Chacun dit son idée, puis on regarde.',
    },
    {
      domain: 'DEVELOPMENT_LANGUAGE',
      title: 'Langagier',
      items: [
        {
          title: 'Des phrases complètes',
          description:
            'Il fait des phrases de quatre ou cinq mots et plus, reliés par « et », « mais », « parce que ». Offrez-lui de longues conversations plutôt que beaucoup de questions. Visez cinq tours de parole : comptez-les une fois, vous serez surprise.',
        },
        {
          title: 'Raconter',
          description:
            'Il rapporte un événement de la journée avec l’aide de questions ouvertes. L’ordre est encore fragile : « Et avant, qu’est-ce qui s’était passé? » Au départ, faites-le raconter à son parent une chose que vous avez vue avec lui. Le souvenir est partagé, et les mots viennent plus facilement.',
        },
        {
          title: 'Parler clairement',
          description:
            'La plupart des adultes le comprennent; certains sons (ch, j, s, z, r) peuvent rester difficiles. Un mot mal prononcé se redit bien, en passant. S’il se répète ou bute quand il est pressé de parler, ralentissez vous-même et regardez-le jusqu’au bout.',
        },
        {
          title: 'L’écrit l’intrigue',
          description:
            'Il remarque des lettres de son prénom, les logos, les panneaux, et fait semblant d’écrire. Donnez à l’écrit une vraie raison d’être : la liste de la collation, le nom des plants, un mot pour l’équipe de la cuisine. Lisez à voix haute ce qu’il a « écrit », avec ses mots à lui.',
        },
      ],
      outdoors:
        'Des cartes au trésor, des étiquettes de plantes, des histoires lues sous la bâche pendant que la pluie tambourine.',
    },
    {
      domain: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
      title: 'Social et affectif',
      items: [
        {
          title: 'Jouer ensemble',
          description:
            'Le jeu associatif et les débuts du jeu coopératif l’emportent peu à peu sur le jeu parallèle. Un objet trop gros pour un seul enfant fait plus que dix leçons de coopération : une planche, une bâche, un tronc à rouler. Restez proche, et laissez-les chercher qui pousse.',
        },
        {
          title: 'Attendre et négocier',
          description:
            'Il peut attendre un court moment et accepter un compromis avec votre soutien. Rendez l’attente visible : un sablier, trois tours de vélo, un nom sur une liste. Quand deux idées s’opposent, reformulez-les toutes les deux avant de demander : « Qu’est-ce qu’on pourrait faire? »',
        },
        {
          title: 'Les amitiés préférées',
          description:
            'Il choisit ses compagnons de jeu et peut vivre des exclusions. « Tu n’es plus mon ami » dit souvent « Je ne veux pas de cette idée-là ». Protégez celui qu’on écarte, cherchez ce que le jeu défend, et trouvez un rôle qui s’y ajoute sans le détruire.',
        },
        {
          title: 'Peurs et imagination',
          description:
            'Noir, monstres, insectes : les peurs sont fréquentes quand l’imagination grandit plus vite que l’expérience. On les accueille sans forcer ni ridiculiser. Restez à la distance qu’il choisit, regardez l’araignée avec lui de loin, et revenez demain, un pas plus près.',
        },
      ],
      outdoors:
        'Des constructions à plusieurs : cabane, barrage, cuisine de boue. Laissez-les debout jusqu’au lendemain si le lieu le permet; le retour fait la moitié du jeu.',
    },
  ],
}
