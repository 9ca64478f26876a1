import { defineConfig } from '@playwright/test';
import { chromium } from './product/chromium.ts';
import { personHere } from './product/running-product.ts';

const onPhones = [
  '**/cards-on-a-phone.spec.ts',
  '**/exam-under-stress.spec.ts',
  '**/exam-without-network.spec.ts',
  '**/first-touch.spec.ts',
  '**/hall-on-a-phone.spec.ts',
  '**/main-story.spec.ts',
  '**/marked-essay.spec.ts',
  '**/notifications.spec.ts',
  '**/practice.spec.ts',
  '**/set-on-a-phone.spec.ts',
  '**/typed-exam.spec.ts',
  '**/typed-on-a-phone.spec.ts',
  '**/written-on-a-phone.spec.ts',
  '**/shell-narrow.spec.ts',
];

export default defineConfig({
  testDir: './stories',
  outputDir: './test-results',
  // Only a long run includes these.
  grepInvert: process.env.TEST_LONG === '1' ? undefined : /@long/,
  globalSetup: './product/start-product.ts',
  // One story alone leaves half of two cores idle, waiting for the network and for states.
  workers: 2,
  fullyParallel: true,
  // Several stories share two cores and one product. The report names every story that needed its second try.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    baseURL: process.env.AKADA_URL,
    storageState: personHere(process.env.AKADA_URL),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A trace of every story is a third of the run: `--trace=on` for a failed story.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // A story runs once, at the width that it is about.
  projects: [
    {
      name: 'phone',
      testMatch: onPhones,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testIgnore: onPhones,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
