import { useParams, useSearchParams } from 'react-router';
import { WeekTiles } from '../../features/habits/week-tile-row.tsx';
import { OpenedParentPage } from '../../features/parents/opened/opened-parent-page.tsx';
import { getTiles } from './day-tiles.ts';

/** A parent reads how a student does, without an account. A link of each mail stops the mails. */
export function Component() {
  const { code = '' } = useParams();
  const [params, setParams] = useSearchParams();

  return (
    <>
      {/* A search engine must not list it, because everybody with the address can open the page. */}
      <meta name="robots" content="noindex" />
      <OpenedParentPage
        key={code}
        code={code}
        stopsMails={params.get('mails') === 'stop'}
        // A reload must not stop mails that the parent wants again by then.
        showWeek={({ week, today }) => <WeekTiles tiles={getTiles(week, today)} />}
        onStopped={() => setParams({}, { replace: true })}
      />
    </>
  );
}
