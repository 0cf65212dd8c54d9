/**
 * The table of calls of the Selection API, made from the contracts of the tools: a tool that has its operations has its
 * calls. Programs ask for what people ask for, so schemas, rights and limits of size are those of the operations.
 */
import { z } from 'zod'
import { contracts } from '../contracts'
import type { Operation } from '../contracts/operation'
import { inputProblem } from '../contracts/tools/ratingOperations'
import type { AnyToolOperations } from '../contracts/tools/toolOperations'
import { type ToolName, tools } from '../tools/tools'
import { renamedSchema } from './renamed'

export const apiPrefix = '/api/v1'
export const openApiPath = `${apiPrefix}/openapi.json`
export const tokenPath = '/auth/token'

export type ApiCallName =
  | 'rate'
  | 'rateMany'
  | 'startSearch'
  | 'askSearch'
  | 'stopSearch'
  | 'report'
  | 'listProjects'
  | 'createProject'
  | 'readProject'
  | 'saveProject'

export interface ApiCall {
  tool: ToolName
  name: ApiCallName
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{id}` stands for an id. */
  path: string
  /** The operation that has its rights and its limit of size. */
  operation: Operation
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** The status of success, and the schema of its JSON; undefined if the answer has none. */
  status: 200 | 201 | 202 | 204
  answer?: z.ZodType
  /** The types of an answer that is a file. */
  files?: readonly string[]
  /** Takes an Idempotency-Key: the same request with the same key is done once. */
  isOnce?: true
  /** Answers with the address of what was begun or made. */
  hasLocation?: true
}

export const pdfType = 'application/pdf'
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A key result with its unit, as people see it; `number` is null where the value is words. */
const figure = z.object({
  label: z.string(),
  value: z.string(),
  number: z.number().nullable(),
  unit: z.string(),
  text: z.string(),
})

/** The units in which a rating names its key results. Everything else is in SI. */
const inUnits = z.strictObject({ units: z.enum(['SI', 'IP']).optional() })

const figures = z.array(figure).optional()
const problems = z.array(renamedSchema(inputProblem))

/** The segment of a tool in addresses. */
export const apiSegment = (tool: ToolName): string => tools[tool].segment

/** The schema of the item that an operation answers with. */
function itemOf({ response }: { response: { shape: { Item: z.ZodType } } }): z.ZodObject {
  return bare(response.shape.Item) as z.ZodObject
}

/** The schema without `optional` and `nullable`. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema
}

function itemsOf({ response }: { response: { shape: { Items: z.ZodType } } }): z.ZodObject {
  return (bare(response.shape.Items) as z.ZodArray<z.ZodObject>).element
}

/** The operations of a tool; those of a search are absent where it has none. */
type Operations = Omit<AnyToolOperations, SearchOperation> & Partial<Pick<AnyToolOperations, SearchOperation>>
type SearchOperation = 'StartSearch' | 'AskSearch' | 'StopSearch'

type Facts = Omit<ApiCall, 'tool' | 'path'> & { at: string }

function ratings({ Rate, RateMany }: Operations): Facts[] {
  const { Rating } = itemOf(Rate).shape
  const { Rating: Summary } = itemsOf(RateMany).shape
  return [
    {
      ...{ name: 'rate', method: 'POST', at: '/rate', operation: Rate, summary: 'Rates one' },
      // Programs get whole ratings: only pages show the parts of one as they come.
      ...{ query: inUnits, body: Rate.request.omit({ isLive: true, isOutline: true }), status: 200 },
      answer: z.object({ rating: bare(Rating as z.ZodType), figures }),
    },
    {
      ...{
        name: 'rateMany',
        method: 'POST',
        at: '/rate-many',
        operation: RateMany,
        summary: 'Rates many, in their order',
      },
      ...{ query: inUnits, body: RateMany.request, status: 200 },
      answer: z.object({ results: z.array(z.object({ rating: Summary as z.ZodType, problems, figures })) }),
    },
  ]
}

function searches({ StartSearch, AskSearch, StopSearch }: Operations): Facts[] {
  if (!StartSearch || !AskSearch || !StopSearch) return []
  const job = renamedSchema(itemOf(AskSearch)).extend({ id: z.uuid() })
  return [
    {
      ...{ name: 'startSearch', method: 'POST', at: '/search', operation: StartSearch },
      summary: 'Starts a search, and stops the earlier one of the account',
      ...{ body: StartSearch.request, status: 202, answer: job, isOnce: true, hasLocation: true },
    },
    {
      ...{ name: 'askSearch', method: 'GET', at: '/search/{id}', operation: AskSearch },
      ...{ summary: 'How far a search is, and its answer when it is done', status: 200, answer: job },
    },
    {
      ...{ name: 'stopSearch', method: 'DELETE', at: '/search/{id}', operation: StopSearch },
      ...{ summary: 'Stops a search', status: 204 },
    },
  ]
}

function papers({ CreateReport }: Operations): Facts[] {
  return [
    {
      ...{ name: 'report', method: 'POST', at: '/report', operation: CreateReport, status: 200, isOnce: true },
      summary: 'The report of one or of a project, as PDF or as workbook',
      body: CreateReport.request
        .omit({ openInNewWindow: true, progress: true })
        .extend({ format: z.enum(['pdf', 'workbook']).optional() }),
      files: [pdfType, workbookType],
    },
  ]
}

function projects({ FindProjects, OpenProject, SaveProject }: Operations): Facts[] {
  const { text, page } = FindProjects.request.shape
  const project = renamedSchema(itemOf(OpenProject))
  return [
    {
      ...{ name: 'listProjects', method: 'GET', at: '/projects', operation: FindProjects, status: 200 },
      summary: 'The projects of the account and those shared with it, the last changed first',
      query: z.strictObject({ text: text.optional(), page: numberIn(page.unwrap()) }),
      answer: z.object({ found: z.int(), projects: z.array(renamedSchema(itemsOf(FindProjects))) }),
    },
    {
      ...{
        name: 'createProject',
        method: 'POST',
        at: '/projects',
        operation: SaveProject,
        summary: 'Saves a new project',
      },
      ...{ body: SaveProject.request.omit({ id: true, version: true }), status: 201, answer: project },
      ...{ isOnce: true, hasLocation: true },
    },
    {
      ...{ name: 'readProject', method: 'GET', at: '/projects/{id}', operation: OpenProject, summary: 'One project' },
      ...{ status: 200, answer: project },
    },
    {
      ...{ name: 'saveProject', method: 'PUT', at: '/projects/{id}', operation: SaveProject, status: 200 },
      summary: 'Saves over a project, if its version is still the newest',
      body: SaveProject.request.omit({ id: true }).required({ version: true }),
      answer: project,
    },
  ]
}

/** A number in a query, which is text. */
function numberIn(schema: z.ZodType<number, number>) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(schema)
    .optional()
}

/** All calls of all tools. */
export const apiCalls: readonly ApiCall[] = (Object.keys(tools) as ToolName[]).flatMap(tool => {
  const operations = contracts[tools[tool].service] as unknown as Operations
  const facts = [...ratings(operations), ...searches(operations), ...papers(operations), ...projects(operations)]
  return facts.map(({ at, ...rest }) => ({ tool, path: `${apiPrefix}/${apiSegment(tool)}${at}`, ...rest }))
})
