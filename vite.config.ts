import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importProtection, serverFunctionId, srcDirectory } from './app.config.ts'

/** Long texts: whoever shows them fetches them. */
const TEXTS = /\/content\/guides\//
/**
 * A page is its own file and what pages share. Left alone, the bundler makes one file for each set of pages that share a
 * module, a hundred requests for a page; with all that is shared in one file, a quarter more to fetch.
 */
const SHARED = [{ name: 'common', minShareCount: 3, test: (id: string) => !TEXTS.test(id) }]

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', strictPort: true },
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
        // The page of the server names the files it needs. A list of what every other page would need, in the first
        // script of all, weighs more than the round trip it saves on a later page, which is fetched on intent anyway.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
      },
    },
  },
  // Everything bundled: React is the production build whatever NODE_ENV says, and no import is resolved at run time.
  // Native modules and Prisma's runtime stay outside. In development nothing is bundled, and CommonJS packages must not
  // be run as modules.
  ssr: {
    ...(command === 'build' && { noExternal: true }),
    external: ['@prisma/client', '@prisma/adapter-pg', 'pg', '@node-rs/argon2', 'pino', 'nodemailer'],
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory,
      importProtection,
      serverFns: { generateFunctionId: serverFunctionId },
      // Loaders travel with their page, or every page would begin with the queries of all the others. What says that a page
      // failed does not: its file may be what is missing.
      router: {
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent', 'pendingComponent']] },
      },
    }),
    react(),
  ],
}))
