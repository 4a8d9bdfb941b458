import type { Code } from './catalogue'
import type { Details, Sentence } from './errors.words'
import { lossOf } from './names-of'
import { sumOf } from './sum-of'

const employeesDoor = 'Mitarbeitende melden sich bei der Anmeldung für Mitarbeitende an. Gehen Sie dorthin.'
const sessionEnded = 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.'
const presale =
  'Einer Ihrer Artikel ist im Vorverkauf für Mitglieder. Melden Sie sich an, um ihn zu kaufen, oder entfernen Sie ihn.'
const linkExpired = 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.'
const linkUsed =
  'Dieser Link wurde schon verwendet. Melden Sie sich mit dem neuen Passwort an, oder fordern Sie einen neuen Link an.'
const credentials =
  'E-Mail-Adresse und Passwort passen nicht zusammen. Versuchen Sie es noch einmal oder setzen Sie Ihr Passwort zurück.'
const locked = 'Ihr Konto ist für 15 Minuten gesperrt. Warten Sie oder setzen Sie Ihr Passwort zurück.'
const lockedUntilReset = 'Ihr Konto ist gesperrt. Setzen Sie ein neues Passwort, um es zu öffnen.'
const phoneInUse = 'Diese Telefonnummer gehört zu einem anderen Konto. Verwenden Sie eine andere.'
const samePassword = 'Dieses Passwort haben Sie schon benutzt. Wählen Sie ein neues.'
const emailInUse =
  'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder verwenden Sie eine andere.'
const profile = 'Ihr Profil konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'
const soldOut = 'Das ist ausverkauft. Wählen Sie eine andere Größe oder Farbe.'
const heldByOthers =
  'Andere Kunden haben die letzten Stücke reserviert. Versuchen Sie es in ein paar Minuten noch einmal.'
const someSoldOut = 'Einige Artikel sind nicht mehr verfügbar. Entfernen Sie sie, um fortzufahren.'
const invalidGiftCard =
  'Nummer oder PIN dieser Geschenkkarte stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.'
const invalidCode = 'Dieser Code ist nicht gültig. Prüfen Sie ihn und versuchen Sie es noch einmal.'
const orderUnknown =
  'Zu dieser Nummer und E-Mail-Adresse haben wir keine Bestellung gefunden. Prüfen Sie beides und versuchen Sie es noch einmal.'
const ours = 'Bei uns hat etwas nicht funktioniert. Versuchen Sie es gleich noch einmal.'
const nothingLeft = 'Ihre Bestellung kann nicht abgeschlossen werden, denn Ihr Warenkorb ist leer.'
const giftCardOf = ({ giftCard }: Details): string =>
  giftCard ? `Die Geschenkkarte mit Endziffern ${String(giftCard).slice(-4)}` : 'Diese Geschenkkarte'
const emptied: Sentence = ({ left, errorId }) => {
  if (errorId === 'INV703') return heldByOthers
  return left === 0
    ? nothingLeft
    : 'Einer Ihrer Artikel ist ausverkauft. Prüfen Sie Ihren Warenkorb, bevor Sie fortfahren.'
}

export const words: Readonly<Record<Code, Sentence>> = {
  AUT401: credentials,
  AUT418:
    'Dieser Passkey ist hier nicht mehr bekannt. Melden Sie sich mit Ihrem Passwort oder einem anderen Passkey an.',
  AUT437:
    'E-Mail-Adresse und Passwort passen zu keinem Konto von Mitarbeitenden. Versuchen Sie es noch einmal oder setzen Sie Ihr Passwort zurück.',
  AUT438: 'Diese Seite konnte nicht mit Ihrem Konto verbunden werden. Melden Sie sich noch einmal an.',
  AUT498: 'Ihr Warenkorb musste neu angelegt werden. Die Seite lädt gleich neu.',
  AUT423: ({ untilReset }) => (untilReset ? lockedUntilReset : locked),
  AUT441: 'Dieses Konto ist geschlossen. Schreiben Sie uns, wir helfen Ihnen weiter.',
  AUT426:
    'E-Mail-Adresse und Passwort passen nicht zusammen. Noch ein Versuch, dann ist Ihr Konto für 15 Minuten gesperrt.',
  AUT439: emailInUse,
  PRO400: emailInUse,
  AUT444: phoneInUse,
  AUT442: phoneInUse,
  AUT440: 'Wir kennen dieses Konto nicht. Prüfen Sie die E-Mail-Adresse oder legen Sie ein Konto an.',
  AUT450: 'Ihr jetziges Passwort stimmt nicht. Geben Sie es noch einmal ein.',
  AUT451: samePassword,
  AUT452: samePassword,
  AUT453: 'Diese E-Mail-Adresse ist nicht vollständig. Schreiben Sie sie wie name@example.com.',
  AUT402: ({ reason }) => (reason === 'used' ? linkUsed : linkExpired),
  AUT403: 'Wir konnten nicht erkennen, dass Sie ein Mensch sind. Versuchen Sie es noch einmal.',
  AUT409: 'Die Anmeldung hat zu lange gedauert. Versuchen Sie es noch einmal.',
  AUT404: ({ door, productId }) => (door === 'employee' ? employeesDoor : productId ? presale : sessionEnded),
  AUT500: 'Die Anmeldung geht gerade nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  AUT460:
    'Dieser Passkey konnte nicht verwendet werden. Melden Sie sich mit Ihrem Passwort oder einem anderen Passkey an.',
  AUT461: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  AUT463: 'Ein Konto hat höchstens 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  AUT464: 'Dieser Passkey ist nicht mehr in Ihrem Konto.',
  AUT432: 'Sie konnten nicht angemeldet werden. Versuchen Sie es noch einmal.',
  PRO410: 'Sie sind zu jung für ein Konto. Prüfen Sie Ihr Geburtsdatum.',
  PRO411: 'Ihr Geburtsdatum fehlt. Geben Sie es ein, um fortzufahren.',
  PRO412: ({ most }) =>
    most ? `Mehr als ${String(most)} Adressen passen nicht. Entfernen Sie zuerst eine andere.` : profile,
  PRO418: profile,
  PRO414: 'Ihre Rechnungsadresse konnte nicht gelöscht werden. Wählen Sie zuerst eine andere Hauptadresse.',
  PRO415: 'Ihr Passwort konnte nicht geändert werden. Versuchen Sie es noch einmal.',
  PRO420:
    'Eine Ihrer Bestellungen ist noch unterwegs. Ihr Konto kann gelöscht werden, wenn sie geliefert oder storniert und erstattet ist.',
  PRO421: 'Die Kopie Ihrer Daten ist nicht mehr da. Fordern Sie eine neue an.',
  PIC404: 'Dieses Bild ist nicht mehr da. Entfernen Sie es und fügen Sie es neu hinzu.',
  PIC409: 'Zu viele Bilder gehören noch zu keinem Antrag. Senden Sie den Antrag oder entfernen Sie einige.',
  PIC413: 'Dieses Bild ist zu groß. Wählen Sie ein kleineres.',
  PIC415: 'Dieses Bild können wir nicht lesen. Wählen Sie eine Datei in JPEG, PNG oder WebP.',
  PIC422:
    'Dieses Bild verrät, wo oder womit es aufgenommen wurde. Entfernen Sie diese Angaben und fügen Sie es neu hinzu.',
  PRO404: 'Wir haben Ihr Profil nicht gefunden. Melden Sie sich wieder an.',
  FE340: 'Die Passwörter stimmen nicht überein. Geben Sie zweimal dasselbe ein.',
  FE872: 'Ihr Passwort ist zu kurz. Verwenden Sie mindestens 8 Zeichen.',
  CCA400: 'Diese Adresse haben Sie schon. Ändern Sie sie oder geben Sie eine andere ein.',
  CCA401: 'Diese Adresse gibt es nicht mehr. Wählen Sie eine andere.',
  CCN404: 'Kein Konto hat diese E-Mail-Adresse. Prüfen Sie sie oder lassen Sie das Feld leer.',
  '4044': 'Wir haben keine Mitgliedschaft für Sie gefunden. Werden Sie Mitglied oder prüfen Sie Ihre Angaben.',
  BSK404: 'Ihr Warenkorb ist abgelaufen. Legen Sie Ihre Artikel noch einmal hinein.',
  ORD430: 'Ein Artikel ist nicht mehr verfügbar. Sehen Sie Ihren Warenkorb durch und bestellen Sie noch einmal.',
  ORD404: ({ productId }) =>
    productId
      ? 'Dieser Artikel wird nicht mehr verkauft.'
      : 'Nicht mehr verfügbar. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  INV700: soldOut,
  INV406: soldOut,
  INV701: soldOut,
  INV702: 'Dafür gibt es gerade keinen Preis. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  INV703: heldByOthers,
  INV405: someSoldOut,
  INV407: someSoldOut,
  INV409: someSoldOut,
  INV408: ({ maxAllowedQty }) =>
    maxAllowedQty === 0
      ? 'Ihr Warenkorb ist voll. Nehmen Sie etwas heraus, um dies hinzuzufügen.'
      : typeof maxAllowedQty === 'number'
        ? `Davon können Sie höchstens ${maxAllowedQty} kaufen. Ihre Menge ist geblieben, wie sie war.`
        : 'Mehr können Sie davon nicht kaufen.',
  PRC400: ({ maxPercent }) =>
    maxPercent === undefined
      ? 'Der Preis dieses Artikels steht gerade nicht fest. Entfernen Sie ihn, um zur Kasse zu gehen.'
      : `Sie können höchstens ${String(maxPercent)} % abziehen. Geben Sie einen kleineren Betrag ein.`,
  ORD415: 'Wir konnten Ihren Warenkorb nicht zusammenrechnen. Versuchen Sie es gleich noch einmal.',
  PLP400: 'Dieses Produkt steht nicht mehr in der Liste. Wählen Sie ein anderes.',
  GWP403: 'Das ist ein Geschenk und kann nicht einzeln hinzugefügt werden.',
  SHP404: ({ productId }) =>
    productId
      ? 'Das gibt es nur in unseren Stores. Wählen Sie bei der Größe auch einen Store.'
      : 'Diese Versandart gibt es für Ihren Warenkorb nicht mehr. Wählen Sie eine andere.',
  SHP500: 'An ein Postfach können wir nicht liefern. Geben Sie eine Straßenadresse ein.',
  SHP410: 'Eine Telefonnummer fehlt. Geben Sie eine ein, damit der Zusteller Sie erreicht.',
  CHK380: 'An diese Adresse können wir nicht liefern. Prüfen Sie Straße, Ort und Postleitzahl.',
  CHK320: 'An dieser Adresse stimmt etwas nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
  PAY401: 'In dieses Land liefern wir nicht. Wählen Sie eine andere Adresse.',
  GFC410: 'Mehr Geschenkkarten nimmt eine Bestellung nicht an. Entfernen Sie eine, um eine andere hinzuzufügen.',
  GFC799: 'Das Guthaben konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
  GFC800: invalidGiftCard,
  GFC700: invalidGiftCard,
  GFC812: details => `${giftCardOf(details)} ist abgelaufen. Zahlen Sie auf andere Weise.`,
  GFC725: 'Diese Geschenkkarte gilt hier nicht. Zahlen Sie auf andere Weise.',
  GFC740: details => `${giftCardOf(details)} ist leer. Zahlen Sie auf andere Weise.`,
  GFC755: 'Diese Geschenkkarte ist schon in Ihrer Bestellung.',
  GFC760: invalidCode,
  GFC400: 'Die Nummer der Geschenkkarte fehlt. Geben Sie sie ein, um fortzufahren.',
  GFO404: 'Dieser Artikel kann nicht verschenkt werden. Entfernen Sie die Geschenkoption, um fortzufahren.',
  GFS800:
    'Das Geschenk zu Ihrem Warenkorb ist nicht mehr da. Prüfen Sie Ihren Warenkorb und bestellen Sie ohne das Geschenk.',
  GFO405: 'Diese Bestellung kann nicht mit Geschenkkarten bezahlt werden. Zahlen Sie auf andere Weise.',
  FE309: 'Das Ablaufdatum stimmt nicht. Prüfen Sie Monat und Jahr.',
  PYT402: 'Ihre Zahlung wurde nicht genehmigt. Nehmen Sie eine andere Karte oder zahlen Sie auf andere Weise.',
  PYT404: 'Diese Karte ist nicht mehr gespeichert. Wählen Sie eine andere.',
  PYT300: 'Diese Karte haben Sie schon gespeichert.',
  PYT405: 'Die Adresse dieser Karte fehlt. Geben Sie eine Rechnungsadresse ein.',
  PYT406: 'In der Rechnungsadresse fehlt etwas. Füllen Sie aus, was markiert ist.',
  PYT400: details =>
    details['giftCard']
      ? `${giftCardOf(details)} hat nur noch ${sumOf(details, 'de-DE')}. Prüfen Sie, was noch zu zahlen ist, und bestellen Sie dann.`
      : 'Das deckt nicht die ganze Summe. Fügen Sie eine Zahlungsart hinzu.',
  BIL400: 'Die Rechnungsadresse fehlt. Geben Sie sie ein, um fortzufahren.',
  BILL410: 'Die Telefonnummer zur Rechnung fehlt. Geben Sie sie ein, um fortzufahren.',
  PAY400: 'Ihre Zahlung wurde abgelehnt. Prüfen Sie Ihre Angaben oder zahlen Sie auf andere Weise.',
  TAX309: 'Die Steuern konnten nicht berechnet werden. Versuchen Sie es gleich noch einmal.',
  TAX310: 'Die Steuern haben sich geändert. Sehen Sie die neue Summe an, bevor Sie fortfahren.',
  PRM130: invalidCode,
  PRM160: invalidCode,
  PRM175: invalidCode,
  PRM135: 'Dieser Code gilt noch nicht. Versuchen Sie es später.',
  PRM140: 'Dieser Code wurde zu oft benutzt. Versuchen Sie einen anderen.',
  PRM150: 'Diesen Code haben Sie schon benutzt. Versuchen Sie einen anderen.',
  PRM155: 'Dieser Code ist abgelaufen. Versuchen Sie einen anderen.',
  PRM416: 'Dieser Code ist schon in Ihrem Warenkorb eingelöst.',
  REW401: 'Melden Sie sich an, um Ihre Prämien zu nutzen.',
  REW130: 'Prämien sind für Mitglieder. Werden Sie Mitglied, um sie zu nutzen.',
  REW135: 'Ihre Mitgliedschaft ist noch nicht bestätigt. Folgen Sie dem Link in unserer E-Mail.',
  REW140: 'Ihre Punkte reichen nicht. Wählen Sie eine kleinere Prämie.',
  OHS4004: orderUnknown,
  ORD409: orderUnknown,
  ORD400: 'Das ist nicht die E-Mail-Adresse dieser Bestellung. Prüfen Sie sie und versuchen Sie es noch einmal.',
  GEN500: ({ retryAfter }) => {
    if (typeof retryAfter !== 'number') return ours
    return retryAfter > 900
      ? 'Zu viele Versuche in kurzer Zeit. Versuchen Sie es in einer Stunde wieder.'
      : 'Zu viele Versuche in kurzer Zeit. Versuchen Sie es in einigen Minuten wieder.'
  },
  API400: 'Dieser Shop ist nicht richtig eingerichtet. Bitte sagen Sie uns Bescheid.',
  API404: ours,
  API405: ours,
  API406: ours,
  API415: ours,
  STR404: 'Wir kennen diese Filiale nicht. Wählen Sie eine andere.',
  RTN500: 'Ihre Rücksendung konnte nicht angelegt werden. Versuchen Sie es gleich noch einmal.',
  ATTR100: ours,
  ATTR200: ours,
  ATTR300: ours,
  REV410: 'Ihre Bewertung ist zu lang. Kürzen Sie sie ein wenig.',
  EVT404: 'Sie sind für diese Veranstaltung nicht angemeldet.',
  EVT409: 'Sie sind für diese Veranstaltung schon angemeldet.',
  EVT410: 'Diese Veranstaltung ist vorbei.',
  EVT411: 'Diese Veranstaltung ist ausgebucht. Niemand wurde angemeldet.',
  ProductLineItemInventoryMissing: emptied,
  ProductItemNotAvailable: emptied,
  ProductLineItemFullInventoryMissing: emptied,
  ProductPriceChanged: 'Der Preis hat sich geändert, seit Sie dies gewählt haben.',
  InvalidShippingAddress: 'An Ihre Adresse können wir nicht mehr liefern. Prüfen Sie sie, bevor Sie fortfahren.',
  PaymentNotAuthorized: 'Ihre Bank möchte bestätigen, dass Sie es sind.',
  EmployeeTermsNotAccepted: 'Ihr Mitarbeiterrabatt gilt, sobald Sie seine Bedingungen angenommen haben.',
  EmployeeCapReached:
    'Der Rest Ihres Mitarbeiterrabatts für dieses Jahr reicht für diesen Warenkorb nicht, daher gilt er hier nicht.',
  ProgrammeCreditReached:
    'Was von Ihrem Programmguthaben in diesem Jahr übrig ist, reicht für diesen Warenkorb nicht. Daher gilt der Rabatt nicht.',
  ORD516: 'Ihre Bestellung wird jetzt an Ihre Adresse geliefert. Prüfen Sie die Lieferung, bevor Sie fortfahren.',
  ORD517: 'Ihre Bestellung ist jetzt zum Abholen. Prüfen Sie die Filiale, bevor Sie fortfahren.',
  ORD518: 'Ihre Bestellung geht jetzt an eine Filiale. Prüfen Sie die Filiale, bevor Sie fortfahren.',
  NotMerged: ({ things }) =>
    lossOf(things, {
      kept: ({ name, kept, qty }) => `${name} (${kept} von ${qty})`,
      comma: ', ',
      bag: things => `Nicht alles hatte im Warenkorb Platz.${things && ` Behalten: ${things}.`}`,
      lists: names => `In Ihren Listen war kein Platz mehr für: ${names}.`,
      more: count => `und ${count} weitere`,
    }),
  offline: 'Sie sind offline. Versuchen Sie es erneut, wenn Sie wieder online sind.',
  unreachable: 'Der Shop ist nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Der Shop hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.',
  html: ours,
  'not-json': ours,
  contract: ours,
  usage: ours,
  'remove-failed': 'Der Artikel konnte nicht entfernt werden. Versuchen Sie es später noch einmal.',
  'line-gone': ({ name }) => `${String(name)} ist nicht mehr in Ihrem Warenkorb.`,
  'line-shortened': ({ name, qty, of }) =>
    `${String(name)}: Von ${String(of)} Stück waren nur noch ${String(qty)} verfügbar. Diese liegen in Ihrem Warenkorb.`,
  'coupon-gone': ({ code }) => `Der Code ${String(code)} gilt nicht mehr und ist nicht mehr in Ihrem Warenkorb.`,
  'kept-card-not-saved': 'Ihre Karte konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  'gift-card-exists': 'Diese Geschenkkarte ist schon gespeichert.',
  'gift-card-not-saved': 'Ihre Geschenkkarte konnte nicht gespeichert werden. Prüfen Sie Nummer und PIN.',
  'profile-not-loaded': 'Ihr Profil ist noch nicht geladen. Laden Sie die Seite neu.',
  LST409: 'Ihre Liste ist voll. Entfernen Sie zuerst etwas.',
  'address-not-saved':
    'Ihre Bestellung geht an diese Adresse, sie konnte aber nicht in Ihrem Konto gespeichert werden. Sie können sie dort später hinzufügen.',
  'card-not-saved': 'Ihre Karte konnte nicht gespeichert werden. Diese Bestellung bezahlt sie trotzdem.',
  'cart-empty': nothingLeft,
  authentication:
    'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
  'one-thing-left': ({ name }) =>
    `${String(name)} haben Sie nicht gekauft. Bezahlt wird jetzt Ihr Warenkorb. Um nur diesen Artikel zu kaufen, drücken Sie den Knopf auf seiner Seite noch einmal.`,
  'order-placed': ({ orderNumber }) =>
    orderNumber ? `Ihre Bestellung ${String(orderNumber)} ist aufgegeben.` : 'Ihre Bestellung ist aufgegeben.',
  'script-failed':
    'Das Skript konnte nicht geladen werden. Versuchen Sie es noch einmal oder zahlen Sie auf andere Weise.',
}
