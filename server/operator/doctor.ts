/** Checks everything on which the product depends, and says what to do about each fault. */

import { randomUUID } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import type { Parts } from '../application/parts'
import { limits } from '../config/limits'
import { startWarnings } from '../config/startWarnings'
import { isCurrent } from '../data/migrate'
import { MailError, type MailErrorCode } from '../errors/mailError'
import { composeMail } from '../mail/composeMail'
import { createMailer } from '../mail/mailer'
import { summaryOfMails } from '../mail/mailRows'
import { systemClock } from '../process/clock'
import { withPatience } from '../process/patience'

export interface Finding {
  about: string
  state: 'ok' | 'warning' | 'fault'
  /** The finding; except for `ok`, also what to do. */
  says: string
}

interface Options {
  /** The recipient of a test mail; without one no mail is sent. */
  mailTo?: string
  /** Requests the public address, as a browser would. */
  ask?: typeof fetch
  /** This machine's own time. */
  machineClock?: { now(): Date }
}

type Check = (parts: Parts, options: Options) => Promise<Omit<Finding, 'about'>>

const patienceMs = 5_000
/** With a larger difference some codes of apps fail at sign-in, and logs of several nodes cannot be ordered by time. */
const clockSeconds = 5

const ok = (says: string) => ({ state: 'ok' as const, says })
const warning = (says: string) => ({ state: 'warning' as const, says })
const fault = (says: string) => ({ state: 'fault' as const, says })

const checks: Record<string, Check> = {
  settings,
  database,
  sessions,
  'data folder': dataFolder,
  clock,
  'public address': publicAddress,
  mail,
  'waiting mail': waitingMail,
  'audit trail': auditTrail,
}

/** Runs all checks, even after one has failed. */
export function examine(parts: Parts, options: Options = {}): Promise<Finding[]> {
  return Promise.all(
    Object.entries(checks).map(async ([about, check]) => {
      const done = withPatience(check(parts, options), patienceMs * 4, () => new Error('no answer in time'))
      return { about, ...(await done.catch(error => fault(`could not be looked at: ${(error as Error).message}`))) }
    }),
  )
}

async function settings({ config }: Parts) {
  if (config.isDemo) return warning('this is a demo: its people and their passwords are for trying things out')
  const warnings = startWarnings(config)
  return warnings.length > 0 ? warning(warnings.join('; ')) : ok('those of production')
}

async function database({ db, config }: Parts) {
  const kind = config.databaseUrl ? 'PostgreSQL' : 'the embedded database'
  if (await isCurrent(db)) return ok(`${kind} answers, with the tables of this version`)
  return fault(`${kind} answers, and its tables are those of another version. Run the version that made them`)
}

async function sessions({ store, config }: Parts) {
  await store.check()
  return ok(config.redisUrl ? 'Redis answers' : 'they are kept in the database')
}

async function dataFolder({ config, freeBytes }: Parts) {
  const { dataDir } = config
  await access(dataDir, constants.W_OK)
  const free = await freeBytes(dataDir)
  const says = `${dataDir} can be written, and ${Math.round(free / 1e6)} MB are left`
  if (free < limits.leastFreeBytes) return fault(`${says}: too little to go on. Make room`)
  return free < 10 * limits.leastFreeBytes ? warning(`${says}. Make room soon`) : ok(says)
}

/** The product uses the time of the database; its logs use that of the machine. */
async function clock({ clock: shared }: Parts, { machineClock = systemClock }: Options) {
  const seconds = Math.round((machineClock.now().getTime() - shared.now().getTime()) / 1_000)
  if (Math.abs(seconds) <= clockSeconds) return ok("this machine's clock is that of the database")
  const off = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`
  return warning(`this machine's clock is ${off} that of the database. Let both follow a time server`)
}

/** Codes of OpenSSL for a chain that ends at no known authority. */
const unknownAuthority = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/

/** Like a browser: through the proxy, over https, for the login page. */
async function publicAddress({ config }: Parts, { ask = fetch }: Options) {
  const { publicOrigin } = config
  if (!publicOrigin) return ok('a demo has none')
  const signal = AbortSignal.timeout(patienceMs)
  let answer: Response
  try {
    answer = await ask(`${publicOrigin}/login`, { redirect: 'manual', signal })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const code = cause?.code ?? message
    if (unknownAuthority.test(code))
      return fault(
        `the certificate of ${publicOrigin} is of an authority that this machine does not know (${code}). Name the file of your own authority in NODE_EXTRA_CA_CERTS, or correct the certificate`,
      )
    return fault(
      `${publicOrigin} does not answer from here (${code}). Start the proxy, or correct PUBLIC_ORIGIN, the name server or the certificate`,
    )
  }
  const isOurs = answer.headers.has('x-request-id')
  if (!isOurs)
    return fault(
      `${publicOrigin} is answered by something else (${answer.status}). Let the proxy pass on to this product`,
    )
  const cookies = answer.headers.getSetCookie()
  if (answer.status === 200 && cookies.some(cookie => cookie.startsWith('__Host-')))
    return ok(`${publicOrigin} leads to the login, which gives its cookie`)
  return fault(
    `${publicOrigin}/login gives no cookie (${answer.status}), so nobody can log in. Let the proxy send X-Forwarded-Proto and Host: docs/operation/proxy.md`,
  )
}

const mailHelp: Record<MailErrorCode, string> = {
  address: 'the address is none that mail is sent to',
  credentials: 'the mail server refuses the user or password in SMTP_URL',
  'not-secure':
    'the mail server offers no encryption that can be trusted. Use smtps or STARTTLS, with a certificate that Node trusts (NODE_EXTRA_CA_CERTS)',
  'not-written': 'the outbox folder cannot be written',
  'put-off': 'the mail server puts it off. Try again in some minutes',
  refused: 'the mail server refuses this message. Is MAIL_FROM an address that it sends for?',
  'sender-refused': 'the mail server refuses the sender. Correct MAIL_FROM',
  unreachable: 'the mail server does not answer. Correct SMTP_URL, or let this machine reach it',
}

async function mail({ config, outbox, clock: shared }: Parts, { mailTo }: Options) {
  const { smtpUrl } = config.mail
  if (!mailTo) return ok(`nothing was sent: give --mail-to to try ${smtpUrl ? 'the mail server' : 'the folder'}`)
  const message = composeMail({
    kind: 'test',
    to: mailTo,
    subject: 'Coilworks can send mail',
    heading: 'Coilworks can send mail.',
    parts: ['The operator has asked for this message, to try the mail server.'],
  })
  try {
    await createMailer({ ...config.mail, outbox }).send(message, { id: randomUUID(), writtenAt: shared.now() })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    return fault(mailHelp[error.code])
  }
  return smtpUrl
    ? ok(`the mail server took a message to ${mailTo}. Look whether it arrives`)
    : warning(`a message to ${mailTo} lies in ${outbox} and reaches nobody. Set SMTP_URL`)
}

async function waitingMail({ db }: Parts) {
  const { waiting, givenUp, lastFault } = await summaryOfMails(db)
  const says = `${waiting} wait, and ${givenUp} were given up in the last two weeks`
  if (waiting + givenUp === 0) return ok(says)
  return givenUp > 0 || lastFault ? warning(`${says}. See the command mails`) : ok(says)
}

async function auditTrail({ audit }: Parts) {
  const { verified, fault: found } = await audit.verify()
  return found ? fault(found.text) : ok(`it holds: ${verified} rows`)
}
