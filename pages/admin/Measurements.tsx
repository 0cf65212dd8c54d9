import Table from 'react-bootstrap/Table'
import type { ListedMeasurement } from '../../shared/contracts/admin'
import { analyticsMetrics } from '../../shared/contracts/enterprise'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import { type MeasurementsData, measuredModules } from './data/settingsData'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'
import { Pager } from './Pager'
import { SectionHead } from './SectionHead'

/** Times of calculations and sizes of projects, of people for whom they are measured. */
export function Measurements({ data: { asked, page, measurements, count } }: { data: MeasurementsData }) {
  return (
    <>
      <main id="main" className="ad-main">
        <SectionHead
          title="Measurements"
          lead="Times of calculations (Speed) and sizes of saved projects (DataSize), of people for whom they are switched on."
          file={{ href: addressOf('/admin/measurements.csv', asked), name: 'measurements.csv' }}
        >
          <FilterForm
            section="measurements"
            find={{ label: 'Find', name: 'search', hint: 'Person, project or item', asked: asked.search }}
          >
            <FilterChoice label="Tool" name="module" all="All tools" choices={measuredModules} chosen={asked.module} />
            <FilterChoice
              label="Measured"
              name="metric"
              all="Time and size"
              choices={analyticsMetrics}
              chosen={asked.metric}
            />
            <FilterChoice
              label="Order"
              name="sort"
              all="Newest first"
              choices={['oldest', 'largest']}
              chosen={asked.sort}
            />
          </FilterForm>
        </SectionHead>
        <ScrollPane name="Measurements">
          <MeasurementTable measurements={measurements} />
        </ScrollPane>
      </main>
      <Pager
        of={['measurement', 'measurements']}
        page={page}
        count={count}
        asked={{ section: 'measurements', ...asked }}
        note="times in UTC"
      />
    </>
  )
}

function MeasurementTable({ measurements }: { measurements: readonly ListedMeasurement[] }) {
  if (measurements.length === 0)
    return (
      <p className="ad-none">No measurement matches. They are switched on for a person on the panel of the user.</p>
    )
  return (
    <Table className="ad-t">
      <caption className="visually-hidden">Measurements</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Tool</th>
          <th scope="col">Measured</th>
          <th scope="col">Value</th>
          <th scope="col">Person</th>
          <th scope="col">Project</th>
          <th scope="col">Item</th>
        </tr>
      </thead>
      <tbody>
        {measurements.map(({ At, Email, Module, Metric, Value, Project, Item }) => (
          <tr key={`${At} ${Email} ${Metric} ${Value}`}>
            <th scope="row" className="cw-tnum cw-nowrap" data-label="Time">
              <time dateTime={At}>{At.slice(0, 19).replace('T', ' ')}</time>
            </th>
            <td className="cw-nowrap" data-label="Tool">
              {Module}
            </td>
            <td data-label="Measured">{Metric}</td>
            <td className="cw-tnum cw-nowrap" data-label="Value">
              {Value}
            </td>
            <td data-label="Person">{Email}</td>
            <td data-label="Project">{Project}</td>
            <td data-label="Item">{Item}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
