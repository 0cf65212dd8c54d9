/** Removes the path of the build folder from the built files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Vike writes the path into the server's entry for prerendering, which this product does not use. Without it the build
 * of a commit has the same bytes in every folder, and does not reveal where it was made.
 */
export function forgetFolder(): void {
  const entry = join(root, 'dist/server/entry.mjs')
  const folder = root.replaceAll('\\', '/').replace(/\/$/, '')
  const text = readFileSync(entry, 'utf8')
  const forgotten = text.replaceAll(`"${folder}`, '"')
  if (forgotten === text) throw new Error(`${entry} no longer names the folder of the build: forgetFolder can go.`)
  writeFileSync(entry, forgotten)
}
