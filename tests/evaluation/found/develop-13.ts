import type { FoundText } from './score.ts'

/** After the last time: texts written with their answers before the reader had met them. */
export const DEVELOP_13: FoundText[] = [
  {
    id: 'recueil-milieu-familial',
    text: `Idée no 12 – Le bingo des odeurs du jardin

POUR LES ENFANTS DE : 3 à 5 ans
ENDROIT : jardin
QUAND? l'été, après la pluie

CE QUE VOUS AUREZ À PRÉPARER
De petites cartes avec des photos de plantes (menthe, basilic, rose, tomate)
Des jetons de carton

LE JEU, PAS À PAS
Promenez-vous dans le jardin en petit groupe.
Froissez doucement une feuille et laissez les enfants la sentir.
L'enfant qui reconnaît l'odeur dépose un jeton sur la photo.
Lorsque la carte est pleine, tout le monde crie « Bingo! ».

CE QUE LES ENFANTS EN RETIRENT
Ils affinent leur odorat et ils apprennent le nom des plantes.

SOYEZ VIGILANTS
Personne ne goûte sans la permission de l'adulte.`,
    expected: {
      title: 'le bingo des odeurs du jardin',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      material: ['petites cartes', 'jetons de carton'],
      steps: ['promenez vous', 'froissez doucement', 'depose un jeton', 'crie bingo'],
      why: ['odorat'],
      safety: ['permission de l adulte'],
      left: [],
    },
  },
  {
    id: 'publication-courte',
    text: `Activité express ⏱️
Ballon-sourire
On gonfle un ballon, on dessine un visage dessus au crayon permanent (l'adulte) et les enfants essaient de le garder dans les airs sans qu'il touche le sol! Idéal dans le local un jour de pluie. 3 ans et +, 10 minutes.
Ramasser les morceaux si le ballon éclate.
Bon jeu! 🎈`,
    expected: {
      title: 'ballon sourire',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 10,
      material: ['ballon', 'crayon'],
      steps: ['gonfle un ballon'],
      safety: ['morceaux si le ballon'],
      left: ['activite express', 'bon jeu'],
    },
  },
  {
    id: 'rapport-stage',
    text: `3.1 Description de l'activité réalisée

Titre : Les sons cachés
Durée prévue : 20 minutes          Durée réelle : 25 minutes
Groupe d'âge : 4 ans

3.2 Objectif
L'enfant sera capable de distinguer trois sons sans les voir.

3.3 Matériel
Un paravent, un tambourin, des maracas, un triangle

3.4 Déroulement
J'ai commencé par présenter chaque instrument aux enfants. Je me suis ensuite cachée derrière le paravent et j'ai joué d'un instrument. Les enfants ont levé la main pour nommer l'instrument entendu. Chaque enfant est venu jouer à son tour derrière le paravent.

3.5 Retour réflexif
J'aurais dû prévoir plus d'instruments. Je suis satisfaite de ma gestion de groupe.`,
    expected: {
      title: 'les sons cachés',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 20,
      material: ['paravent', 'tambourin', 'maracas', 'triangle'],
      steps: ['presenter chaque instrument', 'cachee derriere', 'leve la main', 'jouer a son tour'],
      why: ['distinguer trois sons'],
      left: ['gestion de groupe'],
    },
  },
  {
    id: 'annonce-bibliotheque',
    text: `BIBLIOTHÈQUE MUNICIPALE – ATELIERS D'ÉVEIL

Bricoler son livre des contraires
Samedi 14 mars, 10 h à 10 h 45
2 à 4 ans, avec un parent
Gratuit, inscription au comptoir

À refaire à la maison :

Pliez quatre feuilles en deux et agrafez-les pour former un livre.
Sur chaque page, dessinez ou collez deux images contraires : grand et petit, ouvert et fermé, jour et nuit.
Lisez le livre avec votre enfant en mimant chaque mot.

Matériel : feuilles, agrafeuse, colle, vieilles revues.

Le saviez-vous ? Les contraires aident l'enfant à classer ce qu'il voit.`,
    expected: {
      title: 'bricoler son livre des contraires',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      seasons: ['SPRING'],
      material: ['feuilles', 'agrafeuse', 'colle', 'vieilles revues'],
      steps: ['pliez quatre feuilles', 'deux images contraires', 'lisez le livre'],
      why: ['aident l enfant'],
      left: ['bibliotheque', 'inscription au comptoir'],
    },
  },
  {
    id: 'voisine-educatrice',
    text: `coucou! comme demandé, le jeu du chat et de la souris qu'on fait dehors.

t'as besoin d'un foulard par enfant pis c'est tout

1. les souris accrochent leur foulard dans le dos de leur pantalon
2. le chat essaie d'attraper le plus de foulards possible
3. quand une souris perd son foulard elle devient chat
4. on arrête quand y'a plus de souris

on y joue avec les 4 ans, genre 15 min avant de rentrer dîner. ça les fait courir pis ça leur apprend à esquiver!

bisous`,
    expected: {
      title: 'le jeu du chat et de la souris',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 15,
      material: ['foulard par enfant'],
      steps: ['accrochent leur foulard', 'attraper le plus', 'perd son foulard', 'on arrete'],
      why: ['esquiver'],
      left: ['coucou', 'bisous'],
    },
  },
  {
    id: 'fiche-verticale',
    text: `Titre
La tour la plus haute
Âges
2-3 ans
Temps
15 min
Où
Coin blocs du local
Avec quoi
Gros blocs de mousse
Contenants vides
Rouleaux de carton
Comment
Chacun choisit trois objets
On empile à tour de rôle
On compte les étages
On fait tomber la tour ensemble
Pourquoi
Équilibre, patience, tour de rôle
Variante
Construire couché sur le ventre`,
    expected: {
      title: 'la tour la plus haute',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['gros blocs', 'contenants vides', 'rouleaux de carton'],
      steps: ['choisit trois objets', 'empile a tour', 'compte les etages', 'fait tomber'],
      why: ['patience'],
      variations: ['couche sur le ventre'],
      left: [],
    },
  },
]
