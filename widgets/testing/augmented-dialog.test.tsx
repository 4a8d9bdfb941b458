import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import ContentElement from '../content/content.widget'
import { letNest } from '../host/nest'
import { register } from '../host/register'
import { expectAccessible } from './axe'
import { all, textOf, until } from './see'
import { aloneEachTime, inDialog, openSignIn, settings } from './sign-in-dialog'

aloneEachTime()

const PAGE = 'GET /:mode/caas/v1/canvas/augmentedpage/:siteId/:page'

let sites = 0

/** A dialog of a site that no other test has shown. */
async function open(page: unknown, trust: 'first-party' | 'third-party' = 'first-party') {
  const brand = `shop-${++sites}`
  letNest(tag => register(tag, async () => ({ default: ContentElement as unknown as CustomElementConstructor })))
  const answer = ({ path }: { path: string }) => {
    const key = path.split('/').at(-1) ?? ''
    return {
      ...{ siteId: brand, key, language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Your account' },
      blocks: [{ type: 'rich-text', richText: `About ${key}` }],
    }
  }
  const opened = await openSignIn(
    {
      'GET /fapi/site/settings': { ...settings(trust), brand },
      'GET /fapi/site/sign-up': {
        fields: [
          { name: 'email', required: true },
          { name: 'password', required: true },
          { name: 'birthDate', required: false },
        ],
        ...{ isSimplified: false, minimalAge: 16, earliestBirthDate: '1900-01-01', phoneCode: '44', phoneMask: '0X' },
        asksSmsConsent: false,
      },
      [PAGE]: page ?? answer,
    },
    trust,
  )
  const root = opened.widget.shadowRoot as ShadowRoot
  const says = (words: RegExp) => until(() => words.test(textOf(root)), `It does not say ${words}, but ${textOf(root)}`)
  return { ...opened, root, says, asked: () => opened.calls.filter(({ endpoint }) => endpoint === PAGE) }
}

describe('<till-sign-in>: what the editors say', () => {
  before(async function () {
    this.timeout(60_000)
    await Promise.all([import('../host/mount'), import('../content/content'), import('../sign-in/enrolment')])
  })

  it('J1: is below the form of its step', async () => {
    const { widget, says, root, asked } = await open(undefined)
    await says(/About sign-in-modal$/)
    await expectAccessible(widget)
    const link = await until(() => inDialog('a', 'Create an account'), 'No link')
    link.addEventListener('click', event => event.preventDefault())
    await until(() => {
      if (!widget.querySelector('[name=birthDate]')) link.click()
      return widget.querySelector('[name=birthDate]')
    }, 'There is no form')
    await says(/About sign-up-modal$/)
    expect(textOf(root)).not.to.match(/About sign-in-modal/)
    expect(asked()).to.have.length(2)
  })

  for (const [width, height] of [
    [1000, 800],
    [360, 740],
  ] as const) {
    it(`J1: does not move the field that somebody types in, at ${width} px`, async () => {
      await setViewport({ width, height })
      let come = (_page: unknown) => {}
      const { widget, says } = await open(
        () =>
          new Promise(resolve => {
            come = () =>
              resolve({
                ...{ siteId: 'any', key: 'sign-in-modal', language: 'en', modified: '2026-11-02T09:00:00.000Z' },
                ...{ title: 'Your account', blocks: [{ type: 'rich-text', richText: 'Welcome back. '.repeat(40) }] },
              })
          }),
      )
      const field = await until(
        () => widget.querySelector<HTMLInputElement>('input[name=username]'),
        'There is no field',
      )
      await until(() => widget.shadowRoot?.querySelector('.said till-content'), 'Nothing is on its way')
      const dialog = widget.shadowRoot?.querySelector('dialog[open]')
      await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
      field.focus()
      const before = field.getBoundingClientRect().top
      come(null)
      await says(/Welcome back/)
      await new Promise(requestAnimationFrame)
      expect(field.getBoundingClientRect().top).to.be.closeTo(before, 1)
      await setViewport({ width: 800, height: 600 })
    })
  }

  for (const [why, page] of [
    ['there is none', refuse(404, 'API404')],
    ['there is no connection', noAnswer('offline')],
    ['it is empty', { ...empty(), blocks: [] }],
  ] as const) {
    it(`J1: leaves the dialog as it is where ${why}`, async () => {
      const { root, asked } = await open(page)
      await until(() => asked().length > 0 && root.querySelector('.said till-content'), 'Nobody asks')
      await new Promise(requestAnimationFrame)
      const place = root.querySelector('.said') as HTMLElement
      expect(place.offsetHeight).to.equal(0)
      expect(textOf(root)).not.to.match(/could not be loaded/)
    })
  }

  it('J1: is not asked for on a page of another site', async () => {
    const { asked, root } = await open(undefined, 'third-party')
    await until(() => root.querySelector('dialog[open] button'), 'The dialog is empty')
    expect(asked()).to.have.length(0)
    expect(all('region', 'Your account')).to.have.length(0)
  })
})

function empty() {
  return { siteId: 'any', key: 'sign-in-modal', language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Empty' }
}
