import { build } from 'vite'
import { clientDirectory, projectRoot } from '../paths.ts'

const BUILD_ID_LENGTH = 12

/**
 * Writes `sw.js` beside the built files: one classic script, because not every browser supports modules in service
 * workers.
 * @param digest of the sources: a worker with another one deletes the pages that the previous version stored.
 */
export async function buildServiceWorker(digest: string): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    define: {
      BUILD: JSON.stringify(digest.slice(0, BUILD_ID_LENGTH)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'app/service-worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
