import { formatNumber } from '../../../../shared/display/formatNumber'
import { presets } from '../../../../shared/gas/document/presets'
import { formulaText } from '../../../../shared/gas/facts/formulaText'
import { mixtureNames } from '../../../workbench/inputs/mixtureNames'
import { chooseMixture } from '../form/choices'
import { useGas } from '../useGas'

const mostGases = 3

/** The saved mixtures, which other tools offer as well, and examples to begin with. */
export function Mixtures() {
  const { mixtures, change, gases } = useGas()
  const names = mixtureNames(mixtures)
  const formulaOf = (name: string) => formulaText(gases.find(gas => gas.name === name)?.formula ?? name)
  const inShort = (composition: Readonly<Record<string, number>>) =>
    Object.entries(composition)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostGases)
      .map(([gas, share]) => `${formulaOf(gas)} ${formatNumber(100 * share, share < 0.1 ? 1 : 0)}`)
      .join(', ')
  const list = (
    name: string,
    all: readonly {
      id?: string
      name: string
      label?: string
      composition: Readonly<Record<string, number>>
      of?: string
    }[],
  ) => (
    <section aria-label={name}>
      <div className="cw-sub-h">
        <h3>{name}</h3>
      </div>
      <ul className="list-unstyled ps-0 mb-2">
        {all.map(({ id, name, label, composition, of }) => (
          <li key={id ?? name} className="d-flex gap-2 align-items-baseline px-3 py-1">
            <div className="min-w-0 flex-grow-1">
              <div className="cw-sm fw-semibold text-break">{name}</div>
              <div className="cw-xs cw-2">{`${inShort(composition)}${of ? `, ${of}` : ''}`}</div>
            </div>
            <button
              className="btn btn-outline-secondary btn-sm"
              type="button"
              aria-label={`Use ${label ?? name}`}
              onClick={() => change(form => chooseMixture(form, name, composition))}
            >
              Use
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <>
      {mixtures.length > 0 ? (
        list(
          'Saved mixtures',
          mixtures.map(({ Id, Name, Composition, OwnerName }, at) => ({
            ...{ id: Id, name: Name, label: names[at]!, composition: Composition, of: OwnerName },
          })),
        )
      ) : (
        <p className="cw-sm cw-2 px-3 pt-2 mb-0">
          Save this gas as a template, from the menu of its tab: it is offered here and by every tool that takes a gas.
        </p>
      )}
      {list('Examples', presets)}
    </>
  )
}
