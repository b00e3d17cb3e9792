import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectRoot } from './tools.ts'

export type Browser = {
  executablePath: string
  args: string[]
  /** Where it comes from, in French. */
  origin: string
}

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'))
  return [...folders.flatMap((folder) => INSTALLED.map((name) => join(folder, name))), MAC].find(isExecutable)
}

/**
 * The settings that come with the package name the common temporary folder. Without any font, pages have lines of no
 * height, and some crash.
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
 * Unpacks the Chromium that travels inside an npm package, with the libraries that a bare system lacks: the package
 * takes them out only where it believes to be in the cloud it was made for. Unpacked into the project's own folder,
 * because in the common temporary one it could belong to somebody else, and anew when the last time was cut short.
 */
async function packaged(): Promise<Browser> {
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

const runs = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/**
 * The browser of the tests: the one of `CHROMIUM_PATH`; else the packaged one, which is the same everywhere and, without
 * any window, a third faster than an installed one; else, where the package has none to give, what the machine has.
 */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH n’est pas un programme : ${chosen}`)
    return { executablePath: chosen, args: [], origin: `celui de CHROMIUM_PATH, ${chosen}` }
  }
  const own = process.platform === 'linux' ? await packaged().catch(() => null) : null
  if (own && runs(own.executablePath)) return own
  const found = installed()
  if (found) return { executablePath: found, args: [], origin: `celui de la machine, ${found}` }
  const playwrights = chromium.executablePath()
  if (playwrights && existsSync(playwrights))
    return { executablePath: playwrights, args: [], origin: `celui de Playwright, ${playwrights}` }
  throw new Error('Aucun Chromium. Installez-en un, ou donnez son chemin dans CHROMIUM_PATH.')
}
