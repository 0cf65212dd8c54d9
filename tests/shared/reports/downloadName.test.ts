import { describe, expect, it } from 'vitest'
import { fileName } from '../../../server/reports/fileName'
import { contracts } from '../../../shared/contracts'
import { downloadName } from '../../../shared/reports/downloadName'

const hostile = [
  'a.xlsx\r\nSet-Cookie: x=1',
  '"; filename="evil.exe',
  'coil\u202exslx.exe',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'C:\\x.xlsx',
  '.htaccess',
  'a\0b.xlsx',
  'x'.repeat(300),
  '\u200b\u2066\ufeff',
  '',
  '.xlsx',
  '<img src=x onerror=alert(1)>.xlsx',
  '=cmd|calc!A1.xlsx',
]

describe('SEC-095 the name of a download', () => {
  it.each(hostile)('%j is one plain segment with the ending of its kind', name => {
    const clean = downloadName(name, '.xlsx')
    expect(clean).toMatch(/^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,79}\.xlsx$/u)
    expect(downloadName(clean, '.xlsx')).toBe(clean)
  })

  it.each([
    ['AHU-3.xlsx', 'AHU-3.xlsx'],
    ['Kühler (Süd) 2.XLSX', 'Kühler (Süd) 2.xlsx'],
    ['coil.exe', 'coil.exe.xlsx'],
    ['ＡＨＵ－３.xlsx', 'AHU-3.xlsx'],
  ])('%s is %s', (name, expected) => {
    expect(downloadName(name, '.xlsx')).toBe(expected)
  })

  it('is cleaned where a service answers, before a browser sees it', () => {
    const { response } = contracts['DesignService.svc'].ExportToExcel
    const answer = { Succeeded: true, Item: { Data: 'AAAA', FileName: hostile[2] } }
    expect(response.parse(answer).Item?.FileName).toBe('coilxslx.exe.xlsx')
  })

  it.each(hostile)('%j makes a report’s name that the header and the address can hold', name => {
    expect(fileName(name)).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/)
  })

  it.each([
    ['Kühler Ångström', 'Kuhler-Angstrom'],
    ['Łódź, weiß', 'Lodz-weiss'],
    ['冷却器', 'report'],
  ])('%s is the report %s: letters lose their accents, not their places', (name, expected) => {
    expect(fileName(name)).toBe(expected)
  })
})
