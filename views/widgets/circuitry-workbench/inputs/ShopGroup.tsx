import { LateGroup } from '../../../workbench/inputs/LateGroup'
import { lateCode } from '../../../workbench/state/lateCode'
import { useCircuitry } from '../useCircuitry'

const fields = lateCode(() => import('./ShopFields'))

/** What the shop asks of circuits. Folded until it asks for something. */
export function ShopGroup() {
  const { shop = {} } = useCircuitry().form.input
  const isUsual = Object.values(shop).every(value => value === undefined)
  const end = isUsual ? 'usual bends' : 'own rules'
  return (
    <LateGroup id="shop" title="Shop" icon="target" end={end} isFolded={isUsual} fields={fields}>
      {({ ShopFields }) => <ShopFields />}
    </LateGroup>
  )
}
