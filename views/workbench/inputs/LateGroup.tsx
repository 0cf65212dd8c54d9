import { type ReactNode, useEffect } from 'react'
import { type LateCode, useWhenThere } from '../state/lateCode'
import { InputGroup, type InputGroupProps } from './InputGroup'

/** The code of all groups on the page whose fields come behind the first view. */
const groups = new Set<LateCode<unknown>>()

/** Resolves when the fields of all groups are there, or could not be fetched. */
export const lateFields = () => Promise.allSettled([...groups].map(fields => fields.load()))

interface LateGroupProps<Code> extends Omit<InputGroupProps, 'children'> {
  fields: LateCode<Code>
  children: (code: Code) => ReactNode
}

/** A group that is folded as most readers leave it: the code of its fields comes behind the first view. */
export function LateGroup<Code>({ fields, children, onOpen, ...group }: LateGroupProps<Code>) {
  const shown = useWhenThere(fields)
  const loadNow = () => void fields.load().catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a page that is loaded with the group open
  useEffect(() => {
    groups.add(fields)
    if (!group.isFolded) loadNow()
  }, [])
  return (
    <InputGroup
      {...group}
      onOpen={() => {
        loadNow()
        onOpen?.()
      }}
    >
      {shown && children(shown)}
    </InputGroup>
  )
}
