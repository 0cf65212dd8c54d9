/** Text for the standard fonts of PDF readers: in the encoding Windows Latin 1, with digits as subscripts. */

/** Characters of the encoding beyond Latin 1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Characters that those fonts lack, and their replacements. */
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
  // If a letter with accents cannot be printed, the letter without accents is used.
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(isPrintable) ? bare : '?'
}

/**
 * One line of printable text. Line breaks become spaces; other control, direction and invisible characters are removed;
 * a character that cannot be printed becomes a question mark.
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
      // Last, because a character without its accents may be a space too.
      .replace(/ +/g, ' ')
      .trim()
  )
}
