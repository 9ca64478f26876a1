import type { GapsBody, SelectBody } from '@akada/core/question-types/question-body.ts';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import bodies from '../../editor/bodies/bodies.module.css';
import { NumericalForm } from '../../editor/bodies/numerical-form.tsx';
import { getShareOptions } from '../../editor/bodies/shares.ts';
import { ShortForm } from '../../editor/bodies/short-form.tsx';
import classes from './key-form.module.css';
import type { KeyFormProps } from './key-form-props.ts';

type Answer = GapsBody['gaps'][number]['answer'];

/** The accepted answers of each gap. */
export function GapsKey({ body, onChange }: KeyFormProps<'gaps'>) {
  const { gaps } = body;

  return gaps.map((gap, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
    <fieldset key={position} className={bodies.gap}>
      <legend>Gap {position + 1}</legend>
      <AnswerKey
        answer={gap.answer}
        onChange={(answer) => onChange({ ...body, gaps: gaps.with(position, { ...gap, answer }) })}
      />
    </fieldset>
  ));
}

function AnswerKey({ answer, onChange }: { answer: Answer; onChange: (answer: Answer) => void }) {
  if (answer.type === 'short') return <ShortForm body={answer} isKeyOnly onChange={onChange} />;
  if (answer.type === 'numerical') return <NumericalForm body={answer} isKeyOnly onChange={onChange} />;
  return <SelectKey answer={answer} onChange={onChange} />;
}

/** The mark of each option that students could choose. */
function SelectKey({ answer, onChange }: { answer: SelectBody; onChange: (answer: SelectBody) => void }) {
  const { options } = answer;

  return (
    <div className={classes.pairs}>
      {options.map((option, position) => (
        <div key={option.text}>
          <span>{option.text}</span>
          <SelectField
            label={`Mark for ${option.text}`}
            isLabelHidden
            value={String(option.share)}
            options={getShareOptions(option.share)}
            onChange={(share) =>
              onChange({ ...answer, options: options.with(position, { ...option, share: Number(share) }) })
            }
          />
        </div>
      ))}
    </div>
  );
}
