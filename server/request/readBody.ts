import type { Request, RequestHandler, Response } from 'express'
import { InputError } from '../errors/inputError'

/** Reads the body with a parser of Express, before there is a session. Throws an InputError if that fails. */
export async function readBody(parse: RequestHandler, request: Request, response: Response): Promise<void> {
  const error = await new Promise<unknown>(resolve => parse(request, response, resolve))
  if (error) throw new InputError((error as { status?: number }).status === 413 ? 413 : 400, 'unreadable')
}
