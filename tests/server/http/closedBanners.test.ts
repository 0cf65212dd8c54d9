/** The notices that a browser has closed: remembered in its cookie, the last ones where there are many. */
import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { closeBanner } from '../../../server/http/closedBanners'

/** The cookie of a browser that had this one and closes a notice. */
function closing(notice: string, before = ''): string {
  let kept = ''
  const request = { headers: { cookie: before }, body: { notice, returnTo: '/help' } } as unknown as Request
  const response = {
    cookie: (name: string, value: string) => {
      kept = `${name}=${value}`
    },
    redirect: () => undefined,
  } as unknown as Response
  closeBanner(true)(request, response, () => undefined)
  return kept
}

it('are each remembered once, and of many the last twenty', () => {
  const notices = Array.from({ length: 21 }, () => randomUUID())
  const two = closing(notices[1]!, closing(notices[0]!))
  expect(two).toBe(`coilworks-closed=${notices[0]}.${notices[1]}`)
  expect(closing(notices[1]!, two)).toBe(two)
  const all = notices.reduce((cookie, notice) => closing(notice, cookie), '')
  expect(all).toBe(`coilworks-closed=${notices.slice(1).join('.')}`)
})
