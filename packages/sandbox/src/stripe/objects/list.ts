/** A page of objects in Stripe's format. */
export interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

export const listOf = <Item>(url: string, data: Item[], has_more = false): List<Item> => ({
  object: 'list',
  data,
  has_more,
  url,
})
export const emptyList = <Item>(url: string): List<Item> => listOf<Item>(url, [])
