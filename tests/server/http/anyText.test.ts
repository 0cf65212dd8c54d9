/** Whatever text comes in at a door that keeps it: given back the same, or refused with a sentence. Never a fault. */
import fc from 'fast-check'
import type { Response } from 'supertest'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection, enterprise } from '../../../shared/contracts'
import { isText } from '../../../shared/wording/characters'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { anyText } from '../../support/anyText'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile({ environment: { SUPPORT_EMAIL: 'desk@example.com' } })
const { db } = house.parts
const person = await addPerson(house, {
  roles: ['enterprise', 'owner', 'selection-api', 'r-and-d'],
  type: 'Owner',
  status: 'Owner',
})
const visitor = await hasSession(house, person)
const { tag, input, display } = newCoilDocument('IP')
const project = (named: string) => ({
  ...newProject('IP'),
  items: [{ ...newProject('IP').items[0]!, tag: named }],
})
const draftId = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const profile = { FullName: 'Dana', Phone: '555-0100', Email: person.email }
const company = {
  ...{ CompanyName: 'Northfield', Owner: person.id, Address1: '1 Main Street', Address2: '', City: 'Northfield' },
  ...{ State: 'MN', Zip: '55057', Country: 'US', IsDomainFree: false, AllowAutoReg: false },
}
const contact = { companyName: '', name: '', phone: '', email: '', subject: 'Coil 12', comment: 'Hello' }

type Item = Response['body']

interface Door {
  /** Characters that it takes. */
  most: number
  /** Where each answer is slow on purpose. */
  runs?: number
  send: (text: string) => ReturnType<typeof visitor.call>
  /** What is kept of it, by the answer that took it. Without it nothing is given back. */
  kept?: (item: Item) => Promise<unknown>
}

const opened = async (Id: string) => (await visitor.call(coilSelection.OpenProject, { id: Id })).body.Item
const save = (request: object) =>
  visitor.call(coilSelection.SaveProject, { name: 'AHU', document: project('CC-1'), ...request })

const doors: Record<string, Door> = {
  'the name of a project': {
    most: limits.projectName,
    send: name => save({ name }),
    kept: async ({ Id }) => (await opened(Id)).Name,
  },
  'the note of a project': {
    most: limits.note,
    send: note => save({ note }),
    kept: async ({ Id }) => (await visitor.call(coilSelection.ListVersions, { id: Id })).body.Items[0].Note,
  },
  'the tag of a coil': {
    most: limits.tag,
    send: name => save({ document: project(name) }),
    kept: async ({ Id }) => (await opened(Id)).Document.items[0].tag,
  },
  'the tag of a coil in unsaved changes': {
    most: limits.tag,
    send: name => visitor.call(coilSelection.KeepDraft, { draftId, document: project(name) }),
    kept: async () => (await visitor.call(coilSelection.OpenDraft, { draftId })).body.Item.Document.items[0].tag,
  },
  'a unit of a coil': {
    most: 20,
    send: unit =>
      save({
        document: {
          ...newProject('IP'),
          items: [{ ...newProject('IP').items[0]!, display: { ...display, units: { 'air.flow.value': unit } } }],
        },
      }),
    kept: async ({ Id }) => (await opened(Id)).Document.items[0].display.units['air.flow.value'],
  },
  'the name of a template': {
    most: limits.projectName,
    send: name => visitor.call(coilSelection.SaveTemplate, { name, item: { tag, input, display } }),
    kept: async ({ Id }) => (await visitor.call(coilSelection.OpenTemplate, { id: Id })).body.Item.Name,
  },
  'a file of a project': {
    most: limits.tag,
    send: name => visitor.call(coilSelection.CheckProject, { text: JSON.stringify(project(name)) }),
    kept: async item => item.items[0].tag,
  },
  'the name of a part in a file of a project': {
    most: 60,
    send: name => visitor.call(coilSelection.CheckProject, { text: JSON.stringify({ ...project('CC-1'), [name]: 1 }) }),
  },
  'the text of a file': { most: 60, send: text => visitor.call(coilSelection.CheckProject, { text }) },
  'a full name': {
    most: limits.fullName,
    send: FullName => visitor.call(account.UpdateUserProfile, { profile: { ...profile, FullName } }),
    kept: async () => (await visitor.call(account.GetUserProfile)).body.Item.FullName,
  },
  'the address of a company': {
    most: limits.address,
    send: Address2 => visitor.call(account.UpdateCompanyProfile, { profile: { ...company, Address2 } }),
    kept: async () => (await visitor.call(account.GetCompanyProfile)).body.Item.Company.Address2,
  },
  'the name of a service account': {
    most: limits.serviceAccountName,
    runs: 4,
    send: name => visitor.call(account.AddServiceAccount, { name }),
    kept: async item => item.FullName,
  },
  'a message to support': {
    most: limits.contact.message,
    send: comment => visitor.call(account.ContactUs, { ...contact, comment }),
  },
  'the subject of a message': {
    most: limits.contact.subject,
    send: subject => visitor.call(account.ContactUs, { ...contact, subject }),
  },
  'the message of an invitation': {
    most: limits.inviteMessage,
    send: message => visitor.call(account.InviteUsers, { emails: ['new@northfield.example'], message }),
  },
  'a report of an error': {
    most: limits.errorLog.text,
    send: error => visitor.call(account.LogError, { error, stackTrace: '' }),
  },
  'a measured value': {
    most: limits.analytics.value,
    send: measuredValue =>
      visitor.call(enterprise.LA, { moduleName: 'Coil workbench', projectId: draftId, metric: 'Speed', measuredValue }),
  },
  'the name of a research project': {
    most: limits.rAndD.name,
    send: Name => visitor.ask('createProject', { body: { Name, Shared: false, Plants: [1], Year: 2027 } }),
  },
}

/** Tries are limited, and a company has few service accounts: neither is what is asked here. */
async function makeRoom() {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('users').where('type', 'in', ['Service', 'Invite']).execute()
}

const sentence = /^[A-Z“].*[.:]$|^[A-Z][\w ]+ is (required|invalid)\.?$|^We /s

describe.each(Object.entries(doors))('%s', (_, { most, runs = 20, send, kept }) => {
  it('is given back the same, or refused with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(most), async text => {
        await makeRoom()
        const { status, body } = await send(text)
        expect(status).toBeLessThan(500)
        if (body.Succeeded === false) {
          const [said] = body.Notices[0].Messages
          expect(said).toMatch(sentence)
          if (status === 400 && !isText(text)) expect(said).toBe(serverMessages.unfitText)
        } else if (kept && body.Item) {
          // Blank ends are nobody's name.
          expect(String(await kept(body.Item)).trim()).toBe(text.trim())
        }
      }),
      { numRuns: runs, includeErrorInReport: true },
    )
  })
})

describe('a file of a project', () => {
  const check = async (text: string) =>
    (await visitor.call(coilSelection.CheckProject, { text })).body.Notices[0].Messages

  it('says at which coil and part a character is that cannot be kept', async () => {
    const text = JSON.stringify(project('AHU-\0')).replace('"IP"', '"I\\ud83d"')
    expect(await check(text)).toEqual([
      expect.stringContaining('Mend this in it'),
      'Coil 1 “AHU-�”: “tag” has a character that cannot be kept. Delete it and type it again.',
      'Coil 1 “AHU-�”: “display.system” has a character that cannot be kept. Delete it and type it again.',
    ])
  })

  it('says which name is not allowed, and that parts go too deep', async () => {
    expect(await check('{"kind":"project","of":"coil","version":3,"items":[{"__proto__":1}]}')).toContain(
      'Coil 1: “__proto__” is not known. Take it out.',
    )
    expect((await check(`${'['.repeat(500)}${']'.repeat(500)}`))[1]).toContain('too many parts within parts')
  })

  it('repeats long pieces of it without cutting a character', async () => {
    const [, said] = await check(
      JSON.stringify({ ...project('CC-1'), kind: 'project', version: `${'x'.repeat(59)}😀y` }),
    )
    expect(said).toContain(`“${'x'.repeat(59)}😀…”`)
  })
})

it('a page says that a character cannot be kept, and keeps its address', async () => {
  const admin = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
  const page = await admin.get('/admin?section=users&search=a%00b')
  expect([page.status, page.text.includes(serverMessages.unfitText)]).toEqual([400, true])
})
