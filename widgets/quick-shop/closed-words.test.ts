import { fork } from 'effector'
import { expect, it } from 'vitest'
import { labelIn } from './quick-shop.closed-words'
import { $words } from './quick-shop.words'

it('a quick shop’s button is called the same before its view has come and after, in every language', async () => {
  const scope = fork()
  expect(scope.getState($words).open).toBe(labelIn('en-US'))
  const translated = {
    fr: await import('./quick-shop.words.fr'),
    de: await import('./quick-shop.words.de'),
    ja: await import('./quick-shop.words.ja'),
    ar: await import('./quick-shop.words.ar'),
  }
  for (const [language, { words }] of Object.entries(translated)) expect(words.open).toBe(labelIn(language))
})
