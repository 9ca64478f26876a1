/** Accounts on the command line: for the first administrator, and for installations without mail. */
import { Registration } from '@akada/contract/identity/accounts.ts';
import {
  type AccountAdministration,
  createAccountAdministration,
  type HandConfirmation,
  resetLinkMinutes,
} from '../features/accounts/accounts.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

export const accountCommands: readonly DatabaseCommand[] = [
  {
    words: 'admin create',
    usage: '<email>',
    about: 'makes an administrator and prints the link that sets the password',
    run: onAddress(async (email, accounts) => {
      const link = await accounts.createAdmin(email);
      return `${email} is an administrator now. ${linkLine(link)}`;
    }),
  },
  {
    words: 'user verify',
    usage: '<email>',
    about: 'confirms an address, where no mail can',
    run: onAddress(async (email, accounts) => `${email} ${confirmedLines[await accounts.verify(email)]}`),
  },
  {
    words: 'user reset',
    usage: '<email>',
    about: 'prints a link that sets a new password',
    run: onAddress(async (email, accounts) => linkLine(await accounts.makeResetLink(email))),
  },
  {
    words: 'user second-factor-off',
    usage: '<email>',
    about: 'takes a lost second factor away, so that the password alone signs in',
    run: onAddress(async (email, accounts) =>
      (await accounts.removeSecondFactor(email))
        ? `${email} signs in with the password alone.`
        : `${email} had no second factor.`,
    ),
  },
];

const confirmedLines: Readonly<Record<HandConfirmation, string>> = {
  confirmed: 'is confirmed.',
  confirmed_before: 'was confirmed already.',
  emptied:
    'is confirmed. It was registered more than once, so no password counts: hand over a link with user reset.',
};

function onAddress(
  act: (email: string, accounts: AccountAdministration) => Promise<string>,
): DatabaseCommand['run'] {
  return async (args, deps) => act(findAddress(args), createAccountAdministration(deps));
}

function findAddress(args: readonly string[]): string {
  const [given, ...more] = args;
  if (given === undefined || more.length > 0) throw new Fault('bad_request', 'Give one email address.');

  const address = Registration.shape.email.safeParse(given);
  if (!address.success) throw new Fault('bad_request', `${JSON.stringify(given)} is not an email address.`);
  return address.data;
}

function linkLine(link: string): string {
  return `This link sets the password, once, within ${resetLinkMinutes} minutes:\n${link}`;
}
