/** The key results of a gas, each with what it is compared with. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import type { GasInput } from '../document/gasDocument'
import type { GasSummary } from '../document/gasRating'
import { coilKeyResults } from './coilFacts'
import { grossHeat, netHeat, wobbe } from './propertyRows'

const orders = ['', 'linear', 'quadratic', 'cubic', 'quartic'] as const
/** Errors of a fit that count as good [-]. */
const goodFit = 0.01

export function keyResults(rating: GasSummary, input: GasInput, reader: Reader): KeyResult[] {
  if (rating.coil && input.coil) return coilKeyResults(rating.coil, input.coil, reader)
  const { number, full, label } = reader
  const { sheet, dewPoints, fit } = rating
  return [
    {
      label: 'Molar mass',
      value: formatNumber(1000 * rating.molarMass, 2),
      unit: label('molarMass'),
      text: `gravity ${formatNumber(rating.relativeDensity, 3)}`,
      purposes: [],
    },
    ...heatOf(rating, reader),
    {
      label: 'Water dew point',
      ...(dewPoints.water === undefined
        ? { value: 'none', unit: '', text: 'above freezing' }
        : {
            value: number(dewPoints.water, 'temperature'),
            unit: label('temperature'),
            text: `gas at ${number(sheet.T, 'temperature')}`,
            verdict: sheet.T < dewPoints.water ? ('warn' as const) : ('ok' as const),
          }),
      purposes: [],
    },
    {
      label: 'Specific heat',
      value: number(sheet.cp, 'specificHeat'),
      unit: '',
      longUnit: label('specificHeat'),
      text: `${label('specificHeat')} at ${full(sheet.T, 'temperature')}`,
      purposes: [],
    },
    {
      label: 'Fit, largest error',
      value: formatNumber(100 * fit.largest, 2),
      unit: '%',
      text: orders[fit.order] ?? '',
      verdict: fit.largest > goodFit ? ('warn' as const) : ('ok' as const),
      purposes: [],
    },
  ]
}

function heatOf(rating: GasSummary, reader: Reader): KeyResult[] {
  const [gross, net, index] = [grossHeat(rating, reader), netHeat(rating, reader), wobbe(rating, reader)]
  if (gross === undefined || net === undefined || index === undefined)
    return [
      {
        label: 'Heat ratio',
        value: formatNumber(rating.sheet.gamma, 3),
        unit: '',
        text: `Prandtl ${formatNumber(rating.sheet.Pr, 3)}`,
        purposes: [],
      },
      {
        label: 'Density',
        value: reader.number(rating.sheet.rho, 'gasDensity'),
        unit: reader.label('gasDensity'),
        text: `Z ${formatNumber(rating.sheet.Z, 4)}`,
        purposes: [],
      },
    ]
  const other = rating.beside && wobbe(rating.beside, reader)
  return [
    {
      label: 'Heating value',
      value: reader.number(gross, 'heatingValue'),
      unit: reader.label('heatingValue'),
      text: `gross, net ${reader.number(net, 'heatingValue')}`,
      purposes: [],
    },
    {
      label: 'Wobbe',
      value: reader.number(index, 'heatingValue'),
      unit: reader.label('heatingValue'),
      text: other === undefined ? 'gross' : `compared ${reader.number(other, 'heatingValue')}`,
      purposes: [],
    },
  ]
}
