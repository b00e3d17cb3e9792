import type { FoundText } from './score.ts'

/** Texts from which the reader of found activities was developed: short notes, plans, schools, a newspaper. */
export const DEVELOP_4: FoundText[] = [
  {
    id: 'note-tres-courte',
    text: `Course d'escargots
Cour, été, dès 3 ans, 20 min
Matos: escargots trouvés sous les feuilles, grande feuille de papier, vaporisateur d'eau
1- Chercher les escargots doucement.
2- Vaporiser le papier et poser les escargots au centre.
3- Regarder lequel sort du cercle en premier.
4- Les remettre où on les a pris et se laver les mains.`,
    expected: {
      title: "course d'escargots",
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      minutes: 20,
      material: ['escargots trouves', 'feuille de papier', 'vaporisateur'],
      steps: ['chercher les escargots', 'vaporiser le papier', 'sort du cercle', 'laver les mains'],
      left: [],
    },
  },
  {
    id: 'maternelle-france',
    text: `SÉANCE 3 – Le mémory des odeurs
Niveau : petite et moyenne section (3-5 ans)
Effectif : demi-classe
Durée : 30 minutes
Compétences visées : mobiliser l'odorat, enrichir le vocabulaire, respecter la règle d'un jeu.
Matériel : douze petits pots opaques percés, cannelle, menthe, café, citron, savon, vanille, coton.
Déroulement :
- Phase 1 (10 min) : présenter les pots un par un, laisser chaque enfant sentir et dire ce que l'odeur lui rappelle.
- Phase 2 (15 min) : mélanger les pots. À tour de rôle, les enfants sentent deux pots et disent si c'est la même odeur.
- Phase 3 (5 min) : ouvrir les pots pour vérifier.
Différenciation : commencer avec trois odeurs seulement.
Vigilance : s'informer des allergies avant la séance.
Bilan de l'enseignant : ..................`,
    expected: {
      title: 'le mémory des odeurs',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      minutes: 30,
      material: ['pots opaques', 'cannelle', 'menthe', 'cafe', 'citron', 'savon', 'vanille', 'coton'],
      steps: ['presenter les pots', 'melanger les pots', 'ouvrir les pots'],
      why: ['mobiliser l odorat'],
      variations: ['trois odeurs seulement'],
      safety: ['allergies avant'],
      left: ['bilan de l enseignant'],
    },
  },
  {
    id: 'journal-quartier',
    text: `Des cabanes dans le boisé

Chaque mercredi, beau temps mauvais temps, les enfants du CPE du coin traversent la rue pour aller au boisé. « C'est leur moment préféré », dit leur éducatrice avec un sourire.

Au programme cette saison : des cabanes de branches. Les enfants, âgés de quatre et cinq ans, commencent par chercher un arbre solide. Ils ramassent ensuite des branches mortes plus longues que leur bras. Deux par deux, ils les appuient contre le tronc. Quand la cabane tient debout, ils couvrent le toit de fougères. Pour finir, tout le monde s'y assoit pour la collation.

Côté équipement, le groupe apporte une corde, des gants de jardinage et une bâche. L'activité dure à peu près une heure.

« On apprend à s'entraider et à mesurer ce qu'on peut porter », résume l'éducatrice. Les parents, eux, ont apprivoisé les pantalons boueux.

Photo : courtoisie. Pour joindre la rédaction, écrivez-nous.`,
    expected: {
      title: 'des cabanes dans le boisé',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'WOODS',
      minutes: 60,
      material: ['corde', 'gants de jardinage', 'bache'],
      steps: [
        'chercher un arbre solide',
        'ramassent ensuite',
        'appuient contre le tronc',
        'couvrent le toit',
        'assoit pour la collation',
      ],
      why: ['entraider'],
      left: ['moment prefere', 'chaque mercredi', 'pantalons boueux', 'courtoisie'],
    },
  },
  {
    id: 'plan-semaine',
    text: `Thème de la semaine : les formes
Activité 1 : Chasse aux ronds
Groupe : les grands
Durée prévue : 15 à 20 min
Intention : amener les enfants à reconnaître le rond dans leur environnement
Ressources matérielles :
– gommettes rondes
– loupe en carton
– panier
Déroulement de l'activité :
Amorce (5 min) : lire une histoire de ronds.
Action (10 min) : on se promène dans le local avec la loupe et on colle une gommette sur chaque rond trouvé.
Retour (5 min) : on dépose dans le panier les petits objets ronds et on les nomme.
Ce que j'observe : qui reconnaît le rond sans aide?`,
    expected: {
      title: 'chasse aux ronds',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 20,
      material: ['gommettes rondes', 'loupe en carton', 'panier'],
      steps: ['lire une histoire', 'colle une gommette', 'depose dans le panier'],
      why: ['reconnaitre le rond'],
      left: [],
    },
  },
  {
    id: 'commentaire-astuces',
    text: `Bonjour à toutes ! Éducatrice depuis 22 ans, je partage ma recette de bulles géantes parce qu'on me la demande chaque été.

BULLES GÉANTES

Pour un seau : 6 tasses d'eau, 1 tasse de savon à vaisselle, 1 cuillère à thé de glycérine, deux bâtons et de la ficelle de coton pour les baguettes.

La veille, mélanger doucement l'eau, le savon et la glycérine sans faire de mousse. Le lendemain, attacher la ficelle aux deux bâtons pour former un triangle. Tremper la ficelle, lever les bâtons et reculer lentement. Les enfants courent après les bulles et essaient de les attraper.

Truc : choisir un matin humide, sans vent.

À faire dehors, dans la cour, parce que le plancher devient glissant ! Mes 3 ans comme mes 5 ans en raffolent.

Des questions ? Écrivez-moi en privé. Je vends aussi des ensembles prêts à utiliser, lien dans ma bio.`,
    expected: {
      title: 'bulles géantes',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['SUMMER'],
      material: ['eau', 'savon a vaisselle', 'glycerine', 'batons', 'ficelle de coton'],
      steps: ['melanger doucement', 'attacher la ficelle', 'tremper la ficelle', 'courent apres les bulles'],
      left: ['22 ans', 'ecrivez moi', 'lien dans ma bio'],
    },
  },
]
