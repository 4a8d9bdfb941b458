import { expect, test } from 'vitest'
import { duration } from './duration'

test.each([
  [32, 'en-US', '0:32', '32 seconds'],
  [59.6, 'en-US', '1:00', '1 minute'],
  [92, 'de-DE', '1:32', '1 Minute, 32 Sekunden'],
  [92, 'fr-FR', '1:32', '1 minute et 32 secondes'],
  [92, 'ja-JP', '1:32', '1 分 32 秒'],
  [92, 'ar-AE', '1:32', 'دقيقة و32 ثانية'],
  [3725, 'en-US', '1:02:05', '1 hour, 2 minutes, 5 seconds'],
])('J10: %s seconds in %s are %s to be seen and %s to be heard', (seconds, locale, seen, received) => {
  const text = duration(seconds, locale)
  expect([text.seen, text.heard.replace(/\s/g, ' ')]).toEqual([seen, received])
})
