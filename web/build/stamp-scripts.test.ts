import { expect, test } from 'vitest';
import { stamp } from './stamp-scripts.ts';

const readVersion = (name: string) => (name === 'before-paint.js' ? '1a2b3c4' : null);

test.each([
  ['<script src="/before-paint.js"></script>', '<script src="/before-paint.js?v=1a2b3c4"></script>'],
  [
    '<script async src="/before-paint.js"></script>',
    '<script async src="/before-paint.js?v=1a2b3c4"></script>',
  ],
  ['<script src="/public-settings.js" defer></script>', '<script src="/public-settings.js" defer></script>'],
  ['<script src="/assets/index-1a.js"></script>', '<script src="/assets/index-1a.js"></script>'],
  ['<img src="/before-paint.js">', '<img src="/before-paint.js">'],
])('%s becomes %s', (tag, stamped) => {
  expect(stamp(tag, readVersion)).toBe(stamped);
});
