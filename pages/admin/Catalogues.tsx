import Table from 'react-bootstrap/Table'
import { inWords, numbersIn, wordOf } from '../../shared/catalogues/catalogueColumns'
import { catalogues } from '../../shared/catalogues/catalogues'
import { type Reader, readerOf } from '../../shared/display/formatQuantity'
import type { Quantity } from '../../shared/display/units'
import { ScrollPane } from '../../views/components/ScrollPane'
import { useFrame } from '../../views/FrameContext'
import { addressOf } from './addressOf'
import { CataloguePanel } from './CataloguePanel'
import type { CatalogueData } from './data/catalogueData'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'
import { Pager } from './Pager'
import { SectionHead } from './SectionHead'

/** The records of a catalogue, and its versions with the upload beside them. */
export function Catalogues({ data, csrfToken }: { data: CatalogueData; csrfToken?: string }) {
  const { asked, name, page, catalogues: all, shown } = data
  const present = all.find(one => one.Name === name)
  if (!present || !shown) return <p className="ad-none">There is no such version of this catalogue.</p>
  const query = { section: 'catalogues', ...asked }
  return (
    <>
      <div className="ad-split is-open is-after">
        <main id="main" className="ad-main">
          <SectionHead
            title="Catalogues"
            lead={`${present.Title}, version ${shown.Version}. Read by ${present.ReadBy}.`}
          >
            <nav className="ad-kinds d-flex flex-wrap gap-3" aria-label="Catalogues">
              {all.map(({ Name, Versions: [newest] }) => (
                <a
                  key={Name}
                  href={addressOf('/admin', { section: 'catalogues', name: Name })}
                  aria-current={Name === name ? 'page' : undefined}
                >
                  {Name} <span className="cw-muted">{newest?.Count}</span>
                </a>
              ))}
            </nav>
            <FilterForm
              section="catalogues"
              also={{ name, version: asked.version }}
              find={{ label: 'Find', name: 'search', hint: 'Any text of a record', asked: asked.search }}
            >
              <FilterChoice
                label="Order"
                name="sort"
                all="As in the file"
                choices={shown.Fields.flatMap(field => {
                  const word = wordOf(catalogues[name].columns, field)
                  return [
                    [field, `${word}, rising`],
                    [`-${field}`, `${word}, falling`],
                  ] as const
                })}
                chosen={asked.sort}
              />
            </FilterForm>
          </SectionHead>
          <ScrollPane name="Records">
            <Records name={name} fields={shown.Fields} rows={shown.Rows} />
          </ScrollPane>
        </main>
        <CataloguePanel catalogue={present} shown={shown.Version} csrfToken={csrfToken} />
      </div>
      <Pager
        of={['record', 'records']}
        page={page}
        count={shown.Count}
        asked={query}
        note="files are in SI, with the names of the fields"
      />
    </>
  )
}

type Cell = string | number | readonly number[]

interface RecordsProps {
  name: CatalogueData['name']
  fields: readonly string[]
  rows: readonly Record<string, Cell>[]
}

function Records({ name, fields, rows }: RecordsProps) {
  const reader = readerOf(useFrame().preferences.units)
  if (rows.length === 0) return <p className="ad-none">No record matches. Widen the filter to see more.</p>
  return (
    <Table className="ad-t">
      <caption className="visually-hidden">Records of {name}</caption>
      <thead>
        <tr>
          {fields.map(field => (
            <th key={field} scope="col" className={quantityOf(name, field) ? 'cw-num' : undefined}>
              {headOf(name, field, reader)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={catalogues[name].key.map(field => row[field]).join()}>
            {fields.map(field => {
              const value = row[field]
              return (
                <td
                  key={field}
                  className={typeof value === 'string' ? 'cw-nowrap' : 'cw-num'}
                  data-label={headOf(name, field, reader)}
                >
                  {typeof value === 'string'
                    ? inWords(catalogues[name].columns, field, value)
                    : shownAs(value, quantityOf(name, field), reader)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function shownAs(value: Exclude<Cell, string> | undefined, quantity: Quantity | undefined, reader: Reader) {
  if (value === undefined) return value
  const number = (each: number) => (quantity ? reader.number(each, quantity) : String(each))
  return typeof value === 'number' ? number(value) : value.map(number).join(' · ')
}

/** The quantity of a number; undefined of a text. */
function quantityOf(name: CatalogueData['name'], field: string): Quantity | undefined {
  return numbersIn(catalogues[name].columns, field)?.quantity
}

function headOf(name: CatalogueData['name'], field: string, reader: Reader): string {
  const quantity = quantityOf(name, field)
  const unit = quantity && reader.label(quantity)
  const word = wordOf(catalogues[name].columns, field)
  return unit ? `${word}, ${unit}` : word
}
