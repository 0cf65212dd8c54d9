import { type ApiProblemName, apiProblems } from '../../shared/selectionApi/apiProblems'

/** A field of a request that does not fit, by its path. */
export interface FieldError {
  path: string
  message: string
}

interface ApiErrorDetail {
  /** The sentence of this answer, instead of that of the problem. */
  said?: string
  errors?: readonly FieldError[]
  headers?: Readonly<Record<string, string>>
}

/** A refusal of the Selection API, which the program gets as problem details. */
export class ApiError extends Error {
  readonly said: string
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    readonly problem: ApiProblemName,
    { said = apiProblems[problem].text, errors = [], headers = {} }: ApiErrorDetail = {},
  ) {
    super(said)
    this.name = 'ApiError'
    this.said = said
    this.errors = errors
    this.headers = headers
  }
}
