import { pluralsOf } from '../site/words'
import type { ValidationWords } from './validation.words'

const plural = pluralsOf('ar')
const characters = (count: number) =>
  plural(count, {
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

/** The sentences of the validators in Arabic. */
export const words: ValidationWords = {
  required: 'هذا الحقل مطلوب',
  pattern: expression => `يجب أن تطابق القيمة \u2068${expression}\u2069`,
  'same-as': field => `يجب أن تكون القيمة مثل ${field}`,
  email: 'اكتب البريد الإلكتروني هكذا: \u2068name@example.com\u2069',
  phone: 'يلزم رقم هاتف صحيح',
  password: 'استخدم حرفًا كبيرًا وحرفًا صغيرًا ورقمًا على الأقل',
  FE872: 'استخدم 8 أحرف على الأقل',
  FE340: 'كلمتا المرور غير متطابقتين',
  name: 'استخدم من حرفين إلى 30 حرفًا',
  min: least => `أدخل ${least} أو أكثر`,
  max: most => `أدخل ${most} أو أقل`,
  'min-length': least => `استخدم ${characters(least)} على الأقل`,
  'max-length': most => `استخدم ${characters(most)} على الأكثر`,
  'exact-length': length => `استخدم ${characters(length)} بالضبط`,
  date: 'أدخل يومًا موجودًا في التقويم',
  'min-date': first => `أدخل ${first} أو يومًا بعده`,
  'max-date': last => `أدخل ${last} أو يومًا قبله`,
  'postal-code': 'تحقق من الرمز البريدي',
}
