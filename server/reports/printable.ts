/** Text for the typeface of reports: other characters are replaced. */
import { hasGlyph } from './glyphs'

const unknown = '?'

/** A character as it prints; undefined if the typeface has nothing for it. */
function printed(sign: string): string | undefined {
  if (hasGlyph(sign)) return sign
  // If a letter with accents cannot be printed, the letter without accents is used.
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(hasGlyph) ? bare : undefined
}

/** The characters that stay visible: no control, direction and invisible ones; line breaks are spaces. */
function visibleSigns(text: string): string[] {
  const visible = text.replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '').normalize('NFC')
  return [...visible.replace(/[\s\p{Z}]/gu, ' ')]
}

/**
 * One line of printable text. Line breaks become spaces; other control, direction and invisible characters are removed;
 * a character that cannot be printed becomes a question mark.
 */
export function printable(text: string): string {
  return (
    visibleSigns(text)
      .map(sign => printed(sign) ?? unknown)
      .join('')
      // Last, because a character without its accents may be a space too.
      .replace(/ +/g, ' ')
      .trim()
  )
}

/** Whether a question mark stands in the printed text for a character that the typeface lacks. */
export const losesSigns = (text: string): boolean => visibleSigns(text).some(sign => printed(sign) === undefined)
