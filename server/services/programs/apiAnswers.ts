/** The answers of the Selection API, by the handlers of the tools: the same work, checks and limits as for people. */
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { UnitSystem } from '../../../shared/display/units'
import { type ApiCall, type ApiCallName, pdfType, workbookType } from '../../../shared/selectionApi/apiCalls'
import { renamed } from '../../../shared/selectionApi/renamed'
import type { Printable, Project } from '../../../shared/tools/project'
import type { KeyResult } from '../../../shared/tools/results/keyResult'
import type { ToolName } from '../../../shared/tools/tools'
import { reportFile } from '../../data/reportFile'
import { ApiError } from '../../errors/apiError'
import { refusalOf } from '../../errors/calculationError'
import type { ReportKind } from '../../reports/reportContent'
import type { ServiceCall } from '../service'
import { toolDefinitions } from '../toolDefinitions'
import { createReport } from '../tools/createReport'
import { exportToExcel } from '../tools/exportToExcel'
import { findProjects, openProject, saveProject } from '../tools/projects'
import { rate, rateMany } from '../tools/rating'
import { askSearch, startSearch, stopSearch } from '../tools/searches'
import type { ToolParts } from '../tools/toolDefinition'
import { granted } from './apiRefusals'
import { onceByKey } from './onceByKey'

/** A request of a program that is allowed and fits its schemas. */
export interface ApiRequest {
  api: ApiCall
  call: ServiceCall
  /** Empty if the address has none. */
  id: string
  query: unknown
  body: unknown
  key: string | undefined
}

/** JSON, its text, or a file. */
export interface ApiAnswer {
  json?: object
  text?: string
  file?: { name: string; type: string; bytes: Uint8Array }
  /** The id of what was begun or made. */
  made?: string
}

type Answers = Readonly<Record<ApiCallName, (request: ApiRequest) => Promise<ApiAnswer>>>

interface Units {
  units?: UnitSystem
}

/** The answers of one tool. */
export function apiAnswers(parts: ToolParts, tool: ToolName): Answers {
  const { db, calculations } = parts
  const definition = toolDefinitions[tool]
  const ratedOne = rate(parts, definition)
  const ratedMany = rateMany(parts, definition)
  const reported = createReport(parts, definition)
  const exported = exportToExcel(parts, definition)
  const found = findProjects(db, definition)
  const opened = openProject(db, definition)
  const saved = saveProject(db, definition)

  return {
    async rate({ api, call, query, body }) {
      const { input } = body as { input: object }
      if (!(query as Units).units) return { text: `{"rating":${await ratingText(parts, definition, call, input)}}` }
      const { Rating, Problems } = granted(await ratedOne(call, { input })).Item
      if (!Rating) throw refusedFields('input', Problems)
      const shown = await figures(call, input, Rating, query as Units)
      return { json: fitting(api, { rating: Rating, ...shown }) }
    },
    async rateMany({ api, call, query, body }) {
      const { inputs } = body as { inputs: object[] }
      const { Items } = granted(await ratedMany(call, { inputs }))
      const results = await calculations.each(
        Items.map((item, index) => ({ ...item, index })),
        async one => ({
          rating: one.Rating,
          problems: one.Problems.map(renamed),
          ...(one.Rating && (await figures(call, inputs[one.index]!, one.Rating, query as Units))),
        }),
      )
      return { json: fitting(api, { results }) }
    },
    async startSearch(request) {
      const made = await once(request, async () => {
        const { Id, Problems } = granted(await startSearch(parts, searching())(request.call, request.body as Search))
          .Item!
        if (Id === null) throw refusedFields('search', Problems)
        return Id
      })
      return { json: await job(request, made), made }
    },
    askSearch: async request => ({ json: await job(request, request.id) }),
    async stopSearch({ call, id }) {
      granted(await askSearch(db, searching())(call, { id }))
      granted(await stopSearch(db, searching())(call, { id }))
      return {}
    },
    async report(request) {
      const { call } = request
      const { format = 'pdf', ...asked } = request.body as ReportBody
      if (format === 'workbook') {
        const { Data, FileName } = granted(await exported(call, asked)).Item!
        return { file: { name: FileName, type: workbookType, bytes: Buffer.from(Data, 'base64') } }
      }
      const folder = await once(request, async () => granted(await reported(call, asked)).Item!.FolderName)
      return { file: await reportOf(folder, call) }
    },
    async listProjects({ api, call, query }) {
      const { Items, Item } = granted(await found(call, query as { text?: string; page?: number }))
      return { json: fitting(api, { found: Item.Found, projects: Items.map(renamed) }) }
    },
    async createProject(request) {
      const made = await once(request, async () => granted(await saved(request.call, request.body as Save)).Item!.Id)
      return { json: await project(request, made), made }
    },
    readProject: async request => ({ json: await project(request, request.id) }),
    async saveProject({ api, call, id, body }) {
      return { json: fitting(api, renamed(granted(await saved(call, { ...(body as Save), id })).Item!)) }
    },
  }

  /** The key results in the units that were asked for; nothing if none were. */
  async function figures(call: ServiceCall, input: object, rating: object, { units: system }: Units) {
    if (!system) return {}
    // Each tool has this calculation for its own input and rating, which `tool` selects.
    const of = { input, rating, system } as never
    const results = await calculations.run(tool as 'gas', 'figures', of, { signal: call.signal })
    return { figures: results.map(figureOf) }
  }

  async function job({ api, call }: ApiRequest, id: string): Promise<object> {
    return fitting(api, { id, ...renamed(granted(await askSearch(db, searching())(call, { id })).Item!) })
  }

  async function project({ api, call }: ApiRequest, id: string): Promise<object> {
    return fitting(api, renamed(granted(await opened(call, { id })).Item!))
  }

  function searching() {
    const { search } = definition
    if (!search) throw new Error(`${tool} has no search, and no calls of one`)
    return { ...definition, search }
  }

  function once({ api, call, body, key }: ApiRequest, make: () => Promise<string>): Promise<string> {
    return onceByKey(parts, { userId: call.requireCaller().id, key, asked: [api.method, api.path, body] }, make)
  }

  /** A report of the account's own, as it was made. */
  async function reportOf(folder: string, call: ServiceCall) {
    const row = await db
      .selectFrom('reports')
      .select('file')
      .where('folder', '=', folder)
      .where('owner_email', '=', call.requireCaller().email)
      .where('expires_at', '>', call.now)
      .executeTakeFirst()
    if (!row) throw new ApiError('missing')
    const path = await reportFile(db, parts.reportFolder, folder, row.file)
    return { name: row.file, type: pdfType, bytes: await readFile(path) }
  }
}

/** A rating of which no figures are wanted, by its schema. */
async function ratingText(
  { calculations }: ToolParts,
  definition: Pick<(typeof toolDefinitions)[ToolName], 'ratingText'>,
  { signal }: ServiceCall,
  input: object,
): Promise<string> {
  try {
    return await definition.ratingText(calculations, input, { signal })
  } catch (error) {
    const { path: Path, message: Message } = refusalOf(error)
    throw refusedFields('input', [{ Path, Message }])
  }
}

interface Search {
  search: object
}

interface Save {
  version?: number
  name: string
  note?: string
  document: Project<object>
}

interface ReportBody {
  title: string
  document: Printable<object>
  kind?: ReportKind
  format?: 'pdf' | 'workbook'
}

function figureOf({ label, value, unit, text }: KeyResult) {
  // The minus sign and the thousands of people.
  const plain = value.replaceAll('−', '-').replaceAll(',', '')
  return { label, value, number: /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null, unit, text }
}

/** The answer with the fields of its schema and no others. */
function fitting({ answer }: ApiCall, value: object): object {
  return (answer as z.ZodType<object>).parse(value)
}

function refusedFields(part: string, problems: readonly { Path: string; Message: string }[]): ApiError {
  return new ApiError('refused', {
    said: problems.map(({ Message }) => Message).join(' '),
    errors: problems.flatMap(({ Path, Message }) => (Path ? [{ path: `${part}.${Path}`, message: Message }] : [])),
  })
}
