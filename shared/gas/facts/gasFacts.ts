/** What is told of a gas beside its sheet: dew points, what it burns to, the coefficients of its fit. */
import { acidError } from '../../../engine/combustion/dewPoints'
import { formatNumber, formatPercent } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Quantity, shownValue, systemUnit } from '../../display/units'
import type { Fact } from '../../tools/results/keyResult'
import type { DescribedGas, GasPart, GasRating } from '../document/gasRating'

export const fitQuantities = {
  cp: 'specificHeat',
  mu: 'gasViscosity',
  k: 'thermalConductivity',
  rho: 'gasDensity',
} as const satisfies Record<GasRating['fit']['property'], Quantity>

type DewPoints = GasRating['dewPoints']

/** With what each is known within: half its band to both sides, or the ends of a band that is not even. */
export function dewFacts(points: DewPoints, reader: Reader): Fact[] {
  const { water, sulfuric, sulfurous, hydrochloric, hydrobromic, nitric, estimate } = points
  const { number, label } = reader
  const [unit, error] = [label('temperature'), number(acidError, 'temperatureDifference')]
  const temperature = (name: string, value: number | undefined, otherwise: string, within = ''): Fact =>
    value === undefined ? [name, otherwise] : [name, `${number(value, 'temperature')}${within}`, unit]
  const acid = (name: string, value: number | undefined, otherwise: string) =>
    temperature(name, value, otherwise, ` ± ${error}`)
  return [
    temperature('Water', water, 'none above freezing'),
    acid('Sulfuric acid', sulfuric, 'no sulfur oxides with water'),
    acid('Sulfurous acid', sulfurous?.T, 'no sulfur dioxide with water'),
    acid('Hydrochloric acid', hydrochloric, 'no hydrogen chloride with water'),
    acid('Hydrobromic acid', hydrobromic?.T, 'no hydrogen bromide with water'),
    nitric
      ? ['Nitric acid', `${number(nitric.from, 'temperature')} to ${number(nitric.to, 'temperature')}`, unit]
      : ['Nitric acid', 'no nitric acid with water'],
    temperature('Other gases, by an estimate', estimate, 'none'),
  ]
}

/** Of what a gas burns to: water and the acids of its sulfur and its chlorine. */
export const burntDewFacts = (points: DewPoints, reader: Reader): Fact[] => dewFacts(points, reader).slice(0, 4)

/** A share by mole: per cent, or parts in a million where there is little. */
export function shareText(share: number): string {
  if (share >= 1e-3) return formatPercent(share, 2)
  return share > 0 ? `${formatNumber(share * 1e6, 0)} ppm` : 'none'
}

export function burntFacts({ burnt }: DescribedGas, reader: Reader): Fact[] {
  if (!burnt) return []
  const { number, label } = reader
  return [
    ['Air, by volume of gas', formatNumber(burnt.air, 2), reader.system === 'IP' ? 'scf/scf' : 'm³/m³'],
    ['Air, by mass of gas', formatNumber(burnt.airMass, 2), reader.system === 'IP' ? 'lb/lb' : 'kg/kg'],
    ['Products, by mass of gas', formatNumber(burnt.gasMass, 2), reader.system === 'IP' ? 'lb/lb' : 'kg/kg'],
    ['Flame, no dissociation', number(burnt.flame, 'temperature'), label('temperature')],
    ['Carbon dioxide, by heat', number(burnt.carbonDioxide, 'emission'), label('emission')],
    ...(burnt.dewPoints.water === undefined
      ? []
      : [
          [
            'Water dew point of the products',
            number(burnt.dewPoints.water, 'temperature'),
            label('temperature'),
          ] as Fact,
        ]),
    ...(burnt.dewPoints.sulfuric === undefined
      ? []
      : [
          [
            'Acid dew point of the products',
            number(burnt.dewPoints.sulfuric, 'temperature'),
            label('temperature'),
          ] as Fact,
        ]),
  ]
}

export const productFacts = (products: readonly GasPart[]): Fact[] =>
  products.map(({ gas, mole }) => [gas, shareText(mole)])

export interface Term {
  name: string
  /** In the reader's units, over hundreds of the reader's degrees. */
  value: number
}

/** The polynomial in the reader's units: the variable t is the temperature in hundreds of degrees. */
export function fitTerms({ coefficients, property }: GasRating['fit'], system: Reader['system']): Term[] {
  const quantity = fitQuantities[property]
  const unit = systemUnit('temperature', system)
  const toKelvin = (shown: number) =>
    (1 / (shownValue(1, 'temperature', unit) - shownValue(0, 'temperature', unit))) *
    (shown - shownValue(0, 'temperature', unit))
  const offset = toKelvin(0)
  const step = toKelvin(100) - offset
  // The polynomial with T = offset + step t, by Horner's scheme.
  let terms: number[] = []
  for (const coefficient of coefficients.toReversed()) {
    const next = [coefficient, ...terms.map(term => term * step)]
    for (const [power, term] of terms.entries()) next[power]! += term * offset
    terms = next
  }
  const scale = readersValue(1, quantity, system)
  return terms.map((term, power) => ({ name: powerNames[power]!, value: term * scale }))
}

const powerNames = ['1', 't', 't²', 't³', 't⁴']

/** The terms as facts, with the digits that keep the fit. */
export const fitFacts = (fit: GasRating['fit'], reader: Reader): Fact[] =>
  fitTerms(fit, reader.system).map(({ name, value }) => [name, significant(value)])

/** Six digits: the errors of a term show up in the sum. */
export function significant(value: number): string {
  if (value === 0) return '0'
  const exponent = Math.floor(Math.log10(Math.abs(value)))
  if (exponent < -6 || exponent > 6) return value.toExponential(5).replace('+', '').replaceAll('-', '−')
  return formatNumber(value, Math.max(0, 5 - exponent))
}
