import { flag, text } from '../host/attributes'

export const attributes = {
  event: text('The id of the event: `harbour-weekend`.'),
  noButton: flag('No card: the dialog alone, opened by `data-till-open="event"`.'),
}
