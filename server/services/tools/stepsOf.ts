import { numberAt } from '../../../shared/tools/fields/measure'

/** A step down and a step up of the inputs at `paths`, without those that are left empty. */
export function stepsOf(input: object, paths: readonly string[], ends: (value: number) => [low: number, high: number]) {
  return paths.flatMap(path => {
    const value = numberAt(input, path)
    if (value === undefined) return []
    const [low, high] = ends(value)
    return [{ path, value, low, high }]
  })
}
