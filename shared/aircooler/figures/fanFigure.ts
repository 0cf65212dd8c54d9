/** Total pressure by the flow of one fan: what is asked for with all fans on and with one off, and the fan's own curve. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, scaleWithin, tickDecimals, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 52, right: 372, top: 30, bottom: 196 }
/** The figure ends at this over the pressure of the design: lines rise much further. */
const highest = 2

type Place = AirCoolerRating['lines']['point']

export function fanFigure({ lines }: Pick<AirCoolerRating, 'lines'>, reader: Reader): Figure {
  const { system, oneOff, curve, point, oneOffPoint, meets, oneOffMeets } = lines
  const flowOf = (flow: number) => readersValue(flow, 'actualAirflow', reader.system)
  const pressureOf = (pressure: number) => readersValue(pressure, 'airPressureDrop', reader.system)
  const most = highest * point.pressure
  const x = scaleWithin(0, flowOf(system.at(-1)!.flow), 5, plot.left, plot.right)
  const y = wholeScaleOf(
    0,
    pressureOf(Math.min(most, Math.max(...[...system, ...(curve ?? [])].map(each => each.pressure)))),
    5,
    plot.bottom,
    plot.top,
  )
  const at = ({ flow, pressure }: Place): Point => [x(flowOf(flow)), y(pressureOf(pressure))]
  const within = (places: readonly Place[]) => cut(places, system.at(-1)!.flow, siOf(y.max, pressureOf))
  const line = (
    tone: 'hot' | 'cold' | 'surface',
    places: readonly Place[] | undefined,
    isDashed = false,
  ): FigureMark[] => (places ? [{ kind: 'line', tone, points: within(places).map(at), isDashed }] : [])
  const dot = (tone: 'hot' | 'cold' | 'surface', place: Place | undefined): FigureMark[] =>
    within(place ? [place] : []).map(each => ({ kind: 'dot', tone, at: at(each) }))
  const full = ({ flow, pressure }: Place) =>
    `${reader.full(flow, 'actualAirflow')} at ${reader.full(pressure, 'airPressureDrop')}`
  const label = reader.number(point.pressure, 'airPressureDrop')
  return {
    ...{ width: plot.width, height: plot.height, title: 'Fan and system' },
    description: `Each fan is asked for ${full(point)}${oneOffPoint ? `, and with one fan off for ${full(oneOffPoint)}` : ''}. ${
      curve
        ? meets
          ? `By its curve it gives ${full(meets)}.`
          : 'Its curve does not meet that.'
        : 'Its own curve is not given.'
    }`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...frame(plot, `Flow of a fan, ${reader.label('actualAirflow')}`),
      ...line('cold', oneOff, true),
      ...line('surface', system),
      ...line('hot', curve),
      ...dot('cold', oneOffPoint),
      ...dot('hot', oneOffMeets),
      ...dot('hot', meets),
      ...dot('surface', point),
      word('plain', [4, plot.top - 14], reader.label('airPressureDrop')),
      word('surface', [plot.left + 60, plot.top - 14], 'all on', 'left', true),
      ...(oneOff ? [word('cold', [plot.left + 120, plot.top - 14], 'one off', 'left', true)] : []),
      ...(curve ? [word('hot', [plot.left + 190, plot.top - 14], 'fan', 'left', true)] : []),
      word('surface', [at(point)[0] - 8, at(point)[1] - 6], label, 'right', true),
    ],
    table: {
      heads: [
        `Flow, ${reader.label('actualAirflow')}`,
        ...['All on', ...(oneOff ? ['One off'] : []), ...(curve ? ['Fan'] : [])].map(
          name => `${name}, ${reader.label('airPressureDrop')}`,
        ),
      ],
      rows: system
        .map((place, i) => [
          reader.number(place.flow, 'actualAirflow'),
          ...[place, ...(oneOff ? [oneOff[i]!] : [])].map(each => reader.number(each.pressure, 'airPressureDrop')),
          ...(curve ? [pressureAt(curve, place.flow, reader)] : []),
        ])
        .filter((_, i) => i % 2 === 1),
    },
  }
}

/** Of the curve at a flow that it has. */
function pressureAt(curve: readonly Place[], flow: number, reader: Reader): string {
  const next = curve.findIndex(place => place.flow >= flow)
  const [one, other] = [curve[next - 1], curve[next]]
  if (!one || !other) return '–'
  const share = (flow - one.flow) / (other.flow - one.flow)
  return reader.number(one.pressure + share * (other.pressure - one.pressure), 'airPressureDrop')
}

/** The value that is shown as one, for a scale through nothing. */
const siOf = (shown: number, shownOf: (value: number) => number) => shown / shownOf(1)

/** A line without what is beyond the figure, up to its very edge. */
function cut(places: readonly Place[], mostFlow: number, mostPressure: number): Place[] {
  const isIn = ({ flow, pressure }: Place) => flow <= mostFlow * 1.0001 && pressure <= mostPressure * 1.0001
  return places.flatMap((place, i) => {
    const next = places[i + 1]
    if (!next || isIn(place) === isIn(next)) return isIn(place) ? [place] : []
    const byFlow = (mostFlow - place.flow) / (next.flow - place.flow)
    const byPressure = (mostPressure - place.pressure) / (next.pressure - place.pressure)
    const shares = [byFlow, byPressure].filter(share => share > 0 && share < 1)
    const share = isIn(place) ? Math.min(...shares) : Math.max(...shares)
    const edge = {
      flow: place.flow + share * (next.flow - place.flow),
      pressure: place.pressure + share * (next.pressure - place.pressure),
    }
    return isIn(place) ? [place, edge] : [edge]
  })
}
