import { closedWords } from '../site/closed-words'

export const wordsIn = closedWords({
  en: { title: 'Are you a person?', text: 'The sandbox asks before it continues.', yes: 'I am a person', no: 'Cancel' },
  fr: {
    title: 'Êtes-vous une personne\u202f?',
    text: 'Le bac à sable demande avant de continuer.',
    yes: 'Je suis une personne',
    no: 'Annuler',
  },
  de: {
    title: 'Sind Sie ein Mensch?',
    text: 'Die Sandbox fragt, bevor es weitergeht.',
    yes: 'Ich bin ein Mensch',
    no: 'Abbrechen',
  },
  ja: {
    title: 'あなたは人間ですか？',
    text: 'サンドボックスが続行前に確認しています。',
    yes: '人間です',
    no: 'キャンセル',
  },
  ar: { title: 'هل أنت إنسان؟', text: 'تسأل البيئة التجريبية قبل المتابعة.', yes: 'أنا إنسان', no: 'إلغاء' },
})
