import { useId } from 'react';
import { LineText } from '../../../../../ui/content/lazy-content.tsx';
import shared from '../../../questions.module.css';
import { VerdictField } from '../../editor/bodies/verdict-field.tsx';
import type { KeyFormProps } from './key-form-props.ts';

/** The verdict about the statement, and the right one of its reasons. */
export function ReasonedKey({ body, getTree, onChange }: KeyFormProps<'reasoned'>) {
  const name = useId();

  return (
    <>
      <VerdictField verdict={body.verdict} onChange={(verdict) => onChange({ ...body, verdict })} />
      {body.reasons.map((text, position) => (
        <label key={text} className={shared.field}>
          <span className={shared.mark}>
            <input
              type="radio"
              name={name}
              checked={position === body.reason}
              onChange={() => onChange({ ...body, reason: position })}
            />
          </span>
          <LineText text={text} tree={getTree(text)} />
        </label>
      ))}
    </>
  );
}
