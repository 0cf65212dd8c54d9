import { describe, expect, it } from 'vitest'
import { type Pipe, powerPipe, splitFlow } from '../../../engine/segments/flowNetwork'
import reference from '../../reference/flowSplit.json'

interface Row {
  type: string
  exponent: number
  m: number
  edges: [string, string, number][]
  out: { flows: number[]; p_in_minus_out: number; p: Record<string, number> }
}

const rows = reference.rows as unknown as Row[]

function split({ edges, exponent, m }: Pick<Row, 'edges' | 'exponent' | 'm'>) {
  const names = [...new Set(edges.flatMap(edge => edge.slice(0, 2) as string[]))]
  const node = (name: string) => names.indexOf(name)
  const pipes = edges.map(([from, to, k]) => powerPipe(node(from), node(to), k, exponent))
  return { names, ...splitFlow(names.length, pipes, node('in'), node('out'), m) }
}

describe('the flow in a network', () => {
  it('agrees with the reference in parallel, nested, bridged and manifold ways', () => {
    expect(new Set(rows.map(row => row.type))).toEqual(new Set(['parallel', 'nested', 'bridge', 'manifold']))
    for (const row of rows) {
      const { names, flows, pressures } = split(row)
      for (const [index, flow] of row.out.flows.entries())
        expect(Math.abs(flows[index]! / flow - 1), `${row.type} pipe ${index}`).toBeLessThan(1e-8)
      for (const [name, pressure] of Object.entries(row.out.p))
        expect(Math.abs(pressures[names.indexOf(name)]! / pressure - 1), `${row.type} ${name}`).toBeLessThan(1e-8)
    }
  })

  it('is the same in equal branches', () => {
    const edges: Row['edges'] = [
      ['in', 'a', 2e6],
      ['a', 'out', 3e6],
      ['in', 'b', 2e6],
      ['b', 'out', 3e6],
      ['in', 'c', 2e6],
      ['c', 'out', 3e6],
    ]
    const { flows } = split({ edges, exponent: 1.8, m: 0.3 })
    for (const flow of flows) expect(Math.abs(flow / 0.1 - 1)).toBeLessThan(1e-9)
  })

  it('follows a drop of its own for each branch', () => {
    // Laminar in one branch, a quadratic loss beside a linear one in the other: 3 m = 2 m + 5 m^2, and both give 0.6.
    const pipes: Pipe[] = [
      { from: 0, to: 1, drop: m => 3 * m, slope: () => 3 },
      { from: 0, to: 1, drop: m => 2 * m + 5 * m * Math.abs(m), slope: m => 2 + 10 * Math.abs(m) },
    ]
    const { flows, pressures } = splitFlow(2, pipes, 0, 1, 0.4)
    expect(flows[0]).toBeCloseTo(0.2, 12)
    expect(flows[1]).toBeCloseTo(0.2, 12)
    expect(pressures[0]).toBeCloseTo(0.6, 12)
  })

  it('rests without a flow', () => {
    expect([...split({ ...rows[0]!, m: 0 }).flows].every(flow => flow === 0)).toBe(true)
  })
})
