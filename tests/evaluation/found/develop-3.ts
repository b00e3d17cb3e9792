import type { FoundText } from './score.ts'

/** Texts from which the reader of found activities was developed: typing in a hurry, told in the past, long pages. */
export const DEVELOP_3: FoundText[] = [
  {
    id: 'fautes-et-vitesse',
    text: `bricolage collier de pates!!

age 4 ans et plus
il faut : pates macaroni, gouache, ficelle, vieux journaux
on fait peinturer les pates sur les journaux pi on laisse secher
apres les enfants enfile les pates sur la ficelle
on fait un noeud en arriere pi y mettent leur collier
c bon pour la concentration et la motricité fine
dure 1h environ avec le sechage
lachez moi un like si sa vous a plu`,
    expected: {
      title: 'bricolage collier de pates',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 60,
      material: ['macaroni', 'gouache', 'ficelle', 'vieux journaux'],
      steps: ['peinturer les pates', 'enfile les pates', 'fait un noeud'],
      why: ['concentration'],
      left: ['lachez moi un like'],
    },
  },
  {
    id: 'ce-qu-on-a-fait',
    text: `Notre marche des flaques (avril)

Cette semaine, dans le groupe des Coccinelles, il a plu trois jours de suite. Au lieu de rester en dedans à tourner en rond, on a enfilé les bottes.

Ce qu'on a apporté
Des bottes de pluie et des imperméables
Des gobelets
Des petits bateaux en liège

Ce qu'on a fait
On a marché jusqu'à la cour en cherchant les plus grosses flaques.
On a sauté dedans à pieds joints pour voir les éclaboussures.
On a rempli les gobelets et on a vidé l'eau d'une flaque à l'autre.
On a soufflé sur les bateaux pour les faire avancer.
En revenant, on a accroché les vêtements mouillés et on a bu un chocolat tiède.

Ce que les enfants ont appris
Que l'eau coule toujours vers le bas, et que le liège flotte.

J'ai adoré ma journée, vraiment. Merci aux parents pour les bottes de rechange!`,
    expected: {
      title: 'notre marche des flaques',
      ages: [],
      place: 'YARD',
      seasons: ['SPRING'],
      material: ['bottes de pluie', 'gobelets', 'bateaux en liege'],
      steps: [
        'marche jusqu a la cour',
        'saute dedans',
        'rempli les gobelets',
        'souffle sur les bateaux',
        'accroche les vetements',
      ],
      why: ['liege flotte'],
      left: ['trois jours de suite', 'adore ma journee', 'merci aux parents'],
    },
  },
  {
    id: 'longue-page-pub',
    text: `PUBLICITÉ
Activité d'hiver : la galerie de neige peinte
Par Mélanie, éducatrice et maman — publié le 12 janvier 2024 — Temps de lecture : 4 min

L'hiver est long, hein ? Chez nous, il y a de la neige de novembre à avril et je suis toujours à la recherche d'idées pour rendre les sorties plus douces. C'est une amie qui m'a parlé de cette activité pendant une formation et je dois dire que j'étais sceptique. Je pensais que la couleur gèlerait dans les bouteilles. Eh bien non !

Continuez à lire après la publicité.

Cette activité convient aux enfants de 2 à 5 ans. Elle se fait dans la cour ou au parc, un jour pas trop froid.

Le matériel nécessaire
- Des bouteilles à bec verseur
- De l'eau
- Du colorant alimentaire (rouge, bleu, jaune)
- Des cadres en carton (facultatif)

Les étapes
Étape 1 – Remplir les bouteilles d'eau froide et ajouter quelques gouttes de colorant.
Étape 2 – Chaque enfant choisit un coin de neige vierge et le délimite avec son pied ou un cadre.
Étape 3 – Dessiner sur la neige en pressant la bouteille, observer les couleurs qui se mélangent.
Étape 4 – Faire le tour de la galerie ensemble, chacun présente son œuvre s'il en a envie.

Les bienfaits
Presser la bouteille renforce les muscles de la main. Parler de son œuvre développe le langage et l'estime de soi.

Mes conseils de sécurité
Vérifiez que personne ne mange la neige colorée.
Rentrez dès que les doigts sont froids.

Pour aller plus loin
Mesurez combien de temps la couleur reste visible après une nouvelle neige.

Si vous avez aimé cet article, suivez-moi sur Instagram et achetez mon livre dans la boutique.
© 2024 Mélanie et cie. Politique de confidentialité`,
    expected: {
      title: 'la galerie de neige peinte',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['WINTER'],
      material: ['bouteilles a bec', 'eau', 'colorant alimentaire', 'cadres en carton'],
      steps: ['remplir les bouteilles', 'choisit un coin de neige', 'dessiner sur la neige', 'tour de la galerie'],
      why: ['muscles de la main', 'estime de soi'],
      safety: ['neige coloree', 'doigts sont froids'],
      variations: ['combien de temps la couleur'],
      left: ['publicite', 'temps de lecture', 'sceptique', 'instagram', 'politique de confidentialite'],
    },
  },
  {
    id: 'il-vous-faut-phrase',
    text: `Le parcours des petits serpents

Un jeu pour bouger dans le local, parfait pour les trottineurs.

Il vous faut une longue corde à sauter, trois chaises, une couverture et de la musique.

D'abord, attachez la corde entre les chaises à la hauteur des hanches. Étendez la couverture sous la corde. Invitez les enfants à ramper dessous comme des serpents, sans toucher la corde. Mettez la musique plus lente, puis plus vite.

Si un enfant préfère marcher, laissez-le marcher : il fait partie du jeu lui aussi.

Comptez 20 minutes en tout.`,
    expected: {
      title: 'le parcours des petits serpents',
      ages: ['AGE_18_MONTHS_2_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['corde a sauter', 'chaises', 'couverture', 'musique'],
      steps: ['attachez la corde', 'etendez la couverture', 'ramper dessous', 'musique plus lente'],
      left: [],
    },
  },
  {
    id: 'reponse-question',
    text: `Question : Que faire avec des pommes de pin ? J'en ai un plein sac !

Réponse de Nat_educ : Des mangeoires à oiseaux ! C'est super simple. Matériel : pommes de pin, beurre d'arachide, graines de tournesol, ficelle. Tu attaches la ficelle à la pomme de pin. Les enfants tartinent le beurre d'arachide avec un couteau à beurre. Ils roulent la pomme de pin dans les graines. Vous les accrochez dans un arbre de la cour et vous regardez les oiseaux par la fenêtre. Je le fais avec mes 3-4 ans en novembre.

7 personnes ont trouvé cette réponse utile. Signaler`,
    expected: {
      title: 'des mangeoires à oiseaux',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'YARD',
      seasons: ['AUTUMN'],
      material: ['pommes de pin', 'beurre d arachide', 'graines de tournesol', 'ficelle'],
      steps: ['attaches la ficelle', 'tartinent le beurre', 'roulent la pomme', 'accrochez dans un arbre'],
      left: ['que faire avec', '7 personnes', 'super simple'],
    },
  },
]
