import type { z } from 'zod'
import type { FieldError } from '../../errors/apiError'

type Issue = z.core.$ZodIssue

/** The fields that do not fit, each by its path. Of alternatives, those of the one that fits best. */
export function fieldErrors(issues: readonly Issue[], from: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap(issue => {
    const path = [...from, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return closest(issue.errors, path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => ({ path: written([...path, key]), message: 'This field is not known here.' }))
    return [{ path: written(path), message: issue.message }]
  })
}

/** The alternative with the fewest errors. */
function closest(alternatives: readonly (readonly Issue[])[], path: readonly PropertyKey[]): FieldError[] {
  return alternatives
    .map(issues => fieldErrors(issues, path))
    .reduce((best, one) => (one.length < best.length ? one : best))
}

const written = (path: readonly PropertyKey[]) => path.map(String).join('.')
