import type { Language } from '../../../../core/shapes/languages'
import type { SeedDocument } from '../types'
import { type SeedArticle, topics } from './articles/article'
import { meridian, rain, socks } from './articles/gear'
import { harbourLoop, walkedRace } from './articles/places'
import { beforeLight, slowWeek } from './articles/running'
import { inEachLanguage, paragraph, type Translations } from './in-each-language'

/** Of the blog, the newest first. */
const written: readonly SeedArticle[] = [meridian, slowWeek, harbourLoop, socks, walkedRace, rain, beforeLight]

const siteId = 'slow-miles'

const pictureOf = ({ scene }: SeedArticle, width: number, height: number) => ({
  url: `{media}/${scene}.svg`,
  alt: '',
  width,
  height,
})

const leadOf = ({ film, ...article }: SeedArticle, language: Language) =>
  film
    ? {
        video: {
          url: `{media}/${film.name}.mp4`,
          poster: `{media}/${article.scene}.svg`,
          alt: film.shows[language],
          width: 640,
          height: 360,
          duration: film.seconds,
          playerSettings: { loop: true, muted: true },
        },
      }
    : { image: pictureOf(article, 1280, 560) }

const articles: readonly SeedDocument[] = written.map(article => ({
  siteId,
  kind: 'article',
  key: article.key,
  bodies: inEachLanguage(article.words, ({ title, lead, text }, language) => ({
    title,
    subtitle: lead,
    eyebrow: topics[article.topics[0]][language],
    url: `/slow-miles/${article.key}`,
    picture: pictureOf(article, 800, 560),
    tags: article.topics.map(id => ({ id, label: topics[id][language] })),
    date: article.date,
    blocks: text.map(paragraph),
  })),
}))

/** What the page of each article shows. */
const pages: readonly SeedDocument[] = written.map(article => ({
  siteId,
  kind: 'fragment',
  key: `slow-miles-${article.key}`,
  bodies: inEachLanguage(article.words, ({ title, lead, text }, language) => ({
    name: title,
    blocks: [
      {
        type: 'article-page',
        eyebrowText: topics[article.topics[0]][language],
        title,
        titleH1: true,
        subtitle: lead,
        date: article.date,
        media: { sm: leadOf(article, language) },
        richText: text.map(one => `<p>${one}</p>`).join(''),
        relatedArticles: { siteId, articleId: article.key },
      },
    ],
  })),
}))

const journalTitle: Translations = {
  en: 'Essays and notes',
  fr: 'Essais et notes',
  de: 'Essays und Notizen',
  ja: 'エッセイと記録',
  ar: 'مقالات وملاحظات',
}

/** Its front page. */
const journal: SeedDocument = {
  siteId,
  kind: 'fragment',
  key: 'slow-miles-journal',
  bodies: inEachLanguage(journalTitle, title => ({
    name: title,
    blocks: [
      {
        type: 'article-grid',
        title,
        titleH1: true,
        titleStyle: 'large',
        siteId,
        gridSize: { sm: 1, md: 2, lg: 3 },
        rows: 3,
      },
    ],
  })),
}

const about: SeedDocument = {
  siteId,
  kind: 'page',
  key: 'about',
  bodies: inEachLanguage<readonly [string, string]>(
    {
      en: ['About Slow Miles', 'Ines Halloran runs, not quickly, and writes about it.'],
      fr: ['À propos de Slow Miles', 'Ines Halloran court, pas vite, et l’écrit.'],
      de: ['Über Slow Miles', 'Ines Halloran läuft, nicht schnell, und schreibt darüber.'],
      ja: ['Slow Milesについて', 'イネス・ハロランは、ゆっくり走り、そのことを書いています。'],
      ar: ['عن Slow Miles', 'إينيس هالوران تجري، لا بسرعة، وتكتب عن ذلك.'],
    },
    ([title, text]) => ({ title, url: '/slow-miles/about', blocks: [paragraph(text)] }),
  ),
}

const club: SeedDocument = {
  siteId: 'harbour-striders',
  kind: 'page',
  key: 'about',
  bodies: inEachLanguage(
    {
      en: 'Running round the harbour since 1998. Tuesdays and Sundays, all paces.',
      fr: 'Autour du port depuis 1998. Le mardi et le dimanche, à toutes les allures.',
      de: 'Seit 1998 rund um den Hafen. Dienstags und sonntags, in jedem Tempo.',
      ja: '1998年から港のまわりを走っています。火曜と日曜、どんなペースでも。',
      ar: 'نجري حول الميناء منذ 1998. أيام الثلاثاء والأحد، بكل السرعات.',
    },
    text => ({ title: 'Harbour Striders R.C.', url: '/harbour-striders', blocks: [paragraph(text)] }),
  ),
}

export const blogAndClub: readonly SeedDocument[] = [...articles, ...pages, journal, about, club]
