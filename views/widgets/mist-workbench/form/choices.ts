/** Choices of a mist that change more than their own field. */
import type { ClimatePlace } from '../../../../shared/mist/climates/climates'
import { usualSlopes } from '../../../../shared/mist/document/machineKinds'
import type { MistInput } from '../../../../shared/mist/document/mistDocument'
import type { NozzleRecord } from '../../../../shared/mist/nozzles/sampleNozzles'
import type { Form } from '../../../workbench/tool'

export type MistForm = Form<MistInput>

const withInput = (form: MistForm, input: MistInput): MistForm => ({ ...form, input, typed: {} })

/** Another place, with its altitude and design air; hours of a file are left. */
export function choosePlace(form: MistForm, { Id, Altitude, DryBulb, WetBulb }: ClimatePlace): MistForm {
  const { weather: _, ...input } = form.input
  return withInput(form, { ...input, site: { place: Id, altitude: Altitude, dryBulb: DryBulb, wetBulb: WetBulb } })
}

/** What the server has read from a file. */
export interface ReadWeather {
  Weather: NonNullable<MistInput['weather']>
  DryBulb: number
  WetBulb: number
  Altitude?: number | undefined
}

/** The hours of a file, with their design air; a table without an elevation keeps that of the form. */
export function chooseWeather(form: MistForm, { Weather, DryBulb, WetBulb, Altitude }: ReadWeather): MistForm {
  const { site } = form.input
  return withInput(form, {
    ...form.input,
    weather: Weather,
    site: { ...site, dryBulb: DryBulb, wetBulb: WetBulb, altitude: Altitude ?? site.altitude },
  })
}

/** A nozzle of the list; without one the numbers stay and are one's own. */
export function chooseNozzle(form: MistForm, record: NozzleRecord | undefined): MistForm {
  const { spray } = form.input
  const { model: _, ...own } = spray.nozzle
  if (!record) return withInput(form, { ...form.input, spray: { ...spray, nozzle: own } })
  const { model, flow, pressure, sauter } = record
  return withInput(form, { ...form.input, spray: { ...spray, nozzle: { model, flow, pressure, sauter } } })
}

/** The same machine by its line, without what it was read from. */
export function keepMachine(form: MistForm): MistForm {
  const { source: _, ...machine } = form.input.machine
  return withInput(form, { ...form.input, machine })
}

/** The form after a choice and its consequences; undefined if it changes its own field only. */
export function withChoice(form: MistForm, path: string, value: unknown): MistForm | undefined {
  if (path !== 'machine.kind') return undefined
  const kind = value as MistInput['machine']['kind']
  const { input } = keepMachine(form)
  return { ...form, input: { ...input, machine: { ...input.machine, kind, slope: usualSlopes[kind] } } }
}
