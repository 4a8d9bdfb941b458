import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { ReactNode } from 'react'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import account from '../account/account.css?inline'
import foot from '../shell/foot.css?inline'
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
  const place = placeForViews(tokens, reset, frame, plain, account, css, foot, 'body { margin: 0 }')
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

  for (const name of ['a step beside the order', 'a screen of one column']) {
    for (const width of [360, 768, 1280, 1600]) {
      it(`the foot begins where the column of ${name} does, ${width} px wide`, async () => {
        await setViewport({ width, height: 700 })
        place.show(
          <>
            {frames[name]}
            <footer className="foot">
              <span className="words">Privacy</span>
            </footer>
          </>,
        )
        expect(boxOf('.words').left).to.be.closeTo(boxOf('.column').left, 1)
      })
    }
  }

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`leaves the ground of the order beside a step as it is, ${dir}`, async () => {
      await setViewport({ width: 1280, height: 700 })
      place.element.dir = dir
      place.show(
        <>
          {frames['a step beside the order']}
          <section className="augmented">
            <div>Words</div>
          </section>
        </>,
      )
      expect(boxOf('.augmented > div').width).to.be.closeTo(boxOf('.column').width, 1)
      const section = place.element.querySelector('.augmented') as Element
      const { backgroundColor, left, width } = getComputedStyle(section, '::after')
      expect(backgroundColor).to.equal(
        getComputedStyle(place.element.querySelector('aside') as Element).backgroundColor,
      )
      expect([left, width].map(Number.parseFloat)).to.deep.equal([dir === 'ltr' ? 640 : 0, 640])
    })
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
