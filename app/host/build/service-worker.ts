import { build } from 'vite'
import { clientDirectory, projectRoot } from '../paths.ts'

const BUILD_LENGTH = 12

/**
 * Writes `sw.js` beside the built files: one classic script, because modules in service workers are not known to every
 * browser.
 * @param inputs digest of the sources: a new version forgets the pages that the one before kept.
 */
export async function buildServiceWorker(inputs: string): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    define: {
      BUILD: JSON.stringify(inputs.slice(0, BUILD_LENGTH)),
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
