/** The parts of the overview about refunds and disputes. */
import { type Html, html } from '../../../platform/mail/html.ts';
import type { SandboxDispute, SandboxRefund } from './returns-store.ts';

const naira = (kobo: number) => `${(kobo / 100).toLocaleString('en-GB')} naira`;

/** @param address below which the forms are sent */
export function getRefundPart(address: string, { id, amount, status }: SandboxRefund): Html {
  const buttons = html`<form method="post" action="${address}/refund-end">
<input type="hidden" name="id" value="${String(id)}">
<button name="status" value="processed">Let the refund reach the payer</button>
<button name="status" value="failed">Let the refund fail</button>
</form>`;
  return html`<p role="status">Refund of ${naira(amount)}: <strong>${status}</strong></p>
${status === 'pending' || status === 'needs-attention' ? buttons : ''}`;
}

export function getDisputeForm(address: string, reference: string): Html {
  return html`<form method="post" action="${address}/dispute">
<input type="hidden" name="reference" value="${reference}">
<label>Amount in kobo, empty for all <input name="amount" inputmode="numeric" autocomplete="off" maxlength="12"></label>
<button>Let the payer’s bank dispute it</button>
</form>`;
}

/** A decided dispute keeps its buttons, because banks change their minds. */
export function getDisputePart(
  address: string,
  { id, amount, status, resolution, due_at }: SandboxDispute,
): Html {
  return html`<p role="status">Dispute of ${naira(amount)}: <strong>${resolution ?? status}</strong>, evidence by ${new Date(due_at).toISOString()}</p>
<form method="post" action="${address}/dispute-end">
<input type="hidden" name="id" value="${String(id)}">
<button name="act" value="answer">Send the evidence</button>
<button name="act" value="win">Let the merchant win</button>
<button name="act" value="lose">Let the payer win</button>
</form>`;
}
