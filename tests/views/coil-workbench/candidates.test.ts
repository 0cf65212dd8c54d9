/** The rows of a search's answer. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Candidate, NearMiss } from '../../../engine/design/design'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { readerOfCoil } from '../../../shared/coils/facts/readerOfCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { coilSearch } from '../../../views/widgets/coil-workbench/candidates/coilSearch'
import { columns, rowsOf } from '../../../views/widgets/coil-workbench/candidates/columns'
import { isAbout, searchOf } from '../../../views/widgets/coil-workbench/candidates/searchOf'
import { firstWish } from '../../../views/widgets/coil-workbench/candidates/varied'
import { sorted } from '../../../views/workbench/search/candidates'
import { mostMissed, remedyOf } from '../../../views/workbench/search/remedyOf'
import { Progress } from '../../../views/workbench/search/SearchForm'
import { parseRange, withValues } from '../../../views/workbench/search/searchRange'
import type { ToolSearch } from '../../../views/workbench/search/toolSearch'
import type { SearchProgress } from '../../../views/workbench/search/useSearch'

const figures = { cost: 100, margin: 0.03, feeds: 24, passes: 6 } as Candidate['figures']
const found = (cost: number): Candidate => ({
  geometry: coolingExample.geometry,
  figures: { ...figures, cost },
  notices: [],
  isOnFront: false,
})
const missed = (cost: number): NearMiss => ({ ...found(cost), shortfalls: [] })
const costs = (rows: ReturnType<typeof rowsOf>['all']) =>
  rows.map(row => columns.find(({ id }) => id === 'cost')?.text(row, readerOf('IP')))

describe('the cost of candidates', () => {
  it('is told relative to the cheapest that meets all limits, of near misses too', () => {
    const { all, misses } = rowsOf({ candidates: [found(150), found(120)], nearMisses: [missed(90), missed(180)] })
    expect(costs(all)).toEqual(['1.25', '1.00'])
    expect(costs(misses)).toEqual(['0.75', '1.50'])
  })

  it('is told relative to the cheapest near miss where none meets them', () => {
    expect(costs(rowsOf({ candidates: [], nearMisses: [missed(90), missed(180)] }).misses)).toEqual(['1.00', '2.00'])
  })
})

describe('a pressure drop in the tubes', () => {
  it('is told of steam and refrigerants as their ratings tell it, in psi and not in feet of water', () => {
    const drop = columns.find(({ id }) => id === 'fluidDrop')!
    const row = rowsOf({
      candidates: [{ ...found(120), figures: { ...figures, cost: 120, fluidPressureDrop: 50_000 } }],
      nearMisses: [],
    }).all[0]!
    const told = (input: CoilInput) => {
      const reader = readerOfCoil(readerOf('IP'), input)
      return `${drop.text(row, reader)} ${drop.unit!(reader)}`
    }
    expect([told(exampleOf('EVAP')), told(exampleOf('STEAM'))]).toEqual(['7.25 psi', '7.25 psi'])
    expect(told(coolingExample)).toBe('16.7 ftH₂O')
  })
})

describe('a search', () => {
  const asked = (limits: typeof coolingExample.limits) => searchOf({ ...coolingExample, limits }, firstWish, 'IP')

  it('must reach what the coil must, a capacity or the temperature of its leaving air', () => {
    expect(asked({ capacity: 1e5 })?.target).toEqual({ capacity: 1e5 })
    expect(asked({ leavingDryBulb: 286 })?.target).toEqual({ leavingDryBulb: 286 })
    expect(asked({ leavingWetBulb: 285 })?.target).toEqual({ leavingWetBulb: 285 })
    expect(asked({})).toBeUndefined()
  })

  it('has the same limit of face velocity as the key figures: the own one, or that of carry-over', () => {
    expect(asked({ capacity: 1e5 })?.limits).toEqual({ faceVelocity: 'carry-over' })
    expect(asked({ capacity: 1e5, faceVelocity: 3 })?.limits).toEqual({ faceVelocity: 3 })
  })

  it('tries the values of a range that was typed, and all of the catalogue for the other fields', () => {
    const wish = withValues(firstWish, 'rows', [4, 5, 6, 7, 8])
    const input = { ...coolingExample, limits: { capacity: 1e5 } }
    expect(searchOf(input, wish, 'IP')?.choices).toEqual({
      rows: [4, 5, 6, 7, 8],
      finPitch: 'optimize',
      circuiting: 'optimize',
    })
    expect(withValues(wish, 'rows', undefined).values).toEqual({})
  })

  it('reads a range in the ways in which people type one, and refuses the rest', () => {
    for (const text of ['4 to 8', '4-8', '4–8', '8 to 4', ' 4  to 8 ']) expect(parseRange(text)).toEqual([4, 8])
    expect([parseRange('6'), parseRange('')]).toEqual([[6, 6], undefined])
    for (const text of ['4 to', 'to 8', 'four', '4 to 8 to 9', '4 8']) expect(parseRange(text)).toBeNull()
  })

  it('without a result names the limit that fails most, and what would help against it', () => {
    expect(mostMissed({ missed: { capacity: 3, faceVelocity: 40, excess: 1 } })).toEqual({
      of: 'faceVelocity',
      count: 40,
    })
    expect(mostMissed({ missed: {} })).toBeUndefined()
    const { label, wish } = remedyOf(coilSearch as unknown as ToolSearch, 'faceVelocity', firstWish)!
    expect(label).toBe('Vary face length too')
    expect(wish.varied).toEqual([...firstWish.varied, 'finnedLength'])
    const narrowed = withValues(firstWish, 'circuiting', [1])
    expect(remedyOf(coilSearch as unknown as ToolSearch, 'fluidPressureDrop', narrowed)?.label).toBe(
      'Vary circuiting further',
    )
    const all = { ...firstWish, varied: ['finnedLength', 'finnedHeight'] }
    expect(remedyOf(coilSearch as unknown as ToolSearch, 'faceVelocity', all)).toBeUndefined()
  })

  it('is no longer about a coil of which something else is required, but about any of its geometries', () => {
    const search = asked({ capacity: 1e5 })!
    const now = { ...coolingExample, limits: { capacity: 1e5 } }
    expect(isAbout(search, { ...now, geometry: { ...now.geometry, rows: 8 } })).toBe(true)
    expect(isAbout(search, { ...now, limits: { capacity: 2e5 } })).toBe(false)
  })

  it('is no longer about a coil of which something else is made than what it varied, such as of other fins', () => {
    const { geometry } = coolingExample
    const search = asked({ capacity: 1e5 })!
    const isStill = (changed: Partial<typeof geometry>, of = search) =>
      isAbout(of, { ...coolingExample, limits: { capacity: 1e5 }, geometry: { ...geometry, ...changed } })
    expect(isStill({ finMaterial: 'Copper' })).toBe(false)
    expect(isStill({ tubeOutsideDiameter: 0.0127 })).toBe(false)
    expect(isStill({ finPitch: 0.002, circuiting: 0.5 })).toBe(true)
    expect(isStill({ tubeOutsideDiameter: 0.0127 }, { ...search, choices: { tube: 'optimize' } })).toBe(true)
  })
})

describe('a search that runs', () => {
  const said = (progress: Partial<SearchProgress>) =>
    renderToStaticMarkup(
      createElement(Progress, { search: { state: 'running', done: 0, considered: 500, ...progress } }),
    )

  it('says who is before it while it waits, then how far it is', () => {
    expect(said({ before: 1 })).toContain('Waiting: another search is before yours.')
    expect(said({ before: 3 })).toContain('Waiting: 3 other searches are before yours.')
    expect(said({ before: 0, done: 40 })).toContain('Rating candidate 40 of 500')
    expect(said({ before: 0, done: 4000, considered: 48033 })).toContain('Rating candidate 4,000 of 48,033')
  })
})

it('the rows of candidates are sorted by a number or a text, up or down, and else stay as they came', () => {
  const { all } = rowsOf({ candidates: [found(125), found(90), found(100)], nearMisses: [] })
  const by = (column: string, isDescending: boolean) =>
    costs(sorted(columns, all, { column, isDescending }, readerOf('IP')))
  expect(by('cost', false)).toEqual(['1.00', '1.11', '1.39'])
  expect(by('cost', true)).toEqual(['1.39', '1.11', '1.00'])
  expect(costs(sorted(columns, all, undefined, readerOf('IP')))).toEqual(['1.39', '1.00', '1.11'])
  const surfaces = (['SineWave', 'Flat'] as const).map(finSurface => ({
    ...all[0]!,
    geometry: { ...coolingExample.geometry, finSurface },
  }))
  const bySurface = (isDescending: boolean) =>
    sorted(columns, surfaces, { column: 'surface', isDescending }, readerOf('IP')).map(row => row.geometry.finSurface)
  expect(bySurface(false)).toEqual(bySurface(true).toReversed())
})
