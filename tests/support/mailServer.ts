/** A real SMTP server on loopback that stores the mails that it receives. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Delivered {
  from: string
  to: string[]
  text: string
  /** Whether it came over TLS. */
  isSecure: boolean
  user?: string
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** If authentication is required, it accepts `user` with `secret`; its certificate is self-signed and expired. */
export async function startMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    // Without this it would greet only after a reverse lookup of loopback, which is slow on a busy machine.
    disableReverseLookup: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'user' && password === 'secret' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(one => one.address),
          text: Buffer.concat(chunks).toString('utf8'),
          isSecure: session.secure,
          user: session.user,
        })
        done()
      })
    },
    ...options,
  })
  // Some tests expect that a client disconnects because it does not trust the certificate.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, delivered, stop: () => new Promise<void>(resolve => server.close(() => resolve())) }
}
