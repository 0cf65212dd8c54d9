/** Options of Node that would break the security of the product: refused in production. */
import inspector from 'node:inspector'

export interface NodeStart {
  /** The options between `node` and the program. */
  execArgv: readonly string[]
  /** The address of the debugger, if one can attach. */
  inspectorUrl?: string | undefined
  /** Started by `npm start`, which sets NODE_ENV=production only for speed: it then does not ask for production. */
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

/** These print details of connections, including headers. */
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
  // Node accepts `_` and `-` in the names of flags alike.
  for (const flag of given)
    for (const [pattern, what] of flags)
      if (pattern.test(flag.replaceAll('_', '-'))) problems.push(`${flag.split('=')[0]}: ${what}. Leave it out`)
  if (inspectorUrl) problems.push('A debugger can join this process. Start it without')
  return problems
}
