/** Choices in the form of an economizer that change more than their own field. */
import { describe, expect, it } from 'vitest'
import { firstOf, newEconomizer } from '../../../shared/economizer/document/exampleEconomizers'
import { economizerKindOf } from '../../../shared/economizer/facts/economizerName'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import {
  type EconomizerForm,
  withChoice,
  withCondensing,
} from '../../../views/widgets/economizer-workbench/form/choices'

describe.each(Object.entries(firstOf))('a second stage on the first economizer of %s', (_, input) => {
  const form = { ...newEconomizer('IP', input), typed: {}, parts: {} } as unknown as EconomizerForm
  const dual = withCondensing(form, true)

  it('begins so wide that the gas loses little more, and condenses', () => {
    const { full } = rateEconomizerDocument(dual.input)
    const more = full.gasDrop - rateEconomizerDocument(input).full.gasDrop
    expect(more).toBeLessThan(0.2 * input.limits.gasDrop!)
    expect(full.condensate).toBeGreaterThan(0)
  })

  it('begins without a price, which is asked for, and goes with the one that it was given', () => {
    expect(rateEconomizerDocument(dual.input).warnings.map(({ code }) => code)).toContain('STAGE_COST')
    const priced = { ...dual, input: { ...dual.input, condensing: { ...dual.input.condensing!, installed: 60_000 } } }
    const single = withCondensing(priced, false)
    expect(rateEconomizerDocument(single.input).year.worth).toEqual(rateEconomizerDocument(input).year.worth)
    expect(withCondensing(single, true).input.condensing?.installed).toBe(60_000)
  })
})

it("a fuel of one's own is not called by one of the list, and by the mixture that it was taken from", () => {
  const form = { ...newEconomizer('IP', firstOf.economizer), typed: {}, parts: {} } as unknown as EconomizerForm
  const own = withChoice(form, 'fuel.kind', 'own-gas')!
  expect(own.input.fuel).not.toHaveProperty('name')
  expect(economizerKindOf(own.input)).toBe('Own fuel')
  const called = (name: string) => economizerKindOf({ fuel: { ...own.input.fuel, name } })
  // Saved before it lost the name of the list.
  expect(called('Natural gas')).toBe('Own fuel')
  expect(called('Digester 2')).toBe('Digester 2')
  expect(withChoice(own, 'fuel.kind', 'named')!.input.fuel.name).toBe('Natural gas')
})
