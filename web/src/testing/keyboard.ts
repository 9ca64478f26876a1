/** Hands that have a keyboard and nothing else. */
import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** More than any page has stops. */
const mostStops = 80;

/** Presses Tab until the focus is there, as a user does who cannot point. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (document.activeElement === target.element()) return;
    await userEvent.tab();
  }
  expect.fail(`No Tab leads to ${target.asLocator()}.`);
}

export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}
