import type { FoundText } from './score.ts'

/** Texts written with their answers before the reader had met them: forums, captions, copied documents. */
export const DEVELOP_6: FoundText[] = [
  {
    id: 'poupons-forum',
    text: `Bonjour les filles,
j'ai fait ça avec mes poupons hier et ça a été un gros succès, je voulais vous le partager.
J'ai vidé une boîte de mouchoirs et je l'ai remplie de foulards et de bouts de tissu. J'ai assis les bébés en cercle sur le tapis de jeu. Ils tiraient les foulards un par un et les agitaient dans les airs. Ensuite on a joué à coucou en se cachant le visage. Pour finir on a tout remis dans la boîte ensemble.
Une dizaine de minutes et ils en redemandaient!
Est-ce que quelqu'un a d'autres idées pour les 0-18 mois? Merci d'avance!`,
    expected: {
      title: 'boîte de mouchoirs',
      ages: ['AGE_0_18_MONTHS'],
      place: 'INDOORS',
      minutes: 10,
      material: ['boite de mouchoirs', 'foulards', 'bouts de tissu'],
      steps: [
        'vide une boite',
        'assis les bebes',
        'tiraient les foulards',
        'joue a coucou',
        'tout remis dans la boite',
      ],
      left: ['gros succes', 'd autres idees', 'merci d avance'],
    },
  },
  {
    id: 'legende-photo',
    text: `Peinture à la glace 🧊🎨 Des glaçons colorés (eau + colorant + un bâton de popsicle), du papier épais et c'est parti ! Les enfants frottent leur glaçon sur la feuille et regardent la couleur fondre. On penche la feuille pour faire couler les gouttes. Groupe des 3-4 ans, cour arrière, juillet 2023. #cpe #artenfant #educatrice #etedehors`,
    expected: {
      title: 'peinture à la glace',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      material: ['glacons colores', 'papier epais'],
      steps: ['frottent leur glacon', 'penche la feuille'],
      left: ['artenfant', 'etedehors'],
    },
  },
  {
    id: 'epingle',
    text: `Épinglé depuis lesptitsdoigtscurieux.example
Tri des couleurs avec des pinces à linge | Activité Montessori 2-3 ans
Enregistrer    Partager
Matériel : assiettes de carton, pinces à linge en bois, peinture de 4 couleurs.
Peindre le bord de chaque assiette en quatre sections. Peindre les pinces des mêmes couleurs. L'enfant accroche chaque pince sur la section de sa couleur.
Développe la prise en pince et la reconnaissance des couleurs.
Plus d'épingles comme celle-ci`,
    expected: {
      title: 'tri des couleurs avec des pinces à linge',
      ages: ['AGE_2_YEARS_3_YEARS'],
      material: ['assiettes de carton', 'pinces a linge', 'peinture'],
      steps: ['peindre le bord', 'peindre les pinces', 'accroche chaque pince'],
      why: ['prise en pince'],
      left: ['epingle depuis', 'enregistrer', 'plus d epingles'],
    },
  },
  {
    id: 'pdf-lignes-brisees',
    text: `Guide d'activités extérieures                                   14
Le jardin de roches

Groupe d'âge : 4 à 5 ans
Temps requis : 35 minutes
Saison : printemps, été

Intention
Amener l'enfant à observer les pro-
priétés des roches et à les classer selon
des critères qu'il choisit.

Matériel
• Des roches ramassées au parc
• De vieilles brosses à dents
• Un bac d'eau
• Des cartons d'œufs

Guide d'activités extérieures                                   15
Déroulement
1. Au parc, chaque enfant ramasse cinq
roches qui lui plaisent.
2. Laver les roches dans le bac avec les
brosses.
3. Les poser au soleil et regarder les cou-
leurs changer en séchant.
4. Demander aux enfants comment on pour-
rait les ranger, puis les classer dans les
cartons d'œufs.

Variante
Peser les roches avec une balance de
cuisine.`,
    expected: {
      title: 'le jardin de roches',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'PARK',
      seasons: ['SPRING', 'SUMMER'],
      minutes: 35,
      material: ['roches ramassees', 'brosses a dents', 'bac d eau', 'cartons d oeufs'],
      steps: [
        'ramasse cinq roches',
        'laver les roches',
        'regarder les couleurs changer',
        'comment on pourrait les ranger',
      ],
      why: ['proprietes des roches'],
      variations: ['peser les roches'],
      left: ['guide d activites'],
    },
  },
  {
    id: 'tableau-copie',
    text: `Nom de l'activité\tÂge\tDurée\tLieu
Les lanternes de glace\t3 ans et plus\t30 minutes\tCour
Matériel\tBallons, eau, colorant, lampions à pile
Étape 1\tLa veille, remplir les ballons d'eau colorée et les laisser geler dehors.
Étape 2\tRetirer le ballon et observer la boule de glace.
Étape 3\tCreuser un trou avec de l'eau tiède.
Étape 4\tDéposer un lampion à pile et admirer quand il fait noir.
Objectifs\tDécouvrir les états de l'eau
Précautions\tRamasser tous les morceaux de ballon.`,
    expected: {
      title: 'les lanternes de glace',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 30,
      material: ['ballons', 'eau', 'colorant', 'lampions a pile'],
      steps: ['remplir les ballons', 'observer la boule', 'creuser un trou', 'deposer un lampion'],
      why: ['etats de l eau'],
      safety: ['morceaux de ballon'],
      left: ['nom de l activite'],
    },
  },
  {
    id: 'bilingue',
    text: `Chasse aux sons / Sound Hunt

Âge / Age : 3-5 ans / 3-5 years old
Durée / Duration : 20 min

Matériel / Materials
- Une feuille et un crayon / Paper and pencil
- Des oreilles bien ouvertes / Listening ears

Déroulement / Instructions
1. S'asseoir dans la cour et fermer les yeux. / Sit in the yard and close your eyes.
2. Écouter pendant une minute. / Listen for one minute.
3. Nommer les sons qu'on a entendus. / Name the sounds you heard.
4. Dessiner un son. / Draw one sound.

Merci de citer la source. / Please credit the source.`,
    expected: {
      title: 'chasse aux sons',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 20,
      material: ['une feuille et un crayon', 'oreilles bien ouvertes'],
      steps: ['fermer les yeux', 'ecouter pendant une minute', 'nommer les sons', 'dessiner un son'],
      left: ['citer la source'],
    },
  },
  {
    id: 'tout-capitales',
    text: `LE RESTAURANT DE BOUE

POUR QUI : LES 2 A 5 ANS
OU : DEHORS DANS LA COUR
QUAND : PRINTEMPS

ON A BESOIN DE
DES VIEUX CHAUDRONS
DES CUILLERES
DE LA TERRE ET DE L'EAU
DES ROCHES ET DES FEUILLES

ON JOUE
INSTALLER LES CHAUDRONS SUR UNE PALETTE DE BOIS
LES ENFANTS MELANGENT LA TERRE ET L'EAU
ILS SERVENT LES PLATS A LEURS AMIS
ON LAVE LES CHAUDRONS ENSEMBLE

ON APPREND
A MESURER, A VERSER, A FAIRE SEMBLANT

ATTENTION
ON NE MANGE PAS LA BOUE`,
    expected: {
      title: 'le restaurant de boue',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SPRING'],
      material: ['vieux chaudrons', 'cuilleres', 'terre et de l eau', 'roches et des feuilles'],
      steps: ['installer les chaudrons', 'melangent la terre', 'servent les plats', 'lave les chaudrons'],
      why: ['a mesurer'],
      safety: ['on ne mange pas'],
      left: [],
    },
  },
  {
    id: 'puces-emoji',
    text: `🍎✨ ACTIVITÉ DE LA SEMAINE ✨🍎
Étampes de pommes

👶 2 ans et plus
⏰ 20-30 min
📍 À l'intérieur

🧺 Matos :
🔸 Pommes coupées en deux
🔸 Gouache rouge et verte
🔸 Grandes feuilles blanches
🔸 Tabliers

👣 Comment on fait :
👉 On protège la table et on enfile les tabliers
👉 On trempe la pomme dans la gouache
👉 On presse la pomme sur la feuille
👉 On regarde l'étoile au milieu

💡 Pourquoi ? Créativité + motricité fine

❤️ Enregistre ce post pour plus tard et tague une collègue !`,
    expected: {
      title: 'étampes de pommes',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['pommes coupees', 'gouache rouge', 'grandes feuilles', 'tabliers'],
      steps: ['protege la table', 'trempe la pomme', 'presse la pomme', 'regarde l etoile'],
      why: ['creativite'],
      left: ['activite de la semaine', 'enregistre ce post', 'tague une collegue'],
    },
  },
]
