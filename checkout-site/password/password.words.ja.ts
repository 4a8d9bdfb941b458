import type { PasswordWords } from './password.words'

export const words: PasswordWords = {
  password: 'パスワード',
  current: '現在のパスワード',
  fresh: '新しいパスワード',
  repeated: '新しいパスワード（確認）',
  show: 'パスワードを表示',
  rules: {
    length: '8文字以上',
    upper: '英大文字',
    lower: '英小文字',
    digit: '数字',
  },
  kept: '入力済み:',
  open: '未入力:',
  problems: {
    required: 'パスワードを入力してください',
    password: 'ここに示す条件をすべて満たしてください',
    same: 'このパスワードは以前に使用されています。別のものにしてください',
    'not-same': 'パスワードが一致しません。同じものを2回入力してください',
    wrong: '現在のパスワードが正しくありません。もう一度入力してください',
    'last-attempt': '現在のパスワードが正しくありません。あと1回でアカウントが15分間ロックされます',
  },
}
