/** The result in a few sentences, for readers who decide on page one. */
import { usualLimits } from '../../../engine/economizer/usualLimits'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Reader } from '../../../shared/display/formatQuantity'
import { fuelNameOf, isOfOwnAnalysis } from '../../../shared/economizer/facts/economizerName'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { fieldFact } from '../fieldFact'
import { page } from '../page'
import { wrapped, write } from '../pen'
import type { Sheets } from '../sheets'
import type { EconomizerContent } from './economizerContent'

const style = { size: 8.4 } as const
const line = 11.4

export function inWords(sheets: Sheets, content: EconomizerContent): void {
  const { canvas } = sheets
  const lines = wrapped(canvas, sentences(content).join(' '), page.width, style)
  sheets.room(lines.length * line)
  for (const text of lines) {
    write(canvas, text, page.left, sheets.y + 8.4, style)
    sheets.y += line
  }
}

function sentences(content: EconomizerContent): string[] {
  const { input, rating, reader } = content
  const { full } = rating
  const t = (T: number) => reader.full(T, 'temperature')
  const drop = (value: number) => reader.full(value, 'airPressureDrop')
  const most = input.limits.gasDrop ?? usualLimits.gasDrop
  const isOver = reader.isAbove(full.gasDrop, most, 'airPressureDrop')
  return [
    `${boilerOf(content)} runs ${formatNumber(rating.year.hours, 0)} hours a year; its gas leaves at ${t(full.gasIn)}.`,
    `${unitOf(content)} cools it to ${t(full.gasOut)} and returns ${reader.full(full.heat, 'heatFlow')} to the water.`,
    `The gas loses ${drop(full.gasDrop)}, ${isOver ? 'more than' : 'within'} the ${drop(most)} that it may.`,
    coldEnd(content, reader),
  ]
}

/** Such as `The steam boiler FX 500 of 500 BHP at 125.0 psig on natural gas`. */
function boilerOf({ input, reader: { system, full } }: EconomizerContent): string {
  const { boiler, fuel } = input
  const size = economizerFieldTable.of(input).find(({ path }) => path === 'boiler.size.value')!
  const [name, value, unit] = fieldFact(economizerFieldTable, input, size, system)
  const by = boiler.size.kind === 'horsepower' ? '' : ` ${name.toLowerCase()}`
  const burnt = isOfOwnAnalysis(input) ? 'fuel of its own analysis' : fuelNameOf(input)
  const duty = boiler.duty === 'steam' ? 'steam boiler' : 'hot-water boiler'
  const model = boiler.model ? ` ${boiler.model}` : ''
  return `The ${duty}${model} of ${value} ${unit}${by} at ${full(boiler.pressure, 'vaporPressure')} on ${fuel.kind === 'named' ? burnt.replace(/^[NCW](?=[a-z]+ )/, first => first.toLowerCase()) : burnt}`
}

function unitOf({ input: { unit, condensing } }: EconomizerContent): string {
  const where = unit.arrangement === 'round' ? 'in the stack' : 'beside the stack'
  const first = `A unit of ${unit.rows} ${unit.rows === 1 ? 'row' : 'rows'} ${where}`
  return condensing ? `${first}, with ${condensing.bank.rows} rows behind it for colder water,` : first
}

/** How the coldest metal of all loads stands to the dew points. */
function coldEnd({ rating: { full, loads } }: EconomizerContent, reader: Reader): string {
  if (full.condensate > 0) {
    const acid = full.stages.find(({ condensateAcidity }) => condensateAcidity !== undefined)?.condensateAcidity
    const sour = acid === undefined ? '' : `, of pH ${formatNumber(acid, 1)}`
    return `It condenses ${reader.full(full.condensate, 'massFlow')} of water${sour}, to be drained.`
  }
  const margins = loads.flatMap(({ coldestMetal, waterDew, acidDew }) => {
    const dew = Math.max(waterDew ?? 0, acidDew ?? 0)
    return dew > 0 ? [{ margin: coldestMetal - dew, of: dew === acidDew ? 'acid' : 'water' }] : []
  })
  if (margins.length === 0) return 'Nothing condenses from this gas.'
  const { margin, of } = margins.reduce((least, each) => (each.margin < least.margin ? each : least))
  const by = reader.full(Math.abs(margin), 'temperatureDifference')
  return margin >= 0
    ? `The coldest metal stays ${by} above the dew point of ${of} at every load.`
    : `The coldest metal falls ${by} below the dew point of ${of}: see the notices.`
}
