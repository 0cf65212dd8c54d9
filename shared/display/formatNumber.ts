/** A number as the product prints it: thousands commas, a true minus, and never a minus before zero. */
export function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '–'
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`
  const isNegative = value < 0 && /[1-9]/.test(digits)
  return isNegative ? `−${digits}` : digits
}

/** A share as whole percent: `20 %`. */
export function formatPercent(share: number, decimals = 0): string {
  return `${formatNumber(share * 100, decimals)} %`
}
