/** Metals of tubes and fins in flue gas. */
import { EngineError } from '../errors'
import { conductivity, type Material, tubeMaterial } from '../materials'

/** A metal in flue gas. */
export interface Metal {
  readonly name: string
  /** [W/m K] */
  readonly conductivity: number
  /** Hottest that a fin of it should be [K]. */
  readonly hottest: number
  /** Whether it stands what condenses from flue gas of little sulfur. */
  readonly bearsCondensate: boolean
  /** The tube of it, whose allowable stress is known. */
  readonly tube?: Material
  readonly trust?: 'verify'
}

const celsius = (t: number) => t + 273.15

/** Usual temperature of the metal of an economizer, at which its conductivity is taken [K]. */
const usual = 420

/** A stainless steel of the list of materials. */
const stainless = (name: string, hottest: number): Metal => ({
  name,
  conductivity: conductivity(tubeMaterial(name), usual),
  hottest,
  bearsCondensate: true,
  tube: tubeMaterial(name),
  trust: 'verify',
})

/** The metals, in the order of choice. */
export const metals: readonly Metal[] = Object.freeze([
  {
    ...{ name: 'Carbon Steel', conductivity: 45, hottest: celsius(454), bearsCondensate: false, trust: 'verify' },
    tube: tubeMaterial('Carbon Steel'),
  },
  { name: '409 Stainless', conductivity: 25, hottest: celsius(593), bearsCondensate: false, trust: 'verify' },
  stainless('304 Stainless', celsius(815)),
  stainless('316 Stainless', celsius(815)),
  stainless('AL6XN', celsius(427)),
])

/**
 * A metal by its name.
 *
 * @param name  such as `Carbon Steel`
 * @returns     conductivity [W/m K], hottest fin [K], whether it stands condensate
 *
 * Valid for the names of `metals`; else `unknown-name`.
 *
 * Source: makers of finned tubes, as quoted in the trade; stainless steels as `tubeMaterial`.
 */
export function metalNamed(name: string): Metal {
  const found = metals.find(metal => metal.name === name)
  if (found) return found
  const known = metals.map(metal => metal.name).join(', ')
  throw new EngineError('unknown-name', `no tubes or fins for flue gas are made of ${name}; there are ${known}`, {
    name,
  })
}
