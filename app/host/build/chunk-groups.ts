import type { Rolldown } from 'vite'

/*
 * Which files the browser loads. By default the bundler makes one for each set of pages that share a module, which means a
 * hundred requests for a page; a single file for all that is shared means that every page loads the words and the queries
 * of all rooms. What several pages share therefore goes where it belongs: to the start, to the forms, to one feature, or to
 * a common file. The HTML names the files of its page, so that none waits for another.
 */

/** Pages and lazy parts that share a module, from which it goes into a shared file. */
const SHARED = 3

/**
 * The texts of the guides are loaded only by the pages that show them; their titles and keys are in `types.ts`, and all of
 * them show pictures.
 */
const GUIDE_CONTENT = /\/content\/guides\/(?!(?:[a-z-]+\/)?types\.ts$|pictures\.ts$)/
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform)\/|\/app\/ui\/form\//
const FEATURE = /\/app\/features\/([^/]+)\//
const CONTENT = /\/content\//

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The features that a module is part of; for words, those that read them. What is open to all is part of none, « ». */
function featuresOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const feature = FEATURE.exec(id)?.[1]
  if (feature || !CONTENT.test(id)) return new Set([feature ?? ''])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...featuresOf(importer, graph, seen)]))
}

/** The only feature that a module is part of; null for what is open to all. */
function onlyFeatureOf(id: string, graph: Graph): string | null {
  const [feature, ...others] = featuresOf(id, graph)
  return feature && others.length === 0 ? feature : null
}

const mayBeShared = (id: string) => !GUIDE_CONTENT.test(id)

/** In order: a group brings what its modules import, except what an earlier one holds. Imports only lead up this list. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page needs before anything else.
  { name: 'start', tags: ['$initial'] },
  {
    name: (id, graph) => (onlyFeatureOf(id, graph) ? null : 'common'),
    test: (id) => mayBeShared(id) && !FORMS.test(id),
    minShareCount: SHARED,
  },
  // With a library of 12 kB that half of the pages do without.
  { name: 'forms', test: FORMS, minShareCount: SHARED },
  { name: onlyFeatureOf, test: mayBeShared, minShareCount: SHARED },
]
