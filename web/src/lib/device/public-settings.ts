/** Settings of the operator that pages show. `/public-settings.js` sets them before the app runs. */
interface PublicSettings {
  /** The name of the school or the operator. */
  name?: string | undefined;
  /** The place of the school. */
  town?: string | undefined;
  /** Number of the colour of its cloth, 1 to 8. */
  colour?: string | undefined;
  /** An invitation to a group chat. */
  communityUrl?: string | undefined;
  contactEmail?: string | undefined;
  contactPhone?: string | undefined;
  contactLocation?: string | undefined;
  /** Absent if payments are possible. */
  payments?: 'none';
}

declare global {
  var akadaSettings: PublicSettings | undefined;
}

/** @returns the operator's settings; pages omit lines for missing ones */
export function publicSettings(): PublicSettings {
  return globalThis.akadaSettings ?? {};
}

/** @returns what this installation is called */
export const installationName = () => publicSettings().name ?? 'Akada';

/** @returns whether people can pay through this installation */
export const hasPayments = () => publicSettings().payments !== 'none';

/** Fills the elements of a plain document that stay hidden until their setting is known, and hides prices if nothing is sold. */
export function showPublicSettings(page: Document): void {
  const { communityUrl, town, contactEmail, contactPhone, contactLocation } = publicSettings();
  if (!hasPayments())
    for (const part of page.querySelectorAll<HTMLElement>('[data-sold]')) part.hidden = true;
  const find = (name: string) => page.querySelectorAll<HTMLElement>(`[data-setting="${name}"]`);
  const fill = (name: string, text: string | undefined, scheme = '') => {
    if (text === undefined) return;
    for (const element of find(name)) {
      const link = Object.assign(page.createElement('a'), { href: scheme + text, textContent: text });
      element.replaceChildren(scheme === '' ? text : link);
      element.hidden = false;
    }
  };

  fill('town', town);
  fill('contactEmail', contactEmail, 'mailto:');
  fill('contactPhone', contactPhone, 'tel:');
  fill('contactLocation', contactLocation);
  const hasContact = (contactEmail ?? contactPhone ?? contactLocation) !== undefined;
  for (const element of page.querySelectorAll<HTMLElement>('[data-contact]')) element.hidden = !hasContact;
  if (communityUrl === undefined) return;
  for (const element of find('communityUrl')) {
    element.setAttribute('href', communityUrl);
    element.hidden = false;
  }
}
