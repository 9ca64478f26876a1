/**
 * Which modules travel together. Left alone the bundler cuts along the pages that use each part: a signed-in page was
 * then fifty small files, each compressed by itself and each one more request on a thin line. Together they are half
 * as many, and 1 to 4 kB less.
 */
const mantine = 'node_modules/@mantine/core/esm';
const components = (...names: string[]) => `${mantine}/components/(${names.join('|')})/`;
const hooks = (...names: string[]) => `node_modules/@mantine/hooks/esm/(${names.join('|')})/`;
const oneOf = (...paths: string[]) => new RegExp(paths.join('|'));

export const chunkGroups = [
  {
    // Of every page of the app. A group takes along what its modules import: whatever a page before the sign-in shares
    // with those behind it has to be named here, or it brings the whole area with it.
    name: 'base',
    test: oneOf(
      'node_modules/(react|react-dom|scheduler|react-router|clsx)/',
      `${mantine}/core/`,
      components('ActionIcon', 'Anchor', 'Button', 'Group', 'Loader', 'Stack', 'Text', 'Title', 'Transition'),
      '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
      'web/src/ui/(action-button|brand|browser-bar|button-link|color-scheme|color-scheme-toggle|link|load-fault|notice|page|page-loading|text-link|theme|use-arrival-focus)\\.',
      'web/src/lib/(device/|session/session-store|http/api-error|http/late)',
      'web/src/app/(router|root|fault|paths)',
      'core/src/access/(auth-error|failed-call|failure-texts|one-time-token|route-guard)',
    ),
  },
  {
    name: 'inputs',
    test: oneOf(
      components('Input', 'InputBase', 'CloseButton'),
      hooks('use-id', 'use-uncontrolled', 'use-merged-ref'),
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      'node_modules/@mantine/form/',
      components('TextInput', 'PasswordInput'),
      'web/src/lib/form/(focus-refused|late|use-early)',
      'web/src/ui/form-fault\\.',
    ),
  },
  {
    // What checks and sends.
    name: 'calls',
    test: oneOf(
      'node_modules/zod/',
      'web/src/features/accounts/api\\.',
      'web/src/lib/http/(attempt|call|renew-session|request|retry)',
      'contract/src/(account-settings|accounts|endpoint|notifications|paging|time-zone)\\.ts',
    ),
  },
  {
    // Of every page behind the sign-in.
    name: 'area',
    test: oneOf(
      'node_modules/@tanstack/',
      components('Skeleton'),
      hooks('use-disclosure'),
      'web/src/app/(shell/|account-context|guard|live-updates|notification-link|use-session-state)',
      'web/src/lib/query/',
      'web/src/features/accounts/current-user',
      'web/src/features/tutors/api',
      'web/src/lib/session/own-tutor-profile',
      'web/src/features/notifications/(api|bell)',
      'web/src/ui/(avatar|empty|menu-link|overlay|panel|popover|section)\\.',
      'core/src/access/(navigation|session-state)',
    ),
  },
];
