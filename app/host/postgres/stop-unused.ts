import { existsSync } from 'node:fs'
import { stopIfUnused } from './embedded.ts'

// Run by the shell of `stopWhenKilled`. A data folder that has gone has no server any more.
const [dataFolder] = process.argv.slice(2)
if (dataFolder && existsSync(dataFolder)) await stopIfUnused(dataFolder)
