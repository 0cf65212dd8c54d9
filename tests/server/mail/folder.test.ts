/** Mail in a folder, where there is no mail server: for its owner alone, and not for long. */
import { readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { purge } from '../../../server/application/purge'
import { limits } from '../../../server/config/limits'
import { passwordChangedMail } from '../../../server/mail/passwordChangedMail'
import { admin } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const { mails, outbox } = house.parts

it('SEC-110 is written for its owner alone, and deleted after a week', async () => {
  await mails.post(passwordChangedMail('dana@northfield.example', { now: house.clock.now(), requestId: '1' }))
  expect(await house.mails()).toHaveLength(1)
  const [name = ''] = readdirSync(outbox)
  expect([outbox, join(outbox, name)].map(path => statSync(path).mode & 0o077)).toEqual([0, 0])

  // A file is as old as the disk says, so here it is as old as the time that tests set.
  const aged = (file: string, days: number, seconds: number) => {
    const at = new Date(house.clock.now().getTime() - days * 86_400_000 - seconds * 1000)
    utimesSync(join(outbox, file), at, at)
  }
  writeFileSync(join(outbox, 'half.part'), 'half a message')
  aged('half.part', limits.mailQueue.folderDays, 1)
  aged(name, limits.mailQueue.folderDays, -1)
  await purge(house.parts)
  expect(readdirSync(outbox)).toEqual([name])
  aged(name, limits.mailQueue.folderDays, 1)
  // A name without its file: what is left of a mail that is just given its own name.
  symlinkSync(join(outbox, 'gone'), join(outbox, 'going.part'))
  await purge(house.parts)
  expect(readdirSync(outbox)).toEqual(['going.part'])
  rmSync(join(outbox, 'going.part'))
})

it('is said on the command center to reach nobody', async () => {
  const person = await addPerson(house, { roles: ['command-center'] })
  const visitor = await hasSession(house, person, { HasClearance: true })
  expect((await visitor.call(admin.GetStatus)).body.Item.Mail).toMatchObject({ IsKeptInFolder: true })
  expect((await visitor.get('/command-center')).text).toContain('kept in a folder: reaches nobody')
})
