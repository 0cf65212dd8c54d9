/** The number format of the specification: thousands commas, a decimal point, and decimals by a pattern. */

/** `.2` means exactly two decimals; `.0-2` means at least none and at most two. */
export type DecimalPattern = `.${number}` | `.${number}-${number}`

interface FormatOptions {
  /** Adds the dollar sign: `-$1,234.50`. */
  dollar?: boolean
}

/** The largest number of decimals. */
const mostDecimals = 20

/** A number with the decimals of the pattern, rounded half away from zero. NaN and infinity give a dash. */
export function numberText(value: number, pattern: DecimalPattern, { dollar = false }: FormatOptions = {}): string {
  const { least, most } = decimalsOf(pattern)
  if (!Number.isFinite(value)) return '–'
  const [whole = '', fraction = ''] = rounded(Math.abs(value), most).split('.')
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (kept && `.${kept}`)
  // A number that is shown as zero has no minus.
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return `${sign}${dollar ? '$' : ''}${digits}`
}

function decimalsOf(pattern: string): { least: number; most: number } {
  const [, first, second] = /^\.(\d{1,2})(?:-(\d{1,2}))?$/.exec(pattern) ?? []
  const least = Number(first)
  const most = Number(second ?? first)
  if (!(least <= most && most <= mostDecimals)) throw new RangeError(`no number format: ${pattern}`)
  return { least, most }
}

/**
 * A positive number with exactly so many decimals. It is rounded as it is written: 1.005 rounds up to 1.01, although
 * the nearest binary number is slightly less.
 */
function rounded(value: number, decimals: number): string {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  // All digits as one integer, and the number of decimals.
  const digits = BigInt(whole + fraction)
  const behind = fraction.length - Number(exponent)
  const scaled =
    behind <= decimals
      ? digits * 10n ** BigInt(decimals - behind)
      : (digits + 5n * 10n ** BigInt(behind - decimals - 1)) / 10n ** BigInt(behind - decimals)
  const text = scaled.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}
