import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findByName } from '#app/lib/french/fold-text.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { useDraft } from '#app/lib/kept/kept-store.ts'
import { ToggleChip } from '#app/ui/chips.tsx'
import { TabPanel, Tabs } from '#app/ui/tabs.tsx'
import { TermScope } from '#app/ui/terms/term-scope.tsx'
import { CATEGORIES, TABS } from '#content/guides/self-assessment/types.ts'
import { KNOWLEDGE_CARDS, PRACTICE_CARDS, SELF_ASSESSMENT_GUIDE } from '#content/guides/self-assessment.ts'
import { guideWords } from '#content/pages/guides.ts'
import { GuidePage, useCategoryFromHash, VisibilityNote } from '../frame/guide-page.tsx'
import { versionOf } from '../notes/versioned-outbox.ts'
import { reflectionsQuery } from '../queries.ts'
import { Curves } from './curves.tsx'
import { KnowledgeCardView } from './knowledge-card.tsx'
import { OwnAnswers } from './own-answers.tsx'
import { PracticeCardView } from './practice-card.tsx'
import { useAnswers, useSmallStep } from './queries.ts'
import { countRounds, NO_ROUNDS, roundsByCard } from './rounds.ts'
import { SmallStepCard } from './small-step-card.tsx'
import { type StepFields, stepDrafts } from './step-form.tsx'

const ALL_CARDS = [...PRACTICE_CARDS, ...KNOWLEDGE_CARDS]
const KNOWN_IDS: ReadonlySet<string> = new Set(ALL_CARDS.map(({ id }) => id))
const TAB_ITEMS = TABS.map((tab) => ({ value: tab, label: tab }))
const TAGS = CATEGORIES.slice(TABS.length)

/** Past the gestures, which are many. */
const JUMPS = [
  ['questions', 'Aux questions à retourner'],
  ['au-fil-des-mois', 'À mes réponses au fil des mois'],
] as const

type Tagged = { tag: readonly string[] }

/** The cards of a tab, those that belong there before those that only mention it. */
function cardsOf<Card extends Tagged>(cards: readonly Card[], tab: string, tag: string | undefined): Card[] {
  const shown = cards.filter((card) => card.tag.includes(tab) && (!tag || card.tag.includes(tag)))
  return [...shown.filter((card) => card.tag[0] === tab), ...shown.filter((card) => card.tag[0] !== tab)]
}

const contentKey = (tab: string, tag: string | undefined) => `${tab}/${tag ?? ''}`

/** By tab and tag, the cards and the texts whose terms may be opened. */
const CONTENTS = new Map(
  TABS.flatMap((tab) =>
    [undefined, ...TAGS].map((tag) => {
      const questions = cardsOf(KNOWLEDGE_CARDS, tab, tag)
      const texts = [...SELF_ASSESSMENT_GUIDE.essentials, ...questions.map(({ answer }) => answer)]
      return [contentKey(tab, tag), { gestures: cardsOf(PRACTICE_CARDS, tab, tag), questions, texts }]
    }),
  ),
)
const NO_CONTENT = { gestures: [], questions: [], texts: SELF_ASSESSMENT_GUIDE.essentials }

type SelfAssessmentPageProps = {
  /** Names as in the address: the tab, and the tag inside it. */
  selectedCategory?: string | undefined
  selectedTag?: string | undefined
  /** Owner of the answers, a daycare and a person; null: they cannot be saved. */
  owner: string | null
}

export function SelfAssessmentPage({ selectedCategory, selectedTag, owner }: SelfAssessmentPageProps) {
  const tab = findByName(TABS, (one) => one, selectedCategory) ?? TABS[0]
  const tag = findByName(TAGS, (one) => one, selectedTag)
  const { gestures, questions, texts } = CONTENTS.get(contentKey(tab, tag)) ?? NO_CONTENT
  const { data: stored, dataUpdatedAt } = useSuspenseQuery(reflectionsQuery())
  const saves = useAnswers(stored, owner)
  const saving = useSmallStep(owner)
  const [draft, setDraft] = useDraft(stepDrafts, owner, 'own')
  const writeDraft = (fields: StepFields | null) => setDraft(fields && { ...fields, seen: versionOf(saving.stored) })
  const rounds = roundsByCard(saves.answers, useNow(dataUpdatedAt))
  const { answered, changed } = countRounds(
    rounds,
    gestures.map(({ id }) => id),
  )
  const navigate = useNavigate()
  const show = (search: { selectedCategory: string; selectedTag?: string | undefined }, hash?: string) =>
    navigate({ to: '/self-assessment', search, replace: true, resetScroll: false, ...(hash && { hash }) })
  useCategoryFromHash(
    (id) => ALL_CARDS.find((card) => card.id === id)?.tag[0],
    tab,
    (selected, id) => show({ selectedCategory: selected }, id),
  )
  const withdrawn = saves.answers.filter(({ cardId }) => !KNOWN_IDS.has(cardId))
  return (
    <TermScope texts={texts}>
      <GuidePage
        guide={SELF_ASSESSMENT_GUIDE}
        printLayout="small"
        above={
          <>
            <div className="mb-6 print:mb-1">
              <VisibilityNote>{guideWords.reflectionPrivate}</VisibilityNote>
            </div>
            <SmallStepCard saving={saving} draft={draft} onDraft={writeDraft} owner={owner} />
            <Tabs
              id="self-assessment"
              label="Catégories"
              tabs={TAB_ITEMS}
              value={tab}
              onValueChange={(selected) => show({ selectedCategory: selected, selectedTag: tag })}
            />
          </>
        }
      >
        <TabPanel id="self-assessment" value={tab} className="mt-6 max-w-4xl print:mt-0">
          <div role="group" aria-label="Étiquettes" className="no-print mb-5 flex flex-wrap gap-2">
            {TAGS.map((one) => (
              <ToggleChip
                key={one}
                pressed={one === tag}
                onPressedChange={(isOn) => show({ selectedCategory: tab, ...(isOn && { selectedTag: one }) })}
              >
                {one}
              </ToggleChip>
            ))}
          </div>
          <p className="no-print mb-5 flex flex-wrap gap-x-5 text-sm">
            {JUMPS.map(([id, label]) => (
              <a key={id} href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            ))}
          </p>
          <h2 className="text-2xl print:text-base">Des gestes à regarder</h2>
          <p role="status" className="mt-1 mb-5 text-ink-2 print:mb-1">
            {plural(gestures.length, 'geste')}
            {answered > 0 && `, ${plural(answered, 'regardé')}`}
            {changed > 0 && `, ${plural(changed, 'a bougé', 'ont bougé')} depuis la fois d’avant`}.
          </p>
          <div className="flex flex-col gap-5 print:block print:columns-2">
            {gestures.map((card) => (
              <PracticeCardView
                key={card.id}
                card={card}
                rounds={rounds.get(card.id) ?? NO_ROUNDS}
                saves={saves}
                owner={owner}
                onStep={({ id, step }) => writeDraft({ cardId: id, text: step, dueOn: null })}
              />
            ))}
          </div>
          <h2 id="questions" tabIndex={-1} className="mt-10 text-2xl print:mt-2 print:text-base">
            Des questions à retourner
          </h2>
          <p className="mt-1 mb-5 text-ink-2 print:mb-1">{`${plural(questions.length, 'question')}. Répondez pour vous-même, puis retournez la carte.`}</p>
          <div className="flex flex-col gap-5 print:block print:columns-2">
            {questions.map((card) => (
              <KnowledgeCardView key={card.id} card={card} former={rounds.get(card.id)?.all ?? []} />
            ))}
          </div>
        </TabPanel>
        <OwnAnswers title="Vos réponses à des cartes retirées" answers={withdrawn} />
        <Curves answers={saves.answers} />
      </GuidePage>
    </TermScope>
  )
}

/**
 * The time, for what changes by the week. At first that of the data, the same on the server and in the browser, and of an
 * old copy of the page that is read without connection.
 */
function useNow(dataUpdatedAt: number): number {
  const [openedAt, setOpenedAt] = useState(0)
  useEffect(() => setOpenedAt(Date.now()), [])
  return Math.max(openedAt, dataUpdatedAt)
}
