/** Calls each address as the gateway calls a remote service, and prints the status, or why it was refused. */
import { remoteUpstream } from '../../server/upstream/upstream'

const said: string[] = []
for (const origin of process.argv.slice(2))
  said.push(
    await remoteUpstream(origin)(new Request(`${origin}/DesignService.svc/ListProjects`)).then(
      ({ status }) => String(status),
      error => `${error.code}: ${error.cause?.cause?.code ?? error.cause}`,
    ),
  )
console.log(JSON.stringify(said))
