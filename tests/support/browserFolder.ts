/** A folder for all files of a run of the browser tests, and the product for them; both are removed afterwards. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../../scripts/root.mjs'

const variables = { data: 'COILWORKS_TEST_FOLDER', product: 'COILWORKS_TEST_PRODUCT' } as const

export default async function setup() {
  const data = mkdtempSync(join(tmpdir(), 'coilworks-browser-'))
  // In the project, so that its imports are found.
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const product = mkdtempSync(join(root, '.tmp/browser-product-'))
  await bundleProduct(product)
  Object.assign(process.env, { [variables.data]: data, [variables.product]: product })
  return () => {
    for (const folder of [data, product])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

async function bundleProduct(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'tests/support/browserProduct.ts',
      target: 'node20',
      outDir,
      minify: false,
      rolldownOptions: {
        // This module finds the project relative to its own path, so it must not be bundled.
        external: /\/scripts\/root\.mjs$/,
        output: { entryFileNames: 'product.mjs', topLevelVar: false },
      },
    },
  })
}

/** A new folder for data. */
export function newFolder(): string {
  return mkdtempSync(join(process.env[variables.data] ?? tmpdir(), 'data-'))
}

/** The address of the module that starts the product. */
export function bundledProduct(): string {
  return pathToFileURL(join(process.env[variables.product] ?? '', 'product.mjs')).href
}
