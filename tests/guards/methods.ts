import { serverFunctionId } from '#app.config.ts'
import type { Method } from '#tests/support/rpc.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

/** HTTP methods by id of the server function, read from the sources. */
const METHODS = new Map(
  sourceFiles(/[/.]functions\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+Fn) = \w+\(\{ method: '(GET|POST)'/g)].map(
      ([, functionName = '', method]): [string, Method] => [
        serverFunctionId({ filename: path, functionName }),
        method === 'GET' ? 'GET' : 'POST',
      ],
    ),
  ),
)

/** HTTP method of a server function. Throws when no functions.ts exports it. */
export function methodOf(id: string): Method {
  const method = METHODS.get(id)
  if (!method) throw new Error(`No functions.ts exports what ${id} would be`)
  return method
}
