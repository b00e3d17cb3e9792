import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from './backup/restore-backup.ts'
import { Failure, runCommand } from './failure.ts'
import { lockInstance } from './files/instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'

/** `npm run restore -- FILE`: replaces the embedded database by a backup. The application must be stopped. */
await runCommand(async () => {
  const settings = loadSettings()
  if (settings.DATABASE_URL)
    throw new Failure('La base est celle de DATABASE_URL\u00A0: restaurez-la avec les outils de ce serveur.')
  const argument = process.argv[2]
  if (!argument) throw new Failure('Donnez le fichier à restaurer\u00A0: npm run restore -- sauvegarde.tar.gz')
  const file = resolve(process.env.INIT_CWD ?? '.', argument)
  if (!existsSync(file)) throw new Failure(`Le fichier ${file} n’existe pas.`)
  const dataDir = fromRoot(settings.BRINDILLE_DATA_DIR)
  const lock = lockInstance(dataDir, 'restauration en cours')
  const previous = await restoreBackup(file, dataDir)
  lock.release()
  console.log('La sauvegarde est restaurée et vérifiée.')
  if (previous)
    console.log(
      `Les données d’avant sont gardées dans ${previous}\u00A0; supprimez ce dossier quand vous n’en avez plus besoin.`,
    )
})
