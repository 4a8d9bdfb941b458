import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { all, see, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Dialog } from './dialog'
import css from './dialog.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

type Name = 'panel' | 'bag' | 'question'

/** A panel that the bag replaces, as a quick shop's is, and a question that is over the bag. */
function Shop() {
  const [open, setOpen] = useState<readonly Name[]>([])
  const close = (name: Name) => () => setOpen(now => now.filter(other => other !== name))
  return (
    <ul>
      <li>
        <button type="button">Neighbour</button>
      </li>
      <li>
        <button type="button" onClick={() => setOpen(['panel'])}>
          Open
        </button>
      </li>
      <Dialog open={open.includes('panel')} onClose={close('panel')} label="Panel">
        <button type="button" onClick={() => setOpen(['bag'])}>
          Add
        </button>
      </Dialog>
      <Dialog open={open.includes('bag')} onClose={close('bag')} label="Bag">
        <button type="button">First line</button>
        <button type="button" onClick={() => setOpen(['bag', 'question'])}>
          Ask
        </button>
      </Dialog>
      <Dialog open={open.includes('question')} onClose={close('question')} label="Question">
        <button type="button">Yes</button>
      </Dialog>
    </ul>
  )
}

async function pressed(name: string): Promise<HTMLElement> {
  const button = await see('button', name)
  button.focus()
  await sendKeys({ press: 'Enter' })
  return button
}

const escape = async (label: string) => {
  await see('dialog', label)
  await sendKeys({ press: 'Escape' })
  await until(() => all('dialog', label).length === 0, `${label} stays`)
}

describe('X2: the focus after a dialog', () => {
  afterEach(clear)

  it('that replaced another is where it was before the first', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    const opener = await pressed('Open')
    await pressed('Add')
    await until(() => all('dialog', 'Panel').length === 0)
    await escape('Bag')
    expect(shadow.activeElement).equal(opener)
  })

  it('that replaced another and is closed at once, while the other still closes, is there too', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    const opener = await pressed('Open')
    await pressed('Add')
    await escape('Bag')
    await until(() => shadow.activeElement === opener, 'The focus is elsewhere')
  })

  it('that lay over another is in that one, and then where it was before', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    const opener = await pressed('Open')
    await pressed('Add')
    const ask = await pressed('Ask')
    await escape('Question')
    expect(shadow.activeElement).equal(ask)
    await escape('Bag')
    expect(shadow.activeElement).equal(opener)
  })

  it('that lay over another, whose opener has gone, stays in that one', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    await pressed('Open')
    await pressed('Add')
    const ask = await pressed('Ask')
    await see('dialog', 'Question')
    ask.remove()
    await escape('Question')
    expect(shadow.activeElement?.textContent).equal('First line')
  })

  it('whose opener has gone is beside where that was', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    const opener = await pressed('Open')
    await see('dialog', 'Panel')
    opener.remove()
    await escape('Panel')
    expect(shadow.activeElement?.textContent).equal('Neighbour')
  })

  it('is where it was, in a browser that has no checkVisibility either', async () => {
    const { shadow } = show(<Shop />, [tokens, reset, css])
    const opener = await pressed('Open')
    await see('dialog', 'Panel')
    const { checkVisibility } = Element.prototype
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    try {
      await sendKeys({ press: 'Escape' })
      await until(() => shadow.activeElement === opener, 'The focus is elsewhere')
    } finally {
      Object.assign(Element.prototype, { checkVisibility })
    }
  })
})
