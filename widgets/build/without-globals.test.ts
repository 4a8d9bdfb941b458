import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepMarksInside } from './without-globals'

const file = new URL('../../node_modules/@lit/reactive-element/reactive-element.js', import.meta.url)

test('I3: Lit’s reactive element, as it is installed, leaves no name on the page', () => {
  const kept = keepMarksInside(readFileSync(file, 'utf8'))
  expect(kept).not.toMatch(/\.litPropertyMetadata|reactiveElementVersions|Symbol\.metadata/)
})

test('a version that writes its marks otherwise stops the build', () => {
  expect(() => keepMarksInside('export class ReactiveElement {}')).toThrow('Expected')
})
