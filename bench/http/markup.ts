/** Parses the HTML that React wrote into elements, so that another server can render exactly the same page. */
import { createElement, type ReactNode } from 'react'

export type Node = string | Tag

interface Tag {
  tag: string
  attributes: Record<string, string | boolean>
  children: Node[]
}

const tokens = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Boolean attributes, which React writes as present or absent. */
const booleans = new Set([
  'disabled',
  'checked',
  'hidden',
  'required',
  'selected',
  'multiple',
  'open',
  'async',
  'defer',
])

export function parse(html: string): Node[] {
  const root: Tag = { tag: '', attributes: {}, children: [] }
  const stack = [root]
  for (const [text, slash, tag, attributes] of html.matchAll(tokens)) {
    if (tag === undefined) {
      if (!text.startsWith('<!')) stack.at(-1)?.children.push(decoded(text))
    } else if (slash) stack.pop()
    else {
      const opened = { tag, attributes: attributesOf(attributes ?? ''), children: [] }
      stack.at(-1)?.children.push(opened)
      if (!empty.has(tag.toLowerCase())) stack.push(opened)
    }
  }
  return root.children
}

/** Creates new elements on each call, as components do. */
export function elementsOf(nodes: Node[]): ReactNode[] {
  return nodes.map(node =>
    typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...elementsOf(node.children)),
  )
}

function attributesOf(text: string): Record<string, string | boolean> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      value === '' && booleans.has(name) ? true : decoded(value),
    ]),
  )
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
