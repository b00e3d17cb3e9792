import type { CalendarMonth } from './types.ts'

export const JANUARY_TO_JUNE: readonly CalendarMonth[] = [
  {
    month: 1,
    title: 'La neige sous la loupe',
    intro:
      'Le froid sec et la lumière revenue invitent à l’enquête. On sort moins longtemps, plus souvent, et l’on regarde de plus près.',
    ideas: [
      {
        title: 'Des flocons sur un carton noir',
        text: 'Laissez le carton dehors une heure pour qu’il refroidisse, puis tendez-le à la neige qui tombe. Sous la loupe, chacun cherche deux flocons pareils. Personne n’en trouve.',
        themes: ['eau-neige-et-glace'],
      },
      {
        title: 'Qui est passé par ici?',
        text: 'Dans la neige fraîche, suivez une piste du regard avant d’y marcher. Combien de pattes? Où l’animal est-il allé? Les enfants tracent leur propre piste à côté, et l’on compare les pas.',
        themes: ['animaux-et-traces'],
      },
      {
        title: 'La glace qu’on fabrique',
        text: 'De gros contenants d’eau colorée passent la nuit dehors. Le matin, on démoule, on empile, on regarde à travers. L’après-midi, on regarde lesquels ont fondu et lesquels ont tenu.',
        themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
      },
      {
        title: 'La musique des bottes',
        text: 'Écoutez la neige crier sous les pas quand il fait très froid, et se taire quand il fait doux. Les enfants finissent par deviner le temps à l’oreille, avant le thermomètre.',
        themes: ['sons-et-silence'],
      },
    ],
    gear: ['Mitaines de rechange', 'Cache-cou', 'Loupes', 'Boisson tiède'],
    vigilance:
      'Vérifiez le refroidissement éolien et suivez les seuils de la politique de votre milieu, souvent plus prudents pour les poupons. Surveillez le nez, les oreilles et les doigts : une peau pâle et engourdie se réchauffe doucement, sans frotter. Les bancs de neige près de la rue ne sont jamais un jeu.',
  },
  {
    month: 2,
    title: 'Bouger au froid',
    intro:
      'Le mois de la glissade et des grands jeux de neige. Le corps se réchauffe en jouant, à condition de ne pas attendre.',
    ideas: [
      {
        title: 'Le parcours de buttes',
        text: 'Des buttes, des tranchées ouvertes, un pont de neige tassée : les enfants dessinent le tracé et le changent chaque jour. On ne creuse pas de tunnel, on le raconte.',
        themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
      },
      {
        title: 'Le restaurant des mésanges',
        text: 'Une mangeoire, des graines de tournesol, un carnet. On compte les visiteurs pendant deux minutes, à la même heure. Après une semaine, on sait qui mange d’abord.',
        themes: ['oiseaux'],
      },
      {
        title: 'Où est passée mon ombre?',
        text: 'Le matin, un enfant se tient debout et l’on trace son ombre dans la neige. Après le dîner, il revient au même endroit. L’ombre a raccourci, et chacun a son explication.',
        themes: ['lumiere-et-ombre'],
      },
      {
        title: 'Peindre la neige',
        text: 'Des vaporisateurs d’eau teintée au colorant alimentaire, et un champ blanc. Les plus jeunes font des taches, les plus grands des routes. À la prochaine bordée, la page est neuve.',
        themes: ['couleurs-et-textures', 'eau-neige-et-glace'],
      },
    ],
    gear: ['Traîneau', 'Casques de sports de neige', 'Thermos tiède', 'Bas de rechange'],
    vigilance:
      'En glissade, le vrai risque est la collision : on descend un à la fois, assis, et l’on remonte par le côté. Vérifiez le bas de la pente avant le haut : arbres, clôture, rue. Le casque est pour glisser et s’enlève pour grimper. Couvrez bien les oreilles.',
  },
  {
    month: 3,
    title: 'Quand la sève monte',
    intro:
      'Nuits froides, jours doux : le temps des sucres commence. L’hiver et le printemps se disputent la cour, et tout le monde a les pieds mouillés.',
    ideas: [
      {
        title: 'L’érable qui coule',
        text: 'Un adulte entaille l’arbre, ou l’on visite un érable qui l’est déjà. On écoute la goutte dans la chaudière, on touche, on sent. Le gel de la nuit et le dégel du jour font couler la sève : on note les deux.',
        themes: ['arbres-et-feuilles', 'cuisine-et-saveurs'],
      },
      {
        title: 'La course des ruisselets',
        text: 'L’eau de fonte cherche son chemin dans la cour. Avec une pelle, on l’aide ou on la détourne. Une écorce fait le bateau : lequel arrive au bout?',
        themes: ['eau-neige-et-glace', 'terre-et-boue'],
      },
      {
        title: 'La chasse aux premiers signes',
        text: 'Un bourgeon qui gonfle, un merle, un carouge, la première boue : chaque découverte entre sur une affiche avec sa date. L’affiche de cette année servira à parier l’an prochain.',
        themes: ['oiseaux', 'saisons-et-fetes'],
      },
      {
        title: 'Le thermomètre des enfants',
        text: 'Pouce en haut, pouce en bas : avant de lire le vrai thermomètre, chacun dit s’il fait plus doux qu’hier. On vérifie, et l’on compte les pouces qui avaient raison.',
        themes: ['nombres-et-formes', 'vent-et-ciel'],
      },
    ],
    gear: ['Bottes imperméables', 'Deux rechanges complets', 'Pelles', 'Petits bateaux d’écorce'],
    vigilance:
      'Aucune glace naturelle n’est assez sûre pour un groupe d’enfants, et quelques centimètres d’eau suffisent à une noyade : restez à portée de bras. Éloignez-vous des toits qui coulent. Le sirop chaud et la tire se tiennent loin des enfants.',
  },
  {
    month: 4,
    title: 'La saison de la boue',
    intro:
      'La terre dégèle, les vers sortent, les bottes se remplissent. C’est le plus beau mois du jeu, si les habits le permettent.',
    ideas: [
      {
        title: 'La cuisine de boue',
        text: 'Une vieille table, des casseroles, de l’eau à transporter. On y dose, on y goûte pour rire, on y négocie les recettes. Votre place est celle de la cliente qui attend son tour.',
        themes: ['terre-et-boue', 'cuisine-et-saveurs'],
      },
      {
        title: 'Un hôtel d’une heure pour les vers',
        text: 'Après la pluie, on invite deux vers dans un bocal de terre humide, à l’ombre. On regarde comment ils avancent, de quel côté est la tête. Une heure plus tard, on les reconduit où on les a pris.',
        themes: ['insectes-et-vers'],
      },
      {
        title: 'La corvée des petits déchets',
        text: 'Avec des pinces et des gants, on ramasse le papier et le plastique. L’adulte est passée avant, et s’occupe seule du verre et de tout objet pointu. À la fin, on pèse le sac et on se retourne : il est lourd, et le trottoir est propre.',
        themes: ['quartier-et-metiers'],
      },
      {
        title: 'Des semis sur le rebord',
        text: 'Une grosse graine par pot, le prénom dessous, une goutte d’eau par jour. On mesure avec des cubes. Celui qui ne lève pas fait autant parler que les autres.',
        themes: ['jardin-et-recolte'],
      },
    ],
    gear: ['Habits de pluie', 'Brosse à bottes', 'Serviettes', 'Pince fine pour les tiques'],
    vigilance:
      'Les tiques bougent dès que la température dépasse environ 4 °C : vêtements longs et clairs, et inspection de la peau au retour. Éloignez le groupe des cours d’eau en crue. Lavez les mains avant de manger, à l’eau et au savon : le gel n’enlève pas la terre.',
  },
  {
    month: 5,
    title: 'Tout pousse',
    intro:
      'Feuilles, fleurs, insectes et premières pauses à l’ombre. On peut rester dehors la moitié de la journée sans l’avoir décidé.',
    ideas: [
      {
        title: 'Adopter un arbre',
        text: 'Le groupe choisit un arbre, lui donne un nom, en fait le tour avec les bras. On le dessine une fois par mois, toujours de la même place. En avril prochain, il y aura douze portraits.',
        themes: ['arbres-et-feuilles'],
      },
      {
        title: 'Écouter les yeux fermés',
        text: 'Tôt le matin, couchés ou assis, on lève un doigt par oiseau différent. Pas besoin de connaître leurs noms : celui qui scie, celui qui rit, celui qui répète.',
        themes: ['oiseaux', 'sons-et-silence'],
      },
      {
        title: 'Le jardin prend place',
        text: 'Les plants tendres attendent la fin du risque de gel, souvent fin mai ou début juin selon la région. D’ici là, on retourne la terre, on sème les pois, on installe les pancartes.',
        themes: ['jardin-et-recolte'],
      },
      {
        title: 'Le mois des pissenlits',
        text: 'On en compte dix, on en souffle un, on peint avec la fleur. On en cueille quelques-uns pour un bouquet; le reste est pour les abeilles, et l’on s’assoit pour les voir venir.',
        themes: ['couleurs-et-textures', 'nombres-et-formes'],
      },
    ],
    gear: ['Chapeaux', 'Eau', 'Chasse-moustiques selon le protocole', 'Carnet'],
    vigilance:
      'Tiques, mouches noires et herbe à puce arrivent ensemble : manches longues, sentiers dégagés, peau inspectée au retour. Pour tout insectifuge, suivez le protocole en vigueur et l’autorisation du parent. Revoyez la limite du territoire : la végétation cache ce qu’on voyait en avril.',
  },
  {
    month: 6,
    title: 'Le grand dehors',
    intro: 'Les journées les plus longues de l’année. On peut presque tout faire dehors, y compris ne rien faire.',
    ideas: [
      {
        title: 'Un bâton pour lire l’heure',
        text: 'Plantez un bâton droit et posez une roche au bout de son ombre à la collation, au dîner, au lever de la sieste. Le lendemain, les enfants lisent l’heure de la collation dans le gazon.',
        themes: ['lumiere-et-ombre', 'nombres-et-formes'],
      },
      {
        title: 'La première fraise',
        text: 'Au potager ou à la ferme, on cherche la plus rouge, on cueille, on lave, on goûte lentement. On coupe pour les plus jeunes. La deuxième n’a pas le même goût : on en discute.',
        themes: ['jardin-et-recolte', 'cuisine-et-saveurs'],
      },
      {
        title: 'Écouter un récit d’ici',
        text: 'Invitez un organisme autochtone de votre région à partager une histoire ou un chant, dans le respect de son protocole d’accueil. On écoute et on remercie; on ne se déguise pas, on n’imite pas.',
        themes: ['contes-et-lettres'],
      },
      {
        title: 'La chaudière d’eau',
        text: 'Une chaudière, des pinceaux, des éponges, un mur au soleil. Peindre avec l’eau, laver les vélos, arroser les pieds. Videz tout en finissant.',
        themes: ['eau-neige-et-glace'],
      },
    ],
    gear: ['Ombre mobile', 'Chapeaux à large bord', 'Crème solaire autorisée par le parent', 'Gourdes'],
    vigilance:
      'Évitez le soleil sans protection de 11 h à 15 h; avant 6 mois, l’ombre et les vêtements plutôt que la crème. Offrez à boire avant la soif. Toute eau demande une adulte désignée, à portée de bras, et des contenants vidés aussitôt. Vos seuils de chaleur sont ceux de la politique de votre milieu.',
  },
]
