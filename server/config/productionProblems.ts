/** Settings that are not safe in production. */

import { guessableSecret, secretExample } from './guessableSecret'
import { mailProblems } from './mailVariables'
import { isOnLoopback } from './origin'
import type { Values } from './variables'

const needed = {
  PUBLIC_ORIGIN: 'https://coils.example.com',
  SESSION_SECRET: secretExample,
  AUDIT_KEY: secretExample,
  SUPPORT_EMAIL: 'support@example.com',
}

export function productionProblems(values: Values): string[] {
  const problems: string[] = []
  for (const [name, example] of Object.entries(needed))
    if (!values[name as keyof typeof needed]) problems.push(`${name}: is needed in production. For example: ${example}`)
  if (values.PUBLIC_ORIGIN && !values.PUBLIC_ORIGIN.startsWith('https://'))
    problems.push('PUBLIC_ORIGIN: must be https in production. For example: https://coils.example.com')
  for (const [name, address] of Object.entries(values)) {
    if (!name.endsWith('_ORIGIN') || name === 'PUBLIC_ORIGIN' || typeof address !== 'string') continue
    if (address.startsWith('http://') && !isOnLoopback(address))
      problems.push(`${name}: must be https unless it is on loopback`)
  }
  for (const address of values.HELP_REQUEST_URLS ?? []) {
    const { protocol, username } = new URL(address)
    if (username || (protocol === 'http:' && !isOnLoopback(address)))
      problems.push('HELP_REQUEST_URLS: each must be https unless it is on loopback, and without a user in it')
  }
  return [
    ...problems,
    ...mailProblems(values),
    ...certificateProblems(values),
    ...secretProblems(values),
    ...queryLoginProblems(values),
  ]
}

/** Certificates must be checked on every connection that has them. */
function certificateProblems({ SMTP_URL, DATABASE_URL }: Values): string[] {
  const problems: string[] = []
  if (
    optionsOf(SMTP_URL).some(([name]) =>
      /rejectUnauthorized|checkServerIdentity|(require|ignore|opportunistic)TLS/i.test(name),
    )
  )
    problems.push('SMTP_URL: TLS cannot be switched off. Give the authority of your server by NODE_EXTRA_CA_CERTS')
  if (
    optionsOf(DATABASE_URL).some(
      ([name, value]) => value === 'no-verify' || /^(uselibpqcompat|rejectUnauthorized)$/i.test(name),
    )
  )
    problems.push('DATABASE_URL: certificates are always checked. For example: …?sslmode=verify-full')
  return problems
}

const optionsOf = (address: string | undefined) => (address ? [...new URL(address).searchParams] : [])

/** Secrets must be generated and all different, so that one stolen secret does not reveal another. */
function secretProblems({ SESSION_SECRET = [], AUDIT_KEY, METRICS_TOKEN }: Values): string[] {
  const given = [
    ...SESSION_SECRET.map(text => ({ name: 'SESSION_SECRET', text })),
    ...(AUDIT_KEY ? [{ name: 'AUDIT_KEY', text: AUDIT_KEY }] : []),
    ...(METRICS_TOKEN ? [{ name: 'METRICS_TOKEN', text: METRICS_TOKEN }] : []),
  ]
  return given.flatMap(({ name, text }) => {
    const why = guessableSecret(text)
    const same = given.find(other => other.text === text)!.name
    return [
      ...(why ? [`${name}: ${why}. For example: ${secretExample}`] : []),
      ...(same === name ? [] : [`${name}: is the same as ${same}. For example: ${secretExample}`]),
    ]
  })
}

function queryLoginProblems({ QUERY_LOGIN, QUERY_LOGIN_RISK }: Values): string[] {
  if (QUERY_LOGIN !== 'on' || QUERY_LOGIN_RISK) return []
  return [
    'QUERY_LOGIN: passwords would stand in histories and in the logs of whatever lies between. Leave it off, or set QUERY_LOGIN_RISK=accepted as well',
  ]
}
