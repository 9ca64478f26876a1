import { describe, expect, it } from 'vitest';
import { getSeen, getSharingState, type Tie } from './seen-results.ts';

const yes = { classes: true, sessions: true, answeredAt: 20, isStopped: false };
const no = { classes: false, sessions: false, answeredAt: 20, isStopped: false };
const stranger: Tie = {
  isTutorActive: true,
  inClassSince: null,
  hasEndedClass: false,
  hasSession: false,
  hasSessionAhead: false,
  isTicked: false,
  answer: null,
};
const member = { inClassSince: 10 };
const booked = { hasSession: true, hasSessionAhead: true };

type Row = [
  name: string,
  tie: Partial<Tie>,
  page: boolean,
  classes: boolean,
  sessions: boolean,
  state: string,
];

describe('the results of a student', () => {
  it.each<Row>([
    ['a stranger who once said yes', { answer: yes }, false, false, false, 'over'],
    ['a member who has not answered', member, true, false, false, 'asked'],
    ['a member who said yes', { ...member, answer: yes }, true, true, false, 'shared'],
    ['a member who said no', { ...member, answer: no }, true, false, false, 'declined'],
    [
      'a member who stopped',
      { ...member, answer: { ...no, isStopped: true } },
      true,
      false,
      false,
      'stopped',
    ],
    [
      'a member who said yes before joining again',
      { inClassSince: 30, answer: yes },
      true,
      false,
      false,
      'asked',
    ],
    [
      'a member who shares only sessions',
      { ...member, answer: { ...yes, classes: false } },
      true,
      false,
      false,
      'declined',
    ],
    ['someone who left the class', { answer: yes }, false, false, false, 'over'],
    ['a member of a class that ended', { hasEndedClass: true, answer: yes }, true, false, false, 'over'],
    ['a booked student who has not answered', booked, true, false, false, 'asked'],
    ['a booked student who ticked weak topics', { ...booked, isTicked: true }, true, false, true, 'shared'],
    ['a booked student who said yes', { ...booked, answer: yes }, true, false, true, 'shared'],
    ['a booked student who said no', { ...booked, answer: no }, true, false, false, 'declined'],
    [
      'a student whose sessions are over',
      { hasSession: true, isTicked: true, answer: yes },
      true,
      false,
      false,
      'over',
    ],
    [
      'a member with a session who said yes',
      { ...member, ...booked, answer: yes },
      true,
      true,
      true,
      'shared',
    ],
    [
      'anyone while the tutor is suspended',
      { ...member, ...booked, isTutorActive: false, answer: yes },
      false,
      false,
      false,
      'over',
    ],
  ])('are right for %s', (_name, tie, page, classes, sessions, state) => {
    const facts = { ...stranger, ...tie };
    expect({ ...getSeen(facts), state: getSharingState(facts) }).toEqual({ page, classes, sessions, state });
  });
});
