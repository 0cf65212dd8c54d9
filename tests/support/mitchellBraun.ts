/** The cooling coil of Mitchell and Braun, by cells in counterflow (original) and by a march (v2025). */
import { type AirPoint, type CellMemory, type CellResult, cellHeat } from '../../engine/coils/air/cellHeat'
import type { RowAir } from '../../engine/coils/air/rowAir'
import { moistAirEnthalpy, moistAirSpecificHeat } from '../../engine/fluids/moistAir'
import { marchConstant } from './constantCoil'

const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/** An air side without fins: a coefficient and an efficiency of one. */
export const bare = (coefficient: number, heatCapacity: number): RowAir => ({
  Re: 1000,
  j: 0.01,
  heatCapacity,
  coefficient,
  wetCoefficient: coefficient,
  finEfficiency: 1,
  surfaceEfficiency: 1,
  wetSurfaceEfficiency: 1,
})

export const remembered = (T: number): CellMemory => ({
  meanFluid: T,
  fluidOut: T,
  wetSurface: T + 2,
  wall: T,
  wetFraction: 0,
})

/** Stores the results of a sweep in the memory of a cell. */
function learn(memory: CellMemory, result: CellResult) {
  Object.assign(memory, { meanFluid: result.meanFluid, fluidOut: result.fluidOut, wetSurface: result.wetSurface })
}

interface Exchanger {
  slices: number
  airUA: number
  fluidUA: number
  airFlow: number
  fluidCapacity: number
  airIn: AirPoint
  fluidIn: number
}

/** A counterflow exchanger in many thin cells, swept until it converges. */
function counterflow({ slices, airUA, fluidUA, airFlow, fluidCapacity, airIn, fluidIn }: Exchanger) {
  const fluid = new Array<number>(slices + 1).fill(fluidIn)
  const memories = Array.from({ length: slices }, () => remembered(fluidIn))
  const air = bare(airUA, moistAirSpecificHeat(airIn.W))
  let results: CellResult[] = []
  for (let sweep = 0; sweep < 400; sweep++) {
    results = []
    let state = airIn
    for (let k = 0; k < slices; k++) {
      // The fluid enters the last cell; cell k receives the fluid that leaves cell k + 1.
      const result = cellHeat({
        airIn: state,
        airFlow,
        fluidCapacity,
        area: 1 / slices,
        fluidIn: fluid[k + 1]!,
        pressure: 101_325,
        air,
        outsideFouling: 0,
        inside: 1 / fluidUA,
        maySweat: true,
        memory: memories[k]!,
      })
      learn(memories[k]!, result)
      fluid[k] = result.fluidOut
      state = result.airOut
      results.push(result)
    }
  }
  const heat = results.reduce((sum, result) => sum + result.heat, 0)
  const wet = results.reduce((sum, result) => sum + result.wetFraction, 0) / slices
  const condensateHeat = airFlow * (airIn.h - results.at(-1)!.airOut.h) - heat
  return { heat, condensateHeat, wet, fluidOut: fluid[0]!, airOut: results.at(-1)!.airOut }
}

/**
 * J. W. Mitchell, J. E. Braun, Principles of Heating, Ventilation, and Air Conditioning, SM-2-1: 8.33 lb/s of 42 F water
 * against 80 F air, UA 9 495.5 W/K on each side. The book's program gives 47.72 F and 53 F for the middle case; the
 * other numbers are from an independent march in many steps. Moisture by mass of moist air, heat [W], leaving water and
 * air [F].
 */
export const mitchellBraun = [
  { name: 'dry (case 85)', moisture: 0.0035383, heat: 45_258, waterOut: 47.15, airOut: 49.49 },
  { name: 'partly wet (case 84)', moisture: 0.0089757, heat: 50_335, waterOut: 47.72, airOut: 51.62 },
  { name: 'wet (case 86)', moisture: 0.01765, heat: 81_641, waterOut: 51.29, airOut: 58.36 },
]

/** The result by 120 cells in counterflow. */
export function byCells(moisture: number) {
  const W = moisture / (1 - moisture)
  const T = fahrenheit(80)
  return counterflow({
    slices: 120,
    airUA: 9495.5,
    fluidUA: 9495.5,
    airFlow: 2.646 * (1 - moisture),
    fluidCapacity: 3.78 * 4190,
    airIn: { T, W, h: moistAirEnthalpy(T, W) },
    fluidIn: fahrenheit(42),
  })
}

/** The result by a march of 30 rows in counterflow passes. */
export function byMarch(moisture: number) {
  const W = moisture / (1 - moisture)
  return marchConstant({
    rows: 30,
    passes: 30,
    order: 'counter',
    slices: 4,
    airFlow: 2.646 / (1 + W),
    air: { T: fahrenheit(80), W },
    fluidIn: fahrenheit(42),
    fluidRate: 3.78 * 4190,
    outside: 9495.5,
    inside: 9495.5,
    maySweat: true,
  })
}
