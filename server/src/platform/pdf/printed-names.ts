/** Names on printed documents, in the letters that the typeface has. */
import type { Seller } from '../config/payments.ts';
import { isPrintable, makePrintable } from './printed-document.ts';

/** @returns the lines about the seller; the first is the name */
export function readIssuer({ name, address, taxNumber }: Seller): string[] {
  const lines = [name, address, taxNumber && `Tax number ${taxNumber}`];
  return lines.filter((line) => line !== null).map(makePrintable);
}

/** @returns name and address of a person; only the address for a name in a script that cannot be printed */
export function readPerson(person: { fullName: string; email: string } | undefined): string {
  if (!person) return '';
  const { fullName, email } = person;
  return isPrintable(fullName) ? `${fullName} (${makePrintable(email)})` : makePrintable(email);
}
