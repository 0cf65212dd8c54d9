/**
 * Handles a form without a token of the present session: its page was open for too long, or the session has ended. The
 * form has no effect, but the typed text is not lost.
 */
import type { ErrorRequestHandler, Request } from 'express'
import { routeNamed } from '../../shared/routes'
import { serverMessages } from '../../shared/wording/serverMessages'
import { keepReturnUrl } from '../access/returnUrl'
import { AccessError } from '../errors/accessError'
import type { RenderPages } from './renderPages'
import { type TypedForms, typedInto } from './typedForms'

interface LostFormParts {
  isForm: (request: Request) => boolean
  render: RenderPages
  typedForms: TypedForms
}

export function lostForms({ isForm, render, typedForms }: LostFormParts): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    const isLost = error instanceof AccessError && error.code === 'csrf' && isForm(request) && !request.operation
    if (!isLost || !request.session) return next(error)
    request.log.info({ refused: error.message }, 'a form came without a token of its session')
    const name = routeNamed(request.path)
    const values = name ? typedInto(name, request.body) : {}
    const reader = typedForms.markOf(request.session) ?? ''
    const typedBy: unknown = request.body?._for ?? ''
    const hasText = Object.keys(values).length > 0

    // The page belongs to the same reader, or to a visitor: the form may be sent again.
    if (name && hasText && typedBy === reader)
      return render(request, response, {
        name,
        status: 403,
        form: { values, errors: {}, message: serverMessages.lostForm.again },
      })
    if (reader !== '') return next(typedBy === '' ? error : new AccessError('another-person'))

    if (name) keepReturnUrl(request)
    const kept = name && typeof typedBy === 'string' ? typedForms.sealed(name, values, typedBy) : undefined
    const message = kept ? serverMessages.lostForm.logInForTyped : serverMessages.lostForm.logIn
    return render(request, response, { name: 'login', status: 403, form: { values: {}, errors: {}, message, kept } })
  }
}
