/** What the files that an admin downloads have in common. */
import type { Request, Response } from 'express'
import { AccessError } from '../../errors/accessError'
import type { Guard } from '../guard'

/** Guarded like the page that links to it; but a file is no page, and sends nobody elsewhere. */
export async function requireAdmin(guard: Guard, request: Request): Promise<void> {
  const decision = await guard(request, 'admin')
  if (!decision.open) throw new AccessError(decision.challenge ? 'clearance-missing' : 'not-signed-in')
}

/** Says of the answer that it is a table to be kept under this name. */
export function startTable(response: Response, name: string): void {
  startFile(response, name, 'text/csv; charset=utf-8')
}

/** Says of the answer that it is a file to be kept under this name. */
export function startFile(response: Response, name: string, type: string): void {
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('content-disposition', `attachment; filename="${name}"`)
  response.type(type)
}
