import { expect } from 'chai'
import { isWebview } from './webview'

describe('the mobile app’s webview', () => {
  it('is known by what the app left in the session', () => {
    expect(isWebview()).to.equal(false)
    sessionStorage.setItem('till:webview', '1')
    expect(isWebview()).to.equal(true)
    sessionStorage.removeItem('till:webview')
  })
})
