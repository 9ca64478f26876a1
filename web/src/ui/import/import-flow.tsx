import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fileSize } from '../../lib/format/numbers.ts';
import type { ImportOutcome } from '../../lib/import/import-words.ts';
import { type ImportCalls, useImportRun } from '../../lib/import/use-import-run.ts';
import { Notice } from '../feedback/notice.tsx';
import { Panel } from '../page/panel.tsx';
import { ImportPreview, ImportResult } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';

interface ImportOrder {
  file: File;
  /** Reports the effect of an import without importing anything. */
  isDryRun: boolean;
}

interface ImportFlowProps<Order extends ImportOrder, Outcome> {
  calls: ImportCalls<Order, Outcome>;
  /** The singular noun of the file's items, such as "question". */
  noun: string;
  limitBytes: number;
  orderOf: (file: File) => Omit<Order, 'isDryRun'>;
  /** The fields next to the file, and the file itself. */
  choice: (onFile: (file: File) => void) => ReactNode;
  /** The name of the format, null if unknown. */
  formatOf: (seen: Outcome) => string | null;
  /** Another way for a file that could not be read; null if there is none. */
  otherWay?: (seen: Outcome, file: File) => ReactNode;
  /** A link from a result to the imported items. */
  wayTo: (result: Outcome) => ReactNode;
}

/** Chooses a file, shows its content, and imports it after that. */
export function ImportFlow<Order extends ImportOrder, Outcome extends ImportOutcome>(
  props: ImportFlowProps<Order, Outcome>,
) {
  return (
    <Panel>
      <ImportStep {...props} />
    </Panel>
  );
}

function ImportStep<Order extends ImportOrder, Outcome extends ImportOutcome>({
  calls,
  noun,
  limitBytes,
  orderOf,
  choice,
  formatOf,
  otherWay,
  wayTo,
}: ImportFlowProps<Order, Outcome>): ReactNode {
  const [tooLarge, setTooLarge] = useState<number | null>(null);
  const look = useImportRun(calls);
  const run = useImportRun(calls);

  const begin = (file: File) => {
    const isTooLarge = file.size > limitBytes;
    setTooLarge(isTooLarge ? file.size : null);
    if (!isTooLarge) look.start({ ...orderOf(file), isDryRun: true } as Order);
  };
  const startOver = () => {
    look.reset();
    run.reset();
  };
  const seen = look.order;

  if (run.ended) {
    return <ImportResult noun={noun} result={run.ended} way={wayTo(run.ended)} onOtherFile={startOver} />;
  }
  if (run.isRunning) return <ImportProgress>{`Importing the ${noun}s`}</ImportProgress>;
  if (seen !== null && look.ended && run.error === null) {
    return (
      <ImportPreview
        noun={noun}
        filename={seen.file.name}
        seen={look.ended}
        format={formatOf(look.ended)}
        otherWay={look.ended.status === 'failed' && otherWay?.(look.ended, seen.file)}
        onImport={() => run.start({ ...seen, isDryRun: false })}
        onOtherFile={startOver}
      />
    );
  }
  if (seen !== null && look.isRunning) return <ImportProgress>{`Reading ${seen.file.name}`}</ImportProgress>;

  const error = run.error ?? look.error;
  return (
    <>
      {choice(begin)}
      {tooLarge !== null && (
        <Notice kind="error">
          A file of {noun}s has at most {fileSize(limitBytes)}. This one has {fileSize(tooLarge)}: split it
          into several files.
        </Notice>
      )}
      {tooLarge === null && error && (
        <Notice kind="error" title="The file could not be imported.">
          <Text>{error.message}</Text>
        </Notice>
      )}
    </>
  );
}
