import { PROP_KINDS } from '#content/activities/blocks/props.ts'
import type { Chooser } from './compose-random.ts'
import { fill, type Holes } from './compose-text.ts'

const kindOf = new Map(PROP_KINDS.flatMap((forms) => forms.map((form) => [form, forms[0] ?? form])))
const FORMS = [...kindOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** Excludes the verbs « on livre », « se tasse », imaginary things, and « anses de corde », which are removed. */
const NAMED = new RegExp(`(?<!\\p{L}|(?:^|[ ’])(?:on|il|se|anses de) )(${FORMS})[sx]?(?! imaginaire)(?!\\p{L})`, 'giu')
/** The cardboard tube by which small parts are measured: nobody has to bring one. */
const GAUGE = /rouleau de papier hygiénique/giu

/**
 * The kinds of props that a text names, each by the first of its synonyms; empty when nothing has to be brought. Pure.
 */
export function propsNamed(text: string): Set<string> {
  const named = text.replace(GAUGE, '').matchAll(NAMED)
  return new Set([...named].map(([, form = '']) => kindOf.get(form.toLowerCase()) ?? form))
}

/**
 * A chooser among the sentences that name only props in the list of the sheet. When there is none, it chooses among
 * all: a test of the bank checks that this does not happen.
 * @param list what the sheet shows under « Matériel », names and quantities.
 */
export function limitedToList(choose: Chooser, list: readonly string[], holes: Holes): Chooser {
  const listedKinds = propsNamed(list.join(' '))
  // Some placeholders are filled after the sentence is chosen: they name no prop.
  const known = (template: string) =>
    template.replace(/\{([^{}]+)\}/gu, (hole, [first = '', ...rest]: string) =>
      first.toLowerCase() + rest.join('') in holes ? hole : '',
    )
  const isListed = (it: unknown) =>
    typeof it !== 'string' || [...propsNamed(fill(known(it), holes))].every((kind) => listedKinds.has(kind))
  const only = <T>(all: readonly T[]): T[] => {
    const reachable = all.filter(isListed)
    return reachable.length > 0 ? reachable : [...all]
  }
  return {
    one: (question, all) => choose.one(question, only(all)),
    inTurn: (all) => choose.inTurn(only(all)),
    order: (question, all) => choose.order(question, only(all)),
    among: only,
  }
}
