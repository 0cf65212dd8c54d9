import type { CoilRating } from '../../engine'
import type { CoilInput } from '../../shared/coils/document/coilDocument'
import { formatNumber } from '../../shared/display/formatNumber'
import { readerOf } from '../../shared/display/formatQuantity'
import { shortUnitLabel, systemUnit, type UnitSystem } from '../../shared/display/units'
import type { SheetText } from '../../views/drawings/coil/sheetText'

const inch = 0.0254

/** The texts of a rated coil on its drawing sheet, in the reader's units. */
export function sheetTextOf(input: CoilInput, rating: CoilRating, system: UnitSystem): SheetText {
  const { number, full, label } = readerOf(system)
  const { geometry } = input
  const { air, fluid, construction } = rating
  const bulbs = (state: { dryBulb: number; wetBulb: number }) =>
    `${number(state.dryBulb, 'temperature')} / ${full(state.wetBulb, 'temperature')}`
  const finsPerInch = formatNumber(inch / geometry.finPitch, 0)
  return {
    title: 'Chilled-water coil CC-1',
    model: `58WC ${geometry.rows}R ${finsPerInch}F`,
    airIn: bulbs(air.entering),
    airOut: bulbs(air.leaving),
    airflow: `${number(input.air.flow.value, 'airflow')} ${shortUnitLabel('airflow', systemUnit('airflow', system))}`,
    waterIn: full(fluid.enteringTemperature, 'temperature'),
    waterOut: full(fluid.leavingTemperature, 'temperature'),
    waterFlow: full(fluid.volumeFlow, 'volumeFlow'),
    length: number(geometry.finnedLength, 'length'),
    height: number(geometry.finnedHeight, 'length'),
    depth: number(construction.casingDepth, 'length'),
    units: `${label('length')}, ${label('temperature')}`,
    capacity: full(rating.totalCapacity, 'heatFlow'),
    airPressureDrop: full(air.pressureDrop, 'airPressureDrop'),
    fluidPressureDrop: full(fluid.pressureDrop.total, 'fluidPressureDrop'),
    parts: [
      `Aluminum fin, ${finsPerInch} per inch`,
      `Copper tube, 5/8 in OD`,
      `Return bends, ${formatNumber(construction.feeds, 0)} circuits`,
    ],
    inches: {
      length: geometry.finnedLength / inch,
      height: geometry.finnedHeight / inch,
      depth: construction.casingDepth / inch,
      rows: geometry.rows,
    },
  }
}
