import type { FoundText } from './score.ts'

/** A third time: texts written with their answers before the reader had met them. */
export const DEVELOP_11: FoundText[] = [
  {
    id: 'fiche-federation',
    text: `Fiche no 7
ROULE, MA POULE!
Développement moteur | 2-4 ans | Grande salle

Pourquoi on aime ça
• Les enfants apprennent à doser leur force.
• Ça défoule!

Vous aurez besoin
• d'un ballon par enfant
• de 4 boîtes de carton
• de ruban

Préparez le jeu
• Couchez les boîtes sur le côté et collez-les au plancher avec le ruban.
• Tracez une ligne de départ.

Jouez!
• Les enfants s'assoient derrière la ligne.
• Ils font rouler leur ballon vers le poulailler (la boîte).
• Ils vont chercher leur poule et recommencent.

Plus facile : approcher la ligne des boîtes.
Plus difficile : rouler avec un pied.`,
    expected: {
      title: 'roule ma poule',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      material: ['ballon par enfant', '4 boites', 'ruban'],
      steps: [
        'couchez les boites',
        'ligne de depart',
        'assoient derriere',
        'rouler leur ballon',
        'chercher leur poule',
      ],
      why: ['doser leur force', 'defoule'],
      variations: ['approcher la ligne', 'rouler avec un pied'],
      left: ['fiche no 7'],
    },
  },
  {
    id: 'forum-citation',
    text: `Citation de nounou85 :
> Bonsoir, je cherche une activité pour Halloween avec des 2 ans...

Bonsoir,
Alors nous on fait les fantômes en mouchoirs. On prend une boule de ouate, on met un mouchoir par-dessus et on serre avec un bout de laine. L'enfant dessine les yeux avec un crayon feutre. On accroche les fantômes à la fenêtre du salon. Moi j'adore car c'est rapide (10 minutes) et les petits sont fiers !
Pour les plus grands, on peut leur faire écrire leur prénom sur le fantôme.

_______________
Maman de Léo (2015) et Zoé (2018)`,
    expected: {
      title: 'les fantômes en mouchoirs',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      seasons: ['AUTUMN'],
      minutes: 10,
      material: ['boule de ouate', 'mouchoir', 'bout de laine', 'crayon feutre'],
      steps: ['prend une boule', 'dessine les yeux', 'accroche les fantomes'],
      variations: ['ecrire leur prenom'],
      left: ['nounou85', 'je cherche', 'bonsoir', 'maman de'],
    },
  },
  {
    id: 'programme-camp',
    text: `CAMP DE JOUR - VOLET 4-5 ANS
Bloc 2 (30 min) : Les sculptures flottantes

Objectif spécifique : construire un objet qui flotte.
Matériel/groupe : bouchons de liège (20), cure-dents ronds, feuilles d'arbres, bassine.
Animation :
1re étape (5 min) : poser la question « Qu'est-ce qui flotte? » et laisser les enfants répondre.
2e étape (15 min) : chaque enfant assemble deux ou trois bouchons et plante une voile en feuille.
3e étape (10 min) : mettre les bateaux à l'eau et souffler.
Plan B en cas de pluie : faire l'activité sous le chapiteau.
Note à l'animateur : compter les cure-dents au début et à la fin.`,
    expected: {
      title: 'les sculptures flottantes',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 30,
      material: ['bouchons de liege', 'cure dents', 'feuilles d arbres', 'bassine'],
      steps: ['poser la question', 'assemble deux ou trois', 'bateaux a l eau'],
      why: ['construire un objet'],
      variations: ['chapiteau'],
      left: ['camp de jour'],
    },
  },
  {
    id: 'recit-au-passe',
    text: `Des bulles dans la neige
Publié le jeudi 6 février par le groupe des Flocons

Jeudi matin, il faisait très froid (-18 !). Nous en avons profité pour faire geler des bulles.

Nous avions besoin de savon à bulles, de pailles et d'un plateau de métal refroidi dehors.

Les enfants ont enfilé leurs habits de neige. Dans la cour, Geneviève a versé le savon sur le plateau. Chacun a soufflé doucement dans sa paille pour faire une bulle. Nous avons attendu sans bouger et nous avons vu des étoiles apparaître sur les bulles. Puis les enfants ont touché les bulles gelées du bout de la mitaine.

Par cette expérience, les enfants ont observé le changement d'état de l'eau.

Avis aux parents : n'oubliez pas les mitaines de rechange !`,
    expected: {
      title: 'des bulles dans la neige',
      ages: [],
      place: 'YARD',
      seasons: ['WINTER'],
      material: ['savon a bulles', 'pailles', 'plateau de metal'],
      steps: ['habits de neige', 'verse le savon', 'souffle doucement', 'attendu sans bouger', 'touche les bulles'],
      why: ['changement d etat'],
      left: ['publie le', 'avis aux parents', 'mitaines de rechange'],
    },
  },
  {
    id: 'tableur-lignes',
    text: `Rubrique\tContenu
Nom\tLe facteur sourit
Catégorie d'âge\t4-5 ans
Espace\tÀ l'intérieur, coin rassemblement
Nombre d'enfants\t8
Durée (min)\t20
Ce qu'on prépare\tEnveloppes; photos d'émotions; sac en bandoulière
1\tL'éducatrice cache une photo dans chaque enveloppe.
2\tUn enfant joue le facteur et distribue les enveloppes.
3\tChacun ouvre son enveloppe et mime l'émotion.
4\tLes autres devinent.
Pistes de développement\tReconnaître les émotions, attendre son tour
Prolongement possible\tDessiner une émotion à poster.`,
    expected: {
      title: 'le facteur sourit',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['enveloppes', 'photos d emotions', 'sac en bandouliere'],
      steps: ['cache une photo', 'distribue les enveloppes', 'mime l emotion', 'les autres devinent'],
      why: ['reconnaitre les emotions'],
      variations: ['emotion a poster'],
      left: ['rubrique'],
    },
  },
  {
    id: 'note-vocale-transcrite',
    text: `Donc euh l'activité que je voulais vous présenter c'est le tri du linge. On a tous ça du linge dans un local de CPE là. Vous allez prendre un panier de bas, des bavettes, des débarbouillettes, n'importe quoi. Vous versez le panier au milieu du tapis. Là vous demandez aux enfants de trouver deux bas pareils. Après ça ils les mettent en paires sur une corde basse ou dans une boîte. Pis à la fin ils vont porter le linge à sa place. C'est super pour la classification pis ils se sentent utiles. Ça prend quinze minutes max. Avec les 18-36 mois c'est parfait.`,
    expected: {
      title: 'le tri du linge',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['panier de bas', 'bavettes', 'debarbouillettes'],
      steps: ['versez le panier', 'deux bas pareils', 'mettent en paires', 'porter le linge'],
      why: ['classification'],
      left: ['on a tous ca'],
    },
  },
]
