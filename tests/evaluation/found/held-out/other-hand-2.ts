import type { FoundText } from '../score.ts'

/** Texts by another hand than all the others, who had not read the reader: the second eight of sixteen. */
export const OTHER_HAND_2: FoundText[] = [
  {
    id: 'courriel-de-grand-papa',
    text: `De : Réjean Thibodeau
À : Véronique Garderie
Objet : RE: RE: le jeu dont Loïc vous parle tout le temps
Date : 3 octobre 07:12

Bonjour Madame Véronique,

Ma fille me dit que vous aimeriez connaitre le jeu que je fais avec mon petit-fils de 3 ans. Ce n'est pas sorcier. Cela s'appelle « la pesée du marchand » et mon propre grand-père y jouait avec moi dans le rang.

Il vous faut un support à linge, deux chaudières de plage identiques, de la corde et ce qu'on ramasse dans la cour à l'automne : des pommes, des cocottes, des feuilles, des roches grosses comme le poing.

On suspend une chaudière à chaque bout du support et on accroche le support à une branche basse. Le petit marchand met une pomme d'un bord. Il cherche combien de cocottes ça prend de l'autre bord pour que le support soit droit. Quand c'est égal il sonne la cloche (chez nous c'est un couvercle de chaudron).

Je ramasse la corde après parce que je n'aime pas ça traîner autour d'enfants.

Comptez une demi heure, mais avec Loïc c'est plutôt une heure et il faut l'arracher de là pour diner.

Je vous souhaite une bonne saison. Ma femme vous fait dire que le ketchup vert est pret.

Réjean
Envoyé de mon iPad`,
    expected: {
      title: 'la pesée du marchand',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'YARD',
      seasons: ['AUTUMN'],
      minutes: 30,
      material: ['support a linge', 'deux chaudieres', 'corde', 'pommes', 'cocottes', 'feuilles', 'roches'],
      steps: ['suspend une chaudiere', 'met une pomme', 'combien de cocottes', 'sonne la cloche'],
      safety: ['ramasse la corde'],
      left: ['vous parle tout le temps', 'pas sorcier', 'ketchup vert', 'ipad', 'pour diner'],
    },
  },
  {
    id: 'legende-de-photo',
    text: `boîte à formes maison 🔺🟡🟦 parce que celle du magasin a perdu la moitié de ses morceaux (merci le chien)

une boîte de souliers, 4 blocs de bois, un exacto pour maman seulement 😅
tu traces le tour de chaque bloc sur le couvercle, tu découpes juste un peu plus grand et hop, bébé fait tomber ses blocs
mon truc : commencer avec un seul trou, les autres bouchés avec du ruban
14 mois et il a compris en deux jours 🥹

#diymaman #montessorimaison #14mois #bébécurieux
sauve ce post tu vas me remercier 📌
collab payante avec @lesptitspiedsenbois code MAMAN10`,
    expected: {
      title: 'boîte à formes maison',
      ages: ['AGE_0_18_MONTHS'],
      material: ['boite de souliers', 'blocs de bois', 'exacto'],
      steps: ['traces le tour', 'decoupes juste', 'tomber ses blocs'],
      variations: ['commencer avec un seul trou'],
      left: ['merci le chien', 'compris en deux jours', 'diymaman', 'sauve ce post', 'maman10'],
    },
  },
  {
    id: 'heure-du-conte',
    text: `Bibliothèque Gabrielle-Roy-des-Laurentides — Trousse d'animation no 9
Autour de l'album « La moufle »

Public : 3 à 5 ans, groupe de dix au plus
Quand : l'hiver, en matinée
Compter 25 min

Dans la trousse : l'album, une grande moufle de laine, six animaux en feutrine, un tapis blanc.
À fournir : rien du tout!

AVANT L'ARRIVÉE DES ENFANTS
Étendre le tapis blanc, poser la moufle au centre et cacher les animaux dans un sac.

PENDANT
» Lire l'album une première fois sans s'arrêter.
» À la deuxième lecture, chaque enfant fait entrer son animal dans la moufle au bon moment.
» Compter ceux qui sont dedans avant d'ajouter le prochain.
» Quand l'ours éternue, tout le monde saute sur ses pieds!

POUR PROLONGER
Inventer un septième animal et lui trouver une voix.

INTENTIONS : suivre la chronologie d'un récit, enrichir le vocabulaire des animaux de la forêt

Merci de rapporter la trousse complète au comptoir dans un délai de 3 semaines. Des frais de 5 $ s'appliquent par morceau perdu.`,
    expected: {
      title: 'autour de l album la moufle',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['WINTER'],
      minutes: 25,
      material: ['l album', 'grande moufle', 'animaux en feutrine', 'tapis blanc'],
      steps: ['etendre le tapis', 'lire l album', 'deuxieme lecture', 'compter ceux', 'ours eternue'],
      why: ['chronologie', 'vocabulaire des animaux'],
      variations: ['septieme animal'],
      left: ['trousse d animation', 'rien du tout', 'rapporter la trousse', 'frais de 5'],
    },
  },
  {
    id: 'clavardage-deux-amies',
    text: `Julie B. 20:14
T'aurais pas qqchose à faire dehors avec des 2-3 ans demain? Mes idées sont à sec 😩
Steph 20:15
Le lave-auto!
Julie B. 20:15
???
Steph 20:17
Tu sors les trottineuses pis les tricycles dans la cour, tu mets une chaudière d'eau savonneuse avec des éponges pis des guenilles
Steph 20:17
Une moitié du groupe lave les autos, l'autre moitié attend en file à la barrière comme au vrai lave-auto
Steph 20:18
Après on rince avec le boyau, c'est moi qui le tiens hein
Steph 20:18
Pis on change de rôle
Julie B. 20:19
Malade!! Ça dure combien de temps?
Steph 20:20
25 min à peu près. Amène du linge de rechange
Julie B. 20:20
T'es la meilleure. Pis ton examen?
Steph 20:21
Parle moi s'en pas lol`,
    expected: {
      title: 'le lave-auto',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'YARD',
      minutes: 25,
      material: ['trottineuses', 'tricycles', 'eau savonneuse', 'eponges', 'guenilles', 'linge de rechange'],
      steps: ['sors les trottineuses', 'lave les autos', 'rince avec le boyau', 'change de role'],
      left: ['20 14', 'idees sont a sec', 't es la meilleure', 'ton examen'],
    },
  },
  {
    id: 'recette-avec-saut',
    text: `Aller à la recette    Imprimer    ★★★★☆ 4,3 (128 votes)

Pâte à modeler à la citrouille sans cuisson

Imaginez : l'odeur de la tarte de votre enfance, mais dans une pâte toute douce. Publicité Cette recette est née un dimanche de novembre, quand il me restait un fond de conserve et trois enfants dans la cuisine. Depuis, ma garderie de Granby m'en commande chaque année !

Publicité

Préparation 10 min · Cuisson 0 min · Temps total 10 min · Rendement 4 boules
Catégorie : Jeux · Âge : 2 ans+

INGRÉDIENTS   1x  2x  3x
▢ 1 tasse de purée de citrouille
▢ 2 tasses de fécule de maïs
▢ 1 c. à thé de cannelle
▢ un filet d'huile végétale

INSTRUCTIONS
1 Mélanger la fécule et la cannelle dans un bol.
2 Incorporer la purée et l'huile.
3 Pétrir jusqu'à ce que la pâte se tienne.
4 Offrir à l'enfant des emporte-pièces et le laisser explorer.

NOTES
Trop collante ? Ajouter de la fécule. Se conserve 3 jours au frigo.
Cette pâte n'est pas un aliment : rester à côté des enfants qui portent tout à la bouche.

VALEUR NUTRITIVE Calories 0

Vous avez essayé cette recette ? Laissez une étoile !`,
    expected: {
      title: 'pâte à modeler à la citrouille sans cuisson',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 10,
      material: ['puree de citrouille', 'fecule de mais', 'cannelle', 'huile vegetale'],
      steps: ['melanger la fecule', 'incorporer la puree', 'petrir jusqu', 'emporte pieces'],
      safety: ['rester a cote'],
      left: ['128 votes', 'garderie de granby', 'publicite', 'valeur nutritive', 'laissez une etoile'],
    },
  },
  {
    id: 'note-a-la-remplacante',
    text: `Salut! Merci de me remplacer demain. Le cahier des présences est dans le 2e tiroir, Malik a son sirop à 11 h (formulaire signé dans le classeur), et ne te fie pas à l'horloge elle avance.

Pour la période de 9h30 j'avais prévu la rivière aux crocodiles avec les 3 ans, tout est dans le bac vert : la couverture bleue, les 6 carreaux de tapis pis les crocodiles en carton.

Tu étends la couverture au milieu du local. Tu mets les carreaux dessus, pas trop loin. Ils traversent en sautant d'un carreau à l'autre, pis si un pied touche l'eau le crocodile fait CLAC (c'est toi le crocodile). Les dernières minutes, laisse-les faire les crocodiles.

Enlève les bas, ça glisse sur le prélart!

Si y'en a qui ont peur: tu leur donnes la main ou ils contournent.

20 min c'est assez. Dîner à 11h20.

Bonne journée, Caro`,
    expected: {
      title: 'la rivière aux crocodiles',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['couverture bleue', 'carreaux de tapis', 'crocodiles en carton'],
      steps: ['etends la couverture', 'mets les carreaux', 'en sautant d un carreau', 'faire les crocodiles'],
      variations: ['donnes la main'],
      safety: ['enleve les bas'],
      left: ['2e tiroir', 'sirop', 'horloge', 'diner a 11h20', 'bonne journee'],
    },
  },
  {
    id: 'sentier-nature',
    text: `Centre de la nature du Mont-Ours
Sentiers | Tarifs | Groupes scolaires | Boutique

Mission no 4 : la chasse aux couleurs du printemps

Vous venez nous voir avec votre groupe de CPE ? Voici une mission à faire en autonomie, sur le sentier de la Mésange (600 m, accessible aux poussettes tout-terrain). Nos naturalistes l'ont testée avec des enfants de quatre ans, qui la terminent en une heure.

Glissez dans votre sac : un nuancier de peinture par équipe de deux, une pince à linge de bois, un petit miroir incassable.

À l'entrée de la forêt, chaque équipe pige une couleur du nuancier et y accroche sa pince.
Marchez jusqu'au premier banc en cherchant cette couleur sur les troncs, au sol et dans les bourgeons.
On ne cueille rien : on montre du doigt et on appelle les autres.
Au deuxième banc, tenez le miroir sous le menton pour voir la couleur du ciel entre les branches.
De retour à la clairière, chaque équipe raconte sa trouvaille la plus étonnante.

Restez sur le sentier, la rivière est haute en avril. Vérifiez les tiques au retour.

Les chiens en laisse sont acceptés du 1er mai au 31 octobre. Stationnement 7 $, payable par application.`,
    expected: {
      title: 'la chasse aux couleurs du printemps',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'WOODS',
      seasons: ['SPRING'],
      minutes: 60,
      material: ['nuancier de peinture', 'pince a linge', 'miroir incassable'],
      steps: [
        'pige une couleur',
        'marchez jusqu au premier banc',
        'ne cueille rien',
        'tenez le miroir',
        'raconte sa trouvaille',
      ],
      safety: ['restez sur le sentier', 'verifiez les tiques'],
      left: ['groupes scolaires', 'poussettes', 'chiens en laisse', 'stationnement'],
    },
  },
  {
    id: 'capsule-orthophoniste',
    text: `Capsule de l'ortho 💬 no 12
par Geneviève, orthophoniste au CLSC

Souffler, ça s'apprend ! Avant de dire « ch » et « f », la bouche a besoin de jouer. La tempête de plumes est parfaite pour ça.

POURQUOI ?
Pour muscler les joues et les lèvres et pour apprendre à doser son souffle.

POUR QUI ?
Les trottineurs de 18 mois à 3 ans, assis à table.

AVEC QUOI ?
Une grande plume de couleur, une boîte de carton couchée sur le côté.

COMMENT ?
Montrez d'abord : gonflez les joues, soufflez, la plume vole.
Soufflez ensemble au compte de trois.
L'enfant essaie seul de faire entrer la plume dans la boîte. Nommez ce que vous voyez : « Oh ! elle s'envole. »

PLUS FACILE : posez la plume dans sa main.
PLUS DIFFICILE : remplacez la plume par une balle de papier.

PRUDENCE
Cinq minutes suffisent, sinon il sera étourdi. Une plume par enfant, qu'on ne partage pas.

Votre enfant ne dit pas encore de mots à 18 mois ? Parlez-en à votre médecin ou composez le 811.`,
    expected: {
      title: 'la tempête de plumes',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      minutes: 5,
      material: ['plume de couleur', 'boite de carton'],
      steps: ['gonflez les joues', 'compte de trois', 'entrer la plume', 'nommez ce que vous voyez'],
      why: ['muscler les joues'],
      variations: ['dans sa main', 'balle de papier'],
      safety: ['cinq minutes suffisent', 'plume par enfant'],
      left: ['capsule', 'clsc', 'pas encore de mots', '811'],
    },
  },
]
