/** Cuts a long list into parts that the server takes one by one. */
import type { ListedPerson } from './list-people.ts';

/** People in one list. */
export const maxListPeople = 20_000;

/** Small enough that the longest names and addresses fit into one call. */
const maxPartPeople = 400;

export interface ListPart<Person> {
  people: Person[];
  csv: string;
}

/** @returns the parts in order, each as CSV with the columns name, email and role */
export function splitList<Person extends Pick<ListedPerson, 'name' | 'email' | 'role'>>(
  people: readonly Person[],
): ListPart<Person>[] {
  const parts: ListPart<Person>[] = [];
  for (let start = 0; start < people.length; start += maxPartPeople) {
    const part = people.slice(start, start + maxPartPeople);
    const lines = part.map(({ name, email, role }) => [name, email, role].map(quote).join(','));
    parts.push({ people: part, csv: ['name,email,role', ...lines].join('\r\n') });
  }
  return parts;
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
