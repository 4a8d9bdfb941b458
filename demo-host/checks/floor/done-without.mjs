const noPointer = 'Telephones show no pointer.'
const noCorner = 'A telephone’s text field has no corner to drag.'

const noInteractivity = 'Where a browser has no such property no page can set it, and there is nothing to follow.'

/** Features in our code that some supported browser lacks, each with what happens without it. */
export const doneWithout = {
  'cursor: default': noPointer,
  'cursor: not-allowed': noPointer,
  'cursor: pointer': noPointer,
  'cursor: progress': noPointer,
  'the attribute playsinline': 'For iPhones, which otherwise play a film over the whole screen.',
  'the attribute popover':
    'Set where popovers are (widgets/ui/as-popover.ts); elsewhere the page may lay something over a toast or an open menu.',
  '@media (scripting)': 'What the microsite needs is said ten seconds later.',
  ':has': 'The foot of a short screen with words of the editors lies just below the window.',
  interactivity: noInteractivity,
  'interactivity: auto': noInteractivity,
  resize: noCorner,
  'resize: vertical': noCorner,
  'scrollbar-width': 'A row of pictures shows its scrollbar.',
  'scrollbar-width: none': 'A row of pictures shows its scrollbar.',
  'text-size-adjust': 'The prefixed one stands beside it where a browser enlarges text by itself.',
  'text-wrap': 'The last line of a title may be one word.',
  'text-wrap: balance': 'The last line of a title may be one word.',
  'text-wrap: pretty': 'The last line of a text may be one word.',
  'word-break: auto-phrase': 'Short Japanese texts break between any two letters.',
  '.skipTransition()': 'React calls it for its view transitions alone, which nothing here asks for.',
  '.startViewTransition()': 'React calls it for its view transitions alone, which nothing here asks for.',
}
