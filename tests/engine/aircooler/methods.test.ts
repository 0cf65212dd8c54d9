import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { type AirCoolerInput, methodsUsed, rateAirCooler } from '../../../engine/aircooler'
import { dryAirFilm } from '../../../engine/aircooler/dryAir'
import { plateSide } from '../../../engine/aircooler/plateFins'
import { airModel } from '../../../engine/coils/air/airModel'
import { changed } from '../../support/airCoolers'
import { chilledWaterCoil } from '../../support/coils'
import { code } from '../../support/engineErrors'

/** Tubes of half an inch in flat plates of 2 mm. */
const cooler = (fins: Partial<Extract<AirCoolerInput['bundle']['fins'], { kind: 'plate' }>> = {}) =>
  changed({
    process: { massFlow: 6 },
    bundle: {
      ...{ rows: 4, passes: 4, tubesPerRow: 48, tubeLength: 6, tubeDiameter: 0.0127, tubeWall: 0.0005 },
      ...{ tubeMetal: 'Copper', transversePitch: 0.03175, longitudinalPitch: 0.0275 },
      fins: { kind: 'plate', thickness: 0.00015, density: 500, surface: 'Flat', ...fins },
    },
    fans: { diameter: 1 },
  })

describe('plate fins of a dry cooler', () => {
  const input = cooler()
  const { air, exchange, construction } = rateAirCooler(input)
  const [Pt, Pl, collar, pitch] = [0.03175, 0.0275, 0.013, 0.002]
  const plate = 2 * (Pt * Pl - (Math.PI * collar ** 2) / 4)
  const cells = 4 * 48 * 6 * 500

  it('have the areas of their cells', () => {
    const outside = cells * (plate + Math.PI * collar * (pitch - 0.00015))
    expect(exchange.finnedArea / outside).toBeCloseTo(1, 9)
    expect(exchange.freeFlow).toBeCloseTo((cells / 4) * (Pt - collar) * (pitch - 0.00015), 9)
    expect(exchange.faceArea).toBeCloseTo(Pt * 48.5 * 6, 9)
    expect(construction.finWeight / (((cells * plate) / 2) * 0.00015 * 2710)).toBeCloseTo(1, 9)
  })

  it('are lanced on as much of themselves as the fins of a coil', () => {
    const geometry = {
      ...chilledWaterCoil.geometry,
      ...{ finSurface: 'RaisedLanced' as const, tubeOutsideDiameter: collar - 0.0003, tubeWall: 0.0005 },
      ...{ transversePitch: Pt, longitudinalPitch: Pl, finThickness: 0.00015, finPitch: pitch },
    }
    const { fin } = airModel({ ...chilledWaterCoil, geometry }, 280).surface
    expect(fin.lancedShare).toBeGreaterThan(0.1)
    const bundle = {
      ...{ rows: 4, passes: 2, tubesPerRow: 48, tubeLength: 6, tubeDiameter: collar - 0.0003, tubeWall: 0.0005 },
      ...{ transversePitch: Pt, longitudinalPitch: Pl },
    }
    const fins = { kind: 'plate' as const, thickness: 0.00015, density: 1 / pitch, surface: 'RaisedLanced' as const }
    const side = plateSide({ ...bundle, fins }, fins, Pl)
    expect(side.surface.fin.lancedShare).toBeCloseTo(fin.lancedShare, 9)
  })

  it('have the film and the drop that coils have by the same correlation', () => {
    const T = (air.inlet + air.leaving) / 2
    const { mu, k, cp } = dryAirFilm(T)
    const G = air.massFlow / exchange.freeFlow
    const freeFlow = (Pt - collar) * (pitch - 0.00015)
    const outside = plate + Math.PI * collar * (pitch - 0.00015)
    const fin = {
      ...{ Re: (G * collar) / mu, rows: 4, transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: collar },
      ...{ finPitch: pitch, finThickness: 0.00015, hydraulicDiameter: (4 * freeFlow * Pl) / outside },
    }
    expect(air.reynolds / fin.Re).toBeCloseTo(1, 6)
    const j = correlationOf('wang-chi-chang-j').evaluate(fin).value
    expect(air.film / ((j * G * cp) / Math.cbrt(((cp * mu) / k) ** 2))).toBeCloseTo(1, 6)
    const f = correlationOf('wang-chi-chang-f').evaluate(fin).value
    const density = (at: number) => air.pressure / (287.042 * at)
    const [before, behind] = [density(air.inlet), density(air.leaving)]
    const friction = f * (outside / freeFlow) * 4 * ((1 / before + 1 / behind) / 2)
    // What warms becomes faster: Kays and London.
    const contraction = exchange.freeFlow / exchange.faceArea
    const momentum = (1 + contraction ** 2) * (1 / behind - 1 / before)
    expect(air.drop / (((friction + momentum) * G * G) / 2)).toBeCloseTo(1, 5)
    expect(air.finEfficiency).toBeGreaterThan(0.7)
    expect(air.finEfficiency).toBeLessThan(1)
  })

  it('are waved where nobody says, and do more than flat ones', () => {
    const usual = { kind: 'plate', thickness: 0.00015, density: 500 } as const
    const waved = rateAirCooler({ ...input, bundle: { ...input.bundle, fins: usual } })
    expect(waved.heat).toBe(rateAirCooler(cooler({ surface: 'Corrugated' })).heat)
    expect(waved.air.film).toBeGreaterThan(air.film)
    expect(methodsUsed(input, rateAirCooler(input)).map(each => each.id)).toEqual([
      ...['wang-chi-chang-j', 'wang-chi-chang-f', 'gnielinski', 'petukhov-friction', 'roetzel-nicole'],
    ])
  })

  it('know no method of round fins, and hold to 150 °C', () => {
    expect(() => rateAirCooler({ ...input, bundle: { ...input.bundle, method: 'esdu' } })).toThrow(
      code('invalid-input'),
    )
    const medium = {
      kind: 'custom',
      points: [{ temperature: 400, density: 800, heatCapacity: 2500, viscosity: 5e-4, conductivity: 0.12 }],
    } as const
    const at = (inlet: number) =>
      rateAirCooler({ ...input, process: { medium, massFlow: 6, inlet } }).warnings.map(each => each.code)
    expect(at(423.1)).not.toContain('FIN_TEMP')
    expect(at(423.2)).toContain('FIN_TEMP')
  })
})

describe('the methods behind an air cooler', () => {
  it.each([
    ['briggs-young', ['briggs-young', 'robinson-briggs', 'annular-fin']],
    ['esdu', ['esdu-high-fin', 'esdu-high-fin-loss', 'annular-fin']],
    ['ganguli', ['ganguli-vdi', 'ganguli-f', 'annular-fin']],
  ] as const)('are those of %s', (method, ids) => {
    const input = changed({ bundle: { method } })
    const used = methodsUsed(input, rateAirCooler(input))
    expect(used.map(each => each.id)).toEqual([...ids, 'gnielinski', 'petukhov-friction', 'roetzel-nicole'])
    for (const { id } of used) expect(correlationOf(id).id).toBe(id)
  })

  it('are those of rough tubes, inserts and condensing', () => {
    const ids = (parts: Parameters<typeof changed>[0]) =>
      methodsUsed(changed(parts), rateAirCooler(changed(parts))).map(each => each.id)
    expect(ids({ bundle: { roughness: 4e-5 } })).toContain('churchill')
    const taped = ids({ bundle: { enhancement: { kind: 'tape', pitch: 0.1, thickness: 0.0005 } } })
    expect(taped).toEqual(expect.arrayContaining(['manglik-bergles', 'tape-friction']))
    const medium = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
    expect(ids({ process: { medium, massFlow: 3, inlet: 335 } })).toEqual(
      expect.arrayContaining(['cavallini-2006', 'mueller-steinhagen-heck']),
    )
    const dense = { kind: 'fluid', name: 'R-744', pressure: 9.5e6 } as const
    expect(ids({ process: { medium: dense, massFlow: 10, inlet: 390 } })).toContain('dang-hihara')
  })
})

describe('the other laws of round fins', () => {
  // Worked out apart at the Reynolds number that the rating has.
  it('have the films and drops of their correlations', () => {
    for (const method of ['esdu', 'ganguli'] as const) {
      const { air, exchange } = rateAirCooler(changed({ bundle: { method } }))
      const { k, cp, mu } = dryAirFilm((air.inlet + air.leaving) / 2)
      const [Re, Pr, d, h, s] = [air.reynolds, (cp * mu) / k, 0.0254, 0.0159, 1 / 394 - 0.0004]
      const areaRatio = exchange.finnedArea / exchange.bareArea
      const longitudinal = 0.0635 * Math.sqrt(0.75)
      const rho = air.pressure / (287.042 * ((air.inlet + air.leaving) / 2))
      const G = air.massFlow / exchange.freeFlow
      const head = (G * G) / (2 * rho)
      const shape = { Re, Pr, rows: 4, staggered: 1, finSpacing: s, finHeight: h, areaRatio, tubeDiameter: d }
      const more = { ...shape, transversePitch: 0.0635, longitudinalPitch: longitudinal, finDiameter: d + 2 * h }
      const of = (id: string) => correlationOf(id).evaluate(more).value
      const [film, drop] =
        method === 'esdu'
          ? [of('esdu-high-fin'), 1 + (exchange.freeFlow / exchange.faceArea) ** 2 + 4 * of('esdu-high-fin-loss')]
          : [of('ganguli-vdi'), 4 * 4 * of('ganguli-f')]
      expect(air.film / ((film * k) / d)).toBeCloseTo(1, 6)
      expect(air.drop / (drop * head)).toBeCloseTo(1, 5)
    }
  })
})
