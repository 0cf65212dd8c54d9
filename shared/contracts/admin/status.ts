/** Operations of the admin service about the state of the services, for the command center. */
import { z } from 'zod'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AdminService.svc'

const at = z.string()

const unsentMail = z.object({
  Id: z.uuid(),
  Kind: z.string(),
  /** The server no longer tries to send it; its content is deleted, so it must be requested again. */
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
  /** Signed-in sessions, on all nodes; null if the store did not answer. */
  Sessions: z.int().nullable(),
  /** The requests to this node since its start. */
  Requests: z.object({
    Total: z.int(),
    Refused: z.int(),
    Failed: z.int(),
    MeanMs: z.number(),
    P95Ms: z.number().nullable(),
  }),
  /** Free disk space of the data folder [MB]; null if the system did not tell. */
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
  /** Unsent mail of all nodes; null if the database did not answer. */
  Mail: z
    .object({
      Waiting: z.int(),
      /** When the oldest waiting mail was written. */
      OldestAt: at.nullable(),
      /** The number given up in the last two weeks. */
      GivenUp: z.int(),
      /** The code of the last fault of mail that waits or was given up. */
      Fault: z.string().nullable(),
      FailedAt: at.nullable(),
      /** Mails that wait or were given up, the oldest first: their kind, never their recipient. */
      Unsent: z.array(unsentMail),
      /** There is no mail server: mail is written to a folder and reaches nobody. */
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

/** The state of this node, and of the stores and services that it depends on. */
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

/** Tries at once to send a waiting mail. */
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

/** Sends a test mail to the caller, which proves that mail works. */
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
