import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { KEY_GROUPS, keyboardWords } from '#content/keyboard.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useShortcutSetting } from '../theme/display-preference.ts'
import { ShortcutSwitcher } from '../theme/display-settings.tsx'

/** The shortcuts of the current page, then those of every page, and the switch of the single keys. */
export function KeyboardList({ onClose }: { onClose: () => void }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const groups = KEY_GROUPS.filter(({ page }) => !page || page.test(pathname))
  const [shortcuts] = useShortcutSetting()
  const isOff = shortcuts === 'off'
  return (
    <Dialog open onClose={onClose} title={keyboardWords.title}>
      <p className="text-ink-2 text-sm">{keyboardWords.lead}</p>
      {groups.map(({ title, lines }) => (
        <section key={title} className="mt-5">
          <h3 className="text-lg">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {lines.map(({ keys, does, isSingle }) => (
              <div
                key={keys.join(' ')}
                className={clsx('flex items-baseline gap-4 py-2', isSingle && isOff && 'text-ink-2')}
              >
                <dt className="w-24 shrink-0 text-sm sm:w-32">
                  {keys.map((key) =>
                    SEPARATORS.has(key) ? (
                      <span key={key}> {key} </span>
                    ) : (
                      <kbd key={key} className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-sans">
                        {key}
                      </kbd>
                    ),
                  )}
                </dt>
                <dd>
                  {does}
                  {isSingle && isOff && ` (${keyboardWords.off})`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-6 max-w-80">
        <ShortcutSwitcher />
        <p className="mt-2 text-ink-2 text-sm">{keyboardWords.switchHint}</p>
      </div>
    </Dialog>
  )
}

/** Words between two keys. */
const SEPARATORS: ReadonlySet<string> = new Set(['+', 'à'])
