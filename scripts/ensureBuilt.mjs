/** Builds the product if its build is stale. */
import { spawnSync } from 'node:child_process'
import { buildIsStale } from './buildState.mjs'
import { root } from './root.mjs'

export function ensureBuilt() {
  if (!buildIsStale()) return
  console.log('Building …')
  const started = performance.now()
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
