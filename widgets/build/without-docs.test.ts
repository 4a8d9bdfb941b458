import { rollup } from 'rollup'
import { expect, it } from 'vitest'
import { withoutDocs } from './without-docs'

const source = `
import { defineWidget, text } from 'host'
export default defineWidget({
  tag: 'till-lamp', about: 'A lamp.', attributes: { label: text('What it is called.', 'Lamp') },
  slots: { icon: 'A picture.' }, parts: { button: 'The button.' }, shell: () => ['about'],
})`

it('a built widget carries nothing that is said to people alone', async () => {
  const lamp = { name: 'lamp', resolveId: (id: string) => (id === 'lamp.widget.ts' ? id : null), load: () => source }
  const bundle = await rollup({ input: 'lamp.widget.ts', external: ['host'], plugins: [lamp, withoutDocs()] })
  const { output } = await bundle.generate({})
  expect(output[0].code).not.toMatch(/A lamp|What it is called|A picture|The button|slots|parts|about:/)
  expect(output[0].code).toMatch(/tag: 'till-lamp'/)
  expect(output[0].code).toMatch(/text\("", 'Lamp'\)/)
  expect(output[0].code).toMatch(/shell: \(\) => \['about'\]/)
})
