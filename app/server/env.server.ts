import { readSettings, type Settings, SettingsError } from './settings.ts'

export type Env = Settings & { DATABASE_URL: string }

let parsed: Env | undefined

/** Settings of the running process, parsed once. The host puts DATABASE_URL there before the application is loaded. */
export function env(): Env {
  if (parsed) return parsed
  const settings = readSettings(process.env)
  if (!settings.DATABASE_URL) throw new SettingsError('Le réglage DATABASE_URL manque.')
  parsed = { ...settings, DATABASE_URL: settings.DATABASE_URL }
  return parsed
}
