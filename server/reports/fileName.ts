/** Letters that are not a plain letter with an accent. */
const plain: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Æ: 'Ae',
  æ: 'ae',
  ß: 'ss',
  Đ: 'D',
  đ: 'd',
}

/** Letters without accents, digits and hyphens of a text, for a file's name. */
export function fileName(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[ŁłØøÆæßĐđ]/g, letter => plain[letter]!)
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'report'
  )
}
