import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import FormSelect from 'react-bootstrap/FormSelect'
import {
  type PlantLetter,
  plantLetters,
  type RAndDFilter,
  rAndDFilters,
  rAndDYears,
  townOf,
} from '../../../shared/rAndD/choices'
import { queryOf, type TrackerView, trackerViews, type Wish } from '../../../shared/rAndD/wish'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../useHydrated'
import { editProject } from './dialogs'
import type { Tracker } from './useTracker'
import { WishLink } from './WishLink'

const viewNames: Readonly<Record<TrackerView, string>> = { projects: 'Projects', week: 'Week', totals: 'Totals' }
const titles: Readonly<Record<TrackerView, string>> = { projects: 'Projects', week: 'Time sheet', totals: 'Totals' }

/** The head of every view: its title, the way to the other views, and what belongs to it alone. */
export function Head({ tracker, children }: { tracker: Tracker; children: ReactNode }) {
  const { wish } = tracker
  return (
    <section className="cw-toolbar rd-tb" aria-label={titles[wish.view]}>
      <h1>{titles[wish.view]}</h1>
      <nav className="cw-seg" aria-label="Views of the tracker">
        {trackerViews.map(view => (
          <WishLink
            key={view}
            tracker={tracker}
            to={{ ...wish, view }}
            aria-current={view === wish.view ? 'true' : undefined}
          >
            {viewNames[view]}
          </WishLink>
        ))}
      </nav>
      {children}
    </section>
  )
}

/** Both files of a view. They are made by the server, which reads the hours anew. */
export function Downloads({ name, wish }: { name: 'hours' | 'week'; wish: Wish }) {
  const address = (ending: string) => `/r-and-d/${name}.${ending}${queryOf(wish)}`
  return (
    <>
      <a className="btn btn-outline-secondary btn-sm" href={address('csv')} download>
        <Icon name="download" />
        CSV
      </a>
      <a className="btn btn-outline-secondary btn-sm" href={address('xlsx')} download>
        <Icon name="spreadsheet" />
        Excel
      </a>
    </>
  )
}

/** The choice of projects: whose, of which plant, of which year. */
export function Toolbar({ tracker }: { tracker: Tracker }) {
  const { wish, go, today } = tracker
  const hydrated = useHydrated()
  const without = { ...wish, project: undefined }
  const choose = (change: Partial<Wish>) => void go({ ...without, ...change })
  return (
    <Head tracker={tracker}>
      <nav className="cw-seg" aria-label="Whose projects">
        {(Object.keys(rAndDFilters) as RAndDFilter[]).map(filter => (
          <WishLink
            key={filter}
            tracker={tracker}
            to={{ ...without, filter }}
            title={rAndDFilters[filter]}
            aria-current={filter === wish.filter ? 'true' : undefined}
          >
            {filter}
          </WishLink>
        ))}
      </nav>
      <form className="rd-choice" method="get">
        <input type="hidden" name="view" value={wish.view} />
        <input type="hidden" name="filter" value={wish.filter} />
        <label className="visually-hidden" htmlFor="rd-plant">
          Plant of the work
        </label>
        <FormSelect
          id="rd-plant"
          name="plant"
          value={wish.plant ?? ''}
          onChange={event => choose({ plant: (event.target.value || undefined) as PlantLetter | undefined })}
        >
          <option value="">All plants</option>
          {plantLetters.map(letter => (
            <option key={letter} value={letter}>
              At {townOf(letter)}
            </option>
          ))}
        </FormSelect>
        <label className="visually-hidden" htmlFor="rd-year">
          Year
        </label>
        <FormSelect
          className="rd-yr"
          id="rd-year"
          name="year"
          value={wish.year}
          onChange={event => choose({ year: Number(event.target.value) })}
        >
          {rAndDYears(Number(today.slice(0, 4)))
            .reverse()
            .map(year => (
              <option key={year}>{year}</option>
            ))}
        </FormSelect>
        <noscript>
          <Button variant="outline-secondary" size="sm" type="submit">
            Show
          </Button>
        </noscript>
      </form>
      <div className="rd-acts">
        <Downloads name="hours" wish={without} />
        <Button size="sm" type="button" disabled={!hydrated} onClick={() => void editProject(tracker)}>
          <Icon name="plus" />
          New project
        </Button>
      </div>
    </Head>
  )
}
