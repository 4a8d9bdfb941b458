import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { ReactNode } from 'react'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import account from '../account/account.css?inline'
import frame from '../shell/frame.css?inline'
import plain from '../shell/plain.css?inline'
import { placeForViews } from '../testing/place-for-views'
import css from './augmented.css?inline'

const beside = (kind: string) => (
  <div className={kind}>
    <div className="mainc">
      <div className="inner column">Step</div>
    </div>
    <aside />
  </div>
)

const frames: Readonly<Record<string, ReactNode>> = {
  'a step beside the order': beside('co'),
  'the account': (
    <div className="acc">
      <div className="lay">
        <nav className="snav" />
        <main className="column">Orders</main>
      </div>
    </div>
  ),
  'a screen of one column': (
    <div className="plain">
      <main className="column">Bag</main>
    </div>
  ),
}

describe('J1: what the editors say', () => {
  const place = placeForViews(tokens, reset, frame, plain, account, css, 'body { margin: 0 }')
  afterEach(() => setViewport({ width: 800, height: 600 }))

  const boxOf = (selector: string) => (place.element.querySelector(selector) as Element).getBoundingClientRect()

  for (const [name, screen] of Object.entries(frames)) {
    for (const width of [360, 768, 960, 1280, 1600]) {
      for (const dir of ['ltr', 'rtl'] as const) {
        it(`begins where the column of ${name} does, ${width} px wide, ${dir}`, async () => {
          await setViewport({ width, height: 700 })
          place.element.dir = dir
          place.show(
            <>
              {screen}
              <section className="augmented">
                <div>Words</div>
              </section>
            </>,
          )
          const edge = dir === 'ltr' ? 'left' : 'right'
          expect(boxOf('.augmented > div')[edge]).to.be.closeTo(boxOf('.column')[edge], 1)
        })
      }
    }
  }

  it('stands on the ground of the account', () => {
    place.show(
      <>
        {frames['the account']}
        <section className="augmented" />
      </>,
    )
    const groundOf = (name: string) => getComputedStyle(place.element.querySelector(name) as Element).backgroundColor
    expect(groundOf('.augmented')).to.equal(groundOf('.acc'))
  })
})
