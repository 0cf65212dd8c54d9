import type { Request, RequestHandler, Response } from 'express'
import { InputError } from '../errors/inputError'

/** Reads the body with a parser of Express, where there is no session yet. An InputError where that does not succeed. */
export async function readBody(parse: RequestHandler, request: Request, response: Response): Promise<void> {
  const error = await new Promise<unknown>(resolve => parse(request, response, resolve))
  if (error) throw new InputError((error as { status?: number }).status === 413 ? 413 : 400, 'unreadable')
}
