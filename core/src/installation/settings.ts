/** The closed table of settings that an administrator may change. */

/** Keys of the settings, as calls and the database have them. */
export const installationKeys = [
  'name',
  'town',
  'colour',
  'contact_email',
  'contact_phone',
  'contact_location',
  'community_url',
] as const;
export type InstallationKey = (typeof installationKeys)[number];

interface InstallationSetting {
  /** In characters. */
  maxLength: number;
  /** The environment variable that wins if it is set; null for none. */
  variable: string | null;
  fits(text: string): boolean;
  /** The sentence next to a text that does not fit. */
  advice: string;
}

const isLine = (text: string) => text.isWellFormed() && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(text);

function isWebAddress(text: string): boolean {
  return isLine(text) && /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Every setting with its limits. */
export const installationSettings: Readonly<Record<InstallationKey, InstallationSetting>> = {
  name: { maxLength: 60, variable: null, fits: isLine, advice: 'Write the name on one line' },
  town: { maxLength: 80, variable: null, fits: isLine, advice: 'Write the place on one line' },
  colour: {
    maxLength: 1,
    variable: null,
    fits: (text) => /^[1-8]$/.test(text),
    advice: 'Choose one of the eight colours',
  },
  contact_email: {
    maxLength: 200,
    variable: 'CONTACT_EMAIL',
    fits: (text) => isLine(text) && /^[^\s@<>"?]+@[^\s@<>"?]+$/.test(text),
    advice: 'Write an address such as office@school.ng',
  },
  contact_phone: {
    maxLength: 30,
    variable: 'CONTACT_PHONE',
    fits: (text) => /^\+?[\d ()-]{3,30}$/.test(text),
    advice: 'Write a number such as +234 801 234 5678',
  },
  contact_location: {
    maxLength: 200,
    variable: 'CONTACT_LOCATION',
    fits: isLine,
    advice: 'Write the address on one line',
  },
  community_url: {
    maxLength: 500,
    variable: 'COMMUNITY_URL',
    fits: isWebAddress,
    advice: 'Write a link that begins with https://',
  },
};

/**
 * @param text without spaces around it; empty to take the setting away
 * @returns whether the setting can be stored
 */
export function isSettingValid(key: InstallationKey, text: string): boolean {
  const { maxLength, fits } = installationSettings[key];
  return text === '' || (text.length <= maxLength && fits(text));
}
