import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importProtection, serverFunctionId, srcDirectory } from './app.config.ts'

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', strictPort: true },
  build: { reportCompressedSize: false },
  // Everything bundled: React is the production build whatever NODE_ENV says, and no import is resolved at run time.
  // Native modules and Prisma's runtime stay outside. In development nothing is bundled, and CommonJS packages must not
  // be run as modules.
  ssr: {
    ...(command === 'build' && { noExternal: true }),
    external: ['@prisma/client', '@prisma/adapter-pg', 'pg', '@node-rs/argon2', 'pino', 'nodemailer'],
  },
  plugins: [
    tailwindcss(),
    tanstackStart({ srcDirectory, importProtection, serverFns: { generateFunctionId: serverFunctionId } }),
    react(),
  ],
}))
