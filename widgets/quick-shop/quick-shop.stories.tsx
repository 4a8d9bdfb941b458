/** What the gallery shows of the widget: markup by title, as a page would write it. */
export const stories = {
  'as it comes': '<till-quick-shop product="TQ4407AB12"></till-quick-shop>',
  'around a page’s own link':
    '<till-quick-shop product="TQ4407AB12"><a href="/en-us/p/meridian-2-TQ4407AB12">Choose colour and size</a></till-quick-shop>',
  'sold out, with notify me': '<till-quick-shop product="TQ4407AB13"></till-quick-shop>',
  'a presale': '<till-quick-shop product="TQ4407AB14"></till-quick-shop>',
  'a digital gift card': '<till-quick-shop product="TQ4407AB15"></till-quick-shop>',
  'one left': '<till-quick-shop product="TQ4407AB18"></till-quick-shop>',
  'a gift with purchase, which cannot be bought': '<till-quick-shop product="TQ4407AB19"></till-quick-shop>',
  'an unknown product': '<till-quick-shop product="TQ0000ZZ00"></till-quick-shop>',
}
