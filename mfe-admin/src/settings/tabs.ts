/** The parts of the settings, in the order of their tabs; each is the `tab` of its address. */
export const SETTINGS_TABS = ['branding', 'appearance', 'languages', 'operator', 'maintenance'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]
