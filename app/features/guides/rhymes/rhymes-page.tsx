import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { FilterSelect } from '#app/ui/form/select.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import { RHYME_MOMENTS, type Rhyme } from '#content/guides/rhymes/types.ts'
import { RHYMES_GUIDE } from '#content/guides/rhymes.ts'
import { THEMES } from '#content/reference.ts'
import { AGE_OPTIONS } from '../frame/guide-filters.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { EntryPage, GuidePage, useFocusOnTitle } from '../frame/guide-page.tsx'
import { RhymeText, rhymeFacts } from './rhyme-text.tsx'
import {
  chosenRhymes,
  findRhyme,
  nextRhyme,
  RHYME_MOMENT_KEYS,
  type RhymesSearch,
  readRhymeFilters,
  rhymesByMoment,
  sheetRhymes,
} from './rhymes.ts'

const MOMENT_OPTIONS = RHYME_MOMENT_KEYS.map((value) => ({ value, label: RHYME_MOMENTS[value] }))
const THEME_OPTIONS = THEMES.map(({ key, name }) => ({ value: key, label: name }))

/** The guide « Comptines et chansons »: all of them, or the one of the address in big letters. */
export function RhymesPage({ search }: { search: RhymesSearch }) {
  const rhyme = findRhyme(search.selectedRhyme)
  useFocusOnTitle(rhyme?.id)
  return rhyme ? <OneRhyme rhyme={rhyme} search={search} /> : <AllRhymes search={search} />
}

/** To read at arm's length, with the group around. */
function OneRhyme({ rhyme, search }: { rhyme: Rhyme; search: RhymesSearch }) {
  const { title, play, beat } = rhyme
  const next = nextRhyme(rhyme, chosenRhymes(search.chosen))
  return (
    <EntryPage guide={RHYMES_GUIDE} to="/rhymes" title={title} lead={play}>
      <p className="mb-5 text-ink-2 text-sm print:mb-2">{rhymeFacts(rhyme)}</p>
      <RhymeText rhyme={rhyme} isLarge />
      {beat && <p className="measure mt-5 border-line border-l-2 pl-3 text-ink-2">{beat}</p>}
      {next && (
        <p className="no-print mt-6">
          <Link
            to="/rhymes"
            search={{ ...search, selectedRhyme: next.id }}
            className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
          >
            Ensuite{'\u00A0'}: {next.title}
          </Link>
        </p>
      )}
    </EntryPage>
  )
}

function AllRhymes({ search }: { search: RhymesSearch }) {
  const filters = readRhymeFilters(search)
  const groups = rhymesByMoment(filters)
  const sheets = sheetRhymes(filters)
  const count = groups.reduce((sum, [, rhymes]) => sum + rhymes.length, 0)
  const chosen = chosenRhymes(search.chosen)
  const navigate = useNavigate()
  const change = (part: RhymesSearch) =>
    navigate({ to: '/rhymes', search: { ...search, ...part }, replace: true, resetScroll: false })
  const [typed, setTyped] = useDebouncedFilter(filters.text, (q) => void change({ q: q.trim() || undefined }))
  const showAll = () =>
    change({ selectedAge: undefined, selectedMoment: undefined, selectedTheme: undefined, q: undefined })
  const choose = (rhyme: Rhyme, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== rhyme)
    const ids = (isChosen ? [...others, rhyme] : others).map(({ id }) => id)
    return change({ chosen: ids.join('.') || undefined })
  }
  const isPrinted = (rhyme: Rhyme) => chosen.length === 0 || chosen.includes(rhyme)
  const shown = new Set(groups.flatMap(([, rhymes]) => rhymes))
  return (
    <GuidePage
      guide={RHYMES_GUIDE}
      printLayout={chosen.length > 0 ? 'upright' : undefined}
      action={
        <PrintButton>
          {chosen.length > 0 ? `Imprimer ${plural(chosen.length, 'texte choisi', 'textes choisis')}` : 'Imprimer'}
        </PrintButton>
      }
      above={
        <div role="search" className="no-print mb-8 flex flex-wrap items-end gap-x-5 gap-y-3">
          <SearchField
            label="Chercher une comptine"
            placeholder="Botte, pluie, savon…"
            maxLength={100}
            className="min-w-64 flex-1 basis-full"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FilterSelect
            label="Âge"
            placeholder="Tous les âges"
            options={AGE_OPTIONS}
            value={filters.age}
            onFilter={(selectedAge) => change({ selectedAge })}
          />
          <FilterSelect
            label="Moment"
            placeholder="Tous"
            options={MOMENT_OPTIONS}
            value={filters.moment}
            onFilter={(selectedMoment) => change({ selectedMoment })}
          />
          <FilterSelect
            label="Thème"
            placeholder="Tous"
            options={THEME_OPTIONS}
            value={filters.theme}
            onFilter={(selectedTheme) => change({ selectedTheme })}
          />
          <p role="status" className="basis-full text-ink-2 text-sm sm:basis-auto sm:pb-3">
            {plural(count, 'comptine ou chanson', 'comptines et chansons')}
          </p>
          {chosen.length > 0 && <Button onClick={() => change({ chosen: undefined })}>Vider le choix</Button>}
        </div>
      }
    >
      {count === 0 && (
        <EmptyState
          picture="search"
          title="Aucune comptine ne va avec tout cela."
          action={<Button onClick={showAll}>Voir toutes les comptines</Button>}
        >
          {sheets.length > 0
            ? 'Regardez plus bas : des fiches d’activités ont la leur.'
            : 'Essayez un autre mot, ou un filtre de moins.'}
        </EmptyState>
      )}
      {groups.map(([moment, rhymes]) => (
        <section
          key={moment}
          aria-labelledby={moment}
          className={clsx('mb-8 print:mb-3', !rhymes.some(isPrinted) && 'print:hidden')}
        >
          <h2
            id={moment}
            className={clsx('mb-3 text-2xl print:mb-1 print:text-base', chosen.length > 0 && 'print:hidden')}
          >
            {RHYME_MOMENTS[moment]}
          </h2>
          <div className="grid items-start gap-5 xl:grid-cols-2 print:block">
            {rhymes.map((rhyme) => (
              <RhymeCard
                key={rhyme.id}
                rhyme={rhyme}
                search={search}
                isChosen={chosen.includes(rhyme)}
                isPrinted={isPrinted(rhyme)}
                onChoose={(isChosen) => void choose(rhyme, isChosen)}
              />
            ))}
          </div>
        </section>
      ))}
      {/* What was chosen under other filters prints too. */}
      <div className="print-only">
        {chosen
          .filter((rhyme) => !shown.has(rhyme))
          .map((rhyme) => (
            <section key={rhyme.id} aria-label={rhyme.title} className="mb-3 break-inside-avoid">
              <h3>{rhyme.title}</h3>
              <RhymeText rhyme={rhyme} />
            </section>
          ))}
      </div>
      {sheets.length > 0 && (
        <section aria-labelledby="fiches" className="no-print mt-8 mb-8">
          <h2 id="fiches" className="text-2xl">
            Dans les fiches d’activités
          </h2>
          <p className="measure mb-3 text-ink-2">
            Chacune de ces fiches porte une comptine à elle, avec le jeu autour.
          </p>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {sheets.map(({ sheet, activityId, title, begins }) => (
              <li key={sheet}>
                <Link
                  to="/activities/$activityId"
                  params={{ activityId }}
                  preload={false}
                  className="flex h-full flex-col rounded-lg border border-line bg-surface px-5 py-4 hover:border-primary hover:bg-primary-soft"
                >
                  <span className="font-display font-semibold text-lg leading-snug">{title}</span>
                  <span className="mt-1 text-ink-2 text-sm">{`«\u00A0${begins}\u00A0»`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </GuidePage>
  )
}

function RhymeCard({
  rhyme,
  search,
  isChosen,
  isPrinted,
  onChoose,
}: {
  rhyme: Rhyme
  search: RhymesSearch
  isChosen: boolean
  isPrinted: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { id, title, play, beat } = rhyme
  const name = <span className="sr-only">{`\u00A0: ${title}`}</span>
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        'break-inside-avoid rounded-lg border bg-surface p-5 print:border-0 print:p-0 print:py-2',
        isChosen ? 'border-primary' : 'border-line',
        !isPrinted && 'print:hidden',
      )}
    >
      <GuideHeading id={id} level={3} name={title} />
      <p className="mb-3 text-ink-2 text-sm print:mb-1">{rhymeFacts(rhyme)}</p>
      <RhymeText rhyme={rhyme} />
      <p className="measure mt-3 border-line border-l-2 pl-3 text-ink-2 text-sm print:mt-1">
        {[play, beat].filter(Boolean).join(' ')}
      </p>
      <p className="no-print mt-3 flex flex-wrap items-center gap-x-5">
        <Link
          to="/rhymes"
          search={{ ...search, selectedRhyme: id }}
          className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
        >
          Lire en grand
          {name}
        </Link>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="box"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span>
            À imprimer
            {name}
          </span>
        </label>
      </p>
    </article>
  )
}
