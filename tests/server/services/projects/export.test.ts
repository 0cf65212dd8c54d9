/** The export of a coil or a report to Excel. */
import { describe, expect, it } from 'vitest'
import { reportExportRole } from '../../../../shared/access/roles'
import type { CoilDocument, ProjectDocument } from '../../../../shared/coils/document/coilDocument'
import { coolingExample, newCoilDocument } from '../../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../../shared/coils/document/project'
import { coilSelection } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { messages, texts } from '../../../../shared/texts'
import { itemOf } from '../../../../shared/tools/project'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import type { Visitor } from '../../../support/visitor'
import { readWorkbook } from '../../../support/workbook'

const house = await houseOfFile()
const { db } = house.parts
const document: CoilDocument = { ...newCoilDocument('IP'), tag: 'CC-1', input: coolingExample }

async function maker() {
  const person = await addPerson(house, { roles: ['enterprise'] })
  return { person, visitor: await hasSession(house, person) }
}

async function makeReport(visitor: Visitor) {
  const { body } = await visitor.call(coilSelection.CreateReport, { title: 'Roof unit 3', document })
  return body.Item as { FolderName: string; ExportParameters: { report: string } }
}

const marked = (folder: string) => db.updateTable('reports').set({ requires_src: true }).where('folder', '=', folder)

describe('ExportToExcel', () => {
  it('EXPORT-01, EXPORT-02, ENTITY-11 answers a real workbook as base64, and the name to save it under', async () => {
    const { visitor } = await maker()
    const { body } = await visitor.call(coilSelection.ExportToExcel, { title: 'Roof unit 3', document })
    expect(body.Succeeded).toBe(true)
    expect(Object.keys(body.Item).sort()).toEqual(['Data', 'FileName'])
    expect(body.Item.FileName).toBe('CC-1.xlsx')
    expect(body.Item.Data).toMatch(/^[A-Za-z0-9+/]+=*$/)
    const { sheets } = readWorkbook(Buffer.from(body.Item.Data, 'base64'))
    expect(sheets.Summary?.[0]?.[0]?.value).toBe('Roof unit 3')
  })

  it('ENTITY-26 takes the export parameters that a report came with', async () => {
    const { visitor } = await maker()
    const { ExportParameters } = await makeReport(visitor)
    const { body } = await visitor.call(coilSelection.ExportToExcel, ExportParameters)
    const { sheets } = readWorkbook(Buffer.from(body.Item.Data, 'base64'))
    expect(sheets.Summary?.[0]?.[0]?.value).toBe('Roof unit 3')
  })

  it('SEC-050, SEC-056 exports a report for its maker alone, and not after it has expired', async () => {
    const { visitor } = await maker()
    const other = await maker()
    const { ExportParameters } = await makeReport(visitor)
    const exported = async (by: Visitor) => (await by.call(coilSelection.ExportToExcel, ExportParameters)).body
    expect(await exported(other.visitor)).toMatchObject({
      Succeeded: false,
      Notices: [{ Messages: [messages.reportMissing] }],
    })
    await db.updateTable('reports').set({ expires_at: house.clock.now() }).execute()
    expect((await exported(visitor)).Succeeded).toBe(false)
  })

  it('REPORT-03, ENTITY-26 exports a marked report only for who holds the special role', async () => {
    const { person, visitor } = await maker()
    const { FolderName, ExportParameters } = await makeReport(visitor)
    await marked(FolderName).execute()
    const { body } = await visitor.call(coilSelection.ExportToExcel, ExportParameters)
    expect(body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [texts.accessDenied] }] })

    const roles = JSON.stringify(['enterprise', reportExportRole])
    await db.updateTable('users').set({ roles }).where('id', '=', person.id).execute()
    expect((await visitor.call(coilSelection.ExportToExcel, ExportParameters)).body.Succeeded).toBe(true)
  })

  const studies: Record<string, CoilDocument | ProjectDocument> = {
    'the new engine': { ...document, input: { ...coolingExample, engineVersion: 'v2025' } },
    'a comparison of both engines': { ...document, display: { ...document.display, compare: true } },
    'a method by hand': {
      ...document,
      input: { ...coolingExample, methods: { external: { kind: 'multiplier', heat: 1.1, friction: 1 } } },
    },
    'a project with one such coil': coilProjects.projectOf([
      itemOf(document, 'a'),
      itemOf({ ...document, input: { ...coolingExample, engineVersion: 'v2025' } }, 'b'),
    ]),
  }

  it.each(Object.entries(studies))(
    'REPORT-03, ROLE-12 marks the report of %s, and refuses its workbook without the role',
    async (_, study) => {
      const { person, visitor } = await maker()
      const report = await visitor.call(coilSelection.CreateReport, { title: 'A study', document: study })
      expect(report.body.Item.RequiresSRC).toBe(true)
      const ways = [report.body.Item.ExportParameters, { title: 'A study', document: study }]
      for (const way of ways) {
        const { body } = await visitor.call(coilSelection.ExportToExcel, way)
        expect(body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [texts.accessDenied] }] })
      }
      const roles = JSON.stringify(['enterprise', reportExportRole])
      await db.updateTable('users').set({ roles }).where('id', '=', person.id).execute()
      for (const way of ways) expect((await visitor.call(coilSelection.ExportToExcel, way)).body.Succeeded).toBe(true)
    },
  )

  it('REPORT-03 does not mark the report of a coil as it is sold', async () => {
    const { visitor } = await maker()
    const sold = {
      ...document,
      input: { ...coolingExample, engineVersion: 'original', methods: { external: { kind: 'auto' } } },
    }
    const { body } = await visitor.call(coilSelection.CreateReport, { title: 'Roof unit 3', document: sold })
    expect(body.Item.RequiresSRC).toBe(false)
  })

  it('SEC-103 is audited, done and refused', async () => {
    const { person, visitor } = await maker()
    const { FolderName, ExportParameters } = await makeReport(visitor)
    await visitor.call(coilSelection.ExportToExcel, ExportParameters)
    await marked(FolderName).execute()
    await visitor.call(coilSelection.ExportToExcel, ExportParameters)
    const rows = await db
      .selectFrom('audit_events')
      .select(['event', 'outcome', 'target'])
      .where('actor', '=', person.email)
      .where('event', '=', 'export')
      .orderBy('sequence')
      .execute()
    expect(rows).toEqual([
      { event: 'export', outcome: 'success', target: FolderName },
      { event: 'export', outcome: 'refused', target: FolderName },
    ])
  })

  it.each([
    { report: '../../etc/passwd' },
    { report: '' },
    { title: 'x' },
    { document },
    { title: 'x', document, report: '0'.repeat(32) },
    { title: 'x'.repeat(limits.projectName + 1), document },
  ])('SEC-052 refuses what is neither a report nor a coil: %j', async parameters => {
    const { visitor } = await maker()
    expect((await visitor.call(coilSelection.ExportToExcel, parameters)).status).toBe(400)
  })

  it('says what the engine refuses', async () => {
    const { visitor } = await maker()
    const input = { ...coolingExample, geometry: { ...coolingExample.geometry, rows: 0 } }
    const { body } = await visitor.call(coilSelection.ExportToExcel, { title: 'x', document: { ...document, input } })
    expect(body.Succeeded).toBe(false)
    expect(body.Notices[0].Messages[0]).toMatch(/rows/i)
  })
})
