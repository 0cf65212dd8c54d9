/** How large and how heavy the bundles of an air cooler are. */
import type { KnownBundle } from './bundle'

/** Lengths [m], area [m2], weights [kg], of the whole unit. */
export interface Construction {
  /** Across the tubes, and along them with headers. */
  readonly width: number
  readonly length: number
  readonly plotArea: number
  /** Rows in the direction of the air. */
  readonly bundleDepth: number
  readonly tubes: number
  readonly tubeWeight: number
  readonly finWeight: number
  /** Tubes, fins, headers and side frames. */
  readonly bundleWeight: number
  /** With fans, plenum, drives and legs. */
  readonly weight: number
  /** What the tubes hold [m3]. */
  readonly volume: number
}

/** Room for headers at both ends [m]; headers and frames over tubes and fins [-]; fans, plenum and legs [kg/m2 plot]. */
const [headerRoom, frames, machinery] = [0.6, 0.4, 120]

/**
 * Size and weight of a unit.
 *
 * @param bundle  its bundles
 * @returns       sizes [m], plot [m2], weights [kg], volume of the tubes [m3]
 *
 * Valid for planning: 0.6 m for headers, 40 % more for headers and frames, 120 kg/m2 for fans, plenum and legs.
 *
 * Source: geometry; the rest are assumptions.
 */
export function constructionOf(bundle: KnownBundle): Construction {
  const { rows, tubesPerRow, tubeLength, tubeDiameter: D, tubeWall, insideDiameter: d, fins, areas, bundles } = bundle
  const tubes = rows * tubesPerRow * bundles
  const ofTube = Math.PI * (D - tubeWall) * tubeWall * tubeLength * bundle.tubeDensity
  const faces =
    fins.kind === 'plate'
      ? areas.fin / (2 * rows * tubesPerRow)
      : (Math.PI / 4) * (areas.finDiameter ** 2 - D * D) * fins.density * tubeLength
  const ofFins = faces * fins.thickness * bundle.finDensity
  const [tubeWeight, finWeight] = [tubes * ofTube, tubes * ofFins]
  const bundleWeight = (tubeWeight + finWeight) * (1 + frames)
  const width = (areas.face / tubeLength) * bundles
  const length = tubeLength + headerRoom
  return {
    ...{ width, length, plotArea: width * length, tubes, tubeWeight, finWeight, bundleWeight },
    bundleDepth: (rows - 1) * bundle.pitchAlong + areas.finDiameter,
    weight: bundleWeight + machinery * width * length,
    volume: tubes * (Math.PI / 4) * d * d * tubeLength,
  }
}
