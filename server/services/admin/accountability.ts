/** For auditors: the rights of a person on a day, and the checkpoints that verify the trail. */
import type { RightsReport } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { allCheckpoints } from '../../access/auditCheckpoint'
import { type Rights, rightsAt, sourceOf } from '../../access/rightsOn'
import { minutesAfter } from '../../process/clock'
import { pemOf } from '../../secrets/signingKey'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { rights: texts } = serverMessages

export function showRights({ db }: AdminParts) {
  return async (call: ServiceCall, { email, on }: { email: string; on: string }) => {
    const day = new Date(on)
    if (day > call.now) return refused(texts.notBegun(on))
    const name = email.toLowerCase()
    const found = await rightsAt(db, name, minutesAfter(day, 24 * 60))
    if (!found) return refused(texts.unknown(name))
    return succeeded({ Email: name, On: on, Account: told(found.account), Roles: told(found.roles) })
  }
}

function told({ text, by }: Rights['roles']): RightsReport['Roles'] {
  if (!by) return { Text: text, By: null }
  const { row: Row, event: Event, who: Who, at: At } = sourceOf(by)
  return { Text: text, By: { Row, Event, Who, At } }
}

export function listCheckpoints({ db, audit }: AdminParts) {
  return async () =>
    succeeded({
      Checkpoints: await allCheckpoints(db),
      Pem: pemOf(audit.publicKey),
    })
}
