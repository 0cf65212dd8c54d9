/** How a search for coils is divided between threads. */
import { expect, it } from 'vitest'
import { designCatalogue } from '../../../engine'
import { type DesignRequest, plannedDesigns } from '../../../engine/design'
import { coilJobs } from '../../../server/jobs/coilSelection/coilJobs'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'

const { rows, finPitch, circuiting, finThickness } = designCatalogue
const searchOf = (choices: DesignRequest['choices']) => ({
  coil: coolingExample,
  target: { capacity: 80_000 },
  choices,
})

function divided(request: DesignRequest) {
  const { tasks, considered } = coilJobs.search.tasksOf(request)
  const coils = tasks.map(({ families }) =>
    families.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0),
  )
  expect(tasks.flatMap(({ families }) => families)).toEqual(plannedDesigns(request))
  expect(coils.reduce((sum, each) => sum + each, 0)).toBe(considered)
  return { coils, considered }
}

it('a usual search is work for eight threads, and none of them has much more than the others', () => {
  const { coils, considered } = divided(searchOf({ rows, finPitch, circuiting }))
  expect(considered).toBeLessThan(1000)
  expect(coils.length).toBeGreaterThanOrEqual(8)
  expect(Math.max(...coils)).toBeLessThan(considered / 4)
})

it('a large search waits in no more tasks than it needs', () => {
  const faces = { finnedHeight: [0.6, 0.75, 0.9, 1.05, 1.2], finnedLength: [0.9, 1.2, 1.5, 1.8] }
  const { coils, considered } = divided(searchOf({ ...{ rows, finPitch, circuiting, finThickness }, ...faces }))
  expect(considered).toBeGreaterThan(40_000)
  expect(coils.length).toBeLessThanOrEqual(considered / 400 + 1)
})
