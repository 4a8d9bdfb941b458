import { expect, type Page, type Request, test } from '@playwright/test'
import { haveAlone } from './account'
import { newAccount, PASSWORD, planted, signInThere } from './new-account'
import { host, shop, stranger } from './places'
import { typePassword } from './role'
import { barePage, scriptTag, visit } from './stranger-page'

const partnerPage = `<!doctype html><html lang="en"><head><title>A stranger</title>${scriptTag({ key: 'pk_partner' })}</head>
<body><till-mini-cart></till-mini-cart><till-sign-in></till-sign-in></body></html>`

/** What a page has sent, and what its scripts can read. */
function listen(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', request => sent.push(request))
  return sent
}

async function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  )
}

test('T22: on a page of another site a shopper signs in in the shop’s own window; the page learns neither password nor person', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  const sent = listen(page)
  await visit(page, partnerPage, { address: `${stranger}/of-a-stranger` })
  await page.getByRole('button', { name: 'Sign in' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await signInThere(window, email)
  await expect(window).toHaveURL(`${shop}/en-us/sign-in-window`)
  const closing = window.waitForEvent('close')
  await window.getByRole('button', { name: 'Use my bag there' }).click()
  await closing
  await expect(page.getByRole('button', { name: 'Signed in' })).toBeVisible()

  const told = (
    await Promise.all(sent.map(async request => (await request.response())?.text().catch(() => '') ?? ''))
  ).join()
  const said = sent.map(request => request.url() + (request.postData() ?? '')).join()
  for (const secret of [PASSWORD, email, planted.firstName, planted.lastName]) {
    expect(told + said + (await readable(page))).not.toContain(secret)
  }
  const profile = await page.evaluate(async api => {
    const answer = await fetch(`${api}/consumers-v3/consumer`, { headers: { 'x-access-key': 'pk_partner' } })
    return answer.status
  }, shop)
  expect(profile).toBe(401)
})

test('T22: a page without windows goes to the shop itself, and comes back signed in; what came back is not in its address', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await visit(page, partnerPage, { address: `${stranger}/of-a-stranger` })
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  await signInThere(page, email)
  await page.getByRole('button', { name: 'Use my bag there' }).click()
  await expect(page).toHaveURL(`${stranger}/of-a-stranger`)
  await expect(page.getByRole('button', { name: 'Signed in' })).toBeVisible()
  expect(await readable(page)).not.toMatch(/codeVerifier|till-sign-in/)
})

test('X6: on the shop’s own page a press of data-till-open="sign-in" opens the dialog, and the password is typed in the page', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  const opener = '<button data-till-open="sign-in">Your account</button>'
  await visit(page, barePage('* { all: unset !important }', opener), { address: `${host}/of-a-stranger` })
  await page.getByRole('button', { name: 'Your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('dialog', { name: 'You are signed in' })).toContainText(planted.firstName)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readable(page)).not.toContain(planted.firstName)
})

test('the demo’s own pages sign a shopper in: Northlane in its header, the blog by a window, the club, which refuses windows, by a detour', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: planted.firstName })).toBeVisible()

  await page.goto(`${stranger}/slow-miles/meridian-2`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await signInThere(window, email)
  await window.getByRole('button', { name: 'Use my bag there' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signed in' })).toBeVisible()

  await page.context().clearCookies()
  const club = `${stranger}/harbour-striders`
  await page.goto(club)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  await signInThere(page, email)
  await page.getByRole('button', { name: 'Use my bag there' }).click()
  await expect(page).toHaveURL(club)
  await expect(page.getByRole('button', { name: 'Signed in' })).toBeVisible()
})

test('A2: whoever forgot the password, or works here, comes back to the question of the shop’s window', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await visit(page, partnerPage, { address: `${stranger}/of-a-stranger` })
  await page.getByRole('button', { name: 'Sign in' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await expect(window.getByRole('link', { name: 'Employee sign-in' })).toHaveAttribute('href', /as=employee/)
  await expect(window.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await window.getByLabel('Email').fill('employee@till.test')
  await window.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await window.getByRole('alert').getByRole('link', { name: 'Employee sign-in' }).click()
  await expect(window.getByRole('heading', { name: 'Employee sign-in' })).toBeVisible()
  await window.goBack()
  await window.getByRole('link', { name: 'Forgot your password?' }).first().click()
  await window.getByRole('link', { name: 'Back to sign-in' }).click()
  await signInThere(window, email)
})

for (const width of [360, 1280]) {
  test(`A8: an employee who is sent to their own door from the dialog comes back to the very page, signed in, at ${width} px`, async ({
    page,
  }) => {
    await haveAlone(page, 'employee')
    await page.setViewportSize({ width, height: 860 })
    const address = `${host}/en-us/p/kestrel-2-TQ4407AB12?from=news`
    await page.goto(address)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await typePassword(page, 'employee')
    await page.getByRole('link', { name: 'Employee sign-in' }).click()
    await expect(page).toHaveURL(`${shop}/en-us/sign-in?as=employee`)
    await page.reload()
    await typePassword(page, 'employee')
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: `Back to ${new URL(host).host}` })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Emil' })).toBeVisible()
  })
}

test('the account’s link on Northlane leads whoever is signed in there into their account on the shop’s own site', async ({
  page,
}) => {
  const { email } = await newAccount(page, { isWhole: true })
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { name: `Hello, ${planted.firstName}` })).toBeVisible()
  await expect(page).toHaveURL(`${shop}/en-us/account`)
})

test('the account’s part of the sign-in dialog that cannot be loaded says so, and can be tried again', async ({
  page,
}) => {
  const { email } = await newAccount(page, { isWhole: true })
  const part = /\/assets\/signed-in-[^/]+\.js$/
  await page.route(part, route => route.abort('connectionrefused'))
  await page.goto(`${host}/en-us`)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(banner.getByRole('button', { name: planted.firstName })).toBeVisible()
  // The dialog may have asked for the part while it closed; a new page asks once.
  await page.reload()
  await banner.getByRole('button', { name: planted.firstName }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The shop cannot be reached')
  await page.unroute(part)
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign out' })).toBeVisible()
})
