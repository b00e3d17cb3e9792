import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TermScope, TermText } from '#app/ui/terms/term-scope.tsx'
import { DOMAIN_SLUGS } from '#content/guides/ages/types.ts'
import { WHEN_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { AGES_GUIDE, RHYTHMS_BANNER } from '#content/guides/ages.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'
import { GuidePage } from '../frame/guide-page.tsx'
import { AgeCards } from './age-cards.tsx'
import { ageOfPassage, agesView, DOMAINS, signsId } from './ages-view.ts'
import { PassageSection } from './passage-section.tsx'
import { SignsOfAge, WHEN_TO_ASK_CONTENTS, WHEN_TO_ASK_TEXTS, WhenToAsk } from './when-to-ask-section.tsx'

const DISCLAIMER_KEYS = ['general', 'health', 'independence'] as const
const ALL_AGES_TEXTS = [...AGES_GUIDE.essentials, ...WHEN_TO_ASK_TEXTS]

type AgesPageProps = { selectedAge?: string | undefined; selectedDomain?: string | undefined }

/** The guide « De 0 à 5 ans »: one age through its domains, or one domain through the ages. */
export function AgesPage({ selectedAge, selectedDomain }: AgesPageProps) {
  const view = agesView(selectedAge, selectedDomain)
  const navigate = useNavigate()
  useEffect(() => {
    // The link of a quiz question has a hash and no search parameter.
    if (view) return
    const id = location.hash.slice(1)
    const age = ageOfPassage(id)
    if (age) void navigate({ to: '/zero-to-five-years', search: { selectedAge: age }, hash: id, replace: true })
  }, [view, navigate])
  const switchView = (kind: 'age' | 'domain') => {
    const [id, tag, slug] = passageInView()
    const search = kind === 'age' ? { selectedAge: tag } : { selectedAge: tag, selectedDomain: slug }
    void navigate({ to: '/zero-to-five-years', search, hash: id })
  }
  return (
    <TermScope texts={view?.texts ?? ALL_AGES_TEXTS}>
      <GuidePage
        guide={AGES_GUIDE}
        disclaimers={DISCLAIMER_KEYS}
        contents={
          view
            ? [
                ...view.passages.map(({ id, stage, domain }) => ({
                  id,
                  label: view.kind === 'age' ? domain.title : stage.title,
                })),
                ...(view.kind === 'age' ? [{ id: signsId(view.stage), label: WHEN_TO_ASK.title }] : []),
              ]
            : WHEN_TO_ASK_CONTENTS
        }
        above={
          <>
            <Banner className="mb-6 max-w-4xl">{RHYTHMS_BANNER}</Banner>
            {view && (
              <div className="no-print mb-5 max-w-sm">
                <SegmentedControl
                  legend="Lire"
                  options={[
                    { value: 'age', label: 'Par âge' },
                    { value: 'domain', label: 'Par domaine' },
                  ]}
                  value={view.kind}
                  onChange={switchView}
                />
              </div>
            )}
            {view?.kind === 'domain' ? <DomainCards selected={view.domain} /> : <AgeCards selected={view?.stage.tag} />}
            {!view && (
              <>
                <p className="no-print mb-2 font-semibold text-sm">Ou un domaine, à travers les cinq âges</p>
                <DomainCards selected={undefined} />
              </>
            )}
          </>
        }
      >
        {view ? (
          <>
            <h2 className="mb-1 text-3xl">
              {view.kind === 'age' ? view.stage.title : DEVELOPMENT_LABELS[view.domain]}
            </h2>
            {view.kind === 'age' && (
              <p className="measure mb-6 text-lg">
                <TermText text={view.stage.description} />
              </p>
            )}
            {view.passages.map((passage) => (
              <PassageSection key={passage.id} passage={passage} kind={view.kind} />
            ))}
            {view.kind === 'age' && <SignsOfAge stage={view.stage} />}
          </>
        ) : (
          <WhenToAsk />
        )}
      </GuidePage>
    </TermScope>
  )
}

/** The passage being read: the last one that begins above the upper third of the window. */
function passageInView(): [id: string, tag: string, slug: string] {
  const passages = [...document.querySelectorAll<HTMLElement>('[data-passage]')]
  const passed = passages.filter((passage) => passage.getBoundingClientRect().top < innerHeight / 3)
  const id = (passed.at(-1) ?? passages[0])?.dataset.passage ?? ''
  const tag = ageOfPassage(id) ?? ''
  return [id, tag, id.slice(tag.length + 1)]
}

function DomainCards({ selected }: { selected: (typeof DOMAINS)[number] | undefined }) {
  return (
    <nav aria-label="Domaines" className="mb-6">
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {DOMAINS.map((domain) => (
          <li key={domain}>
            <Link
              to="/zero-to-five-years"
              search={{ selectedDomain: DOMAIN_SLUGS[domain] }}
              resetScroll={false}
              aria-current={domain === selected ? 'true' : undefined}
              className={clsx(
                'flex min-h-14 items-center gap-2.5 rounded-lg border-2 px-4 py-2 font-semibold hover:bg-primary-soft',
                domain === selected ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
              )}
            >
              <DomainSign domain={domain} className="size-3.5" />
              {DEVELOPMENT_LABELS[domain]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
