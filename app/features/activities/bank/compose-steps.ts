import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { Duration } from '#app/domain/enums.ts'
import { SEASON_BLOCKS, WELCOMES } from '#content/activities/blocks/settings.ts'
import { type Band, FACETS, type PlayKernel } from '#content/activities/blocks/types.ts'
import { isLimited } from './compose-criteria.ts'
import type { Cast, Material } from './compose-materials.ts'
import type { Chooser } from './compose-random.ts'
import { fill, type Holes } from './compose-text.ts'

/** Opening, first play, second play (0: none), closing, in minutes: at least two thirds are the children's own. */
const MINUTES: Record<Duration, [opening: number, play: number, boost: number, closing: number]> = {
  10: [2, 6, 0, 2],
  20: [3, 13, 0, 4],
  30: [5, 20, 0, 5],
  45: [6, 19, 13, 7],
  60: [7, 25, 18, 10],
}

const FACET = `\\{(?:${[...FACETS, 'indices'].join('|')})\\}`
const FACET_HOLE = new RegExp(FACET, 'iu')
const FACET_HOLES = new RegExp(FACET, 'giu')

type IsFresh = (template: string) => boolean

type Context = {
  kernel: PlayKernel
  criteria: ActivityCriteria
  bands: Band[]
  cast: Cast
  holes: Holes
  choose: Chooser
}

/**
 * The section `deroulement`, whose minutes add up to the requested duration, and the materials that it could not name.
 */
export function composeSteps({ kernel, criteria, bands, cast, holes, choose }: Context): {
  steps: ActivitySheet['deroulement']
  unnamed: Material[]
} {
  const [band = 'poupon'] = bands
  const duration = criteria.durationMinutes
  const [openingMinutes, playMinutes, boostMinutes, closingMinutes] = MINUTES[duration]
  const say = (template: string) => fill(template, holes)

  const senses = SEASON_BLOCKS[criteria.season][criteria.place === 'INDOORS' ? 'inside' : 'outside']
  const welcome = fill(choose.one('welcome', WELCOMES[band]), { sens: choose.one('senses', senses) })
  const { pick, isFresh } = withoutRepeating(choose)
  const openingTemplate = pick('opening', kernel.opening[band])
  const playTemplate = pick('play', kernel.play[band])
  // The theme is named by the opening or the play; when neither does, `thread` adds a sentence.
  const isThemed = FACET_HOLE.test(openingTemplate) || FACET_HOLE.test(playTemplate)
  const thread = isThemed ? [] : [say(pick('thread', [kernel.thread]))]
  const opening = [say(openingTemplate), ...thread].join(' ')
  const play = say(playTemplate)
  const boost = say(pick('boost', kernel.boost[band]))

  // Optional materials need no invitation.
  const isListed = (material: Material) => !isLimited(criteria) || !cast.added.includes(material)
  const silent = cast.core.filter((it) => isListed(it) && !mentions(`${opening} ${play}`, it, cast))
  const invited = [...silent, ...cast.beside]
  const room = boostMinutes > 0 ? 4 : 2
  const invitations = invited.slice(0, 2).map((material) => material.invite[band])
  const later = invited.slice(2, room).map((material) => material.invite[band])
  const together = bands.length > 1 ? [kernel.mixed] : []
  const playing = [play, ...together, ...invitations]

  const steps: ActivitySheet['deroulement'] = [
    {
      moment: 'amorce',
      minutes: openingMinutes,
      texte: duration >= 20 ? `${welcome} ${opening}` : opening,
      jeuLibre: false,
    },
    {
      moment: 'exploration',
      minutes: playMinutes,
      texte: [...playing, ...(duration === 30 ? [boost] : [])].join(' '),
      jeuLibre: true,
    },
  ]
  if (boostMinutes > 0) {
    steps.push({
      moment: 'exploration',
      minutes: boostMinutes,
      texte: [boost, ...later, ...secondPlay({ kernel, bands, choose }, playTemplate, isFresh).map(say)].join(' '),
      jeuLibre: true,
    })
  }
  steps.push({
    moment: 'retour',
    minutes: closingMinutes,
    texte: say(pick('closing', kernel.closing[band])),
    jeuLibre: false,
  })
  return { steps, unnamed: invited.slice(room) }
}

/** Chooses among templates, preferring those that do not repeat a facet of the theme that was already used. */
function withoutRepeating(choose: Chooser): {
  pick: (question: string, templates: readonly string[]) => string
  isFresh: IsFresh
} {
  const usedFacets = new Set<string>()
  const facetsOf = (template: string) => template.match(FACET_HOLES)?.map((hole) => hole.toLowerCase()) ?? []
  const isFresh = (template: string) => facetsOf(template).every((facet) => !usedFacets.has(facet))
  const pick = (question: string, templates: readonly string[]) => {
    const others = templates.filter(isFresh)
    const chosen = choose.one(question, others.length > 0 ? others : templates)
    for (const facet of facetsOf(chosen)) usedFacets.add(facet)
    return chosen
  }
  return { pick, isFresh }
}

/** Whether the text names a material by the noun of its slot. */
function mentions(text: string, material: Material, cast: Cast): boolean {
  const name = cast.nouns.get(material)
  return name !== undefined && (text.includes(name.un) || text.includes(name.le))
}

/** The templates ordered so that those which do not name the theme again come first. */
function plainFirst(templates: readonly string[], isFresh: IsFresh): string[] {
  const rank = (template: string) => Number(FACET_HOLE.test(template)) + Number(!isFresh(template))
  return templates.toSorted((a, b) => rank(a) - rank(b))
}

/** Text for the second half of a long activity: another way to play, or the play of the oldest in a mixed group. */
function secondPlay(
  { kernel, bands, choose }: Pick<Context, 'kernel' | 'bands' | 'choose'>,
  played: string,
  isFresh: IsFresh,
): string[] {
  const [youngest = 'poupon'] = bands
  const eldest = bands.at(-1) ?? youngest
  if (eldest !== youngest)
    return [
      'Chez les plus grands, le jeu prend un autre tour.',
      ...plainFirst(choose.among(kernel.play[eldest]), isFresh).slice(0, 1),
    ]
  // A shorter text is better than a repetition.
  const others = choose.among(kernel.play[youngest]).filter((text) => text !== played && isFresh(text))
  return plainFirst(others, isFresh).slice(0, 1)
}
