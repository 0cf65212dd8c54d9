/** What the stream is at one of its ends, for the data sheet: its phase, its properties, the molecular weight of a gas. */
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { formatPercent } from '../../../shared/display/formatNumber'
import type { Reader } from '../../../shared/display/formatQuantity'
import { factIn } from '../../../shared/tools/results/factIn'
import type { Fact } from '../../../shared/tools/results/keyResult'

type End = NonNullable<AirCoolerRating['stream']['ends']>['inlet']
type Phase = End['phases'][number]

const phaseNames = { liquid: 'Liquid', vapour: 'Vapor', dense: 'Above the critical pressure' } as const

export function streamFacts({ vapourShare, phases }: End, reader: Reader): Fact[] {
  const [first, second] = phases
  return [
    ['Phase', second ? 'Vapor and liquid' : first ? phaseNames[first.phase] : ''],
    ...(vapourShare === undefined ? [] : [['Vapor', formatPercent(vapourShare, 1)] as Fact]),
    ...phases.flatMap(phase => phaseFacts(phase, second ? `, ${phaseNames[phase.phase].toLowerCase()}` : '', reader)),
  ]
}

/** Gases in the units of gases: they are thinner by a thousand times. */
function phaseFacts({ phase, ...of }: Phase, which: string, reader: Reader): Fact[] {
  const fact = factIn(reader)
  const isGas = phase === 'vapour'
  return [
    fact(`Density${which}`, of.density, isGas ? 'gasDensity' : 'density'),
    fact(`Viscosity${which}`, of.viscosity, isGas ? 'gasViscosity' : 'viscosity'),
    fact(`Specific heat${which}`, of.heatCapacity, 'specificHeat'),
    fact(`Conductivity${which}`, of.conductivity, 'thermalConductivity'),
    ...(of.molarMass === undefined ? [] : [fact('Molecular weight', of.molarMass, 'molarMass')]),
  ]
}
