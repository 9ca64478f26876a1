import type { Executor } from './database.ts';

/**
 * Builds a statement at its first use, and once more for each transaction. PostgreSQL knows it in all of them by its name, so
 * that a connection parses it once and plans it a few times at most. Values are placeholders.
 *
 * @param build ends with `prepare` and a name that no other statement has
 * @returns the statement for the pool or for the transaction that runs it
 */
export function prepareOnce<Statement extends object>(
  build: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>();
  return (executor) => {
    const statement = built.get(executor) ?? build(executor);
    built.set(executor, statement);
    return statement;
  };
}
