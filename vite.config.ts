import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importProtection, serverFunctionId, srcDirectory } from './app.config.ts'

const FIRST_LOAD =
  /node_modules\/(?:(?:react|react-dom|scheduler|seroval|seroval-plugins|cookie-es|use-sync-external-store|clsx)\/|@tanstack\/(?:router-core|react-router|history|store|react-store|start-client-core|react-start-client|react-router-ssr-query|router-ssr-query-core)\/|@tanstack\/query-core\/build\/modern\/(?!\w*[oO]bserver)|@tanstack\/react-query\/build\/modern\/QueryClientProvider)|\/app\/ui\/(?:deferred|drawing|logo|shell\/(?:skip-link|main-content|public-layout))\.tsx$/

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', strictPort: true },
  build: { reportCompressedSize: false },
  // What every page starts with, in one file: cut in four by the bundler, it weighs 4 kB more once compressed.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: FIRST_LOAD }] } } },
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
