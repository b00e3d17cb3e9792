import type { FoundText } from './score.ts'

/** Twenty-four texts of strangers, by another hand than those before, which had not seen the reader: the last six. */
export const DEVELOP_17: FoundText[] = [
  {
    id: 'infinitifs-sans-titres-de-parties',
    text: `Les lanternes de papier

6 enfants à la fois, vers 4 ans, une demi-heure

papier de soie de plusieurs couleurs
pots de plastique transparents
colle diluée et gros pinceaux
petites lampes à pile, compartiment vissé

Déchirer le papier de soie en morceaux, sans ciseaux.
Badigeonner le pot de colle.
Poser les morceaux, les faire se chevaucher, lisser avec le pinceau.
Laisser sécher jusqu'au lendemain.
Placer la lampe dans le pot et tamiser l'éclairage.

Développer la patience et la dextérité, découvrir le mélange des couleurs.

Pour les tout-petits, encoller le pot à leur place et leur faire poser le papier.`,
    expected: {
      title: 'Les lanternes de papier',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 30,
      material: ['papier de soie', 'pots de plastique', 'colle diluee', 'lampes a pile'],
      steps: ['dechirer le papier', 'badigeonner', 'poser les morceaux', 'secher jusqu', 'placer la lampe'],
      why: ['patience et la dexterite'],
      variations: ['encoller le pot'],
      left: [],
    },
  },
  {
    id: 'creche-france',
    text: `Crèche Les Coquelicots — section des moyens
Projet sensoriel, mars

TAPIS DES SENTEURS

Enfants concernés : 12-24 mois
Encadrement : 2 professionnelles pour 6 enfants
Durée de l'atelier : 15 à 20 min

Objectifs pour l'enfant
– Découvrir des odeurs du quotidien
– Vivre un moment calme avec l'adulte

Ce qu'on installe
– un tapis, quelques coussins
– six sachets de coton cousus : lavande, menthe, cannelle, orange, thym, café
– une musique douce

Comment ça se passe
Les enfants rejoignent librement le tapis. L'adulte prend un sachet, le sent et le nomme. Il le tend à l'enfant qui le souhaite. On n'insiste jamais. Les sachets restent ensuite à disposition.

Vigilance
Vérifier les coutures des sachets avant chaque séance. Se renseigner sur les allergies.

Prolonger
Faire sentir les mêmes herbes au potager.

Document interne, ne pas diffuser`,
    expected: {
      title: 'TAPIS DES SENTEURS',
      ages: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
      minutes: 20,
      material: ['tapis', 'coussins', 'sachets de coton', 'musique douce'],
      steps: ['rejoignent librement', 'le sent et le nomme', 'tend a l enfant', 'n insiste jamais', 'restent ensuite'],
      why: ['odeurs du quotidien', 'moment calme'],
      variations: ['herbes au potager'],
      safety: ['verifier les coutures', 'allergies'],
      left: ['coquelicots', 'ne pas diffuser'],
    },
  },
  {
    id: 'jeu-de-groupe-exterieur',
    text: `Jeu pour bouger : Feu vert, feu jaune, feu rouge

Où? Dans la cour ou au gymnase. Quand il fait froid, ça réchauffe!

On a besoin de trois foulards : un vert, un jaune et un rouge.

Le meneur se place à un bout de la cour et les enfants à l'autre bout. Foulard vert : tout le monde court. Foulard jaune : on marche au ralenti. Foulard rouge : on se fige comme une statue. Celui qui bouge fait trois sauts sur place et repart. Le premier à toucher le meneur prend les foulards.

Variante hivernale : on joue en raquettes.
Variante pour les 2 ans : seulement vert et rouge.

Le jeu apprend à freiner son geste et à suivre une consigne visuelle.

Source : Animateurs sans frontières, cahier no 3`,
    expected: {
      title: 'Feu vert, feu jaune, feu rouge',
      ages: [],
      place: 'YARD',
      material: ['trois foulards'],
      steps: [
        'meneur se place',
        'tout le monde court',
        'marche au ralenti',
        'comme une statue',
        'trois sauts',
        'toucher le meneur',
      ],
      why: ['freiner son geste'],
      variations: ['en raquettes', 'seulement vert et rouge'],
      left: ['cahier no 3'],
    },
  },
  {
    id: 'clavardage-collegues',
    text: `[09:12] Steph: allo! t'as une idée pour demain? j'ai les bébés pis les trottineurs ensemble
[09:14] Isa: oui! la piscine de feuilles
[09:14] Steph: ?
[09:15] Isa: tu ramasses deux gros sacs de feuilles sèches dans le parc
[09:15] Isa: tu vides ça dans une pataugeoire (sans eau là haha)
[09:16] Isa: les petits s'assoient dedans, ils lancent, ils écoutent le bruit
[09:17] Isa: à la fin tu caches des balles dedans pis ils fouillent
[09:18] Steph: ils vont pas en manger?
[09:18] Isa: ben tu restes assise avec eux, pis t'enlèves les glands pis les cailloux avant
[09:19] Steph: top merci!! je te redis ça`,
    expected: {
      title: 'la piscine de feuilles',
      ages: ['AGE_0_18_MONTHS'],
      seasons: ['AUTUMN'],
      material: ['feuilles seches', 'pataugeoire', 'balles'],
      steps: ['ramasses deux gros sacs', 'vides ca dans une pataugeoire', 's assoient dedans', 'caches des balles'],
      safety: ['enleves les glands'],
      left: ['t as une idee', 'top merci'],
    },
  },
  {
    id: 'site-ministere-ton-neutre',
    text: `Jouer avec l'enfant – 12 à 24 mois

Le panier aux trésors de la cuisine

Ce jeu permet à l'enfant d'explorer des objets de tous les jours à l'aide de ses sens.

Matériel suggéré : cuillère de bois, passoire, tasses à mesurer, fouet, linge à vaisselle, bol de métal.

Installez l'enfant au sol et placez le panier devant lui.
Laissez-le choisir les objets et les manipuler à sa façon.
Nommez ce qu'il touche et décrivez le bruit des objets.
Lorsqu'il se lasse, rangez les objets ensemble dans le panier.

Pour soutenir l'apprentissage de votre enfant, vous pouvez aussi :
cacher un objet sous le linge et lui demander où il est;
frapper deux objets l'un contre l'autre pour faire un rythme.

Assurez-vous qu'aucun objet ne présente de bord coupant et restez près de l'enfant en tout temps.

Dernière mise à jour : 11 mai 2021
Cette page vous a-t-elle été utile? Oui Non`,
    expected: {
      title: 'Le panier aux trésors de la cuisine',
      ages: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
      material: ['cuillere de bois', 'passoire', 'tasses a mesurer', 'fouet', 'linge a vaisselle', 'bol de metal'],
      steps: ['installez l enfant', 'laissez le choisir', 'nommez ce qu il touche', 'rangez les objets'],
      why: ['explorer des objets'],
      variations: ['cacher un objet', 'frapper deux objets'],
      safety: ['bord coupant'],
      left: ['mise a jour', 'utile'],
    },
  },
  {
    id: 'numeros-colles-sans-espaces',
    text: `La danse des rubans
Niveau: facile-Participants: 3 à 10-Âge: 2 ans et +
Ce dont vous avez besoin:rubans de satin (30 cm),anneaux de rideau,haut-parleur
1.Nouer deux rubans sur chaque anneau.
2.Remettre un anneau à chaque enfant et faire jouer une musique lente.
3.Proposer de faire des vagues,des cercles,de la pluie.
4.Changer de musique et demander ce que font les rubans maintenant.
Bénéfices:conscience du corps,expression par le mouvement,écoute
Sécurité:les rubans ne dépassent pas 30 cm et ne se mettent jamais au cou
À découvrir également:La chaise musicale coopérative`,
    expected: {
      title: 'La danse des rubans',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      material: ['rubans de satin', 'anneaux de rideau', 'haut parleur'],
      steps: ['nouer deux rubans', 'remettre un anneau', 'faire des vagues', 'changer de musique'],
      why: ['conscience du corps'],
      safety: ['jamais au cou'],
      left: ['chaise musicale'],
    },
  },
]
