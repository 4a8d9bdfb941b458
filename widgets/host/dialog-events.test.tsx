import { expect } from 'chai'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { defineWidget } from './define-widget'
import { dispatchDialogEvents } from './dialog-events'
import { givePage } from './page'
import { register } from './register'

givePage({ ...loaderParts, config: testPage, start: async () => {} })

const Desk = defineWidget({
  tag: 'till-desk',
  about: 'A desk.',
  attributes: {},
  styles: [],
  view: async () => ({ View: () => null, styles: [] }),
  runs: 'touch',
})

const place = document.createElement('div')
document.body.append(place)
after(() => place.remove())

async function aDesk(root: Element | ShadowRoot) {
  await register('till-desk', async () => ({ default: Desk as unknown as CustomElementConstructor }))
  const desk = document.createElement('till-desk') as InstanceType<typeof Desk>
  root.append(desk)
  await desk.arrive()
  return desk
}

const dialogOf = (owner: string) => ({ name: 'ask-at-desk', owner, props: {}, keep: false, state: 'open' as const })

describe('a dialog that has another name than its widget', () => {
  for (const [where, rootOf] of Object.entries({
    'the page': () => place,
    'a shadow root': () => place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
  })) {
    it(`M5: opens and closes at its element, in ${where}`, async () => {
      const desk = await aDesk(rootOf())
      const received: (readonly [string, string, boolean])[] = []
      const hear = (event: Event) =>
        received.push([event.type, (event as CustomEvent).detail.name, event.composedPath()[0] === desk])
      document.addEventListener('till:open', hear)
      document.addEventListener('till:close', hear)
      const publish = dispatchDialogEvents()
      publish([dialogOf(desk.key)])
      publish([])
      document.removeEventListener('till:open', hear)
      document.removeEventListener('till:close', hear)
      expect(received).to.deep.equal([
        ['till:open', 'ask-at-desk', true],
        ['till:close', 'ask-at-desk', true],
      ])
    })
  }

  it('M5: opens at the document where its widget has gone', async () => {
    const desk = await aDesk(place)
    desk.remove()
    await Promise.resolve()
    const received: (EventTarget | null)[] = []
    document.addEventListener('till:open', event => received.push(event.target), { once: true })
    dispatchDialogEvents()([dialogOf(desk.key)])
    expect(received).to.deep.equal([document])
  })
})
