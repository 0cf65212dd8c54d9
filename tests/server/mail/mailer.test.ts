/** Mail over a real connection to a real server, and into the folder where there is none. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../server/config/limits'
import { createMailer, type Mail } from '../../../server/mail/mailer'
import { type MailServer, startMailServer } from '../../support/mailServer'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const started: MailServer[] = []
afterEach(async () => void (await Promise.all(started.splice(0).map(server => server.stop()))))

async function server(options?: SMTPServerOptions, host?: string): Promise<MailServer> {
  const one = await startMailServer(options, host)
  started.push(one)
  return one
}

const mail: Mail = {
  kind: 'report',
  to: 'dana@northfield.example',
  subject: 'Your coil',
  text: 'Ready – 12 rows.',
  html: '<p>Ready – 12 rows.</p>',
}

const stamp = { id: '5c0a0a4e-52c4-4b54-9a4c-0f3d3f6f1b11', writtenAt: new Date('2027-03-01T08:00:00Z') }
const from = 'coils@example.com'
const by = (smtpUrl: string) => {
  const { send } = createMailer({ smtpUrl, from, outbox: folder })
  return { send: (mail: Mail) => send(mail, stamp) }
}
const refusal = (code: string) => expect.objectContaining({ name: 'MailError', code })

describe('a mail server', () => {
  it('is given the message, in text and in HTML, from our address to one recipient', async () => {
    const { port, delivered } = await server({ disabledCommands: ['STARTTLS'] })
    await by(`smtp://127.0.0.1:${port}`).send({ ...mail, replyTo: 'remy@blueridge.example' })

    expect(delivered).toHaveLength(1)
    expect(delivered[0]).toMatchObject({ from: 'coils@example.com', to: [mail.to], isSecure: false })
    const { text } = delivered[0]!
    expect(text).toMatch(/^Subject: Your coil\r$/m)
    expect(text).toMatch(/^Reply-To: remy@blueridge.example\r$/m)
    expect(text).toMatch(/^Message-ID: <5c0a0a4e-52c4-4b54-9a4c-0f3d3f6f1b11@example.com>\r$/m)
    expect(text).toMatch(/^Date: Mon, 01 Mar 2027 08:00:00 \+0000\r$/m)
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8/m)
  })

  it('is signed in to over TLS', async () => {
    const { port, delivered } = await server({ secure: true, authOptional: false })
    await by(`smtps://user:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(mail)
    expect(delivered[0]).toMatchObject({ isSecure: true, user: 'user' })
  })

  it('is spoken to over TLS where it offers that later on', async () => {
    const { port, delivered } = await server()
    await by(`smtp://user:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(mail)
    expect(delivered[0]).toMatchObject({ isSecure: true, user: 'user' })
  })

  it.each([
    ['smtps', { secure: true }],
    ['smtp', {}],
  ])('SEC-086 with a certificate that does not hold gets no message by %s', async (scheme, options) => {
    const { port, delivered } = await server(options)
    await expect(by(`${scheme}://user:secret@localhost:${port}`).send(mail)).rejects.toEqual(refusal('not-secure'))
    expect(delivered).toEqual([])
  })

  it('SEC-086 without TLS gets no message, unless it is on this computer', async () => {
    // Every address of 127/8 leads here, and only the usual ones count as this computer.
    const far = await server({ disabledCommands: ['STARTTLS'] }, '127.0.0.2')
    await expect(by(`smtp://127.0.0.2:${far.port}`).send(mail)).rejects.toEqual(refusal('not-secure'))
    expect(far.delivered).toEqual([])

    const near = await server({ disabledCommands: ['STARTTLS'] })
    await by(`smtp://127.0.0.1:${near.port}`).send(mail)
    expect(near.delivered).toHaveLength(1)
  })

  it('that knows other credentials is a typed refusal', async () => {
    const { port } = await server({ secure: true, authOptional: false })
    const url = `smtps://user:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`
    await expect(by(url).send(mail)).rejects.toEqual(refusal('credentials'))
  })

  it('that does not take the recipient is a typed refusal', async () => {
    const { port } = await server({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => done(new Error('nobody of that name')),
    })
    await expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('refused'))
  })

  it('that asks for another try is told apart from one that refuses', async () => {
    const later = Object.assign(new Error('greylisted'), { responseCode: 451 })
    const { port } = await server({ disabledCommands: ['STARTTLS'], onRcptTo: (_, __, done) => done(later) })
    await expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('put-off'))
  })

  it('that does not take our own address as the sender says so of every message', async () => {
    const { port } = await server({
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => done(new Error('not you')),
    })
    await expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('sender-refused'))
  })

  it('that is down is a typed refusal, at once', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    await expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('unreachable'))
  })

  it('that hangs up is a typed refusal', async () => {
    const silent = createServer(socket => socket.destroy())
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    await expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('unreachable'))
    silent.close()
  })

  it('that answers without end is a typed refusal once a mail takes too long, and loses its connection', async () => {
    const sockets: Socket[] = []
    const endless = createServer(socket => {
      socket.write('220 hello\r\n')
      socket.once('data', () => {
        socket.write('250-more\r\n')
        sockets.push(socket)
      })
    })
    await new Promise<void>(resolve => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as { port: number }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const sending = expect(by(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toEqual(refusal('unreachable'))
      await expect.poll(() => sockets.length).toBe(1)
      vi.advanceTimersByTime(limits.mail.wholeMs)
      await sending
      await expect.poll(() => sockets[0]?.readyState).toBe('closed')
    } finally {
      vi.useRealTimers()
      endless.close()
    }
  })
})

describe('SEC-101 what a person typed', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\0', '\v']

  it.each(breaks.map(one => JSON.stringify(one)))('starts no header after %s in a subject', async written => {
    const { port, delivered } = await server({ disabledCommands: ['STARTTLS'] })
    const subject = `Hello${JSON.parse(written)}Bcc: evil@example.com`
    await by(`smtp://127.0.0.1:${port}`).send({ ...mail, subject })
    expect(delivered[0]?.to).toEqual([mail.to])
    expect(delivered[0]?.text).not.toMatch(/^Bcc:/im)
    expect(delivered[0]?.text).toMatch(/^Subject: Hello Bcc: evil@example.com\r$/m)
  })

  const addresses = [
    'a@b.example, evil@example.com',
    'a@b.example;evil@example.com',
    'a@b.example\r\nBcc: evil@example.com',
    'a@b.example evil@example.com',
    'Friends: evil@example.com;',
    '"x" <evil@example.com>',
    '<evil@example.com>',
    'evil@example.com\0',
    'a@b@example.com',
    'nobody',
    '',
    `${'a'.repeat(250)}@example.com`,
  ]

  it.each(addresses)('is no second recipient and no name: %j', async address => {
    const { port, delivered } = await server({ disabledCommands: ['STARTTLS'] })
    const mailer = by(`smtp://127.0.0.1:${port}`)
    await expect(mailer.send({ ...mail, to: address })).rejects.toEqual(refusal('address'))
    await expect(mailer.send({ ...mail, replyTo: address })).rejects.toEqual(refusal('address'))
    expect(delivered).toEqual([])
  })
})

it('is written to the outbox where there is no server, whole, and for us alone to read', async () => {
  const outbox = join(folder, 'outbox')
  await createMailer({ from, outbox }).send(mail, stamp)
  const [name = ''] = readdirSync(outbox)
  expect(name).toMatch(/\.eml$/)
  expect(statSync(join(outbox, name)).mode & 0o077).toBe(0)
  expect(readFileSync(join(outbox, name), 'utf8')).toContain(`To: ${mail.to}`)
})
