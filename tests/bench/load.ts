import { Agent, request } from 'node:http'

const CONNECTIONS = 8

/** Answers per second, and percentiles of the time of an answer in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number }

function requestOnce(url: URL, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answers ${response.statusCode}`))
      response.on('end', resolve)
      response.resume()
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Requests a URL over eight connections, without pause, for so many milliseconds. Rejects on any status but 200. */
export async function load(url: string, headers: Record<string, string>, milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const target = new URL(url)
  const times: number[] = []
  const end = performance.now() + milliseconds
  const runConnection = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await requestOnce(target, headers, agent)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, runConnection))
  agent.destroy()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: (times.length / milliseconds) * 1000, p50: percentile(0.5), p99: percentile(0.99) }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
