import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { eachInItsOwnShop, put as putBag } from '../testing/bag'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see } from '../testing/see'
import { text } from './attributes'
import { defineWidget } from './define-widget'

function Bell() {
  const [rings, ring] = useState(0)
  const [isAway, go] = useState(false)
  return (
    <>
      <button type="button" data-touch="bell" onClick={() => ring(rings + 1)}>
        Rang {rings}
      </button>
      <button type="button" onClick={() => go(true)}>
        {isAway ? 'Away' : 'Go'}
      </button>
    </>
  )
}

let arrives = Promise.resolve()

const BellElement = defineWidget({
  tag: 'till-bell',
  about: 'A bell.',
  attributes: { label: text('What it is called.', 'Bell') },
  styles: ['button { display: block; inline-size: 200px; block-size: 60px }'],
  shell: (place, { make }, { label }) =>
    place.replaceChildren(make('button', { type: 'button', 'data-touch': 'bell' }, label)),
  view: async () => {
    await arrives
    return { View: Bell, styles: [] }
  },
  runs: 'touch',
})

/** A bell whose view comes when `come` is called, and the middle of its button. */
async function bell() {
  let come = () => {}
  arrives = new Promise(resolve => {
    come = resolve
  })
  const widget = await putWidget(BellElement, '<till-bell></till-bell>')
  const { x, y, width, height } = (await see('button', 'Bell')).getBoundingClientRect()
  const at: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)]
  await sendMouse({ type: 'move', position: at })
  return { widget, come, at }
}

afterEach(async () => {
  await sendMouse({ type: 'up' })
  await sendMouse({ type: 'move', position: [790, 590] })
  clearWidgets()
})

describe('a press while a view takes its shell’s place', () => {
  it('counts once when it is held meanwhile, and when it is let go', async () => {
    const { come } = await bell()
    await sendMouse({ type: 'down' })
    come()
    await see('button', 'Rang 0')
    await sendMouse({ type: 'up' })
    await see('button', 'Rang 1')
  })

  it('does not count when it is let go beside the button', async () => {
    const { come } = await bell()
    await sendMouse({ type: 'down' })
    come()
    await see('button', 'Rang 0')
    await sendMouse({ type: 'move', position: [790, 590] })
    await sendMouse({ type: 'up' })
    await sendKeys({ press: 'Tab' })
    await see('button', 'Rang 0')
  })

  it('leaves the next press of anything to itself', async () => {
    const { come, at } = await bell()
    await sendMouse({ type: 'down' })
    come()
    await see('button', 'Rang 0')
    await sendMouse({ type: 'up' })
    await see('button', 'Rang 1')
    await sendMouse({ type: 'click', position: at })
    await see('button', 'Rang 2')
    const { x, y } = (await see('button', 'Go')).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x + 9), Math.round(y + 9)] })
    await see('button', 'Away')
  })

  it('counts when the shell is repainted under it', async () => {
    const { widget, come } = await bell()
    await sendMouse({ type: 'down' })
    widget.label = 'Door bell'
    await widget.updateComplete
    await sendMouse({ type: 'up' })
    come()
    await see('button', 'Rang 1')
  })

  it('counts once when it came and went before', async () => {
    const { come } = await bell()
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'up' })
    come()
    await see('button', 'Rang 1')
  })

  it('counts by the space bar too', async () => {
    const { come, widget } = await bell()
    ;(await see('button', 'Bell')).focus()
    await sendKeys({ down: ' ' })
    come()
    const late = await see('button', 'Rang 0')
    expect(widget.shadowRoot?.activeElement).to.equal(late)
    await sendKeys({ up: ' ' })
    await see('button', 'Rang 1')
  })

  it('is none with another button of the mouse', async () => {
    const { come } = await bell()
    await sendMouse({ type: 'down', button: 'right' })
    come()
    await see('button', 'Rang 0')
    await sendMouse({ type: 'up', button: 'right' })
    await sendKeys({ press: 'Escape' })
    await see('button', 'Rang 0')
  })
})

describe('a press before the bag’s view', () => {
  eachInItsOwnShop()

  it('opens the bag, though no cart’s arrival renders it again', async () => {
    await putBag()
    ;(await see('button', 'Bag, empty')).click()
    await see('dialog', 'Your bag')
  })
})
