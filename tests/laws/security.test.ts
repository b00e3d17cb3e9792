import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/source-files.ts'

/* What code must not do for the application to be safe, and where it may do what is dangerous. A failure lists the files. */

const code = sourceFiles(/^(?:app|content|prisma)\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path))
const pathsWith = (pattern: RegExp, files: readonly SourceFile[] = code) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('no text is run as code, nor put into a page as HTML', () => {
  expect(pathsWith(/\beval\(|\bnew Function\b|\bFunction\(|node:vm|import\(`/)).toEqual([])
  expect(pathsWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('programs of the system are started by the host only, without a shell', () => {
  expect(pathsWith(/child_process/).filter((path) => !path.startsWith('app/host/'))).toEqual([])
  expect(pathsWith(/shell: ?true|\bexecSync\b|\bexec\b[^}]*\} from 'node:child_process'/)).toEqual([])
})

test('hashes are SHA-256, passwords and codes Argon2id; MD5 only orders questions', () => {
  const hashes = code.flatMap(({ path, text }) =>
    [...text.matchAll(/create(?:Hash|Hmac)\('(\w+)'/g)].map(([, name]) => `${path} ${name}`),
  )
  expect(hashes.length).toBeGreaterThan(5)
  expect(hashes.filter((use) => !use.endsWith(' sha256'))).toEqual([
    'app/features/quiz/play/paper/paper-quiz.server.ts md5',
  ])
  expect(pathsWith(/createCipher|createDecipher|createSign\b|generateKeyPair|\bpbkdf2|\bscrypt/)).toEqual([])
})

test('what must not be guessed never comes from Math.random', () => {
  const secret = /^app\/(?:server\/(?:session|mail)|features\/account|host|features\/activities\/week\/feed)\//
  expect(pathsWith(/Math\.random/).filter((path) => secret.test(path))).toEqual([])
})

test('no certificate is taken unchecked', () => {
  expect(pathsWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|ignoreTLS/)).toEqual([])
})

test('the server calls three things, each by an address of its settings: the database, the mail server, the model', () => {
  const isServer = ({ path }: SourceFile) => /^app\/(?:server|host|domain)\/|\.server\.ts$|^app\/server\.ts$/.test(path)
  const server = code.filter(isServer)
  expect(pathsWith(/(?<![.\w])fetch\((?!request)/, server)).toEqual(['app/server/llm/llm.server.ts'])
  expect(pathsWith(/from 'nodemailer'/, server)).toEqual(['app/server/mail/mailer.server.ts'])
  expect(pathsWith(/from 'openai(?:\/\w+)*'/, server).every((path) => path.startsWith('app/server/llm/'))).toBe(true)
  expect(
    pathsWith(/node:https?'|node:dgram|node:tls|node:net'/, server).filter((path) => !path.startsWith('app/host/')),
  ).toEqual([])
})

test('a secret is typed hidden, and may be pasted or filled by the browser', () => {
  expect(pathsWith(/onPaste|onCopy/)).toEqual([])
  // The one way to ask for a password; who types it may look at it.
  expect(pathsWith(/type=(?:"password"|\{[^}]*'password')/)).toEqual(['app/ui/form/password-field.tsx'])
  const [field] = sourceFiles(/^app\/ui\/form\/password-field\.tsx$/)
  expect(field?.text).toMatch(/isShown \? 'text' : 'password'/)
  expect(field?.text).toMatch(/autoComplete = 'current-password'[^]*autoComplete=\{autoComplete\}/)
})
