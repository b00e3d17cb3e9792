import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importProtection, serverFunctionId, srcDirectory } from './app.config.ts'

/** What every page starts with. */
const FIRST_LOAD =
  /node_modules\/(?:(?:react|react-dom|scheduler|seroval|seroval-plugins|cookie-es|use-sync-external-store|clsx)\/|@tanstack\/(?:router-core|react-router(?!.*useBlocker)|history|store|react-store|start-client-core|react-start-client|react-router-ssr-query|router-ssr-query-core)\/|@tanstack\/query-core\/build\/modern\/(?!\w*[oO]bserver)|@tanstack\/react-query\/build\/modern\/QueryClientProvider)|\/app\/ui\/(?:deferred|drawing|logo|shell\/(?:skip-link|main-content|public-layout))\.tsx$/
/** The small parts that nearly every page is made of, those of the pages without the shell included. */
const KIT =
  /\/app\/ui\/(?:button|icon|icon-button|spinner|inline-error|banner|page-header|text-link|print-button)\.tsx$|\/app\/lib\/plural\.ts$|\/app\/features\/(?:daycares\/select-daycare|auth\/logout)\.queries\.ts$|\/content\/(?:disclaimers|labels)\.ts$|react-query\/build\/modern\/use(?:Mutation|SuspenseQuery|Query)\.js$|lucide-react\/dist\/esm\/icons\/(?:printer|chevron-down)\.mjs$/
const SHELL = /\/-signed-in-shell\.tsx$|\/routes\/_authed\/_daycare\.tsx/
const GUIDE = /\/app\/features\/guides\/ui\/frame\/|\/app\/ui\/terms\/term-scope\.tsx$/

/** What the guides that keep something of a person share. */
const GUIDE_NOTES =
  /\/app\/features\/guides\/(?:guides\.(?:limits|queries)\.ts|ui\/private-line\.tsx)$|\/content\/pages\/guides\.ts$/
/** What keeps a small step or an answer from being written over. */
const GUIDE_SAVING =
  /\/app\/features\/guides\/ui\/(?:notes\/use-(?:ahead|guarded)\.ts|self-assessment\/step-saving\.tsx)$/

/**
 * A group holds its modules and all that they import. Fifty small files weigh a quarter more than the same in four, once
 * each is compressed by itself; the bundler makes the fifty, one for each set of pages that share a module.
 */
const GROUPS = [
  { name: 'base', test: FIRST_LOAD, priority: 5 },
  { name: 'kit', test: KIT, priority: 4 },
  { name: 'shell', test: SHELL, priority: 3 },
  { name: 'guide', test: GUIDE, priority: 2 },
  { name: 'guide-notes', test: GUIDE_NOTES, priority: 1 },
  { name: 'guide-saving', test: GUIDE_SAVING },
]

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', strictPort: true },
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
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
      // Loaders travel with their page, or every page would begin with the queries of all the others.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent'], ['pendingComponent']],
        },
      },
    }),
    react(),
  ],
}))
