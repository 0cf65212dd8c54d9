/**
 * Assigns what tools load later than at first to a few files of browser script. A file for each part would be a hundred
 * requests, most of them for less than 700 bytes, and small files hardly compress.
 */
import { parse } from 'node:path'
import { type Graph, neededBy, pathOf, reachedFrom, widgetsOf } from './moduleGraph'

/** The files of what several tools load later, those of most tools first: these modules import only what is before. */
export const laterFileNames = ['laterOfTools', 'laterOfTables', 'laterOfCoils', 'laterOfCircuits'] as const
export const isLater = (file: string) => file.startsWith('laterOf')
export const isLent = (file: string) => file.startsWith('lentBy')

/** The tools that have the inputs of a coil, and those of them that show circuits. */
const ofCoils = ['CoilWorkbench', 'CircuitryWorkbench', 'SegmentedWorkbench']
const ofCircuits = ['CircuitryWorkbench', 'SegmentedWorkbench']

const isTool = (name: string) => name.endsWith('Workbench')

/** Modules that at least so many tools share go into one file; a tool that does not need one of them gets it too. */
const many = 5

/** By module: the widgets that load it, but not at first. */
export function laterUsers(graph: Graph): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const widget of widgetsOf(graph)) {
    const first = neededBy(widget, graph)
    for (const id of reachedFrom(widget, graph))
      if (!first.has(id)) users.set(id, [...(users.get(id) ?? []), parse(widget).name])
  }
  return users
}

/**
 * The file of a module that no page loads at first.
 *
 * @param names  the widgets that load it later
 * @returns undefined where a page that is no tool is among them: it would be given parts of tools
 */
export function laterFile(names: readonly string[]): string | undefined {
  const [tools, tables, coils, circuits] = laterFileNames
  if (!names.every(isTool)) return undefined
  if (names.length === 1) return `laterOf${names[0]}`
  if (names.every(name => ofCircuits.includes(name))) return circuits
  if (names.every(name => ofCoils.includes(name))) return coils
  if (names.length < many) return `laterOf${names.join('-')}`
  return names.includes('CircuitryWorkbench') ? tools : tables
}

/**
 * The file of a module that one tool, or both tools of circuits, load at first, and another tool later.
 *
 * @param first  the widgets that load it at first
 * @param later  the tools that load it later
 * @returns undefined where it stays in the file of its tool: with that file another tool would also get what imports the
 *          tool's own later parts, and fetch them. The two tools of circuits may have each other's parts
 */
export function lentFile(first: readonly string[], later: readonly string[]): string | undefined {
  if (!first.every(isTool)) return undefined
  const areOfCircuits = first.every(name => ofCircuits.includes(name))
  const others = areOfCircuits ? later.filter(name => !ofCircuits.includes(name)) : later
  return (first.length === 1 || areOfCircuits) && others.length > 0 ? `lentBy${first.join('-')}` : undefined
}

/** What `lateCode` fetches at a reader's first act: it is left alone, so that it does not wait for the rest. */
export function comingSoon(graph: Graph): Set<string> {
  const lateCode = pathOf('../workbench/state/lateCode.ts')
  const all = new Set(widgetsOf(graph).flatMap(widget => [...reachedFrom(widget, graph)]))
  const hosts = [...all].map(id => graph.getModuleInfo(id)).filter(info => info?.importedIds.includes(lateCode))
  const soon = hosts.flatMap(info => info?.dynamicallyImportedIds ?? [])
  return new Set(soon.flatMap(id => [...neededBy(id, graph)]))
}
