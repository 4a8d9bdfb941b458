import { expect } from 'chai'
import { allSettled } from 'effector'
import { consentGiven } from '../../../core/consent'
import { dialogWanted } from '../../../core/dialogs'
import { tokenForgotten, tokenReceived } from '../../../core/http/token'
import { pageScope } from '../../../core/runtime/scope'
import { aFragment } from '../../../core/testing/a-fragment'
import { aToken } from '../../../core/testing/a-token'
import { siteSettings } from '../../../core/testing/site-settings'
import { refuse } from '../../../core/testing/shop-for'
import { expectAccessible } from '../../testing/axe'
import { clearWidgets, putWidget } from '../../testing/put-widget'
import { all, see, textOf, until } from '../../testing/see'
import { startShop, theServiceAnswers } from '../../testing/the-service'
import ContentElement from '../content.widget'

const USERS = 'POST /social/v1/users'
const MEDIA = 'POST /social/v1/users/:userId/media'
const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })
const provides = `data:text/javascript,${encodeURIComponent(
  'window.tillSocial = { sharing: async () => ({ count: 1, remove() {} }) }',
)}`

let galleries = 0

async function put({
  trust = 'first-party' as 'first-party' | 'third-party',
  media = {} as object,
  width = 1100,
} = {}) {
  const answers = {
    'GET /:mode/caas/v1/canvas/fragment/:fragmentId': aFragment([
      { type: 'ugc', title: 'Seen', containerId: 'sharing' },
    ]),
    'GET /fapi/site/settings': siteSettings({ trust, social: { script: provides, customsPaths: [] } }),
    [USERS]: created({ userId: 'u1', name: 'Maya' }),
    [MEDIA]: 'status' in media ? media : created({ mediaId: 'm1', status: 'pending' }),
  }
  const calls = theServiceAnswers(answers as Parameters<typeof theServiceAnswers>[0])
  const place = await putWidget(
    ContentElement,
    `<div style="width: ${width}px"><till-content fragment="s${++galleries}"></till-content></div>`,
    () => startShop(),
  )
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  await until(() => root.querySelector('.ugc') && !root.querySelector('.ghosts'))
  return { widget, root, calls }
}

const signIn = () => {
  const params = { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() }
  return allSettled(tokenReceived, { scope: pageScope, params })
}

/** A picture as a camera's: larger than anybody needs. */
async function photo(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 })
  canvas.getContext('2d')?.fillRect(0, 0, 1500, 1500)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], 'six.png', { type: 'image/png' })
}

function choose(root: ShadowRoot, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}

function fill(root: ShadowRoot) {
  for (const [name, value] of [
    ['picture-caption', 'The lighthouse at six'],
    ['picture-author', 'Maya'],
  ]) {
    const input = root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    input.value = value ?? ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  root.querySelector<HTMLInputElement>('[name=picture-is-own]')?.click()
}

const open = async () => {
  ;(await see('button', 'Show your picture')).click()
  return see('dialog', 'Show your picture')
}

beforeEach(async () => {
  await allSettled(tokenForgotten, { scope: pageScope })
  await allSettled(consentGiven, { scope: pageScope, params: { targeting: true } })
})
afterEach(clearWidgets)

describe('a picture for a gallery', () => {
  it('J11: is redrawn and shown before it is sent, with its words, and thanks say who looks at it', async () => {
    const { widget, root, calls } = await put()
    await signIn()
    const dialog = await open()
    expect(textOf(dialog)).to.match(/read to people who can’t see it\. 300 characters left/)
    choose(root, await photo())
    await see('img', 'Your picture six.png')
    fill(root)
    await expectAccessible(widget)
    ;(await see('button', 'Send picture')).click()
    await until(() => textOf(dialog).includes('looks at your picture first'))
    const sent = calls.find(({ endpoint }) => endpoint === MEDIA)?.body as Record<string, unknown>
    expect(sent).to.include({ caption: 'The lighthouse at six', isOwn: true })
    expect(sent['content']).to.match(/^\/9j\//)
    await until(() => root.activeElement?.textContent?.includes('Thank you.'), 'The thanks have no focus')
    ;(await see('button', 'Back to the gallery')).click()
    await until(() => all('dialog').length === 0)
    await open()
    await see('button', 'Send picture')
  })

  it('J11: leads to what is missing, and keeps everything where it fails', async () => {
    const { root } = await put({ media: refuse(409, 'GEN500') })
    await signIn()
    const dialog = await open()
    ;(await see('button', 'Send picture')).click()
    await until(() => root.activeElement?.matches('input[type=file]'), 'It does not lead to the picture')
    for (const words of ['Choose a picture', 'Say in a few words', 'Enter a name', 'Without this'])
      expect(textOf(dialog)).to.contain(words)
    choose(root, new File(['Dear shop'], 'letter.txt', { type: 'text/plain' }))
    await until(() => textOf(dialog).includes('Your browser can’t open this picture'))
    choose(root, await photo())
    await see('img', 'Your picture six.png')
    fill(root)
    ;(await see('button', 'Send picture')).click()
    await until(() => textOf(dialog).includes('Twelve of your pictures still wait'))
    expect(root.querySelector<HTMLInputElement>('[name=picture-caption]')?.value).to.equal('The lighthouse at six')
    await see('img', 'Your picture six.png')
  })

  it('J11: leads a guest to the sign-in first, which is over it', async () => {
    await put()
    await open()
    const wanted: unknown[] = []
    const stop = dialogWanted.watch(opening => wanted.push(opening))
    ;(await see('button', 'Sign in')).click()
    stop()
    expect(wanted).to.deep.equal([{ name: 'sign-in', over: true }])
    await signIn()
    await see('button', 'Send picture')
  })

  it('J11: fits 320 px, also from right to left', async () => {
    const { root } = await put({ width: 320 })
    await signIn()
    const dialog = await open()
    for (const dir of ['ltr', 'rtl']) {
      dialog.setAttribute('dir', dir)
      const form = root.querySelector('.share-part') as HTMLElement
      expect(form.scrollWidth, dir).to.be.at.most(form.clientWidth)
    }
  })

  it('J11: is not sent from a page of another site', async () => {
    await put({ trust: 'third-party' })
    expect(all('button', 'Show your picture')).to.have.length(0)
  })
})
