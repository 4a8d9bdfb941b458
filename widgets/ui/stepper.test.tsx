import { expect } from 'chai'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { expectAccessible } from '../testing/axe'
import { see, textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import reset from './reset.css?inline'
import { Stepper } from './stepper'
import css from './stepper.css?inline'
import tokens from './tokens.css?inline'

function Quantity({ max }: { max?: number }) {
  const [value, setValue] = useState(1)
  return (
    <Stepper value={value} max={max} label="Quantity of Meridian 2" less="One less" more="One more" onStep={setValue} />
  )
}

describe('a stepper', () => {
  afterEach(clear)

  it('refuses to go below one and above the most, and keeps the focus there', async () => {
    show(<Quantity max={2} />, [tokens, reset, css])
    const less = await see('button', 'One less')
    const more = await see('button', 'One more')
    expect(less.ariaDisabled).equal('true')

    more.focus()
    more.click()
    await until(() => more.ariaDisabled === 'true')
    more.click()

    const group = await see('group', 'Quantity of Meridian 2')
    expect(textOf(group)).equal('2')
    expect((group.getRootNode() as ShadowRoot).activeElement).equal(more)
    await expectAccessible()
  })

  it('steps by the keyboard', async () => {
    show(<Quantity />, [tokens, reset, css])
    const more = await see('button', 'One more')
    more.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    const group = await see('group')
    await until(() => textOf(group) === '3')
  })
})
