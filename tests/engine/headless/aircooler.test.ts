import { describe, expect, it } from 'vitest'
import { airCoolerFactor, airCoolerFans, airCoolerRating, airCoolerYearLine } from '../../../engine/headless/aircooler'
import { changed, waterCooler } from '../../support/airCoolers'
import { code } from '../../support/engineErrors'

describe('air coolers on the command line', () => {
  it('are rated with their fans off too', () => {
    const { heat, offDesign } = airCoolerRating(waterCooler)
    expect(offDesign.oneFanOff.share).toBeCloseTo(offDesign.oneFanOff.heat / heat, 9)
  })

  it('take fluids by the names of other programs', () => {
    const of = (name: string) =>
      airCoolerRating(
        changed({ process: { medium: { kind: 'fluid', name, pressure: 1.6e6 }, massFlow: 3, inlet: 340 } }),
      )
    expect(of('R290').heat).toBe(of('R-290').heat)
  })

  it('take a gas beside the vapour, and know its names for shares', () => {
    const of = (inert: object) =>
      airCoolerRating({
        ...waterCooler,
        process: { medium: { kind: 'fluid', name: 'R718', pressure: 1.2e5, inert }, massFlow: 1.2, inlet: 395 },
      })
    const { stream } = of({ name: 'Nitrogen', share: 0.05, basis: 'mass' })
    expect(stream.beside!.massShare).toBeCloseTo(0.05, 12)
    expect(() => of({ name: 'Nitrogen', share: 0.05, basis: 'volume' })).toThrow('basis')
  })

  it('have fans by the fan laws, and their noise', () => {
    const point = { flow: 40, pressure: 120, power: 7000, speed: 5, diameter: 3, density: 1.2 }
    expect(airCoolerFans({ point })).toMatchObject({ flow: 40, massFlow: 48 })
    expect(airCoolerFans({ point })).not.toHaveProperty('noise')
    const found = airCoolerFans({
      point,
      to: { temperature: 300, elevation: 1500 },
      noise: { draft: 'forced', count: 4, distances: [50] },
    })
    expect(found.density).toBeCloseTo(84_555.9 / (287.042 * 300), 5)
    expect(found.noise!.power - found.noise!.powerOfFan).toBeCloseTo(6.0206, 4)
    expect(found.noise!.byDistance).toHaveLength(1)
  })

  it('have the factor of their passes', () => {
    const found = airCoolerFactor({ NTU: 1.368, R: 0.347, rows: 4, passes: 2 })
    expect(found.effectiveness).toBeCloseTo(0.6808322, 6)
    expect(found.factor).toBeCloseTo(0.97673932, 6)
    expect(found.roetzelNicole).toBeCloseTo(0.9757388, 6)
  })

  it('have a year by a place, and by hours that are given', () => {
    const { method, hours } = airCoolerYearLine({ ...waterCooler, climate: { place: 'phoenix' } })
    expect(method).toBe('bins')
    expect(hours).toBeCloseTo(8760, 6)
    const given = airCoolerYearLine({
      ...waterCooler,
      climate: { hours: [{ dryBulb: 290, hours: 10 }] },
      control: { setPoint: 340 },
    })
    expect(given).toMatchObject({ method: 'hours', hours: 10, setPoint: 340, findings: [] })
  })

  it('refuse what they do not know', () => {
    expect(() => airCoolerRating({ ...waterCooler, colour: 'red' })).toThrow('document.colour is not known')
    expect(() => airCoolerRating({ ...waterCooler, fans: undefined })).toThrow('document.fans is missing')
    expect(() => airCoolerYearLine({ ...waterCooler, climate: { place: 'phoenix', hours: [] } })).toThrow(
      'give one of them',
    )
    expect(() => airCoolerFans({ point: { flow: 1 } })).toThrow(code('invalid-input'))
    expect(() => airCoolerFactor({ NTU: 1, R: 1, rows: 4, passes: 7 })).toThrow(code('invalid-input'))
  })
})
