/** Choices of an air cooler that change more than their own field. */

import { standardAirDensity } from '../../../../engine/units'
import type { AirCoolerInput } from '../../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { fluidNamesOf } from '../../../../shared/aircooler/fields/fluidNames'
import type { FanRecord } from '../../../../shared/catalogues/fanRecord'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { shownValue, siValue, systemUnit, type UnitSystem } from '../../../../shared/display/units'
import { withDecimalPoints } from '../../../../shared/tools/decimalPoints'
import type { Form } from '../../../workbench/tool'

export type AirCoolerForm = Form<AirCoolerInput>
type Process = AirCoolerInput['process']

const withInput = (form: AirCoolerForm, input: AirCoolerInput): AirCoolerForm => ({ ...form, input, typed: {} })

/** What is of one fluid alone. */
const ofOneFluid = new Set(['name', 'share', 'inert', 'inertShare', 'inertBasis', 'inertMethod', 'pourPoint'])

/** The stream of another kind, with a fluid to begin with; what was given of its duty stays. */
function streamOf(process: Process, kind: Process['kind']): Process {
  const rest = Object.fromEntries(Object.entries(process).filter(([name]) => !ofOneFluid.has(name))) as typeof process
  const [first] = fluidNamesOf(kind)
  switch (kind) {
    case 'own':
      return { ...rest, kind, name: 'Own liquid' }
    case 'gas':
      return { ...rest, kind, gases: process.gases ?? { Nitrogen: 1 } }
    case 'liquid':
      return { ...rest, kind, name: first! }
    case 'fluid':
      return { ...rest, kind, name: 'R-290' }
  }
}

/** A little gas, as leaks in under vacuum. */
const usualInert = 0.02

function withInert(process: Process, value: unknown): Process {
  const { inert: _, inertShare, inertBasis, inertMethod, ...rest } = process
  if (typeof value !== 'string' || value === '') return rest
  return {
    ...{ ...rest, inert: value, inertShare: inertShare ?? usualInert },
    ...(inertBasis ? { inertBasis } : {}),
    ...(inertMethod ? { inertMethod } : {}),
  }
}

type Insert = NonNullable<AirCoolerInput['bundle']['enhancement']>

/** Inserts as they are usual in a tube of an inside diameter [m], in whole tenths of a millimetre; what a maker knows is to be typed. */
function usualInsert(kind: Insert['kind'], d: number): Insert {
  const tenths = (length: number) => Math.round(length * 1e4) / 1e4
  if (kind === 'tape') return { kind, pitch: tenths(4 * d), thickness: tenths(0.05 * d) }
  if (kind === 'spring') return { kind, pitch: tenths(1.9 * d), wire: tenths(0.085 * d) }
  return { kind, film: 1, drop: 1 }
}

/** Half a solution, which most coolers have. */
const usualShare = 0.35

/** The form after a choice and its consequences; undefined if it changes its own field only. */
export function withChoice(form: AirCoolerForm, path: string, value: unknown): AirCoolerForm | undefined {
  const { input } = form
  if (path === 'process.kind')
    return withInput(form, { ...input, process: streamOf(input.process, value as Process['kind']) })
  if (path === 'process.name' && input.process.kind === 'liquid')
    return withInput(form, {
      ...input,
      process: { ...input.process, name: String(value), share: input.process.share ?? usualShare },
    })
  if (path === 'process.inert') return withInput(form, { ...input, process: withInert(input.process, value) })
  if (path === 'bundle.enhancement.kind') {
    const { enhancement: _, ...bundle } = input.bundle
    const enhancement = value
      ? usualInsert(value as Insert['kind'], bundle.tubeDiameter - 2 * bundle.tubeWall)
      : undefined
    return withInput(form, { ...input, bundle: enhancement ? { ...bundle, enhancement } : bundle })
  }
  if (path === 'bundle.fins.kind') {
    const kind = value as AirCoolerInput['bundle']['fins']['kind']
    const { method: _, ...bundle } = input.bundle
    const fins = { ...input.bundle.fins, kind }
    return withInput(form, {
      ...input,
      bundle:
        kind === 'plate' ? { ...bundle, fins } : { ...input.bundle, fins: { ...fins, height: fins.height ?? 0.0159 } },
    })
  }
  return undefined
}

/** What is asked by another pair, as the last rating has it. */
export function withGiven(form: AirCoolerForm, given: Process['given'], last: AirCoolerRating | null): AirCoolerForm {
  const { process } = form.input
  return withInput(form, {
    ...form.input,
    process: {
      ...process,
      given,
      ...(last && {
        massFlow: process.massFlow ?? last.stream.massFlow,
        outlet: process.outlet ?? last.stream.outlet,
        heat: process.heat ?? last.required ?? last.heat,
      }),
    },
  })
}

/** The same air by another measure, as the last rating has it. */
export function withAirBasis(
  form: AirCoolerForm,
  basis: AirCoolerInput['air']['flow']['basis'],
  last: AirCoolerRating | null,
): AirCoolerForm {
  const { air } = form.input
  const of = last && {
    'face-velocity': last.air.standardFaceVelocity,
    'standard-volume': last.air.standardFaceVelocity * last.exchange.faceArea,
    'actual-volume': last.air.faceVelocity * last.exchange.faceArea,
    'dry-air-mass': last.air.massFlow,
  }
  return withInput(form, { ...form.input, air: { ...air, flow: { basis, value: of?.[basis] ?? air.flow.value } } })
}

/** Rows of the passes as they were typed; undefined where that is no list of numbers. */
export function rowsTyped(text: string): number[] | undefined {
  const parts = text.split(/[\s,;+]+/).filter(Boolean)
  const rows = parts.map(Number)
  return rows.every(each => Number.isInteger(each) && each > 0) ? rows : undefined
}

/** Rows of unequal passes; none are equal ones. Their number sets that of the passes. */
export function withRowsPerPass(form: AirCoolerForm, rows: number[]): AirCoolerForm {
  const { rowsPerPass: _, ...bundle } = form.input.bundle
  return withInput(form, {
    ...form.input,
    bundle: rows.length > 0 ? { ...bundle, passes: rows.length, rowsPerPass: rows } : bundle,
  })
}

type Curve = NonNullable<AirCoolerInput['fans']['curve']>

const curveUnits = (system: UnitSystem) =>
  [
    ['actualAirflow', systemUnit('actualAirflow', system)],
    ['airPressureDrop', systemUnit('airPressureDrop', system)],
  ] as const

/** The curve of a fan in the reader's units, a pair on each line. */
export function curveText(points: Curve | undefined, system: UnitSystem): string {
  const [flow, pressure] = curveUnits(system)
  const shown = (value: number, [quantity, unit]: typeof flow | typeof pressure) =>
    String(Number(shownValue(value, quantity, unit).toPrecision(6)))
  return (points ?? []).map(point => `${shown(point.flow, flow)} ${shown(point.pressure, pressure)}`).join('\n')
}

/** The curve that was typed; undefined where a line is no pair of numbers. */
export function curveTyped(text: string, system: UnitSystem): Curve | undefined {
  const [flow, pressure] = curveUnits(system)
  const lines = text
    .split(/\n|;/)
    .map(line => line.trim())
    .filter(Boolean)
  const pairs = withDecimalPoints(lines.map(line => line.split(/[\s|]+/))).map(pair => pair.map(parseTyped))
  const isPair = (pair: (typeof pairs)[number]): pair is [number, number] =>
    pair.length === 2 && pair.every(each => typeof each === 'number' && each >= 0)
  if (!pairs.every(isPair)) return undefined
  return pairs.map(([one, other]) => ({ flow: siValue(one, ...flow), pressure: siValue(other, ...pressure) }))
}

/** The curve of a fan; without points it is not known. */
export function withFanCurve(form: AirCoolerForm, points: Curve): AirCoolerForm {
  const { curve: _, ...fans } = form.input.fans
  return withInput(form, { ...form.input, fans: points.length > 0 ? { ...fans, curve: points } : fans })
}

/** How a fan of the catalogue is called, one of a kind. */
export const fanName = ({ maker, model }: { maker: string; model: string }) => `${maker} ${model}`

/**
 * A fan of the catalogue, with its diameter, speed and curve, kept as it is now. Without one the curve stays as one's
 * own: by the fan laws at the present tip speed, and in standard air.
 */
export function withFan(form: AirCoolerForm, record: FanRecord | undefined): AirCoolerForm {
  const { curve = [], fan, ...fans } = form.input.fans
  if (record) {
    const { maker, model, impeller, diameter, speed, density, source, flow, pressure, power } = record
    const points = flow.map((value, i) => ({
      ...{ flow: value, pressure: pressure[i]! },
      ...(power ? { power: power[i]! } : {}),
    }))
    const chosen = { maker, model, impeller, diameter, speed, density, source }
    const tipSpeed = Math.PI * diameter * speed
    return withInput(form, { ...form.input, fans: { ...fans, diameter, tipSpeed, curve: points, fan: chosen } })
  }
  if (!fan) return form
  const tipSpeed = fans.tipSpeed ?? Math.PI * fan.diameter * fan.speed
  const turn = tipSpeed / (Math.PI * fan.diameter) / fan.speed
  const dense = standardAirDensity / fan.density
  const points = curve.map(({ flow, pressure, power }) => ({
    ...{ flow: flow * turn, pressure: pressure * dense * turn ** 2 },
    ...(power === undefined ? {} : { power: power * dense * turn ** 3 }),
  }))
  return withInput(form, { ...form.input, fans: { ...fans, tipSpeed, curve: points } })
}
