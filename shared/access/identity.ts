/** The identity of the signed-in person, in the field names of the account service. */
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
  /** An addition: one of their roles requires a second factor, which is not set up yet. */
  NeedsSecondFactor: z.boolean().optional(),
  IsImpersonated: z.boolean(),
  /** A person with an unknown plant is served by the first one. */
  Plant: z.enum(plants).catch('MN'),
  HasClearance: z.boolean(),
  IsNewEngineEnabled: z.boolean(),
})

export type Identity = z.infer<typeof identity>
