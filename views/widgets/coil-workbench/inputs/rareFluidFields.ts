/** The fields of rare fluids, loaded together. */
export { MixtureField } from './MixtureField'
export { OwnFluidField } from './OwnFluidField'
