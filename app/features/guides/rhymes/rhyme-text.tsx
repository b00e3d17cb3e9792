import { clsx } from 'clsx'
import { RHYME_KINDS, RHYME_MOMENTS, type Rhyme } from '#content/guides/rhymes/types.ts'
import { agesLabel } from '../frame/guide-filters.ts'
import { partsOf } from './rhymes.ts'

/** « Jeu de doigts traditionnel · De 0 à 2 ans · Collation et repas ». */
export function rhymeFacts(rhyme: Rhyme): string {
  const kind = RHYME_KINDS[rhyme.kind]
  const moments = rhyme.moments.map((moment) => RHYME_MOMENTS[moment])
  return [rhyme.isTraditional ? kind.traditional : kind.label, agesLabel(rhyme), ...moments].join(' · ')
}

/**
 * The lines, with each gesture beside its own; below it on a phone.
 *
 * @param isLarge to be read at arm's length, hands free
 */
export function RhymeText({ rhyme: { verses }, isLarge = false }: { rhyme: Rhyme; isLarge?: boolean }) {
  const hasGestures = verses.flat().some((line) => typeof line !== 'string')
  return (
    // A figure, because the paper makes the text of a guide small, and this one is for the wall.
    <figure className={clsx('flex flex-col', isLarge ? 'gap-8 text-2xl print:gap-5' : 'gap-4 text-lg print:gap-3')}>
      {verses.map((lines, verse) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the verses of a rhyme are constants, and some are alike.
        <div
          key={verse}
          className={clsx(
            hasGestures &&
              'grid items-baseline gap-x-5 md:grid-cols-[fit-content(65%)_1fr] print:grid-cols-[max-content_1fr]',
          )}
        >
          {lines.map((line, i) => {
            const [words, gesture] = partsOf(line)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines too.
              <div key={i} className={clsx(hasGestures && 'contents')}>
                <p className="font-display leading-snug">{words}</p>
                {hasGestures && (
                  <small
                    className={clsx(
                      'text-ink-2',
                      isLarge ? 'text-lg' : 'text-sm',
                      gesture && 'mb-2 md:mb-0 print:mb-0',
                    )}
                  >
                    {gesture}
                  </small>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </figure>
  )
}
