import { fork } from 'effector'
import { expect, it } from 'vitest'
import { languages } from '../../core/shapes/languages'
import { labelIn } from './quick-shop.closed-words'
import { $words } from '../product-parts/buy-box/buy-box.words'

it('a quick shop’s button is called the same before its view has come and after, in every language', async () => {
  const scope = fork()
  expect(scope.getState($words).open).toBe(labelIn('en-US'))
  for (const language of languages.filter(language => language !== 'en')) {
    const { words } = await import(`../product-parts/buy-box/buy-box.words.${language}.ts`)
    expect(words.open).toBe(labelIn(language))
  }
})
