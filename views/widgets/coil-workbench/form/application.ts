/** Cooling and heating: the same coil with other streams. */

import type { CoilInput } from '../../../../shared/designs/coilDocument'
import { coolingExample, heatingExample } from '../../../../shared/designs/exampleCoil'
import type { CoilForm } from './form'

/** The streams of `from` on the coil of `to`: what changes with the application, and what does not. */
function withStreamsOf(from: CoilInput, to: CoilInput): CoilInput {
  const { application, surfaceCondition, fluid, limits } = from
  const air = { ...to.air, dryBulb: from.air.dryBulb, humidity: from.air.humidity }
  return { ...to, application, surfaceCondition, fluid, limits, air }
}

/**
 * Changes the application. Streams of the wrong sign have no answer, so they change with it: to what they were when
 * this application was last shown, else to the example's. A coil nobody touched becomes the whole example.
 */
export function withApplication(form: CoilForm, application: CoilInput['application']): CoilForm {
  if (form.input.application === application) return form
  const [here, there] = application === 'Heating' ? [coolingExample, heatingExample] : [heatingExample, coolingExample]
  const isUntouched = !form.aside && JSON.stringify(form.input) === JSON.stringify(here)
  const input = isUntouched ? there : withStreamsOf(form.aside ?? there, form.input)
  return { ...form, input, tag: retagged(form.tag, application), aside: form.input }
}

/** A tag that says cooling or heating coil, as new ones do, goes on to say what is true. */
function retagged(tag: string, application: CoilInput['application']): string {
  return tag.replace(/^[CH]C-(?=\d)/, application === 'Cooling' ? 'CC-' : 'HC-')
}
