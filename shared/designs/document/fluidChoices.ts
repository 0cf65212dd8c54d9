/** What may flow in the tubes, by name alone: the properties themselves are the engine's and too much for a page. */
import type { Choice } from './choice'

export const solutionNames: readonly string[] = [
  'Ethylene glycol',
  'Propylene glycol',
  'Calcium chloride',
  'Sodium chloride',
  'Potassium acetate',
  'Potassium formate',
  'Ethyl alcohol',
  'Methyl alcohol',
  'Ethylene glycol (ASHRAE)',
  'Propylene glycol (ASHRAE)',
]

export const oilNames: readonly string[] = [
  'Therminol 66',
  'Therminol VP-1',
  'Dowtherm Q',
  'Dowtherm J',
  'Syltherm XLT',
  'Therminol D12',
  'Syltherm 800',
  'Therminol 72',
  'Paratherm NF',
  'NBS water',
]

export const gasNames: readonly string[] = [
  'Nitrogen',
  'Oxygen',
  'Argon',
  'Helium',
  'Neon',
  'Krypton',
  'Xenon',
  'Hydrogen',
  'Carbon monoxide',
  'Carbon dioxide',
  'Sulfur dioxide',
  'Nitric oxide',
  'Nitrogen dioxide',
  'Nitrous oxide',
  'Ammonia',
  'Water vapor',
  'Hydrogen sulfide',
  'Hydrogen chloride',
  'Chlorine',
  'Methane',
  'Ethane',
  'Propane',
  'n-Butane',
  'Isobutane',
  'n-Pentane',
  'Ethylene',
  'Propylene',
  'Acetylene',
  'Carbonyl sulfide',
  'Sulfur hexafluoride',
  'Benzene',
  'Toluene',
  'n-Hexane',
  'n-Heptane',
  'Cyclohexane',
  'Carbon tetrafluoride',
  'Methanol',
  'Ethanol',
  'Acetone',
  'Dimethyl ether',
]

/** The shares of the mixtures, as they come and where they may be changed [mole]. */
export const mixtures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Natural gas': { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
  'Special gas': { Nitrogen: 0.7, 'Carbon dioxide': 0.3 },
}

export const gasMixtureNames: readonly string[] = ['Air', ...Object.keys(mixtures)]

const named = (group: string | undefined, names: readonly string[]): readonly Choice[] =>
  names.map(name => ({ value: name, label: name, group }))

/** Its properties are the user's own. */
export const ownFluidName = 'Other'

export const fluidChoices: readonly Choice[] = [
  ...named('Water and solutions', ['Water', ...solutionNames]),
  ...named('Heat-transfer liquids', oilNames),
  ...named('Gas mixtures', gasMixtureNames),
  ...gasNames.map(name => ({
    value: name,
    label: name === 'Carbon dioxide' ? 'Carbon dioxide, supercritical too' : name,
    group: 'Gases',
  })),
  { value: ownFluidName, label: 'Other, own table' },
]

/** Refrigerants of the trade, and those that come in their place. */
export const refrigerantGroups: Readonly<Record<'Established' | 'Lower warming potential', readonly string[]>> = {
  Established: [
    'R-22',
    'R-23',
    'R-32',
    'R-123',
    'R-124',
    'R-125',
    'R-134a',
    'R-142b',
    'R-143a',
    'R-152a',
    'R-227ea',
    'R-236fa',
    'R-245fa',
    'R-290',
    'R-401A',
    'R-404A',
    'R-407A',
    'R-407C',
    'R-407F',
    'R-408A',
    'R-409A',
    'R-410A',
    'R-417A',
    'R-422D',
    'R-427A',
    'R-448A',
    'R-449A',
    'R-454B',
    'R-507A',
    'R-513A',
    'R-600',
    'R-600a',
    'R-717',
    'R-718',
  ],
  'Lower warming potential': [
    'R-744',
    'R-1234yf',
    'R-1234ze(E)',
    'R-1233zd(E)',
    'R-1270',
    'R-1336mzz(Z)',
    'R-450A',
    'R-452A',
    'R-452B',
    'R-454A',
    'R-454C',
    'R-455A',
  ],
}

export const refrigerantChoices: readonly Choice[] = Object.entries(refrigerantGroups).flatMap(([group, names]) =>
  named(group, names),
)

/** Whether a fluid is a gas: it has no freezing point to fear, and a pressure that matters. */
export const isGas = (name: string) => gasNames.includes(name) || gasMixtureNames.includes(name)

export const refrigerantNames: readonly string[] = Object.values(refrigerantGroups).flat()
