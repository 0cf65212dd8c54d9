/** The operation of the admin service about measurements of time and size. */
import { z } from 'zod'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { analyticsMetrics } from '../enterprise'
import { operation } from '../operation'
import { asked, pageOf } from './paged'

const measurement = z.object({
  At: z.string(),
  Email: z.string(),
  Module: z.string(),
  Metric: z.enum(analyticsMetrics),
  /** As it was sent: `1 s 20 ms`, `3 KB 12 B`. */
  Value: z.string(),
  Project: z.string(),
  Item: z.string().nullable(),
})

export type ListedMeasurement = z.infer<typeof measurement>

export const measurementFilter = z.strictObject({
  search: asked.search,
  module: textUpTo(limits.analytics.name).optional(),
  metric: z.enum(analyticsMetrics).optional(),
  sort: z.enum(['newest', 'oldest', 'largest']).optional(),
})

/** The measurements of people for whom they are taken: the newest first, the oldest, or the largest. */
export const ListMeasurements = operation({
  service: 'AdminService.svc',
  name: 'ListMeasurements',
  method: 'POST',
  changes: 'nothing',
  access: ['admin'],
  secured: true,
  request: measurementFilter.extend({ page: asked.page }),
  response: pageOf(measurement),
})
