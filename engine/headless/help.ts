/** Help of the command line: each command with the fields of its line, and an example line. */
import type { CommandName } from './answer'

export interface CommandHelp {
  purpose: string
  /** Fields of a line, with their units. */
  takes: readonly string[]
  example: object
}

const cooled = {
  coilType: 'FLUID',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: {
    flow: { basis: 'standard-volume', value: 2 },
    dryBulb: 300,
    humidity: { kind: 'relative-humidity', value: 0.5 },
    pressure: { kind: 'altitude', value: 0 },
  },
  fluid: { name: 'Water', enteringTemperature: 280, given: { kind: 'mass-flow', value: 2 } },
  geometry: {
    ...{ finnedHeight: 0.762, finnedLength: 1.2, rows: 4, circuiting: 0.5, hand: 'Right', tubePattern: 'Staggered' },
    ...{ tubeOutsideDiameter: 0.015875, tubeWall: 0.000508, transversePitch: 0.0381, longitudinalPitch: 0.033 },
    ...{ tubeMaterial: 'Copper', finSurface: 'Flat', finMaterial: 'Aluminum', finThickness: 0.00015, finPitch: 0.0025 },
  },
}

/** By the name of the command. */
export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  props: {
    purpose: 'properties of a fluid from two of them',
    takes: [
      'fluid (Water, R-134a, CO2, MEG, T66, …), or mixture (shares of gases) with basis mole or mass',
      'two of T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-]; T alone for solutions and oils',
      'method: reference, table or fit; of a solution x [kg/kg], or share with basis mass or volume',
    ],
    example: { fluid: 'R-134a', T: 313.15, q: 0 },
  },
  air: {
    purpose: 'the state of moist air',
    takes: ['T [K], p [Pa], and one of RH [0..1], W [kg/kg dry air], Twb [K], Tdp [K]'],
    example: { T: 300, p: 101325, RH: 0.5 },
  },
  gas: {
    purpose: 'a gas mixture, or the flue gas of a fuel, with its dew points and heating values',
    takes: [
      'T [K], p [Pa], and either composition (shares of gases, basis mole or mass)',
      'or fuel (mole fractions) with excess air [-] and its humidity [kg/kg]; trioxide [-] for the dew point of the acid',
    ],
    example: { fuel: { Methane: 1 }, excess: 0.15, T: 500, p: 101325 },
  },
  correlation: {
    purpose: 'a published correlation by its name',
    takes: [
      'name, and its inputs by name; {"name":"list"} names them all, with their units and ranges',
      'against: inputs that are otherwise in a second question; ratio is then the first value over the second',
      'rows: zukauskas-rows, esdu-73031-rows, grimison-rows, esdu-high-fin-rows; of any other bank or fin, against: {"rows":20}',
      'arrangements: effectiveness-… and, on the mean temperature difference, factor-…, fakheri, roetzel-nicole',
      'fittings: return-bend, rounded-bend, sharp-contraction (0: an entrance), sharp-expansion (0: an exit)',
    ],
    example: { name: 'factor-cross-unmixed', NTU: 2, Cr: 0.75 },
  },
  rate: {
    purpose: 'the performance of a coil',
    takes: ['a coil as CoilInput of engine/coils/coil.ts, in SI units; engineVersion: original or v2025'],
    example: cooled,
  },
  design: {
    purpose: 'the coils that meet a duty, best first',
    takes: [
      'coil as for rate, target (capacity [W], leavingDryBulb or leavingWetBulb [K]), limits',
      'choices (values by field, or optimize), rankBy (cost, weight, air pressure drop, fluid pressure drop, margin), most',
    ],
    example: { coil: cooled, target: { capacity: 20000 }, choices: { rows: [3, 4], circuiting: [0.5, 1] }, most: 1 },
  },
  combustion: {
    purpose: 'what burning a fuel takes and leaves, what its stack loses, and the boiler around it',
    takes: [
      'fuel: {"kind":"named","name"} (Natural gas, Propane, No. 2 oil, …; hydrogen blended in [0..1]), {"kind":"gas","composition"}',
      'or {"kind":"mass","analysis":{"C","H","O","N","S","Cl","ash","water"},"higherHeatingValue" [J/kg]}',
      'air: {"kind": excess, dry-oxygen or wet-oxygen, "value" [-]}; humidity [kg/kg], pressure [Pa], trioxideShare [-]',
      'airTemperature [K], stackTemperature [K] for the losses, cooledTo [K] for what cooling gives; losses (radiation, …)',
      'boiler: size (horsepower, output [W], fired [W], steam [kg/s]), firing (efficiency or stack-temperature), duty, feedwater [K]',
    ],
    example: {
      fuel: { kind: 'named', name: 'Natural gas' },
      air: { kind: 'dry-oxygen', value: 0.03 },
      stackTemperature: 480,
      boiler: {
        size: { kind: 'horsepower', value: 300 },
        firing: { kind: 'stack-temperature', value: 480 },
        duty: { kind: 'steam', pressure: 963000, blowdown: 0.05 },
        feedwater: 378,
      },
    },
  },
}

/** The whole help, or that of one command. */
export function helpText(name?: string): string {
  const entries = Object.entries(commandHelp).filter(([one]) => name === undefined || one === name)
  const told = entries.map(([one, { purpose, takes, example }]) =>
    [`${one}: ${purpose}`, ...takes.map(line => `    ${line}`), `    e.g. ${JSON.stringify(example)}`].join('\n'),
  )
  return [
    'npm run --silent engine -- <command>',
    'Reads one JSON object a line and answers each with one; a line without an answer with {"error":{"code","message"}}.',
    ...told,
    '',
  ].join('\n\n')
}
