import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { useTestModel } from './api.ts';

const words = {
  none: 'No model is set up here, so nothing was asked.',
  not_json: 'It answered, and not in the form that questions and cards need. Try a larger model.',
  busy: 'It is busy, or its quota is used up. Try again in a minute.',
  away: 'It could not be reached. Look whether its server runs, and at STUDY_MODEL_URL.',
  timed_out: 'No answer within 12 seconds. A model that is loaded first takes longer: try again.',
  refused: 'It did not accept the question. Look at the key and the name of the model on the server.',
  unusable: 'It answered without text. Try another model.',
} as const;

/** Asks the model in use one small question, and says in words what came of it. */
export function ModelTest() {
  const { mutate, data, isPending, error } = useTestModel();
  return (
    <>
      <ActionButton variant="default" isBusy={isPending} onClick={() => mutate()}>
        Ask it one question
      </ActionButton>
      {data && (
        <Notice kind={data.outcome === 'answered' ? 'success' : 'info'}>
          {data.outcome === 'answered'
            ? `It answered in ${(data.took_ms / 1_000).toFixed(1)} s, in the form that questions and cards need.`
            : words[data.outcome]}
        </Notice>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  );
}
