import { expect, test } from 'vitest';
import { themeStyles } from './theme-variables.ts';

/** `vitest run -u` on this file writes it. */
test('the style sheet of the theme has the values of the theme', async () => {
  await expect(
    `/* Written by theme-variables.test.ts, from theme.ts and css-variables.ts. */\n${themeStyles()}\n`,
  ).toMatchFileSnapshot('../../ui/theme/variables.css');
});
