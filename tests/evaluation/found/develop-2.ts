import type { FoundText } from './score.ts'

/** Texts from which the reader of found activities was developed: e-mails, pages with headings, tables, recipes. */
export const DEVELOP_2: FoundText[] = [
  {
    id: 'courriel-collegue',
    text: `De : Sylvie
Objet : Tr: la chasse aux sons

Allo Josée,

Comme promis, voici l'activité dont je te parlais au dîner. On l'a faite mardi au parc avec les 3-4 ans et ils en redemandent.

La chasse aux sons

On a juste besoin d'un foulard par enfant, d'un carton et d'un crayon pour l'éducatrice.

On s'assoit dans l'herbe, à l'ombre. On ferme les yeux une minute et on écoute. Chaque enfant nomme un son qu'il a entendu : un oiseau, un camion, le vent. L'éducatrice dessine chaque son sur le carton. Ensuite on marche vers le son préféré du groupe pour voir d'où il vient.

Prévois une vingtaine de minutes, pas plus, après ça ils se tannent.

Attention, reste toujours loin du stationnement et compte les enfants avant de marcher.

Bonne semaine!
Sylvie
Envoyé de mon iPhone`,
    expected: {
      title: 'la chasse aux sons',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'PARK',
      minutes: 20,
      material: ['foulard', 'carton', 'crayon'],
      steps: ['assoit dans l herbe', 'ferme les yeux', 'nomme un son', 'dessine chaque son', 'marche vers le son'],
      safety: ['loin du stationnement'],
      left: ['comme promis', 'se tannent', 'bonne semaine', 'iphone', 'allo josee'],
    },
  },
  {
    id: 'page-a-rubriques',
    text: `Accueil > Activités > Motricité
Les petits déménageurs

Tranche d'âge : de 2 à 4 ans
Lieu : intérieur
Nombre d'enfants : 4 à 8

Matériel
Des boîtes de carton vides
Des blocs de mousse
Deux cerceaux
Un chariot ou une brouette jouet

Déroulement
Placer les blocs de mousse dans un cerceau, à un bout de la salle.
Inviter les enfants à transporter les blocs dans les boîtes jusqu'à l'autre cerceau.
Quand tout est déménagé, chercher ensemble comment construire une maison avec les boîtes.

Variantes
Proposer de pousser les boîtes avec les pieds.
Pour les plus jeunes, rapprocher les cerceaux.

Objectifs pédagogiques
Développer la motricité globale
Coopérer avec les autres

Vous aimerez aussi : 10 jeux de ballon pour bouger
Laisser un commentaire`,
    expected: {
      title: 'les petits demenageurs',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      material: ['boites de carton', 'blocs de mousse', 'cerceaux', 'chariot'],
      steps: ['placer les blocs', 'transporter les blocs', 'construire une maison'],
      variations: ['pousser les boites', 'rapprocher les cerceaux'],
      why: ['motricite globale', 'cooperer'],
      left: ['accueil', '10 jeux de ballon', 'laisser un commentaire'],
    },
  },
  {
    id: 'recette-pate',
    text: `Pâte à modeler maison sans cuisson

Préparation : 10 min
À partir de 3 ans

Ingrédients
250 g de farine
125 g de sel
2 c. à soupe d'huile végétale
20 cl d'eau bouillante
Quelques gouttes de colorant alimentaire

Préparation
Dans un saladier, mélangez la farine et le sel.
Ajoutez l'huile, puis l'eau bouillante et le colorant.
Mélangez à la cuillère en bois puis pétrissez quelques minutes.
Divisez la pâte en boules et donnez-en une à chaque enfant.
Conservez la pâte au frigo dans une boîte hermétique.

Note : 4,8/5 (212 votes)
Imprimer la recette`,
    expected: {
      title: 'pâte à modeler maison sans cuisson',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 10,
      material: ['farine', 'sel', 'huile vegetale', 'eau bouillante', 'colorant alimentaire'],
      steps: ['melangez la farine', 'ajoutez l huile', 'cuillere en bois', 'divisez la pate', 'conservez la pate'],
      left: ['212 votes', 'imprimer la recette'],
    },
  },
  {
    id: 'tableau-tabulations',
    text: `Activité\tLa parade des animaux
Âge\t18-36 mois
Durée\t25 min
Lieu\tLocal
Domaine\tMoteur et langagier
Matériel\tImages d'animaux, tambourin, foulards
Amorce\tMontrer les images et imiter le cri de chaque animal.
Développement\tJouer du tambourin pendant que les enfants se déplacent comme l'animal de l'image.
Conclusion\tS'étendre au sol et faire dormir les animaux.
Sécurité\tDégager le plancher avant de commencer.`,
    expected: {
      title: 'la parade des animaux',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 25,
      material: ['images d animaux', 'tambourin', 'foulards'],
      steps: ['imiter le cri', 'jouer du tambourin', 'etendre au sol'],
      safety: ['degager le plancher'],
      left: [],
    },
  },
  {
    id: 'titres-anglais',
    text: `Pom Pom Drop (trouvé sur un site américain, j'ai traduit vite vite)

Age: 2-3 years
Time: 15 minutes

Supplies:
* rouleaux de papier essuie-tout vides
* ruban à masquer
* gros pompons
* un bol

Instructions:
1) Coller les rouleaux au mur à la hauteur des enfants.
2) Mettre le bol par terre sous les rouleaux.
3) Laisser tomber les pompons dans les tubes et regarder où ils sortent.
4) Compter les pompons dans le bol.

Learning: causalité, coordination oeil-main

Share on Facebook | Tweet | Print`,
    expected: {
      title: 'pom pom drop',
      ages: ['AGE_2_YEARS_3_YEARS'],
      minutes: 15,
      material: ['rouleaux de papier', 'ruban a masquer', 'gros pompons', 'un bol'],
      steps: ['coller les rouleaux', 'mettre le bol par terre', 'laisser tomber les pompons', 'compter les pompons'],
      why: ['causalite'],
      left: ['share on facebook'],
    },
  },
]
