import { defineConfig } from 'vitest/config'

/** What `pnpm mutate` names, as patterns from the project's folder. */
const files = (process.env.TEST_FILES ?? '').split(' ')
const inside = (folder: string) =>
  files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))

/**
 * The tests of one target of `pnpm mutate`. Each file loads its modules itself: a mutant in code that runs once, while a
 * module is loaded, would go unnoticed where modules are shared.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './api/vitest.config.ts',
        root: './api',
        test: { name: 'api', include: inside('api/'), isolate: true },
      },
      {
        root: './packages/contracts',
        test: { name: 'contracts', include: inside('packages/contracts/') },
      },
      {
        extends: './widget/vitest.react.config.ts',
        root: './widget',
        test: { name: 'widget', include: inside('widget/') },
      },
    ],
  },
})
