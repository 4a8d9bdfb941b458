import { closedWords } from '../../core/site/closed-words'

/** Shown if the scripts do not run: supported browsers, the way back, and the help address. */
interface Needs {
  sentence: (browsers: string) => string
  back: string
  write: (help: string) => string
}

export const wordsIn = closedWords<Needs>({
  en: {
    sentence: browsers => `To shop and pay here you need JavaScript and ${browsers} or later.`,
    back: 'Go back',
    write: help => `Ask us at ${help}`,
  },
  fr: {
    sentence: browsers => `Pour acheter et payer ici, il faut JavaScript et ${browsers} ou une version plus récente.`,
    back: 'Revenir en arrière',
    write: help => `Écrivez-nous : ${help}`,
  },
  de: {
    sentence: browsers => `Zum Einkaufen und Bezahlen brauchen Sie hier JavaScript und ${browsers} oder neuer.`,
    back: 'Zurück',
    write: help => `Schreiben Sie uns: ${help}`,
  },
  ja: {
    sentence: browsers => `ここでのお買い物とお支払いには、JavaScript と ${browsers} 以降のブラウザが必要です。`,
    back: '戻る',
    write: help => `お問い合わせ：${help}`,
  },
  ar: {
    sentence: browsers => `للتسوق والدفع هنا تحتاج إلى JavaScript وإلى ${browsers} أو إصدار أحدث.`,
    back: 'العودة',
    write: help => `راسلنا على ${help}`,
  },
})
