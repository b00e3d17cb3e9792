import type { FoundText } from './score.ts'

/** Texts from which the reader of found activities was developed: blogs, forums, colleagues. */
export const DEVELOP_1: FoundText[] = [
  {
    id: 'blogue-pate-a-sel',
    text: `Coucou les amis ! Ça fait longtemps que je n'ai pas écrit ici, la vie va vite avec deux cocos à la maison et un déménagement qui n'en finit plus. Merci à celles qui m'ont écrit pendant l'été, ça m'a fait chaud au cœur.

Aujourd'hui je vous présente une activité que je fais chaque automne avec mon groupe et qui marche à tous les coups.

La pâte à sel aux feuilles d'automne

Âge : 3 à 5 ans
Durée : environ 45 minutes

Ce qu'il vous faut :
- 2 tasses de farine
- 1 tasse de sel fin
- 1 tasse d'eau tiède
- des feuilles ramassées dans la cour
- des rouleaux à pâte

Comment faire :
1. Les enfants mélangent la farine et le sel dans un grand bol.
2. On verse l'eau petit à petit et on pétrit jusqu'à ce que ça ne colle plus.
3. Chacun étale sa boule avec un rouleau.
4. On presse une feuille dans la pâte, puis on la retire doucement pour voir les nervures.
5. Laisser sécher deux jours sur une plaque.

Pourquoi j'aime cette activité : elle travaille la motricité fine et la force des mains, et les enfants parlent des textures.

Et vous, vous faites quoi de vos feuilles ? Dites-le-moi en commentaire !
Abonnez-vous à mon infolettre pour recevoir mes fiches gratuites.`,
    expected: {
      title: "La pâte à sel aux feuilles d'automne",
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['AUTUMN'],
      minutes: 45,
      material: ['farine', 'sel fin', 'eau tiede', 'feuilles ramassees', 'rouleaux a pate'],
      steps: ['melangent la farine', 'verse l eau petit', 'etale sa boule', 'presse une feuille', 'secher deux jours'],
      why: ['force des mains'],
      left: ['demenagement', 'ecrit pendant l ete', 'marche a tous les coups', 'dites le moi', 'infolettre'],
    },
  },
  {
    id: 'forum-sans-titres',
    text: `Re: idées pour jour de pluie svp!!!

Salut Mimi, moi ce que je fais avec mes 2 ans quand il pleut c'est le chemin de coussins. Je sors tous les coussins du salon, deux matelas et le tunnel en tissu. Je place les coussins en ligne dans le local en laissant un pas entre chacun. Les enfants enlèvent leurs bas et traversent le chemin pieds nus, un à la fois. Après on met le tunnel au milieu et ils passent dedans à quatre pattes. À la fin on éteint la lumière et on refait le chemin dans la pénombre avec de la musique douce. Ça dure une bonne demi-heure facile.

Bonne chance, tu me diras si ça a marché!`,
    expected: {
      title: 'le chemin de coussins',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['coussins', 'matelas', 'tunnel en tissu'],
      steps: ['coussins en ligne', 'enlevent leurs bas', 'tunnel au milieu', 'eteint la lumiere'],
      left: ['idees pour jour de pluie', 'bonne chance'],
    },
  },
  {
    id: 'liste-epinglee',
    text: `🌈 BAC SENSORIEL ARC-EN-CIEL 🌈
👶 18 mois et +
⏱ 20 min
🛒 Matériel
✔️ riz coloré (6 couleurs)
✔️ gros bac transparent
✔️ cuillères et louches
✔️ petites billes de verre pour la brillance
📝 Étapes
➡️ Verser le riz par couleur dans le bac
➡️ Laisser l'enfant plonger ses mains et transvider
➡️ Cacher les cuillères sous le riz et les chercher ensemble
💡 Variante : remplacer le riz par du sable de lune
📌 Épingle pour plus tard ! #sensoriel #petiteenfance #activitesmaison`,
    expected: {
      title: 'bac sensoriel arc-en-ciel',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 20,
      material: ['riz colore', 'bac transparent', 'cuilleres et louches', 'petites billes de verre'],
      steps: ['verser le riz', 'plonger ses mains', 'cacher les cuilleres'],
      variations: ['sable de lune'],
      left: ['epingle pour plus tard', 'petiteenfance'],
    },
  },
  {
    id: 'pdf-lignes-coupees',
    text: `Fiche d'activité no 14                                   page 1 de 2
LE JARDIN DE GLACE
Groupe d'âge : 4-5 ans          Lieu : cour extérieure
Saison : hiver                   Durée : 40 minutes
Objectif : Observer les chan-
gements d'état de l'eau et émettre
des hypothèses.
Matériel
•  Ballons de baudruche remplis d'eau
colorée et gelés pendant la nuit
•  Sel de table
•  Pinceaux et craies trempées
dans l'eau
•  Loupes
Déroulement
1.  Sortir les boules de glace et laisser
les enfants les toucher avec leurs
mitaines.
2.  Demander ce qui arrivera si on met
du sel dessus.
3.  Saupoudrer le sel et observer les
fissures à la loupe.
4.  Dessiner sur la glace avec les
craies mouillées.
Retour
Asseoir les enfants en cercle et nommer
ce qui a changé.
Tous droits réservés - Reproduction interdite`,
    expected: {
      title: 'le jardin de glace',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['WINTER'],
      minutes: 40,
      material: ['ballons de baudruche', 'sel de table', 'pinceaux et craies', 'loupes'],
      steps: [
        'boules de glace',
        'demander ce qui arrivera',
        'saupoudrer le sel',
        'dessiner sur la glace',
        'asseoir les enfants en cercle',
      ],
      why: ['emettre des hypotheses'],
      left: ['page 1 de 2', 'reproduction interdite'],
    },
  },
  {
    id: 'message-reseau',
    text: `Les filles!! Activité du jour chez nous: peinture propre dans un sac 😍 J'ai mis de la peinture jaune et bleue dans un grand sac de plastique à fermeture, j'ai collé le sac sur la table avec du ruban adhésif large et les poupons ont tapé dessus avec leurs mains. Ensuite on a mis le sac dans la fenêtre et ils ont suivi les couleurs avec les doigts. 15 minutes de bonheur et zéro ménage lol. Partagez si vous essayez!`,
    expected: {
      title: 'peinture propre dans un sac',
      ages: ['AGE_0_18_MONTHS'],
      minutes: 15,
      material: ['peinture jaune', 'sac de plastique', 'ruban adhesif'],
      steps: ['mis de la peinture', 'colle le sac sur la table', 'sac dans la fenetre'],
      left: ['zero menage', 'partagez si vous essayez'],
    },
  },
]
