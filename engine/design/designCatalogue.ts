/** The values that `Optimize` tries, field by field: sizes that coil shops stock. */
import type { AskedGeometry } from '../coils/coil'
import { finMaterialNames, tubeMaterialNames } from '../materials/materialNames'
import { circuitingOf, circuitryFraction } from '../options/circuitryFraction'
import { finSurface } from '../options/finSurface'
import type { DesignChoices, TubeLayout } from './design'

const inch = 0.0254

const layout = (tube: number, wall: number, transverse: number, longitudinal: number): TubeLayout => ({
  tubeOutsideDiameter: tube * inch,
  tubeWall: wall * inch,
  transversePitch: transverse * inch,
  longitudinalPitch: longitudinal * inch,
})

/** Every choice of the catalogue by field. Lengths [m]; 6 to 14 fins per inch. */
export const designCatalogue: Required<Omit<DesignChoices, 'finnedHeight' | 'finnedLength'>> = Object.freeze({
  rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  finPitch: [6, 7, 8, 9, 10, 11, 12, 13, 14].map(fins => inch / fins),
  finSurface: finSurface.codes.filter(code => code !== 'Optimize'),
  circuiting: circuitryFraction.codes
    .map(code => circuitingOf(code) ?? 0)
    .filter(value => value > 0)
    .sort((one, other) => one - other),
  tube: [layout(3 / 8, 0.016, 1, 0.866), layout(1 / 2, 0.016, 1.25, 1.083), layout(5 / 8, 0.02, 1.5, 1.299)],
  tubeMaterial: tubeMaterialNames,
  finMaterial: finMaterialNames,
  finThickness: [0.0045, 0.006, 0.0075, 0.01].map(inches => inches * inch),
})

/**
 * The values that `Optimize` tries for one coil: the catalogue, and face sizes around the coil's own, since no
 * catalogue has those.
 *
 * @param geometry  finned height, finned length and transverse pitch [m]
 * @returns every choice by field; nine heights in steps of two tubes, and nine lengths in steps of a tenth of the
 *   length, the step rounded to whole inches if the length is given in inches and else to 25 mm; none below one step
 *
 * Valid for any positive geometry.
 *
 * Source: definition.
 */
export function catalogueFor(
  geometry: Pick<AskedGeometry, 'finnedHeight' | 'finnedLength' | 'transversePitch'>,
): Required<DesignChoices> {
  const { finnedHeight, finnedLength, transversePitch } = geometry
  const grid = isInInches(finnedLength) ? inch : 0.025
  return {
    ...designCatalogue,
    finnedHeight: sizesAbout(finnedHeight, 2 * transversePitch),
    finnedLength: sizesAbout(finnedLength, Math.max(1, Math.round(finnedLength / 10 / grid)) * grid),
  }
}

/** Whether a length [m] was given in whole or quarter inches. */
const isInInches = (length: number) => Math.abs(length / inch - Math.round((length / inch) * 4) / 4) < 1e-3

const stepsAside = 4

function sizesAbout(size: number, step: number): number[] {
  return Array.from({ length: 2 * stepsAside + 1 }, (_, index) => size + (index - stepsAside) * step).filter(
    each => each >= step * (1 - 1e-9),
  )
}
