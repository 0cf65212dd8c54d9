/** What people make, share and send is one with its row of the audit trail: what cannot be recorded is not done. */
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import type { AuditEventName } from '../../../shared/events/auditEvents'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { unrecorded } from '../../support/unrecorded'

const house = await houseOfFile()
const { db, reportFolder } = house.parts
const company = 'Unrecorded Works'
const visitor = await hasSession(house, await addPerson(house, { company, roles: ['enterprise'] }))
const colleague = await addPerson(house, { company })

const smallest = ({ service, name }: Operation) => smallestRequests[`${service}/${name}`] ?? {}
const document = newCoilDocument('IP')
const project = (await visitor.call(coilSelection.SaveProject, { name: 'AHU-3', document: newProject('IP') })).body.Item
const item = { tag: document.tag, input: document.input, display: document.display }
const template = (await visitor.call(coilSelection.SaveTemplate, { name: 'Chilled water', item })).body.Item
const report = (await visitor.call(coilSelection.CreateReport, { title: 'AHU-3', document })).body.Item
const group = {
  Groups: [{ Id: 'Read-Only', Name: 'Read-Only', Members: [{ Id: colleague.id, Name: 'C' }] }],
  NonGroupMembers: [],
}

const kept = ['designs', 'coil_templates', 'coil_snapshots', 'reports', 'project_members', 'registrations'] as const

/** What the operations below change; of mails which there are, because their state changes while they are sent. */
async function state() {
  const rows = kept.map(table => sql`select * from ${sql.table(table)} t order by t::text`.execute(db))
  const mails = await db.selectFrom('mails').select('id').orderBy('id').execute()
  return [(await Promise.all(rows)).map(answer => answer.rows), mails, (await readdir(reportFolder)).sort()]
}

it.each<[string, AuditEventName, Operation, object?]>([
  ['a project is not deleted', 'design-removal', coilSelection.DeleteProject, { id: project.Id }],
  ['a template is not shared', 'template-sharing', coilSelection.ShareTemplate, { id: template.Id, isShared: true }],
  ['a template is not deleted', 'template-removal', coilSelection.DeleteTemplate, { id: template.Id }],
  ['a link is not made', 'coil-link', coilSelection.KeepLink],
  ['a report is not kept', 'report', coilSelection.CreateReport],
  [
    'a report is not mailed',
    'report-mail',
    coilSelection.SendReport,
    { report: report.FolderName, to: ['buyer@customer.example'], note: '' },
  ],
  ['nobody is put in a group', 'sharing', account.UpdatePermissionGroupMembers, { config: JSON.stringify(group) }],
  ['a message is not sent', 'contact', account.ContactUs],
  ['a request for help is not sent', 'help-request', account.RequestHelp],
  ['nobody registers', 'registration', account.Register],
])('SEC-103 where its row cannot be written %s', async (_, event, operation, request = smallest(operation)) => {
  const before = await state()
  const { status } = await unrecorded(db, event, () => visitor.call(operation, request))
  expect([status >= 500, await state()]).toEqual([true, before])
  const { body } = await visitor.call(operation, request)
  expect(body.Succeeded).toBe(true)
  expect(await state()).not.toEqual(before)
})
