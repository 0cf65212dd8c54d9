/** Operations of the admin service about requests to support. */
import { z } from 'zod'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'
import { asked, pageOf } from './paged'

const facts = { service: 'AdminService.svc', method: 'POST', access: ['admin'], secured: true } as const

/** The contact form, or a message of the product for which somebody asked for help. */
export const requestKinds = ['contact', 'help'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['new', 'in work', 'done'] as const
export type RequestState = (typeof requestStates)[number]

export const requestSorts = ['newest', 'oldest'] as const

const listed = z.object({
  Id: z.uuid(),
  At: z.string(),
  Kind: z.enum(requestKinds),
  State: z.enum(requestStates),
  Subject: z.string(),
  Name: z.string(),
  CompanyName: z.string(),
  Email: z.string(),
  TakenBy: z.string().nullable(),
})

export type ListedRequest = z.infer<typeof listed>

export const inboxFilter = z.strictObject({
  search: asked.search,
  state: z.enum(requestStates).optional(),
  kind: z.enum(requestKinds).optional(),
  sort: z.enum(requestSorts).optional(),
})

/** The requests, in pages: the newest first, or the oldest. */
export const ListSupportRequests = operation({
  ...facts,
  name: 'ListSupportRequests',
  changes: 'nothing',
  request: inboxFilter.extend({ page: asked.page }),
  response: pageOf(listed),
})

/** How many requests are new and in work, and since when the oldest of them waits. */
export const CountSupportRequests = operation({
  ...facts,
  name: 'CountSupportRequests',
  changes: 'nothing',
  request: nothing,
  response: envelope(z.object({ New: z.int(), InWork: z.int(), OldestAt: z.string().nullable() })),
})

const request = listed.extend({
  Message: z.string(),
  /** The path where help was asked for; empty for the contact form. */
  Page: z.string(),
  Phone: z.string(),
  /** False: a visitor has typed name, company and email. */
  IsSignedIn: z.boolean(),
  Reference: z.string(),
  Note: z.string(),
  ChangedAt: z.string(),
})

export type ShownRequest = z.infer<typeof request>

export const ShowSupportRequest = operation({
  ...facts,
  name: 'ShowSupportRequest',
  changes: 'nothing',
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(request),
})

export const requestTakers = ['me', 'nobody', 'same'] as const

/**
 * Sets state, note and who answers a request. `seen` is the time of the change that the page showed: after a later
 * change of somebody else nothing is set.
 */
export const ChangeSupportRequest = operation({
  ...facts,
  name: 'ChangeSupportRequest',
  changes: 'product',
  request: z.strictObject({
    id: z.uuid(),
    state: z.enum(requestStates),
    note: textUpTo(limits.inboxNote),
    taker: z.enum(requestTakers),
    seen: z.iso.datetime(),
  }),
  response: envelope(z.null()),
})
