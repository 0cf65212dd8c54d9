import { admin } from '../../../shared/contracts'
import { measurementFilter } from '../../../shared/contracts/admin'
import { tools } from '../../../shared/tools/tools'
import { type Asking, filled, pageIn, searched } from './search'

/** How long data is kept; with other days for one kind, to see what would go. */
export async function retentionData({ search, call }: Asking) {
  const { name, days } = search
  const asked = filled(search, ['search'])
  const tried = name && days && /^\d{1,5}$/.test(days) ? { name: name.slice(0, 40), days: Number(days) } : undefined
  // The form beside the list offers every kind, whichever are found.
  const { Items } = await call(admin.ListRetention, { tried })
  const found = asked.search ? (await call(admin.ListRetention, { search: searched(search), tried })).Items : Items
  return { asked, all: Items ?? [], kept: found ?? [], tried }
}

/** The effective configuration, and the end of the engine comparison. */
export async function configurationData({ search, call }: Asking) {
  const asked = filled(search, ['search'])
  const [{ Items }, { Item }] = await Promise.all([
    call(admin.ShowConfiguration, { search: searched(search) }),
    call(admin.GetEngineComparisonEnd),
  ])
  return { asked, variables: Items ?? [], comparison: Item ?? undefined }
}

const { metric, sort } = measurementFilter.shape

/** The tools by their name in measurements. */
export const measuredModules = Object.values(tools).map(({ moduleName }) => moduleName)

export async function measurementsData({ search, call }: Asking) {
  const asked = filled(search, ['search', 'module', 'metric', 'sort'])
  const page = pageIn(search)
  const { Item } = await call(admin.ListMeasurements, {
    search: searched(search),
    module: measuredModules.find(one => one === asked.module),
    ...{ metric: metric.safeParse(asked.metric).data, sort: sort.safeParse(asked.sort).data, page },
  })
  return { asked, page, measurements: Item?.Rows ?? [], count: Item?.Count ?? 0 }
}

export type RetentionData = Awaited<ReturnType<typeof retentionData>>
export type ConfigurationData = Awaited<ReturnType<typeof configurationData>>
export type MeasurementsData = Awaited<ReturnType<typeof measurementsData>>
