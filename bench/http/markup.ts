/**
 * Parses the HTML of a page into elements, also where end tags and quotes are left out that a browser implies, so that
 * another server can render exactly the same page.
 */
import { createElement, type ReactNode } from 'react'

export type Node = string | Tag

interface Tag {
  tag: string
  attributes: Record<string, string | boolean>
  children: Node[]
}

const tokens =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*"|=[^\s">]+(?=[\s>]))?)*)\s*\/?>|[^<]+/gi
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

/** Elements that end where one of a kind begins. */
const endsBefore: Readonly<Record<string, readonly string[]>> = {
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  option: ['option'],
  optgroup: ['option', 'optgroup'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
}

export function parse(html: string): Node[] {
  const root: Tag = { tag: '', attributes: {}, children: [] }
  const stack = [root]
  for (const [text, slash, tag, attributes] of html.matchAll(tokens)) {
    if (tag === undefined) {
      if (!text.startsWith('<!')) stack.at(-1)?.children.push(decoded(text))
    } else if (slash) {
      // With it end the elements whose own end tags are left out.
      while (stack.length > 1 && stack.pop()!.tag !== tag);
    } else {
      while (endsBefore[tag]?.includes(stack.at(-1)!.tag)) stack.pop()
      const opened = { tag, attributes: attributesOf(attributes ?? ''), children: [] }
      stack.at(-1)?.children.push(opened)
      if (!empty.has(tag.toLowerCase()) && !text.endsWith('/>')) stack.push(opened)
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
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)"|=(\S+))?/g)].map(([, name = '', quoted = '', value = quoted]) => [
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
