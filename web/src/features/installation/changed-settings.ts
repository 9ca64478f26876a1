import type { Installation } from '@akada/contract/base/installation.ts';
import { publicSettings } from '../../lib/device/public-settings.ts';

/** Shows changed settings immediately in the frame around the page. Other devices read them with their next visit. */
export function showChangedSettings({ settings }: Installation): void {
  const { name, town, colour, community_url, contact_email, contact_phone, contact_location } = settings;
  globalThis.akadaSettings = {
    ...publicSettings(),
    name: name.value || undefined,
    town: town.value || undefined,
    colour: colour.value || undefined,
    communityUrl: community_url.value || undefined,
    contactEmail: contact_email.value || undefined,
    contactPhone: contact_phone.value || undefined,
    contactLocation: contact_location.value || undefined,
  };
  showColour(colour.value);
  // The browser keeps the script for a minute, so the next page of this device would have the old one.
  void fetch('/public-settings.js', { cache: 'reload' }).catch(() => {});
}

function showColour(colour: string): void {
  if (colour === '') delete document.documentElement.dataset.course;
  else document.documentElement.dataset.course = colour;
}
