import { PROP_KINDS } from '#content/activities/blocks/props.ts'
import type { Chooser } from './compose-random.ts'
import { fill, type Holes } from './compose-text.ts'

const kindOf = new Map(PROP_KINDS.flatMap((forms) => forms.map((form) => [form, forms[0] ?? form])))
const FORMS = [...kindOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** Not the verbs « on livre », « se tasse », nor a thing that is only imagined, nor the cord of a handle taken off. */
const NAMED = new RegExp(`(?<!\\p{L}|(?:^|[ ’])(?:on|il|se|anses de) )(${FORMS})[sx]?(?! imaginaire)(?!\\p{L})`, 'giu')
/** A measure of size, which nobody brings. */
const GAUGE = /rouleau de papier hygiénique/giu

/** The kinds of small things that a text names, whatever the words; empty where nothing has to be brought. Pure. */
export function propsNamed(text: string): Set<string> {
  const named = text.replace(GAUGE, '').matchAll(NAMED)
  return new Set([...named].map(([, form = '']) => kindOf.get(form.toLowerCase()) ?? form))
}

/**
 * The same choices, among sentences that name nothing but what the list of the sheet shows. Where none of them does,
 * all are left: a test of the bank holds that it does not come to that.
 * @param list what the sheet shows under « Matériel », names and quantities.
 */
export function withinReach(choose: Chooser, list: readonly string[], holes: Holes): Chooser {
  const atHand = propsNamed(list.join(' '))
  // Some holes belong to one sentence and are filled after it is chosen: they hold nothing to bring.
  const known = (template: string) =>
    template.replace(/\{([^{}]+)\}/gu, (hole, [first = '', ...rest]: string) =>
      first.toLowerCase() + rest.join('') in holes ? hole : '',
    )
  const isAtHand = (it: unknown) =>
    typeof it !== 'string' || [...propsNamed(fill(known(it), holes))].every((kind) => atHand.has(kind))
  const only = <T>(all: readonly T[]): T[] => {
    const reachable = all.filter(isAtHand)
    return reachable.length > 0 ? reachable : [...all]
  }
  return {
    one: (question, all) => choose.one(question, only(all)),
    inTurn: (all) => choose.inTurn(only(all)),
    order: (question, all) => choose.order(question, only(all)),
    among: only,
  }
}
