/** The schema of a rating of a mist as page and reports show it: design hour, year, bins, hours of the day. SI. */
import { z } from 'zod'
import { climateSchema } from '../../climates/climateSchema'
import { methodUsed, warning } from '../../tools/results/ratingSchemas'
import { assumedPrices, worthSchema } from '../../tools/results/worthSchema'

const n = z.number()

/** Moist air: temperatures [K], humidity ratio [kg/kg], enthalpy [J/kg], volume [m3/kg]. */
const air = z.object({ T: n, p: n, W: n, RH: n, Twb: n, Tdp: n, h: n, v: n })

/** A droplet by one statement of the transfer: its life [s]. */
const life = z.object({ rate: n, time: n.optional() })

const sums = {
  hours: n,
  hoursOn: n,
  water: n,
  evaporated: n,
  energyWithout: n,
  energyWith: n,
  peakWithout: n,
  peakWith: n,
}

const bin = z.object({
  ...{ from: n, to: n, hours: n, hoursOn: n, dryBulb: n, wetBulb: n, entering: n },
  ...{ powerWithout: n, powerWith: n, water: n },
})

export const mistRating = z.object({
  design: z.object({
    entering: air,
    leaving: air,
    /** Into each kg of dry air [kg/kg]; flows of water [m3/s]; power [W]. */
    evaporated: n,
    evaporatedFlow: n,
    supply: n,
    powerWithout: n,
    powerWith: n,
    velocity: n,
    nozzles: z.object({
      flow: n,
      sauter: n,
      count: n,
      stages: z.array(n),
      spacing: n,
      pump: z.object({ flow: n, head: n, power: n }),
    }),
    /** Humidity ratios [kg/kg] over temperatures [K] at relative humidities, for the psychrometric chart. */
    chart: z.object({ T: z.array(n), saturated: n, lines: z.array(z.object({ RH: n, W: z.array(n) })) }),
    droplets: z.object({ diameter: n, travel: n, byMass: life, byHeat: life, byDiffusion: life }),
  }),
  /** Nozzles of each stage, water with those before it [m3/s], outdoor air that brings it on [K], hours of the year. */
  stages: z.array(z.object({ nozzles: n, water: n, from: n.optional(), hours: n })),
  climate: climateSchema,
  year: z.object({
    ...sums,
    months: z.array(z.object({ month: n, ...sums })),
    machineSaved: n,
    pumpEnergy: n,
    energySaved: n,
    carbonSaved: n,
    money: z.object({ energy: n, demand: n, water: n, sewer: n, treatment: n, carbon: n }),
    worth: worthSchema,
    assumed: assumedPrices,
  }),
  /** The year by bins of dry bulb, in round numbers of either system of units: of 5 °F and of 2.5 °C. */
  bins: z.object({ IP: z.array(bin), SI: z.array(bin) }),
  /** By month and clock hour: mean dry bulb [K], whether mist runs in such an hour, and the power that it saves [W]. */
  hoursOfDay: z.array(z.object({ month: n, hour: n, dryBulb: n, isOn: z.boolean(), saved: n })),
  warnings: z.array(warning),
  methods: z.array(methodUsed).optional(),
})

export type MistRating = z.infer<typeof mistRating>
export type MistBin = z.infer<typeof bin>
export type MistMonth = MistRating['year']['months'][number]
