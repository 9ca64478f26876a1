/** The part of Paystack's protocol that pays money out: banks, names of holders, recipients and transfers. */
import { nigerianBanks } from '@akada/core/payments/banks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { reject, succeed } from './answers.ts';
import { getTransferAnswer, type SandboxTransferBank } from './transfer-bank.ts';
import type { SandboxTransferStore } from './transfer-store.ts';

/** The checks before each call of the protocol, and the fault that cuts its answers. */
interface ProtocolOptions {
  onRequest: ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>)[];
  onSend: (request: FastifyRequest, reply: FastifyReply, answer: unknown) => Promise<unknown>;
  schema: { hide: boolean };
}

interface TransferProtocolDeps {
  transfers: SandboxTransferStore;
  transferBank: SandboxTransferBank;
  options: ProtocolOptions;
}

const Account = z.object({
  account_number: z.string().check(z.regex(/^\d{10}$/)),
  bank_code: z.string(),
});
const Recipient = z.extend(Account, { type: z.literal('nuban'), name: z.string() });
const Transfer = z.object({
  source: z.literal('balance'),
  amount: z.int().check(z.positive()),
  recipient: z.string(),
  reference: z.string().check(z.regex(/^[a-z0-9_-]{16,50}$/)),
});

/** No account of the stand-in ends so. */
const unknownEnd = '0000';
/** The API rejects transfers to these accounts. */
const rejectedEnd = '9999';

export function mountTransferProtocol(
  app: FastifyInstance,
  path: string,
  { transfers, transferBank, options }: TransferProtocolDeps,
): void {
  app.get(`${path}/bank`, options, async (_request, reply) =>
    succeed(reply, 'Banks retrieved', nigerianBanks),
  );

  app.get(`${path}/bank/resolve`, options, async ({ query }, reply) => {
    const account = Account.safeParse(query);
    if (!account.success || !isKnown(account.data)) {
      return reject(reply, 422, 'Could not resolve account name. Check parameters or try again.');
    }
    const { account_number } = account.data;
    return succeed(reply, 'Account number resolved', {
      account_number,
      account_name: getHolder(account_number),
    });
  });

  app.post(`${path}/transferrecipient`, options, async ({ body }, reply) => {
    const order = Recipient.safeParse(body);
    if (!order.success || !isKnown(order.data)) return reject(reply, 400, 'Account details are invalid');
    const { code, name } = await transfers.saveRecipient(order.data);
    return succeed(reply, 'Transfer recipient created successfully', { recipient_code: code, name });
  });

  app.post(`${path}/transfer`, options, async ({ body }, reply) => {
    const order = Transfer.safeParse(body);
    const recipient = order.success ? await transfers.findRecipient(order.data.recipient) : null;
    if (!order.success || !recipient) return reject(reply, 400, 'Recipient specified is invalid');
    if (recipient.account_number.endsWith(rejectedEnd)) {
      return reject(reply, 400, 'Your balance is not enough to fulfil this request');
    }
    if (!(await transferBank.start(order.data))) {
      const message = 'Please provide a unique reference. Reference already exists on a transfer';
      return reject(reply, 400, message, 'duplicate_transfer_reference');
    }
    const transfer = await transfers.find(order.data.reference);
    return succeed(reply, 'Transfer has been queued', transfer && getTransferAnswer(transfer));
  });

  app.get<{ Params: { reference: string } }>(
    `${path}/transfer/verify/:reference`,
    options,
    async ({ params }, reply) => {
      await transferBank.settle();
      const transfer = await transfers.find(params.reference);
      if (!transfer) return reject(reply, 404, 'Transfer not found', 'transfer_not_found');
      return succeed(reply, 'Transfer retrieved', getTransferAnswer(transfer));
    },
  );
}

const isKnown = ({ account_number, bank_code }: z.output<typeof Account>) =>
  !account_number.endsWith(unknownEnd) && nigerianBanks.some(({ code }) => code === bank_code);

const firstNames = [
  'CHIDI',
  'AMINA',
  'TUNDE',
  'NGOZI',
  'FATIMA',
  'EMEKA',
  'BOLA',
  'HALIMA',
  'SEGUN',
  'IFEOMA',
];
const lastNames = [
  'BALOGUN',
  'OKAFOR',
  'BELLO',
  'EZE',
  'ADEYEMI',
  'MUSA',
  'NWOSU',
  'LAWAL',
  'OGUN',
  'IBRAHIM',
];

/** An invented name, the same for the same number. */
function getHolder(accountNumber: string): string {
  const first = firstNames[Number(accountNumber.at(-1))] ?? '';
  return `${first} ${lastNames[Number(accountNumber.at(-2))] ?? ''}`;
}
