import type { Warning } from '../../warnings'
import { isBrazed } from '../notices/materialNotices'
import { pick } from '../notices/rated'
import { innerTubeFits } from '../streams/innerTube'
import { domeEnds } from '../streams/stream'
import type { RatedPhases } from './ratedPhases'
import { steamSlope, zoneLimits } from './zoneLimits'

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const ends = domeEnds()

/** Manning's roughness coefficient of a drained tube [s/m^(1/3)]. */
const manning = 0.011

/**
 * Notices that only steam coils have: condensate, superheat, walls, and the inner tube.
 *
 * @param rated  the coil, its case, zones, totals and rating, SI
 * @returns      warnings
 *
 * Valid for steam coils.
 *
 * Source: trade practice of engine reference 7.3; open-channel depth by Manning's formula.
 */
export function steamNotices(rated: RatedPhases): Warning[] {
  return [...flowNotices(rated), ...heatNotices(rated), ...innerTubeNotices(rated)]
}

/** Notice of the condensate that the sloped tube must drain. */
function flowNotices({ is, model, solution }: RatedPhases): Warning[] {
  const warnings: Warning[] = []
  const { STEAM_LOAD, STEAM_QUALITY } = zoneLimits
  is.stream.dome(is.pressure, ends)
  const D = model.size.insideDiameter
  const drained = ((Math.PI * D * D) / 8) * (D / 4) ** (2 / 3) * (Math.sqrt(steamSlope) / manning)
  const load = solution.massFlow / model.circuits.feeds / ends.bubble.rho
  if (load > drained) {
    const message = `${(load * 3.6e6).toFixed(0)} l/h of condensate a tube fills more than half of it at a fall of 1 in 96.`
    warnings.push({
      ...pick('STEAM_LOAD', STEAM_LOAD),
      message,
      value: load,
      limits: [0, drained],
      quantity: 'volumeFlow',
    })
  }
  const quality = 'steam' in is.input ? is.input.steam.quality : undefined
  if (quality !== undefined && quality < STEAM_QUALITY.value) {
    const message = `${percent(1 - quality)} of the entering steam is water already; a separator helps.`
    warnings.push({
      ...pick('STEAM_QUALITY', STEAM_QUALITY),
      message,
      value: quality,
      limits: [STEAM_QUALITY.value, 1],
    })
  }
  return warnings
}

function heatNotices({ is, model }: RatedPhases): Warning[] {
  const warnings: Warning[] = []
  const { SUPERHEAT_HIGH } = zoneLimits
  is.stream.dome(is.pressure, ends)
  const superheat = is.extreme - ends.dew.T
  if (superheat > SUPERHEAT_HIGH.value && isBrazed(model.input.geometry.tubeMaterial)) {
    const message = `${superheat.toFixed(0)} K of superheat strains brazed tubes; desuperheat to below ${SUPERHEAT_HIGH.value} K.`
    warnings.push({
      ...pick('SUPERHEAT_HIGH', SUPERHEAT_HIGH),
      message,
      value: superheat,
      limits: [0, SUPERHEAT_HIGH.value],
    })
  }
  return warnings
}

/** Notices of orifices that distribute the steam unevenly, and of an inner tube that is too short. */
function innerTubeNotices({ is, model }: RatedPhases): Warning[] {
  if (!is.isEven || !('steam' in is.input)) return []
  const { STEAM_ORIFICES: many, STEAM_LENGTH: long } = zoneLimits
  const { finnedLength, tubeOutsideDiameter } = model.input.geometry
  const warnings: Warning[] = []
  const slender = finnedLength / tubeOutsideDiameter
  if (slender > long.value) {
    const message = `${slender.toFixed(0)} diameters of length are more than the ${long.value} that an inner tube serves evenly.`
    warnings.push({ ...pick('STEAM_LENGTH', long), message, value: slender, limits: [0, long.value] })
  }
  const inner = is.input.steam.innerTube
  if (!inner) return warnings
  if (!innerTubeFits(inner, model.size.insideDiameter)) {
    const message = 'The inner tube does not fit: its wall leaves no bore, or it fills the outer tube.'
    warnings.push({
      code: 'STEAM_INNER_TUBE',
      severity: 'error',
      message,
      input: 'steam.innerTube.outsideDiameter',
      value: inner.outsideDiameter,
      limits: [0, model.size.insideDiameter],
      quantity: 'smallLength',
    })
    return warnings
  }
  const bore = inner.outsideDiameter - 2 * inner.wall
  const ratio = ((finnedLength / inner.orificePitch) * inner.orificeDiameter ** 2) / bore ** 2
  if (ratio > many.value) {
    const message = `${percent(ratio)} of the inner tube's bore are orifices: the first take most of the steam; smaller or fewer divide it evenly.`
    warnings.push({ ...pick('STEAM_ORIFICES', many), message, value: ratio, limits: [0, many.value] })
  }
  return warnings
}
