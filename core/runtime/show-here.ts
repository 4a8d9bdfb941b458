import { createEffect } from 'effector'

/** Shows a path of the shop without loading a page. False on any page but the microsite's, which give the handler. */
export const showHereFx = createEffect((_path: string): boolean => false)
