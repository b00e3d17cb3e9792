import type { FoundText } from './score.ts'

/** Long texts of strangers that wander: seven, written with their answers before the reader met them. */
export const DEVELOP_18: FoundText[] = [
  {
    id: 'blogue-qui-divague',
    text: `La peinture aux fleurs fanées

Si vous me suivez depuis un moment, vous savez que je suis incapable de jeter un bouquet. Mon amoureux m'en offre un à chaque anniversaire et il finit toujours par sécher sur le coin du comptoir, au grand désespoir de ma belle-mère. L'autre matin, en buvant mon café, j'ai regardé mes pauvres tulipes et je me suis dit : et si on peignait avec?

J'ai donc appelé les enfants (qui étaient en train de démolir le salon, merci la pluie) et on s'est lancés.

Ce dont on s'est servis : les fleurs fanées, évidemment, de la peinture à l'eau, des assiettes de carton pour les couleurs, un grand papier blanc et des élastiques pour attacher les tiges.

D'abord, on fait des petits paquets de fleurs avec les élastiques, comme des pinceaux. Mon grand de quatre ans y arrivait tout seul, ma petite de deux ans et demi avait besoin de mes doigts. Ensuite, on trempe la tête des fleurs dans la peinture. Là, chacun a sa technique! On tape, on roule ou on frotte la fleur sur le papier. Les pétales tombent et restent collés, c'est magnifique. Enfin, on laisse sécher à plat une bonne heure avant d'accrocher.

Ce que j'aime là-dedans, c'est qu'il n'y a pas de bonne façon de faire. Les enfants découvrent des textures, des odeurs, et ils apprennent que ce qui est fané peut encore servir.

Petit conseil de maman échaudée : vérifiez que vos fleurs ne sont pas toxiques, le muguet par exemple, on oublie ça.

Si vous n'avez pas de fleurs, des feuilles de céleri font de très jolies empreintes.

On y a passé un bon trois quarts d'heure, ce qui, chez nous, relève du miracle.

Allez, je vous laisse, il y a du linge à plier. Montrez-moi vos œuvres!`,
    expected: {
      title: 'La peinture aux fleurs fanées',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 45,
      material: ['fleurs fanees', 'peinture a l eau', 'assiettes de carton', 'papier blanc', 'elastiques'],
      steps: ['petits paquets de fleurs', 'trempe la tete', 'on tape on roule', 'secher a plat'],
      why: ['decouvrent des textures'],
      variations: ['feuilles de celeri'],
      safety: ['ne sont pas toxiques'],
      left: ['belle mere', 'demolir le salon', 'avait besoin de mes doigts', 'linge a plier', 'montrez moi'],
    },
  },
  {
    id: 'forum-plusieurs-reponses',
    text: `Sujet : Activité pour la rentrée (groupe multiâge)

Caro_83
Messages : 41
Posté le 28 août à 21 h 03

Bonjour à toutes! Je repars lundi avec un groupe de six, de 18 mois à 4 ans. Avez-vous une activité brise-glace qui convient à tout le monde? Merci!!

lili_educ
Messages : 1207
Posté le 28 août à 21 h 40

Allô Caro! Moi je fais le toutou voyageur. On s'assoit en rond. Je présente un toutou que personne ne connaît et je dis son nom. Le toutou passe de main en main et chacun lui dit bonjour à sa façon : une bise, un coucou, une poignée de main. Après le premier tour, le toutou se cache sous une couverture et les enfants l'appellent. Ça prend juste un toutou pis une petite couverture!

Ça marche même avec les gênés parce qu'ils parlent au toutou, pas au groupe. Ça dure 10 minutes, pas plus, sinon les petits décrochent.

Caro_83
Messages : 42
Posté le 29 août à 6 h 15

Oh j'adore! Merci lili!

mamanours
Messages : 9
Posté le 29 août à 12 h 50

+1 pour le toutou, on le faisait à l'école de ma fille. Nous on ajoutait une photo de famille à montrer au toutou.`,
    expected: {
      title: 'le toutou voyageur',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
      minutes: 10,
      material: ['toutou', 'couverture'],
      steps: ['assoit en rond', 'presente un toutou', 'passe de main en main', 'se cache sous'],
      left: ['caro 83', 'brise glace', '1207', 'j adore', 'l ecole de ma fille'],
    },
  },
  {
    id: 'article-de-magazine',
    text: `BOUGER

Une piste d'hébertisme… dans le salon

Par Sophie Lavoie-Dubé

Quand la neige fondante s'en mêle, les journées paraissent longues. « Les enfants ont besoin de se dépenser tous les jours, peu importe la météo », rappelle la kinésiologue Hélène Baril. Bonne nouvelle : quelques meubles suffisent.

Le principe
Créer un trajet de six ou sept défis moteurs que l'enfant franchit à son rythme.

Âge : 3 à 5 ans
Durée : de 20 à 30 minutes
Lieu : salon ou sous-sol

Avant de commencer
Dégagez le plancher et rassemblez des coussins, deux chaises, un balai, des feuilles de papier et un rouleau de ruban à masquer.

Les stations
1. La rivière : sauter d'une feuille de papier à l'autre sans toucher le plancher.
2. La grotte : ramper sous les deux chaises recouvertes d'une couverture.
3. La clôture : enjamber le balai posé sur deux coussins.
4. Le fil : marcher sur une ligne de ruban, les bras ouverts.
5. La montagne : grimper sur la pile de coussins et redescendre assis.

Le mot de l'experte
« Évitez de chronométrer l'enfant. Le plaisir passe avant la performance », dit Mme Baril.

Pour corser le parcours, demandez à l'enfant de transporter une cuillère avec une balle dedans.

Ayez à l'œil les coins de table et placez la pile de coussins loin des fenêtres.

À lire aussi : Cinq façons d'apprivoiser l'hiver`,
    expected: {
      title: 'Une piste d’hébertisme… dans le salon',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['coussins', 'chaises', 'balai', 'feuilles de papier', 'ruban a masquer'],
      steps: [
        'sauter d une feuille',
        'ramper sous',
        'enjamber le balai',
        'marcher sur une ligne',
        'grimper sur la pile',
      ],
      variations: ['cuillere avec une balle'],
      safety: ['coins de table'],
      left: ['lavoie dube', 'kinesiologue', 'chronometrer', 'cinq facons'],
    },
  },
  {
    id: 'courriel-conseillere',
    text: `De : Conseillère pédagogique
À : Équipe des 0-2 ans
Objet : Suite de notre rencontre — une idée à essayer

Bonjour à vous toutes,

Comme promis mardi, je vous mets par écrit l'idée dont je parlais, le mur de chatouilles. Prenez ce qui vous convient et laissez le reste!

L'intention : offrir aux poupons qui commencent à se tenir debout une bonne raison de se lever et de rester en équilibre.

Il s'agit de fixer au mur, à la hauteur de leur nez, une dizaine de carrés de textures : tapis de bain, fausse fourrure, papier bulle, éponge, carton ondulé, feuille de liège. Assoyez-vous au pied du mur avec un ou deux enfants. Touchez un carré, riez, nommez : « C'est doux! » Laissez l'enfant se lever quand il le veut, sans l'asseoir ni le lever vous-même. Quand il se lasse, changez simplement un carré de place le lendemain.

De 8 à 18 mois, idéalement. Cinq minutes à la fois, plusieurs fois par jour, c'est très bien.

Sophie me demandait pour la colle : prenez du velcro industriel et tirez dessus chaque matin pour vous assurer que rien ne se détache.

Pour vos trottineurs, ajoutez des volets de carton à soulever.

Je passerai vous voir jeudi. Bonne semaine et merci pour votre beau travail,

Annie`,
    expected: {
      title: 'le mur de chatouilles',
      ages: ['AGE_0_18_MONTHS'],
      minutes: 5,
      material: ['tapis de bain', 'fausse fourrure', 'papier bulle', 'eponge', 'carton ondule', 'feuille de liege'],
      steps: ['fixer au mur', 'assoyez vous', 'touchez un carre', 'se lever quand', 'changez simplement'],
      why: ['tenir debout'],
      variations: ['volets de carton'],
      safety: ['rien ne se detache'],
      left: ['comme promis', 'ce qui vous convient', 'passerai vous voir', 'beau travail'],
    },
  },
  {
    id: 'transcription-video',
    text: `Transcription automatique

bonjour à tous et bienvenue sur la chaîne aujourd'hui je vous montre comment faire un volcan qui mousse avec vos petits alors vous allez voir c'est très simple

Alors pour cette expérience, il vous faut un petit pot, du bicarbonate de soude, du vinaigre, du colorant rouge et un plateau pour ne pas en mettre partout. Vous posez le pot au milieu du plateau. Vous mettez deux cuillères de bicarbonate dedans. Vous ajoutez trois gouttes de colorant. Ensuite, l'enfant verse le vinaigre tout doucement et là, regardez-moi ça, ça monte!

On peut recommencer autant de fois qu'on veut en remettant du bicarbonate. Moi j'aime bien ajouter un peu de sable autour pour faire la montagne.

Faites attention aux yeux, le vinaigre ça pique, donc gardez l'enfant debout, le visage loin du pot.

C'est à faire à partir de trois ans. Voilà, si la vidéo vous a plu, mettez un pouce et à la semaine prochaine.`,
    expected: {
      title: 'un volcan qui mousse',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      material: ['petit pot', 'bicarbonate', 'vinaigre', 'colorant rouge', 'plateau'],
      steps: ['posez le pot', 'deux cuilleres', 'trois gouttes', 'verse le vinaigre', 'recommencer autant'],
      variations: ['sable autour'],
      safety: ['attention aux yeux'],
      left: ['bienvenue', 'transcription', 'mettez un pouce'],
    },
  },
  {
    id: 'boutique-fiche-produit',
    text: `Activités clés en main
Panier (0)   Mon compte   Aide

LE COFFRET « PETIT JARDINIER » : 3 ACTIVITÉS À IMPRIMER — 4,99 $

Aperçu gratuit de l'activité no 1

LES BULBES QUI DORMENT

Saison : automne • Âge : 4 ans et + • Durée : 30 min + arrosage • Lieu : dehors

On enfile ses gants et on sort!

Votre matériel
– bulbes de tulipes ou de crocus
– transplantoirs
– bâtons de bois et crayon à l'huile
– arrosoir

Vos étapes
① Choisir un coin de terre ensoleillé.
② Creuser un trou profond comme la main.
③ Y coucher le bulbe, la pointe en l'air.
④ Refermer, tapoter, arroser.
⑤ Planter un bâton au nom du groupe.

Vos objectifs
– comprendre qu'une plante a besoin de temps
– attendre… tout un hiver!

Vos précautions
– les bulbes sont toxiques si on les mange : on compte les bulbes avant et après.

Ajouter au panier
Les clientes ont aussi acheté : Le coffret « Petit chef »
Livraison instantanée par courriel. Aucun remboursement.`,
    expected: {
      title: 'LES BULBES QUI DORMENT',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['AUTUMN'],
      minutes: 30,
      material: ['bulbes de tulipes', 'transplantoirs', 'batons de bois', 'arrosoir'],
      steps: ['coin de terre', 'creuser un trou', 'coucher le bulbe', 'refermer tapoter', 'baton au nom'],
      why: ['besoin de temps', 'tout un hiver'],
      safety: ['toxiques si on les mange'],
      left: ['mon compte', '4 99', 'petit chef', 'remboursement'],
    },
  },
  {
    id: 'journal-de-bord',
    text: `Jeudi 9 novembre

Huit enfants ce matin, Élodie absente. Il pleuvait à boire debout, on a laissé faire la sortie.

J'ai proposé le « bureau de poste ». J'avais préparé une boîte de carton avec une fente, des enveloppes usagées, des tampons encreurs et une casquette de facteur. Les enfants ont d'abord choisi une enveloppe et l'ont tamponnée. Ensuite, ils ont glissé les lettres dans la fente à tour de rôle. Le facteur vidait la boîte et distribuait le courrier dans les casiers. On a changé de facteur quatre fois.

Ce que je remarque : les plus vieux (4 ans) ont inventé des adresses, les 3 ans ont surtout aimé la fente. Beaucoup d'échanges, on attend son tour sans trop chialer.

Durée : 35 minutes avant que ça lâche.

À refaire avec de vrais timbres collants et une balance pour peser les colis.

Dîner : pâté chinois. Sieste correcte.`,
    expected: {
      title: 'bureau de poste',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 35,
      material: ['boite de carton', 'enveloppes', 'tampons encreurs', 'casquette'],
      steps: ['choisi une enveloppe', 'glisse les lettres', 'vidait la boite', 'change de facteur'],
      variations: ['vrais timbres'],
      left: ['elodie', 'boire debout', 'pate chinois', 'sieste correcte'],
    },
  },
]
