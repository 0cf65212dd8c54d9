/** A fan of the catalogue with the curve of its maker, at one speed and one density of the air. SI. */
import { z } from 'zod'
import { catalogueColumns, name, positive, source } from './catalogueColumns'

/** Points of a curve: one value for each. */
const [fewest, most] = [2, 12]
const points = (least: number, greatest: number) =>
  z
    .array(positive(least, greatest))
    .min(fewest, `a curve has ${fewest} points and more`)
    .max(most, `a curve has at most ${most} points`)

/** Of the tips of the blades [m/s]. */
const tips = [5, 100] as const

export const fanRecord = z
  .strictObject({
    maker: name,
    model: name,
    /** Kind, number and angle of its blades, in words. */
    impeller: name,
    /** Over the tips of the blades [m]. */
    diameter: positive(0.3, 10),
    /** The speed [1/s] and the density of the air [kg/m3] that the curve holds for. */
    speed: positive(0.5, 100),
    density: positive(0.5, 3),
    /** The curve, by rising flow [m3/s]: total pressure [Pa] and, where it is known, power at the shaft [W]. */
    flow: points(0, 2000),
    pressure: points(0, 20_000),
    power: points(1, 2e6).optional(),
    source,
  })
  .superRefine((record, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const { flow, pressure, power, diameter, speed } = record
    const tip = Math.PI * diameter * speed
    if (tip < tips[0] || tip > tips[1])
      fault('speed', `its tips would go at ${tip.toFixed(0)} m/s, and not at ${tips[0]} to ${tips[1]} m/s`)
    if (pressure.length !== flow.length) fault('pressure', `it has ${pressure.length} values for ${flow.length} flows`)
    if (power && power.length !== flow.length) fault('power', `it has ${power.length} values for ${flow.length} flows`)
    if (flow.some((value, i) => i > 0 && value <= flow[i - 1]!)) fault('flow', 'it does not rise from point to point')
    if (pressure.some((value, i) => i > 0 && value >= pressure[i - 1]!))
      fault('pressure', 'it does not fall from point to point')
    const above = power?.findIndex((value, i) => flow[i]! * (pressure[i] ?? 0) > value) ?? -1
    if (above >= 0) fault('power', `at point ${above + 1} the air would get more than the shaft takes`)
  })

export type FanRecord = z.infer<typeof fanRecord>

export const fanColumns = catalogueColumns<FanRecord>({
  maker: ['Maker', 'text'],
  model: ['Model', 'text'],
  impeller: ['Impeller', 'text'],
  diameter: ['Diameter', 'plantLength'],
  speed: ['Speed', 'turns'],
  density: ['Air density', 'gasDensity'],
  flow: ['Flow', 'actualAirflow[]'],
  pressure: ['Total pressure', 'airPressureDrop[]'],
  power: ['Shaft power', 'power[]'],
  source: ['Source', 'text'],
})
