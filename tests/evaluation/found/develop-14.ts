import type { FoundText } from './score.ts'

/** Twenty-four texts of strangers, by another hand than those before, which had not seen the reader: the first six. */
export const DEVELOP_14: FoundText[] = [
  {
    id: 'blogue-maman-recette',
    text: `Accueil  ›  Bricoler  ›  Avec des petits

Des monstres en pots de yogourt
Publié par Karine le 14 octobre — 6 commentaires

Vous connaissez ces jours où la pluie tombe depuis le matin, où le café refroidit pour la troisième fois et où votre plus vieux vous demande « on fait quoi? » aux quatre minutes? C'était nous, samedi. Mon chum était parti chez sa mère et j'avais deux enfants en pyjama et zéro idée.

Puis j'ai regardé le bac de récupération. Bingo!

Il vous faudra
des pots de yogourt vides et bien lavés
de la gouache
des retailles de feutrine
de la colle blanche
des cure-pipes

On commence par peindre les pots. N'ayez pas peur des dégâts, la gouache part au lavage.
Pendant que ça sèche, on fouille dans la feutrine pour trouver des dents, des langues, des sourcils.
On colle tout ça sur le pot, puis on plante deux cure-pipes dans le dessus pour les antennes.
Chacun donne un nom à son monstre et nous raconte ce qu'il mange.

Chez nous, Gropoilu mange des bas sales. On en a ri jusqu'au souper.

Mes enfants ont 3 et 5 ans et les deux y ont trouvé leur compte. Prévoyez une petite heure avec le séchage.

Vous aimerez aussi :
10 bricolages avec des rouleaux de papier
Notre routine du dodo en images`,
    expected: {
      title: 'Des monstres en pots de yogourt',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 60,
      material: ['pots de yogourt', 'gouache', 'feutrine', 'colle blanche', 'cure pipes'],
      steps: ['peindre les pots', 'fouille dans la feutrine', 'colle tout ca', 'donne un nom'],
      left: [
        'publie par karine',
        'cafe refroidit',
        'bac de recuperation',
        'gropoilu',
        'rouleaux de papier',
        'routine du dodo',
      ],
    },
  },
  {
    id: 'forum-assmat',
    text: `nounou-du-62 a écrit :
coucou les copines, je cherche une idée pour occuper mes 3 loulous (14 mois, 20 mois et 2 ans et demi) sans que ça finisse en bagarre !!

Bonjour nounou, moi ce qui marche du tonnerre ici c'est la bassine de légumes. Je prends une grande bassine, je la remplis de pommes de terre, de carottes avec les fanes, d'un chou, et je donne à chacun une brosse à ongles et un peu d'eau dans une cuvette. Ils frottent, ils rincent, ils transvasent. Quand ils en ont assez on met les légumes à sécher sur un torchon et on les trie par sorte. Le soir les parents repartent avec une carotte propre mdr.

Attention à ne jamais les laisser seuls avec la cuvette, même deux secondes, et je coupe les fanes trop longues.

Ça les tient facile 25 min. Biz, Sandrine, assmat agréée depuis 2009`,
    expected: {
      title: 'la bassine de légumes',
      ages: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      minutes: 25,
      material: ['bassine', 'pommes de terre', 'carottes', 'chou', 'brosse a ongles', 'cuvette', 'torchon'],
      steps: ['remplis de pommes', 'ils frottent', 'secher sur un torchon'],
      safety: ['jamais les laisser seuls'],
      left: ['coucou les copines', 'bagarre', 'parents repartent', 'assmat agreee'],
    },
  },
  {
    id: 'legende-pinterest',
    text: `Peindre avec des glaçons colorés ❄️🎨 | Activité d'été pour tout-petits dès 18 mois. Il suffit d'eau, de colorant alimentaire, d'un bac à glaçons, de bâtonnets et de papier épais. Congelez l'eau colorée une nuit, démoulez, puis laissez les enfants tracer sur le papier pendant que la glace fond. Idéal dans le jardin ! Enregistré par Lulu dans « Activités bébé ». #peintureglacee #activiteete #dehors`,
    expected: {
      title: 'Peindre avec des glaçons colorés',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      material: ['eau', 'colorant alimentaire', 'bac a glacons', 'batonnets', 'papier epais'],
      steps: ['congelez l eau'],
      left: ['enregistre par', 'peintureglacee'],
    },
  },
  {
    id: 'site-puces-emojis',
    text: `🦔 LE HÉRISSON QUI PIQUE (MAIS PAS TROP) 🦔

On adore les hérissons, et vous ? Celui-ci se fabrique en un clin d'œil !

👉 Pour qui ? Les 2-4 ans
👉 Combien de temps ? 15 minutes
👉 C'est salissant ? Un peu !

🧺 DANS LE PANIER
🔸 une assiette en carton
🔸 de la peinture marron
🔸 une fourchette en plastique
🔸 un feutre noir

✨ À VOUS DE JOUER
🟢 Plier l'assiette en deux et bien marquer le pli.
🟢 Tremper le dos de la fourchette dans la peinture.
🟢 Appuyer la fourchette tout autour pour faire les piquants.
🟢 Dessiner l'œil et le museau une fois sec.

🧠 ÇA TRAVAILLE QUOI ?
🔹 la coordination œil-main
🔹 le geste de pression

🚀 POUR ALLER PLUS LOIN
🔹 Coller des feuilles mortes sur le dos du hérisson.

💬 Montrez-nous vos hérissons avec le mot-clic #monherisson`,
    expected: {
      title: 'LE HÉRISSON QUI PIQUE (MAIS PAS TROP)',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      minutes: 15,
      material: ['assiette en carton', 'peinture marron', 'fourchette', 'feutre noir'],
      steps: ['plier l assiette', 'tremper le dos', 'appuyer la fourchette', 'dessiner l oeil'],
      why: ['coordination oeil', 'geste de pression'],
      variations: ['feuilles mortes'],
      left: ['on adore les herissons', 'salissant', 'montrez nous'],
    },
  },
  {
    id: 'fiche-mots-rares',
    text: `Fiche pratique no 7

Les cailloux voyageurs

Tranche d'âge visée : 4 ans et plus
Lieu propice : un parc, un sentier, la cour
Temps à prévoir : une trentaine de minutes

Fournitures
Des galets plats
Des crayons-feutres à l'eau
Un sac de toile pour chaque petit groupe

Mise en train
Raconter l'histoire d'un caillou qui veut voir le monde.

Marche à suivre
Chaque enfant choisit un galet et le décore à son goût.
Le groupe part cacher les galets le long du trajet.
Au retour, les enfants tentent de se rappeler où chacun se trouve.

Pistes d'enrichissement
Dessiner le plan du trajet sur un grand carton.
Échanger des galets avec un autre groupe.

Points de vigilance
Des galets trop gros pour entrer dans la bouche.
Personne ne lance de caillou.

Ce que l'enfant y gagne
Le repérage dans l'espace et la mémoire.`,
    expected: {
      title: 'Les cailloux voyageurs',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 30,
      place: 'PARK',
      material: ['galets plats', 'crayons feutres', 'sac de toile'],
      steps: ['histoire d un caillou', 'choisit un galet', 'part cacher', 'tentent de se rappeler'],
      why: ['reperage dans l espace'],
      variations: ['plan du trajet', 'echanger des galets'],
      safety: ['trop gros pour entrer', 'ne lance de caillou'],
      left: ['fiche pratique'],
    },
  },
  {
    id: 'titres-en-questions',
    text: `L'heure du conte… dans le noir!

C'est quoi?
Une histoire racontée à la lampe de poche, sous un drap tendu entre quatre chaises.

C'est pour qui?
Les enfants de 3 à 5 ans. Parfait pour ceux qui craignent un peu la noirceur.

De quoi a-t-on besoin?
D'un grand drap, de quatre chaises, de deux ou trois lampes de poche et d'un album au choix.

Comment s'y prend-on?
Tendez le drap avec les enfants et laissez-les s'y installer. Éteignez la lumière et allumez une première lampe. Racontez lentement en éclairant les images. À la fin, prêtez une lampe à chacun et observez les ombres sur le drap.

À quoi ça sert?
À apprivoiser la noirceur et à développer l'écoute.

Et si on veut varier?
Remplacez l'album par des marionnettes à doigts.

À quoi faut-il faire attention?
Que le drap soit bien fixé et que les chaises ne basculent pas.`,
    expected: {
      title: 'L’heure du conte… dans le noir!',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      material: ['drap', 'quatre chaises', 'lampes de poche', 'album'],
      steps: ['tendez le drap', 'eteignez la lumiere', 'racontez lentement', 'pretez une lampe'],
      why: ['apprivoiser la noirceur'],
      variations: ['marionnettes a doigts'],
      safety: ['drap soit bien fixe'],
      left: ['craignent un peu'],
    },
  },
]
