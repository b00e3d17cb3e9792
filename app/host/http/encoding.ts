export type Encoding = 'br' | 'gzip'

/** The best encoding that an `Accept-Encoding` header allows. Pure. */
export function chooseEncoding(accept: string | null): Encoding | undefined {
  if (!accept) return undefined
  const allowed = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) : 1]
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (allowed.get(name) ?? allowed.get('*') ?? 0) > 0)
}

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** Whether an answer gains from being compressed here. Event streams must not wait for a buffer. Pure. */
export function isCompressible(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding') || headers.has('content-range')) return false
  if (/no-transform/.test(headers.get('cache-control') ?? '')) return false
  return COMPRESSIBLE.test(headers.get('content-type') ?? '')
}
