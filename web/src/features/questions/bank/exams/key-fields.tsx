import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { InputError, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { OptionInput } from '../../../../ui/question/option-input.tsx';
import shared from '../../questions.module.css';
import type { KeyDecision } from './api.ts';
import { KeyForm } from './key-form/lazy-key-form.tsx';
import { ruleChoices } from './key-words.ts';

interface KeyFieldsProps {
  question: BankQuestion;
  decision: KeyDecision;
  error: ReactNode;
  onChange: (decision: KeyDecision) => void;
}

/** The right key, and the treatment of marks in finished exams. */
export function KeyFields({ question, decision, error, onChange }: KeyFieldsProps) {
  const name = useId();
  const { content } = question;

  return (
    <>
      {decision.body === null ? (
        <OptionKey question={question} decision={decision} error={error} onChange={onChange} />
      ) : (
        <KeyForm
          body={decision.body}
          getTree={(text) => content?.texts?.[text]}
          error={error}
          onChange={(body) => onChange({ ...decision, body })}
        />
      )}
      <fieldset className={shared.fieldset}>
        <legend>Marks of exams that have ended</legend>
        {ruleChoices.map((choice) => (
          <label key={choice.rule} className={shared.field}>
            <span className={shared.mark}>
              <input
                type="radio"
                name={name}
                checked={decision.rule === choice.rule}
                onChange={() => onChange({ ...decision, rule: choice.rule })}
              />
            </span>
            <span>
              <strong>{choice.name}</strong>
              <Text component="span" display="block" c="dimmed" size="sm">
                {choice.effect}
              </Text>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The right ones of the options that students saw. */
function OptionKey({ question, decision, error, onChange }: KeyFieldsProps) {
  const [name, faultId] = [useId(), useId()];
  const { type, options, content } = question;
  const { answer_indexes } = decision;
  const isMultiple = type === 'multiple';
  const choose = (position: number) => {
    const others = isMultiple ? answer_indexes.filter((index) => index !== position) : [];
    const isAdded = !isMultiple || !answer_indexes.includes(position);
    const next = isAdded ? [...others, position] : others;
    onChange({ ...decision, answer_indexes: next.sort((one, other) => one - other) });
  };

  return (
    <fieldset
      className={shared.fieldset}
      aria-describedby={error ? faultId : undefined}
      data-path="answer_indexes"
      tabIndex={-1}
    >
      <legend>{isMultiple ? 'The right options' : 'The right option'}</legend>
      {options.map(({ text }, position) => (
        <OptionInput
          key={optionLabel(position)}
          isMultiple={isMultiple}
          position={position}
          text={text}
          name={name}
          tree={content?.options[position]}
          isChosen={answer_indexes.includes(position)}
          tone={answer_indexes.includes(position) ? 'chosen' : 'open'}
          onChoose={() => choose(position)}
        />
      ))}
      {error && (
        <InputError id={faultId} size="md">
          {error}
        </InputError>
      )}
    </fieldset>
  );
}
