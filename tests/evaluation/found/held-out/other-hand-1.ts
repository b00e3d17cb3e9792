import type { FoundText } from '../score.ts'

/** Texts by another hand than all the others, who had not read the reader: eight of sixteen. */
export const OTHER_HAND_1: FoundText[] = [
  {
    id: 'mere-de-trois-rivieres',
    text: `Quand il pleut à Trois-Rivières un samedi de mai, il pleut pour vrai. Le plus vieux voulait aller au parc, la petite voulait « sauter dans les flics flacs », et moi je voulais finir mon café. On a fini par trouver un compromis, les bottes aux pieds, sur le bord du garage.

LA COURSE DE BOUCHONS DANS LA GOUTTIÈRE

C'est mon père qui nous faisait faire ça au chalet et je l'avais complètement oublié. Mes enfants ont 3 et 4 ans, la voisine de 2 ans est venue jouer aussi mais elle a surtout mangé des craquelins.

Ce que ça prend
- un bout de gouttière en vinyle (la nôtre traînait dans le cabanon, 12 $ chez Rona sinon)
- une chaudière d'eau de pluie
- une tasse à mesurer en plastique
- de gros bouchons de jus, un par enfant
- deux briques pour faire la pente

Comment on joue
On appuie un bout de la gouttière sur les briques, l'autre par terre sur le gazon. Chacun décore son bouchon avec un crayon permanent pour le reconnaître. Au signal, les deux coureurs posent leur bouchon en haut. Un troisième verse une tasse d'eau d'un coup et tout le monde crie. On recommence en changeant la pente, et on devine avant si ça ira plus vite.

On a joué trois bons quarts d'heure, ce qui dans ma maison est un record olympique.

Ce que j'ai aimé, c'est de les entendre faire des hypothèses et attendre leur tour sans se battre.

Un mot sur l'eau : je vidais la chaudière dès qu'on avait fini, et je ne rentrais jamais en les laissant à côté.

La semaine prochaine je vous parle de nos bibites à patates. D'ici là, allez donc lire mon billet sur la rentrée, il y a un concours pour gagner une boîte à lunch !

Maude xx`,
    expected: {
      title: 'la course de bouchons dans la gouttière',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SPRING'],
      minutes: 45,
      material: ['bout de gouttiere', 'chaudiere d eau', 'tasse a mesurer', 'gros bouchons', 'deux briques'],
      steps: [
        'appuie un bout de la gouttiere',
        'decore son bouchon',
        'posent leur bouchon en haut',
        'verse une tasse d eau',
        'en changeant la pente',
      ],
      why: ['faire des hypotheses'],
      safety: ['vidais la chaudiere'],
      left: ['mon cafe', 'craquelins', 'record olympique', 'bibites a patates', 'boite a lunch'],
    },
  },
  {
    id: 'cpe-patinoire-toutous',
    text: `CPE Les P'tits Flocons
12 février, 16:48 · Public

Chez les Écureuils (3-4 ans), ce matin, les toutous ont eu leur patinoire ❄️⛸️

Hier soir Nathalie a versé un pouce d'eau dans la grande tôle à biscuits et l'a laissée dehors pour la nuit. Ce matin on est sortis dans la cour avec la tôle, une guenille, des toutous de la maison et des bas pour leur faire des patins. D'abord les enfants ont frotté la glace avec la guenille comme la Zamboni. Après, chacun a fait glisser son toutou d'un bout à l'autre en le poussant d'un doigt. Il y a eu des pirouettes, des chutes et un arbitre très sévère (salut Édouard!). Pour finir on a mis une pincée de neige dessus et on a regardé si ça glissait encore.

30 minutes et des joues bien rouges!

Rappel aux parents : le CPE sera fermé le vendredi 16 pour une journée pédagogique. Pensez aux mitaines de rechange svp 🧤

❤️ 47   💬 11 commentaires   ↪ 3 partages
J'aime   Commenter   Partager`,
    expected: {
      title: 'les toutous ont eu leur patinoire',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'YARD',
      seasons: ['WINTER'],
      minutes: 30,
      material: ['tole', 'guenille', 'toutous', 'des bas'],
      steps: ['verse un pouce d eau', 'frotte la glace', 'fait glisser son toutou', 'pincee de neige'],
      left: ['arbitre tres severe', 'journee pedagogique', 'mitaines de rechange', '47', 'commenter'],
    },
  },
  {
    id: 'moyenne-section-nantes',
    text: `FICHE DE PRÉPARATION – MS – période 2
École maternelle publique, Nantes

Domaine : Agir, s'exprimer, comprendre à travers l'activité physique
Séance 3/5 : Les déménageurs
Durée : 35 min
Lieu : salle de motricité

Objectif de la séance
Courir vers un but en transportant un objet ; respecter un signal de départ et d'arrêt.

Matériel : 4 caisses, 40 objets légers (foulards, balles en mousse, anneaux), 2 couleurs de chasubles, un tambourin

Déroulement
Phase 1 – échauffement (5 min) : les élèves trottinent dans la salle et se figent au coup de tambourin.
Phase 2 – règle du jeu (5 min) : rappel de la règle par deux élèves, démonstration avec une seule équipe.
Phase 3 – jeu (15 min) : chaque équipe vide sa caisse-maison pour remplir la caisse-camion, un seul objet par trajet.
Phase 4 – bilan (5 min) : on compte les objets de chaque camion, on verbalise les stratégies.
Phase 5 – retour au calme (5 min) : allongés, les yeux fermés, on écoute sa respiration.

Différenciation
Pour les élèves plus lents : rapprocher les deux caisses.
Pour aller plus loin : porter l'objet à deux, sur un foulard tendu.

Remarques après séance : trop de bruit, Gabin a pleuré (chasuble), revoir le signal. Penser à rendre le tambourin à la collègue de GS.`,
    expected: {
      title: 'les déménageurs',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 35,
      material: ['4 caisses', '40 objets legers', 'chasubles', 'tambourin'],
      steps: [
        'trottinent dans la salle',
        'rappel de la regle',
        'vide sa caisse maison',
        'compte les objets',
        'ecoute sa respiration',
      ],
      why: ['courir vers un but', 'respecter un signal'],
      variations: ['rapprocher les deux caisses', 'porter l objet a deux'],
      left: ['ecole maternelle publique', 'gabin a pleure', 'collegue de gs'],
    },
  },
  {
    id: 'page-americaine-traduite',
    text: `Accueil » Artisanat » Artisanat d'automne pour les tout-petits » Attrape-soleil de feuilles

Cet article peut contenir des liens d'affilié. Veuillez lire ma divulgation ici.

Attrape-soleil facile de feuilles pour les enfants

Par Jessica | Dernière mise à jour le 3 octobre

Êtes-vous à la recherche d'un artisanat d'automne facile et sans désordre ? Mes enfants absolument adorent cet artisanat de feuilles ! Il est parfait pour les enfants d'âge préscolaire et il garde les petites mains occupées. Meilleur de tout, vous avez probablement déjà toutes les fournitures à la main !

PIN IT POUR PLUS TARD

Fournitures nécessaires :
Papier de contact clair
Papier de construction (nous avons utilisé brun)
Papier de soie en orange, rouge et jaune
Ciseaux
Ruban Washi

Temps d'artisanat : 20 minutes
Âges : 3 - 5

Instructions :
Étape 1 : Avant de commencer, coupez une forme de feuille hors du papier de construction, de façon à garder seulement le cadre.
Étape 2 : Collez le cadre sur le papier de contact, côté collant vers le haut.
Étape 3 : Laissez votre enfant déchirer le papier de soie en petits carrés.
Étape 4 : Pressez les morceaux à l'intérieur de la feuille jusqu'à ce qu'elle soit pleine.
Étape 5 : Scellez avec une seconde feuille de papier de contact et accrochez à la fenêtre.

Astuce : pour les tout-petits plus jeunes, pré-déchirez le papier.

Plus d'artisanats d'automne que vous allez aimer :
Hibou en rouleau de papier toilette
Citrouille en assiette de papier
Laisser une réponse
Votre adresse courriel ne sera pas publiée.`,
    expected: {
      title: 'attrape-soleil facile de feuilles pour les enfants',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      seasons: ['AUTUMN'],
      minutes: 20,
      material: ['papier de contact clair', 'papier de construction', 'papier de soie', 'ciseaux', 'ruban washi'],
      steps: [
        'coupez une forme de feuille',
        'collez le cadre',
        'dechirer le papier de soie',
        'pressez les morceaux',
        'scellez avec une seconde',
      ],
      variations: ['pre dechirez le papier'],
      left: ['liens d affilie', 'mise a jour', 'pin it', 'hibou en rouleau', 'adresse courriel'],
    },
  },
  {
    id: 'rapport-de-stage',
    text: `4.2 Activité animée par la stagiaire

Dans le cadre de mon stage II, j'ai choisi d'animer une activité que j'ai intitulée « Le bureau de poste ». Le groupe est composé de huit enfants âgés de quatre ans. L'idée m'est venue de mes observations : depuis deux semaines, Alicia et Noam glissent des papiers sous la porte du vestiaire.

4.2.1 Planification

J'ai préparé une boîte aux lettres en carton, des enveloppes récupérées, des autocollants servant de timbres, des crayons de bois ainsi qu'un sac en bandoulière. L'activité s'est déroulée dans le local, pendant la période de jeux du matin, pour une durée d'environ 40 minutes.

Objectifs visés : Amener l'enfant à s'intéresser à l'écrit. Soutenir la collaboration entre pairs.

4.2.2 Déroulement

J'ai d'abord présenté une lettre adressée au groupe et nous l'avons ouverte ensemble. Par la suite, chaque enfant a dessiné un message pour un ami de son choix. Il l'a glissé dans une enveloppe et y a collé un timbre. Un facteur, désigné par la pige, a vidé la boîte et distribué le courrier en lisant la photo de chacun. Enfin, nous avons lu les messages à voix haute pendant la collation.

4.2.3 Retour réflexif

Je crois que j'ai trop parlé au début. Ma superviseure m'a fait remarquer que j'aurais pu laisser les enfants trouver eux-mêmes à quoi sert un timbre. Selon Vygotsky (1978), l'adulte soutient l'enfant dans sa zone proximale de développement.

Si c'était à refaire, j'ajouterais un deuxième facteur et une balance pour peser les colis.`,
    expected: {
      title: 'le bureau de poste',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 40,
      material: ['boite aux lettres en carton', 'enveloppes', 'autocollants', 'crayons de bois', 'sac en bandouliere'],
      steps: [
        'presente une lettre',
        'dessine un message',
        'glisse dans une enveloppe',
        'distribue le courrier',
        'lu les messages',
      ],
      why: ['s interesser a l ecrit', 'collaboration entre pairs'],
      variations: ['deuxieme facteur'],
      left: ['stage ii', 'alicia et noam', 'trop parle', 'vygotsky'],
    },
  },
  {
    id: 'bulletin-municipal',
    text: `Le Riverain, bulletin d'information de la municipalité de Saint-Placide-des-Monts
Juillet, vol. 18, no 4

MOT DU MAIRE
Chères citoyennes, chers citoyens, les travaux du rang 3 se poursuivront jusqu'au 15 août. Nous vous remercions de votre patience.

COIN DES FAMILLES
Peindre à l'eau sur le trottoir du parc
Notre animatrice du camp de jour, Laurence, vous propose chaque mois une activité gratuite. Celle-ci convient aux enfants dès 18 mois et se fait au parc des Érables par une belle journée chaude.
Apportez un petit seau, des pinceaux de toutes les largeurs et une éponge. Remplissez le seau à la fontaine du parc. Trempez les pinceaux et tracez de grands ronds, des chemins ou votre nom sur l'asphalte. Observez ce qui arrive quand le soleil sèche le dessin. Recommencez à l'ombre pour comparer.
Prévoyez un chapeau, de la crème solaire et une gourde d'eau.

COLLECTE DES ENCOMBRANTS
La prochaine collecte aura lieu le mardi 9 juillet. Déposez vos objets la veille après 19 h.

BIBLIOTHÈQUE
Horaire d'été : mercredi de 18 h à 20 h, samedi de 10 h à midi.`,
    expected: {
      title: 'peindre à l eau sur le trottoir du parc',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'PARK',
      seasons: ['SUMMER'],
      material: ['petit seau', 'pinceaux', 'eponge'],
      steps: ['remplissez le seau', 'trempez les pinceaux', 'seche le dessin', 'recommencez a l ombre'],
      safety: ['creme solaire'],
      left: ['rang 3', 'animatrice du camp de jour', 'encombrants', 'la veille apres 19 h', 'horaire d ete'],
    },
  },
  {
    id: 'fiche-numerisee',
    text: `RESSOURCES ÉDUCATIVES DU BAS-DU-FLEUVE             Fiche psychomotricité 7b

        L E   P O N T   D E S   C H È V R E S

Clientèle visée :  2 - 3 ans                 Nb d'enfants :  6
Durée :  15 à 20 minutes

BUT :  Maîtriser l'équi-
libre sur une surface étroite.

MATERIEL REQUIS :
    1 planche de bois large
    2 coussins fermes
    1 clochette
    Rondins de mousse

MARCHE À SUIVRE :
  a)  Déposer la planche à plat sur le sol du
local et laisser les enfants y marcher
librement.
  b)  Placer les coussins à chaque bout pour
monter et des-
cendre.
  c)  L'enfant fait tinter la clochette quand il
est rendu de l'autre côté.
  d)  Ajouter un rondin à enjamber au centre.

RÈGLES DE SÉCURITÉ :
    Un seul enfant à la fois sur le pont.
    L'adulte se tient debout du coté libre.

VARIANTE :
    Traverser à quatre pattes comme le petit chevreau.

© R.E.B.F. inc. 1994                          Imprimé sur papier recyclé
                          - 23 -`,
    expected: {
      title: 'le pont des chèvres',
      ages: ['AGE_2_YEARS_3_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['planche de bois', 'coussins fermes', 'clochette', 'rondins de mousse'],
      steps: ['deposer la planche', 'placer les coussins', 'tinter la clochette', 'ajouter un rondin'],
      why: ['equilibre sur une surface'],
      variations: ['quatre pattes'],
      safety: ['un seul enfant', 'adulte se tient debout'],
      left: ['bas du fleuve', 'imprime sur papier', '1994'],
    },
  },
  {
    id: 'message-vocal',
    text: `allô Sandrine c'est Marjo euh je te laisse un message vocal parce que j'ai les mains pleines de pâte, donc tu voulais savoir ce que j'ai fait hier avec mes poupons, ben c'est vraiment niaiseux mais ça marche, c'est les foulards dans la boîte de mouchoirs. donc tu prends une boîte de mouchoirs vide pis cinq ou six foulards légers genre les foulards de jonglerie là. tu rentres les foulards dans la boîte en laissant dépasser un coin. tu t'assois par terre avec le bébé pis tu tires le premier tranquillement en disant « oh qu'est-ce qui s'en vient ». pis là lui il tire les autres, pis quand c'est vide il veut les remettre, c'est là que c'est long. après tu peux le cacher derrière le foulard pis faire coucou. attends y'en a un qui pleure... ok c'est beau. ah oui fais attention de pas nouer les foulards ensemble, pis tu ranges la boîte après. ça a duré genre dix minutes. bon je te rappelle ce soir bye bye`,
    expected: {
      title: 'les foulards dans la boîte de mouchoirs',
      ages: ['AGE_0_18_MONTHS'],
      minutes: 10,
      material: ['boite de mouchoirs', 'foulards legers'],
      steps: ['rentres les foulards', 'tires le premier', 'tire les autres', 'faire coucou'],
      safety: ['pas nouer les foulards'],
      left: ['sandrine', 'mains pleines de pate', 'qui pleure', 'te rappelle ce soir'],
    },
  },
]
