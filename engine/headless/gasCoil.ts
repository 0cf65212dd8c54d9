/** `gas coil`: a dry gas mixture through a plate-fin coil. */
import { type GasCoilInput, type GasCoilRating, rateGasCoil } from '../gascoil'
import { finSurface } from '../options/finSurface'
import { externalShape, fluidShape, geometryShape, resistancesShape } from './coilDocument'
import { gasShares, nameOf } from './names'
import { checkShape, type Fields } from './shape'

const maybe = { maybe: 'number' } as const

const shape: Fields<GasCoilInput> = {
  application: ['Cooling', 'Heating'],
  gas: {
    composition: 'numbers',
    flow: { basis: ['mass', 'actual-volume', 'normal-volume'], value: 'number' },
    ...{ temperature: 'number', pressure: 'number' },
    trioxide: maybe,
  },
  fluid: fluidShape,
  geometry: {
    ...geometryShape,
    circuiting: 'number',
    finSurface: finSurface.codes.filter(code => code !== 'Optimize'),
  },
  resistances: resistancesShape,
  fan: { maybe: { efficiency: 'number', place: { maybe: ['before', 'after'] } } },
  limits: { maybe: { gasPressureDrop: maybe, fluidPressureDrop: maybe } },
  methods: { maybe: { airSide: { maybe: 'text' }, external: externalShape, singlePhase: { maybe: 'text' } } },
}

/**
 * A dry gas mixture through a plate-fin coil.
 *
 * @param line  `gas` (composition by formula or name, flow, temperature, pressure), `fluid` and `geometry` as those of
 *              a coil in air, and what `GasCoilInput` has besides
 * @returns     the rating, SI
 *
 * Valid as `rateGasCoil`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see there.
 */
export function gasCoil(line: unknown): GasCoilRating {
  checkShape(line, shape, 'document')
  const { gas, fluid, ...coil } = line as GasCoilInput
  return rateGasCoil({
    ...coil,
    gas: { ...gas, composition: gasShares(gas.composition) },
    fluid: { ...fluid, name: nameOf(fluid.name) },
  })
}
