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

/**
 * How scripts of the server are written. The process and each thread keep the text of what they have loaded: it has no
 * comments, and no character beyond ASCII, because with one of those the whole file takes two bytes a character.
 */
export const serverScript = {
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: {
    ...{ compress: false, mangle: false },
    codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'inline' },
  },
} as const

/**
 * The code with which every coil is rated is one file: calls between files take a small rating some percent longer.
 * What else the tools have is in files by those that use it, so that a thread loads what its tasks need. Errors, and
 * the shelf of shared tables, are apart, because a thread knows them before its first task.
 */
const ratings = /\/engine\/(airside|circuitry|coils|fluids|geometry|materials|options|segments|tubeside|units)\//

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
        ...serverScript,
        codeSplitting: {
          groups: [
            { test: /\/engine\/errors\.ts$/, name: 'errors' },
            { test: /\/engine\/fluids\/table\/shelf\.ts$/, name: 'shelf' },
            { test: ratings, name: 'ratings' },
          ],
        },
        entryFileNames: '[name].js',
        // What is `var` at the top may change, to the compiler of Node: steam by IAPWS-IF97 takes a third longer then.
        topLevelVar: false,
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: chunk => (chunk.name === 'main' && chunk.isEntry ? "import './production.js'" : ''),
      },
    },
  },
})
