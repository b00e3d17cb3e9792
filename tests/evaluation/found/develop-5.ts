import type { FoundText } from './score.ts'

/** Texts written after the first reader, in still other ways, so that it is not fitted to the first twenty. */
export const DEVELOP_5: FoundText[] = [
  {
    id: 'site-questions',
    text: `Menu | Blogue | Boutique | Contact

Fabriquer des instruments avec des objets recyclés

Bon lundi à vous ! Avec la rentrée qui s'en vient, j'avais envie de musique.

C'est pour quel âge ? Dès 2 ans et demi, avec de l'aide.
Ça prend combien de temps ? Une quarantaine de minutes.
On le fait où ? Dans le local, sur une grande nappe.

Le matériel qu'on a utilisé
* Des rouleaux de papier de toilette
* Du riz et des lentilles
* Des élastiques
* Du ruban adhésif coloré

La fabrication
On ferme un bout du rouleau avec du ruban.
L'enfant verse une cuillère de riz dedans.
On ferme l'autre bout et on décore.
Tout le monde joue ensemble sur une chanson connue.

Le petit plus
Faire deviner ce qu'il y a dans chaque maraca.

Gardez l'œil ouvert : les lentilles se glissent vite dans un nez.

Si ce billet vous a plu, laissez-moi un petit cœur.`,
    expected: {
      title: 'fabriquer des instruments avec des objets recyclés',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 40,
      material: ['rouleaux de papier', 'riz et des lentilles', 'elastiques', 'ruban adhesif'],
      steps: ['ferme un bout', 'verse une cuillere', 'ferme l autre bout', 'joue ensemble'],
      variations: ['faire deviner'],
      safety: ['lentilles se glissent'],
      left: ['boutique', 'rentree', 'petit coeur'],
    },
  },
  {
    id: 'forum-etapes-collees',
    text: `Message de Sophie_M, membre depuis 2019
Pour répondre à ta question, nous on joue au magasin de souliers ! On demande aux parents d'apporter de vieux souliers. Tu installes une étagère, un miroir et une petite chaise dans un coin du local. Un enfant fait le vendeur, il mesure les pieds avec un bout de carton. Les autres essaient les souliers et marchent devant le miroir. Ils paient avec des feuilles d'arbres. À la fin chacun replace la paire sur l'étagère. C'est parfait pour mes 3-4 ans, ils jouent bien 45 minutes. En plus ça les aide à apprendre à s'habiller !
Bonne journée à toutes xx
J'aime (12)   Répondre   Partager`,
    expected: {
      title: 'magasin de souliers',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 45,
      material: ['vieux souliers', 'etagere', 'miroir', 'petite chaise'],
      steps: ['installes une etagere', 'mesure les pieds', 'essaient les souliers', 'paient avec', 'replace la paire'],
      why: ['apprendre a s habiller'],
      left: ['membre depuis', 'bonne journee', 'j aime'],
    },
  },
  {
    id: 'fiche-scannee',
    text: `ATELIER : LE PARCOURS DE L'OURS
AGE : 2 A 4 ANS      DUREE : 25 MINUTES
LIEU : PARC OU COUR  SAISON : AUTOMNE
--------------------------------------
BUT : GRIMPER, RAMPER, SAUTER A SON
RYTHME.
MATERIEL : 1 TUNNEL, 4 CERCEAUX, 1 POUTRE
BASSE, DES FEUILLES MORTES.
MISE EN PLACE
- Poser la poutre sur le gazon.
- Aligner les cerceaux.
JEU
- L'ours se réveille : on s'étire.
- L'ours traverse la poutre.
- L'ours rampe dans le tunnel pour
trouver son miel.
- L'ours se cache sous les feuilles.
POUR LES PETITS : enlever la poutre.
SECURITE : vérifier le sol avant de jouer.
p. 22`,
    expected: {
      title: "le parcours de l'ours",
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      place: 'PARK',
      seasons: ['AUTUMN'],
      minutes: 25,
      material: ['tunnel', 'cerceaux', 'poutre basse', 'feuilles mortes'],
      steps: [
        'poser la poutre',
        'aligner les cerceaux',
        'on s etire',
        'traverse la poutre',
        'rampe dans le tunnel',
        'se cache sous',
      ],
      why: ['grimper ramper'],
      variations: ['enlever la poutre'],
      safety: ['verifier le sol'],
      left: ['p 22'],
    },
  },
  {
    id: 'message-vocal-dicte',
    text: `bon je te dicte ça vite dans l'auto pendant que j'attends les enfants, alors l'activité c'est le bain des bébés, ça prend des poupées en plastique, deux bacs d'eau tiède, des débarbouillettes pis du savon doux. Tu mets les bacs par terre sur une serviette. Les amis lavent les poupées, ils les rincent dans le deuxième bac. Après ils les essuient pis ils les couchent dans une boîte. On fait ça dehors l'été avec les 18-24 mois, compte 20 minutes. Bon faut que je te laisse, bye !`,
    expected: {
      title: 'le bain des bébés',
      ages: ['AGE_18_MONTHS_2_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      minutes: 20,
      material: ['poupees en plastique', 'bacs d eau', 'debarbouillettes', 'savon doux'],
      steps: ['mets les bacs', 'lavent les poupees', 'les essuient'],
      left: ['faut que je te laisse'],
    },
  },
  {
    id: 'tirets-et-signature',
    text: `Bonjour,

Je vous envoie l'idée du mois pour l'infolettre des familles.

*** Les ombres du matin ***

— Pour les enfants de 4 ans et plus
— À l'extérieur, par beau temps
— 15 minutes

Vous aurez besoin de :
— craies de trottoir
— un ruban à mesurer

Ce que vous ferez :
— Le matin, demandez à votre enfant de se tenir debout, puis tracez son ombre.
— L'après-midi, retournez au même endroit et tracez la nouvelle ombre.
— Comparez les deux avec le ruban à mesurer.

Ce que votre enfant y gagne : il observe, il compare, il se pose des questions.

Une variante : tracer l'ombre d'un arbre ou d'un vélo.

Merci de votre confiance,
L'équipe du CPE`,
    expected: {
      title: 'les ombres du matin',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 15,
      material: ['craies de trottoir', 'ruban a mesurer'],
      steps: ['tracez son ombre', 'retournez au meme endroit', 'comparez les deux'],
      why: ['se pose des questions'],
      variations: ['ombre d un arbre'],
      left: ['idee du mois', 'merci de votre confiance', 'equipe du cpe'],
    },
  },
  {
    id: 'article-conseil',
    text: `5 minutes de calme : la bouteille de neige

L'automne dernier, mon fils avait du mal à redescendre après le souper. Une amie orthopédagogue m'a suggéré cette petite bouteille et depuis, je ne jure que par elle.

La marche à suivre est toute simple :
1 – Remplissez une bouteille de plastique transparente aux trois quarts d'eau chaude.
2 – Versez-y deux cuillères de colle transparente et des paillettes argentées.
3 – Complétez avec de l'eau et vissez le bouchon avec de la colle forte.
4 – L'enfant retourne la bouteille et regarde la neige tomber jusqu'en bas.

On la garde dans le coin doux, et les enfants à partir de 18 mois peuvent la prendre quand ils veulent.

Elle favorise le retour au calme et l'attention.

Vous l'avez essayée ? Racontez-moi tout !`,
    expected: {
      title: 'la bouteille de neige',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 5,
      material: ['bouteille de plastique', 'colle transparente', 'paillettes'],
      steps: ['remplissez une bouteille', 'deux cuilleres de colle', 'vissez le bouchon', 'retourne la bouteille'],
      why: ['retour au calme'],
      left: ['mon fils', 'racontez moi'],
    },
  },
]
