/** The production build: browser files and pages by Vike, the server's own programs as plain JavaScript beside them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildPages } from 'vike/api'
import { build as bundle } from 'vite'
import { billOfMaterials } from './billOfMaterials'
import { alone } from './buildLock'
import { buildIsStale, hashOfSources, recordBuild } from './buildState.mjs'
import { dropPageScripts } from './dropPageScripts'
import { forgetFolder } from './forgetFolder'
import { root } from './root.mjs'
import { scriptFiles } from './scriptFiles'

// Set here rather than trusted: a test or a shell that says otherwise would build React's slow development mode.
process.env.NODE_ENV = 'production'
process.chdir(root)

const dist = join(root, 'dist')
/** Remarks on the time that plugins took come and go with the load of the machine, and nobody can act on them. */
const quiet = { checks: { pluginTimings: false } }

async function build(): Promise<void> {
  if (process.argv.includes('--if-stale') && !buildIsStale()) return
  const hash = hashOfSources()
  rmSync(dist, { recursive: true, force: true })
  const client = { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles() } } } } }
  await buildPages({ viteConfig: { logLevel: 'warn', build: { rolldownOptions: quiet }, environments: { client } } })
  dropPageScripts()
  forgetFolder()
  await bundle({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' })
  writeFileSync(join(dist, 'sbom.json'), JSON.stringify(billOfMaterials(), null, 2))
  recordBuild(hash)
}

try {
  await alone(build)
} catch (error) {
  // Left to itself, a failed build would end with exit code 0: the bundler's own handlers swallow it.
  console.error(error)
  process.exit(1)
}
