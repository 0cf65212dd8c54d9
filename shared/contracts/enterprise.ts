/** Operations of the enterprise service: measurements of how the tools serve their users. */
import { z } from 'zod'
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
