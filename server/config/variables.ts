/** The table of variables of the environment. */
import { z } from 'zod'
import { routes } from '../../shared/routes'
import { analyticsVariables } from './analyticsVariables'
import { secretExample } from './guessableSecret'
import { limits } from './limits'
import { mailVariables } from './mailVariables'
import { monitoringVariables } from './monitoringVariables'
import { origin } from './origin'
import { processVariables } from './processVariables'
import { readerVariables } from './readerVariables'
import { secondFactorVariables } from './secondFactorVariables'
import { servicePortVariables } from './servicePortVariables'

/** One variable: its schema, its purpose, and an example for the message that refuses a bad value. */
export interface Variable {
  schema: z.ZodType
  about: string
  example: string
  /** The value must not be printed, and may come from a file named by `NAME_FILE`. */
  secret?: true
  /** Being set makes the start a production start unless MODE says otherwise. */
  production?: true
}

/**
 * Start of a path: one or more segments. Every request under it is a call of this back end, so no page may be there.
 */
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
  ...monitoringVariables,
  ...secondFactorVariables,
  ...analyticsVariables,
  ...readerVariables,
} as const satisfies Record<string, Variable>

function isFreePrefix(text: string): boolean {
  const taken = ['/api', '/auth', '/assets', '/pdfs', ...Object.values(routes).map(route => route.path)]
  return taken.every(path => path === '/' || (path !== text && !`${path}/`.startsWith(`${text}/`)))
}

export type Name = keyof typeof variables

export type Values = { [N in Name]: z.infer<(typeof variables)[N]['schema']> }
