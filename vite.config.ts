import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bankAsJson } from './app/host/build/bank-as-json.ts'
import { safetyRulesVersion } from './app/host/build/build-stamp.ts'
import { chunkGroups } from './app/host/build/chunk-groups.ts'
import { importProtection, serverFunctionId, srcDirectory } from './app.config.ts'

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', strictPort: true },
  build: { reportCompressedSize: false },
  define: { SAFETY_RULES_VERSION: JSON.stringify(safetyRulesVersion()) },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        // With the list of what each page imports (1.8 kB), all its files come in one round trip, not one after the other.
        modulePreload: { polyfill: false },
      },
    },
  },
  // The build bundles everything except native modules and Prisma's runtime: React is then the production build
  // whatever NODE_ENV says at run time. In development nothing may be bundled, because CommonJS packages cannot run as
  // modules.
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
      // Loaders are split with their page. The error component is not: it must be there when the file of the page could
      // not be loaded.
      router: {
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent', 'pendingComponent']] },
      },
    }),
    react(),
    bankAsJson(),
  ],
}))
