/** Operations of the admin service about what is kept for how long, about the configuration, and about settings. */
import { z } from 'zod'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { nothing, operation } from '../operation'
import { asked, day } from './paged'

const facts = { service: 'AdminService.svc', method: 'POST', access: ['admin'], secured: true } as const

const retention = z.object({
  Name: z.string(),
  Title: z.string(),
  /** Null: for ever. */
  Days: z.number().nullable(),
  Default: z.number().nullable(),
  /** Its bounds; null where it cannot be changed here. */
  Bounds: z.tuple([z.int(), z.int()]).nullable(),
  /** Rows that are kept. */
  Rows: z.int(),
  /** Those that the next purge would delete. */
  Due: z.int(),
  Note: z.string(),
})

export type ListedRetention = z.infer<typeof retention>

/** How long each kind of data is kept, and what the next purge would delete of it: with other days for one kind, to try them. */
export const ListRetention = operation({
  ...facts,
  name: 'ListRetention',
  changes: 'nothing',
  request: z.strictObject({
    search: textUpTo(limits.email).optional(),
    tried: z.strictObject({ name: z.string().max(40), days: z.int() }).optional(),
  }),
  response: listEnvelope(retention),
})

/** Sets how many days a kind of data is kept. It deletes nothing by itself: the next purge does. */
export const SetRetention = operation({
  ...facts,
  name: 'SetRetention',
  changes: 'product',
  proved: true,
  request: z.strictObject({ name: z.string().max(40), days: z.int() }),
  response: envelope(z.null()),
})

const variable = z.object({
  Name: z.string(),
  /** Null of a secret, and of what is not set. */
  Value: z.string().nullable(),
  Source: z.enum(['default', 'environment', 'file', 'not set']),
  IsSecret: z.boolean(),
  About: z.string(),
})

export type ShownVariable = z.infer<typeof variable>

/** The configuration as this node has read it. Of secrets it says only whether and from where they are set. */
export const ShowConfiguration = operation({
  ...facts,
  name: 'ShowConfiguration',
  changes: 'nothing',
  request: z.strictObject({ search: asked.search }),
  response: listEnvelope(variable),
})

/** The day from which the engines are not compared any more. */
export const GetEngineComparisonEnd = operation({
  ...facts,
  name: 'GetEngineComparisonEnd',
  changes: 'nothing',
  request: nothing,
  response: envelope(z.object({ Until: z.string(), Default: z.string(), DaysRemaining: z.int() })),
})

export const SetEngineComparisonEnd = operation({
  ...facts,
  name: 'SetEngineComparisonEnd',
  changes: 'product',
  request: z.strictObject({ until: day }),
  response: envelope(z.null()),
})
