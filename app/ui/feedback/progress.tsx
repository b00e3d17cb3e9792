import { useId } from 'react'
import { Bar } from '../page/bar.tsx'

type ProgressProps = {
  value: number
  max: number
  /** What advances: « Progression du quiz ». */
  label: string
  /** In words, visible: « Question 4 sur 10 ». */
  text: string
}

/** How far along: bar and words. */
export function Progress({ value, max, label, text }: ProgressProps) {
  const textId = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={textId} className="text-right text-ink-2 text-sm">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        tabIndex={-1}
      >
        <Bar ratio={max > 0 ? value / max : 0} />
      </div>
    </div>
  )
}
