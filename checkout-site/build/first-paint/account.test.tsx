import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $session } from '../../../core/session'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import css from '../../account/account.css?inline'
import { AccountFrame } from '../../account/frame'
import { placeForViews } from '../../testing/place-for-views'
import { AccountPage } from './account'

describe('the first paint of the account', () => {
  const place = placeForViews(tokens, reset, css)
  const { pathname } = location
  afterEach(async () => {
    history.replaceState(null, '', pathname)
    await setViewport({ width: 800, height: 600 })
  })

  for (const [where, width] of [
    ['/account/profile', 1280],
    ['/account', 360],
  ] as const) {
    it(`has each sign and word of its list where it stays, on ${where}, ${width} px wide`, async () => {
      await setViewport({ width, height: 700 })
      history.replaceState(null, '', `/en-us${where}`)
      const boxes = () =>
        [...place.element.querySelectorAll('.snav a')].flatMap(link => {
          const words = document.createRange()
          words.selectNodeContents([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Text)
          return [link.querySelector('.i') as Element, words].map(one => {
            const { left, width } = one.getBoundingClientRect()
            return { left, width }
          })
        })
      place.show(<AccountPage root="/en-us" place={where} />)
      const before = boxes()
      const session = { consumerType: 'REGISTERED', consumerNo: 'c1', firstName: 'Maya' }
      place.show(
        <Provider value={fork({ values: [[$session, session]] })}>
          <AccountFrame />
        </Provider>,
      )
      expect(before).to.deep.equal(boxes())
    })
  }
})
