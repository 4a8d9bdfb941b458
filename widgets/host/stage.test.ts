import { expect, it, vi } from 'vitest'

it('a widget is in the locale that its page configures before first use, its direction included', async () => {
  for (const name of ['HTMLDocument', 'Element', 'CSSStyleSheet']) {
    vi.stubGlobal(
      name,
      class {
        replaceSync() {}
      },
    )
  }
  vi.stubGlobal('CSS', { supports: () => true })
  const [{ setUpStage }, { givePage }] = await Promise.all([import('./stage'), import('./page')])
  const config = { locale: 'en-US' }
  givePage({ config, closedLooks: {}, basics: '' } as never)
  const frame = { part: {}, lang: '', dir: '' }
  const root = { firstElementChild: frame, addEventListener() {}, querySelector: () => null, ownerDocument: {} }
  const stage = setUpStage({ shadowRoot: root } as never, { tag: 'till-bell', styles: [] } as never, {} as never)
  stage.show({})
  expect(frame).toMatchObject({ lang: 'en-US', dir: 'ltr' })
  config.locale = 'ar-AE'
  stage.show({})
  expect(frame).toMatchObject({ lang: 'ar-AE', dir: 'rtl' })
})
