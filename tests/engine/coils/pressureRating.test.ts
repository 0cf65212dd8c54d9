import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilGeometry, CoilInput, EngineVersion, FluidCoil } from '../../../engine/coils/coil'
import { headerPressure, ligamentEfficiency, tubePressure } from '../../../engine/coils/tubes/tubePressure'
import { connectionSizes } from '../../../engine/geometry'
import { bodySchedule } from '../../../engine/options/bodySchedule'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { condenserCoil, evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const inch = 0.0254
const psi = 6894.757
const engines: EngineVersion[] = ['original', 'v2025']
const sizeOf = (label: string, schedule?: CoilGeometry['bodySchedule']) =>
  connectionSizes(schedule).find(size => size.label === label)!

describe('a header', () => {
  it('bears what UG 27 gives for the thinnest wall', () => {
    // 2 in Schedule 40: 2.375 in outside, 0.154 in less an eighth; 6 ksi; half of the wall left.
    expect(headerPressure(sizeOf('2 MPT'), undefined, 6000 * psi, 0.5) / psi).toBeCloseTo(356.6, 1)
  })

  it('of copper tube without holes bears what the copper tube tables give', () => {
    // Type L 1 in and 2 in, annealed, at 100 F.
    const bears = (label: string) => headerPressure(sizeOf(label, 'TYPE_L'), 'TYPE_L', 6000 * psi, 1) / psi
    expect(bears('1 sweat') / 494).toBeCloseTo(1, 1)
    expect(bears('2 sweat') / 364).toBeCloseTo(1, 1)
  })

  it('is weaker than its pipe by the holes of its feeds', () => {
    expect(ligamentEfficiency(30 * inch, 20, 0.625 * inch)).toBeCloseTo((1.5 - 0.625) / 1.5, 12)
    expect(ligamentEfficiency(30 * inch, 1, 0.625 * inch)).toBeGreaterThan(0.97)
  })

  it('bears more with thicker walls, wherever it is asked', () => {
    const sizes = bodySchedule.codes.flatMap(code => connectionSizes(code).map(size => [code, size] as const))
    fc.assert(
      fc.property(
        fc.constantFrom(...sizes),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        ([code, size], left, bore) => {
          const bears = headerPressure(size, code, 4e7, left)
          expect(bears).toBeGreaterThan(0)
          const thicker = { ...size, insideDiameter: bore * size.insideDiameter }
          expect(headerPressure(thicker, code, 4e7, left)).toBeGreaterThanOrEqual(bears)
          // Never more than the rating of a thick wall by Lamé without holes, within the mill tolerance.
          const ratio = (size.outsideDiameter / size.insideDiameter) ** 2
          expect(bears).toBeLessThan((4e7 * (ratio - 1)) / (ratio + 1))
        },
      ),
    )
  })
})

describe.each(engines)('the calculated rating of a coil by %s', engineVersion => {
  const rated = (coil: CoilInput, geometry: Partial<CoilGeometry> = {}) =>
    rateCoil({ ...coil, engineVersion, geometry: { ...coil.geometry, ...geometry } })
  const borne = (coil: CoilInput, geometry?: Partial<CoilGeometry>) => rated(coil, geometry).construction.ratedPressure!
  const condenser = exampleOf('COND')

  it('is that of its tubes at their hottest wall, and of its headers at their hottest fluid', () => {
    for (const coil of [evaporatorCoil, condenserCoil, steamCoil, exampleOf('FLUID', 'Heating')]) {
      const { fluid, construction } = rated(coil)
      const { tubes, headers } = construction.ratedPressure!
      expect(headers.temperature).toBe(Math.max(fluid.enteringTemperature, fluid.leavingTemperature))
      const { tubeWall: wall, tubeOutsideDiameter: outsideDiameter } = coil.geometry
      const cold = tubePressure({ outsideDiameter, wall }, 6000 * psi)
      expect(tubes.pressure).toBeLessThanOrEqual(cold * (1 + 1e-6))
    }
    // An evaporator is hottest where it superheats, beside the entering air.
    const boiled = rated(evaporatorCoil)
    expect(boiled.construction.ratedPressure!.tubes.temperature).toBeGreaterThan(boiled.fluid.leavingTemperature)
    // Hot gas is hotter than any wall that the air cools.
    const { tubes, headers } = borne(condenser)
    expect(headers.temperature).toBeGreaterThan(tubes.temperature + 20)
  })

  it('falls with more holes along a header', () => {
    const [few, many] = [0.25, 1].map(circuiting => borne(exampleOf('FLUID', 'Cooling'), { circuiting }).headers)
    expect(many!.efficiency).toBeLessThan(few!.efficiency)
    // Feeds of a second row are in a line of their own.
    const twice = borne(exampleOf('FLUID', 'Cooling'), { circuiting: 2 }).headers
    expect(twice.efficiency).toBe(many!.efficiency)
  })

  it('is not there where the maker has to say what the metal bears, or where nothing flows', () => {
    expect(rated(condenser, { tubeMaterial: 'K65 Copper Alloy' }).construction).not.toHaveProperty('ratedPressure')
    expect(rated(exampleOf('NONE')).construction).not.toHaveProperty('ratedPressure')
  })

  it('names the part that bears too little, with the field of its wall', () => {
    const oil = (pressure: number): FluidCoil => ({
      ...(exampleOf('FLUID', 'Heating') as FluidCoil),
      fluid: { name: 'Therminol 66', enteringTemperature: 350, pressure, given: { kind: 'mass-flow', value: 12 } },
    })
    const said = (pressure: number, geometry: Partial<CoilGeometry>) =>
      rated(oil(pressure), geometry).warnings.flatMap(each =>
        each.code === 'P_RATING' ? [[each.severity, each.input]] : [],
      )
    const thick = { tubeWall: 0.049 * inch }
    const { headers, tubes } = borne(oil(1e6), { ...thick, bodySchedule: 'SCH_5' })
    expect(headers.pressure).toBeLessThan(tubes.pressure)
    const between = (share: number) => headers.pressure * (1 + share * (1 / headers.efficiency - 1)) + 101_325
    expect(said(headers.pressure, { ...thick, bodySchedule: 'SCH_5' })).toEqual([])
    // A pipe without holes would withstand it; at a higher pressure not even that.
    const byHoles = said(between(0.5), { ...thick, bodySchedule: 'SCH_5' })
    expect(byHoles).toContainEqual(['warning', 'geometry.bodySchedule'])
    expect(said(between(1.2), { ...thick, bodySchedule: 'SCH_5' })).toContainEqual(['error', 'geometry.bodySchedule'])
    expect(said(9e6, {})).toEqual([
      ['error', 'geometry.tubeWall'],
      ['error', 'geometry.bodySchedule'],
    ])
  })

  it('counts the headers of a coil that stands charged', () => {
    const said = (body: CoilGeometry['bodySchedule']) =>
      rated(exampleOf('EVAP'), { bodySchedule: body }).warnings.flatMap(({ code, input }) =>
        code === 'STANDING_PRESSURE' ? [input] : [],
      )
    expect(said('SCH_80')).toEqual([])
    expect(said('TYPE_M')).toEqual(['geometry.bodySchedule'])
  })
})
