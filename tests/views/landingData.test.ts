import type { PageContextServer } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../engine/coils'
import { data } from '../../pages/index/+data'
import { coolingExample } from '../../shared/coils/document/exampleCoil'

const sheetIn = (units: 'IP' | 'SI') =>
  data({ frame: { preferences: { units } } } as unknown as PageContextServer).sheet
const numberIn = (text: string) => Number(text.replaceAll(',', '').match(/[\d.]+/)?.[0])

describe('the figures on the landing page', () => {
  it('are what the engine makes of the example, to the last digit that is shown', () => {
    const rating = rateCoil(coolingExample)
    expect(numberIn(sheetIn('SI').capacity)).toBeCloseTo(rating.totalCapacity / 1000, 1)
    expect(numberIn(sheetIn('IP').capacity)).toBeCloseTo(rating.totalCapacity / 293.0711, 1)
    expect(numberIn(sheetIn('SI').waterOut)).toBeCloseTo(rating.fluid.leavingTemperature - 273.15, 1)
  })

  it('are in the units of the reader', () => {
    expect(sheetIn('IP')).toMatchObject({ airflow: '9,000 SCFM', length: '60.00', units: 'in, °F', waterIn: '44.0 °F' })
    expect(sheetIn('SI')).toMatchObject({ length: '1,524', units: 'mm, °C', waterIn: '6.7 °C' })
  })

  it('are drawn at the size they say', () => {
    const { inches, depth } = sheetIn('IP')
    expect(inches).toMatchObject({ length: 60, height: 36, rows: 6 })
    expect(inches.depth).toBeCloseTo(numberIn(depth), 2)
  })
})
