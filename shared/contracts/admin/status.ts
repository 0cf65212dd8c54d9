/** The state of the running installation, now and over time, for the command center. */
import { z } from 'zod'
import { periods } from '../../monitoring/periods'
import { envelope } from '../envelope'
import { operation } from '../operation'

const service = 'AdminService.svc'

const at = z.string()
const count = z.int().nonnegative()

/** A list of which one page is shown; the first page is 0. */
const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ Rows: z.array(row), Page: count, Pages: count, Total: count })

/** One action that helps; `look` leads to a part of the page. */
const action = z.object({
  Kind: z.enum(['back-up', 'send-again', 'close-breaker', 'end-job', 'take-out', 'forget-node', 'look']),
  Target: z.string(),
  Label: z.string(),
})

const disorder = z.object({
  Name: z.string(),
  Severity: z.enum(['error', 'warning']),
  Title: z.string(),
  Text: z.string(),
  /** Null until it has been noted. */
  Since: at.nullable(),
  Facts: z.array(z.object({ Label: z.string(), Value: z.string() })),
  Action: action,
})

const node = z.object({
  Name: z.string(),
  /** It answered this call. */
  IsOwn: z.boolean(),
  State: z.enum(['in service', 'out of service', 'silent', 'stopped']),
  Version: z.string(),
  Runtime: z.string(),
  StartedAt: at,
  HeardAt: at,
  MemoryMb: z.number(),
  /** Lag of the event loop, p99 [ms]. */
  LoopMs: z.number(),
  FreeMb: z.number().nullable(),
  /** Used share of the disk of the data folder [%]. */
  DiskPercent: z.number().nullable(),
  RatingsRunning: count,
  RatingsWaiting: count,
  /** Connections to PostgreSQL: in use, and requests that wait for one; null for an embedded database. */
  ConnectionsBusy: count.nullable(),
  ConnectionsWaiting: count.nullable(),
})

const series = z.array(z.number().nullable())

/** Steps of a period, the oldest first. Null stands for a step without a measurement. */
const history = z.object({
  At: z.array(at),
  /** Length of each step [s]. */
  Seconds: z.array(z.number()),
  Requests: z.array(count),
  Errors: z.array(count),
  Ratings: z.array(count),
  /** Latency of ratings [ms]. */
  P50: series,
  P95: series,
  P99: series,
  People: series,
  SearchesRunning: series,
  SearchesWaiting: series,
  /** The highest lag of an event loop, p99 [ms]. */
  Loop: series,
})

const operationFigures = z.object({
  Kind: z.enum(['request', 'job', 'upstream']),
  Name: z.string(),
  Requests: count,
  PerSecond: z.number(),
  ErrorPercent: z.number(),
  P50: z.number().nullable(),
  P95: z.number().nullable(),
  P99: z.number().nullable(),
})

const mail = z.object({
  Waiting: count,
  OldestAt: at.nullable(),
  SentToday: count,
  /** The number given up in the last two weeks. */
  GivenUp: count,
  /** The code of the last fault of mail that waits or was given up. */
  Fault: z.string().nullable(),
  FailedAt: at.nullable(),
  /** There is no mail server: mail is written to a folder and reaches nobody. */
  IsKeptInFolder: z.boolean(),
  /** Mails that wait or were given up, the oldest first: their kind, never their recipient. */
  Unsent: paged(
    z.object({
      Id: z.uuid(),
      Kind: z.string(),
      /** The server no longer tries to send it; its content is deleted, so it must be requested again. */
      IsGivenUp: z.boolean(),
      WrittenAt: at,
      Tries: count,
      Fault: z.string().nullable(),
    }),
  ),
})

const backups = z.object({
  /** The newest that is complete. */
  Newest: z.object({ EndedAt: at, Bytes: z.number(), Rows: count, Node: z.string() }).nullable(),
  RunningSince: at.nullable(),
  /** Why the last run failed, if it did. */
  Fault: z.string().nullable(),
})

const job = z.object({
  Id: z.uuid(),
  Tool: z.string(),
  State: z.enum(['running', 'waiting']),
  Done: count,
  Considered: count,
  StartedAt: at,
})

const errorGroup = z.object({
  Id: z.string(),
  Fault: z.string(),
  Operation: z.string(),
  Status: z.int(),
  Count: count,
  FirstAt: at,
  LastAt: at,
  Node: z.string(),
  /** The newest first. */
  RequestIds: z.array(z.string()),
  /** Names of the error and its causes with their places in the code; no message. */
  Stack: z.string(),
})

const upstream = z.object({
  Name: z.string(),
  Kind: z.string(),
  State: z.enum(['up', 'failing', 'left alone', 'not used yet']),
  AnsweredAt: at.nullable(),
  TookMs: z.number().nullable(),
  FailedAt: at.nullable(),
  /** The code of the last fault; no address and no message. */
  Fault: z.string().nullable(),
  /** When the breaker lets a trial call through; null while none is open. */
  NextTryAt: at.nullable(),
})

const status = z.object({
  At: at,
  Version: z.string(),
  Period: z.enum(periods),
  OutOfOrder: z.array(disorder),
  /** People who are signed in, by their sessions, on all nodes; null if the store did not answer. */
  Sessions: count.nullable(),
  Stores: z.array(z.object({ Name: z.string(), Kind: z.string(), IsUp: z.boolean(), TookMs: z.number() })),
  /** Every service, upstream and the mail server; of several nodes the worst state. */
  Services: z.array(upstream),
  Nodes: paged(node),
  /** Lag of the event loop, p99 of the last seconds: the highest of the nodes that are heard of [ms]. */
  LoopMs: z.number(),
  /** From the database, and null if it did not answer. */
  History: history.nullable(),
  Operations: paged(operationFigures).nullable(),
  Mail: mail.nullable(),
  Backups: backups.nullable(),
  Jobs: z.object({ Running: count, Waiting: count, Open: paged(job) }).nullable(),
  Errors: paged(errorGroup).nullable(),
  /** What is drawn as a limit in the charts. */
  Limits: z.object({ RatingMs: z.number(), LoopMs: z.number(), DiskPercent: z.number(), BackupHours: z.number() }),
})

export type Status = z.infer<typeof status>

const page = z.int().min(0).max(10_000).default(0)

/** The lists that are shown in pages, and the page of each. */
export const statusRequest = z.strictObject({
  period: z.enum(periods).default('hour'),
  operations: page,
  errors: page,
  mails: page,
  jobs: page,
  nodes: page,
})

const access = ['command-center'] as const

/** The state of the installation. An open page asks again and again. */
export const GetStatus = operation({
  service,
  name: 'GetStatus',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  polled: true,
  request: statusRequest,
  response: envelope(status),
})

/** Starts a backup on the node that is asked. */
export const StartBackup = operation({
  service,
  name: 'StartBackup',
  method: 'POST',
  changes: 'system',
  access,
  secured: true,
  request: z.strictObject({}),
  response: envelope(z.null()),
})

/** Closes the breakers of an upstream on all nodes, so that it is called again at once. */
export const CloseBreaker = operation({
  service,
  name: 'CloseBreaker',
  method: 'POST',
  changes: 'system',
  access,
  secured: true,
  request: z.strictObject({ upstream: z.string().min(1).max(100) }),
  response: envelope(z.null()),
})

/** Ends a search that runs or waits, of whomever. */
export const EndJob = operation({
  service,
  name: 'EndJob',
  method: 'POST',
  changes: 'system',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

const nodeName = z.string().min(1).max(100)

/** Takes a node out of service or puts it back: its readiness fails, so that balancers send it no new requests. */
export const SetNodeState = operation({
  service,
  name: 'SetNodeState',
  method: 'POST',
  changes: 'system',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ node: nodeName, isInService: z.boolean() }),
  response: envelope(z.null()),
})

/** Forgets a node that is silent and does not come back. */
export const ForgetNode = operation({
  service,
  name: 'ForgetNode',
  method: 'POST',
  changes: 'system',
  access,
  secured: true,
  request: z.strictObject({ node: nodeName }),
  response: envelope(z.null()),
})

/** Tries at once to send a waiting mail. */
export const SendMailAgain = operation({
  service,
  name: 'SendMailAgain',
  method: 'POST',
  changes: 'messages',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

/** Sends a test mail to the caller, which proves that mail works. */
export const SendTestMail = operation({
  service,
  name: 'SendTestMail',
  method: 'POST',
  changes: 'messages',
  access,
  secured: true,
  request: z.strictObject({}),
  response: envelope(z.null()),
})
