import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { see, until } from '../testing/see'
import { AppleFace } from './apple-face'

describe('Apple’s button', () => {
  it('D6: keeps the focus while it cannot be pressed', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    let presses = 0
    const show = (disabled: boolean) =>
      root.render(<AppleFace label="Buy with Apple Pay" disabled={disabled} onPress={() => (presses += 1)} />)
    show(false)
    const button = await see('button', 'Buy with Apple Pay')
    button.focus()
    show(true)
    await until(() => button.matches('[aria-disabled=true]'))
    button.click()
    expect([document.activeElement, presses]).to.eql([button, 0])
    show(false)
    await until(() => !button.matches('[aria-disabled]'))
    button.click()
    expect(presses).to.equal(1)
    root.unmount()
    place.remove()
  })
})
