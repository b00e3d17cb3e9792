import { useSuspenseQuery } from '@tanstack/react-query'
import { pictureAddress } from '#app/lib/constants.ts'
import { monthName } from '#app/lib/dates/dates.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { TextLink } from '#app/ui/button/button.tsx'
import { MONTH_PICTURES } from '#content/guides/pictures.ts'
import { monthIdeaQuery } from '../queries.ts'

/** An idea for outside, of this month of the yearly calendar. */
export function MonthIdeaCard() {
  const { data } = useSuspenseQuery(monthIdeaQuery())
  const { month, monthTitle, title, text } = data
  const name = monthName(month)
  const picture = MONTH_PICTURES[month]
  return (
    <section aria-labelledby="idee-du-mois" className="card flex overflow-hidden max-sm:flex-col">
      {picture && (
        <img
          src={pictureAddress(picture.sheet)}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          className="bg-sunken object-cover max-sm:aspect-[2/1] sm:w-48"
        />
      )}
      <div className="min-w-0 flex-1 p-5">
        <p className="text-ink-2 text-sm">{`Dehors, en ${name}`}</p>
        <h2 id="idee-du-mois" className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-2 text-sm">{text}</p>
        <TextLink to="/yearly-calendar" hash={foldText(name)} className="inline-flex min-h-11 items-center text-sm">
          {monthTitle}
        </TextLink>
      </div>
    </section>
  )
}
