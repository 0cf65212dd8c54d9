/** The type of the coil and its application: the same coil with other streams. */

import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import type { CoilForm } from './coilForm'

const dutyOf = ({ coilType, application }: CoilInput) => `${coilType} ${application}`

/** The streams of `from` on the coil of `to`: what changes with the duty, and what does not. */
function withStreamsOf(from: CoilInput, to: CoilInput): CoilInput {
  const { dryBulb, humidity } = from.air
  const { flow, pressure } = to.air
  const { resistances } = to
  const geometry = { ...to.geometry, ...withoutMisfits(from, to) }
  const { airSide, external } = to.methods ?? {}
  const methods = airSide || external ? { airSide, external } : undefined
  return {
    ...from,
    air: { flow, pressure, dryBulb, humidity },
    geometry,
    resistances,
    engineVersion: to.engineVersion,
    methods,
  }
}

/** What only some duties have: no circuits at all, and a choice that the rating makes by the duty. */
function withoutMisfits(
  { coilType, geometry }: CoilInput,
  { geometry: { circuiting, finSurface } }: CoilInput,
): Partial<CoilInput['geometry']> {
  const isBare = coilType === 'NONE'
  return {
    ...(circuiting === (isBare ? 'optimize' : 0) && { circuiting: geometry.circuiting }),
    ...(isBare && finSurface === 'Optimize' && { finSurface: geometry.finSurface }),
  }
}

/** What a new type has in common with the old one is taken along: the name of the refrigerant, the pressure of the steam. */
function withCommon(example: CoilInput, now: CoilInput): CoilInput {
  if ('steam' in example && 'steam' in now) {
    const steam = { ...example.steam, ...(now.steam.innerTube && { innerTube: now.steam.innerTube }) }
    return { ...example, steam: { ...steam, pressure: now.steam.pressure } } as CoilInput
  }
  if ('refrigerant' in example && 'refrigerant' in now) {
    return { ...example, refrigerant: { ...example.refrigerant, name: now.refrigerant.name } } as CoilInput
  }
  return example
}

/**
 * Changes the type or the application. Streams of another duty have no answer, so they change with it: to what they were
 * when this duty was last shown, else to the example's. A coil nobody touched becomes the whole example.
 */
function withDuty(form: CoilForm, there: CoilInput): CoilForm {
  const { input, asides } = form
  const isUntouched = JSON.stringify(input) === JSON.stringify(exampleOf(input.coilType, input.application))
  const last = asides[dutyOf(there)]
  const streams = last ?? (isUntouched ? there : withCommon(there, input))
  return {
    ...form,
    input: isUntouched && !last ? { ...there, engineVersion: input.engineVersion } : withStreamsOf(streams, input),
    tag: retagged(form.tag, there.application),
    asides: { ...asides, [dutyOf(input)]: input },
  }
}

export function withApplication(form: CoilForm, application: CoilInput['application']): CoilForm {
  return form.input.application === application ? form : withDuty(form, exampleOf(form.input.coilType, application))
}

export function withCoilType(form: CoilForm, coilType: CoilInput['coilType']): CoilForm {
  return form.input.coilType === coilType ? form : withDuty(form, exampleOf(coilType, form.input.application))
}

/** A tag that says cooling or heating coil, as new ones do, goes on to say what is true; the project counts it on from the first. */
function retagged(tag: string, application: CoilInput['application']): string {
  const kind = application === 'Cooling' ? 'CC-' : 'HC-'
  if (tag.startsWith(kind)) return tag
  return tag.replace(/^[CH]C-\d+$/, `${kind}1`).replace(/^[CH]C-(?=\d)/, kind)
}
