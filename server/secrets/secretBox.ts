import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Kinds of encrypted data; each has keys of its own, derived from the same secrets. */
export type Purpose = 'session values' | 'second factors' | 'visits' | 'typed forms' | 'mails'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts stored data with keys that are not in the store. The first secret encrypts, all decrypt. */
export function createSecretBox(secrets: readonly string[], purpose: Purpose = 'session values') {
  const keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', `coilworks ${purpose}`, 32)))
  return {
    seal(text: string): string {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keys[0]!, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** The text, or undefined if none of the keys encrypted it. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      for (const key of keys) {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        try {
          return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
            'utf8',
          )
        } catch {
          // Another key of the list may fit, because secrets are rotated.
        }
      }
      return undefined
    },
  }
}

export type SecretBox = ReturnType<typeof createSecretBox>
