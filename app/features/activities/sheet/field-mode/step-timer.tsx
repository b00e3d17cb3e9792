import { useEffect } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'
import { elapsedOf, type FieldState, pauseTimer, resetTimer, startTimer } from './field-state.ts'

const MINUTE = 60_000
/** Milliseconds of the one vibration at the end. */
const VIBRATION = 300

/** « 11 min 5 s », « 40 s »: what is left, rounded up, so that it begins at the whole duration. */
function timeLabel(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest}\u00A0s`
  return rest === 0 ? `${minutes}\u00A0min` : `${minutes}\u00A0min ${rest}\u00A0s`
}

type StepTimerProps = {
  step: number
  minutes: number
  state: FieldState
  /** Milliseconds since 1970; 0 before the page knows. */
  now: number
  onChange: (state: FieldState) => void
}

/** The time of a step: what is left, then that it is over, in another colour and by one vibration. It never rings. */
export function StepTimer({ step, minutes, state, now, onChange }: StepTimerProps) {
  const planned = minutes * MINUTE
  const elapsed = elapsedOf(state, step, now)
  const isRunning = state.running?.step === step
  const isOver = elapsed >= planned
  useVibration(state, step, planned)
  const toggle = () => onChange(isRunning ? pauseTimer(state, Date.now()) : startTimer(state, step, Date.now()))
  const label = isRunning ? fieldWords.pause : elapsed > 0 ? fieldWords.resume : fieldWords.start
  return (
    <div className={`rounded-md p-3 ${isOver ? 'bg-warning-soft text-warning-ink' : 'bg-sunken'}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold text-lg tabular-nums">
          {isOver
            ? lateLabel(elapsed - planned)
            : elapsed > 0
              ? `Encore ${timeLabel(planned - elapsed)}`
              : plural(minutes, 'minute')}
        </p>
        <p className="flex gap-2">
          {elapsed > 0 && (
            <IconButton
              icon="lucide-rotate-ccw"
              label={fieldWords.reset}
              onClick={() => onChange(resetTimer(state, step))}
            />
          )}
          <Button icon={<Icon as={isRunning ? 'lucide-pause' : 'lucide-play'} />} onClick={toggle}>
            {label}
          </Button>
        </p>
      </div>
      {elapsed > 0 && !isOver && <ProgressBar ratio={elapsed / planned} className="mt-3 text-primary" />}
      <p role="status" className="sr-only">
        {isOver && fieldWords.over}
      </p>
    </div>
  )
}

/** « Le temps prévu est passé, depuis 2 min ». */
function lateLabel(late: number): string {
  const minutes = Math.floor(late / MINUTE)
  return minutes === 0 ? fieldWords.over : `${fieldWords.over} depuis ${minutes}\u00A0min`
}

/** Once, when the planned time of the running step ends while the page is open. */
function useVibration(state: FieldState, step: number, planned: number): void {
  const since = state.running?.step === step ? state.running.since : undefined
  const before = state.elapsed[step] ?? 0
  useEffect(() => {
    if (since === undefined) return
    const left = planned - before - (Date.now() - since)
    if (left <= 0) return
    const timer = setTimeout(() => {
      // Without a press before, the browser refuses and complains.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION)
    }, left)
    return () => clearTimeout(timer)
  }, [since, before, planned])
}
