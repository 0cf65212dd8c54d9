/** The contracts of the services as a document, from the table that the gateway, services and tests use. */
import { z } from 'zod'
import { contracts } from '../shared/contracts'
import type { Operation } from '../shared/contracts/operation'

const introduction = `# What a service has to answer

Every operation that Coilworks asks of a service, from the table in \`shared/contracts/\` that the gateway itself checks requests and answers by. How to run and to test a service of your own: [remote-services.md](remote-services.md). A star marks a field that may be missing. Every answer is an envelope, \`{"Succeeded": true, "Notices": []}\`, with what is in the last column in it.

This page is made by \`node scripts/run.mjs scripts/docs.ts\`; a test compares the two.
`

export function serviceContracts(): string {
  const parts = Object.entries(contracts).map(([service, operations]) => {
    const byName = Object.values(operations as Record<string, Operation<z.ZodType, z.ZodType>>).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    const rows = byName.map(operation => [
      `\`${operation.name}\``,
      operation.method,
      typeof operation.access === 'string' ? operation.access : operation.access.join(', '),
      fieldsOf(operation.request, 'input'),
      givenBy(operation.response),
    ])
    const table = [['operation', 'method', 'who', 'takes', 'gives'], Array(5).fill('---'), ...rows]
    return `\n## ${service}\n\n${table.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  return introduction + parts.join('')
}

interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  type?: string
}

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema

const fieldsOf = (type: z.ZodType, io: 'input' | 'output') => fieldsIn(schemaOf(type, io))

function fieldsIn({ properties = {}, required = [] }: Schema): string {
  return Object.keys(properties)
    .map(name => `\`${name}\`${required.includes(name) ? '' : '*'}`)
    .join(', ')
}

/** The content of the envelope, beside its head. */
function givenBy(response: z.ZodType): string {
  const { Item, Items } = schemaOf(response, 'output').properties ?? {}
  const [name, held] = Items ? ['Items', bare(Items)?.items] : ['Item', bare(Item)]
  if (!held || held.type === 'null') return ''
  const fields = fieldsIn(held)
  return fields ? `\`${name}\`: ${fields}` : `\`${name}\`: ${held.type ?? 'any'}`
}

/** The schema without its null alternative. */
const bare = (schema?: Schema) => schema?.anyOf?.find(one => one.type !== 'null') ?? schema
