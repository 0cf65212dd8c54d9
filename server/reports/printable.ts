/** Text as the fonts that every PDF reader has can print it: Windows Latin 1, and small digits set below the line. */

/** What the encoding has above Latin 1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Signs that those fonts lack, and what says the same. */
const instead: Readonly<Record<string, string>> = {
  '−': '–',
  Δ: 'd',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '′': "'",
  '″': '"',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}

const isPrintable = (sign: string) => /^[ -~¡-ÿ]$/.test(sign) || beyondLatin.has(sign) || /^[₀-₉]$/.test(sign)

function printed(sign: string): string {
  if (isPrintable(sign)) return sign
  const other = instead[sign]
  if (other !== undefined) return other
  // A letter without its accents is better than no letter.
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(isPrintable) ? bare : '?'
}

/**
 * One line of printable text. Line breaks become spaces; other control, direction and invisible characters vanish; a
 * sign that cannot be printed becomes a question mark.
 */
export function printable(text: string): string {
  const visible = text
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .normalize('NFC')
    .replaceAll('Δp', 'pressure drop')
  return (
    [...visible.replace(/[\s\p{Z}]/gu, ' ')]
      .map(printed)
      .join('')
      // Last, because a sign without its accents can be a space too.
      .replace(/ +/g, ' ')
      .trim()
  )
}
