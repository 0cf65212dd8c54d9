/** The shape of a REST call, which is not an operation of a service: method, path, query and plain JSON. */
import type { z } from 'zod'
import type { Role } from '../access/roles'
import type { Effect } from './changes'

/** The back ends that are called by address. Each is one upstream with its own path prefix. */
export const apis = ['rAndD', 'mist', 'segmentedProgram', 'knowledgeBridge'] as const
export type Api = (typeof apis)[number]

type Fields = z.ZodType<Record<string, unknown>>

interface EndpointFacts {
  api: Api
  name: string
  /** The path below the prefix of its API; `/:id` stands for an id. */
  path: `/${string}`
  access: 'login' | readonly Role[]
  secured?: true
  /** Refused while impersonating, even if `changes` would allow it. */
  refuses?: readonly 'impersonated'[]
  /** The query parameters, each of them a text. */
  query?: Fields
  body?: z.ZodType
  /** Undefined if the answer has no body. */
  response: z.ZodType | undefined
}

export type Endpoint = EndpointFacts & Effect<'POST' | 'PUT' | 'DELETE'>

/** Checks the types of an entry and keeps its literal types. */
export function endpoint<const Entry extends Endpoint>(entry: Entry): Entry {
  return entry
}

type Parsed<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined

/** The contents of a call of an endpoint. */
export interface EndpointRequest<E extends Endpoint = Endpoint> {
  id: string
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

export type EndpointAnswer<E extends Endpoint> = Parsed<E['response']>

/** Whether the id in an address is well formed. */
export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}
