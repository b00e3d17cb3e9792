import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { environment } from '#tests/support/server.ts'
import { projectRoot } from '#tests/support/tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'brindille-set-up-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a start that asks for backups of a database that is not ours stops with a sentence, before it touches anything', () => {
  const directory = join(folder, 'backups')
  const { status, stderr } = spawnSync(process.execPath, ['app/host/start.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: environment({
      BRINDILLE_DATA_DIR: folder,
      BACKUP_DIR: directory,
      // Nothing listens there: it is not asked.
      DATABASE_URL: 'postgresql://app:secret@127.0.0.1:1/brindille',
    }),
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^Le réglage BACKUP_DIR ne va qu’avec la base embarquée\. .*pg_dump/)
  expect(stderr).not.toMatch(/secret|\n\s+at /)
  expect(existsSync(directory)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})
