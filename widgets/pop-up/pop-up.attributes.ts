import { number, text } from '../host/attributes'

export const attributes = {
  site: text('The site whose pop-ups are shown.'),
  name: text('Which of them; unless named, the first that the shopper has not dismissed.'),
  delay: number('Milliseconds until it expands by itself; below 0, as the pop-up says, or 2000.', -1),
}
