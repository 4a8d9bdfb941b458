/** An item in GA4's ecommerce form; the service's prices, in major units. */
export type AnalyticsItem = {
  item_id: string
  item_name: string
  item_variant?: string
  price: number
  quantity: number
  coupon?: string
  index?: number
  /** Why it was recommended, as the service said. */
  rec_token?: string
}

export type AnalyticsEvent = {
  event:
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'view_promotion'
    | 'select_promotion'
    | 'view_item_list'
    | 'select_item'
    | 'popup_impression'
    | 'popup_expand'
    | 'popup_click'
    | 'top_nav_click'
    | 'mobile_menu_click'
    | 'mobile_menu_expand'
  /** Of the pop-up's own events. */
  popup?: { site: string; name: string; kind: string }
  /** Of a menu's own events; `id` is the ids from the top category down. */
  menu?: { site: string; id: string; title: string; url?: string }
  ecommerce: {
    currency?: string
    value?: number
    transaction_id?: string
    tax?: number
    shipping?: number
    coupon?: string
    shipping_tier?: string
    payment_type?: string
    promotion_id?: string
    promotion_name?: string
    creative_name?: string
    item_list_id?: string
    item_list_name?: string
    items: readonly AnalyticsItem[]
  }
}
