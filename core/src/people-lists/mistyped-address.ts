/** Suggests the mail provider that a mistyped address probably means. */

/** Providers that many people use, the likeliest first. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'ymail.com',
  'live.com',
];

/** Real providers whose names are close to one of those. */
const closeProviders = new Set([
  'mail.com',
  'email.com',
  'gmx.com',
  'aol.com',
  'yahoo.fr',
  'yahoo.in',
  'me.com',
]);

/** @returns the address that is probably meant, or null if the written one looks right */
export function suggestAddress(address: string): string | null {
  const joined = address.replaceAll(/\s/g, '');
  const split = joined.lastIndexOf('@');
  if (split < 1) return null;

  const domain = joined.slice(split + 1).toLowerCase();
  const isKnown = providers.includes(domain) || closeProviders.has(domain);
  const provider = isKnown ? domain : providers.find((candidate) => isOneSlipAway(domain, candidate));
  const suggestion = provider === undefined ? joined : joined.slice(0, split + 1) + provider;
  return suggestion.toLowerCase() === address.toLowerCase() ? null : suggestion;
}

/** A slip is one sign that is missing, too many or another, or two that changed places. */
function isOneSlipAway(domain: string, intended: string): boolean {
  if (Math.abs(domain.length - intended.length) > 1) return false;

  let start = 0;
  while (start < domain.length && domain[start] === intended[start]) start += 1;
  const domainRest = domain.slice(start);
  const intendedRest = intended.slice(start);
  return (
    domainRest.slice(1) === intendedRest.slice(1) ||
    domainRest.slice(1) === intendedRest ||
    domainRest === intendedRest.slice(1) ||
    (domainRest.slice(2) === intendedRest.slice(2) &&
      domainRest[0] === intendedRest[1] &&
      domainRest[1] === intendedRest[0])
  );
}
