/** The rules of one's own shop: bends in stock, stubs and drains, as the canvas and a rating check them. */
import { describe, expect, it } from 'vitest'
import { checkGraph } from '../../../engine/circuitry/checkGraph'
import { bendsInStock, shopOptions } from '../../../engine/circuitry/shopRules'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { shopRules } from '../../../shared/coils/document/shopRules'
import { bundleOf } from '../../support/circuits'
import { code } from '../../support/engineErrors'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const bundle = bundleOf(2, 8)
const { transversePitch: Pt } = bundle

describe('bends in stock', () => {
  it('are named as the usual ones where they have their span within half a millimetre, short before long', () => {
    expect(bendsInStock({ spans: [3 * Pt, 2 * Pt + 0.00049, 0.0337] }, bundle).map(({ name }) => name)).toEqual([
      ...['stock', '2 pitches', '3 pitches'],
    ])
    expect(bendsInStock({ spans: [2 * Pt + 0.00051] }, bundle)[0]!.name).toBe('stock')
    expect(bendsInStock({}, bundle)).toHaveLength(6)
  })

  it.each([
    [{ spans: [] }, 'shop.spans'],
    [{ spans: [0.00099] }, 'shop.spans'],
    [{ spans: [1.001] }, 'shop.spans'],
    [{ spans: Array.from({ length: 61 }, () => 0.03) }, 'shop.spans'],
    [{ stubClearance: 0.501 }, 'shop.stubClearance'],
    [{ stubClearance: -0.001 }, 'shop.stubClearance'],
  ])('and stubs beyond their ranges are refused by engine and schema: %j', (shop, path) => {
    expect(() => shopOptions({ shop }, bundle)).toThrow(code('invalid-input'))
    expect(() => shopOptions({ shop }, bundle)).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path }) }),
    )
    expect(shopRules.safeParse(shop).success).toBe(false)
  })

  it('are taken at the ends of their ranges', () => {
    const shop = { spans: [0.001, 1], stubClearance: 0.5 }
    expect(shopRules.parse(shop)).toEqual(shop)
    expect(shopOptions({ shop }, bundle).catalogue).toHaveLength(2)
    const spans = Array.from({ length: 60 }, (_, index) => 0.03 + index / 1000)
    expect(shopRules.parse({ spans })).toEqual({ spans })
    expect(shopOptions({ shop: { spans } }, bundle).catalogue).toHaveLength(60)
  })
})

describe('a coil of a shop', () => {
  const rated = (shop: object, coil = waterCooler) => rateCircuits({ ...coil, shop }, { isLive: true })
  const codes = (shop: object, coil = waterCooler) => rated(shop, coil).findings.map(({ rule }) => rule)
  const { table, solved } = rated({})

  it('has special bends where their span is not in stock, in findings, table and bill, and the same capacity', () => {
    expect(table!.bends.every(({ isSpecial }) => !isSpecial)).toBe(true)
    const [first] = table!.bends
    const others = table!.bends.map(({ span }) => span).filter(span => Math.abs(span - first!.span) > 1e-6)
    const shop = { spans: others.length > 0 ? others : [0.3] }
    const of = rated(shop)
    expect(codes(shop)).toContain('BEND_SPECIAL')
    for (const { span, isSpecial } of of.table!.bends) expect(isSpecial).toBe(Math.abs(span - first!.span) < 1e-6)
    expect(of.table!.circuits.some(({ bends }) => bends.some(({ isSpecial }) => isSpecial))).toBe(true)
    expect(of.solved!.totalCapacity).toBe(solved!.totalCapacity)
  })

  it('has stubs that are too close from the own distance on', () => {
    // Two circuits of a coil four tubes high: their inlets are two pitches apart, in one row.
    const [one, other] = rated({}).graph.inlets.map(({ tube }) => tube)
    expect(one).toBeDefined()
    const apart = rated({})
      .table!.taps.filter(({ kind }) => kind === 'inlet')
      .map(({ place }) => place.across)
    const distance = Math.abs(apart[1]! - apart[0]!)
    expect(other! - one!).toBe(Math.round(distance / waterCooler.geometry.transversePitch))
    expect(codes({ stubClearance: distance - 1e-6 })).not.toContain('STUBS_TOO_CLOSE')
    expect(codes({ stubClearance: distance + 1e-6 })).toContain('STUBS_TOO_CLOSE')
  })

  it('must drain where the shop asks for it, by the side that is up', () => {
    expect(codes({})).not.toContain('NOT_DRAINABLE')
    const drained = (top: 'first-column' | 'last-column') =>
      rateCircuits(
        { ...smallEvaporator, shop: { drain: 'no-rise' }, segmented: { top } },
        { isLive: true },
      ).findings.filter(({ rule }) => rule === 'NOT_DRAINABLE').length
    const { graph } = rated({}, smallEvaporator as never)
    for (const top of ['first-column', 'last-column'] as const)
      expect(drained(top)).toBe(
        checkGraph(graph, { bundle: { ...smallEvaporator.geometry, columns: 4 }, top, drain: 'no-rise' }).filter(
          ({ rule }) => rule === 'NOT_DRAINABLE',
        ).length,
      )
    expect(drained('first-column') + drained('last-column')).toBeGreaterThan(0)
  })
})
