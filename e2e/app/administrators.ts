/** Addresses of administrators, one for each worker: an address gets one mail a minute. */
export const ADMINISTRATORS = Array.from({ length: 40 }, (_, worker) => `admin-${worker}@example.test`)
