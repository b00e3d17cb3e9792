import type { FoundText } from './score.ts'

/** A second time: texts written with their answers before the reader had met them. */
export const DEVELOP_10: FoundText[] = [
  {
    id: 'assistant-conversationnel',
    text: `Bien sûr ! Voici une idée d'activité pour votre groupe :

**Les petits explorateurs de textures**

*Tranche d'âge :* 12 à 24 mois
*Durée estimée :* 15 à 20 minutes

**Ce dont vous aurez besoin**
- Un grand carton plat
- Des échantillons de tissus (velours, jute, coton)
- Du papier bulle
- De la colle non toxique

**Comment s'organiser**
1. **Préparer le tapis** : collez les échantillons sur le carton.
2. **Inviter les enfants** : asseyez-les autour du carton, pieds nus.
3. **Explorer** : laissez-les toucher avec les mains puis avec les pieds.
4. **Nommer** : mettez des mots sur ce qu'ils sentent.

**Objectifs visés**
- Stimuler le sens du toucher
- Enrichir le vocabulaire

**Conseils de sécurité**
- Assurez-vous que rien ne se décolle.

N'hésitez pas si vous souhaitez d'autres idées !`,
    expected: {
      title: 'les petits explorateurs de textures',
      ages: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
      minutes: 20,
      material: ['grand carton', 'echantillons de tissus', 'papier bulle', 'colle non toxique'],
      steps: ['collez les echantillons', 'asseyez les', 'laissez les toucher', 'mettez des mots'],
      why: ['sens du toucher', 'enrichir le vocabulaire'],
      safety: ['rien ne se decolle'],
      left: ['bien sur', 'n hesitez pas'],
    },
  },
  {
    id: 'cahier-planification',
    text: `Semaine du 14 au 18 janvier           Thème : l'hiver
Lundi                Causerie : l'hibernation
                     Activité : la grotte de l'ours

La grotte de l'ours
Lieu : local, coin lecture
Matériel : 2 tables, 3 couvertures, lampes de poche, toutous
Amorce : Lire l'histoire de l'ours qui dort.
Déroulement :
- Couvrir les tables avec les couvertures pour faire une grotte.
- Les enfants entrent à quatre pattes avec leur toutou.
- On chuchote et on s'éclaire avec les lampes de poche.
Retour : Chacun réveille son ours et dit de quoi il a rêvé.
Observations : ________________`,
    expected: {
      title: "la grotte de l'ours",
      ages: [],
      place: 'INDOORS',
      seasons: ['WINTER'],
      material: ['2 tables', '3 couvertures', 'lampes de poche', 'toutous'],
      steps: ['ours qui dort', 'couvrir les tables', 'entrent a quatre pattes', 'on chuchote', 'reveille son ours'],
      left: ['semaine du', 'causerie'],
    },
  },
  {
    id: 'avis-experience',
    text: `J'ai testé pour vous : les empreintes de feuilles au marteau
par Catherine | 8 septembre | Nature, Bricolage | 0 commentaire

Vous connaissez cette technique ? On tape sur une feuille d'arbre posée sur un tissu et sa couleur s'imprime. Je l'ai essayée avec mes grands de 4-5 ans et c'était tout simplement génial.

On a ramassé des feuilles bien vertes dans la cour. J'ai découpé un vieux drap en carrés. Chaque enfant a placé une feuille sur son carré de tissu et l'a recouverte d'un papier essuie-tout. Ensuite, ils ont tapé partout avec un petit maillet de bois. On a enlevé la feuille et on a découvert le dessin.

Côté matériel, il faut des feuilles fraîches, un vieux drap, du papier essuie-tout et des maillets.

Ils ont pratiqué la coordination et ils ont appris que les feuilles contiennent de la couleur.

Attention aux doigts ! Un seul enfant à la fois par maillet.

Laisser un commentaire
Votre adresse courriel ne sera pas publiée.`,
    expected: {
      title: 'les empreintes de feuilles au marteau',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      seasons: ['AUTUMN'],
      material: ['feuilles fraiches', 'vieux drap', 'papier essuie tout', 'maillets'],
      steps: [
        'ramasse des feuilles',
        'decoupe un vieux drap',
        'place une feuille',
        'tape partout',
        'decouvert le dessin',
      ],
      why: ['coordination'],
      safety: ['attention aux doigts', 'un seul enfant a la fois'],
      left: ['0 commentaire', 'adresse courriel', 'tout simplement genial'],
    },
  },
  {
    id: 'comptine-gestes',
    text: `JEU DE PARACHUTE : LA MER EN COLÈRE
(idéal pour un groupe de 6 à 10 enfants de 3 ans et +)

Il vous faut un parachute de jeu ou un grand drap, et des balles de mousse.

• Tout le monde tient le bord du parachute.
• La mer est calme : on fait de toutes petites vagues.
• Le vent se lève : on secoue plus fort.
• L'animatrice lance les balles, qui sautent sur les vagues.
• La tempête s'en va : on dépose doucement le parachute.

Un jeu qui apprend à écouter et à agir ensemble !

Dans un gymnase ou sur le gazon, 15 minutes.`,
    expected: {
      title: 'la mer en colère',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      place: 'INDOORS',
      minutes: 15,
      material: ['parachute de jeu', 'balles de mousse'],
      steps: ['tient le bord', 'petites vagues', 'secoue plus fort', 'lance les balles', 'depose doucement'],
      why: ['apprend a ecouter'],
      left: [],
    },
  },
  {
    id: 'dictee-sans-ponctuation',
    text: `ok jecris ca vite la course aux bouchons c pour mes 4 ans on fait ca dehors dans cour tu prends des bouchons de plastique pis des cuilleres les enfants font deux equipes
ils mettent un bouchon sur la cuillere
ils marchent vite jusqua la chaudiere
si le bouchon tombe ils recommencent
quand la chaudiere est pleine on compte les bouchons
15 20 min gros max`,
    expected: {
      title: 'la course aux bouchons',
      ages: ['AGE_4_YEARS_5_YEARS'],
      place: 'YARD',
      minutes: 20,
      material: ['bouchons de plastique', 'cuilleres'],
      steps: ['bouchon sur la cuillere', 'jusqua la chaudiere', 'ils recommencent', 'compte les bouchons'],
      left: [],
    },
  },
  {
    id: 'fiche-deux-colonnes',
    text: `MATÉRIEL                                 ÂGE
- gros dés en mousse                      4 à 5 ans
- images d'actions                        DURÉE
- ruban adhésif                           20 minutes

LE DÉ BOUGEOTTE

1 - Coller une image sur chaque face du dé.
2 - À tour de rôle, un enfant lance le dé.
3 - Tout le groupe fait l'action de l'image.
4 - Ajouter un deuxième dé pour le nombre de fois.`,
    expected: {
      title: 'le dé bougeotte',
      ages: ['AGE_4_YEARS_5_YEARS'],
      minutes: 20,
      material: ['gros des', 'images d actions', 'ruban adhesif'],
      steps: ['coller une image', 'lance le de', 'fait l action', 'deuxieme de'],
      left: [],
    },
  },
  {
    id: 'lettre-remplacante',
    text: `Bonjour à toi qui me remplaces,

Après la collation, les enfants aiment beaucoup jouer à la chasse au trésor des formes. Dans l'armoire du fond, tu trouveras des formes en carton (ronds, carrés, triangles) et quatre paniers. Cache les formes un peu partout dans le local avant leur retour. Donne une forme à chaque enfant et demande-lui d'en trouver d'autres pareilles. Les enfants placent leurs trouvailles dans le bon panier. Quand tout est trouvé, assoyez-vous en cercle et comptez les formes de chaque panier.

Compte une demi-heure. Mon groupe a 3 ans, mais deux enfants viennent d'avoir 4 ans.

Pour les plus vieux, demande deux critères : un rond rouge, un carré bleu.

Merci et bonne journée !
Martine`,
    expected: {
      title: 'la chasse au trésor des formes',
      ages: ['AGE_3_YEARS_4_YEARS'],
      place: 'INDOORS',
      minutes: 30,
      material: ['formes en carton', 'paniers'],
      steps: ['cache les formes', 'donne une forme', 'placent leurs trouvailles', 'assoyez vous en cercle'],
      variations: ['deux criteres'],
      left: ['qui me remplaces', 'martine'],
    },
  },
  {
    id: 'reseau-fils',
    text: `1/4 Vous cherchez une activité zéro matériel ? Le miroir ! 👯
2/4 Placez les enfants deux par deux, face à face. L'un fait des gestes lents, l'autre l'imite comme un miroir. Changez de rôle après une minute.
3/4 Ensuite, mettez-vous devant le groupe et devenez le miroir de tous. Accélérez, ralentissez, faites des grimaces.
4/4 Parfait pour les transitions avec des 3-5 ans. Ça développe l'attention et la conscience du corps. Si ça vous aide, repartagez le premier message 🙏`,
    expected: {
      title: 'le miroir',
      ages: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      material: [],
      steps: ['deux par deux', 'fait des gestes lents', 'changez de role', 'devant le groupe', 'accelerez'],
      why: ['conscience du corps'],
      left: ['zero materiel', 'repartagez'],
    },
  },
]
