import { keepFocusHere } from '../product-parts/buy-box/keep-focus-here'

/** For a panel whose pressed button goes. */
export const View = () => <span hidden ref={keepFocusHere} />

export const styles: readonly string[] = []
