import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './tools.ts'

export type SourceFile = { path: string; text: string }

/** Folders without source files. */
const GENERATED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.tanstack',
  'generated',
  'test-results',
  'playwright-report',
])
const BINARY = /\.(?:woff2?|png|jpe?g|webp|avif|ico|gz|br|zip|pdf)$/

/** Paths of the project's files, relative to its root and with `/`, without generated and installed ones. */
export function projectPaths(folder = ''): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : projectPaths(path)
    return entry.isFile() ? [path] : []
  })
}

/** The text files of the project whose path matches. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  return projectPaths()
    .filter((path) => pattern.test(path) && !BINARY.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

/** @param path relative to the root of the project */
export function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}
