import { EFFECTS, type Half, type LabelledFragment } from './fragments.ts'
import { judgeFragment, type Verdict } from './judge-fragment.ts'

/** Shares in per cent. */
export type Figures = {
  fragments: number
  right: number
  /** Critical fragments that are not judged weaker than due. */
  criticalHeld: number
  /** Harmless fragments left alone. */
  harmlessKept: number
}

export type Judged = { fragment: LabelledFragment; verdict: Verdict; isRight: boolean; isHeld: boolean }

/** Every fragment with what the rules make of it. */
export function judgeAll(fragments: readonly LabelledFragment[]): Judged[] {
  return fragments.map((fragment) => {
    const verdict = judgeFragment(fragment)
    const isRight = verdict.effect === fragment.due || fragment.accept?.includes(verdict.effect) === true
    const isHeld = isRight || EFFECTS.indexOf(verdict.effect) >= EFFECTS.indexOf(fragment.due)
    return { fragment, verdict, isRight, isHeld }
  })
}

const share = <Value>(all: readonly Value[], holds: (value: Value) => boolean) =>
  all.length === 0 ? 100 : (all.filter(holds).length / all.length) * 100

/** The figures of a half. */
export function figuresOf(judged: readonly Judged[]): Figures {
  return {
    fragments: judged.length,
    right: share(judged, ({ isRight }) => isRight),
    criticalHeld: share(
      judged.filter(({ fragment }) => fragment.critical),
      ({ isHeld }) => isHeld,
    ),
    harmlessKept: share(
      judged.filter(({ fragment }) => fragment.due === 'kept'),
      ({ isRight }) => isRight,
    ),
  }
}

const percent = (value: number) => `${value.toFixed(1)} %`

/** The figures of one half, and its wrong verdicts where they may be looked at. */
export function reportOf(half: Half, judged: readonly Judged[]): string {
  const { fragments, right, criticalHeld, harmlessKept } = figuresOf(judged)
  const line = `${half}: ${fragments} fragments, right ${percent(right)}, critical never weaker than due ${percent(criticalHeld)}, harmless kept ${percent(harmlessKept)}`
  if (half === 'held-out') return line
  const wrong = judged
    .filter(({ isRight }) => !isRight)
    .map(
      ({ fragment: { id, due, critical, section, text }, verdict }) =>
        `  ${id} ${due}${critical ? '!' : ''} -> ${verdict.effect} [${section}] ${text} (${verdict.rules.join(', ')})`,
    )
  return [line, ...wrong].join('\n')
}
