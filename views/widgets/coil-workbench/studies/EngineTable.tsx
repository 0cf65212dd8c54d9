import { engineVersion } from '../../../../engine/options/engineVersion'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import { type EngineFact, engineFacts } from '../../../../shared/designs/engineFacts'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { sentence } from '../../../../shared/display/sentence'
import { post } from '../../../client/call'
import { useWorkbench } from '../WorkbenchContext'
import { StudyState } from './StudyState'
import { useStudy } from './useStudy'

const engines = ['original', 'v2025'] as const

const ask = (input: CoilInput, signal: AbortSignal) =>
  Promise.all(
    engines.map(async version => {
      const request = { input: { ...input, engineVersion: version } }
      const { Item } = await post('DesignService.svc/RateCoil', request, { signal, isHandled: true })
      return { rating: Item?.Rating ?? null, problem: Item?.Problems[0]?.Message }
    }),
  )

/** Both engines on one coil, side by side. */
export function EngineTable() {
  const { rated } = useWorkbench()
  const study = useStudy(rated.ratedInput, ask)
  const [original, v2025] = study.answer ?? []
  const facts = original?.rating && v2025?.rating ? engineFacts(original.rating, v2025.rating) : undefined
  return (
    <div className="wb-study">
      <StudyState study={study} what="Rating by both engines" />
      {study.answer?.map(
        ({ problem }, index) =>
          problem && (
            <p className="cw-sm wb-none" key={engines[index]}>
              <b>{engineVersion.describe(engines[index] ?? '')}:</b> {sentence(problem)}
            </p>
          ),
      )}
      {facts && (
        <>
          <Side title="Fin side" facts={facts.fin} />
          <Side title="Tube side" facts={facts.tube} />
        </>
      )}
    </div>
  )
}

/** One side of the coil in one engine and the other. */
function Side({ title, facts }: { title: string; facts: readonly EngineFact[] }) {
  const { reader } = useWorkbench()
  return (
    <table className="table wb-states">
      <thead>
        <tr>
          <th scope="col">
            <h3>{title}</h3>
          </th>
          {engines.map(version => (
            <th scope="col" className="cw-num" key={version}>
              {engineVersion.describe(version)}
            </th>
          ))}
          <th scope="col" className="cw-num">
            Difference %
          </th>
          <th scope="col">
            <span className="visually-hidden">Unit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ item, quantity, original, v2025, difference }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td className="cw-num">{reader.number(original, quantity)}</td>
            <td className="cw-num">{reader.number(v2025, quantity)}</td>
            <td className="cw-num">{difference === undefined ? '' : formatNumber(difference * 100, 1)}</td>
            <td className="cw-u">{reader.label(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
