/** The stream of a pass made ready for a march: temperature and exchange by enthalpy, read from short tables. */
import type { CondensingPath } from './condensingPath'
import { pathSteps } from './pathSteps'
import { filmPlaces, flatRide, lineOf, phaseRide, type RideInput, type RidePart, sliceExchange } from './rideTables'
import type { Ride } from './rowMarch'

/** [K] */
const coldestStep = 40

/**
 * The stream of a pass made ready.
 *
 * @param input  medium, flow, air, surface, film
 * @returns      temperature [K], exchange of a slice [W/K]
 *
 * Valid for the enthalpies between the stream as it comes and one as cold as the air.
 *
 * Source: air nears the stream by an exponential, the stream the air by another.
 */
export function rideOf(input: RideInput): Ride & RidePart {
  const { medium, enthalpyIn, airIn } = input
  const { dome, path } = medium
  // Neighbouring points share their states: so the end is a round number below the air.
  const coldest = Math.min(medium.enthalpy(coldestStep * Math.floor(airIn / coldestStep)), enthalpyIn)
  if (medium.lowest === medium.highest) return constantRide(input)
  if (path) return throughZones(input, pathZones(input, path, coldest))
  if (!dome || enthalpyIn <= dome.bubble.h) return phaseRide(input, coldest, enthalpyIn, filmPlaces.single)
  const { bubble, dew } = dome
  // Just within each phase, where places are those of the phase.
  const gap = 1e-9 * (dew.h - bubble.h)
  const part = (from: number, to: number, count: number) => phaseRide(input, from, to, count)
  return throughZones(input, [
    { floor: dew.h, ...part(dew.h + gap, Math.max(dew.h + 2 * gap, enthalpyIn), filmPlaces.single) },
    { floor: bubble.h, ...part(bubble.h + gap, dew.h - gap, filmPlaces.wet) },
    { floor: lowest, ...part(Math.min(coldest, bubble.h - 2 * gap), bubble.h - gap, filmPlaces.single) },
  ])
}

/** No enthalpy is below the last zone. */
const lowest = Number.NEGATIVE_INFINITY

/** A part of a ride from its floor up to the one before; with steps of its own it says how far a share of a slice goes in it. */
interface Zone extends RidePart {
  readonly floor: number
  through?(enthalpy: number, share: number, air: number): { readonly h: number; readonly share: number }
}

/** A ride through zones, from the hottest on. */
function throughZones({ rowFlow }: RideInput, zones: readonly Zone[]): Ride & RidePart {
  const last = zones.at(-1)!
  const zoneOf = (h: number) => {
    for (const zone of zones) if (h > zone.floor) return zone
    return last
  }
  return {
    temperature: h => zoneOf(h).temperature(h),
    exchanged: h => zoneOf(h).exchanged(h),
    overall: h => zoneOf(h).overall(h),
    crossing: (enters, air) => {
      let [h, share] = [enters, 1]
      for (;;) {
        const zone = zoneOf(h)
        if (zone.through) {
          const left = zone.through(h, share, air)
          if (left.share <= 0) return (enters - left.h) * rowFlow
          ;({ h, share } = left)
          continue
        }
        const difference = zone.temperature(h) - air
        const first = share * zone.exchanged(h) * difference
        // As within one phase: a slice that just ends at the border must not jump, or the streams never agree. One that goes
        // far beyond the border has no middle in this zone: its film there would be read beyond its table.
        const Q = share * zone.exchanged(Math.max(zone.floor, h - first / (2 * rowFlow))) * difference
        if (h - Q / rowFlow >= zone.floor) return (enters - h) * rowFlow + Q
        // So much of the slice is used up as its heat to the border is of the whole.
        share *= 1 - ((h - zone.floor) * rowFlow) / Q
        h = zone.floor
      }
    },
  }
}

/**
 * Of a stream that condenses beside a gas. Where the gas has no effect yet and where nothing condenses any more it rides as in one
 * phase; between, it goes by steps, so that the bend where the last vapour goes does not lie within a slice.
 */
function pathZones(input: RideInput, path: CondensingPath, coldest: number): readonly Zone[] {
  const { dew, flatEnd, dryFrom, corner } = path
  const { outside, gas } = input
  const gap = 1e-9 * Math.abs(dew.h)
  const low = Math.min(coldest, dew.h - 3 * gap)
  const bend = Math.max(corner, low + gap)
  const filmOf = (h: number) => (gas ? gas.film(h, outside) : input.overall(h, outside))
  const lean = lineOf(low, Math.min(bend, dew.h) - gap, filmPlaces.single, filmOf)
  const rich = bend < dew.h - 2 * gap ? lineOf(bend + gap, dew.h - gap, filmPlaces.wet, filmOf) : lean
  const steps = (from: number) => pathSteps(input, path, { from, to: flatEnd, bend, films: { lean, rich } })
  return [
    { floor: dew.h, ...phaseRide(input, dew.h + gap, Math.max(dew.h + 2 * gap, input.enthalpyIn), filmPlaces.single) },
    ...(flatEnd < dew.h ? [{ floor: flatEnd, ...flatRide(input, [flatEnd + gap, dew.h - gap], dew.T, rich) }] : []),
    ...(dryFrom > low
      ? [
          { floor: dryFrom, ...steps(dryFrom) },
          { floor: lowest, ...phaseRide(input, low, dryFrom - gap, lean) },
        ]
      : [{ floor: lowest, ...steps(low) }]),
  ]
}

/** A liquid of constant properties: one film, and a temperature that is straight. */
function constantRide(input: RideInput) {
  const { medium, enthalpyIn } = input
  const overall = input.overall(enthalpyIn, input.outside)
  const exchanged = sliceExchange(input, overall, medium.capacity(enthalpyIn))
  return { temperature: medium.temperature, exchanged: () => exchanged, overall: () => overall }
}
