import { expect } from 'chai'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { expectAccessible } from '../testing/axe'
import { all, see, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Button } from './button'
import button from './button.css?inline'
import { Floating } from './floating'
import css from './floating.css?inline'
import { Toasts } from './toasts'
import toasts from './toasts.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = [tokens, reset, button, css, toasts]

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button autoFocus>Read on</Button>
      {open ? (
        <Floating label="Join the club" onClose={() => setOpen(false)}>
          <Button>Join</Button>
        </Floating>
      ) : null}
    </>
  )
}

describe('a floating card', () => {
  afterEach(clear)

  it('leaves the focus where it is, and goes by Escape once the focus is inside', async () => {
    const { shadow } = show(<Page />, sheets)
    const behind = await see('button', 'Read on')
    behind.focus()
    await see('dialog', 'Join the club')
    expect(shadow.activeElement).equal(behind)
    await expectAccessible()
    await sendKeys({ press: 'Escape' })
    expect(all('dialog').length).equal(1)
    ;(await see('button', 'Join')).focus()
    await sendKeys({ press: 'Escape' })
    await until(() => all('dialog').length === 0)
  })
})

describe('toasts', () => {
  afterEach(clear)

  it('show the last two, hold while they have the focus, and say what can be done', async () => {
    const held: boolean[] = []
    const closed: string[] = []
    const toast = (id: string) => ({ id, tone: 'success' as const, text: `${id} is in your bag` })
    show(
      <Toasts
        toasts={['Cap', 'Socks', 'Tee'].map(toast)}
        closeLabel="Close"
        onClose={id => closed.push(id)}
        onHold={hold => held.push(hold)}
      />,
      sheets,
    )
    await until(() => all('button', 'Close').length === 2)
    all('button', 'Close')[0]?.focus()
    all('button', 'Close')[0]?.click()
    expect(held).eql([true])
    expect(closed).eql(['Socks'])
    await expectAccessible()
  })

  it('are held no longer when the one with the focus is closed', async () => {
    let held = false
    function Page() {
      const [ids, setIds] = useState(['Cap', 'Socks'])
      return (
        <Toasts
          toasts={ids.map(id => ({ id, tone: 'success', text: `${id} is in your bag` }))}
          closeLabel="Close"
          onClose={closed => setIds(ids.filter(id => id !== closed))}
          onHold={hold => (held = hold)}
        />
      )
    }
    show(<Page />, sheets)
    await until(() => all('button', 'Close').length === 2)
    all('button', 'Close')[0]?.focus()
    expect(held).equal(true)
    all('button', 'Close')[0]?.click()
    await until(() => all('button', 'Close').length === 1)
    await until(() => !held, 'The other one is still held')
  })
})
