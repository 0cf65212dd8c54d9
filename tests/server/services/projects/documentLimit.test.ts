/** Nobody fills the disk, or keeps the processor busy, with reports. */
import { expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { coilSelection } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'

const house = await houseOfFile()
const report = smallestRequests['DesignService.svc/CreateReport']
const workbook = smallestRequests['DesignService.svc/ExportToExcel']

it('SEC-102 lets a person have 120 reports and workbooks made in an hour, and others go on', async () => {
  const person = await addPerson(house, { roles: ['enterprise'] })
  const visitor = await hasSession(house, person)
  await visitor.call(coilSelection.CreateReport, report)
  await house.parts.db
    .updateTable('attempts')
    .set({ count: limits.documents.perPerson - 1 })
    .where('key', '=', `document:person:${person.id}`)
    .execute()
  const last = await visitor.call(coilSelection.ExportToExcel, workbook)
  const refused = [
    await visitor.call(coilSelection.CreateReport, report),
    await visitor.call(coilSelection.ExportToExcel, workbook),
  ]
  const colleague = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

  expect(last.body.Succeeded).toBe(true)
  for (const { body } of refused)
    expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [messages.documentsPaused]])
  expect((await colleague.call(coilSelection.CreateReport, report)).body.Succeeded).toBe(true)
  house.clock.advance({ minutes: limits.documents.windowMinutes })
  const later = await hasSession(house, person)
  expect((await later.call(coilSelection.CreateReport, report)).body.Succeeded).toBe(true)
})
