import type { FieldRule } from '../../shared/validation/fieldRules'
import { htmlPattern } from './htmlPattern'

/** What the `Field` of that name gets from its rule. Without script the browser checks these itself. */
export const fieldOf = <Name extends string>(name: Name, { label, required, max, pattern }: FieldRule) => ({
  name,
  label,
  required,
  maxLength: max,
  pattern: pattern && htmlPattern(pattern),
})
