/** One breach for each rule inside accounts. */
import { accountsOrder, orderRuleName } from './accounts-rooms.ts';

const accounts = 'server/src/features/accounts';

type Tree = Readonly<Record<string, string>>;

const orderBreaches = accountsOrder.map((folder, index): [string, Tree] => {
  const next = accountsOrder[index + 1];
  const later = next ? `${next}/later.ts` : 'accounts.ts';
  return [
    orderRuleName(folder),
    { [`${accounts}/${folder}/breach.ts`]: `import '../${later}';\n`, [`${accounts}/${later}`]: '' },
  ];
});

/** Rule to breach. */
export const accountsBreaches: Readonly<Record<string, Tree>> = {
  ...Object.fromEntries(orderBreaches),
  'accounts-folders-have-an-order': {
    [`${accounts}/newcomer/breach.ts`]: `import '../../../platform/queue.ts';\n`,
  },
  'accounts-have-one-public-face': {
    'server/src/features/tutors/breach.service.ts': `import '../accounts/account/people.service.ts';\n`,
    [`${accounts}/account/people.service.ts`]: '',
  },
};
