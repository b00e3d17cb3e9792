import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot, projectRoot } from './paths.ts'

/** Runs a script of this folder in a process of its own, which ends with this one. @returns whether it succeeded. */
export async function runScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(process.execPath, [fromRoot('app/host', name), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'close')
  process.off('exit', end)
  return code === 0
}
