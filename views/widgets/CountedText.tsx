import { useEffect, useRef, useState } from 'react'
import { texts } from '../../shared/texts'

interface CountedTextProps {
  id: string
  name: string
  label: string
  text: string
  maxLength: number
  required?: boolean
}

/** A text of several lines in a form that the browser sends, with the number of characters that are left. */
export function CountedText({ id, name, label, text, maxLength, required }: CountedTextProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(text.length)
  // What was typed before the script came.
  useEffect(() => setLength(box.current!.value.length), [])
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        className="form-control"
        id={id}
        name={name}
        rows={4}
        required={required}
        maxLength={maxLength}
        defaultValue={text}
        aria-describedby={`${id}-left`}
        onChange={event => setLength(event.target.value.length)}
      />
      <div className="form-text" id={`${id}-left`}>
        {texts.charactersRemaining(maxLength - length)}
      </div>
    </div>
  )
}
