/** What the log writes, whatever it is given: the logger cuts, and not who calls it. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { accessLog, createLogger } from '../../../server/process/logging'

const { fieldLength, lineBytes } = limits.log
const long = 'long '.repeat(60_000)

/** The lines that `work` logs. */
function linesOf(work: (logger: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = []
  work(createLogger('info', { write: line => void lines.push(line) }))
  return lines
}

function lineOf(fields: object, message = 'said'): string {
  const [line = ''] = linesOf(logger => logger.info(fields, message))
  return line
}

const failed = new Error(long, { cause: new Error(long) })
failed.stack = long

const places: Record<string, object> = {
  'a field': { text: long },
  'a field of a field': { one: { two: { three: long } } },
  'the entries of a list': { list: [long, { text: long }] },
  'the name of a field': { [long]: 1 },
  'an error, with its stack and its cause': { err: failed },
  'what the audit trail says': { audit: { target: long, detail: { text: long } } },
}

describe('SEC-106 a line of the log', () => {
  it.each(Object.entries(places))('is cut in %s', (_, fields) => {
    const line = lineOf(fields)
    const texts: string[] = []
    JSON.parse(line, (name, value) => {
      texts.push(name)
      if (typeof value === 'string') texts.push(value)
      return value
    })
    expect(Math.max(...texts.map(text => text.length))).toBe(fieldLength)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(lineBytes)
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'said' })
  })

  it('is cut in its message, and in what every line of a request says', () => {
    const [line = ''] = linesOf(logger => logger.child({ req: { path: long } }).info(long))
    const { msg, req } = JSON.parse(line)
    expect([msg.length, req.path.length]).toEqual([fieldLength, fieldLength])
  })

  it('of a request tells of an error what it is and where, and not what it holds', () => {
    const lines = linesOf(logger => {
      const log = accessLog(logger) as unknown as (request: object, response: object) => void
      const request = { url: '/', method: 'GET', requestId: 'one', headers: {} }
      log(request, { on: () => undefined, setHeader: () => undefined })
      const error = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ida@fjord.example)' })
      ;(request as unknown as { log: typeof logger }).log.error({ err: error }, 'request failed')
    })
    const { err } = JSON.parse(lines[0] ?? '')
    expect(Object.keys(err)).toEqual(['type', 'message', 'stack'])
    expect(err).toMatchObject({ type: 'Error', message: 'duplicate key' })
  })

  it('of a request is cut where the address is long', () => {
    const lines = linesOf(logger => {
      const log = accessLog(logger) as unknown as (request: object, response: object) => void
      const request = { url: `/${long}`, method: 'GET', requestId: 'one', headers: {} }
      log(request, { on: () => undefined, setHeader: () => undefined })
      ;(request as unknown as { log: typeof logger }).log.info('said')
    })
    expect(JSON.parse(lines[0] ?? '').req).toMatchObject({ id: 'one', method: 'GET' })
    expect(JSON.parse(lines[0] ?? '').req.path).toHaveLength(fieldLength)
  })

  it('stays within its limit where there are many fields, and says what it is about', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, long.slice(0, 200)]))
    const deep = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ text: 'deep' })))
    const lines = linesOf(logger => {
      logger.info(many, 'many')
      logger.child({ req: { id: 'one', path: '/here' } }).error({ deep: { deep, too: { deep } } }, 'deep')
    })
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(lineBytes)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'many' })
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, req: { id: 'one', path: '/here' }, msg: 'deep' })
  })

  it('halves no character, and counts the bytes of long ones', () => {
    const line = lineOf({
      text: `x${'🙂'.repeat(fieldLength)}`,
      others: Array.from({ length: 9 }, () => '漢'.repeat(2_000)),
    })
    const { text } = JSON.parse(line)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(lineBytes)
    expect(text.isWellFormed()).toBe(true)
    expect(text.at(-1)).toBe('…')
  })

  it('holds nothing that a terminal would obey, and still says what was there', () => {
    const text = 'one\u001b[2J\u009b2J\u0085\u2028\u202etwo\r\n\u007f'
    const line = lineOf({ text, long: text + long })
    for (const sign of new Set(text.replaceAll(/[\w[]/g, ''))) expect(line.trimEnd()).not.toContain(sign)
    expect(JSON.parse(line)).toMatchObject({ text })
  })

  it('is as it was where all of it is short', () => {
    expect(JSON.parse(lineOf({ text: 'short', list: [1, true, null], of: { a: 1 } }))).toEqual({
      ...{ level: 30, time: expect.any(String), msg: 'said' },
      ...{ text: 'short', list: [1, true, null], of: { a: 1 } },
    })
  })
})
