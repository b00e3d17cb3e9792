import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot, projectRoot } from './paths.ts'

/** Runs a script of app/host in a child process, which is killed if this one exits. @returns whether it succeeded. */
export async function runScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(process.execPath, [fromRoot('app/host', name), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const killChild = () => void child.kill()
  process.once('exit', killChild)
  const [code] = await once(child, 'close')
  process.off('exit', killChild)
  return code === 0
}
