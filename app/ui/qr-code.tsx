import { clsx } from 'clsx'
import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string; className?: string }

/** Drawn in the browser: a link may be a secret, and is sent to no service. Dark on white in both themes, for scanners. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('w-full max-w-64 rounded-md border border-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
