import { existsSync } from 'node:fs'
import { stopIfUnused } from './embedded.ts'

// Run by the shell that `stopWhenKilled` starts. The data folder may have been deleted meanwhile, as by a test.
const [dataFolder] = process.argv.slice(2)
if (dataFolder && existsSync(dataFolder)) await stopIfUnused(dataFolder)
