import type { FoundText } from './score.ts'

/** Twenty-four texts of strangers, by another hand than those before, which had not seen the reader: a third six. */
export const DEVELOP_16: FoundText[] = [
  {
    id: 'notes-telegraphiques',
    text: `mardi am — parcours tortues

3-4 ans / gym / 30 min
mat : bacs à linge, matelas bleus, cônes, sacs de fèves
- tortue = à 4 pattes, sac de fèves sur le dos
- contourner cônes sans perdre le sac
- monter matelas (pente)
- finir dans le bac = se reposer
++ équilibre, contrôle des gestes
prochaine fois : tunnel au début
attention matelas glisse → tapis dessous
rappeler maman de Z. pour les bottes`,
    expected: {
      title: 'parcours tortues',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['bacs a linge', 'matelas bleus', 'cones', 'sacs de feves'],
      steps: ['tortue a 4 pattes', 'contourner cones', 'monter matelas', 'finir dans le bac'],
      why: ['controle des gestes'],
      variations: ['tunnel au debut'],
      safety: ['matelas glisse'],
      left: ['rappeler maman'],
    },
  },
  {
    id: 'texte-traduit',
    text: `Boîte d'activité occupée : Tri de pompons

Cette activité de garderie est super facile à mettre ensemble et vos tout-petits vont l'aimer !

Fournitures nécessaires :
* 1 boîte d'œufs
* Pompons jumbo dans les couleurs assorties
* Pinces à salade
* Pistolet à peinture (facultatif)

Instructions :
Étape 1 : Peignez chaque trou de la boîte d'œufs dans une couleur différente.
Étape 2 : Placez les pompons dans un bol à côté de votre enfant.
Étape 3 : Invitez votre enfant à utiliser les pinces pour déplacer chaque pompon vers la couleur correspondante.

Compétences pratiquées : reconnaissance des couleurs, motricité fine

Âge recommandé : 24 à 36 mois

Ce message contient des liens d'affiliation. Voir la politique de divulgation complète ici.
Épinglez-le pour plus tard !`,
    expected: {
      title: 'Tri de pompons',
      ages: ['AGE_2_YEARS_3_YEARS'],
      material: ['boite d oeufs', 'pompons jumbo', 'pinces a salade', 'pistolet a peinture'],
      steps: ['peignez chaque trou', 'placez les pompons', 'invitez votre enfant'],
      why: ['reconnaissance des couleurs'],
      left: ['super facile', 'liens d affiliation', 'epinglez'],
    },
  },
  {
    id: 'page-avec-bannieres',
    text: `Nous respectons votre vie privée
Nous et nos 814 partenaires stockons des informations sur votre appareil. 
Tout accepter   Continuer sans accepter

MENU
Grossesse   Bébé   Enfant   Recettes   Boutique
Rechercher

Accueil > Enfant > Jeux > Jeux d'extérieur

Le jeu du chef d'orchestre

Par Claire D., mis à jour le 3 mars
Temps de lecture : 2 min

Un grand classique des fêtes d'anniversaire, qui se joue aussi bien à cinq qu'à quinze.

À partir de : 4 ans
Nombre de joueurs : 5 et plus
Matériel : aucun

La règle du jeu
Les enfants s'assoient en cercle. Un joueur s'éloigne et ferme les yeux. Les autres désignent en silence un chef d'orchestre. Le chef fait des gestes que tout le monde imite : il tape des mains, il se gratte le nez, il balance la tête. Le joueur revient au centre et cherche qui mène la danse. Quand il a trouvé, le chef prend sa place.

Notre conseil
Avec les plus petits, choisissez vous-même le chef et gardez le même geste assez longtemps.

PUBLICITÉ

À lire aussi
Le jeu du béret
Comment organiser une chasse au trésor

Partager sur Facebook
Commentaires (3)
Lilou34 : testé hier avec 8 enfants, gros succès
© 2024 Tous droits réservés`,
    expected: {
      title: 'Le jeu du chef d’orchestre',
      ages: ['AGE_4_YEARS_5_YEARS'],
      material: [],
      steps: [
        's assoient en cercle',
        'ferme les yeux',
        'designent en silence',
        'tout le monde imite',
        'revient au centre',
        'prend sa place',
      ],
      left: ['814 partenaires', 'grossesse', 'claire d', 'publicite', 'jeu du beret', 'chasse au tresor', 'lilou34'],
    },
  },
  {
    id: 'commentaires-a-la-fin',
    text: `Cabane à oiseaux en carton de lait

On recycle, on bricole et on nourrit les mésanges! Une activité que j'aime faire en janvier, quand la neige recouvre tout.

Matériaux : un carton de lait de 2 litres rincé, de la peinture acrylique non toxique, deux bâtons, de la ficelle, des graines de tournesol.

1- Découper une ouverture sur un côté du carton (travail de l'adulte).
2- Laisser l'enfant peindre le carton. Attendre que ce soit sec.
3- Glisser les bâtons de part en part, sous l'ouverture.
4- Remplir de graines et accrocher à une branche qu'on voit de la fenêtre.

Âge suggéré : 3-5 ans

3 RÉPONSES À « CABANE À OISEAUX EN CARTON DE LAIT »

Ginette
17 janvier à 8 h 12
Merci pour l'idée! Nous, on a mis du beurre d'arachide, les geais en raffolent.

Mamie Jo
18 janvier à 21 h 40
Est-ce que la peinture tient sous la pluie?

L'autrice
19 janvier à 7 h 05
Oui, avec deux couches de vernis.

Laisser un commentaire
Votre adresse ne sera pas publiée.`,
    expected: {
      title: 'Cabane à oiseaux en carton de lait',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['WINTER'],
      material: ['carton de lait', 'peinture acrylique', 'batons', 'ficelle', 'graines de tournesol'],
      steps: ['decouper une ouverture', 'laisser l enfant peindre', 'glisser les batons', 'remplir de graines'],
      left: ['mesanges', 'ginette', 'arachide', 'vernis', 'ne sera pas publiee'],
    },
  },
  {
    id: 'moitie-anglaise',
    text: `Bubble Wrap Stomp Painting / Peinture à pieds sur papier à bulles

Ages 2-4 | Process art | Messy!

You'll need: bubble wrap, tape, washable paint, big paper roll.
Wrap the child's feet, let them step in the paint and stomp on the paper. Keep a hand on them, it gets slippery!

VERSION FRANÇAISE
Âges : 2 à 4 ans

Il vous faut :
- du papier à bulles
- du ruban adhésif
- de la peinture lavable
- un grand rouleau de papier

Comment faire :
- Enveloppez les pieds de l'enfant dans le papier à bulles.
- Faites-le marcher dans la peinture, puis sur le papier.
- Regardez ensemble les traces qu'il laisse.

Attention : tenez-lui la main, car ça glisse!`,
    expected: {
      title: 'Peinture à pieds sur papier à bulles',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      material: ['papier a bulles', 'ruban adhesif', 'peinture lavable', 'rouleau de papier'],
      steps: ['enveloppez les pieds', 'marcher dans la peinture', 'regardez ensemble'],
      safety: ['tenez lui la main'],
      left: ['messy', 'wrap the child', 'version francaise'],
    },
  },
  {
    id: 'prose-en-tu',
    text: `Ma chère Josiane,

Tu me demandais ce que je fais avec les feuilles de bananier en plastique que tu m'as données. Voici ma « jungle », tu vas voir, c'est tout simple.

Tu accroches les feuilles au plafond avec du fil à pêche, assez bas pour que les enfants les frôlent. Tu caches des animaux de plastique un peu partout dans le local. Tu mets une trame de bruits d'oiseaux. Les enfants entrent à quatre pattes, jumelles de carton au cou, et ils cherchent les bêtes. Quand l'un en trouve une, il fait son cri et les autres devinent.

Mon groupe a entre trois et quatre ans et ils en redemandent. Compte vingt minutes, trente si le cœur y est. Pour les jumelles, deux rouleaux de carton collés ensemble suffisent, sans cordon au cou avec les plus petits : glisse-les plutôt dans une poche.

Embrasse les tiens,
Pauline`,
    expected: {
      title: 'jungle',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['feuilles de bananier', 'fil a peche', 'animaux de plastique', 'jumelles', 'rouleaux de carton'],
      steps: [
        'accroches les feuilles',
        'caches des animaux',
        'bruits d oiseaux',
        'entrent a quatre pattes',
        'fait son cri',
      ],
      left: ['chere josiane', 'tu me demandais', 'embrasse', 'pauline'],
    },
  },
]
