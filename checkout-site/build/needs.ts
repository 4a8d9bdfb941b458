import { floor } from '../../widgets/build/floor.mjs'
import { wordsIn } from './needs.closed-words'
import type { Brand } from './page'

const { chrome, firefox, safari } = floor
const browsers = `Chrome ${chrome}, Edge ${floor.edge}, Firefox ${firefox}, Safari ${safari}`

/** The sentence with two links, as HTML. The service puts the page that the shopper came from into the first. */
export function needsOf(locale: string, { help }: Brand): string {
  const { sentence, back, write } = wordsIn(locale)
  return `<p>${sentence(browsers)}</p><a href="/">${back}</a> <a href="mailto:${help}">${write(help)}</a>`
}
