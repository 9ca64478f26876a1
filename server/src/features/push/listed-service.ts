/**
 * @param services hosts; `*.` at the start means any name below
 * @returns whether an address is a plain https address of one of these hosts
 */
export function isListedService(
  { protocol, port, username, password, hostname }: URL,
  services: readonly string[],
) {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;

  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
