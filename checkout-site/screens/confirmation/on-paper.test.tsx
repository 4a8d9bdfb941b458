import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import summary from '../../shell/order-summary.css?inline'
import frame from '../../shell/frame.css?inline'
import { SummaryPanel } from '../../shell/summary-panel'
import { placeForViews } from '../../testing/place-for-views'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import css from './confirmation.css?inline'

describe('a confirmation on paper', () => {
  const place = placeForViews(tokens, reset, frame, summary, css)
  afterEach(async () => {
    await emulateMedia({ media: 'screen' })
    await setViewport({ width: 800, height: 600 })
  })

  it('C9: begins with its thanks and ends with what was bought, printed from a narrow window, too', async () => {
    await setViewport({ width: 360, height: 700 })
    place.show(
      <div className="co">
        <div className="mainc">
          <div className="inner">
            <header className="cohead">
              <span className="wordmark">northlane</span>
            </header>
            <SummaryPanel label="Order summary" sum="$112.00" isWide={false}>
              <p>Meridian 2</p>
            </SummaryPanel>
            <main>Thank you, Maya</main>
          </div>
        </div>
      </div>,
    )
    await emulateMedia({ media: 'print' })
    if (!matchMedia('print').matches) throw new Error('This browser cannot show a page as it is printed')
    const box = (selector: string) => place.element.querySelector(selector)?.getBoundingClientRect() as DOMRect
    expect(box('.cohead').bottom).to.be.at.most(box('main').top)
    expect(box('.osum').top).to.be.at.least(box('main').bottom)
    expect(box('.osum').height).to.be.greaterThan(0)
  })
})
