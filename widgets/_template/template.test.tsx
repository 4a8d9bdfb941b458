import { expect } from 'chai'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see, textOf, until } from '../testing/see'
import TemplateElement from './template.widget'

afterEach(clearWidgets)

const shows = (widget: HTMLElement, words: string) =>
  until(() => textOf(widget.shadowRoot ?? widget) === words, `It does not show "${words}"`)

describe('<till-template>', () => {
  it('answers when it is asked, and stays silent again', async () => {
    const template = await putWidget(TemplateElement, '<till-template question="Is it warm?"></till-template>')
    ;(await see('button', 'Is it warm?')).click()
    await shows(template, 'Is it warm? Within 2 days.')
    await expectAccessible(template)
    ;(await see('button', 'Is it warm?')).click()
    await shows(template, 'Is it warm?')
  })

  it('knows after removal and return what it knew', async () => {
    const template = await putWidget(TemplateElement, '<till-template></till-template>')
    ;(await see('button')).click()
    await shows(template, 'When does it ship? Within 2 days.')
    const place = template.parentElement
    template.remove()
    await new Promise(requestAnimationFrame)
    place?.append(template)
    await shows(template, 'When does it ship? Within 2 days.')
  })

  it('many of one page answer each for itself', async () => {
    const one = await putWidget(TemplateElement, '<till-template question="One?"></till-template>')
    const two = await putWidget(TemplateElement, '<till-template question="Two?"></till-template>')
    ;(await see('button', 'One?')).click()
    await shows(one, 'One? Within 2 days.')
    expect((await see('button', 'Two?')).getAttribute('aria-expanded')).to.equal('false')
    await shows(two, 'Two?')
  })
})
