/** The envelope of every answer of a service: its outcome and notices, around its content. */
import { z } from 'zod'

export const severities = ['success', 'info', 'warning', 'error'] as const

/** The source of a message; a new message clears the earlier ones of the same source. */
export const messageSources = ['None', 'PreCalcCheck', 'AutoDrive', 'Project', 'Messages', 'General'] as const

export const notice = z.object({
  Type: z.enum(['message', 'dialog']),
  Title: z.string(),
  Severity: z.enum(severities),
  /** Delay after the page is shown [ms]. */
  Delay: z.number().optional(),
  /** Lifetime of the toast [ms]. */
  Duration: z.number().optional(),
  HideClose: z.boolean().optional(),
  ShowHelpLink: z.boolean().optional(),
  Messages: z.array(z.string()),
})

export type Notice = z.infer<typeof notice>

const head = {
  Succeeded: z.boolean(),
  Notices: z.array(notice).default([]),
  Source: z.enum(messageSources).optional(),
  SessionExpired: z.boolean().optional(),
  InterceptNotice: z.boolean().optional(),
  /** An addition: the call was refused until the password is given again. */
  NeedsProof: z.boolean().optional(),
}

/** An envelope whose Item has the given shape if the call succeeded. */
export function envelope<Item extends z.ZodType>(item: Item) {
  return z.object({ ...head, Item: item.nullish() })
}

/** An envelope with a list of Items of the given shape. */
export function listEnvelope<Item extends z.ZodType>(item: Item) {
  return z.object({ ...head, Items: z.array(item).nullish() })
}

export interface Envelope<Item = unknown> {
  Succeeded: boolean
  Notices: Notice[]
  Source?: (typeof messageSources)[number]
  SessionExpired?: boolean
  InterceptNotice?: boolean
  NeedsProof?: boolean
  Item?: Item | null
  Items?: Item[] | null
}

/** Why a call of a page was refused, for the reasons that the reader can act on. */
export type Refusal = 'session-ended' | 'another-person' | 'outdated'

/** The answer to a refused call. */
export interface Refused {
  Refusal?: Refusal
  Notices?: Notice[]
}

/** An error notice of type message. */
export function errorNotice(...lines: string[]): Notice {
  return { Type: 'message', Title: 'Error', Severity: 'error', Messages: lines }
}

export function succeeded<Item>(Item: Item): Envelope<Item> & { Item: Item } {
  return { Succeeded: true, Item, Notices: [] }
}

/** A business refusal: HTTP 200 with the reason in its notices. */
export function refused(...lines: string[]): Envelope<never> {
  return { Succeeded: false, Notices: [errorNotice(...lines)] }
}
