/** Materials of tubes and fins, and the sizes that tubes and pipes come in. */
export { type CoilTube, coilTubes } from './coilTube'
export { copperTube, copperTubeSizes, copperTubeSizesOf, copperTubeTypes } from './copperTube'
export { finMaterial, finMaterials } from './finMaterial'
export { allowableStress, type ConductivityLine, conductivity, type Material, type Trust } from './material'
export { finMaterialNames, tubeMaterialNames } from './materialNames'
export { pipe, pipeSizes, pipeSizesOf } from './pipe'
export { tubeMaterial, tubeMaterials } from './tubeMaterial'
export type { TubeSize } from './tubeSize'
