import { Drawing, type DrawingProps } from './drawing.tsx'

/** A leaf on the ground: something came off. */
export function FallenLeaf({ className }: DrawingProps) {
  return <Drawing box="104 84" path={LEAF} className={className} />
}

const LEAF =
  'M14 66 L23.6 59.2 C49.3 67.8 76.5 46.3 82.4 17.2 C53 13.3 23.7 32 23.6 59.2 L65.9 28.9M37.2 49.4 l14.2 1.1M37.2 49.4 l3.5 -13.8M48.2 41.6 l14.2 1.1M48.2 41.6 l3.5 -13.8M59.1 33.8 l10 0.8M59.1 33.8 l2.5 -9.8M8 78 h26 M44 78 h10 M64 78 h34'
