/**
 * Codes of an authenticator app by RFC 6238 and RFC 4226, with parameters that every app supports: SHA-1, 6 digits, 30
 * s.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '../config/limits'

const { digits, stepSeconds, drift } = limits.secondFactor
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as long as the hash: what RFC 4226 recommends. */
export function newSecret(): Buffer {
  return randomBytes(20)
}

/** Base32 of RFC 4648 without padding, as apps take a typed secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The number of the 30 s time step that contains `now`. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

/** The code of one step, by RFC 4226. `length` is for its test vectors. */
export function codeOf(secret: Uint8Array, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash[hash.length - 1] ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step after `lastStep`, within one step of drift around `now`, that has this code; undefined if there is none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, lastStep: number): number | undefined {
  const current = stepOf(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index)
  return steps.find(step => step > lastStep && codeOf(secret, step) === code)
}

/** The otpauth address in the QR code, which the app reads. */
export function appAddress(secret: Uint8Array, email: string): string {
  const issuer = 'Coilworks'
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: String(digits) })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}&period=${stepSeconds}`
}
