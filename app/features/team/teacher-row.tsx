import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Avatar, EmailAddress } from '#app/ui/person.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { RelativeTime } from '#app/ui/time.tsx'
import { sessionWords } from '#content/pages/auth.ts'
import { INVITATION_STATE_LABELS, TEACHER_STATE_LABELS, teamWords } from '#content/pages/teachers.ts'
import type { TeamTeacher } from './schema.ts'

type TeacherRowProps = {
  teacher: TeamTeacher
  /** What somebody else says of her. */
  mark?: ReactNode
  busy: boolean
  sendsMail: boolean
  onLink: () => void
  onResend: () => void
  onEndSessions: () => void
  onRemove: () => void
}

const TINTS: Record<TeamTeacher['state'], string> = {
  active: 'bg-success-soft text-success-ink',
  invited: 'bg-info-soft text-info-ink',
  neverEntered: 'bg-warning-soft text-warning-ink',
}

/** One educator of the team, the state of her invitation, and the actions on her. */
export function TeacherRow({ teacher, mark, ...actions }: TeacherRowProps) {
  const { firstName, lastName, email, state, lastLogin } = teacher
  const isActive = state === 'active'
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-4 sm:gap-x-4 sm:px-5">
      <Avatar firstName={firstName} lastName={lastName} />
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="break-words font-semibold text-base">{fullName(teacher)}</h3>
          <span
            className={clsx(
              'rounded-full px-2.5 py-0.5 font-semibold text-xs',
              TINTS[state],
              // The title of the list says it already.
              isActive && 'max-sm:hidden',
            )}
          >
            {TEACHER_STATE_LABELS[state]}
          </span>
        </div>
        <p className="text-ink-2 text-sm">
          <EmailAddress address={email} />
        </p>
        <p className="text-ink-2 text-sm">
          {isActive && lastLogin ? (
            <>
              Dernière connexion <RelativeTime date={lastLogin} />
            </>
          ) : (
            <InvitationLine teacher={teacher} sendsMail={actions.sendsMail} />
          )}
        </p>
        {mark && <div className="-mb-2.5 flex flex-wrap items-center gap-x-6">{mark}</div>}
      </div>
      {isActive ? <MemberMenu teacher={teacher} {...actions} /> : <InvitedActions teacher={teacher} {...actions} />}
    </li>
  )
}

type ActionsProps = Omit<TeacherRowProps, 'mark'>

/** What is seldom done to somebody who has entered, behind one button. */
function MemberMenu({ teacher, busy, onLink, onEndSessions, onRemove }: ActionsProps) {
  const menu = usePopover({ align: 'end' })
  const label = `Actions pour ${fullName(teacher)}`
  return (
    <div className="no-print -mt-0.5 -mr-2">
      <IconButton icon="lucide-ellipsis" label={label} aria-haspopup="menu" busy={busy} {...menu.triggerProps} />
      <Menu popover={menu} label={label}>
        {!teacher.isAsked && (
          <MenuItem icon="lucide-link-2" onSelect={onLink}>
            Montrer le lien
          </MenuItem>
        )}
        {teacher.lastLogin && (
          <MenuItem icon="lucide-log-out" onSelect={onEndSessions}>
            {sessionWords.endOf}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger icon="lucide-user-minus" onSelect={onRemove}>
          Retirer
        </MenuItem>
      </Menu>
    </div>
  )
}

/** What brings an invited person in, in sight: it is what the page is opened for. */
function InvitedActions({ teacher, busy, sendsMail, onLink, onResend, onRemove }: ActionsProps) {
  const name = <span className="sr-only"> ({fullName(teacher)})</span>
  return (
    <div className="no-print -mx-4 -mb-2 col-span-2 col-start-2 flex flex-wrap sm:col-span-1 sm:col-start-3 sm:-my-1 sm:mr-0 sm:justify-end">
      {sendsMail && (
        <Button variant="quiet" busy={busy} icon={<Icon as="lucide-send" size={18} />} onClick={onResend}>
          {teacher.invitation ? 'Renvoyer' : 'Inviter'}
          {name}
        </Button>
      )}
      {!teacher.isAsked && (
        <Button variant="quiet" icon={<Icon as="lucide-link-2" size={18} />} onClick={onLink}>
          Montrer le lien{name}
        </Button>
      )}
      <Button variant="quiet" icon={<Icon as="lucide-user-minus" size={18} />} onClick={onRemove}>
        Annuler{name}
      </Button>
    </div>
  )
}

type InvitationLineProps = Pick<TeacherRowProps, 'teacher' | 'sendsMail'>

function InvitationLine({ teacher: { invitation, isAsked }, sendsMail }: InvitationLineProps) {
  if (!invitation) return isAsked ? teamWords.asked(sendsMail) : 'Aucune invitation envoyée'
  const { state, at, expiresAt } = invitation
  return (
    <>
      Invitation{`\u00A0: `}
      {INVITATION_STATE_LABELS[state].toLowerCase()} <RelativeTime date={at} />
      {expiresAt && state !== 'notSent' && `, valable jusqu’au ${longDate(expiresAt)}`}
      {isAsked && <span className="block">{teamWords.asked(sendsMail)}</span>}
    </>
  )
}
