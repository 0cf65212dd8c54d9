/** Mixtures to begin with, by mole; each is an example that its user edits. */

export interface Preset {
  readonly name: string
  readonly composition: Readonly<Record<string, number>>
}

export const presets: readonly Preset[] = [
  {
    name: 'Natural gas',
    composition: { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
  },
  {
    name: 'Biogas',
    composition: {
      Methane: 0.58,
      'Carbon dioxide': 0.36,
      Nitrogen: 0.012,
      Oxygen: 0.003,
      'Hydrogen sulfide': 0.0005,
      'Water vapor': 0.0445,
    },
  },
  {
    name: 'Landfill gas',
    composition: { Methane: 0.49, 'Carbon dioxide': 0.41, Nitrogen: 0.09, Oxygen: 0.01 },
  },
  {
    name: 'Syngas',
    composition: { Hydrogen: 0.5, 'Carbon monoxide': 0.3, 'Carbon dioxide': 0.1, Nitrogen: 0.05, Methane: 0.05 },
  },
  {
    name: 'Blast-furnace gas',
    composition: { 'Carbon monoxide': 0.23, 'Carbon dioxide': 0.22, Hydrogen: 0.035, Nitrogen: 0.515 },
  },
  {
    name: 'Flue gas, 15 % excess air',
    composition: {
      Nitrogen: 0.7057,
      'Water vapor': 0.1776,
      'Carbon dioxide': 0.0837,
      Oxygen: 0.0246,
      Argon: 0.0084,
    },
  },
  {
    name: 'Exhaust of a gas turbine',
    composition: { Nitrogen: 0.753, Oxygen: 0.138, 'Water vapor': 0.069, 'Carbon dioxide': 0.031, Argon: 0.009 },
  },
  {
    name: 'Dry air',
    composition: { Nitrogen: 0.780848, Oxygen: 0.20939, Argon: 0.009332, 'Carbon dioxide': 0.00043 },
  },
]

export const presetNamed = (name: string): Preset | undefined => presets.find(each => each.name === name)
