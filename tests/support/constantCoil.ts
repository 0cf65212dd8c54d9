/** A marched coil with constant properties and given conductances, for comparison with closed forms. */
import { airPiece } from '../../engine/coils/marching/airPiece'
import type { MarchedCoil } from '../../engine/coils/marching/marchedCoil'
import { marchStart } from '../../engine/coils/marching/marchedCoil'
import { pathOf, type RowOrder } from '../../engine/coils/marching/path'
import { settle } from '../../engine/coils/marching/settle'
import type { TubeStream } from '../../engine/coils/streams/stream'
import type { Strip } from './comparisons/exchanger'

export interface ConstantCoil {
  rows: number
  passes: number
  order: RowOrder
  slices: number
  /** Dry air [kg/s], its heat capacity; heat capacity rate of the fluid [W/K]; outside and inside conductances [W/K]. */
  airFlow: number
  air: { T: number; W: number }
  fluidIn: number
  fluidRate: number
  outside: number
  inside: number
  pressure?: number
  maySweat?: boolean
  lewis?: number
  heatCapacity?: number
}

const cp = 4000

/** A stream with an enthalpy of 4000 J/kg K times T. */
const stream: TubeStream = {
  name: 'constant',
  criticalPressure: 1e9,
  molarMass: 0.02,
  changesPhase: false,
  feelsPressure: false,
  at: (_p, h, out) => Object.assign(out, { T: h / cp, h, rho: 1000, mu: 1e-3, k: 0.6, cp }),
  atWall: (_p, T, out) => Object.assign(out, { T, h: T * cp, rho: 1000, mu: 1e-3, k: 0.6, cp }),
  dome: () => {
    throw new Error('no dome')
  },
  enthalpy: (_p, T) => cp * T,
  saturationPressure: () => undefined,
}

/** Marches the coil; all areas are 1 m2, so that coefficients equal conductances. */
export function marchConstant(of: ConstantCoil) {
  const heatCapacity = of.heatCapacity ?? 1006 + 1860 * of.air.W
  const coil: MarchedCoil = {
    path: pathOf({
      tubesHigh: 60,
      rows: of.rows,
      feeds: (60 * of.rows) / of.passes,
      order: of.order,
      tubeLength: 1,
      slices: of.slices,
    }),
    tubes: {
      stream,
      domeAt: () => undefined,
      bendDrop: () => 0,
      look(place, out) {
        Object.assign(out, { T: place.enthalpy / cp, rise: 1 / cp, film: 1, gradient: 0, momentum: 1e-3, held: 1000 })
      },
    },
    air: { ...of.air, flow: of.airFlow, pressure: of.pressure ?? 101_325 },
    rowArea: 1 / of.rows,
    outsideToInside: 1,
    section: 1e-4,
    maySweat: of.maySweat ?? false,
    isHeated: of.air.T > of.fluidIn,
    isFedByNeed: false,
    outsideFouling: 0,
    lewis: of.lewis ?? 1,
    rowAir: () => ({
      Re: 1000,
      j: 1,
      friction: 1,
      heatCapacity,
      coefficient: of.outside,
      wetCoefficient: of.outside,
      finEfficiency: 1,
      surfaceEfficiency: 1,
      wetSurfaceEfficiency: 1,
    }),
    inside: () => 1 / of.inside,
    upright: 0,
    exchange: airPiece,
    effort: { steps: 0 },
  }
  const flow = of.fluidRate / cp
  const state = marchStart(coil, of.fluidIn)
  const span = [Math.min(of.fluidIn, of.air.T), Math.max(of.fluidIn, of.air.T)] as const
  const duty = { entering: () => cp * of.fluidIn, pressure: 1e6, pressureAt: 'inlet' as const, flow }
  const settled = settle(state, duty, span)
  const heat = flow * (settled.front.enthalpy - settled.inlet.enthalpy)
  return { ...settled, heat, fluidOut: settled.front.enthalpy / cp }
}

/** A dry coil with the rows, passes and transfer units of a strip, to compare its effectiveness. */
export function marchedStrip([rows, passes, NTU, Cr, smaller, order]: Strip, slices: number) {
  const least = 1000
  const settled = marchConstant({
    rows,
    passes,
    order,
    slices,
    airFlow: (smaller === 'air' ? least : least / Cr) / 1006,
    air: { T: 300, W: 0 },
    fluidIn: 290,
    fluidRate: smaller === 'air' ? least / Cr : least,
    outside: 2 * NTU * least,
    inside: 2 * NTU * least,
  })
  return { ...settled, effectiveness: settled.heat / (least * 10) }
}
