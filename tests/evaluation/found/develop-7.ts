import type { FoundText } from './score.ts'

/** Texts written with their answers before the reader had met them: recipes, files of teaching, letters and messages. */
export const DEVELOP_7: FoundText[] = [
  {
    id: 'formulaire-recette',
    text: `Slime de nuages
Portions : 6 enfants    Temps de préparation : 5 minutes    Temps total : 25 minutes
Niveau : facile

INGRÉDIENTS
1 tasse de fécule de maïs
1/2 tasse de revitalisant à cheveux
Colorant bleu (facultatif)

USTENSILES
Un grand bol
Une cuillère de bois

MÉTHODE
Verser la fécule dans le bol.
Ajouter le revitalisant et le colorant.
Brasser avec la cuillère, puis pétrir avec les mains.
Laisser les enfants étirer, déchirer et rouler la pâte.

TRUCS
Si la pâte colle, ajouter un peu de fécule.

Commentaires (3)
Julie B. : Mes enfants ont adoré !`,
    expected: {
      title: 'slime de nuages',
      ages: [],
      minutes: 25,
      material: ['fecule de mais', 'revitalisant', 'colorant bleu', 'grand bol', 'cuillere de bois'],
      steps: ['verser la fecule', 'ajouter le revitalisant', 'brasser avec la cuillere', 'etirer dechirer'],
      left: ['portions', 'niveau', 'julie b', 'ont adore'],
    },
  },
  {
    id: 'fiche-pedagogique',
    text: `FICHE D'ACTIVITÉ PÉDAGOGIQUE
Titre de l'activité : Mon ami le vent
Éducatrice : Annie T.
Date : 12 octobre
Groupe : 3-4 ans (8 enfants)

1. Intention pédagogique
Permettre à l'enfant d'explorer la force du vent avec son corps.

2. Domaines de développement visés
Physique et moteur, cognitif

3. Matériel requis
Rubans, sacs de papier, ficelle, bâtonnets

4. Organisation du lieu
Au parc, dans un grand espace dégagé.

5. Déroulement
Accueil : réciter la comptine du vent.
Exploration : chaque enfant attache des rubans à un bâtonnet et court dans le vent.
Expérimentation : gonfler les sacs de papier et les lancer.
Retour : se coucher dans l'herbe et dire ce qu'on a senti.

6. Variantes
Un jour sans vent, souffler sur les rubans avec la bouche.

7. Évaluation
L'activité a-t-elle plu aux enfants ? ____________`,
    expected: {
      title: 'mon ami le vent',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'PARK',
      seasons: ['AUTUMN'],
      material: ['rubans', 'sacs de papier', 'ficelle', 'batonnets'],
      steps: ['comptine du vent', 'attache des rubans', 'gonfler les sacs', 'se coucher dans l herbe'],
      why: ['force du vent'],
      variations: ['jour sans vent'],
      left: ['annie t', 'a t elle plu', 'fiche d activite'],
    },
  },
  {
    id: 'message-prive',
    text: `Allo Caro! Tu voulais savoir c'était quoi le jeu que je faisais hier dans le gym? C'est le lac gelé! T'étends un grand drap blanc par terre, c'est le lac. Tu mets des animaux en plastique dessus pis des boules de ouate. Les enfants mettent des bas de laine et glissent sur le drap pour aller sauver les animaux. Ils les ramènent dans un panier. Moi je fais ça avec mes 4 ans mais les 3 ans pourraient aussi. Fais juste attention que le plancher soit pas trop glissant. Bon j'y vais, à demain xx`,
    expected: {
      title: 'le lac gelé',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      material: ['drap blanc', 'animaux en plastique', 'boules de ouate', 'bas de laine', 'panier'],
      steps: ['etends un grand drap', 'mets des animaux', 'glissent sur le drap', 'ramenent dans un panier'],
      safety: ['trop glissant'],
      left: ['tu voulais savoir', 'a demain'],
    },
  },
  {
    id: 'courriel-signature',
    text: `De : Isabelle Roy
À : equipe@cpe.example
Objet : Idée pour la semaine des sciences

Bonjour tout le monde,

Voici l'activité dont je vous parlais à la réunion de mardi. Elle s'appelle « Coule ou flotte ? » et elle ne demande presque rien.

Vous prenez un grand bac transparent rempli d'eau et une dizaine d'objets du local : une cuillère, un bouchon de liège, une roche, une éponge, un bloc de bois.

D'abord, les enfants touchent les objets et devinent lesquels vont couler. Ensuite, ils les déposent dans l'eau un à la fois. Puis, on les place sur deux plateaux : ceux qui coulent, ceux qui flottent. Finalement, on cherche ensemble ce que les objets qui flottent ont en commun.

C'est pour les 3 à 5 ans, et ça dure à peu près 30 minutes.

Cela leur apprend à faire des hypothèses.

Bonne fin de semaine !

Isabelle Roy
Éducatrice, groupe des Papillons
CPE Les Petits Pas
418 555-0123`,
    expected: {
      title: 'coule ou flotte ?',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['bac transparent', 'cuillere', 'bouchon de liege', 'roche', 'eponge', 'bloc de bois'],
      steps: ['touchent les objets', 'deposent dans l eau', 'deux plateaux', 'ont en commun'],
      why: ['faire des hypotheses'],
      left: ['reunion de mardi', 'bonne fin de semaine', 'papillons', '555'],
    },
  },
  {
    id: 'sans-accents',
    text: `le memory des odeurs

pour les enfants de 4 a 5 ans, environ 25 min

ce quil faut
petits pots avec couvercle perce
cannelle
cafe moulu
menthe sechee
zeste d'orange

ce quon fait
mettre chaque odeur dans deux pots
l'enfant sent un pot les yeux fermes
il cherche l'autre pot pareil
quand il trouve la paire il dit a quoi ca lui fait penser

ce que ca developpe
l'odorat, la memoire et le vocabulaire

on peut aussi utiliser juste 3 odeurs pour les plus petits`,
    expected: {
      title: 'le memory des odeurs',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 25,
      material: ['petits pots', 'cannelle', 'cafe moulu', 'menthe', 'zeste'],
      steps: ['chaque odeur dans deux pots', 'sent un pot', 'cherche l autre', 'trouve la paire'],
      why: ['odorat'],
      variations: ['juste 3 odeurs'],
      left: [],
    },
  },
  {
    id: 'etapes-parentheses',
    text: `Accueil > Activités > Motricité

Le tunnel de boîtes
Publié par Karine le 3 mai 2022 | 14 commentaires

Vous avez reçu des colis dernièrement ? Ne jetez pas les boîtes !

À prévoir : 4 grandes boîtes de carton, du ruban adhésif large, un couteau à lame (pour l'adulte seulement), des crayons de cire.

1) Ouvrez les deux bouts de chaque boîte et collez-les l'une à l'autre.
2) Découpez des fenêtres sur les côtés.
3) Laissez les enfants décorer le tunnel.
4) Rampez ! On traverse comme un ver, comme un chat, comme un train.

Âge suggéré : dès 12 mois
Durée : 1 heure
Habiletés : coordination, conscience du corps, imagination

Articles similaires
Fabriquer une cabane
12 jeux pour les jours de pluie`,
    expected: {
      title: 'le tunnel de boîtes',
      ages: [
        'AGE_0_18_MONTHS',
        'AGE_18_MONTHS_2_YEARS',
        'AGE_2_YEARS_3_YEARS',
        'AGE_3_YEARS_4_YEARS',
        'AGE_4_YEARS_5_YEARS',
      ],
      minutes: 60,
      material: ['boites de carton', 'ruban adhesif', 'couteau a lame', 'crayons de cire'],
      steps: ['ouvrez les deux bouts', 'decoupez des fenetres', 'decorer le tunnel', 'rampez'],
      why: ['conscience du corps'],
      left: ['accueil', 'publie par', 'cabane', '12 jeux'],
    },
  },
  {
    id: 'prose-seule',
    text: `Un matin de novembre, j'ai proposé aux enfants de devenir des facteurs. Nous avons d'abord décoré une grande boîte de carton pour en faire une boîte aux lettres. Chaque enfant a ensuite dessiné une lettre pour un ami et l'a glissée dans une enveloppe. Le facteur du jour a mis la casquette, il a pris le sac et il a distribué le courrier. Les autres enfants attendaient dans leur « maison », un carré de ruban collé sur le plancher du local.

Les enfants de 4 ans ont reconnu la première lettre du prénom de leurs amis, et tous ont appris à attendre leur tour. L'activité a duré quarante-cinq minutes.

Si vos enfants sont plus petits, remplacez les prénoms par des photos.`,
    expected: {
      title: 'facteurs',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      seasons: ['AUTUMN'],
      minutes: 45,
      material: ['boite de carton', 'enveloppe', 'casquette', 'sac', 'ruban'],
      steps: ['decore une grande boite', 'dessine une lettre', 'mis la casquette', 'attendaient dans leur'],
      why: ['attendre leur tour'],
      variations: ['remplacez les prenoms'],
      left: [],
    },
  },
  {
    id: 'liste-telephone',
    text: `Idées semaine prochaine

Jeu des ombres chinoises
- lampe de poche
- drap blanc
- cordon pour suspendre
- marionnettes en carton
suspendre le drap dans la salle de jeux
fermer les lumières et allumer la lampe derrière
faire bouger les marionnettes
les enfants devinent c'est quoi
après chacun son tour derrière le drap
3-5 ans / 30 min / hiver`,
    expected: {
      title: 'jeu des ombres chinoises',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      seasons: ['WINTER'],
      minutes: 30,
      material: ['lampe de poche', 'drap blanc', 'cordon', 'marionnettes'],
      steps: ['suspendre le drap', 'allumer la lampe', 'bouger les marionnettes', 'devinent', 'chacun son tour'],
      left: ['semaine prochaine'],
    },
  },
]
