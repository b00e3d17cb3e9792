import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { EndSessionsDialog } from '#app/features/account/session/end-sessions-dialog.tsx'
import { ofName } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { teamWords } from '#content/pages/teachers.ts'
import { DepartedList } from './departed-list.tsx'
import { teamQuery, useRefreshTeam } from './queries.ts'
import type { Team, TeamTeacher } from './schema.ts'
import { TeacherRow } from './teacher-row.tsx'
import { useTeamActions } from './use-team-actions.ts'

const AddDialog = lazyPart(() => import('./invite/add-dialog.tsx'), 'AddDialog', { isOverlay: true })
const LinkDialog = lazyPart(() => import('#app/ui/dialog/link-dialog.tsx'), 'LinkDialog', { isOverlay: true })

type TeamPageProps = {
  daycareId: string
  /** Makes a one-time link for an educator of the team. */
  makeLink: (userId: string) => Promise<{ url: string; expiresAt: Date }>
  /** Shown on an educator who has entered. */
  renderMark?: (userId: string) => ReactNode
  /** What the team does together, after its people. */
  children?: ReactNode
}

/** The educators of the selected daycare: who is in, who is invited, who has left, and how many seats are left. */
export function TeamPage({ daycareId, makeLink, renderMark, children }: TeamPageProps) {
  const { data: team } = useSuspenseQuery(teamQuery(daycareId))
  const actions = useTeamActions()
  const refresh = useRefreshTeam()
  const [isAdding, setIsAdding] = useState(false)
  const [list, setList] = useState('')
  const [linkFor, setLinkFor] = useState<TeamTeacher | null>(null)
  const [signingOut, setSigningOut] = useState<TeamTeacher | null>(null)
  const [removing, setRemoving] = useState<TeamTeacher | null>(null)
  const invited = team.teachers.filter(({ state }) => state !== 'active')
  const active = team.teachers.filter(({ state }) => state === 'active')
  const add = (
    <Button variant="primary" icon={<Icon as="lucide-user-plus" size={18} />} onClick={() => setIsAdding(true)}>
      {teamWords.add}
    </Button>
  )
  const row = (teacher: TeamTeacher) => (
    <TeacherRow
      key={teacher.userId}
      teacher={teacher}
      mark={teacher.state === 'active' && renderMark?.(teacher.userId)}
      busy={actions.isBusyWith(teacher.userId)}
      sendsMail={team.sendsMail}
      onLink={() => setLinkFor(teacher)}
      onResend={() => actions.resend(teacher)}
      onEndSessions={() => setSigningOut(teacher)}
      onRemove={() => setRemoving(teacher)}
    />
  )
  return (
    <div className="page">
      <PageHeader title={teamWords.title} summary={team.daycareName} action={team.teachers.length > 0 && add} />
      <Seats seats={team.seats} />
      {!team.sendsMail && (
        <Banner tone="warning" className="mb-6">
          {teamWords.noMail}
        </Banner>
      )}
      {team.teachers.length === 0 && (
        <EmptyState title={teamWords.empty} action={add}>
          {teamWords.emptyWhy(team.sendsMail)}
        </EmptyState>
      )}
      {invited.length > 0 && (
        <SectionBlock title={teamWords.invitations}>
          <p className="mb-4 text-ink-2 text-sm">{teamWords.invitationsLead}</p>
          <ul className="flex flex-col gap-3">{invited.map(row)}</ul>
        </SectionBlock>
      )}
      {active.length > 0 && (
        <SectionBlock title={teamWords.members}>
          <ul className="flex flex-col gap-3">{active.map(row)}</ul>
        </SectionBlock>
      )}
      <Managers managers={team.managers} />
      <DepartedList departed={team.departed} isBusyWith={actions.isBusyWith} onRestore={actions.restorePerson} />
      {children}
      {isAdding && (
        <AddDialog
          team={team}
          makeLink={makeLink}
          list={list}
          onListChange={setList}
          onClose={() => {
            setIsAdding(false)
            // A link may have been shown since she was added.
            void refresh()
          }}
        />
      )}
      {linkFor && (
        <LinkDialog
          name={fullName(linkFor)}
          makeLink={() => makeLink(linkFor.userId)}
          onClose={() => {
            setLinkFor(null)
            void refresh()
          }}
        >
          {/* In a session opened by this link, her private pages stay closed until she proves who she is. */}
          {linkFor.lastLogin && <p>{teamWords.linkProof}</p>}
        </LinkDialog>
      )}
      {signingOut && (
        <EndSessionsDialog userId={signingOut.userId} name={fullName(signingOut)} onClose={() => setSigningOut(null)} />
      )}
      <RemoveDialog teacher={removing} onClose={() => setRemoving(null)} onRemove={actions.remove} />
    </div>
  )
}

function Seats({ seats: { used, max } }: { seats: Team['seats'] }) {
  return (
    <div className="mb-6 flex max-w-sm flex-col gap-2">
      <p className="font-medium">{teamWords.seats(used, max)}</p>
      <ProgressBar ratio={used / max} className={used < max ? 'h-1.5! text-primary' : 'h-1.5! text-warning-line'} />
    </div>
  )
}

function Managers({ managers }: { managers: Team['managers'] }) {
  return (
    <SectionBlock title={teamWords.managers}>
      <ul className="flex flex-col gap-1">
        {managers.map((manager) => (
          <li key={manager.userId}>{fullName(manager)}</li>
        ))}
      </ul>
    </SectionBlock>
  )
}

type RemoveDialogProps = {
  teacher: TeamTeacher | null
  onClose: () => void
  onRemove: (teacher: TeamTeacher) => Promise<void>
}

function RemoveDialog({ teacher, onClose, onRemove }: RemoveDialogProps) {
  if (!teacher) return null
  const name = fullName(teacher)
  const isInvited = teacher.state !== 'active'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isInvited ? teamWords.cancelTitle(ofName(name)) : teamWords.removeTitle(name)}
      confirmLabel={isInvited ? teamWords.cancel : teamWords.remove(name)}
      onConfirm={() => onRemove(teacher)}
    >
      <p>{teacher.isAsked ? teamWords.uninviteEffect : isInvited ? teamWords.cancelEffect : teamWords.removeEffect}</p>
    </ConfirmDialog>
  )
}
