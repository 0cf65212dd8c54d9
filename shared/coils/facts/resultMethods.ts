/** The methods behind each result, by its label: texts contained in the purposes that the rating gives. */

/** Texts contained in purposes of methods. */
export type Purposes = readonly string[]

const airHeat: Purposes = ['air-side heat transfer', 'wet heat transfer', 'fin efficiency']
const tubeHeat: Purposes = ['tube heat transfer', 'boiling', 'condensing']
const tubeDrop: Purposes = ['tube friction', 'two-phase pressure drop']
const heat: Purposes = [...airHeat, ...tubeHeat]

const airStates = ['Dry bulb', 'Wet bulb', 'Dew point', 'Relative humidity', 'Humidity ratio', 'Enthalpy'] as const

export const airPurposes: Readonly<Record<string, Purposes>> = {
  ...Object.fromEntries(airStates.map(name => [name, heat])),
  'Pressure drop': ['air-side friction'],
  'Pressure drop, wet': ['air-side friction', 'wet friction'],
  'Pressure drop, dry': ['air-side friction'],
  Condensate: heat,
  'Wet surface': heat,
  'Apparatus dew point': heat,
  Coefficient: airHeat,
  'Fin, surface efficiency': ['fin efficiency', 'air-side heat transfer'],
}

export const tubePurposes: Readonly<Record<string, Purposes>> = {
  Temperature: heat,
  Pressure: tubeDrop,
  Enthalpy: heat,
  Coefficient: tubeHeat,
  Superheat: heat,
  Subcooling: heat,
  'Leaving quality': heat,
  'Saturation drop': tubeDrop,
  Charge: ['void fraction'],
  'Surface for superheated gas': heat,
  'Surface for both phases': heat,
  'Surface for liquid': heat,
  'Beyond dry-out': ['boiling'],
  Tubes: tubeDrop,
  'Return bends': tubeDrop,
  Total: tubeDrop,
}

export const resistancePurposes: Readonly<Record<string, Purposes>> = { air: airHeat, fluid: tubeHeat }
