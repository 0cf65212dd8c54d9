/** How Node itself was started, where that would undo what the product promises: refused in production. */
import inspector from 'node:inspector'

export interface NodeStart {
  /** What stood between `node` and the program. */
  execArgv: readonly string[]
  /** Where a debugger can join, if it can. */
  inspectorUrl?: string | undefined
  /** Started by `npm start`, which sets NODE_ENV=production for speed and not for what it may mean. */
  isDemoUnlessConfigured?: boolean
}

export const thisNode = (): NodeStart => ({
  execArgv: process.execArgv,
  inspectorUrl: inspector.url(),
  isDemoUnlessConfigured: process.argv.includes('--demo-unless-configured'),
})

const flags: [RegExp, string][] = [
  [/^--(inspect|debug)\b/, 'lets a debugger join, who reads every secret'],
  [/^--tls-min-v1\.[01]$/, 'lets connections use a TLS that is broken'],
  [/^--(tls-keylog|trace-tls)\b/, 'writes down what TLS keeps secret'],
  [/^--insecure-http-parser$/, 'takes requests that two servers read differently'],
  [/^--(security-revert|openssl-legacy-provider)\b/, 'takes back corrections of security'],
]

/** What a debug session prints of connections includes their headers. */
const debugNames = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'] as const

export function nodeProblems(
  environment: Readonly<Record<string, string | undefined>>,
  { execArgv, inspectorUrl }: NodeStart,
): string[] {
  const problems: string[] = []
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED: certificates are always checked. Give the authority of your servers by NODE_EXTRA_CA_CERTS',
    )
  if (environment.PGSSLMODE === 'no-verify')
    problems.push('PGSSLMODE: certificates are always checked. For example: verify-full')
  for (const name of debugNames)
    if (environment[name]) problems.push(`${name}: prints what goes over connections, cookies included. Leave it out`)
  const given = [...execArgv, ...(environment.NODE_OPTIONS ?? '').split(/\s+/)]
  // Node takes either for the other.
  for (const flag of given)
    for (const [pattern, what] of flags)
      if (pattern.test(flag.replaceAll('_', '-'))) problems.push(`${flag.split('=')[0]}: ${what}. Leave it out`)
  if (inspectorUrl) problems.push('A debugger can join this process. Start it without')
  return problems
}
