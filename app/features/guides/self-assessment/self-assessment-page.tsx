import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { findByName } from '#app/lib/french/fold-text.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { useDraft } from '#app/lib/kept/kept-store.ts'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import { TabPanel, Tabs } from '#app/ui/tabs.tsx'
import { TermScope } from '#app/ui/terms/term-scope.tsx'
import { CATEGORIES, type Category } from '#content/guides/self-assessment/types.ts'
import { SELF_ASSESSMENT_CARDS, SELF_ASSESSMENT_GUIDE } from '#content/guides/self-assessment.ts'
import { guideWords } from '#content/pages/guides.ts'
import { GuidePage, VisibilityNote } from '../frame/guide-page.tsx'
import { useCategoryFromHash } from '../frame/use-category-from-hash.ts'
import { reflectionsQuery, smallStepQuery } from '../queries.ts'
import { ReflectionCard } from './reflection-card.tsx'
import { countRounds, roundsByCard } from './rounds.ts'
import { SmallStepCard } from './small-step-card.tsx'
import { type StepFields, stepDrafts } from './step-form.tsx'

const TABS = CATEGORIES.map((category) => ({ value: category, label: category }))
/** By category, its cards and their texts; the cards whose first tag it is come before those that only mention it. */
const CONTENTS = new Map(
  CATEGORIES.map((category) => {
    const own = SELF_ASSESSMENT_CARDS.filter(({ tag }) => tag[0] === category)
    const mentioning = SELF_ASSESSMENT_CARDS.filter(({ tag }) => tag[0] !== category && tag.includes(category))
    const cards = [...own, ...mentioning]
    return [category, { cards, texts: [...SELF_ASSESSMENT_GUIDE.essentials, ...cards.map(({ answer }) => answer)] }]
  }),
)
const NO_CONTENT = { cards: [], texts: SELF_ASSESSMENT_GUIDE.essentials }

export function SelfAssessmentPage({
  selectedCategory,
  owner,
}: {
  selectedCategory: string | undefined
  /** Owner of the answers, a daycare and a person; null: they cannot be saved. */
  owner: string | null
}) {
  const category: Category = findByName(CATEGORIES, (one) => one, selectedCategory) ?? CATEGORIES[0]
  const { cards, texts } = CONTENTS.get(category) ?? NO_CONTENT
  const { data: reflections } = useSuspenseQuery(reflectionsQuery())
  const { data: step } = useSuspenseQuery(smallStepQuery())
  const [draft, setDraft] = useDraft(stepDrafts, owner, 'own')
  const writeDraft = (fields: StepFields | null) =>
    setDraft(fields && { ...fields, seen: step?.updatedAt.getTime() ?? null })
  const [hasAnswers, setHasAnswers] = useState(false)
  const rounds = roundsByCard(reflections)
  const { answered, changed } = countRounds(
    rounds,
    cards.map(({ id }) => id),
  )
  const navigate = useNavigate()
  const show = (selected: string, hash?: string) =>
    navigate({
      to: '/self-assessment',
      search: { selectedCategory: selected },
      replace: true,
      resetScroll: false,
      ...(hash && { hash }),
    })
  useCategoryFromHash((id) => SELF_ASSESSMENT_CARDS.find((card) => card.id === id)?.tag[0], category, show)
  return (
    <TermScope texts={texts}>
      <div className="group/print" data-answers={hasAnswers || undefined}>
        <GuidePage
          guide={SELF_ASSESSMENT_GUIDE}
          printLayout={hasAnswers ? 'small' : 'upright'}
          action={
            <div className="flex flex-col items-end gap-1">
              <PrintButton />
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="box"
                  checked={hasAnswers}
                  onChange={(event) => setHasAnswers(event.target.checked)}
                />
                Avec les réponses
              </label>
            </div>
          }
          above={
            <>
              <div className="mb-6 print:mb-1">
                <VisibilityNote>{guideWords.reflectionPrivate}</VisibilityNote>
              </div>
              <SmallStepCard step={step} draft={draft} onDraft={writeDraft} owner={owner} />
              <Tabs
                id="self-assessment"
                label="Catégories"
                tabs={TABS}
                value={category}
                onValueChange={(one) => show(one)}
              />
            </>
          }
        >
          <TabPanel id="self-assessment" value={category} className="mt-6 max-w-4xl print:mt-0">
            <h2 className="text-2xl">{category}</h2>
            <p className="mt-1 mb-5 text-ink-2 print:mt-0 print:mb-1">
              {plural(cards.length, 'carte')}
              {answered > 0 && `, ${plural(answered, 'regardée', 'regardées')}`}
              {changed > 0 && `, ${plural(changed, 'a bougé', 'ont bougé')} depuis la dernière fois`}.
            </p>
            <div className="flex flex-col gap-5 print:block print:columns-2">
              {cards.map((card) => (
                <ReflectionCard
                  key={card.id}
                  card={card}
                  rounds={rounds.get(card.id)}
                  owner={owner}
                  onStep={({ id, step: text }) => writeDraft({ cardId: id, text, dueOn: null })}
                />
              ))}
            </div>
          </TabPanel>
        </GuidePage>
      </div>
    </TermScope>
  )
}
