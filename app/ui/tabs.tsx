import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type TabsProps<Value extends string> = {
  /** Links the tabs to their panel; unique on the page, and the same for `TabPanel`. */
  id: string
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Tabs that activate as soon as they get the focus (arrows, Home, End): for panels that need no loading. */
export function Tabs<Value extends string>({ id, label, tabs, value, onValueChange }: TabsProps<Value>) {
  const listRef = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value)
    const next = {
      ArrowRight: tabs[(index + 1) % tabs.length],
      ArrowLeft: tabs.at(index - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    listRef.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.value))}`)?.focus()
  }
  return (
    <div className="no-print -mx-1 overflow-x-auto px-1 py-1.5">
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex min-w-max gap-1 border-line border-b"
      >
        {tabs.map((tab) => {
          const isSelected = tab.value === value
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(id, tab.value)}
              aria-selected={isSelected}
              aria-controls={panelId(id)}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              className={clsx(
                'tap -mb-px rounded-t-md border-b-[3px] px-4 text-sm focus-visible:-outline-offset-3',
                isSelected
                  ? 'border-primary font-semibold text-primary-ink'
                  : 'border-transparent font-medium text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The panel of the selected tab of `Tabs` with the same `id`. */
export function TabPanel({
  id,
  value,
  className,
  children,
}: {
  id: string
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      className={clsx('rounded-sm', className)}
    >
      {children}
    </div>
  )
}

const tabId = (id: string, value: string) => `${id}-tab-${value.replace(/[^\w-]+/g, '_')}`
const panelId = (id: string) => `${id}-panel`
