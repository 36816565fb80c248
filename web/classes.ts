// A class:name that a component switches becomes part of its class="…" before Svelte compiles it: less to ship and to do.

import { parse, type AST } from 'svelte/compiler'
import type { Plugin } from 'vite'

type Element = AST.RegularElement & { start: number; end: number }

export function classes(): Plugin {
  return {
    name: 'classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.svelte')) return
      const edits: { start: number; end: number; text: string }[] = []
      visit(parse(code, { modern: true }).fragment, (element) => {
        const switched = element.attributes.filter((one) => one.type === 'ClassDirective')
        if (!switched.length) return
        const given = element.attributes.find((one) => one.type === 'Attribute' && one.name === 'class') as AST.Attribute | undefined
        const parts = switched.map(({ name, expression }) => {
          const { start, end } = expression as unknown as { start: number; end: number }
          return `{(${code.slice(start, end)}) ? ' ${name}' : ''}`
        })
        const first = given ? code.slice(given.start, given.end).replace(/^class=(?:"([^]*)"|(\{[^]*\}))$/, '$1$2') : ''
        for (const { start, end } of switched) edits.push({ start, end, text: '' })
        if (given) edits.push({ start: given.start, end: given.end, text: `class="${first}${parts.join('')}"` })
        else edits[edits.length - 1].text = `class="${parts.join('')}"`
      })
      if (!edits.length) return
      for (const { start, end, text } of edits.sort((one, other) => other.start - one.start)) code = code.slice(0, start) + text + code.slice(end)
      return { code, map: null }
    },
  }
}

function visit(node: unknown, use: (element: Element) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, use)
  else if (node && typeof node === 'object') {
    if ((node as Element).type === 'RegularElement') use(node as Element)
    for (const one of Object.values(node)) visit(one, use)
  }
}
