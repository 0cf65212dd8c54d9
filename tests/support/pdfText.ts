/** Reads the text of a PDF of pdfkit: enough of the format for text in the standard fonts, and no more. */
import { inflateSync } from 'node:zlib'

export interface PdfWord {
  text: string
  /** Position of its start on the page, from the upper left corner, and its size [pt]; `turn` if it is rotated. */
  x: number
  y: number
  size: number
  font: string
  isTurned: boolean
}

export interface PdfPage {
  words: PdfWord[]
  /** All words in their order in the file; small digits (subscripts) are joined to their neighbours. */
  text: string
}

type Matrix = readonly [number, number, number, number, number, number]

const pageHeight = 792

/** The characters of the codes from 128 to 159; all other codes are Latin 1. */
const upperControls = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Every object of the file by its number: its dictionary, and its stream inflated. */
export function pdfObjects(pdf: Buffer): Map<number, { dictionary: string; stream: string }> {
  const file = pdf.toString('latin1')
  const objects = new Map<number, { dictionary: string; stream: string }>()
  for (const [, number, body = ''] of file.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('\nstream\n')
    const dictionary = start < 0 ? body : body.slice(0, start)
    const bytes = start < 0 ? '' : body.slice(start + 8, body.lastIndexOf('\nendstream'))
    const isPacked = dictionary.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes
    objects.set(Number(number), { dictionary, stream })
  }
  return objects
}

export function pdfPages(pdf: Buffer): PdfPage[] {
  const objects = pdfObjects(pdf)
  const find = (type: string) =>
    [...objects.values()].find(({ dictionary }) => new RegExp(`/Type /${type}\\b`).test(dictionary))
  const fonts = new Map(
    [...objects].map(([number, { dictionary }]) => [number, /\/BaseFont \/(\S+)/.exec(dictionary)?.[1] ?? '']),
  )
  const kids = /\/Kids \[([^\]]*)\]/.exec(find('Pages')?.dictionary ?? '')?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const page = objects.get(Number(number))?.dictionary ?? ''
    const part = (name: string) => objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1]))
    const named = (part('Resources')?.dictionary ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)
    const fontNames = new Map([...named].map(([, name = '', font]) => [name, fonts.get(Number(font)) ?? '']))
    const words = wordsOf(part('Contents')?.stream ?? '', fontNames)
    return { words, text: joined(words) }
  })
}

const operator = /([\d.\s-]*)\b(cm|q|Q|Tm)(?=\s)|(?<!\w)(q|Q)(?=\s)|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g

function wordsOf(stream: string, fonts: ReadonlyMap<string, string>): PdfWord[] {
  const words: PdfWord[] = []
  const saved: Matrix[] = []
  let ctm: Matrix = [1, 0, 0, 1, 0, 0]
  let text: Matrix = ctm
  let [font, size] = ['', 0]
  for (const [, numbers = '', name, single, fontName, fontSize, shown] of stream.matchAll(operator)) {
    const command = name ?? single
    if (command === 'q') saved.push(ctm)
    else if (command === 'Q') ctm = saved.pop() ?? ctm
    else if (command === 'cm') ctm = times(matrixOf(numbers), ctm)
    else if (command === 'Tm') text = times(matrixOf(numbers), ctm)
    else if (fontName) [font, size] = [fonts.get(fontName) ?? '', Number(fontSize)]
    else if (shown !== undefined) words.push(wordAt(shown, text, font, size))
  }
  return words
}

function wordAt(shown: string, [a, b, , , x, y]: Matrix, font: string, size: number): PdfWord {
  const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(match => match[1]).join('')
  const text = Array.from(Buffer.from(hex, 'hex'), code =>
    code >= 128 && code < 160 ? (upperControls[code - 128] ?? '') : String.fromCharCode(code),
  ).join('')
  return { text, x, y: pageHeight - y, size: size * Math.hypot(a, b), font, isTurned: Math.abs(b) > 1e-6 }
}

function matrixOf(numbers: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.trim().split(/\s+/).slice(-6).map(Number)
  return [a, b, c, d, e, f]
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** Joins a word to the one before if one of them is a small digit on nearly the same line. */
function joined(words: readonly PdfWord[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1]
      if (!before) return word.text
      const ratio = Math.min(word.size, before.size) / Math.max(word.size, before.size)
      const drop = Math.abs(word.y - before.y)
      const isSmall = drop > 0 && drop < 3 && Math.abs(ratio - 0.7) < 0.01
      return isSmall ? word.text : `\n${word.text}`
    })
    .join('')
}
