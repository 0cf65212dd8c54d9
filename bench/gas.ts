/** Gas: the rating of a coil, and the property sheet of a gas, beside the yardstick of the same run. */
import { gasMixture } from '../engine/fluids'
import { type GasCoilInput, rateGasCoil } from '../engine/gascoil'
import { biogasExample } from '../shared/gas/document/exampleGases'
import type { GasInput } from '../shared/gas/document/gasDocument'
import { rateGasDocument } from '../shared/gas/rating/rateGasDocument'
import { benchOperations } from './operations'

const natural = { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 }
const flue = { Nitrogen: 0.74, 'Carbon dioxide': 0.12, 'Water vapor': 0.11, Oxygen: 0.03 }

const coil: GasCoilInput = {
  application: 'Cooling',
  gas: { composition: natural, flow: { basis: 'mass', value: 4 }, temperature: 400, pressure: 5e6 },
  fluid: { name: 'Water', enteringTemperature: 303, given: { kind: 'mass-flow', value: 3 } },
  geometry: {
    ...{ finnedHeight: 0.762, finnedLength: 1.2, rows: 6, circuiting: 0.5, hand: 'Right', tubePattern: 'Staggered' },
    ...{ tubeOutsideDiameter: 0.015875, tubeWall: 0.000508, transversePitch: 0.0381, longitudinalPitch: 0.033 },
    ...{ tubeMaterial: 'Carbon Steel', finSurface: 'Flat', finMaterial: 'Aluminum' },
    ...{ finThickness: 0.00015, finPitch: 0.0025 },
  },
}

/** No two in a row ask the same: a gas of a little more or less heat. */
let step = 0
const varied = () => ({ ...coil, gas: { ...coil.gas, temperature: 390 + (step++ % 64) / 10 } })
const wanted = () => ({
  ...varied(),
  fluid: { ...coil.fluid, given: { kind: 'leaving-temperature', value: 330 } as const },
})

/** 200 states of a gas, each with all of its properties. */
const sheet = (composition: Readonly<Record<string, number>>, p: number) => () => {
  const gas = gasMixture(composition)
  const from = 300 + (step++ % 64) / 10
  return Array.from({ length: 200 }, (_, point) => gas.state({ T: from + point, p }))
}

const sheets = (points: number, input: GasInput) => () =>
  rateGasDocument({
    ...input,
    state: { ...input.state, temperature: 300 + (step++ % 64) / 10 },
    table: { ...input.table, points },
  })

const operations: Record<string, () => unknown> = {
  'whole rating of a gas as its page asks it, 9 states': sheets(9, biogasExample),
  'the same with a table of 200 states': sheets(200, biogasExample),
  'rating of a coil of six rows': () => rateGasCoil(varied()),
  'rating of a coil by the leaving temperature of its water': () => rateGasCoil(wanted()),
  'property sheet of 200 points, natural gas of 50 bar': sheet(natural, 5e6),
  'property sheet of 200 points, flue gas': sheet(flue, 101_325),
}

export const benchGas = (): void => benchOperations('Gas', operations)
