import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, systemFailure } from '../failure.ts'

/** Without one of them Postgres does not start, or accepts no connection. They are never empty. */
const REQUIRED_FILES = [
  'credentials.json',
  'data/PG_VERSION',
  'data/global/pg_control',
  'data/postgresql.conf',
  'data/pg_hba.conf',
] as const

/** The sentence for a cluster that cannot be used: what is wrong, and what to do. */
export function damageFailure(home: string, damage: string): Failure {
  return new Failure(
    `La base de données de ${home} est abîmée\u00A0: ${damage}.\n` +
      'Remettez une sauvegarde\u00A0: npm run restore -- sauvegarde.tar.gz (les données présentes seront gardées à côté).\n' +
      'S’il n’y a rien à garder, renommez ce dossier\u00A0: le prochain démarrage en crée un neuf.',
  )
}

/** Throws {@link Failure} when a file that every cluster has is missing or empty. */
export function checkRequiredFiles(home: string): void {
  for (const name of REQUIRED_FILES) {
    const size = statSync(join(home, name), { throwIfNoEntry: false })?.size
    if (!size) throw damageFailure(home, `le fichier ${name} ${size === 0 ? 'est vide' : 'manque'}`)
  }
}

/** Worth a retry: another server of this cluster is just stopping. */
const TRANSIENT = /lock file "[^"\n]*" already exists|pre-existing shared memory|already running|Address already in use/

const lastLines = (output: string): string => output.split('\n').slice(-5).join('\n')

/**
 * The sentence for a server that ended by itself.
 * @param output what it wrote to its log; empty for one that was killed.
 * @returns undefined when a retry may succeed.
 */
export function startFailure(home: string, output: string): Failure | undefined {
  if (!output || TRANSIENT.test(output)) return undefined
  return (
    systemFailure(new Error(output)) ?? damageFailure(home, `Postgres ne démarre pas, et dit\n${lastLines(output)}\n`)
  )
}

/** The sentence for a server that runs without answering. */
export function unreachableFailure(home: string, output: string): Failure {
  const details = output && `Voici ce qu’elle dit\u00A0:\n${lastLines(output)}`
  return new Failure(`La base de données de ${home} ne répond pas. Attendez une minute, puis relancez.\n${details}`)
}
