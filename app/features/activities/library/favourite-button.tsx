import Star from 'lucide-react/icons/star'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { useFavourite } from '../marks/queries.ts'

/** The star of a card: on or off at once. */
export function FavouriteButton({
  activityId,
  title,
  pressed,
}: {
  activityId: string
  title: string
  pressed: boolean
}) {
  const { mutate } = useFavourite(activityId)
  return <IconButton icon={Star} label={`Favori\u00A0: ${title}`} pressed={pressed} onClick={() => mutate(!pressed)} />
}
