import type { Exam } from '@akada/contract/work/exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useSingleKeys } from '../../../lib/device/single-keys.ts';
import { KeyboardOnly } from '../../../ui/focus/focus-frame.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import classes from './exam.module.css';

/** The keys of the exam, and an exit that tells what the clock does in the meantime. */
export function ExamFoot({ exam: { kind, may_pause } }: { exam: Pick<Exam, 'kind' | 'may_pause'> }) {
  return (
    <div className={classes.small}>
      <KeysLine isHall={kind === 'hall'} />
      <div>
        <TextLink to={links.dashboard()}>Leave for now</TextLink>{' '}
        {may_pause
          ? 'The clock stops while you are away, for 30 minutes in all.'
          : 'The clock runs on. You can come back from the dashboard.'}
      </div>
    </div>
  );
}

/** The switch is here and not in the settings, because the clock runs. */
function KeysLine({ isHall }: { isHall: boolean }) {
  const [work, choose] = useSingleKeys();
  const keys = isHall
    ? 'Keys: A B C D answer, P previous, N next, S hand in, R back from it.'
    : 'Keys: A to L or 1 to 9 answer, N next, P previous, F flag, S hand in, R back from it.';

  return (
    <KeyboardOnly>
      {work ? keys : 'Letter and number keys are off.'}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => choose(!work)}>
        {work ? 'Switch these keys off' : 'Switch them on'}
      </Button>
    </KeyboardOnly>
  );
}
