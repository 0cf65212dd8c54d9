/**
 * Assigns modules to the files of browser script. By default the bundler makes a file for each set of modules that the
 * same places import: forty requests for a page, most of them for less than a kilobyte.
 */
import { parse } from 'node:path'
import { comingSoon, isLater, isLent, laterFile, laterFileNames, laterUsers, lentFile } from './laterFiles'
import { type Graph, neededBy, pathOf, widgetsOf } from './moduleGraph'

export interface Group {
  test: RegExp
  includeDependenciesRecursively?: boolean
  name: (id: string, graph: Graph) => string | null
}

/** The style sheet of a kind of page, by its name: one file for all pages that load it. */
export const sheets: Group = { test: /\/views\/styles\/\w+\.scss$/, name: id => parse(id).name }

/** The modules that pages load first, the most common last. */
const beginnings = [
  ['rules', pathOf('../client/formElement.ts')],
  ['calls', pathOf('../client/call.ts')],
  ['calls', pathOf('../client/refusalIn.ts')],
  ['bell', pathOf('alerts/Alerts.tsx')],
  ['bell', pathOf('toasts/Toasts.tsx')],
  ['hydrate', pathOf('hydrate.ts')],
  ['messages', pathOf('../client/failures.ts')],
  ['page', pathOf('entry.ts')],
] as const

/** Modules that at least so many of the widgets share go into one file; fewer have a file of their own. */
const common = 7
const most = 10

/**
 * The groups for the bundler. `page` is loaded by every page, `hydrate` by every page with a widget, `bell` by every
 * page of a signed-in reader. `messages` shows and logs messages, `calls` asks the server, `rules` checks fields: the
 * sign-in form loads these three, which need no React. `bell` also has the small modules that many widgets share, `forms`
 * those of them that no tool needs; modules that a few widgets share are in a file with their names. Everything else that
 * a widget loads first is in its own file, even if parts loaded later also need it. The bundler adds to a group whatever
 * its modules import, so shared files come first.
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
  // What these import has its own files, or belongs to pages that are no tool as well: it stays there.
  const later = (isWanted: (file: string) => boolean) => ({
    ...groupOf(isWanted),
    includeDependenciesRecursively: false,
  })
  const shared = ['page', 'messages', 'calls', 'rules', 'hydrate', 'bell', 'forms']
  const ofSome = (file: string, count: number) =>
    ![...shared, components, 'lists', 'plots', figures, drawings, workbench].includes(file) &&
    file.split('-').length === count &&
    !(isLent(file) || isLater(file))
  const few = Array.from({ length: most }, (_, index) => most - index)
  return [
    ...shared.map(name => groupOf(file => file === name)),
    groupOf(file => file === components),
    groupOf(file => file === 'lists'),
    groupOf(file => file === 'plots'),
    groupOf(file => file === figures),
    // What other pages share with workbenches, then what workbenches share, or theirs would take it in.
    ...few.filter(count => count > 1).map(count => groupOf(file => ofSome(file, count) && !isOfWorkbenches(file))),
    groupOf(file => file === workbench),
    groupOf(file => file === drawings),
    ...few.flatMap(count => [
      groupOf(file => isLent(file) && file.split('-').length === count),
      groupOf(file => ofSome(file, count)),
    ]),
    ...laterFileNames.map(name => later(file => file === name)),
    later(isLater),
  ]
}

/** The file of what the largest workbench shares with others. */
const workbench = 'workbench'
/** What it shares with others, but not with the pages of circuits: above all drawings to scale. */
const drawings = 'drawings'
/** The file of what the tools with curves in their first view share, such as axes; these tools have none there. */
const figures = 'figures'
const withoutCurves = ['CoilWorkbench', 'CircuitryWorkbench']
const isWorkbench = (name: string) => name.endsWith('Workbench')
const isOfWorkbenches = (file: string) => file.split('-').every(isWorkbench)

/**
 * The file of react-bootstrap's components, for the few pages whose widgets use them. It takes what two of these pages
 * share otherwise, because every page names all files of widgets.
 */
const components = 'components'
const isOfComponents = (id: string, names: readonly string[]) =>
  /\/node_modules\/(react-bootstrap|@restart)\/|^\0classnames$/.test(id) ||
  names.join('-') === 'CompanyUserDetail-InviteUsers'

/** The file of each module that some page loads first, or a tool later. */
function filesOf(graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>()
  for (const widget of widgetsOf(graph))
    for (const id of neededBy(widget, graph)) users.set(id, [...(users.get(id) ?? []), parse(widget).name])
  const later = laterUsers(graph)
  const files = new Map<string, string>()
  for (const [id, names] of users) {
    const lent = lentFile(names, later.get(id)?.filter(isWorkbench) ?? [])
    files.set(id, isOfComponents(id, names) ? components : (lent ?? fileFor(names)))
  }
  for (const [file, id] of beginnings) for (const needed of neededBy(id, graph)) files.set(needed, file)
  const soon = comingSoon(graph)
  for (const [id, names] of later) {
    const file = files.has(id) || soon.has(id) ? undefined : laterFile(names)
    if (file) files.set(id, file)
  }
  return files
}

/**
 * What the largest workbench shares with others is one file, which they all load: in a file for each set of workbenches
 * it would be larger, because each is compressed alone, and the largest page would be over its budget.
 */
function fileFor(names: readonly string[]): string {
  const benches = names.filter(isWorkbench)
  const others = names.length - benches.length
  // Tools are alike: many of them do not make a module common to pages that are no tool.
  if (others + Math.min(benches.length, mostBenches) >= common) return benches.length > 0 ? 'bell' : 'forms'
  // What every tool has and one list beside it is too little for a file.
  if (others > 0 && benches.length === allBenches && !names.every(name => isWorkbench(name) || lists.includes(name)))
    return 'bell'
  // A file costs some 150 bytes beside its modules: what tools share with lists is one, too.
  if (
    benches.includes('CoilWorkbench') &&
    !names.every(name => ofCoils.includes(name)) &&
    names.every(name => isWorkbench(name) || lists.includes(name))
  ) {
    if (names.includes('CircuitryWorkbench')) return others > 0 ? 'lists' : workbench
    return others > 0 ? 'plots' : names.includes('SegmentedWorkbench') ? workbench : drawings
  }
  if (benches.length === allBenches - withoutCurves.length && !benches.some(name => withoutCurves.includes(name)))
    return figures
  return names.join('-')
}

/** The tools that have the inputs of a coil. */
const ofCoils = ['CoilWorkbench', 'CircuitryWorkbench', 'SegmentedWorkbench']

/** The pages of lists and figures, which are nearly as large as tools. */
const lists = ['CommandCenter', 'RdTracker']

/** As so many users the workbenches count at most, of so many that there are: a further tool is counted here. */
const mostBenches = 3
const allBenches = 7
