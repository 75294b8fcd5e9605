import admin from './admin.json' with { type: 'json' }
import partners from './partners.json' with { type: 'json' }
import releases from './releases.json' with { type: 'json' }
import safety from './safety.json' with { type: 'json' }
import seo from './seo.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import unsaved from './unsaved.json' with { type: 'json' }

/** The texts of the admin area; each larger screen has its own file. */
export default { ...admin, partners, releases, safety, seo, settings, unsaved }
