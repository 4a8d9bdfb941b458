import type { FamilyName } from './families'
import type { KindLanguage } from './kind-words'

type Paragraph = Readonly<Record<KindLanguage, string>>

const said = (de: string, ja: string, ar: string): Paragraph => ({ de, ja, ar })

/** What a whole family is, in the languages that its own paragraph lacks. */
export const paragraphs: Readonly<Record<FamilyName, Paragraph>> = {
  road: said(
    'Der Strick gibt nach, wo der Fuß sich beugt, und hält, wo er halten muss. Die geteilte Außensohle rollt leise von der Ferse zum Zeh, auf Asphalt wie im Park.',
    '足が曲がるところはしなやかに、支えるところはしっかりと編んだニット。分割されたアウトソールが、舗装路でも公園でも、かかとからつま先へ静かに転がります。',
    'حياكة تلين حيث تنثني القدم وتثبت حيث يجب. والنعل الخارجي مقسوم ليتدحرج بهدوء من الكعب إلى الأصابع، على الأرصفة وفي الحدائق.',
  ),
  racing: said(
    'Für eine einzige Sache gemacht. Eine steife Platte zwischen zwei Lagen leichten Schaums gibt fast alles zurück; das Obermaterial wiegt kaum mehr als ein Brief.',
    'ただひとつの目的のために。軽いフォームにはさまれた硬いプレートが、力のほとんどを返します。アッパーは手紙ほどの軽さです。',
    'صُنع لغاية واحدة. صفيحة صلبة بين طبقتين من الرغوة الخفيفة تعيد إليك معظم جهدك، والجزء العلوي لا يزيد وزنه كثيرًا على رسالة.',
  ),
  trail: said(
    'Fünf Millimeter Profil, eine biegsame Steinplatte und ein Obermaterial, das vor dem nächsten Anstieg trocken ist. Der Zehenschutz ist angeformt, nicht geklebt.',
    '5 mmのラグ、しなやかなロックプレート、次の登りまでに乾くアッパー。つま先のガードは接着ではなく一体成形です。',
    'نتوءات بخمسة ملليمترات، وصفيحة مرنة تقي من الصخور، وجزء علوي يجف قبل الصعود التالي. واقي الأصابع مصبوب لا ملصق.',
  ),
  track: said(
    'Ein enger Leisten, eine Platte, die zurückschnellt, und sechs Dornen, die sich mit dem beiliegenden Schlüssel lösen. Keine Einlegesohle, die rutscht, nichts, was aufgeht.',
    '足に沿うラスト、はね返るプレート、付属のレンチで外せる6本のピン。ずれるインソールも、ほどけるものもありません。',
    'قالب محكم وصفيحة ترتد بسرعة وستة مسامير تُفك بالمفتاح المرفق. لا بطانة تنزلق ولا شيء ينفك.',
  ),
  recovery: said(
    'Ein tiefes Fußbett, ein weicher Riemen und keine Schnürsenkel: für den Heimweg nach dem Ziel und für nasse Böden nach dem Schwimmen.',
    '深いフットベッドにやわらかなストラップ、ひもはありません。ゴール後の帰り道にも、プールの濡れた床にも。',
    'فرشة عميقة وشريط ناعم وبلا أربطة: للعودة إلى البيت بعد خط النهاية، وللأرضيات المبللة بعد السباحة.',
  ),
  tee: said(
    'Die Nähte liegen vor der Schulter, wo kein Riemen reibt. Der Rücken ist offener gestrickt als die Vorderseite, denn dort entweicht die Wärme.',
    '縫い目はストラップが擦れない肩の前側に。熱が抜ける背中は、前身頃より目の粗い編み地です。',
    'الدرزات أمام الكتف حيث لا يحتك بها حزام. وحياكة الظهر أوسع من الأمام، فمن هناك تخرج الحرارة.',
  ),
  longSleeve: said(
    'Daumenschlaufen, ein etwas längerer Rücken und Bündchen, die hochgeschoben oben bleiben.',
    '親指を通すループ、少し長めの背中、まくっても落ちてこない袖口。',
    'فتحات للإبهام وظهر أطول قليلًا وأساور ترفعها فتبقى مكانها.',
  ),
  singlet: said(
    'An der Schulter ausgeschnitten, am Saum geklebt. Es ist nichts daran, was nicht sein muss.',
    '肩まわりを大きくカットし、裾は接着仕上げ。余計なものは何もありません。',
    'مقصوص عند الكتف وحافته ملصقة. لا شيء فيه زائد عن الحاجة.',
  ),
  bra: said(
    'Geklebte Kanten, ein breites Band und Träger, die sich die Last teilen. Auf Läufen von drei Stunden getestet.',
    '接着仕上げの縁、幅広のアンダーバンド、荷重を分けるストラップ。3時間のランで試しました。',
    'حواف ملصقة وحزام عريض وحمالات تتقاسم الحمل. اختُبرت في جري دام ثلاث ساعات.',
  ),
  shorts: said(
    'Ein weiches Futter, eine Kordel, die gebunden bleibt, und hinten eine Tasche, in der das Telefon stillhält.',
    'やわらかなインナー、ほどけないドローコード、スマートフォンが揺れない背面ポケット。',
    'بطانة ناعمة ورباط يبقى معقودًا وجيب خلفي يثبّت الهاتف.',
  ),
  tights: said(
    'Flache Nähte, ein hoher Bund und zwei Taschen am Oberschenkel. Blickdicht auch gebeugt: Das prüfen wir eine Größe kleiner.',
    'フラットな縫い目、ハイウエスト、太もものポケット2つ。曲げても透けないことを、ワンサイズ下で確かめています。',
    'درزات مسطحة وخصر عالٍ وجيبان على الفخذ. لا يشف عند الانحناء، ونتحقق من ذلك بمقاس أصغر.',
  ),
  pants: said(
    'Reißverschlüsse am Knöchel, weit genug für Schuhe, und ein schmaler Schnitt, der auf dem Heimweg nicht ins Pedal gerät.',
    '靴のまま脱ぎ履きできる足首のジッパーと、帰りの自転車で邪魔にならないテーパード。',
    'سحّابان عند الكاحل يتسعان للحذاء، وقصّة ضيقة لا تعلق بالدواسة في طريق العودة.',
  ),
  jacket: said(
    'Abgeklebt, wo der Regen läuft, belüftet, wo Sie warm werden. Sie passt in ihre eigene Tasche, und die Kapuze hält ohne Hand.',
    '雨が流れるところは防水テープ、熱がこもるところは通気口。ポケットに収納でき、フードは手で押さえなくても脱げません。',
    'محكمة حيث يجري المطر ومهوّاة حيث تسخن. تُطوى داخل جيبها، وتثبت القلنسوة من دون يد.',
  ),
  vest: said(
    'Der Wind bleibt an der Brust, die Arme bleiben frei. Sie wiegt so viel wie eine Handvoll Mandeln.',
    '風は胸で止まり、腕は自由に。重さはひと握りのアーモンドほどです。',
    'تتوقف الريح عند الصدر وتبقى الذراعان حرتين. وزنها كحفنة من اللوز.',
  ),
  fleece: said(
    'Innen hält ein Gitter die warme Luft und lässt feuchte hinaus. Der Reißverschluss hat einen Kinnschutz.',
    'グリッド状の裏面が暖かい空気をとどめ、湿気を逃がします。ジッパーにはあご当て付き。',
    'باطنها الشبكي يحفظ الهواء الدافئ ويخرج الرطوبة. وللسحّاب واقٍ للذقن.',
  ),
  hoodie: said(
    'Innen angeraut, schwer genug, um gut zu fallen, und für Schultern geschnitten, die etwas vorhaben.',
    '裏起毛で、きれいに落ちるほどよい重さ。よく動く肩のためのカットです。',
    'مبطّنة بنسيج مخملي، ثقيلة بما يكفي لتنسدل جيدًا، ومقصوصة لأكتاف تتحرك.',
  ),
  socks: said(
    'Eine linke und eine rechte, eine flache Naht über den Zehen und Frottee nur dort, wo der Fuß aufsetzt.',
    '左右別の立体設計。つま先の縫い目は平らで、着地するところだけがパイル地です。',
    'يمنى ويسرى، ودرزة مسطحة فوق الأصابع، ونسيج وبري حيث تهبط القدم فقط.',
  ),
  cap: said(
    'Fünf leichte Bahnen, ein Band, das Schweiß aufnimmt, und ein Schirm, der die Hosentasche übersteht.',
    '軽い5枚のパネル、汗を吸うバンド、ポケットに入れても形が崩れないつば。',
    'خمس قطع خفيفة وشريط يمتص العرق وحافة تتحمل الجيب.',
  ),
  beanie: said(
    'Doppelt über den Ohren, einfach am Scheitel, damit die Wärme einen Ausweg hat.',
    '耳は二重、頭頂は一重。熱の逃げ道を残しています。',
    'طبقتان فوق الأذنين وطبقة عند القمة، لتجد الحرارة مخرجًا.',
  ),
  headband: said(
    'Breit genug für die Ohren, dünn genug für den Helm.',
    '耳を覆う幅と、ヘルメットの下に収まる薄さ。',
    'عريضة بما يكفي للأذنين ورقيقة بما يكفي تحت الخوذة.',
  ),
  gloves: said(
    'Zwei Finger bedienen das Telefon, der Daumen wischt die Nase, ein Clip hält das Paar zusammen.',
    '2本の指でスマートフォンを操作でき、親指で鼻をふけて、左右をクリップで留められます。',
    'إصبعان للهاتف، وإبهام لمسح الأنف، ومشبك يجمع الزوج.',
  ),
  belt: said(
    'Hält ein Telefon, zwei Gels und einen Schlüssel, und rutscht nicht hoch.',
    'スマートフォン、ジェル2本、鍵が入り、走ってもずり上がりません。',
    'يحمل هاتفًا وعبوتي جل ومفتاحًا، ولا يرتفع أثناء الجري.',
  ),
  pack: said(
    'Zwei Flaschen an der Brust, der Rest flach am Rücken. Die Riemen lassen sich ohne Werkzeug verstellen, auch im Laufen.',
    '胸にフラスク2本、残りは背中に平らに。ストラップは工具なしで、走りながらでも調節できます。',
    'قارورتان على الصدر والباقي مسطح على الظهر. تُضبط الأحزمة بلا أدوات، حتى أثناء الجري.',
  ),
  bag: said(
    'Ein Fach für Schuhe, das sich auswaschen lässt, und ein Riemen, der nicht rutscht.',
    '洗えるシューズ用の仕切りと、滑らないストラップ。',
    'قسم للأحذية يمكن غسله، وحزام لا ينزلق.',
  ),
  bottle: said(
    'Öffnet sich mit den Zähnen, schließt sich von selbst, darf in die Spülmaschine.',
    '歯で開けられ、ひとりでに閉まり、食器洗い機で洗えます。',
    'تُفتح بالأسنان وتُغلق وحدها وتُغسل في غسالة الصحون.',
  ),
  sunglasses: said(
    'Zweiundzwanzig Gramm, Bügel, die auf nasser Haut halten, und Gläser, die an der Ampel nicht beschlagen.',
    'わずか22 g。汗をかいてもずれないテンプルと、信号待ちでも曇らないレンズ。',
    'اثنان وعشرون غرامًا، وذراعان يثبتان على الجلد المبلل، وعدسات لا يعلوها الضباب عند الإشارات.',
  ),
  headlamp: said(
    'Ein breiter Strahl für die Füße, ein langer für Kurven und ein rotes Licht hinten.',
    '足元を照らす広い光、カーブの先に届く長い光、そして後ろの赤いライト。',
    'ضوء عريض للقدمين، وآخر بعيد للمنعطفات، وضوء أحمر في الخلف.',
  ),
  giftCard: said(
    'Gültig für alles, was wir verkaufen, fünf Jahre lang und in so vielen Teilen, wie Sie wollen.',
    '5年間、すべての商品に、何回に分けてもお使いいただけます。',
    'صالحة لكل ما نبيعه، لخمس سنوات، وعلى أي عدد من المرات.',
  ),
}
