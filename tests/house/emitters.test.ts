/** An event emitter whose error event has no listener ends the process, so whoever creates one must add a listener. */
import { describe, expect, it } from 'vitest'
import { sources } from './sources'

/** The creation of emitters that live as long as the process. `pipeline` already listens to streams of an answer. */
const makers = ['new Pool(', 'createClient(', 'new Piscina(', 'createServer(']

const files = sources('server').filter(({ path }) => path !== 'server/dev.ts')

describe.each(makers)('whoever calls %s', maker => {
  it('listens to its errors', () => {
    const making = files.filter(({ code }) => code.includes(maker))
    expect(making.length).toBeGreaterThan(0)
    expect(making.filter(({ uncommented }) => !uncommented.includes(".on('error'")).map(({ path }) => path)).toEqual([])
  })
})

it('a stream is joined to another by `pipeline`, or its errors are handed on', () => {
  const joining = files.filter(
    ({ code }) => code.includes('.pipe(createG') || /\.pipe\((response|request)\b/.test(code),
  )
  expect(joining.filter(({ uncommented }) => !uncommented.includes(".on('error'")).map(({ path }) => path)).toEqual([])
})
