/**
 * HTML in fewer characters, from which a browser makes the same document: React writes every end tag and every quote,
 * and drawings are computed with more digits than a screen shows. Only what is sent is changed, not what React renders
 * later, so no widget carries code for it.
 */
import { leanPath } from './leanPath'

/** Elements of SVG that React closes by a tag of their own where they hold nothing. */
const emptyShape = /(<(path|circle|rect|use|line|ellipse|polyline|polygon|g)\b[^>]*)><\/\2>/g

/** End tags that the next tag implies. */
const impliedEnds: readonly RegExp[] = [
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g,
  /<\/tr>(?=<tr\b|<\/t(?:head|body|foot)>)/g,
  /<\/option>(?=<opt|<\/(?:select|optgroup)>)/g,
  /<\/optgroup>(?=<optgroup\b|<\/select>)/g,
  /<\/li>(?=<li\b|<\/[ou]l>)/g,
  /<\/d[dt]>(?=<d[dt]\b|<\/dl>|<\/div>)/g,
]

/** Attributes of shapes that are places or sizes in a drawing. */
const numberOf = / (x|y|cx|cy|r|rx|ry|dx|dy|width|height|x1|x2|y1|y2)="(-?\d+\.\d{2,}(?:e-\d+)?)"/g
const drawing = /<svg class="cw-svg[^>]*>.*?<\/svg>/gs

/** A place in a drawing: a tenth of its unit, of which a drawing has some hundreds. */
const placed = (number: string) => String(Number(Number(number).toFixed(1)))

/** Attributes whose value needs no quotes, but for those of widgets: within a tag, and at the end of one without content. */
const quoted = / (?!data-)([\w:-]+)="([\w.,:#/%()+-]+)"(?=[ >])/g
const quotedLast = / (?!data-)([\w:-]+)="([\w.,:#/%()+-]+)"\/>/g

/** Where the frame of a workbench begins: other pages are small, and read more easily as they are. */
const frame = '<div class="cw-app cw-wbapp"'

/** The body of a page in fewer characters. The text of React has `<`, `>` and `"` in tags only. */
export function leanMarkup(body: string): string {
  const at = body.indexOf(frame)
  return at < 0 ? body : body.slice(0, at) + lean(body.slice(at))
}

function lean(html: string): string {
  let text = html
    .replace(drawing, svg =>
      svg
        .replace(numberOf, (_, name: string, number: string) => ` ${name}="${placed(number)}"`)
        .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${leanPath(path)}"`),
    )
    .replace(emptyShape, '$1/>')
  for (const end of impliedEnds) text = text.replace(end, '')
  return text
    .replace(/&#x27;/g, "'")
    .replace(/ class="([^"]*)"/g, (_, names: string) => classOf(names))
    .replace(/(<(?:input|br|hr|img|wbr)\b[^>]*?)\/>/g, '$1>')
    .replace(/ (?!data-)([\w:-]+)=""/g, ' $1')
    .replace(quoted, ' $1=$2')
    .replace(quotedLast, ' $1=$2 />')
}

const classOf = (names: string) => {
  const all = names.split(' ').filter(Boolean).join(' ')
  return all && ` class="${all}"`
}
