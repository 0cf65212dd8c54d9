import { existsSync } from 'node:fs'
import { defineConfig } from 'vite'

const programs = {
  production: 'server/process/production.ts',
  main: 'server/main.ts',
  admin: 'server/admin.ts',
  engine: 'engine/cli.ts',
  searchWorker: 'server/jobs/searchWorker.ts',
  calculationWorker: 'server/jobs/calculationWorker.ts',
}

/** Packages of hundreds of small files. To find and read each of them took a command half of its time. */
const ofManyFiles = [
  'redis',
  /^@redis\//,
  'cluster-key-slot',
  'connect-redis',
  'kysely',
  'kysely-pglite-dialect',
  'zod',
  'nodemailer',
  'prom-client',
  '@opentelemetry/api',
  'bintrees',
  'tdigest',
]

/** The programs that run on Node, bundled from our own files and such packages; all else stays in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { target: 'node', noExternal: ofManyFiles },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/node',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(programs).filter(([, file]) => existsSync(file))),
      output: {
        entryFileNames: '[name].js',
        // What is `var` at the top may change, to the compiler of Node: steam by IAPWS-IF97 takes a third longer then.
        topLevelVar: false,
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: chunk => (chunk.name === 'main' && chunk.isEntry ? "import './production.js'" : ''),
      },
    },
  },
})
