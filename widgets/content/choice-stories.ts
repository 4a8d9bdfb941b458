import type { Block } from '../../core/content/blocks'
import type { Story } from '../testing/story'

const text = (title: string, words: string): Block => ({ type: 'rich-text', title, richText: `<p>${words}</p>` })

const segmentation: Block = {
  type: 'segmentation',
  segments: [
    { id: 'loyalty-loggedin', targets: [text('Your points wait', 'Twelve months, from the day you earned them.')] },
    { id: 'loggedin', targets: [text('Welcome back', 'Join the club, and every mile counts.')] },
    { id: 'cart-not-empty', targets: [text('Still in your bag', 'We hold nothing back, but sizes go.')] },
  ],
  baselines: [text('New here?', 'The club costs nothing, and sends nothing before you ask.')],
}

const experience: Block = {
  type: 'experience',
  experienceId: 'home/first-words',
  baselines: [text('Made to be mended', 'Every shoe comes with laces, patches and a number to ring.')],
  variants: [
    {
      variantId: 'long-way',
      name: 'The long way home',
      targets: [text('Take the long way home', 'What carries you there is mended when it wears.')],
    },
  ],
  trackingEvent: 'first-words-pressed',
}

export const choiceStories = (showing: (...blocks: readonly Block[]) => Story) => ({
  'an experience, not decided': showing(experience),
  'for whoever is in a segment': showing(segmentation),
})
