import { plural } from '#app/lib/french/grammar.ts'
import { Bar } from '../feedback/progress.tsx'

/** What is left of the day's generations, said before the click. */
export function QuotaMeter({ used, limit }: { used: number; limit: number }) {
  const left = Math.max(0, limit - used)
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <p className="text-sm">
        {left > 0 ? (
          <>
            Il vous reste <strong className="font-semibold">{plural(left, 'activité')}</strong> sur {limit} aujourd’hui.
          </>
        ) : (
          `Vous avez utilisé vos ${plural(limit, 'activité')} d’aujourd’hui. Le compteur repart à minuit. La bibliothèque reste ouverte.`
        )}
      </p>
      <Bar
        ratio={limit > 0 ? left / limit : 0}
        className={left > 0 ? 'h-1.5! text-primary' : 'h-1.5! text-warning-line'}
      />
    </div>
  )
}
