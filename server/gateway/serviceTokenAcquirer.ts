/** The token of the token service for a person who signs in or is impersonated. */
import type { Request } from 'express'
import type { Role } from '../../shared/access/roles'
import { errorNotice } from '../../shared/contracts/envelope'
import { messages } from '../../shared/texts'
import { AccessError } from '../errors/accessError'
import type { TokenOccasion, TokenService } from './tokenService'

/**
 * Gives a function that gets the token if the person's roles need one. If that fails, the session stays: the next page says
 * that some tools are not available. Only a refused refresh of the token ends the session.
 */
export function serviceTokenAcquirer({ acquire }: TokenService) {
  return async (request: Request, roles: readonly Role[], occasion: TokenOccasion): Promise<void> => {
    try {
      await acquire(request, roles, occasion)
    } catch (error) {
      if (error instanceof AccessError) throw error
      request.log.warn({ err: error }, 'no token of the token service')
      request.session.notices = [...(request.session.notices ?? []), errorNotice(messages.noServiceToken)]
    }
  }
}
