/** The built-in account service. */
import { contracts } from '../../../shared/contracts'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { Background } from '../../background'
import type { Clock } from '../../clock'
import type { Database } from '../../data/database'
import type { Mailer } from '../../mail/mailer'
import { createService, type ServiceFetch } from '../service'
import { changePassword } from './changePassword'
import { forgotPassword } from './forgotPassword'
import { getIdentity } from './getIdentity'
import { logIn } from './logIn'
import { logOut } from './logOut'

export interface AccountParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  mailer: Mailer
  background: Background
}

export function createAccountService(parts: AccountParts): ServiceFetch {
  const operations = contracts['AccountService.svc']
  return createService({
    name: 'AccountService.svc',
    operations,
    db: parts.db,
    clock: parts.clock,
    handlers: {
      LogIn: logIn(parts),
      LogOut: logOut(parts),
      ForgotPassword: forgotPassword(parts),
      ChangePassword: changePassword(parts),
      GetIdentity: getIdentity(parts),
    },
  })
}
