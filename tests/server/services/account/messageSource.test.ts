/** Where the messages of an answer come from, as a caller gets them over the gateway. */
import { describe, expect, it } from 'vitest'
import { account, coilSelection } from '../../../../shared/contracts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const owner = await addPerson(house, { roles: ['owner', 'enterprise'], type: 'Owner', status: 'Owner' })
const visitor = await hasSession(house, owner)
const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

describe('NOTIFY-14, ENUM-33 the source of a refusal', () => {
  it('is the project for what is done with one', async () => {
    for (const refusing of [coilSelection.OpenProject, coilSelection.DeleteProject]) {
      const { body } = await visitor.call(refusing, { id })
      expect(body).toMatchObject({ Succeeded: false, Source: 'Project' })
    }
  })

  it('is the automatic choice for a search', async () => {
    const { body } = await visitor.call(coilSelection.AskSearch, { id })
    expect(body).toMatchObject({ Succeeded: false, Source: 'AutoDrive' })
  })

  it('is general for the people of a company', async () => {
    const { body } = await visitor.call(account.SetIsActive, { id, isActive: false, name: 'Nobody' })
    expect(body).toMatchObject({ Succeeded: false, Source: 'General' })
  })

  it('is none where there is nothing to say: what was said before stays', async () => {
    const { body } = await visitor.call(coilSelection.ListProjects)
    expect(body).toMatchObject({ Succeeded: true, Notices: [] })
    expect(body).not.toHaveProperty('Source')
  })
})
