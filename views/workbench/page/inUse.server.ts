import type { CatalogueAnswer, Offered } from '../state/catalogue'

/** Of a catalogue the records that the project names: a page is sent with these, and asks for the others itself. */
export function inUse<Record extends { model: string }>(
  { Item }: CatalogueAnswer<Record>,
  document: object,
): Offered<Record> {
  const text = JSON.stringify(document)
  const { IsSample: isSample = false, Records: records = [] } = Item ?? {}
  return { isSample, records: records.filter(({ model }) => text.includes(JSON.stringify(model))) }
}
