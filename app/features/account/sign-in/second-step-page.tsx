import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { secondStepWords } from '#content/pages/sign-in/second-factor.ts'
import { useEnter } from '../queries.ts'
import { SecondStepForms } from './second-step-forms.tsx'

type SecondStepPageProps = {
  /** Where she was going. */
  redirect: string | undefined
  /** The first step is passed in this browser, and not too long ago. */
  isOpen: boolean
}

/** After a password, a link or a code by e-mail, for a person who has a second factor. */
export function SecondStepPage({ redirect, isOpen }: SecondStepPageProps) {
  const enter = useEnter(redirect)
  const search = redirect ? { redirect } : {}
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{secondStepWords.title}</h1>
      {isOpen ? (
        <SecondStepForms
          onDone={enter}
          again={
            <Link to="/login" search={search} className={clsx(buttonClass('quiet'), 'w-full')}>
              {secondStepWords.again}
            </Link>
          }
        />
      ) : (
        <>
          <p className="text-ink-2">{secondStepWords.closedLead}</p>
          <Link to="/login" search={search} className={buttonClass('primary')}>
            {secondStepWords.again}
          </Link>
        </>
      )}
    </div>
  )
}
