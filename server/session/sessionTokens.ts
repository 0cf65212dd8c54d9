/** The bearer tokens of a session: encrypted, each stored under the service it belongs to, and sent to no other. */
import type { Request } from 'express'
import type { SecretBox } from '../secrets/secretBox'
import type { TokenName } from './sessionData'

export function createSessionTokens(secretBox: SecretBox) {
  return {
    /** The authorization header for `name`, or undefined. */
    of(http: Request, name: TokenName): string | undefined {
      const sealed = http.session?.tokens?.[name]
      return sealed && secretBox.open(sealed)
    },

    /** A new token in the header of a response replaces the earlier one. */
    keep(http: Request, name: TokenName, answer: { headers: Pick<Headers, 'get'> }): void {
      const authorization = answer.headers.get('authorization')
      if (authorization) this.put(http, name, authorization)
    },

    put(http: Request, name: TokenName, authorization: string): void {
      if (http.session) http.session.tokens = { ...http.session.tokens, [name]: secretBox.seal(authorization) }
    },

    drop(http: Request, name: TokenName): void {
      if (!http.session?.tokens) return
      const { [name]: _, ...others } = http.session.tokens
      http.session.tokens = others
    },
  }
}

export type SessionTokens = ReturnType<typeof createSessionTokens>
