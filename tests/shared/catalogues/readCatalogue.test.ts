import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metalNamed } from '../../../engine/economizer/metals'
import { catalogueNames, catalogues } from '../../../shared/catalogues/catalogues'
import { type Fault, readCatalogue } from '../../../shared/catalogues/readCatalogue'

const { boilers, economizers, fans } = catalogues
const faultsIn = (text: string, of: typeof boilers | typeof economizers | typeof fans = boilers): readonly Fault[] => {
  const read = readCatalogue<object>(text, of)
  return 'faults' in read ? read.faults : []
}

const heads =
  'maker,series,model,offeredOn,design,duty,horsepower,pressure [psig],stackDiameter [in],stackTemperature [F],source'
const row = 'Maker,A,A-100,all,firetube,steam,100,150,12,440,Data sheet'

describe('a catalogue from CSV', () => {
  it('is read in the units of its head, into SI', () => {
    const read = readCatalogue(`${heads}\n${row}\n`, boilers)
    expect(read).toEqual({
      records: [
        {
          ...{ maker: 'Maker', series: 'A', model: 'A-100', offeredOn: 'all', design: 'firetube', duty: 'steam' },
          ...{ horsepower: 100, source: 'Data sheet' },
          pressure: expect.closeTo(150 * 6894.757 + 101_325, -1),
          stackDiameter: expect.closeTo(0.3048, 12),
          stackTemperature: expect.closeTo(499.82, 2),
        },
      ],
    })
  })

  it('is read as spreadsheets save it, with a mark before its head', () => {
    expect(readCatalogue(`\uFEFF${heads}\r\n${row}\r\n`, boilers)).toEqual(readCatalogue(`${heads}\n${row}\n`, boilers))
    expect(faultsIn(`\uFEFF${heads}\n${row}\n`)).toEqual([])
  })

  it('is refused where it has more records than a catalogue', () => {
    const rows = (count: number) => `maker\n${'x\n'.repeat(count)}`
    expect(faultsIn(rows(20_001))).toEqual([{ line: 1, column: 1, message: 'a catalogue has at most 20000 records' }])
    expect(faultsIn(rows(2)).some(({ message }) => message.includes('at most'))).toBe(false)
  })

  it('names line, column and field of each fault, of all rows', () => {
    const text = `${heads}\n\n${row}\n${row.replace('100,150', 'many,150').replace('A-100', '"A, \n200"')}\nMaker,A,A-300,nobody,firetube,steam,0,150,12,440,\n`
    // A row that cannot be a record is not compared with the schema; the others are, so that one look tells all.
    expect(faultsIn(text).map(({ line, column, field }) => [line, column, field])).toEqual([
      [5, 25, 'horsepower'],
      [6, 1, 'source'],
      [6, 15, 'offeredOn'],
      [6, 37, 'horsepower'],
    ])
    const wrong = `${heads}\n${row}\n${row}\nMaker,A,A-300,nobody,firetube,steam,0,150,12,440,\n`
    expect(faultsIn(wrong).map(({ line, column, field }) => [line, column, field])).toEqual([
      [3, 9, undefined],
      [4, 15, 'offeredOn'],
      [4, 37, 'horsepower'],
      [4, 1, 'source'],
    ])
    expect(faultsIn(wrong)[0]?.message).toBe('Maker, A, A-100 stands in line 2 already')
  })

  it.each([
    ['a field that there is not', `${heads},colour\n${row},red`, [1, heads.length + 2]],
    [
      'a unit that there is not',
      `${heads.replace('[in]', '[furlong]')}\n${row}`,
      [1, heads.indexOf('stackDiameter') + 1],
    ],
    ['a cell beyond the head', `${heads}\n${row},red`, [2, row.length + 2]],
    ['a head alone', heads, [1, 1]],
    ['nothing', '', [1, 1]],
  ])('with %s is refused where it stands', (_, text, [line, column]) => {
    expect(faultsIn(text)).toEqual([expect.objectContaining({ line, column })])
  })
})

describe('a catalogue from JSON', () => {
  const record = { ...boilers.sample[0]! }

  it('is read, and its faults are placed in its text', () => {
    expect(readCatalogue(JSON.stringify([record]), boilers)).toEqual({ records: [record] })
    expect(readCatalogue(`\uFEFF${JSON.stringify([record])}`, boilers)).toEqual({ records: [record] })
    const text = JSON.stringify([record, { ...record, model: 'B', horsepower: -1, 'a, "b]': 1 }], null, 2)
    const lines = text.split('\n')
    const lineOf = (part: string) => lines.findIndex(line => line.includes(part)) + 1
    expect(faultsIn(text).map(({ line, column, field }) => [line, column, field])).toEqual([
      [lineOf('-1'), 19, 'horsepower'],
      [lineOf('a, '), 16, 'a, "b]'],
    ])
  })

  it.each([
    ['{"records": []}', 'the file is a list of records'],
    ['[{"maker": "A",]', 'from here on it is not JSON'],
    ['[{"maker": "A"', 'from here on it is not JSON'],
    ['[]', 'the file has no record'],
  ])('%s is refused', (text, message) => {
    expect(faultsIn(text)).toEqual([expect.objectContaining({ message })])
  })

  it('says what fins need, and what does not fit together', () => {
    const sound = economizers.sample[0]!
    const { segmentWidth: _, ...without } = sound
    const wrong = { ...without, model: 'X', tubeWall: 0.019, tubeDiameter: 0.03, transversePitch: 0.05 }
    const found = faultsIn(JSON.stringify([sound, wrong]), economizers)
    expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'segmentWidth: serrated fins need it',
      'tubeWall: it leaves no bore in the tube',
      'transversePitch: tubes with their fins are wider',
    ])
  })
})

describe('a catalogue of fans', () => {
  const heads = 'maker,model,impeller,diameter,speed [rpm],density,flow,pressure,power [kW],source'
  const fan = 'Own,F,4 blades,2.4,400,1.2,30 45 60,220 160 70,10.5 11 9,Data sheet'
  const found = (row: string) =>
    faultsIn(`${heads}\n${row}\n`, fans).map(({ field, message }) => `${field}: ${message}`)

  it('has the points of a curve in one cell of each column, in the unit of its head', () => {
    const read = readCatalogue(`${heads}\n${fan}\n`, fans)
    expect(read).toEqual({
      records: [
        {
          ...{ maker: 'Own', model: 'F', impeller: '4 blades', diameter: 2.4, density: 1.2, source: 'Data sheet' },
          speed: expect.closeTo(400 / 60, 12),
          ...{ flow: [30, 45, 60], pressure: [220, 160, 70], power: [10_500, 11_000, 9000] },
        },
      ],
    })
    const { power: _, ...first } = fans.sample[0]!
    expect(readCatalogue(JSON.stringify([first]), fans)).toEqual({ records: [first] })
  })

  it.each([
    ['45 60', '45 many', 'flow: “many” is not a number'],
    ['30 45 60', '30', 'flow: a curve has 2 points and more'],
    ['30 45 60', '30 60 45', 'flow: it does not rise from point to point'],
    ['220 160 70', '220 160', 'pressure: it has 2 values for 3 flows'],
    ['220 160 70', '160 160 70', 'pressure: it does not fall from point to point'],
    ['10.5 11 9', '10.5 11', 'power: it has 2 values for 3 flows'],
    ['10.5 11 9', '10.5 7.1 9', 'power: at point 2 the air would get more than the shaft takes'],
    ['400', '4000', 'speed: its tips would go at 503 m/s, and not at 5 to 100 m/s'],
  ])('with %s as %s is refused at its field', (right, wrong, fault) => {
    expect(found(fan.replace(right, wrong))).toContain(fault)
  })
})

it('places the faults of any text within it, and never throws', () => {
  const parts = fc.constantFrom(
    heads,
    row,
    '"',
    ',',
    '\n',
    '[',
    '{"maker":',
    '1',
    '}',
    ']',
    '\\',
    '[in]',
    ';',
    '\t',
    'é',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      const lines = text.split('\n')
      for (const { line, column } of faultsIn(text)) {
        expect(line).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
      }
    }),
    { numRuns: 300 },
  )
})

describe.each(catalogueNames)('the sample of %s', name => {
  const { sample } = catalogues[name]

  it('is a catalogue that the product would take, and says that it is a sample', () => {
    expect(readCatalogue<object>(JSON.stringify(sample), catalogues[name])).toEqual({ records: sample })
    for (const record of sample) {
      expect(record.source).toMatch(/^Sample data of the product/)
      if ('series' in record) expect(record.series).toMatch(/^Sample /)
    }
  })
})

it('has metals that the engine knows, in the sample', () => {
  for (const { tubeMetal, finMetal } of economizers.sample)
    expect([metalNamed(tubeMetal).name, finMetal && metalNamed(finMetal).name]).toEqual([tubeMetal, finMetal])
})
