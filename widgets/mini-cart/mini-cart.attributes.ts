import { flag, text } from '../host/attributes'

export const attributes = {
  noButton: flag('Shows no button: the drawer opens by data-till-open or by script.'),
  shopUrl: text('Where the empty bag leads; without it the drawer closes.'),
}
