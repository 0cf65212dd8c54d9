/** A simple payback as people say it: in months while it is short. */
import { formatNumber } from '../../display/formatNumber'
import type { KeyResult } from './keyResult'

const mostMonths = 36

/** A dash where nothing was paid, or nothing comes back. */
export function paybackOf(years: number | undefined, installed: number): Pick<KeyResult, 'value' | 'unit'> {
  if (years === undefined || installed === 0) return { value: '–', unit: '' }
  const months = 12 * years
  return months <= mostMonths
    ? { value: formatNumber(months, 0), unit: 'months' }
    : { value: formatNumber(years, 1), unit: 'years' }
}
