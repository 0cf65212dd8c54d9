/** The configuration reference as a document, from the table that the server itself reads. */
import { variables } from '../server/config/variables'

interface Variable {
  schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown } }
  about: string
  example: string
  secret?: true
  production?: true
}

const introduction = `# Configuration

Everything is set by environment variables. A bad value ends the start with exit code 78 and one line for each variable: its name, what is wrong, an example; never the value. An empty variable counts as left out.

- **Secret**: never printed. It may come from a file instead: \`NAME_FILE\` names the file, for example \`SESSION_SECRET_FILE=/run/secrets/session\`.
- **Production**: setting it makes the start a production start. Without any of these and without \`MODE\`, \`npm start\` is a demo: sample people and data, on loopback only, in the folder \`data-demo\`; where \`NODE_ENV=production\` is set, or \`dist/node/main.js\` is run by itself, the start is refused. Each start refuses the database of the other kind.
- \`PUBLIC_ORIGIN\`, \`SESSION_SECRET\`, \`AUDIT_KEY\`, \`SUPPORT_EMAIL\` and \`SMTP_URL\` must be set in production; the last not with \`MAIL_TO_FOLDER=yes\`.

This page is made from \`server/config/config.ts\` by \`node scripts/run.mjs scripts/docs.ts\`; a test compares the two.
`

export function configurationReference(): string {
  const rows = Object.entries(variables as Record<string, Variable>).map(([name, variable]) => {
    const marks = [variable.secret && 'secret', variable.production && 'production'].filter(Boolean).join(', ')
    return [`\`${name}\``, variable.about, defaultOf(variable), exampleOf(variable.example), marks]
  })
  const table = [['variable', 'what it is for', 'default', 'example', ''], Array(5).fill('---'), ...rows]
  return `${introduction}\n${table.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
}

/** The value that the schema gives for an unset variable. */
function defaultOf({ schema }: Variable): string {
  const { data } = schema.safeParse(undefined)
  return data === undefined ? '' : `\`${data}\``
}

const exampleOf = (example: string) =>
  example.startsWith('made with: ') ? `made with \`${example.slice(11)}\`` : `\`${example}\``
