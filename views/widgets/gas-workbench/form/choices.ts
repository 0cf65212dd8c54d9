/** Choices of a gas that change more than their own field. */
import type { GasInput } from '../../../../shared/gas/document/gasDocument'
import { presets } from '../../../../shared/gas/document/presets'
import type { Form } from '../../../workbench/tool'

export type GasForm = Form<GasInput>
type Shares = Readonly<Record<string, number>>
type Kind = GasInput['gas']['kind']

const [naturalGas] = presets as readonly [(typeof presets)[number]]
const air = presets.at(-1)!

/** What a kind of gas begins with, where nothing was given yet. */
function partsOf(kind: Kind, { gas, state }: GasInput): Partial<GasInput['gas']> {
  switch (kind) {
    case 'pure':
      return { pure: gas.pure ?? 'Nitrogen' }
    case 'mixture':
      return { basis: gas.basis ?? 'mole', shares: gas.shares ?? { ...naturalGas.composition } }
    case 'products':
      return {
        fuel: gas.fuel ?? { ...naturalGas.composition },
        excess: gas.excess ?? 0.15,
        airHumidity: gas.airHumidity ?? 0.013,
      }
    case 'streams':
      return {
        streams: gas.streams ?? [
          { name: air.name, composition: { ...air.composition }, flow: 1, temperature: state.temperature },
        ],
      }
  }
}

/** The form after a choice and its consequences; undefined if it changes its own field only. */
export function withChoice(form: GasForm, path: string, value: unknown): GasForm | undefined {
  const { input } = form
  if (path === 'gas.kind') {
    const kind = value as Kind
    // The name was that of another gas.
    const { humidity: _, name: __, ...gas } = input.gas
    return { ...form, typed: {}, input: { ...input, gas: { ...gas, kind, ...partsOf(kind, input) } } }
  }
  // The ends of a table along the pressure are pressures, and those along the temperature temperatures.
  if (path === 'table.along') {
    const along = value as GasInput['table']['along']
    if (along === input.table.along) return undefined
    const [from, to] =
      along === 'pressure' ? [1e5, Math.max(1e6, input.state.pressure)] : [input.fit.from, input.fit.to]
    return { ...form, typed: {}, input: { ...input, table: { ...input.table, along, from, to } } }
  }
  return undefined
}

/** Another mixture, with its name. */
export const chooseMixture = (form: GasForm, name: string, composition: Shares): GasForm => ({
  ...form,
  typed: {},
  input: {
    ...form.input,
    gas: { ...form.input.gas, kind: 'mixture', name, basis: 'mole', shares: { ...composition } },
  },
})

/** The gas beside it; none without a name. */
export function chooseBeside(form: GasForm, chosen: { name: string; composition: Shares } | undefined): GasForm {
  const { beside: _, ...input } = form.input
  return {
    ...form,
    input: chosen ? { ...input, beside: { ...chosen, composition: { ...chosen.composition } } } : input,
  }
}

export const withGas = (form: GasForm, changed: Partial<GasInput['gas']>): GasForm => ({
  ...form,
  input: { ...form.input, gas: { ...form.input.gas, ...changed } },
})
