import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const CONNECTIONS = 8

/**
 * Answers per second, percentiles of the time of an answer in milliseconds, and milliseconds of CPU that the server spends on
 * one, which depend less on what else the machine does; 0 where there is no /proc.
 */
export type Load = { perSecond: number; p50: number; p99: number; cpu: number }

/** Milliseconds of a tick of /proc: always a hundredth of a second. */
const TICK_MS = 10

/** Milliseconds of CPU, in user and system mode, that these processes have used so far. */
function cpuOf(pids: number[]): number {
  const files = pids.map((pid) => `/proc/${pid}/stat`).filter((file) => existsSync(file))
  // The name of the program, in brackets, may hold spaces.
  const fields = files.map((file) => readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [])
  return fields.reduce((sum, { 11: user, 12: system }) => sum + (Number(user) + Number(system)) * TICK_MS, 0)
}

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

/** What is requested, and the processes that answer. */
export type Target = { url: string; headers: Record<string, string>; pids: number[] }

/** Requests a URL over eight connections, without pause, for so many milliseconds. Rejects on any status but 200. */
export async function load({ url, headers, pids }: Target, milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const target = new URL(url)
  const times: number[] = []
  const cpuBefore = cpuOf(pids)
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
  return {
    perSecond: (times.length / milliseconds) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    cpu: (cpuOf(pids) - cpuBefore) / times.length,
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** A number as it is written in French. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('fr-CA', { maximumFractionDigits: digits, minimumFractionDigits: digits })
