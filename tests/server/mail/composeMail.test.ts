/** The look of every message: what it says twice, and what nobody can put into it. */
import { describe, expect, it } from 'vitest'
import { composeMail } from '../../../server/mail/composeMail'
import { temporaryPasswordMail } from '../../../server/mail/temporaryPasswordMail'

const hostile = `<img src="http://evil.example/x.png" onerror='alert(1)'>&amp;\u202e<script>\0`

const mail = composeMail({
  kind: 'invitation',
  to: 'dana@northfield.example',
  subject: 'Welcome',
  heading: 'You are invited.',
  parts: [
    'Dana & Co',
    { code: 'A1b2' },
    { facts: [['Company', 'Northfield']] },
    { quote: 'first\r\nsecond' },
    { link: 'https://coils.example.com/register?a=1&b=2', label: 'Register' },
  ],
})

describe('a message', () => {
  it('says the same in text and in HTML', () => {
    const said = ['You are invited.', 'Dana & Co', 'A1b2', 'Company', 'Northfield', 'first', 'second', 'Register']
    for (const words of said) expect(mail.text).toContain(words)
    for (const words of said) expect(mail.html).toContain(words.replace('&', '&amp;'))
    expect(mail.text).toContain('\n    A1b2\n')
    expect(mail.text).toContain('> first\n> second')
    expect(mail.text).toContain('\nhttps://coils.example.com/register?a=1&b=2\n')
    expect(mail.html).toContain('href="https://coils.example.com/register?a=1&amp;b=2"')
  })

  it('SEC-097, SEC-101 shows what a person typed as text, wherever it stands', () => {
    const filled = composeMail({
      kind: 'invitation',
      to: 'dana@northfield.example',
      subject: 'Hello',
      heading: hostile,
      parts: [hostile, { code: hostile }, { facts: [[hostile, hostile]] }, { quote: hostile }],
    })
    expect(filled.html).not.toMatch(/<img|<script|onerror='/)
    expect(filled.html.match(/&lt;img src=&quot;http/g)).toHaveLength(7)
    expect(filled.html + filled.text).not.toMatch(/[\0\u202e]/)
  })

  it('SEC-071 fetches nothing: no picture, no style sheet, no address but the links', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|src=|@import/)
    expect([...mail.html.matchAll(/https?:[^"<\s]*/g)].map(match => new URL(match[0]).host)).toEqual([
      'coils.example.com',
      'coils.example.com',
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'links to the web alone: not to %s',
    link => {
      const message = { kind: 'invitation', to: 'a@b.example', subject: '', heading: '' } as const
      expect(() => composeMail({ ...message, parts: [{ link, label: 'x' }] })).toThrow(
        'a link in a mail must be a web address',
      )
    },
  )

  it('SEC-019 with a temporary password has it on a line of its own, and says how long it works', () => {
    const { text, html, subject } = temporaryPasswordMail('dana@northfield.example', 'Harbor7Lantern')
    expect(text).toMatch(/^ {4}Harbor7Lantern$/m)
    expect(html).toContain('>Harbor7Lantern</p>')
    expect(text).toContain('within 24 hours')
    expect(subject).not.toContain('Harbor7Lantern')
  })
})
