/** The rejection of an unhandled promise is lost: a request gets no answer, or work is left half done. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Untaken, untakenPromises } from './promises'

const path = 'server/sampleOfPromises.ts'
const faults = `
import { EventEmitter } from 'node:events'
import express, { type RequestHandler } from 'express'

declare function work(): Promise<boolean>
const json = express.json()
const named = async () => void (await work())
export const handler: RequestHandler = (request, response, next) => {
  json(request, response, async () => next(await work())) // callback
}
new EventEmitter().on('all', async () => void (await work())) // callback
new EventEmitter().on('all', named) // callback
setInterval(async () => { await work() }, 1000) // callback
setTimeout(() => work(), 1000) // callback
;[1].forEach(async () => { await work() }) // callback
export const late = new Promise<void>(async resolve => { resolve(void (await work())) }) // callback
work() // statement
work().finally(() => undefined) // statement
void work() // void

export const awaited: RequestHandler = async (_, response) => void response.json(await work())
export const all = Promise.all([1].map(async () => work()))
work().catch(() => undefined)
work().then(() => undefined, () => undefined)
void work().catch(() => undefined)
setTimeout(() => work().catch(() => undefined), 1000)
setTimeout(() => undefined, 1000)
await work()
`

let found: Untaken[]
beforeAll(() => {
  const product = ['server', 'shared', 'engine', 'scripts', 'views', 'pages']
  found = untakenPromises({ include: product, files: [path] }, { [path]: faults })
})

describe('promises', () => {
  it('are found by this rule where nobody takes them: of callbacks, statements, and after void', () => {
    const expected = faults.split('\n').flatMap((text, at) => {
      const kind = / \/\/ (\w+)$/.exec(text)?.[1]
      return kind ? [`${path}:${at + 1} ${kind}`] : []
    })
    const ofSample = found.filter(one => one.place.startsWith(`${path}:`)).map(({ kind, place }) => `${place} ${kind}`)
    expect(ofSample.sort()).toEqual(expected.sort())
  })

  it('are all taken', () => {
    const rest = found.filter(({ place }) => !place.startsWith(`${path}:`))
    // In the browser, `void` leaves a rejection to the page's own listener, which reports it to the server.
    const faulty = rest.filter(({ kind, place }) => kind !== 'void' || !/^(views|pages)\//.test(place))
    expect(faulty).toEqual([])
  })
})
