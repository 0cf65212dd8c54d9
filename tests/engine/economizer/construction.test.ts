import { expect, it } from 'vitest'
import { economizerDrawing, letterings } from '../../../engine/drawing'
import { constructionOf, type TubeBank } from '../../../engine/economizer'
import { drawnEconomizer, economizerOf } from '../../support/drawnEconomizers'
import { code } from '../../support/engineErrors'

const { bank } = economizerOf({}).stages[0]!
const casing = { arrangement: 'round', stackDiameter: 0.6096, waterFlow: 2.1 } as const
const made = (more: Partial<TubeBank> = {}, other: object = {}) =>
  constructionOf({ ...bank, ...more }, { ...casing, ...other })

it('a unit of eight tubes of 32 inches fits a casing of about 46 inches, with two-inch connections', () => {
  const { width, height, casingHeight, transition, connection } = made()
  expect(width / 0.0254).toBeGreaterThan(42)
  expect(width / 0.0254).toBeLessThan(50)
  expect(height).toBeCloseTo(casingHeight + 2 * transition, 12)
  expect(connection).toBe('1 1/2')
  expect(made({}, { waterFlow: 3.5 }).connection).toBe('2')
})

it('weighs what its metal and its water weigh', () => {
  const { dryWeight, waterWeight, operatingWeight } = made()
  expect(operatingWeight).toBe(dryWeight + waterWeight)
  // 48 tubes of 45.5 mm bore, 813 mm long.
  expect(waterWeight).toBeCloseTo(1000 * 48 * 0.813 * (Math.PI / 4) * 0.04546 ** 2, 6)
  const bare = made({ fins: { kind: 'none' } })
  const finMetal = 48 * 0.813 * 197 * 0.00127 * (Math.PI / 4) * (0.0888 ** 2 - 0.0508 ** 2) * 7850
  expect(dryWeight - bare.dryWeight).toBeGreaterThan(finMetal * 1.25)
  expect(made({ rows: 7 }).dryWeight).toBeGreaterThan(dryWeight)
  expect(made({}, { sootBlowerLanes: 1 }).depth - made().depth).toBeCloseTo(0.3, 12)
  expect(() => made({}, { stackDiameter: 0 })).toThrow(code('out-of-range'))
})

it('widens to a stack as it narrows to one', () => {
  const { width } = made()
  const [wide, narrow] = [width + 0.4, width - 0.4].map(stackDiameter => made({}, { stackDiameter }).transition)
  expect(wide).toBeCloseTo(narrow!, 12)
  expect(wide).toBeCloseTo(0.2 + made({}, { stackDiameter: width }).transition, 12)
})

it('has room for the shift of every other row where there is one', () => {
  const face = (rows: number, layout: TubeBank['layout']) => made({ rows, layout }).face
  expect(face(1, 'staggered')).toBe(face(1, 'in line'))
  expect(face(2, 'staggered') - face(2, 'in line')).toBeCloseTo(bank.transversePitch / 2, 12)
})

it('is drawn with its sizes, weights of lines and streams, all on the sheet', () => {
  for (const rows of [1, 6, 30]) {
    const { unit } = drawnEconomizer({ rows: Math.min(rows, 6) })
    const { width, height, shapes } = economizerDrawing({ ...unit, bank: { ...unit.bank, rows } })
    const texts = shapes.flatMap(shape => (shape.type === 'text' ? [shape] : []))
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
    const values = texts.flatMap(({ labels }) => labels.flatMap(label => ('value' in label ? [label.value] : [])))
    const { construction, gasIn, gasOut, waterIn, waterOut } = unit
    for (const value of [construction.width, construction.height, gasIn, gasOut, waterIn, waterOut])
      expect(values).toContain(value)
    expect(shapes.filter(shape => shape.type === 'circle' && shape.role === 'copper')).toHaveLength(
      8 * Math.min(rows, 24),
    )
  }
})

it('has no extension line through the words of its gas, however narrow the stack', () => {
  // About the widest that eight and 22 signs stand, as `282.9 °F` and `flue gas 18,449.6 lb/h`.
  const signs = (labels: readonly object[]) => (labels.length > 1 ? 22 : 8)
  for (const lettering of [letterings.screen, letterings.print])
    for (const stackDiameter of [0.2, 0.6, 0.762, 1.2]) {
      const { unit } = drawnEconomizer({})
      const { shapes } = economizerDrawing({ ...unit, stackDiameter }, lettering)
      const lines = shapes.flatMap(shape =>
        shape.type === 'line' && shape.role === 'dimension' && shape.x1 === shape.x2 ? [shape] : [],
      )
      const crossed = shapes.flatMap(shape => {
        if (shape.type !== 'text' || shape.anchor !== 'start' || shape.x > 300) return []
        const right = shape.x + 0.56 * shape.size * signs(shape.labels)
        return lines.filter(
          ({ x1, y1, y2 }) =>
            x1 > shape.x - 1 && x1 < right && Math.max(y1, y2) > shape.y - shape.size && Math.min(y1, y2) < shape.y + 2,
        )
      })
      expect(crossed, `${stackDiameter} m, ${lettering.value} mm`).toEqual([])
    }
})
