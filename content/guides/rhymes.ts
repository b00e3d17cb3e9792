import { DAY_RHYMES } from './rhymes/day.ts'
import { OUTSIDE_RHYMES } from './rhymes/outside.ts'
import { PLAY_RHYMES } from './rhymes/play.ts'
import { TRADITIONAL_RHYMES } from './rhymes/traditional.ts'
import type { Rhyme } from './rhymes/types.ts'
import type { GuideFrame } from './types.ts'

export const RHYMES_GUIDE: GuideFrame = {
  title: 'Comptines et chansons',
  lead: 'Une botte qui résiste, une file qui piétine, un dodo qui tarde : pour chaque moment, des mots à chanter et des gestes qui vont avec.',
  essentials: [
    'Apprenez-la par cœur avant : vos yeux restent sur les enfants, et vos mains sont libres.',
    'Chantez-la plus lentement que vous n’en avez envie, et toujours pareille : c’est la répétition qui invite.',
    'Un enfant qui regarde participe. Le geste vient souvent bien avant les mots.',
    'Un chatouillis, une main, un dos qu’on touche : on demande d’abord, et « non » suffit.',
    'Les familles ont aussi les leurs, dans leur langue : demandez-en une ligne.',
  ],
  sources: [
    'Traditionnelles : répertoire francophone de tradition orale, domaine public; des couplets sont laissés de côté',
    'Originales : écrites pour ce guide',
  ],
  reviewedOn: '2026-11-23',
}

/** Originals first, in the order of the day: they have no other place to be found. */
export const RHYMES: readonly Rhyme[] = [...DAY_RHYMES, ...OUTSIDE_RHYMES, ...PLAY_RHYMES, ...TRADITIONAL_RHYMES]
