/** What `Optimize` tries, field by field: sizes as coil shops stock them. */
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

/** Every choice of the catalogue by field. Lengths [m]; fins from 6 to 14 an inch. */
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
