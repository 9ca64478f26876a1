import type { FastifyInstance } from 'fastify';
import { sandboxPaystackPath } from '../../platform/config/sandbox-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { mountSandboxContent } from './content.ts';
import { mountSandboxGoogle } from './google.ts';
import { mountSandbox, sandboxMailboxPath } from './mailbox.ts';
import { mountSandboxPaystack } from './paystack/paystack.ts';
import { mountPersonHere } from './person-here.ts';

/**
 * Mounts the stand-ins for outside services that are not configured. The caller does so only if
 * `config.sandboxes` is true.
 */
export async function mountSandboxes(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config } = platform;
  const { provider } = config.payments;
  const hasMailbox = config.mail.kind === 'sandbox';
  const sells = provider?.kind === 'sandbox';
  const standIns = [
    ...(hasMailbox ? [{ path: sandboxMailboxPath, name: 'Mailbox' }] : []),
    ...(sells ? [{ path: sandboxPaystackPath, name: 'Payments' }] : []),
  ];

  const personHereOnly = mountPersonHere(app, { config, standIns });
  mountSandboxContent(app);
  if (hasMailbox) mountSandbox(app, { ...platform, personHereOnly });
  if (config.google.kind === 'sandbox') await mountSandboxGoogle(app, { ...platform, personHereOnly });
  if (sells) mountSandboxPaystack(app, { ...platform, personHereOnly }, provider);
}
