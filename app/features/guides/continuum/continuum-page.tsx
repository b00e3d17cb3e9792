import { useSuspenseQuery } from '@tanstack/react-query'
import { SafetyBox } from '#app/ui/activity/safety-box.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { TermScope, TermText } from '#app/ui/terms/term-scope.tsx'
import {
  CONTINUUM_AXIS_LABELS,
  CONTINUUM_CREDIT,
  CONTINUUM_GUIDE,
  CONTINUUM_STEPS_CONTENT,
  type ContinuumStep,
  SUPERVISION_LEVELS_CONTENT,
  SUPERVISION_RULE,
} from '#content/guides/continuum.ts'
import { STEP_PICTURES } from '#content/guides/pictures.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { GuidePage } from '../frame/guide-page.tsx'
import { GuidePicture } from '../frame/guide-picture.tsx'
import { placesQuery } from '../queries.ts'
import { CONTINUUM_AXES } from '../schema.ts'
import { placesByAxis } from './axis-places.ts'
import { HereSection } from './here-section.tsx'

const DISCLAIMER_KEYS = ['general', 'outdoors', 'independence'] as const

const TEXTS = [
  ...CONTINUUM_GUIDE.essentials,
  ...CONTINUUM_STEPS_CONTENT.flatMap(({ description, axes, sign, gestures, nextStep }) => [
    description,
    ...Object.values(axes),
    sign,
    ...gestures,
    nextStep,
  ]),
  ...SUPERVISION_LEVELS_CONTENT.flatMap(({ posture, suits, tighten }) => [posture, suits, tighten]),
  SUPERVISION_RULE,
]

const CONTENTS = [
  { id: 'nous-sommes-ici', label: 'Nous sommes ici' },
  ...CONTINUUM_STEPS_CONTENT.map(({ step, title }) => ({ id: `etape-${step}`, label: `${step}. ${title}` })),
  { id: 'supervision', label: 'La supervision' },
  ...SUPERVISION_LEVELS_CONTENT.map(({ level, title }) => ({ id: `palier-${level}`, label: title, isNested: true })),
]

/** The continuum in six steps with the position of the daycare, then the levels of supervision. */
export function ContinuumPage({ canSave }: { canSave: boolean }) {
  const { data: places } = useSuspenseQuery(placesQuery())
  const axes = placesByAxis(places)
  return (
    <TermScope texts={TEXTS}>
      <GuidePage
        guide={CONTINUUM_GUIDE}
        disclaimers={DISCLAIMER_KEYS}
        contents={CONTENTS}
        above={<Banner className="mb-6 max-w-4xl">{CONTINUUM_CREDIT}</Banner>}
      >
        <HereSection axes={axes} canSave={canSave} />
        <h2 className="mb-4 text-2xl">Le chemin en six étapes</h2>
        <ol className="flex flex-col">
          {CONTINUUM_STEPS_CONTENT.map((step) => (
            <StepItem
              key={step.step}
              step={step}
              axesHere={axes
                .filter(({ current }) => current?.step === step.step)
                .map(({ axis }) => CONTINUUM_AXIS_LABELS[axis].title)}
            />
          ))}
        </ol>
        <section aria-labelledby="supervision" className="mt-10">
          <GuideHeading id="supervision" level={2} name="La supervision, en quatre paliers" />
          <p className="measure mt-1 mb-4">
            La distance se choisit selon l’enfant, le lieu et le moment, et se resserre sans hésiter.
          </p>
          <ol className="grid gap-4 md:grid-cols-2 print:block">
            {SUPERVISION_LEVELS_CONTENT.map(({ level, title, posture, suits, tighten }) => (
              <li key={level} className="card break-inside-avoid p-5 print:border-0 print:p-0 print:pb-2">
                <GuideHeading id={`palier-${level}`} level={3} name={title}>
                  {`${level}. ${title}`}
                </GuideHeading>
                <p className="mt-1">
                  <TermText text={posture} />
                </p>
                <p className="mt-2 text-sm">
                  <strong className="font-semibold">Convient à{'\u00A0'}: </strong>
                  <TermText text={suits} />
                </p>
                <p className="mt-1 text-ink-2 text-sm">
                  <TermText text={tighten} />
                </p>
              </li>
            ))}
          </ol>
          <div className="mt-5">
            <SafetyBox title="À tous les paliers" level={3}>
              <p>
                <TermText text={SUPERVISION_RULE} />
              </p>
            </SafetyBox>
          </div>
        </section>
      </GuidePage>
    </TermScope>
  )
}

function StepItem({ step: item, axesHere }: { step: ContinuumStep; axesHere: readonly string[] }) {
  const { step, title, description, axes, sign, gestures, nextStep } = item
  return (
    <li className="relative ml-4 border-primary/40 border-l-2 pb-10 pl-8 last:border-transparent print:ml-0 print:border-0 print:pb-4 print:pl-0">
      <span
        aria-hidden="true"
        className="-left-[1.15rem] absolute top-0 inline-flex size-9 items-center justify-center rounded-full bg-primary font-display font-semibold text-on-primary print:hidden"
      >
        {step}
      </span>
      <GuideHeading id={`etape-${step}`} level={3} name={title}>
        <span className="sr-only">{`Étape ${step} : `}</span>
        {title}
      </GuideHeading>
      {axesHere.length > 0 && (
        <p className="mt-1 font-semibold text-primary-ink text-sm">{`Nous sommes ici : ${axesHere.join(', ').toLowerCase()}`}</p>
      )}
      <p className="measure mt-1 text-lg print:text-base">
        <TermText text={description} />
      </p>
      <div className="mt-4">
        <GuidePicture of={STEP_PICTURES[step]} isLazy />
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 print:grid-cols-2">
        {CONTINUUM_AXES.map((axis) => (
          <div key={axis} className="border-line border-l-2 pl-3">
            <dt className="font-semibold">{CONTINUUM_AXIS_LABELS[axis].title}</dt>
            <dd>
              <TermText text={axes[axis]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-4">
        <strong className="font-semibold">Signe qu’on y est. </strong>
        <TermText text={sign} />
      </p>
      <ul className="measure mt-3 flex list-disc flex-col gap-1 pl-5 marker:text-primary">
        {gestures.map((gesture) => (
          <li key={gesture}>
            <TermText text={gesture} />
          </li>
        ))}
      </ul>
      <p className="measure mt-4 rounded-md bg-primary-soft px-4 py-3 print:bg-transparent print:p-0">
        <strong className="font-semibold">Prochain petit pas. </strong>
        <TermText text={nextStep} />
      </p>
    </li>
  )
}
