import { describe, expect, it } from 'vitest'
import { catalogueFor, designCatalogue, rateCoil } from '../../../engine'
import { costIndex } from '../../../engine/design/costIndex'
import { coilEnvelope, coilSize, coilWeight } from '../../../engine/geometry'
import { finMaterial as finMaterialOf, tubeMaterial as tubeMaterialOf } from '../../../engine/materials'
import { chilledWaterCoil } from '../../support/coils'

const inch = 0.0254
const face = (height: number, length: number) => ({
  finnedHeight: height,
  finnedLength: length,
  transversePitch: 1.5 * inch,
})
const inInches = (sizes: readonly number[]) => sizes.map(size => Number((size / inch).toFixed(6)))

describe('the cost of a coil', () => {
  it('has for each joint the work of copper at least, whatever its tubes cost', () => {
    // 144 tubes in 24 circuits: 240 ends of bends and 48 joints of headers, each as 0.06 kg of copper tube.
    const joints = (tubeMaterial: string, price: number) => {
      const geometry = { ...chilledWaterCoil.geometry, tubeMaterial }
      const { construction } = rateCoil({ ...chilledWaterCoil, geometry })
      const size = coilSize(geometry)
      const header = construction.connectionDiameter
      const { tubes, bends, headers, fins, casing } = coilWeight(geometry, size, coilEnvelope(geometry, size, header), {
        ...{ passes: 6, feeds: 24, tubeDensity: tubeMaterialOf(tubeMaterial).density },
        ...{ finDensity: finMaterialOf('Aluminum').density, fluid: { tubes: 0, entering: 0, leaving: 0 } },
        ...{ headerOutsideDiameter: 1.08 * header, headerInsideDiameter: header },
      })
      const metal = (tubes + bends) * price + headers + fins * 0.35 + casing * 0.2
      return costIndex(geometry, construction) - metal
    }
    expect(joints('Copper', 1)).toBeCloseTo(288 * 0.06, 6)
    expect(joints('Carbon Steel', 0.2)).toBeCloseTo(288 * 0.06, 6)
    expect(joints('Cupro-Nickel 90/10', 1.6)).toBeCloseTo(288 * 0.06 * 1.6, 6)
  })
})

describe('what a search tries for a coil', () => {
  it('is the catalogue, and faces about its own: two tubes, and whole inches of about a tenth, apart', () => {
    const { finnedHeight, finnedLength, ...others } = catalogueFor(face(36 * inch, 60 * inch))
    expect(inInches(finnedHeight)).toEqual([24, 27, 30, 33, 36, 39, 42, 45, 48])
    expect(inInches(finnedLength)).toEqual([36, 42, 48, 54, 60, 66, 72, 78, 84])
    expect(others).toEqual(designCatalogue)
  })

  it('keeps a length in metres in steps of 25 mm', () => {
    expect(catalogueFor(face(0.9, 1.1)).finnedLength.map(length => Math.round(length * 1000))).toEqual([
      700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500,
    ])
  })

  it('has no size below one step, and always the own one', () => {
    const { finnedHeight, finnedLength } = catalogueFor(face(6 * inch, 2 * inch))
    expect(inInches(finnedHeight)).toEqual([3, 6, 9, 12, 15, 18])
    expect(inInches(finnedLength)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
