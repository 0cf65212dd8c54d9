/** Tells whether the build is up to date with the sources. Node built-ins only: it is loaded before the install. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** All inputs of a build. */
const sources = [
  'engine',
  'shared',
  'server',
  'pages',
  'views',
  'public',
  'scripts/build.ts',
  'scripts/compressFiles.ts',
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

/** One hash of all sources by path and content, because the times of files differ between clones. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function buildIsStale() {
  return !existsSync(record) || JSON.parse(readFileSync(record, 'utf8')).sources !== hashOfSources()
}

/** @param {string} hash of the sources, taken before the build began: an edit during the build then makes it stale */
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
