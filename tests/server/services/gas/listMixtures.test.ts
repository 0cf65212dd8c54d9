/** Saved gases, offered by name and composition to every tool that takes a gas. */
import { expect, it } from 'vitest'
import { contracts } from '../../../../shared/contracts'
import { biogasExample, exampleGases, newGas } from '../../../../shared/gas/document/exampleGases'
import type { GasInput } from '../../../../shared/gas/document/gasDocument'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { ListMixtures, SaveTemplate } = contracts['GasService.svc']

const withRole = async (role: 'engineering' | 'drygas-gasmix' | 'enterprise' | 'economizer' | 'nimbus') =>
  hasSession(house, await addPerson(house, { roles: [role] }))

it('are those that the caller saved, with the composition by mole, and no others', async () => {
  const engineer = await withRole('engineering')
  const save = (name: string, input: GasInput) =>
    engineer.call(SaveTemplate, { name, item: { ...newGas('IP'), input } })
  expect((await save('Digester 2', biogasExample)).body.Succeeded).toBe(true)
  await save('Flue gas', exampleGases['Flue gas of a boiler'])
  await save('Not ready', { ...biogasExample, gas: { kind: 'mixture', basis: 'mole', shares: { Methane: 0.5 } } })
  const { Items } = (await engineer.call(ListMixtures, {})).body
  expect(Items.map(({ Name }: { Name: string }) => Name)).toEqual(['Digester 2', 'Flue gas'])
  expect(Items[0].Composition).toEqual(biogasExample.gas.shares)
  expect(Items[1].Composition['Water vapor']).toBeGreaterThan(0.15)
  const other = await withRole('drygas-gasmix')
  expect((await other.call(ListMixtures, {})).body.Items).toEqual([])
})

it('are offered to who selects coils or economizers, and refused to a tool that takes no gas', async () => {
  for (const role of ['enterprise', 'economizer'] as const)
    expect((await (await withRole(role)).call(ListMixtures, {})).status).toBe(200)
  expect((await (await withRole('nimbus')).call(ListMixtures, {})).status).toBe(403)
})
