import { formatNumber } from '#app/lib/french/grammar.ts'
import { RelativeTime } from '#app/ui/time.tsx'
import { BACKUP_FAILURE_LABELS, backupWords, CONTINUOUS_FAILURE_LABELS } from '#content/pages/administration.ts'
import type { Overview } from './schema.ts'

/** « 12,3 Mo », the largest unit that is not below one. */
function fileSize(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['Go', bytes / 1e9] : ['Mo', bytes / 1e6]
  return `${formatNumber(Math.round(size * 10) / 10)}\u00A0${unit}`
}

/** When the last backup was made, its size, whether it was restored and counted, and why the last attempt failed; whether what is written since is copied. */
export function BackupPart({ backup }: { backup: Overview['backup'] }) {
  const { setting, last, failure, continuous } = backup
  return (
    <div className="card flex flex-col gap-1 px-5 py-4">
      {last ? (
        <p>
          <span className="font-semibold">{last.isVerified ? backupWords.last : backupWords.lastUnverified}</span>{' '}
          <RelativeTime date={last.at} /> · {fileSize(last.bytes)} ·{' '}
          {last.isVerified ? backupWords.verified : backupWords.unverified}
        </p>
      ) : (
        setting === 'nightly' && <p>{backupWords.none}</p>
      )}
      {setting !== 'nightly' && (
        <p className="text-ink-2">{setting === 'external' ? backupWords.external : backupWords.off}</p>
      )}
      {setting === 'nightly' && failure && <p className="text-ink-2">{BACKUP_FAILURE_LABELS[failure]}</p>}
      {continuous && (
        <p className="text-ink-2">
          {continuous.failure ? (
            <>
              {backupWords.notContinuous} <RelativeTime date={continuous.since} />.{' '}
              {CONTINUOUS_FAILURE_LABELS[continuous.failure]}
            </>
          ) : (
            backupWords.continuous
          )}
        </p>
      )}
    </div>
  )
}
