import { type ApiProblemName, apiProblems, problemAnchor } from '../../../../shared/selectionApi/apiProblems'

/** Every problem, at the address that its `type` names. */
export function ProblemList() {
  return (
    <dl>
      {(Object.keys(apiProblems) as ApiProblemName[]).map(name => (
        <div key={name} id={problemAnchor(name)}>
          <dt>
            {apiProblems[name].status} {apiProblems[name].title}
          </dt>
          <dd>{apiProblems[name].text}</dd>
        </div>
      ))}
    </dl>
  )
}
