import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Show your picture',
  close: 'Close',
  signInFirst: 'Sign in or create an account first. You will then return here to choose your picture.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  picture: 'Picture',
  choose: 'Choose a picture',
  another: 'Choose another',
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  pictureHint: 'JPEG, PNG or WebP. We make it smaller, and take out where and when it was taken.',
  preview: (name: string) => `Your picture ${name}`,
  preparing: 'Your picture is being prepared',
  ready: 'Your picture is ready',
  tooLarge: 'This picture is too large. Choose a smaller one.',
  unreadable: 'Your browser can’t open this picture. Choose a JPEG, PNG or WebP file.',
  needsPicture: 'Choose a picture',
  caption: 'What is in it?',
  captionHint: 'Shown below your picture, and read to people who can’t see it.',
  needsCaption: 'Say in a few words what is in it',
  author: 'Your name',
  authorHint: 'Stands with your picture. A first name or a nickname is enough.',
  needsAuthor: 'Enter a name',
  consent:
    'I took this picture, everybody in it agrees, and the shop may show it in its galleries and on pages of its products.',
  needsConsent: 'Without this we may not show it',
  lookedAt: 'Somebody of the shop looks at it before anybody else sees it.',
  tooMany: 'Twelve of your pictures still wait to be looked at. Send this one later.',
  sending: 'Sending',
  send: 'Send picture',
  thanks: 'Thank you. Somebody of the shop looks at your picture first. Once it is accepted, everybody sees it.',
  back: 'Back to the gallery',
}

export type SharePictureWords = typeof english

export const { $words } = defineWords<SharePictureWords>(english, {
  fr: () => import('./share-picture.words.fr'),
  de: () => import('./share-picture.words.de'),
  ja: () => import('./share-picture.words.ja'),
  ar: () => import('./share-picture.words.ar'),
})
