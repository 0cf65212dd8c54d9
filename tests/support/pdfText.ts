/** Reads the text of a PDF of pdfkit: enough of the format for text in embedded TrueType fonts, and no more. */
import { inflateSync } from 'node:zlib'

export interface PdfWord {
  text: string
  /** Position of its start on the page, from the upper left corner, and its size [pt]; `turn` if it is rotated. */
  x: number
  y: number
  size: number
  /** By the widths that the file has for the glyphs of its font [pt]. */
  width: number
  isTurned: boolean
}

export interface PdfPage {
  words: PdfWord[]
  /** All words in their order in the file, one per line. */
  text: string
}

type Matrix = readonly [number, number, number, number, number, number]

const pageHeight = 792

export interface PdfFont {
  name: string
  /** Of the file that is embedded for it, inflated; '' if there is none. */
  file: string
  /** For each glyph: its characters, and its width in thousandths of the size. */
  signs: string[]
  widths: number[]
}

type Objects = ReadonlyMap<number, { dictionary: string; stream: string }>

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
  const kids = /\/Kids \[([^\]]*)\]/.exec(find('Pages')?.dictionary ?? '')?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const page = objects.get(Number(number))?.dictionary ?? ''
    const part = (name: string) => objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1]))
    const named = (part('Resources')?.dictionary ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)
    const fonts = new Map([...named].map(([, name = '', font]) => [name, fontOf(objects, Number(font))]))
    const words = wordsOf(part('Contents')?.stream ?? '', fonts)
    return { words, text: words.map(({ text }) => text).join('\n') }
  })
}

/** Every font that a page can use. */
export function pdfFonts(pdf: Buffer): PdfFont[] {
  const objects = pdfObjects(pdf)
  const isUsed = (dictionary: string) => /\/Subtype \/(Type0|Type1|Type3|TrueType|MMType1)\b/.test(dictionary)
  return [...objects].flatMap(([number, { dictionary }]) => (isUsed(dictionary) ? [fontOf(objects, number)] : []))
}

function fontOf(objects: Objects, number: number): PdfFont {
  const { dictionary = '' } = objects.get(number) ?? {}
  const part = (of: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(of)?.[1])) ?? { dictionary: '', stream: '' }
  const glyphs = part(dictionary, 'DescendantFonts').dictionary
  const ranges = /beginbfrange([\s\S]*)endbfrange/.exec(part(dictionary, 'ToUnicode').stream)?.[1] ?? ''
  const lists = [...ranges.matchAll(/\[([^\]]*)\]/g)].map(([, list]) => list).join(' ')
  return {
    name: /\/BaseFont \/(\S+)/.exec(dictionary)?.[1] ?? '',
    file: part(part(glyphs, 'FontDescriptor').dictionary, 'FontFile[23]').stream,
    signs: [...lists.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map(code => Number.parseInt(code, 16))),
    ),
    widths: (/\/W \[0 \[([^\]]*)\]/.exec(glyphs)?.[1] ?? '').trim().split(/\s+/).map(Number),
  }
}

const operator = /([\d.\s-]*)\b(cm|q|Q|Tm)(?=\s)|(?<!\w)(q|Q)(?=\s)|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g

function wordsOf(stream: string, fonts: ReadonlyMap<string, PdfFont>): PdfWord[] {
  const words: PdfWord[] = []
  const saved: Matrix[] = []
  let ctm: Matrix = [1, 0, 0, 1, 0, 0]
  let text: Matrix = ctm
  let font: PdfFont | undefined
  let size = 0
  for (const [, numbers = '', name, single, fontName, fontSize, shown] of stream.matchAll(operator)) {
    const command = name ?? single
    if (command === 'q') saved.push(ctm)
    else if (command === 'Q') ctm = saved.pop() ?? ctm
    else if (command === 'cm') ctm = times(matrixOf(numbers), ctm)
    else if (command === 'Tm') text = times(matrixOf(numbers), ctm)
    else if (fontName) [font, size] = [fonts.get(fontName), Number(fontSize)]
    else if (shown !== undefined && font) words.push(wordAt(shown, text, font, size))
  }
  return words
}

function wordAt(shown: string, [a, b, , , x, y]: Matrix, font: PdfFont, fontSize: number): PdfWord {
  const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(match => match[1]).join('')
  const glyphs = (hex.match(/.{4}/g) ?? []).map(code => Number.parseInt(code, 16))
  const size = fontSize * Math.hypot(a, b)
  const width = glyphs.reduce((sum, glyph) => sum + (font.widths[glyph] ?? Number.NaN), 0) * (size / 1000)
  const text = glyphs.map(glyph => font.signs[glyph] ?? '').join('')
  return { text, x, y: pageHeight - y, size, width, isTurned: Math.abs(b) > 1e-6 }
}

function matrixOf(numbers: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.trim().split(/\s+/).slice(-6).map(Number)
  return [a, b, c, d, e, f]
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
