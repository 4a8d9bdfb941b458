import type { PreviewFrameWords } from './preview-frame.words'

export const words: PreviewFrameWords = {
  title: 'プレビュー',
  text: 'プレビューページで文書を選ぶと、ここに表示されます。',
  none: '結果がありません。',
  failedTitle: 'この文書を読み込めませんでした',
}
