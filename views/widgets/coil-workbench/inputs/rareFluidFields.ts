/** Fields of fluids that few coils have, fetched together. */
export { MixtureField } from './MixtureField'
export { OwnFluidField } from './OwnFluidField'
