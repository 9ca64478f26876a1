import type { PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Panel, Part } from '../../../ui/page/panel.tsx';
import { earningsFile } from '../earnings/api.ts';
import { monthAndYear } from '../earnings/months.tsx';
import classes from './payouts.module.css';

/** The settled sessions of each month: what students paid, and its two parts. */
export function MonthTable({ overview }: { overview: PayoutsOverview }) {
  const { months } = overview;
  if (months.length === 0) return null;

  return (
    <Part title="Month by month">
      <Panel>
        <div className={classes.months}>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Students paid</th>
                <th scope="col">Commission</th>
                <th scope="col">Yours</th>
                <th scope="col">CSV</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, paid, commission, yours }) => (
                <tr key={month}>
                  <th scope="row">{monthAndYear(month)}</th>
                  <td>{nairaText(paid)}</td>
                  <td>{nairaText(commission)}</td>
                  <td>
                    <b>{nairaText(yours)}</b>
                  </td>
                  <td>
                    <File month={month} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </Part>
  );
}

function File({ month }: { month: string }) {
  const saving = useMutation({
    mutationFn: () => earningsFile(month),
    onSuccess: (file) => saveBlob(`earnings-${month}.csv`, file),
    onError: (error) => toast.error(`The table could not be downloaded. ${error.message}`),
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mih={44}
      aria-label={`Download ${monthAndYear(month)} as CSV`}
      onClick={() => saving.mutate()}
    >
      CSV
    </Button>
  );
}
