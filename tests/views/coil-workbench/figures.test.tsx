/** Figures of coils at the edge: one row, hardly any heat, circuits by the hundred. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import type { FluidCoil } from '../../../engine/coils/coil'
import { coolingExample, heatingExample } from '../../../shared/coils/document/exampleCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { CircuitPath } from '../../../views/widgets/coil-workbench/circuits/CircuitPath'
import { Psychrometric } from '../../../views/widgets/coil-workbench/figures/Psychrometric'
import { plots } from '../../../views/widgets/coil-workbench/figures/plots'
import { TemperatureProfile } from '../../../views/widgets/coil-workbench/figures/TemperatureProfile'

const reader = readerOf('IP')

/** Places of the texts of a figure. */
const textsOf = (markup: string) =>
  [...markup.matchAll(/<text[^>]*?\bx="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)/g)].map(([, x, y, said]) => ({
    x: Number(x),
    y: Number(y),
    said,
  }))

describe('a figure', () => {
  it('of many short stages has no part of negative height', () => {
    const stages = Array.from({ length: 120 }, () => [{ row: 0, share: 1 / 120, flowShare: 1 }])
    const markup = renderToStaticMarkup(<CircuitPath stages={stages} rows={1} />)
    expect(markup.match(/<rect/g)).toHaveLength(120)
    expect(markup).not.toMatch(/height="-/)
  })

  it('of one row names its dew point in the middle of its line', () => {
    const geometry = { ...coolingExample.geometry, rows: 1 }
    const input: FluidCoil = { ...coolingExample, geometry }
    const plot = plots.temperatureLarge
    const figure = <TemperatureProfile rating={rateCoil(input)} input={input} reader={reader} plot={plot} isLarge />
    const name = textsOf(renderToStaticMarkup(figure)).find(({ said }) => said === 'dew point')
    expect(name?.x).toBeCloseTo((plot.left + plot.right) / 2, 6)
  })

  it('of little water on much coil has the temperatures at its start apart', () => {
    const fluid = { ...heatingExample.fluid, given: { kind: 'mass-flow', value: 0.03 } } as const
    const input: FluidCoil = { ...heatingExample, geometry: coolingExample.geometry, fluid }
    const plot = plots.temperature
    const markup = renderToStaticMarkup(
      <TemperatureProfile rating={rateCoil(input)} input={input} reader={reader} plot={plot} />,
    )
    const [air, water] = textsOf(markup).filter(({ x }) => x === plot.left + 8)
    expect(Math.abs(air!.y - water!.y)).toBeGreaterThanOrEqual(13)
  })

  it('of hardly any heat has both states of the air apart, and between the sides of the plot', () => {
    const air = { ...heatingExample.air, dryBulb: 300, humidity: { kind: 'relative-humidity', value: 0.4 } } as const
    const input: FluidCoil = { ...heatingExample, air, fluid: { ...heatingExample.fluid, enteringTemperature: 301 } }
    const plot = plots.psychrometric
    const markup = renderToStaticMarkup(
      <Psychrometric rating={rateCoil(input)} input={input} reader={reader} plot={plot} />,
    )
    const [entering, leaving] = textsOf(markup).filter(({ said }) => / \/ /.test(said ?? ''))
    expect(Math.abs(entering!.y - leaving!.y)).toBeGreaterThanOrEqual(13)
    for (const { x } of [entering!, leaving!]) expect(x).toBeLessThan(plot.right - 30)
  })
})
