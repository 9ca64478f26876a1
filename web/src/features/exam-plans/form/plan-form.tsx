import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { Input } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { lazyRules } from '../../../lib/lazy/lazy.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChoiceField } from '../../../ui/form/choices/choice-field.tsx';
import { MoreChoices } from '../../../ui/form/choices/more-choices.tsx';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useSavePlan } from '../api.ts';
import { FreeDaysField } from './free-days-field.tsx';
import classes from './plan-form.module.css';
import { PlanNeeds } from './plan-needs.tsx';
import { getBlankValues, getForm, getValues, type PlanValues } from './plan-values.ts';
import { WeekdayField } from './weekday-field.tsx';

/** Something that an exam can be about. */
export interface SourceOption {
  key: string;
  title: string;
}

interface PlanFormProps {
  /** Null for a new plan. */
  plan: ExamPlan | null;
  /** Keys of the sources of a new plan. */
  firstSources: readonly string[];
  options: readonly SourceOption[];
  zone: string;
  onSaved: (plan: ExamPlan) => void;
}

const checkPlan = lazyRules(async () => (await import('./plan-rules.ts')).getPlanErrors);

const minutes = ['15', '30', '45', '60', '90'];
const targets = ['60', '70', '80', '90', '95'];

/** The date of an exam, what it is about, and the time that the student has. */
export function PlanForm({ plan, firstSources, options, zone, onSaved }: PlanFormProps) {
  const saving = useSavePlan(plan?.id ?? null, onSaved);
  const form = useCheckedForm<PlanValues>({
    initialValues: plan === null ? getBlankValues(firstSources) : getValues(plan, zone),
    rules: (values) => checkPlan(getForm(values, zone)),
    refusal: saving.error,
  });
  const { values, errors, setFieldValue } = form;

  return (
    <form
      onSubmit={form.submit((input) => saving.mutate(getForm(input, zone)))}
      noValidate
      className={classes.form}
    >
      <div className={classes.fields}>
        <Panel>
          <FormStack>
            <FormFault error={form.fault} />
            <div tabIndex={-1} data-path="sources">
              <TapList
                legend="What is it about?"
                items={options.map(({ key, title }) => ({
                  name: key,
                  text: title,
                  isChosen: values.sources.includes(key),
                }))}
                more="sources"
                onToggle={(key, isChosen) =>
                  setFieldValue(
                    'sources',
                    isChosen ? [...values.sources, key] : values.sources.filter((other) => other !== key),
                  )
                }
              />
              {errors.sources !== undefined && <Input.Error mt={4}>{errors.sources}</Input.Error>}
            </div>
            <DateField
              label="Day and hour of the exam"
              description={`This is the time in ${zoneText(zone)}.`}
              hasTime
              path="exam_at"
              error={errors.exam_at}
              value={values.exam_at}
              onChange={(input) => setFieldValue('exam_at', input)}
            />
            <ChoiceField
              label="Most minutes in a day"
              value={values.minutes_per_day}
              options={withOwn(minutes, values.minutes_per_day).map(
                (value) => [value, `${value} min`] as const,
              )}
              onChange={(choice) => setFieldValue('minutes_per_day', choice)}
            />
            <WeekdayField
              label="Days you study"
              free={values.free_weekdays}
              error={errors.free_weekdays}
              onChange={(free) => setFieldValue('free_weekdays', free)}
            />
            <ChoiceField
              label="How much you want to know by then"
              value={values.target}
              options={withOwn(targets, values.target).map((value) => [value, `${value}%`] as const)}
              onChange={(choice) => setFieldValue('target', choice)}
            />
            <MoreChoices summary="single days without study" isOpen={values.free_days.length > 0}>
              <FreeDaysField
                days={values.free_days}
                error={errors.free_days}
                onChange={(days) => setFieldValue('free_days', days)}
              />
            </MoreChoices>
          </FormStack>
        </Panel>
      </div>
      <div className={classes.needs}>
        <PlanNeeds form={getForm(values, zone)} planId={plan?.id ?? null} />
      </div>
      <div className={classes.submit}>
        <ActionButton type="submit" size="lg" isBusy={saving.isPending}>
          {plan === null ? 'Make my plan' : 'Save the plan'}
        </ActionButton>
      </div>
    </form>
  );
}

/** A value from another device may be none of the usual ones. */
function withOwn(usual: readonly string[], value: string): string[] {
  return usual.includes(value)
    ? [...usual]
    : [...usual, value].sort((one, other) => Number(one) - Number(other));
}
