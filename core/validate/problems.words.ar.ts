import { pluralsOf } from '../site/words'
import type { ProblemWords } from './problems.words'

const plural = pluralsOf('ar')
const characters = (count: number) =>
  plural(count, {
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const words: ProblemWords = {
  required: 'هذا الحقل مطلوب',
  pattern: expected => `يجب أن تطابق القيمة \u2068${expected}\u2069`,
  sameAs: other => `يجب أن تكون القيمة مثل ${other}`,
  email: 'أدخل بريدًا إلكترونيًا مثل \u2068name@example.com\u2069',
  phone: 'يلزم رقم هاتف صحيح',
  tooShort: least => `أدخل ${characters(least)} على الأقل`,
  tooLong: max => `أدخل ${characters(max)} على الأكثر`,
  exactly: count => `أدخل ${characters(count)} بالضبط`,
  atLeast: least => `أدخل ${least} أو أكثر`,
  atMost: max => `أدخل ${max} أو أقل`,
  notOffered: 'اختر من القائمة',
}
