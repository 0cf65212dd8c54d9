/** What the stream is at one of its ends, for the data sheet: its phase, its properties, the molecular weight of a gas. */
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { formatPercent } from '../../../shared/display/formatNumber'
import type { Reader } from '../../../shared/display/formatQuantity'
import { factIn } from '../../../shared/tools/results/factIn'
import type { Fact } from '../../../shared/tools/results/keyResult'

type End = NonNullable<AirCoolerRating['stream']['ends']>['inlet']
type Phase = End['phases'][number]
type Beside = AirCoolerRating['stream']['beside']

const phaseNames = { liquid: 'Liquid', vapour: 'Vapor', dense: 'Above the critical pressure' } as const

/** With a gas that does not condense, `vapour` is what is not liquid: the vapor of the stream and that gas. By mass. */
export function streamFacts({ vapourShare, phases }: End, beside: Beside, reader: Reader): Fact[] {
  const [first, second] = phases
  const nameOf = ({ phase }: Phase) => (beside && phase === 'vapour' ? 'Vapor and gas' : phaseNames[phase])
  const wet = beside ? 'Vapor, gas and liquid' : 'Vapor and liquid'
  const share = (name: string, value: number): Fact => [name, formatPercent(value, 1)]
  return [
    ['Phase', second ? wet : first ? nameOf(first) : ''],
    ...(vapourShare === undefined ? [] : [share(beside ? 'Vapor and gas, by mass' : 'Vapor', vapourShare)]),
    ...(beside && vapourShare !== undefined ? [share('Vapor alone', Math.max(0, vapourShare - beside.massShare))] : []),
    ...phases.flatMap(phase => phaseFacts(phase, second ? `, ${nameOf(phase).toLowerCase()}` : '', reader)),
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
