/** The published test cards of Paystack with their outcomes, as far as payments use them. */

export interface TestCard {
  number: string;
  /** As the page names it. */
  label: string;
  outcome: 'success' | 'Declined' | 'Insufficient Funds';
  pin: string | null;
  otp: string | null;
  /** Whether it may be charged again. */
  reusable: boolean;
  brand: string;
  /** The outcome of charges after the first one. */
  laterOutcome: 'success' | 'Declined' | 'Insufficient Funds' | 'confirmation';
  /** The outcome of a refund. */
  refundOutcome: 'processed' | 'failed' | 'needs-attention';
}

const good = {
  outcome: 'success',
  pin: null,
  otp: null,
  reusable: true,
  laterOutcome: 'success',
  refundOutcome: 'processed',
} as const;

export const testCards: readonly TestCard[] = [
  { ...good, number: '4084084084084081', label: 'succeeds', brand: 'visa' },
  { ...good, number: '507850785078507812', label: 'asks for the PIN 1111', brand: 'verve', pin: '1111' },
  {
    ...good,
    number: '5060666666666666666',
    label: 'asks for the PIN 1234 and the code 123456',
    brand: 'verve',
    pin: '1234',
    otp: '123456',
  },
  { ...good, number: '4084080000005408', label: 'is declined', brand: 'visa', outcome: 'Declined' },
  {
    ...good,
    number: '4084080000670037',
    label: 'has insufficient funds',
    brand: 'visa',
    outcome: 'Insufficient Funds',
  },
  {
    ...good,
    number: '507850785078507853',
    label: 'succeeds, and cannot be charged again',
    brand: 'verve',
    reusable: false,
  },
  {
    ...good,
    number: '4084080000670409',
    label: 'succeeds once, and is declined at each renewal',
    brand: 'visa',
    laterOutcome: 'Declined',
  },
  {
    ...good,
    number: '4084080000670508',
    label: 'succeeds, and wants each renewal confirmed',
    brand: 'visa',
    laterOutcome: 'confirmation',
  },
  {
    ...good,
    number: '4084080000671803',
    label: 'succeeds, and its refund fails',
    brand: 'visa',
    refundOutcome: 'failed',
  },
  {
    ...good,
    number: '4084080000671902',
    label: 'succeeds, and its refund needs attention',
    brand: 'visa',
    refundOutcome: 'needs-attention',
  },
];

/** @param typedText with or without blanks @returns null for a number that is no test card */
export function getTestCard(typedText: string): TestCard | null {
  const digits = typedText.replace(/\D/g, '');
  return testCards.find(({ number }) => number === digits) ?? null;
}
