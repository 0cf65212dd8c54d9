/** Turns a coil input into a coil to be marched. */
import { conductivity } from '../../materials'
import type { AirModel } from '../air/airModel'
import { rowAir } from '../air/rowAir'
import { airPiece, lewisFactor } from './airPiece'
import type { MarchedCoil, PieceLaws } from './marchedCoil'
import { pathOf } from './path'
import type { TubeSide } from './tubeSide'

/**
 * Number of pieces of a circuit by the state of the fluid, and the least and largest number of slices of a straight
 * length.
 */
const pieces = { 'one phase': 36, 'two phases': 48, dense: 80 } as const
const slices = { fewest: 3, most: 16 } as const

/**
 * The laws of a piece of tube of a coil.
 *
 * @param model  its air side
 * @param tubes  the inside of its tubes
 * @param fluid  typical temperature of the fluid [K]
 * @param lewis  Lewis number to the power of two thirds; the usual one where left out [-]
 * @returns      the laws, the section of a tube [m2], and 1 where tubes rise from the headers, -1 where they descend
 *
 * Valid for any checked coil.
 *
 * Source: geometry.
 */
export function pieceLaws(
  model: AirModel,
  tubes: TubeSide,
  fluid: number,
  lewis = lewisFactor,
): PieceLaws & { section: number; upright: number } {
  const { size, input, entering } = model
  const { geometry } = input
  const { stream } = tubes
  const perWall =
    (size.insideDiameter * Math.log(geometry.tubeOutsideDiameter / size.insideDiameter) * size.outsideToInside) / 2
  const metal = conductivity(model.tube, fluid)
  const constant = model.bond * size.outsideToTube + perWall / metal + model.insideFouling * size.outsideToInside
  return {
    tubes,
    air: { pressure: model.airPressure },
    outsideToInside: size.outsideToInside,
    section: (Math.PI / 4) * size.insideDiameter ** 2,
    maySweat: model.maySweat,
    isHeated: entering.T > fluid,
    outsideFouling: model.outsideFouling,
    lewis,
    inside: film => constant + size.outsideToInside / film,
    exchange: airPiece,
    upright: stream.changesPhase && input.coilType !== 'FLUID' ? uprights[geometry.hand] : 0,
    effort: { steps: 0 },
  }
}

/**
 * Makes a coil ready to be marched.
 *
 * @param model     its air side
 * @param tubes     the inside of its tubes
 * @param fluid     typical temperature of the fluid [K]
 * @param settings  factor on the number of slices, and the Lewis factor
 * @returns the coil
 *
 * Valid for any checked coil.
 *
 * Source: geometry.
 */
export function marchedCoil(
  model: AirModel,
  tubes: TubeSide,
  fluid: number,
  settings: { fineness?: number; lewis?: number } = {},
): MarchedCoil {
  const { fineness = 1, lewis } = settings
  const { size, circuits, input, entering } = model
  const { geometry } = input
  const kind = !tubes.stream.changesPhase ? 'one phase' : 'two phases'
  const wanted = Math.ceil(pieces[kind] / Math.max(1, circuits.passes))
  return {
    ...pieceLaws(model, tubes, fluid, lewis),
    path: pathOf({
      tubesHigh: size.tubesHigh,
      rows: geometry.rows,
      feeds: circuits.feeds,
      order: circuits.arrangement,
      room: circuits.room,
      tubeLength: geometry.finnedLength,
      slices: Math.ceil(fineness * Math.min(slices.most, Math.max(slices.fewest, wanted))),
    }),
    air: { T: entering.T, W: entering.W, flow: model.dryAirFlow, pressure: model.airPressure },
    rowArea: size.outsideArea / geometry.rows,
    rowAir: (mean, surface) => rowAir(model, mean, surface),
    isFedByNeed: 'steam' in input,
  }
}

/** Direction upwards from the headers, which are at the upper or the lower end of vertical tubes. */
const uprights = { Left: 0, Right: 0, VerticalUp: -1, VerticalDown: 1 } as const
