import { clsx } from 'clsx'

type ActivityImageProps = {
  picture: { src: string; alt: string }
  /** Loads once it comes near the screen: for what is below the fold. */
  isLazy?: boolean
  className?: string
}

/** The picture of an activity. Its size is known before it has loaded, so that nothing moves. */
export function ActivityImage({ picture: { src, alt }, isLazy = false, className }: ActivityImageProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      className={clsx('bg-sunken object-cover', className)}
    />
  )
}
