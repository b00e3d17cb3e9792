import { useNavigate } from '@tanstack/react-router'
import { findByName } from '#app/lib/french/fold-text.ts'
import { TabPanel, Tabs } from '#app/ui/tabs.tsx'
import { TermScope, TermText } from '#app/ui/terms/term-scope.tsx'
import type { BackpackSection } from '#content/guides/backpack/types.ts'
import { BACKPACK_GUIDE, BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { BACKPACK_PICTURES } from '#content/guides/pictures.ts'
import { TEMPLATES_LEAD, TEMPLATES_TITLE } from '#content/guides/templates.ts'
import { Disclosure } from '../frame/disclosure.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { GuidePage, useCategoryFromHash } from '../frame/guide-page.tsx'
import { GuidePicture } from '../frame/guide-picture.tsx'
import { TemplateCards } from '../templates/templates-page.tsx'
import { PackingCard } from './packing-card.tsx'
import { WEATHER_TEXTS, WeatherSheets } from './weather-sheets.tsx'

const TABS = BACKPACK_SECTIONS.map(({ title }) => ({ value: title, label: title }))
const DISCLAIMER_KEYS = ['general', 'outdoors', 'health', 'independence'] as const

/** Title of the section of an anchor: its own, or that of a sheet on the weather. */
const categoryOf = (anchor: string) =>
  BACKPACK_SECTIONS.find(({ id, sheets }) => id === anchor || sheets?.some((sheet) => sheet.id === anchor))?.title

const TEXTS = new Map(
  BACKPACK_SECTIONS.map((section) => [
    section,
    [
      ...BACKPACK_GUIDE.essentials,
      section.intro,
      ...section.questionsToAsk.map(({ response }) => response),
      ...section.goodToKnow.map(({ explanation }) => explanation),
      ...(section.sheets ? WEATHER_TEXTS : []),
    ],
  ]),
)

/** The section of an address, by its title; the first one when the title is unknown. */
function sectionOf(selectedCategory: string | undefined): BackpackSection {
  const found = findByName(BACKPACK_SECTIONS, ({ title }) => title, selectedCategory) ?? BACKPACK_SECTIONS[0]
  if (!found) throw new Error('The backpack is empty')
  return found
}

export function BackpackPage({
  selectedCategory,
  owner,
  isMember,
}: {
  selectedCategory: string | undefined
  /** Owner of the packing list, a daycare and a person; null without a daycare. */
  owner: string | null
  /** Of a daycare, not a superadmin who looks at it. */
  isMember: boolean
}) {
  const section = sectionOf(selectedCategory)
  const navigate = useNavigate()
  const show = (title: string, hash?: string) =>
    navigate({
      to: '/alex/backpack',
      search: { selectedCategory: title },
      replace: true,
      resetScroll: false,
      ...(hash && { hash }),
    })
  useCategoryFromHash(categoryOf, section.title, show)
  return (
    <TermScope texts={TEXTS.get(section) ?? BACKPACK_GUIDE.essentials}>
      <GuidePage
        guide={BACKPACK_GUIDE}
        disclaimers={DISCLAIMER_KEYS}
        above={
          <Tabs
            id="backpack"
            label="Sections"
            tabs={TABS}
            value={section.title}
            onValueChange={(title) => show(title)}
          />
        }
      >
        <TabPanel id="backpack" value={section.title} className="mt-6">
          <GuideHeading id={section.id} level={2} name={section.title} />
          <p className="measure mt-1 mb-6 text-lg">
            <TermText text={section.intro} />
          </p>
          <GuidePicture of={BACKPACK_PICTURES[section.id]} />
          <div className="grid items-start gap-8 xl:grid-cols-2 print:block">
            <DisclosureGroup
              title="Des questions à se poser"
              id={`${section.id}-questions`}
              passages={section.questionsToAsk.map(({ question, response }) => [question, response])}
            />
            <DisclosureGroup
              title="Bon à savoir"
              id={`${section.id}-bon-a-savoir`}
              passages={section.goodToKnow.map(({ tip, explanation }) => [tip, explanation])}
            />
          </div>
          {section.sheets && <WeatherSheets isMember={isMember} />}
        </TabPanel>
        <section aria-labelledby="modeles" className="no-print mt-10">
          <h2 id="modeles" className="text-2xl">
            {TEMPLATES_TITLE}
          </h2>
          <p className="measure mt-1 mb-3 text-ink-2">{TEMPLATES_LEAD}</p>
          <TemplateCards />
        </section>
        <PackingCard owner={owner} />
      </GuidePage>
    </TermScope>
  )
}

type DisclosureGroupProps = { title: string; id: string; passages: (readonly [title: string, text: string])[] }

function DisclosureGroup({ title, id, passages }: DisclosureGroupProps) {
  return (
    <section aria-labelledby={id} className="print:mb-4">
      <h3 id={id} className="mb-2 font-display font-semibold text-xl print:text-base">
        {title}
      </h3>
      <div className="rounded-lg border border-line bg-surface print:border-0">
        {passages.map(([heading, text]) => (
          <Disclosure key={heading} title={heading} level={4}>
            <p className="measure">
              <TermText text={text} />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
