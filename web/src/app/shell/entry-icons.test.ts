import { bottomTabs, fixedMenu, palettePages, roleMenu } from '@akada/core/access/navigation.ts';
import { quickButtons } from '@akada/core/access/navigation-areas.ts';
import { quickActions } from '@akada/core/access/navigation-bars.ts';
import { expect, test } from 'vitest';
import { entryIcons } from './entry-icons.ts';
import { site } from './site.ts';

test.each(['student', 'tutor', 'admin'] as const)('every entry that a %s sees has its picture', (role) => {
  const withCommunity = { ...site, communityUrl: 'https://chat.example/akada' };
  const entries = [
    ...roleMenu(role, withCommunity),
    ...fixedMenu(site),
    ...bottomTabs(role, site),
    ...quickButtons(role, site),
    ...quickActions(role, site),
    ...palettePages(role, site),
  ];

  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter(({ icon }) => entryIcons[icon] === undefined)).toEqual([]);
});
