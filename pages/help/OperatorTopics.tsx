import { routes } from '../../shared/routes'

export function AdminTopic() {
  return (
    <>
      <p>
        <b>{routes.admin.title}</b> is for those who help others. It asks a security question once a sitting, and your
        password again for each change of access. Every change is in the <b>Audit trail</b> with the values before and
        after.
      </p>
      <dl>
        <dt>Somebody cannot log in</dt>
        <dd>
          Find the person in <b>Users</b>. The panel says why: tries that failed, a pause and its end, a disabled
          account or company, a role that is missing. <b>Unlock</b> ends a pause; sessions can be ended one by one or
          all.
        </dd>
        <dt>Rights</dt>
        <dd>
          <b>Companies</b> hold roles, and their owners assign them. <b>Access matrix</b> says who may do what,
          <b> Rights on a day</b> what a person could do then.
        </dd>
        <dt>Requests</dt>
        <dd>
          <b>Inbox</b> has what people wrote to support, the longest waiting first. Take one, answer by mail, note what
          was done, and close it.
        </dd>
        <dt>Catalogues</dt>
        <dd>
          Upload boilers, economizers, nozzles or fans as CSV or JSON. The check names each wrong line and column and
          changes nothing; the preview says what is added, changed and removed. Earlier versions can be restored.
        </dd>
        <dt>Notices</dt>
        <dd>A banner for everybody, with a beginning and an end, in UTC. It appears and goes by itself.</dd>
        <dt>Retention</dt>
        <dd>
          How long each kind of data is kept. Try other days first: the list says what the next purge would delete.
        </dd>
        <dt>Measurements</dt>
        <dd>How long calculations took and how large projects were, of people for whom this is switched on.</dd>
        <dt>Configuration</dt>
        <dd>What the process was started with. It is read here and changed where the process is started.</dd>
      </dl>
    </>
  )
}

export function CommandCenterTopic() {
  return (
    <>
      <p>
        <b>{routes.commandCenter.title}</b> shows the running system. What is <b>Out of order</b> stands first, each
        with its cause, its effect and one action. If nothing stands there, nothing has to be done.
      </p>
      <dl>
        <dt>Charts</dt>
        <dd>
          Requests, failures and times of the last hour, day or week, of all nodes together. They are renewed by
          themselves while the page is seen.
        </dd>
        <dt>Errors</dt>
        <dd>
          The same fault is one group, with how often, when first and last, and the request ids that help you find it in
          the log. A reader who reports a failure knows the id from the message.
        </dd>
        <dt>Mail that waits</dt>
        <dd>
          The table says which mail, since when, how often it was tried and why it failed. <b>Send now</b> tries again
          at once; a test mail to yourself shows whether the server takes any.
        </dd>
        <dt>Nodes</dt>
        <dd>
          <b>Take out of service</b> ends new work on a node: it tells its balancer, and finishes what runs.{' '}
          <b>Forget</b> removes one that no longer exists.
        </dd>
      </dl>
    </>
  )
}
