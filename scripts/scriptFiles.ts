/**
 * Which file of the browser's script a module comes in. Left to itself the bundler makes a file of each set of modules
 * that the same places need: forty requests for a page, most of them for less than a kilobyte.
 */
import { join, parse } from 'node:path'
import { root } from './root.mjs'

/** What is asked of the bundler. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

interface Group {
  test: RegExp
  name: (id: string, graph: Graph) => string | null
}

const pathOf = (path: string) => join(root, 'views/widgets', path)

/** What pages begin with, the most common last. */
const beginnings = [
  ['bell', pathOf('alerts/Alerts.tsx')],
  ['bell', pathOf('toasts/Toasts.tsx')],
  ['hydrate', pathOf('hydrate.ts')],
  ['page', pathOf('entry.ts')],
] as const

/** From so many of the twenty widgets on, what they have in common is one file. */
const common = 5

/**
 * As groups for the bundler: `page` is what every page begins with, `hydrate` what one with any widget does, `bell` one of
 * somebody signed in; `controls` is what many widgets have in common, and what a few share is a file by their names. What
 * else a widget begins with is one file with it, also where parts of it that are fetched later need the same. The bundler
 * puts with a module whatever that needs, so the files that others need come first.
 */
export function scriptFiles(): Group[] {
  let files: Map<string, string> | undefined
  const groupOf = (isWanted: (file: string) => boolean): Group => ({
    test: /\.[cm]?[jt]sx?$/,
    name(id, graph) {
      files ??= filesOf(graph)
      const file = files.get(id)
      return file && isWanted(file) ? file : null
    },
  })
  const shared = ['page', 'hydrate', 'bell', 'controls']
  const few = Array.from({ length: common - 1 }, (_, index) => common - 1 - index)
  return [
    ...shared.map(name => groupOf(file => file === name)),
    ...few.map(count => groupOf(file => !shared.includes(file) && file.split('-').length === count)),
  ]
}

/** The file of each module that some page begins with. */
function filesOf(graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>()
  for (const widget of graph.getModuleInfo(pathOf('loaders.ts'))?.dynamicallyImportedIds ?? [])
    for (const id of neededBy(widget, graph)) users.set(id, [...(users.get(id) ?? []), parse(widget).name])
  const files = new Map<string, string>()
  for (const [id, names] of users) files.set(id, names.length < common ? names.join('-') : 'controls')
  for (const [file, id] of beginnings) for (const needed of neededBy(id, graph)) files.set(needed, file)
  return files
}

/** A module and all that it cannot begin without. */
function neededBy(id: string, graph: Graph): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}
