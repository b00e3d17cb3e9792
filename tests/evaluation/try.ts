import { readPassage } from '#app/features/activities/safety/reader/read-passage.ts'

for (const t of [
  'Billes',
  'Perles de bois',
  'Pâte à modeler',
  'Pâte à modeler maison',
  'La patente que mon beau-frère a soudée',
  'La patente à Réjean',
  'Cocottes',
  'Bâtons',
  'Foulards',
  'Couvertures',
  'Blocs de bois',
  'Ballon',
  'Craies',
  'Gouache et pinceaux',
  'Eau',
  'Bac d’eau',
  'Ciseaux',
  'Corde',
  'Tambour',
  'Feuilles mortes',
  'Sable',
  'Boîtes de carton',
  'Pinces à linge',
  'Loupe',
  'Lampe de poche',
  'Livres',
  'Poupées',
  'Camions',
  'Casse-tête',
  'Farine',
  'Riz',
  'Raisins',
  'Pommes',
  'Miel',
  'Javel',
  'Aimants',
])
  console.log(
    t,
    ...[0, 24, 48].map((months) => {
      const r = readPassage({ section: 'materiel', text: t, months })
      return `${r.verdict}${r.verdict === 'kept' ? '' : `/${r.family}`}`
    }),
  )
for (const t of [
  'Marchez ensemble jusqu’au tas.',
  'Chantez une chanson douce.',
  'Les enfants sautent dans les flaques.',
  'Chacun choisit un bâton et trace un chemin dans la neige.',
  'On lave les bottes dans le bac, un adulte à côté.',
  'Laissez le poupon ramper vers le coussin.',
  'Offrez un foulard à chaque enfant.',
  'Nommez les couleurs.',
  'Demandez : « Qu’est-ce qui flotte? »',
  'On compte les pas jusqu’à l’arbre.',
])
  console.log(
    t,
    ...[0, 24, 48].map((months) => {
      const r = readPassage({ section: 'deroulement', text: t, months })
      return `${r.verdict}${r.verdict === 'kept' ? '' : `/${r.family}`}`
    }),
  )
