import { pictureAddress } from '#app/lib/constants.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import type { GuidePicture as Picture } from '#content/guides/pictures.ts'

/** The picture of a passage of a guide; nothing where there is none. Not printed: guides are printed for their text. */
export function GuidePicture({ of, isLazy }: { of: Picture | undefined; isLazy?: boolean }) {
  if (!of) return null
  const picture = { src: pictureAddress(of.sheet), alt: of.alt }
  return <ActivityImage picture={picture} shape="guide" {...(isLazy && { isLazy })} />
}
