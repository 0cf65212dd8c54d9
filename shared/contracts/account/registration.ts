/** Operations of the account service about registering. Both are additions to the specification's list. */
import { z } from 'zod'
import { registrationOutcomes, registrationRules as rules } from '../../accounts/registration'
import { messages, texts } from '../../texts'
import { fieldRules } from '../../validation/fieldRules'
import { field } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

const service = 'AccountService.svc'

/** Mails a code to the given address. The answer is the same whether or not it has an account; throttled. */
export const Register = operation({
  service,
  name: 'Register',
  method: 'POST',
  changes: 'people',
  access: 'open',
  request: z
    .strictObject({
      fullName: field(rules.fullName),
      companyName: field(rules.companyName),
      phone: field(rules.phone),
      email: field(rules.email),
      confirmEmail: field(rules.confirmEmail),
      password: field(rules.password),
      confirmPassword: field(rules.confirmPassword),
      acceptTerms: z.literal(true, messages.acceptTerms),
      /** Hash of the token in the invitation link that the visitor used. The gateway sets it, never the browser. */
      invitationHash: z.string().max(100).optional(),
    })
    .refine(form => form.email === form.confirmEmail, { path: ['confirmEmail'], message: texts.emailsDiffer })
    .refine(form => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: texts.passwordsDiffer,
      params: { key: 'nomatch' },
    }),
  response: envelope(z.object({ RegistrationId: z.uuid() })),
})

const invitation = z.object({ Email: z.string(), CompanyName: z.string() })

export type Invitation = z.infer<typeof invitation>

/** The address that an invitation was mailed to. An addition; an expired link answers like one that never existed. */
export const GetInvitation = operation({
  service,
  name: 'GetInvitation',
  method: 'POST',
  changes: 'nothing',
  access: 'open',
  request: z.strictObject({ invitation: z.string().min(1).max(100) }),
  response: envelope(invitation),
})

/** Proves the mailbox by the code, and only then creates the account. A code is valid for its own registration only. */
export const ConfirmRegistration = operation({
  service,
  name: 'ConfirmRegistration',
  method: 'POST',
  changes: 'people',
  access: 'open',
  request: z.strictObject({ registrationId: z.uuid(), answerCode: field(fieldRules.mailedCode) }),
  response: envelope(z.object({ Outcome: z.enum(registrationOutcomes) })),
})
