/** The dry gas coil of a gas: added, removed, and its flows in another kind. */
import type { GasCoilPart } from '../../../../shared/gas/document/gasCoil'
import type { GasCoilResult } from '../../../../shared/gas/document/gasCoilRating'
import { usualCoil } from '../../../../shared/gas/document/usualCoil'
import type { GasForm } from './choices'

/** A coil to begin with; none removes it. */
export function chooseCoil(form: GasForm, application: GasCoilPart['application'] | undefined): GasForm {
  const { coil: _, ...input } = form.input
  return { ...form, typed: {}, input: application ? { ...input, coil: usualCoil(application) } : input }
}

const withCoil = (form: GasForm, changed: (coil: GasCoilPart) => GasCoilPart): GasForm =>
  form.input.coil ? { ...form, typed: {}, input: { ...form.input, coil: changed(form.input.coil) } } : form

type Basis = GasCoilPart['flow']['basis']

/** The same flow by another measure, as the last rating has it. */
export function withFlowBasis(form: GasForm, basis: string, last: GasCoilResult | undefined): GasForm {
  const known = {
    mass: last?.gas.massFlow,
    'actual-volume': last?.gas.volumeFlow,
    'normal-volume': last?.gas.normalVolumeFlow,
  }
  return withCoil(form, coil => ({
    ...coil,
    flow: { basis: basis as Basis, value: known[basis as Basis] ?? coil.flow.value },
  }))
}

type Kind = GasCoilPart['fluid']['given']['kind']

/** What is given of the fluid in another kind, as the last rating has it. */
export function withGiven(form: GasForm, kind: string, last: GasCoilResult | undefined): GasForm {
  const known = {
    'volume-flow': last?.fluid.volumeFlow,
    'mass-flow': last?.fluid.massFlow,
    'leaving-temperature': last?.fluid.leavingTemperature,
    capacity: last?.heat,
  }
  return withCoil(form, coil => ({
    ...coil,
    fluid: { ...coil.fluid, given: { kind: kind as Kind, value: known[kind as Kind] ?? coil.fluid.given.value } },
  }))
}
