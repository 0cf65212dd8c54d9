/** The shape of a call that is no operation of a service but an address of its own: method, path, query and plain JSON. */
import type { z } from 'zod'
import type { Role } from '../access/roles'
import type { Effect } from './changes'

/** The back ends that are called by address. Each is one upstream under a prefix of paths of its own. */
export const apis = ['rAndD', 'mist', 'segmentedProgram', 'knowledgeBridge'] as const
export type Api = (typeof apis)[number]

type Fields = z.ZodType<Record<string, unknown>>

interface EndpointFacts {
  api: Api
  name: string
  /** Under the prefix of its API; `/:id` stands for an id. */
  path: `/${string}`
  access: 'login' | readonly Role[]
  secured?: true
  /** Refused to somebody who acts as another person although what it changes would pass. */
  refuses?: readonly 'impersonated'[]
  /** Text by text: what an address can hold. */
  query?: Fields
  body?: z.ZodType
  /** Undefined where the answer has no body. */
  response: z.ZodType | undefined
}

export type Endpoint = EndpointFacts & Effect<'POST' | 'PUT' | 'DELETE'>

/** Checks an entry's types and keeps them exact. */
export function endpoint<const Entry extends Endpoint>(entry: Entry): Entry {
  return entry
}

type Parsed<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined

/** What a call of an endpoint carries. */
export interface EndpointRequest<E extends Endpoint = Endpoint> {
  id: string
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

export type EndpointAnswer<E extends Endpoint> = Parsed<E['response']>

/** Whether the id in an address can be one of ours. */
export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}
