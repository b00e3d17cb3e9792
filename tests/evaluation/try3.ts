import { featuresOf } from '#app/features/activities/safety/reader/features.ts'
import { chancesOf, placed, restoreModel } from '#app/features/activities/safety/reader/linear-model.ts'
import { VERDICT_PLACES } from '#app/features/activities/safety/reader/verdicts.ts'
import stored from '#app/features/activities/safety/reader/weights.json' with { type: 'json' }

const m = restoreModel(stored.verdicts as never)
for (const [section, text] of [
  ['objectifs', 'La magie des billes d’eau'],
  ['objectifs', 'Découvrir les billes d’eau.'],
  ['objectifs', 'Les piles boutons'],
  ['deroulement', 'Plongez les mains dans les billes d’eau.'],
  ['materiel', 'Orbeez'],
  ['securite.dangersAEliminer', 'Billes d’eau'],
  ['deroulement', 'Gonflez des ballounes et lancez-les.'],
  ['deroulement', 'On dessine des billes d’eau.'],
] as const)
  for (const months of [24, 48])
    console.log(
      chancesOf(m, placed(featuresOf({ section, text, months }), VERDICT_PLACES))
        .map((x) => x.toFixed(2))
        .join(' '),
      months,
      section,
      text,
    )
