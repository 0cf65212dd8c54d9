/** Operations of a tool about links that open an item again, with what it gave. */
import { z } from 'zod'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

export function linkOperations<Item extends z.ZodType, Results extends z.ZodType>({
  tool,
  item,
  results,
}: { item: Item; results: Results } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** Keeps an item, with what it gives now, for a link that re-opens it. The same item always has the same link. */
    KeepLink: operation({
      ...ofTool(tool),
      name: 'KeepLink',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ item }),
      response: envelope(z.object({ Hash: z.string() })),
    }),
    /** The item of a link and what it gave when the link was made; for the people of the company that made it. */
    OpenLink: operation({
      ...ofTool(tool),
      name: 'OpenLink',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{32}$/) }),
      response: envelope(z.object({ Content: item, Results: results, MadeAt: z.string(), MadeBy: z.string() })),
    }),
  }
}
