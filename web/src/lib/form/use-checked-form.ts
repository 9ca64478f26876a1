import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFields } from '../http/api-error.ts';
import { type FieldErrors, type FormOptions, useFormState } from './form-state.ts';

/** `rules` are the contract's (`fieldErrors`), so that both sides reject the same values. They may load lazily. */
interface CheckedFormInput<Values> extends FormOptions<Values> {
  /** The error of the last try, whose messages appear at their fields. */
  refusal?: Error | null;
  /** Maps the server's field names to the form's names. */
  shown?: (errors: Record<string, string>) => FieldErrors;
}

/**
 * A form of the app: the contract's rules check it before sending, and the server afterwards. The first
 * rejected field takes the focus, because it may be off the screen; sections with rejected fields open.
 * Fields have the name of their value in `data-path`. Submitting clears the previous error immediately.
 */
export function useCheckedForm<Values extends object>({
  refusal = null,
  shown = (errors) => errors,
  ...options
}: CheckedFormInput<Values>) {
  const form = useFormState(options);
  const element = useRef<HTMLFormElement | null>(null);
  const [pastRefusal, setPastRefusal] = useState<Error | null>(null);
  const rejectedFieldErrors = shown(getFields(refusal));
  const isBesideField = Object.keys(rejectedFieldErrors).some((field) => field in options.initialValues);

  const showRefusal = useEffectEvent(() => {
    if (!isBesideField) return;
    form.setErrors(rejectedFieldErrors);
    focusFirst(element.current, rejectedFieldErrors);
  });
  useEffect(() => {
    if (refusal !== null) showRefusal();
  }, [refusal]);

  return {
    ...form,
    /** The error that no field shows, to be displayed above the fields. */
    fault: isBesideField || refusal === pastRefusal ? null : refusal,
    /** @returns the submit handler of the form element */
    submit: (send: (values: Values) => void) => {
      const check = form.onSubmit(
        (values, submission) => {
          element.current = getForm(submission);
          send(values);
        },
        (errors, submission) => focusFirst(getForm(submission), errors),
      );
      return (submission: FormEvent<HTMLFormElement>) => {
        setPastRefusal(refusal);
        check(submission);
      };
    },
  };
}

/** The event loses its current target during the wait for the rules. */
function getForm(submission: { target: EventTarget }): HTMLFormElement | null {
  return submission.target instanceof HTMLFormElement ? submission.target : null;
}

function focusFirst(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const refused = fields.filter(({ dataset }) => dataset.path !== undefined && dataset.path in errors);
  for (const field of refused) field.closest('details')?.setAttribute('open', '');
  // Waits a frame until the error sentence is rendered, so that a screen reader reads both.
  requestAnimationFrame(() => refused[0]?.focus());
}
