/** The documents of the stand-in: the checkout at which a payer chooses how it ends, and what was paid and delivered. */
import { type Html, html } from '../../../platform/mail/html.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { getDisputeForm, getDisputePart, getRefundPart } from './returns-pages.ts';
import type { SandboxDispute, SandboxRefund } from './returns-store.ts';
import type { SandboxDelivery, SandboxSettings, SandboxTransaction } from './store.ts';
import { type TestCard, testCards } from './test-cards.ts';
import type { SandboxTransfer } from './transfer-store.ts';

const title = 'Paystack of this machine';

const naira = (kobo: number) => `${(kobo / 100).toLocaleString('en-GB')} naira`;

/** @param address of this payment, below which the forms are sent @param problem null on the first visit */
export function checkoutPage(
  address: string,
  { amount, currency, channels, status }: SandboxTransaction,
  problem: string | null,
): string {
  const price = currency === 'NGN' ? naira(amount) : `${amount / 100} ${currency}`;
  const offers = (channel: string) => channels.includes(channel);
  return sandboxPage(
    title,
    html`<p>No Paystack key is configured, so this page plays Paystack. No money moves. You pay <strong>${price}</strong>.</p>
${problem === null ? '' : html`<p role="alert">${problem}</p>`}
${status === 'pending' ? html`<p role="status">A transfer is on its way. It arrives within half a minute.</p>` : ''}
${offers('card') ? testCards.map((card) => cardForm(address, card)) : ''}
${offers('bank_transfer') ? channelForm(address, 'bank_transfer', 'I have made the bank transfer') : ''}
${offers('ussd') ? channelForm(address, 'ussd', 'I have typed the USSD code') : ''}
<form method="post" action="${address}/back"><button>Go back without paying</button></form>`,
  );
}

function cardForm(address: string, { number, label }: TestCard): Html {
  return html`<form method="post" action="${address}/card">
<input type="hidden" name="number" value="${number}">
<button>Pay with the card …${number.slice(-4)}, which ${label}</button>
</form>`;
}

function channelForm(address: string, channel: string, label: string): Html {
  return html`<form method="post" action="${address}/${channel}"><button>${label}</button></form>`;
}

/** @param ask what the card wants next */
export function proofPage(
  address: string,
  { number, pin, otp }: TestCard,
  { ask, problem }: { ask: 'pin' | 'otp'; problem: string | null },
): string {
  const [label, value] = ask === 'pin' ? ['PIN', pin] : ['Code that was sent to the phone', otp];
  return sandboxPage(
    title,
    html`<p>The card …${number.slice(-4)} wants more. What is right for it is ${value ?? ''}.</p>
${problem === null ? '' : html`<p role="alert">${problem}</p>`}
<form method="post" action="${address}/card">
<input type="hidden" name="number" value="${number}">
${ask === 'otp' ? html`<input type="hidden" name="pin" value="${pin ?? ''}">` : ''}
<label>${label} <input name="${ask}" inputmode="numeric" autocomplete="off" required maxlength="10"></label>
<button>Continue</button>
</form>`,
  );
}

/** @returns the page for a payment that has ended, or was never started */
export function overPage(home: string): string {
  return sandboxPage(
    'This payment is over',
    html`<p>It was paid, or it does not exist. <a href="${home}">Go to your subscription</a>.</p>`,
  );
}

export interface SandboxOverview {
  transactions: readonly SandboxTransaction[];
  transfers: readonly SandboxTransfer[];
  deliveries: readonly SandboxDelivery[];
  settings: SandboxSettings;
  refunds: readonly SandboxRefund[];
  disputes: readonly SandboxDispute[];
}

/** @param address below which the forms are sent @returns every payment and every event, the latest first */
export function overviewPage(
  address: string,
  { transactions, transfers, deliveries, settings, refunds, disputes }: SandboxOverview,
): string {
  return sandboxPage(
    title,
    html`<p>Payments and events of the stand-in, the latest first. <a href="${address}">Look again</a></p>
<form method="post" action="${address}/hold">
<input type="hidden" name="holds" value="${settings.holds ? 'no' : 'yes'}">
<button>${settings.holds ? 'Deliver new events at once' : 'Hold new events'}</button>
</form>
<form method="post" action="${address}/fault">
<p role="status">${faultSentences[settings.fault ?? 'none']}</p>
${Object.entries(faultButtons).map(([fault, label]) => html`<button name="fault" value="${fault}">${label}</button> `)}
</form>
<form method="post" action="${address}/shuffle"><button>Send all events again, in any order</button></form>
<h2>Payments</h2>
${
  transactions.length === 0
    ? html`<p>Nobody has paid yet.</p>`
    : transactions.map((one) =>
        getPayment(address, one, {
          refunds: refunds.filter(({ reference }) => reference === one.reference),
          disputes: disputes.filter(({ reference }) => reference === one.reference),
        }),
      )
}
<h2>Transfers to tutors</h2>
${transfers.length === 0 ? html`<p>No tutor was paid yet.</p>` : transfers.map((one) => getTransfer(address, one))}
<h2>Events</h2>
${deliveries.length === 0 ? html`<p>There was none yet.</p>` : deliveries.map((one) => getDelivery(address, one))}`,
  );
}

const faultSentences = {
  none: 'The API works.',
  fails: 'The API answers each call with 500.',
  cut: 'The API does what it is asked, and half of each answer arrives.',
};
const faultButtons = { none: 'Let the API work', fails: 'Let the API fail', cut: 'Cut off its answers' };

function getPayment(
  address: string,
  one: SandboxTransaction,
  { refunds, disputes }: Pick<SandboxOverview, 'refunds' | 'disputes'>,
): Html {
  const { reference, status, gateway_response, channel, amount, created_at } = one;
  const isPaid = status === 'success' || status === 'reversed';
  const startedHtml = html`<form method="post" action="${address}/arrive">
<input type="hidden" name="reference" value="${reference}">
<button>Let the money arrive now</button>
</form>`;
  return html`<article>
<p><strong>${status}</strong>: ${gateway_response}<br>${naira(amount)}${channel === null ? '' : ` by ${channel}`}, ${created_at}<br>${reference}</p>
${refunds.map((refund) => getRefundPart(address, refund))}
${disputes.map((dispute) => getDisputePart(address, dispute))}
${isPaid ? getDisputeForm(address, reference) : startedHtml}
</article>`;
}

function getTransfer(
  address: string,
  { reference, status, amount, name, account_number, created_at }: SandboxTransfer,
): Html {
  const isOpen = status === 'pending' || status === 'otp';
  const buttons = isOpen
    ? html`<button name="status" value="success">Let the transfer arrive now</button>
<button name="status" value="failed">Let the transfer fail</button>
<button name="status" value="otp">Ask for a code</button>`
    : html`<button name="status" value="reversed">Let the bank send it back</button>`;
  return html`<article>
<p><strong>${status}</strong>: ${naira(amount)} to ${name}, account …${account_number.slice(-4)}, ${created_at}<br>${reference}</p>
${
  isOpen || status === 'success'
    ? html`<form method="post" action="${address}/transfer-end">
<input type="hidden" name="reference" value="${reference}">
${buttons}
</form>`
    : ''
}
</article>`;
}

/** @returns the name of the event in the body of a delivery */
function getEvent(body: string): string {
  const { event }: { event: string } = JSON.parse(body);
  return event;
}

function getDelivery(address: string, { id, reference, body, answered, sent }: SandboxDelivery): Html {
  const state = answered === null ? 'held' : answered === 0 ? 'no answer' : `answered ${answered}`;
  return html`<article>
<p>${getEvent(body)} of ${reference}<br><strong>${state}</strong>, sent: ${String(sent)}</p>
<form method="post" action="${address}/send">
<input type="hidden" name="id" value="${String(id)}">
<button>${answered === null ? 'Send' : 'Send again'}</button>
</form>
</article>`;
}
