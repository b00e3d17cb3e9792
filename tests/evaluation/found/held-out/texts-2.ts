import type { FoundText } from '../score.ts'

/** The second half of the texts that nobody has looked at while the reader was developed. */
export const HELD_OUT_2: FoundText[] = [
  {
    id: 'courriel-stagiaire',
    text: `Bonjour Madame Tremblay,

Tel que discuté, voici mon activité pour jeudi prochain. Dites-moi si je dois changer quelque chose avant.

Nom de l'activité : Les détectives d'ombres
Groupe d'âge : 4 ans
Lieu : cour de la garderie, par une journée ensoleillée
Durée : 30 min

J'aurai besoin de craies de trottoir, de figurines d'animaux et d'une lampe de poche si jamais c'est nuageux.

Étape 1 : Les enfants cherchent leur ombre et essaient de la faire bouger.
Étape 2 : En équipe de deux, un enfant prend une pose et l'autre trace le contour de son ombre avec une craie.
Étape 3 : On revient une heure plus tard et on regarde si l'ombre entre encore dans le dessin.

Ce que je souhaite développer : le raisonnement et le goût de poser des questions.

Je vous remercie de votre temps et je vous souhaite une belle fin de journée.

Cordialement,
Amélie B.
Stagiaire en techniques d'éducation à l'enfance`,
    expected: {
      title: "les détectives d'ombres",
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 30,
      material: ['craies de trottoir', 'figurines', 'lampe de poche'],
      steps: ['cherchent leur ombre', 'trace le contour', 'une heure plus tard'],
      why: ['raisonnement'],
      left: ['tel que discute', 'je vous remercie', 'cordialement', 'stagiaire'],
    },
  },
  {
    id: 'recette-slime',
    text: `Sable magique à modeler
⭐⭐⭐⭐☆ 38 avis

Temps de préparation 5 minutes
Niveau facile
Dès 2 ans

Pour 6 enfants
8 tasses de farine
1 tasse d'huile pour bébé
des emporte-pièces
des petites perles à cacher

1. Versez la farine dans un grand bac.
2. Ajoutez l'huile et mélangez avec les mains jusqu'à l'obtention d'une texture de sable mouillé.
3. Laissez les enfants mouler, creuser et chercher les trésors.

Astuces
Se conserve deux semaines dans un contenant fermé.
Variez les plaisirs en ajoutant une épice.

Vous avez réalisé cette recette ? Laissez votre note !`,
    expected: {
      title: 'sable magique à modeler',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 5,
      material: ['farine', 'huile pour bebe', 'emporte pieces', 'petites perles'],
      steps: ['versez la farine', 'ajoutez l huile', 'mouler creuser'],
      left: ['38 avis', 'laissez votre note'],
    },
  },
  {
    id: 'tableau-hiver',
    text: `Titre\tLes traces dans la neige
Saison\tHiver
Clientèle\t3 ans et plus
Où\tAu parc ou dans la cour
Temps requis\t30 minutes
Il faut\tBottes, bâtons, livre sur les animaux
Mise en train\tRegarder dans le livre les pattes du lièvre, du renard et de la corneille.
Déroulement\tMarcher en file et regarder ses propres traces. Inventer des traces avec les bâtons et les bottes.
Fermeture\tDeviner qui a fait quelle trace.
Bienfaits\tSens de l'observation
Surveillance\tCompter les enfants au départ et au retour.`,
    expected: {
      title: 'les traces dans la neige',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'PARK',
      seasons: ['WINTER'],
      minutes: 30,
      material: ['bottes', 'batons', 'livre sur les animaux'],
      steps: ['pattes du lievre', 'marcher en file', 'deviner qui'],
      why: ['sens de l observation'],
      safety: ['compter les enfants'],
      left: [],
    },
  },
  {
    id: 'recit-ruisseau',
    text: `Nos p'tits barrages

Vendredi passé, on est descendus au ruisseau avec le groupe des 4-5 ans, deux éducatrices et une maman qui avait pris congé. Je voulais vous raconter parce que ça a été magique du début à la fin.

Ce qu'on avait dans nos sacs : des pelles, des chaudières, des serviettes et des vêtements secs.

On a commencé par lancer des feuilles à l'eau pour voir de quel bord elle allait. Les enfants ont ramassé des roches grosses comme leur poing. Ils les ont empilées en travers du ruisseau, là où l'eau arrive à la cheville. Quand ça coulait encore, ils bouchaient les trous avec de la boue. À la fin on a ouvert le barrage tous ensemble en criant.

Une adulte est restée dans l'eau tout le temps, à portée de bras.

On est revenus crottés jusqu'aux oreilles. Léo s'est endormi dans la poussette, c'est dire! On y retourne en juin, promis.`,
    expected: {
      title: "nos p'tits barrages",
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'WATERSIDE',
      material: ['pelles', 'chaudieres', 'serviettes', 'vetements secs'],
      steps: [
        'lancer des feuilles',
        'ramasse des roches',
        'empilees en travers',
        'bouchaient les trous',
        'ouvert le barrage',
      ],
      safety: ['a portee de bras'],
      left: ['une maman', 'crottes jusqu', 'endormi dans la poussette'],
    },
  },
  {
    id: 'jeu-cirque',
    text: `JEU DE GROUPE N°12 : LE CIRQUE DES RUBANS
(motricité – rythme – expression)

Public : moyens et grands, de 3 à 5 ans
Durée indicative : 25'
À prévoir : un ruban de satin de 50 cm par enfant, un cerceau, une enceinte avec trois musiques différentes.

Lancement
Le meneur annonce l'ouverture du cirque et distribue les rubans.

Corps du jeu
Sur une musique lente, chacun fait voler son ruban très haut.
Sur une musique rapide, on dessine des ronds et des vagues.
Quand la musique s'arrête, tout le monde se fige en statue.
Un enfant volontaire entre dans le cerceau et invente un mouvement que les autres imitent.

Fin du jeu
On dépose les rubans et on salue le public.

Consignes de sécurité
Ne jamais passer le ruban autour du cou.

Évolutions possibles
Faire le jeu à deux avec un seul ruban.

Téléchargez la version PDF | 1 254 vues`,
    expected: {
      title: 'le cirque des rubans',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 25,
      material: ['ruban de satin', 'cerceau', 'enceinte'],
      steps: [
        'annonce l ouverture',
        'fait voler son ruban',
        'dessine des ronds',
        'fige en statue',
        'invente un mouvement',
        'salue le public',
      ],
      safety: ['autour du cou'],
      variations: ['a deux avec un seul'],
      left: ['version pdf', '1 254 vues'],
    },
  },
]
