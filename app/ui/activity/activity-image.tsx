import { clsx } from 'clsx'

/** How much of the picture is seen, and where: in a list or on a phone without the sky, never without who is below it; whole beside a title. */
const SHAPES = {
  /** Over the whole width of a card, up to its border. Children lie and crouch at the lower edge of the drawings. */
  card: 'card-picture',
  sheet: 'sheet-picture w-full rounded-lg md:row-span-2 md:aspect-4/3 md:w-72 xl:w-96',
  result: 'aspect-4/3 w-full max-w-md self-start rounded-lg md:w-72 print:hidden',
  /** Beside a text to read: nobody's head is cut. */
  guide: 'mb-5 aspect-[3/2] w-full max-w-md rounded-lg print:hidden',
  week: 'week-picture mb-2 aspect-[2/1] w-full max-w-48 rounded-md',
  /** From a tablet on: a phone shows the text. */
  field: 'my-6 mr-6 aspect-4/3 w-64 rounded-md max-sm:hidden',
  day: 'mb-2 aspect-4/3 w-full rounded-md max-sm:aspect-[2/1]',
  row: 'aspect-4/3 w-16 shrink-0 rounded-md',
} as const

type ActivityImageProps = {
  picture: { src: string; alt: string }
  shape: keyof typeof SHAPES
  /** Loads once it comes near the screen: for what is below the fold. */
  isLazy?: boolean
}

/** The picture of an activity. Its size is known before it has loaded, so that nothing moves. */
export function ActivityImage({ picture: { src, alt }, shape, isLazy = false }: ActivityImageProps) {
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      className={clsx('picture', SHAPES[shape])}
    />
  )
}
