import { useParams, useSearchParams } from 'react-router';
import { OpenedParentPage } from '../../features/parents/opened/opened-parent-page.tsx';

/** A parent reads how a student does, without an account. A link of each mail stops the mails. */
export function Component() {
  const { code = '' } = useParams();
  const [params, setParams] = useSearchParams();

  return (
    <>
      {/* Whoever has the address can open the page, so no search engine may list it. */}
      <meta name="robots" content="noindex" />
      <OpenedParentPage
        key={code}
        code={code}
        stopsMails={params.get('mails') === 'stop'}
        // A reload must not stop mails that the parent wants again by then.
        onStopped={() => setParams({}, { replace: true })}
      />
    </>
  );
}
