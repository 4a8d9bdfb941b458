import type { SeedArticle } from './article'

export const harbourLoop: SeedArticle = {
  key: 'harbour-loop',
  scene: 'hero-dawn',
  topics: ['places', 'training'],
  date: '2026-07-19',
  words: {
    en: {
      title: 'The harbour loop, clockwise',
      lead: 'Eight kilometres, two bridges, one bakery that opens at six.',
      text: [
        'Anticlockwise, the wind is in your face on the long quay. Clockwise, it is in your face on the short one, and the bakery comes last.',
        'Start at the slip. Cross the swing bridge before seven, or wait for the boats and stretch.',
      ],
    },
    fr: {
      title: 'La boucle du port, dans le sens horaire',
      lead: 'Huit kilomètres, deux ponts, une boulangerie qui ouvre à six heures.',
      text: [
        'Dans l’autre sens, le vent est de face sur le long quai. Dans celui-ci, il l’est sur le petit, et la boulangerie arrive à la fin.',
        'Départ à la cale. Passez le pont tournant avant sept heures, ou attendez les bateaux en vous étirant.',
      ],
    },
    de: {
      title: 'Die Hafenrunde, im Uhrzeigersinn',
      lead: 'Acht Kilometer, zwei Brücken, eine Bäckerei, die um sechs öffnet.',
      text: [
        'Gegen den Uhrzeigersinn steht der Wind auf dem langen Kai im Gesicht. Im Uhrzeigersinn auf dem kurzen, und die Bäckerei kommt zuletzt.',
        'Start an der Slipanlage. Über die Drehbrücke vor sieben, sonst wartet man auf die Boote und dehnt sich.',
      ],
    },
    ja: {
      title: '港一周、時計回りで',
      lead: '8キロ、橋が2つ、6時に開くパン屋が1軒。',
      text: [
        '反時計回りだと、長い岸壁で向かい風になります。時計回りなら短い岸壁だけで、パン屋は最後です。',
        '出発は船揚場から。回転橋は7時前に渡るか、船を待ちながらストレッチを。',
      ],
    },
    ar: {
      title: 'جولة المرفأ باتجاه عقارب الساعة',
      lead: 'ثمانية كيلومترات، وجسران، ومخبز يفتح في السادسة.',
      text: [
        'عكس عقارب الساعة تهبّ الريح في وجهك على الرصيف الطويل. ومعها تهبّ على القصير، ويأتي المخبز في الختام.',
        'ابدأ من المزلق. واعبر الجسر الدوار قبل السابعة، وإلا انتظرت القوارب وأنت تتمدد.',
      ],
    },
  },
}

export const walkedRace: SeedArticle = {
  key: 'walked-race',
  scene: 'scene-trail',
  topics: ['racing', 'places'],
  date: '2026-04-26',
  words: {
    en: {
      title: 'The race I walked',
      lead: 'Last of two hundred and eleven, and the soup was still warm.',
      text: [
        'At the second gate my calf said no. A marshal with a thermos asked whether I wanted a lift. I wanted the view.',
        'You see a course differently at five kilometres an hour. There are lapwings above the quarry. I had run past them for six years.',
      ],
    },
    fr: {
      title: 'La course que j’ai marchée',
      lead: 'Dernière de deux cent onze, et la soupe était encore chaude.',
      text: [
        'À la deuxième barrière, mon mollet a dit non. Un bénévole avec un thermos m’a proposé de me ramener. Je voulais la vue.',
        'À cinq à l’heure, on voit autrement un parcours. Il y a des vanneaux au-dessus de la carrière. Je les avais dépassés six ans de suite.',
      ],
    },
    de: {
      title: 'Das Rennen, das ich gegangen bin',
      lead: 'Letzte von zweihundertelf, und die Suppe war noch warm.',
      text: [
        'Am zweiten Gatter sagte meine Wade nein. Ein Helfer mit Thermoskanne wollte mich mitnehmen. Ich wollte die Aussicht.',
        'Mit fünf Kilometern in der Stunde sieht man eine Strecke anders. Über dem Steinbruch gibt es Kiebitze. Sechs Jahre lang bin ich an ihnen vorbeigelaufen.',
      ],
    },
    ja: {
      title: '歩いたレース',
      lead: '211人中の最下位。スープはまだ温かいままでした。',
      text: [
        '2つ目の門で、ふくらはぎが音を上げました。水筒を持った係の人が車をすすめてくれましたが、見たかったのは景色です。',
        '時速5キロで見るコースは別ものでした。採石場の上にはタゲリがいます。6年間、その横を走り過ぎていたのです。',
      ],
    },
    ar: {
      title: 'السباق الذي مشيته',
      lead: 'الأخيرة من مئتين وأحد عشر، وكان الحساء ما زال دافئًا.',
      text: [
        'عند البوابة الثانية قالت ساقي لا. عرض عليّ متطوع معه ترمس أن يقلّني. لكنني أردت المنظر.',
        'يختلف المسار حين تقطعه بخمسة كيلومترات في الساعة. فوق المحجر طيور زقزاق، مررت بها جريًا ستة أعوام.',
      ],
    },
  },
}
