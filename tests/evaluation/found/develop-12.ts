import type { FoundText } from './score.ts'

/** A last time: texts written with their answers before the reader had met them. */
export const DEVELOP_12: FoundText[] = [
  {
    id: 'blogue-long-intro',
    text: `La table d'exploration : les agrumes

Avez-vous remarqué comme les tout-petits adorent tout sentir ? Dans mon service de garde, j'installe une table d'exploration toutes les deux semaines. Cette fois-ci, j'ai choisi les agrumes parce que ma voisine m'en avait donné un plein panier.

Ce que j'ai mis sur la table :
oranges, citrons et pamplemousses coupés en deux
un presse-jus manuel
des loupes
de petits contenants transparents

Comment ça s'est passé :
J'ai laissé les enfants sentir et toucher les fruits. Ensuite, je leur ai montré à presser une orange. Ils ont versé le jus dans les contenants et ils ont comparé les couleurs. Pour terminer, nous avons goûté le jus avec une grimace pour le citron !

Les enfants avaient entre 2 et 4 ans. Nous y avons passé 25 minutes.

Apprentissages : vocabulaire du goût, force des mains.

Prochaine table : les courges. À suivre !`,
    expected: {
      title: 'les agrumes',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      minutes: 25,
      material: ['oranges', 'citrons', 'pamplemousses', 'presse jus', 'loupes', 'contenants'],
      steps: ['sentir et toucher', 'presser une orange', 'verse le jus', 'goute le jus'],
      why: ['force des mains'],
      left: ['remarque comme', 'voisine', 'les courges'],
    },
  },
  {
    id: 'groupe-facebook',
    text: `Audrey Lemieux ► Trucs d'éducatrices
Hier, à 20:14

Mon coup de cœur de la semaine : le lave-auto ! 🚗🧽

✅ On dépose les petits camions dans le bac à sable pour bien les salir
✅ On prépare deux bassines : une avec du savon, une pour rincer
✅ Les enfants frottent avec des éponges et des vieilles brosses à dents
✅ On les fait sécher au soleil sur une serviette

Dehors, par une journée chaude de juillet, c'est parfait 😎
Mes 2-3 ans ont joué pendant 40 minutes, du jamais vu!!!

J'aime · Répondre · 3 j`,
    expected: {
      title: 'le lave auto',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      minutes: 40,
      material: ['petits camions', 'bassines', 'savon', 'eponges', 'brosses a dents', 'serviette'],
      steps: ['depose les petits camions', 'deux bassines', 'frottent avec', 'secher au soleil'],
      left: ['audrey', 'hier', 'repondre', 'jamais vu'],
    },
  },
  {
    id: 'manuel-scolaire',
    text: `Activité 3.2 : Les colonnes de pompons

Compétence visée : Découvrir le monde qui l'entoure
Organisation : en sous-groupe de 4 enfants
Temps : 20 min

Matériel
Pompons de trois couleurs, tubes transparents, pinces de plastique

Mise en situation
Présenter les tubes et demander aux enfants ce qu'on pourrait y mettre.

Réalisation
Inviter chaque enfant à choisir une couleur.
Placer les pompons un à un dans le tube à l'aide de la pince.
Comparer la hauteur des colonnes.

Intégration
Revenir sur les mots plus, moins, autant.

Différenciation
Sans pince pour l'enfant qui le préfère.`,
    expected: {
      title: 'les colonnes de pompons',
      ages: [],
      minutes: 20,
      material: ['pompons de trois couleurs', 'tubes transparents', 'pinces de plastique'],
      steps: [
        'presenter les tubes',
        'choisir une couleur',
        'placer les pompons',
        'comparer la hauteur',
        'plus moins autant',
      ],
      why: ['monde qui l entoure'],
      variations: ['sans pince'],
      left: [],
    },
  },
  {
    id: 'courriel-bref',
    text: `Salut Nadia,

L'activité de ce matin, c'était la pêche aux lettres. J'ai mis des lettres aimantées dans une piscine de balles vide, puis j'ai attaché un aimant au bout d'une ficelle et d'un bâton. Les enfants pêchaient une lettre et ils la collaient sur le tableau blanc. Ceux qui voulaient la nommaient.

Faite avec les 4-5 ans, dans le local, pendant une demi-heure. Ne laisse pas traîner l'aimant.

À jeudi,
Marie-Ève`,
    expected: {
      title: 'la pêche aux lettres',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['lettres aimantees', 'piscine de balles', 'aimant', 'ficelle', 'baton'],
      steps: ['lettres aimantees', 'pechaient une lettre', 'la nommaient'],
      safety: ['trainer l aimant'],
      left: ['salut', 'a jeudi', 'marie eve'],
    },
  },
  {
    id: 'page-imprimee',
    text: `https://www.idees-cpe.example/jeux/le-pont-du-troll        Page 1 sur 2

Le pont du troll

Âge : 3 ans et plus    Nombre de joueurs : 4 et plus    Lieu : extérieur

Objectif du jeu
Traverser le pont sans réveiller le troll.

Matériel requis
- Une planche ou une ligne tracée au sol
- Un chapeau pour le troll
- Des clochettes

Préparation
Déposer les clochettes le long du pont.

Déroulement du jeu
Un enfant joue le troll : il met le chapeau et fait semblant de dormir.
Les autres traversent le pont sur la pointe des pieds.
Si une clochette sonne, le troll se réveille et l'enfant retourne au début.

Conseils de l'animatrice
Changez de troll souvent.

https://www.idees-cpe.example/jeux/le-pont-du-troll        Page 2 sur 2`,
    expected: {
      title: 'le pont du troll',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      material: ['planche', 'chapeau', 'clochettes'],
      steps: ['deposer les clochettes', 'joue le troll', 'pointe des pieds', 'clochette sonne'],
      why: ['sans reveiller'],
      left: ['page 1', 'page 2', 'idees cpe example'],
    },
  },
  {
    id: 'phrases-sans-titre-ni-liste',
    text: `Pour un temps calme après la sieste, tamisez la lumière du local et déposez une guirlande de lumières à pile au centre du tapis. Étendez autour des foulards de couleur. Chaque enfant choisit un foulard et le place devant ses yeux pour voir les lumières changer. Proposez ensuite de superposer deux foulards. Les poupons peuvent simplement jouer à coucou. Prévoyez de 10 à 15 minutes.`,
    expected: {
      title: '',
      ages: ['AGE_0_18_MONTHS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['guirlande', 'foulards'],
      steps: ['tamisez la lumiere', 'etendez autour', 'choisit un foulard', 'superposer deux', 'jouer a coucou'],
      left: [],
    },
  },
  {
    id: 'titre-souligne',
    text: `LE JARDIN DANS UN BAS
=====================

Groupe d'âge: 3-5 ans
Saison: printemps
Durée: 15 minutes

MATÉRIEL
--------
* 1 vieux bas de nylon
* du bran de scie
* des graines de gazon
* des élastiques
* 1 pot de yogourt vide

MARCHE À SUIVRE
---------------
* Mettre les graines au fond du bas.
* Remplir de bran de scie et faire un noeud.
* Former un nez avec un élastique.
* Déposer la tête dans le pot avec un peu d'eau.
* Arroser tous les jours et couper les cheveux!

(Source: cahier de Manon, 2009)`,
    expected: {
      title: 'le jardin dans un bas',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['SPRING'],
      minutes: 15,
      material: ['bas de nylon', 'bran de scie', 'graines de gazon', 'elastiques', 'pot de yogourt'],
      steps: ['graines au fond', 'remplir de bran', 'former un nez', 'deposer la tete', 'arroser tous les jours'],
      left: ['cahier de manon'],
    },
  },
  {
    id: 'dialogue-conseil',
    text: `Q. : Mon groupe de 18-24 mois lance tout ! Que faire ?
R. : Offrez-leur quelque chose à lancer ! Remplissez un panier de balles de papier journal et de bas roulés. Collez un grand cerceau au mur avec du ruban. Montrez aux enfants comment lancer dans le cerceau. Ils ramassent les balles et les remettent dans le panier.

Cette activité développe la coordination et répond à leur besoin de bouger.

Une question ? Écrivez à notre conseillère.`,
    expected: {
      title: '',
      ages: ['AGE_18_MONTHS_2_YEARS'],
      material: ['panier', 'balles de papier', 'bas roules', 'cerceau', 'ruban'],
      steps: ['remplissez un panier', 'collez un grand cerceau', 'comment lancer', 'ramassent les balles'],
      why: ['besoin de bouger'],
      left: ['que faire', 'ecrivez a notre'],
    },
  },
]
