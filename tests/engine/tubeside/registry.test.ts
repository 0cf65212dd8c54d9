import { describe, expect, it } from 'vitest'
import {
  baehrStephan,
  blasius,
  chen,
  churchillZajic,
  colebrook,
  curvedTubeFriction,
  curvedTubeMoriNakayama,
  curvedTubeSchmidt,
  curvedTubeXinEbadian,
  esdu,
  exitLoss,
  friendMetzner,
  gnielinskiGas,
  gnielinskiLiquid,
  haaland,
  kawaseUlbrecht,
  laminarFriction,
  laminarHeatFlux,
  laminarWallTemperature,
  martinelli,
  moody,
  prandtlNusselt,
  prandtlVonKarman,
  roundedBendLoss,
  sandall,
  serghides,
  sharpContractionLoss,
  sharpEntranceLoss,
  sharpExpansionLoss,
  straightTubeDrop,
  straightTubeFriction,
  swameeJain,
  tubeNusseltByLength,
  tubesideCorrelations,
  vonKarmanNusselt,
  wallFactor,
  webbNusselt,
  zigrangSylvester,
} from '../../../engine/tubeside'
import type { Checked } from '../../../engine/warnings'
import friction from '../../reference/tubeFriction.json'
import nusselt from '../../reference/tubeNusselt.json'
import { throughEveryDoor } from '../../support/doors'

type Row = readonly number[]

/** Every row of a table against a formula, within a millionth; the last number of a row is the answer. */
function agrees(rows: readonly Row[], value: (...row: number[]) => Checked<number>) {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(Math.abs(value(...row).value / row.at(-1)! - 1)).toBeLessThan(1e-6)
}

describe('friction against another library, every row within a millionth', () => {
  const rough = { colebrook, haaland, swameeJain, serghides, zigrangSylvester, moody, chen } as const
  it.each(Object.entries(rough))('%s', (name, law) =>
    agrees(friction[name as keyof typeof rough], (Re, roughness) => law({ Re: Re!, roughness: roughness! })),
  )
  it('Clamond solves the law of Colebrook, as here', () =>
    agrees(friction.clamond, (Re, roughness) => colebrook({ Re: Re!, roughness: roughness! })))
  it('laminar', () => agrees(friction.laminar, Re => laminarFriction({ Re: Re! })))
  it('Blasius', () => agrees(friction.blasius, Re => blasius({ Re: Re! })))
  it('Prandtl and von Karman', () => agrees(friction.prandtlVonKarman, Re => prandtlVonKarman({ Re: Re! })))
  it('straight tube, laminar and turbulent', () =>
    agrees(friction.straight, (Re, roughness) => straightTubeFriction({ Re: Re!, roughness: roughness! })))
  it('curved tube', () =>
    agrees(friction.curved, (Re, d, D, e) => curvedTubeFriction({ Re: Re!, curvature: d! / D!, roughness: e! / d! })))
  it('pressure drop of a straight tube', () =>
    agrees(friction.onePhase, (massFlow, density, viscosity, diameter, roughness, length) =>
      straightTubeDrop({
        massFlow: massFlow!,
        density: density!,
        viscosity: viscosity!,
        diameter: diameter!,
        roughness: roughness!,
        length: length!,
      }),
    ))
})

describe('fittings against another library, every row within a millionth', () => {
  it('bends', () =>
    agrees(friction.bend, (_d, angle, f, bendRatio) =>
      roundedBendLoss({ angle: (angle! * Math.PI) / 180, bendRatio: bendRatio!, friction: f! }),
    ))
  it('sharp contractions', () =>
    agrees(friction.contraction, (large, small) => sharpContractionLoss({ diameterRatio: small! / large! })))
  it('sharp expansions', () =>
    agrees(friction.expansion, (small, large) => sharpExpansionLoss({ diameterRatio: small! / large! })))
  it('entrance and exit', () => {
    agrees(friction.entrance, () => sharpEntranceLoss())
    agrees(friction.exit, () => exitLoss())
  })
})

describe('heat transfer against another library, every row within a millionth', () => {
  const byFriction = {
    churchillZajic,
    prandtl: prandtlNusselt,
    friendMetzner,
    webb: webbNusselt,
    vonKarman: vonKarmanNusselt,
    martinelli,
    sandall,
    kawaseUlbrecht,
  } as const
  it.each(Object.entries(byFriction))('%s', (name, law) =>
    agrees(nusselt[name as keyof typeof byFriction], (Re, Pr, f) => law({ Re: Re!, Pr: Pr!, friction: f! })),
  )
  const smooth = { gnielinskiGas, gnielinskiLiquid, esdu } as const
  it.each(Object.entries(smooth))('%s', (name, law) =>
    agrees(nusselt[name as keyof typeof smooth], (Re, Pr) => law({ Re: Re!, Pr: Pr! })),
  )
  it('developed laminar flow', () => {
    agrees(nusselt.laminarWallTemperature, () => laminarWallTemperature())
    agrees(nusselt.laminarHeatFlux, () => laminarHeatFlux())
  })
  it('Baehr and Stephan', () =>
    agrees(nusselt.baehrStephan, (Re, Pr, L, D) => baehrStephan({ Gz: (Re! * Pr! * D!) / L!, Pr: Pr! })))
  it('straight tube by regime', () =>
    agrees(nusselt.byLength, (Re, Pr, roughness, D, L) =>
      tubeNusseltByLength({ Re: Re!, Pr: Pr!, roughness: roughness!, diameterLength: D! / L! }),
    ))
  const curved = {
    curvedSchmidt: curvedTubeSchmidt,
    curvedMoriNakayama: curvedTubeMoriNakayama,
    curvedXinEbadian: curvedTubeXinEbadian,
  } as const
  it.each(Object.entries(curved))('%s', (name, law) =>
    agrees(nusselt[name as keyof typeof curved], (Re, Pr, d, D) => law({ Re: Re!, Pr: Pr!, curvature: d! / D! })),
  )
  it('wall factor', () =>
    agrees(nusselt.wallFactor, (mu, wall, turbulent, liquid) =>
      wallFactor({ viscosityRatio: mu! / wall!, turbulent: turbulent!, liquid: liquid! }),
    ))

  // A gas in turbulent flow at Re 1e5, Pr 0.7, and the laminar entry of a short tube: printed in that library's own pages.
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
