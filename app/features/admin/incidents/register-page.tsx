import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { erasureRequestsQuery, useEraseAccount } from '#app/features/account/own-data/functions.ts'
import type { ErasureRequestRow } from '#app/features/account/own-data/schema.ts'
import { longDate, longDay } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { ROLE_LABELS } from '#content/labels.ts'
import { registerWords } from '#content/pages/privacy.ts'
import { incidentsQuery, useExportIncidents } from './functions.ts'
import type { Incident } from './schema.ts'

const IncidentDialog = lazyPart(() => import('./incident-dialog.tsx'), 'IncidentDialog', { isOverlay: true })

/** Erasure requests and the register of incidents, for the superadmin. */
export function RegisterPage() {
  return (
    <div className="page">
      <PageHeader title={registerWords.title} lead={registerWords.lead} />
      <div className="flex flex-col gap-10">
        <ErasureRequests />
        <Incidents />
      </div>
    </div>
  )
}

function ErasureRequests() {
  const { data: requests } = useSuspenseQuery(erasureRequestsQuery())
  const [requestToErase, setRequestToErase] = useState<ErasureRequestRow | null>(null)
  const erase = useEraseAccount()
  return (
    <section aria-labelledby="erasure-requests" className="flex flex-col gap-4">
      <h2 id="erasure-requests" className="text-2xl">
        {registerWords.requestsTitle}
      </h2>
      {requests.length === 0 ? (
        <p className="text-ink-2">{registerWords.requestsEmpty}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {requests.map((request) => (
            <li key={request.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0">
                <p className="font-semibold">{request.person.name}</p>
                <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
                  {request.person.email} · {ROLE_LABELS[request.person.role]}
                  {request.daycares.length > 0 && ` · ${request.daycares.join(', ')}`}
                </p>
                <p className="text-sm">Demande du {longDate(request.createdAt)}</p>
                {request.reason && <p className="text-sm [overflow-wrap:anywhere]">« {request.reason} »</p>}
              </div>
              <Button variant="danger" onClick={() => setRequestToErase(request)}>
                Effacer le compte
              </Button>
            </li>
          ))}
        </ul>
      )}
      {requestToErase && (
        <ConfirmDialog
          open
          onClose={() => setRequestToErase(null)}
          title={`Effacer le compte ${ofName(requestToErase.person.name)}?`}
          confirmLabel="Effacer pour toujours"
          typedText={requestToErase.person.name}
          onConfirm={async () => {
            await erase.mutateAsync(requestToErase.id)
            notify.success('Compte effacé')
          }}
        >
          {registerWords.eraseEffect}
        </ConfirmDialog>
      )}
    </section>
  )
}

function Incidents() {
  const { data: incidents } = useSuspenseQuery(incidentsQuery())
  const [openedIncident, setOpenedIncident] = useState<Incident | 'new' | null>(null)
  const exportRegister = useExportIncidents()
  const save = () =>
    exportRegister.mutate(undefined, {
      onSuccess: ({ csv }) => saveFile('registre-des-incidents.csv', csv, 'text/csv'),
    })
  const add = <Button onClick={() => setOpenedIncident('new')}>{registerWords.add}</Button>
  return (
    <section aria-labelledby="incidents" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="incidents" className="text-2xl">
          {registerWords.incidentsTitle}
        </h2>
        {incidents.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button busy={exportRegister.isPending} onClick={save}>
              {registerWords.export}
            </Button>
            {add}
          </div>
        )}
      </div>
      {exportRegister.isError && <ErrorMessage error={exportRegister.error} />}
      {incidents.length === 0 ? (
        <EmptyState title={registerWords.incidentsEmpty} action={add}>
          {registerWords.incidentsEmptyWhy}
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {incidents.map((incident) => (
            <li key={incident.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {incident.title}
                  {incident.seriousRisk === 'yes' && <Tag>Risque sérieux</Tag>}
                </p>
                <p className="text-ink-2 text-sm">
                  Découvert le {longDay(incident.discoveredOn)}
                  {incident.seriousRisk === 'yes' && !incident.commissionToldOn && (
                    <> · avis à la Commission à donner</>
                  )}
                </p>
              </div>
              <Button onClick={() => setOpenedIncident(incident)} aria-label={`Compléter « ${incident.title} »`}>
                Compléter
              </Button>
            </li>
          ))}
        </ul>
      )}
      {openedIncident && (
        <IncidentDialog
          incident={openedIncident === 'new' ? null : openedIncident}
          onClose={() => setOpenedIncident(null)}
        />
      )}
    </section>
  )
}
