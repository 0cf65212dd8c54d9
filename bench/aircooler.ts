/** The air cooler: water, condensing propane and a year of hours beside the yardstick of the same run. */
import { type AirCoolerInput, airCoolerYear, offDesign, rateAirCooler } from '../engine/aircooler'
import { benchOperations } from './operations'

/** No two in a row ask the same: a stream a little warmer or cooler. */
let step = 0
const cooler = (medium: AirCoolerInput['process']['medium'], massFlow: number, inlet: number): AirCoolerInput => ({
  process: { medium, massFlow, inlet: inlet + (step++ % 64) / 20 },
  air: { dryBulb: 305, flow: { basis: 'face-velocity', value: 3.2 }, winter: 255 },
  bundle: {
    ...{ rows: 4, passes: 2, tubesPerRow: 40, tubeLength: 9, tubeDiameter: 0.0254, tubeWall: 0.0021 },
    ...{ transversePitch: 0.0635, fins: { kind: 'embedded', height: 0.0159, thickness: 0.0004, density: 394 } },
  },
  fans: { draft: 'forced', perBay: 2, diameter: 2.6, tipSpeed: 50, otherLosses: 15 },
})
const water = () => cooler({ kind: 'liquid', name: 'Water', pressure: 5e5 }, 30, 350)
const propane = () => cooler({ kind: 'fluid', name: 'R-290', pressure: 1.7e6 }, 4, 340)

/** A year by the hour, to a tenth of a kelvin as weather files have it. */
const hours = Array.from({ length: 8760 }, (_, i) => ({
  dryBulb: 283 + Math.round(200 * Math.sin(i / 1400) + 50 * Math.sin(i / 3.8)) / 10,
  hours: 1,
}))

const operations: Record<string, () => unknown> = {
  'rating, water': () => rateAirCooler(water()),
  'rating with a required heat, water': () => {
    const { process, ...rest } = water()
    return rateAirCooler({ ...rest, process: { ...process, heat: 1.9e6 } })
  },
  'fans off and winter, water': () => offDesign(water()),
  'rating, condensing': () => rateAirCooler(propane()),
  'year of 8,760 hours': () => airCoolerYear(water(), hours),
}

export const benchAirCooler = (): void => benchOperations('Air cooler of 4 rows', operations)
