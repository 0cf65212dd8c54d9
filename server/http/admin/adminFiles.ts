/** Common functions for the files that an admin downloads. */
import type { Request, Response } from 'express'
import { AccessError } from '../../errors/accessError'
import type { Guard } from '../guard'

/** Guarded like the page that links to it, but without redirects, because a file is no page. */
export async function requireAdmin(guard: Guard, request: Request): Promise<void> {
  const decision = await guard(request, 'admin')
  if (!decision.open) throw new AccessError(decision.challenge ? 'clearance-missing' : 'not-signed-in')
}

/** Sets the headers of a CSV table with this file name. */
export function startTable(response: Response, name: string): void {
  startFile(response, name, 'text/csv; charset=utf-8')
}

/** Sets the headers of a download with this file name. */
export function startFile(response: Response, name: string, type: string): void {
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('content-disposition', `attachment; filename="${name}"`)
  response.type(type)
}
