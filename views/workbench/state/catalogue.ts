/** Lists of everything that there is: the page is sent with what its project names, the rest comes behind it. */
import { type GetOperation, get, saidHere } from '../../client/call'
import { type LateCode, lateCode, useWhenThere } from './lateCode'

/** A catalogue as the server offers it on this page. */
export interface Offered<Record> {
  isSample: boolean
  records: readonly Record[]
}

export interface CatalogueAnswer<Record> {
  Item?: { IsSample: boolean; Records: readonly Record[] } | null
}

/** The catalogue of an operation, asked for once a page. */
export const lateCatalogue = <Name extends GetOperation>(name: Name) => lateCode(() => get(name, saidHere))

/** The whole catalogue once it is there, and until then those of its records that the page was `sent` with. */
export function useCatalogue<Record>(late: LateCode<CatalogueAnswer<Record>>, sent: Offered<Record>): Offered<Record> {
  const whole = useWhenThere(late)?.Item
  return whole ? { isSample: whole.IsSample, records: whole.Records } : sent
}
