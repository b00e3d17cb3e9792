import { useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { CONTINUUM_AXIS_LABELS, CONTINUUM_STEPS_CONTENT } from '#content/guides/continuum.ts'
import { guideWords } from '#content/pages/guides.ts'
import { VisibilityNote } from '../frame/guide-page.tsx'
import { useAddPlace, useRemovePlace } from '../queries.ts'
import { type AxisPlaces, lowestStepOf } from './axis-places.ts'

const OPTIONS = CONTINUUM_STEPS_CONTENT.map(({ step, title }) => ({ value: `${step}`, label: `${step}. ${title}` }))
const titleOf = (step: number) => CONTINUUM_STEPS_CONTENT.find((one) => one.step === step)?.title ?? ''

/** « Nous sommes ici »: one position per axis, shared by the daycare, with its history. */
export function HereSection({ axes, canSave }: { axes: readonly AxisPlaces[]; canSave: boolean }) {
  const nextStep = CONTINUUM_STEPS_CONTENT.find(({ step }) => step === lowestStepOf(axes))
  return (
    <section aria-labelledby="nous-sommes-ici" className="card mb-10 p-5 sm:p-7 print:border-0 print:p-0">
      <h2 id="nous-sommes-ici" className="text-2xl print:text-lg">
        Nous sommes ici
      </h2>
      <p className="measure mt-1 mb-4">
        Pour chaque axe, choisissez l’étape qui ressemble le plus à votre quotidien de ce mois-ci. On peut avancer,
        reculer, recommencer.
      </p>
      {canSave ? (
        <VisibilityNote isShared>{guideWords.placesShared}</VisibilityNote>
      ) : (
        <NeedsDaycare>{guideWords.noDaycare}</NeedsDaycare>
      )}
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {axes.map((axis) => (
          <li key={axis.axis} className="break-inside-avoid">
            <AxisChoice places={axis} canSave={canSave} />
          </li>
        ))}
      </ul>
      {nextStep && (
        <p className="measure mt-6 border-primary border-l-2 pl-4">
          <strong className="font-semibold">Un petit pas pour commencer. </strong>
          {nextStep.nextStep}
        </p>
      )}
    </section>
  )
}

function AxisChoice({ places, canSave }: { places: AxisPlaces; canSave: boolean }) {
  const { axis, current, former } = places
  const { title, question } = CONTINUUM_AXIS_LABELS[axis]
  // Set in the event itself: the mutation notifies later, and React would reset the select to the former step
  // meanwhile.
  const [chosen, setChosen] = useState<number | null>(null)
  const add = useAddPlace()
  const remove = useRemovePlace()
  const failure = add.error ?? remove.error
  const choose = (value: string) => {
    const step = Number(value)
    if (!step || step === current?.step) return
    setChosen(step)
    add.mutate(
      { axis, step },
      {
        onSettled: () => setChosen(null),
        onSuccess: ({ id }) =>
          notify.success('Position enregistrée', {
            id: `place-${axis}`,
            undo: () => remove.mutateAsync(id),
          }),
      },
    )
  }
  return (
    <>
      <div className="no-print">
        <Select
          label={title}
          // As high as its longest neighbour, so that the lists of a row stand in line.
          hint={<span className="block sm:min-h-[2lh]">{question}</span>}
          options={OPTIONS}
          {...(!current && { placeholder: 'Choisissez une étape' })}
          value={`${chosen ?? current?.step ?? ''}`}
          disabled={!canSave}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <p className="print-only">
        {`${title}\u00A0: ${current ? `${current.step}. ${titleOf(current.step)}` : '____________________'}`}
      </p>
      {current && <p className="mt-1 text-ink-2 text-sm">{`Ici depuis le ${longDate(current.createdAt)}.`}</p>}
      {former.length > 0 && (
        <details className="no-print mt-1">
          <summary className="inline-flex min-h-11 items-center text-primary-ink text-sm underline underline-offset-4">
            Notre chemin<span className="sr-only">{` sur l’axe ${title}`}</span>
          </summary>
          <ol className="flex flex-col">
            {former.map(({ id, step, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
                {`Le ${longDate(createdAt)} : ${step}. ${titleOf(step)}`}
                {canSave && (
                  <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(id)}>
                    Retirer<span className="sr-only">{` la position du ${longDate(createdAt)}`}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {failure && <ErrorMessage error={failure} />}
    </>
  )
}
