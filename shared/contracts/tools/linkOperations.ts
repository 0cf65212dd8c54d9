/** Operations of a tool on links that open an item again, with its results at the time. */
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
    /** Stores an item and its present results, for a link that opens it. The same item always has the same link. */
    KeepLink: operation({
      ...ofTool(tool),
      name: 'KeepLink',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ item }),
      response: envelope(z.object({ Hash: z.string() })),
    }),
    /** The item of a link, with its results when the link was made (null if another tool made it); only for people of the company that made it. */
    OpenLink: operation({
      ...ofTool(tool),
      name: 'OpenLink',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{32}$/) }),
      response: envelope(
        z.object({ Content: item, Results: results.nullable(), MadeAt: z.string(), MadeBy: z.string() }),
      ),
    }),
  }
}
