import { LessonOffers, type PackageOffer } from '@akada/contract/work/money/packages.ts';
import { bookingLengths, getPrice } from '@akada/core/bookings/booking-rules.ts';
import {
  getLessonPrice,
  getSaving,
  type PackageSize,
  packageSizes,
} from '@akada/core/packages/package-rules.ts';
import { Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { getKobo, nairaText, typedNaira } from '../../lib/format/money.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { ExitQuestion } from '../../ui/layers/exit-question.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useSaveOffers } from './api.ts';
import classes from './packages.module.css';

interface TypedOffer {
  isOffered: boolean;
  /** In naira, as it is typed. */
  price: string;
  minutes: string;
  days: string;
}

interface TypedOffers {
  packages: Record<PackageSize, TypedOffer>;
  trial: 'none' | 'free' | 'price';
  trialPrice: string;
}

const usualDays: Readonly<Record<PackageSize, string>> = { 5: '90', 10: '180' };
const days = [
  ['30', '1 month'],
  ['90', '3 months'],
  ['180', '6 months'],
  ['365', '1 year'],
] as const;

interface OffersFormProps {
  savedOffers: LessonOffers;
  /** In kobo. */
  hourlyRate: number;
}

/** The tutor's prices for a trial lesson and for several lessons. */
export function OffersForm({ savedOffers, hourlyRate }: OffersFormProps) {
  const [typed, setTyped] = useState(() => toTyped(savedOffers));
  const saving = useSaveOffers();
  const body = toBody(typed);
  const faults = fieldErrors(LessonOffers, body);
  const isSaved = JSON.stringify(body) === JSON.stringify(toBody(toTyped(savedOffers)));
  const isBroken = Object.keys(faults).length > 0;
  const change = (size: PackageSize, offer: Partial<TypedOffer>) =>
    setTyped({
      ...typed,
      packages: { ...typed.packages, [size]: { ...typed.packages[size], ...offer } },
    });
  const save = () => {
    if (isBroken) return;
    saving.mutate(body, {
      onSuccess: () => toast.success('Your offers are saved. Sold packages keep their price.'),
    });
  };

  return (
    <FormStack>
      <Section title="Trial lesson">
        <div className={classes.choices}>
          <Text>Half an hour to get to know you. Each student can have it once.</Text>
          <ChipField
            label="Do you offer it?"
            value={typed.trial}
            options={[
              ['none', 'No'],
              ['free', 'Free of charge'],
              ['price', 'For a price'],
            ]}
            onChange={(trial) => setTyped({ ...typed, trial: trial as TypedOffers['trial'] })}
          />
          {typed.trial === 'price' && (
            <TextInput
              label="Price in naira"
              inputMode="numeric"
              error={typed.trialPrice !== '' && faults['trial.price']}
              value={typed.trialPrice}
              onChange={({ currentTarget }) => setTyped({ ...typed, trialPrice: currentTarget.value })}
            />
          )}
        </div>
      </Section>
      {packageSizes.map((size) => {
        const offer = typed.packages[size];
        const index = body.packages.findIndex(({ lessons }) => lessons === size);
        return (
          <Section key={size} title={`${size} lessons`}>
            <div className={classes.choices}>
              <Switch
                label={`Offer ${size} lessons as a package`}
                checked={offer.isOffered}
                onChange={({ currentTarget }) => change(size, { isOffered: currentTarget.checked })}
              />
              {offer.isOffered && (
                <>
                  <TextInput
                    label={`Price of ${size} lessons in naira`}
                    description={describePrice(size, offer, hourlyRate)}
                    inputMode="numeric"
                    error={offer.price !== '' && faults[`packages.${index}.price`]}
                    value={offer.price}
                    onChange={({ currentTarget }) => change(size, { price: currentTarget.value })}
                  />
                  <ChipField
                    label="Length of each lesson"
                    value={offer.minutes}
                    options={bookingLengths.map((minutes) => [String(minutes), `${minutes} min`] as const)}
                    onChange={(minutes) => change(size, { minutes })}
                  />
                  <ChipField
                    label="Time to book them"
                    value={offer.days}
                    options={
                      days.some(([value]) => value === offer.days)
                        ? days
                        : [...days, [offer.days, `${offer.days} days`]]
                    }
                    onChange={(next) => change(size, { days: next })}
                  />
                </>
              )}
            </div>
          </Section>
        );
      })}
      <Text c="dimmed" size="sm">
        Akada holds the money. You earn each lesson when it is settled. The price of unused lessons goes back
        to the student.
      </Text>
      <FormFault error={saving.error} />
      <ActionButton isBusy={saving.isPending} aria-disabled={isSaved || isBroken} onClick={save}>
        {getButton(isSaved, isBroken)}
      </ActionButton>
      <ExitQuestion isSaved={isSaved} isHeld reason="The offers that you changed are not saved." />
    </FormStack>
  );
}

function getButton(isSaved: boolean, isBroken: boolean): string {
  if (isSaved) return 'Offers are saved';
  return isBroken ? 'Give the prices first' : 'Save offers';
}

function describePrice(size: PackageSize, { price, minutes }: TypedOffer, hourlyRate: number): string {
  const kobo = getKobo(price);
  const single = getPrice(hourlyRate, Number(minutes));
  if (!(kobo > 0)) return `A single lesson costs ${nairaText(single)}.`;
  const each = getLessonPrice(kobo, size);
  const saving = getSaving(each, single);
  return `${nairaText(each)} for each lesson${saving > 0 ? `, ${saving}% less than ${nairaText(single)}` : ''}.`;
}

function toTyped({ packages, trial }: LessonOffers): TypedOffers {
  const read = (size: PackageSize): TypedOffer => {
    const offer = packages.find(({ lessons }) => lessons === size);
    return {
      isOffered: offer !== undefined,
      price: offer === undefined ? '' : typedNaira(offer.price),
      minutes: String(offer?.minutes ?? 60),
      days: String(offer?.valid_days ?? usualDays[size]),
    };
  };
  return {
    packages: { 5: read(5), 10: read(10) },
    trial: trial === null ? 'none' : trial.price === 0 ? 'free' : 'price',
    trialPrice: trial === null || trial.price === 0 ? '' : typedNaira(trial.price),
  };
}

/** An unreadable price becomes a value that the rules reject. */
function toBody({ packages, trial, trialPrice }: TypedOffers): LessonOffers {
  return {
    packages: packageSizes
      .filter((size) => packages[size].isOffered)
      .map((lessons) => ({
        lessons,
        minutes: Number(packages[lessons].minutes) as PackageOffer['minutes'],
        price: getKobo(packages[lessons].price),
        valid_days: Number(packages[lessons].days),
      })),
    trial: trial === 'none' ? null : { price: trial === 'free' ? 0 : getKobo(trialPrice) },
  };
}
