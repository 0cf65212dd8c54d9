import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import { psychrometricProcess, temperatureProfile } from '../../../engine/drawing'
import { saturationHumidityRatio } from '../../../engine/fluids/moistAir'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { chilledWaterCoil } from '../../support/coils'
import { evaporatorCoil } from '../../support/phaseCoils'

describe('psychrometricProcess', () => {
  const rating = rateCoil(chilledWaterCoil)
  const chart = psychrometricProcess(rating)

  it('runs from the entering to the leaving air, row by row, inside the axes', () => {
    expect(chart.process).toHaveLength(7)
    expect(chart.process[0]).toEqual({ T: rating.air.entering.dryBulb, W: rating.air.entering.humidityRatio })
    expect(chart.process.at(-1)!.T).toBe(rating.air.leaving.dryBulb)
    for (const { T, W } of chart.process) {
      expect(T).toBeGreaterThan(chart.axes.T[0])
      expect(T).toBeLessThan(chart.axes.T[1])
      expect(W).toBeLessThan(chart.axes.W[1])
    }
  })

  it('has a saturation curve that ends on the edge of the chart', () => {
    const last = chart.saturation.at(-1)!
    expect(last.W).toBeLessThanOrEqual(chart.axes.W[1])
    const first = chart.saturation[0]!
    expect(first.W).toBeCloseTo(saturationHumidityRatio(first.T, chart.pressure), 12)
  })

  it('has curves of relative humidity that lie one above the other', () => {
    const at = chart.humidity.map(curve => curve.points[5]!.W)
    expect([...at].sort((a, b) => a - b)).toEqual(at)
    expect(chart.humidity.map(curve => curve.relativeHumidity)).toEqual([0.2, 0.4, 0.6, 0.8])
  })
})

describe('psychrometricProcess with a view', () => {
  const rating = rateCoil(chilledWaterCoil)
  const axes = { T: [278.15, 308.15], W: [0, 0.02] } as const
  const chart = psychrometricProcess(rating, { axes, wetBulbs: [283.15, 293.15, 320] })

  it('keeps the axes that it was given, and every curve inside them', () => {
    expect(chart.axes).toEqual(axes)
    const curves = [
      chart.saturation,
      ...chart.humidity.map(curve => curve.points),
      ...chart.wetBulbs.map(c => c.points),
    ]
    for (const { T, W } of curves.flat()) {
      expect(T).toBeGreaterThanOrEqual(axes.T[0])
      expect(T).toBeLessThanOrEqual(axes.T[1])
      expect(W).toBeGreaterThanOrEqual(axes.W[0])
      expect(W).toBeLessThanOrEqual(axes.W[1])
    }
    expect(chart.saturation.at(-1)!.W).toBe(0.02)
  })

  it('has a line for each wet bulb on the axis, from saturation to dry air', () => {
    expect(chart.wetBulbs.map(line => line.wetBulb)).toEqual([283.15, 293.15])
    for (const { wetBulb, points } of chart.wetBulbs) {
      expect(points[0]!.T).toBe(wetBulb)
      expect(points[0]!.W).toBeCloseTo(saturationHumidityRatio(wetBulb, chart.pressure), 9)
      for (const [index, point] of points.slice(1).entries()) expect(point.W).toBeLessThan(points[index]!.W)
    }
    expect(chart.wetBulbs[0]!.points.at(-1)!.W).toBe(0)
  })

  it('has no wet bulbs where none are asked for', () => {
    expect(psychrometricProcess(rating).wetBulbs).toEqual([])
  })
})

describe('temperatureProfile', () => {
  const rating = rateCoil(chilledWaterCoil)
  const profile = temperatureProfile(rating)

  it('falls with the air, and the fluid runs counter to it', () => {
    expect(profile.rows).toBe(6)
    expect(profile.air.map(point => point.place)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(profile.air[0]!.T).toBe(rating.air.entering.dryBulb)
    expect(profile.fluid[0]!.T).toBe(rating.fluid.leavingTemperature)
    expect(profile.fluid.at(-1)!.T).toBe(rating.fluid.enteringTemperature)
    profile.surface.forEach((point, k) => {
      expect(point.T).toBeLessThan(profile.air[k]!.T)
      expect(point.T).toBeGreaterThan(profile.fluid[k + 1]!.T)
    })
  })

  it('has the dew point of the air between rows, and none of bone-dry air', () => {
    expect(profile.dewPoint).toHaveLength(7)
    expect(profile.dewPoint[0]!.T).toBeCloseTo(rating.air.entering.dewPoint, 3)
    expect(profile.dewPoint.at(-1)!.T).toBeCloseTo(rating.air.leaving.dewPoint, 3)
    const dry = { dryBulb: 300, humidityRatio: 0 }
    const rows = rating.rows.map(row => ({ ...row, airIn: dry, airOut: dry }))
    expect(temperatureProfile({ ...rating, rows }).dewPoint).toEqual([])
  })

  it('has an axis that holds every temperature', () => {
    for (const { T } of [...profile.air, ...profile.fluid, ...profile.surface]) {
      expect(T).toBeGreaterThanOrEqual(profile.axis[0])
      expect(T).toBeLessThanOrEqual(profile.axis[1])
    }
  })
})

describe('the profile of a fluid that changes its phase', () => {
  it.each(['original', 'v2025'] as const)(
    'boils near suction, and is superheated only where it leaves, by %s',
    engineVersion => {
      const rating = rateCoil({ ...exampleOf('EVAP'), engineVersion })
      const { fluid, rows } = temperatureProfile(rating)
      const at = (place: number) =>
        fluid.reduce((near, point) => (Math.abs(point.place - place) < Math.abs(near.place - place) ? point : near))
      const suction = (45 + 459.67) / 1.8
      expect(at(0).T).toBeCloseTo(suction + 10 / 1.8, 0)
      const { saturationDrop } = rating.fluid.phaseChange!
      expect(Math.abs(at(rows).T - suction - saturationDrop)).toBeLessThan(0.15)
      // Boiling takes nine tenths of the surface.
      expect(at(1).T).toBeLessThan(suction + saturationDrop)
      expect(saturationDrop).toBeLessThan(2)
      const places = fluid.map(({ place }) => place)
      expect(places).toEqual([...places].sort((one, other) => one - other))
    },
  )
})

describe('temperatureProfile of another arrangement', () => {
  const arranged = (arrangement: 'counter' | 'parallel' | 'cross') =>
    rateCoil({ ...chilledWaterCoil, geometry: { ...chilledWaterCoil.geometry, circuiting: 1, arrangement } })

  it('begins at the entering air with the fluid that is there', () => {
    const parallel = arranged('parallel')
    const fluid = temperatureProfile(parallel).fluid.map(({ T }) => T)
    expect(fluid[0]).toBe(parallel.fluid.enteringTemperature)
    expect(fluid.at(-1)).toBe(parallel.fluid.leavingTemperature)
    expect([...fluid].sort((a, b) => a - b)).toEqual(fluid)
    const counter = arranged('counter')
    expect(temperatureProfile(counter).fluid[0]!.T).toBe(counter.fluid.leavingTemperature)
    const cross = arranged('cross')
    const first = cross.rows[0]!
    expect(temperatureProfile(cross).fluid[0]!.T).toBeCloseTo((first.fluidIn + first.fluidOut) / 2, 9)
  })

  it('draws boiling at the falling saturation temperature, and superheat at the air', () => {
    const rating = rateCoil(evaporatorCoil)
    const { fluid } = temperatureProfile(rating)
    expect(fluid[0]!.T).toBe(rating.fluid.leavingTemperature)
    expect(fluid.at(-1)!.T).toBe(rating.fluid.enteringTemperature)
    const suction = evaporatorCoil.refrigerant.suctionTemperature
    expect(fluid[0]!.place).toBe(0)
    expect(fluid[0]!.T).toBeGreaterThan(suction + 4)
    expect(fluid.at(-1)!.place).toBeCloseTo(4, 9)
    const boiling = fluid.slice(1).map(({ T }) => T)
    expect([...boiling].sort((a, b) => a - b)).toEqual(boiling)
    expect(boiling[0]).toBeLessThan(suction + 1)
  })
})
