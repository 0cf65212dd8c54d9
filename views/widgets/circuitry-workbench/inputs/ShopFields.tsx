import { usualStubClearance } from '../../../../engine/circuitry/checkBends'
import { bendsInStock, isWithin, shopBounds } from '../../../../engine/circuitry/shopRules'
import { drainWords } from '../../../../shared/circuitry/facts/shopFacts'
import { readGrid } from '../../../../shared/circuitry/profile/profileText'
import { formatSignificant } from '../../../../shared/display/formatNumber'
import { shownValue, siValue, systemUnit } from '../../../../shared/display/units'
import { useCircuitry } from '../useCircuitry'
import { SettingChoice } from './SettingChoice'
import { SettingField } from './SettingField'
import { SettingText } from './SettingText'

/** What the shop has in stock, and what it asks: the canvas checks each edit by it. */
export function ShopFields() {
  const { form, shopAsks, reader } = useCircuitry()
  const { shop = {}, geometry } = form.input
  const unit = systemUnit('smallLength', reader.system)
  const label = reader.label('smallLength')
  const text = (length: number) => formatSignificant(shownValue(length, 'smallLength', unit))
  const rangeText = ([least, most]: readonly [number, number]) => `${text(least)} to ${text(most)} ${label}`
  return (
    <>
      <SettingText
        path="shop.spans"
        label={`Bends in stock: spans, ${label}`}
        text={bendsInStock(shop, geometry)
          .map(({ span }) => text(span))
          .join('\n')}
        hint="From leg to leg, one a line; others are special. Empty for the usual ones."
        onTake={typed => {
          if (typed.trim() === '') return void shopAsks({ spans: undefined })
          const read = readGrid(typed, { lines: shopBounds.spans, name: 'A list of bends has' })
          if ('fault' in read) return read.fault
          const spans = read.grid.flat().map(span => siValue(span, 'smallLength', unit))
          if (spans.length > shopBounds.spans) return `A list of bends has at most ${shopBounds.spans} spans.`
          if (!spans.every(span => isWithin(span, shopBounds.span)))
            return `Spans are from ${rangeText(shopBounds.span)}.`
          shopAsks({ spans })
          return undefined
        }}
      />
      <SettingField
        path="shop.stubClearance"
        label="Between stubs"
        unit={label}
        text={shop.stubClearance === undefined ? '' : text(shop.stubClearance)}
        placeholder={text(usualStubClearance * geometry.tubeOutsideDiameter)}
        onTake={value => {
          const stubClearance = value === undefined ? undefined : siValue(value, 'smallLength', unit)
          if (stubClearance !== undefined && !isWithin(stubClearance, shopBounds.stubClearance))
            return `The distance between stubs is from ${rangeText(shopBounds.stubClearance)}.`
          shopAsks({ stubClearance })
          return undefined
        }}
      />
      <SettingChoice
        path="shop.drain"
        label="Drain"
        none="Not asked"
        words={drainWords}
        value={shop.drain}
        onTake={drain => shopAsks({ drain })}
      />
      {shop.drain && !form.input.segmented?.top && (
        <p className="cw-xs cw-muted m-0 px-3">With the first tubes up. Another side: Solution, Static head.</p>
      )}
    </>
  )
}
