import { TextLink } from '#app/ui/button/button.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import {
  WEATHER_COMPARE,
  WEATHER_LEAD,
  WEATHER_POLICY,
  WEATHER_SHEETS,
  WEATHER_TITLE,
  type WeatherSheet,
} from '#content/guides/backpack/weather.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'

const HEADING = 'soleil-froid-insectes'

/** In reading order, for the terms that open at their first use. */
export const WEATHER_TEXTS: readonly string[] = WEATHER_SHEETS.flatMap(({ published, before, outside, goIn }) => [
  published,
  ...before,
  ...outside,
  goIn,
])

/** Sun, heat, cold, smoke, insects and ticks: a sheet for each, in the section on the weather. */
export function WeatherSheets({ isMember }: { /** Of a daycare, whose policy she reads. */ isMember: boolean }) {
  return (
    <section aria-labelledby={HEADING} className="mt-10 print:mt-4 print:break-before-page">
      <GuideHeading id={HEADING} level={2} name={WEATHER_TITLE} />
      <p className="measure mt-1 mb-3 text-lg">
        {WEATHER_LEAD} <strong className="font-semibold">{WEATHER_POLICY}</strong>
      </p>
      {isMember && (
        <p className="no-print mb-4">
          <TextLink to="/weather">{WEATHER_COMPARE}</TextLink>
        </p>
      )}
      <nav aria-label={WEATHER_TITLE} className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {WEATHER_SHEETS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="choice-button">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid items-start gap-4 xl:grid-cols-2 print:block">
        {WEATHER_SHEETS.map((sheet) => (
          <Sheet key={sheet.id} sheet={sheet} />
        ))}
      </div>
    </section>
  )
}

function Sheet({ sheet: { id, title, published, before, outside, goIn } }: { sheet: WeatherSheet }) {
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2"
    >
      <GuideHeading id={id} level={3} name={title} />
      <div className="mt-1 rounded-md bg-sunken px-4 py-3 print:p-0">
        <p>
          <strong className="font-semibold">Ce qui est publié.</strong> <TermText text={published} />
        </p>
        <p className="mt-1 font-semibold text-primary-ink">{WEATHER_POLICY}</p>
      </div>
      <Lines title="Avant de sortir" lines={before} />
      <Lines title="Dehors, et au retour" lines={outside} />
      <h4 className="mt-3 font-semibold text-danger-ink">On arrête, on appelle</h4>
      <p>
        <TermText text={goIn} />
      </p>
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h4 className="mt-3 font-semibold">{title}</h4>
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-primary">
        {lines.map((line) => (
          <li key={line}>
            <TermText text={line} />
          </li>
        ))}
      </ul>
    </>
  )
}
