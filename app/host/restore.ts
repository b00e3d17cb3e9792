import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { plural } from '#app/lib/french/grammar.ts'
import type { Settings } from '#app/server/settings.ts'
import { parseMoment, preciseDateTime } from './backup/continuous/moment.ts'
import { restoreMoment } from './backup/continuous/restore-moment.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { Failure, runCommand } from './failure.ts'
import { lockInstance } from './files/instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'

async function restoreFile(argument: string, dataDir: string): Promise<string | undefined> {
  const file = resolve(process.env.INIT_CWD ?? '.', argument)
  if (!existsSync(file)) throw new Failure(`Le fichier ${file} n’existe pas.`)
  const previous = await restoreBackup(file, dataDir)
  console.log('La sauvegarde est restaurée et vérifiée.')
  return previous
}

async function restoreAt(at: string, dataDir: string, { BACKUP_DIR }: Settings): Promise<string | undefined> {
  const moment = parseMoment(at)
  if (!BACKUP_DIR) throw new Failure('Le réglage BACKUP_DIR manque\u00A0: il dit où sont les copies de chaque minute.')
  const { lastWrite, base, counts, previous, missing } = await restoreMoment(moment, fromRoot(BACKUP_DIR), dataDir)
  const asked = moment === 'latest' ? 'à son dernier état copié' : `au ${preciseDateTime(moment)}`
  const tables = Object.values(counts)
  const rows = tables.reduce((sum, count) => sum + count, 0)
  console.log(
    `La base est remise ${asked}. Sa dernière écriture est du ${preciseDateTime(lastWrite)} (heure de Montréal).\n` +
      `Elle est partie de ${base.file}; elle démarre, ses index sont vérifiés, et elle compte ${plural(rows, 'ligne')} dans ${plural(tables.length, 'table')}.`,
  )
  if (missing)
    console.log(`Le fichier ${missing} manque ou est abîmé\u00A0: ce qui a été copié après lui n’a pas pu servir.`)
  console.log(
    'Les fichiers du dossier de données qui ne sont pas dans la base (les courriels non envoyés) ne suivent pas minute par minute\u00A0: ' +
      `ceux qui sont là restent tels quels, ceux qui manquaient viennent de la sauvegarde du ${preciseDateTime(new Date(base.begun))}.`,
  )
  return previous
}

/**
 * `npm run restore -- FILE` or `-- --at=MOMENT`: replaces the embedded database by a backup, or by itself at another
 * moment. The application must be stopped.
 */
await runCommand(async () => {
  const settings = loadSettings()
  if (settings.DATABASE_URL)
    throw new Failure('La base est celle de DATABASE_URL\u00A0: restaurez-la avec les outils de ce serveur.')
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if ((values.at === undefined) === (file === undefined) || positionals.length > 1)
    throw new Failure(
      'Donnez le fichier à restaurer\u00A0: npm run restore -- sauvegarde.tar.gz\n' +
        'ou le moment à retrouver\u00A0: npm run restore -- --at="2026-11-27 14:05"',
    )
  const dataDir = fromRoot(settings.BRINDILLE_DATA_DIR)
  const lock = lockInstance(dataDir, 'restauration en cours')
  const previous = file ? await restoreFile(file, dataDir) : await restoreAt(values.at ?? '', dataDir, settings)
  lock.release()
  if (previous)
    console.log(
      `Les données d’avant sont gardées dans ${previous}\u00A0; supprimez ce dossier quand vous n’en avez plus besoin.`,
    )
})
