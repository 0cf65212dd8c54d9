/** Gas coils that several tests rate. */
import type { GasCoilInput } from '../../engine/gascoil'

/** Dry air by mole, as of ISO 2533. */
export const dryAir = { Nitrogen: 0.78084, Oxygen: 0.209476, Argon: 0.009365, 'Carbon dioxide': 0.000319 }

/** Nitrogen of 1 atm heated by hot water in four rows of 5/8 in copper tube. */
export const nitrogenHeater: GasCoilInput = {
  application: 'Heating',
  gas: { composition: { Nitrogen: 1 }, flow: { basis: 'mass', value: 2.4 }, temperature: 280, pressure: 101_325 },
  fluid: { name: 'Water', enteringTemperature: 350, given: { kind: 'mass-flow', value: 1 } },
  geometry: {
    finnedHeight: 0.762,
    finnedLength: 1.2,
    rows: 4,
    tubeOutsideDiameter: 0.015875,
    tubeWall: 0.000508,
    transversePitch: 0.0381,
    longitudinalPitch: 0.033,
    tubePattern: 'Staggered',
    tubeMaterial: 'Copper',
    finSurface: 'Flat',
    finMaterial: 'Aluminum',
    finThickness: 0.00015,
    finPitch: 0.0025,
    circuiting: 0.5,
    hand: 'Right',
  },
}

/** Flue gas of 150 °C cooled by water, dry as long as the water is warm. */
export const flueGasCooler: GasCoilInput = {
  ...nitrogenHeater,
  application: 'Cooling',
  gas: {
    composition: { Nitrogen: 0.74, 'Carbon dioxide': 0.12, 'Water vapor': 0.11, Oxygen: 0.03 },
    flow: { basis: 'mass', value: 2 },
    temperature: 423.15,
    pressure: 101_325,
  },
  fluid: { name: 'Water', enteringTemperature: 340, given: { kind: 'mass-flow', value: 2 } },
}

/** The same coil with another gas. */
export const inGas = (coil: GasCoilInput, change: Partial<GasCoilInput['gas']>): GasCoilInput => ({
  ...coil,
  gas: { ...coil.gas, ...change },
})

/** The same coil with another fluid. */
export const withFluid = (coil: GasCoilInput, change: Partial<GasCoilInput['fluid']>): GasCoilInput => ({
  ...coil,
  fluid: { ...coil.fluid, ...change },
})

/** The same coil built otherwise. */
export const builtOf = (coil: GasCoilInput, change: Partial<GasCoilInput['geometry']>): GasCoilInput => ({
  ...coil,
  geometry: { ...coil.geometry, ...change },
})
