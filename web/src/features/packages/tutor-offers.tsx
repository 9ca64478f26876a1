import type { getTutorOffers, LessonPackage } from '@akada/contract/work/money/packages.ts';
import { links } from '@akada/core/links/links.ts';
import {
  countLeft,
  getLessonPrice,
  getSaving,
  type PackageSize,
} from '@akada/core/packages/package-rules.ts';
import { lessonText } from '@akada/core/packages/package-words.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { nairaText } from '../../lib/format/money.ts';
import type { AnsweredBy } from '../../lib/http/request.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ButtonLink, TextLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { tutorOffersQuery, usePackagePayment } from './api.ts';
import { LessonDots } from './lesson-dots.tsx';
import classes from './packages.module.css';

type Offers = AnsweredBy<typeof getTutorOffers>;

/** The trial lesson and the packages of a tutor; renders nothing if there are none. */
export function TutorOffers({ tutorId, name }: { tutorId: string; name: string }) {
  // The tutor can be booked without these offers, so a failure shows nothing.
  const { data } = useQuery(tutorOffersQuery(tutorId));
  if (data === undefined) return null;

  const { mine, packages, trial } = data;
  return (
    <>
      {mine.length > 0 && (
        <Section title={`Your lessons with ${name}`}>
          {mine.map((one) => (
            <Mine key={one.id} lessonPackage={one} />
          ))}
          <TextLink to={links.packages()}>See your packages</TextLink>
        </Section>
      )}
      {(packages.length > 0 || trial !== null) && (
        <Section title={trial === null ? 'Lessons as a package' : 'Try a lesson, or take several'}>
          <OfferList tutorId={tutorId} name={name} offers={data} />
        </Section>
      )}
    </>
  );
}

function Mine({ lessonPackage }: { lessonPackage: LessonPackage }) {
  const left = countLeft(lessonPackage);
  return (
    <>
      <LessonDots count={lessonPackage} />
      <Text mb="sm" className="figures">
        {lessonPackage.frozen
          ? 'Your bank disputes the payment. Nothing can be booked until it has decided.'
          : `${lessonText(left)} of ${lessonPackage.minutes} min left`}
      </Text>
    </>
  );
}

function OfferList({ tutorId, name, offers }: { tutorId: string; name: string; offers: Offers }) {
  const payment = usePackagePayment(tutorId);
  const { trial, packages } = offers;

  return (
    <>
      <FormFault error={payment.error} />
      <ul className={`${classes.offers} figures`}>
        {trial !== null && (
          <li>
            <b>{trial.price === 0 ? 'Free' : nairaText(trial.price)}</b>
            <span>Trial lesson, {trial.minutes} min</span>
            <Text size="sm" c="dimmed">
              Once with {name}
            </Text>
            <ButtonLink variant="default" to={links.newSession({ tutor_id: tutorId, trial: 'yes' })}>
              Try a lesson
            </ButtonLink>
          </li>
        )}
        {packages.map(({ lessons, minutes, price, valid_days, single_price }) => {
          const each = getLessonPrice(price, lessons as PackageSize);
          const saving = getSaving(each, single_price);
          return (
            <li key={lessons}>
              <b>{nairaText(price)}</b>
              <span>
                {lessons} lessons, {minutes} min each
              </span>
              <Text size="sm" c="dimmed">
                {nairaText(each)} each{saving > 0 && `, ${saving}% less`}. Book within {valid_days} days; then
                the price of unused lessons goes back to you.
              </Text>
              <ActionButton
                variant="default"
                isBusy={payment.isBusy && payment.variables?.lessons === lessons}
                onClick={() => payment.mutate({ lessons: lessons as PackageSize, price })}
              >
                Buy {lessons} lessons
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
