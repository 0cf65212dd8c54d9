/** Environment -> validated, typed configuration. The only place that interprets the environment. */

import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { plants } from '../../shared/access/identity'
import type { Service } from '../../shared/contracts/operation'
import { exitCodes, StartError } from '../errors/startError'
import { analyticsProblems } from './analyticsVariables'
import { demoKeys } from './demoKeys'
import { type EffectiveVariable, effectiveVariable } from './effective'
import { type NodeStart, nodeProblems } from './nodeProblems'
import { loopback } from './origin'
import { defaultDrainSeconds } from './processVariables'
import { productionProblems } from './productionProblems'
import { demoReaders } from './readerVariables'
import { secondFactorProblems } from './secondFactorVariables'
import { type Name, type Values, type Variable, variables } from './variables'

/** Refused configuration: one line per variable, with the expected form and never the value itself. */
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

/** The only place that reads the environment of the process. */
export const processEnvironment: Environment = process.env
export type Config = ReturnType<typeof readConfig>

/** The variable that a problem is about. */
const nameIn = (problem: string) => problem.split(':', 1)[0]

/** Reads and checks everything, so that all faults are reported together. `node` says how the process was started. */
export function readConfig(environment: Environment, node: NodeStart = { execArgv: [] }) {
  const { values, problems, effective } = parse(environment)
  const refused = new Set(problems.map(nameIn))
  const isConfigured = values.MODE !== undefined || marksProduction(environment)
  const isProductionNode = environment.NODE_ENV === 'production' && !node.isDemoUnlessConfigured
  const isDemo = isConfigured ? values.MODE === 'demo' : !isProductionNode
  // A refused variable has no value; do not also report it as missing.
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
    /** Every variable with its value and source, for admins; secrets without their value. */
    effective,
    host: values.HOST,
    port: values.PORT,
    /** Undefined in demo: there the requested loopback address is the origin. */
    publicOrigin: isDemo ? undefined : values.PUBLIC_ORIGIN,
    sessionSecrets: keys.session as [string, ...string[]],
    auditKey: keys.audit,
    /** Only a demo, on loopback, may use plain HTTP. */
    secureCookies: !isDemo,
    /** Whether HSTS includes subdomains. */
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
    calculationIdleSeconds: values.CALCULATION_IDLE_SECONDS,
    drainSeconds: values.DRAIN_SECONDS ?? (isDemo ? 0 : defaultDrainSeconds),
    nodeName: values.NODE_NAME ?? `${hostname()}:${values.PORT}`,
    backupDir: values.BACKUP_DIR ?? join(dataDir, 'backups'),
    alarmRecipients: values.ALARM_MAIL,
    thresholds: {
      backupHours: values.ALARM_BACKUP_HOURS,
      diskPercent: values.ALARM_DISK_PERCENT,
      loopMs: values.ALARM_LOOP_MS,
      ratingMs: values.ALARM_RATING_MS,
      errorPercent: values.ALARM_ERROR_PERCENT,
      mailMinutes: values.ALARM_MAIL_MINUTES,
      jobMinutes: values.ALARM_JOB_MINUTES,
      nodeSeconds: values.ALARM_NODE_SECONDS,
    },
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
    /** Back ends that are called by fixed addresses, each under its own prefix. */
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
    /** Phone numbers by plant; in production only those that are set. */
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
  const effective: EffectiveVariable[] = []
  for (const [name, variable] of Object.entries(variables) as [Name, Variable][]) {
    const text = textOf(environment, name, variable, problems)
    const parsed = variable.schema.safeParse(text)
    const isInFile = variable.secret && environment[`${name}_FILE`]
    const from = text === undefined ? {} : { from: isInFile ? ('file' as const) : ('environment' as const) }
    if (parsed.success) {
      values[name] = parsed.data
      effective.push(effectiveVariable(name, variable, { ...from, value: parsed.data }))
    } else problems.push(`${name}: ${parsed.error.issues[0]?.message}. For example: ${variable.example}`)
  }
  return { values: values as Values, problems, effective }
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

/** The start of a path must identify the service: no prefix may be the start of another. */
function prefixProblems(values: Values): string[] {
  const names = ['MIST_SERVICE_PREFIX', 'SEGMENTED_PROGRAM_SERVICE_PREFIX', 'KNOWLEDGE_BRIDGE_PREFIX'] as const
  const isUnder = (one: Name, other: Name) => one !== other && `${values[one]}/`.startsWith(`${values[other]}/`)
  return names
    .filter(name => values[name] !== undefined && names.some(other => values[other] && isUnder(name, other)))
    .map(name => `${name}: must not start like another prefix. For example: ${variables[name].example}`)
}
