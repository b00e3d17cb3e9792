import type { FoundText } from './score.ts'

/** Twenty-four texts of strangers, by another hand than those before, which had not seen the reader: six more. */
export const DEVELOP_15: FoundText[] = [
  {
    id: 'tableau-copie',
    text: `Titre de l'activité	Les boîtes à sons
Groupe	Pouponnière (6 à 18 mois)
Durée	10 min
Matériel	Contenants opaques à couvercle vissé; grelots; riz; morceaux de bois; ruban adhésif résistant
Objectifs	Éveiller l'ouïe; exercer la préhension
Étapes	1) Préparer les contenants hors de la vue des enfants. 2) S'asseoir au sol avec deux ou trois poupons. 3) Secouer un contenant près de l'oreille, attendre la réaction. 4) Laisser les contenants à la portée de chacun.
Précautions	Coller chaque couvercle; vérifier avant chaque usage.
Adaptation	Prendre des contenants transparents avec les plus vieux.`,
    expected: {
      title: 'Les boîtes à sons',
      ages: ['AGE_0_18_MONTHS'],
      minutes: 10,
      material: ['contenants opaques', 'grelots', 'riz', 'morceaux de bois', 'ruban adhesif'],
      steps: ['preparer les contenants', 's asseoir au sol', 'secouer un contenant', 'portee de chacun'],
      why: ['eveiller l ouie', 'exercer la prehension'],
      variations: ['contenants transparents'],
      safety: ['coller chaque couvercle', 'verifier avant'],
      left: [],
    },
  },
  {
    id: 'infolettre',
    text: `Vous ne voyez pas ce message? Ouvrez-le dans votre navigateur.

LE PETIT COURRIER DU JEUDI
Numéro 212

Bonjour à toutes et à tous,

Le printemps pointe enfin le bout du nez et on a toutes envie de sortir. Voici donc l'idée de la semaine.

L'IDÉE DE LA SEMAINE : UN HÔTEL POUR LES VERS DE TERRE

Avec vos 4-5 ans, partez au fond de la cour après une averse. Creusez la terre humide et déposez quelques vers dans un bocal de plastique garni de couches de terre et de sable. Couvrez le bocal d'un tissu noir. Chaque matin, soulevez le tissu et tracez au feutre les galeries que vous voyez. Au bout d'une semaine, retournez les vers là où vous les avez pris.

À rassembler : un grand bocal de plastique transparent, de la terre, du sable, un morceau de tissu noir, un feutre lavable, de petites pelles.

Pourquoi? Pour apprendre à prendre soin d'un être vivant et à noter ce qu'on observe.

Un mot sur la sécurité : on se lave les mains en rentrant, et le bocal reste loin du soleil.

À la semaine prochaine!
L'équipe du Petit courrier

Vous recevez ce courriel parce que vous êtes inscrite. Se désabonner | Préférences`,
    expected: {
      title: 'UN HÔTEL POUR LES VERS DE TERRE',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SPRING'],
      material: ['bocal de plastique', 'terre', 'sable', 'tissu noir', 'feutre lavable', 'petites pelles'],
      steps: ['fond de la cour', 'creusez la terre', 'couvrez le bocal', 'soulevez le tissu', 'retournez les vers'],
      why: ['prendre soin'],
      safety: ['lave les mains'],
      left: ['navigateur', 'numero 212', 'bonjour', 'bout du nez', 'semaine prochaine', 'desabonner'],
    },
  },
  {
    id: 'pdf-cpe',
    text: `CPE Les Petits Renards                                        Programme éducatif
                         PLANIFICATION D'ACTIVITÉ

Nom de l'activité : La marche des pas géants
Groupe : Les Lynx (3 ans)            Nombre d'enfants : 8
Moment : après la collation          Durée prévue : 20 minutes

Intention pédagogique
Amener l'enfant à varier ses façons de se déplacer et à s'ajuster au
rythme du groupe.

Domaines
☒ Physique et moteur   ☐ Cognitif   ☐ Langagier   ☒ Social et affectif

Matériel et aménagement
• Empreintes de vinyle collées au plancher
• Tambourin
• Espace dégagé d'au moins 4 mètres

Déroulement
Accueil : réunir les enfants autour du tambourin et leur faire
deviner quel animal marche à pas lourds.
Activité : suivre les empreintes, d'abord à pas de souris, puis à
pas d'ours, au rythme du tambourin.
Clôture : s'étendre au sol et écouter son cœur.

Rôle de l'éducatrice
Décrire ce que font les enfants et proposer un défi à ceux qui en veulent.

Variantes possibles
Faire le trajet à reculons.
Laisser un enfant tenir le tambourin.

Observations / retour
____________________________________________
                                                                     p. 3`,
    expected: {
      title: 'La marche des pas géants',
      ages: ['AGE_3_YEARS_4_YEARS'],
      minutes: 20,
      material: ['empreintes de vinyle', 'tambourin', 'espace degage'],
      steps: ['reunir les enfants', 'suivre les empreintes', 's etendre au sol'],
      why: ['varier ses facons'],
      variations: ['a reculons', 'tenir le tambourin'],
      left: ['petits renards', 'langagier', 'p 3'],
    },
  },
  {
    id: 'fiche-de-preparation-maternelle',
    text: `FICHE DE PRÉPARATION — Séance 2/4

Domaine : Explorer le monde
Niveau : moyenne section
Titre de la séance : Ça flotte ou ça coule ?

Compétence : Identifier et classer des objets selon une propriété.
Objectif : Émettre une hypothèse et la vérifier par l'expérience.

Dispositif : atelier dirigé, 6 élèves
Durée : 25'
Matériel : une bassine d'eau ; bouchons de liège ; cailloux ; cuillères en métal ; éponges ; deux cerceaux

Phase 1 — 5'
Présenter les objets et faire nommer chacun.
Consigne : « Montre-moi ceux qui vont flotter. »

Phase 2 — 15'
Les élèves déposent tour à tour un objet dans l'eau.
Ils rangent l'objet dans le cerceau bleu s'il flotte, dans le rouge s'il coule.

Phase 3 — 5'
Comparer le résultat avec les prévisions.

Différenciation : réduire à quatre objets pour les plus jeunes.

Bilan : ……………………………………`,
    expected: {
      title: 'Ça flotte ou ça coule ?',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 25,
      material: ['bassine d eau', 'bouchons de liege', 'cailloux', 'cuilleres', 'eponges', 'cerceaux'],
      steps: [
        'presenter les objets',
        'montre moi ceux',
        'deposent tour a tour',
        'cerceau bleu',
        'comparer le resultat',
      ],
      why: ['identifier et classer', 'emettre une hypothese'],
      variations: ['quatre objets'],
      left: ['fiche de preparation', 'bilan'],
    },
  },
  {
    id: 'facebook-un-paragraphe',
    text: `Mélanie Gagnon-Roy a partagé une publication dans Éducatrices en milieu familial · 2 h · Bon matin la gang! Je voulais juste vous partager notre avant-midi parce que wow. On a joué aux déménageurs! J'avais gardé plein de boîtes de carton de ma commande, alors je les ai sorties avec deux petites couvertures et une corde de coussin, pis j'ai dit aux amis qu'il fallait déménager la maison de l'ours. Ils ont rempli les boîtes avec les toutous et les blocs, ils les ont poussées jusqu'au bout du corridor, ils ont tout vidé pis ils ont recommencé. Le plus beau c'est que mes 2 ans aidaient mes 4 ans à pousser. Ça a duré 45 minutes, j'ai même eu le temps de prendre des photos! Si vous avez d'autres idées avec des boîtes je suis preneuse 😊 34 J'aime 12 commentaires`,
    expected: {
      title: 'déménageurs',
      ages: ['AGE_2_YEARS_3_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 45,
      material: ['boites de carton', 'couvertures', 'toutous', 'blocs'],
      steps: ['rempli les boites'],
      left: ['gagnon', 'bon matin', 'photos', 'preneuse', '12 commentaires'],
    },
  },
  {
    id: 'carte-de-recette',
    text: `PÂTE À MODELER MAISON SANS CUISSON

Donne : 6 boules        Préparation : 10 min        Repos : 5 min

INGRÉDIENTS
2 tasses (500 ml) de farine tout usage
1/2 tasse (125 ml) de sel
2 c. à soupe d'huile végétale
2 c. à soupe de crème de tartre
1 1/2 tasse (375 ml) d'eau très chaude
colorant

PRÉPARATION
1. Dans un grand bol, mettre les ingrédients secs et les remuer avec les mains.
2. Un adulte ajoute l'eau et l'huile, puis brasse jusqu'à ce que la pâte soit tiède.
3. Partager la pâte en six et laisser chaque enfant pétrir sa couleur.
4. Conserver dans un contenant hermétique jusqu'à trois mois.

NOTE
L'eau chaude se verse loin des enfants. La pâte est très salée, elle ne se mange pas.

Imprimer   Partager   ★★★★☆ (128 votes)`,
    expected: {
      title: 'PÂTE À MODELER MAISON SANS CUISSON',
      ages: [],
      minutes: 10,
      material: ['farine', 'sel', 'huile', 'creme de tartre', 'eau tres chaude', 'colorant'],
      steps: ['ingredients secs', 'ajoute l eau', 'partager la pate', 'conserver dans'],
      safety: ['loin des enfants', 'ne se mange pas'],
      left: ['donne 6', 'imprimer', 'votes'],
    },
  },
]
