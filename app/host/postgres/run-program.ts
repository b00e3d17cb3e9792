import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { Failure, systemFailure } from '../failure.ts'
import type { Account } from './account.ts'

/** Environment of the programs of Postgres: without PG* variables, and with messages in English, which we match. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TMPDIR } = process.env
  return { PATH, SYSTEMROOT, TMPDIR, LC_ALL: 'C', LANG: 'C' }
}

function programFailure(file: string, end: string, output: string): Failure {
  const lines = output.trim().split('\n').slice(-5).join('\n')
  return (
    systemFailure(new Error(output)) ??
    new Failure(`Le programme ${basename(file)} de Postgres a échoué (${end}), et dit\n${lines}`)
  )
}

/** Runs a program of Postgres with `input` on stdin. Rejects with a Failure when it does not exit with 0. */
export function runProgram(file: string, args: string[], account: Account, cwd: string, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...account, cwd, env: postgresEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(programFailure(file, `${signal ?? code}`, output)),
    )
  })
}
