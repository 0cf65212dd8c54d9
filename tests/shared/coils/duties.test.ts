import { describe, expect, it } from 'vitest'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { readDuties } from '../../../shared/coils/duties/duties'
import { dutyNames, headExamples } from '../../../shared/coils/duties/dutyColumns'
import { limits } from '../../../shared/limits'
import { withDecimalPoints } from '../../../shared/tools/decimalPoints'
import { cellsOf } from '../../../shared/tools/delimited'
import { valueAt } from '../../../shared/tools/fields/paths'
import { pastedColumn } from '../../../shared/tools/pasted/pastedColumns'

const shown = { input: coolingExample, system: 'IP' as const }

describe('the cells of a pasted table', () => {
  it.each([
    ['tabs', 'a\tb\n1\t2\r\n'],
    ['commas', 'a,b\n1,2'],
    ['semicolons, where there are some', 'a;b\n1;2\n'],
  ])('are parted by %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('are parted by tabs where a head has a semicolon or a comma in it', () => {
    expect(cellsOf('a; x\tb, y\n1;5\t2')).toEqual([
      ['a; x', 'b, y'],
      ['1;5', '2'],
    ])
  })

  it('may be quoted, with what would part them inside; empty lines are none', () => {
    expect(cellsOf('a,b\n"1,5 ""x""\nmore",2\n\n , \n')).toEqual([
      ['a', 'b'],
      ['1,5 "x"\nmore', '2'],
    ])
  })

  it('keep the marks of inches within them', () => {
    expect(cellsOf('Tag,Tube\nCoil 3" high,"5/8"""\nCoil 4" high,1/2"')).toEqual([
      ['Tag', 'Tube'],
      ['Coil 3" high', '5/8"'],
      ['Coil 4" high', '1/2"'],
    ])
  })
})

describe('the numbers of a pasted table', () => {
  it.each([
    [
      'have points in the place of decimal commas',
      ['0,12', '-27,25', '1,2345', '998,200', 'x,y'],
      ['0.12', '-27.25', '1.2345', '998.200', 'x,y'],
    ],
    ['keep commas that can be of thousands', ['9,000', '12'], ['9,000', '12']],
    ['keep commas beside a point', ['9,00', '0.5'], ['9,00', '0.5']],
  ])('%s', (_, cells, read) => {
    expect(withDecimalPoints([cells])).toEqual([read])
  })
})

describe('a line of a pasted table', () => {
  it('has all of its mistakes, and no fin pitch without fins', () => {
    const { lines } = readDuties('Tag,FPI,EDB (°F)\nA,0,warm\nB,12,80', shown)
    expect(lines[0]).toMatchObject({ tag: 'A' })
    const { problem } = lines[0] as { problem: string }
    expect(problem.match(/cannot be/g)).toHaveLength(2)
    expect(problem).toContain('cannot be “0”.')
    expect(problem).toContain('cannot be “warm”.')
    expect(lines[1]).toMatchObject({ tag: 'B', input: { geometry: { finPitch: expect.closeTo(0.0254 / 12, 9) } } })
  })
})

describe('circuits in a pasted table', () => {
  it('are a fraction in any of its names, those that do most, or a number', () => {
    const lines = ['Half,', '1/2,', 'three quarters,', 'optimize,', 'Full,9', ',12']
    const { lines: duties, unknown } = readDuties(['Circuiting,Circuits', ...lines].join('\n'), shown)
    expect(unknown).toEqual([])
    expect(duties.map(duty => ('input' in duty ? duty.input.geometry.circuiting : duty.problem))).toEqual([
      0.5,
      0.5,
      0.75,
      'optimize',
      { feeds: 9 },
      { feeds: 12 },
    ])
  })
})

describe('a column', () => {
  it.each([
    ['Airflow (SCFM)', 'air.flow.value', 'SCFM'],
    ['CFM', 'air.flow.value', undefined],
    ['ACFM', 'air.flow.value', 'ACFM'],
    ['EDB [°F]', 'air.dryBulb', 'F'],
    ['Entering dry bulb, °C', 'air.dryBulb', 'C'],
    ['gpm', 'fluid.given.value', 'gpm'],
    ['LWT (F)', 'fluid.given.value', 'F'],
    ['Capacity (kW)', 'limits.capacity', 'kW'],
    ['LAT (°F)', 'limits.leavingDryBulb', 'F'],
    ['FPI', 'geometry.finPitch', undefined],
    ['Max. air Δp (Pa)', 'limits.airPressureDrop', 'Pa'],
  ])('called %j fills %s', (head, path, unit) => {
    const column = pastedColumn(head, coolingExample, dutyNames)
    expect(column).toMatchObject({ kind: 'number', path })
    if (unit && column?.kind === 'number') expect(column.unit).toMatch(new RegExp(`${unit}$`, 'i'))
  })

  it.each(Object.values(headExamples).flat())('called %j as the page shows it is understood', head => {
    expect(pastedColumn(head, coolingExample, dutyNames)).toBeDefined()
  })

  it('with a unit that has brackets of its own is understood', () => {
    const external = { kind: 'coefficient', value: 60 } as const
    const column = pastedColumn('Coefficient (W/(m²·K))', { ...coolingExample, methods: { external } }, dutyNames)
    expect(column).toMatchObject({ path: 'methods.external.value', unit: 'W/m2K' })
  })

  it('with a unit that its number cannot have is not known, nor one that no coil has', () => {
    for (const head of ['EDB (gpm)', 'Price', 'Refrigerant charge', ''])
      expect([head, pastedColumn(head, coolingExample, dutyNames)]).toEqual([head, undefined])
  })
})

describe('duties', () => {
  const table = [
    'Tag\tAirflow (SCFM)\tEDB (°F)\tEWT (°F)\tFlow (gpm)\tCapacity (MBH)\tRows\tSupplier',
    'AHU-1\t8,000\t82\t45\t60\t300\t8\tx',
    'AHU-2\t\t\t\t\t\t\t',
    'AHU-3\t8000\thot\t45\t60\t300\t8\t',
    'AHU-4\t-5\t82\t45\t60\t300\t99\t',
  ].join('\n')
  const { unknown, lines: duties } = readDuties(table, shown)

  it('change the shown coil in what they say, and leave the rest', () => {
    const [first, second] = duties
    if (!first || !('input' in first) || !second) throw new Error('the first line is a coil')
    expect(first).toMatchObject({ line: 2, tag: 'AHU-1' })
    expect(valueAt(first.input, 'air.flow.value')).toBeCloseTo((8000 * 0.3048 ** 3) / 60, 6)
    expect(first.input.air.dryBulb).toBeCloseTo((82 + 459.67) / 1.8, 9)
    expect(first.input.limits?.capacity).toBeCloseTo(300 * 293.07107, 0)
    expect(first.input.geometry).toEqual({ ...coolingExample.geometry, rows: 8 })
    expect(second).toEqual({ line: 3, tag: 'AHU-2', input: coolingExample })
  })

  it('are read with decimal commas too, and say how many lines a project has no room for', () => {
    const comma = readDuties('EDB (°F);Max. air Δp (inH2O)\n82,5;0,75\n', shown).lines[0]
    if (!comma || !('input' in comma)) throw new Error('the line is a coil')
    expect(comma.input.air.dryBulb).toBeCloseTo((82.5 + 459.67) / 1.8, 9)
    const many = readDuties(`Rows\n${'4\n'.repeat(limits.projectItems + 3)}`, shown)
    expect([many.lines.length, many.left, readDuties('Rows\n4', shown).left]).toEqual([limits.projectItems, 3, 0])
  })

  it('say which line is wrong, and why; and which columns nobody knows', () => {
    expect(unknown).toEqual(['Supplier'])
    expect(duties[2]).toMatchObject({ line: 4, tag: 'AHU-3', problem: 'Entering dry bulb cannot be “hot”.' })
    expect(duties[3]).toMatchObject({
      line: 5,
      problem: expect.stringMatching(/^Airflow: Min is .*\. Rows cannot be “99”\.$/),
    })
  })

  it('choose how a number is given by its column', () => {
    const [duty] = readDuties('LWT (°F)\n56', shown).lines
    expect(duty && 'input' in duty && valueAt(duty.input, 'fluid.given')).toMatchObject({ kind: 'leaving-temperature' })
  })

  it.each([
    ['Airflow (L/s)', 'standard-volume', 1],
    ['Airflow [m³/h]', 'standard-volume', 1 / 3.6],
    ['CFM', 'standard-volume', 0.3048 ** 3 / 0.06],
    ['Airflow (ACFM)', 'actual-volume', 0.3048 ** 3 / 0.06],
    ['Airflow (kg/h)', 'dry-air-mass', 1 / 3.6],
  ])('count air by %s as the shown coil does, unless the unit says otherwise', (head, basis, each) => {
    const [duty] = readDuties(`${head}\n1000`, shown).lines
    expect(duty && 'input' in duty && duty.input.air.flow).toEqual({ basis, value: expect.closeTo(each, 6) })
  })

  it('are read no further than a project has room, and from nothing come none', () => {
    const many = `Tag\n${'A\n'.repeat(limits.projectItems + 20)}`
    expect(readDuties(many, shown).lines).toHaveLength(limits.projectItems)
    for (const text of ['', '\n', 'Tag']) expect(readDuties(text, shown).lines).toEqual([])
  })
})

describe('FORMAT-05, FORMAT-06 a limit in a pasted table', () => {
  const limited = { ...coolingExample, limits: { capacity: 50_000, airPressureDrop: 200, leavingDryBulb: 285 } }
  const read = (head: string, cell: string) => {
    const [duty] = readDuties(`${head}\n${cell}`, { input: limited, system: 'IP' }).lines
    return duty && 'input' in duty ? duty.input.limits : duty?.problem
  }

  it.each(['0', '0.0', 'NONE'])('is none where the cell says %s', cell => {
    expect(read('Capacity (MBH)', cell)).toEqual({ airPressureDrop: 200, leavingDryBulb: 285 })
    expect(read('Max APD', cell)).toEqual({ capacity: 50_000, leavingDryBulb: 285 })
  })

  it('is refused below 0, and a temperature of 0 is a value', () => {
    expect(read('Max APD', '-1')).toMatch(/Min is/)
    expect(read('LAT (°F)', 'NONE')).toMatch(/cannot be “NONE”/)
    expect(read('LAT (°F)', '0')).not.toEqual({ capacity: 50_000, airPressureDrop: 200 })
  })
})
