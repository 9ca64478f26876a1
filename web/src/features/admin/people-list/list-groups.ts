/** Sorts the people of a list: new, here already, or with a row to mend. */
import type { ImportRow } from '@akada/contract/observers/admin.ts';
import type { ListedPerson } from '@akada/core/people-lists/list-people.ts';

export interface RowToMend {
  person: ListedPerson;
  problem: string;
}

export interface ListGroups {
  newPeople: ListedPerson[];
  presentCount: number;
  toMend: RowToMend[];
  /** Rows without a fault that the server has not seen. */
  unchecked: ListedPerson[];
}

/** An answer belongs to the row as it was sent: a row that changed since is unchecked. */
export const getRowKey = ({ line, name, email, role }: ListedPerson) =>
  JSON.stringify([line, name, email, role]);

/** @param answers of the server, by the key of the row */
export function groupPeople(
  people: readonly ListedPerson[],
  answers: ReadonlyMap<string, ImportRow>,
): ListGroups {
  const groups: ListGroups = { newPeople: [], presentCount: 0, toMend: [], unchecked: [] };
  for (const person of people) {
    const answer = answers.get(getRowKey(person));
    const problem = getProblem(person, answer);
    if (problem !== null) groups.toMend.push({ person, problem });
    else if (answer === undefined) groups.unchecked.push(person);
    else if (answer.outcome === 'exists') groups.presentCount += 1;
    else groups.newPeople.push(person);
  }
  return groups;
}

function getProblem({ problem, suggestion, email }: ListedPerson, answer: ImportRow | undefined) {
  if (problem !== null && suggestion === null) return problem;
  if (suggestion !== null) return `“${email}” looks mistyped.`;
  return answer?.outcome === 'invalid' ? Object.values(answer.problems).join(' ') : null;
}
