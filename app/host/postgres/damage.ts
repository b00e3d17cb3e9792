import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, machineFailure } from '../failure.ts'

/** Without them there is no server, or one that lets nobody in. They are never empty. */
const NEEDED = [
  'credentials.json',
  'data/PG_VERSION',
  'data/global/pg_control',
  'data/postgresql.conf',
  'data/pg_hba.conf',
] as const

/** What to do about a cluster that cannot be used. */
export function damaged(home: string, what: string): Failure {
  return new Failure(
    `La base de données de ${home} est abîmée\u00A0: ${what}.\n` +
      'Remettez une sauvegarde\u00A0: npm run restore -- sauvegarde.tar.gz (les données présentes seront gardées à côté).\n' +
      'S’il n’y a rien à garder, renommez ce dossier\u00A0: le prochain démarrage en crée un neuf.',
  )
}

/** Throws {@link Failure} when a file that every cluster has is missing or empty. */
export function checkFiles(home: string): void {
  for (const name of NEEDED) {
    const size = statSync(join(home, name), { throwIfNoEntry: false })?.size
    if (!size) throw damaged(home, `le fichier ${name} ${size === 0 ? 'est vide' : 'manque'}`)
  }
}

/** What is worth another try: another server of this cluster has not quite gone. */
const PASSING = /lock file "[^"\n]*" already exists|pre-existing shared memory|already running|Address already in use/

const lastLines = (said: string): string => said.split('\n').slice(-5).join('\n')

/**
 * The sentence for a server that ended by itself.
 * @param said what it wrote; one that was killed had no time to.
 * @returns undefined when that passes.
 */
export function startFailure(home: string, said: string): Failure | undefined {
  if (!said || PASSING.test(said)) return undefined
  return machineFailure(new Error(said)) ?? damaged(home, `Postgres ne démarre pas, et dit\n${lastLines(said)}\n`)
}

/** The sentence for a server that neither answers nor ends. */
export function unanswered(home: string, said: string): Failure {
  const words = said && `Voici ce qu’elle dit\u00A0:\n${lastLines(said)}`
  return new Failure(`La base de données de ${home} ne répond pas. Attendez une minute, puis relancez.\n${words}`)
}
