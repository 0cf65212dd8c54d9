import { describe, expect, it } from 'vitest'
import { branchesOf } from '../../../engine/circuitry/branches'
import { cutEnd } from '../../../engine/circuitry/edits/endEdits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { rateCoil } from '../../../engine/coils'
import { segments } from '../../../engine/headless/segments'
import { coilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'

const { transversePitch } = coolingExample.geometry
const geometry = { ...coolingExample.geometry, rows: 2, finnedHeight: 4 * transversePitch, circuiting: 0.5 }
const coil = {
  ...coolingExample,
  geometry,
  air: { ...coolingExample.air, flow: { basis: 'standard-volume' as const, value: 0.4 } },
}
const made = makeCircuits({
  bundle: { ...geometry, columns: 4 },
  ...{ feeds: 2, pattern: 'serpentine', flow: 'counter' },
})
const graph = made.graph!

describe('a coil with drawn circuits', () => {
  it('is rated by them as by the same branches', () => {
    const drawn = segments({ coil: { ...coil, circuits: graph } })
    expect(drawn.totalCapacity).toBeGreaterThan(1000)
    expect(drawn).toEqual(segments({ coil, branches: branchesOf(graph), blanks: [] }))
  })

  it('is rated by rows and along its mean circuit as if there were none', () => {
    for (const engineVersion of ['original', 'v2025'] as const)
      expect(rateCoil({ ...coil, circuits: graph, engineVersion })).toEqual(rateCoil({ ...coil, engineVersion }))
  })

  it('keeps them in its document, where anything else is refused', () => {
    const document = { ...coil, circuits: graph }
    expect(coilInput.parse(document)).toEqual(document)
    const wrong = [
      { ...graph, columns: 0 },
      { ...graph, own: 1 },
      { ...graph, inlets: [{ tube: 1, side: 'top' }] },
    ]
    for (const circuits of wrong) expect(coilInput.safeParse({ ...coil, circuits }).success).toBe(false)
  })

  it.each([
    ['has none', undefined, /no drawn circuits: give branches/],
    [
      'has more rows than they are drawn for',
      { ...graph, rows: 3 },
      /drawn for 3 rows of 4 tubes, and the coil has 2 rows of 4/,
    ],
    ['has an open end', cutEnd(graph, { tube: 4, side: 'rear' }).graph, /./],
  ])('is refused where it %s', (_, circuits, why) => {
    expect(() => segments({ coil: { ...coil, ...(circuits && { circuits }) } })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message: expect.stringMatching(why),
        inputs: expect.objectContaining({ path: 'circuits' }),
      }),
    )
  })
})
