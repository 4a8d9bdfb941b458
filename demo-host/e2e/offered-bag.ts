import { expect, type Locator, type Page } from '@playwright/test'
import { shop } from './places'

/** The question about a bag that a link brought. */
export const question = (page: Page): Locator =>
  page.getByRole('dialog', {
    name: /^(Which bag do you want\?|Do you want this bag\?|This bag is no longer available)/,
  })

/** What is being bought: the summary's lines, by name. */
export async function expectLines(page: Page, ...names: readonly string[]): Promise<void> {
  await expect(page.locator('aside .oline p:not(.price) > b')).toHaveText([...names])
}

/** Waits until the code is out of the address: it is settled what becomes of the bag. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`^${shop}/[^#]*$`))
}

/** The question stands, and its code in the address. */
export async function expectAsked(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/#handoff=/)
}
