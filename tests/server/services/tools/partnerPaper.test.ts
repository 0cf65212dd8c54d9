/** Whose name stands at the head of a paper: the product's, or that of the partner whose page it was made on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Role } from '../../../../shared/access/roles'
import { contracts } from '../../../../shared/contracts'
import { houseOfFile } from '../../../support/house'
import { pdfPages } from '../../../support/pdfText'
import { addPerson, hasSession } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'

const house = await houseOfFile()

type ReportingService = 'EconomizerService.svc' | 'CircuitryService.svc'

async function headFor(
  roles: readonly Role[],
  service: ReportingService = 'EconomizerService.svc',
): Promise<{ head: string; company: string }> {
  const person = await addPerson(house, { roles })
  const { body } = await (await hasSession(house, person)).call(
    contracts[service].CreateReport,
    smallestRequests[`${service}/CreateReport`],
  )
  const { FolderName, FileName } = body.Item
  const pdf = readFileSync(join(house.parts.reportFolder, FolderName, FileName))
  const company = await house.parts.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select('companies.name')
    .where('users.id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { head: pdfPages(pdf)[0]!.text, company: company.name }
}

it.each([['cleaver-brooks'], ['hurst-boiler']] as const)(
  'APP-13, APP-14 who holds %s alone has papers in the name of the own company',
  async role => {
    const { head, company } = await headFor([role])
    expect(head).toMatch(new RegExp(`${company}\\nEconomizer submittal, by Coilworks`))
  },
)

it('APP-05 who uses the economizer itself has those of the product', async () => {
  const { head } = await headFor(['economizer', 'cleaver-brooks'])
  expect(head).toMatch(/Coilworks\nEconomizer submittal\n/)
})

it('APP-08 who holds the segmented program alone, whose page is no partner’s, has those of the product', async () => {
  const { head } = await headFor(['seg-prog'], 'CircuitryService.svc')
  expect(head).toMatch(/^Coilworks\nCircuitry submittal\n/m)
})

it('the internal edition has a name of its own, so that no customer is sent it by mistake', async () => {
  const visitor = await hasSession(house, await addPerson(house, { roles: ['economizer'] }))
  const names: string[] = []
  for (const kind of ['submittal', 'internal'] as const) {
    const request = { ...smallestRequests['EconomizerService.svc/CreateReport'], kind }
    names.push((await visitor.call(contracts['EconomizerService.svc'].CreateReport, request)).body.Item.FileName)
  }
  const [customers, internal] = names
  expect(internal).toBe(customers?.replace('.pdf', '-internal.pdf'))
})
