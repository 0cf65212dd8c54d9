/** Pressure that the fluid loses between the connections of a coil and its tubes, for both engines. */
import { leadStub } from '../../geometry'
import { drawnTubeRoughness, headerFriction, lossCoefficients } from '../../tubeside/tubePressureDrop'
import type { SurfaceModel } from '../air/surfaceModel'
import type { CoilInput } from '../coil'

/** Pressure lost at one end of a coil [Pa]. */
export interface EndDrop {
  header: number
  connection: number
}

/** The fluid at an end, as a homogeneous mixture of both phases: specific volume [m3/kg], viscosity [Pa s]. */
export interface EndFluid {
  volume: number
  viscosity: number
}

/**
 * Losses at both ends, by the flow of the coil [kg/s], the fluid there, and the inside diameter of connections and
 * headers [m].
 */
export interface EndDrops {
  entering(flow: number, fluid: EndFluid, bore: number): EndDrop
  leaving(flow: number, fluid: EndFluid, bore: number): EndDrop
}

/**
 * The losses at the ends of a coil.
 *
 * @param model   the coil
 * @param isEven  the steam enters the tubes along their length, without losses at their ends
 * @returns       the losses; none is below 0
 *
 * Valid for any fluid and flow. Pressures are static, as a gauge reads them in the headers, where the fluid is at rest.
 * Fluid that enters a tube is accelerated from rest and also loses half a velocity head; fluid that leaves a tube, or
 * enters a header from a connection, comes to rest without pressure recovery. The expansion valve of an evaporator
 * feeds each circuit separately: at the inlet it has no header.
 *
 * Source: sudden contraction and enlargement W. M. Kays, A. L. London, Compact Heat Exchangers (1984), with the
 * coefficients of I. E. Idelchik, Handbook of Hydraulic Resistance; leads by `leadStub`; `headerFriction`, of both
 * phases as a homogeneous mixture, its viscosity W. H. McAdams (1942).
 */
export function endDrops(
  { input, size, circuits }: SurfaceModel & { input: Pick<CoilInput, 'coilType'> },
  isEven: boolean,
): EndDrops {
  const { loss } = leadStub(input.geometry.lead)
  const section = circuits.feeds * (Math.PI / 4) * size.insideDiameter ** 2
  const { tubeEntry, tubeExit, connectionEntry, connectionExit } = lossCoefficients
  const tubeHead = (flow: number, { volume }: EndFluid) => (isEven ? 0 : ((flow / section) ** 2 * volume) / 2)
  const head = (flow: number, { volume }: EndFluid, bore: number) =>
    ((flow / ((Math.PI / 4) * bore ** 2)) ** 2 * volume) / 2
  const along = (massFlow: number, { volume, viscosity }: EndFluid, bore: number) =>
    headerFriction({
      massFlow,
      insideDiameter: bore,
      height: size.finHeight,
      roughness: drawnTubeRoughness,
      density: 1 / volume,
      viscosity,
    })
  const isFedOneByOne = input.coilType === 'EVAP'
  return {
    entering: (flow, fluid, bore) => ({
      header: (tubeEntry + 1) * tubeHead(flow, fluid) + (isFedOneByOne ? 0 : along(flow, fluid, bore)),
      connection: (connectionEntry - 1 + loss) * head(flow, fluid, bore),
    }),
    leaving: (flow, fluid, bore) => ({
      header: (tubeExit - 1) * tubeHead(flow, fluid) + along(flow, fluid, bore),
      connection: (connectionExit + 1 + loss) * head(flow, fluid, bore),
    }),
  }
}

/**
 * The sum of both parts of a loss.
 *
 * @param drop  at one end [Pa]
 * @returns     their sum [Pa]
 *
 * Source: definition.
 */
export function sumOf({ header, connection }: EndDrop): number {
  return header + connection
}
