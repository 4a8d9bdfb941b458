import { expect, it, vi } from 'vitest'
import { checkBlocks } from './check'
import { blocksIn } from './index'

const text = (title: string) => ({ type: 'rich-text', title })
const experience = {
  type: 'experience',
  experienceId: 'home/hero',
  baselines: [text('Mended'), { type: 'hologram' }],
  variants: [{ variantId: 'bold', targets: [{ type: 'button' }, text('Bold')] }],
}
const segmentation = {
  type: 'segmentation',
  segments: [{ id: 'loggedin', targets: [text('Welcome back'), experience] }],
  baselines: [text('New here?')],
}

it('K1, K2: what may be shown is checked with the block that shows it, and what is wrong is left out', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const checked = {
    ...experience,
    baselines: [text('Mended')],
    variants: [{ variantId: 'bold', targets: [text('Bold')] }],
  }
  expect(checkBlocks([segmentation])).toEqual([
    { ...segmentation, segments: [{ id: 'loggedin', targets: [text('Welcome back'), checked] }] },
  ])
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

it.each([{ experienceId: 7 }, { variants: 'bold' }, { baselines: null }])(
  'K1: an experience with %j is left out',
  wrong => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(checkBlocks([{ ...experience, baselines: [], variants: [], ...wrong }])).toEqual([])
    said.mockRestore()
  },
)

it('K1: a variant without its id is left out alone', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bold = { variantId: 'bold', targets: [text('Bold')] }
  expect(checkBlocks([{ ...experience, variants: [{ targets: [] }, bold] }])).toMatchObject([{ variants: [bold] }])
  said.mockRestore()
})

it('K1, K2: a page knows all blocks that may come to be shown', () => {
  const [shown] = checkBlocks([{ ...segmentation, segments: [{ id: 'loggedin', targets: [text('Welcome back')] }] }])
  expect(shown && blocksIn(shown).map(block => 'title' in block && block.title)).toEqual(['New here?', 'Welcome back'])
})
