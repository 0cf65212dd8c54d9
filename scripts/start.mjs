/** `npm start`: installs and builds where that is due, then runs the server in this process. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIsStale } from './buildState.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled()
if (buildIsStale()) {
  console.log('Building …')
  const started = performance.now()
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.argv[1] = join(root, 'dist/node/main.js')
await import('../dist/node/main.js')
