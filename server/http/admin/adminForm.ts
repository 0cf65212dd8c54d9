/** The definition of a form of the admin's page: its fields, whether it needs the password, and its action. */
import type { Request } from 'express'
import { z } from 'zod'
import { account } from '../../../shared/contracts'
import { type Notice, refused } from '../../../shared/contracts/envelope'
import type { Operation, RequestOf, ResponseOf } from '../../../shared/contracts/operation'
import { messages } from '../../../shared/texts'
import { InputError } from '../../errors/inputError'
import type { Gateway } from '../../gateway/gateway'

export interface Outcome {
  notices: Notice[]
  /** The query of the page that shows it. */
  goesTo: Record<string, string>
  /** What was refused and is shown in the form again, to be mended. */
  typed?: Record<string, string>
}

interface Given<Shape extends z.ZodRawShape> {
  fields: Shape
  /** The query of the page that shows it, and shows it again with the chosen values after a mistyped password. */
  shownAt: (form: z.infer<z.ZodObject<Shape>>) => Record<string, string>
  needsPassword?: true
  run: (request: Request, form: z.infer<z.ZodObject<Shape>>, gateway: Gateway) => Promise<Notice[] | Outcome>
}

/** A form as the page posts it: `action` is its name. */
export interface AdminForm {
  answer(request: Request, gateway: Gateway): Promise<Outcome>
}

export function adminForm<Shape extends z.ZodRawShape>({
  fields,
  shownAt,
  needsPassword,
  run,
}: Given<Shape>): AdminForm {
  const form = z.object(fields)
  const head = z.strictObject({
    ...{ _csrf: z.string(), action: z.string() },
    ...(needsPassword && { password: z.string() }),
    ...fields,
  })
  return {
    async answer(request, gateway) {
      const whole = head.safeParse(request.body)
      if (!whole.success) throw new InputError(400, 'no such form')
      const parsed = form.parse(request.body)
      const goesTo = shownAt(parsed)
      const notProven = needsPassword && (await refusalOf(request, gateway))
      if (notProven) return { notices: notProven, goesTo }
      const outcome = await run(request, parsed, gateway)
      return Array.isArray(outcome) ? { notices: outcome, goesTo } : outcome
    },
  }
}

async function refusalOf(request: Request, gateway: Gateway): Promise<Notice[] | undefined> {
  const typed = account.ConfirmPassword.request.safeParse({ password: request.body.password })
  if (!typed.success) return refused(messages.required('Your password')).Notices
  const { Succeeded, Notices } = await gateway.call(request, account.ConfirmPassword, typed.data)
  return Succeeded ? undefined : Notices
}

/**
 * Calls the operation with the typed values; values that break the contract are refused with the texts of their fields.
 */
export function callTyped<O extends Operation>(
  request: Request,
  gateway: Gateway,
  { operation, input }: { operation: O; input: object },
): Promise<ResponseOf<O>> {
  const parsed = operation.request.safeParse(input)
  if (parsed.success) return gateway.call(request, operation, parsed.data as RequestOf<O>)
  const lines = parsed.error.issues.map(issue => issue.message)
  return Promise.resolve(refused(...new Set(lines)) as ResponseOf<O>)
}
