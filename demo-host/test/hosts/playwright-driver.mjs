/** A page of Playwright's as the checks use it. */
export function playwrightDriver(page) {
  let errors = []
  // Firefox tells its own notes of cookies here too.
  page.on('pageerror', error => /^(Error: )?Cookie “/.test(String(error)) || errors.push(String(error)))
  return {
    async goTo(address) {
      errors = []
      await page.goto(address, { waitUntil: 'load' })
    },
    // An answer that was on its way when the page went is no answer.
    ask: (ask, ...args) =>
      page
        .evaluate(`(${ask}).apply(null, ${JSON.stringify(args)})`)
        .catch(error => (/context was destroyed|navigation/i.test(String(error)) ? null : Promise.reject(error))),
    press: (x, y) => page.mouse.click(x, y),
    point: (x, y) => page.mouse.move(x, y),
    key: name => page.keyboard.press(name),
    type: text => page.keyboard.type(text),
    picture: clip => page.screenshot({ clip, animations: 'disabled', caret: 'hide' }),
    errors: () => [...errors],
  }
}
