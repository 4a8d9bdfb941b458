import { expect } from 'chai'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { closed } from './template.closed'
import TemplateElement from './template.widget'

afterEach(clearWidgets)

for (const html of ['<till-template></till-template>', '<till-template question="Is it warm?"></till-template>']) {
  it(`the loader draws ${html} as the widget does`, async () => {
    const template = await putWidget(TemplateElement, html, () => new Promise(() => {}))
    const shell = template.shadowRoot?.querySelector('[data-touch]')
    expect(closed.draw(template, 'en-US').outerHTML).to.equal(shell?.outerHTML)
  })
}
