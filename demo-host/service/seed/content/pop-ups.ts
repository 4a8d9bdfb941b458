import type { Translations } from './in-each-language'
import { inEachLanguage } from './in-each-language'
import type { SeedDocument } from '../types'

const privacy: Translations = {
  en: 'Privacy',
  fr: 'Confidentialité',
  de: 'Datenschutz',
  ja: 'プライバシー',
  ar: 'الخصوصية',
}

const terms: Translations = {
  en: 'Terms',
  fr: 'Conditions',
  de: 'Bedingungen',
  ja: '規約',
  ar: 'الشروط',
}

const clubNews: SeedDocument = {
  siteId: 'harbour-striders',
  kind: 'popup',
  key: 'club-news',
  bodies: inEachLanguage(
    {
      en: {
        minimizedTitle: 'Club kit news',
        maximizedTitle: 'Hear of new club kit first',
        text: 'Northlane writes when new kit for the Striders is in, and when it goes on sale.',
        consent: 'Send me Northlane’s news about twice a month.',
        submitCtaLabel: 'Subscribe',
        confirmationTitle: 'You are on the list',
        confirmationText: 'The next news comes to your address.',
        disclaimer: 'You can end it with one press in every mail.',
      },
      fr: {
        minimizedTitle: 'Infos tenues du club',
        maximizedTitle: 'Les nouvelles tenues, avant tous',
        text: 'Northlane vous écrit quand de nouvelles tenues des Striders arrivent, et quand elles sont en solde.',
        consent: 'Recevoir les nouvelles de Northlane environ deux fois par mois.',
        submitCtaLabel: 'S’inscrire',
        confirmationTitle: 'Vous êtes sur la liste',
        confirmationText: 'Les prochaines nouvelles arrivent à votre adresse.',
        disclaimer: 'Chaque e-mail permet de se désinscrire d’un clic.',
      },
      de: {
        minimizedTitle: 'Neues zur Vereinskleidung',
        maximizedTitle: 'Neue Vereinskleidung zuerst',
        text: 'Northlane schreibt, wenn neue Kleidung für die Striders da ist und wenn sie weniger kostet.',
        consent: 'Ich möchte etwa zweimal im Monat Neues von Northlane.',
        submitCtaLabel: 'Abonnieren',
        confirmationTitle: 'Sie stehen auf der Liste',
        confirmationText: 'Die nächsten Neuigkeiten kommen an Ihre Adresse.',
        disclaimer: 'Abmelden können Sie sich in jeder E-Mail.',
      },
      ja: {
        minimizedTitle: 'クラブウェアのお知らせ',
        maximizedTitle: '新しいクラブウェアをいち早く',
        text: 'ストライダーズの新しいウェアの入荷やセールを、Northlaneがメールでお知らせします。',
        consent: '月2回ほど、Northlaneからのお知らせを受け取ります。',
        submitCtaLabel: '登録する',
        confirmationTitle: '登録しました',
        confirmationText: '次回のお知らせからお届けします。',
        disclaimer: 'どのメールからでも、すぐに停止できます。',
      },
      ar: {
        minimizedTitle: 'أخبار ملابس النادي',
        maximizedTitle: 'كن أول من يعرف بملابس النادي',
        text: 'تراسلك Northlane عند وصول ملابس جديدة لفريق Striders وعند تخفيضها.',
        consent: 'أرسلوا إليّ أخبار Northlane نحو مرتين في الشهر.',
        submitCtaLabel: 'اشترك',
        confirmationTitle: 'أنت على القائمة',
        confirmationText: 'تصل الأخبار القادمة إلى عنوانك.',
        disclaimer: 'يمكنك إنهاء الاشتراك بضغطة في كل رسالة.',
      },
    },
    (words, language) => ({
      kind: 'newsletter',
      delay: 2000,
      ...words,
      picture: { url: '{media}/scene-track.svg', alt: '', width: 800, height: 560 },
      terms: { url: '{site}/privacy', text: privacy[language], targetAttribute: '_blank' },
    }),
  ),
}

const membership: SeedDocument = {
  siteId: 'northlane',
  kind: 'popup',
  key: 'membership',
  bodies: inEachLanguage(
    {
      en: [
        'Points for members',
        'Points with every order',
        'Join Northlane’s club: it costs nothing, and every order earns points that pay for the next.',
        'Join now',
      ],
      fr: [
        'Des points pour les membres',
        'Des points à chaque commande',
        'Rejoignez le club Northlane\u202f: c’est gratuit, et chaque commande rapporte des points pour la suivante.',
        'Rejoindre',
      ],
      de: [
        'Punkte für Mitglieder',
        'Punkte mit jeder Bestellung',
        'Werden Sie Mitglied bei Northlane: Es kostet nichts, und jede Bestellung bringt Punkte für die nächste.',
        'Mitglied werden',
      ],
      ja: [
        '会員はポイントがたまる',
        'お買い物のたびにポイント',
        'Northlaneのクラブは入会無料。ご注文ごとに、次のお買い物に使えるポイントがたまります。',
        '入会する',
      ],
      ar: [
        'نقاط للأعضاء',
        'نقاط مع كل طلب',
        'انضم إلى نادي Northlane: الانضمام مجاني، وكل طلب يمنحك نقاطًا للطلب التالي.',
        'انضم الآن',
      ],
    },
    ([minimizedTitle, maximizedTitle, text, submitCtaLabel], language) => ({
      kind: 'registration',
      minimizedTitle,
      maximizedTitle,
      text,
      submitCtaLabel,
      terms: { url: '{site}/loyalty-terms', text: terms[language], targetAttribute: '_blank' },
    }),
  ),
}

export const popUps: readonly SeedDocument[] = [clubNews, membership]
