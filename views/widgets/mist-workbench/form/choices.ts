/** Choices of a mist that change more than their own field. */
import type { ClimatePlace } from '../../../../shared/mist/climates/climates'
import { usualSlopes } from '../../../../shared/mist/document/machineKinds'
import type { MistInput } from '../../../../shared/mist/document/mistDocument'
import type { NozzleRecord } from '../../../../shared/mist/nozzles/sampleNozzles'
import type { Form } from '../../../workbench/tool'

export type MistForm = Form<MistInput>

const withInput = (form: MistForm, input: MistInput): MistForm => ({ ...form, input, typed: {} })

/** Another place, with its altitude and design air. */
export const choosePlace = (form: MistForm, { Id, Altitude, DryBulb, WetBulb }: ClimatePlace): MistForm =>
  withInput(form, { ...form.input, site: { place: Id, altitude: Altitude, dryBulb: DryBulb, wetBulb: WetBulb } })

/** A nozzle of the list; without one the numbers stay and are one's own. */
export function chooseNozzle(form: MistForm, record: NozzleRecord | undefined): MistForm {
  const { spray } = form.input
  const { model: _, ...own } = spray.nozzle
  return withInput(form, { ...form.input, spray: { ...spray, nozzle: record ? { ...record } : own } })
}

/** The form after a choice and its consequences; undefined if it changes its own field only. */
export function withChoice(form: MistForm, path: string, value: unknown): MistForm | undefined {
  if (path !== 'machine.kind') return undefined
  const kind = value as MistInput['machine']['kind']
  const { input } = form
  return { ...form, input: { ...input, machine: { ...input.machine, kind, slope: usualSlopes[kind] } } }
}
