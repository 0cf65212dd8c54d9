import { numberText } from './numberFormat'

/** A number as the product shows it: thousands commas, a true minus sign, and never a minus before zero. */
export function formatNumber(value: number, decimals: number): string {
  return numberText(value, `.${decimals}`).replace('-', '−')
}

/** A change, with its sign unless it is shown as zero. */
export function formatChange(value: number, decimals: number): string {
  const text = formatNumber(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** A fraction as a percentage: `20 %`. */
export function formatPercent(share: number, decimals = 0): string {
  return `${formatNumber(share * 100, decimals)} %`
}

/** Four significant digits, however large or small the number: `0.0001270`, `12,650`, `2.1e−6`. */
export function formatSignificant(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value)
  const exponent = Math.floor(Math.log10(Math.abs(value)))
  if (exponent < -4 || exponent > 8) return value.toExponential(2).replace('+', '').replaceAll('-', '−')
  const text = formatNumber(Number(value.toPrecision(4)), Math.max(0, 3 - exponent))
  if (!text.includes('.')) return text
  let end = text.length
  while (text[end - 1] === '0') end--
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end)
}
