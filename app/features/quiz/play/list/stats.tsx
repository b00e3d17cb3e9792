import type { ReactNode } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { percent, scoreInWords, statsInWords, topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { pictureAddress } from '#app/lib/constants.ts'
import { formatNumber, isSingular } from '#app/lib/french/grammar.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { StatLine } from '#app/ui/stat-line.tsx'
import { TOPIC_PICTURES } from '#content/pictures.ts'
import type { QuizStats } from '../schema.ts'
import { ProgressChart } from './progress-chart.tsx'

/** Says nothing that the label beside it does not. A topic of an imported question may have none. */
function TopicPicture({ topic }: { topic: string }) {
  const key = TOPIC_PICTURES[topic]
  return key && <ActivityImage picture={{ src: pictureAddress(key), alt: '' }} shape="row" isLazy />
}

/** The person's own results, overall and by topic; no comparison with anybody else. */
export function Stats({ program, stats, seenLink }: { program: Program; stats: QuizStats; seenLink?: ReactNode }) {
  const { answered, right, topics, progress } = stats
  const labelledTopics = topics
    .map((topic) => ({ ...topic, label: topicLabel(program, topic.topic) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
  return (
    <section aria-labelledby="mes-resultats">
      <h2 id="mes-resultats" className="text-2xl">
        Mes résultats
      </h2>
      <p className="measure mt-1.5 text-ink-2">
        {statsInWords(answered, right)} Ces résultats ne sont visibles que par vous et par votre gestionnaire.
      </p>
      {seenLink && <p className="mt-1">{seenLink}</p>}
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <div className="card flex flex-col gap-5 p-5 sm:p-6">
          <div className="flex flex-wrap gap-x-10 gap-y-4">
            <StatLine
              value={formatNumber(answered)}
              label={isSingular(answered) ? 'réponse donnée' : 'réponses données'}
            />
            <StatLine value={percent(right, answered)} label="de bonnes réponses" />
          </div>
          {progress.length > 1 ? (
            <ProgressChart progress={progress} />
          ) : (
            <p className="text-ink-2 text-sm">Votre progression s’affichera ici dès votre deuxième quiz terminé.</p>
          )}
        </div>
        <div className="card p-5 sm:p-6">
          <h3 className="font-semibold">Par sujet</h3>
          <ul className="mt-3 flex flex-col gap-4">
            {labelledTopics.map(({ topic, label, ...count }) => (
              <li key={topic} className="flex items-center gap-4">
                <TopicPicture topic={topic} />
                <div className="min-w-0 grow">
                  <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                    <span className="font-medium">{label}</span>
                    <span className="text-ink-2">{scoreInWords(count.right, count.answered)}</span>
                  </p>
                  <ProgressBar ratio={count.right / count.answered} className="mt-1.5 text-primary" />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
