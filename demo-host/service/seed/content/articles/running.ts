import type { SeedArticle } from './article'

export const slowWeek: SeedArticle = {
  key: 'slow-week',
  scene: 'scene-trail',
  film: {
    name: 'slow-week',
    seconds: 9.75,
    shows: {
      en: 'Hills at dawn, a trail and a coast pass slowly',
      fr: 'Des collines à l’aube, un sentier et une côte défilent lentement',
      de: 'Hügel im Morgengrauen, ein Pfad und eine Küste ziehen langsam vorbei',
      ja: '夜明けの丘、山道、海岸がゆっくりと流れていく',
      ar: 'تلال عند الفجر ودرب وساحل تمر ببطء',
    },
  },
  topics: ['training'],
  date: '2026-08-30',
  words: {
    en: {
      title: 'A week of running slower than I wanted',
      lead: 'I left the watch at home. On Thursday I stopped asking what time it was.',
      text: [
        'The rule was simple: breathe through the nose, and walk when you cannot. On Monday I walked past a school, and the children counted my steps.',
        'By Sunday I had run as far as in any other week, and nothing hurt. I have no explanation. I have a new habit.',
      ],
    },
    fr: {
      title: 'Une semaine plus lente que je ne voulais',
      lead: 'J’ai laissé la montre à la maison. Le jeudi, je ne demandais plus l’heure.',
      text: [
        'La règle était simple\u202f: respirer par le nez, et marcher quand ce n’est plus possible. Le lundi, j’ai marché devant une école, et les enfants ont compté mes pas.',
        'Le dimanche, j’avais couru autant qu’une autre semaine, et rien ne faisait mal. Je n’ai pas d’explication. J’ai une nouvelle habitude.',
      ],
    },
    de: {
      title: 'Eine Woche langsamer, als ich wollte',
      lead: 'Die Uhr blieb zu Hause. Am Donnerstag fragte ich nicht mehr, wie spät es ist.',
      text: [
        'Die Regel war einfach: durch die Nase atmen und gehen, wenn das nicht mehr geht. Am Montag ging ich an einer Schule vorbei, und die Kinder zählten meine Schritte.',
        'Am Sonntag war ich so weit gelaufen wie in jeder anderen Woche, und nichts tat weh. Erklären kann ich es nicht. Aber ich habe eine neue Gewohnheit.',
      ],
    },
    ja: {
      title: '思うよりゆっくり走った1週間',
      lead: '時計は家に置いていきました。木曜日には、時間を気にしなくなりました。',
      text: [
        '決まりはひとつ。鼻で呼吸し、できなくなったら歩く。月曜日は小学校の前を歩き、子どもたちに歩数を数えられました。',
        '日曜日には、いつもの週と同じだけ走っていて、どこも痛くありませんでした。説明はできません。新しい習慣ができました。',
      ],
    },
    ar: {
      title: 'أسبوع من الجري أبطأ مما أردت',
      lead: 'تركت الساعة في البيت. ويوم الخميس توقفت عن السؤال عن الوقت.',
      text: [
        'كانت القاعدة بسيطة: تنفس من الأنف، وامشِ إذا عجزت. يوم الاثنين مشيت أمام مدرسة، فعدّ الأطفال خطواتي.',
        'ومع حلول الأحد كنت قد جريت كما في أي أسبوع آخر، ولم يؤلمني شيء. ليس لدي تفسير، بل عادة جديدة.',
      ],
    },
  },
}

export const beforeLight: SeedArticle = {
  key: 'before-light',
  scene: 'hero-dawn',
  topics: ['training', 'weather'],
  date: '2026-02-08',
  words: {
    en: {
      title: 'Before it is light',
      lead: 'The street belongs to foxes, bakers and whoever could not sleep.',
      text: [
        'For the first ten minutes every puddle is a hole. Then your feet remember the road, and you can look at the windows as they come on.',
        'I carry a small lamp, and use it so that others see me. What I see by it is mostly my own breath.',
      ],
    },
    fr: {
      title: 'Avant le jour',
      lead: 'La rue est aux renards, aux boulangers et aux insomniaques.',
      text: [
        'Les dix premières minutes, chaque flaque est un trou. Puis les pieds se souviennent, et l’on peut regarder les fenêtres s’allumer.',
        'J’ai une petite lampe, pour que l’on me voie. Ce que j’en vois, c’est surtout mon souffle.',
      ],
    },
    de: {
      title: 'Bevor es hell wird',
      lead: 'Die Straße gehört Füchsen, Bäckern und allen, die nicht schlafen konnten.',
      text: [
        'In den ersten zehn Minuten ist jede Pfütze ein Loch. Dann erinnern sich die Füße, und man kann zusehen, wie die Fenster angehen.',
        'Ich trage eine kleine Lampe, damit mich andere sehen. Ich selbst sehe damit vor allem meinen Atem.',
      ],
    },
    ja: {
      title: '明るくなる前に',
      lead: '通りにいるのは、キツネとパン屋と、眠れなかった人だけ。',
      text: [
        '最初の10分は、水たまりがみな穴に見えます。やがて足が道を思い出し、灯りのともる窓を眺められるようになります。',
        '小さなライトを持つのは、人に見てもらうため。照らされるのは、たいてい自分の息です。',
      ],
    },
    ar: {
      title: 'قبل أن يطلع الضوء',
      lead: 'الشارع للثعالب والخبازين ومن لم يستطع النوم.',
      text: [
        'في الدقائق العشر الأولى تبدو كل بركة حفرة. ثم تتذكر القدمان الطريق، فتنظر إلى النوافذ وهي تضيء.',
        'أحمل مصباحًا صغيرًا ليراني الآخرون. وما أراه به هو أنفاسي في الغالب.',
      ],
    },
  },
}
