/** The names of the fluids in the tubes. Their properties stay in the engine: they are too large for a page. */
import type { Choice } from '../../tools/fields/choice'

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

/** The default mole fractions of the mixtures that the user may change. */
export const mixtures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Natural gas': { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
  'Special gas': { Nitrogen: 0.7, 'Carbon dioxide': 0.3 },
}

export const gasMixtureNames: readonly string[] = ['Air', ...Object.keys(mixtures)]

const named = (group: string | undefined, names: readonly string[]): readonly Choice[] =>
  names.map(name => ({ value: name, label: name, group }))

/** The fluid whose properties the user gives. */
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

const numbered = (numbers: string): readonly string[] => numbers.split(' ').map(number => `R-${number}`)

/** The refrigerants of the list, in two groups: established ones, and replacements with lower warming potential. */
const refrigerantGroups: Readonly<Record<'Established' | 'Lower warming potential', readonly string[]>> = {
  Established: numbered(
    '11 12 13 22 23 32 114 123 124 125 134a 142b 143a 152a 227ea 236ea 236fa 245ca 245fa 290 401A 404A 407A 407C 407F 408A 409A 410A 417A 422D 427A 448A 449A 454B 507A 513A 600 600a 717 718',
  ),
  'Lower warming potential': numbered(
    '161 170 744 1224yd(Z) 1234yf 1234ze(E) 1234ze(Z) 1233zd(E) 1270 1336mzz(Z) 450A 452A 452B 454A 454C 455A',
  ),
}

export const refrigerantChoices: readonly Choice[] = Object.entries(refrigerantGroups).flatMap(([group, names]) =>
  named(group, names),
)

/** Whether a fluid is a gas: its pressure matters, and it cannot freeze. */
export const isGas = (name: string) => gasNames.includes(name) || gasMixtureNames.includes(name)

export const refrigerantNames: readonly string[] = Object.values(refrigerantGroups).flat()
