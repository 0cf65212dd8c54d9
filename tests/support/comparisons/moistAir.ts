/** Moist air compared with psychrolib and the real gas; dry air and water compared with CoolProp. */
import { dryAirTransport, moistAir, water } from '../../../engine'
import airTransport from '../../reference/airTransport.json'
import reference from '../../reference/moistAir.json'
import points from '../../reference/waterPoints.json'
import type { Comparison } from './comparison'

const states = (reference.rows as number[][])
  .map(row => Object.fromEntries(reference.columns.map((name, i) => [name, row[i]!])) as Record<string, number>)
  // The other program treats absolutely dry air as if it had 1e-7 kg/kg.
  .filter(({ RH }) => RH! > 0)
  .map(of => ({ of, air: moistAir({ T: of.T!, p: of.p!, RH: of.RH! }) }))

type State = (typeof states)[number]
const relative = (what: string, within: number, ratio: (state: State) => number): Comparison => ({
  what,
  within,
  deviations: states.map(state => ratio(state) - 1),
})
const kelvin = (what: string, within: number, difference: (state: State) => number): Comparison => ({
  what: `${what} [K]`,
  within,
  isAbsolute: true,
  deviations: states.map(difference),
})

export const moistAirComparisons: Comparison[] = [
  relative('humidity ratio, psychrolib', 5e-4, ({ of, air }) => air.W / of.W!),
  relative('volume, psychrolib', 5e-4, ({ of, air }) => air.v / of.v!),
  relative(
    'enthalpy (over 1 kJ/kg at least), psychrolib',
    5e-4,
    ({ of, air }) => 1 + (air.h - of.h!) / Math.max(Math.abs(of.h!), 1000),
  ),
  kelvin('wet bulb, psychrolib', 0.005, ({ of, air }) => air.Twb - of.Twb!),
  kelvin('dew point, psychrolib', 0.005, ({ of, air }) => air.Tdp - of.Tdp!),
  relative('humidity ratio, real gas', 0.013, ({ of, air }) => air.W / of.realW!),
  relative('volume, real gas', 1.5e-3, ({ of, air }) => air.v / of.realV!),
  kelvin('wet bulb, real gas', 0.07, ({ of, air }) => air.Twb - of.realTwb!),
  {
    what: 'viscosity of dry air to 750 K',
    within: 0.03,
    deviations: airTransport.rows.map(([T, , mu]) => dryAirTransport(T!).mu / mu! - 1),
  },
  {
    what: 'conductivity of dry air to 750 K',
    within: 0.015,
    deviations: airTransport.rows.map(([T, , , k]) => dryAirTransport(T!).k / k! - 1),
  },
]

const names = points.columns.slice(3) as ('rho' | 'h' | 's' | 'cp' | 'cv' | 'w' | 'mu' | 'k')[]

/** Every property of water in a region of IAPWS-IF97. */
export const waterComparisons: Comparison[] = [1, 2, 3, 5].map(region => ({
  what: `water, region ${region}, all properties`,
  // In region 3 density is calculated from pressure: by an approximate equation in CoolProp, iteratively here.
  within: region === 3 ? 1e-5 : 5e-7,
  deviations: (points.rows as (number | null)[][])
    .filter(row => row[0] === region)
    .flatMap(([, T, p, ...values]) => {
      const state = water({ T: T!, p: p! })
      return names.flatMap((name, column) => {
        const known = values[column]
        return typeof known === 'number' && name in state ? [state[name]! / known - 1] : []
      })
    }),
  ...(region === 3 && { note: 'The density of CoolProp there comes from an approximate equation.' }),
}))
