import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { scriptTag, visit } from './stranger-page'

test('M7: on an Arabic page the bag is in Arabic; checkout takes an Emirati address and a bill in the United States', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(
    page,
    `<!doctype html><html lang="ar" dir="rtl"><head><title>صفحة</title>${scriptTag({ locale: 'ar-AE' })}</head><body><till-mini-cart></till-mini-cart></body></html>`,
  )
  await page.getByRole('button', { name: /الحقيبة/ }).click()
  await expect(page.getByRole('dialog', { name: 'حقيبتك' })).toBeVisible()

  await arrive(page, { locale: 'ar-ae' })
  const field = (name: string) => page.locator(`main form [name="${name}"]`)
  await expect(field('country')).toHaveValue('AE')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await field('email').fill('layla@example.com')
  await field('firstName').fill('ليلى')
  await field('lastName').fill('حداد')
  await field('addressLine1').fill('شارع الشيخ زايد 12')
  await field('city').fill('البرشاء')
  await field('province').selectOption('DU')
  await field('phone').fill('050 123 4567')
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()

  await expect(page.getByLabel('رقم البطاقة')).toBeVisible()
  await page.getByRole('checkbox', { name: 'مطابق لعنوان الشحن' }).uncheck()
  await field('country').selectOption('US')
  await expect(field('postalCode')).toBeVisible()
  await field('firstName').fill('Layla')
  await field('lastName').fill('Haddad')
  await field('addressLine1').fill('418 Alder Street')
  await field('city').fill('Portland')
  await field('province').selectOption('OR')
  await field('postalCode').fill('97205')
  await field('phone').fill('5035550123')
  await page.getByLabel('رقم البطاقة').fill('4111 1111 1111 1111')
  await page.getByLabel('تاريخ الانتهاء').fill('12/30')
  await page.getByLabel('رمز الأمان').fill('123')
  await page.getByLabel('الاسم على البطاقة').fill('Layla Haddad')
  await page.getByRole('button', { name: 'مراجعة الطلب' }).click()

  await expect(page.getByRole('heading', { name: 'راجع طلبك وأكّده' })).toBeVisible()
  const review = page.getByRole('main')
  await expect(review).toContainText('شارع الشيخ زايد 12')
  await expect(review).toContainText('418 Alder Street')
  await page.getByRole('checkbox', { name: /شروط البيع/ }).check()
  await page.getByRole('button', { name: /^تأكيد الطلب/ }).click()
  await expect(page).toHaveURL(/\/ar-ae\/order-confirmation/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
