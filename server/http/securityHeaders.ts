import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { policyReportsPath } from './policyReports'

declare global {
  namespace Express {
    interface Locals {
      /** New for each response; scripts of the page carry it. */
      nonce: string
    }
  }
}

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
const permissions = [...unused.map(name => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'].join(', ')

const closed = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'report-to': ['policy'],
}

const closedText = Object.entries(closed)
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join('; ')

/** The headers of every response. The policy of a page is set last, when it is known whether the page has a script. */
export function securityHeaders(isHttps: boolean, includeSubDomains: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { ...closed, 'script-src': ["'none'"] } },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: { policy: 'require-corp' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
      strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains } : false,
    }),
    (_, response, next) => {
      response.setHeader('permissions-policy', permissions)
      response.setHeader('reporting-endpoints', `policy="${policyReportsPath}"`)
      response.locals.nonce = randomBytes(16).toString('base64')
      next()
    },
  ]
}

/** The policy of one page: with a nonce if it ships a script, otherwise without any script. */
export function setPagePolicy(response: Response, hasScript: boolean, isDevelopment = false): void {
  const script = hasScript ? `'nonce-${response.locals.nonce}' 'strict-dynamic'` : "'none'"
  response.setHeader(
    'content-security-policy',
    isDevelopment ? developmentPolicy() : `${closedText}; script-src ${script}`,
  )
}

/** A PDF may be framed by our own report screen, and by nothing else. */
export function setPdfPolicy(response: Response): void {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
  response.setHeader('x-frame-options', 'SAMEORIGIN')
}

/** Responses other than built files must not be cached: they are made for one reader at one moment. */
export function noStore(_: Request, response: Response, next: () => void): void {
  response.setHeader('cache-control', 'no-store')
  next()
}

/** The dev server injects styles and its own client; a build never has this policy. */
function developmentPolicy(): string {
  return "default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data:"
}
