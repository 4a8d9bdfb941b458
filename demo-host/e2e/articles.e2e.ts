import { expect, test } from '@playwright/test'
import { stranger } from './places'

test('J6: the blog’s essays are narrowed by topic, and one of them leads to its page with others to read', async ({
  page,
}) => {
  await page.goto(`${stranger}/slow-miles`)
  const list = page.locator('till-content')
  await expect(list.getByText('3 of 7 articles')).toBeVisible()
  await list.getByRole('button', { name: 'Read more articles' }).click()
  await expect(list.getByText('6 of 7 articles')).toBeVisible()
  await list.getByRole('button', { name: 'Weather' }).click()
  await expect(list.getByText('2 of 2 articles')).toBeVisible()
  await list.getByRole('link', { name: 'What to wear when it rains sideways' }).click()
  await expect(page).toHaveURL(`${stranger}/slow-miles/sideways-rain`)
  const essay = page.locator('till-content')
  await expect(essay.getByRole('heading', { level: 1, name: 'What to wear when it rains sideways' })).toBeVisible()
  await expect(essay.getByRole('region', { name: 'More to read' }).getByRole('link')).toHaveCount(4)
})
