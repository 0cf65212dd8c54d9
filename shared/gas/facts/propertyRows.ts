/** The property sheet of a gas as rows, beside another gas and with their ratio. */
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { DescribedGas, GasRating, GasSheetRow } from '../document/gasRating'
import { meteredVolume } from './meteredVolume'

export interface PropertyRow {
  name: string
  unit: string
  value: string
  beside: string
  ratio: string
}

const none = '–'

type Of = (gas: DescribedGas) => number | undefined

/** A ratio of numbers whose zero is a convention says nothing. */
interface Property {
  name: string
  quantity: Quantity
  of: Of
  hasRatio?: false
  /** Where those of the quantity are too few or too many. */
  decimals?: number
}

const sheet =
  (property: keyof GasSheetRow): Of =>
  gas =>
    gas.sheet?.[property]

const properties: readonly Property[] = [
  { name: 'Molar mass', quantity: 'molarMass', of: gas => gas.molarMass },
  { name: 'Density', quantity: 'gasDensity', of: sheet('rho') },
  { name: 'Compressibility', quantity: 'ratio', of: sheet('Z'), decimals: 4 },
  { name: 'Specific heat, cp', quantity: 'specificHeat', of: sheet('cp') },
  { name: 'Specific heat, cv', quantity: 'specificHeat', of: sheet('cv') },
  { name: 'Heat ratio', quantity: 'ratio', of: sheet('gamma'), decimals: 3 },
  { name: 'Viscosity', quantity: 'gasViscosity', of: sheet('mu') },
  { name: 'Conductivity', quantity: 'thermalConductivity', of: sheet('k') },
  { name: 'Prandtl number', quantity: 'ratio', of: sheet('Pr'), decimals: 3 },
  { name: 'Speed of sound', quantity: 'fluidVelocity', of: sheet('w'), decimals: 1 },
  { name: 'Enthalpy', quantity: 'fluidEnthalpy', of: sheet('h'), hasRatio: false },
  { name: 'Entropy', quantity: 'specificHeat', of: sheet('s'), hasRatio: false },
]

export function propertyRows(rating: GasRating, reader: Reader): PropertyRow[] {
  const { beside } = rating
  const heat: Property[] =
    rating.heat || beside?.heat
      ? [
          { name: 'Heating value, gross', quantity: 'heatingValue', of: byVolume(reader, 'higherByMole') },
          { name: 'Heating value, net', quantity: 'heatingValue', of: byVolume(reader, 'lowerByMole') },
          { name: 'Heating value, gross, by mass', quantity: 'fluidEnthalpy', of: gas => gas.heat?.higher },
          { name: 'Wobbe index', quantity: 'heatingValue', of: gas => wobbe(gas, reader) },
        ]
      : []
  return [...properties, ...heat].map(({ name, quantity, of, hasRatio, decimals }) => {
    const [value, other] = [of(rating), beside && of(beside)]
    const shown = (number: number | undefined) => {
      if (number === undefined) return none
      if (decimals === undefined) return reader.number(number, quantity)
      return formatNumber(readersValue(number, quantity, reader.system), decimals)
    }
    return {
      ...{ name, unit: reader.label(quantity), value: shown(value), beside: shown(other) },
      ratio:
        value === undefined || other === undefined || other === 0 || hasRatio === false
          ? none
          : formatNumber(value / other, 3),
    }
  })
}

const byVolume =
  ({ system }: Reader, of: 'higherByMole' | 'lowerByMole') =>
  (gas: Pick<DescribedGas, 'heat'>): number | undefined =>
    gas.heat && gas.heat[of] / meteredVolume(system)

/** Gross, by the volume at the reader's reference state [J/m3]. */
export function wobbe(
  { heat, relativeDensity }: Pick<DescribedGas, 'heat' | 'relativeDensity'>,
  { system }: Reader,
): number | undefined {
  return heat && heat.higherByMole / meteredVolume(system) / Math.sqrt(relativeDensity)
}

export const grossHeat = (gas: Pick<DescribedGas, 'heat'>, reader: Reader): number | undefined =>
  byVolume(reader, 'higherByMole')(gas)
export const netHeat = (gas: Pick<DescribedGas, 'heat'>, reader: Reader): number | undefined =>
  byVolume(reader, 'lowerByMole')(gas)
