/** The locale in which dates and numbers are written. English texts use American forms, as the specification's do. */
export const localeOf = (language: string) => (language === 'en' ? 'en-US' : language)
