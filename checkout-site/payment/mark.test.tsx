import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../testing/place-for-views'
import { CardMarks } from './mark'
import css from './mark.css?inline'

describe('the marks of the cards that are taken', () => {
  const place = placeForViews(tokens, reset, css)
  afterEach(() => setViewport({ width: 800, height: 600 }))

  for (const [width, counts] of [
    [640, [8]],
    [600, [4, 4]],
    [320, [4, 4]],
  ] as const) {
    it(`B6: stand in whole rows at ${width} px`, async () => {
      await setViewport({ width, height: 700 })
      place.show(
        <div style={{ display: 'flex' }}>
          <CardMarks />
        </div>,
      )
      const tops = [...place.element.querySelectorAll('.mark')].map(mark => mark.getBoundingClientRect().top)
      expect([...new Set(tops)].map(top => tops.filter(one => one === top).length)).to.deep.equal(counts)
    })
  }
})
