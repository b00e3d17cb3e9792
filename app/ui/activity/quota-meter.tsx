import { plural } from '#app/lib/french/grammar.ts'
import { ProgressBar } from '../feedback/progress.tsx'

/** How many generations are remaining today, shown before one is used. */
export function QuotaMeter({ used, limit }: { used: number; limit: number }) {
  const remaining = Math.max(0, limit - used)
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <p className="text-sm">
        {remaining > 0 ? (
          <>
            Il vous reste <strong className="font-semibold">{plural(remaining, 'activité')}</strong> sur {limit}{' '}
            aujourd’hui.
          </>
        ) : (
          `Vous avez utilisé vos ${plural(limit, 'activité')} d’aujourd’hui. Le compteur repart à minuit. La bibliothèque reste ouverte.`
        )}
      </p>
      <ProgressBar
        ratio={limit > 0 ? remaining / limit : 0}
        className={remaining > 0 ? 'h-1.5! text-primary' : 'h-1.5! text-warning-line'}
      />
    </div>
  )
}
