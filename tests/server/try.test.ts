import { expect, it } from 'vitest'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession, signsIn } from '../support/people'

const house = await houseOfFile()
it('works', async () => {
  const p = await addPerson(house, { roles: ['enterprise'] })
  let t = performance.now()
  const v = await signsIn(house, p)
  console.log('sign in', performance.now() - t)
  t = performance.now()
  const r = await v.get('/app-selector')
  console.log('page', performance.now() - t, r.status, r.headers)
  t = performance.now()
  const s = await hasSession(house, p)
  console.log('session', performance.now() - t)
  t = performance.now()
  for (let i = 0; i < 20; i++) await s.get('/app-selector')
  console.log('20 pages', performance.now() - t)
  t = performance.now()
  const e = await s.get('/enterprise-webapp')
  console.log('ent', performance.now() - t, e.status)
  t = performance.now()
  const d = await s.get('/economizer')
  console.log('denied', performance.now() - t, d.status, d.headers.location)
  console.log(house.logLines.slice(-3))
  expect(1).toBe(1)
})
