import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot, projectRoot } from './paths.ts'

/** Runs a script of this folder in a process of its own, on the same terminal. @returns whether it succeeded. */
export async function runScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(process.execPath, [fromRoot('app/host', name), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}
