/** The production build: browser files and pages by Vike, and the server's own programs as plain JavaScript. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildPages } from 'vike/api'
import { build as bundle } from 'vite'
import { serverScript } from '../vite.server.config'
import { billOfMaterials } from './billOfMaterials'
import { alone } from './buildLock'
import { buildIsStale, hashOfSources, recordBuild } from './buildState.mjs'
import { compressFiles } from './compressFiles'
import { dropPageScripts } from './dropPageScripts'
import { forgetFolder } from './forgetFolder'
import { leanReact } from './leanReact'
import { preloads } from './preloads'
import { root } from './root.mjs'
import { type Group, scriptFiles, sheets } from './scriptFiles'

// Always set: with another value from a test or a shell, the build would have React's slow development mode.
process.env.NODE_ENV = 'production'
process.chdir(root)

const dist = join(root, 'dist')
/** Turns off remarks on the time of plugins, which depend on the load of the machine and need no action. */
/** The server has all code of pages at once, which browsers import in part: no import of it can be late there. */
const quiet = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } }

async function build(): Promise<void> {
  if (process.argv.includes('--if-stale') && !buildIsStale()) return
  const hash = hashOfSources()
  rmSync(dist, { recursive: true, force: true })
  const grouped = (groups: Group[], script: object = {}, more: object = {}) => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups }, ...script } }, ...more },
  })
  const { plugin, resolveDependencies } = preloads()
  // Both builds put out style sheets: each has the same name in both, or it would be there twice.
  const client = grouped([sheets, ...scriptFiles()], {}, { modulePreload: { resolveDependencies } })
  const environments = { client, ssr: grouped([sheets], serverScript) }
  await buildPages({
    viteConfig: { logLevel: 'warn', plugins: [plugin, leanReact], build: { rolldownOptions: quiet }, environments },
  })
  dropPageScripts()
  compressFiles()
  forgetFolder()
  await bundle({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' })
  writeFileSync(join(dist, 'sbom.json'), JSON.stringify(billOfMaterials(), null, 2))
  recordBuild(hash)
}

try {
  await alone(build)
} catch (error) {
  // Without this, a failed build would exit with code 0, because the bundler's handlers swallow the error.
  console.error(error)
  process.exit(1)
}
