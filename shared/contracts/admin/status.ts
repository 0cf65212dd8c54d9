/** What the command center asks of the state of the services. */
import { z } from 'zod'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AdminService.svc'

const at = z.string()

const unsentMail = z.object({
  Id: z.uuid(),
  Kind: z.string(),
  /** Given up: nothing of it is kept, and whoever needs it asks for it anew. */
  IsGivenUp: z.boolean(),
  WrittenAt: at,
  Tries: z.int(),
  Fault: z.string().nullable(),
})

const status = z.object({
  Version: z.string(),
  Node: z.string(),
  At: at,
  StartedAt: at,
  MemoryMb: z.number(),
  /** Signed-in sessions, on all nodes; null where the store did not say. */
  Sessions: z.int().nullable(),
  /** Of this node, since its start. */
  Requests: z.object({
    Total: z.int(),
    Refused: z.int(),
    Failed: z.int(),
    MeanMs: z.number(),
    P95Ms: z.number().nullable(),
  }),
  /** Room left where the data folder is; null where the system did not say. */
  FreeMb: z.number().nullable(),
  Stores: z.array(z.object({ Name: z.string(), Kind: z.string(), IsUp: z.boolean(), TookMs: z.number() })),
  Services: z.array(
    z.object({
      Name: z.string(),
      Kind: z.string(),
      State: z.enum(['up', 'failing', 'left alone', 'not used yet']),
      AnsweredAt: at.nullable(),
      TookMs: z.number().nullable(),
      FailedAt: at.nullable(),
      /** The code of the last fault; no address and no message. */
      Fault: z.string().nullable(),
    }),
  ),
  /** Mail on its way, of all nodes; null where the database did not say. */
  Mail: z
    .object({
      Waiting: z.int(),
      /** When the one that waits longest was written. */
      OldestAt: at.nullable(),
      /** In the last two weeks. */
      GivenUp: z.int(),
      /** Of what waits or was given up, by its code. */
      Fault: z.string().nullable(),
      FailedAt: at.nullable(),
      /** What waits or was given up, the oldest first: what it tells, not to whom. */
      Unsent: z.array(unsentMail),
      /** It reaches nobody: there is no mail server. */
      IsKeptInFolder: z.boolean(),
    })
    .nullable(),
  Failures: z.array(
    z.object({
      At: at,
      RequestId: z.string(),
      Method: z.string(),
      Path: z.string(),
      Status: z.int(),
      Fault: z.string(),
    }),
  ),
})

export type Status = z.infer<typeof status>

/** What this node has seen of itself and of what it depends on. */
export const GetStatus = operation({
  service,
  name: 'GetStatus',
  method: 'POST',
  changes: 'nothing',
  access: ['command-center'],
  secured: true,
  request: nothing,
  response: envelope(status),
})

/** Tries a mail that waits at once. */
export const SendMailAgain = operation({
  service,
  name: 'SendMailAgain',
  method: 'POST',
  changes: 'messages',
  access: ['command-center'],
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

/** Sends a mail to the caller: when it is there, mail is well. */
export const SendTestMail = operation({
  service,
  name: 'SendTestMail',
  method: 'POST',
  changes: 'messages',
  access: ['command-center'],
  secured: true,
  request: nothing,
  response: envelope(z.null()),
})
