/**
 * Apart from the schemas, which the pages that draw content do not load.
 *
 * @param href an address as it stands in a link
 * @returns whether a link may lead there: absolute, https or mailto, without a name and password in it
 */
export function isSafeLink(href: string): boolean {
  if (href.length > 2_000 || !/^(?:https:\/\/|mailto:)[^\s<>"\\]+$/i.test(href) || !URL.canParse(href))
    return false;

  const { protocol, username, password } = new URL(href);
  return protocol === 'mailto:' || (protocol === 'https:' && username === '' && password === '');
}
