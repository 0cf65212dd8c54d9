/** What the fluid loses between the connections of a coil and its tubes, by either engine. */
import { leadStub } from '../../geometry'
import { drawnTubeRoughness, headerFriction, lossCoefficients } from '../../tubeside/tubePressureDrop'
import type { AirModel } from '../air/airModel'

/** Pressure lost at one end of a coil [Pa]. */
export interface EndDrop {
  header: number
  connection: number
}

/** The fluid at an end, both phases evenly mixed: specific volume [m3/kg], viscosity [Pa s]. */
export interface EndFluid {
  volume: number
  viscosity: number
}

/** What is lost at both ends, by the flow of the coil [kg/s], the fluid there, and the bore of connections and headers [m]. */
export interface EndDrops {
  entering(flow: number, fluid: EndFluid, bore: number): EndDrop
  leaving(flow: number, fluid: EndFluid, bore: number): EndDrop
}

/**
 * The losses at the ends of a coil.
 *
 * @param model   the coil
 * @param isEven  its tubes are entered along their length, and lose nothing at their ends
 * @returns       the losses; none is below 0
 *
 * Valid for any fluid and flow. Pressures are static, as gauges show them: at rest in the headers. What enters a tube is
 * sped up from rest, and loses half a head beside; what leaves it, or a connection, into a header comes to rest and gives
 * nothing back. Evaporators are fed one by one from their valve: they have no header where they are entered.
 *
 * Source: sudden contraction and enlargement W. M. Kays, A. L. London, Compact Heat Exchangers (1984), with the
 * coefficients of I. E. Idelchik, Handbook of Hydraulic Resistance; leads by `leadStub`; `headerFriction`, of both phases
 * as evenly mixed, their viscosity W. H. McAdams (1942).
 */
export function endDrops({ input, size, circuits }: AirModel, isEven: boolean): EndDrops {
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
 * Both parts of a loss.
 *
 * @param drop  at one end [Pa]
 * @returns     their sum [Pa]
 *
 * Source: definition.
 */
export function sumOf({ header, connection }: EndDrop): number {
  return header + connection
}
