import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectRoot } from './tools.ts'

export type Browser = {
  executablePath: string
  args: string[]
  /** Where it comes from, in French, for the terminal. */
  origin: string
}

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'))
  return [...folders.flatMap((folder) => PROGRAMS.map((name) => join(folder, name))), MAC_PROGRAM].find(isExecutable)
}

/**
 * Replaces the fontconfig file of the package, which refers to the shared temporary folder. Without any font, the lines of a
 * page have no height, and some pages crash.
 */
function writeFontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const tags = [
    `<dir>${folder}/fonts</dir>`,
    '<dir>/usr/share/fonts</dir>',
    `<cachedir>${folder}/fonts-cache</cachedir>`,
  ]
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${tags.join('')}</fontconfig>`,
  )
  return file
}

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium`, with its libraries: it unpacks these only on AWS Lambda,
 * hence the environment variables. It goes into the folder of the project, because files in the shared temporary folder
 * could belong to another user; an interrupted unpacking is started again.
 */
async function unpackPackaged(): Promise<Browser> {
  const folder = join(projectRoot, '.data/tests/chromium')
  const complete = join(folder, 'complete')
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  process.env.TMPDIR = folder
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium')
    const executablePath = await sparticuz.executablePath()
    process.env.FONTCONFIG_FILE = writeFontSettings(folder)
    writeFileSync(complete, '')
    return {
      executablePath,
      args: ['--font-render-hinting=none'],
      origin: 'celui du paquet npm @sparticuz/chromium',
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const canRun = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/**
 * The browser of the tests: the one of `CHROMIUM_PATH`; else, on Linux, the packaged one, which is the same everywhere and
 * faster, being headless only; else an installed one, or the one of Playwright. Rejects when there is none.
 */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH n’est pas un programme : ${chosen}`)
    return { executablePath: chosen, args: [], origin: `celui de CHROMIUM_PATH, ${chosen}` }
  }
  const packaged = process.platform === 'linux' ? await unpackPackaged().catch(() => null) : null
  if (packaged && canRun(packaged.executablePath)) return packaged
  const found = findInstalled()
  if (found) return { executablePath: found, args: [], origin: `celui de la machine, ${found}` }
  const playwrightPath = chromium.executablePath()
  if (playwrightPath && existsSync(playwrightPath))
    return { executablePath: playwrightPath, args: [], origin: `celui de Playwright, ${playwrightPath}` }
  throw new Error('Aucun Chromium. Installez-en un, ou donnez son chemin dans CHROMIUM_PATH.')
}
