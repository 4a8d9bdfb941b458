// What a storefront's bag shows, no more: a variant's name holds its options already.
const cart = `
  id code state totalQuantity currencyCode couponCodes
  subTotal subTotalWithTax shipping shippingWithTax total totalWithTax
  discounts { description amountWithTax }
  shippingLines { priceWithTax shippingMethod { id name } }
  lines {
    id quantity unitPrice unitPriceWithTax linePriceWithTax discountedLinePriceWithTax
    featuredAsset { id preview }
    productVariant { id name sku product { id slug } }
  }`

/** Calls of Vendure's shop API that answer what ours do, as a storefront would ask for it. */
export const queries = {
  add: `mutation ($id: ID!) {
    addItemToOrder(productVariantId: $id, quantity: 2) { ... on Order { ${cart} } ... on ErrorResult { errorCode message } }
  }`,
  read: `query { activeOrder { ${cart} } }`,
  product: `query ($slug: String!) {
    product(slug: $slug) {
      id slug name description
      collections { id slug name }
      facetValues { id code name facet { id name } }
      featuredAsset { id preview }
      assets { id preview }
      optionGroups { id name options { id code name } }
      variants { id name sku currencyCode price priceWithTax stockLevel options { id code name } featuredAsset { id preview } }
    }
  }`,
  search: `query ($term: String!) {
    search(input: { term: $term, take: 20, groupByProduct: true }) {
      totalItems
      items {
        productId productName slug description currencyCode inStock
        productAsset { id preview }
        priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
      }
      facetValues { count facetValue { id name facet { id name } } }
    }
  }`,
}
