/** A house whose people have clearance, and somebody there: what the secured pages and operations are tested by. */
import type { Parts } from '../../server/parts'
import type { Role } from '../../shared/roles'
import { type House, houseOfFile } from './house'
import { addPerson, hasSession, type Person } from './people'
import type { Visitor } from './visitor'

/** The account service with clearance in every identity that it gives. */
function clearing(parts: Parts): Parts {
  const inner = parts.upstreams['AccountService.svc']
  const upstreams = { ...parts.upstreams }
  upstreams['AccountService.svc'] = async request => {
    const isIdentity = request.url.endsWith('/GetIdentity')
    const answer = await inner(request)
    if (!isIdentity) return answer
    const envelope = (await answer.json()) as { Item?: object }
    const Item = envelope.Item && { ...envelope.Item, HasClearance: true }
    return new Response(JSON.stringify({ ...envelope, Item }), { headers: answer.headers })
  }
  return { ...parts, upstreams }
}

export function clearedHouseOfFile(): Promise<House> {
  return houseOfFile({ change: clearing })
}

export async function clearedVisitor(
  house: House,
  roles: readonly Role[],
): Promise<{ person: Person; visitor: Visitor }> {
  const person = await addPerson(house, { roles })
  return { person, visitor: await hasSession(house, person, { HasClearance: true }) }
}
