/**
 * The first view of a workbench is hydrated at once. React hydrates what stands in a Suspense boundary later, when
 * other code of the page may have changed it (React error 418).
 */
import { expect, it } from 'vitest'
import { routes } from '../../../shared/routes'
import { rolesOfTool, type Tool, tools } from '../../../shared/tools/tools'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const pages = Object.values<Tool>(tools).flatMap(tool =>
  [tool.route, ...(tool.alsoAt ?? [])].map(route => ({ path: routes[route].path, roles: rolesOfTool(tool) })),
)

it.each(pages)('the first view of $path has no Suspense boundary', async ({ path, roles }) => {
  const person = await hasSession(house, await addPerson(house, { roles: [...roles] }))
  const { status, text } = await person.get(path)
  expect(status).toBe(200)
  const found = [...withoutPictures(text).matchAll(/id="?wb-inspector|<!--\$[?!]?-->/g)].map(([one]) => one)
  expect(found).toEqual([expect.stringContaining('wb-inspector')])
})

/** Boundaries with nothing to operate are pictures that are never hydrated: see `AsSent`. */
const withoutPictures = (page: string) =>
  page.replace(/<!--\$-->(.*?)<!--\/\$-->/gs, (whole, content: string) =>
    /<(?:a|button|input|select|textarea)\b|\b(?:id|tabindex)=/.test(content) ? whole : '',
  )
