/** The description of the Selection API for machines, and its page for people. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { limits } from '../../../shared/limits'
import { apiCalls, apiSegment } from '../../../shared/selectionApi/apiCalls'
import { apiFields } from '../../../shared/selectionApi/apiFields'
import { apiProblems } from '../../../shared/selectionApi/apiProblems'
import { type ToolName, tools } from '../../../shared/tools/tools'
import { houseOfFile } from '../../support/house'
import { asksAs, hasProgram, programTools } from '../../support/programs'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { json: described, status, headers } = await asksAs(house, undefined, '/api/v1/openapi.json')

interface Described {
  operationId: string
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: { $ref: string } }> }>
}
const operationOf = (path: string, method: string): Described | undefined =>
  described.paths[path]?.[method.toLowerCase()]

/** The schema of a reference, with its own references within reach, as a schema that checks. */
function checking($ref: string) {
  // The reader of JSON Schema knows references into `$defs` alone.
  const text = JSON.stringify(described.components.schemas).replaceAll('#/components/schemas/', '#/$defs/')
  return z.fromJSONSchema({ $ref: $ref.replace('#/components/schemas/', '#/$defs/'), $defs: JSON.parse(text) })
}

describe('/api/v1/openapi.json', () => {
  it('is OpenAPI 3.1, for everybody', () => {
    expect([status, headers['content-type'], described.openapi]).toEqual([
      ...[200, 'application/json; charset=utf-8', '3.1.0'],
    ])
    expect(described.info.title).toBe('Coilworks Selection API')
  })

  it('describes every call of every tool, the token and itself, and no other', () => {
    const listed = Object.entries(described.paths as Record<string, Record<string, Described>>).flatMap(
      ([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const calls = apiCalls.map(({ method, path }) => `${method} ${path}`)
    expect(listed.sort()).toEqual([...calls, 'POST /auth/token', 'GET /api/v1/openapi.json'].sort())
    const ids = Object.values(described.paths as Record<string, Record<string, Described>>).flatMap(methods =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(300)
    const missing = references.filter(path => path.split('/').reduce((at, part) => at?.[part], described) === undefined)
    expect([...new Set(missing)]).toEqual([])
    expect(JSON.stringify(described)).not.toMatch(/"\$(id|schema)"/)
  })

  it.each(programTools)(
    'describes the requests of $at so that they fit, and wrong ones do not',
    ({ at, smallest, hasSearch }) => {
      const bodyAt = (path: string) => {
        const { requestBody } = operationOf(path, 'POST')!
        return checking(requestBody!.content['application/json']!.schema.$ref)
      }
      const { input } = smallest<{ input: object }>('Rate')
      const fits = (path: string, body: unknown) => bodyAt(path).safeParse(body).success
      expect(fits(`${at}/rate`, { input })).toBe(true)
      expect(fits(`${at}/rate-many`, { inputs: [input, input] })).toBe(true)
      expect(fits(`${at}/report`, { ...smallest<object>('CreateReport'), format: 'workbook' })).toBe(true)
      expect(fits(`${at}/projects`, smallest('SaveProject'))).toBe(true)
      if (hasSearch) expect(fits(`${at}/search`, smallest('StartSearch'))).toBe(true)
      expect(fits(`${at}/rate`, {})).toBe(false)
      expect(fits(`${at}/rate`, { input: { ...input, colour: 'red' } })).toBe(false)
      expect(fits(`${at}/report`, { ...smallest<object>('CreateReport'), format: 'stone' })).toBe(false)
    },
  )

  it.each(programTools)('describes the answers of $at as they are', async ({ at, smallest }) => {
    const program = await hasProgram(house)
    const { input } = smallest<{ input: object }>('Rate')
    const answer = await asksAs(house, program, `${at}/rate?units=IP`, { body: { input } })
    const { content } = operationOf(`${at}/rate`, 'POST')!.responses[200]!
    expect(checking(content!['application/json']!.schema!.$ref).safeParse(answer.json).error).toBeUndefined()
    const refusal = await asksAs(house, program, `${at}/rate`, { body: {} })
    expect(checking('#/components/schemas/problem').safeParse(refusal.json).error).toBeUndefined()
    expect(operationOf(`${at}/rate`, 'POST')!.responses[refusal.status]).toBeDefined()
  })

  it('names each field of an input with its unit in SI', () => {
    const said = described.components.schemas['coil-input'].description
    expect(said).toContain('- `air.dryBulb`')
    expect(said).toMatch(/`geometry\.finPitch`: .* \[1\/\(fins\/m\)\]/)
    for (const tool of Object.keys(tools) as ToolName[]) {
      // Circuits have the input of a coil.
      const named = tool === 'circuits' ? 'coil' : apiSegment(tool)
      expect(described.components.schemas[`${named}-input`].description).toMatch(/\[K\]/)
      // Every unit has its name: of what is shown in units with prefixes alone, `apiFields.ts` has the coherent one.
      expect(apiFields(tool).filter(({ unit }) => unit === 'SI' || unit === '°C')).toEqual([])
    }
  })
})

describe('/api/v1/docs', () => {
  it('is a page of the product for everybody, whole without a script, under the policy of every page, linked from the help', async () => {
    const page = await new Visitor(house).get('/api/v1/docs')
    expect(page.status).toBe(200)
    const help = await new Visitor(house).get('/help')
    const policyOf = ({ headers }: typeof page) => headers['content-security-policy']!.replace(/'nonce-[^']+'/, 'nonce')
    expect(policyOf(page)).toBe(policyOf(help))
    expect(policyOf(page)).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(page.text).toContain('<title>Selection API')
    expect(help.text).toContain('href="/api/v1/docs"')
  })

  it('has every call, tool and problem, each problem at the address of its type, and the limit', async () => {
    const { text } = await new Visitor(house).get('/api/v1/docs')
    const words = text
      .replaceAll(/<!-- -->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    for (const { method, path, tool } of apiCalls)
      expect(words).toContain(`${method} ${path.replace(`/${apiSegment(tool)}/`, '/{tool}/')}`)
    for (const tool of Object.keys(tools) as ToolName[]) expect(words).toContain(apiSegment(tool))
    for (const [name, { status, title }] of Object.entries(apiProblems)) {
      expect(text).toContain(`id="problem-${name}"`)
      expect(words).toContain(`${status} ${title}`)
    }
    expect(words).toContain(`${limits.programs.perAccount} requests a minute`)
  })
})
