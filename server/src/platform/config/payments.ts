/** The choice of the payment provider: Paystack, its stand-in on this machine, or none. */
import { createHmac } from 'node:crypto';
import type { PlanName } from '@akada/core/plans/gates.ts';
import { isLoopback } from '../http/cookie-names.ts';
import { ConfigError } from './config-error.ts';
import { sandboxAddress, sandboxPaystackPath } from './sandbox-address.ts';
import type { Settings } from './settings.ts';

/** The address of Paystack's protocol, and the key that signs our calls there. */
export interface PaystackAccount {
  kind: 'paystack' | 'sandbox';
  url: URL;
  secretKey: string;
}

export interface PaymentsConfig {
  /** Null if nothing is sold. */
  provider: PaystackAccount | null;
  /** The plan of everyone who has no other one. */
  defaultPlan: PlanName;
  /** Share of a session's price, from 0 to 100. */
  commissionPercent: number;
  /** The bank account for transfers of groups, as payers read it; null if they pay by card only. */
  bankAccount: string | null;
  /** VAT inside of our income, from 0 to 100. */
  vatPercent: number;
  seller: Seller;
}

/** The seller as receipts and statements print it. */
export interface Seller {
  name: string;
  address: string | null;
  taxNumber: string | null;
}

/**
 * Settings that are read before payments: the address of this installation, and the secret from which others
 * are derived.
 */
export interface OwnAddress {
  publicUrl: URL;
  host: string;
  authSecret: string;
  sandboxes: boolean;
  /** PUBLIC_URL is on this machine, so that a provider on it may go without TLS. */
  isLocal: boolean;
}

const usualCommission = 15;

/** @throws ConfigError naming the variable that contradicts another variable */
export function paymentsFrom(settings: Settings, config: OwnAddress): PaymentsConfig {
  const { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL: url, DEFAULT_PLAN: plan } = settings;
  const commissionPercent = settings.COMMISSION_PERCENT ?? usualCommission;
  const bankAccount = settings.BANK_ACCOUNT ?? null;
  if (settings.PAYMENTS === 'none' && key) {
    throw new ConfigError(
      'PAYMENTS',
      'is "none" while PAYSTACK_SECRET_KEY is set: wanted is one of the two.',
    );
  }
  if (url && !key) throw new ConfigError('PAYSTACK_SECRET_KEY', 'is not set while PAYSTACK_URL is.');
  if (url && url.protocol !== 'https:' && !(config.isLocal && isLoopback(url.hostname))) {
    throw new ConfigError('PAYSTACK_URL', `is ${url.href}: wanted is an https address.`);
  }

  const provider = settings.PAYMENTS === 'none' ? null : accountFrom(settings, config);
  const common = { commissionPercent, bankAccount, ...readTaxes(settings, config) };
  if (!provider) return { provider, defaultPlan: plan ?? 'premium', ...common };
  if (plan) {
    throw new ConfigError('DEFAULT_PLAN', 'is set while premium is sold: wanted is PAYMENTS=none with it.');
  }
  return { provider, defaultPlan: 'free', ...common };
}

/** A receipt with VAT on it must say who owes that VAT. */
function readTaxes(
  { VAT_PERCENT: vatPercent = 0, SELLER_NAME, SELLER_ADDRESS, SELLER_TIN }: Settings,
  { publicUrl }: OwnAddress,
): Pick<PaymentsConfig, 'vatPercent' | 'seller'> {
  if (vatPercent > 0) {
    for (const [name, value] of Object.entries({ SELLER_NAME, SELLER_ADDRESS, SELLER_TIN })) {
      if (!value) throw new ConfigError(name, 'is not set while VAT_PERCENT is above 0.');
    }
  }
  const name = SELLER_NAME ?? `Akada, ${publicUrl.host}`;
  return { vatPercent, seller: { name, address: SELLER_ADDRESS ?? null, taxNumber: SELLER_TIN ?? null } };
}

function accountFrom(
  { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL }: Settings,
  config: OwnAddress,
): PaystackAccount | null {
  if (key)
    return { kind: 'paystack', url: PAYSTACK_URL ?? new URL('https://api.paystack.co'), secretKey: key };
  if (!config.sandboxes) return null;

  const secret = createHmac('sha256', config.authSecret).update('akada sandbox paystack').digest('hex');
  const url = sandboxAddress(sandboxPaystackPath, config);
  return { kind: 'sandbox', url, secretKey: `sk_sandbox_${secret}` };
}
