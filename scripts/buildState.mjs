/** Whether the build was made from the sources as they are. Node built-ins only: `npm start` asks before anything else. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Everything that a build is made of. */
const sources = [
  'engine',
  'shared',
  'server',
  'pages',
  'views',
  'public',
  'scripts/build.ts',
  'scripts/dropPageScripts.ts',
  'scripts/forgetFolder.ts',
  'scripts/billOfMaterials.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]
const record = join(root, 'dist/build.json')

/** One hash of all sources, by path and content: times of files differ from clone to clone, content does not. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function buildIsStale() {
  return !existsSync(record) || JSON.parse(readFileSync(record, 'utf8')).sources !== hashOfSources()
}

/** @param {string} hash of the sources, taken before the build began: an edit meanwhile makes it stale again. */
export function recordBuild(hash) {
  writeFileSync(record, `${JSON.stringify({ sources: hash })}\n`)
}

function filesUnder(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap(name => filesUnder(`${path}/${name}`))
}
