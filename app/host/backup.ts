import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from './backup/write-backup.ts'
import { Failure, runCommand } from './failure.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { startEmbedded } from './postgres/embedded.ts'

/** `npm run backup [-- FILE]`: backs everything up into one file, whether the application is running or not. */
await runCommand(async () => {
  const settings = loadSettings()
  if (settings.DATABASE_URL) {
    throw new Failure(
      'La base est celle de DATABASE_URL\u00A0: sa sauvegarde est l’affaire de ce serveur (pg_dump, pg_basebackup…).',
    )
  }
  const dataDir = fromRoot(settings.BRINDILLE_DATA_DIR)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const argument = process.argv[2]
  const file = argument
    ? resolve(process.env.INIT_CWD ?? '.', argument)
    : join(dataDir, 'backups', `brindille-${stamp}.tar.gz`)
  if (existsSync(file)) throw new Failure(`Le fichier ${file} existe déjà. Choisissez un autre nom.`)
  if (!existsSync(join(dataDir, 'postgres'))) throw new Failure(`Il n’y a rien à sauvegarder dans ${dataDir}.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const embedded = await startEmbedded({ dataDir })
  try {
    await writeBackup(embedded, dataDir, file)
  } finally {
    await embedded.stop()
  }
  console.log(`Sauvegarde écrite\u00A0: ${file} (${(statSync(file).size / 1e6).toFixed(1)} Mo).`)
  console.log(
    'Elle contient des renseignements personnels et les mots de passe de la base\u00A0: gardez-la en lieu sûr.',
  )
})
