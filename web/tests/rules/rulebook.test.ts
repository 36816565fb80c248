import { expect, it } from 'vitest'
import type { Rules } from '../../src/api/types'
import { chapters } from '../../src/rules/rulebook'

const section = (name: string, level: number) => ({ name, level, title: name, blocks: [] })

it('chapters have their sections; the book and its index are no chapters', () => {
  const book: Rules['sections'] = [
    section('rules', 1),
    section('idea', 2),
    section('pieces', 2),
    section('map', 3),
    section('tokens', 3),
    section('index', 2),
  ]
  const found = chapters(book).map(({ chapter, parts }) => [chapter.name, parts.map(({ name }) => name)])
  expect(found).toEqual([
    ['idea', []],
    ['pieces', ['map', 'tokens']],
  ])
})
