import { describe, expect, it } from 'vitest'
import { cutEnd } from '../../../engine/circuitry/edits/endEdits'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { circuitsRating, circuitsSummary } from '../../../shared/circuitry/document/circuitsRating'
import { resultsOf } from '../../../shared/circuitry/document/circuitsSnapshot'
import { circuitLines } from '../../../shared/circuitry/facts/circuitRows'
import { keyResults } from '../../../shared/circuitry/facts/keyResults'
import { bendLines, leadLines, tapLines } from '../../../shared/circuitry/facts/shopRows'
import { noticeText } from '../../../shared/circuitry/notices/circuitNotices'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { smallEvaporator } from '../../support/segmentedExamples'

const reader = readerOf('IP')
const rating = rateCircuits(coolingExample)
const broken = rateCircuits({ ...coolingExample, circuits: cutEnd(rating.graph, rating.graph.inlets[0]!).graph! })
const said = (of: typeof rating, input = coolingExample) =>
  Object.fromEntries(
    keyResults(of, input, reader).map(({ label, value, text, verdict }) => [label, [value, text, verdict]]),
  )

describe('a rating of circuits', () => {
  it('fits its schema, whole and short, solved or not', () => {
    for (const one of [rating, broken]) {
      const sent = JSON.parse(JSON.stringify(one))
      expect(circuitsRating.parse(sent)).toEqual(sent)
      expect(keyResults(circuitsSummary.parse(sent), coolingExample, reader)).toEqual(
        keyResults(one, coolingExample, reader),
      )
    }
  })

  it('has key results with the limits of the coil', () => {
    const found = said(rating)
    expect(found.Circuits).toEqual(['24', 'of 6 passes', 'ok'])
    expect(found.Bends).toEqual(['120', 'all in stock', undefined])
    expect(found['Total capacity']![1]).toMatch(/over 340$/)
    expect(found.Spread).toEqual([expect.stringMatching(/^0\.\d$/), 'between circuits', 'ok'])
    expect(found['Fluid Δp']![1]).toBe('max 15.0')
    expect(said(rateCircuits(smallEvaporator), smallEvaporator as never).Spread![1]).toBe('of superheat')
  })

  it('says of circuits that cannot be built what comes first', () => {
    const found = said(broken)
    expect(found.Circuits).toEqual(['–', expect.stringMatching(/rules? broken$/), 'err'])
    expect(found['Total capacity']).toEqual(['–', 'circuits first', undefined])
    expect(resultsOf(broken)).toEqual({
      ...{ circuits: 0, bendLength: 0, totalCapacity: 0, fluidPressureDrop: 0, maldistribution: 0 },
    })
    const [open] = broken.warnings.filter(({ code }) => code === 'TUBE_END_OPEN')
    expect(noticeText(open!, reader).fact).toMatch(/tube \d+ of row 6/)
  })

  it('lists circuits, bends and taps in the words of the shop', () => {
    const [first] = circuitLines(rating, reader)
    expect(first).toMatchObject({ number: '1', passes: '6' })
    expect(first!.tubes).toMatch(/^6\.1 5\.\d+ .* 1\.\d+$/)
    const lines = circuitLines(rating, reader)
    const heats = lines.map(({ heat }) => Number(heat))
    expect(heats.reduce((sum, heat) => sum + heat, 0)).toBeCloseTo(rating.solved!.totalCapacity / 293.07107, -1)
    const bends = bendLines(rating, reader)
    expect(bends.reduce((sum, { count }) => sum + Number(count), 0)).toBe(120)
    expect(new Set(bends.map(({ side }) => side))).toEqual(new Set(['Front', 'Rear']))
    const taps = tapLines(rating, reader)
    expect(taps.filter(({ kind }) => kind === 'Inlet')).toHaveLength(24)
    expect(taps[0]).toMatchObject({ circuit: '1', kind: 'Inlet', tube: '6.1', side: 'Front' })
    expect([circuitLines, bendLines, tapLines].map(of => of(broken, reader))).toEqual([[], [], []])
  })

  it('lists the leads of a distributor by circuit, and none that are known by their drop', () => {
    const leads = rating.graph.inlets.map((_, at) => ({ length: (12 + at) * 0.0254, bore: 0.1875 * 0.0254 }))
    const lines = leadLines(rating, { leads }, reader)
    expect(lines).toHaveLength(24)
    expect(lines[0]).toEqual({ circuit: '1', tube: '6.1', side: 'Front', length: '12.00', bore: '0.1875' })
    expect(lines[23]).toMatchObject({ circuit: '24', length: '35.00' })
    expect(leadLines(rating, { leads: leads.map(() => ({ drop: 1e5, flow: 0.01 })) }, reader)).toEqual([])
    expect(leadLines(rating, undefined, reader)).toEqual([])
    expect(leadLines(broken, { leads }, reader)).toEqual([])
  })
})
