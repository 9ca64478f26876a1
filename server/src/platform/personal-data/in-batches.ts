/**
 * Reads any number of rows with a few in memory and no cursor: a transaction that waits for a slow reader would
 * be ended by the database.
 * @param read gives what follows a row in a fixed order, the first rows after null, none at the end
 */
export async function* inBatches<Row>(
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const batch: readonly Row[] = await read(last);
    yield* batch;
    const end = batch.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
