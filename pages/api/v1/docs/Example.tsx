import { apiPrefix, tokenPath } from '../../../../shared/selectionApi/apiCalls'

const lines = `ORIGIN=... # the address of this site
curl $ORIGIN${tokenPath} \\
  -H 'content-type: application/json' \\
  -d '{"userId": "svc-0123456789ab",
       "password": "..."}'
curl $ORIGIN${apiPrefix}/coil/rate \\
  -H 'content-type: application/json' \\
  -H 'authorization: Bearer ...' \\
  -d @coil.json`

/** The first two requests, on a command line. */
export function Example() {
  return (
    <pre className="mt-3">
      <code>{lines}</code>
    </pre>
  )
}
