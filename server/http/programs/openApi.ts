/** The description of the Selection API by OpenAPI 3.1, made from the table of its calls and their schemas. */
import { z } from 'zod'
import { routes } from '../../../shared/routes'
import { type ApiCall, apiCalls, apiSegment, openApiPath, tokenPath } from '../../../shared/selectionApi/apiCalls'
import { apiFields } from '../../../shared/selectionApi/apiFields'
import { type ApiProblemName, apiProblems, problemType } from '../../../shared/selectionApi/apiProblems'
import { type ToolName, tools } from '../../../shared/tools/tools'

type Json = Record<string, unknown>

let made: Json | undefined

/** Made once, at the first request. */
export function openApi(): Json {
  made ??= description()
  return made
}

function description(): Json {
  const schemas = namedSchemas()
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      ...{ title: `Coilworks ${routes.apiDocs.title}`, version: '1.0.0' },
      description:
        'Programs rate, search, report and save as people do. All numbers are in SI, without prefixes; with `units` the key results are named in SI or IP as well.',
    },
    externalDocs: { url: routes.apiDocs.path },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: (Object.keys(tools) as ToolName[]).map(tool => ({
      name: apiSegment(tool),
      description: routes[tools[tool].route].title,
    })),
    paths: paths(schemas.nameOf),
    components: {
      schemas: { ...schemas.all, problem },
      responses: problemResponses,
      headers: limitHeaders,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: `From ${tokenPath}.` } },
    },
  }
}

/** The name of a schema in the description. Calls that share a schema share its name. */
type NameOf = (schema: z.ZodType) => string

/** All schemas by name. Those that several calls share, such as the input of a tool, have names of their own. */
function namedSchemas(): { all: Json; nameOf: NameOf } {
  const registry = z.registry<{ id: string }>()
  const add = (schema: z.ZodType | undefined, id: string) =>
    schema && !registry.has(schema) && registry.add(schema, { id })
  for (const call of apiCalls) {
    const own = `${apiSegment(call.tool)}-`
    if (call.name === 'rate') {
      add(partOf(call.body, 'input'), `${own}input`)
      add(partOf(call.answer, 'rating'), `${own}rating`)
    }
    if (call.name === 'saveProject') add(partOf(call.body, 'document'), `${own}project`)
    add(call.body, `${own}${call.name}-body`)
    add(call.answer, `${own}${call.name}-answer`)
  }
  const found = z.toJSONSchema(registry, { uri: reference, io: 'input', unrepresentable: 'any' })
  const all = Object.fromEntries(
    Object.entries(found.schemas).map(([name, { $schema, $id, ...schema }]) => [name, { ...schema, ...said(name) }]),
  )
  return { all, nameOf: schema => registry.get(schema)!.id }
}

const reference = (name: string) => `#/components/schemas/${name}`

function partOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  return schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType) : undefined
}

/** The description of the input of a tool: its fields with their units. */
function said(name: string): Json {
  const tool = (Object.keys(tools) as ToolName[]).find(one => name === `${apiSegment(one)}-input`)
  if (!tool) return {}
  const lines = apiFields(tool).map(({ path, label, unit }) => `- \`${path}\`: ${label}${unit && ` [${unit}]`}`)
  return { description: ['As in a project file, in SI:', ...lines].join('\n') }
}

function paths(nameOf: NameOf): Json {
  const found: Record<string, Json> = {
    [tokenPath]: { post: token },
    [openApiPath]: {
      get: {
        operationId: 'openApi',
        summary: 'This description',
        security: [],
        responses: { 200: { description: 'OpenAPI' } },
      },
    },
  }
  for (const call of apiCalls) {
    const path = found[call.path] ?? {}
    path[call.method.toLowerCase()] = operationOf(call, nameOf)
    found[call.path] = path
  }
  return found
}

function operationOf(call: ApiCall, nameOf: NameOf): Json {
  const { tool, name, summary, body, isOnce } = call
  const parameters = [
    ...(call.path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }]
      : []),
    ...queryOf(call),
    ...(isOnce ? [keyParameter] : []),
  ]
  return {
    ...{ operationId: `${tool}.${name}`, tags: [apiSegment(tool)], summary },
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: reference(nameOf(body)) } } },
      },
    }),
    responses: { [call.status]: success(call, nameOf), ...problemsOf(call) },
  }
}

function queryOf({ query }: ApiCall): Json[] {
  if (!query) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

function success(call: ApiCall, nameOf: NameOf): Json {
  const { answer, files = [], hasLocation } = call
  const location = { location: { description: 'Its address.', schema: { type: 'string' } } }
  return {
    description: call.summary,
    headers: { ...limitReferences, ...(hasLocation && location) },
    ...(answer && { content: { 'application/json': { schema: { $ref: reference(nameOf(answer)) } } } }),
    ...(files.length > 0 && { content: Object.fromEntries(files.map(type => [type, {}])) }),
  }
}

/** The statuses that any call may be refused with, and those of its own. */
function problemsOf({ body, path, isOnce }: ApiCall): Json {
  const own = [...(body ? [413, 415, 422] : []), ...(path.includes('projects') ? [409] : []), ...(isOnce ? [409] : [])]
  const statuses = [...new Set([400, 401, 403, 404, 405, 429, 500, 503, ...own])].sort((a, b) => a - b)
  return Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/problem-${status}` }]))
}

const problem: Json = {
  type: 'object',
  description: 'Problem details (RFC 9457).',
  required: ['type', 'status', 'title', 'detail', 'requestId'],
  properties: {
    type: { type: 'string', enum: (Object.keys(apiProblems) as ApiProblemName[]).map(problemType) },
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const problemResponses: Json = Object.fromEntries(
  [...new Set(Object.values(apiProblems).map(({ status }) => status))].map(status => [
    `problem-${status}`,
    {
      description: Object.values(apiProblems)
        .filter(one => one.status === status)
        .map(({ title }) => title)
        .join('; '),
      content: { 'application/problem+json': { schema: { $ref: reference('problem') } } },
    },
  ]),
)

const limitHeaders: Json = {
  ratelimit: { description: 'Requests that are left, and seconds until the window ends.', schema: { type: 'string' } },
  'ratelimit-policy': { description: 'Requests in a window, and its seconds.', schema: { type: 'string' } },
}

const limitReferences: Json = Object.fromEntries(
  Object.keys(limitHeaders).map(name => [name, { $ref: `#/components/headers/${name}` }]),
)

const keyParameter: Json = {
  ...{ name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string' } },
  description: 'The same request with the same key is done once within a day.',
}

const token: Json = {
  ...{ operationId: 'token', summary: 'A token for the client id and the password of a service account', security: [] },
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['userId', 'password'],
          properties: { userId: { type: 'string' }, password: { type: 'string' } },
          additionalProperties: false,
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The token',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['token', 'expiresInSeconds'],
            properties: { token: { type: 'string' }, expiresInSeconds: { type: 'integer' } },
          },
        },
      },
    },
    ...Object.fromEntries(
      [400, 401, 404, 405, 413, 415, 429, 503].map(status => [
        status,
        { $ref: `#/components/responses/problem-${status}` },
      ]),
    ),
  },
}
