/** Administrators' addresses, one per worker, because an address gets only one mail a minute. */
export const ADMINISTRATORS = Array.from({ length: 40 }, (_, worker) => `admin-${worker}@example.test`)
