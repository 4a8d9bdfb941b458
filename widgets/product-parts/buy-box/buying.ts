// What buying needs, wherever it is done.
import '../../../core/wiring/analytics/follow-products'
import '../../../core/wiring/analytics/follow-refusals'
import '../../../core/wiring/quick-shop/presale-asks-to-sign-in'
import '../../../core/wiring/quick-shop/quick-shop-adds-to-cart'
import '../../../core/wiring/quick-shop/refusal-outlives-its-panel'
