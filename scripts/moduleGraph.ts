/** The bundler's modules and what they import. */
import { join } from 'node:path'
import { root } from './root.mjs'

/** The part of the bundler's module graph that is used. */
export interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The module of a widget, or of what stands beside them. */
export const pathOf = (path: string) => join(root, 'views/widgets', path)

/** The modules of all widgets. */
export const widgetsOf = (graph: Graph) => graph.getModuleInfo(pathOf('loaders.ts'))?.dynamicallyImportedIds ?? []

/** A module and all its static imports. */
export function neededBy(id: string, graph: Graph): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/** A module and all its imports, at once or later. */
export function reachedFrom(id: string, graph: Graph): Set<string> {
  const found = new Set([id])
  for (const one of found) {
    const info = graph.getModuleInfo(one)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) found.add(next)
  }
  return found
}
