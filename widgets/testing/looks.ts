import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectAccessible } from './axe'

/** Runs axe on a widget in a wide light page, a narrow dark one and a narrow one from right to left; each fits its width. */
export async function expectAccessibleInLooks(widget: Element, wide = 1280): Promise<void> {
  const { documentElement: page } = document
  try {
    for (const [scheme, width, dir] of [
      ['light', wide, 'ltr'],
      ['dark', 320, 'ltr'],
      ['light', 320, 'rtl'],
    ] as const) {
      await setViewport({ width, height: 800 })
      page.style.colorScheme = scheme
      page.style.background = scheme === 'dark' ? '#191918' : ''
      page.dir = dir
      await expectAccessible(widget)
      expect(page.scrollWidth).to.be.at.most(width)
    }
  } finally {
    page.removeAttribute('style')
    page.dir = ''
  }
}
