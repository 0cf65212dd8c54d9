/** Circuits with little flow: the flow stratifies in the tubes, and liquid lies in them or drains by gravity. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import type { CoilRating, CondenserCoil, EngineVersion, EvaporatorCoil } from '../../../engine/coils/coil'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

type Coil = CondenserCoil | EvaporatorCoil
type Fed = Pick<Coil['geometry'], 'circuiting' | 'hand' | 'enhancement'>

const rated = <Of extends Coil>(of: Of, name: string, geometry: Partial<Fed>, engineVersion: EngineVersion) =>
  rateCoil({
    ...of,
    engineVersion,
    refrigerant: { ...of.refrigerant, name },
    geometry: { ...of.geometry, enhancement: undefined, ...geometry },
  } as Coil)

const byBoth = <Of extends Coil>(of: Of, name: string, geometry: Partial<Fed>) =>
  [rated(of, name, geometry, 'original'), rated(of, name, geometry, 'v2025')] as const

const codes = ({ warnings }: CoilRating) => warnings.map(({ code }) => code)
const width = ({ uncertainty, totalCapacity }: CoilRating) =>
  (uncertainty!.totalCapacity.high - uncertainty!.totalCapacity.low) / totalCapacity

/** Circuits of each coil with a high mass flux, and with decreasing ones: from about 100 to about 5 kg/s m2. */
const coils = [
  { title: 'condenser', of: condenserCoil, many: 0.25, few: [1, 2, 3] },
  { title: 'evaporator', of: evaporatorCoil, many: 0.25, few: [0.75, 1, 1.5, 2, 2.5] },
] as const

describe.each(coils)('a $title', ({ of, many, few }) => {
  describe.each(['R-410A', 'R-134a', 'R-290'])('with %s', name => {
    it.each(few)('fed to %s of the tubes high is rated alike by both engines, within an eighth', circuiting => {
      const [original, v2025] = byBoth(of, name, { circuiting })
      expect(original.fluid.phaseChange!.massFlux).toBeLessThan(110)
      expect(Math.abs(original.totalCapacity / v2025.totalCapacity - 1)).toBeLessThan(0.12)
    })

    it.each(['original', 'v2025'] as const)(
      'says by %s that the circuits carry little, with a band that holds the other engine',
      engineVersion => {
        const much = rated(of, name, { circuiting: many }, engineVersion)
        const [original, v2025] = byBoth(of, name, { circuiting: 2 })
        const [own, other] = engineVersion === 'original' ? [original, v2025] : [v2025, original]
        expect(codes(much)).not.toContain('G_LOW')
        expect(codes(own)).toContain('G_LOW')
        expect(width(own)).toBeGreaterThan(width(much))
        const { low, high } = own.uncertainty!.totalCapacity
        expect(other.totalCapacity).toBeGreaterThan(low)
        expect(other.totalCapacity).toBeLessThan(high)
      },
    )
  })

  it('has no step where streams become slow: one feed more moves the ratio of both engines by less than 7 %', () => {
    const tubesHigh = Math.round(of.geometry.finnedHeight / of.geometry.transversePitch)
    let before = Number.NaN
    for (let feeds = Math.round(0.7 * tubesHigh); feeds < 1.3 * tubesHigh; feeds++) {
      const [original, v2025] = byBoth(of, 'R-410A', { circuiting: feeds / tubesHigh })
      const ratio = original.totalCapacity / v2025.totalCapacity
      expect(Math.abs(ratio / before - 1) > 0.07).toBe(false)
      before = ratio
    }
  })

  it('in tubes that stand has no liquid that lies: both engines agree there too', () => {
    for (const circuiting of [1, 2]) {
      const [original, v2025] = byBoth(of, 'R-410A', { circuiting, hand: 'VerticalUp' })
      expect(Math.abs(original.totalCapacity / v2025.totalCapacity - 1)).toBeLessThan(0.12)
    }
  })
})

describe('the film of slow streams', () => {
  const method = (of: Coil, methods: Coil['methods'], circuiting: number) =>
    rateCoil({ ...of, methods, geometry: { ...of.geometry, circuiting } }).methods!.map(({ id }) => id)

  it('is told by the method that makes it', () => {
    expect(method(evaporatorCoil, undefined, 0.5)).toContain('shah-1982')
    expect(method(evaporatorCoil, undefined, 2)).toContain('gungor-winterton-1987')
    expect(method(condenserCoil, undefined, 0.4)).toContain('shah-1979')
    expect(method(condenserCoil, undefined, 3)).toContain('chato-1962')
  })

  it('is that of the input where one is named', () => {
    expect(method(evaporatorCoil, { boiling: 'shah-1982' }, 2)).toContain('shah-1982')
    expect(method(condenserCoil, { condensing: 'shah-1979' }, 3)).toContain('shah-1979')
    const capacity = (methods: Coil['methods']) =>
      rateCoil({ ...evaporatorCoil, methods, geometry: { ...evaporatorCoil.geometry, circuiting: 2 } }).totalCapacity
    expect(capacity({ boiling: 'shah-1982' })).toBeGreaterThan(1.2 * capacity(undefined))
  })
})
