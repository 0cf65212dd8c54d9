/** Finds the files that look like tests, in all folders. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../root.mjs'

export const looksLikeTest = (path: string) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path)

/** Folders that are downloaded or generated. */
const notOurs = /^(\.|node_modules$|dist$|release$|data$|coverage$|test-results$)/

/** Paths of test files from the root, with forward slashes; with `parts`, only paths that contain one of them. */
export function testFiles(parts: readonly string[] = ['']): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !notOurs.test(name))
    .flatMap(entry =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map(path => join(entry.name, path))
        : [entry.name],
    )
    .map(path => path.replaceAll(sep, '/'))
    .filter(path => looksLikeTest(path) && parts.some(part => path.includes(fromRoot(part))))
    .sort()
}

/** A typed or pasted path, relative to the root. */
function fromRoot(path: string): string {
  const inside = path.startsWith(root) ? relative(root, path) : path
  return inside.replace(/^\.\//, '')
}
