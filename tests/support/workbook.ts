/** Reads an .xlsx file by the rules of the format, independent of the library that writes it. */
import { strFromU8, unzipSync } from 'fflate'

export interface ReadCell {
  /** `s` is a shared text, `empty` is an empty cell; undefined is a number. */
  type: string | undefined
  value: string | number
  format?: string
  hasFormula: boolean
}

export type ReadSheet = ReadCell[][]

/** The sheets by name, each as its rows of filled cells; and the names of the files in it. */
export function readWorkbook(bytes: Uint8Array): { sheets: Record<string, ReadSheet>; files: string[] } {
  const files = unzipSync(bytes)
  const file = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const texts = [...file('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(match => plain(match[1] ?? ''))
  const formats = formatsIn(file('xl/styles.xml'))
  const names = [...file('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(match => plain(match[1] ?? ''))
  const sheets = names.map((name, index) => [
    name,
    sheetIn(file(`xl/worksheets/sheet${index + 1}.xml`), texts, formats),
  ])
  return { sheets: Object.fromEntries(sheets) as Record<string, ReadSheet>, files: Object.keys(files) }
}

function sheetIn(xml: string, texts: readonly string[], formats: readonly (string | undefined)[]): ReadSheet {
  return [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(row =>
    [...(row[1] ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', inside = '']) => {
      const type = inside === '' ? 'empty' : /\bt="(\w+)"/.exec(attributes)?.[1]
      const raw = /<v>(.*?)<\/v>/s.exec(inside)?.[1] ?? ''
      const value = type === 's' ? (texts[Number(raw)] ?? '') : type === undefined ? Number(raw) : plain(inside)
      const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0)]
      return { type, value, format, hasFormula: /<f[ >]/.test(inside) }
    }),
  )
}

/** The number format of each style, by its index. */
function formatsIn(xml: string): (string | undefined)[] {
  const codes = new Map<string, string>()
  for (const [tag] of xml.matchAll(/<numFmt [^>]*>/g))
    codes.set(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? '', plain(/formatCode="([^"]*)"/.exec(tag)?.[1] ?? ''))
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml)?.[1] ?? ''
  return [...cells.matchAll(/<xf [^>]*>/g)].map(([tag]) => codes.get(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? ''))
}

function plain(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
