import type { FoundText } from '../score.ts'

/** Texts that were written before the reader and that nobody has looked at while it was developed. */
export const HELD_OUT_1: FoundText[] = [
  {
    id: 'blogue-peinture-pieds',
    text: `Salut tout le monde, j'espère que vous allez bien malgré la grisaille ! De mon côté, je reviens d'une semaine de congé et j'ai la tête pleine d'idées.

Aujourd'hui, on se salit : peinture avec les pieds !

Pour qui ? Les enfants de 18 mois à 3 ans
Combien de temps ? 30 minutes, nettoyage compris
Où ? Dehors dans la cour si possible

De quoi a-t-on besoin ?
• un grand rouleau de papier kraft
• de la gouache lavable
• des assiettes de carton
• une bassine d'eau savonneuse et des serviettes

Comment ça se passe ?
On déroule le papier sur le sol et on colle les coins.
On verse un peu de gouache dans chaque assiette.
L'enfant trempe ses pieds et marche sur le papier en tenant la main de l'éducatrice.
On compare les traces : les grandes, les petites, celles qui glissent.
On lave les pieds dans la bassine, c'est presque le meilleur moment !

À quoi ça sert ? L'enfant découvre son corps et les sensations sous ses pieds.

Attention, ça glisse beaucoup : un seul enfant à la fois.

Voilà, j'espère que ça vous a plu. Mon prochain billet parlera des siestes difficiles. À bientôt !`,
    expected: {
      title: 'peinture avec les pieds',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      place: 'YARD',
      minutes: 30,
      material: ['papier kraft', 'gouache lavable', 'assiettes de carton', 'bassine'],
      steps: [
        'deroule le papier',
        'verse un peu de gouache',
        'trempe ses pieds',
        'compare les traces',
        'lave les pieds',
      ],
      why: ['decouvre son corps'],
      safety: ['un seul enfant'],
      left: ['grisaille', 'semaine de conge', 'prochain billet'],
    },
  },
  {
    id: 'forum-lanternes',
    text: `Posté par Karine33 le 4 décembre à 19:42

@LiliBou moi je fais des lanternes avec des pots en verre. Tu prends un pot de confiture vide et tu le laves bien. Les enfants déchirent du papier de soie en petits morceaux et les collent dessus avec de la colle blanche diluée au pinceau. Tu laisses sécher une nuit. Après tu mets une bougie dedans et tu fermes les lumières, c'est magique! Mes 4-5 ans ont adoré. Compter 40 min pour le collage.

Bisous et joyeuses fêtes
--
Karine, éducatrice en milieu familial
Citer | Répondre | Signaler`,
    expected: {
      title: 'des lanternes avec des pots en verre',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 40,
      material: ['pot', 'papier de soie', 'colle blanche', 'bougie'],
      steps: ['prends un pot', 'dechirent du papier', 'laisses secher', 'bougie dedans'],
      left: ['karine33', 'joyeuses fetes', 'milieu familial', 'citer'],
    },
  },
  {
    id: 'epingle-motricite',
    text: `★ Le lancer de bas ★
Âge ▸ 2 ans et +
Espace ▸ grande salle ou corridor
Temps ▸ 10-15 minutes

On prépare :
▪ une dizaine de paires de bas roulées en boule
▪ un panier à linge
▪ un ruban au sol

On joue :
▪ Se placer derrière le ruban.
▪ Lancer les bas dans le panier, d'une main puis de l'autre.
▪ Reculer d'un pas quand c'est facile.
▪ Ramasser tous ensemble en comptant.

+ difficile : lancer assis ou dos au panier
+ facile : approcher le panier

Enregistre cette idée 💾 et abonne-toi @jouerenbas`,
    expected: {
      title: 'le lancer de bas',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['paires de bas', 'panier a linge', 'ruban au sol'],
      steps: ['derriere le ruban', 'lancer les bas', 'reculer d un pas', 'ramasser tous ensemble'],
      variations: ['dos au panier', 'approcher le panier'],
      left: ['enregistre cette idee', 'jouerenbas'],
    },
  },
  {
    id: 'pdf-semis',
    text: `CPE Les Petits Pas – Programme du printemps
Activité no 6 : Mon petit semis
Clientèle visée : enfants de 3 à 5
ans
Moment suggéré : matinée (env. 35
minutes)
Matériel requis
- Contenants d'œufs en carton
- Terreau
- Graines de haricots
- Arrosoir et
cuillères
- Bâtonnets pour identifier
Marche à suivre
a) Remplir chaque alvéole de terreau à
l'aide d'une cuillère.
b) Faire un trou avec le doigt et y
déposer une graine.
c) Recouvrir et arroser un peu.
d) Placer près de la fenêtre et observer
chaque matin.
Buts poursuivis
Éveiller l'intérêt pour le vivant. Apprendre
la patience.
Prolongement
Transplanter les pousses au jardin en juin.
Document interne – ne pas diffuser        6`,
    expected: {
      title: 'mon petit semis',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['SPRING'],
      minutes: 35,
      material: ['contenants d oeufs', 'terreau', 'graines de haricots', 'arrosoir et cuilleres', 'batonnets'],
      steps: ['remplir chaque alveole', 'faire un trou', 'recouvrir et arroser', 'pres de la fenetre'],
      why: ['interet pour le vivant', 'la patience'],
      variations: ['transplanter les pousses'],
      left: ['document interne'],
    },
  },
  {
    id: 'message-tunnel',
    text: `Hey gang! Petite idée pas chère pour vos bébés 👶 le tunnel des textures. Prenez 4 grosses boîtes de carton, ouvrez les deux bouts et collez-les en ligne avec du ruban à canard. Dans le fond j'ai collé du papier bulle, un bout de tapis, du papier d'aluminium pis une couverture. Les poupons avancent à quatre pattes à leur rythme et moi je fais coucou à l'autre bout. Ça les a occupés 20 min avant le dîner! Dites-moi ce que vous en pensez dans les commentaires ❤️❤️`,
    expected: {
      title: 'le tunnel des textures',
      ages: ['AGE_0_18_MONTHS'],
      minutes: 20,
      material: ['boites de carton', 'ruban a canard', 'papier bulle', 'tapis', 'aluminium', 'couverture'],
      steps: ['ouvrez les deux bouts', 'colle du papier bulle', 'avancent a quatre pattes'],
      left: ['hey gang', 'dans les commentaires'],
    },
  },
]
