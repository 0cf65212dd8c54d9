import { limits } from '../../../../shared/limits'
import { routes } from '../../../../shared/routes'
import { apiSegment, openApiPath } from '../../../../shared/selectionApi/apiCalls'
import { type ToolName, tools } from '../../../../shared/tools/tools'
import { CallList } from './CallList'
import { Example } from './Example'
import { FieldList } from './FieldList'
import { ProblemList } from './ProblemList'
import '../../../../views/styles/helpPage.scss'

const { perAccount, keyHours } = limits.programs

const sections = [
  { id: 'token', title: 'A token' },
  { id: 'calls', title: 'Calls' },
  { id: 'units', title: 'Units and engines' },
  { id: 'limits', title: 'Limits and keys' },
  { id: 'fields', title: 'Fields of the inputs' },
  { id: 'problems', title: 'Problems' },
] as const

/** The Selection API for people who write programs, made from the same tables as its answers. */
export function Page() {
  return (
    <div className="hp">
      <header className="hp-h">
        <h1>{routes.apiDocs.title}</h1>
        <p>
          Programs of your company rate, search, report and save as its people do. The same in a form for machines:{' '}
          <a href={openApiPath}>OpenAPI 3.1</a>.
        </p>
      </header>
      <nav className="hp-tree" aria-labelledby="on-page-h">
        <h2 id="on-page-h">On this page</h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="hp-main">
        <Token />
        <Calls />
        <Units />
        <Limits />
        <Fields />
        <Section id="problems" title="Problems">
          <p>
            Every refusal is problem details (RFC 9457): <code>status</code>, <code>title</code>, <code>detail</code>,{' '}
            <code>requestId</code>, and under <code>errors</code> the <code>path</code> and the <code>message</code> of
            each field.
          </p>
          <ProblemList />
        </Section>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section className="hp-branch" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{title}</h2>
      {children}
    </section>
  )
}

function Token() {
  return (
    <Section id="token" title="A token">
      <p>
        The owner of your company adds a service account in Manage Users. Its client id and its password, which is shown
        once, give a token for an hour. A new password, a disabled account or a removed role ends its tokens at once.
        With <code>selection-api</code> an account uses the tools that your company holds, with <code>nimbus</code> the
        mist.
      </p>
      <Example />
    </Section>
  )
}

function Calls() {
  return (
    <Section id="calls" title="Calls">
      <p>
        For <code>{'{tool}'}</code> write{' '}
        {(Object.keys(tools) as ToolName[]).map((tool, index) => (
          <span key={tool}>
            {index > 0 && ', '}
            <code>{apiSegment(tool)}</code>
          </span>
        ))}
        . Bodies and answers are JSON; a report is a PDF or a workbook.
      </p>
      <CallList />
      <p>
        A search is a job: its address is in <code>Location</code>. Its <code>state</code> is <code>waiting</code>,{' '}
        <code>running</code>, <code>done</code>, <code>stopped</code> or <code>failed</code>; ask every second or two.
        One account has one search at a time. Projects are those of the account, and those that people share with it.
      </p>
    </Section>
  )
}

function Units() {
  return (
    <Section id="units" title="Units and engines">
      <p>
        All numbers are in SI without prefixes: K, Pa, W, m, kg/s. With <code>?units=IP</code> or <code>?units=SI</code>{' '}
        a rating has <code>figures</code> too: the key results as people see them, each with its unit.
      </p>
      <p>
        The <code>engineVersion</code> of an input is <code>original</code> or <code>v2025</code>, in the tools that
        have both. Without it, it is <code>original</code>, in all of version 1 of this API. The rating names the one
        that was used.
      </p>
    </Section>
  )
}

function Limits() {
  return (
    <Section id="limits" title="Limits and keys">
      <p>
        One account makes {perAccount} requests a minute; <code>RateLimit</code> says how many are left and for how many
        seconds. Beyond them the answer is 429, with <code>Retry-After</code>. Rate many at once instead of one after
        the other: up to {limits.projectItems} are one request.
      </p>
      <p>
        With an <code>Idempotency-Key</code> a search, a new project or a PDF is made once, however often the same
        request is sent within {keyHours} hours: send the same key again when a connection broke.
      </p>
    </Section>
  )
}

function Fields() {
  return (
    <Section id="fields" title="Fields of the inputs">
      <p>
        An <code>input</code> is one item as a project file has it. Save a project by Save to file in the menu of the
        workbench, and take <code>input</code> of one of its items.
      </p>
      <div className="hp-faq">
        {(Object.keys(tools) as ToolName[]).map(tool => (
          <FieldList key={tool} tool={tool} />
        ))}
      </div>
    </Section>
  )
}
