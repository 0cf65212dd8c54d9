/** The marched coil against closed forms, strips and published cases, with constant properties. */
import { describe, expect, it } from 'vitest'
import reference from '../../../reference/multirowCrossFlow.json'
import { marchConstant } from './constantCoil'

const rows = reference.rows as [number, number, number, number, 'air' | 'tube', 'counter' | 'parallel', number][]
const asked = rows
const cp = 1006

describe('a marched coil of constant properties', () => {
  it.each(asked)('%i rows, %i passes, NTU %d, Cr %d, %s the smaller, %s', (n, passes, NTU, Cr, smaller, order, eps) => {
    const least = 1000
    const airRate = smaller === 'air' ? least : least / Cr
    const fluidRate = smaller === 'air' ? least / Cr : least
    const { heat, sweeps, converged } = marchConstant({
      rows: n, passes, order, slices: 40, airFlow: airRate / cp, air: { T: 300, W: 0 }, fluidIn: 290, fluidRate,
      outside: 2 * NTU * least, inside: 2 * NTU * least,
    })
    console.log(n, passes, NTU, Cr, smaller, order, heat / (least * 10) - eps, sweeps)
    expect(converged).toBe(true)
    expect(heat / (least * 10)).toBeCloseTo(eps, 4)
  })
})
