/** Bundles a suite, as the product ships the engine: run from sources, the loader's function names cost a third. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../scripts/root.mjs'

/** Bundles `bench/<suite>.ts` like the server's programs (`vite.server.config.ts`), and loads it. */
export async function bundled<Suite>(suite: string): Promise<Suite> {
  const outDir = join(root, '.tmp/bench')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { target: 'node' },
    build: {
      ssr: join(root, 'bench', `${suite}.ts`),
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { topLevelVar: false } },
    },
  })
  return import(pathToFileURL(join(outDir, `${suite}.js`)).href)
}
