import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { FormPanel } from '../../../ui/page/panel.tsx';
import { choiceNamed, difficultyNames, feedbackNames, onlyNames, typeNames } from '../choice-names.ts';
import { type DeviceChoices, deviceChoices, questionCounts } from '../device-choices.ts';
import type { PracticeChoice } from '../practice-choice.ts';
import { forgetSitting } from '../sitting/stored-sitting.ts';
import { TopicField } from './topic-field.tsx';

interface StartFormProps {
  /** The choice in the address; missing parts take the last values on this device. */
  choice: PracticeChoice;
  onStart: (choice: PracticeChoice, asksCertainty: boolean) => void;
}

const any = ['', 'Any'] as const;

/** The settings of a practice: each has a good default, so that Start is enough. */
export function StartForm({ choice, onStart }: StartFormProps) {
  const { id: userId } = useAccount();
  const [remembered, setRemembered] = useState(() => proposed(deviceChoices.of(userId), choice));
  const [topics, setTopics] = useState<readonly string[]>(choice.topics);
  const set = (part: Partial<DeviceChoices>) => setRemembered({ ...remembered, ...part });
  const start = () => {
    deviceChoices.remember(userId, remembered);
    // A new choice starts a new sitting, even if an earlier one has the same address.
    forgetSitting(userId);
    const { only, difficulty, type, asksCertainty } = remembered;
    onStart({ source: choice.source, topics, only, difficulty, type }, asksCertainty);
  };

  return (
    <FormPanel>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <FormStack>
          <TopicField source={choice.source} chosen={topics} onChange={setTopics} />
          <ChipField
            label="Which questions"
            value={remembered.only}
            options={onlyNames}
            onChange={(value) => set({ only: choiceNamed(onlyNames, value) ?? 'all' })}
          />
          <ChipField
            label="How many"
            value={String(remembered.count)}
            options={questionCounts.map((count) => [String(count), counted(count, 'question')] as const)}
            onChange={(value) => set({ count: questionCounts.find((it) => String(it) === value) ?? 20 })}
          />
          <details>
            <summary>Difficulty, kinds, and when you see what is right</summary>
            <Stack mt="sm">
              <ChipField
                label="Difficulty"
                value={remembered.difficulty ?? ''}
                options={[any, ...difficultyNames]}
                onChange={(value) => set({ difficulty: choiceNamed(difficultyNames, value) })}
              />
              <SelectField
                label="Kinds of question"
                value={remembered.type ?? ''}
                options={[any, ...typeNames]}
                onChange={(value) => set({ type: choiceNamed(typeNames, value) })}
              />
              <ChipField
                label="What is right is shown"
                value={remembered.feedback}
                options={feedbackNames}
                onChange={(value) => set({ feedback: choiceNamed(feedbackNames, value) ?? 'at_once' })}
              />
              <Checkbox
                size="md"
                label="Ask how sure I am of each answer"
                checked={remembered.asksCertainty}
                onChange={(event) => set({ asksCertainty: event.currentTarget.checked })}
              />
            </Stack>
          </details>
          <div>
            <Button type="submit">Start</Button>
          </div>
        </FormStack>
      </form>
    </FormPanel>
  );
}

function proposed(device: DeviceChoices, { only, difficulty, type }: PracticeChoice): DeviceChoices {
  return {
    ...device,
    ...(only !== 'all' && { only }),
    ...(difficulty !== undefined && { difficulty }),
    ...(type !== undefined && { type }),
  };
}
