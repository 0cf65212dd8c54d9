/**
 * Choices that add fields, such as a solution its concentration, or a spring its pitch. The typed values return when
 * the choice is made again.
 */

import type { Asked, Circuiting, Enhancement, EvaporatorCoil, FluidCoil, Methods } from '../../../../engine/coils/coil'
import { tubesHighOf } from '../../../../engine/geometry/tubesHigh'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { isEvaporator, isFluid, isSolution } from '../../../../shared/coils/document/coilTypes'
import { isGas, mixtures, ownFluidName } from '../../../../shared/coils/document/fluidChoices'
import { hasOwnFeeds, ownFeeds } from '../../../../shared/coils/fields/coilChoices'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { withChosen } from '../../../workbench/form/form'
import type { CoilForm } from './coilForm'

const mm = 1e-3
const degree = Math.PI / 180

const enhancements: Readonly<Record<Enhancement['kind'], Enhancement>> = {
  none: { kind: 'none' },
  rifled: { kind: 'rifled', fins: 60, finHeight: 0.2 * mm, helixAngle: 18 * degree, apexAngle: 40 * degree },
  spring: { kind: 'spring', pitch: 12.7 * mm, wire: 0.9 * mm },
  tape: { kind: 'tape', pitch: 50.8 * mm, thickness: 0.5 * mm },
  ball: { kind: 'ball', diameter: 9 * mm, pitch: 50 * mm },
}

const externals: Readonly<Record<string, Methods['external']>> = {
  coefficient: { kind: 'coefficient', value: 60 },
  multiplier: { kind: 'multiplier', heat: 1, friction: 1 },
}

const distributor: EvaporatorCoil['refrigerant']['distributor'] = { nozzleDrop: 170e3, leadDrop: 70e3, ratedFlow: 0.4 }

/** Replaces a part by `next`, and keeps the old part under the name of its choice. */
function withPart(form: CoilForm, path: string, from: string, to: string, next: unknown): CoilForm {
  const kept = { ...form.parts, [`${path} ${from}`]: partAt(form.input, path) }
  const remembered = kept[`${path} ${to}`]
  return { ...form, parts: kept, input: withValueAt(form.input, path, remembered ?? next) }
}

function partAt(input: CoilInput, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], input)
}

export function withEnhancement(form: CoilForm, kind: Enhancement['kind']): CoilForm {
  const now = form.input.geometry.enhancement?.kind ?? 'none'
  const next = kind === 'none' ? undefined : enhancements[kind]
  return withPart(form, 'geometry.enhancement', now, kind, next)
}

/** Sets the circuiting; if the number of circuits is chosen, it starts with the present number. */
export function withCircuiting(form: CoilForm, value: number | string): CoilForm {
  const { circuiting } = form.input.geometry
  const tubesHigh = tubesHighOf(form.input.geometry)
  const ratio = typeof circuiting === 'number' ? circuiting : 1
  const now = hasOwnFeeds(circuiting) ? circuiting : { feeds: Math.max(1, Math.round(ratio * tubesHigh)) }
  return withChosen(form, 'geometry.circuiting', (value === ownFeeds.value ? now : value) as Circuiting)
}

export function withExternal(form: CoilForm, kind: string | undefined): CoilForm {
  const now = form.input.methods?.external?.kind ?? 'auto'
  return withPart(form, 'methods.external', now, kind ?? 'auto', kind && externals[kind])
}

export function withDistributor(form: CoilForm, has: boolean): CoilForm {
  if (!isEvaporator(form.input)) return form
  const now = form.input.refrigerant.distributor ? 'given' : 'none'
  const next = has ? distributor : undefined
  return withPart(form, 'refrigerant.distributor', now, has ? 'given' : 'none', next)
}

/** The first content of the user's own table: water. */
const beginning = [
  { temperature: 273.15, density: 999.8, heatCapacity: 4217, viscosity: 0.001792, conductivity: 0.561 },
  { temperature: 373.15, density: 958.4, heatCapacity: 4216, viscosity: 0.000282, conductivity: 0.679 },
]

/** Sets another fluid. A gas needs a pressure, and a mass flow instead of the volume flow of a liquid. */
export function withFluid(form: CoilForm, name: string): CoilForm {
  const { input } = form
  if (!isFluid(input) || input.fluid.name === name) return form
  return withPart(form, 'fluid', input.fluid.name, name, fluidOf(input, name))
}

function fluidOf({ fluid, application }: Asked<FluidCoil>, name: string): FluidCoil['fluid'] {
  const { share: _, basis: __, mixture: ___, table: ____, ...rest } = fluid
  const next: FluidCoil['fluid'] = {
    ...rest,
    name,
    ...(name in mixtures && { mixture: mixtures[name] }),
    ...(name === ownFluidName && { table: beginning }),
  }
  if (isSolution({ coilType: 'FLUID', fluid: { name } } as Asked<FluidCoil>))
    return { ...next, share: 0.3, basis: 'mass' }
  if (isGas(name) === isGas(fluid.name)) return next
  if (!isGas(name)) return { ...next, given: { kind: 'volume-flow', value: 0.0047 }, pressure: undefined }
  const isSupercritical = name === 'Carbon dioxide' && application === 'Heating'
  return {
    ...next,
    given: { kind: 'mass-flow', value: isSupercritical ? 0.6 : 0.3 },
    pressure: isSupercritical ? 10e6 : 500e3,
  }
}
