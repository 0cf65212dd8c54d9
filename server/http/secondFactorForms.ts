/** The forms of the second factor, which work without script: the code at sign-in, and the page that sets it up. */

import type { Request, Response } from 'express'
import { z } from 'zod'
import { factorMessages } from '../../shared/accounts/factorMessages'
import { account } from '../../shared/contracts'
import type { FactorSetup } from '../../shared/contracts/account'
import { type Envelope, type Notice, refused } from '../../shared/contracts/envelope'
import type { Operation, ResponseOf } from '../../shared/contracts/operation'
import type { FormState, FrameFactor } from '../../shared/frame/frame'
import { routes } from '../../shared/routes'
import { messages, texts } from '../../shared/texts'
import { textUpTo } from '../../shared/validation/schemas'
import { takeReturnUrl } from '../access/returnUrl'
import { limits } from '../config/limits'
import { InputError } from '../errors/inputError'
import type { Gateway } from '../gateway/gateway'
import type { Guard } from './guard'
import type { RenderPages } from './renderPages'

interface Parts {
  gateway: Gateway
  guard: Guard
  render: RenderPages
}

/** The code after the password. The form is shown at the address of the login page. */
export function answerCode({ gateway, render }: Pick<Parts, 'gateway' | 'render'>) {
  return async (request: Request, response: Response): Promise<void> => {
    if (!request.session.awaitsCode) return response.redirect(303, routes.login.path)
    const field = 'recoveryCode' in request.body ? 'recoveryCode' : 'code'
    const again = (message: string) =>
      render(request, response, {
        name: 'login',
        isCodeAsked: true,
        form: { values: {}, errors: { [field]: message } },
      })
    const form = account.ConfirmSignIn.request.safeParse({ code: request.body[field] })
    if (!form.success) return again(form.error.issues[0]?.message ?? messages.invalid('Code'))

    const { Succeeded, SessionExpired, Notices, Item } = await gateway.call(request, account.ConfirmSignIn, form.data)
    if (Succeeded) return response.redirect(303, Item?.Next ?? routes.appSelector.path)
    if (!SessionExpired) return again(firstLine(Notices))
    request.session.notices = Notices
    response.redirect(303, routes.login.path)
  }
}

const typed = textUpTo(limits.typedPassword).default('')
const page = z.strictObject({
  _csrf: z.string(),
  action: z.enum(['start', 'confirm', 'codes', 'off']),
  currentPassword: typed,
  code: typed,
})

interface Fields {
  password: string
  code: string
}

/** The outcome of a form: errors by field, and secrets that are shown only once. */
interface Outcome {
  errors?: FormState['errors']
  factor?: FrameFactor
}

/** Secret and codes are only in the response to the form that requested them, not in any later page. */
export function setUpFactor({ gateway, guard, render }: Parts) {
  const actions: Record<z.infer<typeof page>['action'], (http: Request, fields: Fields) => Promise<Outcome>> = {
    start: async (http, fields) => {
      const answer = await ask(http, account.StartSecondFactor, fields)
      return { errors: errorsIn(answer), factor: answer.Item ? { setup: answer.Item } : undefined }
    },
    confirm: async (http, { code }) => {
      const answer = await ask(http, account.ConfirmSecondFactor, { code })
      const { Item } = answer
      return { errors: errorsIn(answer), factor: Item ? shownOf(http, Item) : undefined }
    },
    codes: async (http, fields) => {
      const answer = await ask(http, account.RenewRecoveryCodes, fields)
      return { errors: errorsIn(answer), factor: answer.Item ? codesOf(http, answer.Item) : undefined }
    },
    off: async (http, fields) => {
      const answer = await ask(http, account.TurnOffSecondFactor, fields)
      if (answer.Succeeded) http.session.notices = [successNotice(factorMessages.off)]
      return { errors: errorsIn(answer) }
    },
  }

  return async (request: Request, response: Response): Promise<void> => {
    const decision = await guard(request, 'secondFactor')
    if (!decision.open) return response.redirect(303, decision.redirect)
    const parsed = page.safeParse(request.body)
    if (!parsed.success) throw new InputError(400, 'no such form')
    const { action, currentPassword: password, code } = parsed.data
    const { errors, factor } = await actions[action](request, { password, code })
    if (!errors && !factor) return response.redirect(303, routes.secondFactor.path)
    const form = errors && { values: { action }, errors }
    await render(request, response, { name: 'secondFactor', form, factor })
  }

  /** Values that break the contract are refused in the same way as by the service. */
  function ask<O extends Operation>(http: Request, operation: O, input: object): Promise<ResponseOf<O>> {
    const parsed = operation.request.safeParse(input)
    if (parsed.success) return gateway.call(http, operation, parsed.data)
    return Promise.resolve(refused(parsed.error.issues[0]?.message ?? messages.invalid('Code')) as ResponseOf<O>)
  }
}

function shownOf(http: Request, item: FactorSetup | { RecoveryCodes: readonly string[] }): FrameFactor {
  return 'Secret' in item ? { setup: item } : codesOf(http, item)
}

/** The recovery codes, with a link to the page that was requested before the set-up. */
function codesOf(request: Request, { RecoveryCodes }: { RecoveryCodes: readonly string[] }): FrameFactor {
  return { recoveryCodes: RecoveryCodes, next: takeReturnUrl(request) }
}

const ofPassword: readonly string[] = [
  messages.required('Current password'),
  messages.wrongOldPassword,
  messages.passwordPaused,
]

/** A refusal belongs to one of the two fields. */
function errorsIn({ Succeeded, Notices }: Envelope): FormState['errors'] | undefined {
  if (Succeeded) return undefined
  const line = firstLine(Notices)
  return { [ofPassword.includes(line) ? 'currentPassword' : 'code']: line }
}

function firstLine(notices: readonly Notice[]): string {
  return notices[0]?.Messages[0] ?? texts.unknownError
}

function successNotice(text: string): Notice {
  return { Type: 'message', Title: '', Severity: 'success', Messages: [text] }
}
