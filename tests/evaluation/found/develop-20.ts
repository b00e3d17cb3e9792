import type { FoundText } from './score.ts'

/** Ten last texts of strangers, written with their answers once the reader had learnt from those before. */
export const DEVELOP_20: FoundText[] = [
  {
    id: 'blogue-ete-mere',
    text: `PAR UN BEAU DIMANCHE DE JUIN
Non classé • 9 juin

J'ai un aveu à vous faire : je déteste le sable. Dans les souliers, dans le bain, dans le lit… Mais mes garçons l'aiment tellement que j'ai fini par leur construire un chantier de construction miniature dans la cour, et c'est la meilleure décision de mon été.

Voyez ce que j'ai réuni pour le chantier :

★ une vieille piscine à coquille
★ deux poches de sable à jeu
★ des camions, des cuillères et des moules
★ des roches de rivière
★ un arrosoir plein

Je vide le sable dans la coquille et j'enterre la moitié des roches. Les ouvriers arrivent avec leurs camions et déterrent les roches une à une. On construit une route avec ce qu'on a trouvé, puis on arrose pour faire une rivière et on regarde où l'eau passe.

Mes deux ont 2 ans et 4 ans. Le plus vieux invente des histoires, le plus jeune transvide. Ça leur fait une heure bien tranquille, et à moi un café chaud.

Une chose à savoir : on couvre le bac le soir, sinon les chats du voisin s'en servent!

Pour en faire une plage, on remplace les camions par des coquillages.

Et chez vous, team sable ou team pas de sable?

Étiquettes : été, jeu libre, cour`,
    expected: {
      title: 'un chantier de construction miniature',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      minutes: 60,
      material: [
        'piscine a coquille',
        'poches de sable',
        'camions',
        'cuilleres',
        'moules',
        'roches de riviere',
        'arrosoir',
      ],
      steps: ['vide le sable', 'deterrent les roches', 'construit une route'],
      variations: ['coquillages'],
      safety: ['couvre le bac'],
      left: ['non classe', 'deteste le sable', 'cafe chaud', 'team sable', 'jeu libre'],
    },
  },
  {
    id: 'fiche-garderie-cadre',
    text: `GARDERIE LES MOUSSAILLONS
Fiche no 27 | Responsable : ____ | Local : ____

Quoi? Le restaurant à l'envers
Qui? Les 4 ans, par quatre
Quand? Après la sieste
Combien de temps? Une vingtaine de minutes

On se prépare
- Nappe, assiettes de plastique, menus illustrés
- Tabliers et calepins
- Aliments de feutrine

On se lance
1) Les enfants dressent la table comme au restaurant.
2) L'éducatrice s'assoit et joue la cliente difficile : « Je voudrais une soupe aux bananes! »
3) Les serveurs notent la commande par un dessin et l'apportent à la cuisine.
4) On échange les rôles lorsqu'une assiette est servie.

On en profite pour
- Écouter et retenir une consigne
- Jouer avec les mots

On pousse plus loin
- Écrire les prix avec des jetons à compter
- Ouvrir le restaurant aux enfants d'un autre local

On garde l'œil ouvert sur
- Les petites pièces de feutrine décousues`,
    expected: {
      title: 'Le restaurant à l’envers',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 20,
      material: ['nappe', 'assiettes de plastique', 'menus illustres', 'tabliers', 'aliments de feutrine'],
      steps: ['dressent la table', 'cliente difficile', 'notent la commande', 'echange les roles'],
      why: ['retenir une consigne', 'jouer avec les mots'],
      variations: ['jetons a compter', 'ouvrir le restaurant'],
      safety: ['pieces de feutrine'],
      left: ['moussaillons', 'responsable'],
    },
  },
  {
    id: 'reponse-longue-forum',
    text: `Bonsoir Vaness,

ne te décourage pas, on est toutes passées par là avec un groupe qui bouge sans arrêt!! Quand les miens sont comme ça je fais la météo du corps. C'est hyper simple et j'ai pas besoin de rien sauf d'un tambour (ou d'un chaudron renversé, soyons honnêtes).

donc en gros : les enfants se trouvent une place debout avec de l'espace autour. Je raconte le temps qu'il fait et eux le font avec leur corps. La pluie, ils tapotent leurs cuisses. L'orage, ils piochent des pieds pendant que je tape le tambour. Le vent, ils tournent sur eux-mêmes les bras ouverts. Et quand le soleil revient, tout le monde s'étend par terre et respire.

ça prend genre 8 à 10 min, je le fais dans le local avant le dîner, avec des 3-4 ans. ils apprennent à sentir quand leur corps est énervé pis quand il est calme, c'est précieux

si tu les sens trop excités, saute l'orage et fais plutôt de la neige.

seul bémol, faut de la place pour tourner sinon ils se cognent

lâche pas!
Mélo xxx`,
    expected: {
      title: 'la météo du corps',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 10,
      material: ['tambour'],
      steps: [
        'place debout',
        'raconte le temps',
        'tapotent leurs cuisses',
        'piochent des pieds',
        'tournent sur eux memes',
        's etend par terre',
      ],
      why: ['sentir quand leur corps'],
      variations: ['saute l orage'],
      safety: ['se cognent'],
      left: ['decourage pas', 'lache pas', 'melo'],
    },
  },
  {
    id: 'extrait-de-livre',
    text: `48                                        CENT JEUX POUR LES PETITS

23. La pêche aux sons

Nombre d'enfants : de 2 à 6            Âge : 18 mois à 3 ans

Dans un grand panier d'osier, on dépose une douzaine d'objets qui font du bruit : clochette, maraca, trousseau de grosses clés, papier de soie, hochet. On recouvre le panier d'un linge.

Un enfant glisse la main sous le linge et fait sonner un objet sans le montrer. Les autres écoutent et tentent de le reconnaître. L'objet est alors découvert, nommé et déposé au centre. On poursuit jusqu'à ce que le panier soit vide.

Ce jeu affine la perception auditive et enrichit le vocabulaire. Il demande de patienter, ce qui n'est pas rien à cet âge.

Variante. — L'adulte fait sonner deux objets de suite; l'enfant les retrouve dans l'ordre.

On écartera tout objet plus petit qu'une balle de ping-pong.`,
    expected: {
      title: 'La pêche aux sons',
      ages: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
      material: ['panier d osier', 'clochette', 'maraca', 'cles', 'papier de soie', 'hochet', 'linge'],
      steps: [
        'depose une douzaine',
        'recouvre le panier',
        'glisse la main',
        'tentent de le reconnaitre',
        'decouvert nomme',
        'panier soit vide',
      ],
      why: ['perception auditive'],
      variations: ['deux objets de suite'],
      safety: ['balle de ping pong'],
      left: ['cent jeux'],
    },
  },
  {
    id: 'whatsapp-equipe',
    text: `Nadine: Rappel réunion à midi!!
Nadine: Et Fatou, tu peux remettre ton activité de ce matin? Tout le monde la veut 😄
Fatou: Oui 🙂 C'est « les glaçons prisonniers »
Fatou: Matériel: petites figurines congelées dans des blocs de glace, pipettes d'eau tiède, gros sel, plateau
Fatou: 1. Montrer un bloc et demander comment libérer l'animal
2. Chacun reçoit son bloc sur un plateau
3. Essayer l'eau, le sel, la chaleur des mains
4. Comparer qui a fondu le plus vite
Fatou: 4-5 ans, 30 min à peu près
Nadine: Ils n'ont pas mangé le sel?
Fatou: 😂 non mais je l'ai mis dans des salières et je restais à la table
Fatou: objectif = faire des hypothèses
Line: Génial, je le fais demain dehors!`,
    expected: {
      title: 'les glaçons prisonniers',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 30,
      material: ['petites figurines', 'pipettes', 'gros sel', 'plateau'],
      steps: ['montrer un bloc', 'chacun recoit', 'essayer l eau', 'comparer qui'],
      why: ['faire des hypotheses'],
      left: ['reunion a midi', 'tout le monde la veut', 'je le fais demain'],
    },
  },
  {
    id: 'site-kinesiologue',
    text: `Blogue | Services | Prendre rendez-vous

Mon enfant tombe souvent : un jeu pour l'équilibre

Rédigé par notre équipe de kinésiologues

L'équilibre se construit par le jeu. Voici un exercice tout simple que nous proposons souvent aux familles.

« LE FLAMANT ENDORMI »

→ Public : enfants à partir de 3 ans
→ Où : sur un tapis ou dans l'herbe
→ Temps : 5 à 10 minutes

Vous avez besoin d'un coussin ferme et d'une musique lente.

Demandez à l'enfant de monter sur le coussin, pieds nus.
Invitez-le à lever un pied et à compter jusqu'à trois.
Au signal, le flamant s'endort : il ferme les yeux.
Changez de pied, puis inventez d'autres oiseaux.

Notre astuce pour progresser : lancer un foulard pendant que l'enfant est sur un pied.

Restez assez près pour lui offrir votre main et retirez les meubles autour.

Pourquoi est-ce utile? Les muscles de la cheville se renforcent et l'enfant prend confiance.

Besoin d'aide? Prenez rendez-vous en ligne.`,
    expected: {
      title: 'LE FLAMANT ENDORMI',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 10,
      material: ['coussin ferme', 'musique lente'],
      steps: ['monter sur le coussin', 'lever un pied', 'flamant s endort', 'changez de pied'],
      why: ['muscles de la cheville'],
      variations: ['lancer un foulard'],
      safety: ['assez pres'],
      left: ['services', 'redige par', 'exercice tout simple', 'rendez vous en ligne'],
    },
  },
  {
    id: 'scenario-pedagogique',
    text: `Situation d'apprentissage
Thème : Les abeilles        Durée totale : 40 min        Maternelle 4 ans

PHASE DE PRÉPARATION (10 min)
L'enseignante montre une ruche en carton et demande ce qui peut y vivre.
Les enfants partagent ce qu'ils savent des abeilles.

PHASE DE RÉALISATION (20 min)
Titre du jeu : La danse des abeilles
Un enfant, l'éclaireuse, cache une fleur de papier dans la classe.
Il danse devant la ruche pour indiquer la direction.
Les autres abeilles volent vers la fleur et la rapportent.

PHASE D'INTÉGRATION (10 min)
On dessine le trajet de l'abeille au tableau.

Compétences : Communiquer oralement; se repérer dans l'espace
Ressources : ruche en carton, fleurs de papier, antennes, tableau
Souplesse pédagogique : donner des antennes de couleurs pour faire des équipes
Traces et consignation : photos, dessins`,
    expected: {
      title: 'La danse des abeilles',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 40,
      material: ['ruche en carton', 'fleurs de papier', 'antennes', 'tableau'],
      steps: [
        'montre une ruche',
        'partagent ce qu ils',
        'cache une fleur',
        'danse devant',
        'volent vers',
        'dessine le trajet',
      ],
      why: ['communiquer oralement', 'reperer dans l espace'],
      variations: ['antennes de couleurs'],
      left: ['traces et consignation'],
    },
  },
  {
    id: 'article-parents-presse',
    text: `FAMILLE
Que faire avec un enfant un jour de tempête?

LA PRESSE DU QUARTIER, 14 janvier — Les écoles sont fermées, les chemins aussi. Pas de panique.

Nous avons demandé à trois éducatrices leur remède contre l'ennui. Voici celui de Rosalie, qui travaille dans un CPE de Rimouski.

Le cinéma de boîte. Il faut une boîte à souliers, une bande de papier étroite et longue, deux rouleaux de carton et des crayons. L'adulte coupe une fenêtre dans le fond de la boîte et perce quatre trous pour les rouleaux. L'enfant dessine une histoire sur la bande, une image à la fois. On fixe la bande aux rouleaux et on tourne. L'enfant raconte son film à toute la famille.

« Ils sont tellement fiers de leur générique! » dit Rosalie.

Dès 4 ans. Prévoir 45 minutes, plus la représentation.

Les ciseaux et le poinçon restent dans les mains de l'adulte.

Envie d'une version plus courte? On colle trois photos sur la bande.`,
    expected: {
      title: 'Le cinéma de boîte',
      ages: ['AGE_4_YEARS_5_YEARS'],
      seasons: ['WINTER'],
      minutes: 45,
      material: ['boite a souliers', 'bande de papier', 'rouleaux de carton', 'crayons'],
      steps: ['coupe une fenetre', 'dessine une histoire', 'fixe la bande', 'raconte son film'],
      variations: ['trois photos'],
      safety: ['dans les mains de l adulte'],
      left: ['chemins aussi', 'rimouski', 'generique'],
    },
  },
  {
    id: 'notes-formation',
    text: `Formation « Nature », atelier 4 (notes vite faites)

idée à garder → herbier de textures
* ext. boisé ou parc, 2-5 ans, 40 min aller-retour
* sac par enfant, feuille cartonnée + ruban double face
* avant de partir: coller 3 bandes de ruban sur chaque carton
* dehors: toucher, choisir, coller (mousse, écorce tombée, aiguilles…)
* retour: s'asseoir en rond, deviner les yeux fermés ce que l'autre a collé
* but = vocabulaire du toucher, respect du vivant (on prend juste ce qui est tombé)
* !! herbe à puce → montrer la photo avant
* hiver: avec des empreintes dans la neige
demander à Louise le nom du livre`,
    expected: {
      title: 'herbier de textures',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'WOODS',
      minutes: 40,
      material: ['sac par enfant', 'feuille cartonnee'],
      steps: ['coller 3 bandes', 'toucher choisir coller', 's asseoir en rond'],
      why: ['vocabulaire du toucher'],
      variations: ['empreintes dans la neige'],
      safety: ['herbe a puce'],
      left: ['demander a louise', 'formation'],
    },
  },
  {
    id: 'recueil-comptines-jeux',
    text: `Petit train

Une activité chantée pour les moments d'attente.

Tous en file, les mains sur les épaules de l'ami devant. Le premier est la locomotive : il choisit la vitesse et le chemin. Quand l'éducatrice chante « tunnel », tout le monde se penche. Quand elle chante « gare », la locomotive passe à la queue du train.

Il ne faut aucun matériel, seulement un corridor ou une cour.

On l'aime parce qu'elle apprend à suivre, à mener et à attendre.

De deux à cinq ans.

Avec les grands : deux trains qui se croisent.
Avec les petits : un seul wagon à la fois avec l'adulte.

Marchez, ne courez pas.`,
    expected: {
      title: 'Petit train',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      material: [],
      steps: ['tous en file', 'choisit la vitesse', 'tout le monde se penche', 'queue du train'],
      why: ['suivre a mener'],
      variations: ['deux trains', 'un seul wagon'],
      safety: ['ne courez pas'],
      left: [],
    },
  },
]
