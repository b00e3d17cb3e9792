import { existsSync } from 'node:fs'
import { checkBackupSettings, setUpBackups } from './backup/set-up.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { type Database, openDatabase } from './database.ts'
import { type Failure, printError, runCommand } from './failure.ts'
import { lockInstance } from './files/instance-lock.ts'
import { checkPort } from './http/listen-failure.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { prepareDatabase } from './prepare/prepare-database.ts'
import type { Host } from './serve/serve.ts'
import { onStopSignal } from './serve/shutdown.ts'
import { localAddress, welcome } from './serve/welcome.ts'
import { startWorkers } from './serve/workers.ts'

/** `npm start`: builds the application if needed, opens the database, serves until it is stopped. */
async function start(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const settings = loadSettings()
  if (!settings.DATABASE_URL) lockInstance(fromRoot(settings.BRINDILLE_DATA_DIR), localAddress(settings))
  checkBackupSettings(settings)
  await checkPort(settings)

  let host: Host | undefined
  let endBackups = async () => {}
  // A database without data has none to lose: its tables are made while the application is built. Any other is migrated
  // only once the new version is there to serve it.
  const isFirstStart = !settings.DATABASE_URL && !existsSync(fromRoot(settings.BRINDILLE_DATA_DIR, 'postgres'))
  const generating = ensurePrismaClient()
  const building = generating.then(ensureBuilt)
  const opening: Promise<Database> = openDatabase(settings, { supervise: true })
  const closeDatabase = async () => {
    const database = await opening.catch(() => undefined)
    await database?.stop()
  }
  const giveUp = async (failure: Failure) => {
    printError(failure)
    await closeDatabase()
    process.exit(1)
  }
  onStopSignal(async () => {
    console.log('Arrêt en cours…')
    const isClean = (await host?.drain()) ?? true
    await endBackups()
    await closeDatabase()
    return isClean ? 0 : 1
  })

  try {
    const preparing = Promise.all([opening, isFirstStart ? generating : building]).then(([database]) =>
      prepareDatabase(database, settings),
    )
    const [database, prepared] = await Promise.all([opening, preparing, building])
    // Any other is in the settings already, maybe as a file, which would then be given twice.
    if (database.isEmbedded) process.env.DATABASE_URL = database.url
    host = await startWorkers(settings, giveUp)
    endBackups = await setUpBackups(database, settings)
    console.log(welcome(settings, prepared))
  } catch (error) {
    printError(error)
    await closeDatabase()
    // Without waiting for the build, which may still be running.
    process.exit(1)
  }
}

// Compiled ahead of the first start too, by importing it.
if (import.meta.main) await runCommand(start)
