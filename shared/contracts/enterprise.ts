/** Operations of the enterprise service: catalogues, and measurements of how the tools serve their users. */
import { z } from 'zod'
import { boilerRecord } from '../catalogues/boilerRecord'
import { economizerRecord } from '../catalogues/economizerRecord'
import { fanRecord } from '../catalogues/fanRecord'
import { nozzleRecord } from '../catalogues/nozzleRecord'
import { limits } from '../limits'
import { requiredText, textUpTo } from '../validation/schemas'
import { envelope } from './envelope'
import { nothing, operation } from './operation'

const service = 'EnterpriseWebAppService.svc'

/** The measured quantity: the time of a calculation, or the size of a saved project. */
export const analyticsMetrics = ['Speed', 'DataSize'] as const
export type AnalyticsMetric = (typeof analyticsMetrics)[number]

const { name, value } = limits.analytics

/** A measurement. `measuredValue` is text for readers: `1 s 20 ms`, `3 KB 12 B`. */
export const analyticsLog = z.strictObject({
  moduleName: requiredText('Module', name),
  projectId: requiredText('Project', name),
  metric: z.enum(analyticsMetrics),
  measuredValue: requiredText('Value', value),
  coilId: textUpTo(name).optional(),
})

/** Whether measurements are taken for the caller. */
export const GetAE = operation({
  service,
  name: 'GetAE',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(z.boolean()),
})

/** Stores a measurement, if measurements are taken for the caller. */
export const LA = operation({
  service,
  name: 'LA',
  method: 'POST',
  changes: 'messages',
  access: 'login',
  request: analyticsLog,
  response: envelope(z.null()),
})

/** The pages that offer the records of these catalogues. */
const ofEconomizers = ['economizer', 'cleaver-brooks', 'hurst-boiler'] as const

const catalogueFacts = { service, method: 'GET', access: ofEconomizers, request: nothing } as const

/** A catalogue as its page offers it. Version 0 is the sample data of the product. */
const catalogueOf = <Record extends z.ZodType>(record: Record) =>
  envelope(z.object({ Version: z.int(), IsSample: z.boolean(), Records: z.array(record) }))

/** The boilers that the pages of the caller offer. */
export const GetBoilers = operation({ ...catalogueFacts, name: 'GetBoilers', response: catalogueOf(boilerRecord) })

/** The fans of air coolers. */
export const GetFans = operation({
  ...catalogueFacts,
  access: ['aircooler'],
  name: 'GetFans',
  response: catalogueOf(fanRecord),
})

/** The nozzles of the mist. */
export const GetNozzles = operation({
  ...catalogueFacts,
  access: ['nimbus'],
  name: 'GetNozzles',
  response: catalogueOf(nozzleRecord),
})

/** The standard economizers that the pages of the caller offer. */
export const GetStandardEconomizers = operation({
  ...catalogueFacts,
  name: 'GetStandardEconomizers',
  response: catalogueOf(economizerRecord),
})
