/** The form that asks for clearance. It returns to the requested page, which is then open or shows the error. */
import type { Request, Response } from 'express'
import { z } from 'zod'
import { account } from '../../shared/contracts'
import { routes } from '../../shared/routes'
import { messages, texts } from '../../shared/texts'
import { ownAddress } from '../access/returnUrl'
import { limits } from '../config/limits'
import { InputError } from '../errors/inputError'
import type { Gateway } from '../gateway/gateway'

const form = z.object({
  returnTo: z.string().max(limits.addressLength),
  questionId: z.coerce.number().int(),
  answer: z.string(),
})

export function answerChallenge(gateway: Gateway) {
  return async (request: Request, response: Response): Promise<void> => {
    const parsed = form.safeParse(request.body)
    if (!parsed.success) throw new InputError(400, 'not an answer')
    const { returnTo, ...answer } = parsed.data
    const problem = await problemWith(request, answer)
    if (problem && request.session.identity) request.session.challengeProblem = problem
    response.redirect(303, ownAddress(returnTo) ?? routes.appSelector.path)
  }

  async function problemWith(request: Request, answer: { questionId: number; answer: string }) {
    const checked = account.ConfirmSecurityQuestionAnswer.request.safeParse(answer)
    if (!checked.success) return checked.error.issues[0]?.message ?? messages.invalid('Answer')
    const { Succeeded, Notices } = await gateway.call(request, account.ConfirmSecurityQuestionAnswer, answer)
    return Succeeded ? undefined : (Notices[0]?.Messages.join(' ') ?? texts.unknownError)
  }
}
