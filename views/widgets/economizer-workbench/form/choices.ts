/** Choices of an economizer that change more than their own field. */
import { boilerHorsepower } from '../../../../engine/combustion/boilerHorsepower'
import type { BoilerRecord } from '../../../../shared/catalogues/boilerRecord'
import type { EconomizerRecord } from '../../../../shared/catalogues/economizerRecord'
import type { EconomizerBank, EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { isGlycol } from '../../../../shared/economizer/fields/economizerFields'
import { valueAt, withValueAt } from '../../../../shared/tools/fields/paths'
import type { Form } from '../../../workbench/tool'

export type EconomizerForm = Form<EconomizerInput>

const withInput = (form: EconomizerForm, input: EconomizerInput): EconomizerForm => ({ ...form, input, typed: {} })

type Kinded = 'boiler.size' | 'boiler.firing' | 'air.given'

/** The number under another kind, from the last rating where there is one; else a usual one. */
function converted(path: Kinded, kind: string, input: EconomizerInput, rating: EconomizerRating | null): number {
  const { size, firing } = input.boiler
  const output = rating ? rating.full.before.output : size.value * boilerHorsepower
  const values: Readonly<Record<string, number | undefined>> = {
    'boiler.size horsepower': output / boilerHorsepower,
    'boiler.size output': output,
    'boiler.size fired': rating?.full.before.fired ?? output / 0.81,
    'boiler.size steam': rating?.full.steamFlow || output / 2.3e6,
    'boiler.firing stack-temperature': rating?.full.gasIn ?? 500,
    'boiler.firing efficiency': rating?.full.efficiencyBefore ?? 0.81,
    'air.given dry-oxygen': 0.03,
    'air.given wet-oxygen': 0.025,
    'air.given excess': rating?.full.excessAir ?? 0.15,
  }
  const value = values[`${path} ${kind}`] ?? firing.value
  return Number(value.toPrecision(6))
}

export function withKind(
  form: EconomizerForm,
  path: Kinded,
  kind: string,
  rating: EconomizerRating | null,
): EconomizerForm {
  const part = { kind, value: converted(path, kind, form.input, rating) }
  return { ...form, input: withValueAt(form.input, path, part) }
}

/** A boiler of the catalogue, with its stack; the unit in the stack stays. */
function withBoiler(input: EconomizerInput, record: BoilerRecord): EconomizerInput {
  const { maker, model, duty, horsepower, pressure, stackDiameter, stackTemperature, oxygen } = record
  const boiler: EconomizerInput['boiler'] = {
    ...input.boiler,
    ...{ maker, model, duty },
    size: { kind: 'horsepower', value: horsepower },
    pressure: Math.min(input.boiler.pressure, pressure),
    firing: { kind: 'stack-temperature', value: stackTemperature },
    ...(duty === 'hot-water' ? { supply: input.boiler.supply ?? 355 } : {}),
  }
  const air = oxygen === undefined ? input.air : { ...input.air, given: { kind: 'dry-oxygen' as const, value: oxygen } }
  return { ...input, boiler, air, stack: { ...input.stack, diameter: stackDiameter } }
}

export const chooseBoiler = (form: EconomizerForm, record: BoilerRecord | undefined): EconomizerForm => {
  if (record) return withInput(form, withBoiler(form.input, record))
  const { maker: _, model: __, ...boiler } = form.input.boiler
  return withInput(form, { ...form.input, boiler })
}

/** The bank of a standard economizer; dirt, by-passes and methods stay as they are. */
export function standardBank(bank: EconomizerBank, record: EconomizerRecord): EconomizerBank {
  const { model, arrangement, layout, rows, tubesWide, tubeLength, tubeDiameter, tubeWall } = record
  const { transversePitch, longitudinalPitch, tubeMetal, circuits } = record
  const { finHeight = 0, finThickness = 0, finDensity = 0, finMetal = tubeMetal, segmentWidth = 0 } = record
  const plain = { height: finHeight, thickness: finThickness, density: finDensity, metal: finMetal }
  const fins: EconomizerBank['fins'] =
    record.fins === 'none'
      ? { kind: 'none' }
      : record.fins === 'solid'
        ? { kind: 'solid', ...plain }
        : { kind: 'serrated', ...plain, segmentWidth }
  return {
    ...bank,
    ...{ model, arrangement, layout, rows, tubesWide, tubeLength, tubeDiameter, tubeWall },
    ...{ transversePitch, longitudinalPitch, tubeMetal, fins, circuits },
  }
}

export function chooseUnit(form: EconomizerForm, record: EconomizerRecord | undefined): EconomizerForm {
  const { input } = form
  if (!record) return withInput(form, withValueAt(input, 'unit.model', undefined))
  const money = record.installed === undefined ? input.money : { ...input.money, installed: record.installed }
  return withInput(form, { ...input, unit: standardBank(input.unit, record), money })
}

const usualFins = { height: 0.01905, thickness: 0.00127, density: 196.85, metal: 'Carbon Steel' } as const

function withFins(input: EconomizerInput, part: 'unit' | 'condensing.bank', kind: EconomizerBank['fins']['kind']) {
  const bank = part === 'unit' ? input.unit : input.condensing?.bank
  if (!bank) return input
  const { fins } = bank
  const plain =
    fins.kind === 'none'
      ? usualFins
      : { height: fins.height, thickness: fins.thickness, density: fins.density, metal: fins.metal }
  const next =
    kind === 'none' ? { kind } : kind === 'solid' ? { kind, ...plain } : { kind, ...plain, segmentWidth: 0.00397 }
  return withValueAt(input, `${part}.fins`, next)
}

const inch = 0.0254

/** The second bank and its water, as they begin: wider than the first, so that the gas loses little more. */
function newCondensing(input: EconomizerInput): NonNullable<EconomizerInput['condensing']> {
  const stainless = '316 Stainless'
  const { model: _, ...unit } = input.unit
  const fins = unit.fins.kind === 'none' ? unit.fins : { ...unit.fins, metal: stainless }
  return {
    bank: {
      ...unit,
      ...{ arrangement: 'rectangular', rows: 4, tubesWide: Math.ceil(1.4 * unit.tubesWide), circuits: 1 },
      tubeLength: Math.ceil((1.3 * unit.tubeLength) / inch) * inch,
      ...{ tubeMetal: stainless, fins },
    },
    // 60 °F, 10,000 lb/h, 60 psig.
    water: { temperature: 519.67 / 1.8, flow: 1.259979, pressure: 515_010 },
  }
}

/** The form with a second bank that condenses, or without. What it was returns when it is chosen again. */
export function withCondensing(form: EconomizerForm, has: boolean): EconomizerForm {
  const { condensing, ...without } = form.input
  if (!has) return { ...form, input: without, parts: { ...form.parts, condensing } }
  const kept = form.parts.condensing as EconomizerInput['condensing'] | undefined
  return { ...form, input: { ...form.input, condensing: kept ?? newCondensing(form.input) } }
}

const loadNames = ['second', 'third', 'fourth'] as const
const usualLoads = { second: 0.75, third: 0.5, fourth: 0.25 } as const

export const loadCount = ({ loads }: Pick<EconomizerInput, 'loads'>): number =>
  1 + loadNames.filter(name => loads[name] !== undefined).length

/** The form with this many loads. */
export function withLoads(form: EconomizerForm, count: number): EconomizerForm {
  const { loads } = form.input
  const more = loadNames.slice(0, count - 1).map(name => [name, loads[name] ?? { load: usualLoads[name], hours: 0 }])
  return { ...form, input: { ...form.input, loads: { first: loads.first, ...Object.fromEntries(more) } } }
}

/** The parts of a user-defined fuel, which begin with a usual analysis. */
function withFuelKind(input: EconomizerInput, kind: EconomizerInput['fuel']['kind']): EconomizerInput {
  // The name is that of a fuel of the list: a fuel of one's own has none, or that of a mixture.
  const { name: _, ...fuel } = input.fuel
  if (kind === 'own-gas')
    return { ...input, fuel: { ...fuel, kind, gases: fuel.gases ?? { Methane: 0.95, Nitrogen: 0.05 } } }
  if (kind === 'own-mass') {
    const analysis = fuel.analysis ?? { C: 0.87, H: 0.125, O: 0, N: 0, S: 0.005 }
    return { ...input, fuel: { ...fuel, kind, analysis, higherHeatingValue: fuel.higherHeatingValue ?? 45.4e6 } }
  }
  return { ...input, fuel: { ...fuel, kind, name: 'Natural gas' } }
}

/** The form after a choice and its consequences; undefined if it changes its own field only. */
export function withChoice(form: EconomizerForm, path: string, value: unknown): EconomizerForm | undefined {
  const { input } = form
  const changed = (input: EconomizerInput) => ({ ...form, input })
  if (path === 'unit.fins.kind') return changed(withFins(input, 'unit', value as 'none'))
  if (path === 'condensing.bank.fins.kind') return changed(withFins(input, 'condensing.bank', value as 'none'))
  if (path === 'fuel.kind') return changed(withFuelKind(input, value as 'named'))
  const of = /^(.*water)\.liquid$/.exec(path)?.[1]
  if (of && isGlycol(value) && valueAt(input, `${of}.share`) === undefined)
    return changed(withValueAt(withValueAt(input, path, value), `${of}.share`, 0.3))
  if (path === 'boiler.duty' && value === 'hot-water' && input.boiler.supply === undefined)
    return changed({
      ...input,
      boiler: { ...input.boiler, duty: 'hot-water', supply: Math.max(355, input.water.temperature + 11) },
    })
  return undefined
}
