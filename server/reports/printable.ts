/** Text for the typeface of reports: other characters are replaced. */
import { hasGlyph } from './typeface'

function printed(sign: string): string {
  if (hasGlyph(sign)) return sign
  // If a letter with accents cannot be printed, the letter without accents is used.
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(hasGlyph) ? bare : '?'
}

/**
 * One line of printable text. Line breaks become spaces; other control, direction and invisible characters are removed;
 * a character that cannot be printed becomes a question mark.
 */
export function printable(text: string): string {
  const visible = text.replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '').normalize('NFC')
  return (
    [...visible.replace(/[\s\p{Z}]/gu, ' ')]
      .map(printed)
      .join('')
      // Last, because a character without its accents may be a space too.
      .replace(/ +/g, ' ')
      .trim()
  )
}
