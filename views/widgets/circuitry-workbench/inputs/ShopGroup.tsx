import { useEffect } from 'react'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { lateCode, useWhenThere } from '../../../workbench/state/lateCode'
import { useCircuitry } from '../useCircuitry'

const fields = lateCode(() => import('./ShopFields'))

/** What the shop asks of circuits. Folded until it asks for something; its fields come behind the first view. */
export function ShopGroup() {
  const { shop = {} } = useCircuitry().form.input
  const isUsual = Object.values(shop).every(value => value === undefined)
  const shown = useWhenThere(fields)
  const loadNow = () => void fields.load().catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a page that is loaded with the group open
  useEffect(() => {
    if (!isUsual) loadNow()
  }, [])
  return (
    <InputGroup
      id="shop"
      title="Shop"
      icon="target"
      end={isUsual ? 'usual bends' : 'own rules'}
      isFolded={isUsual}
      onOpen={loadNow}
    >
      {shown && <shown.ShopFields />}
    </InputGroup>
  )
}
