import { expect } from 'chai'
import { until } from '../testing/see'
import { clear, show } from '../testing/show'
import { BagIcon } from './object-icons'

afterEach(clear)

it('an icon keeps its size where its style sheet does not come', async () => {
  const { shadow } = show(
    <>
      <BagIcon />
      <BagIcon small />
    </>,
    [],
  )
  await until(() => shadow.querySelector('svg'))
  const sizes = [...shadow.querySelectorAll('svg')].map(icon => icon.getBoundingClientRect())
  expect(sizes.map(({ width, height }) => [width, height])).to.deep.equal([
    [20, 20],
    [16, 16],
  ])
})
