/** Operations of the account service about the caller's company, and the lists that an address is chosen from. */
import { z } from 'zod'
import { companyProfileRules as rules } from '../../accounts/companyProfile'
import { isCountry, isStateOf } from '../../accounts/geography'
import { messages } from '../../texts'
import { field } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'
const access = ['owner'] as const

export const GetCountries = operation({
  service,
  name: 'GetCountries',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: listEnvelope(z.object({ Name: z.string(), Symbol: z.string() })),
})

/** The states of the countries whose state is chosen from a list. */
export const GetStates = operation({
  service,
  name: 'GetStates',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: listEnvelope(z.object({ Name: z.string(), Symbol: z.string(), Country: z.string() })),
})

const companyProfile = z.object({
  Company: z.object({
    CompanyName: z.string(),
    Address1: z.string(),
    Address2: z.string(),
    City: z.string(),
    State: z.string(),
    Zip: z.string(),
    Country: z.string(),
    /** Id of the user who owns the account. */
    Owner: z.string(),
    AllowAutoReg: z.boolean(),
    IsDomainFree: z.boolean(),
  }),
  /** The people who can own the account: its owner, and the first of the others by name. */
  Users: z.array(z.object({ Id: z.uuid(), FullName: z.string(), IsFreeDomain: z.boolean() })),
  /** How many people can own the account. */
  UsersTotal: z.int(),
})

export type CompanyProfile = z.infer<typeof companyProfile>

/** The caller's company. */
export const GetCompanyProfile = operation({
  service,
  name: 'GetCompanyProfile',
  method: 'GET',
  access,
  request: nothing,
  response: envelope(companyProfile),
})

/** The owner of the account of the caller's company; null if there is none yet. */
export const GetAccountOwner = operation({
  service,
  name: 'GetAccountOwner',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(z.object({ FullName: z.string(), Email: z.string() })),
})

/** Changes the caller's company. If a new owner replaces the caller, the caller's sessions end. */
export const UpdateCompanyProfile = operation({
  service,
  name: 'UpdateCompanyProfile',
  method: 'POST',
  changes: 'company',
  access,
  request: z.strictObject({
    profile: z
      .strictObject({
        CompanyName: field(rules.CompanyName),
        Owner: z.uuid(messages.ownerMissing),
        Address1: field(rules.Address1),
        Address2: field(rules.Address2),
        City: field(rules.City),
        State: field(rules.State),
        Zip: field(rules.Zip),
        Country: z.string().refine(isCountry, messages.required(rules.Country.label)),
        /** The value as it was loaded. The server does not use it: it knows the domain itself. */
        IsDomainFree: z.boolean(),
        AllowAutoReg: z.boolean(),
      })
      .refine(({ Country, State }) => isStateOf(Country, State), {
        path: ['State'],
        message: messages.invalid(rules.State.label),
      }),
  }),
  response: envelope(z.object({ IsOwnerChanged: z.boolean() })),
})
