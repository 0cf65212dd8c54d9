/** Refusals as problem details (RFC 9457). */
import type { Request, Response } from 'express'
import { apiProblems, problemType } from '../../../shared/selectionApi/apiProblems'
import { limits } from '../../config/limits'
import { ApiError } from '../../errors/apiError'
import { BusyError } from '../../errors/busyError'
import { UnavailableError } from '../../errors/unavailableError'
import { UpstreamError } from '../../errors/upstreamError'

const soon = { 'retry-after': String(limits.incoming.retrySeconds) }

/** Any error as one of the API. What is no refusal is a fault, of which the program learns nothing. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof BusyError) return new ApiError('busy', { said: error.text, headers: soon })
  if (error instanceof UnavailableError || error instanceof UpstreamError)
    return new ApiError('busy', { headers: soon })
  return new ApiError('failed')
}

export function sendProblem(request: Request, response: Response, { problem, said, errors, headers }: ApiError): void {
  const { status, title } = apiProblems[problem]
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        ...{ type: problemType(problem), status, title, detail: said, requestId: request.requestId },
        ...(errors.length > 0 && { errors }),
      }),
    )
}
