/** Changes the type and the application of a coil: the same coil with other streams. */

import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import { directCodes } from '../../../../shared/coils/facts/coilName'
import type { CoilForm } from './coilForm'

const dutyOf = ({ coilType, application }: CoilInput) => `${coilType} ${application}`

/** The coil of `to` with the streams of `from`: everything that changes with the duty comes from `from`. */
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

/** Removes values that only some duties have: zero circuits, and circuits that the rating chooses by the duty. */
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

/** Keeps the values that the new type shares with the old one: the refrigerant, or the pressure of the steam. */
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
 * Changes the type or the application. The streams of another duty cannot be rated, so they change too: to those when
 * this duty was last shown, otherwise to the example's. An unchanged example becomes the whole new example.
 */
function withDuty(form: CoilForm, there: CoilInput): CoilForm {
  const { input, asides } = form
  const isUntouched = JSON.stringify(input) === JSON.stringify(exampleOf(input.coilType, input.application))
  const last = asides[dutyOf(there)]
  const streams = last ?? (isUntouched ? there : withCommon(there, input))
  return {
    ...form,
    input: isUntouched && !last ? { ...there, engineVersion: input.engineVersion } : withStreamsOf(streams, input),
    tag: retagged(form.tag, there),
    asides: { ...asides, [dutyOf(input)]: input },
  }
}

export function withApplication(form: CoilForm, application: CoilInput['application']): CoilForm {
  return form.input.application === application ? form : withDuty(form, exampleOf(form.input.coilType, application))
}

export function withCoilType(form: CoilForm, coilType: CoilInput['coilType']): CoilForm {
  return form.input.coilType === coilType ? form : withDuty(form, exampleOf(coilType, form.input.application))
}

/** Updates a tag that names the kind of a coil, as new tags do. The project then makes it unique. */
function retagged(tag: string, { coilType, application }: CoilInput): string {
  const kind = `${directCodes[coilType] ?? (application === 'Cooling' ? 'CC' : 'HC')}-`
  if (tag.startsWith(kind)) return tag
  return tag.replace(/^(?:CC|HC|DX|CD)-\d+$/, `${kind}1`).replace(/^(?:CC|HC|DX|CD)-(?=\d)/, kind)
}
