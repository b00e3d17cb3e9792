import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
export function TeacherRow({
  teacher,
  mark,
  busy,
  sendsMail,
  onLink,
  onResend,
  onEndSessions,
  onRemove,
}: TeacherRowProps) {
  const { firstName, lastName, email, state } = teacher
  const isActive = state === 'active'
  const name = <span className="sr-only"> ({fullName(teacher)})</span>
  return (
    <li className="card flex flex-col gap-4 px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar firstName={firstName} lastName={lastName} />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="break-words font-semibold text-base">{fullName(teacher)}</h3>
          <p className="break-words text-ink-2 text-sm">{email}</p>
        </div>
        <span className={clsx('rounded-full px-2.5 py-0.5 font-semibold text-xs', TINTS[state])}>
          {TEACHER_STATE_LABELS[state]}
        </span>
        {mark && <div className="-my-2.5 basis-full">{mark}</div>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2 text-sm">
          {isActive && teacher.lastLogin ? (
            <>
              Dernière connexion <RelativeTime date={teacher.lastLogin} />
            </>
          ) : (
            <InvitationLine teacher={teacher} sendsMail={sendsMail} />
          )}
        </p>
        <div className="-mx-4 flex flex-wrap sm:mx-0 sm:gap-2">
          {!isActive && sendsMail && (
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
          {isActive && teacher.lastLogin && (
            <Button variant="quiet" icon={<Icon as="lucide-log-out" size={18} />} onClick={onEndSessions}>
              {sessionWords.endOf}
              {name}
            </Button>
          )}
          <Button variant="quiet" icon={<Icon as="lucide-user-minus" size={18} />} onClick={onRemove}>
            {isActive ? 'Retirer' : 'Annuler'}
            {name}
          </Button>
        </div>
      </div>
    </li>
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
