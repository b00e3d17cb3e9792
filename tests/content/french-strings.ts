import ts from 'typescript'
import { HOLE, looksFrench } from './typography.ts'

/** A French string found in a source file; `ranges` are the offsets of its raw characters, without quotes and code. */
export type FrenchString = { line: number; text: string; fragment: boolean; ranges: [start: number, end: number][] }

/** Attributes whose value is not displayed. */
const CODE_ATTRIBUTES =
  /^(?:class|className|id|key|htmlFor|name|type|role|to|href|src|d|viewBox|fill|stroke|rel|target|method|action|variant|size|tone|autoComplete|lang|data-.*|aria-(?:labelledby|describedby|controls|current|live))$/

function isCode(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
  if ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node) return true
  if (ts.isElementAccessExpression(parent) || ts.isExternalModuleReference(parent)) return true
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent
  return ts.isJsxAttribute(attribute) && CODE_ATTRIBUTES.test(attribute.name.getText())
}

/** The text as displayed: JSX removes line breaks and indentation. */
function displayedJsxText(raw: string): string {
  return raw
    .split(/\r?\n/)
    .map((line, i, lines) => {
      const left = i === 0 ? line : line.replace(/^[ \t]+/, '')
      return i === lines.length - 1 ? left : left.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}

function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map((span) => HOLE + span.literal.text).join('')
}

/**
 * Displayed strings of a TypeScript source: literals, templates (interpolations become U+FFFC) and JSX text. `everyLiteral`
 * also returns literals that do not look French, for folders where all strings are content.
 */
export function frenchStrings(path: string, source: string, { everyLiteral = false } = {}): FrenchString[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: FrenchString[] = []
  const add = (node: ts.Node, text: string, fragment: boolean, ranges: [number, number][]) => {
    const firstLetter = node.getStart(file) + Math.max(0, node.getText(file).search(/\S/))
    found.push({ line: file.getLineAndCharacterOfPosition(firstLetter).line + 1, text, fragment, ranges })
  }
  const inside = (node: ts.Node, left: number, right: number): [number, number] => [
    node.getStart(file) + left,
    node.getEnd() - right,
  ]
  const isDisplayed = (text: string) => /\p{L}/u.test(text) && (everyLiteral || looksFrench(text))
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const text = displayedJsxText(node.text)
      if (/\p{L}|[«»:;?!]/u.test(text)) {
        const siblings: readonly ts.Node[] = 'children' in node.parent ? node.parent.children : []
        const afterHole = siblings[siblings.indexOf(node) - 1]?.kind === ts.SyntaxKind.JsxExpression
        add(node, afterHole ? HOLE + text : text, true, [[node.pos, node.end]])
      }
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!isCode(node) && isDisplayed(node.text)) add(node, node.text, false, [inside(node, 1, 1)])
    } else if (ts.isTemplateExpression(node)) {
      const text = templateText(node)
      const spans = node.templateSpans.map((span, i, all) => inside(span.literal, 1, i === all.length - 1 ? 1 : 2))
      if (!isCode(node) && isDisplayed(text)) add(node, text, true, [inside(node.head, 1, 2), ...spans])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
