/** `design`: the coils that meet a duty, best first. */
import type { DesignAnswer, DesignChoices, DesignRank, DesignRequest } from '../design/design'
import { catalogueFor } from '../design/designCatalogue'
import { designCoils } from '../design/designCoils'
import { EngineError } from '../errors'
import { coilDocument } from './coilDocument'
import { type Line, numbersOf, objectWith, textOf } from './fields'

const targets = ['capacity', 'leavingDryBulb', 'leavingWetBulb'] as const
const limits = [
  'airPressureDrop',
  'fluidPressureDrop',
  'faceVelocity',
  'leastFluidVelocity',
  'mostFluidVelocity',
  'excess',
] as const
const ranks: readonly string[] = [
  'cost',
  'weight',
  'air pressure drop',
  'fluid pressure drop',
  'margin',
] satisfies DesignRank[]
const numeric = ['rows', 'finPitch', 'circuiting', 'finnedHeight', 'finnedLength', 'finThickness'] as const
const named = ['finSurface', 'tubeMaterial', 'finMaterial'] as const
const layout = ['tubeOutsideDiameter', 'tubeWall', 'transversePitch', 'longitudinalPitch'] as const

/**
 * Search for coils.
 *
 * @param line  `coil` (a coil input document, as for `rate`), `target` (capacity [W], leaving air [K]), `limits`,
 *              `choices` (lists of values by field, or `optimize` for those of the catalogue; for the face, sizes
 *              around the coil's own), `rankBy`, `most`
 * @returns     candidates best first, near misses with the targets and limits that they miss, counts; SI
 *
 * Valid as `designCoils`; an unknown field, or a value that is not of its kind, is `invalid-input`.
 *
 * Source: see `designCoils`.
 */
export function design(line: unknown): DesignAnswer {
  const asked = objectWith(line, ['coil', 'target', 'limits', 'choices', 'rankBy', 'most'])
  const rankBy = textOf(asked, 'rankBy')
  if (rankBy !== undefined && !ranks.includes(rankBy))
    throw new EngineError('invalid-input', `rankBy must be one of ${ranks.join(', ')}`, { rankBy })
  const coil = coilDocument(asked.coil)
  return designCoils({
    coil,
    target: numbersOf(objectWith(asked.target, targets), targets),
    limits: asked.limits === undefined ? {} : numbersOf(objectWith(asked.limits, limits), limits),
    choices: choicesOf(asked.choices, catalogueFor(coil.geometry)),
    ...(rankBy === undefined ? {} : { rankBy: rankBy as DesignRank }),
    ...numbersOf(asked, ['most']),
  })
}

function choicesOf(value: unknown, catalogue: Required<DesignChoices>): DesignRequest['choices'] {
  const choices = objectWith(value, [...numeric, ...named, 'tube'])
  const made: Record<string, readonly unknown[]> = {}
  for (const [name, list] of Object.entries(choices)) {
    if (list === 'optimize') made[name] = catalogue[name as keyof DesignChoices]
    else if (Array.isArray(list)) made[name] = list.map(one => choiceOf(name, one))
    else throw new EngineError('invalid-input', `choices.${name} must be a list`, { [name]: list })
  }
  return made as DesignRequest['choices']
}

function choiceOf(name: string, value: unknown): unknown {
  const line: Line = { [name]: value }
  if (name === 'tube') return numbersOf(objectWith(value, layout), layout)
  return (named as readonly string[]).includes(name) ? textOf(line, name) : numbersOf(line, [name])[name]
}
