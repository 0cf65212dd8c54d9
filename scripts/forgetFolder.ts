/** Takes out of the built files the folder that they were built in. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Vike writes it into the server's entry, for a rendering ahead of time that this product does not have. Without it the
 * build of a commit is the same bytes in any folder, and tells nobody where it was made.
 */
export function forgetFolder(): void {
  const entry = join(root, 'dist/server/entry.mjs')
  const folder = root.replaceAll('\\', '/').replace(/\/$/, '')
  const text = readFileSync(entry, 'utf8')
  const forgotten = text.replaceAll(`"${folder}`, '"')
  if (forgotten === text) throw new Error(`${entry} no longer names the folder of the build: forgetFolder can go.`)
  writeFileSync(entry, forgotten)
}
