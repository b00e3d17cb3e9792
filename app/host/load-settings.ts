import { existsSync } from 'node:fs'
import { readSettings, type Settings } from '#app/server/settings.ts'
import { fromRoot } from './paths.ts'

/** Settings of a command: the environment, completed by the file `.env` of the project. Throws SettingsError. */
export function loadSettings(): Settings {
  const file = fromRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}
