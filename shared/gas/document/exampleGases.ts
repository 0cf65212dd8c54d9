/** The gas of a new document, and one for each usual job. */
import type { UnitSystem } from '../../display/units'
import { type Item, itemOf, type Starts } from '../../tools/project'
import type { GasInput, GasProject } from './gasDocument'
import { presetNamed } from './presets'
import { gasProjects } from './project'
import { usualCoil } from './usualCoil'

const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const atmosphere = 101_325

const { composition: naturalGas } = presetNamed('Natural gas')!
const common = {
  table: { along: 'temperature', from: fahrenheit(80), to: fahrenheit(800), points: 9 },
  fit: { property: 'cp', from: fahrenheit(80), to: fahrenheit(800), order: 3 },
  combustion: { excess: 0, humidity: 0, airTemperature: fahrenheit(77) },
  beside: { name: 'Natural gas', composition: naturalGas },
} as const satisfies Partial<GasInput>

/** The gas of a digester, beside natural gas. */
export const biogasExample: GasInput = {
  gas: { kind: 'mixture', name: 'Biogas', basis: 'mole', shares: presetNamed('Biogas')!.composition },
  state: { temperature: fahrenheit(95), pressure: atmosphere },
  ...common,
}

/** What leaves a burner of natural gas. */
const productsExample: GasInput = {
  gas: { kind: 'products', name: 'Flue gas', fuel: naturalGas, excess: 0.15, airHumidity: 0.013 },
  state: { temperature: fahrenheit(400), pressure: atmosphere },
  ...common,
  fit: { ...common.fit, from: fahrenheit(250), to: fahrenheit(1000) },
}

/** Exhaust with air let in. */
const streamsExample: GasInput = {
  gas: {
    kind: 'streams',
    name: 'Exhaust with air',
    streams: [
      {
        ...{ name: 'Exhaust', composition: presetNamed('Exhaust of a gas turbine')!.composition },
        ...{ flow: 4, temperature: fahrenheit(900) },
      },
      { name: 'Air', composition: presetNamed('Dry air')!.composition, flow: 1, temperature: fahrenheit(80) },
    ],
  },
  state: { temperature: fahrenheit(700), pressure: atmosphere },
  ...common,
  beside: { name: 'Dry air', composition: presetNamed('Dry air')!.composition },
}

/** Nitrogen under pressure, as it leaves a compressor. */
const pureExample: GasInput = {
  gas: { kind: 'pure', pure: 'Nitrogen' },
  state: { temperature: fahrenheit(250), pressure: 3e6 },
  ...common,
  beside: { name: 'Dry air', composition: presetNamed('Dry air')!.composition },
}

/** The same nitrogen, cooled by water after the compressor. */
const coolerExample: GasInput = { ...pureExample, coil: usualCoil('Cooling') }

/** By its job, in the order of the list. */
export const exampleGases = {
  'Biogas of a digester': biogasExample,
  'Flue gas of a boiler': productsExample,
  'Exhaust with air let in': streamsExample,
  'Nitrogen under pressure': pureExample,
  'Cooler of compressed nitrogen': coolerExample,
} as const satisfies Readonly<Record<string, GasInput>>

export function newGas(system: UnitSystem, input: GasInput = biogasExample): Omit<Item<GasInput>, 'id'> {
  return { tag: 'GM-1', input, display: { system, units: {} } }
}

/** A new project: one gas. */
export function newGasProject(system: UnitSystem, input?: GasInput): GasProject {
  return gasProjects.projectOf([itemOf(newGas(system, input), 'gas-1')])
}

export const gasStarts: Starts<GasInput> = { newItem: newGas, examples: exampleGases }
