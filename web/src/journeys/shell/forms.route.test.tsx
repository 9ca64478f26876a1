import { login } from '@akada/contract/identity/accounts.ts';
import buttonRules from '@mantine/core/styles/Button.css?inline';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
} from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, pending, refused } from '../../testing/played-endpoints.ts';

const signIn = button('Sign In');
const eye = button('Show what you type');

async function enter() {
  await field('Email').fill('ngozi@example.com');
  await field('Password').fill('correct horse');
  await signIn.click();
}

/** Reads the ring of the field's box, which is not the input itself if a button is inside it. */
function getRing(shown: Locator) {
  const { outlineStyle, outlineWidth } = getComputedStyle(
    shown.element().closest('.mantine-Input-input') ?? shown.element(),
  );
  return `${outlineWidth} ${outlineStyle}`;
}

test('the next try clears the error of the last one, and the same error is announced again', async () => {
  const second = pending(login);
  answer(login, refused('wrong_password'), second);
  await visit('/login');
  await enter();
  await expectSeen(alert(/^Incorrect password/));

  await signIn.click();
  await expectBusy(signIn);
  await expectGone(alert());
  second.give(refused('wrong_password'));
  await expectSeen(alert(/^Incorrect password/));
});

test('a form rejected on this device does not show the previous error', async () => {
  answer(login, refused('wrong_password'));
  await visit('/login');
  await enter();
  await expectSeen(alert(/^Incorrect password/));

  await field('Password').fill('');
  await signIn.click();
  await expectRefused(field('Password'), 'Password is required');
  await expectGone(alert());
});

test('a busy button shows only its progress, also under the pointer and whichever style sheet comes last', async () => {
  const answered = pending(login);
  answer(login, answered);
  await visit('/login');
  const last = document.body.appendChild(document.createElement('style'));
  last.textContent = buttonRules;
  await enter();
  await expectBusy(signIn);
  await signIn.hover();
  // The label fades.
  await expect
    .poll(() => hasVisibleText(signIn.element().querySelector('.mantine-Button-label')))
    .toBe(false);
  await userEvent.unhover(signIn);
  answered.give(refused('wrong_password'));
  await expectSeen(alert(/^Incorrect password/));
});

function hasVisibleText(label: Element | null): boolean {
  if (label === null) throw new Error('The button has no label.');

  for (let shown: Element | null = label; shown !== null; shown = shown.parentElement) {
    if (getComputedStyle(shown).opacity === '0') return false;
  }
  return !/, 0\)$|transparent/.test(getComputedStyle(label).color);
}

test('a field shows its focus by a ring, with and without an error', async () => {
  await visit('/login');
  for (const name of ['Email', 'Password']) {
    await tabTo(field(name));
    expect(getRing(field(name))).toBe('2px solid');
  }
  await signIn.click();
  await expectRefused(field('Password'), 'Password is required');
  for (const name of ['Email', 'Password']) {
    await tabTo(field(name));
    expect(getRing(field(name))).toBe('2px solid');
  }
});

test('the keyboard reaches the eye of a password and looks at what was typed', async () => {
  await visit('/login');
  await tabTo(field('Password'));
  await press('correct horse');
  await userEvent.tab();
  await expect.element(eye).toHaveFocus();
  await press('{Enter}');
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await press(' ');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
});

test('a field with a search looks like the other fields, and a label keeps its distance', async () => {
  await visit('/complete-profile', { as: { ...amina, profile_completed: false } });
  await expectSeen(field('Full name'), field('Time zone'));
  expect(getStyle(field('Time zone'))).toEqual(getStyle(field('Full name')));
  for (const label of document.querySelectorAll('label')) {
    const shown = document.getElementById(label.htmlFor);
    if (shown === null) continue;
    expect(shown.getBoundingClientRect().top - label.getBoundingClientRect().bottom).toBeGreaterThan(2);
  }
});

function getStyle(shown: Locator) {
  const element = shown.element() as HTMLInputElement | HTMLSelectElement;
  const label = element.labels?.[0] ?? element;
  const { backgroundColor, borderColor, borderRadius, height, fontSize } = getComputedStyle(element);
  const { fontWeight, fontSize: labelSize } = getComputedStyle(label);
  return { backgroundColor, borderColor, borderRadius, height, fontSize, fontWeight, labelSize };
}
