import { defineConfig } from '@playwright/test';
import { chromium } from './product/chromium.ts';

export default defineConfig({
  testDir: './stories',
  outputDir: './test-results',
  globalSetup: './product/start-product.ts',
  // Two cores carry the product, its database and the browser: a second worker only makes each story slower.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    baseURL: process.env.AKADA_URL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A trace of every story is a third of the run: `--trace=on` for the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What differs on a phone is what is seen and touched; what pages do with a click is tested once.
      testIgnore: [
        '**/accessible-pages.spec.ts',
        '**/administration.spec.ts',
        '**/class-list.spec.ts',
        '**/forgotten-password.spec.ts',
        '**/google.spec.ts',
        '**/login-outcomes.spec.ts',
        '**/privacy.spec.ts',
        '**/profile-picture.spec.ts',
        '**/refused-input.spec.ts',
        '**/register.spec.ts',
        '**/school-network.spec.ts',
        '**/second-factor.spec.ts',
        '**/security-headers.spec.ts',
        '**/session-end.spec.ts',
        '**/sessions.spec.ts',
        '**/shell-wide.spec.ts',
        '**/too-many-attempts.spec.ts',
        '**/tutor.spec.ts',
      ],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testIgnore: ['**/shell-narrow.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
