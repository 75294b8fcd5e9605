import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'diagnosis',
  contract: '^2.2.0',
  api: '^1.2.0',
  port: 4003,
  namespace: 'diagnosis',
  routes: [
    {
      path: '/symptom-entry',
      access: 'open',
      title: 'What are you experiencing? · {name}',
      description:
        'Put into words what you feel in body or mind, and receive a spiritual insight that an AI or our guide writes for you. For reflection, not medical advice.',
      indexed: true,
    },
    {
      path: '/diagnosis',
      below: true,
      access: 'open',
      title: 'A Sacred Insight · {name}',
      description: 'A personal, AI-written reflection on the meaning of what you feel. Not medical advice.',
      indexed: false,
      seo: { key: 'diagnosis', label: 'Diagnosis Page' },
    },
    {
      path: '/healing-plan',
      access: 'user',
      title: 'Your Healing Plan · {name}',
      description:
        'Gentle, AI-written practices for body, heart, energy and spirit that go with your insight. Not medical advice.',
      indexed: false,
      seo: { key: 'healing_plan', label: 'Healing Plan Page' },
    },
  ],
  navigation: [{ path: '/symptom-entry', label: 'navigation.addSymptom', fallback: 'Add Symptom', order: 1 }],
} satisfies RemoteDescription
