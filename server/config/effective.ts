/** The configuration as it was read, for admins: the value of each variable, and where it comes from. */
import type { Name, Variable } from './variables'

export interface EffectiveVariable {
  name: string
  /** Undefined of what is not set, and of every secret: the table of variables marks them. */
  value: string | null
  source: 'default' | 'environment' | 'file' | 'not set'
  isSecret: boolean
  about: string
}

interface Read {
  /** Whether the environment, or a file that it names, gives the value. */
  from?: 'environment' | 'file'
  value: unknown
}

export function effectiveVariable(name: Name, variable: Variable, { from, value }: Read): EffectiveVariable {
  const source = from ?? (value === undefined || (Array.isArray(value) && value.length === 0) ? 'not set' : 'default')
  const isSecret = variable.secret === true
  return {
    name,
    value: isSecret || source === 'not set' ? null : textOf(value),
    source,
    isSecret,
    about: variable.about,
  }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
