/** Searches for coils: started, watched and stopped by their owner, done on threads, kept over the end of a node. */
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { designCatalogue, designCoils } from '../../../engine'
import { purge } from '../../../server/application/purge'
import { createSearches } from '../../../server/jobs/searches'
import { createThreads, forSearches, type Threads } from '../../../server/jobs/threads'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { coilSelection } from '../../../shared/contracts'
import { limits } from '../../../shared/limits'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { clock } = house
const { db, background, logger } = house.parts
const owner = await addPerson(house, { roles: ['enterprise'] })
const engineer = await hasSession(house, owner)
const stranger = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

const search = {
  coil: coolingExample,
  target: { capacity: 80_000 },
  limits: { airPressureDrop: 250 },
  choices: { rows: [4, 5, 6, 8], finPitch: 'optimize' },
}
/** Far more coils than are rated while a test looks. */
const long = {
  ...search,
  choices: {
    ...search.choices,
    rows: 'optimize',
    circuiting: 'optimize',
    tubeMaterial: 'optimize',
    finThickness: 'optimize',
  },
}

async function start(visitor: Visitor, asked: unknown = search): Promise<string> {
  const { body } = await visitor.call(coilSelection.StartSearch, { search: asked })
  expect(body.Item.Problems).toEqual([])
  return body.Item.Id
}

async function ask(visitor: Visitor, id: string) {
  return (await visitor.call(coilSelection.AskSearch, { id })).body.Item
}

/** The search once it is over. */
async function over(id: string) {
  await background.finish()
  return ask(engineer, id)
}

describe('a search', () => {
  it('answers the ranked coils of the engine, off the request thread', async () => {
    const id = await start(engineer)
    const { State, Done, Considered, Answer } = await over(id)
    const expected = designCoils({
      ...search,
      choices: { rows: [4, 5, 6, 8], finPitch: designCatalogue.finPitch },
    })

    expect([State, Done, Considered]).toEqual(['done', 36, 36])
    expect(expected.candidates.length).toBeGreaterThan(0)
    expect(Answer).toEqual(JSON.parse(JSON.stringify(expected)))
  })

  it('is nobody else’s: another person neither sees nor stops it', async () => {
    const id = await start(engineer)
    const seen = await stranger.call(coilSelection.AskSearch, { id })
    await stranger.call(coilSelection.StopSearch, { id })

    expect(seen.body).toMatchObject({ Succeeded: false })
    expect(JSON.stringify(seen.body.Notices)).toContain(serverMessages.searchMissing)
    expect((await over(id)).State).toBe('done')
  })

  it('SEC-102 ends when it is stopped, without an answer', async () => {
    const id = await start(engineer, long)
    await engineer.call(coilSelection.StopSearch, { id })
    const { State, Answer } = await over(id)
    expect([State, Answer]).toEqual(['stopped', null])
  })

  it('SEC-102 ends when its owner starts another', async () => {
    const first = await start(engineer, long)
    const second = await start(engineer)
    expect((await over(second)).State).toBe('done')
    expect((await ask(engineer, first)).State).toBe('stopped')
  })

  it('SEC-102 that still waits for a thread ends too when its owner starts another, and that of nobody else', async () => {
    const others = await start(stranger, long)
    const first = await start(engineer)
    const second = await start(engineer)
    const [states, of] = [[ask(engineer, first), ask(engineer, second)], ask(stranger, others)]
    expect((await Promise.all(states)).map(({ State }) => State)).toEqual(['stopped', 'waiting'])
    expect(['waiting', 'running']).toContain((await of).State)
    await stranger.call(coilSelection.StopSearch, { id: others })
    expect((await over(second)).State).toBe('done')
  })

  it.each([
    ['no target', { ...search, target: {} }, 'target'],
    [
      'too many coils',
      { ...long, choices: { ...designCatalogue, finnedLength: [1, 2, 3], finnedHeight: [1, 2] } },
      'choices',
    ],
  ])('SEC-102 with %s says so at the field, and starts nothing', async (_, asked, path) => {
    const { body } = await engineer.call(coilSelection.StartSearch, { search: asked })
    expect(body.Item).toMatchObject({ Id: null, Problems: [{ Path: path, Message: expect.stringMatching(/\w/) }] })
  })

  it('SEC-102 is started 240 times an hour by one person, and by others all the same', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const eager = await hasSession(house, person)
    await start(eager)
    await db.updateTable('attempts').set({ count: 239 }).where('key', '=', `search:person:${person.id}`).execute()
    await start(eager)
    const { body } = await eager.call(coilSelection.StartSearch, { search })
    await start(engineer)
    await background.finish()
    expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [serverMessages.tooManySearches]])
  })

  it('SEC-052 takes no field and no choice that is not known', async () => {
    for (const asked of [
      { ...search, colour: 'red' },
      { ...search, choices: { colour: ['red'] } },
      { ...search, choices: { rows: [] } },
      { ...search, choices: { rows: Array.from({ length: limits.search.values + 1 }, (_, index) => index) } },
    ])
      expect((await engineer.call(coilSelection.StartSearch, { search: asked })).status).toBe(400)
  })

  it('is not kept longer than a day', async () => {
    const id = await start(engineer)
    await background.finish()
    clock.advance({ hours: limits.search.hours, seconds: 1 })
    await purge(house.parts)
    expect(await db.selectFrom('design_searches').select('id').where('id', '=', id).execute()).toEqual([])
  })
})

describe('searches on several nodes', () => {
  const idle = {
    most: 1,
    mostSlow: 1,
    running: () => 0,
    idle: () => 0,
    onStart: () => undefined,
    close: async () => undefined,
  }
  const values = (state: 'waiting' | 'running') => ({
    owner_id: owner.id,
    search: JSON.stringify({ ...search, choices: { rows: [4, 6] } }),
    state,
    done: 0,
    considered: 2,
    answer: null,
    heard_at: clock.now(),
    created_at: clock.now(),
  })
  const added = async (state: 'waiting' | 'running') =>
    (await db.insertInto('design_searches').values(values(state)).returning('id').executeTakeFirstOrThrow()).id
  const stateOf = async (id: string) =>
    (await db.selectFrom('design_searches').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  it('are done by whichever node looks, each by one', async () => {
    const id = await added('waiting')
    let tasks = 0
    const real = createThreads(forSearches)
    const counting: Threads = {
      ...real,
      run: (worker, task, signal) => {
        tasks++
        return real.run(worker, task, signal)
      },
    }
    const node = () =>
      createSearches({ db, clock, background, threads: counting, logger, isStopping: () => false }).serve()
    node()
    node()
    await background.finish()
    await real.close()

    expect([await stateOf(id), tasks]).toEqual(['done', 1])
  })

  it('are taken one by one, also where the database has last seen none', async () => {
    await db.deleteFrom('design_searches').execute()
    // From what it has seen follows how it looks for the next.
    await sql`analyze design_searches`.execute(db)
    const ids = [await added('waiting'), await added('waiting'), await added('waiting')]
    house.parts.searches.serve()
    await background.finish()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'done', 'done'])
  })

  it('wait in the order in which they were asked for, and say how many are before them', async () => {
    const first = await added('running')
    clock.advance({ seconds: 1 })
    const second = await added('waiting')
    clock.advance({ seconds: 1 })
    const third = await added('waiting')
    const visitor = await hasSession(house, owner)
    const queued = async (id: string) => {
      const { State, Before } = await ask(visitor, id)
      return [State, Before]
    }
    expect(await queued(first)).toEqual(['running', 0])
    expect(await queued(second)).toEqual(['waiting', 1])
    expect(await queued(third)).toEqual(['waiting', 2])
    await db.updateTable('design_searches').set({ state: 'stopped' }).where('id', '=', first).execute()
    expect(await queued(third)).toEqual(['waiting', 1])
    await db.updateTable('design_searches').set({ state: 'stopped' }).where('id', 'in', [second, third]).execute()
  })

  it('are taken over from a node that has gone silent, and from no other', async () => {
    const id = await added('running')
    house.parts.searches.serve()
    await background.finish()
    const before = await stateOf(id)
    clock.advance({ seconds: limits.search.staleSeconds + 1 })
    house.parts.searches.serve()
    await background.finish()

    expect([before, await stateOf(id)]).toEqual(['running', 'done'])
  })

  it('wait for another node where this one stops', async () => {
    const id = await added('waiting')
    let isStopping = false
    const halting: Threads = {
      ...idle,
      run: async (_worker, _task, signal) => {
        isStopping = true
        signal.throwIfAborted()
        throw new Error('the thread ended')
      },
    }
    createSearches({ db, clock, background, threads: halting, logger, isStopping: () => isStopping }).serve()
    await background.finish()
    expect(await stateOf(id)).toBe('waiting')
  })

  it('SEC-102 free every thread once they are stopped', async () => {
    await db.deleteFrom('design_searches').execute()
    const { rows, finPitch, circuiting, tubeMaterial } = designCatalogue
    const many = JSON.stringify({ ...search, choices: { rows, finPitch, circuiting, tubeMaterial } })
    const { id } = await db
      .insertInto('design_searches')
      .values({ ...values('waiting'), search: many })
      .returning('id')
      .executeTakeFirstOrThrow()
    let begun = 0
    let freed = 0
    const threads: Threads = {
      ...idle,
      async run<Result>(_program: string, _task: object, signal: AbortSignal) {
        begun += 1
        if (begun > 1)
          return new Promise<Result>((_, reject) => {
            signal.addEventListener('abort', () => {
              freed += 1
              reject(signal.reason)
            })
          })
        await db.updateTable('design_searches').set({ state: 'stopped' }).where('id', '=', id).execute()
        // How far it is is said only so often.
        vi.advanceTimersByTime(limits.search.writeMs)
        return { considered: 1 } as Result
      },
    }
    vi.useFakeTimers({ toFake: ['performance'] })
    createSearches({ db, clock, background, threads, logger, isStopping: () => false }).serve()
    await expect.poll(() => freed > 0 && freed === begun - 1).toBe(true)
    vi.useRealTimers()
    await background.finish()
    expect(await stateOf(id)).toBe('stopped')
  })

  it('that fail say so, and leave a line in the log', async () => {
    const id = await added('waiting')
    const broken: Threads = {
      ...idle,
      run: () => Promise.reject(new Error('no memory')),
    }
    createSearches({ db, clock, background, threads: broken, logger, isStopping: () => false }).serve()
    await background.finish()
    expect(await stateOf(id)).toBe('failed')
    expect(house.logLines.join('\n')).toContain('a search failed')
  })
})

it('SEC-004 a page that only asks how far a search is keeps no session from its end', async () => {
  const waiting = await hasSession(house, owner)
  const active = await hasSession(house, owner)
  const id = await start(waiting)
  await background.finish()
  const headers = { 'x-csrf-token': await waiting.token() }
  for (let minute = 0; minute < 31; minute++) {
    clock.advance({ minutes: 1 })
    await waiting.callAt('POST', '/DesignService.svc/AskSearch', JSON.stringify({ id }), headers)
    await active.call(coilSelection.ListProjects, {})
  }
  expect([await waiting.isSignedIn(), await active.isSignedIn()]).toEqual([false, true])
})
