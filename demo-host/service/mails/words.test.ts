import { describe, expect, test } from 'vitest'
import { locales } from '../../../core/shapes/languages'
import type { MailEntry } from '../documents/mail'
import { accountMail } from './account-mail'
import { mailHtml } from './mail-html'
import { mailText } from './mail-text'
import { wordsOf } from './words'

const now = new Date('2026-11-23T12:00:00Z')
const links = { link: 'https://shop.example/en-us/reset?a=1&b=2', expiresAt: '2026-11-24T12:00:00Z' }
const about = (locale: string) => ({ to: 'maya@example.com', locale, firstName: 'Maya', lastName: 'Okafor' })

const entries = (locale: string) =>
  [
    { kind: 'password-reset', ...about(locale), ...links },
    { kind: 'email-confirmation', ...about(locale), ...links },
    { kind: 'email-confirmed', ...about(locale) },
    { kind: 'password-changed', ...about(locale) },
    { kind: 'data-ready', ...about(locale) },
    { kind: 'data-downloaded', ...about(locale) },
    { kind: 'data-erased', ...about(locale) },
    { kind: 'event-joined', ...about(locale), title: 'Harbour weekend', days: ['2027-06-11', '2027-06-12'] },
    { kind: 'event-changed', ...about(locale), title: 'Harbour weekend', days: ['2027-06-12'], guest: 'Noor' },
    { kind: 'event-cancelled', ...about(locale), title: 'Harbour weekend' },
    { kind: 'message-received', ...about(locale), number: 'C1' },
    { kind: 'not-shown', ...about(locale), what: 'review', reason: 'personal', words: 'Call me: 555 0100' },
  ] as const satisfies readonly MailEntry[]
const configuration = { shopOrigin: 'https://shop.example' } as Parameters<typeof accountMail>[1]

describe.each(locales)('in %s', locale => {
  test.each(entries(locale))('$kind says the same in HTML and as text', entry => {
    const { content } = accountMail(entry, configuration, now)
    const html = mailHtml(content, locale)
    const text = mailText(content)
    for (const words of [content.heading, ...content.paragraphs]) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(html).toContain(`lang="${locale}" dir="${locale.startsWith('ar') ? 'rtl' : 'ltr'}"`)
    expect(html).toContain('prefers-color-scheme:dark')
  })
})

const leaves = (words: object): unknown[] =>
  Object.values(words).flatMap(word => (typeof word === 'object' && word !== null ? leaves(word) : [word]))

test.each(['fr', 'de', 'ja', 'ar'])('every sentence of a mail is said in %s', language => {
  const said = (locale: string) => leaves(wordsOf(locale)).map(word => (typeof word === 'function' ? word('7') : word))
  const english = said('en-US')
  const same = said(language).filter((word, index) => word === english[index])
  // Numbers of cards have a PIN in most languages, and a French total is a total, French points are points.
  expect(same.filter(word => !['PIN', 'Total', '7 points', '7'].includes(String(word)))).toEqual([])
})

test('what a shopper typed stays text', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const { content } = accountMail({ ...entries('en-US')[3], firstName: evil }, configuration, now)
  const html = mailHtml(
    { ...content, quote: evil, action: { label: evil, href: `https://shop.example/"${evil}` } },
    'en-US',
  )
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/href="[^"]*"[^>]*onerror/)
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(mailText({ ...content, quote: evil })).toContain(evil)
})

test('what a shopper wrote in an Arabic mail goes in its own direction', () => {
  const { content } = accountMail(entries('ar-AE')[3], configuration, now)
  expect(mailHtml({ ...content, quote: 'Run well!' }, 'ar-AE')).toMatch(/<div dir="auto"[^>]*>Run well!</)
})

test.each([
  ['ja-JP', '24 時間'],
  ['de-DE', '24 Stunden'],
  ['en-US', '24 hours'],
])('how long a link works is said in %s', (locale, time) => {
  const { content } = accountMail({ kind: 'password-reset', ...about(locale), ...links }, configuration, now)
  expect(content.notes?.[0]).toContain(time)
})
