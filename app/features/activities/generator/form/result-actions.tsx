import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { activityMarksQuery, useFavourite } from '#app/features/activities/marks/queries.ts'
import { type PrintFormat, PrintSheet } from '#app/features/activities/sheet/print-sheet.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { libraryWords } from '#content/pages/library.ts'

const AddToWeek = lazyPart(() => import('../../week/add-to-week.tsx'), 'AddToWeek', { isOverlay: true })

type ResultActionsProps = {
  activity: { id: string; title: string }
  onFormatChange: (format: PrintFormat) => void
  onClose: () => void
}

/** What one does with a sheet that was just made, without opening it again: print it, plan it, star it. */
export function ResultActions({ activity, onFormatChange, onClose }: ResultActionsProps) {
  const [isPlanning, setPlanning] = useState(false)
  const { data: marks } = useQuery(activityMarksQuery(activity.id))
  const favourite = useFavourite()
  const isFavourite = marks?.isFavourite ?? false
  return (
    <div className="no-print flex flex-wrap gap-3">
      <PrintSheet onFormatChange={onFormatChange} />
      <Button icon={<Icon as="lucide-calendar-plus" />} onClick={() => setPlanning(true)}>
        {libraryWords.addToWeek}
      </Button>
      <IconButton
        bordered
        icon={isFavourite ? 'lucide-star-filled' : 'lucide-star'}
        label={isFavourite ? libraryWords.isFavourite : libraryWords.addFavourite}
        pressed={isFavourite}
        onClick={() => favourite.mutate({ activityId: activity.id, isFavourite: !isFavourite })}
      />
      <Link to="/activities/$activityId" params={{ activityId: activity.id }} className={buttonClass('secondary')}>
        Ouvrir la fiche
      </Link>
      <Button variant="quiet" onClick={onClose}>
        Fermer
      </Button>
      {isPlanning && <AddToWeek activity={activity} onClose={() => setPlanning(false)} />}
    </div>
  )
}
