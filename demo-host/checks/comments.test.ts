import { expect, test } from 'vitest'
import { commentShare, overCommented } from './comments.mjs'

test('comments are counted by line, whichever way they are written', () => {
  const text = [
    '// one',
    'a() // of the code',
    '/** two */',
    '/*',
    ' * three',
    ' */',
    '{/* view */}',
    '',
    'b()',
    '',
  ].join('\n')
  expect(commentShare(text)).toEqual({ comments: 6, lines: 9 })
})

test('a room whose comments are over its share is named with what it has', () => {
  const texts = new Map([
    ['core/a.ts', '// why\na()\n'],
    ['core/a.test.ts', 'a()\n'.repeat(100)],
    ['core/a.words.ts', 'a()\n'.repeat(100)],
    ['loader/b.ts', 'b()\n'],
    ['demo-host/service/c.ts', '// why\nc()\nc()\n'],
    ['demo-host/d.ts', 'd()\n'.repeat(100)],
  ])
  expect(overCommented(texts)).toEqual([
    'core: 50.0 % of its lines are comments, at most 7 % may be. Delete those that repeat the code.',
    'demo-host/service: 33.3 % of its lines are comments, at most 7 % may be. Delete those that repeat the code.',
  ])
})
