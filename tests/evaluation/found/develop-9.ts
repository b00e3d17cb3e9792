import type { FoundText } from './score.ts'

/** Texts written with their answers after the reader had learnt from those before them, and before it had met these. */
export const DEVELOP_9: FoundText[] = [
  {
    id: 'stagiaire-causerie',
    text: `Atelier de cuisine sans cuisson — Les brochettes arc-en-ciel
Groupe visé : les moyens (3-4 ans)
Temps alloué : 40 minutes

But de l'activité
Que l'enfant découvre des fruits de différentes couleurs et apprenne à couper avec un couteau à beurre.

Ressources matérielles
Fraises, melon, bananes, raisins coupés en quatre
Pailles en carton
Petits couteaux à beurre
Planches à découper

Démarche
Lavage des mains et lecture de l'album sur les fruits.
Chaque enfant coupe ses morceaux de banane.
Il enfile les fruits sur la paille dans l'ordre des couleurs.
Dégustation en groupe.

Adaptation possible
Pour un enfant qui a de la difficulté à couper, offrir des fruits déjà coupés.

Santé et sécurité
Vérifier les allergies avant l'atelier.`,
    expected: {
      title: 'les brochettes arc en ciel',
      ages: ['AGE_3_YEARS_4_YEARS'],
      minutes: 40,
      material: ['fraises', 'melon', 'bananes', 'raisins', 'pailles', 'petits couteaux', 'planches'],
      steps: ['lavage des mains', 'coupe ses morceaux', 'enfile les fruits', 'degustation'],
      why: ['decouvre des fruits'],
      variations: ['fruits deja coupes'],
      safety: ['allergies'],
      left: [],
    },
  },
  {
    id: 'texto-court',
    text: `Hey! Pour demain avec les 18 mois: sac de découverte. Prends un gros sac en tissu, mets dedans 5-6 objets doux (toutou, éponge, foulard, balle). Les cocos mettent leur main dedans et sortent un objet. Tu nommes l'objet pis ils le touchent avec leur joue. Max 10 min. Bye 😘`,
    expected: {
      title: 'sac de découverte',
      ages: ['AGE_18_MONTHS_2_YEARS'],
      minutes: 10,
      material: ['gros sac', 'objets doux'],
      steps: ['gros sac en tissu', 'main dedans', 'nommes l objet'],
      left: ['hey', 'bye'],
    },
  },
  {
    id: 'site-ministere',
    text: `Passer au contenu principal
Recherche
Menu

Activité physique en plein air
Le circuit des animaux de la forêt

Clientèle visée : enfants de 3 à 5 ans
Milieu : boisé ou sentier
Durée approximative : 45 minutes
Période de l'année : toutes les saisons

Habiletés motrices sollicitées
Sauter, ramper, courir, garder l'équilibre

Équipement
Quatre cartons illustrés (lièvre, ours, couleuvre, héron)
Un sifflet

Description de l'activité
1. Fixer les cartons à quatre arbres.
2. Expliquer aux enfants le déplacement de chaque animal.
3. Au signal, les enfants se rendent au prochain arbre en imitant l'animal.
4. Changer de direction au deuxième coup de sifflet.

Règles de sécurité
Délimiter l'espace de jeu avec des rubans.
Vérifier l'absence de branches basses.

Dernière mise à jour : 4 juin 2021
Cette page vous a-t-elle été utile ? Oui Non`,
    expected: {
      title: 'le circuit des animaux de la forêt',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'WOODS',
      minutes: 45,
      material: ['cartons illustres', 'sifflet'],
      steps: ['fixer les cartons', 'deplacement de chaque animal', 'prochain arbre', 'changer de direction'],
      why: ['garder l equilibre'],
      safety: ['delimiter l espace', 'branches basses'],
      left: ['contenu principal', 'recherche', 'mise a jour', 'oui non'],
    },
  },
  {
    id: 'blogue-francais',
    text: `DIY : une piste de billes géante en carton !

Coucou mes petits chats, on se retrouve aujourd'hui pour un nouveau tuto récup'.

De quoi avez-vous besoin ?
– des rouleaux d'essuie-tout
– du scotch
– des balles de ping-pong
– un mur libre

C'est parti pour le tuto !
Coupez les rouleaux en deux dans la longueur. Fixez-les au mur avec du scotch en les inclinant. Faites rouler une balle pour vérifier que rien ne bloque. Laissez votre enfant déplacer les rouleaux et inventer son propre parcours.

Le plus : l'enfant expérimente la pente et la vitesse sans même s'en rendre compte.

Testé et approuvé par mon fils de 3 ans ! Comptez une bonne heure de jeu.

Belle journée à tous et n'oubliez pas de me taguer sur vos photos.`,
    expected: {
      title: 'une piste de billes géante en carton',
      ages: ['AGE_3_YEARS_4_YEARS'],
      minutes: 60,
      material: ['rouleaux d essuie tout', 'scotch', 'balles de ping pong', 'mur libre'],
      steps: ['coupez les rouleaux', 'fixez les au mur', 'faites rouler', 'inventer son propre parcours'],
      why: ['pente et la vitesse'],
      left: ['petits chats', 'taguer sur vos photos'],
    },
  },
  {
    id: 'carnet-phrases',
    text: `Jeu : Le feu de circulation
Où : cour ou gymnase
Qui : 3 ans +
Besoin : 3 cartons (rouge, jaune, vert)

Je montre le carton vert : tout le monde court.
Jaune : on marche sur la pointe des pieds.
Rouge : on s'arrête et on fait la statue.
Un enfant devient le meneur.

Ça travaille l'inhibition et l'écoute.
Plus dur : ajouter un carton bleu, on saute sur place.`,
    expected: {
      title: 'le feu de circulation',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      material: ['3 cartons'],
      steps: ['tout le monde court', 'pointe des pieds', 'fait la statue', 'devient le meneur'],
      why: ['inhibition'],
      variations: ['carton bleu'],
      left: [],
    },
  },
  {
    id: 'conversation-copiee',
    text: `[09:12] Sandra : qqn a une idée de bricolage pour la fête des mères?
[09:15] Kim : oui! le bouquet de mains
[09:15] Kim : ça prend du papier de couleur, des crayons, des ciseaux et des bâtons de popsicle
[09:16] Kim : on trace la main de l'enfant sur le papier
[09:16] Kim : l'éducatrice découpe la main
[09:17] Kim : l'enfant colle sa main sur le bâton
[09:17] Kim : on attache trois mains ensemble avec une boucle
[09:20] Sandra : wow merci!! c'est pour quel âge?
[09:21] Kim : moi je le fais avec mes 2-3 ans`,
    expected: {
      title: 'le bouquet de mains',
      ages: ['AGE_2_YEARS_3_YEARS'],
      material: ['papier de couleur', 'crayons', 'ciseaux', 'batons de popsicle'],
      steps: ['trace la main', 'decoupe la main', 'colle sa main', 'attache trois mains'],
      left: ['qqn a une idee', 'wow merci'],
    },
  },
  {
    id: 'markdown',
    text: `# Le marchand de sable

**Âge** : 12-24 mois
**Durée** : 15 min
**Lieu** : carré de sable

## Matériel
* Contenants de différentes grosseurs
* Pelles
* Sable humide

## Étapes
1. Remplir un contenant avec la pelle.
2. Renverser le contenant et tapoter.
3. Laisser l'enfant écraser le château.

## Ce que l'enfant développe
* La coordination des deux mains
* La notion de plein et de vide

## À surveiller
* Le sable porté à la bouche ou aux yeux

---
*Fiche créée par le regroupement, reproduction permise*`,
    expected: {
      title: 'le marchand de sable',
      ages: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
      place: 'YARD',
      minutes: 15,
      material: ['contenants', 'pelles', 'sable humide'],
      steps: ['remplir un contenant', 'renverser le contenant', 'ecraser le chateau'],
      why: ['coordination des deux mains', 'plein et de vide'],
      safety: ['bouche ou aux yeux'],
      left: ['reproduction permise'],
    },
  },
  {
    id: 'livre-prose-infinitif',
    text: `La pêche aux couvercles. Les enfants de deux à trois ans aiment recommencer cent fois le même geste, et cette pêche leur en donne l'occasion. Remplir une cuvette d'eau à mi-hauteur et y faire flotter des couvercles de pots. Donner à chaque enfant une louche ou une passoire. L'enfant pêche un couvercle et le dépose dans un panier. Quand la cuvette est vide, on remet tout à l'eau. À l'extérieur, l'été, prévoir des serviettes. L'adulte reste à portée de bras tout le temps du jeu. On peut aussi pêcher avec une pince à salade, ce qui est plus difficile.`,
    expected: {
      title: 'la pêche aux couvercles',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      material: ['cuvette d eau', 'couvercles de pots', 'louche', 'passoire', 'panier', 'serviettes'],
      steps: ['remplir une cuvette', 'donner a chaque enfant', 'peche un couvercle', 'remet tout a l eau'],
      safety: ['portee de bras'],
      variations: ['pince a salade'],
      left: ['cent fois'],
    },
  },
]
