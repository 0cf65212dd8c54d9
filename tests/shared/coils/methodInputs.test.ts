import { describe, expect, it } from 'vitest'
import { correlations } from '../../../engine'
import { readerOf } from '../../../shared/display/formatQuantity'
import { methodInput, methodRange } from '../../../shared/tools/methods/methodInputs'

const shown = (Name: string, Unit: string, value: number, system: 'IP' | 'SI') => {
  const { unit, text } = methodInput({ Name, Unit }, readerOf(system))
  return `${text(value)} ${unit}`.trim()
}

describe('the inputs of methods', () => {
  it.each([
    ['collarDiameter', 'm', 0.0254, '1 in', '25.4 mm'],
    ['helixAngle', 'rad', Math.PI / 4, '45 °', '45 °'],
    ['liquidDensity', 'kg/m3', 1000, '62.43 lb/ft³', '1,000 kg/m³'],
    ['massFlux', 'kg/s m2', 100, '73,730 lb/(h·ft²)', '100 kg/(m²·s)'],
    ['pressure', 'Pa', 1e6, '145 psia', '1,000 kPa'],
    ['heatFlux', 'W/m2', 10_000, '3,170 Btu/(h·ft²)', '10 kW/m²'],
    ['surfaceTension', 'N/m', 0.0728, '72.8 dyn/cm', '72.8 mN/m'],
    ['wallDifference', 'K', 5, '9 °F', '5 K'],
    ['saturationTemperature', 'K', 273.15, '32 °F', '0 °C'],
    ['interfaceTemperature', 'K', 273.15, '32 °F', '0 °C'],
    ['gasHeatCapacity', 'J/mol K', 41.868, '10 Btu/(lbmol·°F)', '41.87 J/(mol·K)'],
    ['latentHeat', 'J/kg', 200_000, '85.98 Btu/lb', '200 kJ/kg'],
    ['m', '1/m', 100, '2.54 1/in', '100 1/m'],
    ['Re', '-', 12_650, '12,650', '12,650'],
  ])('%s in %s is read in both systems', (name, unit, value, ip, si) => {
    expect([shown(name, unit, value, 'IP'), shown(name, unit, value, 'SI')]).toEqual([ip, si])
  })

  it('are all known by their units: none is left as the registry writes it', () => {
    const units = new Set(correlations.flatMap(({ inputs }) => inputs.map(({ unit }) => unit)))
    const unread = [...units].filter(unit => {
      const shown = methodInput({ Name: '', Unit: unit }, readerOf('IP')).unit
      return unit !== '-' && shown === unit
    })
    expect(unread).toEqual([])
  })

  it('have ranges in the same unit, open at an end or not', () => {
    const { text } = methodInput({ Name: 'finPitch', Unit: 'm' }, readerOf('IP'))
    expect(methodRange([0.00254, 0.0254], text)).toBe('0.1 to 1')
    expect(methodRange([null, 0.0254], text)).toBe('up to 1')
    expect(methodRange([0.0254, null], text)).toBe('from 1')
  })
})
