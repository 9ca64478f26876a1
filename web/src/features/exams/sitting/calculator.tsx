import { calculate, longestExpression, shownNumber } from '@akada/core/exams/calculator.ts';
import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './palette.module.css';

const keys = [...'789÷√456×(123−)0.%+^'] as const;
const spoken: Readonly<Record<string, string>> = {
  '÷': 'Divided by',
  '√': 'Square root',
  '×': 'Times',
  '−': 'Minus',
  '+': 'Plus',
  '^': 'To the power of',
  '%': 'Per cent',
  '(': 'Opening bracket',
  ')': 'Closing bracket',
  '.': 'Decimal point',
};

/** The width of five keys in a row, in pixels. */
const fiveWide = { maxWidth: 252 };

/** A pocket calculator for keyboard and touch. Keys typed in it do not reach the exam. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [expression, setExpression] = useState('');
  const [result, setResult] = useState('');

  useEffect(() => field.current?.focus(), []);

  const work = () => {
    const outcome = calculate(expression);
    setResult('value' in outcome ? `= ${shownNumber(outcome.value)}` : outcome.fault);
  };
  const clear = () => {
    setExpression('');
    setResult('');
  };
  const typeKey = (key: string) => setExpression((previous) => (previous + key).slice(0, longestExpression));
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
    if (key === 'Enter' && target === field.current) work();
  };

  return (
    <section aria-label="Calculator" data-own-keys onKeyDown={press}>
      <Panel>
        <TextInput
          ref={field}
          label="Calculation"
          // The calculator has its own keys, which leave room for the question on a phone.
          inputMode="none"
          autoComplete="off"
          maxLength={longestExpression}
          value={expression}
          onChange={({ currentTarget }) => setExpression(currentTarget.value)}
        />
        <Text role="status" className="figures" fw={600} mih={28} my={4}>
          {result}
        </Text>
        <div className={classes.grid} style={fiveWide}>
          {keys.map((key) => (
            <Key key={key} shown={key} label={spoken[key]} onPress={() => typeKey(key)} />
          ))}
          <Key shown="C" label="Clear" onPress={clear} />
          <Key
            shown="⌫"
            label="Delete the last sign"
            onPress={() => setExpression((previous) => previous.slice(0, -1))}
          />
          <Key shown="=" label="Work it out" onPress={work} />
        </div>
      </Panel>
    </section>
  );
}

interface KeyProps {
  shown: string;
  /** Set if the sign does not explain itself. */
  label: string | undefined;
  onPress: () => void;
}

function Key({ shown, label, onPress }: KeyProps) {
  return (
    <UnstyledButton className={classes.number} ta="center" aria-label={label} onClick={onPress}>
      {shown}
    </UnstyledButton>
  );
}
