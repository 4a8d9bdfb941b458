/** How a test says that its browser has not what the test needs: it then counts as not run. */
export const cannot = 'This browser cannot'
