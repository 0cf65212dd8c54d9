import { routes } from '../../shared/routes'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'
import { timeAndRequest } from './timeAndRequest'

interface SignIn {
  now: Date
  device: string
  address: string
  requestId: string
}

/** Reports a sign-in from a new kind of device, so that people notice sign-ins by others. */
export function newDeviceMail(to: string, { now, device, address, requestId }: SignIn, origin: string): Mail {
  return composeMail({
    kind: 'new device',
    to,
    subject: 'A new device signed in to your Coilworks account',
    heading: 'Somebody signed in to your account with a device that was not used before.',
    parts: [
      {
        facts: [['Device', device], ['Address', address], ...timeAndRequest({ now, requestId })],
      },
      'If this was not you, change your password at once, which ends every session.',
      { link: `${origin}${routes.changePassword.path}`, label: 'Change password' },
    ],
  })
}
