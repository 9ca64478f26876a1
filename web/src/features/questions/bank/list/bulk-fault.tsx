import { getFields } from '../../../../lib/http/api-error.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FormFault } from '../../../../ui/form/form-fault.tsx';

/** The number of questions that a person reads before mending them. */
const mostShown = 5;

/** Tells why nothing was changed, and names the questions at fault. */
export function BulkFault({ error }: { error: Error | null }) {
  const sentences = [...new Set(Object.values(getFields(error)))];
  if (sentences.length === 0) return <FormFault error={error} />;

  const further = sentences.length - mostShown;
  return (
    <Notice kind="error" title="Nothing was changed.">
      <ul>
        {sentences.slice(0, mostShown).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {further > 0 && `${further} more need another look.`}
    </Notice>
  );
}
