import { numberText } from './numberFormat'

/** A number as the product prints it: thousands commas, a true minus, and never a minus before zero. */
export function formatNumber(value: number, decimals: number): string {
  return numberText(value, `.${decimals}`).replace('-', '−')
}

/** A share as whole percent: `20 %`. */
export function formatPercent(share: number, decimals = 0): string {
  return `${formatNumber(share * 100, decimals)} %`
}
