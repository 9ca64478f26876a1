import { expect, test } from 'vitest';
import { isInstalled } from './installed-package.ts';

test('the configuration knows the installed packages', () => {
  expect(
    ['oidc-provider', '@fastify/cookie', 'no-such-package', '@akada/no-such-package'].map(isInstalled),
  ).toEqual([true, true, false, false]);
});
