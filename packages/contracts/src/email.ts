/** Whether text looks like an e-mail address. Whether a mail arrives there, only a mail can tell. */
export const isEmail = (text: string) => /^[^\s@<>()",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
