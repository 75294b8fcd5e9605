import type { RemoteDescription } from '@soulsign/remote-kit'

/** What this remote answers for; see `RemoteDescription`. */
export const description: RemoteDescription = {
  name: 'diagnosis',
  contract: '^1.0.0',
  namespace: 'diagnosis',
  routes: ['/symptom-entry', '/diagnosis', '/healing-plan'],
  navigation: [
    { path: '/symptom-entry', label: 'navigation.addSymptom', fallback: 'Add Symptom', order: 1, access: 'user' },
  ],
}
