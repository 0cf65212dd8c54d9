/** The saved projects on the home page: those changed last, each with figures of its first item, or a tool's list. */
import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import type { Warning } from '../../engine/warnings'
import { contracts } from '../../shared/contracts'
import type { AnyToolOperations } from '../../shared/contracts/tools/toolOperations'
import { calendarDate } from '../../shared/display/calendarDate'
import { readerOf } from '../../shared/display/formatQuantity'
import { limits } from '../../shared/limits'
import { routes, type TileName } from '../../shared/routes'
import { noticesAsShown } from '../../shared/tools/notices/asShown'
import { byGravity } from '../../shared/tools/notices/noticeOrder'
import type { AnyInput, Project } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import { textUpTo } from '../../shared/validation/schemas'
import { shownOf } from '../../shared/wording/projectSummary'
import { sharedBy } from '../../shared/wording/sharedBy'
import { pageTools } from '../../views/widgets/pageTools'
import type { WorkbenchTool } from '../../views/workbench/tool'

/** A saved project in a list. */
export interface ListedProject {
  href: string
  name: string
  tag: string
  /** When and by whom it was changed. */
  changed: string
  /** Its owner and the reader's right; absent for the reader's own. */
  shared?: string
}

/** A project that was changed lately. Without a rating it has no figures. */
export interface RecentProject extends ListedProject {
  tile: TileName
  /** Its tool and the number of its items. */
  about: string
  figures: readonly Pick<KeyResult, 'label' | 'value' | 'unit'>[]
  /** The severity of the gravest notice of its first item. */
  gravest?: Warning['severity']
}

export interface HomeProjects {
  /** The tools of the reader, with the number of the reader's projects. */
  tools: readonly { kind: string; item: string; path: string; name: string; count: number }[]
  recent: readonly RecentProject[]
  /** A page of the list of one tool, where the address asks for it. */
  list?: { kind: string; find: string; page: number; last: number; said: string; rows: readonly ListedProject[] }
}

const mostRecent = 4

const address = z.object({
  projects: z.string(),
  find: textUpTo(limits.projectName).catch('').default(''),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.listed.lastPage + 1)
    .catch(1)
    .default(1),
})

const operationsOf = ({ tool }: WorkbenchTool) => contracts[tool.service] as unknown as AnyToolOperations

type Summary = NonNullable<z.infer<AnyToolOperations['ListProjects']['response']>['Items']>[number]

/** The projects of the tools whose tiles the reader has. */
export async function homeProjects(
  context: PageContextServer,
  tiles: readonly TileName[],
): Promise<HomeProjects | undefined> {
  const may = pageTools.filter(({ tool }) => tiles.some(tile => tile === tool.route))
  // Tools of one kind share their projects: each opens on the first page that the reader may open.
  const open = may.filter(({ tool }, at) => may.findIndex(other => other.tool.kind === tool.kind) === at)
  if (open.length === 0) return undefined
  const { call } = context
  const lists = await Promise.all(
    open.map(async tool => {
      const { Items, Item } = await call(operationsOf(tool).ListProjects)
      return { tool, rows: Items ?? [], count: Item?.Found ?? 0 }
    }),
  )
  const tools = lists.map(({ tool: { tool, path }, count }) => ({
    ...{ kind: tool.kind, item: tool.item, path, count },
    name: routes[tool.route].title,
  }))
  const wish = address.safeParse(context.urlParsed.search).data
  const listed = wish && open.find(({ tool }) => tool.kind === wish.projects)
  if (wish && listed) return { tools, recent: [], list: await listOf(context, listed, wish) }
  const rows = lists
    .flatMap(({ tool, rows }) => rows.map(row => ({ tool, row })))
    .sort((one, other) => other.row.ChangedAt.localeCompare(one.row.ChangedAt))
    .slice(0, mostRecent)
  return { tools, recent: await Promise.all(rows.map(({ tool, row }) => recentOf(context, tool, row))) }
}

function listedProject({ frame }: PageContextServer, { path }: WorkbenchTool, row: Summary): ListedProject {
  const who = row.ChangedBy === frame.viewer?.fullName ? 'you' : row.ChangedBy
  return {
    href: `${path}?design=${row.Id}`,
    name: row.Name,
    tag: row.Tag,
    changed: `${calendarDate(row.ChangedAt)}, ${who}`,
    shared: sharedBy(row),
  }
}

async function listOf(context: PageContextServer, tool: WorkbenchTool, { find, page }: z.infer<typeof address>) {
  const { Items, Item } = await context.call(operationsOf(tool).FindProjects, { text: find, page: page - 1 })
  const found = Item?.Found ?? 0
  const rows = (Items ?? []).map(row => listedProject(context, tool, row))
  const first = (page - 1) * limits.listed.designs
  return {
    kind: tool.tool.kind,
    find,
    page,
    last: Math.max(1, Math.ceil(found / limits.listed.designs)),
    said: shownOf({ first, shown: rows.length, found }),
    rows,
  }
}

/** The project with the figures of its first item, as its tool rates it now. */
async function recentOf(context: PageContextServer, tool: WorkbenchTool, row: Summary): Promise<RecentProject> {
  const operations = operationsOf(tool)
  const opened = await context.call(operations.OpenProject, { id: row.Id })
  const items = (opened.Item?.Document as Project<AnyInput> | undefined)?.items ?? []
  const title = routes[tool.tool.route].title
  const base = { ...listedProject(context, tool, row), tile: tool.tool.route as TileName }
  const count = `${items.length} ${items.length === 1 ? tool.tool.item : tool.tool.items}`
  const [first] = items
  if (!first) return { ...base, about: title, figures: [] }
  const { Items } = await context.call(operations.RateMany, { inputs: [first.input] })
  const rating = (Items?.[0]?.Rating ?? undefined) as AnyRating | undefined
  const reader = readerOf(context.frame.preferences.units)
  return {
    ...base,
    about: `${title}, ${count}`,
    figures: rating ? figuresOf(tool.keyResults(rating, tool.ratedInput(first.input, rating), reader)) : [],
    gravest: rating && byGravity(noticesAsShown(rating.warnings, reader))[0]?.severity,
  }
}

/** Three key figures that different methods give: a capacity and pressure drops, rather than three capacities. */
function figuresOf(results: readonly KeyResult[]): RecentProject['figures'] {
  const first = results.filter(
    ({ purposes }, index) => results.findIndex(other => other.purposes.join() === purposes.join()) === index,
  )
  return first.slice(0, 3).map(({ label, value, unit }) => ({ label, value, unit }))
}
