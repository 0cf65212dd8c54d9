/** Sentences of the solver at the fields of its settings. */
import { sentence } from '../../../../shared/display/sentence'
import { useCircuitry } from '../useCircuitry'

/** Why the coil is not solved, where that is because of a field or a part of it. */
export function useRefusalAt(path: string): string | undefined {
  const { refusal, refusedAt } = useCircuitry().rated.rating ?? {}
  if (refusal === undefined || refusedAt === undefined) return undefined
  return refusedAt === path || refusedAt.startsWith(`${path}.`) ? sentence(refusal) : undefined
}
