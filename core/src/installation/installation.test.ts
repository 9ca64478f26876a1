import { expect, test } from 'vitest';
import { type InstallationKey, installationKeys, installationSettings, isSettingValid } from './settings.ts';
import { getStepState } from './steps.ts';

test.each<[InstallationKey, string, string]>([
  ['name', 'Unity College', 'Unity\nCollege'],
  ['town', 'Yaba, Lagos', 'a'.repeat(81)],
  ['colour', '6', '9'],
  ['contact_email', 'office@unitycollege.ng', 'office'],
  ['contact_phone', '0803 555 0142', 'call us'],
  ['contact_location', '12 Herbert Macaulay Way', 'a\u0000b'],
  ['community_url', 'https://chat.example/unity', 'javascript:alert(1)//https://'],
])('an administrator may set %s to %j and not to %j', (key, right, wrong) => {
  expect(isSettingValid(key, right)).toBe(true);
  expect(isSettingValid(key, '')).toBe(true);
  expect(isSettingValid(key, wrong)).toBe(false);
});

test('no setting takes half of a character or more than its length', () => {
  for (const key of installationKeys) {
    expect(isSettingValid(key, '\ud800'), key).toBe(false);
    expect(isSettingValid(key, '1'.repeat(installationSettings[key].maxLength + 1)), key).toBe(false);
  }
});

test('a step that the database shows as done is done, whatever was said', () => {
  expect(getStepState(true, 'later')).toBe('done');
  expect(getStepState(false, 'later')).toBe('later');
  expect(getStepState(false, 'done')).toBe('done');
  expect(getStepState(false, null)).toBe('open');
});
