import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

type Channels = readonly [number, number, number];

const getChannels = (hex: string): Channels => {
  const [red = 0, green = 0, blue = 0] = (/[\da-f]{6}/i.exec(hex)?.[0].match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue];
};
const mixed = (share: number, first: Channels, second: Channels) =>
  first.map((channel, index) => channel * share + (second[index] ?? 0) * (1 - share)) as unknown as Channels;
const luminance = (channels: Channels) =>
  channels
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
/** The contrast of text on its background, as WCAG defines it. */
function contrast(first: Channels, second: Channels): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const css = await readFile(new URL('course-colours.css', import.meta.url), 'utf8');
const variables = cssVariables(theme as never);
const white: Channels = [255, 255, 255];
const paper = getChannels(variables.light['--mantine-color-body'] ?? '');
const night = getChannels(variables.dark['--akada-surface'] ?? '');

test('text is readable on all eight colours of courses, in both schemes', () => {
  const colours = [...css.matchAll(/--deep: (#\S+?);\s*--bright: (#\S+?);\s*--pale: (#\w+)/g)];
  expect(colours).toHaveLength(8);

  for (const [, deepText = '', brightText = '', paleText = ''] of colours) {
    const [deep, bright, pale] = [getChannels(deepText), getChannels(brightText), getChannels(paleText)];
    const softAtNight = mixed(0.38, deep, night);
    const pairs = {
      'white on deep': [white, deep],
      'pale on deep': [pale, deep],
      'deep on pale': [deep, pale],
      'deep on paper': [deep, paper],
      'bright on night': [bright, night],
      'text on soft at night': [mixed(0.7, bright, white), softAtNight],
    } as const;
    for (const [name, [text, ground]] of Object.entries(pairs)) {
      expect(contrast(text, ground), `${name} of ${deepText}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
