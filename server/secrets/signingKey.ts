/** The key that signs checkpoints of the audit trail. Its public half verifies them, and cannot forge one. */
import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** The PKCS #8 header of an Ed25519 key (RFC 8410). The 32 bytes of the key follow. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derived from AUDIT_KEY, so that no second secret has to be kept. */
export function createSigningKey(auditKey: string) {
  const seed = Buffer.from(hkdfSync('sha256', auditKey, '', 'coilworks audit checkpoints', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? ''
  return {
    /** 32 bytes as Base64url. */
    publicKey,
    sign: (text: string) => sign(null, Buffer.from(text), key).toString('base64url'),
  }
}

export type SigningKey = ReturnType<typeof createSigningKey>

/** The public key in PEM format, for openssl. */
export function pemOf(publicKey: string): string {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return key.export({ format: 'pem', type: 'spki' }).toString().trimEnd()
}
