import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';

/**
 * Settles which port `PORT=0` means. Links, cookie names and the ready line carry the port, so it must be
 * known before they are built; another process could take it before we listen, which then fails like any
 * taken port.
 *
 * @returns the configuration unless its port is 0, else the same with a port that was free just now
 */
export async function withKnownPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;

  const probe = createServer().listen(0, config.host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  const port = typeof address === 'object' && address ? address.port : 0;
  const publicUrl = config.publicUrl.port === '0' ? new URL(`http://localhost:${port}`) : config.publicUrl;

  const provider = onPort(config.payments, port);
  return { ...config, port, publicUrl, payments: { ...config.payments, provider } };
}

/** The stand-in for Paystack listens on this very server. */
function onPort({ provider }: Config['payments'], port: number): Config['payments']['provider'] {
  if (provider?.url.port !== '0') return provider ?? null;

  const url = new URL(provider.url);
  url.port = String(port);
  return { ...provider, url };
}
