/** Finds what people see and use as they find it: by role and by name. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
/** @param label without the star of a field that must be filled in */
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\*)?$`));
/** A choice from a few that are all visible. */
export const chip = (name: string) => page.getByRole('radio', { name, exact: true });
/** Types a part of a time zone's name, and takes what is found. */
export async function chooseZone(zone: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Time zone' }).fill(zone.slice(3).toLowerCase());
  await page.getByRole('option', { name: zone, exact: true }).click();
}
/** Takes one of a few choices under this label. */
export async function choose(label: string, option: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: label, exact: true });
  await group.getByRole('radio', { name: option, exact: true }).click();
}
export const section = (name: string) => page.getByRole('region', { name, exact: true });
export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/**
 * Text that interrupts a screen reader.
 *
 * @param says a part of it
 */
export const alert = (says: string | RegExp = /\S/) => page.getByRole('alert').filter({ hasText: says });

/**
 * Text that a screen reader reads when it has time.
 *
 * @param says a part of it
 */
export const status = (says: string | RegExp) => page.getByRole('status').filter({ hasText: says });

export async function expectSeen(...seen: Locator[]): Promise<void> {
  for (const locator of seen) await expect.element(locator).toBeVisible();
}

export async function expectGone(...gone: Locator[]): Promise<void> {
  for (const locator of gone) await expect.element(locator).not.toBeInTheDocument();
}

/** A sentence next to a field, tied to it for people who do not see it. */
export async function expectRefused(rejection: Locator, sentence: string): Promise<void> {
  await expect.element(rejection).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await expectSeen(page.getByText(sentence).first());
}

/** A button that works: it keeps the focus and takes no second press. */
export async function expectBusy(busy: Locator): Promise<void> {
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
}
