import type { AnnouncementWords } from './announcement.words'

export const words: AnnouncementWords = {
  quantity: (name, count) => `\u2068${name}\u2069: الكمية ${count}`,
  removed: name => `أُزيل \u2068${name}\u2069 من حقيبتك`,
  saved: name => `حُفظ \u2068${name}\u2069 لوقت لاحق`,
  back: name => `عاد \u2068${name}\u2069 إلى حقيبتك`,
}
