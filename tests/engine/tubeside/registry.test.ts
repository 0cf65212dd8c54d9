import { describe, expect, it } from 'vitest'
import { tubeNusseltByLength, tubesideCorrelations } from '../../../engine/tubeside'
import { largestOf } from '../../support/comparisons/comparison'
import { tubeFriction } from '../../support/comparisons/tubeside'
import { throughEveryDoor } from '../../support/doors'

describe('friction and fittings against another library, every row within half a millionth', () => {
  it.each(tubeFriction)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(0)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})

describe('heat transfer in tubes', () => {
  // A gas in turbulent flow at Re 1e5, Pr 0.7, and the laminar entry of a short tube: printed in the documentation of
  // that library.
  it('a long tube, and a short one in laminar flow', () => {
    expect(tubeNusseltByLength({ Re: 1e5, Pr: 0.7 }).value).toBeCloseTo(183.71057902604906, 6)
    expect(tubeNusseltByLength({ Re: 100, Pr: 0.7, diameterLength: 10 }).value).toBeCloseTo(14.91799128769779, 9)
  })
})

describe('the registry of the tube side', () => {
  const kinds = ['tube heat transfer', 'tube friction', 'tube pressure drop', 'fitting loss', 'property correction']
  const singlePhase = tubesideCorrelations.filter(each => kinds.includes(each.kind))

  it('has every entry once, each with a source, and answers a number in the middle of its range', () => {
    const ids = tubesideCorrelations.map(each => each.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, inputs, validity, source, evaluate } of singlePhase) {
      expect(source.length).toBeGreaterThan(0)
      const typical: Record<string, number> = {
        Re: 5e4,
        wallRe: 6e4,
        filmRe: 5e4,
        Pr: 5,
        wallPr: 4,
        Gz: 20,
        viscosityRatio: 1.1,
        heating: 1,
        angle: 1,
        bendRatio: 2,
        friction: 0.02,
        diameterRatio: 0.5,
        massFlow: 0.1,
        density: 900,
        viscosity: 1e-3,
        diameter: 0.01,
        roughness: 1e-5,
        relativeRoughness: 1e-4,
        length: 3,
        diameterLength: 0.01,
        curvature: 0.05,
        turbulent: 1,
        liquid: 1,
        heightRatio: 0.02,
        pitchRatio: 3,
        helixAngle: 0.5,
        contactAngle: 1.5,
        corners: 2,
        fins: 30,
        insideDiameter: 0.009,
        finHeight: 2e-4,
        apexAngle: 0.8,
        pitchToWire: 15,
        wireAngle: 1,
        thicknessRatio: 0.05,
        buoyancy: 0,
        ballRatio: 0.5,
        densityRatio: 1.2,
        isAbove: 0,
        conductivityRatio: 1.1,
        bulkHeatCapacity: 5000,
        meanHeatCapacity: 6000,
        bulkViscosity: 4e-5,
        filmViscosity: 5e-5,
        bulkConductivity: 0.06,
        filmConductivity: 0.07,
        pressure: 9e6,
        heatCapacityRatio: 1.2,
      }
      const given = Object.fromEntries(inputs.map(input => [input.name, typical[input.name]!]))
      expect(evaluate(given).value, id).toBeGreaterThan(0)
      for (const name of Object.keys(validity))
        expect(
          inputs.map(input => input.name),
          id,
        ).toContain(name)
    }
  })

  it('carries the mark of what is to be verified or assumed', () => {
    const marked = singlePhase.filter(each => each.trust).map(each => each.id)
    expect(marked).toContain('dang-hihara')
    expect(marked).toContain('ball')
    expect(marked).not.toContain('gnielinski')
  })

  throughEveryDoor('correlation', { name: 'colebrook', Re: 1e5, roughness: 1e-4 }, result => {
    expect(result.value).toBeCloseTo(0.018514, 5)
  })
})
