/** A nozzle of the catalogue: flow [m3/s] and Sauter diameter [m] at a pressure [Pa]. */
import { z } from 'zod'
import { catalogueColumns, name, positive, source } from './catalogueColumns'

export const nozzleRecord = z.strictObject({
  model: name,
  flow: positive(1e-9, 1e-2),
  pressure: positive(1e5, 2e7),
  sauter: positive(1e-6, 1e-3),
  source,
})

export type NozzleEntry = z.infer<typeof nozzleRecord>

export const nozzleColumns = catalogueColumns<NozzleEntry>({
  model: ['Model', 'text'],
  flow: ['Flow', 'sprayFlow'],
  pressure: ['Flow at', 'pumpPressure'],
  sauter: ['Sauter diameter', 'dropletSize'],
  source: ['Source', 'text'],
})
