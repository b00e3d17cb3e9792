import { check, type Diagnostics } from 'recheck'
import ts from 'typescript'
import { type SourceFile, sourceFiles } from '#tests/support/source-files.ts'

/*
 * A step of `npm run check`: for every regular expression of the product, recheck looks for a text on which its time grows
 * faster than linearly. Most of them run on text of users, and block the process while they run.
 */

/** `source` is null when it cannot be determined statically. */
export type Expression = { at: string; source: string | null; flags: string }

/** Stands for an interpolated list of words that is defined elsewhere: letters only, without any operator. */
const SOME_WORDS = 'mot'

/** Literals and `new RegExp` of a file, with `path:line`. Constants of the same file are resolved. */
export function expressionsOf({ path, text }: SourceFile): Expression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const constants = new Map<string, ts.Expression>()
  const found: Expression[] = []

  function textOf(node: ts.Expression | undefined): string | null {
    if (!node) return null
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (before, { expression, literal }) => before + (textOf(expression) ?? SOME_WORDS) + literal.text,
        node.head.text,
      )
    return ts.isIdentifier(node) ? textOf(constants.get(node.text)) : null
  }

  function visit(node: ts.Node): void {
    const at = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer)
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      found.push({ at: at(), source: textOf(node.arguments?.[0]), flags: textOf(node.arguments?.[1]) ?? '' })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Unbounded quantifiers. Without one, an expression reads a fixed number of characters at each position. */
const UNBOUNDED = /[*+]|\{\d+,\}/

/**
 * What an attack may take is counted in steps, which are the same on a busy machine: by the clock, an expression that waits
 * for its turn is taken for a slow one. A quadratic expression reaches them on a text of some 14 000 characters.
 */
const PATIENCE = {
  timeout: 180_000,
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
}

function sentenceOf(result: Diagnostics): string | null {
  if (result.status === 'safe') return null
  if (result.status === 'unknown') return `ne se laisse pas juger (${result.error.kind})`
  return `${result.complexity.summary}, par exemple sur ${result.attack.pattern}`
}

/** « path:line  /expression/ : why », in French, for each expression that recheck does not find safe. */
export async function slowExpressions(expressions: readonly Expression[]): Promise<string[]> {
  const slow: string[] = []
  for (const { at, source, flags } of expressions) {
    if (source !== null && !UNBOUNDED.test(source)) continue
    const why = source === null ? 'ne se laisse pas lire' : sentenceOf(await check(source, flags, PATIENCE))
    if (why) slow.push(`${at}  /${source ?? '?'}/${flags} : ${why}`)
  }
  return slow
}

if (import.meta.main) {
  const files = sourceFiles(/^(?:app|content|prisma)\/.*(?<!\.test)\.tsx?$/)
  const slow = await slowExpressions(files.flatMap(expressionsOf))
  if (slow.length > 0) console.log(slow.join('\n'))
  process.exitCode = slow.length === 0 ? 0 : 1
}
