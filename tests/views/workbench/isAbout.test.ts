/** Whether the candidates of a search are still about the thing that is shown. */
import { describe, expect, it } from 'vitest'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import { coolerFamilies } from '../../../shared/aircooler/search/coolerFamilies'
import { rankCoolers, searchCoolers } from '../../../shared/aircooler/search/searchCoolers'
import { steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { rankUnits, searchUnits } from '../../../shared/economizer/search/searchUnits'
import { unitFamilies } from '../../../shared/economizer/search/unitFamilies'
import { exampleGases } from '../../../shared/gas/document/exampleGases'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { usualCoil } from '../../../shared/gas/document/usualCoil'
import { gasCoilFamilies } from '../../../shared/gas/search/gasCoilFamilies'
import { rankGasCoils, searchGasCoils } from '../../../shared/gas/search/searchGasCoils'
import { chillerExample } from '../../../shared/mist/document/exampleMists'
import { rankSprays, searchSprays, sprayFamilies } from '../../../shared/mist/search/searchSprays'
import { sprayCatalogue } from '../../../shared/mist/search/sprayCatalogue'
import { airCoolerSearch } from '../../../views/widgets/air-cooler-workbench/candidates/airCoolerSearch'
import { economizerSearch } from '../../../views/widgets/economizer-workbench/candidates/economizerSearch'
import { gasCoilSearch } from '../../../views/widgets/gas-workbench/candidates/gasCoilSearch'
import { mistSearch } from '../../../views/widgets/mist-workbench/candidates/mistSearch'
import { isKept } from '../../../views/workbench/search/isKept'

const formOf = (input: object) => ({ input, typed: {} }) as never

describe('a search for air coolers', () => {
  const airCooler = distillateExample
  const request = { airCooler, choices: { rows: [5, 6], tubesPerRow: [40, 44] } }
  const [found] = rankCoolers(request, searchCoolers(request, coolerFamilies(request))).candidates
  const isAbout = (input: typeof airCooler) => airCoolerSearch.isAbout(request, input)

  it('is about a unit that it has found, and one of another size that it varied', () => {
    const { input } = airCoolerSearch.withFound(formOf(airCooler), found as never)
    expect(input.bundle).not.toEqual(airCooler.bundle)
    expect(isAbout(input)).toBe(true)
    expect(isAbout({ ...airCooler, bundle: { ...airCooler.bundle, rows: 8 } })).toBe(true)
  })

  it.each([
    { bundle: { ...airCooler.bundle, tubeLength: 10 } },
    { bundle: { ...airCooler.bundle, fins: { ...airCooler.bundle.fins, height: 0.01 } } },
    { fans: { ...airCooler.fans, diameter: 2 } },
    { unit: { ...airCooler.unit, bays: 3 } },
    { air: { ...airCooler.air, flow: { basis: 'face-velocity' as const, value: 2.2 } } },
  ])('is not about a unit of which something else was changed: %j', changed => {
    expect(isAbout({ ...airCooler, ...changed })).toBe(false)
  })
})

describe('a search for economizers', () => {
  const economizer = { ...steamExample, limits: { heat: 1e5 } }
  const { unit } = economizer
  const of = economizerSearch([])
  const request = { economizer, choices: { rows: [6, 8], finDensity: [118, 197] } }
  const [found] = rankUnits(request, searchUnits(request, unitFamilies(request))).candidates
  const isAbout = (changed: Partial<typeof unit>) =>
    of.isAbout(request, { ...economizer, unit: { ...unit, ...changed } })

  it('is about a unit that it has found', () => {
    const { input } = of.withFound(formOf(economizer), found as never)
    expect(input.unit).not.toEqual(unit)
    expect(isAbout(input.unit)).toBe(true)
  })

  it('is not about one of which something else was changed', () => {
    expect(isAbout({ tubeLength: unit.tubeLength + 1 })).toBe(false)
    expect(isAbout({ fins: { ...unit.fins, thickness: 0.002 } as typeof unit.fins })).toBe(false)
    expect(isAbout({ fins: { ...unit.fins, density: 150 } as typeof unit.fins })).toBe(true)
  })
})

describe('a search for dry gas coils', () => {
  const cooler = exampleGases['Cooler of compressed nitrogen'] as GasInput
  const coil = { ...usualCoil('Cooling'), ...cooler.coil, limits: { heat: 1e4 } }
  const gas: GasInput = { ...cooler, coil }
  const request = { gas, choices: { rows: [4, 6, 8], finPitch: [0.003, 0.004] } }
  const [found] = rankGasCoils(request, searchGasCoils(request, gasCoilFamilies(request))).candidates
  const isAbout = (changed: Partial<typeof coil.geometry>) =>
    gasCoilSearch.isAbout(request, { ...gas, coil: { ...coil, geometry: { ...coil.geometry, ...changed } } })

  it('is about a coil that it has found', () => {
    const { input } = gasCoilSearch.withFound(formOf(gas), found as never)
    expect(input.coil?.geometry).not.toEqual(coil.geometry)
    expect(isAbout(input.coil!.geometry)).toBe(true)
  })

  it('is not about one of which something else was changed', () => {
    expect(isAbout({ finnedLength: coil.geometry.finnedLength + 0.5 })).toBe(false)
    expect(isAbout({ tubeMaterial: 'Stainless 304' })).toBe(false)
    expect(isAbout({ finPitch: 0.0025 })).toBe(true)
  })
})

describe('a search for sprays', () => {
  const mist = { ...chillerExample, limits: { leaving: 300 } }
  const { effectiveness, pressure } = sprayCatalogue
  const request = { mist, choices: { effectiveness, pressure } }
  const [found] = rankSprays(request, searchSprays(request, sprayFamilies(request))).candidates
  const isAbout = (changed: Partial<typeof mist.spray>) =>
    mistSearch.isAbout(request, { ...mist, spray: { ...mist.spray, ...changed } })

  it('is about a spray that it has found', () => {
    const { input } = mistSearch.withFound(formOf(mist), found as never)
    expect(isAbout(input.spray)).toBe(true)
  })

  it('is not about one of another nozzle, which it did not vary', () => {
    expect(isAbout({ nozzle: { ...mist.spray.nozzle, model: 'another' } })).toBe(false)
    expect(isAbout({ effectiveness: 0.55 })).toBe(true)
  })
})

it('a thing is as it was whatever the order of its fields, and not with another value in the depth', () => {
  const had = { bundle: { rows: 4, tube: { wall: 2, diameter: 25 } }, fans: 2 }
  expect(isKept(had, { fans: 3, bundle: { tube: { diameter: 25, wall: 2 }, rows: 4 } }, ['fans'])).toBe(true)
  expect(isKept(had, { ...had, bundle: { rows: 4, tube: { wall: 2, diameter: 26 } } }, ['fans'])).toBe(false)
})
