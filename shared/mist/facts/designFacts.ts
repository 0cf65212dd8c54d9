/** What is told of the design hour: the air before and after, the nozzles, and the life of the droplets. */
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import { factIn } from '../../tools/results/factIn'
import type { Fact } from '../../tools/results/keyResult'
import type { MistInput } from '../document/mistDocument'
import type { MistRating } from '../document/mistRating'

type Design = Pick<MistRating, 'design'>

/** A state of the air, before or after the mist. */
export interface AirRow {
  name: string
  before: string
  after: string
  unit: string
}

export function airRows({ design: { entering, leaving } }: Design, { number, label }: Reader): AirRow[] {
  const row = (name: string, quantity: Quantity, of: (air: typeof entering) => number): AirRow => ({
    ...{ name, before: number(of(entering), quantity), after: number(of(leaving), quantity), unit: label(quantity) },
  })
  return [
    row('Dry bulb', 'temperature', air => air.T),
    row('Wet bulb', 'temperature', air => air.Twb),
    row('Dew point', 'temperature', air => air.Tdp),
    row('Relative humidity', 'relativeHumidity', air => air.RH),
    row('Humidity ratio', 'humidityRatio', air => air.W),
    row('Specific volume', 'specificVolume', air => air.v),
  ]
}

export function sprayFacts({ spray }: Pick<MistInput, 'spray'>, { design }: Design, reader: Reader): Fact[] {
  const fact = factIn(reader)
  const { nozzles, droplets } = design
  const lives = [droplets.byMass.time, droplets.byHeat.time, droplets.byDiffusion.time]
  const longest = lives.some(time => time === undefined) ? undefined : Math.max(...(lives as number[]))
  return [
    fact('Evaporates', design.evaporatedFlow, 'sprayFlow'),
    fact('Sprayed', design.supply, 'sprayFlow'),
    fact('Drains', design.supply - design.evaporatedFlow, 'sprayFlow'),
    ['Nozzles', formatNumber(nozzles.count, 0)],
    ...(spray.nozzle.model ? [['Nozzle', spray.nozzle.model] as Fact] : []),
    ['By stage', nozzles.stages.map(count => formatNumber(count, 0)).join(', ')],
    [
      'Flow of a nozzle',
      formatNumber(readersValue(nozzles.flow, 'sprayFlow', reader.system), 2),
      reader.label('sprayFlow'),
    ],
    fact('Spacing', nozzles.spacing, 'length'),
    fact('Pump flow', nozzles.pump.flow, 'volumeFlow'),
    fact('Pump pressure', spray.pressure, 'pumpPressure'),
    fact('Pump power', nozzles.pump.power, 'power'),
    fact('Droplets at the pump pressure', droplets.diameter, 'dropletSize'),
    fact('Way to the coil', droplets.travel, 'time'),
    longest === undefined ? ['Life of a droplet', 'does not evaporate'] : fact('Life of a droplet', longest, 'time'),
    fact('Face velocity', design.velocity, 'velocity'),
  ]
}

/** The life of a droplet by the three published statements. */
export function dropletFacts({ design: { droplets } }: Design, reader: Reader): Fact[] {
  const life = (name: string, { time }: { time?: number | undefined }): Fact =>
    time === undefined ? [name, 'for ever'] : factIn(reader)(name, time, 'time')
  return [
    life('By mass at the wet bulb', droplets.byMass),
    life('By heat at the wet bulb', droplets.byHeat),
    life('By diffusion', droplets.byDiffusion),
  ]
}
