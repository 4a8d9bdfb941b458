import { expect } from 'chai'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { until } from '../testing/see'
import { wholeStory } from '../testing/story'
import { expectUnderBar } from '../testing/under-bar'
import { stories } from './content.stories'
import ContentElement from './content.widget'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

/** What sticks out of the element at its sides; what scrolls by itself may hold more than it shows. */
function stickingOut(widget: HTMLElement): string[] {
  const { left, right } = widget.getBoundingClientRect()
  return [...(widget.shadowRoot?.querySelectorAll<HTMLElement>('.blocks *') ?? [])]
    .filter(element => !element.closest('.slides > *, .vh') && element.getClientRects().length > 0)
    .filter(element => {
      const box = element.getBoundingClientRect()
      return box.left < left - 1 || box.right > right + 1
    })
    .map(element => `${element.localName}.${element.className}`)
}

afterEach(clearWidgets)

/** Its words, each with one that is wider than a small screen. */
function longWords(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(each => longWords(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, longWords(each, name)]))
  const isSaid = /^(title|subtitle|text|overline|eyebrowText|captionText)$/.test(name)
  return isSaid ? `Langstreckenlaufschuhsohlenverschleissanzeigeneinstellung ${String(value)}` : value
}

describe('<till-content> in a narrow or wide place', () => {
  for (const [title, story] of Object.entries(stories)) {
    it(`keeps within it, and under the page’s bar: ${title}`, async () => {
      theServiceAnswers({ [FRAGMENT]: wholeStory(story).answers[FRAGMENT] })
      const place = await putWidget(
        ContentElement,
        `<div><till-content fragment="l${++fragments}"></till-content></div>`,
        start,
      )
      const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
      for (const [width, dir] of [320, 700, 1100].flatMap(width => [
        [width, 'ltr'] as const,
        [width, 'rtl'] as const,
      ])) {
        place.style.width = `${width}px`
        widget.shadowRoot?.querySelector('.root')?.setAttribute('dir', dir)
        await widget.updateComplete
        await widget.arrive()
        await until(() => widget.shadowRoot?.querySelector('.blocks, .failed'))
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
        expect(stickingOut(widget), `${width} px, ${dir}`).to.deep.equal([])
      }
      expectUnderBar(widget)
    })
  }

  for (const title of ['standard banner', 'thin banner', 'three cards', 'promises', 'texts'] as const) {
    it(`keeps long words within 320 px: ${title}`, async () => {
      theServiceAnswers({ [FRAGMENT]: longWords(wholeStory(stories[title] ?? '').answers[FRAGMENT]) as object })
      const markup = `<div style="width: 320px"><till-content fragment="l${++fragments}"></till-content></div>`
      const place = await putWidget(ContentElement, markup, start)
      const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
      await widget.arrive()
      await until(() => widget.shadowRoot?.querySelector('.block'))
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      expect(stickingOut(widget)).to.deep.equal([])
    })
  }
})
