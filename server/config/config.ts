/** Environment -> validated, typed configuration. The only place that reads the environment's meaning. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { plants } from '../../shared/access/identity'
import type { Service } from '../../shared/contracts/operation'
import { routes } from '../../shared/routes'
import { exitCodes, StartError } from '../errors/startError'
import { analyticsProblems, analyticsVariables } from './analyticsVariables'
import { demoKeys } from './demoKeys'
import { limits } from './limits'
import { mailVariables } from './mailVariables'
import { type NodeStart, nodeProblems } from './nodeProblems'
import { loopback, origin } from './origin'
import { defaultDrainSeconds, processVariables } from './processVariables'
import { productionProblems, secretExample } from './productionProblems'
import { demoReaders, readerVariables } from './readerVariables'
import { secondFactorProblems, secondFactorVariables } from './secondFactorVariables'
import { servicePortVariables } from './servicePortVariables'

/** One variable: its schema, what it is for, and an example for the message that refuses a bad value. */
interface Variable {
  schema: z.ZodType
  about: string
  example: string
  /** A value that must not be printed, and may come from a file named by `NAME_FILE`. */
  secret?: true
  /** Being set makes the start a production start unless MODE says otherwise. */
  production?: true
}

/** Start of a path: one or more segments. A call that starts with it is nothing else, so no page may. */
const prefix = z
  .string()
  .regex(/^(\/[a-z0-9-]{1,40}){1,3}$/, 'a path of small letters, figures and hyphens, without a slash at its end')
  .refine(text => isFreePrefix(text), 'a path that no page or other service has')
const minimumSecret = 32
const secret = z.string().min(minimumSecret, `at least ${minimumSecret} characters`)

/** Every variable that the product reads. docs/configuration.md is generated from this table. */
export const variables = {
  MODE: {
    schema: z.enum(['demo', 'production']).optional(),
    about:
      'demo: sample people and data, loopback only. Left out: demo where nothing marked "production" is set and NODE_ENV is not production.',
    example: 'production',
  },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about: 'Address to listen on. Demo listens on loopback only.',
    example: '0.0.0.0',
  },
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535).default(8080),
    about: 'Port to listen on.',
    example: '8080',
  },
  PUBLIC_ORIGIN: {
    schema: origin.optional(),
    about: 'The https address that people type. Links and the check of the Host header come from it.',
    example: 'https://coils.example.com',
    production: true,
  },
  HSTS_SUB_DOMAINS: {
    schema: z.enum(['yes', 'no']).default('yes'),
    about:
      'Whether browsers are told to ask every name below that of PUBLIC_ORIGIN by https alone, for two years. `no` where one of them speaks plain http.',
    example: 'no',
  },
  SESSION_SECRET: {
    schema: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .pipe(z.array(secret).min(1))
      .optional(),
    about:
      'Signs session cookies and keys what is stored in sessions and the secrets of two-step login. A list by commas: the first signs, all verify. To change it on one node, put the new one first and keep the old one; on several, in two rounds: docs/operation/rotation.md.',
    example: secretExample,
    secret: true,
    production: true,
  },
  AUDIT_KEY: {
    schema: secret.optional(),
    about: 'Keys the hash chain of the audit trail. Keep it apart from the database and never change it.',
    example: secretExample,
    secret: true,
    production: true,
  },
  DATA_DIR: {
    schema: z.string().min(1).optional(),
    about: 'Folder of the embedded database, reports and the outbox. Left out: `data`, of a demo `data-demo`.',
    example: '/app/data',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL instead of the embedded database.',
    example: 'postgres://coilworks:password@db.example.com:5432/coilworks',
    secret: true,
    production: true,
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    about: 'Redis for sessions, where there is more than one node. Without it they are in the database.',
    example: 'redis://:password@redis.example.com:6379',
    secret: true,
    production: true,
  },
  ...mailVariables,
  TRUSTED_PROXY_HOPS: {
    schema: z.coerce.number().int().min(0).max(5).default(0),
    about: 'How many proxies stand before the application; the address of the client is read behind them.',
    example: '1',
  },
  METRICS_TOKEN: {
    schema: secret.optional(),
    about: 'Bearer token that /metrics asks for. Without it, /metrics answers in demo mode only.',
    example: secretExample,
    secret: true,
  },
  ACCOUNT_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about:
      'A remote account service instead of the built-in one. https, or loopback. Built-in services over another database do not know its people and answer them 501: the admin pages, the command center, and each service that is not remote too.',
    example: 'https://accounts.example.com',
  },
  DESIGN_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote design service instead of the built-in one. https, or loopback.',
    example: 'https://designs.example.com',
  },
  CLEARANCE_MINUTES: {
    schema: z.coerce
      .number()
      .int()
      .min(5)
      .max(limits.session.absoluteHours * 60)
      .default(60),
    about: 'How long clearance by a security question holds. The largest value lasts until logout.',
    example: '60',
  },
  QUERY_LOGIN: {
    schema: z.enum(['off', 'on']).default('off'),
    about:
      'Lets /login take email and password from its address. Leave it off: addresses end up in histories and logs.',
    example: 'off',
  },
  QUERY_LOGIN_RISK: {
    schema: z.enum(['accepted']).optional(),
    about: 'In production, QUERY_LOGIN is refused without it: whoever sets it has read what that costs.',
    example: 'accepted',
  },
  ENTERPRISE_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote enterprise service (measurements) instead of the built-in one. https, or loopback.',
    example: 'https://enterprise.example.com',
  },
  R_AND_D_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote R and D service, which gives the token of the R and D API, instead of the built-in one.',
    example: 'https://rd-service.example.com',
  },
  R_AND_D_API_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote R and D API instead of the built-in one: its own base host. https, or loopback.',
    example: 'https://rd-api.example.com',
  },
  AUTH_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote token service (`/auth/...`) instead of the built-in one. https, or loopback.',
    example: 'https://tokens.example.com',
  },
  MIST_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote mist product service instead of the built-in one. https, or loopback.',
    example: 'https://mist.example.com',
  },
  MIST_SERVICE_PREFIX: {
    schema: prefix.default('/mist-service'),
    about: 'Start of the paths of the mist product service. No page may have it.',
    example: '/mist-service',
  },
  SEGMENTED_PROGRAM_SERVICE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote segmented-program service instead of the built-in one. https, or loopback.',
    example: 'https://segments.example.com',
  },
  SEGMENTED_PROGRAM_SERVICE_PREFIX: {
    schema: prefix.default('/segmented-program-service'),
    about: 'Start of the paths of the segmented-program service. No page may have it.',
    example: '/segmented-program-service',
  },
  KNOWLEDGE_BRIDGE_ORIGIN: {
    schema: origin.optional(),
    about: 'A remote knowledge bridge instead of the built-in one. https, or loopback.',
    example: 'https://knowledge.example.com',
  },
  KNOWLEDGE_BRIDGE_PREFIX: {
    schema: prefix.default('/knowledge-bridge'),
    about: 'Start of the paths of the knowledge bridge. No page may have it.',
    example: '/knowledge-bridge',
  },
  SUPPORT_EMAIL: {
    schema: z.email().optional(),
    about: 'Who gets the messages of the contact form, and requests for help. Production needs it.',
    example: 'support@example.com',
  },
  HELP_REQUEST_URLS: {
    schema: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/ })))
      .default([]),
    about:
      'Addresses that requests for help are posted to as JSON, by commas: the first where none is asked for. Without any, they go out by mail.',
    example: 'https://desk.example.com/coils',
  },
  SECURITY_CONTACT: {
    schema: z.union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^mailto$/ })]).optional(),
    about:
      'Where faults of security are reported: an address, or a mailbox as `mailto:`. Without it, the contact page.',
    example: 'mailto:security@example.com',
  },
  ...servicePortVariables,
  ...processVariables,
  ...secondFactorVariables,
  ...analyticsVariables,
  ...readerVariables,
} as const satisfies Record<string, Variable>

function isFreePrefix(text: string): boolean {
  const taken = ['/api', '/auth', '/assets', '/pdfs', ...Object.values(routes).map(route => route.path)]
  return taken.every(path => path === '/' || (path !== text && !`${path}/`.startsWith(`${text}/`)))
}

type Name = keyof typeof variables
export type Values = { [N in Name]: z.infer<(typeof variables)[N]['schema']> }

/** Refused configuration: one line a variable, with what was expected and never the value itself. */
export class ConfigError extends StartError {
  constructor(readonly problems: string[]) {
    super(
      `The configuration is not usable:\n${problems.map(problem => `  ${problem}`).join('\n')}`,
      exitCodes.configuration,
    )
    this.name = 'ConfigError'
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The one place that touches the process's own environment. */
export const processEnvironment: Environment = process.env
export type Config = ReturnType<typeof readConfig>

/** The variable that a problem is about. */
const nameIn = (problem: string) => problem.split(':', 1)[0]

/** Reads and checks everything at once, so that all that is wrong is said in one go; `node` as the process was started. */
export function readConfig(environment: Environment, node: NodeStart = { execArgv: [] }) {
  const { values, problems } = parse(environment)
  const refused = new Set(problems.map(nameIn))
  const isConfigured = values.MODE !== undefined || marksProduction(environment)
  const isProductionNode = environment.NODE_ENV === 'production' && !node.isDemoUnlessConfigured
  const isDemo = isConfigured ? values.MODE === 'demo' : !isProductionNode
  // What was refused is not there, which nobody needs to be told as well.
  const ofKind = isDemo ? demoProblems(environment, values) : productionProblems(values)
  problems.push(...ofKind.filter(one => !refused.has(nameIn(one))))
  if (!isDemo && !isConfigured)
    problems.push('MODE: nothing is configured, and this becomes no demo by itself. For one: npm start, or MODE=demo')
  if (!isDemo) problems.push(...nodeProblems(environment, node))
  problems.push(...prefixProblems(values), ...analyticsProblems(values), ...secondFactorProblems(values))
  if (problems.length > 0) throw new ConfigError(problems)

  const dataDir = values.DATA_DIR ?? (isDemo ? 'data-demo' : 'data')
  const keys = isDemo ? demoKeys(dataDir) : { session: values.SESSION_SECRET ?? [], audit: values.AUDIT_KEY ?? '' }
  return {
    isDemo,
    host: values.HOST,
    port: values.PORT,
    /** Undefined in demo: the loopback address that was asked is the origin. */
    publicOrigin: isDemo ? undefined : values.PUBLIC_ORIGIN,
    sessionSecrets: keys.session as [string, ...string[]],
    auditKey: keys.audit,
    /** Only demo, on loopback, may speak plain HTTP. */
    secureCookies: !isDemo,
    /** Whether browsers ask every name below this one by https as well. */
    hstsSubDomains: values.HSTS_SUB_DOMAINS === 'yes',
    dataDir,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? values.SUPPORT_EMAIL ?? demoReaders.sender },
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    privacyAddress: values.PRIVACY_ADDRESS,
    servicePort: values.SERVICE_PORT,
    serviceHosts: values.SERVICE_HOSTS,
    calculationThreads: values.CALCULATION_THREADS,
    drainSeconds: values.DRAIN_SECONDS ?? (isDemo ? 0 : defaultDrainSeconds),
    clearanceMinutes: values.CLEARANCE_MINUTES,
    secondFactorRoles: values.SECOND_FACTOR_ROLES,
    queryLogin: values.QUERY_LOGIN === 'on',
    upstreams: {
      'AccountService.svc': values.ACCOUNT_SERVICE_ORIGIN,
      'DesignService.svc': values.DESIGN_SERVICE_ORIGIN,
      'EnterpriseWebAppService.svc': values.ENTERPRISE_SERVICE_ORIGIN,
      'RandDService.svc': values.R_AND_D_SERVICE_ORIGIN,
    } as Partial<Record<Service, string>>,
    tokenServiceOrigin: values.AUTH_SERVICE_ORIGIN,
    /** Back ends that are called by address, each under its own prefix. */
    apis: {
      rAndD: { prefix: '/api/RandD', origin: values.R_AND_D_API_ORIGIN },
      mist: { prefix: values.MIST_SERVICE_PREFIX, origin: values.MIST_SERVICE_ORIGIN },
      segmentedProgram: {
        prefix: values.SEGMENTED_PROGRAM_SERVICE_PREFIX,
        origin: values.SEGMENTED_PROGRAM_SERVICE_ORIGIN,
      },
      knowledgeBridge: { prefix: values.KNOWLEDGE_BRIDGE_PREFIX, origin: values.KNOWLEDGE_BRIDGE_ORIGIN },
    },
    supportDesk: { email: values.SUPPORT_EMAIL ?? demoReaders.supportEmail, helpUrls: values.HELP_REQUEST_URLS },
    securityContact: values.SECURITY_CONTACT,
    /** Sessions are recorded in production only. */
    productAnalytics:
      values.POSTHOG_KEY && values.POSTHOG_HOST
        ? { key: values.POSTHOG_KEY, host: values.POSTHOG_HOST, isRecording: !isDemo }
        : undefined,
    /** Numbers by plant; of production those that are set. */
    support: Object.fromEntries(
      plants.map(plant => [
        plant,
        values[`SUPPORT_PHONE_${plant}`] ?? (isDemo ? demoReaders.support[plant] : undefined),
      ]),
    ) as Partial<Record<(typeof plants)[number], string>>,
  }
}

function parse(environment: Environment) {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(variables) as [Name, Variable][]) {
    const parsed = variable.schema.safeParse(textOf(environment, name, variable, problems))
    if (parsed.success) values[name] = parsed.data
    else problems.push(`${name}: ${parsed.error.issues[0]?.message}. For example: ${variable.example}`)
  }
  return { values: values as Values, problems }
}

/** The value itself, or, for a secret, the content of the file that NAME_FILE names. An empty value counts as none. */
function textOf(environment: Environment, name: Name, variable: Variable, problems: string[]): string | undefined {
  const file = variable.secret && environment[`${name}_FILE`]
  if (!file) return environment[name] || undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push(`${name}_FILE: the file cannot be read`)
    return undefined
  }
}

function marksProduction(environment: Environment): boolean {
  return productionNames.some(name => environment[name] || environment[`${name}_FILE`])
}

const productionNames = (Object.entries(variables) as [Name, Variable][])
  .filter(([, variable]) => variable.production)
  .map(([name]) => name)

function demoProblems(environment: Environment, values: Values): string[] {
  const problems = productionNames
    .filter(name => environment[name] || environment[`${name}_FILE`])
    .map(name => `${name}: cannot be combined with demo mode. Set MODE=production or leave it out`)
  if (!loopback.includes(values.HOST)) problems.push('HOST: demo mode listens on loopback only. For example: 127.0.0.1')
  return problems
}

/** Which service is meant must be seen by the start of a path. */
function prefixProblems(values: Values): string[] {
  const names = ['MIST_SERVICE_PREFIX', 'SEGMENTED_PROGRAM_SERVICE_PREFIX', 'KNOWLEDGE_BRIDGE_PREFIX'] as const
  const isUnder = (one: Name, other: Name) => one !== other && `${values[one]}/`.startsWith(`${values[other]}/`)
  return names
    .filter(name => values[name] !== undefined && names.some(other => values[other] && isUnder(name, other)))
    .map(name => `${name}: must not start like another prefix. For example: ${variables[name].example}`)
}
