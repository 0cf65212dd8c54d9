/** A report holds what people typed as text alone: nothing in it acts, leads outside, or carries a file. */
import { expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { itemReport } from '../../../server/reports/itemReport'
import { coolingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { pdfObjects, pdfPages } from '../../support/pdfText'

const typed = [
  ') /JavaScript (app.alert(1)) /S /URI /URI (https://evil.example',
  '<< /Type /Action /S /Launch /F (calc.exe) >>',
  'endstream endobj 99 0 obj << /OpenAction 98 0 R >> endobj',
  '<script>alert(1)</script> https://evil.example/ =HYPERLINK("x")',
]
const active =
  /\/(JS|JavaScript|Launch|URI|OpenAction|AA|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|Annots?|AcroForm)\b/

const pdf = await itemReport(coilPaper, {
  title: typed[0] ?? '',
  document: { ...newCoilDocument('IP'), input: coolingExample, tag: typed[1]?.slice(0, 30), note: typed[2] } as never,
  rating: rateCoil(coolingExample),
  author: typed[3] ?? '',
  date: new Date('2026-11-21T10:42:08Z'),
  reference: '3f2a9c1e-7b60-4d61-9c2f-0a5be1d0c7aa',
})
/** A text in brackets or between angle brackets is one whatever it says; what is left is what a viewer acts on. */
const structure = (dictionary: string) =>
  dictionary.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()').replace(/<[0-9a-f]+>/gi, '<>')
const objects = [...pdfObjects(pdf).values()]

it('SEC-100 holds no action, script, link, form or file', () => {
  expect(objects.length).toBeGreaterThan(10)
  expect(objects.map(({ dictionary }) => structure(dictionary)).filter(text => active.test(text))).toEqual([])
})

it('SEC-100 prints what was typed as it was typed', () => {
  const text = pdfPages(pdf)
    .map(page => page.text.replace(/\s+/g, ''))
    .join('')
  expect(text).toContain('/JavaScript(app.alert(1))')
})

it('SEC-100 is not broken out of by what was typed: no object more than of a quiet report', async () => {
  const quiet = await itemReport(coilPaper, {
    title: 'AHU-3',
    document: { ...newCoilDocument('IP'), input: coolingExample },
    rating: rateCoil(coolingExample),
    author: 'Dana Whitfield',
    date: new Date('2026-11-21T10:42:08Z'),
    reference: '3f2a9c1e-7b60-4d61-9c2f-0a5be1d0c7aa',
  })
  const kinds = (list: typeof objects) =>
    new Set(list.flatMap(({ dictionary }) => structure(dictionary).match(/\/Type \/\w+/g) ?? []))
  expect(kinds(objects)).toEqual(kinds([...pdfObjects(quiet).values()]))
})

it('SEC-100 escapes what was typed in the XML of its metadata', async () => {
  const named = await itemReport(coilPaper, {
    title: 'Pump & fan <AHU-3>\u202e\n',
    document: { ...newCoilDocument('IP'), input: coolingExample },
    rating: rateCoil(coolingExample),
    author: 'Dana Whitfield',
    date: new Date('2026-11-21T10:42:08Z'),
    reference: '3f2a9c1e-7b60-4d61-9c2f-0a5be1d0c7aa',
  })
  const file = named.toString('latin1')
  expect(file).toContain('<rdf:li xml:lang="x-default">Pump &amp; fan &lt;AHU-3&gt;: Coil submittal</rdf:li>')
  expect(file).toContain('(Pump & fan <AHU-3>: Coil submittal)')
})

it('SEC-100 names the product and the request in its metadata, and not the person', () => {
  const named = pdfObjects(pdf)
  const info = [...named.values()].find(({ dictionary }) => dictionary.includes('/Producer'))?.dictionary ?? ''
  const entryOf = (name: string) => named.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(info)?.[1]))?.dictionary
  expect(['Producer', 'Creator', 'Author', 'Title'].map(entryOf)).toEqual([
    '(Coilworks)',
    '(Coilworks)',
    '(Coilworks)',
    String.raw`(\) /JavaScript \(app.alert\(1\)\) /S /URI /URI \(https://evil.example: Coil submittal)`,
  ])
  expect(entryOf('Subject')).toBe('(Reference 3f2a9c1e-7b60-4d61-9c2f-0a5be1d0c7aa)')
})
