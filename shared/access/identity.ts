/** Who is signed in, in the field names of the account service. */
import { z } from 'zod'
import { roles } from './roles'

export const plants = ['MN', 'VA', 'AZ'] as const
export type Plant = (typeof plants)[number]

export const identity = z.object({
  Roles: z.array(z.enum(roles)),
  CompanyName: z.string(),
  Email: z.string(),
  FullName: z.string(),
  CustomerNumber: z.string(),
  HasCustomers: z.boolean(),
  IsTempPassword: z.boolean(),
  /** An addition: a role of theirs calls for a second factor, and they have none yet. */
  NeedsSecondFactor: z.boolean().optional(),
  IsImpersonated: z.boolean(),
  /** Whoever belongs to no plant that we know is served by the first. */
  Plant: z.enum(plants).catch('MN'),
  HasClearance: z.boolean(),
  IsNewEngineEnabled: z.boolean(),
})

export type Identity = z.infer<typeof identity>
