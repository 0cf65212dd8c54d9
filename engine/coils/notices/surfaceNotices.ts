/** Notices of the fin surface: doubts about the method, water carried over, coating, and pairs of metals. */
import { surfaceDoubts } from '../../airside'
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'
import type { SurfaceModel } from '../air/surfaceModel'
import { carryOverVelocity, coilLimits } from '../checks/limits'

/** Thickest usual coating [m]: thicker ones are applied in several coats, which bridge narrow gaps. */
const thickestCoating = 75e-6

/** Temperature limits [K] of polyurethane coatings, and of baked phenolics and electro-coats. */
const coatingTemperatures = { lowest: 363.15, highest: 423.15 } as const

/** Share of the gap between two fins that a coating may take. */
const widestCoating = 0.1

/** Tubes that are noble relative to aluminium fins. */
const nobleTubes = ['Copper', 'Cupro-Nickel', 'Brass', 'K65']

/**
 * Notices of the fin surface, except for water carried over.
 *
 * @param model  the air side of the coil
 * @param rated  Reynolds number of the air [-], hottest stream [K]
 * @returns AIR_RE_LOW, AIR_RE_HIGH, FIN_RANGE, ROWS_CAPPED, FIN_UNCALIBRATED, COATING, TEMP_MATERIAL, GALVANIC
 *
 * Valid for every coil type.
 *
 * Source: ranges of the methods; limits of trade practice for carry-over and coatings.
 */
export function surfaceNotices(model: SurfaceModel, rated: { reynolds: number; hottest: number }): Warning[] {
  return [...surfaceDoubts(model.surface, rated.reynolds), ...coatingNotices(model, rated.hottest), ...galvanic(model)]
}

/**
 * The notices of a wet coil whose water the air may carry over: fins too tall to drain, air too fast.
 *
 * @param model  the air side of the coil
 * @param rated  standard face velocity [m/s], condensate [kg/s]
 * @returns CARRYOVER for each cause, or nothing
 *
 * Valid for every coil type.
 *
 * Source: `carryOverVelocity`; height by trade practice.
 */
export function carryOverNotice(
  model: AirModel,
  { standardFaceVelocity: velocity, condensate }: { standardFaceVelocity: number; condensate: number },
): Warning[] {
  const { WET_HEIGHT: tall } = coilLimits
  const { finHeight } = model.size
  const warnings: Warning[] = []
  if (condensate > 0 && finHeight > tall.value) {
    const message = `${finHeight.toFixed(2)} m of wet fins are above the ${tall.value.toFixed(2)} m that drain without a pan between: the water of the upper part floods the lower.`
    warnings.push({ ...tall, code: 'CARRYOVER', message, value: finHeight, limits: [0, tall.value] })
  }
  const limit = carryOverVelocity(model.input.geometry)
  if (!(condensate > 0 && velocity > limit)) return warnings
  const kind = model.surface.hydrophilic ? 'hydrophilic ' : ''
  return [
    ...warnings,
    {
      code: 'CARRYOVER',
      severity: 'warning',
      message: `${velocity.toFixed(2)} m/s face velocity is above the ${limit.toFixed(2)} m/s at which ${kind}${words[model.surface.surface]} fins may carry water over.`,
      input: 'geometry.finnedHeight',
      value: velocity,
      limits: [0, limit],
      quantity: 'velocity',
    },
  ]
}

const words: Readonly<Record<AirModel['surface']['surface'], string>> = {
  Flat: 'flat',
  FlatLouvered: 'louvered',
  Corrugated: 'corrugated',
  Embossed: 'embossed',
  SineWave: 'sine-wave',
  XFin: 'X',
  RaisedLanced: 'raised lanced',
  ZFin: 'Z',
}

function coatingNotices({ input }: SurfaceModel, hottest: number): Warning[] {
  const { coating, finPitch, finThickness } = input.geometry
  if (!coating) return []
  const warnings: Warning[] = []
  const share = (2 * coating.thickness) / (finPitch - finThickness)
  if (coating.thickness > thickestCoating || share > widestCoating) {
    warnings.push({
      code: 'COATING',
      severity: 'warning',
      message: `A coating of ${(coating.thickness * 1e6).toFixed(0)} µm takes ${(100 * share).toFixed(0)} % of the gap between the fins; it may bridge them.`,
      input: 'geometry.coating.thickness',
      value: coating.thickness,
      limits: [0, Math.min(thickestCoating, (widestCoating / 2) * (finPitch - finThickness))],
      quantity: 'smallLength',
    })
  }
  const { lowest, highest } = coatingTemperatures
  if (hottest > lowest) {
    const celsius = (T: number) => `${(T - 273.15).toFixed(0)} °C`
    warnings.push({
      code: 'TEMP_MATERIAL',
      severity: hottest > highest ? 'error' : 'warning',
      message: `${celsius(hottest)} is above the ${celsius(lowest)} of polyurethane coatings; baked phenolics and electro-coats bear ${celsius(highest)}.`,
      input: 'geometry.coating.thickness',
      value: hottest,
      limits: [0, lowest],
      quantity: 'temperature',
    })
  }
  return warnings
}

/**
 * Notice of copper and its alloys with bare aluminium fins: suitable in dry or clean air, but corroding fast in sea
 * air.
 */
function galvanic({ input, fin }: SurfaceModel): Warning[] {
  const { tubeMaterial, coating } = input.geometry
  const isNoble = nobleTubes.some(name => tubeMaterial.startsWith(name))
  if (!isNoble || coating || fin.name !== 'Aluminum') return []
  return [
    {
      code: 'GALVANIC',
      severity: 'info',
      message: `${tubeMaterial} tubes with bare aluminium fins corrode in marine or industrial air; coat them, or take copper fins.`,
      input: 'geometry.finMaterial',
    },
  ]
}
