import type { BackpackSection } from './types.ts'
import { WEATHER_SHEETS } from './weather.ts'

export const MATERIALS_TO_WEATHER: readonly BackpackSection[] = [
  {
    id: 'materiaux',
    title: 'Vive les matériaux',
    intro:
      'Les matériaux naturels et récupérés se transforment au gré du jeu. Peu suffit, s’ils sont ouverts, abondants et vérifiés.',
    questionsToAsk: [
      {
        question: 'Ce matériel peut-il servir de plusieurs façons?',
        response:
          'Choisissez des pièces détachées : bâtons, bûches, cocottes, planches, tissus, chaudières. Un drap devient un toit, une rivière, une cape. L’objet qui ne fait qu’une chose peut rester au service de garde : dehors, il prendrait de la place dans le sac et dans le jeu.',
      },
      {
        question: 'Est-il adapté au plus jeune du groupe?',
        response:
          'C’est le plus jeune qui décide. Pour les moins de 3 ans, rien qui passe dans un rouleau de papier hygiénique : un repère pratique, volontairement prudent. Petites roches, glands et petites cocottes restent de côté. Triez avant de partir, pas sur place.',
      },
      {
        question: 'D’où vient-il et ai-je le droit de le prendre?',
        response:
          'Ramassez au sol, en petite quantité, jamais une plante vivante ni un nid. Vérifiez le règlement du parc : la cueillette y est souvent interdite. Avec les enfants, la question se pose à voix haute : « Qui d’autre en a besoin? »',
      },
      {
        question: 'Y en a-t-il assez pour éviter la dispute?',
        response:
          'Dix bâtons ordinaires valent mieux qu’un bâton vedette. Avec les trottineurs, prévoyez le même objet en plusieurs exemplaires. Avec les plus grands, un objet unique peut rester s’il est trop lourd pour un seul : il oblige à s’entendre.',
      },
      {
        question: 'Comment sera-t-il rangé, nettoyé, remplacé?',
        response:
          'Prévoyez des bacs aérés, un endroit pour faire sécher et un tri par mois. Jetez sans hésiter ce qui est pourri, fendu, moisi ou taché d’excréments. Les enfants font d’excellents inspecteurs : montrez-leur une écharde une fois, ils les trouveront toutes.',
      },
      {
        question: 'Un enfant du groupe a-t-il une allergie à considérer?',
        response:
          'Écartez les coques de noix et d’arachides, même vides, ainsi que le foin ou les plantes en cause. Les contenants récupérés se choisissent aussi avec cette liste en main : un pot de beurre d’arachide reste un pot de beurre d’arachide, même lavé.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Cinq matériaux bien choisis suffisent pour commencer.',
        explanation:
          'Bâtons, bûches, tissus, contenants, cordelettes courtes sous surveillance : le reste est déjà sur place. Ajoutez-en un à la fois et regardez une semaine ce qu’il change. Si rien ne change, il peut repartir.',
      },
      {
        tip: 'Un bâton n’est pas une arme par nature.',
        explanation:
          'Une règle claire instruit mieux qu’une interdiction : une longueur (celle de son bras), un endroit, et jamais de course un bâton à la main. Faites-la dire par les enfants avant de commencer.',
      },
      {
        tip: 'Le bois traité ou peint n’est pas un matériau de jeu.',
        explanation:
          'Évitez les palettes marquées MB, le bois traité, les vieux pneus et les peintures anciennes. Dans le doute sur l’origine d’une planche, ne la prenez pas : un boisé et une scierie en offrent de meilleures.',
      },
      {
        tip: 'Les tissus et les cordes se rangent après chaque jeu.',
        explanation:
          'Une corde oubliée dans un arbre ou sur une structure est un danger d’étranglement. Défaites-la avec l’enfant qui l’a nouée, comptez les cordes, et la cabane se rebâtira demain : la refaire est souvent le meilleur du jeu.',
      },
      {
        tip: 'La nature livre un matériel de saison.',
        explanation:
          'Neige, glace, feuilles, boue, samares : renouvelez votre matériel avec le calendrier plutôt qu’avec un catalogue. Le même carré de terre offre quatre terrains de jeu par année, sans achat ni entreposage.',
      },
      {
        tip: 'On laisse une partie sur place.',
        explanation:
          'Les insectes, les oiseaux et les autres groupes en ont besoin. « Une poignée pour nous, le reste pour eux » se comprend dès 3 ans. C’est de l’éveil écologique en acte, sans discours.',
      },
    ],
  },
  {
    id: 'camp-de-base',
    title: 'Camp de base',
    intro: 'Le camp de base est le point d’attache du groupe : on y arrive, on s’y retrouve, on y mange, on en repart.',
    questionsToAsk: [
      {
        question: 'Ai-je l’autorisation d’utiliser ce lieu?',
        response:
          'Il faut l’entente ou la permission écrite du propriétaire ou de la municipalité, l’accord de la direction ou l’information au bureau coordonnateur, et des assurances vérifiées. Gardez une copie dans le sac : la personne qui vous posera la question ne connaîtra pas votre direction.',
      },
      {
        question: 'Ai-je visité le site sans les enfants?',
        response:
          'Faites une visite préalable, puis un coup d’œil neuf à chaque sortie. Cherchez les arbres morts, les branches suspendues, l’eau, un escarpement, la rue, les déchets, l’herbe à puce, les nids de guêpes et les traces de chasse. Faites-en aussi le tour à genoux : c’est la hauteur des enfants qui compte.',
      },
      {
        question: 'Où s’arrête notre territoire?',
        response:
          'Posez des limites visibles, rubans ou roches peintes, et suivez-les avec les enfants à chaque arrivée. Une limite montrée du doigt s’oublie; une limite qu’on a touchée se retient. Enlevez les rubans en partant.',
      },
      {
        question: 'Comment nous rassemblons-nous?',
        response:
          'Choisissez un signal unique, cri de chouette, sifflet ou chanson, et répétez-le par jeu avant d’en avoir besoin. Trois rassemblements pour rien par sortie font qu’on revient vraiment le jour où il le faut. Convenez aussi de ce qu’on fait si l’on n’entend plus personne : on s’arrête et on reste là.',
      },
      {
        question: 'Que ferons-nous en cas d’urgence?',
        response:
          'Écrivez l’adresse ou les coordonnées du site, l’accès pour l’ambulance, le rôle de chaque adulte et une solution de repli à l’abri. Vérifiez le réseau cellulaire sur place. Une feuille plastifiée dans la trousse évite de chercher ses mots au téléphone.',
      },
      {
        question: 'Qui peut nous rejoindre?',
        response:
          'Une personne au service de garde connaît l’heure de départ, le trajet, la liste des présences et l’heure de retour prévue. Si vous changez d’idée en route, vous l’appelez. À l’heure dite, c’est elle qui appelle.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Levez les yeux avant de poser les sacs.',
        explanation:
          'Une branche morte accrochée peut tomber sans prévenir, surtout après le vent, la neige lourde ou le verglas. Si vous en voyez une, on change d’endroit : c’est un danger, et les enfants n’y peuvent rien.',
      },
      {
        tip: 'Le même lieu, souvent, vaut mieux que dix lieux nouveaux.',
        explanation:
          'La répétition rassure, fait voir les saisons et approfondit le jeu. À la cinquième visite, les enfants cessent de courir partout et reprennent leur projet là où ils l’avaient laissé.',
      },
      {
        tip: 'Comptez les enfants souvent et à voix haute.',
        explanation:
          'Au départ, à l’arrivée, aux transitions, à chaque signal et au retour. Le dénombrement à voix haute engage tout le monde : les adultes confirment le nombre, les plus grands le vérifient.',
      },
      {
        tip: 'La bâche se monte avant le jeu.',
        explanation:
          'Elle abrite de la pluie et du soleil, et elle dit « c’est ici ». Placez les attaches hors de la portée des enfants et rendez-les bien visibles avec un ruban clair : un cordage tendu à hauteur de cou ne se voit pas en courant.',
      },
      {
        tip: 'Le ratio ne change pas en sortie.',
        explanation:
          'Les mêmes ratios s’appliquent dehors et à l’intérieur, et votre milieu peut exiger davantage. Prévoyez ce qui arrive si une adulte doit repartir avec un enfant : qui reste, avec combien?',
      },
      {
        tip: 'On repart sans laisser de traces.',
        explanation:
          'On ramasse ensemble, on démonte les structures si le lieu l’exige, on dit merci au site. Le dernier regard en arrière est aussi le dernier dénombrement : les mitaines et les enfants.',
      },
    ],
  },
  {
    id: 'meteo',
    sheets: WEATHER_SHEETS,
    title: 'Pas de mauvais temps!',
    intro:
      'La météo est un matériel pédagogique. On s’y prépare avec des vêtements, une durée et un plan B, et l’on renonce quand elle devient dangereuse.',
    questionsToAsk: [
      {
        question: 'Quelle est la prévision pour toute la durée de la sortie?',
        response:
          'Vérifiez la température, le refroidissement éolien ou l’humidex, le vent, les orages, l’indice UV et la qualité de l’air, le matin et juste avant de partir. Regardez surtout l’heure du retour : c’est là que les enfants seront fatigués et mouillés.',
      },
      {
        question: 'Quels seuils notre milieu applique-t-il?',
        response:
          'Connaissez par cœur les chiffres de votre politique écrite. Comme repère externe, la Société canadienne de pédiatrie suggère de rester à l’intérieur à -27 °C ou moins, température ou refroidissement éolien. Beaucoup de milieux choisissent un seuil plus prudent pour les poupons, et c’est lui qui a priorité.',
      },
      {
        question: 'Comment chaque enfant est-il habillé?',
        response:
          'Trois couches : une qui évacue l’humidité, une qui isole, une qui coupe le vent et l’eau. La tête, les mains et les pieds complètent. Faites le tour des enfants en touchant, pas en regardant : un bel habit de neige cache parfois un chandail trempé.',
      },
      {
        question: 'Où se réchauffer, se rafraîchir ou s’abriter?',
        response:
          'Repérez un refuge à quelques minutes, une bâche, de l’ombre. Contre l’orage, il faut un bâtiment ou un véhicule fermé : ni bâche, ni arbre, ni abri de parc ouvert. Si le refuge est loin, la sortie est plus courte.',
      },
      {
        question: 'Avons-nous du rechange pour tous?',
        response:
          'Gardez des mitaines, des bas, des tuques et des pantalons de prêt, pour que nul ne soit privé de sortie. Une caisse de prêt discrète vaut mieux qu’un mot aux parents : l’enfant n’a pas à porter la mitaine oubliée d’un adulte pressé.',
      },
      {
        question: 'À quels signes vais-je rentrer?',
        response:
          'Mains froides malgré le mouvement, peau pâle ou engourdie, frissons, rougeur du visage, somnolence, irritabilité, vent qui se lève dans les arbres. Décidez-les en équipe avant de sortir : dehors, l’envie de rester brouille le jugement.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Des mains et des pieds chauds indiquent un bon habillement.',
        explanation:
          'Touchez aussi la nuque. Moite, on enlève une couche avant que la sueur refroidisse; froide, on bouge ou on en ajoute une. Apprenez le geste aux enfants : ils se vérifient entre eux avec sérieux.',
      },
      {
        tip: 'Les mitaines gardent mieux la chaleur que les gants.',
        explanation:
          'Les doigts s’y réchauffent ensemble. Choisissez un cache-cou, jamais de foulard ni de cordon : près d’une glissade ou d’une branche, ce qui pend s’accroche et peut étrangler. C’est un danger, et l’adulte l’enlève.',
      },
      {
        tip: 'Au premier coup de tonnerre, on rentre.',
        explanation:
          'On attend ensuite 30 minutes après le dernier coup avant de ressortir, ou davantage si votre politique le dit. Un arbre isolé ou une bâche n’est pas un abri. Décidez de votre bâtiment avant de partir.',
      },
      {
        tip: 'Le soleil brûle aussi en hiver et sous les nuages.',
        explanation:
          'La neige, le sable et l’eau réfléchissent les rayons UV, et jusqu’à 85 % traversent les nuages. Le chapeau et l’ombre viennent d’abord; la crème solaire suit l’autorisation du parent et l’âge de l’enfant.',
      },
      {
        tip: 'Par grand vent, on évite la forêt.',
        explanation:
          'Des branches peuvent tomber, même de loin et sans bruit. Choisissez un champ, la cour ou un abri. Le vent reste un merveilleux matériel : des rubans, une bâche à quatre, des feuilles à lâcher.',
      },
      {
        tip: 'Bottes trop serrées, pieds gelés.',
        explanation:
          'C’est l’air emprisonné qui isole. Deux paires de bas dans une botte ajustée refroidissent; une seule paire épaisse dans une botte où les orteils bougent réchauffe. Demandez : « Peux-tu faire danser tes orteils? »',
      },
    ],
  },
  {
    id: 'equipement',
    title: 'Équipement de départ',
    intro:
      'Le sac de l’éducatrice contient ce qui sauve, ce qui soigne et ce qui console. Celui de l’enfant reste léger.',
    questionsToAsk: [
      {
        question: 'Qu’est-ce qui ne peut jamais être oublié?',
        response:
          'La liste des présences, les coordonnées d’urgence, le téléphone chargé, la trousse de premiers soins, les médicaments prescrits, les auto-injecteurs d’épinéphrine et l’eau. Chaque médicament est dans son contenant étiqueté, avec l’accord écrit du parent. Rangez-les ensemble, toujours à la même place : si cette pochette manque, on ne part pas.',
      },
      {
        question: 'Qui porte l’auto-injecteur?',
        response:
          'L’adulte qui accompagne l’enfant concerné, sur elle, jamais dans un sac laissé au camp. Toute l’équipe sait où il se trouve et comment l’utiliser. Si l’enfant change d’adulte en cours de route, l’auto-injecteur change de mains en même temps, et on se le dit.',
      },
      {
        question: 'Combien pèse le sac?',
        response:
          'Répartissez la charge entre les adultes; un traîneau ou un chariot épargne le dos. Pesez-le une fois, pour vrai. Ce qui n’a pas servi en trois sorties, et qui n’est ni pour soigner ni pour secourir, peut rester.',
      },
      {
        question: 'Que porte l’enfant?',
        response:
          'Une gourde, une collation, des mitaines de rechange : un petit sac à sa taille, avec son nom à l’intérieur. Porter ses affaires fait partie de la sortie. Vérifiez les bretelles au départ : un sac qui tombe fatigue plus qu’un sac lourd.',
      },
      {
        question: 'Ma formation et celle de l’équipe sont-elles à jour?',
        response:
          'Vérifiez la validité des certificats de secourisme, dans leur version adaptée à la petite enfance, avec un volet sur les réactions allergiques graves. Notez les dates d’échéance au même endroit que celles de la trousse : on les regarde ensemble.',
      },
      {
        question: 'Qui a vérifié le sac cette semaine?',
        response:
          'Une personne désignée, une liste datée, et ce qui a servi est remplacé le jour même. « Tout le monde s’en occupe » veut souvent dire personne. Changez de personne chaque mois : l’œil neuf trouve le pansement périmé.',
      },
    ],
    goodToKnow: [
      {
        tip: 'Un sifflet, un couteau d’adulte, une couverture de survie, du ruban.',
        explanation:
          'De petits objets, de grands services : appeler, couper une corde coincée, garder au chaud, réparer une botte. Le couteau reste dans la poche de l’adulte, pas dans le sac.',
      },
      {
        tip: 'Le froid vide les batteries.',
        explanation:
          'Gardez le téléphone contre vous, sous le manteau, et prévoyez une batterie d’appoint. Un téléphone à moitié plein peut s’éteindre en quelques minutes au grand froid.',
      },
      {
        tip: 'L’épinéphrine craint le gel et la chaleur.',
        explanation:
          'Conservez-la près du corps l’hiver et à l’ombre l’été, jamais dans un véhicule. Vérifiez la date et l’aspect du produit au début de chaque saison, et suivez le plan de l’enfant.',
      },
      {
        tip: 'Une liste plastifiée vaut mieux qu’une bonne mémoire.',
        explanation:
          'Cochez avant de partir, à deux : l’une lit, l’autre touche. La liste à préparer, au bas de cette page, s’adapte à la saison, à la durée et à l’âge, et s’imprime avec des cases vides.',
      },
      {
        tip: 'Les enfants préparent leur sac.',
        explanation:
          'Nommer, choisir et compter sont des apprentissages. Étalez les objets par terre, en images pour les plus jeunes. L’enfant qui a mis lui-même ses mitaines dans le sac sait où elles sont.',
      },
      {
        tip: 'Le nom de l’enfant n’est pas visible de loin.',
        explanation:
          'Inscrivez-le à l’intérieur. À l’extérieur, un dossard porte le nom et le téléphone du service de garde : un inconnu ne devrait pas pouvoir appeler un enfant par son prénom.',
      },
    ],
  },
]
