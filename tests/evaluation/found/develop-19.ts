import type { FoundText } from './score.ts'

/** Long texts of strangers that wander: seven more, written with their answers before the reader met them. */
export const DEVELOP_19: FoundText[] = [
  {
    id: 'fiche-camp-de-jour',
    text: `CAMP DE JOUR — CAHIER D'ANIMATION 2023
Section 4 : jeux d'eau

Nom du jeu ........ Les pompiers à la file
Catégorie ......... Relais
Âge ............... 4 à 6 ans
Nombre de jeunes .. 8 à 20
Temps ............. 15 minutes
Lieu .............. Terrain de jeu

Matériel :
2 grosses chaudières pleines
2 chaudières vides
Une éponge par équipe

Description :
Former deux équipes et placer les jeunes en file, assis par terre.
Le premier trempe l'éponge dans la chaudière pleine et la passe au-dessus de sa tête à celui de derrière.
Le dernier tord l'éponge dans la chaudière vide et court la rapporter à l'avant.
L'équipe qui a le plus d'eau dans sa chaudière après cinq minutes éteint le feu.

Trucs et astuces : mouillez-vous aussi, ils adorent!

Consignes particulières :
Crème solaire pour tous, et on vide les chaudières dès la fin du jeu.

Variante : remplacer l'éponge par un gobelet percé.

Aimé : oui / non      À refaire : oui / non`,
    expected: {
      title: 'Les pompiers à la file',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 15,
      material: ['grosses chaudieres pleines', 'chaudieres vides', 'eponge par equipe'],
      steps: ['former deux equipes', 'premier trempe l eponge', 'dernier tord', 'plus d eau'],
      variations: ['gobelet perce'],
      safety: ['creme solaire'],
      left: ['cahier d animation', 'ils adorent', 'a refaire'],
    },
  },
  {
    id: 'conte-de-grand-maman',
    text: `Chaque printemps, ma grand-mère sortait la vieille courtepointe et nous faisait jouer à « qui est parti? ». J'y joue maintenant avec les enfants de ma garderie, et je crois qu'elle serait contente.

C'est un jeu pour quatre enfants et plus, dès trois ans, qui ne demande qu'une couverture opaque.

Tous les enfants ferment les yeux, sauf moi. J'en touche un à l'épaule, il se glisse sous la couverture sans un bruit. Quand je chante « Réveillez-vous! », on ouvre les yeux et on regarde bien qui manque. Celui qui devine va soulever la couverture. On recommence jusqu'à ce que chacun ait disparu une fois.

Avec les plus jeunes, je laisse dépasser un pied.

Je ne cache jamais un enfant qui n'en a pas envie, et la couverture ne couvre le visage que quelques secondes.

C'est tout bête, mais ça exerce la mémoire et ça apprend les prénoms en septembre.

Comptez dix minutes. Après, c'est l'heure de la soupe!`,
    expected: {
      title: 'qui est parti?',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 10,
      material: ['couverture opaque'],
      steps: ['ferment les yeux', 'touche un a l epaule', 'ouvre les yeux', 'celui qui devine', 'chacun ait disparu'],
      why: ['exerce la memoire'],
      variations: ['depasser un pied'],
      safety: ['quelques secondes'],
      left: ['courtepointe', 'heure de la soupe'],
    },
  },
  {
    id: 'fil-instagram',
    text: `lesptitsloups_nounou ✨ JEU DE TRI « LA LESSIVE » ✨
.
.
Ici c'est lessive tous les jours (team nounou vous me comprenez 😂), alors autant qu'ils participent !!
.
🧦 On sort : une corde tendue entre deux chaises, des pinces à linge, un panier de chaussettes, une bassine vide
.
1️⃣ on vide le panier par terre
2️⃣ on cherche les chaussettes qui vont ensemble
3️⃣ on « lave » dans la bassine en chantant
4️⃣ on étend sur la corde avec les pinces
.
👧 dès 2 ans (avant, les pinces c'est dur pour les petits doigts)
⏰ 20 minutes, 30 si vous avez de la chance
🎯 tri, couleurs, force dans les doigts
⚠️ la corde se range dès que c'est fini, jamais sans adulte
.
Pour les grands : trier aussi par taille !
.
Vous tentez ? Dites-moi OUI en commentaire 💛
.
#nounoulife #assistantematernelle #jeudetri #ideeactivite
Voir la traduction
1 248 mentions J'aime`,
    expected: {
      title: 'la lessive',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 20,
      material: ['corde tendue', 'pinces a linge', 'panier de chaussettes', 'bassine'],
      steps: ['vide le panier', 'chaussettes qui vont', 'lave dans la bassine', 'etend sur la corde'],
      why: ['force dans les doigts'],
      variations: ['par taille'],
      safety: ['se range des que'],
      left: ['team nounou', 'vous tentez', 'nounoulife', 'traduction', 'mentions'],
    },
  },
  {
    id: 'guide-parents-hopital',
    text: `Jouer ensemble, grandir ensemble
Fiche d'information aux parents — Clinique de développement

ACTIVITÉ : LE COFFRE À BOUTONS GÉANTS

À quel moment le proposer?
Lorsque votre enfant tient assis sans appui et aime vider des contenants (vers 12 mois).

Ce que vous devez préparer
• Une boîte à chaussures avec couvercle
• De gros couvercles de pots (plus de 5 cm)
• Des ciseaux (pour vous seulement)

Comment procéder
Découpez dans le couvercle de la boîte une fente assez large pour les gros couvercles. Montrez à votre enfant comment faire disparaître un couvercle dans la fente. Tendez-lui le suivant et attendez. S'il hésite, guidez doucement son poignet. Ouvrez ensuite la boîte ensemble pour retrouver le trésor.

Ce que votre enfant y apprend
Il comprend qu'un objet caché existe encore. Il ajuste la position de sa main.

Pour rendre le jeu plus facile ou plus difficile
Plus facile : un grand trou rond.
Plus difficile : une fente dans l'autre sens.

Mise en garde
N'utilisez jamais de vrais boutons ni de pièces de monnaie.

Une question? Composez le 555-0142, du lundi au vendredi.
© Clinique de développement, 2020`,
    expected: {
      title: 'LE COFFRE À BOUTONS GÉANTS',
      ages: ['AGE_0_18_MONTHS'],
      material: ['boite a chaussures', 'gros couvercles', 'ciseaux'],
      steps: ['decoupez dans', 'montrez a votre enfant', 'tendez lui', 's il hesite', 'ouvrez ensuite'],
      why: ['objet cache existe', 'position de sa main'],
      variations: ['grand trou rond', 'autre sens'],
      safety: ['vrais boutons'],
      left: ['fiche d information', '555 0142'],
    },
  },
  {
    id: 'sheet-stage-etudiante',
    text: `Collège — Techniques d'éducation à l'enfance
Stage 2, activité planifiée no 3

Étudiante : ____________
Milieu de stage : ____________

1. NOM DE L'ACTIVITÉ
Les ombres qui dansent

2. GROUPE
Six enfants de quatre ans

3. OBJECTIF GÉNÉRAL
Amener l'enfant à explorer le lien entre la lumière et l'ombre.

4. OBJECTIFS SPÉCIFIQUES
L'enfant sera capable de faire grandir et rapetisser son ombre.
L'enfant sera capable d'imiter un animal avec ses mains.

5. RESSOURCES NÉCESSAIRES
Un projecteur ou une forte lampe
Un drap blanc suspendu
Des silhouettes de carton

6. DÉROULEMENT
6.1 Introduction (5 min)
Je ferme les rideaux et j'allume la lampe derrière le drap. Je demande aux enfants ce qu'ils voient.
6.2 Développement (15 min)
J'invite deux enfants à la fois à danser derrière le drap. Les autres devinent qui danse. Je distribue ensuite les silhouettes et je les laisse inventer.
6.3 Conclusion (5 min)
Nous nous couchons par terre et nous regardons l'ombre de nos mains.

7. MESURES DE SÉCURITÉ
La lampe est hors de portée et personne ne regarde l'ampoule.

8. PLAN B
S'il y a trop de soleil, je fais l'activité dans le vestiaire.

9. AUTOÉVALUATION (à remplir après l'activité)
Ce que je referais :
Ce que je changerais :`,
    expected: {
      title: 'Les ombres qui dansent',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 25,
      material: ['projecteur', 'drap blanc', 'silhouettes de carton'],
      steps: [
        'ferme les rideaux',
        'ce qu ils voient',
        'danser derriere',
        'devinent qui danse',
        'distribue ensuite',
        'couchons par terre',
      ],
      why: ['lumiere et l ombre', 'rapetisser', 'imiter un animal'],
      variations: ['dans le vestiaire'],
      safety: ['hors de portee'],
      left: ['stage 2', 'ce que je referais', 'ce que je changerais'],
    },
  },
  {
    id: 'blogue-france-maternelle',
    text: `Coucou les maîtresses !

Aujourd'hui je partage mon atelier « Les escargots de laine », fait la semaine dernière avec mes PS. Il a très bien marché, même avec mes deux zébulons (ceux qui enseignent comprendront).

Le matos :
de la laine coupée en brins de 30 cm
du carton épais
de la colle vinylique et des pinceaux
un modèle d'escargot (clic pour télécharger)

Les apprentissages :
tracer une spirale, affiner le geste, le vocabulaire du jardin

En amont : je découpe les ronds de carton et je trace une spirale dessus.

En classe :
– on observe l'escargot du vivarium (Gaspard !) et on suit sa coquille avec le doigt
– chaque élève encolle sa spirale au pinceau
– il pose son brin de laine en partant du centre
– on admire les spirales et on les compare

Comptez 20 minutes pour un groupe de 5. J'ai mis mon ATSEM avec moi, c'était mieux.

Pour ceux qui ont fini : une spirale à la craie dans la cour !

La prochaine fois je vous parle de mes rituels du matin.

Belle soirée,
Maîtresse Lola

Publié dans Arts visuels, PS | Laisser un commentaire`,
    expected: {
      title: 'Les escargots de laine',
      ages: ['AGE_3_YEARS_4_YEARS'],
      minutes: 20,
      material: ['laine coupee', 'carton epais', 'colle vinylique', 'modele d escargot'],
      steps: ['decoupe les ronds', 'suit sa coquille', 'encolle sa spirale', 'pose son brin', 'admire les spirales'],
      why: ['affiner le geste'],
      variations: ['spirale a la craie'],
      left: ['zebulons', 'atsem', 'rituels du matin', 'belle soiree', 'arts visuels'],
    },
  },
  {
    id: 'message-vocal-transcrit',
    text: `Message vocal de Josée, 2 min 14 s

Oui allô Manon, c'est Josée, bon je t'avais dit que je te rappellerais pour ton affaire de bulles. Fait que nous autres, ce qu'on fait, c'est des bulles géantes dans la cour. Tu mets une demi-tasse de savon à vaisselle dans quatre tasses d'eau avec une cuillère de sirop de maïs. Tu brasses sans faire de mousse. T'attends une heure, c'est important. Après tu trempes deux bâtons attachés avec une corde de coton, tu lèves ça dans les airs pis tu recules tranquillement. Les enfants courent après les bulles pis ils essaient de les attraper avec leurs coudes. Fais juste attention, ça glisse sur l'asphalte, va sur le gazon. Pis garde-leur ça loin des yeux. C'est bon pour les 3-4-5 ans. Bon ben rappelle-moi, bye.`,
    expected: {
      title: 'des bulles géantes',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      material: ['savon a vaisselle', 'eau', 'sirop de mais', 'batons', 'corde'],
      steps: ['mets une demi tasse', 'tu brasses', 't attends une heure', 'trempes deux batons', 'courent apres'],
      safety: ['ca glisse', 'loin des yeux'],
      left: ['rappellerais', 'rappelle moi', 'message vocal'],
    },
  },
]
